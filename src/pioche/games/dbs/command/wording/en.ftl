# pioche deck, pioche import

reason-unknown-deck = Unknown deck: “{ $detail }”. Give a file, or one of the decks red, blue, green, yellow, black and multi.
reason-file-missing = { $detail }: there is no such file or folder. Check its name.
reason-file-denied = { $detail }: access is denied. Change its permissions, or choose another place.
reason-file-is-folder = { $detail } is a folder: name a file in it.
reason-file-not-folder = { $detail } is not a folder: name the folder that holds the files.
reason-file-unreadable = This file cannot be read ({ $detail }): check its name.
reason-file-too-large = This file is larger than may be read ({ $detail }): split it.
reason-file-not-text = This file is not text in UTF-8 ({ $detail }): save it as such.
reason-file-not-json = This file is not JSON ({ $detail }): correct it at that place.
reason-file-too-deep = Lists and objects are nested too deeply ({ $detail }): make them flatter.
reason-no-card-files = There is no file of cards in { $detail }: “pioche import” writes such files, with names that end in .json.
reason-not-a-card-file = This is not a file of cards of this game ({ $detail }): it begins with "pioche": "cards/1" and "game": "dbs".
reason-bad-card = This card cannot be read ({ $detail }): correct it at that place.
reason-bad-card-field = No card has such a value ({ $detail }): correct it.
reason-card-twice = This card exists twice ({ $detail }): keep one of them.
reason-card-other-side = The two sides of a Leader Card must name each other ({ $detail }): correct that.
reason-bad-deck = This deck does not follow the rules ({ $detail }): “pioche deck check” names every fault.
reason-not-a-list = This is not a list of cards ({ $detail }): a list is a JSON array of objects.
reason-bad-entry = This entry of a list cannot be read ({ $detail }): correct it.
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
fault-line = “{ $detail }” is not understood: write how many and the number of the card, as in “4 PI1-005”.
fault-unknown = No card has this number: correct it, or add its cards with --cards.
fault-not-playable = The text of this card is not understood: it is not playable.
fault-no-leader = There is no Leader Card: add one.
fault-leaders = A deck has exactly one Leader Card: remove this one.
fault-too-few = { $count ->
    [one] One card is
   *[other] { $count } cards are
} too few: a deck has at least { $most }.
fault-too-many = { $count } cards are too many: a deck has at most { $most }.
fault-countless = So many copies are too many: a deck has at most { $most } cards.
fault-copies = { $count } copies of { $detail } are too many: at most { $most } may be included.
fault-banned = A skill of { $detail } keeps this card out of the deck.
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
