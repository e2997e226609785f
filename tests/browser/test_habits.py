"""What the page answers for those who wish so: which energy pays, and when to stop before one passes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from pioche.games.dbs.cards import ALL
from tests.browser.conftest import Visit
from tests.browser.hands import click
from tests.browser.visitor import Json, Visitor

pytestmark = pytest.mark.slow

LONGEST = 8000  # milliseconds that an automatic pass may take
SHEETS = {card.slug: card for card in ALL}
NUMBERS = [*range(2, 9), *range(23, 29)]  # cheap cards, red and blue
DECK = "1 PI1-106\n" + "".join(f"4 PI1-{number:03}\n" for number in NUMBERS)


def payable(question: Json, zones: Json) -> list[Json]:
    """The cards that can be played for part of the energy there is, whose colours leave a choice."""
    active = [SHEETS[card["slug"]].colours for card in zones["energy"][0] if not card.get("mode")]
    costs = {card["tag"]: SHEETS[card["slug"]].cost for card in zones["hand"][0]}
    plays = [option for option in question["options"] if option["kind"] == "play"] if len(set(active)) > 1 else []
    return [option for option in plays if 1 < (costs[option["card"]] or 0) < len(active)]


def wish(visitor: Visitor, *words: str) -> None:
    """Choose in the settings of the table how to be asked."""
    visitor.button("Réglages").click()
    for word in words:
        visitor.page.get_by_role("dialog").locator("label").get_by_text(word, exact=True).click()
    visitor.page.keyboard.press("Escape")


def play_one(ada: Visitor) -> Json:
    """Play a card that several energies could pay for; what is asked then."""
    told = ada.asked()
    click(ada, told["question"], payable(told["question"], ada.heard["sight"]["zones"])[:1])
    ada.page.wait_for_function("step => heard.step > step && heard.question", arg=told["step"])
    return ada.asked(told["step"])


def rested(visitor: Visitor) -> int:
    return sum(bool(card.get("mode")) for card in visitor.heard["sight"]["zones"]["energy"][0])


def grow_rich(ada: Visitor) -> None:
    """Charge energy of both colours, and do nothing else, until a card leaves a choice of what pays for it."""
    told = ada.asked()
    while not payable(question := told["question"], zones := ada.heard["sight"]["zones"]):
        lacking = [SHEETS[card["slug"]].colours for card in zones["energy"][0]]
        slugs = {card["tag"]: card["slug"] for card in zones["hand"][0]}
        options = question["options"]
        if question["ask"] == "charge":  # of the colour of which there is less
            chosen = [min(options[:-1], key=lambda option: lacking.count(SHEETS[slugs[option["card"]]].colours))]
        else:
            chosen = [option for option in options if option["kind"] in ("end", "pass", "no")][:1]
        click(ada, question, chosen or options[: question["least"]])
        told = ada.asked(told["step"])


def test_energy_is_paid_by_the_page_unless_one_wishes_to_be_asked(visit: Visit) -> None:
    ada = visit("Ada")
    kept = ada.context.request.post("/api/games/dbs/decks", data={"name": "Two", "text": DECK}).json()
    seats: list[Json] = [{"kind": "me", "choices": {"deck": f"own:{kept['id']}"}}, {"kind": "bot", "bot": "random"}]
    ada.go_to(ada.set_up("dbs", seats=seats, seed="1"))
    grow_rich(ada)
    before, resting = ada.asked(), rested(ada)
    after = play_one(ada)
    assert after["question"]["ask"] != "choose-energy"
    assert rested(ada) > resting
    assert after["step"] > before["step"] + 1, "the page has answered, and nobody was asked"
    # A card and what paid for it are one action.
    ada.button("Annuler").click()
    assert ada.asked(after["step"])["question"] == before["question"]
    assert rested(ada) == resting
    wish(ada, "Me demander")
    assert play_one(ada)["question"]["ask"] == "choose-energy"


def begin(ada: Visitor, bob: Visitor, seed: str) -> None:
    ada.page.goto("/new/dbs?friends=1")
    ada.page.get_by_label("Place 1, Deck").select_option("green")
    ada.page.get_by_text("Autres réglages").click()
    ada.page.get_by_label("Graine souhaitée").fill(seed)
    ada.button("Ouvrir la table").click()
    bob.page.goto(ada.page.get_by_label("Envoyez ce lien à vos amis").input_value())
    bob.page.get_by_label("Deck", exact=True).select_option("black")
    bob.button("S’asseoir ici").click()
    for person in (ada, bob):
        person.page.wait_for_function("() => heard.sight")


def answer(person: Visitor, *kinds: str) -> int:
    """Answer with the first option of these kinds, or with none; the step at which it was asked."""
    told = person.asked()
    chosen = [next(option for option in told["question"]["options"] if option["kind"] == kind) for kind in kinds]
    click(person, told["question"], chosen)
    return int(told["step"])


def test_who_cannot_act_passes_when_a_person_would(visit: Visit) -> None:
    ada, bob = visit("Ada"), visit("Bob")
    begin(ada, bob, "1")
    wish(bob, "Quand je peux agir")
    answer(ada)  # keeps her hand
    expect(ada.page.locator(".phases [aria-current]")).to_have_text("Mains de départ")
    answer(bob)
    answer(ada, "card")  # charges
    expect(ada.page.locator(".phases [aria-current]")).to_have_text("Principale")
    bob.page.clock.install()
    bob.page.clock.pause_at("2100-01-01")
    step = answer(ada, "attack")
    bob.sees(step + 1)
    assert {option["kind"] for option in bob.heard["question"]["options"]} == {"no", "no-more"}
    expect(bob.bar).to_contain_text("La page passe pour vous")
    expect(ada.bar).to_contain_text(re.compile("réfléchit"))
    assert ada.heard["step"] == step + 1, "nothing was sent yet"
    bob.page.clock.run_for(LONGEST)
    assert ada.asked(step + 1)["question"]["ask"] == "offense-step"
    # Where Bob can do something, he is asked.
    step = answer(ada, "pass")
    bob.sees(step + 1)
    bob.page.clock.run_for(LONGEST)
    assert bob.asked(step)["question"]["ask"] == "defense-step"
    expect(bob.bar).not_to_contain_text("La page passe pour vous")
