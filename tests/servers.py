"""PostgreSQL and Redis servers for the tests, on free ports and in temporary folders; SQLite databases too."""

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
from tests.timeouts import TIMEOUT_SECONDS

_RUNNER = Path(__file__).parent / "child_server.py"
_ATTEMPTS = 5
_INSTALL_HINT = "python -m scripts.test_servers installs it, or says how to"


class ServerProcess:
    """A running server. `command` makes its command line from a port; `answers` says whether it accepts connections."""

    def __init__(self, folder: Path, command: Callable[[int], list[str]], answers: Callable[[int], bool]) -> None:
        self.folder = folder
        for _ in range(_ATTEMPTS):  # another process may take the port first
            self.port = _free_port()
            arguments = [sys.executable, str(_RUNNER), str(folder), *command(self.port)]
            self._runner = subprocess.Popen(arguments, stdin=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True)
            if self._wait(answers):
                return
        shutil.rmtree(folder, ignore_errors=True)
        raise RuntimeError(f"a server does not start: {self._error}")

    def _wait(self, answers: Callable[[int], bool]) -> bool:
        end = time.monotonic() + TIMEOUT_SECONDS
        while time.monotonic() < end:
            if self._runner.poll() is not None:
                _, self._error = self._runner.communicate()
                return False
            if answers(self.port):
                return True
            time.sleep(0.02)
        self._error = f"no answer within {TIMEOUT_SECONDS:.0f} seconds"
        self.stop()
        return False

    def stop(self) -> None:
        """Stop the server and remove its folder."""
        self._runner.communicate()
        shutil.rmtree(self.folder, ignore_errors=True)


class Postgres:
    """A PostgreSQL server; it waits for the disk only if it is `durable`."""

    def __init__(self, *, durable: bool = False) -> None:
        programs = find_postgres()
        if programs is None:
            pytest.fail(f"no PostgreSQL: {_INSTALL_HINT}")
        self._durable = durable
        self._numbers = count(1)
        self._programs = programs
        self._ready = ""
        self._process = ServerProcess(make_cluster(programs)[0], self._command, self._answers)

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
        """The URL of a new database with the current schema, which is migrated once and copied after that."""
        if not self._ready:
            url = self.fresh()
            migrate(url)
            self._ready = url.rpartition("/")[2]
        return self._copied(self._ready)

    def _copied(self, template: str) -> str:
        name = f"t{next(self._numbers)}"
        with psycopg.connect(self._address(self._process.port, "postgres"), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}" TEMPLATE "{template}"')
        return self._address(self._process.port, name)

    def stop(self) -> None:
        """Stop it."""
        self._process.stop()


class Redis:
    """A Redis server without persistence."""

    def __init__(self) -> None:
        program = find_redis()
        if program is None:
            pytest.fail(f"no Redis: {_INSTALL_HINT}")
        self._program = program
        self._process = ServerProcess(Path(tempfile.mkdtemp(prefix="rollhouse-redis-")), self._command, self._answers)

    @property
    def url(self) -> str:
        """The URL of its database."""
        return f"redis://127.0.0.1:{self._process.port}/0"

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
        """Stop it."""
        self._process.stop()


def ready_sqlite(folder: Path) -> str:
    """The URL of a new SQLite database in this folder with the current schema, copied as in `Postgres.ready`."""
    file = folder / "server.sqlite"
    file.touch(mode=0o600)
    file.write_bytes(_migrated())
    return f"sqlite:///{file}"


@cache
def _migrated() -> bytes:
    with tempfile.TemporaryDirectory(prefix="rollhouse-sqlite-") as folder:
        file = Path(folder) / "server.sqlite"
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
