"""`rollhouse sync`: finished games are sent to a server once each, with the token, which no other server gets."""

from __future__ import annotations

import json
import stat
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import msgspec
import pytest

from rollhouse.core.record_text import from_text, to_text
from tests.cli.programs import Inside
from tests.walks import walk


class RecordServer(HTTPServer):
    """A server with prepared answers."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), RecordHandler)
        self.address = f"http://127.0.0.1:{self.server_port}"
        self.requests: list[tuple[str, str, dict[str, Any]]] = []
        self.asked: list[str] = []
        self.answers: list[tuple[int, dict[str, str], Any]] = []


class RecordHandler(BaseHTTPRequestHandler):
    server: RecordServer

    def do_GET(self) -> None:
        self.server.asked.append(self.headers["Authorization"])
        self.send_response(200 if self.headers["Authorization"] == "Bearer secret" else 401)
        self.end_headers()

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.server.requests.append((self.path, self.headers["Authorization"], body))
        code, headers, answer = self.server.answers.pop(0)
        self.send_response(code)
        for name, value in headers.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(json.dumps(answer).encode())

    def log_message(self, *_: object) -> None:
        return


@pytest.fixture
def server() -> Iterator[RecordServer]:
    opened = RecordServer()
    thread = threading.Thread(target=opened.serve_forever, args=(0.01,))
    thread.start()
    yield opened
    opened.shutdown()
    thread.join()
    opened.server_close()


@pytest.fixture
def records(inside: Inside) -> list[str]:
    """Three games that were finished here."""
    folder = inside.data / "records"
    folder.mkdir(parents=True)
    texts = []
    for seed in (1, 2, 3):
        record = walk("dicy-cards", {"players": 2, "target": 20}, seed)
        texts.append(to_text(msgspec.structs.replace(record, seats=("Ana", "bot:greedy"))))
        (folder / f"2026010{seed}-dicy-cards-x.txt").write_text(texts[-1], encoding="utf-8")
    return texts


def test_every_finished_game_is_sent_once_and_what_is_refused_is_told(
    inside: Inside, records: list[str], server: RecordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    server.answers += [
        (429, {"Retry-After": "0"}, {}),
        (201, {}, {"table": "a", "new": True}),
        (201, {}, {"table": "b", "new": False}),
        (403, {}, {"message": "There is no room for more."}),
    ]
    monkeypatch.setenv("ROLLHOUSE_TOKEN", "secret")
    run = inside("sync", server.address + "/")
    assert run.code == 1
    assert run.lines() == [
        "20260103-dicy-cards-x.txt was refused: There is no room for more.",
        "One new game; one was there already.",
    ]
    assert {(path, token) for path, token, _ in server.requests} == {("/api/me/games", "Bearer secret")}
    assert [from_text(body["record"]) for _, _, body in server.requests[1:]] == [from_text(text) for text in records]
    assert server.requests[0] == server.requests[1], "after a pause, the same again"


def test_redirects_do_not_get_the_token(inside: Inside, records: list[str], server: RecordServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROLLHOUSE_TOKEN", "secret")
    server.answers.append((302, {"Location": f"{server.address}/elsewhere"}, {}))
    server.answers += [(201, {}, {"table": "b", "new": True})] * 2
    assert inside("sync", server.address).code == 1
    assert {path for path, _, _ in server.requests} == {"/api/me/games"}


def test_what_is_wrong_is_said(inside: Inside, records: list[str], server: RecordServer, monkeypatch: pytest.MonkeyPatch) -> None:
    assert inside("sync", "dice.example").err.endswith("[sync/address]\n")
    assert inside("sync", server.address).err.endswith("[sync/token]\n")
    monkeypatch.setenv("ROLLHOUSE_TOKEN", "old")
    assert inside("sync", server.address).err.endswith("[sync/token]\n")
    assert server.requests == [], "no game is sent with a wrong token"
    assert server.asked == ["Bearer old"]
    assert inside("sync", "http://127.0.0.1:1").err.endswith("[sync/unreachable]\n")


def test_a_token_is_asked_for_checked_and_kept_for_its_owner_only(inside: Inside, records: list[str], server: RecordServer) -> None:
    assert inside("login", server.address, typed="old\n").err.endswith("[sync/token]\n")
    assert not (inside.data / "login.json").exists()
    assert inside("login", server.address + "/", typed="secret\n").lines() == [f"You are signed in at {server.address}."]
    assert stat.S_IMODE((inside.data / "login.json").stat().st_mode) == 0o600
    server.answers += [(201, {}, {"table": "a", "new": True})] * 3
    assert inside("sync", server.address).code == 0
    assert {token for _, token, _ in server.requests} == {"Bearer secret"}
    assert inside("sync", "http://127.0.0.1:1").err.endswith("[sync/token]\n"), "another server does not get it"
    assert inside("login", server.address, typed="\n").lines() == [f"The token for {server.address} was deleted from this computer."]
    assert inside("sync", server.address).err.endswith("[sync/token]\n")
