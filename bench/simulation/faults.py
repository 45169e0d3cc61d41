"""What goes wrong in a simulated run: drawn from the seed, and none once the faults have ended."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, event
from sqlalchemy.exc import OperationalError

from bench.simulation.loop import RUNNING


class Faults(msgspec.Struct, kw_only=True):
    """The probabilities and times of faults."""

    until: float = 120.0
    """Seconds of virtual time after which nothing goes wrong any more."""
    lost: float = 0.1
    """Of a frame between two nodes."""
    doubled: float = 0.1
    delay_seconds: float = 0.5
    """The longest delay of a frame. Frames between nodes overtake each other; those to and from a client keep their order."""
    cut: float = 0.02
    """Of a client's connection, at each frame."""
    unavailable: float = 0.02
    """Of a transaction or query that the database refuses."""
    answer_lost: float = 0.02
    """Of a COMMIT whose answer is lost, though it is stored; of one that is lost itself, half of that."""
    unreachable: float = 0.03
    """Of a publication that does not reach the other nodes at all, and is known not to."""
    deaths: int = 6
    """Nodes that die, each after a random step, and start again."""
    skew_seconds: float = 2.0
    """How much a node's clock may be fast or slow."""

    def happens(self, probability: float, rng: random.Random, now: float) -> bool:
        """Draw whether a fault of this probability happens now."""
        return now < self.until and rng.random() < probability


def _error(what: str) -> OperationalError:
    return OperationalError(what, None, sqlite3.OperationalError(f"simulated: {what}"))


@contextmanager
def store_faults(faults: Faults, rng: random.Random, time: Any) -> Iterator[None]:
    """Let transactions fail while the context lasts."""

    def begin(connection: Connection) -> None:
        if RUNNING.get() is not None and faults.happens(faults.unavailable, rng, time()):
            raise _error("unavailable")

    def commit(connection: Connection) -> None:
        if RUNNING.get() is None:
            return
        if faults.happens(faults.answer_lost, rng, time()):
            driver = connection.connection.dbapi_connection
            assert isinstance(driver, sqlite3.Connection)
            driver.execute("COMMIT")
            raise _error("the answer to COMMIT was lost")
        if faults.happens(faults.answer_lost / 2, rng, time()):
            raise _error("COMMIT was lost")

    event.listen(Engine, "begin", begin)
    event.listen(Engine, "commit", commit)
    try:
        yield
    finally:
        event.remove(Engine, "begin", begin)
        event.remove(Engine, "commit", commit)
