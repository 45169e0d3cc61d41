"""The processes of a house: begun again whenever they end, until it is closed."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

__all__ = ["Part", "reached"]

_AGAIN = 0.3
"""Seconds between looks whether it still runs."""
_PATIENCE = 20.0
_WITH_US = ("setpriv", "--pdeathsig", "INT")
"""Begins what comes next so that it ends when we do, also where we are killed."""


class Part:
    """One program, kept running: as whatever looks after services would, it begins anew what has ended."""

    def __init__(self, name: str, command: Sequence[str], folder: Path, *, owner: tuple[int, int] | None = None) -> None:
        self.name = name
        self._command = [*_WITH_US, *command]
        self._folder = folder
        self._owner = owner
        self._process: subprocess.Popen[bytes] | None = None
        self._keeping: asyncio.Task[None] | None = None
        self._room: int | None = None
        """Bytes that a file of it may have, while its disk is full."""
        self.begun = 0
        """How many times it was."""

    def begin(self) -> None:
        """Begin it, and look after it."""
        self._start()
        self._keeping = asyncio.create_task(self._keep())

    def _start(self) -> None:
        self._close_input()
        user, group = self._owner or (None, None)
        with (self._folder / f"{self.name}.log").open("ab") as log:
            self._process = subprocess.Popen(
                [*([] if self._room is None else ["prlimit", f"--fsize={self._room}:"]), *self._command],
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
            await asyncio.sleep(_AGAIN)
            if self._process is not None and self._process.poll() is not None:
                self._start()

    @property
    def processes(self) -> list[int]:
        """It, and those that it has begun."""
        found = [] if self._process is None or self._process.poll() is not None else [self._process.pid]
        for pid in found:
            with suppress(OSError):
                found += map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())
        return found

    def kill(self) -> None:
        """End it at once, and it closes nothing. Those that it has begun must see to themselves."""
        _send(self.processes[:1], signal.SIGKILL)

    async def stop_for(self, seconds: float) -> None:
        """It stands still, and closes nothing."""
        stopped = self.processes
        _send(stopped, signal.SIGSTOP)
        try:
            await asyncio.sleep(seconds)
        finally:
            _send(stopped, signal.SIGCONT)

    async def no_room_for(self, seconds: float, size: int) -> None:
        """No file of it may grow beyond so many bytes: what is written there fails as on a full disk, and needs no rights and no disk."""
        self._room = size
        await _limit_files(self.processes, size, self._owner)
        try:
            await asyncio.sleep(seconds)
        finally:
            self._room = None
            await _limit_files(self.processes, None, self._owner)

    async def jump_for(self, seconds: float, by: float) -> None:
        """Its clock is wrong, and then right again."""
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
        """Close it in order, or kill it where it does not."""
        if self._keeping is not None:
            self._keeping.cancel()
        if self._process is None:
            return
        everybody = self.processes
        _send(everybody, signal.SIGCONT)
        _send(everybody[:1], number)
        with suppress(subprocess.TimeoutExpired):
            await asyncio.to_thread(self._process.wait, _PATIENCE)
        _send(everybody, signal.SIGKILL)
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
    """Only whose processes they are may do so; in many containers not even root."""
    user, group = owner or (None, None)
    for pid in processes:
        command = ["prlimit", "--pid", str(pid), f"--fsize={'unlimited' if size is None else size}:"]
        # It may have ended meanwhile.
        await asyncio.to_thread(subprocess.run, command, stderr=subprocess.DEVNULL, check=False, user=user, group=group)


async def reached(port: int) -> bool:
    """Whether somebody listens there."""
    try:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
    except OSError:
        return False
    writer.close()
    return True
