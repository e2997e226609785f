"""What the table shows can be read: in every mode, on a desk, on a small window and on a phone."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Shot, Visit
from tests.browser.hands import edge
from tests.browser.middle import Middle, lay
from tests.browser.stage import database
from tests.browser.visitor import DESK, PHONE, Json, Visitor

pytestmark = pytest.mark.slow

JUDGE = (Path(__file__).parent / "judge.js").read_text("utf-8")
DRAWN = 6  # cards that a hand has room for beside whatever else is there
LEAST = 12  # pixels of the smallest letters on a desk
SOON_ENOUGH = 150  # milliseconds until the large view tells what a card has no room for
SMALL = {"width": 1100, "height": 700}
WIDE = {"width": 1920, "height": 1080}

SEIYA = ("play", "hand", "wounded", "frozen", "armour", "relics", "pillars", "trophies")
HADES = (*SEIYA, "enfers", "entrave", "senses", "gifts")
HEROES = tuple({"hero": hero} for hero in ("seiya", "shiryu", "hyoga", "shun", "ikki"))
DBS = ("battle", "energy", "unison", "hand")
DECKS = ({"deck": "red"}, {"deck": "blue"})
VEIEL = ("hand", "board")
KNIGHTS = tuple({"hero": hero} for hero in ("barbare", "assassin", "runiste", "tempestaire", "guerisseur"))


def contested(view: Json) -> bool:
    """Two stand against one card, and nowhere more."""
    facing = [card.get("facing") for row in view["zones"]["play"] for card in row]
    return max((facing.count(tag) for tag in facing if tag), default=0) == 2


def late(view: Json) -> bool:
    """Much has been won, much hampers, and two stand against one card."""
    return view["counters"]["turn"] > 40 and contested(view)


def battling(view: Json) -> bool:
    return bool(view["focus"])


def added(view: Json) -> bool:
    """Both have added a card to their side of a battle."""
    return battling(view) and all(view["zones"]["combo"])


def announced(view: Json) -> bool:
    """A card is to be played, unless it is countered."""
    return any(view["zones"]["limbo"])


ALL = {"boxes": "poseidon", "epics": "yes"}
WITH_HADES = {"boxes": "hades", "epics": "yes"}
MODES = {
    "base": Middle("seiya", SEIYA, choices=HEROES[:2]),
    "base-3": Middle("seiya", SEIYA, choices=HEROES[:3]),
    "base-4": Middle("seiya", SEIYA, choices=HEROES[:4]),
    "base-5": Middle("seiya", SEIYA, choices=HEROES),
    "boxes": Middle("seiya", SEIYA, options=ALL, choices=HEROES[:2], answers=300),
    "boxes-3": Middle("seiya", SEIYA, options=ALL, choices=HEROES[:3], answers=300),
    "boxes-4": Middle("seiya", SEIYA, options=ALL, choices=HEROES[:4], answers=300),
    "boxes-5": Middle("seiya", SEIYA, options=ALL, choices=HEROES, answers=300),
    "hades": Middle("seiya", HADES, options=WITH_HADES, choices=HEROES[:2], answers=300),
    "hades-3": Middle("seiya", HADES, options=WITH_HADES, choices=HEROES[:3], answers=400),
    "hades-4": Middle("seiya", HADES, options=WITH_HADES, choices=HEROES[:4], answers=400),
    "hades-5": Middle("seiya", HADES, options=WITH_HADES, choices=HEROES, answers=400),
    "duel": Middle("seiya", (*HADES, "house"), "duel", {"epics": "yes"}, answers=300),
    "duel-late": Middle("seiya", HADES, "duel", {"epics": "yes"}, answers=700, moment=late),
    "solo": Middle("seiya", SEIYA, "solo", {"solo-boxes": "poseidon", "epics": "yes"}, HEROES[:1], answers=200),
    "dbs": Middle("dbs", DBS, choices=DECKS, bot="greedy"),
    "dbs-battle": Middle("dbs", (*DBS, "combo"), choices=DECKS, moment=battling, bot="greedy"),
    "dbs-combo": Middle("dbs", ("combo",), choices=DECKS, moment=added, bot="greedy", answers=300),
    "dbs-announced": Middle("dbs", ("limbo", "hand"), choices=DECKS, moment=announced, bot="greedy"),
    "veiel": Middle("veiel", VEIEL, choices=KNIGHTS[:2], answers=60),
    "veiel-3": Middle("veiel", VEIEL, choices=KNIGHTS[:3], answers=60),
    "veiel-4": Middle("veiel", VEIEL, choices=KNIGHTS[:4], answers=60),
    "veiel-5": Middle("veiel", VEIEL, choices=KNIGHTS, answers=60),
}


def judged(visitor: Visitor, least: int = 0, root: str = ".view") -> list[str]:
    """What cannot be read: on the table, or on the whole page."""
    faults = visitor.page.evaluate(JUDGE, {"least": least, "root": root})
    return [f"{fault['what']} {fault['text']!r} {fault['at']} {fault['more']}" for fault in faults]


def seated(visit: Visit, folder: Path, mode: str, size: dict[str, int] = DESK) -> Visitor:
    """Somebody in the middle of a game."""
    ada = visit("Ada", size=size)
    ada.go_to(lay(database(folder), ada, MODES[mode]))
    ada.asked()
    return ada


def resized(visitor: Visitor, size: dict[str, int]) -> None:
    """Make the window larger or smaller, and wait until the page has been laid out for it."""
    visitor.page.set_viewport_size(size)  # type: ignore[arg-type]
    visitor.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


# What of the field itself, and of the piles beside it, would have to be scrolled to.
BELOW = """() => [...document.querySelectorAll('.middle :is(.pile, .slots > li > .card)')].flatMap((element) => {
  const edge = element.closest('.middle').getBoundingClientRect().bottom
  return element.checkVisibility() && element.getBoundingClientRect().bottom > edge + 1 ? [element.innerText] : []
})"""


def width_of_a_card(visitor: Visitor) -> float:
    width: float = visitor.page.locator("ul.hand li").first.evaluate("card => card.offsetWidth")
    return width


@pytest.mark.parametrize("mode", MODES)
def test_every_text_on_a_desk_can_be_read(visit: Visit, folder: Path, shot: Shot, mode: str) -> None:
    """In a window of any size; on a large screen cards grow with it, in a small one nothing overlaps."""
    ada = seated(visit, folder, mode)
    shot(ada, f"table-{mode}")
    assert judged(ada, LEAST) == []
    assert ada.page.evaluate(BELOW) == []
    held = ada.page.locator("ul.hand")
    if held.get_by_role("listitem").count() <= DRAWN:
        assert held.evaluate("hand => hand.scrollWidth <= hand.clientWidth"), "no card of the hand is cut"
    width = width_of_a_card(ada)
    resized(ada, WIDE)
    assert judged(ada, LEAST) == []
    assert width_of_a_card(ada) > width
    resized(ada, SMALL)
    assert judged(ada) == []
    assert ada.page.evaluate(BELOW) == []
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(ada.page.get_by_role("tab", name="Journal")).to_be_hidden()  # cards come first


def test_the_log_folds_and_leaves_its_room_to_the_table(visit: Visit, folder: Path) -> None:
    ada = seated(visit, folder, "base")
    mat, log = ada.page.locator("[data-mat]"), ada.page.get_by_role("tab", name="Journal")
    width = mat.evaluate("mat => mat.offsetWidth")
    ada.button("Replier").click()
    expect(log).to_be_hidden()
    assert mat.evaluate("mat => mat.offsetWidth") > width + 200
    assert judged(ada, LEAST) == []
    ada.button("Journal").click()
    expect(log).to_be_visible()


# The slots of the field of which the whole card is seen now.
SEEN = """() => [...document.querySelectorAll('.slots > li')].flatMap((slot, place) => {
  const { left, right } = slot.getBoundingClientRect()
  return left >= -1 && right <= innerWidth + 1 ? [place + 1] : []
})"""


def swipe(visitor: Visitor) -> None:
    """A finger that brings what lies to the right of the field."""
    box = visitor.page.locator(".slots").bounding_box()
    assert box is not None
    fingers = visitor.context.new_cdp_session(visitor.page)
    for kind, *path in (("touchStart", 350), ("touchMove", *range(330, 30, -30)), ("touchEnd",)):
        for points in [[{"x": x, "y": box["y"] + 80}] for x in path] or [[]]:
            fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


@pytest.mark.parametrize("mode", MODES)
def test_nothing_overlaps_on_a_phone(visit: Visit, folder: Path, mode: str) -> None:
    """The menu of the site leaves, the opponents fit, and one swipe reaches all cards of the field."""
    ada = seated(visit, folder, mode, PHONE)
    expect(ada.page.get_by_role("banner")).to_have_count(0)
    if MODES[mode].game == "seiya":
        seen = set(ada.page.evaluate(SEEN))
        assert len(seen) >= 3
        swipe(ada)
        ada.page.wait_for_function(f"seen => new Set([...seen, ...({SEEN})()]).size === 6", arg=sorted(seen))
    if len(MODES[mode].choices) > 2 and MODES[mode].game == "seiya":
        assert ada.page.locator(".rivals").evaluate("all => all.scrollWidth <= all.clientWidth")
    assert judged(ada) == []
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# The cards of the table by what lies on them, one of each kind; a pile shows no more than its top.
THERE = """() => Object.values(Object.fromEntries([...document.querySelectorAll('.view [data-tag] > button[data-nav]')]
  .filter((button) => button.checkVisibility() && !button.closest('.pile'))
  .map((button) => [button.getAttribute('aria-label'), +button.parentElement.dataset.tag])))"""
# What the large view tells, and whether all of it is seen.
TOLD = """() => {
  const text = document.querySelector('.large .text')
  const { left, top, right, bottom } = text.getBoundingClientRect()
  const size = parseFloat(getComputedStyle(text).fontSize)
  const whole = text.scrollHeight <= text.clientHeight + 1 && left >= 0 && top >= 0
  return [text.innerText, size, whole && right <= innerWidth && bottom <= innerHeight]
}"""


@pytest.mark.parametrize("mode", MODES)
def test_the_whole_text_is_there_at_once(visit: Visit, folder: Path, mode: str) -> None:
    """Of every card that lies on the table."""
    ada = seated(visit, folder, mode)
    texts = {sheet["slug"]: sheet["text"]["fr"] for sheet in ada.get(f"/api/games/{MODES[mode].game}/cards")["cards"]}
    rows = [row for zone in ada.heard["sight"]["zones"].values() for row in zone]
    slugs = {card["tag"]: card["slug"] for row in rows for card in row if "tag" in card}
    there = ada.page.evaluate(THERE)
    assert len(there) > 5
    ada.page.clock.install()
    for tag in there:
        ada.page.mouse.move(1, 1)
        card = ada.card(tag).first
        card.hover(force=True, position=edge(card))
        ada.page.clock.run_for(SOON_ENOUGH)
        shown, size, whole = ada.page.evaluate(TOLD)
        slug = slugs[tag]
        assert only_letters(texts[slug]) == only_letters(shown), slug
        assert size >= LEAST, slug
        assert whole, slug


# Of the cards on the table: whether words are left out, and whether the card says so.
LEFT_OUT = """() => [...document.querySelectorAll('.view .card .text')].flatMap((text) => {
  const [box, last] = [text.getBoundingClientRect(), text.lastElementChild]
  if (!last || !text.checkVisibility() || !text.clientHeight || text.closest('.large, .turned, .hand')) return []
  const range = document.createRange()
  range.selectNodeContents(last)
  const end = [...range.getClientRects()].at(-1)
  if (!end) return []
  const out = end.right > box.right + 1 || end.bottom > box.bottom + 2
  return [[out, getComputedStyle(text, '::after').content !== 'none']]
})"""


@pytest.mark.parametrize("boxes", ["base", "poseidon", "hades"])
def test_two_who_face_a_card_are_seen_without_scrolling(visit: Visit, folder: Path, boxes: str) -> None:
    ada = visit("Ada")
    options = {"boxes": boxes, "epics": "no" if boxes == "base" else "yes"}
    wanted = Middle("seiya", ("play",), options=options, choices=HEROES[:2], moment=contested, answers=300)
    ada.go_to(lay(database(folder), ada, wanted))
    ada.asked()
    end = ada.page.locator(".middle").evaluate("field => field.getBoundingClientRect().bottom")
    fighters = ada.page.locator(".slots .below > [data-tag]")
    assert fighters.count() > 1
    assert max(fighters.evaluate_all("all => all.map((card) => card.getBoundingClientRect().bottom)")) <= end
    assert judged(ada, LEAST) == []


def test_a_card_says_that_it_goes_on(visit: Visit, folder: Path) -> None:
    ada = seated(visit, folder, "base")
    told = [tuple(card) for card in ada.page.evaluate(LEFT_OUT)]
    assert {(True, True), (False, False)} == set(told)
    resized(ada, WIDE)
    ada.page.wait_for_function(f"() => ({LEFT_OUT})().every(([out, said]) => out === said)")


def only_letters(text: str) -> str:
    """A text without the signs and breaks around its keywords."""
    return "".join(sign for sign in text.lower() if sign.isalnum())
