"""Puzzles on the game's own board."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from rollhouse.analysis.puzzles.daily import daily_puzzles
from rollhouse.analysis.puzzles.puzzle import Puzzle, Verdict
from rollhouse.core.messages import Message, say
from rollhouse.core.registry import game as find_game
from rollhouse.games.dicy_cards.cards import selections
from rollhouse.games.dicy_cards.moves import Score
from rollhouse.locale import PSEUDO, catalogue
from rollhouse.terminal.boards.picking import LETTERS
from rollhouse.terminal.presenter.puzzle import Exercise
from rollhouse.terminal.tui.apps import PuzzleApp
from rollhouse.terminal.tui.screens.help import HelpScreen
from rollhouse.terminal.tui.screens.questions import PuzzleScreen
from tests.expecting import instance
from tests.pseudo import untranslated
from tests.terminal.seats import Keyboard, rows
from tests.terminal.test_languages import SIGNS

PUZZLES = daily_puzzles("dicy-cards")


def key_of(puzzle: Puzzle) -> str:
    """The key that solves it when it is pressed twice: the card to score, whose best dice are then marked; none for other puzzles."""
    game = find_game(puzzle.game)
    state, move = game.decode(puzzle.state), game.parse(puzzle.best)
    if not isinstance(move, Score) or move.dice != selections(move.card, state.dice)[0]:
        return ""
    return LETTERS[state.cards.index(move.card)]


SCORING = next(one for one in PUZZLES if key_of(one))
KEY = key_of(SCORING)


class Solver(Keyboard[PuzzleApp]):
    """A person who solves puzzles, and the verdicts on their answers."""

    noted: list[tuple[str, bool]]

    @property
    def puzzle(self) -> PuzzleScreen:
        return instance(PuzzleScreen, self.app.screen)


@asynccontextmanager
async def solving(*puzzles: Puzzle, lang: str = "en", size: tuple[int, int] = (80, 24)) -> AsyncIterator[Solver]:
    noted: list[tuple[str, bool]] = []

    def mark(puzzle: Puzzle, verdict: Verdict) -> tuple[Message, ...]:
        noted.append((puzzle.id, verdict.solved))
        return (say("puzzle-streak", current=1, longest=4),)

    exercises = [Exercise(one, say("train-title", number=1, count=1), (say("puzzle-another-day"),)) for one in puzzles]
    app = PuzzleApp(exercises, catalogue(lang), mark)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        solver = Solver(app, pilot)
        solver.noted = noted
        yield solver


async def test_the_right_answer() -> None:
    async with solving(SCORING) as solver:
        assert "find the best move" in solver.puzzle.status.question
        await solver.press(KEY, KEY)
        assert "Right! There is no better move." in solver.told
        assert "Your streak: one day. The longest: 4." in solver.told
        assert catalogue("en").say(SCORING.why, ("Seat 1", "Seat 2")) in solver.told
        assert solver.noted == [(SCORING.id, True)]
        await solver.press("enter")
        assert not solver.app.is_running


async def test_the_wrong_answer_and_then_the_next_puzzle() -> None:
    other = next(one for one in PUZZLES if one.best.startswith("freeze") and not find_game("dicy-cards").decode(one.state).waiting)
    async with solving(other, SCORING) as solver:
        await solver.press("s")
        assert solver.noted == [(other.id, False)]
        assert "Not quite: this costs" in solver.told
        assert "The best move: " in solver.told
        await solver.press("enter")
        assert solver.puzzle.exercise.puzzle == SCORING


async def test_what_is_not_legal_is_no_answer() -> None:
    async with solving(SCORING) as solver:
        await solver.press("f", "a")
        assert solver.noted == []
        assert solver.puzzle.status.refused
        await solver.press("escape")
        assert not solver.puzzle.status.note


async def test_help_and_leaving() -> None:
    async with solving(SCORING) as solver:
        await solver.press("question_mark")
        assert isinstance(solver.app.screen, HelpScreen)
        await solver.press("escape", "r")
        assert isinstance(solver.app.screen, HelpScreen)
        await solver.press("escape", "q")
        assert not solver.app.is_running
        assert solver.noted == []


@pytest.mark.parametrize("size", [(80, 24), (160, 50)])
async def test_nothing_is_cut_and_nothing_is_said_in_code(size: tuple[int, int]) -> None:
    async with solving(SCORING, lang=PSEUDO, size=size) as solver:
        board = solver.puzzle.board
        assert board.region.bottom <= size[1] - 3
        assert "⟦" in rows(solver.app)[-1]
        for key in ("d", "s"):
            for row in rows(solver.app):
                assert not untranslated(row, SIGNS), row
            await solver.press(key)
        for row in rows(solver.app):
            assert not untranslated(row, SIGNS), row
