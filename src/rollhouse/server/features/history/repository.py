"""Queries for the games of a user. Each reads along an index, so that its time does not depend on the number of all games."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias, TypeVar

import msgspec
from sqlalchemy import ColumnElement, Row, Select, exists, not_, or_, select, tuple_

from rollhouse.analysis.accuracy import Accuracy
from rollhouse.analysis.play_statistics import PlayStatistics
from rollhouse.core.errors import RollhouseError
from rollhouse.core.evaluate import Unit
from rollhouse.server.store import cursor
from rollhouse.server.store.models import competition_boards, competitions, played_games, rating_changes, tables
from rollhouse.server.store.rows import Opponent, PlayedGame, Result
from rollhouse.server.store.store import Store

T = TypeVar("T")

Standing: TypeAlias = Literal["running", "finished"]
_COLUMNS = [column for column in played_games.c if column.name not in ("searched", "analysed", "statistics")]
_SEARCHED_GAMES = 200
"""Latest games among which those that anyone may find are looked for."""
_SUMS = ("decisions", "cost", "luck", "unit", "exact", "only_moves", "great_finds")
read_opponents = msgspec.json.Decoder(tuple[Opponent, ...]).decode
read_mode = msgspec.json.Decoder(dict[str, str | int | bool]).decode
read_statistics = msgspec.json.Decoder(PlayStatistics).decode


class Played(NamedTuple):
    """A finished game for statistics; JSON columns are not decoded."""

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
    statistics: str | None


class GamesError(RollhouseError):
    """A request for games is malformed."""

    family = "wire"


class GameFilter(msgspec.Struct, frozen=True, kw_only=True):
    """A filter: all non-empty fields must match."""

    game: str = ""
    status: Standing | None = None
    result: Result | None = None
    opponent: str = ""
    """A part of an opponent's name."""
    bots: tuple[str, ...] = ()
    """Bots whose name, in the user's language, contains `opponent`; they match as well."""
    tables: tuple[str, ...] = ()


class HistoryRepository:
    """Queries for played games."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def page(self, user_id: str, wanted: GameFilter, limit: int, after: str = "") -> tuple[list[PlayedGame], str]:
        """Return a page of games, latest first, and the cursor of the next page (empty at the end)."""
        query = _query(user_id, wanted, limit + 1)
        if after:
            query = query.where(tuple_(*_SORT_COLUMNS) < tuple_(*_read_cursor(after)))
        rows = await self._store.all(query)
        found = [_played_game(row) for row in rows]
        return found[:limit], cursor_of(found[limit - 1]) if len(found) > limit else ""

    async def analysed(self, user_id: str, limit: int) -> list[PlayedGame]:
        """Return a user's latest analysed games, latest first."""
        query = _query(user_id, GameFilter(status="finished"), limit).where(played_games.c.decisions > 0)
        return [_played_game(row) for row in await self._store.all(query)]

    async def listed(self, user_id: str, limit: int) -> list[PlayedGame]:
        """Return a user's latest finished games that anyone may find: at public tables, or rated. Those of running competitions are not."""
        latest = _query(user_id, GameFilter(status="finished"), _SEARCHED_GAMES).where(played_games.c.uploaded.is_(False)).subquery()
        rated = exists().where(rating_changes.c.table_id == latest.c.table_id)
        board = competition_boards.join(competitions, competitions.c.id == competition_boards.c.competition_id)
        runs = select(competition_boards.c.table_id).select_from(board)
        runs = runs.where(competition_boards.c.table_id == latest.c.table_id, competitions.c.status != "over")
        query = select(latest).join(tables, tables.c.id == latest.c.table_id).where(or_(tables.c.public, rated), not_(exists(runs)))
        query = query.order_by(*(latest.c[column.name].desc() for column in _SORT_COLUMNS)).limit(limit)
        return [_played_game(row) for row in await self._store.all(query)]

    async def played(self, user_id: str, limit: int, read: Callable[[Sequence[Played]], T]) -> T:
        """Return the result of `read` for a user's latest finished games, latest first. It runs in a reader thread."""
        mine = (played_games.c.user_id == user_id) & played_games.c.ended.is_not(None)
        query = (
            select(*(played_games.c[name] for name in Played._fields))
            .where(mine)
            .order_by(*(column.desc() for column in _SORT_COLUMNS))
            .limit(limit)
        )
        return await self._store.read(lambda connection: read([Played._make(row) for row in connection.execute(query)]))

    async def statistics(self, user_id: str, names: Collection[str]) -> dict[tuple[str, int], PlayStatistics]:
        """Return the play statistics of a user's games at these tables, by table and seat."""
        mine = (played_games.c.user_id == user_id) & played_games.c.table_id.in_(names) & played_games.c.statistics.is_not(None)
        query = select(played_games.c.table_id, played_games.c.seat, played_games.c.statistics).where(mine)
        return {(row.table_id, row.seat): read_statistics(row.statistics) for row in await self._store.all(query)}


_SORT_COLUMNS = (played_games.c.started, played_games.c.table_id, played_games.c.seat)


def _query(user_id: str, wanted: GameFilter, limit: int) -> Select[Any]:
    mine: list[ColumnElement[bool]] = [played_games.c.user_id == user_id]
    if wanted.game:
        mine.append(played_games.c.game == _text(wanted.game))
    if wanted.status is not None:
        mine.append(played_games.c.ended.is_(None) if wanted.status == "running" else played_games.c.ended.is_not(None))
    if wanted.result is not None:
        mine.append(played_games.c.result == wanted.result)
    if wanted.opponent or wanted.bots:
        needles = [_text(wanted.opponent).casefold()] if wanted.opponent else []
        needles += [f"bot:{_text(bot)}" for bot in wanted.bots]
        mine.append(or_(*(played_games.c.searched.contains(text, autoescape=True) for text in needles)))
    if wanted.tables:
        mine.append(played_games.c.table_id.in_([_text(table) for table in wanted.tables]))
    return select(*_COLUMNS).where(*mine).order_by(*(column.desc() for column in _SORT_COLUMNS)).limit(limit)


def cursor_of(game: PlayedGame) -> str:
    """Return the cursor of the page that begins after a game."""
    return cursor.encode(game.started, game.table_id, game.seat)


def _read_cursor(text: str) -> tuple[Any, ...]:
    try:
        return cursor.decode(text, float, str, int)
    except ValueError:
        raise GamesError("wire/malformed", value=text[:80], location="after") from None


def _text(text: str) -> str:
    """Raise `wire/malformed` for text that some databases refuse."""
    if not text.isprintable():
        raise GamesError("wire/malformed", value=ascii(text)[:80], location="games")
    return text


def _played_game(row: Row[Any]) -> PlayedGame:
    values = dict(row._mapping)
    sums = {name: values.pop(name) for name in _SUMS}
    return PlayedGame(
        mode=read_mode(values.pop("mode")),
        opponents=read_opponents(values.pop("opponents")),
        accuracy=None if sums["decisions"] is None else Accuracy(**sums),
        **values,
    )
