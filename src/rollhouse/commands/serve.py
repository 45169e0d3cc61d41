"""`rollhouse serve`: runs the server. Its flags are in `serve_flags`, because this module needs the extra `server`."""

from __future__ import annotations

import gc
import logging
import os
import signal
import socket
import sys
import threading
import time
import webbrowser

import msgspec
import uvicorn

from rollhouse.core.errors import SetupError
from rollhouse.core.messages import say
from rollhouse.locale import Catalogue
from rollhouse.lowlevel.uvicorn_protocol import HttpProtocol, Server, WebSocketProtocol
from rollhouse.play.saves import data_folder
from rollhouse.server.config import Config, read_config
from rollhouse.server.http.app import create_app
from rollhouse.server.http.open_files import MIN_OPEN_FILES, raise_open_files
from rollhouse.server.http.pages import INDEX
from rollhouse.server.store.migrate import migrate
from rollhouse.server.store.single_instance import single_instance_lock
from rollhouse.server.transport.lan import is_loopback, reachable
from rollhouse.server.transport.pubsub import check_channels
from rollhouse.server.workers.supervisor import Supervisor, exit_with_parent
from rollhouse.terminal.plain.console import Console

_GC_THRESHOLDS = (5_000, 10, 100)
"""Positions, moves and frames hold no cycles. With Python's defaults the collector finds nothing, takes a ninth of the processor's time at
200 tables, and doubles the time of the slowest moves. Higher thresholds save no more time and make longer pauses: with 5,000 tables, four
times as many objects paused the server for 0.6 s instead of 0.17 s."""

_SWITCH_INTERVAL_SECONDS = 0.0005
"""When the writer's thread gets the interpreter. With Python's default, ten times as long, moves that are already stored wait for their
answer: at 50 tables a tenth fewer moves per second, and a p99 half as high again."""

_LOG_LEVELS = ("debug", "info", "warning", "error", "critical")


_LOG_RECORD_FIELDS = frozenset(vars(logging.makeLogRecord({}))) | {"message", "taskName", "color_message"}


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
    if wanted.lower() not in _LOG_LEVELS:
        raise SetupError("setup/log", value=wanted, expected=_LOG_LEVELS)
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_JsonLines())
    logging.basicConfig(level=wanted.upper(), handlers=[handler], force=True)


def serve(words: Catalogue, given: dict[str, object], *, browse: bool) -> int:
    """Run the server until it is stopped; moves in progress are stored first."""
    folder = data_folder(os.environ)
    folder.mkdir(parents=True, exist_ok=True)
    config = read_config(given, os.environ, data=folder)
    _log_to_stderr()
    with single_instance_lock(config):
        return _serve(Console(words), config, browse=browse)


def _serve(console: Console, config: Config, *, browse: bool) -> int:
    if (files := raise_open_files()) < MIN_OPEN_FILES:
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
        Supervisor(config.workers, _run_node, config, listening).run()
        console.line("plain-served")
        return 0
    server = make_server(config)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)  # uvicorn handles them, and raises them again once everything is closed
    server.run([listening])
    if not server.started:
        return 1
    console.line("plain-served")
    return 0


def _run_node(config: Config, listening: socket.socket) -> None:
    """One of several processes that accept connections at the same address."""
    _log_to_stderr()
    raise_open_files()
    exit_with_parent()
    make_server(config).run([listening])


def make_server(config: Config) -> Server:
    """The application in uvicorn, with the settings of this process."""
    gc.set_threshold(*_GC_THRESHOLDS)
    sys.setswitchinterval(_SWITCH_INTERVAL_SECONDS)
    app = create_app(config, listen_at=lambda address: server.listen_at(address))
    server = Server(
        uvicorn.Config(
            app,
            log_config=None,
            access_log=False,
            http=HttpProtocol,
            ws=WebSocketProtocol,
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
