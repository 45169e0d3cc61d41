"""What every game's drawing has in common, and how the drawing of a game is found."""

from __future__ import annotations

import importlib
import importlib.util
from abc import abstractmethod
from collections.abc import Sequence
from typing import Any

from textual.message import Message
from textual.widget import Widget

from rollhouse.core.game import Event, Move
from rollhouse.core.messages import Seat, say
from rollhouse.play.table import Table
from rollhouse.terminal.translator import Translator
from rollhouse.terminal.tui.widgets.keys import Key

__all__ = ["Board", "board_for"]


class Board(Widget):
    """One game on the screen. It draws `table.state` and turns keys into moves; the position itself is never kept here."""

    class Played(Message):
        """Somebody wants to make this move, or the one with this text, in the position after `ply` moves."""

        def __init__(self, move: Move | str, ply: int) -> None:
            super().__init__()
            self.move = move
            self.ply = ply

    class Said(Message):
        """Something to tell whoever is at the keyboard."""

        def __init__(self, text: str, *, refused: bool = False) -> None:
            super().__init__()
            self.text = text
            self.refused = refused

    class Changed(Message):
        """What the keys do, or what is to be said about it, has changed."""

    def __init__(self, table: Table, translate: Translator) -> None:
        super().__init__(id="board")
        self.table = table
        self.translate = translate

    def play(self, move: Move | str) -> None:
        """Ask for this move to be made, here and now: a key that was pressed twice must not move for the next player."""
        self.post_message(self.Played(move, self.table.ply))

    @property
    def asking(self) -> bool:
        """Whether a person at a seat is to decide."""
        return self.table.awaited == "person"

    @abstractmethod
    def draw(self, happened: Sequence[Event]) -> None:
        """Draw the table as it is now; `happened` are the newest events."""

    @abstractmethod
    def prompt(self) -> str:
        """What is asked of whom, while a person is to decide."""

    @abstractmethod
    def keys(self) -> tuple[Key, ...]:
        """What the keys do, while a person is to decide."""

    def roll_prompt(self) -> str:
        """What is said to whoever is to roll."""
        return self.translate(say("terminal-ask-roll", seat=Seat(self.table.state.turn)))

    def headline(self) -> str:
        """Where the game stands, in a few words."""
        return ""

    def topic(self) -> str:
        """The section of the guide about what the keyboard points at; empty when there is none."""
        return ""

    def tumble(self, rolling: bool) -> None:
        """Show that dice are being rolled, or that they lie still. Only for the eye; a board may well do nothing."""

    def rolled_by_key(self, state: Any) -> bool:
        """Whether the roll that is due is one to press a key for, even within a turn."""
        return False


def board_for(table: Table, translate: Translator) -> Board:
    """The drawing of this table's game: `BOARD` in the module of this package that is called like it, or a plain one."""
    name = f"{__package__}.{table.game.id.replace('-', '_')}"
    if importlib.util.find_spec(name) is None:
        name = f"{__package__}.generic"
    board: type[Board] = importlib.import_module(name).BOARD
    return board(table, translate)
