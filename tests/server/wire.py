"""A connection to a database that hangs, or is cut, when a test says so."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from sqlalchemy.engine import URL

__all__ = ["Wire"]


class Wire:
    """A proxy to a database: it can hang, or cut the connection after the next COMMIT before its answer is passed on."""

    def __init__(self, url: URL) -> None:
        assert url.host is not None
        self._url = url
        self._to = (url.host, url.port or 5432)
        self._going = asyncio.Event()
        self._going.set()
        self._carrying: set[asyncio.Task[Any]] = set()
        self._ends: list[asyncio.StreamWriter] = []
        self._cuts = False
        self._stays_cut = False
        self.was_cut = asyncio.Event()

    async def open(self) -> URL:
        """The database at the other end."""
        self._server = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        return self._url.set(host="127.0.0.1", port=self._server.sockets[0].getsockname()[1])

    def hang(self) -> None:
        self._going.clear()

    def cut_after_commit(self, *, stays: bool) -> None:
        """The next transaction is stored, and its answer lost; then no connection is possible, if it `stays` so."""
        self._cuts, self._stays_cut = True, stays

    def go_on(self) -> None:
        self._stays_cut = False
        self._going.set()

    async def close(self) -> None:
        self._server.close()
        self.go_on()
        for end in self._ends:  # the database waits a minute for a client that has not authenticated
            end.transport.abort()
        await asyncio.gather(*self._carrying)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        carrying = asyncio.current_task()
        assert carrying is not None
        self._carrying.add(carrying)
        if self._stays_cut and self.was_cut.is_set():
            writer.transport.abort()
            return
        answers, asks = await asyncio.open_connection(*self._to)
        self._ends += [asks, writer]
        committed = asyncio.Event()
        await asyncio.gather(self._ask(reader, asks, committed), self._answer(answers, writer, committed))
        for end in (asks, writer):
            with suppress(OSError):
                await end.wait_closed()

    async def _ask(self, reader: asyncio.StreamReader, asks: asyncio.StreamWriter, committed: asyncio.Event) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                await self._going.wait()
                if self._cuts and b"COMMIT" in data:
                    self._cuts = False
                    committed.set()
                asks.write(data)
        with suppress(OSError):
            asks.close()

    async def _answer(self, answers: asyncio.StreamReader, writer: asyncio.StreamWriter, committed: asyncio.Event) -> None:
        with suppress(OSError):
            while data := await answers.read(65536):
                await self._going.wait()
                if committed.is_set():  # it is stored now
                    self.was_cut.set()
                    if self._stays_cut:
                        for end in self._ends:
                            end.transport.abort()
                    writer.transport.abort()
                    return
                writer.write(data)
        with suppress(OSError):
            writer.close()
