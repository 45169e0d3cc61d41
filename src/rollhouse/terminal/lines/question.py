"""A question about a position, in lines: an answer is a move, or a word that every such question knows."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from rollhouse.core.errors import MoveError
from rollhouse.core.game import AnyGame
from rollhouse.core.messages import Message
from rollhouse.terminal.lines.console import Console, Left
from rollhouse.terminal.lines.menu import AskAgain

__all__ = ["Question"]


class Question(ABC):
    """A puzzle, or a step of a lesson."""

    def __init__(self, console: Console, game: AnyGame, state: Any) -> None:
        self._console = console
        self._game = game
        self._state = state
        self._listed = False
        """Whether the choices have been listed already."""

    @abstractmethod
    def _asked(self) -> Message:
        """What is asked."""

    def _look(self) -> None:
        self._console.tell(*self._game.words.summary(self._state), self._asked())

    def _refuse(self, error: MoveError) -> None:
        error.expected = ()  # there may be hundreds, and the choices are listed
        self._console.refuse(error)

    def _read(self, text: str) -> Any:
        match text.lower():
            case "":
                self._listed = False
            case "s" | "?":
                self._look()
            case "r":
                for section in self._game.words.guide():
                    self._console.section(section)
            case "q":
                raise Left
            case _:
                return self._game.parse(text)
        raise AskAgain
