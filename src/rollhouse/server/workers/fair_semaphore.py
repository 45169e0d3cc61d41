"""Whose turn it is to have one of a few things: those who matter most first, and among them person by person, however much one asks for."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

__all__ = ["ANY_REQUESTER", "FairSemaphore", "Turn"]


class Turn(NamedTuple):
    """Who asks, and how much it matters."""

    whose: str = ""
    rank: int = 0
    """The lower, the sooner."""


ANY_REQUESTER = Turn()


class _Waiting(NamedTuple):
    since: float
    called: asyncio.Future[None]


class FairSemaphore:
    """So many at once. One person's hundred questions wait behind another's first."""

    def __init__(self, count: int) -> None:
        self._free = count
        self._waiting: dict[int, OrderedDict[str, deque[_Waiting]]] = {}

    @asynccontextmanager
    async def take(self, turn: Turn) -> AsyncIterator[None]:
        """Wait for a turn, and have it."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(turn)
        try:
            yield
        finally:
            self._pass_on()

    def longest_wait(self) -> float:
        """The seconds for which somebody has been waiting."""
        since = [line[0].since for rank in self._waiting.values() for line in rank.values()]
        return time.monotonic() - min(since) if since else 0.0

    async def _wait(self, turn: Turn) -> None:
        line = self._waiting.setdefault(turn.rank, OrderedDict()).setdefault(turn.whose, deque())
        own = _Waiting(time.monotonic(), asyncio.get_running_loop().create_future())
        line.append(own)
        try:
            await own.called
        except asyncio.CancelledError:
            if own in line:
                line.remove(own)
                self._tidy(turn.rank, turn.whose)
            elif not own.called.cancelled():
                self._pass_on()  # it was called and has gone: the turn is the next one's
            raise

    def _pass_on(self) -> None:
        """To whoever is next: the person who is served then goes to the end of the line."""
        while self._waiting:
            rank = min(self._waiting)
            people = self._waiting[rank]
            whose, line = next(iter(people.items()))
            called = line.popleft().called
            gone = called.done()  # sent away, and not yet heard so
            if not gone:
                called.set_result(None)
                people.move_to_end(whose)
            self._tidy(rank, whose)
            if not gone:
                return
        self._free += 1

    def _tidy(self, rank: int, whose: str) -> None:
        people = self._waiting[rank]
        if not people[whose]:
            del people[whose]
        if not people:
            del self._waiting[rank]
