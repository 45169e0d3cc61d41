"""Several nodes on one machine: processes that answer at one address, and one that looks after them."""

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

__all__ = ["Supervisor", "exit_with_parent"]

_log = logging.getLogger(__name__)

_STEADY = 10.0
"""Seconds after which a node counts as well: one that ends sooner is replaced later and later, so that a fault does not eat the machine."""
_LONGEST_PAUSE = 30.0
_PATIENCE = 20.0
"""Seconds that a node has to close in order; longer than it allows itself for what is under way."""


class Supervisor:
    """`count` processes that do `work` until they are told to stop; one that dies is replaced."""

    def __init__(self, count: int, work: Callable[..., None], *given: Any) -> None:
        self._work = work
        self._given = given
        self._context = get_context("spawn")  # it inherits nothing but what it is given
        self._nodes = [_Node() for _ in range(count)]
        self._told, self._teller = Pipe(duplex=False)

    def run(self) -> None:
        """Until this process is told to stop (SIGINT or SIGTERM): then they close in order."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: self._teller.send_bytes(b"stop"))
        while not self._told.poll():
            self._begin_those_due()
            running = [node.process.sentinel for node in self._nodes if node.process is not None]
            connection.wait([self._told, *running], timeout=self._until_next())
            for node in self._nodes:
                _replace_later(node)
        self._end()

    def _begin_those_due(self) -> None:
        for node in self._nodes:
            if node.process is None and node.due <= time.monotonic():
                node.process = self._context.Process(target=self._work, args=self._given)
                node.began = time.monotonic()
                # A new Python that ignores Ctrl-C goes on doing so until it has a handler of its own; otherwise it would print a traceback.
                heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
                node.process.start()
                signal.signal(signal.SIGINT, heard)

    def _until_next(self) -> float | None:
        waiting = [node.due for node in self._nodes if node.process is None]
        return max(0.0, min(waiting) - time.monotonic()) if waiting else None

    def _end(self) -> None:
        running = [node.process for node in self._nodes if node.process is not None]
        for process in running:
            process.terminate()
        end = time.monotonic() + _PATIENCE
        for process in running:
            process.join(max(0.0, end - time.monotonic()))
            if process.is_alive():
                _log.error("a node does not end, and is killed")
                process.kill()
                process.join()


class _Node:
    def __init__(self) -> None:
        self.process: BaseProcess | None = None
        self.began = 0.0
        self.due = 0.0
        """While there is no process: when the next one begins."""
        self.pause = 0.0


def _replace_later(node: _Node) -> None:
    if node.process is None or node.process.is_alive():
        return
    lived = time.monotonic() - node.began
    node.pause = 0.0 if lived >= _STEADY else min(_LONGEST_PAUSE, 2 * node.pause or 1.0)
    node.due = time.monotonic() + node.pause
    _log.error("a node ended (%s) after %.0f seconds; another begins in %.0f", node.process.exitcode, lived, node.pause)
    node.process = None


def exit_with_parent() -> None:
    """For a node: whoever looks after it may be killed. Nobody would replace or stop it then, so it closes in order."""
    keeper = parent_process()
    if keeper is not None:
        Thread(target=_end_after, args=(keeper,), daemon=True).start()


def _end_after(keeper: BaseProcess) -> None:
    keeper.join()
    os.kill(os.getpid(), signal.SIGTERM)
