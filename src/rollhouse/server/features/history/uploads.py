"""Uploaded records: games that were played elsewhere, for example in a terminal."""

from __future__ import annotations

import asyncio
import hashlib
from collections import defaultdict
from collections.abc import Iterator
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, func, insert, select

from rollhouse.core.absences import resignations_of, substitutions_of
from rollhouse.core.errors import BotError
from rollhouse.core.record import WINNERS, Record
from rollhouse.core.record_text import read
from rollhouse.play.entries import Began, BotSat, Covered, Ended, Entry, Moved, Opened, Options, Resigned, Returned, Sat, encode_entries
from rollhouse.play.players import Player
from rollhouse.play.seats import STAND_IN_BOT, TableError, checked_name
from rollhouse.play.session import Session
from rollhouse.play.subprocess_bot import EXEC
from rollhouse.server.store.models import commits, played_games, tables
from rollhouse.server.store.rows import SeatLine, Summary, seating_text
from rollhouse.server.store.store import Store
from rollhouse.server.store.writer import write_played_games, write_seats
from rollhouse.server.tables.played_games import played_games as played_games_of

MAX_UPLOADS_PER_USER = 5_000
"""A record has some 5 KB."""
_ID_DIGITS = 20
_PROGRAM = "program"
_MAX_BOT_LENGTH = 60
"""Stands for an external bot of another machine, which must not be started here."""


class _Game(NamedTuple):
    """A finished game in two commits: the seating, and all else."""

    session: Session
    bodies: tuple[bytes, bytes]
    at: float


class Uploads:
    """Stores uploaded records. Uploading a record again does not add it again."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, user_id: str, text: str, played: float) -> tuple[str, bool]:
        """Store a record (text or JSON); return its table, and whether it is new. Raises `record/…` for invalid records."""
        record, game = await asyncio.to_thread(_read, user_id, text, played)
        table_id = _table_id(user_id, record)
        if await self._store.table(table_id) is not None:
            return table_id, False
        return table_id, await self._store.write(lambda connection: _write(connection, user_id, table_id, game))


def _table_id(user_id: str, record: Record) -> str:
    """Return an id made from the user, the players and the moves, so that the same game gets the same id."""
    content = msgspec.json.encode([user_id, record.game, record.rules_version, record.setup, record.seats, record.moves])
    return hashlib.sha256(b"a record from elsewhere " + content).hexdigest()[:_ID_DIGITS]


def _read(user_id: str, text: str, played: float) -> tuple[Record, _Game]:
    record = read(text)
    winners = record.result if record.result is not None else _winners(record)
    if winners is None:
        raise TableError("table/record-unfinished")
    # The server can't vouch for these dice: they count as real dice that players typed in.
    opened = Opened(record.game, record.setup, Options(dice="real"), user_id, "", rules_version=record.rules_version)
    seated: list[Entry] = [_seated(user_id, seat, Player(one)) for seat, one in enumerate(record.seats)]
    if not any(isinstance(one, Sat) for one in seated):
        raise TableError("table/record-only-bots")
    session = Session(opened)
    for entry in seated:
        session.apply(entry)
    happened: tuple[Entry, ...] = (Began(played), *_moves(record, played), Ended(tuple(winners), "", played))
    session.committed(happened)
    return record, _Game(session, (encode_entries((opened, *seated)), encode_entries(happened)), played)


def _moves(record: Record, played: float) -> Iterator[Entry]:
    """Yield the moves, with the resignations and substitutes between them."""
    absences: dict[int, list[Entry]] = defaultdict(list)
    resigned = {(one.seat, one.ply): one for one in resignations_of(record)}
    for seat, ply, on_time in resigned.values():
        absences[ply].append(Resigned(seat, "time" if on_time else "gave-up"))
    for seat, begins, ends in substitutions_of(record):
        if (seat, begins) not in resigned:
            absences[begins].append(Covered(seat, STAND_IN_BOT))
        if ends is not None:
            absences[ends].append(Returned(seat))
    for ply, move in enumerate(record.moves):
        yield from absences[ply]
        yield Moved(move, played)
    yield from absences[len(record.moves)]


def _winners(record: Record) -> tuple[int, ...] | None:
    """Return the winners of a resigned game."""
    named = record.tags.get(WINNERS, "").split()
    seats = {str(seat): seat for seat in range(len(record.seats))}
    return tuple(seats[one] for one in named) if named and all(one in seats for one in named) else None


def _seated(user_id: str, seat: int, player: Player) -> Entry:
    """Return the entry of a seat. All players are seated as the uploading user, like players who share a device."""
    if player.bot:
        if len(player.bot) > _MAX_BOT_LENGTH and not player.bot.startswith(EXEC):
            raise BotError("bot/unknown", value=player.bot[:_MAX_BOT_LENGTH])
        return BotSat(seat, _PROGRAM if player.bot.startswith(EXEC) else player.bot)
    return Sat(seat, user_id, checked_name(player.text))


def _write(connection: Connection, user_id: str, table_id: str, game: _Game) -> bool:
    mine = select(func.count()).select_from(played_games).where(played_games.c.user_id == user_id, played_games.c.uploaded)
    if (count := connection.execute(mine).scalar_one()) >= MAX_UPLOADS_PER_USER:
        raise TableError("table/records-full", value=str(count), expected=(f"0–{MAX_UPLOADS_PER_USER}",))
    if connection.execute(select(tables.c.id).where(tables.c.id == table_id)).one_or_none() is not None:
        return False
    session = game.session
    seats = tuple(SeatLine(player.user_id, player.name, player.bot, seat in session.winners) for seat, player in enumerate(session.seats))
    connection.execute(
        insert(tables).values(
            id=table_id,
            game=session.opened.game,
            status="over",
            public=False,
            host=user_id,
            seating=seating_text(seats),
            created=game.at,
            updated=game.at,
            version=len(game.bodies),
            commitment="",
            parent="",
            rematch="",
        )
    )
    rules = session.opened.rules_version
    stored = [
        {"table_id": table_id, "version": version, "body": body.decode(), "at": game.at, "rules_version": rules}
        for version, body in enumerate(game.bodies, 1)
    ]
    connection.execute(insert(commits), stored)
    write_seats(connection, table_id, Summary(status="over", updated=game.at, seats=seats))
    played = [msgspec.structs.replace(game, uploaded=True) for game in played_games_of(table_id, session)]
    write_played_games(connection, table_id, played)
    return True
