"""A database that hangs: it keeps every connection, and answers nothing. Everybody is told within a bound, and everything closes."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import pytest
from sqlalchemy.engine import make_url

from rollhouse.server.store.database import StoreError
from rollhouse.server.store.migrate import migrate
from rollhouse.server.store.store import Store
from tests.patience import PATIENCE
from tests.server.shelf import playing, put
from tests.servers import Postgres


class Wire:
    """A way to the database on which nothing more gets through, once it hangs."""

    def __init__(self, host: str, port: int) -> None:
        self._to = (host, port)
        self._going = asyncio.Event()
        self._going.set()
        self._carrying: set[asyncio.Task[Any]] = set()
        self._ends: list[asyncio.StreamWriter] = []

    async def open(self) -> int:
        """The port at which it begins."""
        self._server = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        port: int = self._server.sockets[0].getsockname()[1]
        return port

    def hang(self) -> None:
        self._going.clear()

    def go_on(self) -> None:
        self._going.set()

    async def close(self) -> None:
        self._server.close()
        self.go_on()
        for end in self._ends:  # the database waits a minute for whoever has not said who they are
            end.transport.abort()
        await asyncio.gather(*self._carrying)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        carrying = asyncio.current_task()
        assert carrying is not None
        self._carrying.add(carrying)
        answers, asks = await asyncio.open_connection(*self._to)
        self._ends += [asks, writer]
        await asyncio.gather(self._pass_on(reader, asks), self._pass_on(answers, writer))
        for end in (asks, writer):
            with suppress(OSError):
                await end.wait_closed()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                await self._going.wait()
                writer.write(data)
        with suppress(OSError):
            writer.close()


async def test_a_database_that_hangs_is_given_up_and_found_again(postgres: Postgres) -> None:
    url = make_url(postgres.fresh())
    migrate(url.render_as_string(hide_password=False))
    assert url.host is not None
    wire = Wire(url.host, url.port or 5432)
    through = url.set(host="127.0.0.1", port=await wire.open()).update_query_dict({"connect_timeout": "2"})
    async with asyncio.timeout(PATIENCE), Store(through.render_as_string(hide_password=False), deadline=0.5) as store:
        await put(store, "t")
        assert await store.append("t", 2, b"[]", playing())
        wire.hang()
        asked = [store.table("t"), store.commits("t"), store.append("t", 3, b"[]", playing()), store.check()]
        told = await asyncio.gather(*asked, return_exceptions=True)
        assert [one.code for one in told if isinstance(one, StoreError)] == ["store/unavailable"] * 4
        wire.go_on()
        with suppress(StoreError):  # what was cut may have been stored: then this version is taken
            await store.append("t", 3, b"[]", playing())
        assert [version for version, _ in await store.commits("t")] == [1, 2, 3]
        wire.hang()
        waiting = asyncio.create_task(store.check())
        await asyncio.sleep(0)
        await store.close()  # ends, though nobody answers
        with pytest.raises(StoreError):
            await waiting
    await wire.close()
