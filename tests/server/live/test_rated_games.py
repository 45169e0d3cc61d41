"""Rated tables: what they refuse, and what a game does to the ratings of its players."""

from __future__ import annotations

from typing import Any

from rollhouse.play.fair import SCHEME, verify
from tests.server.live.conftest import NewUser
from tests.server.live.nodes import Client, Nodes, play_on

CLOCK = {"per": "move", "seconds": 3600}
RATED: dict[str, Any] = {"rated": True, "options": {"help": False, "clock": CLOCK}}
RULES = (403, "table/rated-rules")


async def rated_table(host: Client, *seats: Any) -> str:
    return await host.new_table(*seats, **RATED, setup={"first": "random"})


async def test_a_rated_table_refuses_help_real_dice_undo_and_the_like(nodes: Nodes, new_user: NewUser) -> None:
    ana, bo = await new_user(), await new_user(nodes.second)

    async def opened(seats: list[Any], options: dict[str, Any], setup: dict[str, Any] | None = None) -> tuple[int, str]:
        criteria = {"game": "dicetto", "setup": setup or {}, "seats": seats, "rated": True, "options": {"help": False, **options}}
        return await ana.refused("/api/tables", criteria)

    me, bot = {"me": True, "name": "Ana"}, {"bot": "greedy"}
    assert await opened([me, bot], {"help": True}) == RULES
    assert await opened([me, bot], {"dice": "real"}) == RULES
    assert await opened([me, bot], {"real_seats": [0]}) == RULES
    assert await opened([me, None], {}) == RULES, "between users there is a clock"
    assert await opened([me, {**me, "name": "Mia"}], {"clock": CLOCK}) == RULES, "a user can't play against themselves"
    assert await opened([me, bot], {}, {"first": 0}) == RULES
    assert await opened([me, bot], {}, {"cards_to_win": 3}) == RULES, "one leaderboard means one thing"
    table = await rated_table(ana, "Ana", None)
    assert await ana.refused(f"/api/tables/{table}/do", {"do": "sit", "seat": 1, "name": "Mia"}) == RULES
    await bo.sit(table, 1, "Bo")
    await ana.do(table, "begin")
    viewers = {0: await ana.join(table), 1: await bo.join(table)}
    await play_on(viewers, moves=2)
    version = (await ana.view(table))["version"]
    assert await ana.refused(f"/api/tables/{table}/do", {"do": "undo", "at": version}) == (403, "table/rated-no-undo")
    assert await ana.refused(f"/api/tables/{table}/hint", {"ply": 0, "step": 1}) == (403, "table/no-help")
    assert await ana.refused(f"/api/tables/{table}/fork", {"ply": 1}) == (403, "table/no-fork")
    await viewers[1].leave()
    await viewers[0].knows(bo.user_id, here=False)
    refused = await ana.refused(f"/api/tables/{table}/do", {"do": "cover", "seat": 1})
    assert refused[1] in ("table/still-here", "table/rated-no-cover")
    view = await ana.view(table)
    assert (view["rated"], view["undoable"]) == (True, [])


async def test_ratings_follow_the_games_at_every_node(nodes: Nodes, new_user: NewUser) -> None:
    ana, bo, eve = await new_user(), await new_user(nodes.second), await new_user()
    tables = [await rated_table(ana, "Ana", None), await rated_table(ana, "Ana", "bot:greedy", None)]
    for number, table in enumerate(tables):
        await bo.sit(table, 1 + number, "Bo")
        await ana.do(table, "begin")
        now = (await eve.get(f"/api/tables/{table}/ratings"))["seats"]
        assert [one["seat"] for one in now] == list(range(2 + number))
        assert all(one["after"] is None for one in now)
        await play_on({0: await ana.join(table), 1 + number: await bo.join(table)}, seed=number, **({"moves": 3} if number else {}))
    await bo.do(tables[1], "resign", seat=2)
    await ana.do(tables[1], "resign", seat=0)
    await bo.post(f"/api/tables/{tables[0]}/rematch")
    again = (await ana.post(f"/api/tables/{tables[0]}/rematch"))["id"]
    assert (await eve.view(again))["rated"]
    await ana.do(again, "begin")
    await bo.do(again, "resign", seat=1)
    tables.append(again)

    for number, table in enumerate(tables):
        assert verify(await eve.record(table)).scheme == SCHEME, "dice that can be checked"
        told = (await eve.get(f"/api/tables/{table}/ratings"))["seats"]
        assert [one["after"] is not None for one in told] == ([True, False, True] if number == 1 else [True, True])
        after = {seat["user_id"]: one["after"] for seat, one in zip((await eve.view(table))["seats"], told, strict=True)}
    for client in (ana, bo):
        (mine,) = (await client.get("/api/me/ratings"))["ratings"]
        assert mine["rating"] == mine["month"] == after[client.user_id]
        assert (mine["game"], mine["games"], mine["provisional"]) == ("dicy-cards", 3, True)
        assert [one["table"] for one in mine["curve"]] == tables
    assert await eve.get("/api/me/ratings") == {"ratings": []}
    for span in ("month", "all"):
        page = await ana.get(f"/api/ratings?game=dicy-cards&span={span}")
        mine = [one for one in page["provisional"] if one["me"]]
        assert [(one["name"], one["games"]) for one in mine] == [("Ana", 3)]
        assert page["mine"] is None, "not among the best yet"
    assert await eve.refused("/api/ratings?game=chess", method="GET") == (400, "setup/game")
    assert (await eve.refused("/api/ratings?game=dicetto&span=ever", method="GET"))[0] == 400
    assert await eve.refused("/api/tables/nowhere/ratings", method="GET") == (404, "table/unknown")
    eve.http.cookies.clear()
    visitor = await eve.http.get("/api/ratings?game=dicetto")
    assert "set-cookie" not in visitor.headers, "reading creates no account"
