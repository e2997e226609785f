"""Whatever the rules can ask, offer, report or refuse has its words in both languages."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Junk, Message, SelectExpression, VariableReference
from msgspec import Struct

import pioche
from pioche.cli.app import words
from pioche.games.seiya import RULES
from pioche.games.seiya.rulebook import rulebook
from pioche.games.seiya.verbs import ToActor, ToOwner
from pioche.games.seiya.wording.talk import RULES_OF, SeiyaTalk
from pioche.kernel.cards.verb import Verb
from pioche.kernel.play.decision import Reason
from pioche.kernel.play.event import Event
from pioche.kernel.wording import LANGUAGES, speech
from pioche.kernel.wording.talk import Talk
from pioche.table import Table
from tests.scenario import Factory, Side, packet

SOURCE = Path(pioche.__file__).parent
GAME = ("kernel", "games/seiya")
EVERYWHERE = ("",)
APART = {"server", "offers"}  # whose reasons the server words, in messages of their own


def calls(*folders: str) -> Iterator[tuple[str, ast.Call]]:
    """Every call in the source, with the name of what is called."""
    for folder in folders:
        for path in sorted((SOURCE / folder).rglob("*.py")):
            if APART & set(path.parts):
                continue
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Call):
                    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                    yield name, node


def argument(call: ast.Call, place: int, name: str) -> ast.expr | None:
    if len(call.args) > place:
        return call.args[place]
    return next((keyword.value for keyword in call.keywords if keyword.arg == name), None)


def texts(node: ast.expr | None, endings: dict[str, list[str]]) -> list[str]:
    """The strings an expression may stand for; `endings` says what may follow a prefix."""
    match node:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.IfExp():
            return texts(node.body, endings) + texts(node.orelse, endings)
        case ast.BinOp(left=ast.Constant(value=str(prefix))):
            return [prefix + ending for ending in endings[prefix]]
    return []


def every_verb(kind: type = Verb) -> Iterator[str]:
    """The verbs for which cards may be chosen: those that a card can say, not what only the rules do."""
    for verb in kind.__subclasses__():
        known = verb.__module__.startswith(("pioche.kernel.", "pioche.games.seiya."))
        if known and issubclass(verb, Struct):
            yield verb.verb
        yield from every_verb(verb)


KERNEL_ENDINGS = {"choose-": ["affect", "exchange", "exchange-with"]}
ENDINGS = {
    "acquire-": ["force", "cosmos", "free"],
    "choose-": [*every_verb(), "exchange", "exchange-with"],
}


def found(place: dict[str, int], name: str, *folders: str, endings: dict[str, list[str]] = ENDINGS) -> list[str]:
    """The strings given at some place to the functions of some names."""
    strings = {
        text
        for function, call in calls(*folders)
        if function in place
        for text in texts(argument(call, place[function], name), endings)
    }
    return sorted(strings)


MOVES = {verb.verb for kind in (ToOwner, ToActor) for verb in kind.__subclasses__()}
KINDS = sorted({*found({"happens": 0, "move": 3, "count": 2, "reveal": 2}, "kind", *GAME), "move", *MOVES})
ASKS = sorted({*found({"Decision": 1}, "ask", *GAME), *("choose-" + ending for ending in ENDINGS["choose-"])})
OPTIONS = sorted({*found({"Option": 1}, "kind", *GAME), *found({"prefixed": 0}, "verb", *GAME)} - {"acquire-free"})
REASONS = found({"Reason": 0}, "text", *EVERYWHERE)


def test_the_source_was_read() -> None:
    assert {"draw", "flame", "acquire-free", "look", "turn", "unable", "freeze", "die", "hourglass"} <= set(KINDS)
    assert {"main-phase", "choose-fighters", "choose-allies", "choose-wound", "use-effect"} <= set(ASKS)
    assert {"play-armour", "use", "pay", "end", "player", "no", "technique", "power", "weapon"} <= set(OPTIONS)
    assert {"not-listed", "unknown-hero", "unknown-bot", "other-rules", "not-enough"} <= set(REASONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words(language: str) -> None:
    game = speech(language, *SeiyaTalk.packages)
    wanted = (
        [f"event-{kind}" for kind in KINDS] + [f"ask-{ask}" for ask in ASKS] + [f"option-{kind}" for kind in OPTIONS]
    )
    assert [message for message in wanted if not game.knows(message)] == []
    assert [reason for reason in REASONS if not words(language).knows("reason-" + reason)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_kernel_has_its_own_words(language: str) -> None:
    own = speech(language, *Talk.packages)
    for prefix, names in (
        ("event-", found({"happens": 0}, "kind", "kernel")),
        ("ask-", found({"Decision": 1}, "ask", "kernel", endings=KERNEL_ENDINGS)),
        ("option-", found({"Option": 1}, "kind", "kernel")),
        ("reason-", found({"Reason": 0}, "text", "kernel")),
    ):
        assert [name for name in names if not own.knows(prefix + name)] == []


# Wherever people are spoken to; the texts of cards have pieces that only one of the languages needs.
SPEAKING = sorted(
    str(path.parent.parent.relative_to(SOURCE))
    for path in SOURCE.rglob("wording/fr.ftl")
    if not re.fullmatch(r"games/\w+/wording/fr.ftl", str(path.relative_to(SOURCE)))
)


@pytest.mark.parametrize("folder", SPEAKING)
def test_both_languages_have_the_same_messages(folder: str) -> None:
    names = []
    for language in LANGUAGES:
        body = FluentParser().parse((SOURCE / folder / "wording" / f"{language}.ftl").read_text("utf-8")).body
        assert not [entry for entry in body if isinstance(entry, Junk)]
        messages = [entry.id.name for entry in body if isinstance(entry, Message)]
        assert len(messages) == len(set(messages))
        names.append(set(messages) - {"at", "whose"})  # pieces that only one of the languages needs
    assert names[0] == names[1]


# What messages select by to tell a fact; by the rest they only follow the grammar of a language.
FACTS = {"to", "kind", "left", "state", "span", "by", "once", "whom", "others", "odd", "end", "sign", "able", "whose"}


def selections(node: Any) -> Iterator[SelectExpression]:
    """Where a message goes one way or another."""
    if isinstance(node, SelectExpression):
        yield node
    for part in node if isinstance(node, list) else vars(node).values() if isinstance(node, BaseNode) else ():
        yield from selections(part)


def cases(folder: str, language: str) -> set[tuple[str, str, str]]:
    """Each message with what it selects by, and each case that it tells apart."""
    body = FluentParser().parse((SOURCE / folder / "wording" / f"{language}.ftl").read_text("utf-8")).body
    return {
        (message.id.name, selection.selector.id.name, getattr(variant.key, "name", ""))
        for message in body
        if isinstance(message, Message)
        for selection in selections(message)
        if isinstance(selection.selector, VariableReference) and selection.selector.id.name in FACTS
        for variant in selection.variants
        if not variant.default
    }


@pytest.mark.parametrize("folder", ["kernel", "games/seiya", "games/seiya/wording/talk"])
def test_both_languages_tell_the_same_cases_apart(folder: str) -> None:
    french, english = (cases(folder, language) for language in ("fr", "en"))
    assert french ^ english == set()


def test_the_rules_that_options_rest_on_exist() -> None:
    assert [rule for rules in RULES_OF.values() for rule in rules if not rulebook().has(rule)] == []


TABLES: tuple[dict[str, Any], ...] = (
    {"players": 2, "promos": True},
    {"players": 5, "variant": True},
    {"players": 3, "asgard": True},
    {"players": 2, "asgard": True, "poseidon": True, "epics": True, "promos": True},
    {"players": 4, "asgard": True, "poseidon": True, "epics": True},
    {"mode": "solo", "difficulty": "expert", "poseidon": True, "epics": True},
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_said_in_whole_games(language: str) -> None:
    """Every question, option, event and explanation of random games can be said, to every seat."""
    explained = set()
    for seed, config in enumerate(TABLES):
        chance = random.Random(seed)
        table = Table.new("seiya", seed, **config)
        talks = [SeiyaTalk(table.game, language, seat) for seat in range(table.game.players)]
        for _ in range(150):
            decision = table.decision
            if decision is None:
                break
            talk = talks[decision.seat]
            assert talk.ask(table.game, decision)
            said = [talk.option(table.game, decision, option) for option in decision.options]
            if decision.most == 1:
                assert len(set(said)) == len(said), f"options of {decision.ask} are told apart"
            for option in decision.options:
                if (decision.ask, option.kind) not in explained:
                    explained.add((decision.ask, option.kind))
                    assert talk.statements(table.game, decision, option)
                    assert not option.card or all(talk.numbers(table.game, decision, option))
            size = chance.randint(decision.least, decision.most)
            options = decision.options
            if decision.ask == "main-phase":  # act rather than end the turn: more happens
                options = options[:-1] or options
            table.answer(decision.seat, [option.key for option in chance.sample(options, size)])
            for talk in talks:
                assert all(talk.lines(event.seen_by(talk.me) for event in table.events))


def event(kind: str, seat: int = 0, slug: str = "", count: int = 1, **more: int) -> list[Event]:
    number = RULES.catalogue.by_slug[slug] if slug else -1
    return [Event(kind, seat, number, rule="seiya:classic:5.2:4", **more)] * count


def test_lines_name_known_cards_and_count_hidden_ones() -> None:
    game = Table.new("seiya", 1, players=2, heroes=["shun", "ikki"]).game
    me = SeiyaTalk(game, "fr", 0)
    assert me.event(event("draw", 0, "gigas")[0]) == "Vous piochez Gigas [5.2-4]"
    assert me.event(event("draw", 1)[0]) == "Ikki pioche une carte [5.2-4]"
    drawn = [*event("draw", 0, "shun-verycommon", 2), *event("draw", 0, "armure-d-andromede")]
    assert [line.text for line in me.lines(drawn)] == ["Vous piochez Shun d'Andromède ● ×2, Armure d'Andromède"]
    assert [line.text for line in SeiyaTalk(game, "en").lines(event("draw", 1, count=3))] == ["Ikki draws 3 cards"]
    lines = SeiyaTalk(game, "en").lines([*event("flame", amount=2), *event("flame", amount=1)])
    assert [line.text for line in lines] == ["A Flame goes out, 2 are left", "A Flame goes out, one is left"]


def test_options_say_what_they_cost_and_where_cards_are(table: Factory) -> None:
    t = table(
        shun=Side(hand=packet("shun", count=4) + packet("shun", "common")),
        field={3: "gigas", 6: "docrates"},
        reserve=["jaki"] * 3,
    )
    talk = SeiyaTalk(t.game, "en")
    assert talk.ask(t.game, t.decision).startswith("Your turn: play a card")
    assert [talk.option(t.game, t.decision, option) for option in t.decision.options] == [
        "Play Andromeda Shun ▲",
        "Play Andromeda Shun ●",
        "End the turn",
    ]
    cost = t.number("cost_force", "docrates")
    t.shun.play("shun-verycommon", slot=6)
    t.shun._act("play:shun-verycommon")
    t.pending("choose-to-face")
    options = [talk.option(t.game, t.decision, option) for option in t.decision.options]
    assert options == ["Gigas (slot 3, no cost)", f"Docrates (slot 6, Force {cost})"]
    assert talk.ask(t.game, t.decision) == "Andromeda Shun ●: which card shall it face?"


@pytest.mark.parametrize(("wounded", "size"), [([], 5), (["oko"], 6)])
def test_the_upkeep_tells_up_to_how_many_cards_are_drawn(table: Factory, wounded: list[str], size: int) -> None:
    side = Side(hand=["leda"], wounded=wounded, draw=["oko"] * 9)
    t = table(shun=side, field=["docrates"], reserve=["jaki"] * 9, epic="soutien-telepathique")
    t.shun.choose("end")
    t.pending("choose-upkeep")
    for language, text in (("fr", f"votre main à {size} cartes."), ("en", f"draw up to {size} cards.")):
        assert SeiyaTalk(t.game, language).ask(t.game, t.decision).endswith(text)


def test_a_number_explains_itself(table: Factory) -> None:
    t = table(shun=Side(), field={5: "docrates", 6: "jango"}, reserve=["jaki"] * 3)
    fifth, sixth = t.game.cards_in("field")
    talk = SeiyaTalk(t.game, "fr")
    printed = t.game.printed("cost_force", sixth)
    assert printed is not None
    assert talk.number(t.game, "cost_force", fifth) == str(t.game.printed("cost_force", fifth))
    assert talk.number(t.game, "cost_force", sixth) == f"{printed - 1} = {printed} − 1 (5.1.4.a-15)"
    assert talk.number(t.game, "cost_cosmos", fifth) is None


def test_a_reason_says_what_is_wrong_and_what_to_do() -> None:
    game = Table.new("seiya", 1, players=2).game
    for language, text in (("fr", "Il n'y a rien à reprendre"), ("en", "There is nothing to take back")):
        assert SeiyaTalk(game, language).reason(Reason("nothing-to-undo")).startswith(text)
    field = game.cards_in("field")[0]
    talk = SeiyaTalk(game, "en")
    said = talk.reason(Reason("forbidden", "seiya:classic:5.1.4.a:5", field), game)
    assert f"by {talk.name(game, field)} [5.1.4.a-5]" in said


def test_what_happens_instead_has_a_sentence_of_its_own(table: Factory) -> None:
    t = table(seiya=Side(hand=["oko"]), shun=Side(hand=["shun-common"] * 2), field=["docrates"], epic="encercles-2")
    t.seiya.play("oko").use("oko")
    t.shun.choose("shun-common")
    t.pending("choose-replacement", "shun")
    texts = {
        "fr": "À la place\u00a0: défausser la carte en question (Instinct de survie)",
        "en": "Instead: discard that card (Instinct de survie)",
    }
    for language, text in texts.items():
        talk = SeiyaTalk(t.game, language)
        assert talk.option(t.game, t.decision, t.decision.options[0]) == text
