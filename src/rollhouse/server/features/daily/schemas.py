"""Bodies of the daily challenge API."""

from __future__ import annotations

import msgspec

from rollhouse.server.store.rows import Result


class ChallengeTry(msgspec.Struct, frozen=True):
    """A player's attempt."""

    name: str
    me: bool
    result: Result
    result_place: int
    """Rank by result, then by cost; 1 is the best."""
    cost: float | None
    """Average cost of a decision; null until the attempt is analysed."""
    place: int | None
    """Rank by cost; 1 is the best."""
    table: str
    """The table, for replaying; empty for other players' attempts until the day is over."""


class ChallengeDay(msgspec.Struct, frozen=True):
    """The challenge of a day."""

    day: str
    game: str
    bot: str
    setup: dict[str, str | int | bool]
    """The setup, without players and first seat."""
    commitment: str
    """The commitment to the dice."""
    secret: str
    """The secret of the dice; empty until the day is over."""
    tries: list[ChallengeTry]
    """Finished attempts, best first, at most 100 and mine; those not analysed yet come last."""
    played: int
    """The number of finished attempts."""
    best: str
    """The table of the best attempt by cost; empty until the day is over."""


class ChallengePage(msgspec.Struct, frozen=True):
    """Today's challenge and yesterday's."""

    today: ChallengeDay
    yesterday: ChallengeDay
    tomorrow: str
    """The commitment to tomorrow's dice, published in advance."""
    mine: str
    """The table of my attempt; empty if there is none."""
