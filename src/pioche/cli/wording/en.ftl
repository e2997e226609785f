# cli

## pioche play, pioche replay

play-welcome = Type the number of your choice, or “?” for help.
play-prompt = { $who }>{" "}
play-hand-over = { $who }, it is your turn. Take the keyboard and press Enter.
play-help =
    3         choose option 3; where several may be chosen: 1 4 5
    Enter     choose nothing, where that is allowed
    ? 3       explain option 3: text of the card, sums, rules
    ? gigas   read the cards of that name
    u         take your last answer back
    l         read the whole log again
    s FILE    save the game
    c         concede the game, where it allows that
    q         quit
play-legend = { $game ->
    [seiya] F Force, H Heal, C Cosmos, VP victory points (*: depends on your cards), ■ Flame. An underlined number has changed.
   *[other] An underlined number has changed.
}
play-not-understood = “{ $typed }” is not the number of an option. Type a number of the list, or “?” for help.
play-out-of-range = The options go from 1 to { $count }: type a number of the list.
play-wrong-number = { $span ->
    [one] Choose just one option: type a number of the list.
    [up-to] { $most ->
        [1] Choose one option at most: type its number, or Enter alone for none.
       *[other] Choose { $most } options at most: type their numbers, with spaces between them.
    }
    [some] Choose { $least } to { $most } options: type their numbers, with spaces between them.
   *[exactly] Choose { $most } options: type their numbers, with spaces between them.
}
play-left = You leave the table. Next time, “s FILE” saves the game and “pioche play --load FILE” goes on with it.
play-quit = You leave the table. To keep a game, type “s FILE” before “q”; “pioche play --load FILE” goes on with it.
play-after = “s FILE” saves the game, “l” shows the log again, “u” takes your last answer back, Enter leaves.
play-consent = This answer showed something hidden or let others play: does everyone agree that it is taken back? (yes/no)
play-yes = y yes o oui
play-not-undone = The answer stands.
play-concede = Concede the game? You lose it at once. (yes/no)
play-not-conceded = The game goes on.
play-undone = Your last answer is taken back.
play-undone-anew = Your last answer is taken back. Everyone agrees; chance goes on differently.
play-save-where = Say into which file: “s my-game.json”.
play-saved = The game is saved in { $file }. To go on with it: pioche play --load { $file } --bots { $bots }
play-not-saved = The game could not be saved in { $file } ({ $error }): try another name.

screen-heading = { $turn ->
    [0] Set-up
   *[other] { $you ->
        [yes] Turn { $turn }, yours ({ $who })
       *[no] Turn { $turn }, { $who } plays
    }
}
screen-clock = Clock
screen-flames = { $count ->
    [0] no Flame left: last round
    [one] one Flame
   *[other] { $count } Flames
}
screen-counter = Turn { $turn } of { $turns }
screen-die = Die { $number }: { $number ->
    [1] Discard
    [2] Draw
    [3] Purify
    [4] Freeze
    [5] Force
   *[6] Cosmos
}
screen-sapphires = Odin's Sapphires
screen-pillars = Pillars
screen-epic = Épopée: { $name }
screen-with-tokens = { $card } ({ $amount } VP)
screen-energy = Energy { $amount }/{ $most }{ $used ->
    [yes] { " " }(Technique used)
   *[no] { "" }
}
screen-relics = Relics: { $cards }
screen-frozen = Frozen: { $cards }
screen-frost = { $card } ❄{ $level }
screen-guard = Defending the foundation: { $cards }
screen-trophies = Pillars destroyed: { $cards }
screen-weapons = { $count ->
    [one] { $count } Libra Weapon
   *[other] { $count } Libra Weapons
}
screen-tokens = tokens { $amount } VP
screen-held = in hand: { $cards }
screen-apart = { $count ->
    [0] no card pushed aside
    [one] { $count } card pushed aside
   *[other] { $count } cards pushed aside
}
screen-piles = {" "}· Reserve { $reserve } · removed { $removed }
screen-slot = #
screen-card = Field
screen-cost = Cost
screen-gives = Gives
screen-pv = VP
screen-text = Text
screen-empty = (empty)
screen-force = F{ $amount }
screen-heal = H{ $amount }
screen-cosmos = C{ $amount }
screen-cost_force = F{ $amount }
screen-cost_cosmos = C{ $amount }
screen-player = { $who }:
screen-reach-force = Force { $have } of { $cost }
screen-reach-cosmos = Cosmos { $have } of { $cost }
screen-hand = Your hand ({ $count })
screen-you = You
screen-own = draw pile { $draw } · discard pile { $discard } · destroyed { $destroyed } · set aside { $aside }{ screen-has }
screen-other = hand { $hand } · draw pile { $draw } · discard pile { $discard } · destroyed { $destroyed }{ screen-has }
screen-has = { $armour ->
    [none] {""}
   *[other] {" "}· equips { $armour }
}{ $wounded ->
    [none] {""}
   *[other] {" "}· wounded: { $wounded }
}
screen-several = { $span ->
    [up-to] { $most ->
        [1] One choice at most; Enter for none.
       *[other] Several choices are possible, with spaces between them; Enter for none.
    }
    [some] { $least } to { $most } choices, with spaces between them.
   *[exactly] { $most } choices, with spaces between them.
}
screen-over = The game is over
screen-score = { $who }: { $count } VP
screen-winners = { $count ->
    [0] Nobody wins.
    [one] { $who } wins the game!
   *[other] Shared victory: { $who }!
}

replay-heading = Recorded game: { $game }
replay-settings = Settings: { $settings }
settings-players = { $count } players
settings-heroes = { $count ->
    [one] hero { $heroes }
   *[other] heroes { $heroes }
}
settings-first = player { $seat } begins
settings-variant = variant of the upkeep phase
settings-promos = with the promo cards
settings-asgard = with Asgard
settings-poseidon = with Poséidon
settings-epics = with the Épopées
settings-left-out = without the cards of { $boxes } in the Reserve
settings-solo = { $difficulty ->
    [difficult] alone against Hilda, difficult
    [expert] alone against Hilda, expert
   *[normal] alone against Hilda
}
settings-decks = { $one } against { $other }
settings-cards = { $count ->
    [one] with one card brought along
   *[other] with { $count } cards brought along
}
replay-inputs = { $count ->
    [one] one input
   *[other] { $count } inputs
}
replay-other-rules = This game was played with other rules or cards: it cannot be played again with these.
replay-verified = The game comes out as recorded ({ $count ->
    [one] one input
   *[other] { $count } inputs
}).
replay-rekey = chance goes on differently: an answer was taken back
replay-concession = { $who } concedes
replay-secret = { $who } makes a secret choice
replay-deed = { $what ->
    [none] { $who }: nothing
   *[other] { $who }: { $what }
}
replay-unfinished = The game is not over.

trouble = { $kind ->
    [ENOENT] there is no such file or folder
    [EACCES] access is denied
    [EISDIR] this is a folder
    [ENOSPC] the disk is full
   *[other] { $text }
}
reason-load-alone = --load goes on with a game as it is: the other settings change nothing in it; leave them out.
reason-not-a-setting = { $detail } is no setting of this game: leave it out.
reason-unknown-set = Unknown set: “{ $detail }”. Choose among base, asgard, poseidon and promo.
reason-unknown-deck = Unknown deck: “{ $detail }”. Give a file, or one of the decks red, blue, green, yellow, black and multi.
reason-unknown-game = Unknown game: “{ $detail }”. Choose among seiya and dbs.
reason-cannot-write = Cannot write ({ $detail }): make room, or choose another place.
reason-too-many-bots = { $detail } bots are too many: at least one seat must be left for you.
reason-bench-failed = The benchmark “{ $detail }” failed: run bench/{ $detail }.py to see why.
reason-more-bots-than-players = There are more bots than players ({ $detail }): name fewer bots, or add players.
reason-no-checkout = This command needs the source code of Pioche: run it in a copy of the repository.
reason-no-pytest = This command needs pytest: “make setup” installs it.
reason-tests-unreadable = pytest could not read the tests ({ $detail }): correct them first.
reason-too-few-workers = { $detail } processes are too few: ask for at least one.
reason-unknown-rule = No rule matches “{ $detail }”: try another word; “pioche rules seiya” or “pioche rules dbs” shows them all.
reason-too-few-games = { $detail } games are too few: ask for at least one.
reason-unknown-bot = Unknown bot: “{ $detail }”. Choose among random and greedy.
reason-unknown-card = Unknown card: “{ $detail }”. “pioche cards seiya” or “pioche cards dbs” lists them.
reason-unreadable-file = This file cannot be read ({ $detail }): check its name.

## pioche simulate

simulate-progress = Games
simulate-title = { $game }, { $players } players, { $games ->
    [one] one game
   *[other] { $games } games
}
simulate-seat = Seat
simulate-bot = Bot
simulate-wins = Wins
simulate-share = % won (95 %)
simulate-points = { $game ->
    [seiya] Mean VP (95 %)
   *[other] Mean life of the winner (95 %)
}
simulate-number = { NUMBER($number, maximumFractionDigits: 1) }
simulate-interval = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
simulate-single = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } (–)
simulate-figures = Seed { $seed } · { NUMBER($turns, maximumFractionDigits: 1) } turns a game · { $decisions } decisions · { NUMBER($speed, maximumFractionDigits: 0) } decisions/s · { NUMBER($games, maximumFractionDigits: 1) } games/s
simulate-interrupted = { $count ->
    [0] Interrupted before the end of the first game.
    [one] Interrupted after one game.
   *[other] Interrupted after { $count } games.
}

## dbs: the table and the cards

dbs-side = hand { $hand } · deck { $deck } · life { $life }
dbs-pile = { $count }: { $cards }
dbs-area = { $area ->
    [leader] Leader
    [unison] Unison
    [battle] Battle
    [combo] Combo
    [energy] Energy
    [life] Life
    [drop] Drop
   *[warp] Warp
}
dbs-number = { NUMBER($amount) }
dbs-under = { $count ->
    [one] one card underneath
   *[other] { $count } cards underneath
}
dbs-active = { $count } in Active Mode
dbs-rested = { $count } in Rest Mode
dbs-fight = Battle: { $attacker } ({ NUMBER($mine) }) attacks { $guard } ({ NUMBER($theirs) })
dbs-column = { $column ->
    [cost] Cost
    [power] Power
   *[combo] Combo
}
dbs-none = none
dbs-score = { $who }: life { $life }, deck { $deck }
dbs-type = { $side ->
    [back] back of the Leader
   *[front] { $type ->
        [leader] Leader Card
        [battle] Battle Card
        [extra] Extra Card
        [unison] Unison Card
       *[token] token
    }
}
dbs-cost = { $colours ->
    [none] cost { $total }
   *[other] cost { $total } ({ $colours })
}
dbs-power = power { NUMBER($amount) }
dbs-combo = combo + { NUMBER($power) } for { $cost }
dbs-not-playable = text not understood: not playable
dbs-count = { $count ->
    [one] one card
   *[other] { $count } cards
}

## pioche cards

cards-group = { $set ->
    [base] { $group }
    [asgard] Asgard: { $group }
    [poseidon] Poséidon: { $group }
   *[promo] Promo: { $group }
}
cards-cost = costs
cards-or = {" "}or{" "}
cards-gives = gives
cards-force = F{ $amount }
cards-heal = H{ $amount }
cards-cosmos = C{ $amount }
cards-points = { $points } VP
cards-sapphire = ◆ Sapphire
cards-hourglasses = { $count } hourglasses
cards-flame = ■ Flame
cards-count = { $count ->
    [one] one card
   *[other] { $count } cards
}, { $copies ->
    [one] one copy
   *[other] { $copies } copies
} · F Force, H Heal, C Cosmos, *: depends on your cards

## pioche rules

rules-count = { $count } rules
rules-cards = Card concerned: { $cards }
rules-id = Id: { $id }
rules-running = Running the tests that carry rules…
rules-skipped = { $test } (skipped: proves nothing now)
rules-failed = { $test } (failed)
rules-no-test = no test
rules-covered = { $game }: { $covered } of { $rules } rules are proved by a test, { $scenarios } by a game played.

## pioche bench

bench-calibration-ms = Yardstick: a loop of Python (ms)
bench-decisions-per-second = { $game }: decisions a second
bench-games-per-second = { $game }: games a second
bench-copy-us = { $game }: copy a state (µs)
bench-dump-load-us = { $game }: save and load a state (µs)
bench-all-boxes-decisions-per-second = { $game }, all boxes: decisions a second
bench-all-boxes-games-per-second = { $game }, all boxes: games a second
bench-all-boxes-copy-us = { $game }, all boxes: copy a state (µs)
bench-all-boxes-dump-load-us = { $game }, all boxes: save and load a state (µs)
bench-rss-growth-mb = { $quick ->
    [True] { $game }: memory gained from the 100th to the 1,000th game (MB)
   *[other] { $game }: memory gained from the 1,000th to the 10,000th game (MB)
}

## pioche deck, pioche import: files of cards and decks

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
reason-no-subcommand = What is to be done? Write { $detail } and what goes with it.
reason-no-importer = There are no lists to import for “{ $detail }”: the game to choose is dbs.

## pioche deck

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

## pioche import

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

## Server

serve-address = The table is open: { $url }
serve-stop = Ctrl-C stops it; games are kept and go on when it starts again.
reason-bad-number = This number does not fit ({ $detail }): 1 to 64 processes, a port from 0 to 65535.
reason-bad-limit = “{ $detail }” is no limit: write --limit chat=1/8 (each second, and at once) or --limit connections=16, for example. docs/host.md names them all.
reason-bad-database = This database is not known: write sqlite:///FILE or postgresql://USER@HOST/NAME.
reason-newer-database = This database was made by a later version of Pioche: install that version, or give another database with --db.
reason-no-database = The database does not answer ({ $detail }): check that it runs, and its address.
reason-no-address = Nobody can listen at this address ({ $detail }): choose another port with --port.
replay-proven = { $practice ->
    [yes] A practice table: the seed had been wished for.
   *[no] Seed and salt give the commitment: compare it with the one shown at the start of the game.
} { $commitment }
reason-not-committed = The game did not follow the seed and salt that the server had committed itself to: do not trust it.
