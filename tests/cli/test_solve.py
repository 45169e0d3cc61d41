"""`rollhouse solve`: results, refusals, Ctrl-C; other commands do not import the solver."""

from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from rollhouse.games.dicy_cards.game import GAME
from rollhouse.games.dicy_cards.solver.tablebase.folder import TablebaseFolder
from rollhouse.games.dicy_cards.solver.tablebase.format import read_header
from rollhouse.locale import LANGUAGES
from tests.cli.programs import COMMAND, Inside, environment
from tests.patience import PATIENCE

CUSTOM = "odd,sixes,all_same,straight,any_two"


def solved(inside: Inside, *arguments: str) -> dict[str, Any]:
    ended = inside("solve", *arguments, "--json")
    assert (ended.code, ended.complaints) == (0, ""), ended.err
    found: dict[str, Any] = json.loads(ended.out)
    return found


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


def test_alone(inside: Inside) -> None:
    found = solved(inside, "--players", "1", "--mode", "d")
    assert found["expected_turns"] == pytest.approx(6.127660156171, abs=1e-9)
    assert (found["states"], found["target"]) == (3200, 100)
    assert 0 < found["gap"] < 1e-9


@pytest.mark.parametrize("lang", LANGUAGES)
def test_for_people(inside: Inside, lang: str) -> None:
    for players, name in (("1", "expected_turns"), ("2", "first_player_share")):
        inside("solve", "--players", players, "--target", "20", "--lang", lang)  # the first time, how far the work is comes on stderr
        ended = inside("solve", "--players", players, "--target", "20", "--lang", lang)
        assert (ended.code, ended.complaints) == (0, "")
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
        (["--players", "3"], "setup/players"),
        (["--device", "abacus"], "setup/device"),
        (["--threads", "0"], "setup/threads"),
    ],
)
def test_refusals(inside: Inside, arguments: list[str], code: str) -> None:
    ended = inside("solve", *arguments)
    assert (ended.code, ended.out) == (2, "")
    assert ended.err.endswith(f"[{code}]\n")


def test_what_cannot_be_made_is_told_in_one_line(inside: Inside, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    ended = inside("solve", "--target", "20", ROLLHOUSE_CACHE=str(tmp_path / "file"))
    assert ended.code == 1
    assert ended.err.endswith("[tablebase/disk]\n")
    monkeypatch.setitem(sys.modules, "cupy", None)
    monkeypatch.setitem(sys.modules, "rollhouse.games.dicy_cards.solver.gpu.solve", None)
    ended = inside("solve", "--target", "20", "--device", "gpu", ROLLHOUSE_CACHE=str(tmp_path / "cache"))
    assert ended.code == 1
    assert ended.err.count("\n") == 1
    assert 'pip install "rollhouse[gpu]"' in ended.err
    assert ended.err.endswith("[tablebase/gpu]\n")


def test_ctrl_c_keeps_what_is_done(inside: Inside, tmp_path: Path) -> None:
    """On a terminal: a bar, then Ctrl-C, then a sentence. The next one goes on, and comes to what it would have come to at once."""
    cache = tmp_path / "cache"
    tables = TablebaseFolder(cache / "dicy-cards", GAME.rules_version)
    cards = tuple(CUSTOM.split(","))
    part = tables.path(cards, 30).with_suffix(".part")
    ours, theirs = pty.openpty()
    command = [*COMMAND, "solve", "--cards", CUSTOM, "--target", "30"]
    settings = environment(tmp_path, ROLLHOUSE_CACHE=str(cache), TERM="xterm")
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=theirs, env=settings) as program:
        os.close(theirs)
        seen = b""
        while b"%" not in seen:
            seen += os.read(ours, 4096)
        assert b"Solving" in seen
        program.send_signal(signal.SIGINT)
        while "What was done is kept" not in seen.decode(errors="replace"):
            seen += os.read(ours, 4096)
        out, _ = program.communicate(timeout=PATIENCE)
    os.close(ours)
    assert (program.returncode, out) == (130, b"")
    assert b"Traceback" not in seen
    stopped = read_header(part)
    assert stopped.step > 0
    assert tables.find(cards, 30) is None
    ended = inside("solve", "--cards", CUSTOM, "--target", "30", "--json", ROLLHOUSE_CACHE=str(cache))
    assert ended.code == 0
    assert not json.loads(ended.out)["cached"]
    assert json.loads(ended.out)["seconds"] > stopped.seconds
    assert not part.exists()


def test_other_commands_do_not_import_the_solver(tmp_path: Path) -> None:
    """The compiler and NumPy take longer to import than everything else together."""
    script = (
        "import sys, rollhouse.cli\ntry: rollhouse.cli.main(sys.argv[1:])\nexcept SystemExit: pass\nprint(*sys.modules, file=sys.stderr)"
    )
    for arguments in (["--help"], ["--version"], ["rules"], ["solve", "--help"], ["odds", "--dice", "123466"]):
        ended = subprocess.run(
            [sys.executable, "-c", script, *arguments],
            capture_output=True,
            text=True,
            env=environment(tmp_path),
            timeout=PATIENCE,
            check=True,
        )
        loaded = ended.stderr.split()
        assert ("rollhouse.games.dicy_cards.game" in loaded) == (arguments[0] not in ("--help", "--version"))
        assert not {"numba", "llvmlite", "numpy", "cupy"} & set(loaded), arguments
