"""The teacher's harness measures what it says. How fast it is is nobody's test."""

from __future__ import annotations

from bench.analysis import measured, recorded
from rollhouse.core.record import checked
from rollhouse.games.dicy_cards.game import GAME


def test_everything_is_measured_as_often_as_there_are_games() -> None:
    figures = dict(measured({"players": 1, "target": 20}, games=2))
    assert list(figures) == ["report", "hint", "coach"]
    assert len(figures["report"]) == 2
    assert len(figures["hint"]) == len(figures["coach"]) > 0


def test_its_games_are_real_ones() -> None:
    record = recorded(GAME, {"players": 2, "target": 20}, 1)
    assert checked(record) == record
    assert record == recorded(GAME, {"players": 2, "target": 20}, 1)
