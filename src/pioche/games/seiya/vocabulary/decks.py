"""The words in which the decks of the duel are written, beside those of Hadès."""

from __future__ import annotations

from functools import partial

from pioche.games.seiya.card import CHARACTER_TYPE, GIFT_TYPE, HERO, Army, Gift, SeiyaCard, Source, Talent
from pioche.games.seiya.enfers import PutUnderStyx
from pioche.games.seiya.facing import FaceAnother, FacedBy, MayFace, Opposite
from pioche.games.seiya.senses import OwnSenses, Recharge
from pioche.games.seiya.vocabulary.families import technique
from pioche.games.seiya.vocabulary.words import GOLD_SAINT
from pioche.kernel.cards.value import Condition, Effect

__all__ = [
    "FaceAnother", "FacedBy", "MayFace", "Opposite", "OwnSenses", "PutUnderStyx", "Recharge", "champion",
    "duel_gift", "duel_technique",
]  # fmt: skip


def champion(
    side: Army, sign: str, slug: str, number: str, name: str, talent: Effect, *, source: Source = "original",
    force: int | None = None, heal: int | None = None, cosmos: int | None = None,
) -> SeiyaCard:  # fmt: skip
    """A Hero of the duel: without rank, with a Talent that a Capacité of the same constellation pays for."""
    return SeiyaCard(
        slug=slug, number=number, name=name, set="hades", mode="duel", side=side, type=CHARACTER_TYPE,
        classes=(HERO, GOLD_SAINT.word), copies=2, icon="constellation:" + sign, abilities=(Talent(talent),),
        source=source, force=force, heal=heal, cosmos=cosmos,
    )  # fmt: skip


def duel_gift(
    side: Army, sign: str, slug: str, number: str, name: str, effect: Effect, *, needs: Condition | None = None,
    source: Source = "original",
) -> SeiyaCard:  # fmt: skip
    """A Capacité of the duel, of a side and a constellation."""
    return SeiyaCard(
        slug="capacite-" + slug, number=number, name=name, set="hades", mode="duel", side=side, type=GIFT_TYPE,
        classes=("Capacité",), icon="constellation:" + sign, abilities=(Gift(effect, needs),), source=source,
    )  # fmt: skip


duel_technique = partial(technique, set="hades", mode="duel", source="original")
