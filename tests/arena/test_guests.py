"""Bots from outside in many games: in several processes, with their faults counted, and gone when the games are."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from rollhouse.arena.contest import contest
from rollhouse.arena.forfeits import Forfeits
from rollhouse.arena.levels import calibrate
from rollhouse.arena.report import to_csv, to_json
from rollhouse.arena.simulate import GAMES_PER_TASK, Summary, simulate
from rollhouse.commands.support.arena_page import contest_page, levels_page
from rollhouse.core.errors import BotError
from rollhouse.core.messages import say
from rollhouse.core.registry import game as find_game
from rollhouse.core.teaching import evaluator_of
from rollhouse.locale import LANGUAGES, catalogue
from rollhouse.play.subprocess_bot import end_programs
from tests.arena.test_command import shown
from tests.entry import PROGRAM
from tests.expecting import present
from tests.play import programs
from tests.play.programs import alive, pids, program
from tests.timeouts import TIMEOUT_SECONDS

GAME = find_game("dicy-cards")


@pytest.fixture(autouse=True)
def _no_program_is_left() -> Iterator[None]:
    yield
    end_programs()


def played(command: str, games: int, workers: int) -> Summary:
    return present(simulate(GAME, {"target": 20}, ["bot:greedy", f"exec:{command}"], games, 1, workers))


def test_the_number_of_workers_does_not_show_with_programs_either(tmp_path: Path) -> None:
    command = program(tmp_path, programs.GOOD)
    alone, two = (played(command, 2 * GAMES_PER_TASK, workers) for workers in (1, 2))
    assert to_json(alone) == to_json(two)
    assert [player.player for player in alone.players] == ["bot:greedy", f"exec:{command}"]
    assert [player.faults for player in alone.players] == [{}, {}]
    assert 2 <= len(pids(tmp_path)) <= 3
    assert not any(map(alive, pids(tmp_path)))


@pytest.mark.parametrize(("source", "code"), [(programs.ILLEGAL, "bot/illegal"), (programs.DIES, "bot/died")])
def test_a_bot_that_fails_loses_and_its_failures_are_shown_first(tmp_path: Path, source: str, code: str) -> None:
    summary = played(program(tmp_path, source), 3, 1)
    count = 3
    assert [player.faults for player in summary.players] == [{}, {code: count}]
    assert [player.wins for player in summary.players] == [count, 0]
    assert summary.players[1].points is None
    for language in LANGUAGES:
        text = shown(summary, language)
        assert code in text
        assert text.index(code) < text.index("█"), "before the results"
        no_verdict = catalogue(language).say(say("arena-no-verdict", bot="%", limit=catalogue(language).percent(0.05)))
        assert no_verdict.partition("%")[0][:12] in text
    rows = [line.split(",") for line in to_csv(summary).splitlines()]
    assert rows[0][-1] == "faults"
    assert [row[-1] for row in rows[1:]] == ["0", str(count)]


def test_a_program_that_is_not_there_is_refused_before_the_first_game(tmp_path: Path) -> None:
    with pytest.raises(BotError, match="bot/program"):
        played(str(tmp_path / "gone"), 1, 1)


def test_levels_measure_a_program_among_bots(tmp_path: Path) -> None:
    bots = ("random", f"exec:{program(tmp_path, programs.LAST)}", "greedy")
    # So that decisions are analysed: this one only skips.
    evaluator_of(GAME, GAME.start(GAME.setup({"target": 20, "first": 0})), if_missing="prepare")
    levels = calibrate(GAME, [{"target": 20}], bots=bots, games=4, seed=1)
    assert levels.bots == bots
    assert [(match.bot, match.others) for match in levels.settings[0].pairs] == [(bots[1], bots[0]), (bots[2], bots[0]), (bots[2], bots[1])]
    assert levels.forfeits == ()
    assert not any(map(alive, pids(tmp_path)))
    assert sys.executable[:20] in levels_page([levels], catalogue("en"))


def test_levels_tell_how_often_a_program_failed(tmp_path: Path) -> None:
    bad = f"exec:{program(tmp_path, programs.ILLEGAL)}"
    levels = calibrate(GAME, [{"target": 20}], bots=("random", bad), games=2, seed=1)
    (forfeits,) = levels.forfeits
    assert (forfeits.bot, forfeits.by_code["bot/illegal"], forfeits.too_many) == (bad, forfeits.games, True)
    assert {match.share.value for match in levels.settings[0].pairs} == {0.0}
    assert "there is no verdict" in levels_page([levels], catalogue("en"))


def test_a_sequential_test_has_no_verdict_on_a_program_that_dies(tmp_path: Path) -> None:
    bots = (f"exec:{program(tmp_path, programs.DIES)}", "random")
    found = contest(GAME, {"target": 20}, bots, kind="sprt", games=48, seed=1)
    assert present(found.verdict).decided == "none"
    assert found.lineups[0].shares[0].value == 0.0
    assert found.lineups[0].games == 24, "it stops once that is clear"
    page = contest_page(found, catalogue("en"))
    assert "there is no verdict" in page
    assert "decided" not in page


def test_few_failures_are_counted_and_do_not_hide_the_verdict() -> None:
    few, many = (Forfeits("exec:one", 100, {"bot/slow": count}) for count in (5, 6))
    assert (few.too_many, many.too_many) == (False, True)


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGKILL], ids=["interrupted", "killed"])
def test_no_program_outlives_a_simulation(tmp_path: Path, workers: str, end: signal.Signals) -> None:
    """The programs hold the other side of a pipe: that it comes to its end says that they have."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reading = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    holding = f"held = open({str(pipe)!r}, 'w')\nprint('here', file=held, flush=True)\n"
    # A killed process can't end its program; one that listens to its input ends by itself then.
    source = programs.STUBBORN if end is signal.SIGINT or workers == "2" else programs.GOOD
    command = program(tmp_path, holding + source)
    flags = ["--players", f"bot:greedy,exec:{command}", "--games", "1000000", "--workers", workers]
    process = subprocess.Popen([*PROGRAM, "simulate", "dicy-cards", *flags], stdout=subprocess.DEVNULL)
    os.set_blocking(reading, True)
    with os.fdopen(reading, "rb") as file:
        while not file.readline():  # no program has opened the pipe yet
            assert process.poll() is None
        process.send_signal(end)
        assert process.wait(TIMEOUT_SECONDS) in (130, -signal.SIGKILL)
        assert set(file.read().split()) <= {b"here"}
