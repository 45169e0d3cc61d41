"""For every test."""

from __future__ import annotations

import gc
import os
import shutil
import signal
import tempfile
from collections.abc import Generator
from pathlib import Path

import hypothesis
import pytest

from rollhouse.core.game import Game
from rollhouse.games.dicetto.game import Dicetto
from tests import chance

# A shell's background job ignores Ctrl-C, and so would every program that a test starts from there: the tests of Ctrl-C need it heard.
# (A handler of our own is not inherited by them; that it is no longer ignored is.)
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Solved tables are shared by all tests of a run, also by those in other processes, and gone after it.
_SHARED = "PYTEST_XDIST_WORKER" in os.environ
if not _SHARED:
    os.environ["ROLLHOUSE_CACHE"] = tempfile.mkdtemp(prefix="rollhouse-tests-")

# What JAX compiles is kept from run to run, as Numba's is beside its source: half of what its tests take.
os.environ.setdefault("JAX_COMPILATION_CACHE_DIR", str(Path(__file__).parents[1] / ".cache" / "jax"))
os.environ.setdefault("JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS", "0")
os.environ.setdefault("JAX_PERSISTENT_CACHE_MIN_ENTRY_SIZE_BYTES", "-1")

# The house alone: tests of games and bots from other packages ask for them.
os.environ["ROLLHOUSE_ENTRY_POINTS"] = "off"

# Nothing is solved or compiled that no test asks for.
os.environ["ROLLHOUSE_BACKGROUND"] = "off"


# Chance is the same in every run; how long an example takes says how busy the machine is, not whether it is right.
chance.refuse_luck()
chance.begin("before the tests")
hypothesis.settings.register_profile("steady", derandomize=True, database=None, deadline=None)
hypothesis.settings.load_profile("steady")


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Each test has chances of its own, whichever tests ran before it."""
    chance.begin(item.nodeid)


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(fixturedef: pytest.FixtureDef[object], request: pytest.FixtureRequest) -> Generator[None, object, object]:
    """What outlives a test does not depend on which test was first."""
    if fixturedef.scope == "function":
        return (yield)
    with chance.apart(f"{fixturedef.baseid} {fixturedef.argname} {getattr(request, 'param', '')}"):
        return (yield)


_FIRST = ("tests/web/", "tests/test_exports.py", "tests/test_layers.py", "tests/core/", "tests/locale/", "tests/census/", "tests/records/")


@pytest.hookimpl(tryfirst=True)  # pytest then brings together those that share a house
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The browser's tests first, and after them two thousand that take nothing: of four processes the first is given nearly all these.

    A browser, a house and its teacher take half a minute of the processor until they are warm, in every process that has one test for
    them. Whoever has nothing left takes from the end of what others still have, and finds no such test there.
    """
    items.sort(key=lambda item: next((turn for turn, place in enumerate(_FIRST) if item.nodeid.startswith(place)), len(_FIRST)))


def pytest_collection_finish() -> None:
    """Six thousand tests and all the house's modules stay until the end: looking through them for rubbish again and again takes a fifth
    of the terminal's tests, so it is left to what comes after, and done more rarely."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 10)


@pytest.fixture
def unvalued(monkeypatch: pytest.MonkeyPatch) -> None:
    """A house in which nobody can say what positions of Dicetto are worth."""
    monkeypatch.setattr(Dicetto, "evaluator", Game.evaluator)


def pytest_unconfigure() -> None:
    if not _SHARED:
        shutil.rmtree(os.environ["ROLLHOUSE_CACHE"], ignore_errors=True)
