"""Bots that are asked to stop a game that stands still (T14)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rollhouse.games.dicetto.bots import stopping
from rollhouse.games.dicetto.game import GAME
from rollhouse.games.dicetto.rules import DicettoState
from tests.games.dicetto.table import position


def still() -> DicettoState:
    """A position in the second but last round before the end, the first player ahead by a little."""
    return replace(position("1123", hands=("pair#2", ""), quiet_rounds=10), quiet=17, turns=21)


def test_t14_a_bot_agrees_where_it_wins_and_declines_where_it_would_lose() -> None:
    assert [GAME.agrees_to_stop(still(), seat) for seat in (0, 1)] == [True, False]


def test_t14_without_values_a_bot_agrees_only_where_it_wins_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stopping, "has_extra", lambda extra: False)
    assert [GAME.agrees_to_stop(still(), seat) for seat in (0, 1)] == [True, False]
    level = replace(still(), hands=((), ()))
    assert [GAME.agrees_to_stop(level, seat) for seat in (0, 1)] == [False, False]


def test_t14_a_share_of_the_win_is_enough_where_the_position_is_worth_no_more() -> None:
    last = replace(position("", quiet_rounds=10), quiet=20, turns=20)  # the last turn, and no dice are left to place
    assert [GAME.agrees_to_stop(last, seat) for seat in (0, 1)] == [True, True]
