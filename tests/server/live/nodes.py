"""Servers on free ports of this machine, and clients with a browser's cookies and sockets at tables."""

from __future__ import annotations

import asyncio
import dataclasses
import random
import socket
import threading
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, TypeVar

import httpx
import msgspec
import pytest
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect

from rollhouse.client import merged
from rollhouse.commands.serve import make_server
from rollhouse.core.record import Record
from rollhouse.core.record_text import from_text
from rollhouse.lowlevel.connection_limits import ConnectionLimiter
from rollhouse.server.auth.rate_limit import RateLimiter
from rollhouse.server.config import Config
from rollhouse.server.http.compose import Services
from rollhouse.server.transport.addresses import Addresses
from tests.timeouts import LONG_TIMEOUT_SECONDS, TIMEOUT_SECONDS

_NARROW_BYTES = 1 << 16
"""What the system buffers for one connection, at each end."""
ENTROPY = "0123456789abcdef" * 2
NAMES = ("Ana", "Bo", "Cy")
T = TypeVar("T")


async def poll(ask: Callable[[], Awaitable[T]], fits: Callable[[T], bool]) -> T:
    """Ask until the answer fits."""
    async with asyncio.timeout(4 * TIMEOUT_SECONDS):
        while not fits(answer := await ask()):
            await asyncio.sleep(0.02)
    return answer


class Node:
    """A server in a thread of its own."""

    def __init__(self, config: Config) -> None:
        self._server = make_server(config)
        self._server.config.ws_ping_interval = None  # on a busy machine a client that stalls on purpose looks dead
        app = self._server.config.app
        assert isinstance(app, Litestar)
        self.connections: ConnectionLimiter = app.state.connections
        self.connections.timeouts.write_seconds = LONG_TIMEOUT_SECONDS  # for the same reason
        self._socket = socket.create_server(("127.0.0.1", 0))
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _NARROW_BYTES)  # so that a viewer who stalls is soon noticed
        self.url = f"http://127.0.0.1:{self._socket.getsockname()[1]}"
        self._thread = threading.Thread(target=self._run)
        self._thread.start()
        end = time.monotonic() + TIMEOUT_SECONDS
        while not self._server.started:
            if not self._thread.is_alive() or time.monotonic() > end:
                raise RuntimeError("a server does not start")
            time.sleep(0.01)

    @classmethod
    def on_sqlite(cls, folder: Path, **settings: Any) -> Node:
        """A node with a database in this folder, without rate limits unless they are set."""
        return cls(Config(database=f"sqlite:///{folder / 'server.sqlite'}", **{"rate_limit": 0, **settings}))

    def __enter__(self) -> Node:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.stop()

    def run(self, asked: Coroutine[Any, Any, T]) -> T:
        """The result of a coroutine that runs on the node's event loop."""
        return asyncio.run_coroutine_threadsafe(asked, self.loop).result(TIMEOUT_SECONDS)

    def _run(self) -> None:
        with asyncio.Runner(loop_factory=self._server.config.get_loop_factory()) as runner:
            self.loop = runner.get_loop()
            runner.run(self._server.serve([self._socket]))

    @property
    def app(self) -> Litestar:
        app = self._server.config.app
        assert isinstance(app, Litestar)
        return app

    @property
    def services(self) -> Services:
        """The parts of the server, for tests that look inside."""
        services: Services = self.app.state.services
        return services

    def configure(self, monkeypatch: pytest.MonkeyPatch, **changes: Any) -> None:
        """Run the node with other settings until the test ends. For its rate limits no time passes."""
        services, state = self.services, self.app.state
        config = msgspec.structs.replace(services.config, **changes)
        limiter = RateLimiter(config.rate_limit, lambda: 0.0)
        changed = dataclasses.replace(
            services,
            config=config,
            rate_limiter=limiter,
            addresses=Addresses(config, services.lan),
            viewer=services.viewer._replace(rate_limiter=limiter),
        )
        monkeypatch.setattr(services.presence_broadcaster, "_rate_limiter", limiter)
        monkeypatch.setattr(services.replays, "_rate_limiter", limiter)
        for name, value in (("services", changed), ("config", config), ("rate_limiter", limiter)):
            monkeypatch.setattr(state, name, value)

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join()
        self._socket.close()


class Nodes:
    """The nodes of one server: two, or one that is both."""

    def __init__(self, first: Node, second: Node | None = None) -> None:
        self.first = first
        self.second = second or first

    def __iter__(self) -> Iterator[Node]:
        yield from dict.fromkeys((self.first, self.second))

    @property
    def alone(self) -> bool:
        return self.first is self.second


class Client:
    """A user with a browser at one node."""

    def __init__(self, url: str, lang: str = "en", headers: dict[str, str] | None = None) -> None:
        self.url = url
        self.lang = lang
        self.headers = headers or {}
        self.http = httpx.AsyncClient(base_url=url, headers={"Accept-Language": lang, **self.headers}, timeout=TIMEOUT_SECONDS)
        self.user_id = ""
        self._viewers: list[Viewer] = []

    async def __aenter__(self) -> Client:
        self.user_id = (await self.get("/api/me"))["user_id"]
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        for viewer in self._viewers:
            await viewer.leave()
        await self.http.aclose()

    async def get(self, path: str) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def post(self, path: str, body: Any = None) -> Any:
        answer = await self.http.post(path, json={} if body is None else body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    async def request(self, method: str, path: str, body: Any = None) -> Any:
        """What another method answers, if anything."""
        answer = await self.http.request(method, path, json={} if body is None else body)
        assert answer.status_code in (200, 201, 204), answer.text
        return answer.json() if answer.content else None

    async def refused(self, path: str, body: Any = None, method: str = "POST") -> tuple[int, str]:
        """The status and the code of a refusal."""
        answer = await self.http.request(method, path, json=body)
        return answer.status_code, refusal(answer.content)["code"]

    async def new_table(self, *seats: Any, game: str = "dicy-cards", begin: bool = False, **more: Any) -> str:
        """Seats are names of mine, `bot:…`, or None."""
        taken = [None if one is None else {"bot": one[4:]} if one.startswith("bot:") else {"me": True, "name": one} for one in seats]
        setup = {"first": 0, **more.pop("setup", {})}
        made = await self.post("/api/tables", {"game": game, "setup": setup, "seats": taken, "begin": begin, **more})
        assert made["url"].endswith(f"/t/{made['id']}")
        return str(made["id"])

    async def do(self, table: str, do: str, **fields: Any) -> int:
        """A command over HTTP; the version after it."""
        version: int = (await self.post(f"/api/tables/{table}/do", {"do": do, **fields}))["version"]
        return version

    async def sit(self, table: str, seat: int, name: str, entropy: str = ENTROPY) -> int:
        return await self.do(table, "sit", seat=seat, name=name, entropy=entropy)

    async def view(self, table: str) -> dict[str, Any]:
        view: dict[str, Any] = await self.get(f"/api/tables/{table}")
        return view

    async def record(self, table: str) -> Record:
        return from_text((await self.http.get(f"/api/tables/{table}/record")).text)

    async def watch(
        self, table: str, since: int = 0, lang: str = "", origin: str = "", *, stalls: bool = False, changes: bool = True
    ) -> Viewer:
        """Open a socket at a table; what comes first is still to be received. One that stalls takes nothing before it is received."""
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket?since={since}&lang={lang or self.lang}"
        address += "&changes=true" if changes else ""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {**self.headers, **({"Cookie": cookies} if cookies else {}), **({"Origin": origin} if origin else {})}
        more: dict[str, Any] = {"sock": _narrow(self.url), "compression": None} if stalls else {}
        waiting = 1 if stalls else None
        viewer = Viewer(
            await connect(
                address,
                additional_headers=headers,
                max_size=None,
                max_queue=waiting,
                ping_interval=None,
                open_timeout=TIMEOUT_SECONDS,
                proxy=None,
                **more,
            )
        )
        self._viewers.append(viewer)
        return viewer

    async def join(self, table: str, since: int = 0, lang: str = "") -> Viewer:
        """Open a socket, and receive the whole table."""
        viewer = await self.watch(table, since, lang)
        await viewer.until("table")
        return viewer


def _narrow(url: str) -> socket.socket:
    """A connection that holds little at this end."""
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, _NARROW_BYTES)
    host, _, port = url.rpartition("/")[2].partition(":")
    narrow.connect((host, int(port)))
    return narrow


class Viewer:
    """A socket at a table. `view` is the table as it was last sent."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self.view: dict[str, Any] = {}
        self.here: tuple[str, ...] = ()
        """The users at the table, as they were last sent."""
        self.texts: list[str] = []
        """Every frame received."""

    @property
    def shared(self) -> dict[str, Any]:
        """The view without the choices, which only the player who is to act has."""
        return {**self.view, "choices": None}

    async def receive(self) -> dict[str, Any]:
        async with asyncio.timeout(TIMEOUT_SECONDS):
            text = await self._connection.recv()
        assert isinstance(text, str)
        self.texts.append(text)
        frame: dict[str, Any] = msgspec.json.decode(text)
        if frame["is"] == "commit":
            assert frame["version"] <= self.view["version"] + 1, "a commit fits the version before it"
            frame["table"] = merged(self.view, frame) if frame["version"] > self.view["version"] else self.view
        if "table" in frame:
            self.view = frame["table"]
        if "here" in frame:
            self.here = tuple(frame["here"])
        return frame

    async def until(self, kind: str, fits: Callable[[dict[str, Any]], bool] = lambda frame: True) -> dict[str, Any]:
        """The next frame of this kind that fits."""
        while True:
            frame = await self.receive()
            if frame["is"] == kind and fits(frame):
                return frame

    async def when(self, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The table, once it fits: sent with a commit, or whole, as when the commits of two nodes come in the wrong order."""
        while not (self.view and fits(self.view)):
            await self.receive()
        return self.view

    async def knows(self, user_id: str, *, here: bool) -> None:
        """Wait until the node of this socket knows that a user is at the table, or has left."""
        while (user_id in self.here) != here:
            await self.receive()

    async def at(self, version: int) -> dict[str, Any]:
        """The table, once this version of it was sent."""
        while not self.view or self.view["version"] < version:
            await self.receive()
        return self.view

    async def silence(self) -> list[dict[str, Any]]:
        """The frames that came before the answer to a ping."""
        await self.do("ping")
        came: list[dict[str, Any]] = []
        while not came or came[-1]["is"] != "pong":
            came.append(await self.receive())
        return came[:-1]

    async def say(self, text: str | bytes) -> None:
        await self._connection.send(text)

    async def do(self, do: str, **fields: Any) -> None:
        await self.say(msgspec.json.encode({"do": do, **fields}).decode())

    async def move(self, text: str) -> dict[str, Any]:
        """Make a move at the version last sent; the table after it."""
        return await self._done("play", move=text)

    async def roll(self) -> dict[str, Any]:
        return await self._done("roll")

    async def undo(self) -> dict[str, Any]:
        return await self._done("undo")

    async def _done(self, do: str, **fields: Any) -> dict[str, Any]:
        version = self.view["version"]
        await self.do(do, at=version, **fields)
        while self.view["version"] <= version:
            frame = await self.receive()
            assert frame["is"] != "refused", frame
        return self.view

    async def refusal(self, do: str, **fields: Any) -> dict[str, Any]:
        """The answer to a command that is refused."""
        await self.do(do, id=77, **fields)
        frame = await self.until("refused")
        assert frame["id"] == 77
        return frame

    async def closed(self) -> int:
        """The code with which the server closes the socket."""
        async with asyncio.timeout(TIMEOUT_SECONDS):
            await self._connection.wait_closed()
        assert self._connection.close_code is not None
        return self._connection.close_code

    async def leave(self) -> None:
        await self._connection.close()

    def vanish(self) -> None:
        """Drop the connection, as by a power cut."""
        self._connection.transport.abort()


def refusal(body: bytes) -> dict[str, Any]:
    """A refusal, which has these fields and no others."""
    said: dict[str, Any] = msgspec.json.decode(body)
    assert set(said) == {"is", "code", "message", "rule", "version", "id"}, said
    assert said["is"] == "refused"
    assert said["message"], said
    assert "{ $" not in said["message"], said
    assert " " in said["message"], said
    return said


def seat_to_act(view: dict[str, Any]) -> int | None:
    """The seat whose player decides or rolls now; None for a bot's turn, or when it is over."""
    if view["status"] != "playing":
        return None
    asked = [view["roll_due"], view["dealer_seat"], view["to_act"]]
    seat: int | None = next((one for one in asked if isinstance(one, int)), None)
    return None if seat is None or view["seats"][seat]["bot"] else seat


async def start_game(*players: Client, bots: Sequence[str] = (), **more: Any) -> str:
    """A table at which these users, then these bots, have begun to play. The first user is the host."""
    table = await players[0].new_table(NAMES[0], *[None] * (len(players) - 1), *(f"bot:{bot}" for bot in bots), **more)
    for seat, player in enumerate(players[1:], 1):
        await player.sit(table, seat, NAMES[seat])
    await players[0].do(table, "begin")
    return table


async def play_on(viewers: dict[int, Viewer], moves: int = 10_000, seed: int = 1) -> dict[str, Any]:
    """Let the players at these seats make so many moves, or play to the end; the table after it, which all of them have seen."""
    rng = random.Random(seed)
    several = list(dict.fromkeys(viewers.values()))
    view = max((one.view for one in several), key=lambda view: int(view["version"]))
    while view["status"] == "playing" and moves:
        seat = seat_to_act(view)
        if seat is None:
            view = await several[0].at(view["version"] + 1)
            continue
        mover = viewers[seat]
        view = await mover.at(view["version"])
        view = await (mover.roll() if view["roll_due"] is not None else mover.move(_choice(view, rng)))
        moves -= 1
    for viewer in several:
        view = await viewer.at(view["version"])
    return view


def _choice(view: dict[str, Any], rng: random.Random) -> str:
    """Any move, but rather one that brings the game forward."""
    if not view["choices"]:  # real dice
        return "roll " + "".join(str(rng.randint(1, 6)) for _ in range(view["position"]["rolling"]))
    good = [move for move in view["choices"] if move.startswith(("score", "place", "done", "keep"))]
    choice: str = rng.choice(good if good and rng.random() < 0.9 else view["choices"])
    return choice
