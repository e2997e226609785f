# What L'Ordre de Veiel tells a page that knows no game.

title = L'Ordre de Veiel
about = Heroes on a board of cells, together against enemies whose every step can be foreseen, and a boss at the end of four encounters.
mode-together = Together
mode-together-about = 2 to 5 heroes, who win or lose together. Alone, take two seats or more.
option-difficulty = Difficulty
difficulty-easy = Easy
difficulty-easy-about = Few enemies; the boss comes alone.
difficulty-normal = Normal
difficulty-normal-about = Stronger enemies; two of them come with the boss.
difficulty-hard = Hard
difficulty-hard-about = Many enemies; four Powerful ones before the boss.
difficulty-extreme = Extreme
difficulty-extreme-about = For those who know the game well: up to six enemies at once.
option-boss = Boss
option-second = Second boss
second-none = none
option-battlefields = Battlefields
option-battlefields-about = Each encounter takes place on a battlefield that changes the rules.
option-hidden = Hidden hands
option-hidden-about = Everybody sees only their own hand. Usually hands are open.
option-waves = A table of enemies of your own
option-waves-about = Instead of the difficulty. For each of the four encounters: Basic-Intermediate-Powerful, as in 2-0-0,1-3-0,1-1-2,0-0-0.
choice-hero = Hero
choice-novice = Novice { $n }
choice-novice-about = A card of one of the hero’s two colours, or a colourless one. There are two copies of each.
novice-suggested = as suggested
hero-about = { $colours } · threat { $threat } · { $swords ->
    [one] { $swords } sword
   *[other] { $swords } swords
}
number-threat = Threat
number-swords = Swords
counter-encounter = Encounter
counter-round = Round
standing = Margin
margin-left = Cards to lose before falling
kind = { $kind ->
    [base] Base card
    [hero] Hero
    [novice] Novice
    [initiate] Initiate
    [adept] Adept
    [master] Master
    [reward] Reward
    [enemy] { $tier ->
        [basic] Basic enemy
        [intermediate] Intermediate enemy
        [powerful] Powerful enemy
       *[none] Enemy
    }
    [boss] Boss
    [action] Boss Action
   *[battlefield] Battlefield
}
colour-rouge = red
colour-jaune = yellow
colour-bleu = blue
colour-vert = green
colour-violet = violet
colour-incolore = colourless
type-attaque = attack
type-defense = defence
type-deplacement = movement
type-soin = healing
type-technique = technique
keyword-amorce = Opener
keyword-passif = Passive
keyword-substitution = Substitution
keyword-rune = Rune
tier-basic = Basic
tier-intermediate = Intermediate
tier-powerful = Powerful
family-bande = band
family-betes = beasts
family-culte = cult
family-demons = demons
family-morts = dead
vitality = { $lives } × { $damage } with { $heroes } heroes
fact-copies = Copies
fact-vitality = Vitality (lives × damage per life)
fact-source = Known from
source = { $source ->
    [rulebook] the rulebook
    [public] the publisher
   *[original] made for Pioche
}
facet-kind = Kind
facet-colour = Colour
facet-type = Type
facet-keyword = Keyword
facet-tier = Tier
facet-family = Family

## Why a card cannot do anything

reason-in-deck = The cards of a deck wait to be drawn.
reason-in-hero-discard = A discarded card comes back when the deck is empty and the discard replaces it.
reason-in-wounds = A wound is of no use before it is healed.
reason-in-exile = An exiled card comes back only by an effect that says so.
reason-waits-aside = This card joins the hero after an encounter: Adept after the first, Master after the second.
reason-effect-lasts = The effect of this card still lasts: it goes to the discard when that ends.
reason-apart-for-now = This card stays apart until the encounter ends.
reason-figure-acts = Enemies act after the heroes, as their cards say: target them with a card of the hand.
reason-figure-of-hero = To move a hero, play a movement card or discard a card of the hand.
reason-not-a-hero-card = Only cards of the own hand are played.
reason-another-heros = This card is in the hand of another hero: it is not their turn.
reason-opener-too-late = { $card } is an Opener: it is played before any other card. Keep it for the next turn, or discard it.
