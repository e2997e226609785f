# The game in a terminal.

screen-legend = ● hero, ▲ enemy, ★ boss, ✝ out of the fight, ◇ rune, ▒ barred cell. T threat, ♥ lives, 1/2 wounds of damage per life, ▣ block, ✓ turn played, zz loses its turn, margin: cards to lose before falling. An underlined number has changed. “? NAME” tells what an enemy is going to do, and by which rules.
veiel-title = Encounter { $encounter } of { $of } · { $turn ->
    [setup] setup
    [rewards] reinforcement
    [enemies] round { $round }, the enemies’ turn
   *[heroes] round { $round }, the heroes’ turn
}
veiel-battlefield = Battlefield: { $name }.
veiel-threat = T{ $amount }
veiel-lives = ♥{ $amount }
veiel-block = ▣{ $amount }
veiel-actions = Actions seen: { $cards }
veiel-hero = · hand { $hand } · deck { $deck } · discard { $discard } · wounds { $wounds }{ $exile ->
    [0] {""}
   *[other] {" "}· exile { $exile }
} · { $margin ->
    [none] will fall
   *[other] margin { $margin }
}
veiel-zone = [{ $zone }]
veiel-under = under the effect of: { $cards }
veiel-pile = { $zone }: { $cards }
veiel-hand = { of-hero } hand ({ $count })
veiel-end = { $dead ->
    [yes] { the-hero } is out of the fight
   *[no] { the-hero } stands
} · wounds { $wounds } · exile { $exile }
veiel-reached = Encounter { $encounter }, round { $round }
settings-veiel-heroes = { $heroes }
settings-veiel-bosses = against { $bosses }
settings-veiel-difficulty = { $difficulty } difficulty
settings-veiel-waves = a table of enemies of one’s own
settings-veiel-battlefields = battlefields
settings-veiel-hidden = hidden hands
group-difficulty = Difficulty
group-difficulty-easy = easy
group-difficulty-normal = normal
group-difficulty-hard = hard
group-difficulty-extreme = extreme
group-heroes = Hero
group-bosses = Boss
group-players = Number of heroes
colour-rouge = red
colour-jaune = yellow
colour-bleu = blue
colour-vert = green
colour-violet = violet
colour-incolore = colourless
cards-veiel-kind = { $kind ->
    [base] base card
    [hero] hero
    [novice] Novice
    [initiate] Initiate
    [adept] Adept
    [master] Master
    [reward] Reward
    [enemy] { $tier ->
        [basic] Basic
        [intermediate] Intermediate
       *[powerful] Powerful
    } enemy
    [boss] boss
    [action] boss Action
   *[battlefield] battlefield
}
cards-veiel-group = { $kind ->
    [base] Base cards
    [hero] Heroes
    [novice] Novices
    [initiate] Initiates
    [adept] Adepts
    [master] Masters
    [reward] Rewards
    [enemy] Enemies
    [boss] Bosses
    [action] Boss Actions
   *[battlefield] Battlefields
}
cards-veiel-count = { $count ->
    [one] one card
   *[other] { $count } different cards
}, { $copies ->
    [one] one copy
   *[other] { $copies } copies
}
reason-unknown-kind = There are no cards “{ $detail }”: choose among base, hero, novice, initiate, adept, master, reward, enemy, boss, action and battlefield.
