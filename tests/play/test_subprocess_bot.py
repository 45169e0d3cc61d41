"""Bots that are programs: what they are asked, how they may fail, and that none outlives us."""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rollhouse.core.errors import BotError, RollhouseError, SetupError
from rollhouse.core.game import CHANCE, GAME_OVER
from rollhouse.core.registry import game as find_game
from rollhouse.locale import LANGUAGES, catalogue
from rollhouse.play import external_bots as guests
from rollhouse.play.bots import check_bot, find_bot
from rollhouse.play.external_bots import ExternalBot
from rollhouse.play.subprocess_bot import end_programs, seconds_per_move
from tests.play import programs
from tests.play.programs import alive, pids, program

pytestmark = pytest.mark.slow  # starts programs

GAME = find_game("dicy-cards")
EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "program_bot.py"


@pytest.fixture(autouse=True)
def _no_program_is_left() -> Iterator[None]:
    yield
    end_programs()


def decision(seed: int = 1) -> Any:
    rng = random.Random(seed)
    state = GAME.start(GAME.setup({"first": 0}))
    while state.to_act == CHANCE:
        state = GAME.apply(state, GAME.outcomes(state).sample(rng))
    return state


def guest(command: str) -> ExternalBot:
    bot = find_bot(GAME, f"exec:{command}")
    assert isinstance(bot, ExternalBot)
    return bot


def asked(bot: ExternalBot, state: Any = None) -> str:
    state = state or decision()
    return str(bot.choose(state, GAME.legal(state), random.Random(1)))


# --- what it is asked -------------------------------------------------------------------------------------------------------------------


def test_a_program_gets_all_it_needs_to_choose(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    source = programs.LOOP + f"open({str(heard)!r}, 'w').write(line)\n    " + programs.LAST.removeprefix(programs.LOOP)
    bot, state = guest(program(tmp_path, source)), decision()
    moves = [str(move) for move in GAME.legal(state)]
    assert asked(bot, state) == moves[-1]
    assert bot.fault is None
    assert bot.note(state) is None
    request = json.loads(heard.read_text())
    seed = random.Random(1).getrandbits(32)
    told = {
        "do": "choose",
        "id": 1,
        "game": "dicy-cards",
        "rules_version": GAME.rules_version,
        "seat": 0,
        "ply": None,
        "moves": moves,
        "seed": seed,
    }
    assert {name: request[name] for name in told} == told
    assert request["setup"]["mode"] == "glacial"
    assert request["position"]["dice"] == list(state.dice)
    assert request.keys() == told.keys() | {"setup", "position"}


def test_one_program_answers_for_all_seats_and_moves(tmp_path: Path) -> None:
    command = program(tmp_path, programs.GOOD)
    for _ in range(5):
        assert asked(guest(command)) == str(GAME.legal(decision())[0])
    assert len(pids(tmp_path)) == 1


def test_the_example_plays_a_whole_game() -> None:
    bot = guest(f"{sys.executable} {EXAMPLE}")
    games = []
    for _ in range(2):
        rng, state, moves = random.Random(3), GAME.start(GAME.setup({"target": 30})), []
        while state.to_act != GAME_OVER:
            move = GAME.outcomes(state).sample(rng) if state.to_act == CHANCE else bot.choose(state, GAME.legal(state), rng)
            assert bot.fault is None
            state = GAME.apply(state, move)
            moves.append(str(move))
        games.append(moves)
    assert games[0] == games[1]


@pytest.mark.skipif(shutil.which("jq") is None, reason="the shell's bot needs jq")
def test_a_line_of_shell_is_a_bot() -> None:
    assert asked(guest("""sh -c 'while read -r line; do echo "$line" | jq -c "{move: .moves[0]}"; done'""")) == str(
        GAME.legal(decision())[0]
    )


# --- how it may fail --------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("source", "code", "told"),
    [
        (programs.DIES, "bot/died", "no luck today"),
        (programs.DIES_QUIETLY, "bot/died", "7"),
        (programs.NO_JSON, "bot/answer", "skip"),
        (programs.NO_MOVE, "bot/answer", "{}"),
        (programs.OTHER_ID, "bot/answer", '"id": 2'),
        (programs.ENDLESS, "bot/answer", "xxx"),
        (programs.ILLEGAL, "bot/illegal", "first 0"),
        (programs.NONSENSE, "bot/illegal", "�[2J?"),
        (programs.GIVES_UP, "bot/gave-up", "too hard"),
    ],
)
def test_what_a_program_does_wrong_is_told_and_a_move_is_made_for_it(tmp_path: Path, source: str, code: str, told: str) -> None:
    bot, state = guest(program(tmp_path, source)), decision()
    assert asked(bot, state) == str(GAME.bots["greedy"]().choose(state, GAME.legal(state), random.Random(1)))
    assert bot.fault is not None
    assert bot.fault.code == code
    assert told in bot.fault.location
    note = bot.note(state)
    assert note is not None
    for language in LANGUAGES:
        words = catalogue(language)
        assert words.error(bot.fault) in words.say(note)
        assert told in words.say(note)


@pytest.mark.parametrize("source", [programs.SILENT, programs.DEAF])
def test_a_program_that_takes_too_long_is_ended(tmp_path: Path, source: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROLLHOUSE_BOT_SECONDS", "0.5")
    bot = guest(program(tmp_path, source))
    asked(bot)
    assert bot.fault is not None
    assert (bot.fault.code, bot.fault.location) == ("bot/slow", "0.5")
    assert not any(map(alive, pids(tmp_path)))


def test_a_program_that_never_reads_does_not_keep_us(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """More than a pipe holds: writing to it would wait for ever."""
    monkeypatch.setenv("ROLLHOUSE_BOT_SECONDS", "0.5")
    bot, state = guest(program(tmp_path, programs.DEAF)), decision()
    monkeypatch.setattr(type(GAME), "position", lambda game, state: {"padding": "x" * 1_000_000})
    asked(bot, state)
    assert bot.fault is not None
    assert bot.fault.code == "bot/slow"


def test_a_program_that_is_not_there_is_refused_before_a_game_and_replaced_in_one(tmp_path: Path) -> None:
    command = str(tmp_path / "gone")
    with pytest.raises(BotError, match="bot/program") as refused:
        check_bot(GAME, f"exec:{command}")
    assert command in catalogue("en").error(refused.value)
    bot = guest(command)
    asked(bot)
    assert bot.fault is not None
    assert bot.fault.code == "bot/start"


@pytest.mark.parametrize("command", ["", "  ", "'open", "x" * 500, "a\nb"])
def test_what_is_no_command_is_refused(command: str) -> None:
    with pytest.raises(BotError, match="bot/command"):
        check_bot(GAME, f"exec:{command}", programs="anywhere")


def test_after_three_faults_in_a_row_it_is_left_alone_for_a_while(tmp_path: Path) -> None:
    bot = guest(program(tmp_path, programs.DIES))
    for _ in range(guests._MAX_FAULTS_IN_A_ROW + guests._PAUSE_MOVES):
        asked(bot)
        assert bot.fault is not None
    assert len(pids(tmp_path)) == guests._MAX_FAULTS_IN_A_ROW
    asked(bot)
    assert len(pids(tmp_path)) == guests._MAX_FAULTS_IN_A_ROW + 1


def test_a_program_that_failed_is_started_again(tmp_path: Path) -> None:
    once = f"first = {str(tmp_path / 'first')!r}\nif not os.path.exists(first):\n    open(first, 'w')\n    sys.exit('not yet')\n"
    bot = guest(program(tmp_path, once + programs.GOOD))
    asked(bot)
    assert bot.fault is not None
    asked(bot)
    assert bot.fault is None


@pytest.mark.parametrize("text", ["fast", "-1", "0", "nan", "1e9"])
def test_seconds_that_are_none_are_refused(text: str) -> None:
    with pytest.raises(SetupError, match="setup/bot-seconds"):
        seconds_per_move({"ROLLHOUSE_BOT_SECONDS": text})


def test_seconds_by_default_and_as_asked() -> None:
    assert (seconds_per_move({}), seconds_per_move({"ROLLHOUSE_BOT_SECONDS": "2.5"})) == (10.0, 2.5)


# --- how it ends ------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("source", [programs.GOOD, programs.STUBBORN], ids=["polite", "stubborn"])
def test_programs_end_when_they_are_told(tmp_path: Path, source: str) -> None:
    asked(guest(program(tmp_path, source)))
    assert all(map(alive, pids(tmp_path)))
    end_programs()
    assert not any(map(alive, pids(tmp_path)))


def test_what_a_program_has_started_ends_with_it(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reading = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    helper = f"import subprocess\nsubprocess.Popen(['sh', '-c', 'echo here; sleep 600'], stdout=open({str(pipe)!r}, 'w'))\n"
    asked(guest(program(tmp_path, helper + programs.STUBBORN)))
    end_programs()
    os.set_blocking(reading, True)
    with os.fdopen(reading, "rb") as file:
        assert file.read() == b"here\n"  # and then the end: nobody holds the other side any more


@pytest.mark.parametrize("end", ["", "raise KeyboardInterrupt", "raise SystemExit(3)"])
def test_programs_end_with_the_process_that_started_them(tmp_path: Path, end: str) -> None:
    command = program(tmp_path, programs.STUBBORN)
    source = f"""
import random
from rollhouse import game
from rollhouse.play.bots import find_bot
rules, rng = game("dicy-cards"), random.Random(1)
state = rules.start(rules.setup({{"first": 0}}))
state = rules.apply(state, rules.outcomes(state).sample(rng))
bot = find_bot(rules, "exec:" + {command!r})
bot.choose(state, rules.legal(state), rng)
{end}
"""
    subprocess.run([sys.executable, "-c", source], stderr=subprocess.DEVNULL, check=False, timeout=60)
    assert len(pids(tmp_path)) == 1
    assert not any(map(alive, pids(tmp_path)))


# --- who may name one -------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["exec:sh", "bot:exec:sh", "EXEC:sh"])
def test_nobody_from_outside_names_a_program(name: str) -> None:
    with pytest.raises(RollhouseError, match="bot/unknown"):
        check_bot(GAME, name, programs="never")


def test_what_the_operator_put_there_can_be_named() -> None:
    check_bot(GAME, "mybot", programs="never", also={"mybot": "./mybot"})
