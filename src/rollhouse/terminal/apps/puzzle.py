"""Puzzles on the whole terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rollhouse.locale import Catalogue, catalogue
from rollhouse.terminal.apps.base import HouseApp
from rollhouse.terminal.screens.puzzle import PuzzleScreen
from rollhouse.terminal.trainer import Exercise, Marked

__all__ = ["PuzzleApp", "run"]


class PuzzleApp(HouseApp[None]):
    """One exercise after the other."""

    def __init__(self, exercises: Iterable[Exercise], words: Catalogue, marked: Marked) -> None:
        super().__init__()
        self._exercises: Iterator[Exercise] = iter(exercises)
        self._words = words
        self._marked = marked

    def on_mount(self) -> None:
        """Begin with the first."""
        self._next(None)

    def _next(self, done: None) -> None:
        exercise = next(self._exercises, None)
        if exercise is None:
            self.exit()
        else:
            self.push_screen(PuzzleScreen(exercise, self._words, self._marked), self._next)


def run(exercises: Iterable[Exercise], lang: str, marked: Marked) -> None:
    """Put these to whoever is at the terminal, until there are no more or they leave."""
    PuzzleApp(exercises, catalogue(lang), marked).run_to_the_end()
