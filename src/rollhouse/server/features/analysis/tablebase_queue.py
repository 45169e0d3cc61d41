"""Where tablebases are worked out: one at a time, in a process that steps back for everybody else; what people wait for comes first.

Whoever is patient makes room even in the middle: what is done of theirs is kept, and gone on with afterwards.
"""

from __future__ import annotations

import asyncio
import logging
from itertools import count

import msgspec

from rollhouse.core.registry import game as registered
from rollhouse.core.teaching import preparation_of
from rollhouse.server.features.analysis.worker_tasks import prepare
from rollhouse.server.workers.pool import FindGame, Process, Stopped

__all__ = ["MOST_WAITING", "QueueFull", "TablebaseQueue"]

MOST_WAITING = 20
"""Tablebases that may be waited for. Each is up to a minute of the machine's time: whoever wants one more asks again later."""
_MOST_OF_ONE = 2
"""Of these, for one person: what somebody else asks for next does not wait behind twenty of theirs."""
_log = logging.getLogger(__name__)


class QueueFull(Exception):
    """Too many tablebases are waited for already."""


class _Wanted(msgspec.Struct, eq=False):
    """A tablebase that somebody waits for."""

    game: str
    state: str
    """A position of the game that it is for."""
    whose: str
    order: tuple[bool, float, int]
    """Whoever is patient comes last; then the smallest is first, then the oldest."""
    made: asyncio.Future[bool]
    """Whether it could be made."""

    @property
    def patient(self) -> bool:
        """Whether everybody else's comes first."""
        return self.order[0]


class TablebaseQueue:
    """Wanted tablebases by a key of whoever wants them, and how far they are."""

    def __init__(self, find: FindGame = registered) -> None:
        self._find = find
        self._process = Process(find, polite=True)
        self._wanted: dict[str, _Wanted] = {}
        self._now: _Wanted | None = None
        self._numbers = count()
        self._working: asyncio.Task[None] | None = None

    async def make(self, key: str, game: str, state: str, *, whose: str = "", patient: bool = False) -> bool:
        """Have the tablebase for the game of this position worked out; whether it could be made. Whoever is patient comes last.

        `RoomFull` while too many are waiting, of all together or of one person's.
        """
        found = self._wanted.get(key)
        if found is None:
            theirs = sum(one.whose == whose for one in self._wanted.values()) if whose else 0
            if len(self._wanted) >= MOST_WAITING or theirs >= _MOST_OF_ONE:
                raise QueueFull
            rules = self._find(game)
            cost = preparation_of(rules, rules.decode(state)).cost
            made: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
            found = self._wanted[key] = _Wanted(game, state, whose, (patient, cost, next(self._numbers)), made)
            if self._working is None:
                self._working = asyncio.create_task(self._work())
        elif not patient:
            found.order = (False, *found.order[1:])
        if not patient and self._now is not None and self._now is not found and self._now.patient:
            self._process.interrupt()
        return await asyncio.shield(found.made)

    def done(self, key: str) -> float | None:
        """How much of a tablebase is done, from 0 to 1; None before it is its turn, or when nobody wants it."""
        wanted = self._wanted.get(key)
        return self._process.done if wanted is not None and wanted is self._now else None

    def __contains__(self, key: object) -> bool:
        """Whether a tablebase is wanted under this key."""
        return key in self._wanted

    def __len__(self) -> int:
        return len(self._wanted)

    async def _work(self) -> None:
        try:
            while self._wanted:
                key, self._now = min(self._wanted.items(), key=lambda one: one[1].order)
                made = False
                try:
                    made = await self._process.run(prepare, self._now.game, self._now.state)
                except Stopped:  # somebody waits for another one
                    continue
                except Exception:  # no room on the disk, say: whoever waits is told that there is none, and the next one may be smaller
                    _log.exception("a tablebase for %s could not be made", self._now.game)
                self._give(key, self._now, made=made)
                self._now = None
        except asyncio.CancelledError:
            if self._now is not None:
                self._give(key, self._now, made=False)
            raise
        finally:
            self._working = None

    def _give(self, key: str, wanted: _Wanted, *, made: bool) -> None:
        del self._wanted[key]
        if not wanted.made.done():
            wanted.made.set_result(made)

    async def close(self) -> None:
        """Stop; what is done of a tablebase is kept, and gone on with another time."""
        working, self._working = self._working, None
        if working is not None:
            working.cancel()
            await asyncio.wait([working])
        await self._process.close()
