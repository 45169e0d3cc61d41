"""A duplicate match over HTTP: four players at two tables, who learn nothing of the other table's dice."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from rollhouse.analysis.report import analyse
from rollhouse.commands.verify import verify_files
from rollhouse.core.record_text import from_text
from rollhouse.locale import catalogue
from rollhouse.play.fair import commitment
from tests.server.live.conftest import Meet
from tests.server.live.nodes import Pair, Person, play_on
from tests.timeouts import TIMEOUT_SECONDS

CLOCK = {"per": "game", "seconds": 600, "increment": 5}
SHORT: dict[str, Any] = {"game": "dicy-cards", "setup": {"mode": "glacial", "target": 20}, "clock": CLOCK, "boards": 1}


async def made(host: Person, *people: Person, **criteria: Any) -> str:
    """The path of a match in which all players are ready."""
    path = f"/api/matches/{(await host.post('/api/matches', {**SHORT, **criteria}))['id']}"
    for place, one in enumerate(people):
        await one.post(f"{path}/join", {"place": place, "name": f"P{place}"})
    for one in people:
        await one.post(f"{path}/ready", {"ready": True})
    return path


async def until(person: Person, path: str, status: str = "over", *, analysed: bool = False) -> dict[str, Any]:
    """The match, once it has this status."""
    async with asyncio.timeout(4 * TIMEOUT_SECONDS):
        while True:
            view: dict[str, Any] = await person.get(path)
            if view["status"] == status and not (analysed and view["analysing"]):
                return view


async def test_four_people_at_two_tables_with_the_same_dice(
    house: Pair, meet: Meet, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ana, amy, bo, bob = await meet(), await meet(house.second), await meet(), await meet(house.second)
    eve = await meet()
    path = await made(ana, ana, amy, bo, bob, form="teams")
    views = {one: await until(one, path, "playing") for one in (ana, amy, bo, bob)}
    left, right = views[ana]["table"], views[amy]["table"]
    assert (views[bo]["table"], views[bob]["table"]) == (left, right)
    assert (await until(eve, path, "playing"))["boards"][0]["tables"][0]["table"] == ""

    for stranger in (amy, bob, eve):
        for door in ("", "/record", "/log", "/positions", "/text"):
            assert await stranger.refused(f"/api/tables/{left}{door}", method="GET") == (403, "table/same-dice-elsewhere"), door
        assert await stranger.refused(f"/api/tables/{left}/fork", {"ply": 1}) == (403, "table/same-dice-elsewhere")
        viewer = await stranger.watch(left)
        assert (await viewer.receive())["code"] == "table/same-dice-elsewhere"
    for door in ("/record", "/positions"):  # not even its players may download what the other team could use
        assert await ana.refused(f"/api/tables/{left}{door}", method="GET") == (403, "table/same-dice-elsewhere")
    assert await ana.refused(f"/api/tables/{left}/hint", {"ply": 0, "step": 1}) == (403, "table/no-help")
    assert await ana.refused(f"/api/tables/{left}/do", {"do": "chat", "text": "a six!"}) == (403, "table/no-chat")
    for door in ("/log", "/text"):
        await ana.get(f"/api/tables/{left}{door}")

    first = {seat: await one.join(left) for seat, one in enumerate((ana, bo))}
    await play_on(first, seed=1)
    assert first[0].view["secret"] == "", "the others still play with them"
    assert await bo.refused(f"/api/tables/{left}/report", method="GET") == (403, "table/same-dice-elsewhere")
    assert await bo.refused(f"/api/tables/{left}/line", method="GET") == (403, "table/same-dice-elsewhere")
    assert await bo.refused(f"/api/tables/{left}/rematch", {"same_dice": True}) == (403, "table/match-once")
    told = (await until(amy, path, "playing"))["boards"][0]
    assert [one["table"] for one in told["tables"]] == ["", right]
    assert [(one["share"], one["score"]) for table in told["tables"] for one in table["seats"]] == [(None, None)] * 4
    second = {seat: await one.join(right) for seat, one in enumerate((bob, amy))}
    await play_on(second, seed=2)

    view = await until(eve, path, analysed=True)
    board = view["boards"][0]
    assert [one["table"] for one in board["tables"]] == [left, right]
    records = [from_text((await eve.http.get(f"/api/tables/{table}/record")).text) for table in (left, right)]
    for table, record in zip(board["tables"], records, strict=True):
        assert record.tags["Dice.commitment"] == commitment(bytes.fromhex(record.tags["Dice.secret"])) == board["commitment"]
        report = analyse(record)
        for seat, account in zip(table["seats"], report.accounts, strict=True):
            assert (seat["cost"], seat["decisions"]) == (pytest.approx(account.average_cost), account.decisions), "as the record says"
            assert (seat["share"], seat["score"]) == (float(account.seat in report.winners), report.curve[-1].scores[account.seat])
    divergence = board["divergence"]
    assert records[0].moves[: divergence["ply"]] == records[1].moves[: divergence["ply"]]
    assert [record.moves[divergence["ply"]] for record in records] == divergence["moves"]
    files = [tmp_path / f"{number}.txt" for number in range(2)]
    for file, table in zip(files, (left, right), strict=True):
        file.write_text((await eve.http.get(f"/api/tables/{table}/record")).text, encoding="utf-8")
    assert verify_files(catalogue("en"), [str(file) for file in files]) == 0
    assert "All 2 records were played with the same dice." in capsys.readouterr().out
    (line,) = (await amy.get("/api/matches"))["matches"]
    assert (line["names"], line["status"], line["place"]) == (["P0", "P1", "P2", "P3"], "over", 1)
