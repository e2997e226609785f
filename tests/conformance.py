"""The conformance suite: what every game on the kernel must show at every decision of random play.

A game is not a game until it passes. `check` plays one game and fails on the first broken promise.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from itertools import zip_longest
from random import Random
from typing import Any
from unittest.mock import patch

import pytest
from msgspec import Struct
from msgspec.structs import replace

from pioche.kernel.cards import answers
from pioche.kernel.cards.inforce import fresh_index
from pioche.kernel.cards.query import NOBODY
from pioche.kernel.play.decision import Decision, Refused
from pioche.kernel.play.event import Event
from pioche.kernel.state.card import Cards, life_of, number_of, reference
from pioche.kernel.state.chance import Chance, key_of
from pioche.kernel.state.game import Game
from pioche.kernel.state.resample import resample
from pioche.kernel.state.save import Store
from pioche.kernel.state.view import Look, Rows
from tests import invariants

LONGEST = 20_000  # decisions; no random game comes near it
EYES = 2  # seats, or the spectator, that look at a decision; another time it is others


def any_answer(decision: Decision, chance: Random) -> tuple[str, ...]:
    least = min(decision.least, len(decision.options))
    size = chance.randint(least, max(least, min(decision.most, len(decision.options))))
    return tuple(option.key for option in chance.sample(decision.options, size))


class Suite:
    """The suite for one game: a module with RULES and new(config, seed)."""

    def __init__(self, module: Any) -> None:
        self.module = module
        self.rows = Rows()  # as the server looks: what lies as it lay is looked at once

    def play(self, config: Any, seed: int, often: float = 1.0) -> Game:
        """Play a random game; at a share of its decisions everything is checked."""
        chance = Random(seed)
        game: Game = self.module.new(config, seed)
        self.store = Store(game.rules)
        self.rows = Rows()
        cards = faces(game)
        for _ in range(LONGEST):
            seats = game.seats_asked()
            if not seats:
                break
            decision = game.decision_of(chance.choice(seats))
            assert decision is not None
            answer = any_answer(decision, chance)
            check_places(game)
            assert faces(game) == cards, "no card is lost or duplicated"
            invariants.check(game)
            if chance.random() < often:
                self.check_decision(game, decision, answer, chance)
            game.answer(decision.seat, answer)
        else:
            raise AssertionError("the game does not end")
        assert game.result is not None
        assert not game.stack
        with pytest.raises(Refused):
            game.answer(0, ())
        return game

    def check_decision(self, game: Game, decision: Decision, answer: tuple[str, ...], chance: Random) -> None:
        data = self.store.dump(game)
        self.check_copies(game, decision, answer, data)
        check_short_cuts(game)
        self.check_options(game, decision)
        self.check_refusals(game, decision, data)
        self.check_views(game, chance, chance.sample((*range(game.players), NOBODY), EYES))
        assert self.store.dump(game) == data, "looking changes nothing"

    def check_copies(self, game: Game, decision: Decision, answer: tuple[str, ...], data: bytes) -> None:
        copy = game.copy()
        loaded = self.store.load(data)
        assert self.store.dump(copy) == data
        assert self.store.dump(loaded) == data
        assert loaded.decisions == game.decisions == copy.decisions, "the same is asked of a copy and after a load"
        assert loaded.index == game.index == fresh_index(game), "the index equals the one rebuilt"
        copy.answer(decision.seat, answer)
        loaded.answer(decision.seat, answer)
        assert self.store.dump(copy) == self.store.dump(loaded)
        assert copy.events == loaded.events
        assert self.store.dump(game) == data, "what happens to a copy happens to it alone: undo is exact"

    def check_options(self, game: Game, decision: Decision) -> None:
        keys = [option.key for option in decision.options]
        assert len(set(keys)) == len(keys), f"keys are unique: {keys}"
        assert decision.least <= decision.most or not keys
        for key in keys if decision.least <= 1 <= decision.most else ():
            copy = game.copy()
            copy.answer(decision.seat, (key,))

    def check_refusals(self, game: Game, decision: Decision, data: bytes) -> None:
        keys = tuple(option.key for option in decision.options)
        wrong: list[tuple[int, tuple[str, ...]]] = [
            (decision.seat, ("no such thing",)),
            (decision.seat, (keys[0], keys[0])),
        ]
        wrong += [(seat, keys[: decision.least]) for seat in range(game.players) if seat not in game.seats_asked()]
        if len(keys) > decision.most:
            wrong.append((decision.seat, keys[: decision.most + 1]))
        if decision.least and len(keys) >= decision.least:
            wrong.append((decision.seat, keys[: decision.least - 1]))
        for seat, answer in wrong:
            with pytest.raises(Refused):
                game.answer(seat, answer)
            assert self.store.dump(game) == data, "a refused answer changes nothing"

    def check_views(self, game: Game, chance: Random, seats: Iterable[int]) -> None:
        """From two states that differ only in what a seat cannot know, that seat sees the same."""
        for seat in seats:
            other = renumbered(resample(game, seat, Chance(key_of(chance.randrange(2**32)))), seat, chance)
            check_places(other)
            Look(game, self.rows).view(seat)
            self.same_for(seat, game.copy(), other, chance)

    def same_for(self, seat: int, one: Game, other: Game, chance: Random, answers: int = 6) -> None:
        seen, others = self.rows.copy(), Rows()
        for _ in range(answers):
            assert Look(one, seen).view(seat) == Look(other, others).view(seat)
            assert who_is_asked(one) == who_is_asked(other), "who is asked tells nothing"
            if not one.seats_asked():
                return
            who = chance.choice(one.seats_asked())
            asked, again = one.decision_of(who), other.decision_of(who)
            if asked is None or again is None:
                return  # of what others may take, a seat knows only who is asked
            answer = any_answer(asked, chance)
            same = answer if asked.seat == seat else tuple(same_key(asked, again, key) for key in answer)
            if asked.seat != seat and (
                len({*same} & {option.key for option in again.options}) < len(same)
                or not (min(again.least, len(again.options)) <= len(same) <= again.most)
            ):
                return
            one.answer(asked.seat, answer)
            other.answer(asked.seat, same)
            if one.counters.get("turn") == 0 and one.active != other.active:
                return  # lots were drawn for who begins, and fell otherwise
            if revealed(one.events, other.events, seat):
                return


def who_is_asked(game: Game) -> list[tuple[tuple[int, ...], str]]:
    return [(decision.seats, decision.ask) for decision in game.decisions]


def same_key(asked: Decision, again: Decision, key: str) -> str:
    """The key by which somebody else chooses the same where hidden cards differ: of copies that are listed one by one
    the same card, whose number depends on how many there are; any other option by its key.
    """
    one = next(option for option in asked.options if option.key == key)
    other = next((option for option in again.options if option.key == key), None)
    lives = {life_of(option.card) for option in asked.options if option.kind == "card"}
    if one.kind != "card" or (
        other is not None and (life_of(other.card) == life_of(one.card) or life_of(other.card) not in lives)
    ):
        return key
    name = key.partition("#")[0]
    copies = [option for option in again.options if option.kind == "card" and option.key.partition("#")[0] == name]
    return next((option.key for option in copies if life_of(option.card) == life_of(one.card)), key)


def renumbered(game: Game, seat: int, chance: Random) -> Game:
    """The same game, where cards that the seat has not seen have other numbers and lives, those of a pile among
    themselves, and the hands of others another order: who sees these sees a difference.
    """
    kept = {number for frame in game.stack for number in whole_numbers(frame)}  # procedures may name cards so
    kept |= {int(number) for tally in game.tallies for number in re.findall("[0-9]+", tally)}
    unseen = [ref for ref in game.cards.now if not game.known(ref, seat) and number_of(ref) not in kept]
    numbers = [number_of(ref) for ref in unseen]
    chance.shuffle(numbers)
    hidden = set(unseen)
    lives: dict[int, int] = {}
    for zone in game.zones:
        pile = [ref for ref in zone if ref in hidden]
        lives |= zip(pile, chance.sample([life_of(ref) for ref in pile], len(pile)), strict=True)
    other = {ref: reference(lives[ref], number) for ref, number in zip(unseen, numbers, strict=True)}
    new = game.copy()
    new.cards = Cards()
    refs = sorted((other.get(ref, ref) for ref in game.cards.now), key=number_of)
    back = {now: ref for ref, now in other.items()}
    for ref in refs:
        card = game.cards[back.get(ref, ref)]
        new.cards.add(replace(card, life=life_of(ref), link=other.get(card.link, card.link)))
    new.zones = [renamed(zone, other) for zone in game.zones]
    for zone, owner in ((zone, owner) for zone in game.rules.zone_list for owner in range(game.players)):
        if zone.sight == "owner" and owner not in (seat, *game.automatic):  # the order is the owner's affair
            hand = list(new.zones[zone.base + owner])
            new.zones[zone.base + owner] = tuple(chance.sample(hand, len(hand)))
    new.lent, new.waiting = renamed(game.lent, other), renamed(game.waiting, other)
    new.stack = [renamed(frame, other) for frame in game.stack]
    new.index = fresh_index(new)
    new.asked = None
    return new


def renamed(content: Any, other: dict[int, int]) -> Any:
    """The same values with other references. No number of a game looks like a reference: its last digits are small."""
    if isinstance(content, bool):
        return content
    if isinstance(content, int):
        return other.get(content, content)
    if isinstance(content, tuple | list):
        return type(content)(renamed(item, other) for item in content)
    if isinstance(content, dict):
        return {key: renamed(item, other) for key, item in content.items()}
    if isinstance(content, Struct):
        fields = {name: renamed(getattr(content, name), other) for name in content.__struct_fields__}
        return replace(content, **fields)
    return content


def whole_numbers(content: Any) -> Iterator[int]:
    """Every number within a value."""
    if isinstance(content, int):
        yield content
    elif isinstance(content, tuple | list):
        for item in content:
            yield from whole_numbers(item)
    elif isinstance(content, Struct):
        yield from whole_numbers([getattr(content, name) for name in content.__struct_fields__])


def check_short_cuts(game: Game) -> None:
    """What can be told from printed words alone saves time, and decides nothing."""
    copy = game.copy()
    copy.asked = None
    copy.told = {}
    with patch.object(answers, "concerns", lambda game, entry, ref: True):
        assert copy.decisions == game.decisions, "the same is asked when every card is looked at"


def revealed(one: list[Event], other: list[Event], seat: int) -> bool:
    """Whether a rule revealed a difference; any other difference is a leak."""
    if any(event.definition < 0 and reveals(event, seat) for event in one):
        return True  # a whole pile was shown
    for first, second in zip_longest(one, other):
        if first is None or second is None or first.seen_by(seat) != second.seen_by(seat):
            assert any(reveals(event, seat) for event in (first, second)), f"a leak to seat {seat}: {first} / {second}"
            return True
    return False


def reveals(event: Event | None, seat: int) -> bool:
    """An event that shows the seat a face, or that somebody had nothing to choose."""
    return event is not None and (event.kind == "unable" or bool((event.seen & ~event.before) >> seat & 1))


def faces(game: Game) -> Counter[str]:
    """The cards by their printed numbers, which both sides of a card share; tokens come and go."""
    definitions = [game.rules.catalogue.definitions[card.definition] for card in game.cards.values()]
    cards = [definition for definition in definitions if not getattr(definition, "token", False)]
    return Counter(getattr(definition, "number", "") or definition.slug for definition in cards)


def check_places(game: Game) -> None:
    """Every card is in exactly one zone, and knows which."""
    found = [(number_of(ref), ref, zone) for zone, refs in enumerate(game.zones) for ref in refs]
    assert sorted(number for number, _, _ in found) == list(range(len(game.cards)))
    for _, ref, zone in found:
        assert game.alive(ref)
        card = game.cards[ref]
        assert card.zone == zone
        assert card.life == life_of(ref)


def log_of(module: Any, config: Any, seed: int) -> str:
    """The whole log of a random game, as a mark."""
    chance = Random(seed)
    game = module.new(config, seed)
    mark = blake2b(repr(game.events).encode(), digest_size=16)
    while asked := game.seats_asked():
        seat = chance.choice(asked)
        decision = game.decision_of(seat)
        assert decision is not None
        game.answer(seat, any_answer(decision, chance))
        mark.update(repr(game.events).encode())
    return mark.hexdigest()


def log_elsewhere(module: str, config: str, seed: int, hash_seed: int) -> str:
    """The same log, made by another process with another hash seed."""
    code = f"import {module} as m; from tests.conformance import log_of; print(log_of(m, m.Config({config}), {seed}))"
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONHASHSEED": str(hash_seed)},
    )
    return done.stdout.strip()
