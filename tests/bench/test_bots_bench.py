"""The measuring of bots: how long they think, and how right an estimate's marks are."""

from __future__ import annotations

import pytest

from bench import bots, marks
from bench.marks import Judged, judged_game, summed_up


def test_every_decision_is_timed() -> None:
    spent = bots.think("dicetto", "greedy", 2, 1, {"cards_to_win": 1})
    assert spent
    assert all(clock > 0 and processor >= 0 for clock, processor in spent)


def test_marks_are_counted() -> None:
    found = summed_up(
        [Judged(0.06, 0.01), Judged(0.06, 0.03), Judged(0.11, 0.2), Judged(0.01, 0.06), Judged(0.03, 0.06), Judged(0.0, 0.0)], 0.0
    )
    assert (found.decisions, found.marked, found.false, found.mistakes, found.missed) == (6, 3, 1, 3, 1)
    assert summed_up([Judged(0.06, 0.01), Judged(0.09, 0.01)], 0.05)[1:3] == (1, 1), "with 5 points of doubt, a mistake is 7"
    assert found.off == pytest.approx((0.05 + 0.03 + 0.09 + 0.05 + 0.03) / 6)


def test_games_are_judged_by_both(capsys: pytest.CaptureFixture[str]) -> None:
    assert judged_game("glacial", 20, 1) == judged_game("glacial", 20, 1)
    assert all(one.said >= 0 and one.true >= 0 for one in judged_game("glacial", 20, 1))
    assert marks.main(["--modes", "glacial", "--target", "20", "--games", "2", "--processes", "1"]) == 0
    assert "| glacial | 2 |" in capsys.readouterr().out
