report-title = { $game }: results
report-about = { $games ->
    [one] One game
   *[other] { $games } games
} of { $bots }; seed { $seed }. Lines and bands are 95 % intervals.
report-figures = Figures
report-number = { NUMBER($number, maximumFractionDigits: 2) }
report-percent = { NUMBER($number, style: "percent", maximumFractionDigits: 1) }
report-seat = { $number } · { $bot }
report-goes = { $first ->
    [yes] goes first
   *[no] goes later
}

## Axes

report-bot = Bot
report-games = Games
report-share = Won
report-turns = Turns of a game
report-turn = Turn
report-gained-by = Players who gained it
report-with = at a table with
report-won-by = won by
report-brings-score = Points more or fewer than is usual for the same bot
report-brings-won = Won more or less often than is usual for the same bot

## Sections

report-seats = Games won by each seat
report-seats-about = A victory that several share counts in parts; one of all together is everybody’s.
report-first = Games won by who goes first
report-first-about = How much it is worth to begin.
report-plays = Games won with each hero or deck
report-plays-about = The more games, the shorter the line.
report-pairings = Who wins beside whom
report-pairings-about = The share of games won by the one on the left when the one below played too.
report-length = How long games are
report-length-about = In turns of any player.
report-points = Points turn by turn
report-points-about = How players stood when a turn began; turns that less than a tenth of the games reached are left out.
report-gained = Cards that players gain
report-gained-about = The share of players who gained a card at least once in a game, the forty most frequent.
report-brings = What cards bring
report-brings-about = How those fared who gained the card, beside what is usual for the same bot. Who is ahead gains more cards: that a card goes with success does not mean that it brings it.

## Columns

report-column-seat = Seat
report-column-first = Order
report-column-plays = Hero or deck
report-column-bot = Bot
report-column-share = Share
report-column-low = From
report-column-high = To
report-column-games = Games
report-column-one = Won by
report-column-other = With
report-column-turns = Turns
report-column-turn = Turn
report-column-points = Points
report-column-card = Card
report-column-seats = Players
report-column-brings = Difference
