"""The benchmarks run, count and compare; no test asserts a speed."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bench import analysis, jax_speed, solver
from bench import measure as engine
from bench.__main__ import main
from bench.contenders import ours
from bench.measure import measure
from bench.report import NOTES, RESULTS, table, with_figures
from bench.server import measure as server
from bench.server.report import table as server_table
from rollhouse.core.record import checked
from rollhouse.games.dicy_cards.game import GAME

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


def test_the_command_prints_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--ours", "--rounds", "1", "--seconds", "0.001"]) == 0
    assert "dicy-cards interglacial" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["--ours", "--keep"])


def test_analysis_measures_real_games() -> None:
    figures = dict(analysis.measured({"players": 1, "target": 20}, games=2))
    assert list(figures) == ["report", "hint", "coach"]
    assert len(figures["report"]) == 2
    assert len(figures["hint"]) == len(figures["coach"]) > 0
    record = analysis.recorded(GAME, {"players": 2, "target": 20}, 1)
    assert checked(record) == record
