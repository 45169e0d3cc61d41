"""Going through people's finished games for the positions in which they erred, while nothing more urgent is to do."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable

import msgspec

from rollhouse.play.entries import BotSat, Covered, Entry, Moved, Opened, Resigned, Returned, Rose, Sat, TookBack, decode_entries
from rollhouse.server.store.rows import ReviewRow
from rollhouse.server.tables.house import House
from rollhouse.server.teacher.tablebase_room import RoomFull
from rollhouse.server.teacher.teacher import HelpError, Teacher
from rollhouse.server.teacher.trainer_store import Training

__all__ = ["Studies", "hands"]

_GAMES_AT_ONCE = 10
_PEOPLE_AT_ONCE = 8
_MOST_LOOKED_UP = 500
_SOON = 1.0
"""Seconds that somebody waits for their games to be gone through before they are asked to come back."""
_log = logging.getLogger(__name__)


class Studies:
    """Whose games are being gone through."""

    def __init__(self, house: House, teacher: Teacher, training: Training) -> None:
        self._house = house
        self._teacher = teacher
        self._training = training
        self._under_way: dict[str, _Study] = {}
        self._given_up: set[tuple[str, str]] = set()
        """Games that nobody can value; another time somebody may."""

    async def go_on(self, who: str) -> float | None:
        """Go through somebody's latest games; how much of that is done, None when there is nothing left to do."""
        study = self._under_way.get(who)
        if study is None:
            unstudied = await self._training.unstudied(who, _MOST_LOOKED_UP)
            tables = [table for table in unstudied if (who, table) not in self._given_up][:_GAMES_AT_ONCE]
            if not tables:
                return None
            if len(self._under_way) >= _PEOPLE_AT_ONCE:
                return 0.0
            study = self._under_way.setdefault(who, _Study(tables))
            if study.task is None:
                study.task = asyncio.create_task(self._study(who, study))
        assert study.task is not None
        done, _ = await asyncio.wait([study.task], timeout=_SOON)
        return None if done and study.done == len(study.tables) else study.done / len(study.tables)

    async def _study(self, who: str, study: _Study) -> None:
        try:
            for table in study.tables:
                try:
                    await self._go_through(who, table)
                except RoomFull:  # another time
                    return
                except HelpError:
                    self._given_up.add((who, table))
                except Exception:  # whatever is wrong with one game, the others are gone through
                    _log.exception("%s could not be gone through", table)
                    self._given_up.add((who, table))
                study.done += 1
        finally:
            del self._under_way[who]

    async def _go_through(self, who: str, table: str) -> None:
        async with self._house.at(table) as live:
            session = live.session
            record, last, game = session.record(), session.game.encode(session.state), session.game
            seats = session.seats_of(who)
        commits = await self._house.store.commits(table)
        playing = hands((entry for _, body in commits for entry in decode_entries(body)), who)
        found = await self._teacher.mistakes(table, record, last, seats)
        today = self._teacher.today().isoformat()
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
        await self._training.study(who, table, rows)

    async def close(self) -> None:
        """Stop; what was gone through is stored."""
        tasks = [study.task for study in self._under_way.values() if study.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class _Study(msgspec.Struct, eq=False):
    tables: list[str]
    done: int = 0
    task: asyncio.Task[None] | None = None


def hands(entries: Iterable[Entry], who: str) -> list[frozenset[int]]:
    """For every move of a game as it stands, the seats that this person was playing then: not while a bot did."""
    own: set[int] = set()
    moves: list[frozenset[int]] = []
    away: set[int] = set()
    for entry in entries:
        match entry:
            case Opened():
                moves = [frozenset()] * len(entry.moves)  # those were made at another table
            case Sat():
                own = own | {entry.seat} if entry.who == who else own - {entry.seat}
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
