"""`rollhouse solve`: results, refusals, Ctrl-C; other commands do not import the solver."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from rollhouse.games.dicy_cards.commands import solve
from rollhouse.locale import LANGUAGES
from tests.cli.programs import Inside


def test_two_players(inside: Inside, tmp_path: Path) -> None:
    cache = str(tmp_path / "cache")
    ended = inside("solve", "--target", "20", "--threads", "2", "--json", ROLLHOUSE_CACHE=cache)
    first = json.loads(ended.out)
    assert first["first_player_share"] == pytest.approx(0.439875037944, abs=1e-9)
    assert 0 < first["gap"] < 1e-9
    assert first["states"] == (20 + 20 + 30) * 20 * 32 * 32
    assert first["seconds"] > 0
    assert (first["cached"], first["device"], first["players"], first["target"]) == (False, "cpu", 2, 20)
    again = json.loads(inside("solve", "--mode", "glacial", "--target", "20", "--json", ROLLHOUSE_CACHE=cache).out)
    assert again == {**first, "cached": True}


def test_long_work_says_beforehand_about_how_long_it_takes(inside: Inside, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "about" not in inside.ok("solve", "--target", "20", ROLLHOUSE_CACHE=str(tmp_path / "1")).err
    monkeypatch.setattr(solve, "_ANNOUNCED_SECONDS", 0.0)
    monkeypatch.setattr(solve, "_CPU_SECONDS_PER_POSITION", 14 / 1_433_600)
    ended = inside("solve", "--target", "20", "--threads", "2", ROLLHOUSE_CACHE=str(tmp_path / "2"))
    assert ended.err.startswith("Solving takes about 7 seconds here")
    assert "about" not in inside.ok("solve", "--target", "20", ROLLHOUSE_CACHE=str(tmp_path / "2")).err


def test_alone(inside: Inside) -> None:
    found = json.loads(inside.ok("solve", "--players", "1", "--mode", "d", "--json").out)
    assert found["expected_turns"] == pytest.approx(6.127660156171, abs=1e-9)
    assert (found["states"], found["target"]) == (3200, 100)
    assert 0 < found["gap"] < 1e-9


@pytest.mark.parametrize("lang", LANGUAGES)
def test_for_people(inside: Inside, lang: str) -> None:
    for players, name in (("1", "expected_turns"), ("2", "first_player_share")):
        inside("solve", "--players", players, "--target", "20", "--lang", lang)  # the first time, how far the work is comes on stderr
        ended = inside.ok("solve", "--players", players, "--target", "20", "--lang", lang)
        assert max(map(len, ended.lines())) <= 80
        for wanted in (name, "gap", "states", "seconds"):
            assert wanted in ended.out


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["--mode", "interglacial"], "setup/cards"),
        (["--mode", "arctic"], "setup/mode"),
        (["--cards", "odd,sixes"], "setup/cards"),
        (["--target", "501"], "setup/target"),
        (["--players", "4"], "setup/players"),
        (["--players", "3"], "setup/device"),
        (["--device", "abacus"], "setup/device"),
        (["--threads", "0"], "setup/threads"),
    ],
)
def test_refusals(inside: Inside, arguments: list[str], code: str) -> None:
    inside.refused(code, "solve", *arguments)


def test_what_cannot_be_made_is_told_in_one_line(inside: Inside, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    inside.refused("tablebase/disk", "solve", "--target", "20", ROLLHOUSE_CACHE=str(tmp_path / "file"))
    monkeypatch.setitem(sys.modules, "cupy", None)
    monkeypatch.setitem(sys.modules, "rollhouse.games.dicy_cards.solver.gpu.solve", None)
    monkeypatch.setitem(sys.modules, "rollhouse.games.dicy_cards.solver.gpu.three", None)
    inside.refused("tablebase/gpu", "solve", "--players", "3", "--target", "20", "--device", "gpu")
    ended = inside.refused("tablebase/gpu", "solve", "--target", "20", "--device", "gpu", ROLLHOUSE_CACHE=str(tmp_path / "cache"))
    assert 'pip install "rollhouse[gpu]"' in ended.err
