"""A game from another package in every program: terminal, referee, simulation, server."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from rollhouse.core.game import AnyGame
from rollhouse.core.registry import all_games
from rollhouse.locale import LANGUAGES, catalogue
from rollhouse.play.fair import verify
from rollhouse.testing import check_game
from tests.cli.programs import Referee, run
from tests.examples.packages import PIG, ROOT, installed
from tests.locale.spoken import NAMES, spoken
from tests.server.live.nodes import Client, Node, play_on


@pytest.fixture
def environ() -> dict[str, str]:
    """The environment in which a process finds Pig."""
    path = os.pathsep.join([str(installed(PIG)), str(ROOT / "src")])
    return {"PYTHONPATH": path, "ROLLHOUSE_ENTRY_POINTS": "on"}


def test_it_is_found_by_its_entry_point(pig: AnyGame) -> None:
    assert list(all_games()) == ["dicy-cards", "dicetto", "pig"]
    assert all_games()["pig"] is pig


def test_it_keeps_its_promises(pig: AnyGame) -> None:
    assert check_game(pig).positions > 1000


def test_its_own_tests_pass(environ: dict[str, str]) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", os.devnull, str(PIG / "tests")]
    ended = subprocess.run(command, env={**os.environ, **environ}, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stdout
    assert "3 passed" in ended.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_it_says_has_words_and_no_word_is_left_unsaid(pig: AnyGame, language: str) -> None:
    words = catalogue(language)
    told = spoken("pig")
    assert told.event_types == set(pig.event_types)
    for message in told.messages:
        assert not re.search(r"[{}$]", words.say(message, NAMES))
    for refused in told.refusals:
        assert refused.value in words.error(refused, NAMES)
    own = {key for key in words.keys() if key.startswith("pig-")}  # noqa: SIM118  # a catalogue is no mapping
    assert own - {message.key for message in told.messages} == {"pig-reason"}  # the outcome's, which the result does not repeat


def test_it_is_played_line_by_line_and_in_other_languages(environ: dict[str, str], tmp_path: Path) -> None:
    typed = "\n" + "hold\n\n" * 200
    flags = ("--players", "Ana,bot:greedy", "--seed", "1", "--target", "30", "--plain")
    for language in ("en", "de"):  # that everything has words in every language is seen above
        data = tmp_path / language
        ended = run(data, "play", "pig", *flags, "--lang", language, typed=typed, **environ)
        assert ended.code == 0, ended.err
        (path,) = (data / "records").iterdir()
        assert run(data, "replay", str(path), "--all", "--lang", language, **environ).code == 0


def test_an_option_that_another_game_has_too_is_told_for_both(environ: dict[str, str], tmp_path: Path) -> None:
    said = " ".join(run(tmp_path, "play", "--help", **environ).out.split())
    assert "Dicy Cards: Points to reach [default: 100] and Pig: points to win [default: 100]" in said


def test_the_referee_knows_it(environ: dict[str, str], tmp_path: Path) -> None:
    with Referee(tmp_path, **environ) as referee:
        referee.new("pig", {"players": 2, "first": 0, "target": 10}, ["roll 6", "again", "roll 4"])
        refused = referee.ask("play", move="roll 3")
        assert (refused["ok"], refused["code"], refused["rule"]) == (False, "move/illegal", "turn")
        answer = referee.ask("play", move="hold")
        assert (answer["to_act"], answer["position"]["winners"], answer["position"]["scores"]) == (None, [0], [10, 0])
        assert answer["events"][0]["text"] == "seat 0 holds, scores 10 and has 10."


def test_the_command_simulates_it(environ: dict[str, str], tmp_path: Path) -> None:
    ended = run(tmp_path, "simulate", "pig", "--games", "40", "--workers", "2", "--json", **environ)
    assert json.loads(ended.out)["games"] == 40


async def test_it_is_played_on_a_server(pig: AnyGame, tmp_path: Path) -> None:
    with Node.on_sqlite(tmp_path, bot_pace_seconds=0.0) as node:
        async with Client(node.url) as ana:
            info = next(one for one in await ana.get("/api/games") if one["id"] == "pig")
            assert info["bots"] == ["random", "greedy"]
            table = await ana.new_table("Ana", "bot:greedy", game="pig", setup={"target": 20}, begin=True)
            view = await play_on({0: await ana.join(table)})
            assert view["status"] == "over"
            assert max(view["position"]["scores"]) >= 20
            assert verify(await ana.record(table)).derived > 0
