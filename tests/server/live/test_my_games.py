"""A user's games over HTTP: history, uploads, analysis in the background, and export."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rollhouse.analysis.accuracy import Accuracy
from rollhouse.analysis.puzzles.daily import puzzle_of_the_day
from rollhouse.analysis.report import analyse
from rollhouse.core.record import WINNERS, Record, replay
from rollhouse.core.record_json import from_json, to_json
from rollhouse.core.record_text import from_text, to_text
from rollhouse.server.features.history.accuracy import ratings_of
from rollhouse.server.store.rows import Opponent
from tests.server.live.conftest import DAY, Configure, NewUser, SetClock
from tests.server.live.nodes import Client, Node, Nodes, play_on, poll, start_game
from tests.server.stored import played_game
from tests.walks import walk


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
    assert (line["name"], line["players"], line["opponents"]) == ("Ana", 2, [{"user_id": bo.user_id, "name": "Bo", "bot": ""}])
    assert line["mode"] == {"mode": "glacial", "target": 100}
    assert line["started"] < line["ended"]
    assert await listed(ana, "?opponent=nobody&bots=greedy,perfect") == [(friends, 1, None), (friends, 0, None)]
    assert await listed(ana, f"?tables={table},elsewhere") == [(table, 0, "won")]
    for query in ("after=x", "status=lost", "game=%00", f"tables={'x' * 10_001}"):
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
    page = await poll(lambda: client.get(path), lambda page: page["games"][0]["accuracy"] is not None)
    found: dict[str, Any] = page["games"][0]["accuracy"]
    return found


async def test_finished_games_are_analysed_in_the_background_and_missed_ones_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ROLLHOUSE_BACKGROUND", "on")
    node = Node.on_sqlite(tmp_path, analyse_finished=False)
    try:
        async with Client(node.url) as ana, Client(node.url) as bo:
            missed = await played(ana, bo)
            node.stop()
            node = Node.on_sqlite(tmp_path, analyse_finished=True)
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
            assert [one["statistics"]["began"] for one in games] == [True, True]
            visitor = await ana.http.get("/api/me/statistics", headers={"Cookie": ""})
            assert (visitor.json()["games"], visitor.headers["cache-control"]) == (0, "no-store"), "users see their own only"
            assert (await ana.refused("/api/me/statistics?days=-1", method="GET")) == (400, "wire/malformed")
    finally:
        node.stop()


# --- uploads ------------------------------------------------------------------------------------------------------------------------------


def game(*seats: str, seed: int = 4, **setup: object) -> Record:
    """A finished game with these players, by chance."""
    return msgspec.structs.replace(walk("dicy-cards", {"players": len(seats), "target": 20, **setup}, seed), seats=seats)


async def add(client: Client, record: Record | str, **more: Any) -> dict[str, Any]:
    added: dict[str, Any] = await client.post("/api/me/games", {"record": record if isinstance(record, str) else to_text(record), **more})
    return added


async def test_an_uploaded_game_is_listed_and_marked(nodes: Nodes, new_user: NewUser) -> None:
    ana, eve = await new_user(), await new_user(nodes.second)
    record = game("Ana", "bot:greedy")
    assert record.result is not None
    added = await add(ana, record, played=1_700_000_000.5)
    assert added["new"]
    table = added["table"]
    assert await add(ana, to_json(record), played=5.0) == {"table": table, "new": False}, "the same game, however it is written"
    (line,) = (await ana.get("/api/me/games"))["games"]
    assert (line["table"], line["name"], line["uploaded"], line["ended"]) == (table, "Ana", True, 1_700_000_000.5)
    assert (line["result"] == "won", line["opponents"]) == (0 in record.result, [{"user_id": "", "name": "", "bot": "greedy"}])
    theirs = await add(eve, record)
    assert theirs["new"]
    assert theirs["table"] != table
    for client in (ana, eve):
        stored = await client.record(table)
        assert (stored.moves, stored.seats, stored.result) == (record.moves, record.seats, record.result)
        view = await client.view(table)
        assert (view["status"], view["winners"]) == ("over", list(record.result))
    positions = (await ana.get(f"/api/tables/{table}/positions"))["positions"]
    assert len(positions) == 1 + len(record.moves)


def test_an_uploaded_game_is_not_rated() -> None:
    """The server can't vouch for its dice."""
    accuracy = Accuracy(decisions=3, cost=0.1, luck=0.0, unit="share", exact=True)
    played = played_game("t", opponents=(Opponent(bot="greedy"),), ended=2.0, result="won", accuracy=accuracy)
    assert [one.games for one in ratings_of([played])] == [1]
    assert ratings_of([msgspec.structs.replace(played, uploaded=True)]) == []


async def test_uploads_of_shared_keyboards_and_resigned_games(new_user: NewUser) -> None:
    ana = await new_user()
    friends = await add(ana, game("Ana", "Mia"))
    lines = (await ana.get("/api/me/games"))["games"]
    assert [(line["table"], line["name"]) for line in lines] == [(friends["table"], "Mia"), (friends["table"], "Ana")]
    given_up = msgspec.structs.replace(game("Ana", "exec:./bot --fast", seed=5).cut(6), tags={WINNERS: "1"})
    table = (await add(ana, given_up))["table"]
    view = await ana.view(table)
    assert (view["winners"], [seat["bot"] for seat in view["seats"]]) == ([1], ["", "program"]), "no program of a record is started here"
    again = (await ana.post(f"/api/tables/{table}/rematch", {"same_dice": False}))["id"]
    assert (await ana.view(again))["seats"][1]["bot"] == "program", "an unknown external bot is replaced by a placeholder"


async def test_an_unfinished_or_invalid_record_is_refused(new_user: NewUser, monkeypatch: pytest.MonkeyPatch) -> None:
    ana = await new_user()
    record = game("Ana", "bot:greedy", seed=6)
    refusals = {
        "table/record-unfinished": to_text(record.cut(5)),
        "table/record-only-bots": to_text(msgspec.structs.replace(record, seats=("bot:greedy", "bot:random"))),
        "record/illegal-move": to_text(record).replace("score", "freeze", 1),
        "wire/malformed": "x" * 90_001,
    }
    for code, text in refusals.items():
        status, came = await ana.refused("/api/me/games", {"record": text})
        assert (status in (400, 403), came) == (True, code)
    for text in ("", "no record", "{}", "\0"):
        status, came = await ana.refused("/api/me/games", {"record": text})
        assert (status, came.partition("/")[0]) == (400, "record"), came
    for played in (-1, 1e300, 1e15):
        assert await ana.refused("/api/me/games", {"record": to_text(record), "played": played}) == (400, "wire/malformed"), played
    long_bot = to_text(record).replace("bot:greedy", "bot:" + "x" * 3000, 1)
    assert long_bot != to_text(record)
    assert await ana.refused("/api/me/games", {"record": long_bot}) == (400, "bot/unknown")
    assert (await ana.get("/api/me/games"))["games"] == []
    await add(ana, record)
    monkeypatch.setattr("rollhouse.server.features.history.uploads.MAX_UPLOADS_PER_USER", 1)
    assert await ana.refused("/api/me/games", {"record": to_text(game("Ana", "bot:greedy", seed=7))}) == (403, "table/records-full")
    assert not (await add(ana, record))["new"]
