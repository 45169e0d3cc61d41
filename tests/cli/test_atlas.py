"""`rollhouse atlas`: tables of some deals, refusals, and Ctrl-C that keeps every finished deal."""

from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
from pathlib import Path

import pytest

from rollhouse.games.dicy_cards.atlas.deals import every_deal, from_csv
from rollhouse.games.dicy_cards.atlas.unfinished import AtlasFile
from rollhouse.games.dicy_cards.cards import modes
from rollhouse.games.dicy_cards.solver.tablebase.folder import TablebaseFolder, cache_folder
from tests.cli.programs import COMMAND, Inside, environment
from tests.timeouts import TIMEOUT_SECONDS

CUSTOM = "straight,odd,sixes,all_same,any_two"
SHORT = ("--target", "20", "--games", "30")


def test_some_deals_as_csv_and_as_json_and_none_twice(inside: Inside, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cache, out = str(tmp_path / "cache"), tmp_path / "atlas.json"
    ended = inside.ok("atlas", "--deals", "glacial", "--deals", CUSTOM, "--deals", "glacial", *SHORT, ROLLHOUSE_CACHE=cache)
    first, second = from_csv(ended.out)
    assert first.cards == modes()["glacial"].cards
    assert second.cards == ("any_two", "odd", "straight", "sixes", "all_same")
    assert first.first_share == pytest.approx(0.439875037944, abs=1e-9)
    assert (first.games, first.greedy_games) == (30, 10)
    kept = cache_folder({"ROLLHOUSE_CACHE": cache})
    assert [path.suffix for path in kept.iterdir()] == [".lines"]  # tables would fill the disk
    ended = inside("atlas", "--deals", CUSTOM, *SHORT, "--out", str(out), ROLLHOUSE_CACHE=cache)
    assert (ended.code, ended.out, ended.err) == (0, "", "")
    told = json.loads(out.read_text())
    assert [entry["cards"] for entry in told] == [list(second.cards)]
    assert told[0]["first_share"] == pytest.approx(second.first_share, abs=1e-12)

    # What is done is not done again.
    def no_table(self: TablebaseFolder, cards: tuple[str, ...], target: int) -> None:
        raise AssertionError(f"{cards} again")

    monkeypatch.setattr(TablebaseFolder, "find", no_table)
    once = inside("atlas", "--deals", CUSTOM, *SHORT, ROLLHOUSE_CACHE=cache)
    assert (once.code, from_csv(once.out)) == (0, [second])
    with pytest.raises(AssertionError, match="again"):
        inside("atlas", "--deals", CUSTOM, "--target", "20", "--games", "31", ROLLHOUSE_CACHE=cache)


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["--deals", "interglacial"], "setup/cards"),
        (["--deals", "odd,sixes"], "setup/cards"),
        (["--target", "501"], "setup/target"),
        (["--games", "0"], "setup/games"),
        (["--device", "abacus"], "setup/device"),
    ],
)
def test_refusals(inside: Inside, arguments: list[str], code: str) -> None:
    inside.refused(code, "atlas", *arguments)


def test_ctrl_c_keeps_every_finished_deal(inside: Inside, tmp_path: Path) -> None:
    """On a terminal: a bar that counts deals, then Ctrl-C, then a sentence. The next run goes on with the others.

    There are far more deals than a program solves while this test waits for a busy machine.
    """
    cache = tmp_path / "cache"
    deals = [word for cards in every_deal()[:50] for word in ("--deals", ",".join(cards))]
    settings = environment(tmp_path, ROLLHOUSE_CACHE=str(cache), TERM="xterm")
    ours, theirs = pty.openpty()
    with subprocess.Popen([*COMMAND, "atlas", *deals, *SHORT], stdout=subprocess.PIPE, stderr=theirs, env=settings) as program:
        os.close(theirs)
        seen = b""
        while b"1/50" not in seen:
            seen += os.read(ours, 4096)
        program.send_signal(signal.SIGINT)
        while "What was done is kept" not in seen.decode(errors="replace"):
            seen += os.read(ours, 4096)
        out, _ = program.communicate(timeout=TIMEOUT_SECONDS)
    os.close(ours)
    assert (program.returncode, out) == (130, b"")
    assert b"Traceback" not in seen
    (path,) = cache.rglob("*.lines")
    before, written = AtlasFile(path).entries(), path.read_bytes()
    assert 0 < len(before) < 50
    ended = inside("atlas", *deals[:2], *deals[-2:], *SHORT, ROLLHOUSE_CACHE=str(cache))  # the first was done, the last was not
    assert ended.code == 0
    assert len(from_csv(ended.out)) == 2
    assert path.read_bytes().startswith(written)
    assert len(AtlasFile(path).entries()) == len(before) + 1
