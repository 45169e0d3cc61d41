"""Several server processes (nodes) at one address, and the supervisor that restarts them."""

from __future__ import annotations

import logging
import os
import signal
import time
from collections.abc import Callable
from multiprocessing import Pipe, connection, get_context, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Any

_log = logging.getLogger(__name__)

_HEALTHY_AFTER_SECONDS = 10.0
"""A node that ends sooner is restarted after a growing delay, so that a fault does not use up the machine."""
_MAX_RESTART_DELAY_SECONDS = 30.0
_SHUTDOWN_SECONDS = 20.0
"""How long a node may take to close: longer than it allows its own requests."""


class Supervisor:
    """`count` processes that run `work(*args)` until the supervisor is stopped; one that dies is replaced."""

    def __init__(self, count: int, work: Callable[..., None], *args: Any) -> None:
        self._work = work
        self._args = args
        self._context = get_context("spawn")  # it inherits nothing but its arguments
        self._nodes = [_Node() for _ in range(count)]
        self._stop_receiver, self._stop_sender = Pipe(duplex=False)

    def run(self) -> None:
        """Run until SIGINT or SIGTERM, then close the nodes."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: self._stop_sender.send_bytes(b"stop"))
        while not self._stop_receiver.poll():
            self._start_due()
            running = [node.process.sentinel for node in self._nodes if node.process is not None]
            connection.wait([self._stop_receiver, *running], timeout=self._seconds_until_next())
            for node in self._nodes:
                _replace_later(node)
        self._end()

    def _start_due(self) -> None:
        for node in self._nodes:
            if node.process is None and node.due <= time.monotonic():
                node.process = self._context.Process(target=self._work, args=self._args)
                node.started = time.monotonic()
                # A new Python that ignores Ctrl-C goes on doing so until it has a handler of its own; otherwise it would print a traceback.
                previous = signal.signal(signal.SIGINT, signal.SIG_IGN)
                node.process.start()
                signal.signal(signal.SIGINT, previous)

    def _seconds_until_next(self) -> float | None:
        waiting = [node.due for node in self._nodes if node.process is None]
        return max(0.0, min(waiting) - time.monotonic()) if waiting else None

    def _end(self) -> None:
        running = [node.process for node in self._nodes if node.process is not None]
        for process in running:
            process.terminate()
        end = time.monotonic() + _SHUTDOWN_SECONDS
        for process in running:
            process.join(max(0.0, end - time.monotonic()))
            if process.is_alive():
                _log.error("node killed after shutdown timeout", extra={"pid": process.pid})
                process.kill()
                process.join()


class _Node:
    def __init__(self) -> None:
        self.process: BaseProcess | None = None
        self.started = 0.0
        self.due = 0.0
        """While there is no process: when the next one starts."""
        self.delay = 0.0


def _replace_later(node: _Node) -> None:
    if node.process is None or node.process.is_alive():
        return
    lived = time.monotonic() - node.started
    node.delay = 0.0 if lived >= _HEALTHY_AFTER_SECONDS else min(_MAX_RESTART_DELAY_SECONDS, 2 * node.delay or 1.0)
    node.due = time.monotonic() + node.delay
    fields = {"exit_code": node.process.exitcode, "lived_seconds": round(lived), "restart_delay_seconds": node.delay}
    _log.error("node exited unexpectedly", extra=fields)
    node.process = None


def exit_with_parent() -> None:
    """Close this node in order when its supervisor is killed: no other process would restart or stop it then."""
    supervisor = parent_process()
    if supervisor is not None:
        Thread(target=_end_after, args=(supervisor,), daemon=True).start()


def _end_after(supervisor: BaseProcess) -> None:
    supervisor.join()
    os.kill(os.getpid(), signal.SIGTERM)
