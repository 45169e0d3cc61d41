"""My games over HTTP: history, accuracy and export."""

from __future__ import annotations

import asyncio
import io
import zipfile
from datetime import date
from typing import Any

import msgspec
import pytest

from rollhouse.analysis.puzzles.daily import puzzle_of_the_day
from rollhouse.core.record import replay
from rollhouse.core.record_json import from_json
from rollhouse.core.record_text import from_text
from tests.server.live.conftest import Meet
from tests.server.live.nodes import Pair, Person, play_on
from tests.timeouts import TIMEOUT_SECONDS

DAY = date(2026, 11, 15)


async def listed(person: Person, query: str = "") -> list[tuple[str, int, str | None]]:
    """Return table, seat and result of each game of a user."""
    page = await person.get(f"/api/me/games{query}")
    assert page["next"] == ""
    return [(one["table"], one["seat"], one["result"]) for one in page["games"]]


def unpacked(content: bytes) -> tuple[list[dict[str, Any]], dict[str, str]]:
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        files = {name: archive.read(name).decode() for name in archive.namelist()}
    return msgspec.json.decode(files.pop("games.json")), files


async def test_a_user_finds_their_own_games_at_any_node(house: Pair, meet: Meet) -> None:
    ana, bo, eve = await meet(), await meet(house.second), await meet()
    table = await ana.new_table("Ana", None)
    await bo.sit(table, 1, "Bo")
    assert await listed(ana) == [], "no game has begun"
    await ana.do(table, "begin")
    assert await listed(bo) == [(table, 1, None)]
    viewers = {0: await ana.join(table), 1: await bo.join(table)}
    await play_on(viewers, moves=4)
    await bo.do(table, "resign", seat=1)
    friends = await ana.new_table("Ana", "Mia", "bot:greedy", game="dicetto", setup={"cards_to_win": 3}, begin=True)
    assert await listed(ana) == [(friends, 1, None), (friends, 0, None), (table, 0, "won")]
    assert await listed(bo) == [(table, 1, "lost")]
    assert await listed(eve) == []

    page = await ana.get("/api/me/games?status=finished&result=won&game=dicy-cards&opponent=BO")
    (line,) = page["games"]
    assert (line["name"], line["players"], line["opponents"]) == ("Ana", 2, [{"name": "Bo", "bot": ""}])
    assert line["mode"] == {"mode": "glacial", "target": 100}
    assert line["started"] < line["ended"]
    assert await listed(ana, "?opponent=nobody&bots=greedy,perfect") == [(friends, 1, None), (friends, 0, None)]
    assert await listed(ana, f"?tables={table},elsewhere") == [(table, 0, "won")]
    for query in ("after=x", "status=lost", "result=maybe", "game=%00", f"tables={'x' * 10_001}"):
        status, code = await ana.refused(f"/api/me/games?{query}", method="GET")
        assert (status, code.partition("/")[0]) == (400, "wire"), query

    export = await bo.http.get("/api/me/games/export")
    assert (export.headers["content-type"], export.headers["cache-control"]) == ("application/zip", "no-store")
    games, files = unpacked(export.content)
    assert [(one["table"], one["file"]) for one in games] == [(table, next(iter(files)))]
    (text,) = files.values()
    assert text == (await eve.http.get(f"/api/tables/{table}/record")).text, "the very record that the table gives"
    assert replay(from_text(text)).moves
    games, files = unpacked((await ana.http.get("/api/me/games/export?form=json")).content)
    assert (len(games), len(files)) == (3, 2), "friends at one device have a line each, and one record"
    running = next(text for name, text in files.items() if friends in name)
    assert "Dice.secret" not in from_json(running).tags, "the dice of a game in progress stay secret"
    assert unpacked((await eve.http.get(f"/api/me/games/export?tables={table}")).content) == ([], {}), "not by naming it either"


async def test_the_archive_contains_all_data_and_no_secret(house: Pair, meet: Meet, monkeypatch: pytest.MonkeyPatch) -> None:
    for node in {house.first, house.second}:
        monkeypatch.setattr(node.services.clock, "today", lambda: DAY)
    ana, eve = await meet(), await meet()
    await ana.http.put("/api/me", json={"name": "Ana", "lang": "nl"})
    token = (await ana.post("/api/me/token"))["token"]
    over = await ana.new_table("Ana", "Mia", setup={"target": 20}, begin=True)
    viewer = await ana.join(over)
    await viewer.roll()
    await viewer.move("skip")
    await ana.do(over, "resign", seat=0)
    running = await ana.new_table("Ana", "Mia", begin=True)
    async with asyncio.timeout(4 * TIMEOUT_SECONDS):
        while (await ana.get("/api/trainer"))["preparing"] is not None:
            pass
    puzzle = puzzle_of_the_day(DAY)
    assert puzzle is not None
    await ana.post("/api/puzzles/today", {"day": DAY.isoformat(), "move": puzzle.best})
    duel = {"form": "duel", "game": "dicy-cards", "clock": {"per": "game", "seconds": 600}}
    match = (await ana.post("/api/matches", duel))["id"]
    answer = await ana.http.get("/api/me/archive")
    assert (answer.headers["content-type"], answer.headers["cache-control"]) == ("application/zip", "no-store")
    games, files = unpacked(answer.content)
    about = msgspec.json.decode(written := files.pop("me.json"))
    assert {one["table"] for one in games} == {over, running}
    assert files[next(name for name in files if over in name)] == (await eve.http.get(f"/api/tables/{over}/record")).text
    assert "Dice.secret" not in files[next(name for name in files if running in name)]
    assert (about["user_id"], about["name"], about["lang"], about["puzzles"]) == (ana.user_id, "Ana", "nl", {DAY.isoformat(): True})
    assert [one["table_id"] for one in about["positions"]] == [over]
    assert [one["kind"] for one in about["devices"]] == ["program", "device"]
    assert [one["id"] for one in about["matches"]] == [match]
    secrets = [token, *ana.http.cookies.values()]
    assert len(secrets) == 2
    assert not any(secret in written for secret in secrets)
    node = house.first
    node.configure(monkeypatch, rate_limit=4)
    games, files = unpacked((await eve.http.get("/api/me/archive")).content)
    assert (games, msgspec.json.decode(files["me.json"])["positions"]) == ([], [])
    assert await eve.refused("/api/me/archive", method="GET") == (429, "wire/rate-limited"), "it counts as many commands"
    assert await eve.get("/api/me/games") == {"games": [], "next": ""}, "looking costs nothing"
