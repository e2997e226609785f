# pioche deck, pioche import

reason-unknown-deck = Unknown deck: “{ $detail }”. Give a file, one of the decks red, blue, green, yellow, black and multi, or with --cards an archetype: androids, frieza-clan, goku-black, gokus-lineage, machine-mutants, majin-buu, masked-saiyan, paragus, pride-troopers and universe-6.
reason-archetype-lacks = Cards of this deck are not there, or not understood ({ $detail }). Import lists that have them with “pioche import dbs”, and name the folder with --cards.
reason-file-missing = { $detail }: there is no such file or folder. Check its name.
reason-file-denied = { $detail }: access is denied. Change its permissions, or choose another place.
reason-file-is-folder = { $detail } is a folder: name a file in it.
reason-file-not-folder = { $detail } is not a folder: name the folder that holds the files.
reason-file-unreadable = This file cannot be read ({ $detail }): check its name.
reason-no-card-files = There is no file of cards in { $detail }: “pioche import” writes such files, with names that end in .json.
reason-bad-deck = This deck does not follow the rules ({ $detail }): “pioche deck check” names every fault.
reason-no-files = Name at least one file.
reason-no-folder = Name with --out the folder in which to write the cards.
deck-legal = { $count ->
    [one] This deck follows the rules: a Leader Card and one card.
   *[other] This deck follows the rules: a Leader Card and { $count } cards.
}
deck-faults = { $count ->
    [one] One fault:
   *[other] { $count } faults:
}
deck-line = line { $line }
deck-whole = deck
deck-leader = Leader
deck-types = Types
deck-colours = Colours
deck-costs = Energy costs
deck-type = { $type ->
    [battle] { $count ->
        [one] one Battle Card
       *[other] { $count } Battle Cards
    }
    [extra] { $count ->
        [one] one Extra Card
       *[other] { $count } Extra Cards
    }
   *[unison] { $count ->
        [one] one Unison Card
       *[other] { $count } Unison Cards
    }
}
deck-colour = { $count } { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[black] black
}
deck-cost = { $count } × { $cost }
fault-unknown = No card has this number: correct it, or add its cards with --cards.
import-cards = { $cards ->
    [one] One card
   *[other] { $cards } cards
}, { $compiled } of which { $compiled ->
    [one] is
   *[other] are
} playable ({ NUMBER($share, maximumFractionDigits: 1) } %)
import-skills = { $skills ->
    [one] One skill line
   *[other] { $skills } skill lines
}, { $compiled } understood, { $round_trip } worded again as printed
import-refused = { $count ->
    [one] One entry that is no card
   *[other] { $count } entries that are no cards
} left out
import-files = { $count ->
    [one] One file
   *[other] { $count } files
} written in { $folder }
import-reasons = What is not understood, most frequent first
import-more = … and { $count ->
    [one] one more reason
   *[other] { $count } more reasons
}
import-more-entries = … and { $count ->
    [one] one more entry
   *[other] { $count } more entries
}
import-differences = Variant prints that differ from the card itself, which counts
import-difference = { $number }, { $field }: “{ $variant }” instead of “{ $base }”

import-later = { $count ->
    [one] One card needs rules later than 1.1.
   *[other] { $count } cards need rules later than 1.1.
}
report-title = What is read of these lists
report-figures = { $cards } cards: { $compiled } are playable, { $later } need rules later than 1.1.
report-type = Type
report-cards = Cards
report-compiled = Playable
report-later = Later rules
report-more = Likewise: { $numbers }.
report-gain = Lines: { $lines }. Cards that wait for nothing else: { $cards }.
