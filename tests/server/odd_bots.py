"""Pig with bots that fail, crash or wait. Worker processes import it."""

from __future__ import annotations

import os
import random
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from rollhouse.core.bots import RandomBot
from rollhouse.core.game import AnyGame
from tests.core.toy import Again, Careful, Pig, PigMove, PigState, Roll, Stop
from tests.timeouts import LONG_TIMEOUT_SECONDS

FOLDER = "ROLLHOUSE_TEST_FOLDER"
"""The environment variable with the folder in which bots leave traces."""


def trace(name: str) -> Path:
    return Path(os.environ[FOLDER]) / name


class Cheat:
    """Makes up a move."""

    def choose(self, state: PigState, moves: Sequence[PigMove], rng: random.Random) -> PigMove:
        return Roll(6)


class Confused:
    """Fails."""

    def choose(self, state: PigState, moves: Sequence[PigMove], rng: random.Random) -> PigMove:
        raise LookupError("where am I?")


class Unwell:
    """Cannot even be made."""

    def __init__(self) -> None:
        raise MemoryError

    def choose(self, state: PigState, moves: Sequence[PigMove], rng: random.Random) -> PigMove:
        raise AssertionError


class Deadly:
    """Takes its process down with it, every time."""

    def choose(self, state: PigState, moves: Sequence[PigMove], rng: random.Random) -> PigMove:
        os._exit(3)


class Unlucky:
    """Takes its process down with it, but only once."""

    def choose(self, state: PigState, moves: Sequence[PigMove], rng: random.Random) -> PigMove:
        if not trace("died").exists():
            trace("died").touch()
            os._exit(3)
        return Stop()


class Patient:
    """Says who it is, and thinks until it may go on."""

    def choose(self, state: PigState, moves: Sequence[PigMove], rng: random.Random) -> PigMove:
        part = trace(f"pid.{os.getpid()}")
        part.write_text(str(os.getpid()))
        part.rename(trace("pid"))
        end = time.monotonic() + LONG_TIMEOUT_SECONDS
        while not trace("go on").exists() and time.monotonic() < end:
            time.sleep(0.01)
        return Stop() if trace("go on").exists() else Again()


class Nosy:
    """Stops if a module of the server, its database or its texts is loaded."""

    def choose(self, state: PigState, moves: Sequence[PigMove], rng: random.Random) -> PigMove:
        foreign = "sqlalchemy litestar psycopg redis uvicorn textual babel rollhouse.server.store.store rollhouse.play.fair"
        return Stop() if set(foreign.split()) & sys.modules.keys() else Again()


class OddPig(Pig):
    """Pig with odd bots."""

    bots = {
        "random": RandomBot,
        "careful": Careful,
        "cheat": Cheat,
        "confused": Confused,
        "unwell": Unwell,
        "deadly": Deadly,
        "unlucky": Unlucky,
        "patient": Patient,
        "nosy": Nosy,
    }


ODD_PIG = OddPig()


def find(name: str) -> AnyGame:
    """The only game there is."""
    assert name == ODD_PIG.id
    return ODD_PIG
