"""The benchmarks run, count and compare; no test asserts a speed."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bench import analysis, bots, jax_speed, solver
from bench import measure as engine
from bench.__main__ import main
from bench.contenders import INSTALL, Contender, MissingPeer, imported, ours
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


@pytest.mark.parametrize("place", range(len(NAMES)), ids=NAMES)
def test_the_same_seed_plays_the_same_game(place: int) -> None:
    assert ours(1)[place].play() == ours(1)[place].play()
    assert ours(1)[place].play() != ours(2)[place].play()


def test_decisions_and_moves_are_counted() -> None:
    run = measure([Contender("toy", "none", lambda: (10, 25))], [Contender("peer", "none", lambda: (10, 40))], 3, 0.0001)
    assert (run.ours[0].moves_listed, run.peers[0].moves_listed) == (2.5, 4.0)
    assert sorted(run.ours[0].rounds)[1] == run.ours[0].decisions_per_second


def test_ratios_are_taken_round_by_round() -> None:
    mine, peer = (engine.Figure("a", "a", 0, rounds, 5.0) for rounds in ((100, 120, 140), (50, 80, 70)))
    assert engine.ratio(mine, peer) == 2  # the medians alone would give 120/70


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


def test_a_missing_peer_is_named_with_the_way_to_install_it() -> None:
    with pytest.raises(MissingPeer, match=r"no_such_library") as missing:
        imported("msgspec", "no_such_library")
    assert INSTALL in str(missing.value)


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


def test_every_decision_of_a_bot_is_timed() -> None:
    spent = bots.think("dicetto", "greedy", 2, 1, {"cards_to_win": 1})
    assert spent
    assert all(clock > 0 and processor >= 0 for clock, processor in spent)
