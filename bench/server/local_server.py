"""Our server as `rollhouse serve` runs it, without a rate limit: `python -m bench.server.local_server FOLDER PORT`."""

from __future__ import annotations

import socket
import sys
from pathlib import Path

from rollhouse.commands.serve import make_server
from rollhouse.server.config import Config
from rollhouse.server.http.open_files import raise_open_files


def main(folder: str, port: str) -> None:
    """Serve until terminated."""
    raise_open_files()
    config = Config(port=int(port), database=f"sqlite:///{Path(folder).absolute() / 'bench.sqlite'}", rate_limit=0)
    make_server(config).run([socket.create_server((config.host, config.port), backlog=2048)])


if __name__ == "__main__":
    main(*sys.argv[1:])
