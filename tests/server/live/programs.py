"""`rollhouse serve` as a process of its own."""

from __future__ import annotations

import os
import re
import signal
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.entry import PROGRAM
from tests.seeding import seed_environment
from tests.server.live.nodes import Person
from tests.timeouts import TIMEOUT_SECONDS

__all__ = ["Program", "begun", "program"]


class Program:
    """`rollhouse serve` as a process of its own."""

    def __init__(self, *arguments: str, data: Path, command: Sequence[str] = PROGRAM) -> None:
        environment = {**os.environ, "ROLLHOUSE_DATA": str(data), "ROLLHOUSE_LOG": "info", "PYTHONUNBUFFERED": "1", "LANG": "en_US.UTF-8"}
        environment |= seed_environment()
        self.process = subprocess.Popen(
            [*command, "serve", "--port", "0", *arguments],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.said = ""
        assert self.process.stdout is not None
        while (found := re.search(r"http://localhost:(\d+)/", self.said)) is None:
            line = self.process.stdout.readline()
            assert line, self.process.communicate()
            self.said += line
        self.url = f"http://127.0.0.1:{found[1]}"

    def end(self, number: int) -> tuple[int, str, str]:
        """How it ended, and what it said on both streams."""
        self.process.send_signal(number)
        out, err = self.process.communicate(timeout=TIMEOUT_SECONDS)
        return self.process.returncode, self.said + out, err


@contextmanager
def program(*arguments: str, data: Path, command: Sequence[str] = PROGRAM) -> Iterator[Program]:
    """One that is gone in the end, in any case."""
    running = Program(*arguments, data=data, command=command)
    try:
        yield running
    finally:
        if running.process.poll() is None:
            running.end(signal.SIGKILL)


async def begun(ana: Person, bo: Person) -> str:
    """A table at which these two play."""
    table = await ana.new_table("Ana", None)
    await bo.sit(table, 1, "Bo")
    await ana.do(table, "begin")
    return table
