"""Chance in the tests: the same for the same test, whatever ran before it and whatever runs beside it.

`begin` puts a seeded source in the place of the system's (`rollhouse.core.entropy`) and seeds the libraries' own generators; `refuse_luck`
makes every other way to ask the system for randomness fail when Rollhouse or a test takes it. Programs that a test starts get the same
through `tests/entry/program.py`.
"""

from __future__ import annotations

import hashlib
import os
import random
import secrets
import sys
import uuid
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Any

import rollhouse.core.entropy

__all__ = ["SEED", "SeededEntropy", "Unseeded", "apart", "begin", "for_a_program", "refuse_luck"]

SEED = "ROLLHOUSE_TEST_SEED"
"""Tells the programs of a test whose they are. Only `tests/entry` and `tests/web/live_server.py` read it."""
_OURS = ("rollhouse.", "tests.", "examples.")
# openskill, which is compiled and has no frame of its own, names each rating by `uuid4`; nobody ever reads these names.
_EXCEPT = (
    "rollhouse.core.entropy",
    "rollhouse.arena.skill",
    "rollhouse.server.ratings.rate",
    "tests.chance",
    "tests.server.test_ratings",
    "tests.server.test_puzzle_answers",
    "tests.server.live.test_rated_games",
)
_GLOBAL = ("random", "randint", "randrange", "choice", "choices", "shuffle", "sample", "uniform", "getrandbits", "randbytes", "gauss")
_programs = [0]
_SECRETS = ("choice", "randbelow", "randbits", "token_bytes", "token_hex", "token_urlsafe")


class Unseeded(AssertionError):
    """A value that would differ from run to run."""


class SeededEntropy:
    """What `entropy` draws in a test: the same seed and purpose give the same series."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._drawn: Counter[str] = Counter()

    def __call__(self, purpose: str, size: int) -> bytes:
        self._drawn[purpose] += 1
        return hashlib.shake_256(f"{self._seed}\n{purpose}\n{self._drawn[purpose]}".encode()).digest(size)


def begin(seed: str) -> None:
    """From now on, everything is drawn for this test; programs that it starts are told so."""
    os.environ[SEED] = seed
    rollhouse.core.entropy._source = SeededEntropy(seed)
    random.seed(seed)
    _programs[0] = 0


@contextmanager
def apart(seed: str) -> Iterator[None]:
    """What several tests share is drawn by a seed of its own, whichever of them asks for it first."""
    before = os.environ[SEED], rollhouse.core.entropy._source, random.getstate(), _programs[0]
    begin(seed)
    try:
        yield
    finally:
        os.environ[SEED], rollhouse.core.entropy._source, state, _programs[0] = before
        random.setstate(state)


def for_a_program() -> dict[str, str]:
    """What the next program that this test starts must find in its environment: two of them must not make the same ids."""
    _programs[0] += 1
    return {SEED: f"{os.environ[SEED]} program {_programs[0]}"}


def refuse_luck() -> None:
    """Let no code of ours draw from the system, or from a generator that somebody else may have used before."""
    for name in _GLOBAL:
        _fence(random, name)
    for name in _SECRETS:
        _fence(secrets, name)
    _fence(uuid, "uuid4")
    # Not `os.urandom`: Numba asks for it from machine code, before it takes our seed. `tests/test_entropy.py` reads the source for it.
    seed = random.Random.seed

    def seeded(self: random.Random, a: Any = None, version: int = 2) -> None:
        if a is None and _caller(2) is not None:  # as `random.Random()` asks for it
            raise Unseeded(f"{_caller(2)} makes a generator without a seed")
        seed(self, a, version)

    random.Random.seed = seeded  # type: ignore[method-assign]  # the one place that every generator goes through


def _caller(depth: int) -> str | None:
    """The module of ours that has called, if it is one."""
    name: str = sys._getframe(depth + 1).f_globals.get("__name__", "")
    return name if name.startswith(_OURS) and name not in _EXCEPT else None


def _fence(module: Any, name: str) -> None:
    real: Callable[..., Any] = getattr(module, name)

    @wraps(real)
    def asked(*args: Any, **more: Any) -> Any:
        if (who := _caller(1)) is not None:
            raise Unseeded(f"{who} asks {module.__name__}.{name}, which nobody has seeded: see rollhouse.core.entropy, or give it a seed")
        return real(*args, **more)

    setattr(module, name, asked)
