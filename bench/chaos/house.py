"""The house that suffers: one node on SQLite, or three with PostgreSQL and Redis, and lines between all of them."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
import sys
import tempfile
from collections.abc import Coroutine
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

import psycopg

from bench.chaos.line import Line
from bench.chaos.parts import Part, reached
from bench.chaos.schedule import NODES, Fault, Where
from scripts.postgres_cluster import make_cluster
from scripts.test_servers import find_postgres, find_redis

__all__ = ["House", "Missing", "check_machine"]

_PATIENCE = 180.0
"""Seconds in which everything has begun."""
_SMALL = 64 * 1024
"""Bytes that a file of PostgreSQL may have while its disk is full: neither its log of transactions nor a table can grow."""


_FIRST_PORT = 10_000
_ports = count()


class Missing(Exception):
    """What a site needs besides Python is not here."""


def check_machine() -> None:
    """Refuse a machine that lacks what it takes."""
    for program in ("prlimit", "setpriv"):
        if shutil.which(program) is None:
            raise Missing(f"Chaos needs Linux with util-linux: there is no {program}")


class House:
    """Its parts, begun and put right again."""

    def __init__(self, where: Where) -> None:
        self.where = where
        self.folder = Path(tempfile.mkdtemp(prefix="rollhouse-chaos-"))
        self._cluster: Path | None = None
        self._parts: dict[str, Part] = {}
        self._lines: dict[str, Line] = {}
        self.database = ""
        """Where the database is, without a line that could be cut: for whoever looks afterwards."""

    @property
    def doors(self) -> list[int]:
        """The ports at which people come in, a node each."""
        return [self._lines[f"people-node-{number}"].port for number in range(NODES[self.where])]

    @property
    def begun(self) -> int:
        """How many times a part began, the first times included."""
        return sum(part.begun for part in self._parts.values())

    async def open(self) -> None:
        """Begin everything, and wait until it answers."""
        if self.where == "sqlite":
            self._file = self.folder / "chaos.sqlite"
            self.database = f"sqlite:///{self._file}"
            await self._add_node(0, self.database, "memory")
        else:
            postgres, redis = await self._add_postgres(), await self._add_redis()
            for number in range(NODES[self.where]):
                to_postgres = await self._add_line(f"node-{number}-postgres", postgres)
                to_redis = await self._add_line(f"node-{number}-redis", redis)
                database = f"postgresql://postgres@127.0.0.1:{to_postgres}/postgres"
                await self._add_node(number, database, f"redis://127.0.0.1:{to_redis}/0")
        await _soon(*(self._answers(port) for port in self.doors))

    async def close_nodes(self) -> None:
        """The nodes close in order; what they have stored can be read."""
        nodes = [part for name, part in self._parts.items() if name.startswith("node")]
        await asyncio.gather(*(part.end() for part in nodes))

    async def close(self) -> None:
        """Nothing is left, whatever happened."""
        for part in self._parts.values():
            await part.end(signal.SIGINT)  # PostgreSQL: at once, but in order
        for line in self._lines.values():
            await line.close()
        for folder in (self.folder, self._cluster):
            if folder is not None:
                shutil.rmtree(folder, ignore_errors=True)

    async def suffer(self, fault: Fault) -> None:
        """Let it happen, and put it right after its time."""
        match fault.kind:
            case "kill":
                self._parts[fault.target].kill()
            case "stop":
                await self._parts[fault.target].stop_for(fault.lasts)
            case "clock":
                await self._parts[fault.target].jump_for(fault.lasts, fault.size)
            case "full":
                await self._parts[fault.target].no_room_for(fault.lasts, self._taken())
            case "cut":
                self._lines[fault.target].cut()
            case "hang":
                self._lines[fault.target].hang()
                try:
                    await asyncio.sleep(fault.lasts)
                finally:
                    self._lines[fault.target].go_on()
            case "slow" | "storm" | "flood":
                raise ValueError(f"{fault.kind} is something that people do")

    def _taken(self) -> int:
        """How large the file is that everything is written to first."""
        if self.where == "site":
            return _SMALL
        log = self._file.with_name(f"{self._file.name}-wal")
        return log.stat().st_size if log.exists() else 0

    # --- its parts ----------------------------------------------------------------------------------------------------------------------

    async def _add_line(self, name: str, to: int) -> int:
        self._lines[name] = await Line(to).open()
        return self._lines[name].port

    async def _add_node(self, number: int, database: str, channels: str) -> None:
        port = _lasting_port()
        await self._add_line(f"people-node-{number}", port)
        self._add(f"node-{number}", [sys.executable, "-m", "bench.chaos.node", str(port), database, channels])

    async def _add_postgres(self) -> int:
        programs = find_postgres()
        if programs is None:
            raise Missing("A site needs PostgreSQL: python -m scripts.test_servers brings it, or says how to")
        port = _lasting_port()
        self._cluster, owner = await asyncio.to_thread(make_cluster, programs)
        settings = {"listen_addresses": "127.0.0.1", "port": port, "unix_socket_directories": "", "max_connections": 50}
        # The machine itself stays on, so that what was written is there without waiting for the disk; that it is written is not left out.
        settings |= {"fsync": "off"}
        command = [str(programs / "postgres"), "-D", "data", *(f"--{name}={value}" for name, value in settings.items())]
        self._add("postgres", command, self._cluster, owner)
        self.database = f"postgresql://postgres@127.0.0.1:{port}/postgres"
        await _soon(self._database_answers())
        return port

    async def _database_answers(self) -> None:
        while True:
            try:
                await asyncio.to_thread(lambda: psycopg.connect(self.database, connect_timeout=5).close())
            except psycopg.OperationalError:
                await asyncio.sleep(0.05)
            else:
                return

    async def _add_redis(self) -> int:
        program = find_redis()
        if program is None:
            raise Missing("A site needs Redis: python -m scripts.test_servers brings it, or says how to")
        port = _lasting_port()
        self._add("redis", [str(program), "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"])
        await _soon(self._listens(port))
        return port

    async def _listens(self, port: int) -> None:
        while not await reached(port):
            await asyncio.sleep(0.05)

    async def _answers(self, port: int) -> None:
        while True:
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                answer = await reader.read(64)
                writer.close()
            except OSError:
                answer = b""
            if b" 200 " in answer:
                return
            await asyncio.sleep(0.05)

    def _add(self, name: str, command: list[str], folder: Path | None = None, owner: tuple[int, int] | None = None) -> None:
        self._parts[name] = Part(name, command, folder or self.folder, owner=owner)
        self._parts[name].begin()

    def said(self, name: str, last: int = 2000) -> str:
        """The end of what a part has said."""
        folder = self._cluster if name == "postgres" and self._cluster is not None else self.folder
        log = folder / f"{name}.log"
        return log.read_text(errors="replace")[-last:] if log.exists() else ""


def _lasting_port() -> int:
    """A port that nobody listens on, and that no connection takes for its own end while whoever listens there is begun again."""
    most = int(Path("/proc/sys/net/ipv4/ip_local_port_range").read_text().split()[0])
    for step in range(most - _FIRST_PORT):
        port = _FIRST_PORT + (os.getpid() * 61 + next(_ports) + step) % (most - _FIRST_PORT)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    raise Missing("there is no free port")


async def _soon(*several: Coroutine[Any, Any, None]) -> None:
    async with asyncio.timeout(_PATIENCE):
        await asyncio.gather(*several)
