"""Noun phrases: "up to 1 of your opponent's battle cards with an energy cost of 4 or less"."""

from __future__ import annotations

import re
from typing import Any

from pioche.games.dbs.areas import ACTIVE, REST
from pioche.games.dbs.card import BATTLE, COLOURS, EXTRA, FAMILIES, LEADER, UNISON
from pioche.games.dbs.files import keywords
from pioche.games.dbs.reading.errors import NotUnderstood
from pioche.games.dbs.wording.nouns import HOME, IN_PLAY, Bounds, Kind, Noun
from pioche.kernel.cards.query import ACTOR, ANYONE, OPPONENTS, YOU, Count, Fixed, Who
from pioche.kernel.cards.select import Pick

NAME = r"(?:<[^<>]*>|《[^《》]*》|\{[^{}]*\})"
COLOUR = rf"(?:{'|'.join(COLOURS)})"
OR = r"(?:, or |, | or )"
TYPES = {"leader card": LEADER, "battle card": BATTLE, "extra card": EXTRA, "unison card": UNISON, "card": ""}
ZONES = {
    "deck": "deck", "hand": "hand", "drop area": "drop", "life": "life", "energy": "energy", "warp": "warp",
    "battle area": "battle", "combo area": "combo", "leader area": "leader", "unison area": "unison",
}  # fmt: skip
ZONE = rf"(?:{'|'.join(ZONES)})s?"
WHOSE: dict[str, Who] = {
    "your": YOU,
    "your opponent's": OPPONENTS,
    "their": ACTOR,
    "all": ANYONE,
    "both players'": ANYONE,
}
OWNER = rf"({'|'.join(WHOSE)})"
COUNTERS = tuple(f"Counter: {what}" for what in ("Play", "Attack", "Battle Card Attack", "Counter"))
ROLES = {"attacking": "attacker", "attacked": "guard", "fighting": "either"}
KIND = re.compile(
    rf"(?P<non>non-)?(?P<mono>mono-)?(?P<colours>{COLOUR}(?:{OR}{COLOUR})*)?(?P<both>{COLOUR}/{COLOUR})?"
    rf"(?P<multi> ?multicolour)? ?(?P<names>{NAME}(?:{OR}{NAME})*)? ?"
    rf"(?P<type>leader card|battle card|extra card|unison card|card)?s?"
)


def bounds(number: str, more: str | None) -> Bounds:
    least, most = int(number), int(number)
    return (None, most) if more == "less" else (least, None) if more == "more" else (least, most)


QUALIFIERS = (
    (r"with (?:an )?energy costs? of (\d+)(?: or (less|more))?", lambda m: {"cost": bounds(m[1], m[2])}),
    (r"with (?:an )?energy costs? between (\d+) and (\d+)", lambda m: {"cost": (int(m[1]), int(m[2]))}),
    (r"with (\d+)(?: or (less|more))? power", lambda m: {"power": bounds(m[1], m[2])}),
    (r"with (\d+) or more markers", lambda m: {"markers": int(m[1])}),
    (r"in (active|rest) mode", lambda m: {"mode": ACTIVE if m[1] == "active" else REST}),
    (r"with \[([^\[\]]+)\]", lambda m: {"keyword": proper(m[1])}),
    (r"other than this card", lambda m: {"other": True}),
    (rf"other than ({NAME})", lambda m: {"beside": (m[1],)}),
    (rf"in {OWNER} ({ZONE}(?: or {ZONE})*)", lambda m: {"whose": WHOSE[m[1]], "zones": zones(m[2])}),
    (r"among them", lambda m: {"bound": "looked"}),
)
QUALIFIER = [(re.compile(rf"(?:^| (?:and )?){pattern}$"), fields) for pattern, fields in QUALIFIERS]


def proper(keyword: str) -> str:
    """A keyword in its own capitals, perhaps with a number or colours behind it."""
    name = keyword.title().replace("Ex-", "EX-").replace("Of", "of")
    bare = re.sub(rf" (\d+|{COLOUR}(/{COLOUR})+)$", "", name, flags=re.IGNORECASE)
    if not {name, bare} & {*keywords(), *FAMILIES, *COUNTERS}:
        raise NotUnderstood(f"keyword: [{keyword}]")
    return name


def zones(text: str) -> tuple[str, ...]:
    names = [name if name in ZONES else name.removesuffix("s") for name in text.split(" or ")]
    if not ZONES.keys() >= set(names):
        raise NotUnderstood("area: " + general(text))
    return tuple(ZONES[name] for name in names)


def figure(text: str) -> int:
    """The number behind a keyword."""
    if not text.isdecimal():
        raise NotUnderstood("no number: " + general(text))
    return int(text)


def noun(text: str) -> Noun:
    """Cards, as a text tells them apart; without area only what they are."""
    found = Noun()
    rest, owner = text, None
    if match := re.match(r"of (your opponent's|your|their) ", text):
        owner, rest = WHOSE[match[1]], text[match.end() :]
        found = found._replace(whose=owner)
    rest, fields = qualified(re.sub("^(?:a|an) ", "", rest))
    found = found._replace(**fields)
    if rest.startswith("another "):
        found, rest = found._replace(other=True), rest.removeprefix("another ")
    if rest.startswith("other "):
        found, rest = found._replace(other=True), rest.removeprefix("other ")
    if match := re.match(r"(attacking|attacked|fighting) ", rest):
        found, rest = found._replace(role=ROLES[match[1]]), rest[match.end() :]
    if rest.startswith("skill-less "):
        found, rest = found._replace(skillless=True), rest.removeprefix("skill-less ")
    if match := re.fullmatch(r"\[([^\[\]]+)\](?: (.*))?", rest):
        found, rest = found._replace(keyword=proper(match[1])), match[2] or "card"
    energy = re.fullmatch(r"(?:(.*) )?energy", rest)
    if energy and owner:
        found, rest = found._replace(zones=("energy",)), energy[1] or "card"
    found = found._replace(kinds=kinds(rest, text))
    return placed(found, owner, text)


def qualified(text: str) -> tuple[str, dict[str, Any]]:
    """What stands before the qualifiers, and what these say."""
    fields: dict[str, Any] = {}
    while True:
        for pattern, said in QUALIFIER:
            if match := pattern.search(text):
                new = said(match)
                if not fields.keys().isdisjoint(new):
                    raise NotUnderstood("cards told apart twice")
                fields.update(new)
                text = text[: match.start()]
                break
        else:
            return text, fields


def kinds(text: str, whole: str) -> tuple[Kind, ...]:
    """The sorts of card that a phrase names: one, or several with "or" between them."""
    found = kind(text)
    if found:
        return (found,)
    for match in reversed(list(re.finditer(OR, text))):
        first = kind(text[: match.start()])
        if first:
            return (first, *kinds(text[match.end() :], whole))
    raise NotUnderstood("cards: " + general(whole))


def kind(text: str) -> Kind | None:
    match = KIND.fullmatch(text.strip())
    if not match or not text.strip() or (match["both"] and match["colours"]):
        return None
    colours = tuple(re.findall(COLOUR, match["colours"] or match["both"] or ""))
    if match["multi"] and not match["both"]:
        if colours:
            return None
        colours = ("multicolour",)
    names = tuple(re.findall(NAME, match["names"] or ""))
    if colours and len({name[0] for name in names}) > 1:
        return None  # a colour is said of the first sort only
    if (match["mono"] and not colours) or (match["non"] and len(colours) + len(names) != 1):
        return None
    kind_type = TYPES[match["type"] or "card"]
    return Kind(colours, names, kind_type, bool(match["mono"]), bool(match["both"]), bool(match["non"]))


def placed(found: Noun, owner: Who | None, text: str) -> Noun:
    """Where cards are of which no area is named: in play, as far as their type tells (8-5-4, 8-5-7)."""
    if found.zones or found.bound:
        return found
    homes = {HOME.get(kind.type, "") for kind in found.kinds}
    if "" not in homes:
        whose = found.whose if owner else ANYONE
        return found._replace(zones=tuple(zone for zone in IN_PLAY if zone in homes), whose=whose)
    if owner and {kind.type for kind in found.kinds} == {""}:
        return found._replace(zones=IN_PLAY)
    return found


def pick(text: str) -> Pick:
    """Cards that a player chooses."""
    regardless = bool(re.search(r",? ignoring \[barrier\]$", text))
    text = re.sub(r",? ignoring \[barrier\]$", "", text)
    match = re.fullmatch(r"(?:(up to )?(\d+)|(all)) (.*)", text)
    if not match:
        raise NotUnderstood("cards: " + general(text))
    cards = noun(match[4])
    if not (cards.zones or cards.bound):
        raise NotUnderstood("cards without area: " + general(text))
    among = cards.selector()
    size = Count(among) if match[3] else Fixed(int(match[2]))
    return Pick(among, size, up_to=bool(match[1]), regardless=regardless)


def general(text: str) -> str:
    """A phrase without names and numbers, so that it can be counted."""
    text = re.sub(r"<[^<>]*>", "<…>", re.sub(r"《[^《》]*》", "《…》", re.sub(r"\{[^{}]*\}", "{…}", text)))
    return re.sub(r"\d+", "#", re.sub(rf"\b{COLOUR}\b", "red", text))[:90]
