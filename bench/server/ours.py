"""Our server, driven: Dicy Cards to 500 points, or as far as is asked for; every choice is drawn from the legal moves that it lists."""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import secrets
from functools import partial
from typing import Any

import msgspec

from bench.server.link import Link, connect
from bench.server.load import Load, Table
from rollhouse.client import moves_in


class _View(msgspec.Struct):
    version: int
    status: str
    to_act: int | str | None
    roll_due: int | None
    choices: list[str]


class _Frame(msgspec.Struct):
    table: _View


class _Change(msgspec.Struct):
    version: int
    status: str | msgspec.UnsetType = msgspec.UNSET
    to_act: int | str | msgspec.UnsetType | None = msgspec.UNSET
    roll_due: int | msgspec.UnsetType | None = msgspec.UNSET


class _Commit(msgspec.Struct):
    table: _Change
    choices: dict[str, str] | msgspec.UnsetType = msgspec.UNSET

    def applied_to(self, view: _View) -> None:
        """Change the view as a client does, as far as it matters here."""
        change = self.table
        view.version = change.version
        if change.status is not msgspec.UNSET:
            view.status = change.status
        if change.to_act is not msgspec.UNSET:
            view.to_act = change.to_act
        if change.roll_due is not msgspec.UNSET:
            view.roll_due = change.roll_due
        if self.choices is not msgspec.UNSET:
            view.choices = moves_in(self.choices)


_view = msgspec.json.Decoder(_Frame).decode
_commit = msgspec.json.Decoder(_Commit).decode


class Players:
    """Two users of our server, who sit at every table."""

    def __init__(self, port: int, target: int = 500) -> None:
        self.port = port
        self._target = target
        self.cookies = [self._call("GET", "/api/me", None, "")[1] for _ in range(2)]

    def _call(self, method: str, path: str, body: object, cookie: str) -> tuple[Any, str]:
        connection = http.client.HTTPConnection("127.0.0.1", self.port)
        try:
            connection.request(method, path, json.dumps(body), {"Content-Type": "application/json", "Cookie": cookie})
            answer = connection.getresponse()
            text = answer.read()
            if answer.status >= 400:
                raise RuntimeError(f"{method} {path}: {answer.status} {text[:200]!r}")
            return json.loads(text), (answer.getheader("Set-Cookie") or "").partition(";")[0]
        finally:
            connection.close()

    def set_table(self) -> str:
        """A table at which both sit, the game begun; its id."""
        first, second = self.cookies
        host: dict[str, object] = {"me": True, "name": "Ana", "entropy": secrets.token_hex(16)}
        wish = {"game": "dicy-cards", "setup": {"mode": "glacial", "target": self._target}, "seats": [host, None]}
        name: str = self._call("POST", "/api/tables", wish, first)[0]["id"]
        sit = {"do": "sit", "seat": 1, "name": "Bea", "entropy": secrets.token_hex(16)}
        self._call("POST", f"/api/tables/{name}/do", sit, second)
        self._call("POST", f"/api/tables/{name}/do", {"do": "begin"}, first)
        return name


class OurTable(Table):
    """A table of ours."""

    def __init__(self, load: Load, players: Players, rng: random.Random) -> None:
        super().__init__(load)
        self._players = players
        self._rng = rng
        self.name = ""
        """The table's id."""
        self.views: list[_View | None] = [None, None]
        """The table as each viewer saw it last."""
        self._opening: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self.name = await asyncio.to_thread(self._players.set_table)
        self.seen = [-1] * len(self.seen)
        path = f"/api/tables/{self.name}/socket?changes=true"
        self.links = [
            await connect(self._players.port, path, partial(self._hear, viewer), {"Cookie": cookie})
            for viewer, cookie in enumerate(self._players.cookies)
        ]
        while min(self.seen) < 0:
            await asyncio.sleep(0.001)

    def reopen(self) -> None:
        self._opening = asyncio.create_task(self._open_again())

    async def _open_again(self) -> None:
        self.close()
        await self.open()
        if self._load.running:
            self.go_on()

    def choose(self) -> tuple[int, bytes] | None:
        view = self.views[0]
        assert view is not None
        if view.status != "playing":
            return None
        if view.roll_due is not None:
            return view.roll_due, b'{"do":"roll","at":%d}' % view.version
        assert isinstance(view.to_act, int)
        view = self.views[view.to_act]
        assert view is not None
        assert isinstance(view.to_act, int)
        move = view.choices[int(self._rng.random() * len(view.choices))]
        return view.to_act, b'{"do":"play","move":"%b","at":%d}' % (move.encode(), view.version)

    def _hear(self, viewer: int, link: Link, text: bytes) -> None:
        view = self.views[viewer]
        if text.startswith(b'{"is":"commit"'):
            assert view is not None
            _commit(text).applied_to(view)
            self.saw(viewer, view.version)
        elif text.startswith(b'{"is":"table"'):
            view = self.views[viewer] = _view(text).table
            self.saw(viewer, view.version)
        elif text.startswith(b'{"is":"refused"'):
            self._load.refused = text.decode()
