"""Real servers for the tests: PostgreSQL and Redis, each on a free port of this machine and in a folder of its own, gone with the tests.

SQLite needs none; its databases come from here too.
"""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import cache
from itertools import count
from pathlib import Path

import psycopg
import pytest
import redis

from rollhouse.server.store.migrate import migrate
from scripts.postgres_cluster import make_cluster
from scripts.test_servers import find_postgres, find_redis
from tests.patience import PATIENCE

__all__ = ["Kept", "Postgres", "Redis", "postgres", "ready_sqlite", "redis_server"]

_KEEPER = Path(__file__).parent / "keeper.py"
_TRIES = 5
_HOWTO = "python -m scripts.test_servers brings it, or says how to"


class Kept:
    """A running server. `command` makes its command line from a free port; `answers` says whether it does."""

    def __init__(self, folder: Path, command: Callable[[int], list[str]], answers: Callable[[int], bool]) -> None:
        self.folder = folder
        for _ in range(_TRIES):  # somebody else may take the port first
            self.port = _free_port()
            arguments = [sys.executable, str(_KEEPER), str(folder), *command(self.port)]
            self._keeper = subprocess.Popen(arguments, stdin=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True)
            if self._wait(answers):
                return
        shutil.rmtree(folder, ignore_errors=True)
        raise RuntimeError(f"a server does not start: {self._said}")

    def _wait(self, answers: Callable[[int], bool]) -> bool:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self._keeper.poll() is not None:
                _, self._said = self._keeper.communicate()
                return False
            if answers(self.port):
                return True
            time.sleep(0.02)
        self._said = f"no answer within {PATIENCE:.0f} seconds"
        self.stop()
        return False

    def stop(self) -> None:
        """End the server, in order, and remove its folder."""
        self._keeper.communicate()
        shutil.rmtree(self.folder, ignore_errors=True)


class Postgres:
    """A PostgreSQL server. Only `durable` ones wait for the disk."""

    def __init__(self, *, durable: bool = False) -> None:
        programs = find_postgres()
        if programs is None:
            pytest.fail(f"no PostgreSQL: {_HOWTO}")
        self._durable = durable
        self._numbers = count(1)
        self._programs = programs
        self._ready = ""
        self._kept = Kept(make_cluster(programs)[0], self._command, self._answers)

    def _command(self, port: int) -> list[str]:
        settings = {"listen_addresses": "127.0.0.1", "port": port, "unix_socket_directories": ""}
        settings |= {} if self._durable else {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}
        return [str(self._programs / "postgres"), "-D", "data", *(f"--{name}={value}" for name, value in settings.items())]

    def _answers(self, port: int) -> bool:
        try:
            psycopg.connect(self._address(port, "postgres"), connect_timeout=5).close()
        except psycopg.OperationalError:
            return False
        return True

    def _address(self, port: int, name: str) -> str:
        return f"postgresql://postgres@127.0.0.1:{port}/{name}"

    def fresh(self) -> str:
        """The URL of a new, empty database."""
        return self._copied("template1")

    def ready(self) -> str:
        """The URL of a new database that is as `migrate` leaves it: all its steps are gone through once, and copied after that."""
        if not self._ready:
            url = self.fresh()
            migrate(url)
            self._ready = url.rpartition("/")[2]
        return self._copied(self._ready)

    def _copied(self, template: str) -> str:
        name = f"t{next(self._numbers)}"
        with psycopg.connect(self._address(self._kept.port, "postgres"), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}" TEMPLATE "{template}"')
        return self._address(self._kept.port, name)

    def stop(self) -> None:
        """End it."""
        self._kept.stop()


class Redis:
    """A Redis server that keeps nothing."""

    def __init__(self) -> None:
        program = find_redis()
        if program is None:
            pytest.fail(f"no Redis: {_HOWTO}")
        self._program = program
        self._kept = Kept(Path(tempfile.mkdtemp(prefix="rollhouse-redis-")), self._command, self._answers)

    @property
    def url(self) -> str:
        """Where it is."""
        return f"redis://127.0.0.1:{self._kept.port}/0"

    def _command(self, port: int) -> list[str]:
        return [str(self._program), "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]

    def _answers(self, port: int) -> bool:
        client = redis.Redis(port=port)
        try:
            return bool(client.ping())
        except redis.ConnectionError:
            return False
        finally:
            client.close()

    def stop(self) -> None:
        """End it."""
        self._kept.stop()


def ready_sqlite(folder: Path) -> str:
    """The URL of a new SQLite database in this folder that is as `migrate` leaves it, made as `Postgres.ready` makes its."""
    file = folder / "house.sqlite"
    file.touch(mode=0o600)
    file.write_bytes(_migrated())
    return f"sqlite:///{file}"


@cache
def _migrated() -> bytes:
    with tempfile.TemporaryDirectory(prefix="rollhouse-sqlite-") as folder:
        file = Path(folder) / "house.sqlite"
        migrate(f"sqlite:///{file}")
        return file.read_bytes()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server for all the tests of this process; `fresh()` gives a database."""
    server = Postgres()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def redis_server() -> Iterator[Redis]:
    """A Redis server for all the tests of this process."""
    server = Redis()
    yield server
    server.stop()
