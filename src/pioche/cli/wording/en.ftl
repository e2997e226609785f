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
    q         quit
    F Force, H Heal, C Cosmos, VP victory points (*: depends on your cards), ■ Flame. An underlined number has changed.
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
play-undone = Your last answer is taken back.
play-undone-anew = Your last answer is taken back. Everyone agrees; chance goes on differently.
play-save-where = Say into which file: “s my-game.json”.
play-saved = The game is saved in { $file }. To go on with it: pioche play --load { $file } --bots { $bots }
play-not-saved = The game could not be saved in { $file } ({ $error }): try another name.

screen-heading = { $you ->
    [yes] Turn { $turn }, yours ({ $who })
   *[no] Turn { $turn }, { $who } plays
}
screen-clock = Clock
screen-flames = { $count ->
    [0] no Flame left: last round
    [one] one Flame
   *[other] { $count } Flames
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
replay-config = Settings: { $config }
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
reason-load-alone = --load goes on with a game as it is: --players, --hero, --seed, --variant and --promos change nothing in it; leave them out.
reason-cannot-write = Cannot write ({ $detail }): make room, or choose another place.
reason-too-many-bots = { $detail } bots are too many: at least one seat must be left for you.
reason-bench-failed = The benchmark “{ $detail }” failed: run bench/{ $detail }.py to see why.
reason-more-bots-than-players = There are more bots than players ({ $detail }): name fewer bots, or add players.
reason-no-checkout = This command needs the source code of Pioche: run it in a copy of the repository.
reason-no-pytest = This command needs pytest: “make setup” installs it.
reason-tests-unreadable = pytest could not read the tests ({ $detail }): correct them first.
reason-too-few-workers = { $detail } processes are too few: ask for at least one.
reason-unknown-rule = No rule matches “{ $detail }”: try another word; “pioche rules seiya” shows them all.
reason-too-few-games = { $detail } games are too few: ask for at least one.
reason-unknown-bot = Unknown bot: “{ $detail }”. Choose among random and greedy.
reason-unknown-card = Unknown card: “{ $detail }”. “pioche cards seiya” lists them.
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
simulate-points = Mean VP (95 %)
simulate-number = { NUMBER($number, maximumFractionDigits: 1) }
simulate-interval = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
simulate-single = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } (–)
simulate-figures = Seed { $seed } · { NUMBER($turns, maximumFractionDigits: 1) } turns a game · { $decisions } decisions · { NUMBER($speed, maximumFractionDigits: 0) } decisions/s · { NUMBER($games, maximumFractionDigits: 1) } games/s
simulate-interrupted = { $count ->
    [0] Interrupted before the end of the first game.
    [one] Interrupted after one game.
   *[other] Interrupted after { $count } games.
}

## pioche cards

cards-group = { $set ->
    [base] { $group }
   *[promo] Promo: { $group }
}
cards-cost = costs
cards-or = {" "}or{" "}
cards-gives = gives
cards-force = F{ $amount }
cards-heal = H{ $amount }
cards-cosmos = C{ $amount }
cards-points = { $points } VP
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
rules-no-test = no test
rules-covered = { $covered } of { $rules } rules are proved by a test, { $scenarios } by a game played.

## pioche bench

bench-calibration-ms = Yardstick: a loop of Python (ms)
bench-decisions-per-second = seiya: decisions a second
bench-games-per-second = seiya: games a second
bench-copy-us = seiya: copy a state (µs)
bench-dump-load-us = seiya: save and load a state (µs)
bench-rss-growth-mb = { $quick ->
    [True] seiya: memory gained from the 100th to the 1,000th game (MB)
   *[other] seiya: memory gained from the 1,000th to the 10,000th game (MB)
}
