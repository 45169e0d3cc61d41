"""The servers under test: one node on SQLite, or three with PostgreSQL and Redis, with a proxy on every connection."""

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

from bench.chaos.proxy import Proxy
from bench.chaos.schedule import NODES, Fault, Where
from bench.chaos.service import Service, reached
from scripts.postgres_cluster import make_cluster
from scripts.test_servers import find_postgres, find_redis

_START_TIMEOUT_SECONDS = 180.0
_FULL_DISK_FILE_BYTES = 64 * 1024
"""The most bytes of a PostgreSQL file while its disk is full: neither its write-ahead log nor a table can grow."""


_FIRST_PORT = 10_000
_ports = count()


class MissingServer(Exception):
    """A program that the run needs is not installed."""


def check_machine() -> None:
    """Raise `MissingServer` where a required system program is missing."""
    for program in ("prlimit", "setpriv"):
        if shutil.which(program) is None:
            raise MissingServer(f"Chaos needs Linux with util-linux: there is no {program}")


class Cluster:
    """Services and proxies, to which faults are applied."""

    def __init__(self, where: Where, smtp_port: int) -> None:
        self.where = where
        self._smtp_port = smtp_port
        self.folder = Path(tempfile.mkdtemp(prefix="rollhouse-chaos-"))
        self._cluster: Path | None = None
        self._services: dict[str, Service] = {}
        self._proxies: dict[str, Proxy] = {}
        self.database = ""
        """The address of the database without a proxy, for the check at the end."""

    @property
    def ports(self) -> list[int]:
        """The port of each node's proxy for clients."""
        return [self._proxies[f"people-node-{number}"].port for number in range(NODES[self.where])]

    @property
    def begun(self) -> int:
        """The number of starts of all services, the first of each included."""
        return sum(part.begun for part in self._services.values())

    async def open(self) -> None:
        """Start everything, and wait until it answers."""
        if self.where == "sqlite":
            self._file = self.folder / "chaos.sqlite"
            self.database = f"sqlite:///{self._file}"
            await self._add_node(0, self.database, "memory")
        else:
            postgres, redis = await self._add_postgres(), await self._add_redis()
            for number in range(NODES[self.where]):
                to_postgres = await self._add_proxy(f"node-{number}-postgres", postgres)
                to_redis = await self._add_proxy(f"node-{number}-redis", redis)
                database = f"postgresql://postgres@127.0.0.1:{to_postgres}/postgres"
                await self._add_node(number, database, f"redis://127.0.0.1:{to_redis}/0")
        await _started(*(self._answers(port) for port in self.ports))

    async def close_nodes(self) -> None:
        """Stop the nodes in order, so that the database can be read."""
        nodes = [part for name, part in self._services.items() if name.startswith("node")]
        await asyncio.gather(*(part.end() for part in nodes))

    async def close(self) -> None:
        """Stop everything and delete its files."""
        for part in self._services.values():
            await part.end(signal.SIGINT)  # PostgreSQL: at once, but in order
        for line in self._proxies.values():
            await line.close()
        for folder in (self.folder, self._cluster):
            if folder is not None:
                shutil.rmtree(folder, ignore_errors=True)

    async def suffer(self, fault: Fault) -> None:
        """Apply a fault, and undo it after its time."""
        match fault.kind:
            case "kill":
                self._services[fault.target].kill()
            case "stop":
                await self._services[fault.target].stop_for(fault.lasts)
            case "clock":
                await self._services[fault.target].shift_clock_for(fault.lasts, fault.size)
            case "full":
                await self._services[fault.target].fill_disk_for(fault.lasts, self._taken())
            case "cut":
                self._proxies[fault.target].cut()
            case "hang":
                self._proxies[fault.target].hang()
                try:
                    await asyncio.sleep(fault.lasts)
                finally:
                    self._proxies[fault.target].go_on()
            case "slow" | "storm" | "flood":
                raise ValueError(f"{fault.kind} is a fault of clients")

    def _taken(self) -> int:
        """The size of the write-ahead log."""
        if self.where == "site":
            return _FULL_DISK_FILE_BYTES
        log = self._file.with_name(f"{self._file.name}-wal")
        return log.stat().st_size if log.exists() else 0

    # --- services ----------------------------------------------------------------------------------------------------------------------

    async def _add_proxy(self, name: str, to: int) -> int:
        self._proxies[name] = await Proxy(to).open()
        return self._proxies[name].port

    async def _add_node(self, number: int, database: str, channels: str) -> None:
        port = _lasting_port()
        await self._add_proxy(f"people-node-{number}", port)
        self._add(f"node-{number}", [sys.executable, "-m", "bench.chaos.node", str(port), database, channels, str(self._smtp_port)])

    async def _add_postgres(self) -> int:
        programs = find_postgres()
        if programs is None:
            raise MissingServer("A site needs PostgreSQL: python -m scripts.test_servers brings it, or says how to")
        port = _lasting_port()
        self._cluster, owner = await asyncio.to_thread(make_cluster, programs)
        settings = {"listen_addresses": "127.0.0.1", "port": port, "unix_socket_directories": "", "max_connections": 50}
        # The machine itself stays on, so that what was written is there without waiting for the disk; that it is written is not left out.
        settings |= {"fsync": "off"}
        command = [str(programs / "postgres"), "-D", "data", *(f"--{name}={value}" for name, value in settings.items())]
        self._add("postgres", command, self._cluster, owner)
        self.database = f"postgresql://postgres@127.0.0.1:{port}/postgres"
        await _started(self._database_answers())
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
            raise MissingServer("A site needs Redis: python -m scripts.test_servers brings it, or says how to")
        port = _lasting_port()
        self._add("redis", [str(program), "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"])
        await _started(self._listens(port))
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
        self._services[name] = Service(name, command, folder or self.folder, owner=owner)
        self._services[name].begin()


def _lasting_port() -> int:
    """A free port outside the ephemeral range, so that no outgoing connection takes it while its service restarts."""
    most = int(Path("/proc/sys/net/ipv4/ip_local_port_range").read_text().split()[0])
    for step in range(most - _FIRST_PORT):
        port = _FIRST_PORT + (os.getpid() * 61 + next(_ports) + step) % (most - _FIRST_PORT)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    raise MissingServer("there is no free port")


async def _started(*several: Coroutine[Any, Any, None]) -> None:
    async with asyncio.timeout(_START_TIMEOUT_SECONDS):
        await asyncio.gather(*several)
