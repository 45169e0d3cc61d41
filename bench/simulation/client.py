"""A simulated client: follows a table as the browser does, and makes moves until the game is over."""

from __future__ import annotations

import asyncio
import random
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from bench.chaos.consistency import CommitMessage, FrameReader, Full, Refused, View
from rollhouse.core.errors import RollhouseError
from rollhouse.server.wire.messages import Play, Roll

if TYPE_CHECKING:
    from bench.simulation.cluster import Cluster, SimulatedTable

_SILENCE_SECONDS = 5.0
"""After this time without a frame a connection that carries a move is given up, as in `net.svelte.ts`."""
_PING_SECONDS = 20.0
_TICK_SECONDS = 1e-6
"""Between two frames on one way, which keep their order."""
_HTTP_SHARE, _CHAT_SHARE, _QUICK_SHARE = 0.2, 0.05, 0.95


class Link:
    """The two ends of a socket. Frames come late and in order, until it breaks; what is on its way then is lost."""

    def __init__(self, cluster: Cluster, received: Callable[[str], None], closed: Callable[[], None]) -> None:
        self._cluster = cluster
        self._received = received
        self._closed = closed
        self._commands: asyncio.Queue[str | None] = asyncio.Queue()
        self._open = True
        self._last = {"to client": 0.0, "to server": 0.0}

    # --- the server's end: what `RawSocket` has -----------------------------------------------------------------------------------------

    async def receive(self) -> dict[str, Any]:
        """The next command; a disconnect at the end."""
        text = await self._commands.get()
        return {"type": "websocket.disconnect"} if text is None else {"type": "websocket.receive", "text": text}

    def try_send(self, text: bytes) -> bool:
        """Send a frame, unless the buffer is full for once."""
        if not self._open or self._cluster.rng.random() < 0.1:
            return False
        self._carry("to client", self._received, text.decode())
        return True

    async def send(self, text: bytes) -> None:
        """Send a frame."""
        await asyncio.sleep(self._cluster.rng.uniform(0, 0.01))
        if not self._open:
            raise OSError("simulated: closed")
        self._carry("to client", self._received, text.decode())

    async def close(self, code: int) -> None:
        """Close the socket."""
        self.hang_up()

    # --- the client's end ---------------------------------------------------------------------------------------------------------------

    def say(self, command: dict[str, Any]) -> None:
        """Send a command."""
        if self._open:
            self._carry("to server", self._commands.put_nowait, msgspec.json.encode(command).decode())

    def hang_up(self) -> None:
        """Break the connection, for both."""
        if self._open:
            self._open = False
            self._commands.put_nowait(None)
            self._cluster.loop.call_soon(self._closed)

    def _carry(self, way: str, deliver: Callable[[str], Any], text: str) -> None:
        cluster = self._cluster
        if cluster.happens(cluster.faults.cut):
            self.hang_up()
            return
        at = self._last[way] = max(self._last[way] + _TICK_SECONDS, cluster.loop.time() + cluster.delay_seconds())
        cluster.loop.call_at(at, lambda: deliver(text) if self._open else None)


class Intent:
    """A decision of a player: it must be stored once at most."""

    def __init__(self, version: int, ply: int, move: str, number: int) -> None:
        self.version = version
        self.ply = ply
        self.move = move
        """Empty for a roll."""
        self.number = number

    @property
    def command(self) -> dict[str, Any]:
        """What is sent, as often as needed."""
        what = {"do": "play", "move": self.move} if self.move else {"do": "roll"}
        return {**what, "at": self.version, "id": self.number}


class Client:
    """A player or spectator, with a connection that comes back by itself."""

    def __init__(self, cluster: Cluster, table: SimulatedTable, user_id: str, seat: int | None) -> None:
        self.user_id = user_id
        self.seat = seat
        self.view: View | None = None
        self.version = 0
        self.done: asyncio.Future[None] = cluster.loop.create_future()
        self._ply = 0
        self._cluster = cluster
        self._table = table
        self._rng = random.Random(f"{cluster.seed} {user_id}")
        self._reader = FrameReader()
        self._link: Link | None = None
        self._pending: Intent | None = None
        self._numbers = 0
        self._frames: deque[None] = deque()
        self._heard = 0
        self._deciding = False
        cluster.loop.call_soon(self._connect)
        cluster.loop.call_later(_PING_SECONDS, self._ping)

    def _connect(self) -> None:
        if self.done.done() or self._link is not None:
            return
        node = self._cluster.any_node(self._rng)
        if node is None:
            self._later(self._connect, 0.5)
            return
        link = Link(self._cluster, lambda text: self._hear(link, text), lambda: self._lost(link))
        self._link = link
        node.open(link, self._table.table_id, self.user_id, self.version, changes=self.seat != 1)
        self._expect_frame()

    def _lost(self, link: Link) -> None:
        if link is self._link:
            self._link = None
            self._later(self._connect, self._rng.uniform(0.0, 1.0))

    def _later(self, work: Callable[[], None], seconds: float) -> None:
        self._cluster.loop.call_later(seconds, work)

    def _expect_frame(self) -> None:
        link, heard = self._link, self._heard
        self._later(lambda: link.hang_up() if link is not None and self._heard == heard else None, _SILENCE_SECONDS)

    def _ping(self) -> None:
        if not self.done.done():
            if self._link is not None:
                self._link.say({"do": "ping"})
                self._expect_frame()
            self._later(self._ping, _PING_SECONDS)

    def _hear(self, link: Link, text: str) -> None:
        if link is not self._link or self.done.done():
            return
        self._heard += 1
        frame = self._reader.read(text)
        if isinstance(frame, Refused):
            self._cluster.count(frame.code)
            self._pending = None
        elif isinstance(frame, CommitMessage):
            if frame.version > self.version:
                self._table.told(self, frame)
                self._show(frame.table)
        elif isinstance(frame, Full):
            self._table.shown(self, frame)
            self._show(frame.table)
        elif self._pending is not None:  # `here`, after all that was missed: what was not answered is sent again
            link.say(self._pending.command)
        if self.view is not None and self.view.status == "over":
            self.done.set_result(None)
            link.hang_up()
        else:
            self._decide_soon()

    def _show(self, view: View) -> None:
        if self._pending is not None and (view.ply != self._pending.ply):
            self._pending = None
        self.view, self.version = view, view.version

    def _decide_soon(self) -> None:
        if not self._deciding and self._pending is None and self._due():
            self._deciding = True
            self._later(self._decide, self._rng.uniform(0.0, 1.0) if self._rng.random() < _QUICK_SHARE else self._rng.uniform(1.0, 20.0))

    def _due(self) -> bool:
        return self.seat is not None and self.view is not None and self.view.awaited == self.seat

    def _decide(self) -> None:
        self._deciding = False
        view = self.view
        if view is None or self._pending is not None or not self._due() or self.done.done():
            return
        if view.roll_due is None and not view.choices:
            self._table.findings.add(f"{self.user_id} at {self._table.table_id} is to act at version {view.version}, and has no choices")
            return
        self._numbers += 1
        move = "" if view.roll_due is not None else self._rng.choice(view.choices)
        intent = Intent(view.version, view.ply, move, self._numbers)
        self._table.intended(self, intent)
        if self._rng.random() < _CHAT_SHARE and self._link is not None:
            self._link.say({"do": "chat", "text": f"{self.user_id} {self._numbers}"})
        if self._rng.random() < _HTTP_SHARE:
            self._request(intent)
            return
        self._pending = intent
        if self._link is not None:
            self._link.say(intent.command)
            self._expect_frame()

    def _request(self, intent: Intent) -> None:
        """Make the move by a request, whose answer acknowledges it."""
        node = self._cluster.any_node(self._rng)
        command = Play(move=intent.move, at=intent.version) if intent.move else Roll(at=intent.version)

        async def request() -> None:
            try:
                version = await node.tables.execute(self._table.table_id, self.user_id, command)  # type: ignore[union-attr]  # checked below
            except RollhouseError as error:
                self._cluster.count(error.code)
            else:
                self._table.acknowledged(intent, version)
            self._later(self._decide_soon, self._cluster.delay_seconds())

        if node is not None:
            node.start(request())
        self._later(self._decide_soon, _SILENCE_SECONDS)  # the answer may never come
