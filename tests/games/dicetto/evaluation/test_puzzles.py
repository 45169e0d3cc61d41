"""Dicetto's puzzles: each has right answers that are clearly better than all others, and says so truly."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from rollhouse.analysis.puzzles.daily import daily_puzzles
from rollhouse.analysis.puzzles.puzzle import COST_STEP, MIN_PUZZLE_MARGIN, PUZZLE_LEVELS, SOLVED_WITHIN, Puzzle, answer
from rollhouse.core.messages import say
from rollhouse.games.dicetto.evaluation.evaluators import evaluator
from rollhouse.games.dicetto.game import GAME
from rollhouse.locale import LANGUAGES, catalogue
from scripts.make_dicetto_puzzles import checked, graded, is_puzzle
from tests.expecting import present

PUZZLES = daily_puzzles("dicetto")
LOOKED_AT_AGAIN = PUZZLES[::6]


def test_there_are_enough_of_them() -> None:
    assert len(PUZZLES) >= 150
    assert len({puzzle.id for puzzle in PUZZLES}) == len(PUZZLES)


def test_every_answer_is_either_right_or_clearly_wrong() -> None:
    for puzzle in PUZZLES:
        state = GAME.decode(puzzle.state)
        moves = GAME.legal(state)
        assert puzzle.seat == state.to_act
        assert puzzle.costs[list(map(str, moves)).index(puzzle.best)] == 0
        assert 0.1 <= puzzle.value <= 0.9
        verdicts = [answer(puzzle, move) for move in moves]
        assert {one.solved for one in verdicts} == {True, False}
        for one in verdicts:
            assert one.cost < SOLVED_WITHIN["share"] or one.cost >= MIN_PUZZLE_MARGIN
            assert one.solved == (one.mark == "fine")


def test_they_are_of_many_kinds() -> None:
    states = [GAME.decode(puzzle.state) for puzzle in PUZZLES]
    players = Counter(state.setup.players for state in states)
    assert min(players[count] for count in (2, 3, 4)) >= 15
    assert min(Counter(state.setup.bonus for state in states).values()) >= 15
    assert len({state.setup.cards_to_win for state in states}) > 1
    assert {puzzle.level for puzzle in PUZZLES} == set(PUZZLE_LEVELS)
    assert sum(puzzle.level > 1 for puzzle in PUZZLES) >= 0.4 * len(PUZZLES), "many ask for more than counting points"
    assert len({puzzle.theme.key for puzzle in PUZZLES if puzzle.theme}) >= 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_solution_can_be_told(language: str) -> None:
    for puzzle in PUZZLES:
        assert catalogue(language).say(puzzle.why, ("Ana", "Bo", "Cy", "Di")).endswith(".")
        assert puzzle.theme
        assert catalogue(language).say(say("analysis-puzzle-theme", theme=puzzle.theme)).endswith(".")


def test_the_file_holds_what_the_evaluator_says() -> None:
    """After another training: python -m scripts.make_dicetto_puzzles --check."""
    for puzzle in LOOKED_AT_AGAIN:
        state = GAME.decode(puzzle.state)
        network = present(evaluator(state))
        assert _same(graded(network, state), puzzle)


def test_a_puzzle_that_stands_is_kept_as_it_is_and_one_that_does_not_is_dropped() -> None:
    far = max(PUZZLES, key=lambda puzzle: min(cost for cost in puzzle.costs if cost * COST_STEP >= MIN_PUZZLE_MARGIN))
    found = present(checked(far))
    assert _same(found, far)
    network = present(evaluator(GAME.decode(far.state)))
    options = network.options(GAME.decode(far.state))
    assert is_puzzle(options)
    assert not is_puzzle([one._replace(value=one.value / 100) for one in options]), "all moves are alike"


def _same(made: Puzzle, kept: Puzzle) -> bool:
    """Equal, but for the last bits that another processor may see differently."""
    near = all(abs(one - other) <= 1 for one, other in zip(made.costs, kept.costs, strict=True)) and abs(made.value - kept.value) < 1e-4
    return near and msgspec.structs.replace(made, costs=kept.costs, value=kept.value) == kept
