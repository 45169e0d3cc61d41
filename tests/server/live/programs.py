"""`rollhouse serve` as a process of its own."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import ExitStack, asynccontextmanager, contextmanager
from pathlib import Path

from tests.entry import PROGRAM
from tests.seeding import seed_environment
from tests.timeouts import TIMEOUT_SECONDS

__all__ = ["Program", "program", "program_beside"]


class Program:
    """`rollhouse serve` as a process of its own."""

    def __init__(self, *arguments: str, data: Path, command: Sequence[str] = PROGRAM) -> None:
        environment = {**os.environ, "ROLLHOUSE_DATA": str(data), "ROLLHOUSE_LOG": "info", "PYTHONUNBUFFERED": "1", "LANG": "en_US.UTF-8"}
        environment |= seed_environment()
        words = [*command, "serve", "--port", "0", *arguments]
        self.process = subprocess.Popen(words, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.said = ""
        assert self.process.stdout is not None
        while (found := re.search(r"http://localhost:(\d+)/", self.said)) is None:
            line = self.process.stdout.readline()
            assert line, self.process.communicate()
            self.said += line
        self.url = f"http://127.0.0.1:{found[1]}"

    def end(self, number: int) -> tuple[int, str, str]:
        """Send a signal; the exit code and the output of both streams."""
        self.process.send_signal(number)
        out, err = self.process.communicate(timeout=TIMEOUT_SECONDS)
        return self.process.returncode, self.said + out, err


@contextmanager
def program(*arguments: str, data: Path, command: Sequence[str] = PROGRAM) -> Iterator[Program]:
    """A running program, which is killed in the end if it still runs."""
    running = Program(*arguments, data=data, command=command)
    try:
        yield running
    finally:
        if running.process.poll() is None:
            running.end(signal.SIGKILL)


@asynccontextmanager
async def program_beside(*arguments: str, data: Path, command: Sequence[str] = PROGRAM) -> AsyncIterator[Program]:
    """The same, while sockets of the test stay open: a slow machine starts it later than a server waits for the answer to a ping."""
    with ExitStack() as stack:
        started = program(*arguments, data=data, command=command)
        yield await asyncio.to_thread(stack.enter_context, started)
