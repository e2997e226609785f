"""The rulebook of the Dragon Ball Super Card Game: numbered rules from files; what cards say, from the cards."""

from __future__ import annotations

from functools import lru_cache, partial

from pioche.games.dbs.card import DbsCard
from pioche.kernel.rules import Rules
from pioche.kernel.wording import speech
from pioche.kernel.wording.rulebook import Made, Rulebook, Texts, read, read_terms

PACKAGE = "pioche.games.dbs.wording.talk"
CARD = "dbs:card:"


class DbsRulebook(Rulebook):
    """Rules are numbered like an outline: `dbs:7-4-1-2` belongs to the nearest heading above it."""

    def section(self, rule: str) -> str:
        if rule.startswith(CARD):
            return rule.rpartition(":")[0]
        while rule not in self._titles:
            rule = rule.rpartition("-")[0]
        return rule

    def in_section(self, section: str) -> tuple[str, ...]:
        """A heading stands for all that is below it."""
        return tuple(rule for rule in self._statements if rule.startswith((section + "-", section + ":")))

    def label(self, rule: str, lang: str) -> str:
        if not rule.startswith(CARD):
            return speech(lang, PACKAGE).say("label-rule", number=rule.partition(":")[2])
        path, _, number = rule.rpartition(":")
        return speech(lang, PACKAGE).say("label-card", title=self.title(path, lang), n=number)


@lru_cache(maxsize=16)
def rulebook(rules: Rules) -> DbsRulebook:
    """The rulebook with the statements of the cards that a table has."""
    found: dict[str, Texts] = read(__name__, ("general", "play", "battle", "skills", "keywords", "misc"))
    titles = read(__name__, ("titles",))
    for card in rules.catalogue.definitions:
        assert isinstance(card, DbsCard)
        for n in range(1, len(card.abilities) + 1):
            found[f"{CARD}{card.slug}:{n}"] = Made(partial(statement, card, n))
        titles[CARD + card.slug] = Made(partial(title, card))
    return DbsRulebook(PACKAGE, found, titles, read_terms(__name__))


def statement(card: DbsCard, n: int, lang: str) -> str:
    from pioche.games.dbs.wording import skill_text

    return skill_text((card.abilities[n - 1],), lang)


def title(card: DbsCard, lang: str) -> str:
    """Names are the same in all languages."""
    return card.name
