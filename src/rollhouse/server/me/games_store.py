"""Somebody's games, as they are stored: found by one walk along an index, however many games the house has."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias, TypeVar

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, Select, exists, false, or_, select, tuple_, update

from rollhouse.analysis.accuracy import Accuracy
from rollhouse.analysis.game_analysis import SeatAnalysis
from rollhouse.analysis.play_statistics import PlayStatistics
from rollhouse.core.errors import RollhouseError
from rollhouse.core.evaluate import Unit
from rollhouse.server.store.models import participations, tables
from rollhouse.server.store.rows import Opponent, Participation, Result
from rollhouse.server.store.store import Store

__all__ = ["GameFilter", "GamesError", "GamesStore", "Played", "Standing", "place_of", "read_habits", "read_mode", "read_opponents"]

T = TypeVar("T")

Standing: TypeAlias = Literal["running", "finished"]
_SEPARATOR = "~"
_LONGEST_NUMBER = 3
_COLUMNS = [column for column in participations.c if column.name not in ("searched", "weighed", "habits")]
_SUMS = ("decisions", "cost", "luck", "unit", "exact")
read_opponents = msgspec.json.Decoder(tuple[Opponent, ...]).decode
read_mode = msgspec.json.Decoder(dict[str, str | int | bool]).decode
read_habits = msgspec.json.Decoder(PlayStatistics).decode


class Played(NamedTuple):
    """A finished game as it is counted: JSON is not read yet."""

    game: str
    players: int
    mode: str
    opponents: str
    ended: float
    result: Result
    decisions: int | None
    cost: float | None
    unit: Unit | None
    exact: bool | None
    habits: str | None


class GamesError(RollhouseError):
    """What came asks for no games."""

    family = "wire"


class GameFilter(msgspec.Struct, frozen=True, kw_only=True):
    """Which of somebody's games are meant: those for which all of it is true. What is empty leaves the choice."""

    game: str = ""
    status: Standing | None = None
    result: Result | None = None
    opponent: str = ""
    """A part of a person's name."""
    bots: tuple[str, ...] = ()
    """With `opponent`, these bots will do too: what a bot is called depends on the language."""
    tables: tuple[str, ...] = ()


class GamesStore:
    """In the same database as everything else."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def page(self, who: str, wanted: GameFilter, limit: int, after: str = "") -> tuple[list[Participation], str]:
        """So many games, the latest first, and where the others begin. `after` is where an earlier page said that they do."""
        query = _query(who, wanted, limit + 1)
        if after:
            query = query.where(tuple_(*_ORDER) < tuple_(*_read_place(after)))
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        found = [_participation(row) for row in rows]
        return found[:limit], place_of(found[limit - 1]) if len(found) > limit else ""

    async def weighed(self, who: str, limit: int) -> list[Participation]:
        """Somebody's latest games of which it is known how well they were played, the latest first."""
        query = _query(who, GameFilter(status="finished"), limit).where(participations.c.decisions > 0)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [_participation(row) for row in rows]

    async def played(self, who: str, limit: int, read: Callable[[Sequence[Played]], T]) -> T:
        """What `read` makes of somebody's latest finished games, the latest first: it is done where nobody's move waits for it."""
        mine = (participations.c.who == who) & participations.c.ended.is_not(None)
        query = (
            select(*(participations.c[name] for name in Played._fields))
            .where(mine)
            .order_by(*(column.desc() for column in _ORDER))
            .limit(limit)
        )
        return await self._store.read(lambda connection: read([Played._make(row) for row in connection.execute(query)]))

    async def habits(self, who: str, names: Collection[str]) -> dict[tuple[str, int], PlayStatistics]:
        """What is known of somebody's games at these tables, by table and seat."""
        mine = (participations.c.who == who) & participations.c.table_id.in_(names) & participations.c.habits.is_not(None)
        query = select(participations.c.table_id, participations.c.seat, participations.c.habits).where(mine)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return {(row.table_id, row.seat): read_habits(row.habits) for row in rows}

    async def not_weighed(self, who: str, limit: int) -> list[str]:
        """Tables of somebody's finished games that are to be weighed, the latest first; several seats of one table are found once."""
        query = _query(who, GameFilter(status="finished"), limit).where(participations.c.weighed == false())
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return list(dict.fromkeys(row.table_id for row in rows))

    async def over_between(self, since: float, until: float, limit: int) -> list[str]:
        """Tables of games that ended here between these moments and are to be weighed, the latest first."""
        left = exists().where(participations.c.table_id == tables.c.id, participations.c.weighed == false(), _ENDED_HERE)

        def work(connection: Connection) -> list[str]:
            found: list[tuple[float, str]] = []
            for public in (False, True):  # the index has them apart
                over = (tables.c.status == "over") & (tables.c.public == public) & tables.c.updated.between(since, until)
                query = select(tables.c.updated, tables.c.id).where(over, left).order_by(tables.c.updated.desc()).limit(limit)
                found += [(row.updated, row.id) for row in connection.execute(query)]
            return [table for _, table in sorted(found, reverse=True)[:limit]]

        return await self._store.read(work)

    async def to_weigh(self, table: str) -> dict[int, str]:
        """The seats of a finished game that are to be weighed, and whose they are."""
        left = (participations.c.table_id == table) & (participations.c.weighed == false()) & participations.c.ended.is_not(None)
        query = select(participations.c.seat, participations.c.who).where(left).order_by(participations.c.seat)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return {row.seat: row.who for row in rows}

    async def weigh(self, table: str, found: Mapping[tuple[str, int], SeatAnalysis]) -> None:
        """Note how well people played at a table, and what they did, by person and seat."""

        def work(connection: Connection) -> None:
            for (who, seat), one in found.items():
                values = dict.fromkeys(_SUMS) if one.accuracy is None else msgspec.structs.asdict(one.accuracy)
                values["habits"] = msgspec.json.encode(one.statistics).decode()
                own = (participations.c.table_id == table) & (participations.c.seat == seat) & (participations.c.who == who)
                connection.execute(update(participations).where(own).values(weighed=True, **values))

        await self._store.write(work)


_ENDED_HERE = participations.c.ended.is_not(None) & (participations.c.elsewhere == false())
_ORDER = (participations.c.started, participations.c.table_id, participations.c.seat)


def _query(who: str, wanted: GameFilter, limit: int) -> Select[Any]:
    mine: list[ColumnElement[bool]] = [participations.c.who == who]
    if wanted.game:
        mine.append(participations.c.game == _text(wanted.game))
    if wanted.status is not None:
        mine.append(participations.c.ended.is_(None) if wanted.status == "running" else participations.c.ended.is_not(None))
    if wanted.result is not None:
        mine.append(participations.c.result == wanted.result)
    if wanted.opponent or wanted.bots:
        looked_for = [_text(wanted.opponent).casefold()] if wanted.opponent else []
        looked_for += [f"bot:{_text(bot)}" for bot in wanted.bots]
        mine.append(or_(*(participations.c.searched.contains(text, autoescape=True) for text in looked_for)))
    if wanted.tables:
        mine.append(participations.c.table_id.in_([_text(one) for one in wanted.tables]))
    return select(*_COLUMNS).where(*mine).order_by(*(column.desc() for column in _ORDER)).limit(limit)


def place_of(game: Participation) -> str:
    """Where a game stands among somebody's."""
    return _SEPARATOR.join((repr(game.started), game.table_id, str(game.seat)))


def _read_place(text: str) -> tuple[float, str, int]:
    try:
        started, table, seat = text.split(_SEPARATOR)
        return float(started), _text(table), int(seat[:_LONGEST_NUMBER])
    except ValueError:
        raise GamesError("wire/malformed", came=text[:80], where="after") from None


def _text(text: str) -> str:
    """Not every database takes every character: those that nobody can see stand in no name."""
    if not text.isprintable():
        raise GamesError("wire/malformed", came=ascii(text)[:80], where="games")
    return text


def _participation(row: Row[Any]) -> Participation:
    values = dict(row._mapping)
    sums = {name: values.pop(name) for name in _SUMS}
    return Participation(
        mode=read_mode(values.pop("mode")),
        opponents=read_opponents(values.pop("opponents")),
        performance=None if sums["decisions"] is None else Accuracy(**sums),
        **values,
    )
