"""A database that hangs: it keeps every connection, and answers nothing. Everybody is told within a bound, and everything closes."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest
from sqlalchemy.engine import make_url

from rollhouse.server.store.database import StoreError
from rollhouse.server.store.migrate import migrate
from rollhouse.server.store.store import Store
from tests.server.stored import playing, put
from tests.server.wire import Wire
from tests.servers import Postgres
from tests.timeouts import TIMEOUT_SECONDS


async def test_a_database_that_hangs_is_given_up_and_found_again(postgres: Postgres) -> None:
    url = make_url(postgres.fresh())
    migrate(url.render_as_string(hide_password=False))
    wire = Wire(url)
    through = (await wire.open()).update_query_dict({"connect_timeout": "2"})
    async with asyncio.timeout(TIMEOUT_SECONDS), Store(through.render_as_string(hide_password=False), deadline=0.5) as store:
        await put(store, "t")
        assert await store.append("t", 2, b"[]", playing())
        wire.hang()
        asked = [store.table("t"), store.commits("t"), store.append("t", 3, b"[]", playing()), store.check()]
        told = await asyncio.gather(*asked, return_exceptions=True)
        assert [one.code for one in told if isinstance(one, StoreError)] == ["store/unavailable"] * 4
        wire.go_on()
        with suppress(StoreError):  # what was cut may have been stored: then this version is taken
            await store.append("t", 3, b"[]", playing())
        assert [version for version, *_ in await store.commits("t")] == [1, 2, 3]
        wire.hang()
        waiting = asyncio.create_task(store.check())
        await asyncio.sleep(0)
        await store.close()  # ends, though nobody answers
        with pytest.raises(StoreError):
            await waiting
    await wire.close()
