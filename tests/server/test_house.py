"""What the house keeps in memory is what is stored, whatever breaks off on the way."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from rollhouse.core.messages import Message
from rollhouse.play.entries import BotSat, Opened, Options, Said, Sat, decode_entries
from rollhouse.play.fair import NO_ENTROPY, commitment
from rollhouse.server.store.migrate import migrate
from rollhouse.server.store.store import Store
from rollhouse.server.tables.bot_workers import Answer, BotWorkers
from rollhouse.server.tables.house import House
from rollhouse.server.transport.wire import Begin, Say

SECRET = bytes(32)
SETUP = {"players": 2, "first": 0, "target": 20}


class WrongWorkers(BotWorkers):
    """Bots of another version of the rules: what they say can be told, what they do can't be done."""

    async def answer(self, game: str, bot: str, state: str, seed: int) -> Answer:
        return Answer("score no_such_card 1", Message("solver-note"))


async def opened(house: House) -> str:
    table = Opened("dicy-cards", SETUP, Options(), "ana", commitment(SECRET))
    return await house.open(table, SECRET, BotSat(0, "greedy"), Sat(1, "ana", "Ana", NO_ENTROPY))


@pytest.fixture
def url(tmp_path: Path) -> str:
    url = f"sqlite:///{tmp_path / 'house.sqlite'}"
    migrate(url)
    return url


async def test_a_bots_move_that_breaks_off_half_done_leaves_nothing_behind(url: str) -> None:
    async with Store(url) as store:
        house = House(store, WrongWorkers(1), lambda frame, channel: None)
        name = await opened(house)
        await house.do(name, "ana", Begin())
        live = await house.live(name)
        assert live.bot is not None
        await asyncio.wait([live.bot])
        assert not (await house.live(name)).session.pending
        await house.do(name, "ana", Say(text="is anybody there?"))
        last = decode_entries((await store.commits(name))[-1][1])
        assert [type(entry) for entry in last] == [Said]
        await house.close()
