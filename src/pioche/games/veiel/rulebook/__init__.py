"""The rulebook of L'Ordre de Veiel: its statements from files, one for each chapter; what cards say, from the cards."""

from __future__ import annotations

from functools import cache, partial

from pioche.games.veiel.card import VeielCard
from pioche.games.veiel.cards import ALL
from pioche.games.veiel.wording import ability_line, profile_text, title
from pioche.kernel.wording import speech
from pioche.kernel.wording.rulebook import Made, Rulebook, Texts, read, read_terms, section_of

CHAPTERS = ("setup", "encounter", "heroes", "enemies", "boss", "cards", "glossary", "summary")
CARD = "veiel:card:"


class VeielRulebook(Rulebook):
    """A rule `veiel:<section>:<n>` is called by the title of its section and its number there."""

    def label(self, rule: str, lang: str) -> str:
        path, _, number = rule.rpartition(":")
        message = "label-card" if rule.startswith(CARD) else "label-rule"
        return speech(lang, __name__).say(message, title=self.title(path, lang), n=number)


@cache
def rulebook() -> VeielRulebook:
    found: dict[str, Texts] = read(__name__, CHAPTERS)
    titles = read(__name__, ("titles",))
    for card in ALL:
        found |= {rule: Made(partial(statement, card, n)) for n, rule in enumerate(card.statements())}
        titles[CARD + card.slug] = Made(partial(title, card))
    return VeielRulebook(__name__, found, titles, read_terms(__name__))


def statement(card: VeielCard, n: int, lang: str) -> str:
    """0 is the printed profile, then come the abilities."""
    return ability_line(card, card.abilities[n - 1], lang) if n else profile_text(card, lang)


def chapter(section: str, lang: str) -> str:
    """The name of the chapter in which a section stands."""
    name = "card" if section.startswith(CARD) else chapters()[section]
    return speech(lang, __name__).say("chapter-" + name)


@cache
def chapters() -> dict[str, str]:
    return {section_of(rule): name for name in CHAPTERS for rule in read(__name__, (name,))}
