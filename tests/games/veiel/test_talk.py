"""Whatever the rules of L'Ordre de Veiel can ask, offer, report or refuse has its words."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from pioche.cli.app import words
from pioche.games.veiel import RULES, Config
from pioche.games.veiel.card import BLOCK, STUNNED, VeielCard
from pioche.games.veiel.rulebook import rulebook
from pioche.games.veiel.wording.talk import RULES_OF, VeielTalk, plans
from pioche.kernel.play.event import Event
from pioche.kernel.state.game import Game
from pioche.kernel.wording import LANGUAGES, speech
from pioche.table import Table
from tests.games.veiel.tables import BOSSES, HEROES, OWN_TABLE
from tests.kernel.test_talk import found

GAME = ("games/veiel",)
ENDINGS = {"choose-": ["discard", "heal", "exile", "recover-hand", "recover-discard"]}
KINDS = sorted(
    {*found({"happens": 0, "move": 3, "reveal": 2, "shift": 2, "go": 3}, "kind", *GAME, endings=ENDINGS)}
    | {"discard", "heal", "exile", "recover", "blocked"}
)
ASKS = sorted([*found({"Decision": 1}, "ask", *GAME, endings=ENDINGS), "aim", "turn-zone", "choose-option"])
OPTIONS = sorted({*found({"Option": 1, "cell_option": 1}, "kind", *GAME, endings=ENDINGS), "cell", "card", "option"})


def test_the_source_was_read() -> None:
    assert {"draw", "hurt", "strike", "walk", "push", "pull", "lay", "appear", "perish", "swap"} <= set(KINDS)
    assert {"hero-turn", "aim", "walk", "choose-heal", "reward", "substitute", "return"} <= set(ASKS)
    assert {"play", "discard", "end", "go", "place", "rune", "x", "from-deck"} <= set(OPTIONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words(language: str) -> None:
    game = speech(language, *VeielTalk.packages)
    wanted = (
        [f"event-{kind}" for kind in KINDS]
        + [f"ask-{ask}" for ask in ASKS]
        + [f"option-{kind}" for kind in OPTIONS]
        + [f"zone-{zone.name}" for zone in RULES.zone_list]
    )
    assert [message for message in wanted if not game.knows(message)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words_at_the_table_and_before(language: str) -> None:
    reasons = found({"Reason": 0}, "text", *GAME, endings=ENDINGS)
    assert {"heroes-number", "novice-colour", "waves-shape"} <= set(reasons)
    assert [reason for reason in reasons if not words(language).knows("reason-" + reason)] == []


def test_the_rules_that_options_and_plans_rest_on_exist() -> None:
    cited = [rule for rules in RULES_OF.values() for rule in rules]
    cited += [*plans.BOSS, *plans.NOBODY_TO_ATTACK, *plans.OUT_OF_REACH, *plans.AT_HAND, *plans.AFTER_STEPS]
    cited += plans.SEVERAL
    assert [rule for rule in cited if not rulebook().has(rule)] == []


def agreed(chance: random.Random) -> dict[str, Any]:
    return {
        "heroes": chance.sample(HEROES, chance.randint(2, 5)),
        "bosses": chance.sample(BOSSES, chance.randint(1, 2)),
        "battlefields": chance.random() < 0.5,
        "hidden": chance.random() < 0.3,
        "waves": chance.choice([(), OWN_TABLE, ((1, 0, 0), (1, 0, 0), (1, 0, 0), (0, 0, 0))]),
        "difficulty": chance.choice(["easy", "normal", "hard", "extreme"]),
    }


def decisions(table: Table, chance: random.Random, most: int = 400) -> Iterator[int]:
    """The seats that are asked; each answers at random once it was looked at."""
    for _ in range(most):
        if table.decision is None:
            return
        seat = chance.choice(table.game.seats_asked())
        yield seat
        decision = table.decision_of(seat)
        assert decision is not None
        size = chance.randint(min(decision.least, len(decision.options)), min(decision.most, len(decision.options)))
        table.answer(seat, [option.key for option in chance.sample(decision.options, size)])


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_said_in_whole_games(language: str) -> None:
    """Every question, option, event and explanation of random games can be said, and options are told apart."""
    explained = set()
    for seed in range(30):
        chance = random.Random(seed)
        table = Table.new("veiel", seed, **agreed(chance))
        talk = VeielTalk(table.game, language)
        for seat in decisions(table, chance):
            decision = table.decision_of(seat)
            assert decision is not None
            assert talk.ask(table.game, decision)
            said = [talk.option(table.game, decision, option) for option in decision.options]
            if decision.most == 1:
                assert len(set(said)) == len(said), f"options are told apart: {decision}"
            for option in decision.options:
                if (decision.ask, option.kind) not in explained:
                    explained.add((decision.ask, option.kind))
                    assert all(talk.statements(table.game, decision, option))
                    assert not option.card or all(talk.numbers(table.game, decision, option))
            assert all(talk.lines(event.seen_by(seat) for event in table.events))


def test_the_lines_of_the_log_tell_every_event_once_and_in_order() -> None:
    chance = random.Random(3)
    table = Table.new("veiel", 3, heroes=["runiste", "tempestaire"], waves=OWN_TABLE, battlefields=True)
    talk = VeielTalk(table.game, "fr")
    for _ in decisions(table, chance):
        groups = list(talk.groups(table.events))
        if groups:
            assert [event for group in groups for event in group] == table.events


# Sentences


def number(slug: str) -> int:
    return RULES.catalogue.by_slug[slug]


def said(game: Game, language: str, *events: Event) -> list[str]:
    return [line.text.replace("\N{NO-BREAK SPACE}", " ") for line in VeielTalk(game, language).lines(events)]


def game_of(*heroes: str) -> Game:
    return Table.new("veiel", 1, heroes=heroes or ["chevalier", "assassin"]).game


def test_an_attack_is_one_line_with_what_was_blocked() -> None:
    game = game_of()
    zombi, knight = number("zombi"), number("chevalier")
    rule = "veiel:card:zombi:1"
    strike = Event("strike", 0, knight, amount=4, source=zombi, rule=rule, seen=-1)
    blocked = Event("blocked", 0, knight, amount=2, source=zombi, rule=rule, seen=-1)
    assert said(game, "fr", strike, blocked) == ["Zombi attaque le Chevalier : 4 dégâts, 2 bloqués"]
    assert said(game, "en", strike, blocked) == ["Zombie attacks the Knight: 4 damage, 2 blocked"]
    assert said(game, "fr", strike, strike) == ["Zombi attaque le Chevalier : 4 dégâts"] * 2


def test_what_is_no_attack_is_not_called_one() -> None:
    """The passive of a Zombi is no attack, and neither is the price of an own card."""
    game = game_of()
    passive = Event("strike", 1, number("assassin"), amount=1, source=number("zombi"), rule="veiel:card:zombi:2")
    assert said(game, "fr", passive) == ["L'Assassin subit 1 dégât (Zombi)"]
    own = Event("strike", 0, number("chevalier"), amount=2, source=number("le-tout-pour-le-tout"))
    assert said(game, "fr", own) == ["Le Chevalier subit 2 dégâts (Le tout pour le tout)"]


def test_damage_to_an_enemy_tells_the_lives_that_it_costs() -> None:
    game = game_of()
    facts = {"source": number("frappe"), "definition": number("zombi")}
    hurt = Event("hurt", 0, amount=3, **facts)
    lost = Event("lose-life", 0, amount=1, **facts)
    assert said(game, "fr", hurt, lost) == ["Frappe : 3 dégâts à Zombi, une vie perdue"]
    assert said(game, "en", hurt) == ["Strike: 3 damage to Zombie"]


def test_a_cell_is_a_row_and_a_column() -> None:
    game = game_of()
    walk = Event("walk", -1, number("zombi"), left=1, place=11)
    assert said(game, "fr", walk) == ["Zombi va ligne 2, colonne 5"]
    assert said(game, "en", walk, walk) == ["Zombie goes to row 2, column 5"] * 2


def test_what_goes_without_saying_is_not_said() -> None:
    game = game_of()
    shuffle = Event("shuffle", 0, amount=5)
    played = Event("discard", 0, number("frappe"), origin=game.rules.zones["limbo"].base)
    dropped = Event("discard", 0, number("frappe"), origin=game.rules.zones["hand"].base)
    assert said(game, "fr", shuffle, played) == []
    assert said(game, "fr", shuffle, dropped, played) == ["Le Chevalier défausse Frappe"]


@pytest.mark.parametrize(
    ("hero", "turn"),
    [
        ("barbare", "Tour du Barbare"),
        ("assassin", "Tour de l'Assassin"),
        ("penitente", "Tour de la Pénitente"),
        ("illusionniste", "Tour de l'Illusionniste"),
    ],
)
def test_heroes_have_their_articles(hero: str, turn: str) -> None:
    game = game_of(hero, "runiste")
    assert said(game, "fr", Event("turn", 0, number(hero))) == [turn]


# What enemies are going to do


def placed(seed: int, **config: Any) -> Game:
    """A game in its first round, every hero placed at random."""
    chance = random.Random(seed)
    table = Table.new("veiel", seed, **config)
    for _ in decisions(table, chance):
        if table.game.counters["round"]:
            return table.game
    raise AssertionError


def foretold(game: Game, language: str = "fr") -> dict[str, str]:
    talk = VeielTalk(game, language)
    enemies = [ref for ref in game.cards_in("board") if game.cards[ref].owner < 0]
    return {talk.name(game, ref): talk.plan(game, ref).replace("\N{NO-BREAK SPACE}", " ") for ref in enemies}


def put(game: Game, slug: str, at: int) -> int:
    """An enemy on the board, in place of the first one."""
    ref = next(ref for ref in game.cards_in("board") if game.cards[ref].owner < 0)
    game.alter(ref, definition=number(slug), place=at)
    return ref


def stand(game: Game, seat: int, at: int) -> int:
    ref = next(ref for ref in game.cards_in("board") if game.cards[ref].owner == seat)
    game.alter(ref, place=at)
    return ref


LONELY = {"heroes": ["chevalier", "assassin"], "waves": ((1, 0, 0), (1, 0, 0), (1, 0, 0), (0, 0, 0))}


def test_a_plan_tells_where_it_goes_whom_it_attacks_and_what_is_blocked() -> None:
    game = placed(1, **LONELY)
    put(game, "zombi", 1)
    knight, _ = stand(game, 0, 3), stand(game, 1, 24)
    assert foretold(game) == {"Zombi": "Va ligne 1, colonne 2, attaque le Chevalier (2 dégâts)"}
    game.put(knight, BLOCK, 1)
    assert foretold(game, "en") == {"Zombie": "Goes to row 1, column 2, attacks the Knight (2 damage, 1 wound)"}
    stand(game, 0, 23)
    assert foretold(game) == {"Zombi": "Va ligne 3, colonne 1, n'atteint encore personne"}


def test_a_plan_tells_what_comes_first_and_who_does_nothing() -> None:
    game = placed(1, **LONELY)
    ref = put(game, "chaman", 1)
    assert foretold(game) == {"Chaman": "Invoque un ennemi basique"}
    game.mark(ref, STUNNED)
    assert foretold(game) == {"Chaman": "Ne joue pas à ce tour"}


def test_whoever_asks_about_an_enemy_reads_its_plan_and_the_rules() -> None:
    game = placed(1, **LONELY)
    put(game, "zombi", 1)
    stand(game, 0, 2)
    told = VeielTalk(game, "fr").now(game, RULES.catalogue.definitions[number("zombi")])
    assert "ligne 1, colonne 1" in told[0].lower()
    assert told[1].startswith("Attaque le Chevalier")
    assert any("menace" in line and "portée" in line for line in told[2:])
    knight = VeielTalk(game, "fr").now(game, RULES.catalogue.definitions[number("chevalier")])
    assert knight[1].replace("\N{NO-BREAK SPACE}", " ") == "Menace : 5"


def test_the_damage_of_an_attack_explains_itself() -> None:
    """An Acolyte makes its neighbours stronger."""
    game = placed(1, heroes=["chevalier", "assassin"], waves=((2, 0, 0), (1, 0, 0), (1, 0, 0), (0, 0, 0)))
    first, second = [ref for ref in game.cards_in("board") if game.cards[ref].owner < 0]
    game.alter(first, definition=number("zombi"), place=1)
    game.alter(second, definition=number("acolyte"), place=7)
    stand(game, 0, 2)
    stand(game, 1, 24)
    told = VeielTalk(game, "en").now(game, RULES.catalogue.definitions[number("zombi")])
    assert "Attacks the Knight (3 damage)" in told
    assert "Damage to the Knight: 3 = 2 + 1 (Acolyte)" in told


def test_heroes_are_called_by_what_they_are_in_each_language() -> None:
    game = game_of("guerisseur", "chevalier")
    assert VeielTalk(game, "fr").names == ["Guérisseur", "Chevalier"]
    assert VeielTalk(game, "en").names == ["Healer", "Knight"]
    card = RULES.catalogue.definitions[number("frappe")]
    assert isinstance(card, VeielCard)
    assert [VeielTalk(game, lang).title(card) for lang in LANGUAGES] == ["Frappe", "Strike"]
    assert Config().heroes == ("barbare", "guerisseur")


def test_what_would_do_nothing_is_marked() -> None:
    """And nothing else: each card of a menu is played on a copy."""
    marks = {"": 0, "(nobody within reach)": 0, "(no effect now)": 0}
    for seed in range(12):
        chance = random.Random(seed)
        table = Table.new("veiel", seed=seed, heroes=chance.sample(HEROES, 3), difficulty="easy")
        talk = VeielTalk(table.game, "en")
        for seat in decisions(table, chance, 120):
            decision = table.decision_of(seat)
            assert decision is not None
            for option in decision.options if decision.ask == "hero-turn" else ():
                if option.kind != "play":
                    continue
                label = talk.option(table.game, decision, option)
                mark = label[label.find("(") :] if "(" in label else ""
                trial = table.copy()
                came = {event.kind for event in trial.answer(seat, [option.key])} - {"play", "discard"}
                asked = trial.decision is None or trial.decision.ask != "hero-turn"
                assert mark or came or asked, label
                assert mark != "(no effect now)" or not (came or asked), label
                marks[mark] += 1
    assert all(marks.values())
