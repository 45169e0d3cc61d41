"""Bots that are not the house's own: they may fail in any way they like, and the game goes on."""

from __future__ import annotations

import logging
import random
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NoReturn

from rollhouse.core.bots import RandomBot
from rollhouse.core.errors import BotError, RollhouseError
from rollhouse.core.game import AnyGame, Bot
from rollhouse.core.messages import Message, say

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

__all__ = ["GuestBot", "PackageBot", "ask_bot", "stand_in_note"]

_log = logging.getLogger(__name__)
_log.addHandler(logging.NullHandler())  # people at a table read the note; the log is for whoever keeps one

_PATIENCE = 3
"""Faults in a row after which a guest is left alone for a while: nobody waits for each move of a bot that never answers."""
_PAUSE = 100
"""Moves that are then made for it before it is asked again."""
_LONGEST_WORDS = 200


class GuestBot(ABC):
    """A bot from outside. A move that it fails to give is made for it: by the game's `greedy`, or else any legal one."""

    def __init__(self, game: AnyGame, name: str) -> None:
        self.game = game
        self.name = name
        self.fault: BotError | None = None
        """What was wrong with its last move; None when that was its own."""
        self._stand_in: Bot = game.bots.get("greedy", RandomBot)()
        self._in_a_row = 0
        self._pause = 0

    @abstractmethod
    def ask(self, state: Any, moves: Sequence[Any], rng: random.Random, ply: int | None) -> Any:
        """Its own move, or a `BotError` that says what it did instead. `ply`: how many moves there were, where anybody knows."""

    def choose(self, state: Any, moves: Sequence[Any], rng: random.Random, ply: int | None = None) -> Any:
        """Its own move, or another one, and `fault` tells why."""
        if self._pause:
            self._pause -= 1
            return self._stand_in.choose(state, moves, rng)
        try:
            move = self.ask(state, moves, rng, ply)
            self.fault, self._in_a_row = None, 0
            return move
        except BotError as fault:
            self.fault = fault
        _log.warning("a move was made for the bot %s of %s: %s", self.name, self.game.id, self.fault)
        self._in_a_row += 1
        if self._in_a_row >= _PATIENCE:
            self._pause = _PAUSE
        return self._stand_in.choose(state, moves, rng)

    def note(self, state: Any) -> Message | None:
        """That its move was made for it, and why."""
        if self.fault is None:
            return None
        return stand_in_note(self.fault)

    def legal(self, move: Any, moves: Sequence[Any]) -> Any:
        """The move, if it is one of these."""
        if move not in moves:
            self.fail("bot/illegal", location=str(move))
        return move

    def fail(self, code: str, location: str = "") -> NoReturn:
        """The one way out: what it did instead of making a move."""
        told = "".join(char if char.isprintable() else "�" for char in location[:_LONGEST_WORDS])  # it may end on somebody's terminal
        raise BotError(code, value=self.name, location=told) from None


def ask_bot(bot: Bot, state: Any, moves: Sequence[Any], rng: random.Random, ply: int) -> Any:
    """The bot's choice after `ply` moves: guests are told how many, since a program sees the position alone."""
    return bot.choose(state, moves, rng, ply) if isinstance(bot, GuestBot) else bot.choose(state, moves, rng)


def stand_in_note(fault: RollhouseError) -> Message:
    """That a bot's move was made for it: every error of a bot is told by what came and where, and by nothing else."""
    return say(
        "common-stand-in", fault=Message("error-" + fault.code.replace("/", "-"), {"value": fault.value, "location": fault.location})
    )


class PackageBot(GuestBot):
    """A bot of another package, which runs in this process. It is made when it is first asked."""

    def __init__(self, game: AnyGame, name: str, point: EntryPoint) -> None:
        super().__init__(game, name)
        self._point = point
        self._bot: Bot | None = None

    def load(self) -> Bot:
        """The bot itself, or `bot/broken`."""
        if self._bot is None:
            try:
                self._bot = self._point.load()()
            except Exception as error:  # whatever it is, it is the guest's
                self.fail("bot/broken", location=f"{self._point.value}: {type(error).__name__}: {error}")
        return self._bot

    def ask(self, state: Any, moves: Sequence[Any], rng: random.Random, ply: int | None) -> Any:
        bot = self.load()
        try:
            move = bot.choose(state, moves, rng)
        except Exception as error:  # as above
            self.fail("bot/failed", location=f"{type(error).__name__}: {error}")
        return self.legal(move, moves)
