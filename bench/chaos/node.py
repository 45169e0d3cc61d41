"""One node as `rollhouse serve` runs it, with a clock that can jump: `python -m bench.chaos.node PORT DATABASE CHANNELS`.

A line on its standard input says by how many seconds its clock is wrong from now on; where that ends, the node closes in order.
"""

from __future__ import annotations

import logging
import os
import signal
import socket
import sys
import time
from threading import Thread

_wrong_by = [0.0]
_right = time.time


def _told() -> float:
    return _right() + _wrong_by[0]


def _listen_to_keeper() -> None:
    for line in sys.stdin:
        _wrong_by[0] = float(line)
    os.kill(os.getpid(), signal.SIGTERM)


def main(port: str, database: str, channels: str) -> None:
    """Serve until told to stop. Everybody asks `time.time` what time it is; clocks for waiting (`time.monotonic`) never jump."""
    vars(time)["time"] = _told  # before anything of the house is imported that would keep the right one
    from rollhouse.commands.serve import make_server
    from rollhouse.server.config import Config
    from rollhouse.server.store.single_instance import single_instance_lock

    logging.basicConfig(level="WARNING", format="%(asctime)s %(name)s %(message)s")
    Thread(target=_listen_to_keeper, daemon=True).start()
    # Each person comes from an address of their own, as if through a proxy; the limits are those of every house.
    config = Config(port=int(port), database=database, channels=channels, bot_pace=0.05, bot_workers=1, trusted_proxies=("127.0.0.1",))
    with single_instance_lock(config):
        make_server(config).run([socket.create_server((config.host, config.port), backlog=2048)])


if __name__ == "__main__":
    main(*sys.argv[1:])
