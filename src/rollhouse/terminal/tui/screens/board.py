"""The base class of screens with a board: title, board, status lines, keys, and the minimum size."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable

from textual import events, on
from textual.app import ComposeResult
from textual.containers import Container, Horizontal, Vertical
from textual.content import Content
from textual.geometry import Size
from textual.widget import Widget
from textual.widgets import Static

from rollhouse.core.messages import say
from rollhouse.play.table import Table
from rollhouse.terminal.boards.board import Board, board_for
from rollhouse.terminal.translator import Translator
from rollhouse.terminal.tui.breakpoints import MIN_SIZE, fit
from rollhouse.terminal.tui.screens.base import KeyScreen
from rollhouse.terminal.tui.screens.help import HelpScreen
from rollhouse.terminal.tui.themes import DARK, LIGHT
from rollhouse.terminal.tui.widgets.keys import Key, KeyBar
from rollhouse.terminal.tui.widgets.status import StatusLines


class BoardScreen(KeyScreen[None]):
    """A board with two bars of keys: those that change with the game, and those that stay."""

    def __init__(self, table: Table, translate: Translator) -> None:
        super().__init__()
        self.table = table
        self.translate = translate
        self.board: Board = board_for(table, translate)
        self.status = StatusLines()
        self._title = Static(id="title")
        self._now_bar = KeyBar(id="now")
        self._always_bar = KeyBar(id="always")
        self._too_small = Static(id="too-small")

    def compose(self) -> ComposeResult:
        yield self._too_small
        with Horizontal(id="head"):
            yield self._title
            yield from self.signs()
        with Container(id="body"):
            with Vertical(id="play"):
                yield self.board
                yield from self.questions()
                yield self.status
                yield self._now_bar
                yield from self.remarks()
            if beside := tuple(self.aside()):
                yield Vertical(*beside, id="aside")
        yield self._always_bar

    # --- what a screen adds ---------------------------------------------------------------------------------------------------------

    def signs(self) -> Iterable[Widget]:
        """Widgets beside the title."""
        return ()

    def questions(self) -> Iterable[Widget]:
        """Widgets between the board and the status lines."""
        return ()

    def remarks(self) -> Iterable[Widget]:
        """Widgets below the first bar of keys."""
        return ()

    def aside(self) -> Iterable[Widget]:
        """Widgets beside the board, or below it in a narrow terminal."""
        return ()

    @abstractmethod
    def now_keys(self) -> tuple[Key, ...]:
        """The keys that change with the game."""

    @abstractmethod
    def always_keys(self) -> tuple[Key, ...]:
        """The keys that are always shown."""

    # --- keys and words -------------------------------------------------------------------------------------------------------------

    def keys(self) -> tuple[Key, ...]:
        if self.too_small:  # the others would have an effect that is not visible
            return tuple(key for key in self.always_keys() if "q" in key.keys)
        return (*self.now_keys(), *self.always_keys())

    def show_keys(self) -> None:
        self._now_bar.listed = self.now_keys()
        self._always_bar.listed = self.always_keys()

    def show_title(self, title: str) -> None:
        """Show the title and the board's headline."""
        self._title.update(Content.assemble((f" {title} ", "bold reverse"), " ", self.board.headline()))

    def note(self, text: str, *, refused: bool = False) -> None:
        """Show a note in the status lines."""
        self.status.note = text
        self.status.refused = refused

    @on(Board.Said)
    def _board_says(self, event: Board.Said) -> None:
        self.note(event.text, refused=event.refused)

    def help_keys(self) -> tuple[Key, ...]:
        return (
            Key(("question_mark", "f1"), "?", self.translate(say("terminal-key-help")), self._help),
            self.rules_key(),
        )

    def rules_key(self) -> Key:
        return Key(("r",), "r", self.translate(say("terminal-key-rules")), self._rules)

    def theme_key(self) -> Key:
        return Key(("t",), "t", self.translate(say("terminal-key-theme")), self._theme)

    def _help(self) -> None:
        self.open(HelpScreen(self.table.game, self.translate, topic=self.board.topic() or "keys"))

    def _rules(self) -> None:
        self.open(HelpScreen(self.table.game, self.translate, topic=""))

    def _theme(self) -> None:
        self.app.theme = (LIGHT if self.app.current_theme.dark else DARK).name

    # --- room -----------------------------------------------------------------------------------------------------------------------

    def on_resize(self, event: events.Resize) -> None:
        self._fit(event.size)

    def on_screen_resume(self) -> None:
        """Fit again: the terminal may have changed while another screen was open."""
        self._fit(self.app.size)

    @property
    def too_small(self) -> bool:
        """Whether the terminal is smaller than a board needs."""
        return self.has_class("-too-small")

    def _fit(self, size: Size) -> None:
        fit(self, size)
        said = say("terminal-too-small", width=MIN_SIZE.width, height=MIN_SIZE.height, columns=size.width, rows=size.height)
        self._too_small.update(Content(self.translate(said)))
