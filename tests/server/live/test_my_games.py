"""A user's games over HTTP: history, analysis in the background, and export."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rollhouse.analysis.puzzles.daily import puzzle_of_the_day
from rollhouse.analysis.report import analyse
from rollhouse.core.record import replay
from rollhouse.core.record_json import from_json
from rollhouse.core.record_text import from_text
from tests.server.live.conftest import DAY, Configure, NewUser, SetClock
from tests.server.live.nodes import Client, Node, Nodes, play_on, poll, start_game


async def listed(client: Client, query: str = "") -> list[tuple[str, int, str | None]]:
    """Table, seat and result of each game of a user."""
    page = await client.get(f"/api/me/games{query}")
    assert page["next"] == ""
    return [(one["table"], one["seat"], one["result"]) for one in page["games"]]


def unpacked(content: bytes) -> tuple[list[dict[str, Any]], dict[str, str]]:
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        files = {name: archive.read(name).decode() for name in archive.namelist()}
    return msgspec.json.decode(files.pop("games.json")), files


async def test_a_user_finds_their_own_games_at_any_node(nodes: Nodes, new_user: NewUser) -> None:
    ana, bo, eve = await new_user(), await new_user(nodes.second), await new_user()
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
    assert text == (await eve.http.get(f"/api/tables/{table}/record")).text, "the record of the table"
    assert replay(from_text(text)).moves
    games, files = unpacked((await ana.http.get("/api/me/games/export?form=json")).content)
    assert (len(games), len(files)) == (3, 2), "friends at one device have a line each, and one record"
    running = next(text for name, text in files.items() if friends in name)
    assert "Dice.secret" not in from_json(running).tags, "the dice of a game in progress stay secret"
    assert unpacked((await eve.http.get(f"/api/me/games/export?tables={table}")).content) == ([], {}), "not by naming it either"


async def test_the_archive_contains_all_data_and_no_secret(new_user: NewUser, clock: SetClock, configure: Configure) -> None:
    ana, eve = await new_user(), await new_user()
    await ana.http.put("/api/me", json={"name": "Ana", "lang": "nl"})
    token = (await ana.post("/api/me/token"))["token"]
    over = await ana.new_table("Ana", "Mia", setup={"target": 20}, begin=True)
    viewer = await ana.join(over)
    await viewer.roll()
    await viewer.move("skip")
    await ana.do(over, "resign", seat=0)
    running = await ana.new_table("Ana", "Mia", begin=True)
    await poll(lambda: ana.get("/api/trainer"), lambda page: page["preparing"] is None)
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
    configure(rate_limit=4)
    games, files = unpacked((await eve.http.get("/api/me/archive")).content)
    assert (games, msgspec.json.decode(files["me.json"])["positions"]) == ([], [])
    assert await eve.refused("/api/me/archive", method="GET") == (429, "wire/rate-limited"), "it counts as many commands"
    assert await eve.get("/api/me/games") == {"games": [], "next": ""}, "reading costs nothing"


async def played(ana: Client, bo: Client) -> str:
    """A short game of these two, which one of them gives up."""
    table = await start_game(ana, bo, setup={"target": 20})
    await play_on({0: await ana.join(table), 1: await bo.join(table)}, moves=8)
    await bo.do(table, "resign", seat=1)
    return table


async def analysed(client: Client, table: str) -> dict[str, Any]:
    """How well a user played, once the list of their games says so: asking for the list starts no analysis."""
    path = f"/api/me/games?tables={table}"
    page = await poll(lambda: client.get(path), lambda page: page["games"][0]["performance"] is not None)
    found: dict[str, Any] = page["games"][0]["performance"]
    return found


async def test_finished_games_are_analysed_in_the_background_and_missed_ones_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ROLLHOUSE_BACKGROUND", "on")
    node = Node.on_sqlite(tmp_path, weigh=False)
    try:
        async with Client(node.url) as ana, Client(node.url) as bo:
            missed = await played(ana, bo)
            node.stop()
            node = Node.on_sqlite(tmp_path, weigh=True)
            for client in (ana, bo):
                client.url, client.http.base_url = node.url, node.url
            mistakes: list[int] = []
            for table in (missed, await played(ana, bo)):
                report = analyse(await ana.record(table))
                for seat, client in enumerate((ana, bo)):
                    account, found = report.accounts[seat], await analysed(client, table)
                    assert (found["decisions"], found["exact"]) == (account.decisions, True)
                    assert found["cost"] == pytest.approx(account.average_cost * account.decisions)
                mistakes += [one.ply for one in report.decisions if one.seat == 0 and one.mark in ("mistake", "blunder")]
            trainer = await ana.get("/api/trainer")
            assert trainer["preparing"] is None, "the same pass has stored the mistakes"
            assert sorted(one["ply"] for one in trainer["due"]) == sorted(mistakes)
            page = await ana.get("/api/me/statistics")
            assert (page["games"], page["analysed"], page["exact"], page["preparing"]) == (2, 2, 2, None)
            games, _ = unpacked((await ana.http.get("/api/me/archive")).content)
            assert [one["habits"]["began"] for one in games] == [True, True]
            visitor = await ana.http.get("/api/me/statistics", headers={"Cookie": ""})
            assert (visitor.json()["games"], visitor.headers["cache-control"]) == (0, "no-store"), "users see their own only"
            assert (await ana.refused("/api/me/statistics?days=-1", method="GET")) == (400, "wire/malformed")
    finally:
        node.stop()
