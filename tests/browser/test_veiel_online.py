"""L'Ordre de Veiel online: three people, each with a hero and a way of their own, one of them on a phone."""

from __future__ import annotations

from collections import Counter

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Shot, Visit
from tests.browser.hands import ordering, several
from tests.browser.test_veiel import by_finger, by_keys, by_mouse
from tests.browser.visitor import PHONE, Json, Visitor

pytestmark = pytest.mark.slow

LONG = 300  # answers after which heroes who do not care have long been beaten
# One enemy that heroes who play whatever they have can beat; then so many that nobody survives them.
WAVES = "1-0-0,0-0-12,0-0-12,0-0-12"
SEED = "5"  # with which that takes few answers; any other does, too
HANDS = (by_mouse, by_keys, by_finger)


def meet(ada: Visitor, bob: Visitor, cleo: Visitor) -> None:
    """Ada has set the table up; the others come by her link, each says who to be, and sits down."""
    seats = [{"kind": "me", "choices": {"hero": "barbare"}}, {"kind": "open"}, {"kind": "open"}]
    table = ada.set_up("veiel", seats=seats, options={"waves": WAVES}, seed=SEED)
    ada.go_to(table)
    for person, seat, hero in ((bob, 1, "chevalier"), (cleo, 2, "penitente")):
        person.go_to(table)
        chair = person.page.get_by_role("listitem").filter(has=person.button("S’asseoir ici")).first
        chair.get_by_label("Héros").select_option(hero)
        chair.get_by_role("button", name="S’asseoir ici").click()
        person.page.wait_for_function("seat => heard.table && heard.table.me === seat", arg=seat)
    for person in (ada, bob, cleo):
        person.page.wait_for_function("() => heard.sight")


def chosen(question: Json, encounter: int) -> list[Json]:
    """Whatever comes first; in the first encounter all cards are played, later nobody does anything."""
    options: list[Json] = question["options"]
    if question["ask"] == "hero-turn":
        wanted = "play" if encounter == 1 else "end"
        options = [option for option in options if option["kind"] == wanted] or options[-1:]
    return options[: max(question["least"], 1)]


def ping(visitor: Visitor, seat: int, cell: int) -> Locator:
    return visitor.page.locator(f'[data-cell="board/0/{cell}"] [data-ping="{seat}"]')


def empty_cells(visitor: Visitor) -> list[int]:
    """The cells on which nobody stands."""
    taken = {card.get("place") for card in visitor.heard["sight"]["zones"]["board"][0]}
    return [cell for cell in range(1, 25) if cell not in taken]


def press_long(visitor: Visitor, cell: int) -> None:
    """A finger that stays until the page shows that it has pointed."""
    box = visitor.page.locator(f'[data-cell="board/0/{cell}"]').bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    fingers = visitor.context.new_cdp_session(visitor.page)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(ping(visitor, 2, cell)).to_be_visible()
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def point_out(ada: Visitor, bob: Visitor, cleo: Visitor, shot: Shot) -> None:
    """Each points at a cell in the way of their own; the others see who does, and hear where."""
    step = ada.heard["step"]
    one, two, three = empty_cells(ada)[:3]
    ada.page.locator(f'[data-cell="board/0/{one}"] [data-nav]').click(modifiers=["Alt"])
    for person in (bob, cleo):
        expect(ping(person, 0, one)).to_contain_text("Ada")
    expect(bob.page.get_by_text("Ada montre : ligne 1")).to_be_attached()
    bob.page.locator(f'[data-cell="board/0/{two}"] [data-nav]').focus()
    bob.page.keyboard.press("p")
    press_long(cleo, three)
    for person in (ada, bob):
        expect(ping(person, 2, three)).to_contain_text("Cléo")
    expect(ping(ada, 1, two)).to_contain_text("Bob")
    shot(ada, "veiel-ping")
    assert [person.heard["step"] for person in (ada, bob, cleo)] == [step] * 3, "pointing is no answer"
    for person in (ada, bob, cleo):  # and it goes by itself
        expect(person.page.locator("[data-ping]")).to_have_count(0)


def test_three_people_and_one_of_them_on_a_phone(visit: Visit, shot: Shot) -> None:
    people = ada, bob, cleo = visit("Ada"), visit("Bob"), visit("Cléo", size=PHONE)
    meet(*people)
    asks: dict[int, Counter[str]] = {seat: Counter() for seat in range(3)}
    first: list[int] = []  # who began each round
    rewarded = False
    for _ in range(LONG):
        step = max(person.heard["step"] for person in people)
        for person in people:
            person.sees(step)
        told = ada.heard
        if told["result"]:
            break
        sight = told["sight"]
        asked, encounter = sight["asked"], sight["counters"]["encounter"]
        # Where several may go, somebody else begins each time.
        seat = asked[len(first) % len(asked)]
        person = people[seat]
        question = person.asked()["question"]
        if question["ask"] == "who-plays" and len(asked) == 3:
            if not first:
                point_out(ada, bob, cleo, shot)
            first.append(seat)
            for each, others in zip(people, ("Bob ou Cléo", "Ada ou Cléo", "Ada ou Bob"), strict=True):
                expect(each.page.get_by_role("heading", level=1)).to_contain_text(f"À vous (ou {others})")
        if question["ask"] == "reward" and not rewarded:
            rewarded = True
            assert (encounter, len(sight["zones"]["shown"][0])) == (1, 3)
            expect(person.page.get_by_role("region", name="Se renforcer").locator("[data-tag]")).to_have_count(3)
        asks[seat][question["ask"]] += 1
        if not ordering(question):
            for option in chosen(question, encounter):
                HANDS[seat](person, question, option)
        if several(question):
            person.bar.locator(".options > .primary:not([data-key])").click()
        for each in people:
            each.sees(step + 1)
    else:
        raise AssertionError("the heroes live on and on")
    assert len(set(first)) > 1, "anybody may begin"
    assert rewarded
    for seat in range(3):
        assert {"place-hero", "hero-turn", "reward"} <= set(asks[seat])
    for person in people:
        expect(person.page.get_by_role("region", name="L’histoire de la partie").get_by_role("table")).to_be_visible()
