"""Going through people's finished games for how well they played, in the background; what is found is kept with the game."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

import msgspec

from rollhouse.analysis.performance import Performance
from rollhouse.core.errors import RollhouseError
from rollhouse.play.entries import decode_entries
from rollhouse.server.me.games_store import GamesStore
from rollhouse.server.tables.house import House
from rollhouse.server.teacher.tablebase_room import RoomFull
from rollhouse.server.teacher.teacher import HelpError, Teacher
from rollhouse.server.teacher.trainer import seats_played_by

__all__ = ["Weigher"]

_GAMES_AT_ONCE = 20
_PEOPLE_AT_ONCE = 8
_MOST_LOOKED_UP = 500
_SOON = 1.0
"""Seconds that somebody waits for their games to be weighed before they are asked to come back."""
_NEVER = "help/none"
"""Nobody can value this game, today or tomorrow."""
_log = logging.getLogger(__name__)


class Weigher:
    """Whose games are being weighed: theirs who look at how well they play, the latest first."""

    def __init__(self, house: House, teacher: Teacher, games: GamesStore) -> None:
        self._house = house
        self._teacher = teacher
        self._games = games
        self._under_way: dict[str, _Weighing] = {}
        self._asked: set[asyncio.Task[None]] = set()
        self._given_up: set[tuple[str, str]] = set()
        """Games that could not be weighed; another time they may be."""

    async def go_on(self, who: str) -> float | None:
        """Weigh somebody's latest games; how much of that is done, None when there is nothing left to do."""
        games = self._under_way.get(who)
        if games is None:
            left = await self._games.not_weighed(who, _MOST_LOOKED_UP)
            tables = [table for table in left if (who, table) not in self._given_up][:_GAMES_AT_ONCE]
            if not tables:
                return None
            if len(self._under_way) >= _PEOPLE_AT_ONCE:
                return 0.0
            games = self._under_way.setdefault(who, _Weighing(tables))
            if games.task is None:
                games.task = asyncio.create_task(self._weigh_all(who, games))
        assert games.task is not None
        await asyncio.wait([games.task], timeout=_SOON)
        return games.done / (len(games.tables) + 1)  # the next time somebody asks, there may be more

    def soon(self, who: str) -> None:
        """Weigh somebody's latest games because somebody else would like to know; nobody waits for it."""
        task = asyncio.create_task(self._begin(who))
        self._asked.add(task)
        task.add_done_callback(self._asked.discard)

    async def _begin(self, who: str) -> None:
        with suppress(RollhouseError):  # the store is away: another time
            await self.go_on(who)

    async def _weigh_all(self, who: str, games: _Weighing) -> None:
        try:
            for table in games.tables:
                try:
                    await self._weigh(who, table)
                except RoomFull:  # another time
                    return
                except Exception as error:  # whatever is wrong with one game, the others are weighed
                    if not isinstance(error, HelpError):
                        _log.exception("%s could not be weighed", table)
                    self._given_up.add((who, table))
                games.done += 1
        finally:
            del self._under_way[who]

    async def _weigh(self, who: str, table: str) -> None:
        async with self._house.at(table) as live:
            session = live.session
            record, last = session.record(), session.game.encode(session.state)
            seats = session.seats_of(who)
        commits = await self._house.store.commits(table)
        playing = seats_played_by((entry for commit in commits for entry in decode_entries(commit.body)), who)
        found: dict[int, Performance] = {}
        try:
            found = await self._teacher.performances(table, record, last, tuple(playing), seats)
        except HelpError as error:
            if error.code != _NEVER:
                raise
        await self._games.weigh(who, table, {seat: found.get(seat) for seat in seats})

    async def close(self) -> None:
        """Stop; what was weighed is stored."""
        tasks = [*self._asked, *(games.task for games in self._under_way.values() if games.task is not None)]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class _Weighing(msgspec.Struct, eq=False):
    tables: list[str]
    done: int = 0
    task: asyncio.Task[None] | None = None
