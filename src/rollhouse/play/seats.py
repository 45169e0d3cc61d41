"""The seats of a shared table, and the error with which it refuses a command."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from rollhouse.core.errors import RollhouseError
from rollhouse.play.players import GONE, MAX_NAME_LENGTH, Player, is_name, lookalike_key

STAND_IN_BOT = "greedy"
"""The bot that plays for users who are away or have resigned."""


class TableError(RollhouseError):
    """The user may not do this, or not now."""

    family = "table"
    status = 403
    statuses = {
        "table/unknown": 404,
        "table/no-token": 404,
        "table/bad-token": 401,
        "table/bad-link": 401,
        "table/bad-code": 401,
        "table/passkey": 401,
        "table/no-passkey": 404,
        "table/claim-loses": 409,
        "table/unreadable": 503,
        "table/newer-rules": 503,
    }


def checked_name(name: str, taken: Iterable[str] = ()) -> str:
    """The name, tidied: `table/name` where it is none, `table/name-taken` where it looks like one of `taken`."""
    name = " ".join(name.split())
    if not is_name(name):
        raise TableError("table/name", value=name[: 2 * MAX_NAME_LENGTH], expected=(f"1–{MAX_NAME_LENGTH}",))
    if any(lookalike_key(other) == lookalike_key(name) for other in taken):
        raise TableError("table/name-taken", value=name)
    return name


class SeatState(msgspec.Struct, frozen=True, gc=False):
    """One seat: free, a user's, or a bot's."""

    user_id: str = ""
    name: str = ""
    bot: str = ""
    """The bot that sits here, or plays for a user who is away or has resigned."""
    resigned: bool = False
    lapsed: bool = False
    """Whether the user resigned because their time was up."""

    @property
    def free(self) -> bool:
        """Whether the seat can be taken."""
        return not self.user_id and not self.bot

    @property
    def gone(self) -> bool:
        """Whether the seat was a user's who has deleted their account."""
        return self.name.startswith(GONE)

    def player(self) -> Player:
        """The player as records have it."""
        return Player(self.name if self.user_id else f"bot:{self.bot}")
