"""The rulings of docs/rulings.md about the field, the end of the game, and who acts and chooses."""

from pioche.games.seiya import Config, new
from tests.rules.seiya.names import SIX
from tests.scenario import Factory, Side, rule

# The field


@rule("seiya:classic:5.2:9")
def test_ruling_each_arrival_is_resolved_before_the_next_card(table: Factory) -> None:
    """Aiolos removes a Flame if another Gold Saint is on the field: Mu comes after him, too late."""
    t = table(seiya=Side(), field={1: "jaki"}, reserve=["mu-du-belier", "aiolos-du-sagittaire"])
    t.seiya.end_turn()
    assert (t.field[5], t.field[4]) == ("aiolos-du-sagittaire", "mu-du-belier")
    assert t.flames == 12

    t = table(seiya=Side(), field={1: "jaki"}, reserve=["aiolos-du-sagittaire", "mu-du-belier"])
    t.seiya.end_turn()
    assert t.flames == 11


@rule("seiya:card:pope:1")
def test_ruling_the_filling_stops_when_only_returned_cards_are_left(table: Factory) -> None:
    t = table(seiya=Side(), field=SIX, reserve=["pope"])
    t.seiya.end_turn()
    assert len(t.field) == 5
    assert t.reserve == ["pope"]
    assert len(t.events("arrive")) == 1
    t.pending("main-phase", "shun")


@rule("seiya:card:pope:1")
def test_ruling_cards_that_joined_the_reserve_meanwhile_still_arrive(table: Factory) -> None:
    t = table(seiya=Side(), field=SIX, reserve=["pope"], removed=["mu-du-belier"])
    t.seiya.end_turn()
    assert t.field[1] == "mu-du-belier"
    assert t.reserve == ["pope"]


@rule("seiya:faq:gigas:6")
def test_ruling_arrival_does_not_trigger_on_removal(table: Factory) -> None:
    t = table(seiya=Side(hand=["gigas"]), field=["armure-du-lion", "ptolemy-de-la-fleche"], reserve=["jaki"])
    t.seiya.play("gigas", "armure-du-lion").use("gigas")
    assert (t.removed, t.field[2], t.flames) == (["ptolemy-de-la-fleche"], "jaki", 12)

    t = table(seiya=Side(hand=["gigas"]), field=["armure-du-lion", "mu-du-belier"], reserve=["ptolemy-de-la-fleche"])
    t.seiya.play("gigas", "armure-du-lion").use("gigas")
    assert t.flames == 10, "the Flame of Mu, and the Arrival of Ptolemy who took his place"


@rule("seiya:classic:6:7")
def test_ruling_the_game_ends_when_reserve_and_field_are_empty(table: Factory) -> None:
    t = table(seiya=Side(discard=["oko"]), shun=Side(hand=["leda"]), field={5: "phaeton", 6: "jaki"})
    t.seiya.end_turn()
    assert t.field == {6: "phaeton"}, "the other slots stay empty"
    t.shun.end_turn()
    assert t.over
    assert t.flames == 12
    assert t.winners == ["seiya"]


@rule("seiya:classic:6:7")
def test_ruling_an_empty_field_does_not_cut_the_round_short(table: Factory) -> None:
    t = table(seiya=Side(), shun=Side(hand=["leda", "armure-du-lion"]), field={6: "jaki"})
    t.seiya.end_turn()
    assert t.field == {}
    t.pending("main-phase", "shun")
    assert t.shun.options == ["play:armure-du-lion", "end"], "there is nothing to face"
    t.shun.end_turn()
    assert t.over


@rule("seiya:classic:6:7")
def test_ruling_pope_alone_does_not_keep_the_game_going(table: Factory) -> None:
    t = table(seiya=Side(), shun=Side(), field={6: "jaki"}, reserve=["pope"])
    t.seiya.end_turn()
    assert (t.field, t.reserve) == ({}, ["pope"])
    t.shun.end_turn()
    assert t.over, "nothing is left that could stay on the field"


@rule("seiya:classic:5.3:1", "seiya:classic:5.3:2")
def test_ruling_the_official_variant_is_an_option_of_the_base_game(table: Factory) -> None:
    t = table(seiya=Side(), field={2: "jaki", 4: "mu-du-belier"}, variant=True)
    t.seiya.end_turn()
    assert (t.removed, t.field, t.flames) == (["mu-du-belier"], {6: "jaki"}, 11)

    t = table(seiya=Side(), field={2: "jaki", 4: "mu-du-belier"})
    t.seiya.end_turn()
    assert (t.removed, t.flames) == ([], 12)
    assert not Config().variant


# Players


@rule("seiya:classic:2:8")
def test_ruling_the_first_player_is_agreed_or_drawn_by_lot() -> None:
    assert [new(Config(players=3, first=seat), 0).active for seat in range(3)] == [0, 1, 2]
    drawn = [new(Config(players=3), seed).active for seed in range(30)]
    assert set(drawn) == {0, 1, 2}
    assert drawn == [new(Config(players=3), seed).active for seed in range(30)]


@rule("seiya:card:geist:2")
def test_ruling_several_players_act_from_the_active_one_in_seat_order(table: Factory) -> None:
    hand = ["oko", "leda", "spica", "jaki", "phaeton"]
    t = table(seiya=Side(hand=hand), shun=Side(hand=hand), ikki=Side(hand=hand), field=SIX, reserve=["geist"], first=1)
    t.shun.end_turn()
    for hero in ("shun", "ikki", "seiya"):
        t.pending("choose-destroy", hero)
        getattr(t, hero).choose("oko")
    t.pending("main-phase", "ikki")


def test_ruling_a_choice_from_a_hidden_hand_is_asked_even_when_forced(table: Factory) -> None:
    t = table(seiya=Side(hand=["oko"]), shun=Side(hand=["shun-common", "jaki"]), field=["spica"])
    t.seiya.play("oko").use("oko")
    t.pending("choose-destroy", "shun")
    assert t.shun.options == ["shun-common"]
    assert t.seiya.view.asked == (1,)
    t.shun.choose("shun-common")
    assert t.shun.destroyed == ["shun-common"]


def test_ruling_a_forced_choice_among_public_cards_is_not_asked(table: Factory) -> None:
    t = table(seiya=Side(armour="armure-du-scorpion"), shun=Side(wounded=["jaki"]), field=["spica"])
    t.seiya.use("armure-du-scorpion")
    assert t.shun.destroyed == ["jaki"]


@rule("seiya:classic:7:3")
def test_ruling_tied_players_share_the_victory(table: Factory) -> None:
    t = table(
        seiya=Side(discard=["oko"]),
        shun=Side(hand=["cassios"]),
        ikki=Side(),
        field=[*SIX[:5], "mu-du-belier"],
        reserve=SIX,
        flames=1,
    )
    t.seiya.end_turn()
    t.shun.end_turn()
    t.ikki.end_turn()
    assert t.over
    assert t.winners == ["seiya", "shun"]


@rule("seiya:classic:5.1.2:2", "seiya:card:albior-de-cephee:2")
def test_ruling_a_main_phase_does_not_last_for_ever(table: Factory) -> None:
    t = table(seiya=Side(hand=["albior-de-cephee"]), field=["jaki"])
    for _ in range(150):
        t.seiya.play("albior-de-cephee", facing="jaki").use("albior-de-cephee")
    assert t.seiya.hand == ["albior-de-cephee"]
    assert t.seiya.options == ["end"]
