"""The arena beyond one machine: on a cluster of two nodes, one of which dies on the way, everything comes out the same, byte for byte."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from rollhouse.arena.workers import results_in_order
from rollhouse.commands.support.engine import engine_named
from rollhouse.core.errors import SetupError
from rollhouse.core.extras import MissingExtra
from tests.timeouts import TIMEOUT_SECONDS

ROOT = Path(__file__).parents[2]
WORK = ("arena", "levels", "killed", "analyse", "atlas")


def test_two_nodes_make_the_same_bytes_though_one_is_killed(tmp_path: Path) -> None:
    environment = {**os.environ, "RAY_USAGE_STATS_ENABLED": "0", "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    done = subprocess.run(
        [sys.executable, "-m", "tests.arena.two_nodes", str(tmp_path)],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=2 * TIMEOUT_SECONDS,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-4000:]
    made = {name: [(tmp_path / f"{name}-{engine}").read_bytes() for engine in ("local", "ray")] for name in WORK}
    assert [name for name, (here, there) in made.items() if here != there] == []
    assert made["killed"][0] == b"[0,1,2,3,4,5,6,7]"
    assert made["analyse"][0].count(b"\n") == 2


def test_without_ray_the_line_that_installs_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.delitem(sys.modules, "rollhouse.arena.on_ray", raising=False)
    with pytest.raises(MissingExtra, match=r"extra/missing") as refused:
        results_in_order([], 1, "ray")
    assert refused.value.location == "pip install 'rollhouse[ray]'"


def test_an_engine_that_is_none_is_refused() -> None:
    assert (engine_named(None), engine_named("ray")) == ("local", "ray")
    with pytest.raises(SetupError, match="setup/engine"):
        engine_named("steam")
