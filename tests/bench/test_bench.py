"""The benchmarks run, count and compare; no test asserts a speed."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bench import jax_speed, solver
from bench import measure as engine
from bench.contenders import ours
from bench.measure import measure
from bench.report import NOTES, RESULTS, table, with_figures
from bench.server import measure as server
from bench.server.report import table as server_table

NAMES = ["dicy-cards glacial", "dicy-cards interglacial", "dicetto"]


def test_a_short_round_of_our_own_games() -> None:
    run = measure(ours(), [], 2, 0.001)
    assert [one.name for one in run.ours] == NAMES
    assert all(len(one.rounds) == 2 and min(one.rounds) > 0 and one.moves_listed > 1 for one in run.ours)
    assert all(f"\n{name}" in table(run) for name in NAMES)


@pytest.mark.parametrize(
    ("results", "note", "mark", "kind", "show"),
    [
        ("latest.json", "engine.md", "figures", engine.Measured, table),
        ("server.json", "server.md", "figures", server.Measured, server_table),
        ("solver.json", "solver.md", "figures", solver.Measured, solver.table),
        ("jax-cpu.json", "jax.md", "jax-cpu", jax_speed.Speeds, jax_speed.report),
        ("jax-gpu.json", "jax.md", "jax-gpu", jax_speed.Speeds, jax_speed.report),
    ],
)
def test_a_note_shows_the_kept_figures(results: str, note: str, mark: str, kind: Any, show: Any) -> None:
    run = msgspec.json.decode((RESULTS / results).read_bytes(), type=kind)
    page = (NOTES / note).read_text(encoding="utf-8")
    assert show(run) in page
    assert with_figures(page, show(run), mark) == page
    assert "another" in with_figures(page, "another", mark)
