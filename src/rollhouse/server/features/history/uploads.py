"""Games that were played elsewhere, on a terminal say: their records join somebody's games, marked as such."""

from __future__ import annotations

import asyncio
import hashlib
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, func, insert, select

from rollhouse.core.record import WINNERS, Record
from rollhouse.core.record_text import read
from rollhouse.play.entries import Began, BotSat, Ended, Entry, Moved, Opened, Options, Sat, encode_entries
from rollhouse.play.players import MAX_NAME_LENGTH, Player, is_name
from rollhouse.play.seats import TableError
from rollhouse.play.session import Session
from rollhouse.play.subprocess_bot import EXEC
from rollhouse.server.store.models import commits, played_games, tables
from rollhouse.server.store.rows import PlayedGame, SeatLine, Summary, seating_text
from rollhouse.server.store.store import Store
from rollhouse.server.store.writer import write_played_games, write_seats
from rollhouse.server.tables.played_games import played_games as participations_of

__all__ = ["MOST_UPLOADED", "Uploads"]

MOST_UPLOADED = 5_000
"""Games that one person may bring along; some 5 KB each."""
_ID_DIGITS = 20
_PROGRAM = "program"
"""What stands for a program of another machine: nobody here may start it."""


class _Game(NamedTuple):
    """A finished game as it is stored: who sits where, and all that happened, in two commits."""

    session: Session
    bodies: tuple[bytes, bytes]
    at: float


class Uploads:
    """Puts records into the house. The same record of the same person is one game, however often it comes."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, user_id: str, text: str, played: float) -> tuple[str, bool]:
        """The table of a record, readable or JSON, and whether it is new here. `record/…` says what is wrong with it."""
        record, game = await asyncio.to_thread(_read, user_id, text, played)
        name = _name(user_id, record)
        if await self._store.table(name) is not None:
            return name, False
        return name, await self._store.write(lambda connection: _written(connection, user_id, name, game))


def _name(user_id: str, record: Record) -> str:
    """By what was played and by whom, so that it is found again; what the file says besides makes no difference."""
    told = msgspec.json.encode([user_id, record.game, record.rules_version, record.setup, record.seats, record.moves])
    return hashlib.sha256(b"a record from elsewhere " + told).hexdigest()[:_ID_DIGITS]


def _read(user_id: str, text: str, played: float) -> tuple[Record, _Game]:
    record = read(text)
    winners = record.result if record.result is not None else _winners(record)
    if winners is None:
        raise TableError("table/record-unfinished")
    # Nobody here can vouch for those dice: it is as if people had typed what theirs showed.
    opened = Opened(record.game, record.setup, Options(dice="real"), user_id, "", rules_version=record.rules_version)
    seated: list[Entry] = [_seated(user_id, seat, Player(one)) for seat, one in enumerate(record.seats)]
    if not any(isinstance(one, Sat) for one in seated):
        raise TableError("table/record-nobody")
    session = Session(opened)
    for entry in seated:
        session.apply(entry)
    happened: tuple[Entry, ...] = (Began(played), *(Moved(move, played) for move in record.moves), Ended(tuple(winners), "", played))
    session.committed(happened)
    return record, _Game(session, (encode_entries((opened, *seated)), encode_entries(happened)), played)


def _winners(record: Record) -> tuple[int, ...] | None:
    """Who won a game that was given up."""
    named = record.tags.get(WINNERS, "").split()
    seats = {str(seat): seat for seat in range(len(record.seats))}
    return tuple(seats[one] for one in named) if named and all(one in seats for one in named) else None


def _seated(user_id: str, seat: int, player: Player) -> Entry:
    """People at one keyboard are one guest's seats, as friends are who pass a device around."""
    if player.bot:
        return BotSat(seat, _PROGRAM if player.bot.startswith(EXEC) else player.bot)
    if not is_name(player.text):
        raise TableError("table/name", value=player.text[: 2 * MAX_NAME_LENGTH], expected=(f"1–{MAX_NAME_LENGTH}",))
    return Sat(seat, user_id, player.text)


def _written(connection: Connection, user_id: str, name: str, game: _Game) -> bool:
    mine = select(func.count()).select_from(played_games).where(played_games.c.user_id == user_id, played_games.c.uploaded)
    if (found := connection.execute(mine).scalar_one()) >= MOST_UPLOADED:
        raise TableError("table/records-full", value=str(found), expected=(f"0–{MOST_UPLOADED}",))
    if connection.execute(select(tables.c.id).where(tables.c.id == name)).one_or_none() is not None:
        return False
    session, ended = game.session, game.session.ended
    won = () if ended is None else ended.winners
    seats = tuple(SeatLine(one.user_id, one.name, one.bot, seat in won) for seat, one in enumerate(session.seats))
    connection.execute(
        insert(tables).values(
            id=name,
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
        {"table_id": name, "version": version, "body": body.decode(), "at": game.at, "rules_version": rules}
        for version, body in enumerate(game.bodies, 1)
    ]
    connection.execute(insert(commits), stored)
    write_seats(connection, name, Summary(status="over", updated=game.at, seats=seats))
    write_played_games(connection, name, [_elsewhere(one) for one in participations_of(name, session)])
    return True


def _elsewhere(one: PlayedGame) -> PlayedGame:
    return msgspec.structs.replace(one, uploaded=True)
