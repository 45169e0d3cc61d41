"""Settings, markers and order for all tests."""

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

from rollhouse.games.dicetto.game import Dicetto
from tests import seeding

# A shell's background job ignores SIGINT, and programs that tests start would inherit that: the tests of Ctrl-C need it delivered.
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

# Games and bots of other packages are off; their own tests switch them on.
os.environ["ROLLHOUSE_ENTRY_POINTS"] = "off"

# No solving or compiling in the background.
os.environ["ROLLHOUSE_BACKGROUND"] = "off"


# Random numbers are the same in every run; how long an example takes depends on how busy the machine is, so no deadline.
seeding.forbid_unseeded()
seeding.seed_all("before the tests")
hypothesis.settings.register_profile("steady", derandomize=True, database=None, deadline=None)
hypothesis.settings.load_profile("steady")


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Seed the random numbers of each test by its name, so that they do not depend on the tests before it."""
    seeding.seed_all(item.nodeid)


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(fixturedef: pytest.FixtureDef[object], request: pytest.FixtureRequest) -> Generator[None, object, object]:
    """Seed the random numbers of shared fixtures by their name, so that they do not depend on the test that came first."""
    if fixturedef.scope == "function":
        return (yield)
    with seeding.separately_seeded(f"{fixturedef.baseid} {fixturedef.argname} {getattr(request, 'param', '')}"):
        return (yield)


FOLDER_MARKS = {
    "tests/web": "browser",
    "tests/server/live": "live",
    "tests/adapters": "slow",
    "tests/analysis": "slow",
    "tests/arena": "slow",
    "tests/bench": "slow",
    "tests/cli": "slow",
    "tests/examples": "slow",
    "tests/fuzz": "slow",
    "tests/games/dicetto/evaluation": "slow",
    "tests/games/dicy_cards/bots": "slow",
    "tests/games/dicy_cards/evaluation": "slow",
    "tests/games/dicy_cards/solver": "slow",
    "tests/gpu": "slow",
    "tests/terminal": "slow",
}
"""The marker of every test below a folder; single tests and modules are marked where they are."""
_ROOT = Path(__file__).parents[1]
_NOT_UNIT = {"browser", "live", "slow"}
_FIRST = ("tests/web/", "tests/core/", "tests/locale/", "tests/census/", "tests/records/")


def pytest_configure() -> None:
    missing = [folder for folder in FOLDER_MARKS if not (_ROOT / folder).is_dir()]
    if missing:
        raise pytest.UsageError(f"FOLDER_MARKS in tests/conftest.py names folders that do not exist: {missing}")


def _folder_mark(path: Path) -> str | None:
    inside = path.relative_to(_ROOT).as_posix() if path.is_relative_to(_ROOT) else ""
    return next((mark for folder, mark in FOLDER_MARKS.items() if f"{inside}/".startswith(f"{folder}/")), None)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """`-m unit` does not import the modules of folders without unit tests: that takes longer than the unit tests."""
    return True if config.option.markexpr == "unit" and _folder_mark(collection_path) else None


def _mark(item: pytest.Item) -> None:
    """Add the folder's marker, `live` where a test needs PostgreSQL or Redis, and `unit` where no other applies."""
    if mark := _folder_mark(item.path):
        item.add_marker(mark)
    parameters = item.callspec.params.values() if isinstance(item, pytest.Function) and hasattr(item, "callspec") else ()
    if "postgresql" in parameters or {"postgres", "redis_server"} & set(getattr(item, "fixturenames", ())):
        item.add_marker("live")
    if not any(item.get_closest_marker(mark) for mark in _NOT_UNIT):
        item.add_marker("unit")


@pytest.hookimpl(tryfirst=True)  # before `-m` selects, and before pytest brings together the tests that share a fixture
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark every test, and put the browser's tests first, then a thousand short ones.

    Each of four processes is given a quarter of the list, so that the first one gets nearly all the browser's tests: a browser, a server
    and its worker processes take half a minute of processor time to start, once for each process that runs one such test. A process that
    has finished takes tests from the end of the others' lists, where there is no browser test.
    """
    for item in items:
        _mark(item)
    items.sort(key=lambda item: next((turn for turn, place in enumerate(_FIRST) if item.nodeid.startswith(place)), len(_FIRST)))


def pytest_collection_finish() -> None:
    """Exclude the collected tests and imported modules from garbage collection: scanning them again and again takes a fifth of the time
    of the terminal's tests."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 10)


@pytest.fixture
def unvalued(monkeypatch: pytest.MonkeyPatch) -> None:
    """Dicetto without its teaching part."""
    monkeypatch.setattr(Dicetto, "teaching", None)


def pytest_unconfigure() -> None:
    if not _SHARED:
        shutil.rmtree(os.environ["ROLLHOUSE_CACHE"], ignore_errors=True)
