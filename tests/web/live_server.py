"""A server for the browser tests, in a process of its own: bots move at once, and it can be killed and started again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from rollhouse.commands.serve import make_server
from rollhouse.server.clock import Clock
from rollhouse.server.config import Config
from rollhouse.server.features.daily import challenge
from rollhouse.server.tables import manager, presence
from rollhouse.server.transport import lan
from tests.entropy_share_timeout import keep_every_entropy_share
from tests.seeding import SEED, forbid_unseeded, seed_all, seed_environment
from tests.timeouts import TIMEOUT_SECONDS

TODAY = date(2026, 3, 14)
"""The server's date, so that the daily puzzle is always the same."""
NETWORK = "127.0.0.2"
"""The server's address in the local network: a second loopback address, so that a real listener can have it."""
ADMIN_TOKEN = "admin token of the browser tests"
"""The token of the admin page."""
ROOT = Path(__file__).resolve().parents[2]


class LiveServer:
    """A server that keeps its address and its data through restarts."""

    def __init__(self, folder: Path, *, grace_seconds: float = 60.0, beside: Sequence[Path] = ()) -> None:
        """`beside` are folders with packages that are installed beside the server."""
        self._grace_seconds = grace_seconds
        path = os.pathsep.join([*map(str, beside), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
        self._more = {"PYTHONPATH": path, "ROLLHOUSE_ENTRY_POINTS": "on"} if beside else {}
        self.file = folder / "server.sqlite"
        self._database = f"sqlite:///{self.file}"
        self._tables = folder / "tables"
        with socket.create_server(("127.0.0.1", 0)) as free:
            self._port: int = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self._port}"
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        """Start, and wait until it answers."""
        how = [self._database, str(self._port), str(self._grace_seconds)]
        self._process = subprocess.Popen(
            [sys.executable, "-m", __spec__.name, *how],
            cwd=ROOT,
            env={**os.environ, "ROLLHOUSE_CACHE": str(self._tables), **seed_environment(), **self._more},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        end = time.monotonic() + TIMEOUT_SECONDS
        while True:
            try:
                with urlopen(f"{self.url}/healthz", timeout=TIMEOUT_SECONDS):
                    return
            except (URLError, ConnectionError):
                if self._process.poll() is not None or time.monotonic() > end:
                    raise RuntimeError("the server did not start") from None
                time.sleep(0.02)

    def seed(self, name: str) -> None:
        """Seed the server's random numbers for this test."""
        assert self._process is not None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{name}\n".encode())
        self._process.stdin.flush()
        assert self._process.stdout.readline() == b"seeded\n"

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Close it in order."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.communicate(timeout=TIMEOUT_SECONDS)
            self._process = None


def _reseed_on_request() -> None:
    """Follow the tests; when they are gone, go too. Read past Python's buffers, whose locks a thread must not hold at the end."""
    with open(0, "rb", buffering=0, closefd=False) as told:
        while line := told.readline():
            seed_all(line.decode().rstrip("\n"))
            print("seeded", flush=True)
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    seed_all(os.environ[SEED])
    forbid_unseeded()
    keep_every_entropy_share()
    Clock.today = lambda self: TODAY  # type: ignore[method-assign]  # the one clock that decides what is asked
    lan.lan_address = lambda: NETWORK
    challenge._GAMES = (("dicy-cards", {"mode": "glacial", "target": 20}),)  # whose exact values are computed in a moment
    threading.Thread(target=_reseed_on_request, daemon=True).start()
    database, port, grace = sys.argv[1:]
    presence.IDLE_SECONDS = manager.IDLE_SECONDS = 3 * float(grace)  # type: ignore[attr-defined]  # it is imported there
    config = Config(
        database=database, port=int(port), bot_pace_seconds=0.0, grace_seconds=float(grace), rate_limit=0, admin_token=ADMIN_TOKEN
    )
    make_server(config).run([socket.create_server((config.host, config.port))])
