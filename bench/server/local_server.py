"""Our server as `rollhouse serve` runs it, without a rate limit: `python -m bench.server.local_server FOLDER PORT`."""

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

START_TIMEOUT_SECONDS = 60.0


def main(folder: str, port: str) -> None:
    """Serve until terminated."""
    raise_open_files()
    config = Config(port=int(port), database=f"sqlite:///{Path(folder).absolute() / 'bench.sqlite'}", rate_limit=0)
    make_server(config).run([socket.create_server((config.host, config.port), backlog=2048)])


@contextmanager
def open_local_server() -> Iterator[str]:
    """The address of a new, empty server in a process of its own, which ends with this context."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
    url = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen([sys.executable, "-m", "bench.server.local_server", folder, str(port)])
        try:
            _wait(url)
            yield url
        finally:
            server.terminate()
            server.wait()


def _wait(url: str) -> None:
    end = time.monotonic() + START_TIMEOUT_SECONDS
    while True:
        try:
            with urlopen(f"{url}/healthz", timeout=START_TIMEOUT_SECONDS):
                return
        except (URLError, ConnectionError):
            if time.monotonic() > end:
                raise
            time.sleep(0.05)


if __name__ == "__main__":
    main(*sys.argv[1:])
