"""Asking puzzles on the full screen or in lines, for `rollhouse puzzle` and `rollhouse train`."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date

from rollhouse.locale import Catalogue
from rollhouse.terminal.plain.console import Console
from rollhouse.terminal.plain.questions import ask_puzzles
from rollhouse.terminal.presenter.puzzle import Exercise, Recorder
from rollhouse.terminal.tui.availability import can_show_full_screen


def current_day() -> date:
    """Today, in the person's time zone."""
    return date.today()


def ask(words: Catalogue, exercises: Iterable[Exercise], recorder: Recorder, *, plain: bool) -> None:
    """Ask each puzzle, until the person leaves."""
    if plain or not can_show_full_screen():
        ask_puzzles(Console(words), exercises, recorder)
    else:
        from rollhouse.terminal.tui.apps import PuzzleApp

        PuzzleApp(exercises, words, recorder).run_to_the_end()
