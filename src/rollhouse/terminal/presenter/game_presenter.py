"""One table as a user interface plays it: what it waits for, how long automatic moves wait, and every change to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rollhouse.core.game import Event
from rollhouse.core.messages import Message
from rollhouse.play.driver import Driver, Thought
from rollhouse.play.fair import promise
from rollhouse.play.table import Awaited, Table

UNDO_SECONDS = 1.2
"""Minimum delay before dice or a bot answer a person's move, so that it can be taken back."""

DEAL_SECONDS = 0.25
"""Maximum delay per card while the table is laid."""


class GamePresenter:
    """The table, its bots, and the pace of automatic moves.

    Args:
        table: The game in progress.
        pace_seconds: Delay before an automatic move; 0 for none.
        rolled_by_key: Whether a roll within a turn (a duel) waits for a key press, given the position.

    """

    def __init__(self, table: Table, *, pace_seconds: float = 0, rolled_by_key: Callable[[Any], bool] = lambda state: False) -> None:
        self.table = table
        self.pace_seconds = pace_seconds
        self.tumble_seconds = 0.0
        """How long the dice of a person's reroll are animated."""
        self._driver = Driver(table)
        self._rolled_by_key = rolled_by_key
        self._person_moved = False
        self._unanswered_ply: int | None = None
        """The ply at which the dice source had no result, so that a person enters it."""

    @property
    def awaited(self) -> Awaited:
        """What has to happen next: as `Table.awaited`, but a roll may wait for a key, and a person answers for dice without a result."""
        awaited = self.table.awaited
        if awaited in ("roll", "dice"):
            if self._unanswered_ply == self.table.ply:
                return "dealer"
            return "roll" if awaited == "roll" or self._rolled_by_key(self.table.state) else "dice"
        return awaited

    @property
    def automatic(self) -> bool:
        """Whether the next move is made by the dice or a bot, without a key press."""
        return self.awaited in ("dice", "bot")

    @property
    def delay_seconds(self) -> float:
        """How long to wait before the next automatic move."""
        if self.undo_window:
            return max(self.pace_seconds, UNDO_SECONDS)
        if self.table.state.turn < 0:
            return min(self.pace_seconds, DEAL_SECONDS)
        return self.tumble_seconds if self._person_moved else self.pace_seconds

    @property
    def undo_window(self) -> bool:
        """Whether a person has just moved, and the answer is delayed so that they can take it back."""
        rerolling = self.table.awaited == "dice" and not self.table.turn_begins
        return bool(self.pace_seconds) and self._person_moved and not rerolling and self.automatic

    def opening(self) -> tuple[Message, ...]:
        """The setup of the game, and the published commitment to its dice where there is one."""
        game, promised = self.table.game, promise(self.table.record)
        return (*game.words.setup(game.setup(self.table.record.setup)), *((promised,) if promised else ()))

    def history(self) -> Iterator[tuple[int, Message]]:
        """What has happened so far, each message with the ply of its move."""
        game, record = self.table.game, self.table.record
        state = game.start(game.setup(record.setup))
        for ply, text in enumerate(record.moves):
            events: list[Event] = []
            state = game.apply(state, game.parse(text), events)
            yield from ((ply, event.message()) for event in events)

    def play(self, move: Any, ply: int | None = None) -> tuple[Event, ...]:
        """Make a person's move, or enter a result of real dice. `ply` is the number of moves that the person had seen."""
        events = self.table.submit(move, ply=ply)
        self._person_moved = True
        return events

    def think(self) -> Thought | None:
        """The move that the awaited bot chooses; None if no bot is awaited. Safe in any thread."""
        return self._driver.think()

    def step(self, thought: Thought | None = None) -> tuple[Event, ...]:
        """Make one move of the dice or of the awaited bot, whose `thought` may have been computed before."""
        ply = self.table.ply
        events = self._driver.step(thought)
        self._person_moved = False
        self._unanswered_ply = ply if self.table.ply == ply else None
        return events

    @property
    def may_stop(self) -> bool:
        """Whether all players may agree to stop here: one of the people at this keyboard says so for all of them."""
        return self.table.awaited == "person" and self.table.game.stop_move(self.table.state) is not None

    def unwilling(self) -> tuple[int, ...]:
        """The seats of bots that would rather play on than stop here."""
        table = self.table
        return tuple(seat for seat, bot in enumerate(table.bots) if bot and not table.game.agrees_to_stop(table.state, seat))

    def stop(self) -> tuple[Event, ...]:
        """End the game, as all players agree."""
        return self.play(self.table.game.stop_move(self.table.state))

    def undo(self) -> int:
        """Take back as many moves as `play/undo.py` allows, and return their number."""
        count = self.table.undo()
        self._person_moved = False
        return count
