"""Several people at one table, each with a browser of their own."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from pioche.kernel.cards.query import NOBODY
from tests.browser.conftest import Shot, Visit
from tests.browser.hands import click, somehow
from tests.browser.visitor import Json, Visitor
from tests.server.leaks import Secrets

pytestmark = pytest.mark.slow


def meet(ada: Visitor, bob: Visitor, game: str = "seiya") -> None:
    """Ada sets up a table for a friend; Bob comes by the link that she sends, and sits down."""
    ada.page.goto(f"/new/{game}?friends=1")
    ada.button("Ouvrir la table").click()
    link = ada.page.get_by_label("Envoyez ce lien à vos amis").input_value()
    bob.page.goto(link)
    bob.button("S’asseoir ici").click()
    for person in (ada, bob):
        person.page.wait_for_function("() => heard.sight")


def test_there_is_a_link_for_those_who_only_watch(visit: Visit) -> None:
    ada, bob, eve = visit("Ada"), visit("Bob"), visit("Eve")
    ada.page.goto("/new/seiya?friends=1")
    ada.button("Ouvrir la table").click()
    to_play = ada.page.get_by_label("Envoyez ce lien à vos amis").input_value()
    to_watch = ada.page.get_by_label("Pour regarder sans jouer").input_value()
    assert to_play != to_watch
    eve.page.goto(to_watch)
    expect(eve.page.get_by_text("Place libre")).to_be_visible()
    expect(eve.button("S’asseoir ici")).to_be_hidden()
    expect(eve.page.get_by_label("Pour regarder sans jouer")).to_have_value(to_watch)
    expect(eve.page.get_by_label("Envoyez ce lien à vos amis")).to_be_hidden()
    bob.page.goto(to_play)
    bob.button("S’asseoir ici").click()
    for person in (ada, bob, eve):
        person.page.wait_for_function("() => heard.sight")
    expect(eve.page.get_by_text("Vous regardez cette partie.")).to_be_visible()
    eve.button("Menu de la table").click()
    expect(eve.button("Copier le lien pour regarder")).to_be_visible()


def whose(*people: Visitor) -> tuple[Visitor, Json]:
    """Who is asked, and what; the last step is known to all."""
    last = max(person.heard["step"] for person in people)
    for person in people:
        person.sees(last)
    for person in people:
        if (person.heard["question"] or person.heard["result"]) and (told := person.still_asked()):
            return person, told
    return whose(*people)


def play_on(people: tuple[Visitor, ...], chance: random.Random, answers: int) -> None:
    for _ in range(answers):
        person, told = whose(*people)
        if told["over"]:
            return
        click(person, told["question"], somehow(told["question"], chance))
        for each in people:
            each.sees(told["step"] + 1)


def test_two_browsers_play_and_one_is_reloaded_in_the_middle(visit: Visit, shot: Shot) -> None:
    ada, bob = visit("Ada"), visit("Bob", language="fr", theme="light")
    meet(ada, bob)
    chance = random.Random(5)
    play_on((ada, bob), chance, 20)
    person, told = whose(ada, bob)
    person.page.reload()
    again = person.asked()
    assert again["question"] == told["question"]
    assert again["step"] == told["step"]
    other = bob if person is ada else ada
    before = other.heard["sight"]
    other.page.reload()
    other.page.wait_for_function("() => heard.sight")
    assert other.heard["sight"] == before
    play_on((ada, bob), chance, 20)
    shot(bob, "light")
    # They talk, too; what is said is text and nothing else.
    ada.page.get_by_role("tab", name="Discussion").click()
    bob.page.get_by_role("tab", name="Discussion").click()
    ada.page.get_by_placeholder("Un mot à la table").fill("<b>Bien joué</b> !")
    ada.page.keyboard.press("Enter")
    for each in (ada, bob):
        expect(each.page.get_by_text("<b>Bien joué</b> !")).to_be_visible()


def undo_when(visitor: Visitor, kind: str) -> None:
    visitor.page.wait_for_function("kind => heard.may_undo === kind", arg=kind)


def test_an_answer_that_told_nothing_is_taken_back_at_once(visit: Visit) -> None:
    ada = visit("Ada")
    seats: list[Json] = [{"kind": "me", "choices": {"hero": "seiya"}}, {"kind": "bot", "choices": {"hero": "shun"}}]
    ada.go_to(ada.set_up(seats=seats, seed="1"))
    told = ada.asked()
    card = next(option for option in told["question"]["options"] if option["card"])
    click(ada, told["question"], [card])
    ada.asked(told["step"])
    assert ada.heard["may_undo"] == "free"
    before = ada.heard["step"]
    ada.button("Annuler").click()
    again = ada.asked(before)
    assert again["question"] == told["question"]


def test_against_bots_nobody_need_be_asked(visit: Visit) -> None:
    """Not even where something was drawn since."""
    ada = visit("Ada")
    ada.go_to(ada.set_up(seats=[{"kind": "me"}, {"kind": "bot"}], seed="1"))
    told = ada.asked()
    end = next(option for option in told["question"]["options"] if option["key"] == "end")
    click(ada, told["question"], [end])
    ada.asked(told["step"])
    expect(ada.page.get_by_text("Demander à annuler")).to_have_count(0)
    before = ada.heard["step"]
    ada.button("Annuler").click()
    assert ada.asked(before)["question"]["ask"] == told["question"]["ask"]


FORESEEN = "() => heard.frames.map(([, text]) => JSON.parse(text)).filter(({ is }) => is === 'foreseen')"


def test_what_cannot_be_undone_alone_is_marked_when_somebody_looks_at_it(visit: Visit) -> None:
    ada, bob = visit("Ada"), visit("Bob")
    meet(ada, bob)
    person, _ = whose(ada, bob)
    end = person.bar.locator('[data-key="end"]')
    expect(end).to_be_visible()
    assert person.page.evaluate(FORESEEN) == []
    end.hover()
    person.page.wait_for_function(f"() => ({FORESEEN})().length")
    person.page.mouse.move(0, 0)
    end.hover()  # which nobody need ask twice
    (told,) = person.page.evaluate(FORESEEN)
    expect(end.get_by_role("img")).to_have_count(int(told["final"]))


def test_an_answer_that_told_something_is_taken_back_with_consent(visit: Visit, shot: Shot) -> None:
    ada, bob = visit("Ada"), visit("Bob")
    meet(ada, bob)
    person, told = whose(ada, bob)
    other = bob if person is ada else ada
    asked: list[Json] = []
    while whose(ada, bob)[0] is person:
        told = person.asked()
        asked.append(told["question"])
        options = told["question"]["options"]
        click(person, told["question"], [option for option in options if option["kind"] == "end"] or options[:1])
        ada.sees(told["step"] + 1)
    for answer in ("Refuser", "D’accord"):
        undo_when(person, "ask")
        person.button("Demander à annuler").click()
        expect(person.page.get_by_text("Vous avez demandé à reprendre votre dernier choix.")).to_be_visible()
        expect(other.page.get_by_text("voudrait reprendre son dernier choix")).to_be_visible()
        shot(other, "undo")
        other.button(answer).click()
        expect(other.page.get_by_text("voudrait reprendre son dernier choix")).to_be_hidden()
    again = person.asked(told["step"] + 1)
    assert again["question"] in asked, "what a card asked at the end belongs to the action before"
    assert other.heard["question"] is None


# What a page holds: texts and attributes, but neither addresses nor what is only for the eyes of machines.
CONTENT = """() => [...document.querySelectorAll('main *')].flatMap((element) => [
  ...[...element.attributes].filter(({ name }) => !['class', 'style', 'href', 'src', 'id'].includes(name))
    .map(({ value }) => value),
  ...[...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent),
])"""


def content(page: Page) -> str:
    """All that a page holds, as one message."""
    return json.dumps([text for text in page.evaluate(CONTENT) if text.strip()])


@pytest.mark.parametrize("game", ["seiya", "dbs"])
def test_a_spectator_sees_no_hidden_card(visit: Visit, shot: Shot, game: str) -> None:
    ada, eve = visit("Ada"), visit("Eve")
    seats: list[Json] = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = ada.set_up(game, seats=seats, public=True)
    ada.go_to(table)
    ada.asked()
    eve.page.goto("/lobby")
    eve.page.locator(f'a[href="/table/{table["id"]}"]').click()
    eve.page.wait_for_function("() => heard.sight")
    expect(eve.page.get_by_text("Vous regardez cette partie.")).to_be_visible()
    assert eve.heard["question"] is None
    chance = random.Random(7)
    looks: list[tuple[int, str]] = []
    for _ in range(25):
        told = ada.asked()
        if told["over"]:
            break
        eve.sees(told["step"])
        eve.page.wait_for_function("() => !document.querySelector('.ghost')")
        looks.append((eve.heard["step"], content(eve.page)))
        click(ada, told["question"], somehow(told["question"], chance))
        ada.asked(told["step"])
    shot(eve, f"spectator-{game}")
    sent = eve.frames
    eve.page.goto("/lobby")
    ada.hand_over(table)
    eve.page.go_back()
    eve.page.wait_for_function("() => heard.result")
    ada.page.go_back()
    ada.page.get_by_role("dialog", name="La partie est finie.").wait_for()
    expect(ada.button("Reprendre ma place")).to_have_count(0)
    search(ada.get(f"/api/tables/{table['id']}/record"), eve.heard["step"], [*sent, *looks])


def search(record: Any, last: int, told: list[tuple[int, str]]) -> None:
    """Search what a spectator was sent, and what the page made of it, for cards that had not been seen."""
    first = last - len(record["inputs"])
    secrets = Secrets(record, list(range(first, last + 1)))
    for step, text in told:
        assert secrets.leaks(NOBODY, step, text) == [], (step, text[:300])
    assert len(told) > 50
