"""Dragon Ball Super in the browser: an attack with combos of both sides, and a counter."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from pioche.games.dbs.cards import DECKS
from pioche.table import Table
from tests.browser.conftest import Shot, Visit
from tests.browser.hands import click
from tests.browser.test_together import whose
from tests.browser.visitor import Json

pytestmark = pytest.mark.slow

FIRST, SECOND = "green", "black"


class Fighter:
    """How both play: attack, combo once, counter whatever can be countered."""

    def __init__(self) -> None:
        self.combos: set[int] = set()  # who has in this battle
        self.countered = False

    def choose(self, question: Json, seat: int) -> list[Json]:
        kinds: dict[str, list[Json]] = {}
        for option in question["options"]:
            kinds.setdefault(option["kind"], []).append(option)
        ask = question["ask"]
        if ask == "main-phase":
            self.combos, self.countered = set(), False
            return (kinds.get("attack") or kinds["end"])[:1]
        if ask == "choose-counter" and "card" in kinds:
            self.countered = True
            return kinds["card"][:1]
        if ask in ("offense-step", "defense-step"):
            if "combo" in kinds and seat not in self.combos:
                self.combos.add(seat)
                return kinds["combo"][:1]
            return kinds["pass"]
        if ask != "charge" and "no" in kinds:
            return kinds["no"][:1]
        chosen: list[Json] = question["options"][: question["least"]]
        return chosen

    @property
    def all_shown(self) -> bool:
        return len(self.combos) == 2 and self.countered


def wished() -> str:
    """A seed that leads to such a battle within a few turns."""
    decks = [{"leader": DECKS[name].leader, "cards": DECKS[name].cards} for name in (FIRST, SECOND)]
    for seed in range(500):
        table, fighter = Table.new("dbs", seed=str(seed), decks=decks), Fighter()
        for _ in range(45):
            decision = table.decision
            if decision is None:
                break
            options = [{"key": option.key, "kind": option.kind} for option in decision.options]
            question = {"ask": decision.ask, "least": decision.least, "options": options}
            table.answer(decision.seat, [option["key"] for option in fighter.choose(question, decision.seat)])
            if fighter.all_shown:
                return str(seed)
    raise AssertionError("no seed leads to such a battle")


def test_before_the_first_turn_nobody_has_a_turn_or_life(visit: Visit) -> None:
    ada = visit("Ada")
    ada.go_to(ada.set_up("dbs"))
    told = ada.asked()
    heading, phases = ada.page.get_by_role("heading", level=1), ada.page.get_by_role("list", name="Phase du tour")
    life = ada.page.locator(".life")
    expect(heading).to_have_text("Mise en place")
    expect(phases.locator("[aria-current]")).to_have_text("Mains de départ")
    for each in life.all():
        expect(each).not_to_contain_text("0")
    while not ada.heard["sight"]["counters"]["turn"]:
        click(ada, told["question"], told["question"]["options"][: told["question"]["least"]])
        told = ada.asked(told["step"])
    expect(heading).to_contain_text("Tour 1")
    expect(phases.get_by_text("Mains de départ")).to_have_count(0)
    expect(life.first).to_contain_text("8")


def test_an_attack_with_combos_and_a_counter(visit: Visit, shot: Shot) -> None:
    ada, bob = visit("Ada"), visit("Bob")
    ada.page.goto("/new/dbs?friends=1")
    ada.page.get_by_label("Place 1, Deck").select_option(FIRST)
    ada.page.get_by_text("Autres réglages").click()
    ada.page.get_by_label("Graine souhaitée").fill(wished())
    ada.button("Ouvrir la table").click()
    link = ada.page.get_by_label("Envoyez ce lien à vos amis").input_value()
    bob.page.goto(link)
    bob.page.get_by_label("Deck", exact=True).select_option(SECOND)
    bob.button("S’asseoir ici").click()
    people = (ada, bob)
    for person in people:
        person.page.wait_for_function("() => heard.sight")
        expect(person.page.get_by_text("Entraînement")).to_be_visible()
    fighter = Fighter()
    while not fighter.all_shown:
        person, told = whose(*people)
        assert not told["over"]
        click(person, told["question"], fighter.choose(told["question"], people.index(person)))
        for each in people:
            each.sees(told["step"] + 1)
    # The lane of the battle shows who attacks whom, the combos, and what both come to.
    for each in people:
        sight = each.heard["sight"]
        assert sight["focus"]["attacker"]
        assert [len(row) for row in sight["zones"]["combo"]] == [1, 1]
        lane = each.page.get_by_role("region", name="Combat")
        expect(lane.get_by_text("Attaque", exact=True)).to_be_visible()
        expect(lane.get_by_text("Défense", exact=True)).to_be_visible()
        expect(each.page.locator("path.line[marker-end]")).to_have_count(1)  # the arrow
        for row in sight["zones"]["combo"]:
            expect(each.card(row[0]["tag"]).first).to_be_visible()
    shot(ada, "dbs")
