"""`rollhouse serve`: the house in a browser, on this machine or for the world; and `rollhouse backup`, `restore` and `inspect`."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from pathlib import Path

import msgspec
import uvicorn

from rollhouse.core.errors import SetupError
from rollhouse.core.messages import say
from rollhouse.locale import Catalogue
from rollhouse.lowlevel.connection_limits import HouseHttp
from rollhouse.lowlevel.uvicorn_protocol import HouseServer
from rollhouse.lowlevel.websocket import FastWebSocket
from rollhouse.play.saves import data_folder
from rollhouse.server.config import Config, read_config
from rollhouse.server.http.app import create_app
from rollhouse.server.http.open_files import ENOUGH_FILES, raise_open_files
from rollhouse.server.http.pages import INDEX
from rollhouse.server.store.backup import back_up, restore
from rollhouse.server.store.migrate import migrate
from rollhouse.server.store.single_instance import single_instance_lock
from rollhouse.server.tables.inspection import inspect_tables
from rollhouse.server.transport.lan import is_loopback, reachable
from rollhouse.server.transport.pubsub import check_channels
from rollhouse.server.workers.supervisor import Supervisor, exit_with_parent
from rollhouse.terminal.lines.console import Console

__all__ = ["backup", "look_through", "make_server", "put_back", "serve"]

_COLLECT = (5_000, 10, 100)
"""Positions, moves and frames hold no cycles. Collecting as often as by default finds nothing, takes a ninth of the processor's time at 200
tables, and doubles the time that the slowest moves take. Collecting more at a time saves nothing more, and everybody waits meanwhile: with
5,000 tables four times as many objects made pauses of 0.6 s where these make 0.17 s."""

_TURN = 0.0005
"""Seconds after which the writer's thread may have the interpreter: with ten times that, as by default, a busy server keeps what is on disk
already waiting to be answered (at 50 tables a tenth fewer moves a second, and a p99 half as high again)."""


_LOUDNESS = ("debug", "info", "warning", "error", "critical")


_LOG_RECORD_FIELDS = frozenset(vars(logging.makeLogRecord({}))) | {"message", "taskName"}


class _JsonLines(logging.Formatter):
    """Formats a log record as one line of JSON: `ts`, `level`, `logger`, `msg`, and the fields that the call gave as `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        line = {"ts": round(record.created, 3), "level": record.levelname.lower(), "logger": record.name, "msg": record.getMessage()}
        line |= {name: value for name, value in vars(record).items() if name not in _LOG_RECORD_FIELDS}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def _log_to_stderr() -> None:
    wanted = os.environ.get("ROLLHOUSE_LOG") or "warning"
    if wanted.lower() not in _LOUDNESS:
        raise SetupError("setup/log", value=wanted, expected=_LOUDNESS)
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_JsonLines())
    logging.basicConfig(level=wanted.upper(), handlers=[handler], force=True)


def serve(words: Catalogue, given: dict[str, object], *, browse: bool) -> int:
    """Run the server until it is told to stop; moves under way are finished and stored first."""
    folder = data_folder(os.environ)
    folder.mkdir(parents=True, exist_ok=True)
    config = read_config(given, os.environ, data=folder)
    _log_to_stderr()
    with single_instance_lock(config):
        return _serve(Console(words), config, browse=browse)


def _serve(console: Console, config: Config, *, browse: bool) -> int:
    if (files := raise_open_files()) < ENOUGH_FILES:
        console.line("plain-few-files", count=files)
    migrate(config.database)
    check_channels(config)
    listening = _listen(config)
    port = listening.getsockname()[1]
    address = config.public_url or f"http://{'localhost' if config.host in ('127.0.0.1', '0.0.0.0') else config.host}:{port}/"
    if not INDEX.is_file():
        console.line("plain-serve-no-pages")
    console.line("plain-serving", address=address)
    others = reachable(address, config.host).rstrip("/")
    if not is_loopback(others):
        console.line("plain-serving-others", address=others)
    if browse:
        threading.Thread(target=_open_soon, args=(address,), daemon=True).start()
    if config.workers > 1:
        Supervisor(config.workers, _be_a_node, config, listening).run()
        console.line("plain-served")
        return 0
    server = make_server(config)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)  # uvicorn hears them itself, and raises them again once everything is closed
    server.run([listening])
    if not server.started:
        return 1
    console.line("plain-served")
    return 0


def _be_a_node(config: Config, listening: socket.socket) -> None:
    """One of several processes that answer at the same address: whichever is free takes who comes."""
    _log_to_stderr()
    raise_open_files()
    exit_with_parent()
    make_server(config).run([listening])


def make_server(config: Config) -> HouseServer:
    """The application, with the settings of the protocol server and of the process that it is made for."""
    gc.set_threshold(*_COLLECT)
    sys.setswitchinterval(_TURN)
    app = create_app(config, listen_at=lambda address: server.listen_at(address))
    server = HouseServer(
        uvicorn.Config(
            app,
            log_config=None,
            access_log=False,
            http=HouseHttp,
            ws=FastWebSocket,
            ws_max_size=64_000,
            ws_ping_interval=20,
            proxy_headers=bool(config.trusted_proxies),
            forwarded_allow_ips=list(config.trusted_proxies),
            timeout_graceful_shutdown=10,
            server_header=False,
        )
    )
    return server


def _listen(config: Config) -> socket.socket:
    try:
        return socket.create_server((config.host, config.port), backlog=2048)
    except OSError as error:
        why = say("error-why-os", reason=error.strerror or type(error).__name__)
        raise SetupError("setup/address", value=f"{config.host}:{config.port}", reason=why) from None


def _open_soon(address: str) -> None:
    time.sleep(1.0)
    webbrowser.open(address)


def backup(words: Catalogue, path: str, database: str | None) -> int:
    """A consistent copy of the database, made while it is in use."""
    back_up(read_config({"database": database}, os.environ, data=data_folder(os.environ)), Path(path))
    Console(words).line("plain-backed-up", path=path)
    return 0


def put_back(words: Catalogue, path: str, database: str | None, *, replace: bool) -> int:
    """A copy as the database again; what was there is kept beside it."""
    config = read_config({"database": database}, os.environ, data=data_folder(os.environ))
    aside = restore(config, Path(path), replace=replace)
    console = Console(words)
    console.line("plain-restored", path=path)
    if aside is not None:
        console.line("plain-moved-aside", path=str(aside))
    return 0


def look_through(words: Catalogue, database: str | None) -> int:
    """Every table of the database, opened once; 1 if some can't be read."""
    config = read_config({"database": database}, os.environ, data=data_folder(os.environ))
    found, console = asyncio.run(inspect_tables(config)), Console(words)
    for one in found.unreadable:
        console.line("plain-unreadable", table=one.table, why=one.why)
    console.line("plain-inspected", count=found.count, unreadable=len(found.unreadable))
    return 1 if found.unreadable else 0
