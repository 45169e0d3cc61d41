"""Seeded randomness for the tests: each test gets the same random values in every run and in every order.

`seed_all` replaces the system's source of randomness (`rollhouse.core.entropy`) by a seeded one and seeds the libraries' generators.
`forbid_unseeded` makes every other source of randomness fail when Rollhouse or a test uses it. Programs that a test starts are seeded by
`tests/entry/program.py`.
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

SEED = "ROLLHOUSE_TEST_SEED"
"""The environment variable with the seed, for the programs that a test starts. `tests/entry` and `tests/web/live_server.py` read it."""
_OURS = ("rollhouse.", "tests.", "examples.")
# openskill, which is compiled and has no frame of its own, names each rating by `uuid4`; the names are never used.
_EXCEPT = (
    "rollhouse.core.entropy",
    "rollhouse.arena.skill",
    "rollhouse.server.ratings.rate",
    "tests.seeding",
    "tests.server.test_ratings",
    "tests.server.test_puzzle_answers",
    "tests.server.live.test_rated_games",
)
_GLOBAL = ("random", "randint", "randrange", "choice", "choices", "shuffle", "sample", "uniform", "getrandbits", "randbytes", "gauss")
_programs = [0]
_SECRETS = ("choice", "randbelow", "randbits", "token_bytes", "token_hex", "token_urlsafe")


class Unseeded(AssertionError):
    """Randomness was used that differs from run to run."""


class SeededEntropy:
    """A source of random bytes: the same seed and purpose give the same series."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._drawn: Counter[str] = Counter()

    def __call__(self, purpose: str, size: int) -> bytes:
        self._drawn[purpose] += 1
        return hashlib.shake_256(f"{self._seed}\n{purpose}\n{self._drawn[purpose]}".encode()).digest(size)


def seed_all(seed: str) -> None:
    """Seed all randomness of this process, and the environment of the programs that it starts."""
    os.environ[SEED] = seed
    rollhouse.core.entropy._source = SeededEntropy(seed)
    random.seed(seed)
    _programs[0] = 0


@contextmanager
def separately_seeded(seed: str) -> Iterator[None]:
    """Use a seed of its own for a fixture that several tests share, and then return to the test's."""
    before = os.environ[SEED], rollhouse.core.entropy._source, random.getstate(), _programs[0]
    seed_all(seed)
    try:
        yield
    finally:
        os.environ[SEED], rollhouse.core.entropy._source, state, _programs[0] = before
        random.setstate(state)


def seed_environment() -> dict[str, str]:
    """The environment variable for the next program that this test starts; each program gets another seed, and so makes other ids."""
    _programs[0] += 1
    return {SEED: f"{os.environ[SEED]} program {_programs[0]}"}


def forbid_unseeded() -> None:
    """Make code of ours fail that draws from the system, or from a generator that other code shares."""
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
    """The name of the calling module, where it is one of ours."""
    name: str = sys._getframe(depth + 1).f_globals.get("__name__", "")
    return name if name.startswith(_OURS) and name not in _EXCEPT else None


def _fence(module: Any, name: str) -> None:
    real: Callable[..., Any] = getattr(module, name)

    @wraps(real)
    def asked(*args: Any, **more: Any) -> Any:
        if (caller := _caller(1)) is not None:
            raise Unseeded(f"{caller} calls {module.__name__}.{name}, which is not seeded: see rollhouse.core.entropy, or give it a seed")
        return real(*args, **more)

    setattr(module, name, asked)
