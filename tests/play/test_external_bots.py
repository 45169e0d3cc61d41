"""Bots that are programs or services: what they are asked, how they may fail, and that none outlives us."""

from __future__ import annotations

import json
import os
import random
import runpy
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, HTTPServer, ThreadingHTTPServer
from pathlib import Path
from threading import Event, Thread
from threading import enumerate as enumerate_threads
from time import sleep
from typing import Any

import pytest

from rollhouse.arena.games import play_deal
from rollhouse.core.bots import Noted
from rollhouse.core.errors import BotError, RollhouseError, SetupError
from rollhouse.core.game import CHANCE, GAME_OVER
from rollhouse.core.record_json import from_json, to_json
from rollhouse.core.record_text import from_text, to_text
from rollhouse.core.registry import game as find_game
from rollhouse.locale import LANGUAGES, catalogue
from rollhouse.play import external_bots as external_bots
from rollhouse.play.bots import check_bot, find_bot
from rollhouse.play.chance import SeededDice
from rollhouse.play.driver import Driver
from rollhouse.play.external_bots import ExternalBot
from rollhouse.play.players import Player, read_players, seat_labels
from rollhouse.play.subprocess_bot import end_programs, seconds_per_move
from rollhouse.play.table import Table
from tests.play import programs
from tests.play.programs import alive, pids, plies, program
from tests.timeouts import LONG_TIMEOUT_SECONDS

pytestmark = pytest.mark.slow  # starts programs

GAME = find_game("dicy-cards")
EXAMPLES = Path(__file__).parents[2] / "examples"
ELSEWHERE = 'exec:/home/ana/my bots/"best" --fast'


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


def external(command: str) -> ExternalBot:
    bot = find_bot(GAME, f"exec:{command}")
    assert isinstance(bot, ExternalBot)
    return bot


def asked(bot: ExternalBot, state: Any = None) -> str:
    state = state or decision()
    return str(bot.choose(state, GAME.legal(state), random.Random(1)))


def fault_of(bot: ExternalBot) -> BotError:
    """What the bot did wrong at its last move."""
    assert bot.fault is not None
    return bot.fault


# --- what it is asked -------------------------------------------------------------------------------------------------------------------


def test_a_program_gets_all_it_needs_to_choose(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    source = programs.LOOP + f"open({str(heard)!r}, 'w').write(line)\n    " + programs.LAST.removeprefix(programs.LOOP)
    bot, state = external(program(tmp_path, source)), decision()
    moves = [str(move) for move in GAME.legal(state)]
    assert asked(bot, state) == moves[-1]
    assert bot.fault is None
    assert bot.note(state) is None
    request = json.loads(heard.read_text())
    seed = random.Random(1).getrandbits(32)
    assert (request.pop("setup")["mode"], request.pop("position")["dice"]) == ("glacial", list(state.dice))
    about = {"do": "choose", "id": 1, "game": "dicy-cards", "rules_version": GAME.rules_version}
    assert request == {**about, "seat": 0, "ply": None, "moves": moves, "seed": seed}


def test_one_program_answers_for_all_seats_and_moves(tmp_path: Path) -> None:
    command = program(tmp_path, programs.GOOD)
    for _ in range(5):
        assert asked(external(command)) == str(GAME.legal(decision())[0])
    assert len(pids(tmp_path)) == 1


def test_the_example_plays_a_whole_game() -> None:
    bot = external(f"{sys.executable} {EXAMPLES / 'program_bot.py'}")
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
    assert asked(external("""sh -c 'while read -r line; do echo "$line" | jq -c "{move: .moves[0]}"; done'""")) == str(
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
def test_a_programs_fault_is_noted_and_a_move_is_made_for_it(tmp_path: Path, source: str, code: str, told: str) -> None:
    bot, state = external(program(tmp_path, source)), decision()
    assert asked(bot, state) == str(GAME.bots["greedy"]().choose(state, GAME.legal(state), random.Random(1)))
    fault = fault_of(bot)
    assert fault.code == code
    assert told in fault.location
    note = bot.note(state)
    assert note is not None
    for language in LANGUAGES:
        words = catalogue(language)
        assert words.error(fault) in words.say(note)
        assert told in words.say(note)


@pytest.mark.parametrize("source", [programs.SILENT, programs.DEAF])
def test_a_program_that_takes_too_long_is_ended(tmp_path: Path, source: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROLLHOUSE_BOT_SECONDS", "0.5")
    bot = external(program(tmp_path, source))
    asked(bot)
    assert (fault_of(bot).code, fault_of(bot).location) == ("bot/slow", "0.5")
    assert not any(map(alive, pids(tmp_path)))


def test_a_program_that_never_reads_does_not_keep_us(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """More than a pipe holds: writing to it would wait for ever."""
    monkeypatch.setenv("ROLLHOUSE_BOT_SECONDS", "0.5")
    bot, state = external(program(tmp_path, programs.DEAF)), decision()
    monkeypatch.setattr(type(GAME), "position", lambda game, state: {"padding": "x" * 1_000_000})
    asked(bot, state)
    assert fault_of(bot).code == "bot/slow"


def test_a_program_that_is_not_there_is_refused_before_a_game_and_replaced_in_one(tmp_path: Path) -> None:
    command = str(tmp_path / "gone")
    with pytest.raises(BotError, match="bot/program") as refused:
        check_bot(GAME, f"exec:{command}")
    assert command in catalogue("en").error(refused.value)
    bot = external(command)
    asked(bot)
    assert fault_of(bot).code == "bot/start"


@pytest.mark.parametrize("command", ["", "  ", "'open", "x" * 500, "a\nb"])
def test_an_invalid_command_is_refused(command: str) -> None:
    with pytest.raises(BotError, match="bot/command"):
        check_bot(GAME, f"exec:{command}", programs="anywhere")


def test_after_three_faults_in_a_row_a_program_is_left_alone_for_a_while(tmp_path: Path) -> None:
    bot = external(program(tmp_path, programs.DIES))
    for _ in range(external_bots._MAX_FAULTS_IN_A_ROW + external_bots._PAUSE_MOVES):
        asked(bot)
        assert bot.fault is not None
    assert len(pids(tmp_path)) == external_bots._MAX_FAULTS_IN_A_ROW
    asked(bot)
    assert len(pids(tmp_path)) == external_bots._MAX_FAULTS_IN_A_ROW + 1


def test_a_program_that_failed_is_started_again(tmp_path: Path) -> None:
    once = f"first = {str(tmp_path / 'first')!r}\nif not os.path.exists(first):\n    open(first, 'w')\n    sys.exit('not yet')\n"
    bot = external(program(tmp_path, once + programs.GOOD))
    asked(bot)
    assert bot.fault is not None
    asked(bot)
    assert bot.fault is None


@pytest.mark.parametrize("text", ["fast", "-1", "0", "nan", "1e9"])
def test_invalid_seconds_are_refused(text: str) -> None:
    with pytest.raises(SetupError, match="setup/bot-seconds"):
        seconds_per_move({"ROLLHOUSE_BOT_SECONDS": text})


def test_seconds_by_default_and_as_asked() -> None:
    assert (seconds_per_move({}), seconds_per_move({"ROLLHOUSE_BOT_SECONDS": "2.5"})) == (10.0, 2.5)


# --- how it ends ------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("source", [programs.GOOD, programs.STUBBORN], ids=["polite", "stubborn"])
def test_programs_end_when_they_are_told(tmp_path: Path, source: str) -> None:
    asked(external(program(tmp_path, source)))
    assert all(map(alive, pids(tmp_path)))
    end_programs()
    assert not any(map(alive, pids(tmp_path)))


def test_what_a_program_has_started_ends_with_it(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reading = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    helper = f"import subprocess\nsubprocess.Popen(['sh', '-c', 'echo here; sleep 600'], stdout=open({str(pipe)!r}, 'w'))\n"
    asked(external(program(tmp_path, helper + programs.STUBBORN)))
    end_programs()
    os.set_blocking(reading, True)
    with os.fdopen(reading, "rb") as file:
        assert file.read() == b"here\n"  # and then the end: no process holds the other side


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
def test_a_client_can_not_name_a_program(name: str) -> None:
    with pytest.raises(RollhouseError, match="bot/unknown"):
        check_bot(GAME, name, programs="never")


def test_a_program_of_the_admin_can_be_named() -> None:
    check_bot(GAME, "mybot", programs="never", also={"mybot": "./mybot"})


# --- services -----------------------------------------------------------------------------------------------------------------------------


@contextmanager
def serving(server: HTTPServer) -> Iterator[str]:
    """Its address, while it answers."""
    thread = Thread(target=server.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/bot?level=3"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def answering(status: int, body: bytes, before: Callable[[], Any] = lambda: None) -> ThreadingHTTPServer:
    """A server that has one answer to everything."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            before()
            self.rfile.read(int(self.headers["Content-Length"]))
            self.send_response(status)
            self.send_header("Content-Length", str(len(body)))
            self.send_header("Location", "http://127.0.0.1:1/elsewhere")
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None: ...

    return ThreadingHTTPServer(("127.0.0.1", 0), Handler)


def test_a_service_plays_as_the_program_does() -> None:
    """The example of each chooses alike, so that whole games are the same."""
    setup = GAME.setup({"players": 2, "target": 20, "mode": "b"})
    program = f"exec:{sys.executable} {EXAMPLES / 'program_bot.py'}"
    serve = runpy.run_path(str(EXAMPLES / "service_bot.py"))["serve"]
    with serving(serve(0)) as address:
        far = play_deal(GAME, setup, [f"exec:{address}", "greedy"], 1, 0)
    near = play_deal(GAME, setup, [program, "greedy"], 1, 0)
    assert far == near
    assert not any(result.forfeit for result in far)


@pytest.mark.parametrize(
    ("status", "body", "code", "told"),
    [
        (200, b'{"move": "first 0"}', "bot/illegal", "first 0"),
        (200, b"what?", "bot/answer", "what?"),
        (200, b"x" * 200_000, "bot/answer", "xxx"),
        (200, b'{"ok": false, "message": "too hard"}', "bot/gave-up", "too hard"),
        (200, b"", "bot/answer", ""),
        (503, b'{"move": "skip"}', "bot/unreachable", "503"),
        (302, b'{"move": "skip"}', "bot/unreachable", "302"),
    ],
)
def test_a_service_that_answers_badly(status: int, body: bytes, code: str, told: str) -> None:
    state = decision()
    with serving(answering(status, body)) as address:
        bot = external(address)
        assert asked(bot, state) in map(str, GAME.legal(state))
    fault = fault_of(bot)
    assert fault.code == code
    assert told in fault.location


def test_a_service_that_is_not_there() -> None:
    server = answering(200, b"")
    port = server.server_address[1]
    server.server_close()
    bot = external(f"http://127.0.0.1:{port}/")
    asked(bot)
    assert fault_of(bot).code == "bot/unreachable"


def test_a_service_that_takes_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROLLHOUSE_BOT_SECONDS", "0.2")
    over = Event()
    with serving(answering(200, b'{"move": "skip"}', before=lambda: over.wait(LONG_TIMEOUT_SECONDS))) as address:
        bot = external(address)
        asked(bot)
        over.set()
    assert fault_of(bot).code == "bot/slow"


def test_a_service_that_answers_byte_by_byte_keeps_no_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every read gets a byte in time, so that only the end of the whole call can end its thread."""
    monkeypatch.setenv("ROLLHOUSE_BOT_SECONDS", "0.2")
    ended = Event()

    class Trickling(BaseHTTPRequestHandler):
        def do_POST(self) -> None:  # the base looks methods up by the request's
            with suppress(OSError):
                while True:
                    self.wfile.write(b"H")
                    sleep(0.02)
            ended.set()

    with serving(ThreadingHTTPServer(("127.0.0.1", 0), Trickling)) as address:
        bot = external(address)
        asked(bot)
        assert fault_of(bot).code == "bot/slow"
        assert ended.wait(LONG_TIMEOUT_SECONDS), "the bot's side ended the connection"
    while any(thread.name == "rollhouse-http-bot" for thread in enumerate_threads()):
        sleep(0.02)


@pytest.mark.parametrize(
    "address", ["http://", "https://bots.example:many/", "http://bots example/", "http://böts.example/", "http://[::1/"]
)
def test_an_invalid_address_is_refused(address: str) -> None:
    with pytest.raises(BotError, match="bot/command"):
        check_bot(GAME, f"exec:{address}")


def test_a_client_can_not_name_a_service() -> None:
    with pytest.raises(BotError, match="bot/unknown"):
        check_bot(GAME, "exec:http://127.0.0.1:8421/", programs="never")
    check_bot(GAME, "exec:http://127.0.0.1:8421/")  # at one's own keyboard, whether it answers is seen later


# --- seats of programs in records ---------------------------------------------------------------------------------------------------------


def finished(table: Table) -> list[str]:
    """Play on to the end; what was said at the table."""
    driver, words, said = Driver(table), catalogue("en"), list[str]()
    while table.awaited != "end":
        said += [words.say(event.message(), ("Ana", "Bo")) for event in driver.step() if isinstance(event, Noted)]
    return said


def sit(*seats: str) -> Table:
    setup = GAME.setup({"players": len(seats), "first": 0, "target": 20})
    return Table(GAME, setup, [Player(seat) for seat in seats], SeededDice(1), seed=1)


def test_a_program_plays_a_whole_game_at_a_table(tmp_path: Path) -> None:
    table = sit("bot:greedy", f"exec:{program(tmp_path, programs.GOOD)}")
    assert finished(table) == []
    assert table.outcome is not None
    assert len(pids(tmp_path)) == 1


def test_a_program_is_told_how_many_moves_there_were(tmp_path: Path) -> None:
    table = sit("bot:greedy", f"exec:{program(tmp_path, programs.COUNTS)}")
    driver, decided = Driver(table), list[str]()
    while table.awaited != "end":
        decided += [str(table.ply)] if table.state.to_act == 1 else []
        driver.step()
    assert plies(tmp_path) == decided


def test_a_game_is_resumed_with_its_program(tmp_path: Path) -> None:
    seat = f"exec:{program(tmp_path, programs.GOOD)}"
    table = sit("bot:greedy", seat)
    driver = Driver(table)
    for _ in range(4):
        driver.step()
    for record in (from_text(to_text(table.record)), from_json(to_json(table.record))):
        again = Table.resumed(record, SeededDice(1), seed=1)
        assert again.players[1].text == seat
        finished(again)
        assert again.outcome is not None


def test_the_record_of_another_machine_is_played_on_with_a_note() -> None:
    record = from_text(to_text(sit("bot:greedy", "bot:random").record).replace("bot:random", ELSEWHERE.replace('"', '\\"')))
    assert record.seats[1] == ELSEWHERE
    assert [catalogue("en").say(one) for one in seat_labels(record.seats, GAME)] == ["Gus (Greedy)", '/home/ana/my bots/"best… (bot)']
    table = Table.resumed(record, SeededDice(1), seed=1)
    said = finished(table)
    assert len(said) == 1  # once, not at every move
    assert said[0].startswith("Bo: A move was made for me.")
    assert "could not be started" in said[0]


def test_a_new_game_wants_its_program_to_be_there() -> None:
    with pytest.raises(BotError, match="bot/program"):
        read_players(["Ana", ELSEWHERE], GAME)
