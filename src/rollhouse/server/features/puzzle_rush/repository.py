"""Rushes as they are stored, and the best of them."""

from __future__ import annotations

import time
from typing import Any, Literal, TypeAlias

import msgspec
from sqlalchemy import Connection, Row, Select, exists, func, insert, not_, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from rollhouse.analysis.puzzles.puzzle import Puzzle
from rollhouse.server.features.puzzles.repository import answer_puzzle
from rollhouse.server.store.models import bans, rush_bests, rushes, users
from rollhouse.server.store.store import Store

__all__ = ["Best", "RushAnswer", "RushKind", "RushRepository", "RushRow", "RushSpan", "period"]

RushKind: TypeAlias = Literal["three", "five", "survival"]
"""Minutes, or as long as it goes."""
RushSpan: TypeAlias = Literal["day", "month", "all"]
_FORMATS: dict[RushSpan, str] = {"day": "%Y-%m-%d", "month": "%Y-%m", "all": ""}


class RushAnswer(msgspec.Struct, frozen=True):
    """A puzzle of a rush, and whether it was solved."""

    puzzle: str
    right: bool


class RushRow(msgspec.Struct, frozen=True):
    """A rush."""

    id: str
    user_id: str
    kind: RushKind
    game: str
    """Empty: of all games."""
    started: float
    ends: float | None
    """None where there is no clock."""
    score: int
    misses: int
    number: int
    """Of the puzzle that is asked now, from 1 on."""
    puzzle: str
    """What is asked now; empty once it is over."""
    answers: tuple[RushAnswer, ...]
    over: bool


class Best(msgspec.Struct, frozen=True):
    """The best that somebody has done."""

    user_id: str
    name: str
    kind: RushKind
    game: str
    period: str
    score: int
    at: float


_answers: msgspec.json.Decoder[tuple[RushAnswer, ...]] = msgspec.json.Decoder(tuple[RushAnswer, ...])


def period(span: RushSpan, moment: float) -> str:
    """The day or month of a moment, as the best of it are kept; empty for all time."""
    return time.strftime(_FORMATS[span], time.gmtime(moment))


class RushRepository:
    """In the same database as everything else."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def rush(self, user_id: str, rush_id: str) -> RushRow | None:
        """One of somebody's own."""
        query = select(rushes).where(rushes.c.id == rush_id, rushes.c.user_id == user_id)
        row = await self._store.read(lambda connection: connection.execute(query).one_or_none()) if rush_id.isprintable() else None
        return None if row is None else _rush(row)

    async def running(self, user_id: str) -> RushRow | None:
        """The one that somebody has not ended."""
        row = await self._store.read(lambda connection: connection.execute(_running(user_id)).one_or_none())
        return None if row is None else _rush(row)

    async def begin(self, fresh: RushRow) -> RushRow:
        """Store a new one, unless somebody is in the middle of one: then that."""

        def work(connection: Connection) -> RushRow:
            # Two presses at two nodes are one rush: the second waits for the first here.
            connection.execute(select(users.c.user_id).where(users.c.user_id == fresh.user_id).with_for_update())
            found = connection.execute(_running(fresh.user_id)).one_or_none()
            if found is not None:
                return _rush(found)
            connection.execute(insert(rushes).values(**_values(fresh)))
            return fresh

        return await self._store.write(work)

    async def answered(self, after: RushRow, puzzle: Puzzle, *, right: bool, now: float) -> bool:
        """Note an answer, what comes next, and the best that was reached; False when it was answered before."""
        before = (rushes.c.id == after.id, rushes.c.number == after.number - 1, not_(rushes.c.over))
        change = update(rushes).where(*before).values(**_values(after))

        def work(connection: Connection) -> bool:
            if connection.execute(change).rowcount == 0:
                return False
            answer_puzzle(connection, after.user_id, puzzle, solved=right, way="rush", now=now)
            if right:
                _reach(connection, after, now)
            return True

        return await self._store.write(work)

    async def end(self, rush: RushRow) -> None:
        """It is over, whatever was reached."""
        change = update(rushes).where(rushes.c.id == rush.id).values(over=True, puzzle="")
        await self._store.write(lambda connection: connection.execute(change).rowcount)

    async def lately(self, user_id: str, limit: int) -> set[str]:
        """The puzzles of somebody's latest rushes."""
        query = select(rushes.c.answers).where(rushes.c.user_id == user_id).order_by(rushes.c.started.desc()).limit(limit)
        texts = await self._store.read(lambda connection: connection.execute(query).scalars().all())
        return {one.puzzle for text in texts for one in _answers.decode(text)}

    async def all(self, user_id: str) -> list[RushRow]:
        """Every rush of somebody's, the earliest first."""
        query = select(rushes).where(rushes.c.user_id == user_id).order_by(rushes.c.started, rushes.c.id)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [_rush(row) for row in rows]

    async def bests(self, user_id: str, now: float) -> list[Best]:
        """The best that somebody has done today, this month and ever."""
        current = [period(span, now) for span in _FORMATS]
        query = _best().where(rush_bests.c.user_id == user_id, rush_bests.c.period.in_(current))
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [Best(**row._mapping) for row in rows]

    async def ranking(self, kind: str, game: str, when: str, limit: int, now: float) -> list[Best]:
        """The best of all who are not shut out; whoever reached a score first stands first."""
        listed = (rush_bests.c.kind == kind, rush_bests.c.game == game, rush_bests.c.period == when)
        banned = exists().where(bans.c.user_id == rush_bests.c.user_id, or_(bans.c.until.is_(None), bans.c.until > now))
        query = _best().where(*listed, not_(banned)).order_by(rush_bests.c.score.desc(), rush_bests.c.at).limit(limit)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [Best(**row._mapping) for row in rows]

    async def place(self, best: Best, now: float) -> int:
        """Where somebody stands: 1 for the first."""
        listed = (rush_bests.c.kind == best.kind, rush_bests.c.game == best.game, rush_bests.c.period == best.period)
        earlier = (rush_bests.c.score == best.score) & (rush_bests.c.at < best.at)
        banned = exists().where(bans.c.user_id == rush_bests.c.user_id, or_(bans.c.until.is_(None), bans.c.until > now))
        query = select(func.count()).select_from(rush_bests).where(*listed, (rush_bests.c.score > best.score) | earlier, not_(banned))
        before: int = await self._store.read(lambda connection: connection.execute(query).scalar_one())
        return before + 1


def _best() -> Select[Any]:
    return select(rush_bests, users.c.name).join(users, users.c.user_id == rush_bests.c.user_id)


def _running(user_id: str) -> Select[Any]:
    return select(rushes).where(rushes.c.user_id == user_id, not_(rushes.c.over)).order_by(rushes.c.started.desc()).limit(1)


def _reach(connection: Connection, rush: RushRow, now: float) -> None:
    """Of the day on which it began: whoever plays past midnight loses nothing."""
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    for span in _FORMATS:
        key = {"user_id": rush.user_id, "kind": rush.kind, "game": rush.game, "period": period(span, rush.started)}
        reached = dialect.insert(rush_bests).values(**key, score=rush.score, at=now)
        better = reached.on_conflict_do_update(
            index_elements=list(key), set_={"score": rush.score, "at": now}, where=rush_bests.c.score < rush.score
        )
        connection.execute(better)


def _values(rush: RushRow) -> dict[str, Any]:
    return {**msgspec.structs.asdict(rush), "answers": msgspec.json.encode(rush.answers).decode()}


def _rush(row: Row[Any]) -> RushRow:
    return RushRow(**{**row._mapping, "answers": _answers.decode(row.answers)})
