"""What a position says that each Active card would score now."""

from __future__ import annotations

import msgspec
import pytest

from rollhouse.games.dicy_cards.game import GAME
from tests.games.dicy_cards.table import legal, played, position


def test_the_best_dice_and_every_other_selection_with_its_points() -> None:
    best = msgspec.to_builtins(GAME.position(position("113456", rows=[["straight", "two_pairs"]])).best)
    assert best == {
        "straight": {
            "dice": (3, 4, 5, 6),
            "points": 18,
            "by_dice": {"3456": 18, "456": 15, "345": 12, "56": 11, "45": 9, "34": 7},
        }
    }


@pytest.mark.parametrize("mode", ["glacial", "b", "c", "d"])
@pytest.mark.parametrize("dice", ["123456", "111111", "224466", "135555"])
def test_what_is_offered_is_what_may_be_scored(mode: str, dice: str) -> None:
    state = position(dice, mode=mode)
    best = GAME.position(state).best
    offered = {f"score {card} {faces}": points for card, offer in best.items() for faces, points in offer.by_dice.items()}
    assert set(offered) == {move for move in legal(state) if move.startswith("score")}
    for move, points in offered.items():
        assert played(state, move).scores[0] == points
    assert all(offer.points == max(offer.by_dice.values()) for offer in best.values())


def test_nothing_is_offered_before_the_roll_or_while_others_react() -> None:
    assert GAME.position(position("", rows=[[]])).best == {}
    assert GAME.position(played(position("123456"), "score any_two 56")).best == {}
