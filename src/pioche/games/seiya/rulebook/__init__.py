"""The rulebook of Saint Seiya Deckbuilding: rules, glossary and F.A.Q. from files; what cards say, from the cards."""

from __future__ import annotations

from functools import cache, partial

from pioche.games.seiya.card import TECHNIQUE_TYPE, SeiyaCard
from pioche.games.seiya.cards import ALL
from pioche.games.seiya.wording import profile_text, statements, title
from pioche.games.seiya.wording.names import in_english
from pioche.games.seiya.wording.voice import PACKAGE
from pioche.kernel.wording import speech
from pioche.kernel.wording.rulebook import Made, Rulebook, Texts, read, read_terms

FILES = ("classic", "glossary", "faq", "asgard", "poseidon", "solo", "hades", "duel")


class SeiyaRulebook(Rulebook):
    """Sections below a section are called by their titles, and so are the Techniques of a board."""

    def label(self, rule: str, lang: str) -> str:
        path, _, number = rule.rpartition(":")
        book, part, *rest = path.split(":")
        words = {"title": self.title(path, lang), "n": number, "section": "".join(rest[:1])}
        if book == "hades":
            part = book
        elif part == "board":
            words["n"] = techniques()[rule]
        elif len(rest) > 1:
            part += "-part"
        return speech(lang, PACKAGE).say("label-" + part, **words)


@cache
def techniques() -> dict[str, str]:
    """The name of each Technique by its rule; of two of the same name the later one has its number."""
    found: dict[str, str] = {}
    for card in ALL:
        if card.type == TECHNIQUE_TYPE:
            taken = card.name in found.values()
            found[card.statements()[0]] = f"{card.name} ({card.number})" if taken else card.name
    return found


@cache
def rulebook() -> Rulebook:
    found: dict[str, Texts] = {
        rule: {lang: in_english(text) if lang == "en" else text for lang, text in texts.items()}
        for rule, texts in read(__name__, FILES).items()
    }
    titles = read(__name__, ("titles", "expansion_titles", "hades_titles"))
    for card in ALL:
        for n, rule in enumerate(card.statements()):
            if rule not in found or card.type == TECHNIQUE_TYPE:
                found[rule] = Made(partial(statement, card, n))
        name: Texts = Made(partial(title, card))
        titles |= {f"seiya:card:{card.slug}": name, f"seiya:faq:{card.slug}": name}
    return SeiyaRulebook(PACKAGE, found, titles, read_terms(__name__))


def statement(card: SeiyaCard, n: int, lang: str) -> str:
    """0 is the printed profile, then comes what the card says: its Victory Points first, then its abilities."""
    if n == 0:
        return profile_text(card, lang)
    said = statements(card, lang)
    return said[n - 1] if said else speech(lang, PACKAGE).say("no-effect")
