"""`/api/tables`: open a table, read it, send commands to it, play again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping
from functools import partial
from itertools import islice
from types import MappingProxyType
from typing import Any

import msgspec
from litestar import Controller, Response, get, post
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from rollhouse.core.errors import SetupError
from rollhouse.core.record import Record, steps
from rollhouse.core.record_json import to_json
from rollhouse.core.record_text import to_text
from rollhouse.core.registry import game as find_game
from rollhouse.play.entries import BotSat, Entry, Opened, Sat
from rollhouse.play.fair import SCHEME, commitment, new_secret, reveal
from rollhouse.play.players import told_apart
from rollhouse.play.seats import TableError
from rollhouse.play.session import Session
from rollhouse.server.auth.rate_limit import MOVES_PER_REQUEST, client_network
from rollhouse.server.config import Config
from rollhouse.server.store.rows import User
from rollhouse.server.store.store import Store
from rollhouse.server.tables.manager import TableManager
from rollhouse.server.tables.position_text import position_text
from rollhouse.server.tables.presence import Presence
from rollhouse.server.tables.presence_broadcast import PresenceBroadcaster
from rollhouse.server.tables.replays import Replays, positions
from rollhouse.server.tables.schemas import Fork, LogPage, NewTable, PositionText, Rematch, SeatWish, Tables, Version, Where, table_line
from rollhouse.server.tables.setups import agreed_setup, checked_options, is_usual
from rollhouse.server.tables.views import log_page
from rollhouse.server.transport.compression import UNCOMPRESSED, accepts_gzip, compressed_response
from rollhouse.server.transport.dependencies import (
    AddressesDep,
    AnyRequest,
    ClockDep,
    ConfigDep,
    CurrentUser,
    PresenceDep,
    RateLimiterDep,
    StoreDep,
    TablesDep,
    ViewerId,
)
from rollhouse.server.wire.messages import Begin, Command, TableView

_MAX_LISTED_TABLES = 50
_TEXTS = {200: ResponseSpec(PositionText, description="The position")}
"""It is encoded where it is computed, so its type is stated here."""
MAX_OPEN_TABLES_PER_USER = 100
"""Tables that a user hosts and that are not over: each is stored, and checked for expired clocks."""


class TablesController(Controller):
    """Tables."""

    path = "/api/tables"
    tags = ["tables"]

    @post("/", summary="Open a table")
    async def create(
        self,
        config: ConfigDep,
        tables: TablesDep,
        presence: PresenceDep,
        addresses: AddressesDep,
        store: StoreDep,
        user: CurrentUser,
        request: AnyRequest,
        data: JSONBody[NewTable],
    ) -> Where:
        """Opens a table. A seat is `{"me": true, "name": …}`, `{"bot": …}`, or null while it is free."""
        await check_open_tables(config, store, user)
        game = find_game(data.game)
        seats = data.seats
        setup = agreed_setup(game, data.setup, len(seats))
        secret = new_secret()
        options = checked_options(data.options, setup.players)
        opened = Opened.with_secret(game, msgspec.to_builtins(setup), options, user.user_id, secret, rated=data.rated)
        seated = _seated(opened, user, await _with_own_name(store, user, seats), config.exec_bots)
        if data.rated and data.setup.get("first", "random") != "random":
            raise TableError("table/rated-rules", value="first")  # the first player has an advantage, which must be random
        if data.rated and not is_usual(game, data.setup):
            raise TableError("table/rated-rules", value="settings")
        if data.begin and len(seated) < setup.players:
            raise TableError("table/seats-free", value=str(setup.players - len(seated)))
        name = await tables.open(opened, secret, *seated)
        if any(isinstance(entry, Sat) for entry in seated):
            presence.add_request(name, user.user_id)
        if data.begin:
            await tables.execute(name, user.user_id, Begin())
        return Where(name, addresses.url(request, f"/t/{name}"))

    @get("/", summary="List tables")
    async def listed(self, store: StoreDep, user: CurrentUser) -> Tables:
        """Lists public tables with free seats or in play, latest first, and mine, those where it is my turn first."""
        found = await asyncio.gather(
            store.public_tables("open", _MAX_LISTED_TABLES),
            store.public_tables("playing", _MAX_LISTED_TABLES),
            store.my_tables(user.user_id, _MAX_LISTED_TABLES),
        )
        waiting, live, mine = ([table_line(row, user.user_id) for row in rows] for rows in found)
        return Tables(waiting, live, mine)

    @get("/{name:str}", summary="Get a table")
    async def view(self, tables: TablesDep, presence: PresenceDep, viewer_id: ViewerId, name: FromPath[str]) -> TableView:
        """Returns a table. A player who asks counts as present for 30 seconds, and gets the seat back from a bot."""
        await self._seen(tables, presence, name, viewer_id)
        async with tables.locked(name) as loaded:
            loaded.session.check_readable("table", viewer_id)
            return tables.view(loaded, viewer_id)

    async def _seen(self, tables: TableManager, presence: Presence, name: str, user_id: str) -> None:
        """Mark a player as present: programs may play without a socket."""
        if user_id and presence.counts(user_id) and (await tables.load(name)).session.seats_of(user_id):
            presence.add_request(name, user_id)
            await tables.return_to_seats(name, user_id)

    @post("/{name:str}/do", summary="Send a command to a table", status_code=200)
    async def do(
        self,
        tables: TablesDep,
        presence_broadcaster: NamedDependency[PresenceBroadcaster],
        presence: PresenceDep,
        user: CurrentUser,
        name: FromPath[str],
        data: JSONBody[Command],
    ) -> Version:
        """Executes a command and returns the version. The player counts as present for 30 seconds."""
        version = await tables.execute(name, user.user_id, data, presence_broadcaster.policy(name, user.user_id))
        await self._seen(tables, presence, name, user.user_id)
        return Version(version)

    @get("/{name:str}/record", summary="Download the record", media_type=MediaType.TEXT, opt=UNCOMPRESSED)
    async def record(
        self,
        clock: ClockDep,
        tables: TablesDep,
        replays: NamedDependency[Replays],
        request: AnyRequest,
        name: FromPath[str],
        form: FromQuery[str] = "text",
    ) -> Response[bytes]:
        """Returns the record so far as a file; `form` is `text` or `json`. A long game counts as several requests."""
        if form not in ("text", "json"):
            raise SetupError("setup/form", value=form, expected=("text", "json"))
        async with tables.locked(name) as loaded:
            loaded.session.check_readable("record")
            record, version = loaded.session.record(), loaded.session.version
            if over := "" < loaded.session.opened.challenge < clock.today().isoformat():
                record = reveal(record, loaded.secret)  # the day is over
        suffix, kind = ("json", "application/json") if form == "json" else ("txt", "text/plain; charset=utf-8")
        headers = {"Content-Disposition": f'attachment; filename="rollhouse-{name}.{suffix}"'}
        write = _record_json if form == "json" else _record_text
        return await _replayed(replays, request, name, version, f"{form} {over}", write, record, kind, headers)

    @get("/{name:str}/log", summary="Get the log")
    async def log(self, tables: TablesDep, viewer_id: ViewerId, name: FromPath[str], before: FromQuery[int] = 1 << 53) -> LogPage:
        """Returns up to 500 log entries before entry number `before`."""
        async with tables.locked(name) as loaded:
            loaded.session.check_readable("table", viewer_id)
            return log_page(loaded.log, before)

    @get("/{name:str}/positions", summary="Get all positions", opt=UNCOMPRESSED)
    async def positions(
        self, tables: TablesDep, replays: NamedDependency[Replays], request: AnyRequest, name: FromPath[str]
    ) -> Response[bytes]:
        """Returns all moves, events and positions. A long game counts as several requests unless it is cached."""
        async with tables.locked(name) as loaded:
            loaded.session.check_readable("record")
            record, version = loaded.session.record(), loaded.session.version
            view = msgspec.json.encode(tables.view(loaded))
        return await _replayed(replays, request, name, version, "positions", partial(_replay, view=view), record)

    @get("/{name:str}/text", summary="Describe a position", responses=_TEXTS, opt=UNCOMPRESSED)
    async def describe(
        self,
        tables: TablesDep,
        replays: NamedDependency[Replays],
        request: AnyRequest,
        viewer_id: ViewerId,
        name: FromPath[str],
        ply: FromQuery[int] = -1,
    ) -> Response[bytes]:
        """Returns the position after `ply` moves, or the latest, as text, with the moves. A long game counts as several requests."""
        async with tables.locked(name) as loaded:
            loaded.session.check_readable("table", viewer_id)
            record, version = loaded.session.record(), loaded.session.version
        ply = len(record.moves) if ply < 0 else min(ply, len(record.moves))
        return await _replayed(replays, request, name, version, f"text {ply}", partial(_described, ply=ply), record)

    @post("/{name:str}/rematch", summary="Play again")
    async def rematch(
        self,
        tables: TablesDep,
        addresses: AddressesDep,
        user: CurrentUser,
        request: AnyRequest,
        name: FromPath[str],
        data: JSONBody[Rematch],
    ) -> Where:
        """Asks for a rematch; `id` is empty until all players have asked.

        Players keep their seats, the chat and the score; the next seat begins. With `same_dice` the dice fall as before, but the seats
        are rotated by one. Repeated requests return the same table.
        """
        async with tables.locked(name) as loaded:
            if loaded.session.opened.challenge:
                raise TableError("table/daily-once")
            if loaded.session.opened.match:
                raise TableError("table/match-once")
            if loaded.session.opened.tournament or loaded.session.opened.withheld:
                raise TableError("table/tournament-once")  # the next round opens by itself, and others may still play with the same dice
            again = _rematch_of(loaded.session, user.user_id)
        if not again:
            await tables.want_rematch(name, user.user_id, same_dice=data.same_dice)
            async with tables.locked(name) as loaded:
                again = loaded.session.rematch.table
                if not again and not loaded.session.rematch.agreed(loaded.session.seats, same_dice=data.same_dice):
                    return Where("", "")
                if not again:
                    again = await self._open_rematch(tables, loaded.session, name, loaded.secret if data.same_dice else None)
        await tables.set_rematch(name, again)
        return Where(again, addresses.url(request, f"/t/{again}"))

    async def _open_rematch(self, tables: TableManager, session: Session, parent: str, same: bytes | None) -> str:
        secret = same or new_secret()
        before = session.opened
        entropy = session.entropy if same else ()
        commits = (before.commits or tuple(session.shares.commits)) if same else ()
        scheme = before.scheme if same else SCHEME
        options = before.options
        if same:
            real = tuple(sorted((seat - 1) % len(session.seats) for seat in options.real_seats))
            options = msgspec.structs.replace(options, real_seats=real)
        published = commitment(secret, scheme) if options.dice == "server" else ""
        present = [seat.user_id for seat in session.seats if seat.user_id and not seat.gone]
        seats, score = session.seats, session.score()
        if same:  # each seat gets the next seat's dice
            seats, score = (*seats[1:], seats[0]), (*score[1:], *score[:1])
        opened = Opened(
            session.game.id,
            before.setup if same else _next_begins(session),
            options,
            before.host if before.host in present else present[0],
            published,
            entropy,
            parent=parent,
            rules_version=before.rules_version,
            scheme=scheme,
            commits=commits,
            score=() if any(seat.gone for seat in seats) else score,
            rated=before.rated and not same,
        )
        # The players' shares of the last game's dice are public by now: all players add new ones.
        seated = [
            Sat(seat, player.user_id, player.name) if player.user_id else BotSat(seat, player.bot)
            for seat, player in enumerate(seats)
            if not player.gone
        ]
        return await tables.open(opened, secret, *seated, *session.chat.latest, rematch_of=parent)

    @post("/{name:str}/fork", summary="Fork a game")
    async def fork(
        self,
        tables: TablesDep,
        rate_limiter: RateLimiterDep,
        config: ConfigDep,
        addresses: AddressesDep,
        store: StoreDep,
        user: CurrentUser,
        request: AnyRequest,
        name: FromPath[str],
        data: JSONBody[Fork],
    ) -> Where:
        """Opens a table whose game begins after `ply` moves of this one."""
        await check_open_tables(config, store, user)
        rate_limiter.consume({"fork": user.user_id})
        async with tables.locked(name) as loaded:
            loaded.session.check_readable("record")
            record = loaded.session.record()
            opened = loaded.session.opened
            if loaded.session.status != "over" and not opened.options.help:
                raise TableError("table/no-fork")  # a fork could be analysed, which would be help
        secret = new_secret()
        published = commitment(secret) if opened.options.dice == "server" else ""
        moves = record.moves[: data.ply]
        rate_limiter.check(request, user.user_id, len(moves) // MOVES_PER_REQUEST)
        again = Opened(opened.game, opened.setup, opened.options, user.user_id, published, (), moves, name, opened.rules_version, SCHEME)
        new = await tables.open(again, secret, *_seated(again, user, await _with_own_name(store, user, data.seats), config.exec_bots))
        return Where(new, addresses.url(request, f"/t/{new}"))


async def _replayed(
    replays: Replays,
    request: AnyRequest,
    table: str,
    version: int,
    form: str,
    write: Callable[[Record], bytes],
    record: Record,
    media_type: str = MediaType.JSON,
    headers: Mapping[str, str] = MappingProxyType({}),
) -> Response[bytes]:
    """Return a response with what is written from a record."""
    unpacked = not accepts_gzip(request)
    body = await replays.of(client_network(request), table, version, form, write, record, unpacked=unpacked)
    return await compressed_response(request, body, media_type, headers)


def _replay(record: Record, *, view: bytes) -> bytes:
    return b'{"table":%b,"positions":%b}' % (view, positions(record))


async def check_open_tables(config: Config, store: Store, user: User) -> None:
    """Raise `table/too-many` if a user has too many tables that are not over."""
    if config.rate_limit and (count := await store.unfinished(user.user_id)) >= MAX_OPEN_TABLES_PER_USER:
        raise TableError("table/too-many", value=str(count))


def _rematch_of(session: Session, user_id: str) -> str:
    """Return the rematch of a finished game; empty if there is none. Raises an error for a caller who did not play."""
    if session.status != "over":
        raise TableError("table/not-over")
    if not session.seats_of(user_id):
        raise TableError("table/not-yours", value="")
    return session.rematch.table


def _next_begins(session: Session) -> dict[str, Any]:
    """Return the setup of a rematch, in which the next seat begins if the game has that option."""
    setup = session.opened.setup
    began = next((state.turn for _, state, _ in steps(session.record()) if state.turn >= 0), None)
    if began is None or not isinstance(setup.get("first"), int | str) or len(session.seats) < 2:
        return setup
    return {**setup, "first": (began + 1) % len(session.seats)}


async def _with_own_name(store: Store, user: User, seats: tuple[SeatWish | None, ...]) -> tuple[SeatWish | None, ...]:
    """Return the seats, the first of the user's with the name of a registered user.

    Where the admin has locked the name, all of them have it, numbered.
    """
    name = await store.own_name(user.user_id)
    if name is None:
        return seats
    own = [place for place, seat in enumerate(seats) if seat is not None and seat.me]
    locked = await store.locked_name(user.user_id) is not None
    names = dict(zip(own if locked else own[:1], told_apart([name] * len(own)), strict=False))
    return tuple(
        msgspec.structs.replace(seat, name=names[place]) if seat is not None and place in names else seat
        for place, seat in enumerate(seats)
    )


def _seated(opened: Opened, user: User, seats: tuple[SeatWish | None, ...], programs: Collection[str]) -> tuple[Entry, ...]:
    """Return the entries that seat players and bots at a new table. Errors are raised before the table is stored."""
    session = Session(opened)
    for seat, wanted in enumerate(seats):
        if wanted is not None and wanted.bot:
            session.put_bot(user.user_id, seat, wanted.bot, programs)
        elif wanted is not None and wanted.me:
            session.sit(user.user_id, seat, wanted.name or user.name, wanted.entropy, wanted.commit)
    session.check_rated()
    return tuple(entry for entry, _ in session.take_pending())


def _record_text(record: Record) -> bytes:
    return to_text(record).encode()


def _record_json(record: Record) -> bytes:
    return to_json(record).encode()


def _described(record: Record, ply: int) -> bytes:
    _, state, _ = next(islice(steps(record), ply, None))
    return msgspec.json.encode(position_text(find_game(record.game), state, ply))
