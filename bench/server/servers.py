"""Both servers as processes of their own, on a core of their own."""

from __future__ import annotations

import http.client
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PEER = "boardgame.io 0.50.2"
_PACKAGE = PEER.replace(" ", "@")
CACHE = Path(__file__).parents[2] / ".cache" / "bench-server"
_START_TIMEOUT_SECONDS = 60.0


class MissingPeer(Exception):
    """The server to compare with can't be run here."""


class Running:
    """A server that runs."""

    def __init__(self, process: subprocess.Popen[bytes], port: int) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.pid = process.pid
        self._process = process

    def wait_until_ready(self) -> None:
        """Until it answers."""
        until = time.monotonic() + _START_TIMEOUT_SECONDS
        while time.monotonic() < until and self._process.poll() is None:
            connection = http.client.HTTPConnection("127.0.0.1", self.port)
            try:
                connection.request("GET", "/")
                connection.getresponse()
                return
            except OSError:
                time.sleep(0.1)
            finally:
                connection.close()
        raise RuntimeError(f"{self._process.args!r} does not answer")

    def stop(self) -> None:
        """Stop it."""
        self._process.kill()
        self._process.wait()


def keep_to_one_core(core: int) -> None:
    """This process, and those that it starts from now on."""
    os.sched_setaffinity(0, {core})


def install_peer() -> Path:
    """boardgame.io's packages, fetched once into a folder that is not part of the project; `MissingPeer` says what is missing."""
    modules = CACHE / "node_modules"
    if shutil.which("node") is None or shutil.which("npm") is None:
        raise MissingPeer("boardgame.io needs Node.js and npm; on Debian or Ubuntu: apt-get install nodejs npm\nOur server alone:  --ours")
    if not (modules / "boardgame.io").is_dir():
        CACHE.mkdir(parents=True, exist_ok=True)
        command = ["npm", "install", "--silent", "--no-audit", "--no-fund", "--ignore-scripts", "--prefix", str(CACHE), _PACKAGE]
        if subprocess.run(command, check=False).returncode:
            raise MissingPeer(f"{_PACKAGE} could not be installed (see above); is the network up?\nOur server alone:  --ours")
    return modules


@contextmanager
def open_local_server(*, quiet: bool = False) -> Iterator[Running]:
    """Our server with a new, empty database; `quiet` hides its log."""
    with tempfile.TemporaryDirectory() as folder:
        server = _start(sys.executable, "-m", "bench.server.local_server", folder, quiet=quiet)
        try:
            server.wait_until_ready()
            yield server
        finally:
            server.stop()


@contextmanager
def both(core: int, modules: Path | None) -> Iterator[tuple[Running, Running | None]]:
    """Ours, and the peer where there is one, both on this core; the database lies beside the project, on the same disk."""
    before = os.sched_getaffinity(0)
    CACHE.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=CACHE) as folder:
        running: list[Running] = []
        try:
            keep_to_one_core(core)
            running.append(_start(sys.executable, "-m", "bench.server.local_server", folder))
            if modules is not None:
                script = str(Path(__file__).with_name("peer.cjs"))
                running.append(_start("node", script, NODE_PATH=str(modules), NODE_ENV="production"))
            os.sched_setaffinity(0, before)
            for server in running:
                server.wait_until_ready()
            yield running[0], running[1] if modules is not None else None
        finally:
            os.sched_setaffinity(0, before)
            for server in running:
                server.stop()


def _start(*command: str, quiet: bool = False, **environment: str) -> Running:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
    process = subprocess.Popen(
        [*command, str(port)],
        env={**os.environ, **environment},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL if quiet else None,
        cwd=Path(__file__).parents[2],
    )
    return Running(process, port)
