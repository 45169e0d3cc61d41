"""One node as `rollhouse serve` runs it, with a clock that can jump: `python -m bench.chaos.node PORT DATABASE CHANNELS SMTP_PORT`.

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

_offset_seconds = [0.0]
_real_time = time.time


def _shifted_time() -> float:
    return _real_time() + _offset_seconds[0]


def _read_clock_offsets() -> None:
    for line in sys.stdin:
        _offset_seconds[0] = float(line)
    os.kill(os.getpid(), signal.SIGTERM)


def main(port: str, database: str, channels: str, smtp_port: str) -> None:
    """Serve until terminated. `time.time` jumps; `time.monotonic` does not."""
    vars(time)["time"] = _shifted_time  # before a module is imported that would keep the real one
    from rollhouse.commands.serve import make_server
    from rollhouse.server.config import Config
    from rollhouse.server.store.single_instance import single_instance_lock

    logging.basicConfig(level="WARNING", format="%(asctime)s %(name)s %(message)s")
    Thread(target=_read_clock_offsets, daemon=True).start()
    # Each client has an address of its own, as if behind a proxy; the limits are the usual ones.
    config = Config(
        port=int(port),
        database=database,
        channels=channels,
        bot_pace_seconds=0.05,
        bot_workers=1,
        trusted_proxies=("127.0.0.1",),
        public_url="http://chaos.example",
        smtp=f"smtp://127.0.0.1:{smtp_port}",
        mail_from="dice@chaos.example",
    )
    with single_instance_lock(config):
        make_server(config).run([socket.create_server((config.host, config.port), backlog=2048)])


if __name__ == "__main__":
    main(*sys.argv[1:])
