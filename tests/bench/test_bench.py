"""The benchmarks run, count and compare; no test asserts a speed."""

from __future__ import annotations

import asyncio
import random
import shutil
from typing import Any

import msgspec
import pytest

from bench import jax_speed, solver
from bench import measure as engine
from bench.contenders import ours
from bench.jax_same import SETTINGS, Compared
from bench.measure import measure
from bench.report import NOTES, RESULTS, table, with_figures
from bench.server import measure as server
from bench.server import storm
from bench.server.load import Load, run_window
from bench.server.ours import OurTable, Players
from bench.server.report import table as server_table
from bench.server.servers import both

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
        ("jax-envpool.json", "jax.md", "jax-envpool", jax_speed.Speeds, jax_speed.report),
        ("jax-gpu.json", "jax.md", "jax-gpu", jax_speed.Speeds, jax_speed.report),
    ],
)
def test_a_note_shows_the_kept_figures(results: str, note: str, mark: str, kind: Any, show: Any) -> None:
    run = msgspec.json.decode((RESULTS / results).read_bytes(), type=kind)
    page = (NOTES / note).read_text(encoding="utf-8")
    assert show(run) in page
    assert with_figures(page, show(run), mark) == page
    assert "another" in with_figures(page, "another", mark)


def test_what_was_compared_is_kept_and_on_the_page() -> None:
    done = msgspec.convert(msgspec.json.decode((RESULTS / "jax-same.json").read_bytes())["settings"], list[Compared])
    assert [(one.game, one.options) for one in done] == [(name, dict(options)) for name, options in SETTINGS]
    page = (NOTES / "jax.md").read_text(encoding="utf-8")
    for what in ("games", "positions", "moves", "chance"):
        assert f"{sum(getattr(one, what) for one in done):,}" in page


def test_two_solvers_that_share_no_code_agree() -> None:
    if shutil.which("g++") is None:
        pytest.skip("there is no C++ compiler here")
    found = solver.measure(5, 1, whole_target=5)
    assert found.ours[0].share == pytest.approx(found.plain[0].share, abs=1e-12)
    assert found.whole.share == found.ours[0].share
    assert min(found.ours[0].cores, found.plain[0].cores, found.plain[0].wall) > 0


async def test_sockets_that_are_dropped_at_once_come_back_and_miss_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storm, "SPREAD_SECONDS", 0.1)
    monkeypatch.setattr(storm, "_CALM_SECONDS", 0.2)
    with both(0, None) as (mine, _):
        found = await storm.measure(mine, count=20, rate=50.0)
    assert (found.sockets, found.lost) == (20, 0)


async def test_our_server_is_driven_and_all_viewers_see_every_move() -> None:
    with both(0, None) as (mine, peer):
        assert peer is None
        load = Load()
        players = await asyncio.to_thread(Players, mine.port)
        tables = [OurTable(load, players, random.Random(seed)) for seed in range(3)]
        for one in tables:
            await one.open()
        found = await run_window(tables, load, mine.pid, 0.1, 0.5)
        assert found.moves_per_second > 0
        assert 0 < found.p50 <= found.p99
        assert 300 < found.frame_bytes < 1024
        assert found.server_cpu > 0
        for one in tables:
            assert one.seen == [view.version for view in one.views if view is not None]
            assert not one.waiting
            one.close()
