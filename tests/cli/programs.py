"""The program `rollhouse` as others meet it: a process with pipes, or, where that proves the same, its `main` in this one."""

import io
import json
import os
import re
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Self

import pytest

from rollhouse import cli
from rollhouse.core.record import Record
from rollhouse.core.record_text import to_text
from rollhouse.play.saves import Saves
from tests.entry import PROGRAM
from tests.expecting import instance, raised
from tests.seeding import seed_environment
from tests.timeouts import TIMEOUT_SECONDS

COMMAND = PROGRAM
FAILURES = {"record", "data", "save", "tablebase"}
"""Families of codes that end the program with 1; the others say that the command is wrong, and end it with 2."""


def environment(data: Path, **more: str) -> dict[str, str]:
    """An environment that says nothing about languages, and keeps games in `data`; for one program."""
    kept = {name: value for name, value in os.environ.items() if name not in ("LANG", "LC_ALL", "LC_MESSAGES", "ROLLHOUSE_LANG")}
    return {**kept, **seed_environment(), "LC_ALL": "C.UTF-8", "ROLLHOUSE_DATA": str(data), "COLUMNS": "80", **more}


@dataclass(frozen=True)
class Ended:
    """What a program left."""

    code: int
    out: str
    err: str

    def lines(self) -> list[str]:
        return self.out.splitlines()

    @property
    def complaints(self) -> str:
        """The standard error without how far long work is: whether there is any depends on which test was first to solve something."""
        return re.sub(r"^\S+: \d+.?%\n", "", self.err, flags=re.MULTILINE)


def run(data: Path, *arguments: str, typed: str | bytes = "", **more: str) -> Ended:
    """Run the program to its end with this on its standard input."""
    given = typed.encode() if isinstance(typed, str) else typed
    ended = subprocess.run(  # no shell: what is typed stays what it is
        [*COMMAND, *arguments], input=given, capture_output=True, env=environment(data, **more), timeout=TIMEOUT_SECONDS, check=False
    )
    return Ended(ended.returncode, ended.stdout.decode(), ended.stderr.decode())


class Inside:
    """The program's `main` in this process: as `run`, and a hundred times as fast."""

    def __init__(self, data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.data = data
        self._capsys = capsys
        self._patch = monkeypatch

    def __call__(self, *arguments: str, typed: str | bytes = "", **more: str) -> Ended:
        given = io.BytesIO(typed.encode() if isinstance(typed, str) else typed)
        with self._patch.context() as patched:
            patched.setattr(os, "environ", environment(self.data, **more))
            patched.setattr(sys, "stdin", io.TextIOWrapper(given, encoding="utf-8"))
            self._capsys.readouterr()
            left = raised(SystemExit, cli.main, list(arguments))
            out, err = self._capsys.readouterr()
        code = instance(int, left.code)
        return Ended(code, out, err)

    def ok(self, *arguments: str, **more: Any) -> Ended:
        """A run that must end well, without a complaint."""
        ended = self(*arguments, **more)
        assert (ended.code, ended.complaints) == (0, ""), ended.err
        return ended

    def refused(self, code: str, *arguments: str, **more: Any) -> Ended:
        """A run that must be refused with this code, in one line; it ends with 1 where something could not be read or made."""
        ended = self(*arguments, **more)
        assert (ended.code, ended.out) == (1 if code.partition("/")[0] in FAILURES else 2, "")
        assert (ended.err.count("\n"), ended.err.startswith(("rollhouse: ", "rollhouse\u00a0: "))) == (1, True), ended.err
        assert ended.err.endswith(f"[{code}]\n")
        return ended

    def saved(self) -> Record:
        """The record of the one game that was left."""
        saves = Saves(self.data)
        (name,) = saves.ids()
        return saves.read(name).record

    def written(self, record: Record | str) -> str:
        """The path of a file with this record."""
        path = self.data / "record.txt"
        path.write_text(record if isinstance(record, str) else to_text(record), encoding="utf-8")
        return str(path)


class Program:
    """A process that one talks with."""

    def __init__(self, data: Path, *arguments: str, **more: str) -> None:
        self.process = subprocess.Popen(
            [*COMMAND, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment(data, **more)
        )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.stdin: IO[bytes] = self.process.stdin
        self.stdout: IO[bytes] = self.process.stdout
        self._timer = threading.Timer(TIMEOUT_SECONDS, self.process.kill)  # a test must fail, not wait for ever
        self._timer.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._timer.cancel()
        self.process.kill()
        self.process.communicate()

    def type(self, text: str) -> None:
        """Send a line."""
        self.stdin.write(text.encode() + b"\n")
        self.stdin.flush()

    def read_until(self, wanted: str) -> str:
        """All that it writes, up to this."""
        seen = b""
        while not seen.endswith(wanted.encode()):
            byte = self.stdout.read(1)
            assert byte, f"ended before {wanted!r}: {seen.decode()}"
            seen += byte
        return seen.decode()

    def end(self) -> Ended:
        """Close its input and wait."""
        out, err = self.process.communicate(timeout=TIMEOUT_SECONDS)
        return Ended(self.process.returncode, out.decode(), err.decode())


class Referee(Program):
    """The referee: an answer for each request."""

    def __init__(self, data: Path, *arguments: str, **more: str) -> None:
        super().__init__(data, "referee", *arguments, **more)

    def ask_raw(self, line: bytes) -> dict[str, Any]:
        """The answer to a raw line."""
        self.stdin.write(line + b"\n")
        self.stdin.flush()
        answer = self.stdout.readline()
        assert answer.endswith(b"\n")
        found: dict[str, Any] = json.loads(answer)
        return found

    def ask(self, do: str, **more: object) -> dict[str, Any]:
        """The answer to a request."""
        return self.ask_raw(json.dumps({"do": do, **more}).encode())

    def asked(self, do: str, **more: object) -> dict[str, Any]:
        """The answer to a request that must not be refused."""
        answer = self.ask(do, **more)
        assert answer["ok"], answer
        return answer

    def new(self, game: str, setup: Mapping[str, object], moves: Sequence[str] = ()) -> dict[str, Any]:
        """A game after these moves."""
        answer = self.asked("new", game=game, setup=setup)
        for move in moves:
            answer = self.asked("play", move=move)
        return answer
