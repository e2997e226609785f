"""Keyword skills: those that are their name alone, and those that a player activates with icons, a cost, and cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from pioche.games.dbs import calls, deck
from pioche.games.dbs.card import Activate
from pioche.games.dbs.effects import Flip
from pioche.games.dbs.energy import Pay
from pioche.games.dbs.keywords import Bond, revive
from pioche.games.dbs.reading.clauses import Clauses, Sentences
from pioche.games.dbs.reading.effects import effect
from pioche.games.dbs.reading.errors import NotUnderstood
from pioche.games.dbs.reading.gains import IN_FORCE
from pioche.games.dbs.reading.nouns import noun
from pioche.games.dbs.reading.pronouns import theirs
from pioche.games.dbs.reading.words import phrase
from pioche.games.dbs.wording.nouns import Bounds, Noun
from pioche.kernel.cards.effect import Seq
from pioche.kernel.cards.query import Test
from pioche.kernel.cards.value import Condition, Effect
from pioche.kernel.state.catalogue import Ability, Static

COLOURS = ("red", "blue", "green", "yellow", "black")
EVOLVES = {"evolve": calls.EVOLVE, "ex-evolve": calls.EX_EVOLVE, "xeno-evolve": calls.XENO_EVOLVE}
UNIONS = {"union-fusion": calls.fusion, "union-potara": calls.potara}
ALONE = ("successor", "field", "over realm", "dark over realm", "arrival", "revive", "aegis")
LABELS = {"awaken": "Awaken", "awaken: surge": "Awaken: Surge", "wish": "Wish"}
IN_DECKS: dict[str, Callable[[], Ability]] = {
    "ultimate": deck.ultimate,
    "super combo": deck.super_combo,
    "dragon ball": deck.dragon_ball,
}

phrase("price", "you? {clause} ({_:join} {more:clause})*", lambda clause, more=(): (clause, *more))
phrase("materials", "({price} :)? {one:noun} .?", lambda one, price=(): (price, one, None))
phrase("materials", "({price} :)? {one:single} and {other:single} .?", lambda one, other, price=(): (price, one, other))
phrase(
    "materials",
    "({price} :)? {one:noun} with an? energy cost of {number} .?",
    lambda one, number, price=(): (price, one, number),
)
phrase(
    "materials",
    "({price} :)? {one:sorts} and {other:sorts} with energy costs of {bounds} .?",
    lambda one, other, bounds, price=(): (price, costing(one, bounds), costing(other, bounds)),
)
phrase(
    "materials",
    "if {conditions} : {one:noun} with an? energy cost of {number} .?",
    lambda conditions, one, number: ((), one, number, conditions),
)
phrase("awaken", "{price} : (you may)? {sentences}", lambda price, sentences: (None, sentences, price))
phrase(
    "awaken", "(when|if) {conditions} : (you may)? {sentences}", lambda conditions, sentences: (conditions, sentences)
)


def costing(sorts: Any, bounds: Bounds) -> Noun | None:
    """Cards of which the energy cost is told once for two kinds."""
    found = noun(sorts)
    return found._replace(cost=bounds) if found else None


def paid(icons: list[str]) -> Pay:
    """Energy: balls of a colour, and a number of any colour."""
    colours = tuple(icon for icon in icons if icon in COLOURS)
    return Pay(sum(int(icon) for icon in icons if icon.isdecimal()) + len(colours), colours)


def keyword(name: str) -> Ability:
    """A keyword that is its name alone."""
    made = IN_DECKS.get(name) or IN_FORCE.get(name)
    if made is None:
        raise NotUnderstood("keyword", f"[{name}]")
    return made()


phrase("bonded-keyword", "{noun} .?", lambda noun: noun)


def bonded_keyword(icons: list[str], noun: Noun) -> Ability | None:
    """A keyword that a card has as long as there are so many cards of a kind."""
    test, made = noun._replace(zones=()).test(), keyword(icons[0])
    number = icons[1].removeprefix("bond ")
    if test is None or not number.isdecimal() or not isinstance(made, Static) or made.when:
        return None
    return replace(made, when=Bond(int(number), test))


def is_call(kind: str) -> bool:
    name = kind.rpartition(" ")[0]
    return kind in (*EVOLVES, *UNIONS, *ALONE) or name in (*ALONE, "swap")


def alone(kind: str, icons: list[str]) -> Ability | None:
    """Keywords that say nothing but their cost."""
    name, _, rest = kind.rpartition(" ")
    once = "once per turn" in icons
    icons = [icon for icon in icons if icon != "once per turn"]
    if any(icon not in COLOURS and not icon.isdecimal() for icon in icons):
        return None
    cost: tuple[Effect, ...] = (paid(icons),) if icons else ()
    if name == "aegis" and not cost:
        return calls.aegis(colours(rest), once)
    if once:
        return None
    if kind == "successor":
        return calls.successor(*cost)
    if kind == "field" and not cost:
        return calls.field()
    if name in ("over realm", "dark over realm") and rest.isdecimal():
        return calls.over_realm(int(rest), *cost, dark=name.startswith("dark"))
    if name == "arrival":
        return calls.arrival(colours(rest), *cost)
    if name == "revive" and not cost:
        return revive(colours(rest))
    return None


def colours(text: str) -> tuple[str, ...]:
    found = tuple(text.split("/"))
    if any(colour not in COLOURS for colour in found):
        raise NotUnderstood("colours", text)
    return found


def parts(clauses: Clauses) -> tuple[Effect, ...]:
    made = effect((clauses,), None) if clauses else Seq(())
    return made.parts if isinstance(made, Seq) else (made,)


def with_cards(kind: str, icons: list[str], said: tuple[Any, ...]) -> Ability | None:
    """Keywords that name the cards they need."""
    price, one, other, *needs = said
    if needs and not kind.startswith("swap "):
        return None
    cost = (*((paid(icons),) if icons else ()), *parts(price))
    name, _, rest = kind.rpartition(" ")
    if kind in EVOLVES and other is None:
        return calls.evolve(test(one), *cost, kind=EVOLVES[kind])
    if kind in UNIONS and isinstance(other, Noun):
        return UNIONS[kind](test(one), test(other), *cost)
    if name == "swap" and isinstance(other, int) and rest == str(other):
        return replace(calls.swap(other, test(one), *cost), needs=theirs(needs[0]) if needs else None)
    return None


def test(noun: Noun) -> Test:
    found = noun._replace(zones=()).test()
    if found is None or noun.zones not in ((), ("battle",)):
        raise NotUnderstood("cards")
    return found


def awaken(label: str, needs: Condition | None, sentences: Sentences, price: Clauses = ()) -> Activate:
    """What makes it possible, then what it does; the last of it is that the card is flipped."""
    does = effect(sentences, None)
    last = does.parts[-1] if isinstance(does, Seq) else does
    if last != Flip():
        raise NotUnderstood("awaken")
    return Activate("both", does, parts(price), where=("leader",), needs=needs, keyword=label)
