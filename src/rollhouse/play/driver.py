"""Runs dice and bots of a table in this process while no person is to decide. The server uses workers instead."""

from __future__ import annotations

from typing import Any, NamedTuple

from rollhouse.core.bots import Noted, note_of
from rollhouse.core.game import CHANCE, Bot, Event
from rollhouse.core.messages import Message
from rollhouse.play.bots import find_bot
from rollhouse.play.chance import bot_rng
from rollhouse.play.external_bots import ask_bot
from rollhouse.play.table import Table


class Thought(NamedTuple):
    """A bot's decision after `ply` moves, and its note about it."""

    ply: int
    move: Any
    note: Message | None


class Driver:
    """The bots of one table, each created when it first has to move (some load a compiler), and their last notes."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._bots: dict[int, tuple[str, Bot]] = {}
        self._noted: dict[int, str] = {}
        """The message key of each bot's last note, by seat."""

    def _bot(self, seat: int) -> Bot:
        name = self.table.bots[seat]
        if self._bots.get(seat, ("",))[0] != name:
            self._bots[seat] = (name, find_bot(self.table.game, name))
        return self._bots[seat][1]

    def think(self) -> Thought | None:
        """The decision of the bot that is to move; None when no bot is. Changes nothing, so that any thread may call it."""
        table = self.table
        if table.awaited != "bot":
            return None
        ply, state = table.ply, table.state
        bot = self._bot(state.to_act)
        move = ask_bot(bot, state, table.game.legal(state), bot_rng(table.seed, ply), ply)
        return Thought(ply, move, note_of(bot, state))

    def step(self, thought: Thought | None = None) -> tuple[Event, ...]:
        """Let the dice or the bot that the table waits for make one move; nothing when it waits for a person's decision.

        Calling this counts as asking for the dice where a person is to do so (`roll`). A bot thinks now, unless its `thought` is given:
        that is carried out, or is `move/stale` when another move came before it.
        """
        table = self.table
        if table.state.to_act == CHANCE:
            return table.roll()
        thought = thought or self.think()
        if thought is None:
            return ()
        seat = table.state.to_act
        events = table.submit(thought.move, ply=thought.ply)
        return (*self._note(seat, thought.note), *events)

    def _note(self, seat: int, note: Message | None) -> tuple[Event, ...]:
        """The bot's note as an event, unless its last one had the same key: a change of numbers alone is no news."""
        if note is None or self._noted.get(seat) == note.key:
            return ()
        self._noted[seat] = note.key
        return (Noted(seat, note),)
