"""Games are weighed by themselves: when they are over, and after a restart those that were missed."""

from __future__ import annotations

import asyncio
import io
import zipfile
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rollhouse.analysis.marks import MARKS
from rollhouse.analysis.report import Report, analyse
from rollhouse.core.record_text import from_text
from rollhouse.server.config import Config
from tests.patience import PATIENCE
from tests.server.live.nodes import Node, Person, play_on


async def played(ana: Person, bo: Person) -> str:
    """A short game of these two, which one of them gives up."""
    table = await ana.new_table("Ana", None, setup={"target": 20})
    await bo.sit(table, 1, "Bo")
    await ana.do(table, "begin")
    await play_on({0: await ana.join(table), 1: await bo.join(table)}, moves=8)
    await bo.do(table, "resign", seat=1)
    return table


async def analysed(person: Person, table: str) -> dict[str, Any]:
    """How well somebody played there, once that stands in the list of their games: which has nothing weighed."""
    async with asyncio.timeout(PATIENCE):
        while True:
            (line,) = (await person.get(f"/api/me/games?tables={table}"))["games"]
            if line["performance"] is not None:
                found: dict[str, Any] = line["performance"]
                return found
            await asyncio.sleep(0.05)


async def check_statistics(person: Person, seat: int, reports: list[Report]) -> None:
    """What is told of somebody's play is what the reports say: counted here from the moves as they are written."""
    page = await person.get("/api/me/statistics")
    assert (page["game"], page["players"], page["games"], page["analysed"], page["exact"]) == ("dicy-cards", 2, 2, 2, 2)
    assert page["results"] == {"won": 2 if seat == 0 else 0, "shared": 0, "lost": 2 if seat else 0}
    assert page["beginning" if seat == 0 else "following"] == page["results"], "the first seat began"
    own = [one for told in reports for one in told.decisions if one.seat == seat]
    assert (page["decisions"], page["cost"]) == (len(own), pytest.approx(sum(one.cost for one in own)))
    assert sum(one["cost"] for one in page["errors"]) == pytest.approx(page["cost"], abs=1e-5), "nothing of it is left out"
    marks = Counter(one.mark for one in own)
    assert [page["spans"][0][name] for name in ("inaccuracies", "mistakes", "blunders")] == [marks[name] for name in MARKS[1:]]
    over: Counter[str] = Counter()
    under: Counter[str] = Counter()
    for one in own:
        mine, better = (text.split()[1] if text.startswith("score") else "" for text in (one.move, one.best))
        if one.cost > 0 and mine != better:
            over[mine] += one.mark != "fine"
            under[better] += one.mark != "fine"
    cards = {one["card"]: one for one in page["cards"]}
    assert {card: one["over"] for card, one in cards.items() if one["over"]} == {card: n for card, n in over.items() if n and card}
    assert {card: one["under"] for card, one in cards.items() if one["under"]} == {card: n for card, n in under.items() if n and card}
    assert sum(one["points"] for one in cards.values()) == sum(told.curve[-1].scores[seat] for told in reports), "all that was scored"


async def test_what_is_over_is_weighed_though_nobody_looks_and_what_was_missed_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ROLLHOUSE_BACKGROUND", "on")
    config = Config(database=f"sqlite:///{tmp_path / 'house.sqlite'}", rate_limit=0, weigh=False)
    node = Node(config)
    try:
        async with Person(node.url) as ana, Person(node.url) as bo:
            missed = await played(ana, bo)
            await asyncio.to_thread(node.stop)
            node = Node(msgspec.structs.replace(config, weigh=True))
            for person in (ana, bo):
                person.url, person.http.base_url = node.url, node.url
            reports: list[Report] = []
            for table in (missed, await played(ana, bo)):
                told = analyse(from_text((await ana.http.get(f"/api/tables/{table}/record")).text))
                for seat, person in enumerate((ana, bo)):
                    account, found = told.accounts[seat], await analysed(person, table)
                    assert (found["decisions"], found["exact"]) == (account.decisions, True)
                    assert found["cost"] == pytest.approx(account.average_cost * account.decisions)
                reports.append(told)
            for seat, person in enumerate((ana, bo)):
                await check_statistics(person, seat, reports)
            with zipfile.ZipFile(io.BytesIO((await ana.http.get("/api/me/archive")).content)) as archive:
                listed = msgspec.json.decode(archive.read("games.json"))
            assert [one["habits"]["began"] for one in listed] == [True, True], "all of it is mine to take away"
            stranger = await person.http.get("/api/me/statistics", headers={"Cookie": ""})
            assert (stranger.json()["games"], stranger.headers["cache-control"]) == (0, "no-store"), "nobody sees anybody else's"
            assert (await ana.refused("/api/me/statistics?days=-1", method="GET")) == (400, "wire/malformed")
    finally:
        await asyncio.to_thread(node.stop)
