"""Evenings, as they are stored: whatever changes one is one transaction that asks first whether it is still so."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, false, func, insert, select, true, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite

from rollhouse.play.entries import Clock
from rollhouse.server.events.pairing import Format, Game, Together
from rollhouse.server.store.models import evening_boards, evening_people, evenings
from rollhouse.server.store.rows import TableRow
from rollhouse.server.store.store import Store

__all__ = [
    "Board",
    "Evening",
    "EveningSettings",
    "EveningsStore",
    "Listed",
    "Member",
    "add_member",
    "begin_round",
    "call_off",
    "claim_board",
    "draw_lots",
    "finish",
    "note_winner",
    "remove_member",
]

Status: TypeAlias = Literal["open", "playing", "over"]
_SEPARATOR = "~"


class EveningSettings(msgspec.Struct, frozen=True):
    """What was decided about an evening before anybody came."""

    title: str
    game: str
    setup: dict[str, Any]
    format: Format
    clock: Clock
    rounds: int
    duplicate: bool
    public: bool = False
    players: int = 2


class Member(NamedTuple):
    """Somebody who takes part."""

    who: str
    name: str
    lot: int
    gone: bool


class Board(NamedTuple):
    """A table of a round."""

    round: int
    board: int
    first: str
    second: str
    others: str
    """The third and the fourth, with a space between."""
    table_id: str
    winner: str | None
    """`first`, `second` or `both` of two; of more, the seats that won, with spaces between."""

    @property
    def people(self) -> Together:
        """Who sits there, whoever begins first; somebody alone has the round off."""
        return tuple(filter(None, (self.first, self.second, *self.others.split(" "))))

    @property
    def won(self) -> Together | None:
        """Who won; None while it is played."""
        if self.winner is None:
            return None
        if self.winner == "both":
            return self.people
        places = {"first": "0", "second": "1"}.get(self.winner, self.winner)
        return tuple(self.people[int(place)] for place in places.split())


class Evening(NamedTuple):
    """An evening with everybody and everything."""

    id: str
    host: str
    settings: EveningSettings
    status: Status
    round: int
    secret: bytes
    people: list[Member]
    """In the order of their lots."""
    boards: list[Board]

    @property
    def lots(self) -> list[str]:
        """Who takes part, in the order that they drew; whoever has left the house for good comes last, without a name."""
        here = [one.who for one in self.people]
        met = [who for board in self.boards for who in board.people]
        return list(dict.fromkeys([*here, *met]))

    @property
    def gone(self) -> list[str]:
        """Who has left."""
        here = {one.who for one in self.people if not one.gone}
        return [who for who in self.lots if who not in here]

    @property
    def games(self) -> list[Game]:
        """What was played, as pairing knows it."""
        return [Game(one.round, one.people, one.won) for one in self.boards]

    def name(self, who: str) -> str:
        """What somebody is called there."""
        return next((one.name for one in self.people if one.who == who), "")


class Listed(NamedTuple):
    """An evening, as a list names it."""

    id: str
    settings: EveningSettings
    status: Status
    round: int
    people: int


class EveningsStore:
    """In the same database as everything else."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def create(self, name: str, host: str, settings: EveningSettings, secret: bytes, now: float) -> None:
        """A new evening, to which people come."""
        body = msgspec.json.encode(settings).decode()
        values = {"id": name, "host": host, "body": body, "status": "open", "round": 0, "secret": secret, "created": now, "updated": now}
        values["public"] = settings.public
        await self._store.write(lambda connection: connection.execute(insert(evenings).values(**values)).rowcount)

    async def unfinished(self, host: str) -> int:
        """How many evenings of somebody's are not over."""
        query = select(func.count()).select_from(evenings).where(evenings.c.host == host, evenings.c.status != "over")
        found: int = await self._store.read(lambda connection: connection.execute(query).scalar_one())
        return found

    async def listed(self, since: float, limit: int, after: str = "") -> tuple[list[Listed], str]:
        """Evenings that everybody may find, at which something happened since then, the latest first; and where the others begin."""
        own, here = evenings.c, evening_people.c
        taking_part = select(func.count()).where(here.evening_id == own.id, here.gone == false()).scalar_subquery()
        query = select(own.id, own.body, own.status, own.round, own.updated, taking_part.label("people"))
        query = query.where(own.public == true(), own.status.in_(("open", "playing")), own.updated >= since)
        if after:
            query = query.where(tuple_(own.updated, own.id) < tuple_(*_read_place(after)))
        query = query.order_by(own.updated.desc(), own.id.desc()).limit(limit + 1)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        found = [Listed(row.id, _settings(row.body), row.status, row.round, row.people) for row in rows[:limit]]
        last = rows[limit - 1] if len(rows) > limit else None
        return found, "" if last is None else f"{last.updated!r}{_SEPARATOR}{last.id}"

    async def purge(self, before: float) -> int:
        """Remove evenings that never began, and to which nobody has come since then."""
        old = select(evenings.c.id).where(evenings.c.status == "open", evenings.c.updated < before)

        def work(connection: Connection) -> int:
            names = connection.execute(old.with_for_update()).scalars().all()
            connection.execute(delete(evening_people).where(evening_people.c.evening_id.in_(names)))
            return connection.execute(delete(evenings).where(evenings.c.id.in_(names))).rowcount

        return await self._store.write(work)

    async def evening(self, name: str) -> Evening | None:
        """The evening with this id."""
        return await self._store.read(lambda connection: _evening(connection, name))

    async def playing(self) -> list[str]:
        """The evenings at which something is going on."""
        query = select(evenings.c.id).where(evenings.c.status == "playing").order_by(evenings.c.id)
        return list(await self._store.read(lambda connection: connection.execute(query).scalars().all()))

    async def change(self, name: str, change: Callable[[Connection, Evening], None]) -> None:
        """Change an evening as it is now; whoever is refused leaves it as it was."""

        def work(connection: Connection) -> None:
            connection.execute(select(evenings.c.id).where(evenings.c.id == name).with_for_update())
            found = _evening(connection, name)
            if found is not None:
                change(connection, found)

        await self._store.write(work)

    async def rows(self, names: Sequence[str]) -> dict[str, TableRow]:
        """The tables with these ids that are there."""
        found = {name: await self._store.table(name) for name in names}
        return {name: row for name, row in found.items() if row is not None}


def finish(connection: Connection, evening: Evening, now: float) -> None:
    """It is over."""
    own = and_(evenings.c.id == evening.id, evenings.c.status == "playing")
    connection.execute(update(evenings).where(own).values(status="over", updated=now))


def call_off(connection: Connection, evening: str, now: float) -> None:
    """It is over before it began."""
    own = and_(evenings.c.id == evening, evenings.c.status == "open")
    connection.execute(update(evenings).where(own).values(status="over", updated=now))


def add_member(connection: Connection, evening: str, who: str, name: str, lot: int, now: float) -> None:
    """Somebody takes part, or has another name."""
    connection.execute(update(evenings).where(evenings.c.id == evening).values(updated=now))
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    row = dialect.insert(evening_people).values(evening_id=evening, who=who, name=name, lot=lot, gone=False)
    connection.execute(row.on_conflict_do_update(index_elements=["evening_id", "who"], set_={"name": name, "gone": False}))


def remove_member(connection: Connection, evening: Evening, who: str) -> None:
    """Somebody takes part no more: before it begins as if they had never come."""
    own = and_(evening_people.c.evening_id == evening.id, evening_people.c.who == who)
    if evening.status == "open":
        connection.execute(evening_people.delete().where(own))
    else:
        connection.execute(update(evening_people).where(own).values(gone=True))


def draw_lots(connection: Connection, evening: str, order: Sequence[str]) -> None:
    """In which order people stand where nothing else decides."""
    for lot, who in enumerate(order):
        own = and_(evening_people.c.evening_id == evening, evening_people.c.who == who)
        connection.execute(update(evening_people).where(own).values(lot=lot))


def begin_round(connection: Connection, evening: Evening, boards: Sequence[Together], now: float) -> bool:
    """The next round, with these at each table; False where another node has begun it."""
    own = and_(evenings.c.id == evening.id, evenings.c.round == evening.round, evenings.c.status == evening.status)
    if connection.execute(update(evenings).where(own).values(round=evening.round + 1, status="playing", updated=now)).rowcount == 0:
        return False
    for board, people in enumerate(boards):
        first, second, *others = (*people, "")[: max(2, len(people))]
        row = {"evening_id": evening.id, "round": evening.round + 1, "board": board, "first": first, "second": second, "table_id": ""}
        connection.execute(insert(evening_boards).values(**row, others=" ".join(others)))
    return True


def claim_board(connection: Connection, evening: str, board: Board, table: str) -> bool:
    """Make this table the one of that board; False where there is another already."""
    own = _board(evening, board) & (evening_boards.c.table_id == board.table_id)
    return connection.execute(update(evening_boards).where(own).values(table_id=table)).rowcount == 1


def note_winner(connection: Connection, evening: str, board: Board, winner: str) -> None:
    """How a game ended."""
    connection.execute(update(evening_boards).where(_board(evening, board)).values(winner=winner))


def _board(evening: str, board: Board) -> ColumnElement[bool]:
    return and_(evening_boards.c.evening_id == evening, evening_boards.c.round == board.round, evening_boards.c.board == board.board)


def _evening(connection: Connection, name: str) -> Evening | None:
    row = connection.execute(select(evenings).where(evenings.c.id == name)).one_or_none()
    if row is None:
        return None
    people, boards = _people(connection, name), _boards(connection, name)
    return Evening(row.id, row.host, _settings(row.body), row.status, row.round, bytes(row.secret), people, boards)


def _people(connection: Connection, name: str) -> list[Member]:
    columns = [evening_people.c[field] for field in Member._fields]
    query = select(*columns).where(evening_people.c.evening_id == name).order_by(evening_people.c.lot, evening_people.c.who)
    return [Member(*row) for row in connection.execute(query).all()]


def _boards(connection: Connection, name: str) -> list[Board]:
    columns = [evening_boards.c[field] for field in Board._fields]
    query = select(*columns).where(evening_boards.c.evening_id == name).order_by(evening_boards.c.round, evening_boards.c.board)
    return [Board(*row) for row in connection.execute(query).all()]


def _settings(body: str) -> EveningSettings:
    return msgspec.json.decode(body, type=EveningSettings)


def _read_place(text: str) -> tuple[float, str]:
    """Where a page begins, as the one before said; the first page where that is nonsense."""
    updated, _, name = text.partition(_SEPARATOR)
    try:
        return float(updated), name
    except ValueError:
        return float("inf"), ""
