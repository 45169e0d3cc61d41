"""Tables over HTTP: set one, look at it, do something at it, play again."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Collection
from typing import Any

import msgspec
import segno
from litestar import Controller, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery, JSONBody

from rollhouse.core.errors import SetupError
from rollhouse.core.record import Record, steps
from rollhouse.core.record_json import to_json
from rollhouse.core.record_text import to_text
from rollhouse.core.registry import game as find_game
from rollhouse.play.entries import BotSat, Entry, Opened, Options, Sat
from rollhouse.play.fair import SCHEME, commitment, new_secret, reveal
from rollhouse.play.seats import TableError
from rollhouse.play.session import Session
from rollhouse.server.auth.dependencies import CurrentUser
from rollhouse.server.auth.rate_limit import EXPENSIVE, RateLimiter
from rollhouse.server.auth.users import Auth
from rollhouse.server.clock import Clock
from rollhouse.server.config import Config
from rollhouse.server.store.rows import TableRow, User
from rollhouse.server.store.store import Store
from rollhouse.server.tables.manager import TableManager
from rollhouse.server.tables.position_text import position_text
from rollhouse.server.tables.presence import Presence
from rollhouse.server.tables.presence_broadcast import PresenceBroadcaster
from rollhouse.server.tables.replays import Replays
from rollhouse.server.tables.schemas import Fork, LogPage, NewTable, PositionText, Rematch, SeatWish, TableLine, Tables, Version, Where
from rollhouse.server.tables.setups import agreed_setup
from rollhouse.server.tables.views import log_page
from rollhouse.server.transport.addresses import Addresses
from rollhouse.server.wire.messages import Begin, Command, TableView

__all__ = ["TablesController", "checked_options", "may_open"]

_MOST_LISTED = 50
_MOST_UNFINISHED = 100
"""Tables of one guest that are not over."""
_MOST_FORKS, _A_DAY = 50, 86_400.0
"""Tables that one guest may let go on from a position in a day."""
_MOST_INCREMENT = 600
"""Seconds that a turn may give to the one who plays it."""
_MOVES_A_COMMAND = 200
"""Moves to be played through again that count as one command."""


class TablesController(Controller):
    """`/api/tables`."""

    path = "/api/tables"
    tags = ["tables"]

    @post("/", summary="Set a table", opt=EXPENSIVE)
    async def create(
        self,
        config: NamedDependency[Config],
        tables: NamedDependency[TableManager],
        presence: NamedDependency[Presence],
        addresses: NamedDependency[Addresses],
        store: NamedDependency[Store],
        user: CurrentUser,
        request: Request[Any, Any, Any],
        data: JSONBody[NewTable],
    ) -> Where:
        """Seats are taken in order: `{"me": true, "name": …}`, `{"bot": …}`, or null for whoever comes by the link."""
        await may_open(config, store, user)
        game = find_game(data.game)
        seats = data.seats
        setup = agreed_setup(game, data.setup, len(seats))
        secret = new_secret()
        published = commitment(secret) if data.options.dice == "house" else ""
        options = checked_options(data.options, setup.players)
        opened = Opened(
            game.id,
            msgspec.to_builtins(setup),
            options,
            user.user_id,
            published,
            rules_version=game.rules_version,
            scheme=SCHEME,
            rated=data.rated,
        )
        seated = _seated(opened, user, seats, config.exec_bots)
        if data.rated and data.setup.get("first", "random") != "random":
            raise TableError("table/rated-rules", value="first")  # whoever begins has an advantage: nobody may choose that
        if data.begin and len(seated) < setup.players:
            raise TableError("table/seats-free", value=str(setup.players - len(seated)))
        name = await tables.open(opened, secret, *seated)
        if any(isinstance(entry, Sat) for entry in seated):
            presence.add_request(name, user.user_id)
        if data.begin:
            await tables.execute(name, user.user_id, Begin())
        return Where(name, addresses.url(request, f"/t/{name}"))

    @get("/", summary="Open tables, and mine")
    async def listed(self, store: NamedDependency[Store], user: CurrentUser) -> Tables:
        """The latest first; of mine, those first that wait for me."""
        waiting, mine = await asyncio.gather(
            store.open_tables(_MOST_LISTED), store.my_tables(user.user_id, _MOST_LISTED)
        )  # side by side: neither waits for the other
        return Tables([_line(row, user.user_id) for row in waiting], [_line(row, user.user_id) for row in mine])

    @get("/{name:str}", summary="A table")
    async def view(
        self,
        auth: NamedDependency[Auth],
        tables: NamedDependency[TableManager],
        presence: NamedDependency[Presence],
        request: Request[Any, Any, Any],
        name: FromPath[str],
    ) -> TableView:
        """As everybody sees it. Whoever sits there and looks counts as there, for half a minute, and has their seat back from a bot."""
        user = await auth.of(request)
        await self._seen(tables, presence, name, user)
        async with tables.locked(name) as live:
            live.session.check_visible("" if user is None else user.user_id)
            return tables.view(live)

    async def _seen(self, tables: TableManager, presence: Presence, name: str, user: User | None) -> None:
        """Somebody asks about a table, or does something there: a program may play without a socket."""
        if user is not None and (await tables.load(name)).session.seats_of(user.user_id):
            presence.add_request(name, user.user_id)
            await tables.return_to_seats(name, user.user_id)

    @post("/{name:str}/do", summary="Do something at a table", status_code=200)
    async def do(
        self,
        tables: NamedDependency[TableManager],
        presence_broadcaster: NamedDependency[PresenceBroadcaster],
        presence: NamedDependency[Presence],
        user: CurrentUser,
        name: FromPath[str],
        data: JSONBody[Command],
    ) -> Version:
        """The same commands as over the socket. Whoever sits there counts as there for half a minute."""
        version = await tables.execute(name, user.user_id, data, presence_broadcaster.policy(name, user.user_id))
        await self._seen(tables, presence, name, user)
        return Version(version)

    @get("/{name:str}/record", summary="The record", media_type=MediaType.TEXT)
    async def record(
        self,
        clock: NamedDependency[Clock],
        tables: NamedDependency[TableManager],
        name: FromPath[str],
        form: FromQuery[str] = "text",
    ) -> Response[str]:
        """The game so far, as a file: `form` is `text` or `json`."""
        if form not in ("text", "json"):
            raise SetupError("setup/form", value=form, expected=("text", "json"))
        async with tables.locked(name) as live:
            live.session.check_visible()
            record = live.session.record()
            if "" < live.session.opened.challenge < clock.today().isoformat():
                record = reveal(record, live.secret)  # the day is over
        suffix, kind = ("json", "application/json") if form == "json" else ("txt", "text/plain; charset=utf-8")
        headers = {"Content-Disposition": f'attachment; filename="rollhouse-{name}.{suffix}"'}
        text = await asyncio.to_thread(to_json if form == "json" else to_text, record)
        return Response(text, media_type=kind, headers=headers)

    @get("/{name:str}/log", summary="What happened, a page at a time")
    async def log(
        self,
        auth: NamedDependency[Auth],
        tables: NamedDependency[TableManager],
        request: Request[Any, Any, Any],
        name: FromPath[str],
        before: FromQuery[int] = 1 << 53,
    ) -> LogPage:
        """The latest 500 happenings before so many."""
        user = await auth.of(request)
        async with tables.locked(name) as live:
            live.session.check_visible("" if user is None else user.user_id)
            return log_page(live.log, before)

    @get("/{name:str}/positions", summary="Every position, for the replay")
    async def positions(
        self,
        tables: NamedDependency[TableManager],
        replays: NamedDependency[Replays],
        rate_limiter: NamedDependency[RateLimiter],
        request: Request[Any, Any, Any],
        name: FromPath[str],
    ) -> Response[bytes]:
        """Moves, events (as messages) and positions from the beginning. A long game counts as several commands, unless it is at hand."""
        async with tables.locked(name) as live:
            live.session.check_visible()
            record, version = live.session.record(), live.session.version
            view = msgspec.json.encode(tables.view(live))
        if not replays.is_cached(name, version):
            rate_limiter.charge(request, "", 1 + len(record.moves) // _MOVES_A_COMMAND)
        replayed = await replays.of(name, version, record)
        return Response(b'{"table":%b,"positions":%b}' % (view, replayed), media_type=MediaType.JSON)

    @get("/{name:str}/text", summary="A position in words")
    async def told(
        self,
        auth: NamedDependency[Auth],
        tables: NamedDependency[TableManager],
        request: Request[Any, Any, Any],
        name: FromPath[str],
        ply: FromQuery[int] = -1,
    ) -> PositionText:
        """The position after so many moves, or the last one, as the game itself says it, and what can be done there."""
        user = await auth.of(request)
        async with tables.locked(name) as live:
            live.session.check_visible("" if user is None else user.user_id)
            record = live.session.record()
        return await asyncio.to_thread(_told, record, ply)

    @post("/{name:str}/rematch", summary="Play again", opt=EXPENSIVE)
    async def rematch(
        self,
        tables: NamedDependency[TableManager],
        addresses: NamedDependency[Addresses],
        user: CurrentUser,
        request: Request[Any, Any, Any],
        name: FromPath[str],
        data: JSONBody[Rematch],
    ) -> Where:
        """A new table, once everybody who played has asked for it; until then there is none, and no `id`.

        Everybody sits on the seat that they had, what was said and the score come along, and the next seat begins. With `same_dice` the
        dice fall as before, for the others: seats are rotated by one. Whoever asks again gets the same table.
        """
        async with tables.locked(name) as live:
            if live.session.opened.challenge:
                raise TableError("table/daily-once")
            if live.session.opened.match:
                raise TableError("table/match-once")
            if live.session.opened.tournament or live.session.opened.withheld:
                raise TableError("table/tournament-once")  # the next round comes by itself; and others may play with the same dice yet
            again = _rematch_of(live.session, user.user_id)
        if not again:
            await tables.want_rematch(name, user.user_id, same_dice=data.same_dice)
            async with tables.locked(name) as live:
                again = live.session.rematch.table
                if not again and not live.session.rematch.agreed(live.session.seats, same_dice=data.same_dice):
                    return Where("", "")
                if not again:
                    again = await self._again(tables, live.session, name, live.secret if data.same_dice else None)
        await tables.set_rematch(name, again)
        return Where(again, addresses.url(request, f"/t/{again}"))

    async def _again(self, tables: TableManager, session: Session, parent: str, same: bytes | None) -> str:
        secret = same or new_secret()
        before = session.opened
        entropy = session.entropy if same else ()
        commits = (before.commits or tuple(session.shares.commits)) if same else ()
        scheme = before.scheme if same else SCHEME
        options = before.options
        if same:
            real = tuple(sorted((seat - 1) % len(session.seats) for seat in options.real_seats))
            options = msgspec.structs.replace(options, real_seats=real)
        published = commitment(secret, scheme) if options.dice == "house" else ""
        present = [one.user_id for one in session.seats if one.user_id and not one.gone]
        seats, score = session.seats, session.score()
        if same:  # the others' dice
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
            score=() if any(one.gone for one in seats) else score,
            rated=before.rated and not same,
        )
        # What they added to the last game's dice is known by now: everybody adds anew.
        seated = [
            Sat(seat, one.user_id, one.name) if one.user_id else BotSat(seat, one.bot) for seat, one in enumerate(seats) if not one.gone
        ]
        return await tables.open(opened, secret, *seated, *session.chat.latest, rematch_of=parent)

    @post("/{name:str}/fork", summary="Play on from a position", opt=EXPENSIVE)
    async def fork(
        self,
        clock: NamedDependency[Clock],
        tables: NamedDependency[TableManager],
        rate_limiter: NamedDependency[RateLimiter],
        config: NamedDependency[Config],
        addresses: NamedDependency[Addresses],
        store: NamedDependency[Store],
        user: CurrentUser,
        request: Request[Any, Any, Any],
        name: FromPath[str],
        data: JSONBody[Fork],
    ) -> Where:
        """A new table that begins after `ply` moves of this game; seats as in a new table."""
        await may_open(config, store, user)
        await _may_fork(clock, config, store, user)
        async with tables.locked(name) as live:
            live.session.check_visible()
            record = live.session.record()
            opened = live.session.opened
            if live.session.status != "over" and not opened.options.help:
                raise TableError("table/no-fork")  # whoever could try it out elsewhere, and read what it was worth, would have help
        secret = new_secret()
        published = commitment(secret) if opened.options.dice == "house" else ""
        moves = record.moves[: data.ply]
        rate_limiter.charge(request, user.user_id, len(moves) // _MOVES_A_COMMAND)
        again = Opened(opened.game, opened.setup, opened.options, user.user_id, published, (), moves, name, opened.rules_version, SCHEME)
        new = await tables.open(again, secret, *_seated(again, user, data.seats, config.exec_bots))
        return Where(new, addresses.url(request, f"/t/{new}"))

    @get("/{name:str}/qr.svg", summary="The table's address as a picture", media_type="image/svg+xml")
    async def qr(
        self,
        tables: NamedDependency[TableManager],
        addresses: NamedDependency[Addresses],
        request: Request[Any, Any, Any],
        name: FromPath[str],
    ) -> bytes:
        """To be held before a phone."""
        await tables.load(name)
        picture = io.BytesIO()
        segno.make(addresses.url(request, f"/t/{name}"), error="m").save(picture, kind="svg", border=2, scale=4)
        return picture.getvalue()


async def may_open(config: Config, store: Store, user: User) -> None:
    """Whoever has many tables that are not over opens no more: each is kept, and looked after."""
    if config.rate_limit and (count := await store.unfinished(user.user_id)) >= _MOST_UNFINISHED:
        raise TableError("table/too-many", value=str(count))


async def _may_fork(clock: Clock, config: Config, store: Store, user: User) -> None:
    """So many a day: each keeps all the moves before it, and a game may be long."""
    since = clock.now() - _A_DAY
    if config.rate_limit and (count := await store.forks_since(user.user_id, since)) >= _MOST_FORKS:
        raise TableError("table/too-many-forks", value=str(count))


def _rematch_of(session: Session, user_id: str) -> str:
    """The rematch of a game that is over, as somebody who played may ask for it; empty while there is none."""
    if session.status != "over":
        raise TableError("table/not-over")
    if not session.seats_of(user_id):
        raise TableError("table/not-yours", value="")
    return session.rematch.table


def _next_begins(session: Session) -> dict[str, Any]:
    """The setup of another game in which the seat after the one that began now begins, where the game lets that be said."""
    setup = session.opened.setup
    began = next((state.turn for _, state, _ in steps(session.record()) if state.turn >= 0), None)
    if began is None or not isinstance(setup.get("first"), int | str) or len(session.seats) < 2:
        return setup
    return {**setup, "first": (began + 1) % len(session.seats)}


def _seated(opened: Opened, user: User, seats: tuple[SeatWish | None, ...], programs: Collection[str]) -> tuple[Entry, ...]:
    """Who sits at a new table from the beginning; refused before there is a table, if it can't be so."""
    session = Session(opened)
    for seat, criteria in enumerate(seats):
        if criteria is not None and criteria.bot:
            session.put_bot(user.user_id, seat, criteria.bot, programs)
        elif criteria is not None and criteria.me:
            session.sit(user.user_id, seat, criteria.name or user.name, criteria.entropy, criteria.commit)
    session.check_rated()
    return tuple(entry for entry, _ in session.take_pending())


def _told(record: Record, ply: int) -> PositionText:
    states = [state for _, state, _ in steps(record)]
    at = min(ply, len(states) - 1) if ply >= 0 else len(states) - 1
    return position_text(find_game(record.game), states[at], at)


def checked_options(options: Options, players: int) -> Options:
    """The options as they are kept; refused where they make no sense."""
    if any(not 0 <= seat < players for seat in options.real_seats):
        raise SetupError("setup/real_seats", value=" ".join(map(str, options.real_seats))[:80], expected=(f"0–{players - 1}",))
    if options.clock is not None and not 5 <= options.clock.seconds <= 14 * 24 * 3600:
        raise SetupError("setup/clock", value=str(options.clock.seconds), expected=("5–1209600",))
    if options.clock is not None and not 0 <= options.clock.increment <= (_MOST_INCREMENT if options.clock.per == "game" else 0):
        raise SetupError("setup/increment", value=str(options.clock.increment), expected=(f"0–{_MOST_INCREMENT}",))
    return msgspec.structs.replace(options, real_seats=tuple(sorted(set(options.real_seats))))


def _line(row: TableRow, user_id: str) -> TableLine:
    return TableLine(
        row.id,
        row.game,
        row.status,
        tuple(seat.name for seat in row.seats),
        tuple(seat.bot for seat in row.seats),
        tuple(place for place, seat in enumerate(row.seats) if seat.won),
        row.turn_seat,
        row.status == "playing" and row.waits_for(user_id),
        row.public,
        row.updated,
        row.version,
        row.clock_ends,
    )
