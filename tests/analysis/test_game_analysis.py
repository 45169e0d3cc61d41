"""A finished game in one pass: the report, sums for each seat, and mistakes."""

from __future__ import annotations

import pytest

from rollhouse.analysis.game_analysis import analyse_game
from rollhouse.analysis.report import analyse
from tests.walks import walk

RECORD = walk("dicy-cards", {"players": 2, "target": 20}, 4)


def test_one_pass_gives_the_report_the_sums_and_the_mistakes() -> None:
    report = analyse(RECORD)
    analysis = analyse_game(RECORD)
    assert analysis.report == report
    assert analysis.mistakes
    for account in report.accounts:
        seat = analysis.seats[account.seat]
        assert seat.accuracy is not None
        assert seat.accuracy.decisions == account.decisions == sum(seat.statistics.marks)
        assert seat.accuracy.luck == pytest.approx(account.luck)
        assert seat.accuracy.cost == pytest.approx(account.average_cost * account.decisions)
        bad = account.marks["mistake"] + account.marks["blunder"]
        assert sum(mistake.puzzle.seat == account.seat for mistake in analysis.mistakes) == bad


def test_moves_of_a_bot_that_stood_in_do_not_count() -> None:
    half = len(RECORD.moves) // 2
    playing = [{0, 1} if ply < half else {1} for ply in range(len(RECORD.moves))]
    whole, part = analyse_game(RECORD), analyse_game(RECORD, playing, [0])
    assert part.seats.keys() == {0}
    assert list(part.mistakes) == [one for one in whole.mistakes if one.puzzle.seat == 0 and one.puzzle.ply < half]
    accuracy = part.seats[0].accuracy
    assert accuracy is not None
    assert accuracy.decisions == sum(one.seat == 0 and one.ply < half for one in part.report.decisions)


def test_a_game_without_an_evaluator_has_neither_accuracy_nor_mistakes(unvalued: None) -> None:
    analysis = analyse_game(walk("dicetto", {"players": 2, "cards_to_win": 1}, 1))
    assert analysis.report.source is None
    assert analysis.mistakes == ()
    assert all(seat.accuracy is None for seat in analysis.seats.values())
