"""Server processes that are restarted whenever they end."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

_CHECK_INTERVAL_SECONDS = 0.3
_STOP_TIMEOUT_SECONDS = 20.0
_END_WITH_PARENT = ("setpriv", "--pdeathsig", "INT")
"""Starts a command so that it ends with this process, also where this one is killed."""


class Service:
    """One program, restarted when it ends, as a service manager would do."""

    def __init__(self, name: str, command: Sequence[str], folder: Path, *, owner: tuple[int, int] | None = None) -> None:
        self.name = name
        self._command = [*_END_WITH_PARENT, *command]
        self._folder = folder
        self._owner = owner
        self._process: subprocess.Popen[bytes] | None = None
        self._keeping: asyncio.Task[None] | None = None
        self._max_file_bytes: int | None = None
        """The most bytes of a file, while its disk is full."""
        self.begun = 0
        """The number of starts."""

    def begin(self) -> None:
        """Start it, and restart it whenever it ends."""
        self._start()
        self._keeping = asyncio.create_task(self._keep())

    def _start(self) -> None:
        self._close_input()
        user, group = self._owner or (None, None)
        with (self._folder / f"{self.name}.log").open("ab") as log:
            self._process = subprocess.Popen(
                [*([] if self._max_file_bytes is None else ["prlimit", f"--fsize={self._max_file_bytes}:"]), *self._command],
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=log,
                cwd=self._folder if self._owner else None,
                user=user,
                group=group,
                extra_groups=() if self._owner else None,
                start_new_session=True,
            )
        self.begun += 1

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(_CHECK_INTERVAL_SECONDS)
            if self._process is not None and self._process.poll() is not None:
                self._start()

    @property
    def processes(self) -> list[int]:
        """The process ids of it and its children."""
        found = [] if self._process is None or self._process.poll() is not None else [self._process.pid]
        for pid in found:
            with suppress(OSError):
                found += map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())
        return found

    def kill(self) -> None:
        """Kill the process (`kill -9`), but not its children."""
        _send(self.processes[:1], signal.SIGKILL)

    async def stop_for(self, seconds: float) -> None:
        """Suspend it and its children."""
        stopped = self.processes
        _send(stopped, signal.SIGSTOP)
        try:
            await asyncio.sleep(seconds)
        finally:
            _send(stopped, signal.SIGCONT)

    async def fill_disk_for(self, seconds: float, size: int) -> None:
        """Limit the size of its files, so that writes fail as on a full disk; that needs no rights."""
        self._max_file_bytes = size
        await _limit_files(self.processes, size, self._owner)
        try:
            await asyncio.sleep(seconds)
        finally:
            self._max_file_bytes = None
            await _limit_files(self.processes, None, self._owner)

    async def shift_clock_for(self, seconds: float, by: float) -> None:
        """Shift its clock, and then back."""
        self._tell(f"{by}\n")
        try:
            await asyncio.sleep(seconds)
        finally:
            self._tell("0\n")

    def _tell(self, line: str) -> None:
        with suppress(OSError):  # it may have been killed meanwhile
            assert self._process is not None
            assert self._process.stdin is not None
            self._process.stdin.write(line.encode())
            self._process.stdin.flush()

    async def end(self, number: int = signal.SIGTERM) -> None:
        """Stop it in order, or kill it after a timeout."""
        if self._keeping is not None:
            self._keeping.cancel()
        if self._process is None:
            return
        processes = self.processes
        _send(processes, signal.SIGCONT)
        _send(processes[:1], number)
        with suppress(subprocess.TimeoutExpired):
            await asyncio.to_thread(self._process.wait, _STOP_TIMEOUT_SECONDS)
        _send(processes, signal.SIGKILL)
        await asyncio.to_thread(self._process.wait)
        self._close_input()

    def _close_input(self) -> None:
        if self._process is not None and self._process.stdin is not None:
            with suppress(OSError):
                self._process.stdin.close()


def _send(processes: Sequence[int], number: int) -> None:
    for pid in processes:
        with suppress(ProcessLookupError):
            os.kill(pid, number)


async def _limit_files(processes: Sequence[int], size: int | None, owner: tuple[int, int] | None) -> None:
    """Set the limit as the processes' owner: in many containers not even root may do so for others."""
    user, group = owner or (None, None)
    for pid in processes:
        command = ["prlimit", "--pid", str(pid), f"--fsize={'unlimited' if size is None else size}:"]
        # It may have ended meanwhile.
        await asyncio.to_thread(subprocess.run, command, stderr=subprocess.DEVNULL, check=False, user=user, group=group)


async def reached(port: int) -> bool:
    """Whether the port accepts connections."""
    try:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
    except OSError:
        return False
    writer.close()
    return True
