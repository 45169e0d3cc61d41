"""What is large is compressed once, outside the event loop: every request for the same file or replay costs little."""

from __future__ import annotations

import asyncio
import gzip
import threading
from pathlib import Path
from typing import Any

import pytest
from litestar import Request
from litestar.exceptions import NotFoundException
from litestar.routes import HTTPRoute

from rollhouse.server.config import Config
from rollhouse.server.features.export import archive
from rollhouse.server.features.export.archive import Archives
from rollhouse.server.features.history.schemas import GameLine
from rollhouse.server.http.app import create_app
from rollhouse.server.http.static_files import static_file
from rollhouse.server.store.rows import StoredCommit
from rollhouse.server.transport.compression import NOT_COMPRESSED_HERE

SCRIPT = b"export const message = 'the same text';\n" * 400


def request(*headers: tuple[bytes, bytes]) -> Request[Any, Any, Any]:
    return Request({"type": "http", "headers": list(headers)})  # type: ignore[arg-type]  # the rest is not looked at


GZIP = request((b"accept-encoding", b"gzip, br"))


async def test_a_file_is_compressed_once_and_not_on_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each request for a catalogue of 140 KB took 5 ms of the event loop: twelve connections delayed others by 160 ms."""
    threads: list[threading.Thread] = []
    compress = gzip.compress

    def counted(content: bytes, mtime: int) -> bytes:
        threads.append(threading.current_thread())
        return compress(content, mtime=mtime)

    monkeypatch.setattr(gzip, "compress", counted)
    path = tmp_path / "main-1.js"
    path.write_bytes(SCRIPT)
    answers = [await static_file(GZIP, path, {"Cache-Control": "x"}) for _ in range(3)]
    assert len(threads) == 1
    assert threads[0] is not threading.current_thread()
    for answer in answers:
        assert gzip.decompress(answer.content) == SCRIPT
        assert (answer.media_type, answer.headers["Content-Encoding"]) == ("text/javascript", "gzip")
        assert (answer.headers["Cache-Control"], answer.headers["Vary"]) == ("x", "Accept-Encoding")
    plain = await static_file(request(), path, {})
    assert (plain.content, "Content-Encoding" in plain.headers) == (SCRIPT, False)


async def test_a_font_is_sent_as_it_is_and_a_missing_file_is_none(tmp_path: Path) -> None:
    font = tmp_path / "one.woff2"
    font.write_bytes(b"wOF2" * 1000)
    answer = await static_file(GZIP, font, {})
    assert (answer.content, answer.media_type, "Content-Encoding" in answer.headers) == (b"wOF2" * 1000, "font/woff2", False)
    for path in (tmp_path / "other.js", tmp_path):
        with pytest.raises(NotFoundException):
            await static_file(GZIP, path, {})


def test_pictures_archives_and_replays_are_not_compressed_for_each_request() -> None:
    routes = [route for route in create_app(Config(database="sqlite://")).routes if isinstance(route, HTTPRoute)]
    as_they_are = {route.path_format for route in routes if any(handler.opt.get(NOT_COMPRESSED_HERE) for handler in route.route_handlers)}
    assert {route.path_format for route in routes if route.path_format.endswith((".png", ".webp", ".gif"))} <= as_they_are
    assert {f"/api/tables/{{name}}/{form}" for form in ("record", "positions", "text")} <= as_they_are
    assert {"/api/me/archive", "/api/me/games/export"} <= as_they_are


async def test_archives_are_written_one_at_a_time_and_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twelve requests at once replayed games in twelve threads: others waited 300 ms. One user's hundred wait behind another's first."""
    running, order = 0, list[str]()

    def add(packed: object, game: GameLine, commits: list[StoredCommit], form: str) -> str:
        nonlocal running
        running += 1
        assert running == 1
        order.append(game.table)
        running -= 1
        return game.table

    class Commits:
        async def commits(self, table: str) -> list[StoredCommit]:
            await asyncio.sleep(0)
            return []

    monkeypatch.setattr(archive, "_add_record", add)
    store: Any = Commits()
    archives = Archives(store)
    wanted = [("ana", f"a{number}") for number in range(3)] + [("bo", "b0")]
    made = [archives.records(user, [line(f"{table}-{part}") for part in range(2)], "text", {}) for user, table in wanted]
    packed = await asyncio.gather(*made)
    assert order == ["a0-0", "a0-1", "a1-0", "a1-1", "b0-0", "b0-1", "a2-0", "a2-1"]
    assert all(one.startswith(b"PK") for one in packed)


def line(table: str) -> GameLine:
    return GameLine(
        table=table,
        seat=0,
        name="Ana",
        game="dicy-cards",
        players=2,
        mode={},
        opponents=(),
        started=0.0,
        ended=1.0,
        result="won",
        accuracy=None,
        uploaded=False,
    )
