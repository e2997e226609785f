"""What can be asked of L'Ordre de Veiel on the command line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from cyclopts import Parameter

from pioche.games.veiel import PLAYERS
from pioche.games.veiel.setup import SUGGESTED, WAVES
from pioche.games.veiel.typed import cards, matching, waves
from pioche.kernel.play.decision import Reason, Refused
from pioche.terminal import options
from pioche.terminal.options import names_in

ANY = "any"  # drawn by lot


@Parameter(name="*")
@dataclass(frozen=True)
class Options(options.Options):
    """What can be agreed on before a game."""

    heroes: str = ""
    """The heroes, seat by seat, as in barbare,guerisseur; any draws them by lot."""
    novices: str = ""
    """Two Novice cards for each hero, as in egide,moulinet/telekinesis,egide; by default those suggested."""
    boss: str = "vorgath"
    """The boss, or two as in vorgath,ysaure; any draws one by lot. The beginning of a name is enough."""
    difficulty: str = "normal"
    """One of easy, normal, hard, extreme; any draws it by lot."""
    battlefields: bool = False
    """Draw a battlefield for each encounter."""
    hidden: bool = False
    """Hide the hands of the heroes from one another."""
    waves: str = ""
    """Enemies of your own, Basic-Intermediate-Powerful for each encounter, as in 2-0-0,1-3-0,1-1-2,0-0-0."""

    def named(self) -> list[str]:
        return [] if self.heroes == ANY else [matching(name, "hero") for name in names_in(self.heroes)]

    def seats(self) -> int:
        return self.players or len(self.named()) or PLAYERS[0]

    def count(self, bots: int) -> int:
        """A bot for each hero who is named, or for as many as may be drawn."""
        return self.players or (PLAYERS[1] if self.heroes == ANY else len(self.named()) or max(bots, PLAYERS[0]))

    def config(self, players: int) -> dict[str, Any]:
        heroes = self.named()
        if len(heroes) > players:
            raise Refused(Reason("more-heroes-than-players", detail=f"{len(heroes)} > {players}"))
        heroes += [hero for hero in SUGGESTED if hero not in heroes][: players - len(heroes)]
        agreed: dict[str, Any] = {"battlefields": self.battlefields, "hidden": self.hidden, "heroes": heroes}
        if self.novices:
            named = self.novices.split("/")
            agreed["novices"] = [[matching(name, "novice") for name in names_in(pair)] for pair in named]
        if self.boss != ANY:
            agreed["bosses"] = [matching(name, "boss") for name in names_in(self.boss)]
        if self.difficulty != ANY:
            if self.difficulty not in WAVES:
                raise Refused(Reason("unknown-difficulty", detail=self.difficulty))
            agreed["difficulty"] = self.difficulty
        if self.waves:
            agreed["waves"] = waves(self.waves)
        return agreed

    def lots(self, least: int, most: int) -> Mapping[str, Sequence[Any]]:
        found: dict[str, Sequence[Any]] = {}
        if self.heroes == ANY:
            if self.novices:
                raise Refused(Reason("novices-of-whom"))
            slugs = [card.slug for card in cards("hero")]
            found["heroes"] = [list(combinations(slugs, size)) for size in range(least, most + 1)]
        if self.boss == ANY:
            found["bosses"] = [(card.slug,) for card in cards("boss")]
        if self.difficulty == ANY:
            found["difficulty"] = list(WAVES)
        return found


@Parameter(name="*")
@dataclass(frozen=True)
class Listing(options.Listing):
    """Which cards to list."""

    kind: str | None = None
    """Only cards of a kind: base, hero, novice, initiate, adept, master, reward, enemy, boss, action or battlefield."""
