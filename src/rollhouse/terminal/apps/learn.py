"""Lessons on the whole terminal."""

from __future__ import annotations

from rollhouse.analysis.lessons import lessons
from rollhouse.locale import Catalogue, catalogue
from rollhouse.terminal.apps.base import HouseApp
from rollhouse.terminal.screens.learn import LearnScreen

__all__ = ["LearnApp", "run"]


class LearnApp(HouseApp[bool]):
    """One step after the other; True once all of them are done."""

    def __init__(self, name: str, words: Catalogue) -> None:
        super().__init__()
        self._game = name
        self._words = words
        self._steps = iter([(number, step) for number, lesson in enumerate(lessons(name)) for step in range(len(lesson.steps))])

    def on_mount(self) -> None:
        """Begin with the first."""
        self._next(None)

    def _next(self, done: None) -> None:
        found = next(self._steps, None)
        if found is None:
            self.exit(True)
        else:
            self.push_screen(LearnScreen(self._game, *found, self._words), self._next)


def run(name: str, lang: str) -> bool:
    """Teach whoever is at the terminal; whether they stayed to the end."""
    return bool(LearnApp(name, catalogue(lang)).run_to_the_end())
