"""The bot that every game has, any legal move, each as likely as the next; and what bots may say beside their moves."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Protocol, runtime_checkable

from rollhouse.core.extras import needs
from rollhouse.core.game import Bot, Event
from rollhouse.core.messages import Message, Seat, say

__all__ = ["Noted", "NotingBot", "RandomBot", "loaded_when_asked", "note_of"]


@runtime_checkable
class NotingBot(Bot, Protocol):
    """A bot that has something to say about how it plays: that it can't do what it is named for yet, say."""

    def note(self, state: Any) -> Message | None:
        """What people at the table should know about its moves from this position; None when there is nothing."""
        ...


def note_of(bot: Bot, state: Any) -> Message | None:
    """What this bot has to say, if it is one that says anything."""
    return bot.note(state) if isinstance(bot, NotingBot) else None


class Noted(Event, frozen=True, tag="noted"):
    """A bot said something about how it plays. It is no part of the game."""

    seat: int
    note: Message

    def message(self) -> Message:
        return say("common-noted", seat=Seat(self.seat), note=self.note)


def loaded_when_asked(module: str, name: str, extra: str) -> Callable[[], Bot]:
    """A bot whose module is loaded when it is first asked for: a list of names must not cost a compiler.

    Without the extra that it needs, the answer is the line that installs it.
    """

    def make() -> Bot:
        with needs(extra):
            found = import_module(module)
        bot: Bot = getattr(found, name)()
        return bot

    return make


class RandomBot:
    """Plays uniformly at random."""

    def choose(self, state: Any, moves: Sequence[Any], rng: random.Random) -> Any:
        """One of `moves`, each equally likely."""
        return moves[int(rng.random() * len(moves))]
