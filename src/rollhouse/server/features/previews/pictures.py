"""Pictures drawn by a worker process, cached by what is on them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence

from rollhouse.core.record import Record
from rollhouse.core.record_json import from_json, to_json
from rollhouse.pictures.picture import Form, animation, cover_png, position_png
from rollhouse.server.auth.rate_limit import RateLimiter
from rollhouse.server.workers.pool import WorkerPool, report_progress

_MAX_CACHED_BYTES = 32 * 1024 * 1024
"""Some two hundred pictures of positions; a moving picture takes two to five megabytes."""


class Pictures:
    """Draws pictures in a process of its own, at low priority: the renderer holds the interpreter's lock.

    The key of the cache is everything that a picture shows, so a cached picture is never out of date: a new position, a new name and a
    deleted account make another key. A picture that has to be drawn counts for the client's rate limit.
    """

    def __init__(self, rate_limiter: RateLimiter) -> None:
        self._rate_limiter = rate_limiter
        self._pool = WorkerPool(1, low_priority=True)
        self._cache: OrderedDict[tuple[object, ...], bytes] = OrderedDict()
        self._drawing: dict[tuple[object, ...], asyncio.Task[bytes]] = {}

    async def close(self) -> None:
        """End the process."""
        await self._pool.close()

    async def position(self, client: str, game: str, position: str, names: Sequence[str], title: str, note: str, lang: str) -> bytes:
        """The PNG of a position, for a client's network."""
        return await self._drawn({"picture": client}, position_png, game, position, tuple(names), title, note, lang)

    async def cover(self, client: str, games: Sequence[str], title: str, note: str) -> bytes:
        """The PNG of an invitation or a page."""
        return await self._drawn({"picture": client}, cover_png, tuple(games), title, note)

    async def animation(self, client: str, record: Record, names: Sequence[str], title: str, lang: str, form: Form) -> bytes:
        """A finished game as a moving picture."""
        return await self._drawn({"animation": client}, _animation, to_json(record), tuple(names), title, lang, form)

    async def _drawn(self, policy: dict[str, str], task: Callable[..., bytes], *args: object) -> bytes:
        """A picture from the cache, or drawn. Requests for the same picture share one drawing, which goes on if a client leaves."""
        key = (task.__name__, *args)
        if key in self._cache:
            self._cache.move_to_end(key)
            return self._cache[key]
        drawing = self._drawing.get(key)
        if drawing is None:
            self._rate_limiter.consume(policy)
            drawing = self._drawing[key] = asyncio.create_task(self._draw(key, task, args))
            drawing.add_done_callback(_retrieved)
        return await asyncio.shield(drawing)

    async def _draw(self, key: tuple[object, ...], task: Callable[..., bytes], args: tuple[object, ...]) -> bytes:
        try:
            drawn = await self._pool.run(task, *args)
        finally:
            del self._drawing[key]
        self._cache[key] = drawn
        while sum(map(len, self._cache.values())) > _MAX_CACHED_BYTES and len(self._cache) > 1:
            self._cache.popitem(last=False)
        return drawn


def _retrieved(drawing: asyncio.Task[bytes]) -> None:
    """Take note of an error that no client waits for any more; otherwise asyncio would log that it was never retrieved."""
    if not drawing.cancelled():
        drawing.exception()


def _animation(record: str, names: tuple[str, ...], title: str, lang: str, form: Form) -> bytes:
    return animation(from_json(record), names, title, lang, form, report_progress)
