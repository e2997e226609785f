"""The upkeep phase, step by step (5.2), with its official variant (5.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from pioche.games.seiya.field import SLOTS, SLOTS_FROM_RIGHT, FillField
from pioche.games.seiya.part import Part, empties, parts
from pioche.games.seiya.piles import draw
from pioche.games.seiya.verbs import DISCARD, REMOVE
from pioche.kernel.cards.select import distinct
from pioche.kernel.cards.value import Outcome, Scope
from pioche.kernel.play.change import change
from pioche.kernel.play.decision import Decision, Option
from pioche.kernel.play.flow import Done, Procedure, step

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game

HAND = 5


def hand_size(game: Game) -> int:
    """Up to how many cards the active player draws."""
    return game.number("hand_size", 0, base=HAND) or 0


class Upkeep(Procedure):
    part: int = 0  # of the table, up to which they have done what they do

    @step("seiya:classic:5.2:2", "seiya:glossary:defaussee:3", "seiya:classic:5.1.4.a:17")
    def discard_played_cards(self, game: Game) -> Outcome | Procedure:
        played = game.cards_in("play", game.active)
        for part in parts(game, Part.beside):
            played += part.beside(game, game.active)
        return change(game, DISCARD, played, Scope(game.active, game.active))

    @step("seiya:classic:5.2:3")
    def choose_what_to_discard(self, game: Game) -> Decision | tuple[Option, ...]:
        options = distinct(game, list(game.cards_in("hand", game.active)), game.active)
        if game.forbidden("keep", 0, {"by": (game.active,)}):
            return options
        return Decision(game.active, "choose-upkeep", options, 0, len(options), always=bool(options))

    @step("seiya:classic:5.2:3")
    def discard_unwanted_cards(self, game: Game, chosen: tuple[Option, ...]) -> Outcome | Procedure:
        refs = tuple(option.card for option in chosen)
        return change(game, DISCARD, refs, Scope(game.active, game.active))

    @step("seiya:classic:5.2:4")
    def draw_up_to_five(self, game: Game) -> Outcome | Procedure:
        return draw(game, game.active, hand_size(game) - len(game.cards_in("hand", game.active)))

    @step(
        "seiya:classic:5.2:5", "seiya:classic:5.2:6", "seiya:classic:6:4", "seiya:classic:5.3:1", "seiya:classic:5.3:2",
        "seiya:glossary:retirer-du-jeu-de-la-partie-du-terrain:2", "seiya:solo:5.2.4:2",
    )  # fmt: skip
    def remove_the_last_card(self, game: Game) -> Outcome | Procedure | None:
        field = game.cards_in("field")
        if field and (game.cards[field[-1]].place == SLOTS or game.counters["variant"] or empties(game)):
            return change(game, REMOVE, field[-1:], Scope(game.active, game.active))
        return None

    @step("seiya:classic:5.2:7")
    def shift_to_the_right(self, game: Game) -> None:
        moved = False
        for slot, ref in zip(SLOTS_FROM_RIGHT, reversed(game.cards_in("field")), strict=False):
            card = game.cards[ref]
            if card.place != slot:
                game.cards[ref] = replace(card, place=slot)
                moved = True
        if moved:
            game.happens("shift", -1)

    @step("seiya:classic:5.2:8", "seiya:glossary:completer-le-terrain:3")
    def fill_the_field(self, game: Game) -> Procedure:
        return FillField()

    @step(then="what_the_boxes_do")
    def what_the_boxes_do(self, game: Game) -> Procedure | Done | None:
        asked = parts(game, Part.upkeep)
        if self.part == len(asked):
            return Done()
        self.part += 1
        return asked[self.part - 1].upkeep(game)
