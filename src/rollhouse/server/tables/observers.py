"""What the table manager asks of, and tells, the rest of the server."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from typing import NamedTuple, Protocol


class Vacation(NamedTuple):
    """The time, in seconds since the epoch, during which a user's correspondence clocks stand still."""

    since: float
    until: float


class SeatName(Protocol):
    """Returns the name of a user among others, given their ids and the name that the user asks for.

    `first`: whether it is the user's own seat, and not one of a friend at the same device.
    """

    def __call__(self, user_id: str, others: Collection[str], name: str, *, first: bool = True) -> Awaitable[str]: ...


async def asked_name(user_id: str, others: Collection[str], name: str, *, first: bool = True) -> str:
    """The name that a user asks for."""
    return name


async def _no_vacation(user_id: str) -> Vacation | None:
    return None


async def _no_orders(table_id: str) -> Mapping[str, Sequence[str]]:
    return {}


class TableObservers(NamedTuple):
    """What a table manager asks other parts of the server, and what it tells them; the defaults know nothing and do nothing."""

    is_viewed: Callable[[str], bool] = lambda table_id: True
    """Return whether a client views this table through this node: without viewers, bots don't play on."""
    last_vacation: Callable[[str], Awaitable[Vacation | None]] = _no_vacation
    """Return the vacation that a user is on, or was on last."""
    standing_orders: Callable[[str], Awaitable[Mapping[str, Sequence[str]]]] = _no_orders
    """Return the reactions that users ordered in advance at a correspondence table, by user."""
    game_ended: Callable[[str], None] = lambda table_id: None
    """Called after a game with people has ended and is stored."""
    seat_name: SeatName = asked_name
    """Return the name under which a user sits down with others, given the one they ask for; raises where they may not sit with them."""
    dice_published: Callable[[str], None] = lambda table_id: None
    """Called after the secret of dice that a table shared with others is published: its record can be read from then on."""
    listed_changed: Callable[[tuple[str, ...], bool], None] = lambda user_ids, public: None
    """Called after a change that lists of tables show (status, turn, seats), with the seated users, and whether the table is public."""
