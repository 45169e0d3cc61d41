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
from rollhouse.server.store.models import played_games, tables
from rollhouse.server.store.rows import Opponent, PlayedGame, Result
from rollhouse.server.store.store import Store

__all__ = ["GameFilter", "GamesError", "HistoryRepository", "Played", "Standing", "place_of", "read_habits", "read_mode", "read_opponents"]

T = TypeVar("T")

Standing: TypeAlias = Literal["running", "finished"]
_SEPARATOR = "~"
_LONGEST_NUMBER = 3
_COLUMNS = [column for column in played_games.c if column.name not in ("searched", "analysed", "habits")]
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


class HistoryRepository:
    """In the same database as everything else."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def page(self, user_id: str, wanted: GameFilter, limit: int, after: str = "") -> tuple[list[PlayedGame], str]:
        """So many games, the latest first, and where the others begin. `after` is where an earlier page said that they do."""
        query = _query(user_id, wanted, limit + 1)
        if after:
            query = query.where(tuple_(*_ORDER) < tuple_(*_read_place(after)))
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        found = [_participation(row) for row in rows]
        return found[:limit], place_of(found[limit - 1]) if len(found) > limit else ""

    async def analysed(self, user_id: str, limit: int) -> list[PlayedGame]:
        """Somebody's latest games of which it is known how well they were played, the latest first."""
        query = _query(user_id, GameFilter(status="finished"), limit).where(played_games.c.decisions > 0)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [_participation(row) for row in rows]

    async def played(self, user_id: str, limit: int, read: Callable[[Sequence[Played]], T]) -> T:
        """What `read` makes of somebody's latest finished games, the latest first: it is done where nobody's move waits for it."""
        mine = (played_games.c.user_id == user_id) & played_games.c.ended.is_not(None)
        query = (
            select(*(played_games.c[name] for name in Played._fields))
            .where(mine)
            .order_by(*(column.desc() for column in _ORDER))
            .limit(limit)
        )
        return await self._store.read(lambda connection: read([Played._make(row) for row in connection.execute(query)]))

    async def habits(self, user_id: str, names: Collection[str]) -> dict[tuple[str, int], PlayStatistics]:
        """What is known of somebody's games at these tables, by table and seat."""
        mine = (played_games.c.user_id == user_id) & played_games.c.table_id.in_(names) & played_games.c.habits.is_not(None)
        query = select(played_games.c.table_id, played_games.c.seat, played_games.c.habits).where(mine)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return {(row.table_id, row.seat): read_habits(row.habits) for row in rows}

    async def not_weighed(self, user_id: str, limit: int) -> list[str]:
        """Tables of somebody's finished games that are to be weighed, the latest first; several seats of one table are found once."""
        query = _query(user_id, GameFilter(status="finished"), limit).where(played_games.c.analysed == false())
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return list(dict.fromkeys(row.table_id for row in rows))

    async def over_between(self, since: float, until: float, limit: int) -> list[str]:
        """Tables of games that ended here between these moments and are to be weighed, the latest first."""
        left = exists().where(played_games.c.table_id == tables.c.id, played_games.c.analysed == false(), _ENDED_HERE)

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
        left = (played_games.c.table_id == table) & (played_games.c.analysed == false()) & played_games.c.ended.is_not(None)
        query = select(played_games.c.seat, played_games.c.user_id).where(left).order_by(played_games.c.seat)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return {row.seat: row.user_id for row in rows}

    async def weigh(self, table: str, found: Mapping[tuple[str, int], SeatAnalysis]) -> None:
        """Note how well people played at a table, and what they did, by person and seat."""

        def work(connection: Connection) -> None:
            for (user_id, seat), one in found.items():
                values = dict.fromkeys(_SUMS) if one.accuracy is None else msgspec.structs.asdict(one.accuracy)
                values["habits"] = msgspec.json.encode(one.statistics).decode()
                own = (played_games.c.table_id == table) & (played_games.c.seat == seat) & (played_games.c.user_id == user_id)
                connection.execute(update(played_games).where(own).values(analysed=True, **values))

        await self._store.write(work)


_ENDED_HERE = played_games.c.ended.is_not(None) & (played_games.c.uploaded == false())
_ORDER = (played_games.c.started, played_games.c.table_id, played_games.c.seat)


def _query(user_id: str, wanted: GameFilter, limit: int) -> Select[Any]:
    mine: list[ColumnElement[bool]] = [played_games.c.user_id == user_id]
    if wanted.game:
        mine.append(played_games.c.game == _text(wanted.game))
    if wanted.status is not None:
        mine.append(played_games.c.ended.is_(None) if wanted.status == "running" else played_games.c.ended.is_not(None))
    if wanted.result is not None:
        mine.append(played_games.c.result == wanted.result)
    if wanted.opponent or wanted.bots:
        looked_for = [_text(wanted.opponent).casefold()] if wanted.opponent else []
        looked_for += [f"bot:{_text(bot)}" for bot in wanted.bots]
        mine.append(or_(*(played_games.c.searched.contains(text, autoescape=True) for text in looked_for)))
    if wanted.tables:
        mine.append(played_games.c.table_id.in_([_text(one) for one in wanted.tables]))
    return select(*_COLUMNS).where(*mine).order_by(*(column.desc() for column in _ORDER)).limit(limit)


def place_of(game: PlayedGame) -> str:
    """Where a game stands among somebody's."""
    return _SEPARATOR.join((repr(game.started), game.table_id, str(game.seat)))


def _read_place(text: str) -> tuple[float, str, int]:
    try:
        started, table, seat = text.split(_SEPARATOR)
        return float(started), _text(table), int(seat[:_LONGEST_NUMBER])
    except ValueError:
        raise GamesError("wire/malformed", value=text[:80], location="after") from None


def _text(text: str) -> str:
    """Not every database takes every character: those that nobody can see stand in no name."""
    if not text.isprintable():
        raise GamesError("wire/malformed", value=ascii(text)[:80], location="games")
    return text


def _participation(row: Row[Any]) -> PlayedGame:
    values = dict(row._mapping)
    sums = {name: values.pop(name) for name in _SUMS}
    return PlayedGame(
        mode=read_mode(values.pop("mode")),
        opponents=read_opponents(values.pop("opponents")),
        performance=None if sums["decisions"] is None else Accuracy(**sums),
        **values,
    )
