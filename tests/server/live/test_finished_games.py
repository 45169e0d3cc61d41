"""Finished games are analysed in the background: when they end, and after a restart those that were missed."""

from __future__ import annotations

import asyncio
import io
import zipfile
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rollhouse.analysis.report import analyse
from rollhouse.core.record_text import from_text
from rollhouse.server.config import Config
from tests.server.live.nodes import Node, Person, play_on
from tests.timeouts import TIMEOUT_SECONDS


async def played(ana: Person, bo: Person) -> str:
    """A short game of these two, which one of them gives up."""
    table = await ana.new_table("Ana", None, setup={"target": 20})
    await bo.sit(table, 1, "Bo")
    await ana.do(table, "begin")
    await play_on({0: await ana.join(table), 1: await bo.join(table)}, moves=8)
    await bo.do(table, "resign", seat=1)
    return table


async def analysed(person: Person, table: str) -> dict[str, Any]:
    """How well a user played there, once the list of their games says so: the list has nothing analysed."""
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while True:
            (line,) = (await person.get(f"/api/me/games?tables={table}"))["games"]
            if line["accuracy"] is not None:
                found: dict[str, Any] = line["accuracy"]
                return found
            await asyncio.sleep(0.05)


async def test_finished_games_are_analysed_in_the_background_and_missed_ones_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ROLLHOUSE_BACKGROUND", "on")
    config = Config(database=f"sqlite:///{tmp_path / 'house.sqlite'}", rate_limit=0, analyse_finished=False)
    node = Node(config)
    try:
        async with Person(node.url) as ana, Person(node.url) as bo:
            missed = await played(ana, bo)
            await asyncio.to_thread(node.stop)
            node = Node(msgspec.structs.replace(config, analyse_finished=True))
            for person in (ana, bo):
                person.url, person.http.base_url = node.url, node.url
            mistakes: list[int] = []
            for table in (missed, await played(ana, bo)):
                told = analyse(from_text((await ana.http.get(f"/api/tables/{table}/record")).text))
                for seat, person in enumerate((ana, bo)):
                    account, found = told.accounts[seat], await analysed(person, table)
                    assert (found["decisions"], found["exact"]) == (account.decisions, True)
                    assert found["cost"] == pytest.approx(account.average_cost * account.decisions)
                mistakes += [one.ply for one in told.decisions if one.seat == 0 and one.mark in ("mistake", "blunder")]
            trainer = await ana.get("/api/trainer")
            assert trainer["preparing"] is None, "the same pass has stored the mistakes"
            assert sorted(one["ply"] for one in trainer["due"]) == sorted(mistakes)
            page = await ana.get("/api/me/statistics")
            assert (page["games"], page["analysed"], page["exact"], page["preparing"]) == (2, 2, 2, None)
            with zipfile.ZipFile(io.BytesIO((await ana.http.get("/api/me/archive")).content)) as archive:
                listed = msgspec.json.decode(archive.read("games.json"))
            assert [one["statistics"]["began"] for one in listed] == [True, True], "all of it is mine to take away"
            stranger = await person.http.get("/api/me/statistics", headers={"Cookie": ""})
            assert (stranger.json()["games"], stranger.headers["cache-control"]) == (0, "no-store"), "nobody sees anybody else's"
            assert (await ana.refused("/api/me/statistics?days=-1", method="GET")) == (400, "wire/malformed")
    finally:
        await asyncio.to_thread(node.stop)
