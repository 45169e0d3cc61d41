"""Who keeps a table going while no person is asked: dice fall, bots think and move. For tables in this process; the server has workers."""

from __future__ import annotations

from typing import Any, NamedTuple

from rollhouse.core.bots import Noted, note_of
from rollhouse.core.game import CHANCE, Bot, Event
from rollhouse.core.messages import Message
from rollhouse.play.bots import find_bot
from rollhouse.play.chance import bot_rng
from rollhouse.play.external_bots import ask_bot
from rollhouse.play.table import Table

__all__ = ["Driver", "Thought"]


class Thought(NamedTuple):
    """What a bot has made up its mind to do after `ply` moves, and what it has to say about it."""

    ply: int
    move: Any
    note: Message | None


class Driver:
    """The bots of one table, each made when it first has to think (some load a compiler), and what they have said."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._bots: dict[int, tuple[str, Bot]] = {}
        self._noted: dict[int, str] = {}
        """What each bot has said last."""

    def _bot(self, seat: int) -> Bot:
        name = self.table.bots[seat]
        if self._bots.get(seat, ("",))[0] != name:
            self._bots[seat] = (name, find_bot(self.table.game, name))
        return self._bots[seat][1]

    def think(self) -> Thought | None:
        """What the bot that the table waits for will do; None when it waits for somebody else. Any thread may ask: nothing changes."""
        table = self.table
        if table.awaited != "bot":
            return None
        ply, state = table.ply, table.state
        bot = self._bot(state.to_act)
        move = ask_bot(bot, state, table.game.legal(state), bot_rng(table.seed, ply), ply)
        return Thought(ply, move, note_of(bot, state))

    def step(self, thought: Thought | None = None) -> tuple[Event, ...]:
        """Let the dice or the bot that the table waits for make one move; nothing when it waits for a person's decision.

        Dice fall also where a person is to ask for them (`roll`): this is asking. A bot thinks now, unless it has done so before: then its
        `thought` is carried out, or is `move/stale` when the table has moved on.
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
        """What the bot that moves has to say about it, unless it has just said so: numbers in it may change without a word."""
        if note is None or self._noted.get(seat) == note.key:
            return ()
        self._noted[seat] = note.key
        return (Noted(seat, note),)
