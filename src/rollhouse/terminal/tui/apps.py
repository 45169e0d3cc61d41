"""The full-screen programs. Each begins with one screen, or shows several in turn."""

from __future__ import annotations

import asyncio
import os
import signal
from abc import abstractmethod
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Literal, TypeAlias

from textual.app import App, ReturnType
from textual.binding import Binding
from textual.screen import Screen

from rollhouse.core.record import Record
from rollhouse.locale import Catalogue
from rollhouse.play.table import Table
from rollhouse.terminal.presenter.advisor import Advisor
from rollhouse.terminal.presenter.new_game import Entry, Known, NewGame, Part
from rollhouse.terminal.presenter.puzzle import Exercise, Recorder, lesson_steps
from rollhouse.terminal.translator import Translator
from rollhouse.terminal.tui.screens.chooser import ChooserScreen
from rollhouse.terminal.tui.screens.questions import LessonScreen, PuzzleScreen
from rollhouse.terminal.tui.screens.replay import ReplayScreen
from rollhouse.terminal.tui.screens.table import TableScreen
from rollhouse.terminal.tui.themes import DARK, LIGHT

SIGTERM_EXIT_CODE = 128 + signal.SIGTERM

Leaving: TypeAlias = Literal["rematch"]
"""What a person who leaves a table wants."""


class TerminalApp(App[ReturnType]):
    """The style, the themes, and how a program ends: Ctrl-C leaves, SIGTERM restores the terminal first."""

    CSS_PATH = Path(__file__).with_name("style.tcss")
    ENABLE_COMMAND_PALETTE = False
    BINDINGS = [Binding("ctrl+c", "quit", show=False, priority=True)]

    def __init__(self) -> None:
        super().__init__()
        self.register_theme(DARK)
        self.register_theme(LIGHT)
        if os.environ.get("TEXTUAL_THEME") not in self.available_themes:
            self.theme = DARK.name

    def on_mount(self) -> None:
        """Handle SIGTERM."""
        with suppress(NotImplementedError):  # no asyncio signals on Windows: there SIGTERM ends the process
            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, self._terminate)

    def on_unmount(self) -> None:
        """Stop handling SIGTERM."""
        with suppress(NotImplementedError):
            asyncio.get_running_loop().remove_signal_handler(signal.SIGTERM)

    def _terminate(self) -> None:
        self.exit(return_code=SIGTERM_EXIT_CODE)

    def run_to_the_end(self) -> ReturnType | None:
        """Run until the person leaves, and return the result; after SIGTERM, exit the process."""
        result = self.run()
        if self.return_code == SIGTERM_EXIT_CODE:
            raise SystemExit(SIGTERM_EXIT_CODE)
        return result


class _OneScreenApp(TerminalApp[ReturnType]):
    """Begins with one screen; other screens open over it."""

    @abstractmethod
    def first_screen(self) -> Screen[Any]:
        """The screen, asked for when the app runs: some widgets can't be made earlier."""

    def on_mount(self) -> None:
        """Show the screen."""
        self.push_screen(self.first_screen())


class TableApp(_OneScreenApp[Leaving]):
    """One table."""

    def __init__(
        self,
        table: Table,
        words: Catalogue,
        *,
        pace_seconds: float = 0.6,
        resumed: bool = False,
        record_path: Callable[[], Path | None] = lambda: None,
        advisor: Advisor | None = None,
        rematch: bool = False,
    ) -> None:
        super().__init__()
        self.table = table
        self.table_screen = TableScreen(
            table,
            Translator(words, table.players),
            pace_seconds=pace_seconds,
            resumed=resumed,
            record_path=record_path,
            advisor=advisor or Advisor(table.game),
            rematch=rematch,
        )

    def first_screen(self) -> TableScreen:
        return self.table_screen


class ChooserApp(_OneScreenApp[NewGame | Entry]):
    """The form for a new game; its result is None if the person leaves."""

    def __init__(self, words: Catalogue, known: Known, overview: Sequence[Part] = ()) -> None:
        super().__init__()
        self._overview = overview
        self._words = words
        self._known = known

    def first_screen(self) -> ChooserScreen:
        return ChooserScreen(Translator(self._words, ()), self._known, self._overview)


class ReplayApp(_OneScreenApp[None]):
    """One recorded game."""

    def __init__(self, record: Record, words: Catalogue) -> None:
        super().__init__()
        self.replay_screen = ReplayScreen(record, words)

    def first_screen(self) -> ReplayScreen:
        return self.replay_screen


class _SeriesApp(TerminalApp[bool]):
    """An app that shows screens in turn; its result is True after the last."""

    def __init__(self, screens: Iterable[Screen[None]]) -> None:
        super().__init__()
        self._screens = iter(screens)

    def on_mount(self) -> None:
        """Show the first screen."""
        self._show_next(None)

    def _show_next(self, result: None) -> None:
        screen = next(self._screens, None)
        if screen is None:
            self.exit(True)
        else:
            self.push_screen(screen, self._show_next)


class PuzzleApp(_SeriesApp):
    """An app that asks puzzles in turn."""

    def __init__(self, exercises: Iterable[Exercise], words: Catalogue, recorder: Recorder) -> None:
        super().__init__(PuzzleScreen(exercise, words, recorder) for exercise in exercises)


class LessonApp(_SeriesApp):
    """Every lesson of a game."""

    def __init__(self, game_id: str, words: Catalogue) -> None:
        super().__init__(LessonScreen(step, words) for step in lesson_steps(game_id))
