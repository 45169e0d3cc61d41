"""Bodies of the API about live games."""

from __future__ import annotations

import msgspec

from rollhouse.server.tables.schemas import TableLine


class LiveGame(msgspec.Struct, frozen=True):
    """A game that is being played, for spectators."""

    table: TableLine
    strength: int
    """The average rating of the players, bots included, on the displayed scale; a player without a rating counts as a new one."""
    spectators: int
    """Users who watch."""
