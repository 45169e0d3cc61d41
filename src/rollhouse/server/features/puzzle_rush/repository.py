"""Queries for rushes and best scores."""

from __future__ import annotations

import time
from typing import Any, Literal, TypeAlias

import msgspec
from sqlalchemy import Connection, Row, Select, exists, func, insert, not_, or_, select, update

from rollhouse.analysis.puzzles.puzzle import Puzzle
from rollhouse.server.features.puzzles.repository import answer_puzzle
from rollhouse.server.store.models import bans, rush_bests, rushes, users
from rollhouse.server.store.store import Store
from rollhouse.server.store.upsert import upsert

RushKind: TypeAlias = Literal["three", "five", "survival"]
"""Three or five minutes, or without a clock."""
RushSpan: TypeAlias = Literal["day", "month", "all"]
_FORMATS: dict[RushSpan, str] = {"day": "%Y-%m-%d", "month": "%Y-%m", "all": ""}


class RushAnswer(msgspec.Struct, frozen=True):
    """An answer in a rush."""

    puzzle: str
    right: bool


class RushRow(msgspec.Struct, frozen=True):
    """A rush."""

    id: str
    user_id: str
    kind: RushKind
    game: str
    """Empty for puzzles of all games."""
    started: float
    ends: float | None
    """None without a clock."""
    score: int
    misses: int
    number: int
    """Number of the current puzzle, from 1."""
    puzzle: str
    """The current puzzle; empty once the rush is over."""
    answers: tuple[RushAnswer, ...]
    over: bool


class Best(msgspec.Struct, frozen=True):
    """A user's best score of a period."""

    user_id: str
    name: str
    kind: RushKind
    game: str
    period: str
    score: int
    at: float


_answers: msgspec.json.Decoder[tuple[RushAnswer, ...]] = msgspec.json.Decoder(tuple[RushAnswer, ...])


def period(span: RushSpan, moment: float) -> str:
    """Return the key of the period that contains a time; empty for all time."""
    return time.strftime(_FORMATS[span], time.gmtime(moment))


class RushRepository:
    """Queries for rushes."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def rush(self, user_id: str, rush_id: str) -> RushRow | None:
        """Return a rush of this user."""
        query = select(rushes).where(rushes.c.id == rush_id, rushes.c.user_id == user_id)
        row = await self._store.one(query) if rush_id.isprintable() else None
        return None if row is None else _rush(row)

    async def running(self, user_id: str) -> RushRow | None:
        """Return a user's running rush."""
        row = await self._store.one(_running(user_id))
        return None if row is None else _rush(row)

    async def begin(self, fresh: RushRow) -> RushRow:
        """Store a new rush; return the running one if there is one."""

        def work(connection: Connection) -> RushRow:
            # The lock makes a second request on another node wait, so that there is one rush.
            connection.execute(select(users.c.user_id).where(users.c.user_id == fresh.user_id).with_for_update())
            found = connection.execute(_running(fresh.user_id)).one_or_none()
            if found is not None:
                return _rush(found)
            connection.execute(insert(rushes).values(**_values(fresh)))
            return fresh

        return await self._store.write(work)

    async def answered(self, after: RushRow, puzzle: Puzzle, *, right: bool, now: float) -> bool:
        """Store an answer, the next puzzle and the best score; return False if the puzzle was answered before."""
        before = (rushes.c.id == after.id, rushes.c.number == after.number - 1, not_(rushes.c.over))
        change = update(rushes).where(*before).values(**_values(after))

        def work(connection: Connection) -> bool:
            if connection.execute(change).rowcount == 0:
                return False
            answer_puzzle(connection, after.user_id, puzzle, solved=right, way="rush", now=now)
            if right:
                _update_bests(connection, after, now)
            return True

        return await self._store.write(work)

    async def end(self, rush: RushRow) -> None:
        """Mark a rush as over."""
        change = update(rushes).where(rushes.c.id == rush.id).values(over=True, puzzle="")
        await self._store.execute(change)

    async def recent_puzzles(self, user_id: str, limit: int) -> set[str]:
        """Return the puzzles of a user's latest rushes."""
        query = select(rushes.c.answers).where(rushes.c.user_id == user_id).order_by(rushes.c.started.desc()).limit(limit)
        texts = await self._store.scalars(query)
        return {one.puzzle for text in texts for one in _answers.decode(text)}

    async def all(self, user_id: str) -> list[RushRow]:
        """Return all rushes of a user, oldest first."""
        query = select(rushes).where(rushes.c.user_id == user_id).order_by(rushes.c.started, rushes.c.id)
        return [_rush(row) for row in await self._store.all(query)]

    async def bests(self, user_id: str, now: float) -> list[Best]:
        """Return a user's best scores of the day, the month and all time."""
        current = [period(span, now) for span in _FORMATS]
        query = _best().where(rush_bests.c.user_id == user_id, rush_bests.c.period.in_(current))
        return [Best(**row._mapping) for row in await self._store.all(query)]

    async def ranking(self, kind: str, game: str, when: str, limit: int, now: float) -> list[Best]:
        """Return the best scores of users who are not banned; of equal scores the earlier one comes first."""
        listed = (rush_bests.c.kind == kind, rush_bests.c.game == game, rush_bests.c.period == when)
        banned = exists().where(bans.c.user_id == rush_bests.c.user_id, or_(bans.c.until.is_(None), bans.c.until > now))
        query = _best().where(*listed, not_(banned)).order_by(rush_bests.c.score.desc(), rush_bests.c.at).limit(limit)
        return [Best(**row._mapping) for row in await self._store.all(query)]

    async def place(self, best: Best, now: float) -> int:
        """Return the place of a score; 1 is the best."""
        listed = (rush_bests.c.kind == best.kind, rush_bests.c.game == best.game, rush_bests.c.period == best.period)
        earlier = (rush_bests.c.score == best.score) & (rush_bests.c.at < best.at)
        banned = exists().where(bans.c.user_id == rush_bests.c.user_id, or_(bans.c.until.is_(None), bans.c.until > now))
        query = select(func.count()).select_from(rush_bests).where(*listed, (rush_bests.c.score > best.score) | earlier, not_(banned))
        return int(await self._store.scalar(query) or 0) + 1


def _best() -> Select[Any]:
    return select(rush_bests, users.c.name).join(users, users.c.user_id == rush_bests.c.user_id)


def _running(user_id: str) -> Select[Any]:
    return select(rushes).where(rushes.c.user_id == user_id, not_(rushes.c.over)).order_by(rushes.c.started.desc()).limit(1)


def _update_bests(connection: Connection, rush: RushRow, now: float) -> None:
    """Update the best scores of the day on which the rush started, even if it ends after midnight."""
    for span in _FORMATS:
        key = {"user_id": rush.user_id, "kind": rush.kind, "game": rush.game, "period": period(span, rush.started)}
        upsert(connection, rush_bests, key, {"score": rush.score, "at": now}, where=rush_bests.c.score < rush.score)


def _values(rush: RushRow) -> dict[str, Any]:
    return {**msgspec.structs.asdict(rush), "answers": msgspec.json.encode(rush.answers).decode()}


def _rush(row: Row[Any]) -> RushRow:
    return RushRow(**{**row._mapping, "answers": _answers.decode(row.answers)})
