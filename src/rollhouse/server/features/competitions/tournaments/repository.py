"""Tournaments, as they are stored: whatever changes one is one transaction that asks first whether it is still so."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, false, func, insert, select, true, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite

from rollhouse.play.entries import Clock
from rollhouse.server.features.competitions.tournaments.pairing import Format, Game, Together
from rollhouse.server.store.models import tournament_boards, tournament_people, tournaments
from rollhouse.server.store.rows import TableRow
from rollhouse.server.store.store import Store

__all__ = [
    "Board",
    "Listed",
    "Member",
    "Tournament",
    "TournamentRepository",
    "TournamentSettings",
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


class TournamentSettings(msgspec.Struct, frozen=True):
    """What was decided about a tournament before anybody came."""

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

    user_id: str
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


class Tournament(NamedTuple):
    """A tournament with everybody and everything."""

    id: str
    host: str
    settings: TournamentSettings
    status: Status
    round: int
    secret: bytes
    people: list[Member]
    """In the order of their lots."""
    boards: list[Board]

    @property
    def lots(self) -> list[str]:
        """Who takes part, in the order that they drew; whoever has left the house for good comes last, without a name."""
        here = [one.user_id for one in self.people]
        met = [user_id for board in self.boards for user_id in board.people]
        return list(dict.fromkeys([*here, *met]))

    @property
    def gone(self) -> list[str]:
        """Who has left."""
        here = {one.user_id for one in self.people if not one.gone}
        return [user_id for user_id in self.lots if user_id not in here]

    @property
    def games(self) -> list[Game]:
        """What was played, as pairing knows it."""
        return [Game(one.round, one.people, one.won) for one in self.boards]

    def name(self, user_id: str) -> str:
        """What somebody is called there."""
        return next((one.name for one in self.people if one.user_id == user_id), "")


class Listed(NamedTuple):
    """A tournament, as a list names it."""

    id: str
    settings: TournamentSettings
    status: Status
    round: int
    people: int


class TournamentRepository:
    """In the same database as everything else."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def create(self, name: str, host: str, settings: TournamentSettings, secret: bytes, now: float) -> None:
        """A new tournament, to which people come."""
        body = msgspec.json.encode(settings).decode()
        values = {"id": name, "host": host, "body": body, "status": "open", "round": 0, "secret": secret, "created": now, "updated": now}
        values["public"] = settings.public
        await self._store.write(lambda connection: connection.execute(insert(tournaments).values(**values)).rowcount)

    async def unfinished(self, host: str) -> int:
        """How many tournaments of somebody's are not over."""
        query = select(func.count()).select_from(tournaments).where(tournaments.c.host == host, tournaments.c.status != "over")
        found: int = await self._store.read(lambda connection: connection.execute(query).scalar_one())
        return found

    async def listed(self, since: float, limit: int, after: str = "") -> tuple[list[Listed], str]:
        """Tournaments that everybody may find, at which something happened since then, the latest first; and where the others begin."""
        own, here = tournaments.c, tournament_people.c
        taking_part = select(func.count()).where(here.tournament_id == own.id, here.gone == false()).scalar_subquery()
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
        """Remove tournaments that never began, and to which nobody has come since then."""
        old = select(tournaments.c.id).where(tournaments.c.status == "open", tournaments.c.updated < before)

        def work(connection: Connection) -> int:
            names = connection.execute(old.with_for_update()).scalars().all()
            connection.execute(delete(tournament_people).where(tournament_people.c.tournament_id.in_(names)))
            return connection.execute(delete(tournaments).where(tournaments.c.id.in_(names))).rowcount

        return await self._store.write(work)

    async def tournament(self, name: str) -> Tournament | None:
        """The tournament with this id."""
        return await self._store.read(lambda connection: _tournament(connection, name))

    async def playing(self) -> list[str]:
        """The tournaments at which something is going on."""
        query = select(tournaments.c.id).where(tournaments.c.status == "playing").order_by(tournaments.c.id)
        return list(await self._store.read(lambda connection: connection.execute(query).scalars().all()))

    async def change(self, name: str, change: Callable[[Connection, Tournament], None]) -> None:
        """Change a tournament as it is now; whoever is refused leaves it as it was."""

        def work(connection: Connection) -> None:
            connection.execute(select(tournaments.c.id).where(tournaments.c.id == name).with_for_update())
            found = _tournament(connection, name)
            if found is not None:
                change(connection, found)

        await self._store.write(work)

    async def rows(self, names: Sequence[str]) -> dict[str, TableRow]:
        """The tables with these ids that are there."""
        found = {name: await self._store.table(name) for name in names}
        return {name: row for name, row in found.items() if row is not None}


def finish(connection: Connection, tournament: Tournament, now: float) -> None:
    """It is over."""
    own = and_(tournaments.c.id == tournament.id, tournaments.c.status == "playing")
    connection.execute(update(tournaments).where(own).values(status="over", updated=now))


def call_off(connection: Connection, tournament: str, now: float) -> None:
    """It is over before it began."""
    own = and_(tournaments.c.id == tournament, tournaments.c.status == "open")
    connection.execute(update(tournaments).where(own).values(status="over", updated=now))


def add_member(connection: Connection, tournament: str, user_id: str, name: str, lot: int, now: float) -> None:
    """Somebody takes part, or has another name."""
    connection.execute(update(tournaments).where(tournaments.c.id == tournament).values(updated=now))
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    row = dialect.insert(tournament_people).values(tournament_id=tournament, user_id=user_id, name=name, lot=lot, gone=False)
    connection.execute(row.on_conflict_do_update(index_elements=["tournament_id", "user_id"], set_={"name": name, "gone": False}))


def remove_member(connection: Connection, tournament: Tournament, user_id: str) -> None:
    """Somebody takes part no more: before it begins as if they had never come."""
    own = and_(tournament_people.c.tournament_id == tournament.id, tournament_people.c.user_id == user_id)
    if tournament.status == "open":
        connection.execute(tournament_people.delete().where(own))
    else:
        connection.execute(update(tournament_people).where(own).values(gone=True))


def draw_lots(connection: Connection, tournament: str, order: Sequence[str]) -> None:
    """In which order people stand where nothing else decides."""
    for lot, user_id in enumerate(order):
        own = and_(tournament_people.c.tournament_id == tournament, tournament_people.c.user_id == user_id)
        connection.execute(update(tournament_people).where(own).values(lot=lot))


def begin_round(connection: Connection, tournament: Tournament, boards: Sequence[Together], now: float) -> bool:
    """The next round, with these at each table; False where another node has begun it."""
    own = and_(tournaments.c.id == tournament.id, tournaments.c.round == tournament.round, tournaments.c.status == tournament.status)
    if connection.execute(update(tournaments).where(own).values(round=tournament.round + 1, status="playing", updated=now)).rowcount == 0:
        return False
    for board, people in enumerate(boards):
        first, second, *others = (*people, "")[: max(2, len(people))]
        row = {
            "tournament_id": tournament.id,
            "round": tournament.round + 1,
            "board": board,
            "first": first,
            "second": second,
            "table_id": "",
        }
        connection.execute(insert(tournament_boards).values(**row, others=" ".join(others)))
    return True


def claim_board(connection: Connection, tournament: str, board: Board, table: str) -> bool:
    """Make this table the one of that board; False where there is another already."""
    own = _board(tournament, board) & (tournament_boards.c.table_id == board.table_id)
    return connection.execute(update(tournament_boards).where(own).values(table_id=table)).rowcount == 1


def note_winner(connection: Connection, tournament: str, board: Board, winner: str) -> None:
    """How a game ended."""
    connection.execute(update(tournament_boards).where(_board(tournament, board)).values(winner=winner))


def _board(tournament: str, board: Board) -> ColumnElement[bool]:
    return and_(
        tournament_boards.c.tournament_id == tournament, tournament_boards.c.round == board.round, tournament_boards.c.board == board.board
    )


def _tournament(connection: Connection, name: str) -> Tournament | None:
    row = connection.execute(select(tournaments).where(tournaments.c.id == name)).one_or_none()
    if row is None:
        return None
    people, boards = _people(connection, name), _boards(connection, name)
    return Tournament(row.id, row.host, _settings(row.body), row.status, row.round, bytes(row.secret), people, boards)


def _people(connection: Connection, name: str) -> list[Member]:
    columns = [tournament_people.c[field] for field in Member._fields]
    query = select(*columns).where(tournament_people.c.tournament_id == name).order_by(tournament_people.c.lot, tournament_people.c.user_id)
    return [Member(*row) for row in connection.execute(query).all()]


def _boards(connection: Connection, name: str) -> list[Board]:
    columns = [tournament_boards.c[field] for field in Board._fields]
    query = select(*columns).where(tournament_boards.c.tournament_id == name).order_by(tournament_boards.c.round, tournament_boards.c.board)
    return [Board(*row) for row in connection.execute(query).all()]


def _settings(body: str) -> TournamentSettings:
    return msgspec.json.decode(body, type=TournamentSettings)


def _read_place(text: str) -> tuple[float, str]:
    """Where a page begins, as the one before said; the first page where that is nonsense."""
    updated, _, name = text.partition(_SEPARATOR)
    try:
        return float(updated), name
    except ValueError:
        return float("inf"), ""
