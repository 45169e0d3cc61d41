"""A simulated cluster holds what it promises under seeded faults, repeats exactly, and finds faults that are put in.

`python -m bench.simulation --seconds 3600` runs for an hour.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bench.simulation.cluster import simulate
from bench.simulation.faults import Faults
from rollhouse.play.clocks import Clocks
from rollhouse.play.session import Session
from rollhouse.server.store.store import Store
from rollhouse.server.tables.manager import TableManager
from rollhouse.server.transport.missed_commits import MissedCommitChecker

pytestmark = pytest.mark.filterwarnings("ignore:coroutine .* was never awaited")  # those of dead nodes

SHORT = Faults(until=40.0, deaths=2)
LOSSY = Faults(until=40.0, deaths=0, cut=0.0, lost=0.8)
CALM = Faults(until=0.0)
CUT = Faults(until=60.0, deaths=0, cut=0.2)


@pytest.mark.parametrize("seed", range(6))
def test_nothing_is_lost_doubled_or_stuck(seed: int) -> None:
    """What clients saw is stored, what was acknowledged is kept, every game ends, no seat acts twice, and no clock runs backwards."""
    found = simulate(seed, SHORT)
    assert found.findings == [], f"python -m bench.simulation --seed {seed}"
    assert found.moves > 10


@pytest.mark.parametrize("step", [40, 90, 140, 190, 240, 290, 340, 390])
def test_a_node_may_die_before_any_step(step: int) -> None:
    """Some of all: `python -m bench.simulation --every-step` tries each."""
    found = simulate(2, SHORT, dies_at=step)
    assert (found.findings, found.deaths > 0) == ([], True)


def test_a_seed_repeats_itself() -> None:
    assert simulate(7, SHORT) == simulate(7, SHORT)


async def _stores_nothing_at_version_9(self: Store, table_id: str, version: int, *more: Any) -> bool:
    return True if version == 9 else await _append(self, table_id, version, *more)


_append = Store.append


async def _checks_nothing(self: MissedCommitChecker) -> int:
    return 0


PLANTED: dict[str, tuple[type, str, Callable[..., Any], Faults, str]] = {
    "acknowledged and not stored": (Store, "append", _stores_nothing_at_version_9, CALM, "stored is None"),
    "missed commits are not looked for": (MissedCommitChecker, "resync_stale", _checks_nothing, LOSSY, "has not seen the end"),
    "a table stays as a failed commit left it": (TableManager, "_discard", lambda self, loaded: None, SHORT, "not stored"),
    "a decision that is sent again is taken twice": (Session, "_check_fresh", lambda self, text, at: None, CUT, "was decided by no player"),
    "nodes' clocks differ": (Clocks, "not_before", lambda self, now: now, SHORT, "clock: "),
}


@pytest.mark.parametrize("fault", PLANTED)
def test_faults_that_are_put_in_are_found(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    place, name, broken, faults, finding = PLANTED[fault]
    monkeypatch.setattr(place, name, broken)
    findings: list[str] = []
    for seed in range(6):
        findings += simulate(seed, faults).findings
        if any(finding in one for one in findings):
            return
    pytest.fail(f"not found: {findings}")
