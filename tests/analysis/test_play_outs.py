"""Decisions played out: which moves are compared, when the estimate is overruled, and when enough has been played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from rollhouse import Record, game
from rollhouse.analysis.hints import hint
from rollhouse.analysis.marks import mark
from rollhouse.analysis.play_outs import GAMES_AT_ONCE, MAX_GAMES, played_out, ranked_by_play, worth_playing_out
from rollhouse.analysis.report import analyse
from rollhouse.core.evaluate import Valued, best_of
from rollhouse.core.messages import Message, say
from rollhouse.games.dicy_cards.game import GAME
from rollhouse.games.dicy_cards.rules import DicyState

ROLLED = GAME.apply(GAME.start(GAME.setup({"players": 3, "mode": "glacial", "first": 0, "target": 40})), GAME.parse("roll 112356"))
TWO, STRAIGHT, ODD = (GAME.parse(text) for text in ("score any_two 56", "score straight 123", "score odd 1135"))


class Scripted:
    """An evaluator whose play-outs are written down: for each move, its mean and how far games are from it, by turns."""

    name = "scripted"
    unit: Any = "share"
    exact = False
    error = cost_error = 0.05

    def __init__(self, means: dict[Any, float], spread: float) -> None:
        self._by_state = {GAME.apply(ROLLED, move): (mean, spread * number) for number, (move, mean) in enumerate(means.items())}
        self.games = 0

    def about(self) -> Message:
        return say("analysis-only-move")

    def clue(self, state: Any) -> Message:
        return self.about()

    def why(self, state: Any, move: Any, *, begins_turn: bool = True) -> Message:
        return self.about()

    def values(self, state: DicyState) -> tuple[float, ...]:
        return (0.3, 0.3, 0.4)

    def options(self, state: DicyState) -> Sequence[Valued]:
        raise AssertionError

    def turn_number(self, state: DicyState) -> int:
        return 0

    def play_out(self, state: DicyState, *, until: int, games: int, skip: int = 0) -> Sequence[tuple[float, ...]]:
        assert until == 7, "two rounds after this turn"
        self.games += games
        mean, spread = self._by_state[state]
        return [(mean + (-1) ** number * spread, 0.0, 0.0) for number in range(skip, skip + games)]


def test_a_clear_result_is_settled_by_few_games() -> None:
    evaluator = Scripted({TWO: 0.5, STRAIGHT: 0.42}, spread=0.01)
    found = played_out(GAME, evaluator, ROLLED, [Valued(TWO, 0.5), Valued(STRAIGHT, 0.47)], STRAIGHT)
    assert (found.best.move, found.chosen.move, found.games, found.overturned) == (TWO, STRAIGHT, GAMES_AT_ONCE, False)
    assert found.cost == pytest.approx(0.08)
    assert found.best.value - found.chosen.value == pytest.approx(found.cost)
    assert 0.0 < found.error < 0.01


def test_a_close_result_is_played_until_the_limit() -> None:
    """One of half a point on either side of a mark's threshold is not settled."""
    evaluator = Scripted({TWO: 0.5, STRAIGHT: 0.45}, spread=0.1)
    found = played_out(GAME, evaluator, ROLLED, [Valued(TWO, 0.5), Valued(STRAIGHT, 0.47)], STRAIGHT)
    assert (found.games, evaluator.games) == (MAX_GAMES, 2 * MAX_GAMES)
    assert mark(found.cost - found.error, "share") != mark(found.cost + found.error, "share")


def test_the_estimate_is_overruled_only_by_a_clear_result() -> None:
    options = [Valued(TWO, 0.5), Valued(ODD, 0.49), Valued(STRAIGHT, 0.47)]
    clear = Scripted({TWO: 0.5, ODD: 0.53, STRAIGHT: 0.45}, spread=0.01)
    found = played_out(GAME, clear, ROLLED, options, STRAIGHT)
    assert (found.best.move, found.overturned) == (ODD, True)
    assert found.cost == pytest.approx(0.08)
    unclear = Scripted({TWO: 0.5, ODD: 0.53, STRAIGHT: 0.45}, spread=0.2)
    assert not played_out(GAME, unclear, ROLLED, options, STRAIGHT).overturned


def test_a_move_that_came_out_better_costs_nothing() -> None:
    found = played_out(GAME, Scripted({TWO: 0.5, STRAIGHT: 0.53}, 0.01), ROLLED, [Valued(TWO, 0.5), Valued(STRAIGHT, 0.47)], STRAIGHT)
    assert (found.best.move, found.cost, found.overturned) == (STRAIGHT, 0.0, True)


def test_ranks_follow_the_games_of_the_few_that_were_played() -> None:
    options = [Valued(TWO, 0.5), Valued(ODD, 0.49), Valued(STRAIGHT, 0.3)]
    ranked = ranked_by_play(GAME, Scripted({TWO: 0.52, ODD: 0.56}, 0.01), ROLLED, options, 16)
    assert best_of(ranked).move == ODD
    assert [option.value for option in ranked] == pytest.approx([0.52, 0.56, 0.32])
    unclear = ranked_by_play(GAME, Scripted({TWO: 0.52, ODD: 0.56}, 0.3), ROLLED, options, 16)
    assert best_of(unclear).move == TWO


# --- with the value network -------------------------------------------------------------------------------------------------------------


def three_players() -> Record:
    """A game with a bad move in it."""
    dicy = game("dicy-cards")
    record = Record.begin(dicy, dicy.setup({"players": 3, "mode": "glacial", "first": 0, "target": 20}), ["Ana", "Ben", "Cleo"])
    for move in (
        "roll 666111",
        "skip",
        "roll 112356",
        "score any_two 56",
        "freeze straight",
        "freeze straight",
        "roll 112244",
        "score odd 11",
    ):
        record = record.then(move)
    return record


def test_a_report_for_three_plays_out_what_a_mark_hangs_on() -> None:
    record = three_players()
    quick, found = analyse(record, play_outs=False), analyse(record)
    assert {decision.games for decision in quick.decisions} == {0}
    for estimated, decision in zip(quick.decisions, found.decisions, strict=True):
        assert bool(decision.games) == (estimated.cost >= 0.01)
        assert decision.mark == mark(decision.cost, "share", decision.error)
        assert decision.best_value == pytest.approx(decision.value + decision.cost)
    skipped = found.decisions[0]
    assert skipped.games >= GAMES_AT_ONCE
    assert skipped.mark == "blunder"
    assert 0.0 < skipped.error < quick.decisions[0].error
    for account in found.accounts:
        told = account.expectation + account.luck - account.errors + account.gifts + account.drift
        assert told == pytest.approx(account.now, abs=1e-9)
    assert analyse(record) == found, "the same record gives the same report"


def test_a_hint_for_three_is_played_on() -> None:
    advice = hint(GAME, ROLLED)
    assert advice is not None
    again = hint(GAME, ROLLED)
    assert again == advice
    values = [candidate.value for candidate in advice.candidates]
    assert values == sorted(values, reverse=True)
    assert advice.candidates[0].cost == 0.0


def test_what_the_estimate_calls_best_is_not_played_out() -> None:
    options = [Valued(TWO, 0.5), Valued(ODD, 0.495), Valued(STRAIGHT, 0.47)]
    assert [worth_playing_out(options, option.move) for option in options] == [False, False, True]
