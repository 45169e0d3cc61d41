"""`rollhouse analyse`: for people and for programs; damaged, unfinished and other games' records; and Ctrl-C."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest

from rollhouse.analysis.marks import mark_name
from rollhouse.analysis.report import Report, analyse
from rollhouse.core.record import Record
from rollhouse.locale import catalogue
from rollhouse.locale.pseudo import PSEUDO
from rollhouse.terminal.report_view import SIGNS, chart
from tests.cli.programs import COMMAND, Inside, environment, run
from tests.pseudo import untranslated
from tests.timeouts import TIMEOUT_SECONDS
from tests.walks import walk

TWO: dict[str, object] = {"players": 2, "target": 20}


@pytest.fixture
def record() -> Record:
    return walk("dicy-cards", TWO, 4)


def as_json(inside: Inside, *arguments: str) -> Any:
    ended = inside.ok("analyse", *arguments, "--json", **tables())
    return json.loads(ended.out)


def tables() -> dict[str, str]:
    return {"ROLLHOUSE_CACHE": os.environ["ROLLHOUSE_CACHE"]}


def test_people_see_costs_reasons_luck_and_the_identity(inside: Inside, record: Record) -> None:
    report = analyse(record)
    ended = inside.ok("analyse", inside.written(record), **tables())
    words, names = catalogue("en"), ("player 0", "player 1")
    flat = " ".join(re.sub(r"[│─]", " ", ended.out).split())
    for line in report.lines:
        assert words.say(line, names) in flat
    assert report.source is not None
    assert words.say(report.source.about) in flat
    worst = [decision for decision in report.decisions if decision.mark != "fine"]
    assert len(worst) == sum(account.decisions - account.marks["fine"] for account in report.accounts)
    for decision in worst:
        assert f"{SIGNS[decision.mark]} {words.say(mark_name(decision.mark))}" in flat
        assert words.percent(decision.cost, 1) in flat


@pytest.mark.parametrize(("options", "language"), [(TWO, "de"), (TWO, "fr"), ({"players": 1, "target": 20}, "de")])
def test_the_report_fits_80_columns(inside: Inside, options: dict[str, object], language: str) -> None:
    ended = inside.ok("analyse", inside.written(walk("dicy-cards", options, 4)), "--lang", language, **tables())
    assert max(map(len, ended.lines())) <= 80


def test_nothing_is_said_in_code(inside: Inside) -> None:
    for game, options in (
        ("dicy-cards", TWO),
        ("dicy-cards", {"players": 1, "target": 20}),
        ("dicetto", {"players": 2, "cards_to_win": 1}),
    ):
        ended = inside.ok("analyse", inside.written(walk(game, options, 4)), "--lang", PSEUDO, **tables())
        assert not untranslated(re.sub(r"\d+e-\d+", "", ended.out), allowed={"player", "Rollhouse"})  # how exact a table is: a number


def test_programs_get_the_whole_report(inside: Inside, record: Record) -> None:
    document = as_json(inside, inside.written(record))
    report = analyse(record)
    assert set(document) == set(Report.__struct_fields__)
    assert [one["cost"] for one in document["decisions"]] == [one.cost for one in report.decisions]
    assert document["source"]["name"] == "two-player tablebase to 20: any_two low_six odd straight two_pairs"
    assert document["source"]["error"] < 1e-9
    for shown, line in zip(document["lines"], report.lines, strict=True):
        assert shown["key"] == line.key
        assert shown["text"] == catalogue("en").say(line, ("player 0", "player 1"))


def test_one_seat_only(inside: Inside, record: Record) -> None:
    path = inside.written(record)
    assert {one["seat"] for one in as_json(inside, path, "--seat", "2")["decisions"]} == {1}
    ended = inside("analyse", path, "--seat", "2", **tables())
    assert "player 0:" not in ended.out


@pytest.mark.parametrize("seat", ["0", "3", "x"])
def test_a_seat_that_is_not_there(inside: Inside, record: Record, seat: str) -> None:
    inside.refused("setup/seat", "analyse", inside.written(record), "--seat", seat, **tables())


def test_two_runs_write_the_same_bytes(inside: Inside, record: Record) -> None:
    path = inside.written(record)
    once, again = (run(inside.data, "analyse", path, "--json", PYTHONHASHSEED=seed) for seed in ("1", "2"))
    assert once.code == 0
    assert once.out == again.out


def test_a_game_that_goes_on_is_told_as_far_as_it_goes(inside: Inside) -> None:
    ended = inside.ok("analyse", inside.written(walk("dicy-cards", TWO, 4, 25)), **tables())
    assert "there is no result yet" in ended.out
    assert "player 0, so far:" in ended.out


def test_a_damaged_record_is_told_up_to_the_damage(inside: Inside) -> None:
    path = Path(inside.written(walk("dicy-cards", TWO, 4, 25)))
    path.write_text(path.read_text() + "score straight 99\n")
    ended = inside("analyse", str(path), **tables())
    assert ended.code == 1
    assert "player 0, so far:" in ended.out
    assert "[record/malformed-move]" in ended.err


def test_without_an_evaluator_the_report_says_what_it_lacks(inside: Inside, unvalued: None) -> None:
    record = walk("dicetto", {"players": 2, "cards_to_win": 1}, 1)
    ended = inside.ok("analyse", inside.written(record))
    assert "Positions of this Dicetto game can’t be evaluated yet." in " ".join(ended.out.split())
    assert re.search(r"\d+ rolls and draws\.", ended.out)


def test_names_cannot_move_the_cursor(inside: Inside, record: Record) -> None:
    evil = Record(record.game, record.rules_version, record.setup, ("\x1b[2Jx", "Bo"), record.moves, result=record.result)
    ended = inside.ok("analyse", inside.written(evil), **tables())
    assert "\x1b" not in ended.out


def test_the_chart_shows_highs_and_lows() -> None:
    words = catalogue("en")
    lines = chart([0.0] * 30 + [1.0] * 30, "share", words).splitlines()
    assert lines[0] == "100% │" + " " * 30 + "█" * 30 + "│"
    assert lines[-1] == "  0% │" + " " * 30 + "█" * 30 + "│"
    assert chart([0.5], "share", words).splitlines()[4] == " 50% │" + "█" * 60 + "│"
    assert chart([-3.0, -4.0], "turns", words).splitlines()[0].startswith("4.0 │")


def test_ctrl_c_keeps_what_was_done(inside: Inside) -> None:
    """A table to 60 takes long enough to be interrupted; nothing but a line about it is shown."""
    path = inside.written(walk("dicy-cards", {"players": 2, "target": 60}, 1))
    cache = inside.data / "cache"
    with subprocess.Popen(
        [*COMMAND, "analyse", path],
        env=environment(inside.data, ROLLHOUSE_CACHE=str(cache)),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as program:
        while program.poll() is None and not list(cache.rglob("*.part")):
            time.sleep(0.01)
        program.send_signal(signal.SIGINT)
        out, err = program.communicate(timeout=TIMEOUT_SECONDS)
    assert program.returncode == 130
    assert out == b""
    assert err.decode().strip().splitlines()[-1] in ("Stopped.", "Stopped. What was done is kept, and the next time it goes on from there.")
    assert list(cache.rglob("*.part"))
