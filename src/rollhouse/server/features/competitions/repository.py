"""Queries for competitions, their members and their boards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, false, func, insert, or_, select, true, tuple_, update

from rollhouse.server.features.competitions import steps
from rollhouse.server.features.competitions.competition import Board, Comparison, Competition, Kind, Member, Settings, TableResult
from rollhouse.server.features.competitions.schemas import MatchSettings, TournamentLine, TournamentSettings
from rollhouse.server.store import cursor
from rollhouse.server.store.models import blocks, competition_boards, competition_members, competitions, played_games
from rollhouse.server.store.rows import Status
from rollhouse.server.store.store import Store

AnyCompetition = Competition[Any]
Change = Callable[[Connection, AnyCompetition], None]
_SETTINGS: dict[Kind, type[Settings]] = {"tournament": TournamentSettings, "match": MatchSettings}
_PURGE_BATCH_ROWS = 200


class Performance(NamedTuple):
    """How well a user played at a table; None until the game is analysed, and where it can't be."""

    table_id: str
    seat: int
    user_id: str
    analysed: bool
    decisions: int | None
    cost: float | None
    luck: float | None
    unit: str | None


class CompetitionRepository:
    """Competitions in the store. Each change is one transaction on the competition as it is then."""

    def __init__(self, store: Store, changed: Callable[[str], None] = lambda competition_id: None) -> None:
        self._store = store
        self._changed = changed
        """Called after a competition was changed."""

    async def create(self, kind: Kind, competition_id: str, host: str, settings: Settings, secret: bytes, now: float) -> None:
        """Store a new competition, open for members."""
        row = insert(competitions).values(
            id=competition_id,
            kind=kind,
            host=host,
            settings=msgspec.json.encode(settings).decode(),
            status="open",
            round=0,
            secret=secret,
            public=isinstance(settings, TournamentSettings) and settings.public,
            created=now,
            updated=now,
        )
        await self._store.execute(row)

    async def get(self, competition_id: str) -> AnyCompetition | None:
        """The competition with this id."""
        return await self._store.read(lambda connection: load_competition(connection, competition_id))

    async def unfinished(self, kind: Kind, host: str) -> int:
        """The number of competitions of a host that are not over."""
        own = competitions.c
        query = select(func.count()).where(own.kind == kind, own.host == host, own.status != "over")
        return int(await self._store.scalar(query) or 0)

    async def playing(self) -> list[str]:
        """The ids of the competitions that are being played."""
        query = select(competitions.c.id).where(competitions.c.status == "playing").order_by(competitions.c.id)
        return await self._store.scalars(query)

    async def of_table(self, table_id: str) -> str | None:
        """The id of the competition to which a table belongs."""
        query = select(competition_boards.c.competition_id).where(competition_boards.c.table_id == table_id)
        return await self._store.scalar(query)

    async def matches_of(self, user_id: str, limit: int) -> list[Competition[MatchSettings]]:
        """The latest matches that a user hosts or takes part in."""
        own, joined = competitions.c, competition_members.c
        mine = or_(own.host == user_id, own.id.in_(select(joined.competition_id).where(joined.user_id == user_id)))
        wanted = select(own.id).where(own.kind == "match", mine).order_by(own.updated.desc()).limit(limit)
        return await self._store.read(lambda connection: _load(connection, own.id.in_(wanted)))

    async def public_tournaments(self, since: float, limit: int, after: str = "") -> tuple[list[TournamentLine], str]:
        """A page of public tournaments that changed since then, the latest first; and the cursor of the next page."""
        own, joined = competitions.c, competition_members.c
        members = select(func.count()).where(joined.competition_id == own.id, joined.gone == false()).scalar_subquery()
        query = select(own.id, own.settings, own.status, own.round, own.updated, members.label("members"))
        query = query.where(own.public == true(), own.status.in_(("open", "playing")), own.updated >= since)
        if after:
            with suppress(ValueError):  # the first page where the text is no cursor
                query = query.where(tuple_(own.updated, own.id) < tuple_(*cursor.decode(after, float, str)))
        query = query.order_by(own.updated.desc(), own.id.desc()).limit(limit + 1)
        rows = await self._store.all(query)
        page = [
            TournamentLine(row.id, msgspec.json.decode(row.settings, type=TournamentSettings), row.status, row.round, row.members)
            for row in rows[:limit]
        ]
        last = rows[limit - 1] if len(rows) > limit else None
        return page, "" if last is None else cursor.encode(last.updated, last.id)

    async def performances(self, table_ids: Sequence[str]) -> list[Performance]:
        """How well each user played at these tables."""
        columns = [played_games.c[field] for field in Performance._fields]
        query = select(*columns).where(played_games.c.table_id.in_(table_ids), played_games.c.ended.is_not(None))
        return [Performance(*row) for row in await self._store.all(query)]

    async def change(self, competition_id: str, change: Change) -> None:
        """Change a competition as it is now, under its lock. An error leaves it as it was."""

        def work(connection: Connection) -> None:
            connection.execute(select(competitions.c.id).where(competitions.c.id == competition_id).with_for_update())
            competition = load_competition(connection, competition_id)
            if competition is not None:
                change(connection, competition)

        await self._store.write(work)
        self._changed(competition_id)

    async def purge(self, status: Status, before: float) -> int:
        """Remove competitions of this status that have not changed since, and return how many.

        Tournaments that have started are kept: their standings outlive their tables.
        """
        own = competitions.c
        old = select(own.id).where(own.status == status, own.updated < before, or_(own.kind == "match", own.status == "open"))

        def work(connection: Connection) -> int:
            ids = list(connection.execute(old.limit(_PURGE_BATCH_ROWS).with_for_update()).scalars().all())
            delete_competitions(connection, ids)
            return len(ids)

        return await self._store.write(work)


def put_member(connection: Connection, competition: AnyCompetition, member: Member, now: float) -> None:
    """Add a member, or replace what they were."""
    own = competition_members.c
    connection.execute(delete(competition_members).where(own.competition_id == competition.id, own.user_id == member.user_id))
    connection.execute(insert(competition_members).values(competition_id=competition.id, **member._asdict()))
    _update(connection, competition, updated=now)


def remove_member(connection: Connection, competition: AnyCompetition, member: Member) -> None:
    """Remove a member of an open competition; mark one of a running competition as gone."""
    own = (competition_members.c.competition_id == competition.id) & (competition_members.c.user_id == member.user_id)
    if competition.status == "open":
        connection.execute(delete(competition_members).where(own))
    else:
        connection.execute(update(competition_members).where(own).values(gone=True))


def save_step(connection: Connection, competition: AnyCompetition, step: steps.Step, now: float) -> None:
    """Store a step that changes nothing but the competition itself."""
    match step:
        case steps.RecordResult():
            absent = [step.board.players[seat] for seat in step.result.absent]
            _update_members(connection, competition, absent, sits_out=True)
            _update_board(connection, competition, step.board, result=msgspec.json.encode(step.result).decode())
        case steps.RecordComparison():
            for board in step.boards:
                _update_board(connection, competition, board, comparison=msgspec.json.encode(step.comparison).decode())
        case steps.StartRound():
            _start_round(connection, competition, step, now)
        case steps.Rest():
            _update(connection, competition, next_round_at=step.until, updated=now)
        case steps.Finish():
            _update(connection, competition, status="over", next_round_at=None, updated=now)
        case _:
            raise TypeError(f"{type(step).__name__} is carried out at a table")


def claim_table(connection: Connection, competition: AnyCompetition, board: Board, table_id: str) -> bool:
    """Make this table the one of the board; False where another node has already replaced the one it had."""
    own = _board(competition, board) & (competition_boards.c.table_id == board.table_id)
    return connection.execute(update(competition_boards).where(own).values(table_id=table_id)).rowcount == 1


def _start_round(connection: Connection, competition: AnyCompetition, step: steps.StartRound, now: float) -> None:
    """The boards of the next round. Members must say anew that they are ready for the one after it."""
    _update(connection, competition, status="playing", round=competition.round + 1, next_round_at=None, updated=now)
    members = competition_members.c.competition_id == competition.id
    connection.execute(update(competition_members).where(members).values(ready=False))
    rows = [
        {
            "competition_id": competition.id,
            "round": competition.round + 1,
            "number": number,
            "players": msgspec.json.encode(players).decode(),
            "table_id": "",
        }
        for number, players in enumerate(step.boards)
    ]
    if rows:
        connection.execute(insert(competition_boards), rows)


def _update(connection: Connection, competition: AnyCompetition, **values: object) -> None:
    connection.execute(update(competitions).where(competitions.c.id == competition.id).values(**values))


def hand_over(connection: Connection, competition: AnyCompetition, host: str) -> None:
    """Make another user the host."""
    _update(connection, competition, host=host)


def _update_members(connection: Connection, competition: AnyCompetition, user_ids: Sequence[str], **values: object) -> None:
    own = (competition_members.c.competition_id == competition.id) & competition_members.c.user_id.in_(user_ids)
    if user_ids:
        connection.execute(update(competition_members).where(own).values(**values))


def _blocked_pairs(connection: Connection, members: Sequence[Member]) -> frozenset[frozenset[str]]:
    user_ids = [member.user_id for member in members]
    query = select(blocks.c.user_id, blocks.c.blocked).where(blocks.c.user_id.in_(user_ids), blocks.c.blocked.in_(user_ids))
    return frozenset(frozenset((row.user_id, row.blocked)) for row in connection.execute(query))


def _update_board(connection: Connection, competition: AnyCompetition, board: Board, **values: object) -> None:
    connection.execute(update(competition_boards).where(_board(competition, board)).values(**values))


def _board(competition: AnyCompetition, board: Board) -> ColumnElement[bool]:
    own = competition_boards.c
    return (own.competition_id == competition.id) & (own.round == board.round) & (own.number == board.number)


def delete_competitions(connection: Connection, ids: Sequence[str]) -> None:
    """Remove competitions with their members and boards."""
    for table in (competition_boards, competition_members):
        connection.execute(delete(table).where(table.c.competition_id.in_(ids)))
    connection.execute(delete(competitions).where(competitions.c.id.in_(ids)))


def load_competition(connection: Connection, competition_id: str) -> AnyCompetition | None:
    """The competition with this id, in a transaction."""
    return next(iter(_load(connection, competitions.c.id == competition_id)), None)


def _load(connection: Connection, wanted: ColumnElement[bool]) -> list[AnyCompetition]:
    """The competitions that are wanted, the most recently changed first, in three queries."""
    rows = connection.execute(select(competitions).where(wanted).order_by(competitions.c.updated.desc(), competitions.c.id.desc())).all()
    members: dict[str, list[Member]] = {row.id: [] for row in rows}
    boards: dict[str, list[Board]] = {row.id: [] for row in rows}
    own, its = competition_members.c, competition_boards.c
    query = select(competition_members).where(own.competition_id.in_(members)).order_by(own.slot, own.user_id)
    for row in connection.execute(query).all() if rows else ():
        member = Member(row.slot, row.user_id, row.name, row.ready, row.gone, row.joined, row.cohost, row.sits_out)
        members[row.competition_id].append(member)
    query = select(competition_boards).where(its.competition_id.in_(boards)).order_by(its.round, its.number)
    for row in connection.execute(query).all() if rows else ():
        players = msgspec.json.decode(row.players, type=tuple[str, ...])
        result = None if row.result is None else msgspec.json.decode(row.result, type=TableResult)
        comparison = None if row.comparison is None else msgspec.json.decode(row.comparison, type=Comparison)
        boards[row.competition_id].append(Board(row.round, row.number, players, row.table_id, result, comparison))
    return [
        Competition(
            row.id,
            row.kind,
            row.host,
            msgspec.json.decode(row.settings, type=_SETTINGS[row.kind]),
            row.status,
            row.round,
            bytes(row.secret),
            row.next_round_at,
            tuple(members[row.id]),
            tuple(boards[row.id]),
            _blocked_pairs(connection, members[row.id]) if row.kind == "tournament" and row.status != "over" else frozenset(),
        )
        for row in rows
    ]
