"""The bodies of the part of the HTTP API that is about the daily challenge."""

from __future__ import annotations

import msgspec

from rollhouse.server.store.rows import Result

__all__ = ["ChallengeDay", "ChallengePage", "ChallengeTry"]


class ChallengeTry(msgspec.Struct, frozen=True):
    """Somebody's try."""

    name: str
    me: bool
    result: Result
    result_place: int
    """By result, and where that is the same by what decisions cost; 1 for the first."""
    cost: float | None
    """What a decision cost on average; null until it is known."""
    place: int | None
    """By that; 1 for the first."""
    table: str
    """Where it was played, to be replayed: of others only once the day is over."""


class ChallengeDay(msgspec.Struct, frozen=True):
    """The challenge of a day."""

    day: str
    game: str
    bot: str
    setup: dict[str, str | int | bool]
    """The plain settings."""
    commitment: str
    """What fixes the dice."""
    secret: str
    """What they are made from, once the day is over; empty until then."""
    tries: list[ChallengeTry]
    """Those that were played to the end: by what decisions cost, the best first; of those of which that is not known, by result.

    A hundred at most, and mine.
    """
    played: int
    """How many were played to the end."""
    best: str
    """The table of the best of them by what decisions cost, once the day is over."""


class ChallengePage(msgspec.Struct, frozen=True):
    """Today's challenge and yesterday's."""

    today: ChallengeDay
    yesterday: ChallengeDay
    tomorrow: str
    """What fixes tomorrow's dice: published before anybody plays them."""
    mine: str
    """The table of my try; empty where I have had none."""
