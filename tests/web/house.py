"""A house for the browsers of these tests, in a process of its own: bots move at once, and it can be killed and started again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from rollhouse.commands.serve import make_server
from rollhouse.server.config import Config

PATIENCE = 60.0
ROOT = Path(__file__).resolve().parents[2]


class House:
    """A server that keeps its address and its data through restarts."""

    def __init__(self, folder: Path, *, grace: float = 60.0) -> None:
        self._grace = grace
        self._database = f"sqlite:///{folder / 'house.sqlite'}"
        self._tables = folder / "tables"
        with socket.create_server(("127.0.0.1", 0)) as free:
            self._port: int = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self._port}"
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        """Start, and wait until it answers."""
        how = [self._database, str(self._port), str(self._grace)]
        self._process = subprocess.Popen(
            [sys.executable, "-m", __spec__.name, *how], cwd=ROOT, env={**os.environ, "ROLLHOUSE_CACHE": str(self._tables)}
        )
        end = time.monotonic() + PATIENCE
        while True:
            try:
                with urlopen(f"{self.url}/healthz", timeout=PATIENCE):
                    return
            except (URLError, ConnectionError):
                if self._process.poll() is not None or time.monotonic() > end:
                    raise RuntimeError("the house does not open") from None
                time.sleep(0.02)

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Close it in order."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)
            self._process = None


if __name__ == "__main__":
    database, port, grace = sys.argv[1:]
    config = Config(database=database, port=int(port), bot_pace=0.0, grace=float(grace), rate_limit=0)
    make_server(config).run([socket.create_server((config.host, config.port))])
