"""Whatever the rules of the Dragon Ball Super Card Game can ask, offer, report or refuse has its words."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from msgspec import Struct

from pioche.cli.app import words
from pioche.games.dbs import RULES
from pioche.games.dbs.card import Permanent
from pioche.games.dbs.rulebook import rulebook
from pioche.games.dbs.verbs import Ko, ToHand, ToWarp
from pioche.games.dbs.wording.talk import RULES_OF, DbsTalk
from pioche.kernel.cards.query import OPPONENTS, Cards, Is, IsSource
from pioche.kernel.cards.rule import Replace
from pioche.kernel.cards.select import Every, This
from pioche.kernel.cards.verb import Verb
from pioche.kernel.play.decision import Decision, Option
from pioche.kernel.wording import LANGUAGES, speech
from pioche.table import Table
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.sample_cards import battle, spell
from tests.kernel.test_talk import found

GAME = ("kernel", "games/dbs")


def verbs(kind: type = Verb) -> Iterator[str]:
    """Those that a card can say, not what only the rules do."""
    for verb in kind.__subclasses__():
        if verb.__module__.startswith(("pioche.kernel.", "pioche.games.dbs.")) and issubclass(verb, Struct):
            yield verb.verb
        yield from verbs(verb)


VERBS = sorted(set(verbs()))
ENDINGS = {"choose-": [*VERBS, "exchange", "exchange-with"]}
EVENTS = {"happens": 0, "move": 3, "count": 2, "reveal": 2, "leave": 3, "peel": 3}
KINDS = sorted({*found(EVENTS, "kind", *GAME, endings=ENDINGS), *VERBS, "move"} - {"mean"})
ASKS = sorted({*found({"Decision": 1}, "ask", *GAME, endings=ENDINGS), *("choose-" + verb for verb in VERBS)})
OPTIONS = sorted(found({"Option": 1}, "kind", *GAME, endings=ENDINGS))


def test_the_source_was_read() -> None:
    assert {"draw", "ko", "attack", "turn", "markers", "unable"} <= set(KINDS)
    assert {"main-phase", "charge", "redraw", "choose-ko", "choose-life", "use-effect"} <= set(ASKS)
    assert {"play", "attack", "combo", "pass", "end", "no"} <= set(OPTIONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words(language: str) -> None:
    game = speech(language, *DbsTalk.packages)
    wanted = (
        [f"event-{kind}" for kind in KINDS]
        + [f"ask-{ask}" for ask in ASKS]
        + [f"option-{kind}" for kind in OPTIONS]
        + [f"zone-{zone.name}" for zone in RULES.zone_list]
    )
    assert [message for message in wanted if not game.knows(message)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words_at_the_table_and_before(language: str) -> None:
    reasons = found({"Reason": 0}, "text", *GAME, "table.py", endings=ENDINGS)
    own = ("pioche.games.dbs.screen", "pioche.games.dbs.command")
    game = speech(language, *DbsTalk.packages, "pioche.terminal", *own, "pioche.cli")
    assert [reason for reason in reasons if not game.knows("reason-" + reason)] == []
    assert [reason for reason in reasons if not words(language).knows("reason-" + reason)] == []


def test_the_rules_that_options_rest_on_exist() -> None:
    assert [rule for rules in RULES_OF.values() for rule in rules if not rulebook(RULES).has(rule)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_said_in_whole_games(language: str) -> None:
    """Every question, option, event and explanation of random games can be said, to every seat."""
    explained = set()
    for seed in range(6):
        chance = random.Random(seed)
        table = Table.new("dbs", seed)
        talks = [DbsTalk(table.game, language, seat) for seat in range(2)]
        for _ in range(250):
            decision = table.decision
            if decision is None:
                break
            talk = talks[decision.seat]
            assert talk.ask(table.game, decision)
            said = [talk.option(table.game, decision, option) for option in decision.options]
            if decision.most == 1:
                assert len(set(said)) == len(said), f"options are told apart: {decision}"
            for option in decision.options:
                if (decision.ask, option.kind) not in explained:
                    explained.add((decision.ask, option.kind))
                    assert talk.statements(table.game, decision, option)
                    assert not option.card or all(talk.numbers(table.game, decision, option))
            size = chance.randint(decision.least, min(decision.most, len(decision.options)))
            options = decision.options
            if decision.ask == "main-phase":  # act rather than end the turn: more happens
                options = options[:-1] or options
            table.answer(decision.seat, [option.key for option in chance.sample(options, size)])
            for talk in talks:
                assert all(talk.lines(event.seen_by(talk.me) for event in table.events))


def test_a_hidden_card_is_told_by_its_place_alone() -> None:
    table = Table.new("dbs", 1)
    while table.decision is not None and table.decision.ask == "redraw":
        table.answer(table.decision.seat, [])
    game = table.game
    for seat in range(2):
        ref = game.cards_in("life", seat)[2]
        decision = Decision(0, "choose-to-hand", (Option("?", "card", ref, 1),))
        talk = DbsTalk(game, "en", 0)
        said = talk.option(game, decision, decision.options[0])
        assert said == ("Hidden card (Life Area, no. 3)", f"Hidden card (Life Area, {talk.names[1]}, no. 3)")[seat]


def test_a_player_is_called_by_the_leader_and_a_rule_by_its_number() -> None:
    game = Table.new("dbs", 1).game
    assert rulebook(game.rules).label("dbs:7-1-2", "fr") == "Règle 7-1-2"
    assert rulebook(game.rules).label("dbs:7-1-2", "en") == "Rule 7-1-2"
    same = Table.new("dbs", 1, decks=[{"leader": deck.leader, "cards": deck.cards} for deck in twice()]).game
    names = DbsTalk(same, "en").names
    assert names[0] != names[1]
    assert names[0].removesuffix("1") == names[1].removesuffix("2")


def twice() -> tuple[object, object]:
    from pioche.games.dbs.cards import DECKS

    return DECKS["red"], DECKS["red"]


def test_what_happens_instead_has_a_sentence_of_its_own(duel: Factory) -> None:
    rules = tuple(Replace("ko", IsSource(), effect) for effect in (ToWarp(This()), ToHand(This())))
    ghost = battle("ghost", "blue", 1, 5000, Permanent(("battle",), rules))
    kill = spell("kill", Ko(Every(Cards(("battle",), Is("battle"), OPPONENTS))))
    t = duel(Side(hand=["kill"]), Side(battle=["ghost"]), cards=(kill, ghost))
    t.you.use("kill")
    t.pending("choose-replacement", t.foe)
    talk = DbsTalk(t.game, "fr")
    assert [talk.option(t.game, t.decision, option) for option in t.decision.options] == [
        "À la place\u00a0: transférer cette carte dans la Dimension parallèle (ghost)",
        "À la place\u00a0: renvoyer cette carte dans la main de son propriétaire (ghost)",
    ]
