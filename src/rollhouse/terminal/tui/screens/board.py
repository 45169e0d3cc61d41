"""What every screen with a game's board on it has in common: the title, the board, what is asked, the keys, and enough room for them."""

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
from rollhouse.terminal.tui.breakpoints import LEAST, fit
from rollhouse.terminal.tui.screens.base import HouseScreen
from rollhouse.terminal.tui.screens.help import HelpScreen
from rollhouse.terminal.tui.themes import DARK, LIGHT
from rollhouse.terminal.tui.widgets.keys import Key, KeyBar
from rollhouse.terminal.tui.widgets.status import StatusLines

__all__ = ["BoardScreen"]


class BoardScreen(HouseScreen[None]):
    """A board and what belongs to it. What the keys do comes in two bars: those of the moment, and those that always do the same."""

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
            yield from self.aside()
        yield self._always_bar

    # --- what a screen adds ---------------------------------------------------------------------------------------------------------

    def signs(self) -> Iterable[Widget]:
        """What stands beside the title."""
        return ()

    def questions(self) -> Iterable[Widget]:
        """What stands between the board and the status lines."""
        return ()

    def remarks(self) -> Iterable[Widget]:
        """What stands below the keys of the moment."""
        return ()

    def aside(self) -> Iterable[Widget]:
        """What stands beside everything else, or below it where there is no room beside it."""
        return ()

    @abstractmethod
    def now_keys(self) -> tuple[Key, ...]:
        """What the keys of the moment do."""

    @abstractmethod
    def always_keys(self) -> tuple[Key, ...]:
        """What the other keys do."""

    # --- keys and words -------------------------------------------------------------------------------------------------------------

    def keys(self) -> tuple[Key, ...]:
        if self.too_small:  # nobody sees what the others would do
            return tuple(key for key in self.always_keys() if "q" in key.keys)
        return (*self.now_keys(), *self.always_keys())

    def show_keys(self) -> None:
        """Show what the keys do now."""
        self._now_bar.listed = self.now_keys()
        self._always_bar.listed = self.always_keys()

    def show_title(self, title: str) -> None:
        """Show this, and where the game stands."""
        self._title.update(Content.assemble((f" {title} ", "bold reverse"), " ", self.board.headline()))

    def note(self, text: str, *, refused: bool = False) -> None:
        """Answer the last key."""
        self.status.note = text
        self.status.refused = refused

    @on(Board.Said)
    def _board_says(self, event: Board.Said) -> None:
        self.note(event.text, refused=event.refused)

    def help_keys(self) -> tuple[Key, ...]:
        """Help and rules."""
        return (
            Key(("question_mark", "f1"), "?", self.translate(say("terminal-key-help")), self._help),
            self.rules_key(),
        )

    def rules_key(self) -> Key:
        """The rules."""
        return Key(("r",), "r", self.translate(say("terminal-key-rules")), self._rules)

    def theme_key(self) -> Key:
        """Light or dark."""
        return Key(("t",), "t", self.translate(say("terminal-key-theme")), self._theme)

    def _help(self) -> None:
        self.open(HelpScreen(self.table.game, self.translate, topic=self.board.topic() or "keys"))

    def _rules(self) -> None:
        self.open(HelpScreen(self.table.game, self.translate, topic=""))

    def _theme(self) -> None:
        self.app.theme = (LIGHT if self.app.current_theme.dark else DARK).name

    # --- room -----------------------------------------------------------------------------------------------------------------------

    def on_resize(self, event: events.Resize) -> None:
        """Use the room there is."""
        self._fit(event.size)

    def on_screen_resume(self) -> None:
        """The terminal may have changed while another screen was open."""
        self._fit(self.app.size)

    @property
    def too_small(self) -> bool:
        """Whether there is less room than a board needs."""
        return self.has_class("-too-small")

    def _fit(self, size: Size) -> None:
        fit(self, size)
        said = say("terminal-too-small", width=LEAST.width, height=LEAST.height, columns=size.width, rows=size.height)
        self._too_small.update(Content(self.translate(said)))
