"""Bots that answer on a server: they play as a program does, and whatever goes wrong with them is the bot's fault alone."""

from __future__ import annotations

import runpy
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer, ThreadingHTTPServer
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest

from rollhouse.arena.games import play_deal
from rollhouse.core.errors import BotError
from rollhouse.play.bots import check_bot
from rollhouse.play.subprocess_bot import end_programs
from tests.play.test_subprocess_bot import GAME, asked, decision, guest
from tests.timeouts import LONG_TIMEOUT_SECONDS

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(autouse=True)
def _nothing_is_left() -> Iterator[None]:
    yield
    end_programs()


@contextmanager
def serving(server: HTTPServer) -> Iterator[str]:
    """Its address, while it answers."""
    thread = Thread(target=server.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/bot?level=3"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def answering(status: int, body: bytes, before: Callable[[], Any] = lambda: None) -> ThreadingHTTPServer:
    """A server that has one answer to everything."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            before()
            self.rfile.read(int(self.headers["Content-Length"]))
            self.send_response(status)
            self.send_header("Content-Length", str(len(body)))
            self.send_header("Location", "http://127.0.0.1:1/elsewhere")
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None: ...

    return ThreadingHTTPServer(("127.0.0.1", 0), Handler)


def test_a_service_plays_as_the_program_does() -> None:
    """The example of each chooses alike, so that whole games are the same."""
    setup = GAME.setup({"players": 2, "target": 20, "mode": "b"})
    program = f"exec:{sys.executable} {EXAMPLES / 'program_bot.py'}"
    serve = runpy.run_path(str(EXAMPLES / "service_bot.py"))["serve"]
    with serving(serve(0)) as address:
        far = play_deal(GAME, setup, [f"exec:{address}", "greedy"], 1, 0)
    near = play_deal(GAME, setup, [program, "greedy"], 1, 0)
    assert far == near
    assert not any(result.faults for result in far)


@pytest.mark.parametrize(
    ("status", "body", "code", "told"),
    [
        (200, b'{"move": "first 0"}', "bot/illegal", "first 0"),
        (200, b"what?", "bot/answer", "what?"),
        (200, b"x" * 200_000, "bot/answer", "xxx"),
        (200, b'{"ok": false, "message": "too hard"}', "bot/gave-up", "too hard"),
        (200, b"", "bot/answer", ""),
        (503, b'{"move": "skip"}', "bot/unreachable", "503"),
        (302, b'{"move": "skip"}', "bot/unreachable", "302"),
    ],
)
def test_a_service_that_answers_badly(status: int, body: bytes, code: str, told: str) -> None:
    state = decision()
    with serving(answering(status, body)) as address:
        bot = guest(address)
        assert asked(bot, state) in map(str, GAME.legal(state))
    assert bot.fault is not None
    assert bot.fault.code == code
    assert told in bot.fault.location


def test_a_service_that_is_not_there() -> None:
    server = answering(200, b"")
    port = server.server_address[1]
    server.server_close()
    bot = guest(f"http://127.0.0.1:{port}/")
    asked(bot)
    assert bot.fault is not None
    assert bot.fault.code == "bot/unreachable"


def test_a_service_that_takes_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROLLHOUSE_BOT_SECONDS", "0.2")
    over = Event()
    with serving(answering(200, b'{"move": "skip"}', before=lambda: over.wait(LONG_TIMEOUT_SECONDS))) as address:
        bot = guest(address)
        asked(bot)
        over.set()
    assert bot.fault is not None
    assert bot.fault.code == "bot/slow"


@pytest.mark.parametrize(
    "address", ["http://", "https://bots.example:many/", "http://bots example/", "http://böts.example/", "http://[::1/"]
)
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(BotError, match="bot/command"):
        check_bot(GAME, f"exec:{address}")


def test_nobody_names_one_over_the_network() -> None:
    with pytest.raises(BotError, match="bot/unknown"):
        check_bot(GAME, "exec:http://127.0.0.1:8421/", programs="never")
    check_bot(GAME, "exec:http://127.0.0.1:8421/")  # at one's own keyboard, whether it answers is seen later
