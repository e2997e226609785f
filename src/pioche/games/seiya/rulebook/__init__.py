"""The rulebook of Saint Seiya Deckbuilding: rules, glossary and F.A.Q. from files; what cards say, from the cards."""

from __future__ import annotations

from functools import cache, partial

from pioche.games.seiya.card import HERO, SeiyaCard
from pioche.games.seiya.cards import ALL
from pioche.games.seiya.wording import profile_text, rank_name, statements
from pioche.games.seiya.wording.voice import PACKAGE
from pioche.kernel.rulebook import Made, Rulebook, read
from pioche.kernel.wording import speech


@cache
def rulebook() -> Rulebook:
    found = read(__name__, ("classic", "glossary", "faq"))
    titles = read(__name__, ("titles",))
    for card in ALL:
        count = max(1, len(card.abilities) + (card.pv_rule is not None))
        found |= {f"seiya:card:{card.slug}:{n}": Made(partial(statement, card, n)) for n in range(count + 1)}
        name = Made(partial(title, card))
        titles |= {f"seiya:card:{card.slug}": name, f"seiya:faq:{card.slug}": name}
    return Rulebook(PACKAGE, found, titles)


def statement(card: SeiyaCard, n: int, lang: str) -> str:
    """0 is the printed profile, then comes what the card says: its Victory Points first, then its abilities."""
    if n == 0:
        return profile_text(card, lang)
    said = statements(card, lang)
    return said[n - 1] if said else speech(lang, PACKAGE).say("no-effect")


def title(card: SeiyaCard, lang: str) -> str:
    """Cards of a hero share a name: the sign of the rank tells them apart."""
    return f"{card.name} {rank_name(card.ranks[0], lang).split()[-1]}" if HERO in card.classes else card.name
