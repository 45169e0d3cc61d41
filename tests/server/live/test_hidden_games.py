"""Every way to the record of a game asks one policy: while another table plays the same dice, there is none."""

from __future__ import annotations

import io
import json
import re
import zipfile
from typing import Any

from litestar.routes import HTTPRoute

from rollhouse.server.auth.endpoints import ENDPOINTS
from tests.server.live.conftest import NewUser, SetClock
from tests.server.live.nodes import Client, Nodes, play_on, poll

CLOCK = {"per": "game", "seconds": 600, "increment": 5}
DUEL: dict[str, Any] = {"form": "duel", "game": "dicy-cards", "setup": {"mode": "glacial", "target": 20}, "clock": CLOCK, "boards": 1}
SEALED = (403, "table/same-dice-elsewhere")

TABLE_ROUTES = {("GET", ""), ("GET", "/log"), ("GET", "/text")}
"""Routes that show the table as its players see it: they answer its players."""
RECORD_ROUTES = {
    ("GET", "/record"): None,
    ("GET", "/positions"): None,
    ("GET", "/line"): None,
    ("GET", "/report"): None,
    ("GET", "/game.webp"): None,
    ("GET", "/game.gif"): None,
    ("POST", "/fork"): {"ply": 1},
}
"""Routes that show the record or what is made of it, with the body of a request: they answer no user."""
OTHER_ROUTES = {
    ("GET", "/picture.png"),  # a cover without the position (test_previews)
    ("GET", "/ratings"),
    ("GET", "/orders"),
    ("PUT", "/orders"),
    ("POST", "/do"),
    ("POST", "/rematch"),
    ("POST", "/hint"),  # only where the table allows help, which tables with shared dice don't
    ("POST", "/coach"),
}


def test_every_route_of_a_table_shows_the_table_or_the_record_or_neither(nodes: Nodes) -> None:
    prefix = "/api/tables/{name:str}"
    routes = {
        (method, route.path.removeprefix(prefix))
        for route in nodes.first.app.routes
        if isinstance(route, HTTPRoute) and route.path.startswith(prefix)
        for method in route.methods - {"OPTIONS", "HEAD"}
    }
    assert routes == TABLE_ROUTES | RECORD_ROUTES.keys() | OTHER_ROUTES


async def test_no_route_gives_the_record_of_a_game_whose_dice_another_table_plays(nodes: Nodes, new_user: NewUser, clock: SetClock) -> None:
    ana, bo, eve = await new_user(), await new_user(nodes.second), await new_user()
    path = f"/api/matches/{(await ana.post('/api/matches', DUEL))['id']}"
    for place, one in enumerate((ana, bo)):
        await one.post(f"{path}/join", {"place": place, "name": f"P{place}"})
    for one in (ana, bo):
        await one.post(f"{path}/ready", {"ready": True})
    await poll(lambda: ana.get(path), lambda view: view["status"] == "playing")
    left, right = (await ana.get(path))["table"], (await bo.get(path))["table"]
    viewer = await ana.join(left)
    await play_on({seat: viewer for seat, one in enumerate(viewer.view["seats"]) if one["user_id"] == ana.user_id}, seed=1)

    for method, route in TABLE_ROUTES:
        await ana.request(method, f"/api/tables/{left}{route}")
        for other in (bo, eve):
            assert await other.refused(f"/api/tables/{left}{route}", method=method) == SEALED, route
    for (method, route), body in RECORD_ROUTES.items():
        for reader in (ana, bo, eve):
            assert await reader.refused(f"/api/tables/{left}{route}", body, method=method) == SEALED, route
    assert (await (await eve.watch(left)).receive())["code"] == SEALED[1]
    moves = map(str, (await nodes.first.services.tables.load(left)).session.record().moves)
    rolls = {move for move in moves if re.fullmatch(r"roll \d{6}", move)}
    assert len(rolls) > 1
    for name in (one for one, endpoint in ENDPOINTS.items() if one.startswith("GET /api/") and endpoint.access != "admin"):
        for reader in (bo, eve) if name in {f"GET /api/tables/{{name}}{route}" for _, route in TABLE_ROUTES} else (ana, bo, eve):
            text = (await reader.http.get(_address(name, left, path), follow_redirects=True)).text
            assert not [roll for roll in rolls if roll in text], f"{name} tells what was rolled at a sealed table"
    for route in ("/api/me/games/export", "/api/me/games/export?form=json", "/api/me/archive"):
        files = await _archive(ana, route)
        assert [game["file"] for game in json.loads(files["games.json"]) if game["table"] == left] == [None]
        assert not any(left in name for name in files), route
    await poll(lambda: ana.get("/api/me/play"), lambda page: page["preparing"] is None)
    (line,) = (await ana.get(f"/api/me/games?tables={left}"))["games"]
    assert (line["result"] is not None, line["accuracy"]) == (True, None), "an analysis of the same dice would help the other table"
    assert (await ana.get("/api/trainer"))["total"] == 0

    await bo.do(right, "resign", seat=[one["user_id"] for one in (await bo.view(right))["seats"]].index(bo.user_id))
    await poll(lambda: eve.get(path), lambda view: view["status"] == "over")
    assert (await eve.record(left)).tags["Dice.secret"]
    files = await _archive(ana, "/api/me/games/export")
    assert any(left in name for name in files)
    clock.ahead_seconds = 61.0  # Ana's node may not have been the one that published the dice
    await poll(lambda: ana.get("/api/me/play"), lambda page: page["preparing"] is None)
    assert (await ana.get(f"/api/me/games?tables={left}"))["games"][0]["accuracy"] is not None


def _address(name: str, table: str, match: str) -> str:
    """An endpoint's address, about this table and its match."""
    address = name.removeprefix("GET ").replace("/api/tables/{name}", f"/api/tables/{table}").replace("/api/matches/{name}", match)
    return re.sub(r"{\w+}", "dicy-cards", address) + f"?tables={table}&game=dicy-cards&kind=three"


async def _archive(client: Client, path: str) -> dict[str, bytes]:
    answer = await client.http.get(path)
    assert answer.status_code == 200, answer.text
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}
