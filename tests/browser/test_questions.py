"""Questions say everything: who asks, what is at stake, what each answer does; and what need not be asked is not."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hands import EDGE, click
from tests.browser.middle import Middle, lay
from tests.browser.stage import database
from tests.browser.test_space import DBS, DECKS, HEROES, SEIYA
from tests.browser.visitor import Json, Visitor

pytestmark = pytest.mark.slow


def offered(view: Json) -> bool:
    """Whether a card asks if it shall do something."""
    kinds = [option["kind"] for option in view["question"]["options"]]
    return "yes" in kinds and "no" in kinds and ":card:" in view["question"]["rule"]


def hurt(view: Json) -> bool:
    """Whether a card of one's life is to be taken."""
    return bool(view["question"]["ask"] == "choose-life")


def seated(visit: Visit, folder: Path, wanted: Middle, **more: str) -> Visitor:
    ada = visit("Ada", **more)
    ada.go_to(lay(database(folder), ada, wanted))
    return ada


OFFERED = Middle("seiya", SEIYA, choices=HEROES[:2], moment=offered, answers=300)


@pytest.mark.parametrize(
    ("language", "yes", "no"), [("fr", "Oui", "Non, pas cette fois"), ("en", "Yes", "No, not this time")]
)
def test_a_card_says_what_it_offers(visit: Visit, folder: Path, language: str, yes: str, no: str) -> None:
    ada = seated(visit, folder, OFFERED, language=language)
    question = ada.asked()["question"]
    sheets = {sheet["slug"]: sheet for sheet in ada.get("/api/games/seiya/cards")["cards"]}
    name = sheets[question["asker"]]["title"][language]
    expect(ada.bar.get_by_role("button", name=name).first).to_be_visible()  # who asks, to be looked at
    stake = ada.bar.locator("mark").inner_text()
    assert stake.strip()
    assert stake in ada.bar.locator(".says").inner_text()
    label = next(option["label"] for option in question["options"] if option["kind"] == "yes")
    assert re.match(rf"{yes}\s?: \w+", label), label  # what is done, in words
    expect(ada.bar.locator(".options").get_by_role("button", name=label)).to_have_class(re.compile("primary"))
    expect(ada.bar.locator(".options").get_by_role("button", name=no)).not_to_have_class(re.compile("primary"))
    # The question stands below the hand, not over it.
    hand = ada.page.locator('[data-place^="hand/0"]').bounding_box()
    bar = ada.bar.bounding_box()
    assert hand is not None
    assert bar is not None
    assert hand["y"] + hand["height"] <= bar["y"] + 1


def test_a_button_does_not_slip_away_from_who_comes_from_the_keyboard(visit: Visit, folder: Path) -> None:
    ada = seated(visit, folder, OFFERED)
    step = ada.asked()["step"]
    refuse = ada.bar.locator('.options [data-key="no"]')
    ada.page.keyboard.press("ArrowUp")
    digit = refuse.locator("kbd")  # the sign of its key
    digit.hover()
    ada.page.mouse.down()
    expect(digit).to_be_visible()
    ada.page.mouse.up()
    ada.sees(step + 1)


def test_a_card_and_the_card_it_faces_are_taken_back_together(visit: Visit) -> None:
    ada = visit("Ada")
    ada.go_to(ada.set_up(seed="1"))
    told = first = ada.asked()
    character = next(option for option in told["question"]["options"] if option["kind"] == "play-character")
    click(ada, told["question"], [character])
    told = ada.asked(told["step"])
    assert told["question"]["ask"] == "choose-to-face"
    click(ada, told["question"], told["question"]["options"][:1])
    told = ada.asked(told["step"])
    ada.button("Annuler").click()
    assert ada.asked(told["step"])["question"] == first["question"]


def test_hidden_cards_that_nobody_can_tell_apart_are_not_asked_for(visit: Visit, folder: Path) -> None:
    wanted = Middle("dbs", DBS, choices=DECKS, moment=hurt, bot="greedy")
    ada = seated(visit, folder, wanted)
    ada.page.wait_for_function("() => heard.question && heard.question.ask !== 'choose-life'")
    asked = [text for _, text in ada.frames if '"ask":"choose-life"' in text]
    assert asked, "it was a question, and the page has answered it"
    bob = visit("Bob")
    bob.page.goto("/lobby")
    bob.button("Réglages", exact=False).click()
    bob.page.get_by_label("Me demander même quand").check()
    bob.page.keyboard.press("Escape")
    bob.go_to(lay(database(folder), bob, wanted))
    assert bob.asked()["question"]["ask"] == "choose-life"


def test_what_others_do_is_told_in_sentences(visit: Visit) -> None:
    ada = visit("Ada")
    seats = [{"kind": "me", "choices": {"hero": "seiya"}}, {"kind": "bot", "choices": {"hero": "shun"}}]
    ada.go_to(ada.set_up(seats=seats, seed="1"))
    told = ada.asked()
    click(ada, told["question"], [option for option in told["question"]["options"] if option["kind"] == "end"])
    ada.asked(told["step"])
    while ada.heard["question"]["ask"] != told["question"]["ask"]:  # what the upkeep asks
        again = ada.asked()
        click(ada, again["question"], again["question"]["options"][: again["question"]["least"]])
        ada.asked(again["step"])
    live = ada.bar.locator("[aria-live]").first
    expect(live).to_have_text(re.compile(r"^\s*(Shun \w+ .+\.|.+ Shun .+\.)\s*$"))


# Whether something is pointed at in each of the next frames.
POINTED_AT = """element => new Promise((done) => {
  const found = []
  const look = () => {
    found.push(element.matches(':hover'))
    if (found.length < 30) requestAnimationFrame(look)
    else done(found)
  }
  look()
})"""


def test_what_rises_under_the_pointer_does_not_slip_away(visit: Visit) -> None:
    ada = visit("Ada")
    ada.page.goto("/cards/seiya")
    cards = [ada.page.locator("main li", has=ada.page.locator("a[href*='/cards/']")).first]
    cards[0].wait_for()
    for at in ("catalogue", "table"):
        if at == "table":
            ada.go_to(ada.set_up())
            told = ada.asked()
            tag = next(option["card"] for option in told["question"]["options"] if option["card"])
            cards = [ada.card(tag).last]
        cards[0].hover(trial=True)  # once it has stopped moving
        box = cards[0].bounding_box()
        assert box is not None
        ada.page.mouse.move(box["x"] + EDGE[0], box["y"] + box["height"] - 1)
        assert cards[0].evaluate(POINTED_AT) == [True] * 30, at
