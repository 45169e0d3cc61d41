"""The application: parts put together, doors opened, and everything closed again in order."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from functools import partial
from ipaddress import ip_address, ip_network
from itertools import count
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response, Router, WebSocket, get, websocket
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import CacheControlHeader, Cookie, MutableScopeHeaders, State
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, FromQuery
from litestar.response import File
from litestar.static_files import create_static_files_router
from litestar.types import Message, Scope

from rollhouse import __version__
from rollhouse.core.errors import RollhouseError
from rollhouse.locale import catalogue
from rollhouse.locale.languages import accepted_language
from rollhouse.lowlevel.connection_limits import ConnectionLimiter
from rollhouse.lowlevel.raw_socket import RawSocket, RawSocketApplication
from rollhouse.server.auth.csrf import OriginError, csrf_guard, is_cross_site
from rollhouse.server.auth.rate_limit import COST_OF_A_GUEST, RateLimited, cost_of, own_part
from rollhouse.server.auth.users import Auth, guest_cookie
from rollhouse.server.config import TLS_SCHEMES, Config
from rollhouse.server.features.account.credentials_api import CredentialsController, SignInController
from rollhouse.server.features.account.deletion import CHANGED_CHANNEL
from rollhouse.server.features.admin.api import AdminController
from rollhouse.server.features.analysis.api import HelpController, PuzzlesController, TrainerController
from rollhouse.server.features.analysis.service import Teacher
from rollhouse.server.features.competitions.matches.api import MatchesController
from rollhouse.server.features.competitions.tournaments.api import TournamentsController
from rollhouse.server.features.daily.api import DailyController
from rollhouse.server.features.history.api import MyArchiveController, MyGamesController, MyPlayController, MyStatisticsController
from rollhouse.server.features.lessons.api import LessonsController
from rollhouse.server.features.matchmaking.api import MatchmakingController
from rollhouse.server.features.notifications.api import NotificationsController, UnsubscribeController
from rollhouse.server.features.positions.api import PositionLinesController, PositionsController
from rollhouse.server.features.puzzle_rush.api import RushController
from rollhouse.server.features.puzzles.api import ArchiveController, MyPuzzlesController
from rollhouse.server.features.ratings.api import LeaderboardController, MyRatingsController, TableRatingsController
from rollhouse.server.features.social.api import PeopleController
from rollhouse.server.features.tables.api import TablesController
from rollhouse.server.features.vacation.api import VacationController
from rollhouse.server.http.context import Context, ServerContext
from rollhouse.server.http.lan import LanListener
from rollhouse.server.http.open_files import connections_for, open_files
from rollhouse.server.http.site_api import GamesController, MeController, OpsController, ServerAddressController
from rollhouse.server.store.database import StoreError
from rollhouse.server.store.migrate import migrate
from rollhouse.server.store.rows import User
from rollhouse.server.store.store import Store
from rollhouse.server.tables.bots import BotWorkers
from rollhouse.server.tables.manager import TableManager
from rollhouse.server.tables.presence import HEARTBEAT, PRESENCE_CHANNEL, Presence
from rollhouse.server.transport.pubsub import make_pubsub
from rollhouse.server.transport.sockets import Viewer, WireError, refused, reject

__all__ = ["SCREENS", "STATIC", "create_app"]

STATIC = Path(__file__).parent.parent / "static"
_log = logging.getLogger("rollhouse.server")
_POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; script-src 'self'; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
_PAGES_HEADERS = {"Content-Security-Policy": _POLICY, "Permissions-Policy": "camera=(), microphone=(), geolocation=()"}
"""What only a page obeys. Its scripts and styles go without: there are some fifty, and with it a first visit weighed a tenth more."""
_HEADERS = {"X-Content-Type-Options": "nosniff", "Referrer-Policy": "same-origin"}
_PRIVATE = tuple(
    f"/api/{room}"
    for room in (
        "daily",
        "tournaments",
        "matches",
        "me",
        "notifications",
        "admin",
        "matchmaking",
        "people",
        "positions",
        "puzzles",
        "ratings",
        "rush",
        "tables",
        "trainer",
    )
)
"""What is somebody's own, or changes at any moment: nobody on the way may keep it."""
_ASSETS = "/assets/"
_A_YEAR_OF_TLS = "max-age=31536000"
SCREENS = [
    "/",
    *(f"/{room}/{{rest:path}}" for room in ("t", "r", "a", "tournament", "match", "position", "puzzles", "rules", "learn", "me")),
    "/leaderboard",
    "/daily",
    "/check",
    "/link",
    "/friend",
    "/people",
    "/admin",
    "/puzzle",
    "/puzzles",
    "/rush",
    "/train",
    "/me",
    "/signin",
    "/email",
    "/tournament",
    "/match",
]
"""The addresses that the browser client draws itself."""
_ROOT_FILES = {"sw.js": "text/javascript", "manifest.webmanifest": "application/manifest+json", "icon.svg": "image/svg+xml"}
"""Files that must lie at the root, and their types: a browser takes a service worker only as JavaScript."""
_CONTROLLERS = [
    TablesController,
    HelpController,
    PositionLinesController,
    PositionsController,
    PuzzlesController,
    ArchiveController,
    MyPuzzlesController,
    RushController,
    TrainerController,
    LessonsController,
    MeController,
    MyArchiveController,
    MyGamesController,
    MyPlayController,
    MyStatisticsController,
    VacationController,
    MatchmakingController,
    CredentialsController,
    SignInController,
    LeaderboardController,
    DailyController,
    MyRatingsController,
    TableRatingsController,
    PeopleController,
    TournamentsController,
    MatchesController,
    AdminController,
    NotificationsController,
    UnsubscribeController,
    GamesController,
    ServerAddressController,
    OpsController,
]
_LARGEST_BODY = 100_000
_LONGEST_FILE_NAME = 255
_THIS_MACHINE = ("127.0.0.0/8", "::1")
_TICK = 0.5
_BEATS = int(HEARTBEAT / _TICK)
_BANS = int(1 / _TICK)
_CALLS = int(5 / _TICK)
"""Beats between two looks whether somebody here has not heard of what other nodes have stored."""
_HOURLY, _FIRST_PURGE = int(3600 / _TICK), int(60 / _TICK)
_FORBIDDEN = 4403
"""Why a socket is closed for good."""


def _language(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return accepted_language(connection.query_params.get("lang") or connection.headers.get("accept-language") or "")


def _refuse(request: Request[Any, Any, Any], error: RollhouseError) -> Response[Any]:
    headers = {"Retry-After": str(error.wait)} if isinstance(error, RateLimited) else None
    return Response(refused(error, catalogue(_language(request)), (), 0), status_code=error.http_status, headers=headers)


def _refuse_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any] | File:
    """The framework's own refusals, in our one shape; somebody with a browser gets a page that says it."""
    if error.status_code == 404 and "text/html" in request.headers.get("accept", "") and (STATIC / "index.html").is_file():
        return File(STATIC / "index.html", media_type="text/html", content_disposition_type="inline", status_code=404)
    codes = {404: "wire/no-such-page", 405: "wire/no-such-page", 413: "wire/too-long"}
    code = codes.get(error.status_code, "wire/malformed")
    return Response(
        refused(WireError(code, value=request.url.path[:80], location=str(error.detail)[:200]), catalogue(_language(request)), (), 0),
        status_code=error.status_code,
    )


def _refuse_unreadable(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """A body that is not text, or that is nested deeper than anybody means."""
    what = WireError("wire/malformed", value=request.url.path[:80], location=type(error).__name__)
    return Response(refused(what, catalogue(_language(request)), (), 0), status_code=400)


def _broken(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    _log.exception("unexpected", exc_info=error)
    return Response(refused(WireError("wire/broken"), catalogue(_language(request)), (), 0), status_code=500)


def _only_what_is_described(request: Request[Any, Any, Any]) -> None:
    """Below the description of the doors the framework has a page of its own for whatever is not there; it would not look like ours."""
    if request.path_params:
        raise NotFoundException


def create_app(config: Config) -> Litestar:
    """The server for this configuration."""
    app = RawSocketApplication(
        route_handlers=[*_CONTROLLERS, table_socket, *_pages()],
        dependencies={"context": Provide(_context, sync_to_thread=False), "guest": Provide(_guest)},
        guards=[csrf_guard],
        lifespan=[_running(config)],
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6, minimum_size=1000),
        exception_handlers={
            RollhouseError: _refuse,
            HTTPException: _refuse_http,
            UnicodeDecodeError: _refuse_unreadable,
            RecursionError: _refuse_unreadable,
            Exception: _broken,
        },
        before_send=[_with_headers],
        openapi_config=OpenAPIConfig(
            title="Rollhouse",
            version=__version__,
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],  # the others load their pages from other hosts
            openapi_router=Router("/schema", route_handlers=[], include_in_schema=False, before_request=_only_what_is_described),
        ),
        request_max_body_size=_LARGEST_BODY,
        logging_config=None,  # whoever runs the application decides where its log goes
    )
    app.state.config = config
    app.state.connections = ConnectionLimiter(
        address_key=own_part,
        is_exempt=partial(_stands_for_many, config),
        max_per_address=config.per_address,
        max_connections=connections_for(open_files()),
    )
    app.state.lan = LanListener(config)
    return app


def _stands_for_many(config: Config, host: str) -> bool:
    """Whether connections from there are not one person's: a proxy's, a tunnel's on this machine."""
    address = ip_address(own_part(host)) if "." in host else ip_address(host.partition("%")[0])  # an IPv4 address may be written as IPv6
    return any(proxy == "*" or address in ip_network(proxy) for proxy in (*_THIS_MACHINE, *config.trusted_proxies))


def _running(config: Config) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        await asyncio.to_thread(migrate, config.database)
        async with AsyncExitStack() as closing:
            channels = await closing.enter_async_context(make_pubsub(config))
            store = await closing.enter_async_context(Store(config.database))
            workers = BotWorkers(max(1, config.bot_workers // config.workers), programs=config.exec_bots)
            closing.push_async_callback(workers.close)
            house = TableManager(store, workers, channels.publish, alone=config.alone, bot_pace=config.bot_pace)
            closing.push_async_callback(house.close)
            presence = Presence(channels.publish, grace=config.grace, alone=config.alone)
            house.watched = presence.busy
            teacher = Teacher()
            closing.push_async_callback(teacher.close)
            context = app.state.context = Context(
                config, store, house, presence, Auth(store), channels, teacher, app.state.connections, app.state.lan
            )
            closing.push_async_callback(context.close)
            closing.push_async_callback(context.trainer.close)
            closing.push_async_callback(context.game_analyser.close)
            closing.push_async_callback(context.vacations.close)
            await channels.listen(PRESENCE_CHANNEL, context.hear_presence)
            await closing.enter_async_context(channels.attended(CHANGED_CHANNEL, context.departures.hear))
            closing.push_async_callback(context.notifier.close)
            ticking = asyncio.create_task(_tick(context))
            closing.callback(ticking.cancel)
            for going_on in (
                context.notifier.run(),
                context.tournaments.run(),
                context.matches.run(),
                *([context.game_analyser.run()] if context.weighs else []),
            ):
                closing.callback(asyncio.create_task(going_on).cancel)
            yield

    return running


async def _tick(context: Context) -> None:
    """What happens by itself: bots wake up, time runs out, nodes fall silent, tables are put away."""
    for beat in count():
        try:
            await context.house.process_due()
            if beat % _BANS == 0:
                await context.bans.look()
            if beat % _BEATS == 0:
                await context.heartbeat()
            if beat % _CALLS == _CALLS - 1 and not context.config.alone:
                await context.stragglers.call()
            if beat % _HOURLY == _FIRST_PURGE:
                await context.retention.purge(context.presence.tables())
                await context.idle_guests.purge()
                await context.tournaments.purge(context.config.keep_unused)
        except StoreError as error:  # it is away; the next time it may be back
            _log.warning("the house could not look after its tables: %s", error.code)
        except Exception:
            _log.exception("the house could not look after its tables")
        await asyncio.sleep(_TICK)


def _context(state: State) -> Context:
    found: Context = state.context
    return found


async def _guest(context: ServerContext, request: Request[Any, Any, Any]) -> User:
    """Who is calling; a stranger becomes a guest, and gets the cookie with the answer.

    Never for a page of another site: its requests come without the cookie that somebody has, and a new one would take that one's place.
    """
    guest = await context.users.of(request)
    if guest is not None:
        if cost_of(request) and not (request.method == "DELETE" and request.scope["path"].rstrip("/") == "/api/me"):
            context.bans.check(guest.user_id)
        context.charge(request, guest.user_id, cost_of(request))
    elif is_cross_site(request, context.config.public_url):
        raise OriginError("wire/another-site", value=request.headers.get("origin", "")[:200])
    else:
        context.charge(request, "", cost_of(request) + COST_OF_A_GUEST)
        guest, value = await context.users.new(_language(request))
        request.scope["state"]["new_cookie"] = guest_cookie(value, secure=context.secure(request))
    return guest


async def _with_headers(message: Message, scope: Scope) -> None:
    """What answers carry: the policies, and a new guest's cookie."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in _HEADERS.items():
        headers.setdefault(name, value)
    if not scope["path"].startswith(_ASSETS):
        for name, value in _PAGES_HEADERS.items():
            headers.setdefault(name, value)
    if scope["path"].startswith(_PRIVATE):
        headers.setdefault("Cache-Control", "no-store")
    context: Context = scope["litestar_app"].state.context
    if context.config.public_url.startswith("https://") or scope["scheme"] in TLS_SCHEMES:
        headers.setdefault("Strict-Transport-Security", _A_YEAR_OF_TLS)
    cookie: Cookie | None = scope["state"].get("new_cookie")
    if cookie is not None:
        headers.add("Set-Cookie", cookie.to_header(header=""))


@websocket("/api/tables/{name:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], context: ServerContext, name: FromPath[str], since: FromQuery[int] = 0) -> None:
    """One viewer at one table. A page of another site may not open it in our guests' names."""
    if is_cross_site(socket, context.config.public_url):
        await socket.close(code=_FORBIDDEN)
        return
    await socket.accept()
    words, direct = catalogue(_language(socket)), RawSocket(socket)
    try:
        guest = await context.users.of(socket)
    except RollhouseError as error:
        await reject(direct, error, words)
        return
    user_id = "" if guest is None else guest.user_id
    viewer = Viewer(direct, context, words, name, user_id, context.users.asked_again(socket))
    await direct.detach(partial(viewer.run, since))


def _could_be_a_file(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """What no file system takes for a name never gets there."""
    path = connection.url.path
    if not path.isprintable() or max(map(len, path.encode().split(b"/"))) > _LONGEST_FILE_NAME:
        raise NotFoundException


def _pages() -> list[Any]:
    """The browser client: its files, and one page for every address that it draws itself."""
    if not (STATIC / "index.html").is_file():
        return []

    @get(SCREENS, include_in_schema=False, sync_to_thread=False)
    def page() -> File:
        return File(STATIC / "index.html", media_type="text/html", content_disposition_type="inline", headers={"Cache-Control": "no-cache"})

    @get([f"/{name}" for name in _ROOT_FILES], include_in_schema=False, sync_to_thread=False)
    def root_file(request: Request[Any, Any, Any]) -> File:
        name = request.url.path.lstrip("/")
        return File(STATIC / name, media_type=_ROOT_FILES[name], content_disposition_type="inline", headers={"Cache-Control": "no-cache"})

    assets = create_static_files_router(
        "/assets",
        [STATIC / "assets"],
        cache_control=CacheControlHeader(max_age=31_536_000, immutable=True),
        guards=[_could_be_a_file],
    )
    return [page, root_file, assets]
