"""The harness runs, counts and reports. How fast anything is, is nobody's test."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import msgspec
import pytest

from bench import contenders
from bench.__main__ import README, RESULTS, main
from bench.contenders import INSTALL, Contender, MissingPeer, ours
from bench.measure import Figure, Machine, Measured, measure, ratio
from bench.report import in_readme, table

NAMES = ["dicy-cards glacial", "dicy-cards interglacial", "dicetto"]


def figure(name: str, *rounds: int) -> Figure:
    return Figure(name, "a library 1.0", sorted(rounds)[len(rounds) // 2], rounds, 5.0)


@pytest.fixture
def run() -> Measured:
    mine, peers = (
        figure("dicetto", 100_000, 120_000, 140_000),
        (figure("backgammon", 50_000, 80_000, 70_000), figure("chess", 50_000, 30_000, 50_000)),
    )
    ratios = {"dicetto": {peer.name: ratio(mine, peer) for peer in peers}}
    return Measured(Machine("Linux", "x86_64", 2, "CPython 3.11"), 1.0, (mine,), peers, ratios)


def test_a_tiny_round_of_our_own_games() -> None:
    heard: list[str] = []
    found = measure(ours(), [], 2, 0.001, heard.append)
    assert [one.name for one in found.ours] == NAMES
    assert all(len(one.rounds) == 2 and min(one.rounds) > 0 and one.moves_listed > 1 for one in found.ours)
    assert heard == ["warm-up", "round 1 of 2", "round 2 of 2"]
    text = table(found)
    assert all(f"\n{name}" in text for name in NAMES)
    assert "How many times" not in text


@pytest.mark.parametrize("place", range(len(NAMES)), ids=NAMES)
def test_the_same_seed_plays_the_same_game(place: int) -> None:
    assert ours(1)[place].play() == ours(1)[place].play()
    assert ours(1)[place].play() != ours(2)[place].play()


def test_decisions_and_moves_are_counted() -> None:
    found = measure([Contender("toy", "none", lambda: (10, 25))], [Contender("peer", "none", lambda: (10, 40))], 3, 0.0001)
    assert (found.ours[0].moves_listed, found.peers[0].moves_listed) == (2.5, 4.0)
    assert found.ratios["toy"]["peer"] > 0
    assert sorted(found.ours[0].rounds)[1] == found.ours[0].decisions_per_second


def test_ratios_are_taken_round_by_round(run: Measured) -> None:
    # 100/50, 120/80, 140/70: the medians alone would give 120/70
    assert run.ratios["dicetto"]["backgammon"] == 2
    assert run.ratios["dicetto"]["chess"] == 2.8


def test_the_table_says_which_promises_are_kept(run: Measured) -> None:
    text = table(run)
    assert "dicetto: 100,000 decisions/s kept, 3 × chess MISSED, ahead of backgammon kept" in text
    assert "2.8 ×" in text
    assert "100,000–140,000" in text


def test_the_readme_takes_the_table(run: Measured) -> None:
    readme = "before\n<!-- figures -->\nold\n<!-- /figures -->\nafter\n"
    once = in_readme(readme, run)
    assert once == f"before\n<!-- figures -->\n```text\n{table(run)}```\n<!-- /figures -->\nafter\n"
    assert in_readme(once, run) == once


def test_the_readme_shows_the_figures_that_are_kept() -> None:
    kept = msgspec.json.decode(RESULTS.read_bytes(), type=Measured)
    assert [one.name for one in kept.ours] == NAMES
    assert README.read_text(encoding="utf-8") == in_readme(README.read_text(encoding="utf-8"), kept)
    assert table(kept) in README.read_text(encoding="utf-8")


def test_a_missing_peer_is_named_with_the_way_to_install_it(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def missing(seed: int = 1) -> list[Contender]:
        raise MissingPeer(f"Not installed: no_such_library.\n{INSTALL}")

    with pytest.raises(MissingPeer, match=r"no_such_library.*\n.*pip install -e"):
        contenders.imported("msgspec", "no_such_library")
    monkeypatch.setattr("bench.__main__.peers", missing)
    assert main([]) == 2
    assert INSTALL in capsys.readouterr().err


def test_the_command_prints_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    before = (RESULTS.read_bytes(), README.read_bytes())
    assert main(["--ours", "--rounds", "1", "--seconds", "0.001"]) == 0
    assert "dicy-cards interglacial" in capsys.readouterr().out
    assert (RESULTS.read_bytes(), README.read_bytes()) == before


@pytest.mark.parametrize("arguments", [["--rounds", "0"], ["--seconds", "0"], ["--ours", "--keep"]], ids=" ".join)
def test_senseless_arguments_are_refused(arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        main(arguments)
    assert refused.value.code == 2


def test_the_extra_brings_every_peer() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = {re.split(r"[\[<>=~! ]", wanted)[0] for wanted in project["optional-dependencies"]["bench"]}
    assert {"chess", "open_spiel", "pettingzoo", "pgx"} <= named
