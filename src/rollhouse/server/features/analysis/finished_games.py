"""Going through people's finished games for how well they played, in the background; what is found is kept with the game.

A game is weighed when it is over, after everything else that the machine has to do; those that were missed, when somebody looks at theirs.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Collection
from contextlib import suppress
from typing import NamedTuple

import msgspec

from rollhouse.core.entropy import draw
from rollhouse.core.errors import RollhouseError
from rollhouse.core.record import Record
from rollhouse.play.entries import decode_entries
from rollhouse.server.features.analysis.mistakes import seats_played_by
from rollhouse.server.features.analysis.service import HelpError, Teacher
from rollhouse.server.features.analysis.tablebase_queue import QueueFull
from rollhouse.server.features.history.repository import HistoryRepository
from rollhouse.server.store.database import StoreError
from rollhouse.server.store.rows import StoredCommit
from rollhouse.server.tables.loaded_table import LoadedTable
from rollhouse.server.tables.manager import TableManager

__all__ = ["GameAnalyser"]

_GAMES_AT_ONCE = 20
_PEOPLE_AT_ONCE = 8
_MOST_LOOKED_UP = 500
_SOON = 1.0
"""Seconds that somebody waits for their games to be weighed before they are asked to come back."""
_MOST_WAITING = 500
"""Games that are over and wait to be weighed; the others are found again in an hour, or when somebody looks at theirs."""
_MOST_GIVEN_UP = 2_000
_LOOKS_BACK, _AT_FIRST = 2 * 3600.0, 24 * 3600.0
_EVERY = 3600.0
"""Seconds between two looks at what was missed, how far each goes back, and how far the first one does."""
_OTHERS_MAY = 600.0
"""Seconds for which a game is left to the node at which it ended."""
_PAUSE = 30.0
"""Seconds before it is tried again while too many wait for tablebases."""
_IDLE = 60.0
"""Seconds without a game before the process that weighs goes."""
_log = logging.getLogger(__name__)


class GameAnalyser:
    """Whose games are being weighed: theirs who look at how well they play, the latest first; and those that are over, one at a time."""

    def __init__(self, house: TableManager, teacher: Teacher, games: HistoryRepository, *, alone: bool = True) -> None:
        self._house = house
        self._teacher = teacher
        self._games = games
        self._alone = alone
        self._under_way: dict[str, _Weighing] = {}
        self._at_work: dict[str, asyncio.Task[None]] = {}
        self._asked: set[asyncio.Task[None]] = set()
        self._over: dict[str, None] = {}
        """Tables of games that are over, the first to be weighed first."""
        self._news = asyncio.Event()
        self._given_up: dict[str, None] = {}
        """Tables of games that could not be weighed, the latest; another time they may be."""

    # --- by itself ----------------------------------------------------------------------------------------------------------------------

    def over(self, table: str) -> None:
        """A game of somebody's is over: it is weighed when its turn comes."""
        if len(self._over) < _MOST_WAITING:
            self._over.setdefault(table)
            self._news.set()

    async def run(self) -> None:
        """For ever: what is over is weighed, game by game, and what was missed is looked for every now and then."""
        loop = asyncio.get_running_loop()
        look_at, back = loop.time(), _AT_FIRST
        while True:
            try:
                if loop.time() >= look_at:
                    look_at = loop.time() + _EVERY
                    await self._look_back(back)
                    back = _LOOKS_BACK
                if self._over:
                    await self._weigh_next()
                elif not await self._hears_of_one(min(_IDLE, look_at - loop.time())):
                    await self._teacher.rest()
            except StoreError as error:  # it is away; the next time it may be back
                _log.warning("no games could be weighed: %s", error.code)
                await asyncio.sleep(_PAUSE)
            except Exception:
                _log.exception("no games could be weighed")
                await asyncio.sleep(_PAUSE)

    async def _look_back(self, seconds: float) -> None:
        """What nobody has weighed: its node died, or had too much to do. Several nodes begin with different games."""
        now = self._house.now()
        found = await self._games.over_between(now - seconds, now if self._alone else now - _OTHERS_MAY, _MOST_WAITING)
        left = [table for table in found if table not in self._given_up]
        if not self._alone:
            random.Random(draw("which games a node weighs first", 8)).shuffle(left)
        for table in left:
            self.over(table)

    async def _hears_of_one(self, seconds: float) -> bool:
        """Whether a game ends within this time."""
        self._news.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(max(0.0, seconds)):
                return await self._news.wait()
        return False

    async def _weigh_next(self) -> None:
        table = next(iter(self._over))
        try:
            await self._weigh_if_possible(table, aside=True)
        except QueueFull:
            await asyncio.sleep(_PAUSE)
            return
        except BaseException:
            del self._over[table]  # the next look back finds it again
            raise
        del self._over[table]

    # --- because somebody looks ---------------------------------------------------------------------------------------------------------

    async def go_on(self, user_id: str) -> float | None:
        """Weigh somebody's latest games; how much of that is done, None when there is nothing left to do."""
        games = self._under_way.get(user_id)
        if games is None:
            left = await self._games.not_weighed(user_id, _MOST_LOOKED_UP)
            tables = [table for table in left if table not in self._given_up][:_GAMES_AT_ONCE]
            if not tables:
                return None
            if len(self._under_way) >= _PEOPLE_AT_ONCE:
                return 0.0
            games = self._under_way.setdefault(user_id, _Weighing(tables))
            if games.task is None:
                games.task = asyncio.create_task(self._weigh_all(user_id, games))
        assert games.task is not None
        await asyncio.wait([games.task], timeout=_SOON)
        return games.done / (len(games.tables) + 1)  # the next time somebody asks, there may be more

    def soon(self, user_id: str) -> None:
        """Weigh somebody's latest games because somebody else would like to know; nobody waits for it."""
        task = asyncio.create_task(self._begin(user_id))
        self._asked.add(task)
        task.add_done_callback(self._asked.discard)

    async def _begin(self, user_id: str) -> None:
        with suppress(RollhouseError):  # the store is away: another time
            await self.go_on(user_id)

    async def _weigh_all(self, user_id: str, games: _Weighing) -> None:
        try:
            for table in games.tables:
                try:
                    await self._weigh_if_possible(table)
                except QueueFull:  # another time
                    return
                games.done += 1
        finally:
            del self._under_way[user_id]

    # --- one game -----------------------------------------------------------------------------------------------------------------------

    async def _weigh_if_possible(self, table: str, *, aside: bool = False) -> None:
        """Whatever is wrong with one game, the others are weighed."""
        try:
            await self._weigh(table, aside=aside)
        except (QueueFull, StoreError):
            raise
        except Exception as error:
            if not isinstance(error, HelpError):
                _log.exception("%s could not be weighed", table)
            self._given_up[table] = None
            if len(self._given_up) > _MOST_GIVEN_UP:
                del self._given_up[next(iter(self._given_up))]

    async def _weigh(self, table: str, *, aside: bool) -> None:
        """Everybody's game at a table. Whoever asks for the same meanwhile waits for the same."""
        task = self._at_work.get(table)
        if task is None:
            task = self._at_work[table] = asyncio.create_task(self._weigh_now(table, aside=aside))
            task.add_done_callback(lambda _: self._at_work.pop(table))
        await asyncio.wait([task])
        task.result()

    async def _weigh_now(self, table: str, *, aside: bool) -> None:
        seats = await self._games.to_weigh(table)
        if not seats:
            return
        commits = await self._house.store.commits(table)
        # The table is read aside, and let go: nobody's move waits for it.
        played = await asyncio.to_thread(_played, table, commits, set(seats.values()))
        found = await self._teacher.weighings(table, played.record, played.last, played.by_whom, tuple(seats), aside=aside)
        await self._games.weigh(table, {(user_id, seat): found[seat] for seat, user_id in seats.items()})

    async def close(self) -> None:
        """Stop; what was weighed is stored."""
        tasks = [*self._asked, *self._at_work.values(), *(games.task for games in self._under_way.values() if games.task is not None)]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class _Weighing(msgspec.Struct, eq=False):
    tables: list[str]
    done: int = 0
    task: asyncio.Task[None] | None = None


class _Played(NamedTuple):
    """A finished game, and who made its moves."""

    record: Record
    last: str
    """Its last position."""
    by_whom: tuple[frozenset[int], ...]
    """For every move, the seats that were played by those they belong to: not by a bot meanwhile."""


def _played(table: str, commits: list[StoredCommit], people: Collection[str]) -> _Played:
    session = LoadedTable.from_commits(table, b"", commits).session
    entries = [entry for commit in commits for entry in decode_entries(commit.body)]
    each = [(set(session.seats_of(user_id)), seats_played_by(entries, user_id)) for user_id in people]
    by_whom = tuple(frozenset(seat for own, moves in each for seat in moves[ply] & own) for ply in range(len(each[0][1]) if each else 0))
    return _Played(session.record(), session.game.encode(session.state), by_whom)
