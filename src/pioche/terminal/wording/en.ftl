# What the screen of any game says in a terminal.

screen-heading = { $turn ->
    [0] Set-up
   *[other] { $you ->
        [yes] Turn { $turn }, yours ({ $who })
       *[no] Turn { $turn }, { $who } plays
    }
}
screen-player = { $who }:
screen-hand = Your hand ({ $count })
screen-you = You
screen-several = { $span ->
    [up-to] { $most ->
        [1] One choice at most; Enter for none.
       *[other] Several choices are possible, with spaces between them; Enter for none.
    }
    [some] { $least } to { $most } choices, with spaces between them.
   *[exactly] { $most } choices, with spaces between them.
}
screen-over = The game is over
screen-winners = { $how ->
    [won] { $who } wins the game!
    [together] You all win together!
    [lost] You all lose.
    [shared] { $count ->
        [0] A draw.
       *[other] Shared victory: { $who }!
    }
   *[stopped] Nobody wins.
}
trouble = { $kind ->
    [ENOENT] there is no such file or folder
    [EACCES] access is denied
    [EISDIR] this is a folder
    [ENOSPC] the disk is full
   *[other] { $text }
}
reason-cannot-write = Cannot write ({ $detail }): make room, or choose another place.
reason-unknown-card = Unknown card: “{ $detail }”. “pioche cards” with the name of the game lists them.
reason-no-subcommand = What is to be done? Write { $detail } and what goes with it.
screen-legend = Numbers are those of now, with all that changes them.
screen-mean-score = Mean score (95 %)
