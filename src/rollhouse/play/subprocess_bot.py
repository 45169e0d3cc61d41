"""A bot that is a program: it reads a request a line, and answers with a move a line (docs/referee.md). One may also be on a server."""

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
from threading import Lock, Thread
from typing import IO, Any, NoReturn

import msgspec

from rollhouse.core.errors import BotError, SetupError
from rollhouse.core.game import AnyGame
from rollhouse.core.messages import say
from rollhouse.play.external_bots import GuestBot
from rollhouse.play.http_bot import Service, is_service, service_address

__all__ = ["EXEC", "ProgramBot", "arguments", "check_program", "end_programs", "program_bot", "seconds_a_move"]

EXEC = "exec:"
"""Before the command of a bot that is a program."""
SECONDS = 10.0
"""For each move; the first includes the program's own beginning."""
LONGEST_COMMAND = 400
_LONGEST_ANSWER = 100_000
_LEAVING = 1.0
"""Seconds that a program has to end by itself once its input ends."""
_WINDOWS = sys.platform == "win32"


def seconds_a_move(environ: Mapping[str, str] = os.environ) -> float:
    """How long a program may think about a move: `ROLLHOUSE_BOT_SECONDS`, which worker processes inherit."""
    text = environ.get("ROLLHOUSE_BOT_SECONDS") or str(SECONDS)
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0.0 < seconds <= 3600.0:
        raise SetupError("setup/bot-seconds", value=text, expected=("0.1–3600",))
    return seconds


def arguments(command: str) -> list[str]:
    """The program and its arguments, quoted as in a shell; nothing in it is ever given to one. An address stands alone."""
    if is_service(command) and len(command) <= LONGEST_COMMAND:
        service_address(command)
        return [command]
    try:
        found = shlex.split(command, posix=not _WINDOWS)
    except ValueError as error:
        raise BotError("bot/command", value=command, reason=say("error-why-parser", reason=str(error))) from None
    if not found or len(command) > LONGEST_COMMAND or not command.isprintable():
        raise BotError("bot/command", value=command[:LONGEST_COMMAND])
    return found


def check_program(command: str) -> None:
    """Refuse a command that can't be run here: `bot/command` or `bot/program`."""
    seconds_a_move()
    program = arguments(command)[0]
    if is_service(command):
        return  # whether it answers is seen when it is asked
    if shutil.which(program) is None:
        raise BotError("bot/program", value=command, location=program)


class ProgramBot(GuestBot):
    """One program, started when it is first asked, and again after it has failed. Requests are complete: it needs no memory."""

    def __init__(self, game: AnyGame, command: str) -> None:
        super().__init__(game, command)
        self._arguments = arguments(command)
        self._seconds = seconds_a_move()
        self._running: _Running | Service | None = None
        self._asked = 0
        self._turn = Lock()

    def ask(self, state: Any, moves: Sequence[Any], rng: random.Random, ply: int | None) -> Any:
        with self._turn:
            self._asked += 1
            named = {str(move): move for move in moves}
            request = {
                "do": "choose",
                "id": self._asked,
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
        """Let the program go."""
        with self._turn:
            self._stop(at_once=False)

    def _answer(self, request: bytes) -> _Answer:
        line = self._exchange(request)
        if not line.endswith(b"\n"):  # it closed its output, or it is an endless line
            if len(line) > _LONGEST_ANSWER:
                self._refuse(line)
            self._died()
        try:
            answer = msgspec.json.decode(line, type=_Answer)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            self._refuse(line)
        if answer.id not in (None, self._asked) or answer.ok is (answer.move == ""):
            self._refuse(line)
        if not answer.ok:
            self.fail("bot/gave-up", location=answer.message)
        return answer

    def _exchange(self, request: bytes) -> bytes:
        try:
            if self._running is None:
                far = is_service(self.name)
                self._running = Service(self.name, _LONGEST_ANSWER) if far else _Running(self._arguments)
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
        last_words = self._stop(at_once=False)
        self.fail("bot/unreachable" if is_service(self.name) else "bot/died", location=last_words)

    def _stop(self, *, at_once: bool) -> str:
        running, self._running = self._running, None
        return "" if running is None else running.end(at_once=at_once)


class _Answer(msgspec.Struct):
    """What a program says; more fields than these do no harm."""

    move: str = ""
    id: int | None = None
    ok: bool = True
    message: str = ""


class _Running:
    """A program under way. A thread talks to it, because a program that neither reads nor writes would keep us for ever."""

    def __init__(self, command: Sequence[str]) -> None:
        group = None if _WINDOWS else 0  # a group of its own: Ctrl-C is for us, and we end it with whatever it has started
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, process_group=group)
        self._requests: SimpleQueue[bytes | None] = SimpleQueue()
        self._answers: SimpleQueue[bytes] = SimpleQueue()
        self._last_words: deque[bytes] = deque(maxlen=1)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._threads = (
            Thread(target=_talk, args=(self._process.stdin, self._process.stdout, self._requests, self._answers), daemon=True),
            Thread(target=_listen, args=(self._process.stderr, self._last_words), daemon=True),
        )
        for thread in self._threads:
            thread.start()
        # Also when nobody ends it: at the end of this process, or when this is forgotten.
        self._finish = weakref.finalize(self, _finish, self._process, self._requests, self._threads)

    def exchange(self, request: bytes, seconds: float) -> bytes | None:
        """The line it answers with, `b""` when it says no more, None when it took too long."""
        self._requests.put(request)
        try:
            return self._answers.get(timeout=seconds)
        except Empty:
            return None

    def end(self, *, at_once: bool) -> str:
        """End it, and everything it has started; the last line of its complaints, or else how it ended."""
        if at_once:
            _kill(self._process)
        self._finish()
        said = self._last_words[0].decode(errors="replace").strip() if self._last_words else ""
        return said or str(self._process.returncode)


def _talk(to: IO[bytes], back: IO[bytes], requests: SimpleQueue[bytes | None], answers: SimpleQueue[bytes]) -> None:
    with suppress(OSError, ValueError), back, to:  # it ended in the middle of a request; nobody waits for an answer by then
        while (request := requests.get()) is not None:
            try:
                to.write(request)
                to.flush()
            except OSError:  # it has gone; what it said before may still be an answer
                pass
            answers.put(back.readline(_LONGEST_ANSWER + 1))


def _listen(complaints: IO[bytes], last_words: deque[bytes]) -> None:
    with suppress(OSError, ValueError), complaints:
        while line := complaints.readline(_LONGEST_ANSWER):
            if line.strip():
                last_words.append(line[:400])


def _finish(process: subprocess.Popen[bytes], requests: SimpleQueue[bytes | None], threads: Sequence[Thread]) -> None:
    """Its input ends; a program that does not end then is ended, with everything that it has started."""
    requests.put(None)
    with suppress(subprocess.TimeoutExpired):
        process.wait(_LEAVING)
    _kill(process)
    process.wait()
    for thread in threads:
        thread.join(_LEAVING)


def _kill(process: subprocess.Popen[bytes]) -> None:
    with suppress(OSError):
        if _WINDOWS:
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)


_kept: dict[tuple[str, str], ProgramBot] = {}


def program_bot(game: AnyGame, command: str) -> ProgramBot:
    """The program of this process that plays this game: all seats that name it share it."""
    key = (game.id, command)
    if key not in _kept:
        _kept[key] = ProgramBot(game, command)
    return _kept[key]


def end_programs() -> None:
    """End every program that this process has started. Those that nobody ended end with it."""
    while _kept:
        _, bot = _kept.popitem()
        bot.end()
