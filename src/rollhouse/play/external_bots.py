"""Bots of other packages and programs. They may fail in any way: a stand-in then moves, and the game goes on."""

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

_log = logging.getLogger(__name__)
_log.addHandler(logging.NullHandler())  # players read the note; the log is for admins

_MAX_FAULTS_IN_A_ROW = 3
"""After these a bot is not asked for a while: players would wait for each move of a bot that never answers."""
_PAUSE_MOVES = 100
"""Moves that the stand-in makes before the bot is asked again."""
_MAX_FAULT_LENGTH = 200


class ExternalBot(ABC):
    """A bot that is not the game's own. When it fails to move, the game's `greedy` moves for it, or else a random bot."""

    def __init__(self, game: AnyGame, name: str) -> None:
        self.game = game
        self.name = name
        self.fault: BotError | None = None
        """The error of its last move; None when it made that itself."""
        self._stand_in: Bot = game.bots.get("greedy", RandomBot)()
        self._in_a_row = 0
        self._pause = 0

    @abstractmethod
    def ask(self, state: Any, moves: Sequence[Any], rng: random.Random, ply: int | None) -> Any:
        """Return the bot's own move, or raise a `BotError`. `ply` is the number of moves so far, where it is known."""

    def choose(self, state: Any, moves: Sequence[Any], rng: random.Random, ply: int | None = None) -> Any:
        """Return the bot's own move, or the stand-in's with the reason in `fault`."""
        if self._pause:
            self._pause -= 1
            return self._stand_in.choose(state, moves, rng)
        try:
            move = self.ask(state, moves, rng, ply)
            self.fault, self._in_a_row = None, 0
            return move
        except BotError as fault:
            self.fault = fault
        _log.warning("stand-in moved for bot=%s game=%s: %s", self.name, self.game.id, self.fault)
        self._in_a_row += 1
        if self._in_a_row >= _MAX_FAULTS_IN_A_ROW:
            self._pause = _PAUSE_MOVES
        return self._stand_in.choose(state, moves, rng)

    def note(self, state: Any) -> Message | None:
        """A note that the stand-in moved, with the reason."""
        if self.fault is None:
            return None
        return stand_in_note(self.fault)

    def legal(self, move: Any, moves: Sequence[Any]) -> Any:
        """Return the move if it is legal; otherwise `bot/illegal`."""
        if move not in moves:
            self.fail("bot/illegal", location=str(move))
        return move

    def fail(self, code: str, location: str = "") -> NoReturn:
        """Raise the `BotError` with this code."""
        printable = "".join(char if char.isprintable() else "�" for char in location[:_MAX_FAULT_LENGTH])  # it may end on a terminal
        raise BotError(code, value=self.name, location=printable) from None


def ask_bot(bot: Bot, state: Any, moves: Sequence[Any], rng: random.Random, ply: int) -> Any:
    """The bot's choice after `ply` moves. External bots get that number: a program sees nothing but the position."""
    return bot.choose(state, moves, rng, ply) if isinstance(bot, ExternalBot) else bot.choose(state, moves, rng)


def ask_bot_itself(bot: Bot, state: Any, moves: Sequence[Any], rng: random.Random, ply: int) -> Any:
    """The bot's own choice, for measurements: where an external bot fails, its `BotError` is raised and no stand-in moves."""
    return bot.ask(state, moves, rng, ply) if isinstance(bot, ExternalBot) else bot.choose(state, moves, rng)


def stand_in_note(fault: RollhouseError) -> Message:
    """The note that a stand-in moved, with the bot's error."""
    return say(
        "common-stand-in", fault=Message("error-" + fault.code.replace("/", "-"), {"value": fault.value, "location": fault.location})
    )


class PackageBot(ExternalBot):
    """A bot of another package, which runs in this process and is created when it first has to move."""

    def __init__(self, game: AnyGame, name: str, point: EntryPoint) -> None:
        super().__init__(game, name)
        self._point = point
        self._bot: Bot | None = None

    def load(self) -> Bot:
        """The bot itself, or `bot/broken`."""
        if self._bot is None:
            try:
                self._bot = self._point.load()()
            except Exception as error:  # the package's code may raise anything
                self.fail("bot/broken", location=f"{self._point.value}: {type(error).__name__}: {error}")
        return self._bot

    def ask(self, state: Any, moves: Sequence[Any], rng: random.Random, ply: int | None) -> Any:
        bot = self.load()
        try:
            move = bot.choose(state, moves, rng)
        except Exception as error:  # as above
            self.fail("bot/failed", location=f"{type(error).__name__}: {error}")
        return self.legal(move, moves)
