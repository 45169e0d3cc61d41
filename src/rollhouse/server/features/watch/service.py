"""Live games whose players allow it, the strongest first."""

from __future__ import annotations

from statistics import fmean

from rollhouse.server.clock import Clock
from rollhouse.server.features.ratings.repository import RatingRepository
from rollhouse.server.features.watch.schemas import LiveGame
from rollhouse.server.ratings.rate import INITIAL_RATING, Rating
from rollhouse.server.ratings.scale import MU, anchor, points
from rollhouse.server.store.rows import SeatLine, TableRow
from rollhouse.server.store.store import Store
from rollhouse.server.tables.presence import Presence
from rollhouse.server.tables.schemas import table_line

_CANDIDATES = 200
"""The games with the latest moves, of which the strongest are listed."""
_MAX_LISTED = 20
_LIVE_SECONDS = 600.0
"""A game without a move for so long is not live."""


class WatchService:
    """Lists live games."""

    def __init__(self, store: Store, ratings: RatingRepository, presence: Presence, clock: Clock) -> None:
        self._store = store
        self._ratings = ratings
        self._presence = presence
        self._clock = clock

    async def live(self, user_id: str) -> list[LiveGame]:
        """Return the live games that a user may watch, the strongest first."""
        since = self._clock.now() - _LIVE_SECONDS
        rows = [row for row in await self._store.public_tables("playing", _CANDIDATES) if row.updated > since]
        users = {seat.user_id for row in rows for seat in row.seats if seat.user_id}
        ratings = {game: await self._ratings.current(game, users) for game in {row.game for row in rows}}
        strengths = {row.id: _strength(row, ratings[row.game]) for row in rows}
        strongest = sorted(rows, key=lambda row: (-strengths[row.id], -row.updated))[:_MAX_LISTED]
        return [LiveGame(table_line(row, user_id), strengths[row.id], self._spectators(row)) for row in strongest]

    def _spectators(self, row: TableRow) -> int:
        return len(set(self._presence.present(row.id)).difference(seat.user_id for seat in row.seats))


def _strength(row: TableRow, ratings: dict[str, Rating]) -> int:
    return points(fmean(_rating(row.game, seat, ratings) for seat in row.seats), 0.0).points


def _rating(game: str, seat: SeatLine, ratings: dict[str, Rating]) -> float:
    if seat.user_id:
        return ratings.get(seat.user_id, INITIAL_RATING).mu
    known = anchor(game, seat.bot)
    return MU if known is None else known
