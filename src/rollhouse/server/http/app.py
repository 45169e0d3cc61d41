"""The ASGI application: controllers, dependencies, error handlers and the table socket."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from ipaddress import ip_address, ip_network
from typing import Any

from litestar import Controller, Litestar, Router, WebSocket, websocket
from litestar.config.compression import CompressionConfig
from litestar.di import NamedDependency, Provide
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, FromQuery

from rollhouse import __version__
from rollhouse.core.errors import RollhouseError
from rollhouse.locale import catalogue
from rollhouse.lowlevel.connection_limits import ConnectionLimiter
from rollhouse.lowlevel.raw_socket import RawSocket
from rollhouse.play.seats import TableError
from rollhouse.server import features
from rollhouse.server.auth.bans import Bans
from rollhouse.server.auth.csrf import OriginError, csrf_guard, is_cross_site
from rollhouse.server.auth.endpoints import EXPENSIVE
from rollhouse.server.auth.rate_limit import RateLimiter, network_prefix, read_limit_guard, request_cost
from rollhouse.server.auth.users import device_cookie
from rollhouse.server.clock import Clock
from rollhouse.server.config import Config
from rollhouse.server.http.compose import DEPENDENCIES, running_services
from rollhouse.server.http.errors import EXCEPTION_HANDLERS, language_of
from rollhouse.server.http.headers import add_headers
from rollhouse.server.http.health import OpsController
from rollhouse.server.http.host_check import HostCheckedApplication
from rollhouse.server.http.open_files import connections_for, open_files
from rollhouse.server.http.pages import page_handlers
from rollhouse.server.store.rows import User
from rollhouse.server.transport.compression import NOT_COMPRESSED_HERE
from rollhouse.server.transport.dependencies import AddressesDep, AnyRequest, AuthDep, ConfigDep, RateLimiterDep
from rollhouse.server.transport.news import PageDependencies, PageSocket
from rollhouse.server.transport.sockets import Viewer, ViewerDependencies, reject
from rollhouse.server.wire.frames import CLOSE_FORBIDDEN

_MAX_BODY_BYTES = 100_000
_LOOPBACK = ("127.0.0.0/8", "::1")


def create_app(config: Config, *, clock: Clock | None = None, listen_at: Callable[[str], Awaitable[int]] | None = None) -> Litestar:
    """Return the application for a configuration.

    Args:
        config: The server's settings.
        clock: The clock that everything asks; the wall clock by default.
        listen_at: Listens at one more address and returns the port; None where the process can't.

    """
    clock = clock or Clock()
    connections = ConnectionLimiter(
        address_key=network_prefix,
        is_exempt=partial(_is_shared_address, config),
        max_per_address=config.per_address,
        max_connections=connections_for(open_files()),
    )
    rate_limiter = RateLimiter(config.rate_limit)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with running_services(config, clock, connections, rate_limiter, listen_at) as services:
            app.state.services = services
            yield

    lifespans: list[Callable[[Litestar], AbstractAsyncContextManager[None]]] = [lifespan]
    app = HostCheckedApplication(
        route_handlers=[*controllers(), table_socket, page_socket, *page_handlers()],
        dependencies={**DEPENDENCIES, "user": Provide(_current_user), "viewer_id": Provide(_viewer_id)},
        guards=[read_limit_guard, csrf_guard],
        lifespan=lifespans,
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6, minimum_size=1000, exclude_opt_key=NOT_COMPRESSED_HERE),
        exception_handlers=EXCEPTION_HANDLERS,
        before_send=[add_headers],
        openapi_config=OpenAPIConfig(
            title="Rollhouse",
            version=__version__,
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],  # the others load their pages from other hosts
            openapi_router=Router("/schema", route_handlers=[], include_in_schema=False, before_request=_only_the_document),
        ),
        request_max_body_size=_MAX_BODY_BYTES,
        logging_config=None,  # the command that runs the application decides where its log goes
    )
    # Guards, hooks and the protocol server see the application, not its services.
    app.state.config = config
    app.state.connections = connections
    app.state.rate_limiter = rate_limiter
    return app


def controllers() -> list[type[Controller]]:
    """Return every controller: those of the `api` modules of `features`, and health."""
    names = (info.name for info in pkgutil.walk_packages(features.__path__, f"{features.__name__}.") if info.name.endswith("api"))
    modules = [importlib.import_module(name) for name in names]
    own = (item for module in modules for item in vars(module).values() if getattr(item, "__module__", "") == module.__name__)
    return [item for item in own if isinstance(item, type) and issubclass(item, Controller)] + [OpsController]


def _is_shared_address(config: Config, host: str) -> bool:
    """Return whether connections from this address belong to many clients: a proxy's, or a tunnel's on this machine."""
    # An IPv4 address may be written as IPv6.
    address = ip_address(network_prefix(host)) if "." in host else ip_address(host.partition("%")[0])
    return any(proxy == "*" or address in ip_network(proxy) for proxy in (*_LOOPBACK, *config.trusted_proxies))


def _only_the_document(request: AnyRequest) -> None:
    """Raise our 404 for unknown paths under /schema, where Litestar would return an HTML page."""
    if request.path_params:
        raise NotFoundException


async def _current_user(
    auth: AuthDep,
    bans: NamedDependency[Bans],
    rate_limiter: RateLimiterDep,
    addresses: AddressesDep,
    config: ConfigDep,
    request: AnyRequest,
) -> User:
    """Return the caller. A caller without an account gets a guest account, and its cookie with the response.

    A page of another site gets none: its requests come without the cookie that the user has, and a new one would replace that.
    """
    user = await auth.current_user(request)
    if user is not None:
        if request_cost(request) and not (request.method == "DELETE" and request.scope["path"].rstrip("/") == "/api/me"):
            bans.check(user.user_id)
        rate_limiter.check(request, user.user_id)
    elif is_cross_site(request, config.public_url):
        raise OriginError("wire/another-site", value=request.headers.get("origin", "")[:200])
    else:
        rate_limiter.check(request, "", request_cost(request) + EXPENSIVE)
        user, value = await auth.create_guest(language_of(request))
        request.scope["state"]["new_cookie"] = device_cookie(value, secure=addresses.secure(request))
    return user


async def _viewer_id(auth: AuthDep, request: AnyRequest) -> str:
    """Return the caller's user id; empty for a caller without an account."""
    user = await auth.current_user(request)
    return "" if user is None else user.user_id


@websocket("/api/tables/{name:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    auth: AuthDep,
    config: ConfigDep,
    viewer: NamedDependency[ViewerDependencies],
    name: FromPath[str],
    since: FromQuery[int] = 0,
    changes: FromQuery[bool] = False,  # clients of 0.3 don't ask, and merge nothing
) -> None:
    """Connect one viewer to one table. A page of another site may not open it in the name of our users."""
    if is_cross_site(socket, config.public_url):
        await socket.close(code=CLOSE_FORBIDDEN)
        return
    await socket.accept()
    words, raw = catalogue(language_of(socket)), RawSocket(socket)
    try:
        user = await auth.current_user(socket)
    except RollhouseError as error:
        await reject(raw, error, words)
        return
    user_id = "" if user is None else user.user_id
    await raw.detach(partial(Viewer(raw, viewer, words, name, user_id, auth.recheck(socket), changes=changes).run, since))


@websocket("/api/me/socket")
async def page_socket(socket: WebSocket[Any, Any, Any], auth: AuthDep, config: ConfigDep, page: NamedDependency[PageDependencies]) -> None:
    """Tell an open page what has changed for its user. A page of another site, and a caller without an account, may not open it."""
    if is_cross_site(socket, config.public_url):
        await socket.close(code=CLOSE_FORBIDDEN)
        return
    await socket.accept()
    raw = RawSocket(socket)
    try:
        user = await auth.current_user(socket)
        if user is None:
            raise TableError("table/stranger")
    except RollhouseError as error:
        await reject(raw, error, catalogue(language_of(socket)))
        return
    await raw.detach(PageSocket(raw, page, user, auth.recheck(socket)).run)
