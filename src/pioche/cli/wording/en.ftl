# cli

## pioche play, pioche replay

play-welcome = Type the number of your choice, or “?” for help.
play-prompt = { $who }>{" "}
play-hand-over = { $who }, it is your turn. Take the keyboard and press Enter.
play-help =
    3         choose option 3; where several may be chosen: 1 4 5
    Enter     choose nothing, where that is allowed
    ? 3       explain option 3: text of the card, sums, rules
    ? NAME    read the cards of that name
    h         ask for advice: what would you play?
    u         take your last answer back
    l         read the whole log again
    s FILE    save the game
    c         concede the game, where it allows that
    q         quit
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

replay-heading = Recorded game: { $game }
replay-settings = Settings: { $settings }
replay-inputs = { $count ->
    [one] one input
   *[other] { $count } inputs
}
replay-other-rules = This game was played with other rules or cards: it cannot be played again with these.
replay-verified = The game comes out as recorded ({ $count ->
    [one] one input
   *[other] { $count } inputs
}).
replay-carried = { $count ->
    [one] The first input was given under other rules or cards: it is kept, and not played again.
   *[other] The first { $count } inputs were given under other rules or cards: they are kept, and not played again.
}
replay-rekey = chance goes on differently: an answer was taken back
replay-concession = { $who } concedes
replay-walkover = { $who } wins, for want of opponents
replay-stop = { $who } breaks the game off
replay-secret = { $who } makes a secret choice
replay-deed = { $what ->
    [none] { $who }: nothing
   *[other] { $who }: { $what }
}
replay-unfinished = The game is not over.

coach-heading = Chances to win
coach-turn = turn
coach-end = end
coach-turned = { $count ->
    [0] No turn decided it: the chances moved step by step
    [one] The turn that decided it
   *[other] The turns that decided it
}
coach-swing = Turn { $turn }: { $who }, chances down by { $lost } points
coach-given = Answer { $number }: { $deed } ({ $outlook })
coach-instead = The coach: { $deed } ({ $outlook }). { $why }
coach-agrees = The coach would have answered no better.
reason-no-coach = No coach knows this game ({ $detail }): --coach has nothing to say of it. Leave it out.
reason-coach-waits = The game is not over: until then the coach says nothing of it. Go on with pioche play --load.

play-no-advice = Nobody is advised against other people.
reason-load-alone = --load goes on with a game as it is: the other settings change nothing in it; leave them out.
reason-not-a-setting = { $detail } is no setting of this game: leave it out.
reason-unknown-game = Unknown game: “{ $detail }”. Choose among { $games }.
reason-too-many-bots = { $detail } bots are too many: at least one seat must be left for you.
reason-bench-failed = The benchmark “{ $detail }” failed: run bench/{ $detail }.py to see why.
reason-more-bots-than-players = There are more bots than players ({ $detail }): name fewer bots, or add players.
reason-fewer-bots-than-players = There are fewer bots than players ({ $detail }): name a bot for each seat.
reason-no-checkout = This command needs the source code of Pioche: run it in a copy of the repository.
reason-no-pytest = This command needs pytest: “make setup” installs it.
reason-tests-unreadable = pytest could not read the tests ({ $detail }): correct them first.
reason-too-few-workers = { $detail } processes are too few: ask for at least one.
reason-no-cluster-library = Games on a cluster need Ray: install pioche[cluster].
reason-no-cluster = This cluster cannot be reached ({ $detail }): check its address, or give none to start one on this machine.
reason-kept-file = What is over cannot be kept in this file ({ $detail }): choose another one.
reason-kept-others = { $detail } keeps other games, or none: use the same settings as before, or another file.
reason-unknown-rule = No rule matches “{ $detail }”: try another word; “pioche rules” with nothing but the name of the game shows them all.
reason-too-few-games = { $detail } games are too few: ask for at least one.
reason-unknown-bot = Unknown bot: “{ $detail }”. Choose among { $bots }.
reason-unreadable-file = This file cannot be read ({ $detail }): check its name.

## pioche simulate

simulate-progress = Games
simulate-title = { $game }, { $players } players, { $games ->
    [one] one game
   *[other] { $games } games
}
simulate-seat = Seat
simulate-bot = Bot
simulate-games = Games
simulate-wins = Wins
simulate-share = % won (95 %)
simulate-number = { NUMBER($number, maximumFractionDigits: 1) }
simulate-interval = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
simulate-single = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } (–)
simulate-figures = Seed { $seed } · { NUMBER($turns, maximumFractionDigits: 1) } turns a game · { $decisions } decisions · { NUMBER($speed, maximumFractionDigits: 0) } decisions/s · { NUMBER($games, maximumFractionDigits: 1) } games/s
simulate-interrupted = { $count ->
    [0] Interrupted before the end of the first game.
    [one] Interrupted after one game.
   *[other] Interrupted after { $count } games.
}

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
bench-foresee-ms = { $game }: foresee what cards will do (ms)
bench-thinking-p50-ms = { $game }: an answer of greedy, half of them within (ms)
bench-thinking-p95-ms = { $game }: an answer of greedy, 95 % of them within (ms)
bench-thinking-max-ms = { $game }: the longest answer of greedy (ms)
bench-all-boxes-decisions-per-second = { $game }, all boxes: decisions a second
bench-all-boxes-games-per-second = { $game }, all boxes: games a second
bench-all-boxes-copy-us = { $game }, all boxes: copy a state (µs)
bench-all-boxes-dump-load-us = { $game }, all boxes: save and load a state (µs)
bench-hades-decisions-per-second = { $game }, all boxes and Hadès: decisions a second
bench-hades-games-per-second = { $game }, all boxes and Hadès: games a second
bench-hades-copy-us = { $game }, all boxes and Hadès: copy a state (µs)
bench-hades-dump-load-us = { $game }, all boxes and Hadès: save and load a state (µs)
bench-rss-growth-mb = { $quick ->
    [True] { $game }: memory gained from the 100th to the 1,000th game (MB)
   *[other] { $game }: memory gained from the 1,000th to the 10,000th game (MB)
}

## pioche simulate --out, pioche report

report-made = The page is made: { $path }
reason-missing-extra = A library is missing: pip install { $detail }.
reason-not-results = These are no results of Pioche ({ $detail }): choose a file that “pioche simulate --out” has written.
reason-nowhere-to-note = --per-turn and --per-card need a file: name one with --out.
reason-noted-here = --out writes games of this machine, from the first one on: leave out --cluster and --keep.

## pioche import

reason-no-importer = There are no lists to import for “{ $detail }”: “pioche import --help” names the games that have some.

## Server

serve-address = The table is open: { $url }
serve-stop = Ctrl-C stops it; games are kept and go on when it starts again.
reason-bad-number = This number does not fit ({ $detail }): 1 to 64 processes, a port from 0 to 65535.
reason-bad-limit = “{ $detail }” is no limit: write --limit chat=1/8 (each second, and at once) or --limit connections=16, for example. docs/host.md names them all.
reason-bad-setting = This setting does not fit ({ $detail }): docs/host.md names them all.
reason-secret-shown = Everybody on this machine can read what a command is started with: leave the password out of --db, and put it into PIOCHE_DB_PASSWORD or into the file that db-password-file names.
reason-bad-database = This database is not known: write sqlite:///FILE or postgresql://USER@HOST/NAME.
reason-newer-database = This database was made by a later version of Pioche: install that version, or give another database with --db.
reason-no-database = The database does not answer ({ $detail }): check that it runs, and its address.
reason-no-address = Nobody can listen at this address ({ $detail }): choose another port with --port.
replay-proven = { $practice ->
    [yes] A practice table: the seed had been wished for.
   *[no] Seed and salt give the commitment: compare it with the one shown at the start of the game.
} { $commitment }
reason-not-committed = The game did not follow the seed and salt that the server had committed itself to: do not trust it.

## pioche backup, pioche restore, pioche admin

backup-made = The database is copied to { $file }.
restored = The database is as it was in { $file }.
admin-is-account = account
admin-is-guest = guest
admin-is-mute = may not write
admin-is-ban = may not come
admin-closed = Table { $table } is closed.
admin-renamed = { $id } is now called { $name }.
admin-mute = { $lifted ->
    [yes] { $name } ({ $id }) may write again.
   *[no] { $name } ({ $id }) may no longer write.
}
admin-ban = { $lifted ->
    [yes] { $name } ({ $id }) may come again.
   *[no] { $name } ({ $id }) may no longer come.
}
admin-report-insult = insult{ $times ->
    [one] {""}
   *[other] , { $times } times
}
admin-report-flood = spam{ $times ->
    [one] {""}
   *[other] , { $times } times
}
admin-report-other = something else{ $times ->
    [one] {""}
   *[other] , { $times } times
}
admin-settled = Report { $line } is settled.
admin-announced = { $count ->
    [0] There is no table to say it at.
    [one] Said at one table.
   *[other] Said at { $count } tables.
}
reason-empty-text = There is nothing to read in it: write at least one sign.
reason-too-long = That is too long ({ $detail }): make it shorter.
reason-too-busy = Much happens at this table at the same time: try again.
reason-nobody-called = Nobody is called “{ $detail }”: “pioche admin people” lists who has come.
reason-no-such-report = Nothing is reported under the number { $detail }: “pioche admin reports” lists what is.
reason-several-called = Several people are called so, name one by the id: { $detail }.
reason-name-taken = This name belongs to somebody else's account: choose another one.
reason-no-such-table = There is no such table: “pioche admin tables” lists them.
reason-database-in-use = The database is in use: stop the server first.
reason-database-not-empty = This database already holds something: with --replace the copy takes its place.
reason-no-backup = { $detail } is no copy of such a database: give one that “pioche backup” has made of the same kind.
reason-no-program = The program { $detail } is not here: install the PostgreSQL client.

## pioche ladder

ladder-bot = Bot
ladder-rating = Rating
ladder-bots = Bots
ladder-won = Won
ladder-interval = 95 %
ladder-row-bots = { $first } against { $second }
ladder-row-won = { $won } of { $games }
ladder-row-interval = { NUMBER($low, maximumFractionDigits: 0) } to { NUMBER($high, maximumFractionDigits: 0) } %
ladder-progress = { ladder-row-bots }: { ladder-row-won } ({ ladder-row-interval })
reason-ladder-of-few = At least two different bots are needed ({ $detail }): name others.

## pioche tune

tune-generation = Generation { $number }: the best came to { NUMBER($best, maximumFractionDigits: 2) }, all together to { NUMBER($mean, maximumFractionDigits: 2) }
tune-term = Term
tune-before = Before
tune-found = Found
tune-number = { NUMBER($number, maximumFractionDigits: 3) }
tune-proof = In new deals, points ahead or the share of games won: { NUMBER($now, maximumFractionDigits: 2) } ± { NUMBER($error-now, maximumFractionDigits: 2) } with the weights found, { NUMBER($before, maximumFractionDigits: 2) } ± { NUMBER($error-before, maximumFractionDigits: 2) } with those before.
reason-tune-not-searching = “{ $detail }” does not weigh anything: name a bot that searches, such as club, in a game that has one.
reason-tune-too-few = That is too few ({ $detail }): ask for more.

## pioche puzzles

puzzles-looking = game { $number } of { $games }
puzzles-kept = kept in { $file }
puzzles-found = { $count ->
    [0] No puzzle found: look in more games, or with another seed.
    [one] One puzzle found.
   *[other] { $count } puzzles found.
}
puzzles-checked = { $puzzle }: { $holds ->
    [yes] still one clearly best answer
    [no] no answer is clearly the best any more: remove it
   *[other] the present rules do not lead there any more: remove it
}
reason-nobody-knows-best = No coach knows this game ({ $detail }): nobody can say which answer is best. Choose another game.
