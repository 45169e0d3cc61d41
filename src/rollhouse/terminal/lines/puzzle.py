"""Puzzles in lines."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rollhouse.analysis.puzzles.puzzle import answer
from rollhouse.core.errors import MoveError
from rollhouse.core.messages import Message, say
from rollhouse.core.registry import game as find_game
from rollhouse.terminal.lines.console import Console, Left
from rollhouse.terminal.lines.menu import AskAgain, Menu
from rollhouse.terminal.lines.question import Question
from rollhouse.terminal.trainer import Exercise, Marked, question, verdict_words

__all__ = ["ask_puzzles"]


def ask_puzzles(console: Console, exercises: Iterable[Exercise], marked: Marked) -> None:
    """Ask one after the other in lines, until there are no more or the person leaves."""
    try:
        for exercise in exercises:
            _Lines(console, exercise).run(marked)
    except Left:
        return


class _Lines(Question):
    """One exercise."""

    def __init__(self, console: Console, exercise: Exercise) -> None:
        self._exercise = exercise
        game = find_game(exercise.puzzle.game)
        super().__init__(console, game, game.decode(exercise.puzzle.state))
        console.names = exercise.names(console.words)

    def run(self, marked: Marked) -> None:
        puzzle, console = self._exercise.puzzle, self._console
        console.tell(self._exercise.title, *self._exercise.about(), say("puzzle-commands"))
        self._look()
        move = self._answer()
        verdict = answer(puzzle, move)
        console.tell(*verdict_words(puzzle, verdict), *marked(puzzle, verdict))
        console.write()

    def _asked(self) -> Message:
        return question(self._exercise.puzzle)

    def _answer(self) -> Any:
        menu = Menu(self._console, self._read)
        while True:
            listed, self._listed = self._listed, True
            try:
                move = menu.ask(self._game.words.menu(self._state), listed=listed)
                self._game.play(self._state, move)
            except AskAgain:
                continue
            except MoveError as error:
                self._refuse(error)
                continue
            return move
