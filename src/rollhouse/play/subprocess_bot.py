"""A bot that is a program: it reads one request per line, and answers with one move per line (docs/referee.md)."""

from __future__ import annotations

import os
import random
import shlex
import shutil
import signal
import subprocess
import sys
import weakref
from collections import deque
from collections.abc import Mapping, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Event, Lock, Thread
from typing import IO, Any, NoReturn

import msgspec

from rollhouse.core.errors import BotError, SetupError
from rollhouse.core.game import AnyGame
from rollhouse.core.messages import say
from rollhouse.play.external_bots import ExternalBot
from rollhouse.play.http_bot import Service, is_service, service_address

EXEC = "exec:"
"""Begins the name of a bot that is a program; its command follows."""
SECONDS_PER_MOVE = 10.0
"""The default; the first move includes the start of the program."""
MAX_COMMAND_LENGTH = 400
_MAX_ANSWER_BYTES = 100_000
_EXIT_SECONDS = 1.0
"""The time that a program has to exit once its input ends; then it is killed."""
_WINDOWS = sys.platform == "win32"


def seconds_per_move(environ: Mapping[str, str] = os.environ) -> float:
    """The time limit per move: `ROLLHOUSE_BOT_SECONDS`, which worker processes inherit."""
    text = environ.get("ROLLHOUSE_BOT_SECONDS") or str(SECONDS_PER_MOVE)
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0.0 < seconds <= 3600.0:
        raise SetupError("setup/bot-seconds", value=text, expected=("0.1–3600",))
    return seconds


def arguments(command: str) -> list[str]:
    """The program and its arguments, quoted as in a shell (none is ever run); for a URL, that alone."""
    if is_service(command) and len(command) <= MAX_COMMAND_LENGTH:
        service_address(command)
        return [command]
    try:
        words = shlex.split(command, posix=not _WINDOWS)
    except ValueError as error:
        raise BotError("bot/command", value=command, reason=say("error-why-parser", reason=str(error))) from None
    if not words or len(command) > MAX_COMMAND_LENGTH or not command.isprintable():
        raise BotError("bot/command", value=command[:MAX_COMMAND_LENGTH])
    return words


def check_program(command: str) -> None:
    """Refuse a command that can't be run here: `bot/command` or `bot/program`."""
    seconds_per_move()
    program = arguments(command)[0]
    if is_service(command):
        return  # whether it answers is seen at its first move
    if shutil.which(program) is None:
        raise BotError("bot/program", value=command, location=program)


class ProgramBot(ExternalBot):
    """One program, started at its first move, and again after a failure. Each request is complete: a program needs no memory."""

    def __init__(self, game: AnyGame, command: str) -> None:
        super().__init__(game, command)
        self._arguments = arguments(command)
        self._seconds = seconds_per_move()
        self._running: _Running | Service | None = None
        self._request_count = 0
        self._lock = Lock()

    def ask(self, state: Any, moves: Sequence[Any], rng: random.Random, ply: int | None) -> Any:
        with self._lock:
            self._request_count += 1
            named = {str(move): move for move in moves}
            request = {
                "do": "choose",
                "id": self._request_count,
                "game": self.game.id,
                "rules_version": self.game.rules_version,
                "setup": state.setup,
                "seat": state.to_act,
                "ply": ply,
                "position": self.game.position(state),
                "moves": list(named),
                "seed": rng.getrandbits(32),
            }
            answer = self._answer(msgspec.json.encode(request) + b"\n")
        if answer.move in named:
            return named[answer.move]
        try:
            return self.legal(self.game.parse(answer.move), moves)
        except BotError:
            raise
        except Exception:  # no move of this game at all
            self.fail("bot/illegal", location=answer.move)

    def end(self) -> None:
        """Stop the program."""
        with self._lock:
            self._stop(at_once=False)

    def _answer(self, request: bytes) -> _Answer:
        line = self._exchange(request)
        if not line.endswith(b"\n"):  # it closed its output, or it is an endless line
            if len(line) > _MAX_ANSWER_BYTES:
                self._refuse(line)
            self._died()
        try:
            answer = msgspec.json.decode(line, type=_Answer)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            self._refuse(line)
        if answer.id not in (None, self._request_count) or answer.ok is (answer.move == ""):
            self._refuse(line)
        if not answer.ok:
            self.fail("bot/gave-up", location=answer.message)
        return answer

    def _exchange(self, request: bytes) -> bytes:
        try:
            if self._running is None:
                if _no_more_programs.is_set():  # another thread ends the process; it would not end this program
                    raise InterruptedError
                far = is_service(self.name)
                self._running = Service(self.name, _MAX_ANSWER_BYTES) if far else _Running(self._arguments)
        except (OSError, ValueError) as error:  # ValueError: a NUL in an argument
            self.fail("bot/start", location=getattr(error, "strerror", None) or type(error).__name__)
        line = self._running.exchange(request, self._seconds)
        if line is None:
            self._stop(at_once=True)
            self.fail("bot/slow", location=f"{self._seconds:g}")
        return line

    def _refuse(self, line: bytes) -> NoReturn:
        self._stop(at_once=True)
        self.fail("bot/answer", location=line.decode(errors="replace").strip())

    def _died(self) -> NoReturn:
        last_error = self._stop(at_once=False)
        self.fail("bot/unreachable" if is_service(self.name) else "bot/died", location=last_error)

    def _stop(self, *, at_once: bool) -> str:
        running, self._running = self._running, None
        return "" if running is None else running.end(at_once=at_once)


class _Answer(msgspec.Struct):
    """A program's answer; other fields are ignored."""

    move: str = ""
    id: int | None = None
    ok: bool = True
    message: str = ""


class _Running:
    """A running program. A thread exchanges the lines, because a program that neither reads nor writes would block us."""

    def __init__(self, command: Sequence[str]) -> None:
        group = None if _WINDOWS else 0  # a process group of its own: Ctrl-C does not reach it, and it is killed with its children
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, process_group=group)
        self._requests: SimpleQueue[bytes | None] = SimpleQueue()
        self._answers: SimpleQueue[bytes] = SimpleQueue()
        self._last_error: deque[bytes] = deque(maxlen=1)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._threads = (
            Thread(target=_exchange_lines, args=(self._process.stdin, self._process.stdout, self._requests, self._answers), daemon=True),
            Thread(target=_read_stderr, args=(self._process.stderr, self._last_error), daemon=True),
        )
        for thread in self._threads:
            thread.start()
        # Runs also at the end of this process, or when this object is collected, without a call of `end`.
        self._finish = weakref.finalize(self, _finish, self._process, self._requests, self._threads)

    def exchange(self, request: bytes, seconds: float) -> bytes | None:
        """The answer's line; `b""` when the program has closed its output, None after the timeout."""
        self._requests.put(request)
        try:
            return self._answers.get(timeout=seconds)
        except Empty:
            return None

    def end(self, *, at_once: bool) -> str:
        """Stop the program and its children; the last line of its stderr, or else its exit status."""
        if at_once:
            _kill(self._process)
        self._finish()
        line = self._last_error[0].decode(errors="replace").strip() if self._last_error else ""
        return line or str(self._process.returncode)


def _exchange_lines(stdin: IO[bytes], stdout: IO[bytes], requests: SimpleQueue[bytes | None], answers: SimpleQueue[bytes]) -> None:
    with suppress(OSError, ValueError), stdout, stdin:  # it exited during a request, whose caller has returned
        while (request := requests.get()) is not None:
            try:
                stdin.write(request)
                stdin.flush()
            except OSError:  # it has exited; what it wrote before may still be an answer
                pass
            answers.put(stdout.readline(_MAX_ANSWER_BYTES + 1))


def _read_stderr(stderr: IO[bytes], last_error: deque[bytes]) -> None:
    with suppress(OSError, ValueError), stderr:
        while line := stderr.readline(_MAX_ANSWER_BYTES):
            if line.strip():
                last_error.append(line[:400])


def _finish(process: subprocess.Popen[bytes], requests: SimpleQueue[bytes | None], threads: Sequence[Thread]) -> None:
    """Close the program's input, and kill it with its children when it does not exit."""
    requests.put(None)
    with suppress(subprocess.TimeoutExpired):
        process.wait(_EXIT_SECONDS)
    _kill(process)
    process.wait()
    for thread in threads:
        thread.join(_EXIT_SECONDS)


def _kill(process: subprocess.Popen[bytes]) -> None:
    with suppress(OSError):
        if _WINDOWS:
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)


_programs: dict[tuple[str, str], ProgramBot] = {}
_no_more_programs = Event()


def program_bot(game: AnyGame, command: str) -> ProgramBot:
    """The program of this process for a game and a command: all seats that name it share it."""
    key = (game.id, command)
    if key not in _programs:
        _programs[key] = ProgramBot(game, command)
    return _programs[key]


def end_programs(*, for_good: bool = False) -> None:
    """Stop every program that this process has started; with `for_good` none can be started afterwards, because the process ends."""
    if for_good:
        _no_more_programs.set()
    while _programs:
        _, bot = _programs.popitem()
        bot.end()
