"""Our server as `rollhouse serve` runs it, with the limit on commands a second off: `python -m bench.server.house FOLDER PORT`."""

from __future__ import annotations

import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from rollhouse.commands.serve import make_server
from rollhouse.server.config import Config
from rollhouse.server.http.open_files import raise_open_files

__all__ = ["main", "open_house"]

PATIENCE = 60.0


def main(folder: str, port: str) -> None:
    """Serve until told to stop."""
    raise_open_files()
    config = Config(port=int(port), database=f"sqlite:///{Path(folder).absolute() / 'bench.sqlite'}", rate_limit=0)
    make_server(config).run([socket.create_server((config.host, config.port), backlog=2048)])


@contextmanager
def open_house() -> Iterator[str]:
    """The address of a house in a process of its own, which is empty and stays open as long as this."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
    url = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        house = subprocess.Popen([sys.executable, "-m", "bench.server.house", folder, str(port)])
        try:
            _wait(url)
            yield url
        finally:
            house.terminate()
            house.wait()


def _wait(url: str) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            with urlopen(f"{url}/healthz", timeout=PATIENCE):
                return
        except (URLError, ConnectionError):
            if time.monotonic() > end:
                raise
            time.sleep(0.05)


if __name__ == "__main__":
    main(*sys.argv[1:])
