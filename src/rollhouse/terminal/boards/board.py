"""The base class of the boards, and the board of a game."""

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


class Board(Widget):
    """Draws `table.state` and turns keys into moves; it keeps no position of its own."""

    class Played(Message):
        """A person makes this move, given itself or as text, in the position after `ply` moves."""

        def __init__(self, move: Move | str, ply: int) -> None:
            super().__init__()
            self.move = move
            self.ply = ply

    class Said(Message):
        """A text for the status line."""

        def __init__(self, text: str, *, refused: bool = False) -> None:
            super().__init__()
            self.text = text
            self.refused = refused

    class Changed(Message):
        """The keys or the prompt have changed."""

    def __init__(self, table: Table, translate: Translator) -> None:
        super().__init__(id="board")
        self.table = table
        self.translate = translate

    def play(self, move: Move | str) -> None:
        """Post this move with the ply that was shown: a key pressed twice must not move for the next player."""
        self.post_message(self.Played(move, self.table.ply))

    @property
    def asking(self) -> bool:
        """Whether a person is to decide."""
        return self.table.awaited == "person"

    @abstractmethod
    def draw(self, happened: Sequence[Event]) -> None:
        """Draw the table; `happened` are the newest events."""

    @abstractmethod
    def prompt(self) -> str:
        """The question to the person who decides."""

    @abstractmethod
    def keys(self) -> tuple[Key, ...]:
        """The keys while a person decides."""

    def roll_prompt(self) -> str:
        """The question to the person who rolls."""
        return self.translate(say("terminal-ask-roll", seat=Seat(self.table.state.turn)))

    def headline(self) -> str:
        """The state of the game, in a few words."""
        return ""

    def topic(self) -> str:
        """The section of the guide about the focused card; empty if there is none."""
        return ""

    def tumble(self, rolling: bool) -> None:
        """Start or stop the animation of rolled dice, if the board has one."""

    def rolled_by_key(self, state: Any) -> bool:
        """Whether a roll within a turn waits for a key press."""
        return False


def board_for(table: Table, translate: Translator) -> Board:
    """The board of this table's game: `BOARD` in the module of this package with the game's name, or `generic`."""
    name = f"{__package__}.{table.game.id.replace('-', '_')}"
    if importlib.util.find_spec(name) is None:
        name = f"{__package__}.generic"
    board: type[Board] = importlib.import_module(name).BOARD
    return board(table, translate)
