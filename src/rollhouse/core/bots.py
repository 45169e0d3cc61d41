"""The random bot of every game, lazily loaded bots, and the notes that bots add to their moves."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Protocol, runtime_checkable

from rollhouse.core.extras import needs
from rollhouse.core.game import Bot, Event
from rollhouse.core.messages import Message, Seat, say

__all__ = ["DrawingBot", "Noted", "NotingBot", "RandomBot", "loaded_when_asked", "note_of"]


@runtime_checkable
class NotingBot(Bot, Protocol):
    """A bot with notes on how it plays: for example, that it can't play at its full strength yet."""

    def note(self, state: Any) -> Message | None:
        """What the players should know about its moves from this position, or None."""
        ...


def note_of(bot: Bot, state: Any) -> Message | None:
    """The note of a bot on this position, or None."""
    return bot.note(state) if isinstance(bot, NotingBot) else None


class Noted(Event, frozen=True, tag="noted"):
    """A bot's note on how it plays. It does not change the game."""

    seat: int
    note: Message

    def message(self) -> Message:
        return say("common-noted", seat=Seat(self.seat), note=self.note)


def loaded_when_asked(module: str, name: str, extra: str, *arguments: object) -> Callable[[], Bot]:
    """A factory for a bot whose module is imported on its first call: listing bots must not load a compiler.

    The bot is made with `arguments`.

    The factory raises `MissingExtra` where the extra is not installed.
    """

    def make() -> Bot:
        with needs(extra):
            loaded = import_module(module)
        bot: Bot = getattr(loaded, name)(*arguments)
        return bot

    return make


@runtime_checkable
class DrawingBot(Bot, Protocol):
    """A bot that draws its moves by chance, and knows how likely each is."""

    def chances(self, state: Any, moves: Sequence[Any]) -> Sequence[float]:
        """The probability with which each of `moves` is chosen."""
        ...


class RandomBot:
    """A bot that plays uniformly at random."""

    def chances(self, state: Any, moves: Sequence[Any]) -> Sequence[float]:
        """The probability of each move, which is the same for all."""
        return [1.0 / len(moves)] * len(moves)

    def choose(self, state: Any, moves: Sequence[Any], rng: random.Random) -> Any:
        """One of `moves`, each equally likely."""
        return moves[int(rng.random() * len(moves))]
