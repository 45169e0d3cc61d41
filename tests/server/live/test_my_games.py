"""My games: every game of mine and nobody else's, found again, and taken away as records."""

from __future__ import annotations

import io
import zipfile
from typing import Any

import msgspec

from rollhouse.core.record import replay
from rollhouse.core.record_json import from_json
from rollhouse.core.record_text import from_text
from tests.server.live.conftest import Meet
from tests.server.live.nodes import Pair, Person, play_on


async def listed(person: Person, query: str = "") -> list[tuple[str, int, str | None]]:
    """Table, seat and result of each of somebody's games."""
    page = await person.get(f"/api/me/games{query}")
    assert page["next"] == ""
    return [(one["table"], one["seat"], one["result"]) for one in page["games"]]


def unpacked(content: bytes) -> tuple[list[dict[str, Any]], dict[str, str]]:
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        files = {name: archive.read(name).decode() for name in archive.namelist()}
    return msgspec.json.decode(files.pop("games.json")), files


async def test_every_game_of_mine_is_found_again_at_any_node_and_nobody_elses(house: Pair, meet: Meet) -> None:
    ana, bo, eve = await meet(), await meet(house.second), await meet()
    table = await ana.new_table("Ana", None)
    await bo.sit(table, 1, "Bo")
    assert await listed(ana) == [], "nobody plays yet"
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
