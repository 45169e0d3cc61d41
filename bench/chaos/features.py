"""Features that go on while parts fail: tournaments, and correspondence games with notifications by e-mail."""

from __future__ import annotations

import asyncio
import email
import email.policy
import random
import re
import socket
import time
from collections import Counter
from contextlib import suppress
from email.message import EmailMessage
from typing import Any

import msgspec
from aiosmtpd.smtp import SMTP, Envelope, Session

from bench.chaos.cluster import Cluster
from bench.chaos.consistency import Findings, Seen, View
from bench.chaos.players import GONE, Client, Viewer, Waits, random_move

STUCK_SECONDS = 180.0
"""After so long without progress, and without faults, a feature counts as stuck."""
_POLL_SECONDS = 0.5
_FIRST_CLIENT = 900
_PLAYERS = 4
_TOURNAMENT = {
    "title": "Chaos",
    "game": "dicetto",
    "setup": {"cards_to_win": 1},
    "format": "swiss",
    "rounds": 2,
    "clock": {"per": "game", "seconds": 86_400},  # longer than the clocks of nodes jump
}
_CORRESPONDENCE = {"clock": {"per": "move", "seconds": 3 * 86_400}}
_ADDRESS = "ana@chaos.example"


class Mailbox:
    """An SMTP server, and the e-mails that it has received."""

    def __init__(self) -> None:
        self.received: list[str] = []
        self._server: asyncio.Server | None = None
        self.port = 0

    async def open(self) -> None:
        """Listen at a port of its own."""
        listening = socket.create_server(("127.0.0.1", 0))
        self.port = listening.getsockname()[1]
        self._server = await asyncio.get_running_loop().create_server(lambda: SMTP(self, hostname="chaos.example"), sock=listening)

    def close(self) -> None:
        """Stop listening."""
        if self._server is not None:
            self._server.close()

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802  # aiosmtpd's name
        assert isinstance(envelope.content, bytes)
        message = email.message_from_bytes(envelope.content, policy=email.policy.default)
        assert isinstance(message, EmailMessage)
        self.received.append(message.get_content())
        return "250 OK"


async def _call(client: Client, method: str, path: str, body: Any = None) -> Any:
    """Send a request until a node answers it. A command whose answer was lost may be refused the second time: then None is returned."""
    while True:
        with suppress(*GONE):
            answer = await client.ask(method, path, body)
            if answer.status_code < 300:
                return answer.json() if answer.content else None
            if answer.status_code < 500 and answer.status_code != 429:
                return None
        await asyncio.sleep(_POLL_SECONDS)


class Tournaments:
    """Four clients who play one tournament after the other."""

    def __init__(self, cluster: Cluster, seed: int, waits: Waits, seen: list[Seen], findings: Findings, pause: float) -> None:
        self._clients = [
            Client(cluster, _FIRST_CLIENT + number, random.Random(f"tournament {seed} {number}")) for number in range(_PLAYERS)
        ]
        self._waits, self._seen, self._findings, self._pause = waits, seen, findings, pause
        self._boards: dict[str, Seen] = {}
        self._stopping = False
        self._round = 0
        self.finished = 0

    async def play(self) -> None:
        """Play until told to finish."""
        for client in self._clients:
            await client.arrive()
        while not self._stopping:
            await self._play_one()

    async def finish(self, playing: asyncio.Task[None]) -> None:
        """Wait until the current tournament is over; one that stands still is a finding."""
        self._stopping = True
        await _wait_while_moving(
            playing, lambda: (self._round, sum(board.latest for board in self._boards.values())), "a tournament", self._findings
        )

    async def leave(self) -> None:
        """Close the browsers."""
        for client in self._clients:
            await client.leave()

    async def _play_one(self) -> None:
        host = self._clients[0]
        created = None
        while created is None:
            created = await _call(host, "POST", "/api/tournaments", _TOURNAMENT)
        path = f"/api/tournaments/{created['id']}"
        ids = []
        for client in self._clients:
            await _call(client, "POST", f"{path}/join", {"name": client.name})
            ids.append((await _call(client, "GET", "/api/me"))["user_id"])
        await _call(host, "POST", f"{path}/begin", {})
        self._boards = {}
        async with asyncio.TaskGroup() as viewing:
            while (view := await _call(host, "GET", path))["status"] != "over":
                self._round = view["round"]
                for board in view["boards"]:
                    if board["table"] and board["table"] not in self._boards:
                        seen = self._boards[board["table"]] = Seen(board["table"], self._findings)
                        self._seen.append(seen)
                        for seat, user_id in enumerate(board["people"]):
                            viewer = Viewer(self._clients[ids.index(user_id)], seen, self._waits, seat, self._pause)
                            viewing.create_task(viewer.stay())
                await asyncio.sleep(_POLL_SECONDS)
        for problem in standings_problems(view):
            self._findings.add(f"tournament {view['id']}: {problem}")
        self.finished += 1


def standings_problems(view: dict[str, Any]) -> list[str]:
    """Return what is wrong with a finished tournament of two at a table."""
    boards = view["boards"]
    problems = []
    seats = Counter((board["round"], user_id) for board in boards for user_id in board["people"])
    problems += [f"{user_id} played {count} times in round {number}" for (number, user_id), count in seats.items() if count != 1]
    tables = Counter(board["table"] for board in boards if len(board["people"]) > 1)
    problems += [f"table {table or 'none'} is that of {count} boards" for table, count in tables.items() if count != 1 or not table]
    problems += [f"the board {board['table']} has no result" for board in boards if board["won"] is None]
    expected = sum(1.0 for board in boards if board["won"])
    if (points := sum(person["points"] for person in view["people"])) != expected:
        problems.append(f"{points} points were given for {expected} boards that were won")
    if {board["round"] for board in boards} != set(range(1, view["rounds"] + 1)):
        problems.append(f"boards of the rounds {sorted({board['round'] for board in boards})} of {view['rounds']}")
    return problems


class Correspondence:
    """Two clients without a page open: one moves at once, the other when an e-mail says that it is her turn."""

    def __init__(self, cluster: Cluster, seed: int, mailbox: Mailbox, findings: Findings) -> None:
        first = _FIRST_CLIENT + _PLAYERS
        self._clients = [Client(cluster, first + number, random.Random(f"correspondence {seed} {number}")) for number in range(2)]
        self._mailbox, self._findings = mailbox, findings
        self._stopping = False
        self._ply = 0
        self.notified = 0
        """Turns that began with an e-mail."""

    async def play(self) -> None:
        """Play until told to finish: then one more turn is notified."""
        for client in self._clients:
            await client.arrive()
        await self._confirm_address()
        while not self._stopping:
            await self._play_one()

    async def finish(self, playing: asyncio.Task[None]) -> None:
        """Wait until one more e-mail has come; if none comes, that is a finding."""
        self._stopping = True
        await _wait_while_moving(playing, lambda: self.notified, "a notification", self._findings)

    async def leave(self) -> None:
        """Close the browsers."""
        for client in self._clients:
            await client.leave()

    async def _confirm_address(self) -> None:
        ana = self._clients[0]
        await _call(ana, "PUT", "/api/me/notifications/mail", {"address": _ADDRESS})
        text = await self._mail(0, "#confirm=")
        found = re.search(r"#confirm=(\S+)", text)
        assert found is not None
        await _call(ana, "POST", "/api/notifications/confirm", {"token": found[1]})

    async def _mail(self, since: int, needle: str) -> str:
        """Wait for an e-mail that has this in its text."""
        while True:
            for text in self._mailbox.received[since:]:
                if needle in text:
                    return text
            await asyncio.sleep(_POLL_SECONDS)

    async def _play_one(self) -> None:
        ana, bo = self._clients
        seats = [{"me": True, "name": "Ana"}, None]
        made = None
        while made is None:
            made = await _call(ana, "POST", "/api/tables", {"game": "dicetto", "options": _CORRESPONDENCE, "seats": seats})
        table: str = made["id"]
        await _call(bo, "POST", f"/api/tables/{table}/do", {"do": "sit", "seat": 1, "name": "Bo"})
        await _call(ana, "POST", f"/api/tables/{table}/do", {"do": "begin"})
        moved_last = 0
        while (view := msgspec.convert(await _call(self._clients[moved_last], "GET", f"/api/tables/{table}"), View)).status == "playing":
            seat = view.awaited
            if seat is None:
                await asyncio.sleep(_POLL_SECONDS)
                continue
            if seat == 0 and moved_last == 1:
                since = len(self._mailbox.received)
                await self._mail(since, table)
                self.notified += 1
                if self._stopping:
                    return
            if seat != moved_last:
                view = msgspec.convert(await _call(self._clients[seat], "GET", f"/api/tables/{table}"), View)
                moved_last = seat
            if view.awaited == seat:
                await _call(self._clients[seat], "POST", f"/api/tables/{table}/do", random_move(view, self._clients[seat].rng))


async def _wait_while_moving(playing: asyncio.Task[None], progress: Any, what: str, findings: Findings) -> None:
    """Wait for a task while what it reports changes; report it as stuck otherwise."""
    last, since = progress(), time.monotonic()
    while not playing.done():
        if progress() != last:
            last, since = progress(), time.monotonic()
        if time.monotonic() - since > STUCK_SECONDS:
            findings.add(f"stuck: {what}, at {last}")
            playing.cancel()
            return
        await asyncio.sleep(_POLL_SECONDS)
    playing.result()
