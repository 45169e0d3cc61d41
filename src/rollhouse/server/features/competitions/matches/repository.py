"""Duplicate matches, as they are stored: whatever changes one is one transaction that asks first whether it is still so."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from rollhouse.play.entries import Clock
from rollhouse.server.features.competitions.matches.divergence import Divergence
from rollhouse.server.features.competitions.matches.results import Score, TableResult, board_score
from rollhouse.server.features.competitions.matches.slots import Form, places, side_of
from rollhouse.server.store.models import match_boards, match_people, matches, played_games
from rollhouse.server.store.rows import TableRow
from rollhouse.server.store.store import Store

__all__ = [
    "Board",
    "Match",
    "MatchRepository",
    "MatchSettings",
    "MatchStatus",
    "Member",
    "Played",
    "begin_board",
    "claim_table",
    "finish",
    "note_parting",
    "note_result",
    "put_member",
    "remove_member",
    "rest_until",
    "say_ready",
]

MatchStatus: TypeAlias = Literal["open", "playing", "over"]
_PURGED_AT_ONCE = 200


class MatchSettings(msgspec.Struct, frozen=True):
    """What was decided about a match before anybody came."""

    form: Form
    game: str
    setup: dict[str, Any]
    clock: Clock
    boards: int
    bot: str


class Member(NamedTuple):
    """Somebody who takes part."""

    place: int
    user_id: str
    name: str
    ready: bool
    gone: bool


class Board(NamedTuple):
    """A board that has begun: its two tables, each empty until it is set, and how their games ended."""

    number: int
    tables: tuple[str, str]
    results: tuple[TableResult | None, TableResult | None]
    divergence: Divergence | None
    compared: bool
    """Whether it was looked where they parted: then the dice are no secret any more."""

    @property
    def finished(self) -> tuple[TableResult, TableResult] | None:
        """How both games ended, once both have."""
        first, second = self.results
        return None if first is None or second is None else (first, second)


class Match(NamedTuple):
    """A match with everybody and everything."""

    id: str
    host: str
    settings: MatchSettings
    status: MatchStatus
    secret: bytes
    rests_until: float | None
    """When the next board begins, whoever is not ready by then; none while one is played."""
    people: list[Member]
    """In the order of their places."""
    boards: list[Board]
    """Those that have begun, the first one first."""

    @property
    def complete(self) -> bool:
        """Whether every place is taken."""
        return len(self.people) == places(self.settings.form)

    @property
    def all_ready(self) -> bool:
        """Whether everybody is there and wants the next board."""
        return self.complete and all(one.ready for one in self.people)

    @property
    def given_up(self) -> int | None:
        """The side of whoever has given the match up."""
        return next((side_of(self.settings.form, one.place) for one in self.people if one.gone), None)

    @property
    def scores(self) -> list[tuple[Score, Score]]:
        """Of the boards that are over."""
        return [board_score(self.settings.form, one.number, one.finished) for one in self.boards if one.compared and one.finished]

    def member(self, user_id: str) -> Member | None:
        """Somebody who takes part."""
        return next((one for one in self.people if user_id and one.user_id == user_id), None)


class Played(NamedTuple):
    """How well somebody played at a table; None until that is known, and where nobody can say."""

    table_id: str
    seat: int
    user_id: str
    analysed: bool
    decisions: int | None
    cost: float | None
    luck: float | None
    unit: str | None


class MatchRepository:
    """In the same database as everything else."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def create(self, name: str, host: str, settings: MatchSettings, secret: bytes, now: float) -> None:
        """A new match, to which people come."""
        body = msgspec.json.encode(settings).decode()
        values = {"id": name, "host": host, "body": body, "status": "open", "secret": secret, "created": now, "updated": now}
        await self._store.write(lambda connection: connection.execute(insert(matches).values(**values)).rowcount)

    async def unfinished(self, host: str) -> int:
        """How many matches of somebody's are not over."""
        query = select(func.count()).select_from(matches).where(matches.c.host == host, matches.c.status != "over")
        found: int = await self._store.read(lambda connection: connection.execute(query).scalar_one())
        return found

    async def match(self, name: str) -> Match | None:
        """The match with this id."""
        return await self._store.read(lambda connection: _match(connection, name))

    async def playing(self) -> list[str]:
        """The matches in which something is going on."""
        query = select(matches.c.id).where(matches.c.status == "playing").order_by(matches.c.id)
        return list(await self._store.read(lambda connection: connection.execute(query).scalars().all()))

    async def of(self, user_id: str, limit: int) -> list[Match]:
        """Somebody's latest matches: those in which they take part, and those that they have made."""
        mine = select(match_people.c.match_id).where(match_people.c.user_id == user_id)
        query = (
            select(matches.c.id).where((matches.c.host == user_id) | matches.c.id.in_(mine)).order_by(matches.c.updated.desc()).limit(limit)
        )

        def work(connection: Connection) -> list[Match]:
            found = [_match(connection, name) for name in connection.execute(query).scalars().all()]
            return [one for one in found if one is not None]

        return await self._store.read(work)

    async def change(self, name: str, change: Callable[[Connection, Match], None]) -> None:
        """Change a match as it is now; whoever is refused leaves it as it was."""

        def work(connection: Connection) -> None:
            connection.execute(select(matches.c.id).where(matches.c.id == name).with_for_update())
            found = _match(connection, name)
            if found is not None:
                change(connection, found)

        await self._store.write(work)

    async def remove(self, name: str) -> None:
        """It never was: nobody has begun to play."""
        await self._store.write(lambda connection: _remove(connection, [name]))

    async def purge(self, status: MatchStatus, before: float) -> int:
        """Remove matches in which nothing has happened since; how many."""
        old = select(matches.c.id).where(matches.c.status == status, matches.c.updated < before).limit(_PURGED_AT_ONCE)

        def work(connection: Connection) -> int:
            names = list(connection.execute(old).scalars().all())
            _remove(connection, names)
            return len(names)

        return await self._store.write(work)

    async def rows(self, names: Sequence[str]) -> dict[str, TableRow]:
        """The tables with these ids that are there."""
        found = {name: await self._store.table(name) for name in names}
        return {name: row for name, row in found.items() if row is not None}

    async def played(self, tables: Sequence[str]) -> list[Played]:
        """How well everybody played at these tables."""
        columns = [played_games.c[field] for field in Played._fields]
        query = select(*columns).where(played_games.c.table_id.in_(tables), played_games.c.ended.is_not(None))
        return [Played(*row) for row in await self._store.read(lambda connection: connection.execute(query).all())]


def put_member(connection: Connection, match: Match, member: Member) -> None:
    """Somebody takes a place, and leaves the one that they had."""
    own = match_people.c.match_id == match.id
    connection.execute(delete(match_people).where(own, match_people.c.user_id == member.user_id))
    connection.execute(insert(match_people).values(match_id=match.id, **member._asdict()))


def remove_member(connection: Connection, match: Match, member: Member) -> None:
    """Somebody takes part no more: before it begins as if they had never come, otherwise they have given it up."""
    own = (match_people.c.match_id == match.id) & (match_people.c.place == member.place)
    if match.status == "open":
        connection.execute(delete(match_people).where(own))
    else:
        connection.execute(update(match_people).where(own).values(gone=True))


def say_ready(connection: Connection, match: Match, member: Member, *, ready: bool) -> None:
    """Somebody wants the next board to begin, or not yet."""
    own = (match_people.c.match_id == match.id) & (match_people.c.place == member.place)
    connection.execute(update(match_people).where(own).values(ready=ready))


def begin_board(connection: Connection, match: Match, now: float) -> None:
    """The next board. Everybody has to say anew that they are ready for the one after it."""
    connection.execute(update(matches).where(matches.c.id == match.id).values(status="playing", rests_until=None, updated=now))
    connection.execute(update(match_people).where(match_people.c.match_id == match.id).values(ready=False))
    connection.execute(insert(match_boards).values(match_id=match.id, number=len(match.boards), left_id="", right_id="", compared=False))


def claim_table(connection: Connection, match: str, board: Board, table: int, name: str) -> bool:
    """Make this table the first or the second one of that board; False where there is another already."""
    column = match_boards.c.right_id if table else match_boards.c.left_id
    own = (match_boards.c.match_id == match) & (match_boards.c.number == board.number) & (column == "")
    return connection.execute(update(match_boards).where(own).values({column: name})).rowcount == 1


def note_result(connection: Connection, match: str, board: Board, table: int, result: TableResult) -> None:
    """How the game at a table ended."""
    column = match_boards.c.right_result if table else match_boards.c.left_result
    own = (match_boards.c.match_id == match) & (match_boards.c.number == board.number)
    connection.execute(update(match_boards).where(own).values({column: msgspec.json.encode(result).decode()}))


def note_parting(connection: Connection, match: str, board: Board, divergence: Divergence | None) -> None:
    """Where the two games of a board parted, if they did."""
    own = (match_boards.c.match_id == match) & (match_boards.c.number == board.number)
    text = None if divergence is None else msgspec.json.encode(divergence).decode()
    connection.execute(update(match_boards).where(own).values(divergence=text, compared=True))


def rest_until(connection: Connection, match: Match, until: float, now: float) -> None:
    """A board is over, and the next one begins then at the latest."""
    connection.execute(update(matches).where(matches.c.id == match.id).values(rests_until=until, updated=now))


def finish(connection: Connection, match: Match, now: float) -> None:
    """It is over."""
    connection.execute(update(matches).where(matches.c.id == match.id).values(status="over", rests_until=None, updated=now))


def _remove(connection: Connection, names: Sequence[str]) -> None:
    for table in (match_boards, match_people):
        connection.execute(delete(table).where(table.c.match_id.in_(names)))
    connection.execute(delete(matches).where(matches.c.id.in_(names)))


def _match(connection: Connection, name: str) -> Match | None:
    row = connection.execute(select(matches).where(matches.c.id == name)).one_or_none()
    if row is None:
        return None
    settings = msgspec.json.decode(row.body, type=MatchSettings)
    people, boards = _people(connection, name), _boards(connection, name)
    return Match(row.id, row.host, settings, row.status, bytes(row.secret), row.rests_until, people, boards)


def _people(connection: Connection, name: str) -> list[Member]:
    columns = [match_people.c[field] for field in Member._fields]
    query = select(*columns).where(match_people.c.match_id == name).order_by(match_people.c.place)
    return [Member(*row) for row in connection.execute(query).all()]


def _boards(connection: Connection, name: str) -> list[Board]:
    query = select(match_boards).where(match_boards.c.match_id == name).order_by(match_boards.c.number)
    return [
        Board(
            row.number,
            (row.left_id, row.right_id),
            (_result(row.left_result), _result(row.right_result)),
            None if row.divergence is None else msgspec.json.decode(row.divergence, type=Divergence),
            row.compared,
        )
        for row in connection.execute(query).all()
    ]


def _result(text: str | None) -> TableResult | None:
    return None if text is None else msgspec.json.decode(text, type=TableResult)
