"""The line to the database is cut after COMMIT: the move is stored, and nobody at the server knows. Everybody hears the truth."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import pytest
from sqlalchemy.engine import make_url

from rollhouse.server.config import Config
from rollhouse.server.tables import manager as house
from tests.server.live.nodes import Node, Person, Viewer
from tests.server.wire import Wire
from tests.servers import Postgres


@asynccontextmanager
async def at_a_table(wire: Wire) -> AsyncIterator[tuple[Viewer, Viewer]]:
    """Ana, who is about to roll, and Bo."""
    through = (await wire.open()).render_as_string(hide_password=False)
    node = await asyncio.to_thread(Node, Config(database=through, rate_limit=0))
    try:
        async with Person(node.url) as ana, Person(node.url) as bo:
            table = await ana.new_table("Ana", None)
            await bo.sit(table, 1, "Bo")
            await ana.do(table, "begin")
            a, b = await ana.join(table), await bo.join(table)
            for viewer in (a, b):
                await viewer.when(lambda view: bool(view["status"] == "playing" and view["roll_due"] == 0))
            yield a, b
    finally:
        await asyncio.to_thread(node.stop)
        await wire.close()


def refusals(viewer: Viewer) -> list[str]:
    heard = [msgspec.json.decode(text) for text in viewer.texts]
    return [frame["code"] for frame in heard if frame["is"] == "refused"]


async def test_a_commit_whose_answer_is_lost_is_found_to_be_stored(postgres: Postgres) -> None:
    wire = Wire(make_url(postgres.fresh()))
    async with at_a_table(wire) as (a, b):
        version = a.view["version"]
        wire.cut_after_commit(stays=False)
        await a.do("roll", at=version)
        await wire.was_cut.wait()
        assert (await a.at(version + 1), refusals(a)) == (await b.at(version + 1), [])
        assert a.view["ply"] == 1


async def test_while_nobody_can_know_that_is_said_and_then_everybody_hears_what_is_so(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house, "_SETTLE_RETRY_SECONDS", 0.01)
    wire = Wire(make_url(postgres.fresh()))
    async with at_a_table(wire) as (a, b):
        version = a.view["version"]
        wire.cut_after_commit(stays=True)
        assert (await a.refusal("roll", at=version))["code"] == "store/in-doubt"
        wire.go_on()
        assert (await a.at(version + 1))["ply"] == 1  # nobody has asked
        assert await b.at(version + 1) == a.view
