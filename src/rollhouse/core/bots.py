"""The bot that every game has, any legal move, each as likely as the next; and what bots may say beside their moves."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from rollhouse.core.game import Bot, Event
from rollhouse.core.messages import Message, Seat, say

__all__ = ["Noted", "NotingBot", "RandomBot", "note_of"]


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
        return say("house-noted", seat=Seat(self.seat), note=self.note)


class RandomBot:
    """Plays uniformly at random."""

    def choose(self, state: Any, moves: Sequence[Any], rng: random.Random) -> Any:
        """One of `moves`, each equally likely."""
        return moves[int(rng.random() * len(moves))]
