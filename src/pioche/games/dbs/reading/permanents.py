"""[Permanent] skills: what is in force as long as a card is where its skill counts."""

from __future__ import annotations

import re
from collections.abc import Callable

from pioche.games.dbs.card import Also, Permanent
from pioche.games.dbs.cost import Way
from pioche.games.dbs.deck import DeckBan, DeckLimit
from pioche.games.dbs.gather import Extend
from pioche.games.dbs.reading.conditions import condition
from pioche.games.dbs.reading.effects import JOINER, whole
from pioche.games.dbs.reading.errors import NotUnderstood
from pioche.games.dbs.reading.nouns import NAME, ZONES, general, noun
from pioche.games.dbs.reading.skills import gained
from pioche.games.dbs.wording.nouns import IN_PLAY
from pioche.games.dbs.wording.rules import IN_A_BATTLE
from pioche.kernel.cards.effect import Seq
from pioche.kernel.cards.query import Among, And, Count, Exists, Fixed, Is, IsSource, Unless, Yours
from pioche.kernel.cards.rule import Forbid, Number, Permit, Rule, Silence
from pioche.kernel.cards.value import Amount, Condition, Effect
from pioche.kernel.state.catalogue import Ability

SELF = IsSource()
FROM_HAND = ("hand", "limbo")  # a card that is being played has left the hand already
ALL_AREAS = ("leader", "battle", "unison", "combo", "hand", "deck", "drop", "energy", "life", "warp", "limbo")
WHERE = {"in your hand": FROM_HAND, "in your hand and battle area": (*FROM_HAND, "battle")}

Made = tuple[tuple[str, ...], tuple[Rule, ...]]  # where it counts, and the rules


def in_play(*rules: Rule) -> Made:
    return IN_PLAY, rules


def gets(text: str) -> Made:
    """Power and keywords that a card has as long as the skill is in force."""
    each: re.Match[str] | None = re.fullmatch(r"(.*?) for each (.+)", text)
    rules: list[Rule] = []
    for part in re.split(r",? and (?:gets )?|, ", each[1] if each else text):
        if number := re.fullmatch(r"([+-]\d+) (power|combo power)", part):
            by: Amount = Fixed(int(number[1]))
            if each:
                by = Count(counted(each[2]), int(number[1]))
            rules.append(Number((number[2].replace(" ", "_"),), by, SELF))
        elif (keyword := re.fullmatch(r"\[([^\[\]]+)\]", part)) and not each:
            rules += gained(keyword[1]).rules
        else:
            raise NotUnderstood("permanent: gets " + general(text))
    return IN_PLAY, tuple(rules)


def counted(text: str) -> Among:
    cards = noun(text)
    if not cards.zones:
        raise NotUnderstood("cards without area: " + general(text))
    return cards.selector()  # type: ignore[return-value]


def free(action: str, price: str | None = None) -> Made:
    """Another way to pay than the energy cost."""
    cost: tuple[Effect, ...] = ()
    if price:
        paid = whole([JOINER.split(price)], None)
        cost = paid.parts if isinstance(paid, Seq) else (paid,)
    return FROM_HAND, (Way(action, SELF, cost),)


def one_in_play(name: str) -> Made:
    """One copy keeps the others out."""
    return ("battle",), (Forbid("play", Is(name) & Yours() & ~SELF),)


CLAUSES: list[tuple[str, Callable[[re.Match[str]], Made]]] = [
    (r"this card gets (.+)", lambda m: gets(m[1])),
    (r"reduce the energy cost of this card (in your hand|in your hand and battle area) by (\d+)",
     lambda m: (WHERE[m[1]], (Number(("cost",), Fixed(-int(m[2])), SELF),))),
    (r"reduce the energy cost of this card (in your hand|in your hand and battle area) by (\d+) for each (.+)",
     lambda m: (WHERE[m[1]], (Number(("cost",), Count(counted(m[3]), -int(m[2])), SELF),))),
    (r"you can play this card from your hand without paying its energy cost", lambda m: free("play")),
    (r"you can activate this card's \[counter\] skill from your hand without paying its energy cost",
     lambda m: free("counter")),
    (r"you can activate this card's \[activate: (battle|main)\](?: skill)? from your hand"
     r" without paying its energy cost",
     lambda m: (FROM_HAND, (Way("use", SELF, when=IN_A_BATTLE if m[1] == "battle" else Unless(IN_A_BATTLE)),))),
    (r"you can activate this card's \[counter\] skill from your hand if you (choose .+) instead of paying its energy"
     r" cost", lambda m: free("counter", m[1])),
    (r"this card can attack battle cards in active mode", lambda m: in_play(Permit("attack-active", SELF))),
    (r"this card can't attack", lambda m: in_play(Forbid("attack", SELF))),
    (r"your opponent's cards can't attack leader cards",
     lambda m: in_play(Forbid("be-attacked", Is("leader") & Yours()))),
    (r"this card can't attack battle cards",
     lambda m: in_play(Forbid("be-attacked", Is("battle"), when=Exists(Among("attacker", SELF))))),
    (r"this card can't be ko'd by your opponent's skills",
     lambda m: in_play(Forbid("ko", SELF, by="opponents", cause="skill"))),
    (r"this card can't be ko'd in battle", lambda m: in_play(Forbid("ko", SELF, cause="rules"))),
    (rf"only 1 ({NAME}) can be played in your battle area", lambda m: one_in_play(m[1])),
    (r"negate this card's \[energy-exhaust\] in all areas",
     lambda m: (ALL_AREAS, (Silence(SELF, "Energy-Exhaust"),))),
    (r"you can choose battle cards in your (hand|energy|drop area|warp) when choosing cards to use with this card's"
     r" \[(union|evolve)\] skill from your hand",
     lambda m: (FROM_HAND, (Extend(m[2].title(), SELF, (ZONES[m[1]],)),))),
    (r"you can't play this card from any area", lambda m: (ALL_AREAS, (Forbid("play", SELF),))),
]  # fmt: skip
PATTERNS = [(re.compile(pattern), made) for pattern, made in CLAUSES]


def permanent(text: str, needs: list[Condition]) -> Ability:
    text = text.strip(" .")
    if match := re.fullmatch(rf"this card gets ({NAME}) in all areas", text):
        return Also((match[1],))
    if text == "you can include as many copies of this card in your deck as you like":
        return DeckLimit(None)
    if match := re.fullmatch(r"you can't include (.+) in your deck", text):
        cards = noun(match[1])
        test = cards._replace(zones=()).test()
        if test is None:
            raise NotUnderstood("deck: " + general(text))
        return DeckBan(test)
    while match := re.match(r"during (your (?:opponent's )?turn), |(?:if|when) (.+?), ", text):
        if match[1]:
            needs = [*needs, condition("it is " + match[1])]
        else:
            needs, text = opening(text, needs)
            continue
        text = text[match.end() :]
    made = [clause(part) for part in re.split(r",? and (?=this card|you|your opponent's cards|reduce|only)", text)]
    if len({where for where, _ in made}) > 1:
        raise NotUnderstood("permanent: in several areas")
    return Permanent(made[0][0], tuple(rule for _, rules in made for rule in rules), when=both(needs))


def opening(text: str, needs: list[Condition]) -> tuple[list[Condition], str]:
    """The condition at the beginning; the first comma behind which all is understood ends it."""
    for place in re.finditer(", ", text):
        try:
            met = condition(re.sub("^(?:if|when) ", "", text[: place.start()]))
        except NotUnderstood:
            continue
        return [*needs, met], text[place.end() :]
    raise NotUnderstood("condition: " + general(text))


def clause(text: str) -> Made:
    for pattern, made in PATTERNS:
        if match := pattern.fullmatch(text):
            return made(match)
    raise NotUnderstood("permanent: " + general(text))


def both(needs: list[Condition]) -> Condition | None:
    found: Condition | None = None
    for one in needs:
        found = And(found, one) if found else one
    return found
