"""The words in which the cards of Hadès are written, beside those of the other boxes."""

from __future__ import annotations

from pioche.games.seiya.bind import AnnihilateFree, OnTop, ReleaseFree
from pioche.games.seiya.card import (
    CHARACTER_TYPE,
    DIVINE,
    GIFT_TYPE,
    SENSE_TYPE,
    TRIAL_TYPE,
    Annihilated,
    Apparition,
    Gift,
    Reward,
    SeiyaCard,
    Sense,
    Source,
    Talent,
)
from pioche.games.seiya.enfers import (
    AtGate,
    EndOfEnfers,
    FromElysion,
    Graded,
    InReach,
    PutOnGate,
    PutUnderStyx,
    RevealAll,
    TakeFromGate,
)
from pioche.games.seiya.evolve import WORN, Evolve
from pioche.games.seiya.foremost import Foremost, Lead
from pioche.games.seiya.gifts import DrawGift
from pioche.games.seiya.hamper import HamperCheaper, HamperFree
from pioche.games.seiya.pawns import DriveBack, GoToElysion, MovePawn
from pioche.games.seiya.senses import ACTIVE_SIDE, INACTIVE, GainSense, Recharge, SixthSense, TurnSenses
from pioche.games.seiya.souls import GainSouls, HasSouls, LoseSouls, Souls, TakeSouls
from pioche.games.seiya.tallies import Often
from pioche.games.seiya.terms import Beyond, ByForce, Paid
from pioche.games.seiya.trials import TRIAL, Claim, InMainPhase, OfActive
from pioche.games.seiya.vocabulary.families import epic
from pioche.games.seiya.vocabulary.words import A_BRONZE_ARMOUR, CHARACTER, one
from pioche.kernel.cards.query import YOU, Anything, Cards, Is, Test, Turn, Who, Within
from pioche.kernel.cards.rule import Rule, When
from pioche.kernel.cards.value import Effect
from pioche.kernel.state.catalogue import Ability, Static

__all__ = [
    "ACTIVE_SIDE",
    "DIVINE",
    "GOD",
    "INACTIVE",
    "IN_ENFERS",
    "JUDGE",
    "ON_FIELD",
    "ON_TOP",
    "RENEGADE",
    "RENEW_ARMOUR",
    "SKELETON",
    "SPECTRE",
    "YOUR_TURN",
    "AnnihilateFree",
    "AtGate",
    "Beyond",
    "ByForce",
    "DrawGift",
    "DriveBack",
    "EndOfEnfers",
    "Foremost",
    "FromElysion",
    "GainSense",
    "GainSouls",
    "GoToElysion",
    "Graded",
    "HamperCheaper",
    "HamperFree",
    "HasSouls",
    "InReach",
    "Lead",
    "LoseSouls",
    "MovePawn",
    "OfActive",
    "Often",
    "Paid",
    "PutOnGate",
    "PutUnderStyx",
    "Recharge",
    "ReleaseFree",
    "RevealAll",
    "Reward",
    "Sense",
    "SixthSense",
    "Souls",
    "TakeFromGate",
    "TakeSouls",
    "Talent",
    "TurnSenses",
    "enfers",
    "entrave",
    "entrave_pile",
    "epic_of_hades",
    "gift",
    "in_enfers",
    "neant",
    "of_the_styx",
    "on_annihilated",
    "on_apparition",
    "sense",
    "senses",
    "trial",
]  # fmt: skip

GOD = Is("Dieu")
JUDGE = Is("Juge")
RENEGADE = Is("Renégat")
SKELETON = Is("Squelette")
SPECTRE = Is("Spectre")
ON_TOP, YOUR_TURN, ANY = OnTop(), Turn(), Anything()
IN_ENFERS = CHARACTER & Within(("enfers",))
ON_FIELD = CHARACTER & Within(("field",))
RENEW_ARMOUR = Evolve(one(Cards(WORN, A_BRONZE_ARMOUR)), "hades")


def of_the_styx(
    slug: str, number: str, name: str, *abilities: Ability, classes: tuple[str, ...] = ("Spectre",), copies: int = 2,
    source: Source = "original", cost_force: int, pv: int, grade: int, cost_souls: int, gain_souls: int,
) -> SeiyaCard:  # fmt: skip
    """A Character of the Styx, which never joins a player's game."""
    return SeiyaCard(
        slug=slug, number=number, name=name, set="hades", type=CHARACTER_TYPE, classes=classes, copies=copies,
        abilities=abilities, cost_force=cost_force, pv=pv, grade=grade, cost_souls=cost_souls, gain_souls=gain_souls,
        source=source,
    )  # fmt: skip


def sense(slug: str, name: str, *abilities: Ability, source: Source = "original") -> SeiyaCard:
    """A token of the Sens board."""
    return SeiyaCard(
        slug=slug, number="", name=name, set="hades", type=SENSE_TYPE, classes=("Sens",), abilities=abilities,
        source=source,
    )  # fmt: skip


def trial(
    slug: str, name: str, verb: str, of: Test = ANY, nth: int = 1, suffered: bool = False, source: Source = "original"
) -> SeiyaCard:
    """An Épreuve: met in a player's own main phase by the n-th such deed of the turn.

    What a card of that player suffers counts whoever does it.
    """
    if suffered:
        of = OfActive() if of == ANY else of & OfActive()
    watching = Static(("trials",), (When(verb, of, Claim(nth), kind=TRIAL),), when=InMainPhase(own=not suffered))
    return SeiyaCard(
        slug=slug, number="", name=name, set="hades", type=TRIAL_TYPE, classes=("Épreuve",), abilities=(watching,),
        source=source,
    )  # fmt: skip


def gift(slug: str, number: str, name: str, effect: Effect, copies: int = 3) -> SeiyaCard:
    """A Capacité."""
    return SeiyaCard(
        slug=slug, number=number, name=name, set="hades", type=GIFT_TYPE, classes=("Capacité",), copies=copies,
        abilities=(Gift(effect),), mode="classic", source="original",
    )  # fmt: skip


def on_apparition(effect: Effect) -> Apparition:
    return Apparition(effect)


def on_annihilated(effect: Effect) -> Annihilated:
    return Annihilated(effect)


def in_enfers(*rules: Rule) -> Static:
    """An effect of the Enfers: while the card lies revealed there."""
    return Static(("enfers",), rules)


def entrave(*rules: Rule) -> Static:
    """An Entrave effect: while the card is on top of a player's pile, for that player."""
    return Static(("entrave",), rules, when=ON_TOP)


def enfers(test: Test | None = None) -> Cards:
    """The revealed Characters of the Enfers."""
    return Cards(("enfers",), test)


def entrave_pile(test: Test | None = None) -> Cards:
    """The Characters of your Entrave pile."""
    return Cards(("entrave",), test)


def neant(test: Test | None = None) -> Cards:
    """The Characters under your Néant token."""
    return Cards(("neant",), test)


def senses(whose: Who = YOU) -> Cards:
    """A player's Éveil and Sens."""
    return Cards(("senses",), None, whose)


def epic_of_hades(slug: str, name: str, *abilities: Ability, hourglasses: int) -> SeiyaCard:
    """An Épopée that needs Hadès."""
    return epic(slug, name, *abilities, hourglasses=hourglasses, wants=("hades",), source="original", set="hades")
