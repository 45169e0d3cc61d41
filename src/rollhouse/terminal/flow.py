"""Who goes next at the table and when: people in their own time, dice and bots at a pace one can follow."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any

from rollhouse.core.game import Event
from rollhouse.play.driver import Driver, Thought
from rollhouse.play.table import Table

__all__ = ["GRACE", "LAYING", "Flow", "Waiting"]

GRACE = 1.2
"""Seconds before anything answers a person's move: time to take it back."""

LAYING = 0.25
"""Seconds for each card while the table is laid."""


class Waiting(Enum):
    """What has to happen next."""

    PERSON = "person"
    """Somebody decides."""
    DEALER = "dealer"
    """Somebody says what the real dice or cards show."""
    ROLL = "roll"
    """Somebody rolls when they are ready."""
    STEP = "step"
    """Dice or a bot go on by themselves."""
    NOBODY = "nobody"
    """The game is over."""


class Flow:
    """A table and its rhythm. A person's turn begins when they say so; dice that their own moves call for fall at once.

    `rolled_by_key` says which rolls are worth a key press of their own (a duel), even within a turn.
    """

    def __init__(self, table: Table, *, pace: float, tumble: float = 0, rolled_by_key: Callable[[Any], bool] = lambda state: False) -> None:
        self.table = table
        self.driver = Driver(table)
        self.pace = pace
        self.tumble = tumble
        """Seconds that a person's own dice take to fall."""
        self._rolled_by_key = rolled_by_key
        self._person_moved = False
        self._silent: int | None = None

    @property
    def waiting(self) -> Waiting:
        """What has to happen next."""
        awaited = self.table.awaited
        if awaited in ("roll", "dice"):
            if self._silent == self.table.ply:
                return Waiting.DEALER
            return Waiting.ROLL if awaited == "roll" or self._rolled_by_key(self.table.state) else Waiting.STEP
        return Waiting.STEP if awaited == "bot" else Waiting(awaited)

    @property
    def delay(self) -> float:
        """Seconds until the next step."""
        if self.grace:
            return max(self.pace, GRACE)
        if self.table.state.turn < 0:
            return min(self.pace, LAYING)
        return self.tumble if self._person_moved else self.pace

    @property
    def grace(self) -> bool:
        """Whether a person has just moved and may still take it back before anybody answers."""
        rerolling = self.table.awaited == "dice" and not self.table.turn_begins
        return bool(self.pace) and self._person_moved and not rerolling and self.waiting is Waiting.STEP

    def play(self, move: Any, ply: int | None = None) -> tuple[Event, ...]:
        """A person's move, or a person's answer for chance; `ply` is the number of moves they had seen."""
        events = self.table.submit(move, ply=ply)
        self._person_moved = True
        return events

    def step(self, thought: Thought | None = None) -> tuple[Event, ...]:
        """One move of the dice or of a bot. Dice that have nothing to say leave the answer to a person."""
        ply = self.table.ply
        events = self.driver.step(thought)
        self._person_moved = False
        self._silent = ply if self.table.ply == ply else None
        return events

    def undo(self) -> int:
        """Take back what may be taken back (`play/undo.py`); the number of moves taken back."""
        taken = self.table.undo()
        self._person_moved = False
        return taken
