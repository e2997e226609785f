"""Setting up: players, packets, Reserve, field and Clock (sections 0, 1, 2 and 4)."""

from collections import Counter
from collections.abc import Callable

import pytest

from pioche.games.seiya.card import HEROES, RANKS
from pioche.games.seiya.cards import ALL
from pioche.kernel.cards.query import NOBODY
from pioche.kernel.play.decision import Refused
from pioche.table import Table
from tests.conftest import MODES
from tests.scenario import Factory, Side, rule

NewTable = Callable[..., Table]

ARMOURS = {
    "seiya": "armure-de-pegase",
    "shiryu": "armure-du-dragon",
    "hyoga": "armure-du-cygne",
    "shun": "armure-d-andromede",
    "ikki": "armure-du-phoenix",
}
EACH_HERO = pytest.mark.parametrize("hero", ARMOURS)


@pytest.fixture(params=MODES)
def new_table(request: pytest.FixtureRequest) -> NewTable:
    """Makes real games that were just set up; shaken, they are saved and loaded before anybody looks at them."""

    def make(seed: int = 0, **config: object) -> Table:
        table = Table.new("seiya", seed=seed, **config)
        return Table.load("seiya", table.dump()) if request.param == "shaken" else table

    return make


def slugs(table: Table, zone: str, seat: int = 0) -> list[str]:
    """The cards of a zone, whoever may see them."""
    definitions = table.game.rules.catalogue.definitions
    return [definitions[table.game.cards[ref].definition].slug for ref in table.game.cards_in(zone, seat)]


def packet(table: Table, seat: int) -> Counter[str]:
    """All cards a player has."""
    zones = [zone.name for zone in table.game.rules.zone_list if not zone.common]
    return Counter(slug for zone in zones for slug in slugs(table, zone, seat))


def begins(table: Table, seat: int) -> bool:
    """Whether that player is to act in a first main phase."""
    decision = table.decision
    return decision is not None and (decision.seat, decision.ask, table.game.active) == (seat, "main-phase", seat)


def pass_turn(table: Table) -> None:
    """The active player does nothing; what upkeep asks of anybody is answered somehow."""
    active = table.game.active
    while table.game.active == active or not begins(table, table.game.active):
        decision = table.decision
        assert decision is not None
        keys = [option.key for option in decision.options[: decision.least]]
        table.answer(decision.seat, ["end"] if decision.ask == "main-phase" else keys)


def refusal(make: NewTable, **config: object) -> tuple[str, str]:
    """The reason for which a table is refused, and its rule."""
    with pytest.raises(Refused) as refused:
        make(**config)
    return refused.value.reason.text, refused.value.reason.rule


# The players and their heroes


@rule("seiya:classic:0:1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_players_can_play(new_table: NewTable, players: int) -> None:
    table = new_table(players=players, first=players - 1)
    assert [len(slugs(table, "hand", seat)) for seat in range(players)] == [5] * players
    assert begins(table, players - 1)
    for seat in (players - 1, *range(players - 1)):
        assert begins(table, seat), "everybody gets a turn"
        pass_turn(table)
    assert begins(table, players - 1)


@rule("seiya:classic:0:1")
@pytest.mark.parametrize("players", [-1, 0, 1, 6])
def test_fewer_than_two_or_more_than_five_players_are_refused(new_table: NewTable, players: int) -> None:
    assert refusal(new_table, players=players) == ("players-out-of-range", "seiya:classic:0:1")


@rule("seiya:classic:0:29")
def test_every_set_of_the_catalogue_can_be_in_the_same_game(new_table: NewTable) -> None:
    table = new_table(players=5, promos=True, asgard=True, poseidon=True, hades=True, epics=True)
    definitions = table.game.rules.catalogue.definitions
    everything = Counter(definitions[card.definition].slug for card in table.game.cards.values())
    each = {card.slug: 5 if card.type == "sens" else card.copies or 1 for card in ALL if card.mode != "duel"}
    assert everything == Counter(each)
    assert {card.set for card in ALL} == {"base", "asgard", "poseidon", "hades", "promo"}


@rule("seiya:classic:0:30")
@pytest.mark.parametrize("promos", [False, True])
def test_the_base_game_is_always_there(new_table: NewTable, promos: bool) -> None:
    table = new_table(promos=promos)
    base = {card.slug for card in ALL if card.set == "base"}
    common = [slug for slug in slugs(table, "reserve") + slugs(table, "field") if slug in base]
    assert len(common) == 125
    assert begins(table, table.game.active)


@rule("seiya:classic:0:30")
@pytest.mark.parametrize("config", [{"base": False}, {"sets": ["promo"]}])
def test_no_table_can_leave_the_base_game_out(new_table: NewTable, config: dict[str, object]) -> None:
    assert refusal(new_table, **config)[0] == "bad-config"


@rule("seiya:classic:1:1")
def test_the_heroes_are_five_bronze_saints_and_time_is_a_clock_of_flames(new_table: NewTable) -> None:
    risen = {card.hero for card in ALL if {"Héros", "Chevalier de Bronze"} <= set(card.classes)}
    assert risen == set(HEROES.values()) == {"Seiya", "Shiryû", "Hyôga", "Shun", "Ikki"}
    assert new_table().view(0).counters["flames"] > 0


@rule("seiya:classic:1:2")
@EACH_HERO
def test_a_player_takes_the_part_of_any_of_the_five_heroes(new_table: NewTable, hero: str) -> None:
    table = new_table(heroes=(hero,), first=0)
    assert packet(table, 0)[f"{hero}-verycommon"] == 9
    assert packet(table, 1)[f"{hero}-verycommon"] == 0, "a hero is played by one player only"
    assert begins(table, 0)


@rule("seiya:classic:1:2")
def test_heroes_that_are_not_named_are_drawn_by_lot_and_all_different(new_table: NewTable) -> None:
    table = new_table(players=5)
    names = list(HEROES)
    assert sorted(table.game.counters[f"hero/{seat}"] for seat in range(5)) == list(range(5))
    for seat in range(5):
        hero = names[table.game.counters[f"hero/{seat}"]]
        assert packet(table, seat)[f"{hero}-verycommon"] == 9
    assert len({new_table(seed=seed).game.counters["hero/0"] for seed in range(30)}) == 5


@rule("seiya:classic:1:2")
@pytest.mark.parametrize(
    ("heroes", "reason"),
    [(("saori",), "unknown-hero"), (("shun", "Shun"), "hero-twice"), (("shun", "ikki", "seiya"), "too-many-heroes")],
)
def test_other_heroes_are_refused(new_table: NewTable, heroes: tuple[str, ...], reason: str) -> None:
    assert refusal(new_table, heroes=heroes) == (reason, "seiya:classic:1:2")


# The packet


@rule("seiya:classic:2:1")
@EACH_HERO
def test_a_player_starts_with_the_token_and_fifteen_cards_of_the_hero(new_table: NewTable, hero: str) -> None:
    table = new_table(heroes=(hero,))
    token = table.view(1).counters["hero/0"]
    assert list(HEROES)[token] == hero, "everybody sees whose token it is"
    cards = packet(table, 0)
    assert cards.total() == 15
    assert all(slug.startswith(hero) or slug == ARMOURS[hero] for slug in cards)


@rule("seiya:classic:2:2")
@EACH_HERO
def test_a_packet_has_nine_very_common_heroes(new_table: NewTable, hero: str) -> None:
    table = new_table(heroes=(hero,))
    assert packet(table, 0)[f"{hero}-verycommon"] == 9
    (card,) = [card for card in ALL if card.slug == f"{hero}-verycommon"]
    assert (card.classes, card.ranks) == (("Héros",), (RANKS[0],))


@rule("seiya:classic:2:3")
@EACH_HERO
def test_a_packet_has_one_bronze_armour(new_table: NewTable, hero: str) -> None:
    table = new_table(heroes=(hero,))
    bronze = {card.slug for card in ALL if card.classes == ("Armure de Bronze",)}
    assert [(slug, count) for slug, count in packet(table, 0).items() if slug in bronze] == [(ARMOURS[hero], 1)]


@rule("seiya:classic:2:4")
@EACH_HERO
def test_a_packet_has_five_common_heroes_that_are_set_aside(new_table: NewTable, hero: str) -> None:
    table = new_table(heroes=(hero,))
    assert slugs(table, "aside", 0) == [f"{hero}-common"] * 5
    assert packet(table, 0)[f"{hero}-common"] == 5, "and none of them elsewhere"
    (card,) = [card for card in ALL if card.slug == f"{hero}-common"]
    assert (card.classes, card.ranks) == (("Héros", "Chevalier de Bronze"), (RANKS[1],))


@rule("seiya:classic:2:5")
@EACH_HERO
def test_the_starting_draw_pile_is_ten_cards_shuffled(new_table: NewTable, hero: str) -> None:
    places = set()
    for seed in range(30):
        table = new_table(seed=seed, heroes=(hero,))
        pile = slugs(table, "draw", 0) + slugs(table, "hand", 0)[::-1]  # as it lay before the hand was drawn
        assert Counter(pile) == {f"{hero}-verycommon": 9, ARMOURS[hero]: 1}
        places.add(pile.index(ARMOURS[hero]))
    assert len(places) > 5, "the Armour may lie anywhere"


@rule("seiya:classic:2:6")
@pytest.mark.parametrize("players", [2, 5])
def test_the_opening_hand_is_five_cards_of_the_own_draw_pile(new_table: NewTable, players: int) -> None:
    table = new_table(players=players)
    for seat in range(players):
        assert len(slugs(table, "hand", seat)) == 5
        assert len(slugs(table, "draw", seat)) == 5
        own = [card.slug for card in table.view(seat).cards("hand", seat)]
        assert own == slugs(table, "hand", seat), "who drew them sees them"


@rule("seiya:classic:2:7")
def test_a_hand_may_hold_more_than_five_cards(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["seiya-verycommon"] * 5, armour="armure-de-la-vierge", draw=["jaki", "oko", "cassios"]),
        field=["mu-du-belier"],
    )
    t.seiya.use("armure-de-la-vierge")
    assert len(t.seiya.hand) == 7
    t.seiya.end_turn()
    assert len(t.seiya.hand) == 7, "nothing has to be discarded down to five"


# The first player


@rule("seiya:classic:2:8")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_is_chosen_freely_and_begins(new_table: NewTable, first: int) -> None:
    table = new_table(players=3, first=first)
    assert begins(table, first)
    assert table.view(NOBODY).counters["first"] == first, "the token with the face “1” is seen by all"


@rule("seiya:classic:2:8")
def test_the_first_player_is_drawn_by_lot_by_default(new_table: NewTable) -> None:
    tables = [new_table(seed=seed, players=3) for seed in range(20)]
    assert all(begins(table, table.game.active) for table in tables)
    assert {table.game.active for table in tables} == {0, 1, 2}
    assert refusal(new_table, players=3, first=3) == ("unknown-seat", "seiya:classic:2:8")


@rule("seiya:classic:2:8")
def test_the_first_player_stays_marked_for_the_end_of_the_game(table: Factory) -> None:
    t = table(seiya=Side(), shun=Side(), ikki=Side(), field=["jaki"], flames=0, first=1)
    t.shun.end_turn()
    t.ikki.end_turn()
    assert not t.over, "the round began with Shun"
    t.seiya.end_turn()
    assert t.over


# The common play space


@rule("seiya:classic:4:6")
def test_the_clock_starts_with_twelve_flames(new_table: NewTable) -> None:
    table = new_table()
    assert table.view(0).counters["flames"] == 12
    assert table.view(NOBODY).counters["flames"] == 12


@rule("seiya:classic:4:7")
def test_no_card_bears_a_wound_marker_at_the_start(new_table: NewTable) -> None:
    table = new_table(players=5)
    assert table.view(0).zones["wounded"] == ((),) * 5
    assert all(not card.marks for card in table.game.cards.values())


@rule("seiya:classic:4:7")
def test_wound_markers_are_at_hand_for_any_number_of_wounds(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["ban-du-petit-lion"], wounded=["seiya-verycommon"] * 25),
        shun=Side(hand=["jabu-de-la-licorne"]),
        field=["jaki"],
    )
    t.seiya.play("ban-du-petit-lion").use("ban-du-petit-lion")
    assert t.seiya.wounded[25:] == ["ban-du-petit-lion"]
    assert t.shun.wounded == ["jabu-de-la-licorne"]


@rule("seiya:classic:4:8")
def test_the_reserve_is_the_other_125_cards_shuffled_face_down(new_table: NewTable) -> None:
    base = [card for card in ALL if card.set == "base" and card.classes[:1] not in [("Héros",), ("Armure de Bronze",)]]
    tops = set()
    for seed in range(10):
        table = new_table(seed=seed)
        common = slugs(table, "field")[::-1] + slugs(table, "reserve")[::-1]
        assert len(common) == 125
        assert Counter(common) == Counter({card.slug: card.copies for card in base})
        assert all(not card.slug for seat in (0, 1, NOBODY) for card in table.view(seat).cards("reserve"))
        tops.add(tuple(common))
    assert len(tops) == 10, "another order in every game"


@rule("seiya:classic:4:9")
def test_six_cards_of_the_reserve_are_revealed_on_the_field(new_table: NewTable) -> None:
    table = new_table()
    assert len(slugs(table, "reserve")) == 125 - 6
    for seat in (0, 1, NOBODY):
        field = table.view(seat).cards("field")
        assert [card.place for card in field] == [1, 2, 3, 4, 5, 6]
        assert [card.slug for card in field] == slugs(table, "field"), "face up for everybody"
    assert begins(table, table.game.active)


@rule("seiya:classic:4:10", "seiya:classic:5.1.5:3")
def test_cards_revealed_during_setup_apply_no_effect(new_table: NewTable) -> None:
    awaited = {"gigas", "pope", "ptolemy-de-la-fleche", "athena", "geist", "spartan"}
    arrived: set[str] = set()
    for seed in range(200):
        table = new_table(seed=seed)
        arrived |= set(slugs(table, "field"))
        assert len(slugs(table, "field")) == 6, "neither Gigas nor Pope left again"
        assert table.game.counters["flames"] == 12, "Ptolemy and Aiolos took no Flame"
        for seat in (0, 1):
            assert len(slugs(table, "hand", seat)) == 5, "Athena gave no card, Geist and Spartan cost none"
            assert not slugs(table, "discard", seat)
            assert not slugs(table, "destroyed", seat)
        if awaited <= arrived:
            break
    assert awaited <= arrived, "all of them were on the field"
