"""What the table manager asks of, and tells, the rest of the server."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import NamedTuple


class Vacation(NamedTuple):
    """The time, in seconds since the epoch, during which a user's correspondence clocks stand still."""

    since: float
    until: float


class GameEnded:
    """The event that a game with people has ended, published by the node that stored it."""

    def __init__(self) -> None:
        self._subscribers: list[Callable[[str], None]] = []

    def subscribe(self, subscriber: Callable[[str], None]) -> None:
        """Call this with the table's id after every game that ends on this node."""
        self._subscribers.append(subscriber)

    def publish(self, table_id: str) -> None:
        """Call all subscribers."""
        for subscriber in self._subscribers:
            subscriber(table_id)


async def _no_vacation(user_id: str) -> Vacation | None:
    return None


class TableObservers(NamedTuple):
    """The connections of a table manager to presence, vacations and analysis; the defaults are none."""

    is_watched: Callable[[str], bool] = lambda table_id: True
    """Return whether a client views this table through this node: without viewers, bots don't play on."""
    last_vacation: Callable[[str], Awaitable[Vacation | None]] = _no_vacation
    """Return the vacation that a user is on, or was on last."""
    game_ended: Callable[[str], None] = lambda table_id: None
    """Called after a game with people has ended and is stored."""
