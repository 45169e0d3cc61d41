"""Going through people's finished games for the positions in which they erred, while nothing more urgent is to do."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable

import msgspec

from rollhouse.play.entries import BotSat, Covered, Entry, Moved, Opened, Resigned, Returned, Rose, Sat, TookBack, decode_entries
from rollhouse.server.clock import Clock
from rollhouse.server.features.analysis.mistakes_repository import MistakesRepository
from rollhouse.server.features.analysis.service import HelpError, Teacher
from rollhouse.server.features.analysis.tablebase_queue import QueueFull
from rollhouse.server.store.rows import ReviewRow
from rollhouse.server.tables.manager import TableManager

__all__ = ["Trainer", "seats_played_by"]

_GAMES_AT_ONCE = 10
_PEOPLE_AT_ONCE = 8
_MOST_LOOKED_UP = 500
_SOON = 1.0
"""Seconds that somebody waits for their games to be gone through before they are asked to come back."""
_log = logging.getLogger(__name__)


class Trainer:
    """Whose games are being gone through."""

    def __init__(self, house: TableManager, teacher: Teacher, store: MistakesRepository, clock: Clock) -> None:
        self._house = house
        self._teacher = teacher
        self._store = store
        self._clock = clock
        self._under_way: dict[str, _GoingThrough] = {}
        self._given_up: set[tuple[str, str]] = set()
        """Games that nobody can value; another time somebody may."""

    async def go_on(self, user_id: str) -> float | None:
        """Go through somebody's latest games; how much of that is done, None when there is nothing left to do."""
        games = self._under_way.get(user_id)
        if games is None:
            left = await self._store.not_gone_through(user_id, _MOST_LOOKED_UP)
            tables = [table for table in left if (user_id, table) not in self._given_up][:_GAMES_AT_ONCE]
            if not tables:
                return None
            if len(self._under_way) >= _PEOPLE_AT_ONCE:
                return 0.0
            games = self._under_way.setdefault(user_id, _GoingThrough(tables))
            if games.task is None:
                games.task = asyncio.create_task(self._go_through_all(user_id, games))
        assert games.task is not None
        done, _ = await asyncio.wait([games.task], timeout=_SOON)
        return None if done and games.done == len(games.tables) else games.done / len(games.tables)

    async def _go_through_all(self, user_id: str, games: _GoingThrough) -> None:
        try:
            for table in games.tables:
                try:
                    await self._go_through(user_id, table)
                except QueueFull:  # another time
                    return
                except HelpError:
                    self._given_up.add((user_id, table))
                except Exception:  # whatever is wrong with one game, the others are gone through
                    _log.exception("%s could not be gone through", table)
                    self._given_up.add((user_id, table))
                games.done += 1
        finally:
            del self._under_way[user_id]

    async def _go_through(self, user_id: str, table: str) -> None:
        async with self._house.locked(table) as live:
            session = live.session
            record, last, game = session.record(), session.game.encode(session.state), session.game
            seats = session.seats_of(user_id)
        commits = await self._house.store.commits(table)
        playing = seats_played_by((entry for commit in commits for entry in decode_entries(commit.body)), user_id)
        found = await self._teacher.mistakes(table, record, last, seats)
        today = self._clock.today().isoformat()
        rows = [
            ReviewRow(
                puzzle=puzzle.id,
                table_id=table,
                game=game.id,
                rules_version=game.rules_version,
                body=msgspec.json.encode(puzzle).decode(),
                cost=cost,
                due=today,
            )
            for puzzle, cost in found
            if puzzle.seat in playing[puzzle.ply]
        ]
        await self._store.keep_found(user_id, table, rows)

    async def close(self) -> None:
        """Stop; what was gone through is stored."""
        tasks = [games.task for games in self._under_way.values() if games.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class _GoingThrough(msgspec.Struct, eq=False):
    tables: list[str]
    done: int = 0
    task: asyncio.Task[None] | None = None


def seats_played_by(entries: Iterable[Entry], user_id: str) -> list[frozenset[int]]:
    """For every move of a game as it stands, the seats that this person was playing then: not while a bot did."""
    own: set[int] = set()
    moves: list[frozenset[int]] = []
    away: set[int] = set()
    for entry in entries:
        match entry:
            case Opened():
                moves = [frozenset()] * len(entry.moves)  # those were made at another table
            case Sat():
                own = own | {entry.seat} if entry.user_id == user_id else own - {entry.seat}
            case BotSat() | Rose():
                own = own - {entry.seat}
            case Resigned() | Covered():
                away = away | {entry.seat}
            case Returned():
                away = away - {entry.seat}
            case Moved():
                moves.append(frozenset(own - away))
            case TookBack():
                del moves[len(moves) - entry.count :]
    return moves
