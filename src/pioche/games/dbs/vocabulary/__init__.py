"""Every word in which the cards of the starter set are written. A card file imports what it uses from here alone.

`words` are skills, places and short forms; `families` build the cards; the rest are structs of game and kernel.
"""

from pioche.games.dbs.battle import Fighting
from pioche.games.dbs.calls import (
    Myself,
    absorb,
    aegis,
    arrival,
    awaken,
    burst,
    evolve,
    field,
    fusion,
    life_at_most,
    over_realm,
    potara,
    successor,
    swap,
)
from pioche.games.dbs.card import Also, Auto, Counter, HasMarkers, NoSkill
from pioche.games.dbs.control import GiveControl, TakeControl
from pioche.games.dbs.cost import Surcharge, Way
from pioche.games.dbs.deck import DeckBan, DeckLimit, dragon_ball, super_combo, ultimate
from pioche.games.dbs.effects import AnotherTurn, Create, Draw, Inflict, Look, Mill, Shuffle, TopOf, Win, XOf
from pioche.games.dbs.gather import Extend
from pioche.games.dbs.keywords import (
    IN_PLAY,
    Bond,
    Sparking,
    alliance,
    barrier,
    blocker,
    critical,
    deflect,
    energy_exhaust,
    heroic,
    indestructible,
    invoker,
    offering,
    repeated_attack,
    revenge,
    revive,
    strike,
    unique,
    universe_7,
    victory_strike,
    villainous,
    wormhole,
)
from pioche.games.dbs.negate import BeingPlayed, NegateAttack, NegateBlocker, NegateCounter, NegatePlay, NegateSkill
from pioche.games.dbs.verbs import (
    Combo,
    Drop,
    Gain,
    Ko,
    Play,
    Remove,
    Rest,
    Stand,
    ToDeck,
    ToEnergy,
    ToHand,
    ToLife,
    ToWarp,
    Under,
)
from pioche.games.dbs.vocabulary.families import (
    CARAVAN,
    DAWN,
    STORM,
    TRAITS,
    WATCH,
    battle,
    character,
    deck,
    extra,
    leader,
    side,
    token,
    unison,
)
from pioche.games.dbs.vocabulary.words import (
    BATTLE,
    EXTRA,
    FROM_HAND,
    IN_HAND,
    IT,
    REMAINING,
    SELF,
    activate,
    auto,
    costing,
    discard,
    draw,
    dropped,
    energy,
    fighters,
    foes,
    gets,
    hand,
    marked,
    mine,
    one,
    pay,
    permanent,
    played,
    search,
    spell,
    strong,
    then,
    up_to,
)
from pioche.kernel.cards.effect import Do, Each, If, OneOf
from pioche.kernel.cards.query import (
    ANYONE,
    OPPONENTS,
    Among,
    Anything,
    Between,
    Cards,
    Count,
    Exists,
    Fixed,
    Is,
    IsBound,
    Lies,
    Not,
    Or,
    Turn,
    Unless,
    Yours,
)
from pioche.kernel.cards.rule import Forbid, Number, Permit, Replace, Silence, When, Whenever
from pioche.kernel.cards.select import Every, Pick, This, Together
from pioche.kernel.cards.verbs import Choose, Until

__all__ = [
    "ANYONE", "BATTLE", "CARAVAN", "DAWN", "EXTRA", "FROM_HAND", "IN_HAND", "IN_PLAY", "IT", "OPPONENTS", "REMAINING",
    "SELF", "STORM", "TRAITS", "WATCH", "Also", "Among", "AnotherTurn", "Anything", "Auto", "BeingPlayed", "Between",
    "Bond", "Cards", "Choose", "Combo", "Count", "Counter", "Create", "DeckBan", "DeckLimit", "Do", "Draw", "Drop",
    "Each", "Every", "Exists", "Extend", "Fighting", "Fixed", "Forbid", "Gain", "GiveControl", "HasMarkers", "If",
    "Inflict", "Is", "IsBound", "Ko", "Lies", "Look", "Mill", "Myself", "NegateAttack", "NegateBlocker",
    "NegateCounter", "NegatePlay", "NegateSkill", "NoSkill", "Not", "Number", "OneOf", "Or", "Permit", "Pick", "Play",
    "Remove", "Replace", "Rest", "Shuffle", "Silence", "Sparking", "Stand", "Surcharge", "TakeControl", "This",
    "ToDeck", "ToEnergy", "ToHand", "ToLife", "ToWarp", "Together", "TopOf", "Turn", "Under", "Unless", "Until", "Way",
    "When", "Whenever", "Win", "XOf", "Yours", "absorb", "activate", "aegis", "alliance", "arrival", "auto", "awaken",
    "barrier", "battle", "blocker", "burst", "character", "costing", "critical", "deck", "deflect", "discard",
    "dragon_ball", "draw", "dropped", "energy", "energy_exhaust", "evolve", "extra", "field", "fighters", "foes",
    "fusion", "gets", "hand", "heroic", "indestructible", "invoker", "leader", "life_at_most", "marked", "mine",
    "offering", "one", "over_realm", "pay", "permanent", "played", "potara", "repeated_attack", "revenge", "revive",
    "search", "side", "spell", "strike", "strong", "successor", "super_combo", "swap", "then", "token", "ultimate",
    "unique", "unison", "universe_7", "up_to", "victory_strike", "villainous", "wormhole",
]  # fmt: skip
