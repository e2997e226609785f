report-title = { $game } : résultats
report-about = { $games ->
    [one] Une partie
   *[other] { $games } parties
} de { $bots } ; graine { $seed }. Les traits et les bandes sont des intervalles à 95 %.
report-figures = Chiffres
report-number = { NUMBER($number, maximumFractionDigits: 2) }
report-percent = { NUMBER($number, style: "percent", maximumFractionDigits: 1) }
report-seat = { $number } · { $bot }
report-goes = { $first ->
    [yes] joue en premier
   *[no] joue ensuite
}

## Axes

report-bot = Bot
report-games = Parties
report-share = Victoires
report-turns = Tours d’une partie
report-turn = Tour
report-gained-by = Joueurs qui l’ont obtenue
report-with = à une table avec
report-won-by = gagné par
report-brings-score = Points de plus ou de moins que d’habitude pour le même bot
report-brings-won = Victoires de plus ou de moins que d’habitude pour le même bot

## Sections

report-seats = Victoires de chaque place
report-seats-about = Une victoire partagée compte en fractions ; celle de toute l’équipe compte pour chacun.
report-first = Victoires selon qui commence
report-first-about = Ce que vaut le fait de commencer.
report-plays = Victoires de chaque héros ou deck
report-plays-about = Plus il y a de parties, plus le trait est court.
report-pairings = Qui gagne à côté de qui
report-pairings-about = La part des parties gagnées par celui de gauche quand celui du bas jouait aussi.
report-length = Durée des parties
report-length-about = En tours, tous joueurs confondus.
report-points = Points tour après tour
report-points-about = Où en étaient les joueurs au début de chaque tour ; les tours que moins d’un dixième des parties ont atteints sont laissés de côté.
report-gained = Cartes que les joueurs obtiennent
report-gained-about = La part des joueurs qui ont obtenu la carte au moins une fois dans la partie, pour les quarante plus fréquentes.
report-brings = Ce qu’apportent les cartes
report-brings-about = Comment s’en sont tirés ceux qui ont obtenu la carte, par rapport à l’habitude du même bot. Qui mène obtient plus de cartes : qu’une carte aille avec le succès ne veut pas dire qu’elle l’apporte.

## Colonnes

report-column-seat = Place
report-column-first = Ordre
report-column-plays = Héros ou deck
report-column-bot = Bot
report-column-share = Part
report-column-low = De
report-column-high = À
report-column-games = Parties
report-column-one = Gagné par
report-column-other = Avec
report-column-turns = Tours
report-column-turn = Tour
report-column-points = Points
report-column-card = Carte
report-column-seats = Joueurs
report-column-brings = Écart
