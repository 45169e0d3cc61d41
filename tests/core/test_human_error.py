"""The model of human error: what is likely, and what never happens."""

from __future__ import annotations

from pathlib import Path

import pytest

from rollhouse.core.errors import DataError
from rollhouse.core.human_error import ERRING_LEVELS, Ladder, LevelErrors, level_errors, move_chances, setting_name
from tests.expecting import raised


def kind(move: str) -> str:
    return move[0]


def test_a_move_is_the_less_likely_the_more_it_costs() -> None:
    chances = move_chances(["a1", "b1", "c1"], [0.0, 0.05, 0.1], kind, 0.05)
    assert sum(chances) == pytest.approx(1.0)
    assert chances[0] / chances[1] == pytest.approx(chances[1] / chances[2]) == pytest.approx(2.718281828)


def test_the_worst_moves_are_never_chosen() -> None:
    assert move_chances(["a1", "b1"], [0.0, 0.21], kind, 0.05) == [1.0, 0.0]


def test_only_the_best_three_of_a_kind_are_thought_of() -> None:
    chances = move_chances(["b1", "a1", "a2", "a3", "a4"], [0.0] * 5, kind, 0.05)
    assert chances == [0.25, 0.25, 0.25, 0.25, 0.0]


def test_without_errors_the_first_of_the_best_is_certain() -> None:
    assert move_chances(["a1", "b1", "c1"], [0.1, 0.0, 0.0], kind, 0.0) == [0.0, 1.0, 0.0]


def test_a_setting_that_was_not_calibrated_gets_the_mean_of_the_others() -> None:
    ladders = [Ladder(setting, 3, 1, 10, {"novice": error}) for setting, error in (("mode a", 0.02), ("mode b", 0.08))]
    errors = LevelErrors((*ladders, Ladder("mode a", 2, 1, 10, {"novice": 0.5})))
    assert errors.error("novice", "mode b", 3) == pytest.approx(0.08)
    assert errors.error("novice", "mode c", 3) == pytest.approx(0.04)


@pytest.mark.parametrize(
    ("package", "settings"), [("dicy_cards", ["glacial", "b", "c", "d"]), ("dicetto", [True, False])], ids=["dicy", "dicetto"]
)
def test_every_setting_is_calibrated_and_every_level_errs_more_than_the_next(package: str, settings: list[object]) -> None:
    errors = level_errors(f"rollhouse.games.{package}")
    option = "mode" if package == "dicy_cards" else "bonus"
    names = {(setting_name({option: setting}), players) for setting in settings for players in (2, 3, 4)}
    assert {(ladder.setting, ladder.players) for ladder in errors.ladders} == names
    for ladder in errors.ladders:
        assert tuple(ladder.errors) == ERRING_LEVELS
        assert list(ladder.errors.values()) == sorted(set(ladder.errors.values()), reverse=True)


def test_a_damaged_file_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rollhouse.core.human_error.package_file", lambda package, name: Path(__file__))
    level_errors.cache_clear()
    try:
        assert raised(DataError, level_errors, "anywhere").code == "data/content"
    finally:
        level_errors.cache_clear()
