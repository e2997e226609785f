"""The words in which the cards of the duel of Hadès are written, beside those of the box."""

from __future__ import annotations

from pioche.games.seiya.altars import Fewest
from pioche.games.seiya.card import ALTAR_TYPE, HOUSE_TYPE, Power, SeiyaCard, Source
from pioche.games.seiya.houses import DROP, LowerCounter, OwnDoing
from pioche.games.seiya.souls import SpendSouls
from pioche.games.seiya.trials import TRIAL
from pioche.kernel.cards.effect import Do
from pioche.kernel.cards.query import ACTIVE, YOU, Anything, Cards, Is, Test, Who
from pioche.kernel.cards.rule import Rule, When
from pioche.kernel.cards.value import Effect
from pioche.kernel.state.catalogue import Ability, Static

__all__ = ["DROP", "HOUSE", "Fewest", "SpendSouls", "altar", "beside", "house", "houses", "price", "reduced"]

HOUSE = Is(HOUSE_TYPE)
ANY = Anything()


def house(
    slug: str, number: str, name: str, ability: Ability, *, by: int, pv: int, source: Source = "original"
) -> SeiyaCard:
    """A Maison, with how far what it says lowers a counter."""
    return SeiyaCard(
        slug="maison-" + slug, number=number, name="Maison " + name, set="hades", type=HOUSE_TYPE, classes=("Maison",),
        cost_force=6, pv=pv, icon=f"reduce:{by}", abilities=(ability,), mode="duel", source=source,
    )  # fmt: skip


def reduced(by: int, verb: str, of: Test = ANY) -> Static:
    """Each time that the player whose turn it is does such a thing, the own counter may drop."""
    return Static(("house",), (When(verb, of, Do(LowerCounter(by), may=True, by=ACTIVE), kind=TRIAL),), when=OwnDoing())


def price(by: int, cost: Effect) -> Power:
    """For this the counter drops, as often as it is paid."""
    return Power(Do(cost, then=LowerCounter(by)), once=False)


def altar(slug: str, number: str, name: str, ability: Ability, source: Source = "original") -> SeiyaCard:
    return SeiyaCard(
        slug="autel-" + slug, number=number, name="Autel " + name, set="hades", type=ALTAR_TYPE,
        classes=("Autel d'Athéna",), abilities=(ability,), mode="duel", source=source,
    )  # fmt: skip


def beside(*rules: Rule) -> Static:
    """What an Autel does all the game."""
    return Static(("altar",), rules)


def houses(whose: Who = YOU) -> Cards:
    """The Maisons that a player has acquired."""
    return Cards(("own-houses",), None, whose)
