# What the server says.

read-only = This table was made with other rules or cards than those installed here: it can be looked at and its file kept, but not played.
forgotten = This game is no longer kept: only who played it and how it ended.
stopped-closed = This table was closed by whoever runs the server.
stopped-upgrade = This game was stopped by an upgrade: with the new rules or cards it could not go on. All of it can still be seen.
carried-replay = Rules or cards were renewed while this game was played: it is shown as it was stored.
former-replay = This game was played with other rules or cards than those installed here: it is shown as it was stored, without scores.
remark-bot-failed = The bot that plays for { $who } broke down: a simpler one takes over for now.
remark-time-up = { $who } ran out of time: a bot plays instead.
remark-lost-time = { $who } ran out of time and loses the game.
remark-lost-left = { $who } leaves a rated game and loses it.
remark-handed-over = { $who } lets a bot play.
remark-sat-in = { $who } does not come back: a bot plays meanwhile.
remark-took-back = { $who } takes the seat back.
remark-carried = The rules or cards were renewed: from here on the game goes on with the new ones.
remark-left = { $who } leaves the table: a bot plays on to the end.
option-unknown = hidden card no. { $number }
result = { $how ->
    [won] { $you ->
        [yes] You win!
       *[no] { $who } wins.
    }
    [together] You all win together!
    [lost] You all lose.
    [shared] { $count ->
        [0] A draw.
       *[other] { $you ->
            [yes] A shared victory, yours too: { $who }.
           *[no] A shared victory: { $who }.
        }
    }
   *[stopped] The game ends without a winner.
}

## Trouble

trouble-store-away = The database does not answer. What was played is kept; the game will go on by itself, wait a moment.
trouble-store-back = The database answers again: the game goes on.
trouble-table-damaged = This table can no longer be read in the database. The other tables go on; tell whoever runs the server.
trouble-table-back = The table can be read again: the game goes on.

## Why a card cannot do anything

why-watching = You are watching this game: take a free seat to play.
why-over = The game is over.
why-not-asked = It is for { $who } to choose: wait for your turn.
why-other-question = Answer the question first: { $question }

## Refusals

reason-already-begun = The game has already begun: seats no longer change.
reason-already-here = You are already at this table: play on.
reason-bad-clock = The clock must leave 10 seconds to 14 days for each choice.
reason-banned = You may no longer come here: whoever runs the server has decided so.
reason-muted = You may not write in the chat: whoever runs the server has decided so.
reason-bot-plays = A bot plays for you: take your seat back first.
reason-card-not-there = This card is no longer there: look at the table, it has changed.
reason-collection-full = Your collection is full: it holds { $detail } cards at most. Empty it, or import fewer lists.
reason-empty-text = There is nothing to read in it: write at least one sign.
reason-no-such-line = This line is nobody else's, or no longer there.
reason-no-advice = Nobody is advised against other people.
reason-solve-first = First find your own answer: the coach shows his line as soon as you have answered.
reason-no-bot-here = No bot plays for you: the seat is already yours.
reason-no-decks-here = Nobody brings decks to this game: it has all its cards.
reason-no-guest = First say what you are called.
reason-no-page = The page is not built: run “make setup” in the folder of the code.
reason-no-such-cell = There is no such place at this table: point at a cell of its board.
reason-no-such-deck = There is no such deck, or it is no longer there: choose another one.
reason-no-such-number = This card has no such number ({ $detail }): choose one that it bears.
reason-no-such-place = There is nothing at this address: go back to the start.
reason-no-puzzle = There is no puzzle of this game ({ $detail }) that the present rules know: play a game instead.
reason-no-such-guide = There is no such guided game: choose another one.
reason-no-such-rule = This rule is unknown: look for it in the rulebook.
reason-no-such-seat = There is no seat { $detail } at this table: choose another one.
reason-no-such-step = These steps are not in the game, or they are too many at once: ask for { $detail } at most.
reason-no-such-table = There is no such table, or its address is not whole: ask for the link again.
reason-no-undo-asked = Nobody asks to take anything back: there is nothing to agree to.
reason-nobody-seated = At least one person must sit at the table: take a seat.
reason-not-asked-to-agree = It is not for you to agree: the other players decide.
reason-not-begun = The game has not begun: some seats are still to be taken.
reason-not-over = That is possible only once the game is over.
reason-not-readable = This message cannot be understood: reload the page.
reason-not-seated = You only watch this table: take a seat to play.
reason-only-watching = Your link is for watching only: ask for an invitation to play.
reason-not-the-host = Only the person who set the table up can do that.
reason-other-origin = This request comes from another site: open Pioche's own page.
reason-our-fault = Something went wrong on our side. Nothing has changed at the table: try again, or reload the page.
reason-read-only = This table is from other rules or cards: it can be looked at, not played.
reason-seat-taken = This seat is taken: choose another one.
reason-not-your-seat = That seat is somebody else's: look as one of your own, or as a spectator.
reason-store-away = The database does not answer. Wait a moment: the table will show whether your move counted.
reason-table-damaged = This table is damaged in the database and cannot be read. The other tables are fine: tell whoever runs the server.
reason-taken = That is already taken: { $detail }. Choose something else.
reason-already-revealed = Somebody has already revealed their share in the shuffle: nobody can pledge one now.
reason-reveal-later = Shares in the shuffle are revealed once all seats are taken: wait for the others.
reason-wished-seed = The seed of this table was wished for: nobody has a share in it.
reason-wrong-share = This is not the share that you have pledged: pledge another one.
reason-too-busy = Many things happen at this table at the same time: try again.
reason-too-fast = That is too much at once: wait a second.
reason-too-large = That is too long: send less text.
reason-too-late = The table has changed meanwhile: look at what is asked now.
reason-too-long = That is too long ({ $detail }): make it shorter.
reason-too-many = That is a lot in a short time: wait a while, then try again.
reason-too-many-decks = You have { $detail } decks: delete one before you add another.
reason-choose-again = What was chosen for seat { $detail } can no longer be played: whoever sits there must choose again.
reason-undo-too-late = Somebody who must agree has left the table: what has been shown since can no longer be taken back.
reason-undo-already-asked = Somebody already asks to take something back: wait for the answer.
reason-unknown-mode = This game has no mode “{ $detail }”: choose one of the list.
reason-unknown-setting = This game does not know the setting “{ $detail }”: leave it out.
reason-unknown-value = “{ $detail }” is not a possible choice: take one of the list.
reason-wrong-seats = This game is for { $detail } players: change the number of seats.
reason-unknown-bot = There is no bot “{ $detail }”: choose one of the list.
reason-unknown-game = There is no game “{ $detail }”: choose one of the list.
reason-unknown-card = There is no card “{ $detail }”: check its number.

## Accounts

reason-already-account = You have an account already: there is nothing to make.
reason-last-way-in = This is your only way back in: choose a password first, or add another passkey.
reason-name-taken = This name belongs to an account: choose another one, or sign in if it is yours.
reason-no-account = This takes an account: make yours, or sign in.
reason-passkey-failed = The passkey could not be made here: try again, or choose a password.
reason-sign-in-failed = Nothing fits this: check the name and the password (or the code), or try another passkey.
reason-too-many-passkeys = An account keeps { $detail } passkeys at most: remove one first.
reason-weak-password = This password is too easy: take at least { $detail } characters, of several kinds, and not your name.
reason-wrong-password = This is not the password of this account: try again.

## Rated games

reason-not-rated = A rated game is played between people, each at one seat, without bots or a wished seed: change that, or play unrated.
reason-rated-game = This game is rated: nobody plays it in your place. Whoever leaves it loses it.
reason-rated-undo = In a rated game nothing is taken back: what is played is played.

## Who is away

reason-already-warned = { $detail } was warned already: leave them the time to come back.
reason-is-here = { $detail } is here: wait for their answer.
reason-nobody-away = Nobody is missing at this table: the game goes on.
reason-over-days = This game is played over days: the clock alone says when a bot takes over.
reason-wait-for-them = { $detail } may still come back: warn them first, then leave them the time.

## Friends

reason-no-such-friend = Nobody fits this: the link may be incomplete, or they are no longer your friend.
reason-own-link = This is your own link: send it to somebody else.
reason-too-many-friends = Nobody keeps more than { $detail } friends: make room first.
