"""Matchmaking over HTTP, across nodes."""

from __future__ import annotations

from typing import Any

from tests.server.live.conftest import NewUser
from tests.server.live.nodes import Client, Nodes

CRITERIA = {"game": "dicy-cards", "setup": {"target": "40"}, "pace": "minute"}


async def seek(client: Client, name: str, search: str = "a", **more: Any) -> Any:
    return await client.request("PUT", "/api/matchmaking", {**CRITERIA, "search": search, "name": name, **more})


async def test_two_seeks_with_equal_criteria_share_a_table(nodes: Nodes, new_user: NewUser) -> None:
    ana, bo, cy = await new_user(), await new_user(nodes.second), await new_user()
    alone = await seek(ana, "Ana")
    assert alone["table"] == ""
    assert [(one["name"], one["own"]) for one in alone["waiting"]] == [("Ana", True)]
    (seen,) = (await bo.get("/api/matchmaking"))["waiting"]
    assert (seen["name"], seen["game"], seen["pace"], seen["own"]) == ("Ana", "dicy-cards", "minute", False)
    assert seen["setup"] == {"mode": "glacial", "target": "40"}, "with the defaults"
    assert (await seek(cy, "Cy", pace="none"))["table"] == ""
    table = (await seek(bo, "ANA"))["table"]
    assert (await seek(ana, "Ana"))["table"] == table
    assert (await seek(ana, "Ana"))["table"] == table, "a repeated request gets the same answer"
    view = await ana.view(table)
    assert [seat["name"] for seat in view["seats"]] == ["Ana", "ANA 2"]
    assert (view["host"], view["status"], view["setup"]["target"], view["options"]["help"]) == (ana.user_id, "open", 40, False)
    assert view["clock"]["seconds"] == 60
    assert [one["name"] for one in (await bo.get("/api/matchmaking"))["waiting"]] == ["Cy"]
    await cy.request("DELETE", "/api/matchmaking")
    assert (await bo.get("/api/matchmaking"))["waiting"] == []
    await ana.do(table, "begin")


async def test_a_bot_takes_the_seat_after_the_chosen_time(nodes: Nodes, new_user: NewUser) -> None:
    ana = await new_user(nodes.second)
    assert (await seek(ana, "Ana", patience=3600))["table"] == ""
    table = (await seek(ana, "Ana", patience=0, bot="random"))["table"]
    view = await ana.view(table)
    assert [(seat["name"], seat["bot"]) for seat in view["seats"]] == [("Ana", ""), ("", "random")]
    assert view["options"]["help"] is True
    assert (await seek(ana, "Ana", patience=0))["table"] == table
    other = (await seek(ana, "Ana", search="b", patience=0))["table"]
    assert other not in ("", table)


async def test_three_seeks_share_a_table_without_blocked_players(nodes: Nodes, new_user: NewUser) -> None:
    ana, bo, cy, di = [await new_user(nodes.second if number % 2 else nodes.first) for number in range(4)]
    three: dict[str, Any] = {"players": 3, "setup": {"target": "60"}}
    assert (await seek(ana, "Ana", **three))["table"] == ""
    assert (await seek(bo, "Ana", patience=3600, **three))["table"] == "", "with or without bots, users are matched first"
    assert (await seek(di, "Di", setup={"target": "60"}))["table"] == "", "a table of two is another search"
    await ana.request("PUT", f"/api/people/blocked/{cy.user_id}")
    waiting = await seek(cy, "Cy", **three)
    assert waiting["table"] == "", "Ana has blocked Cy"
    assert [(one["name"], one["players"]) for one in waiting["waiting"] if one["name"] != "Ana"] == [("Di", 2), ("Cy", 3)]
    await ana.request("DELETE", f"/api/people/blocked/{cy.user_id}")
    table = (await seek(cy, "Cy", **three))["table"]
    assert table
    assert (await seek(ana, "Ana", **three))["table"] == (await seek(bo, "Ana", patience=3600, **three))["table"] == table
    view = await ana.view(table)
    assert [(seat["user_id"], seat["name"]) for seat in view["seats"]] == [(ana.user_id, "Ana"), (bo.user_id, "Ana 2"), (cy.user_id, "Cy")]
    assert (view["host"], view["options"]["help"]) == (ana.user_id, False)
    await di.request("DELETE", "/api/matchmaking")


async def test_bots_fill_free_seats_except_for_players_who_want_none(nodes: Nodes, new_user: NewUser) -> None:
    ana, bo, cy = await new_user(), await new_user(nodes.second), await new_user()
    four: dict[str, Any] = {"players": 4, "setup": {"target": "70"}, "bot": "random"}
    assert (await seek(ana, "Ana", patience=3600, **four))["table"] == ""
    assert (await seek(cy, "Cy", **four))["table"] == ""
    table = (await seek(bo, "Bo", patience=0, **four))["table"]
    view = await bo.view(table)
    assert [(seat["name"], seat["bot"]) for seat in view["seats"]] == [("Ana", ""), ("Bo", ""), ("", "random"), ("", "random")]
    assert (await seek(ana, "Ana", patience=3600, **four))["table"] == table
    assert (await seek(cy, "Cy", **four))["table"] == "", "a player who wants no bots goes on waiting"
    await cy.request("DELETE", "/api/matchmaking")


async def test_invalid_seeks_are_refused(nodes: Nodes, new_user: NewUser) -> None:
    ana = await new_user()
    criteria = {**CRITERIA, "search": "a", "name": "Ana"}
    for change, code in (
        ({"setup": {"modes": "/etc/passwd"}}, "setup/unknown"),
        ({"name": "bot:greedy"}, "table/name"),
        ({"pace": "hurry"}, "wire/malformed"),
        ({"patience": -1}, "wire/malformed"),
        ({"players": 1}, "wire/malformed"),
        ({"players": 7}, "setup/players"),
        ({"search": "ünsafe"}, "wire/malformed"),
    ):
        assert (await ana.refused("/api/matchmaking", {**criteria, **change}, "PUT"))[1] == code, change
    assert (await ana.refused("/api/matchmaking", {**criteria, "patience": 0, "bot": "exec:rm"}, "PUT"))[1] == "bot/unknown"
    await ana.request("DELETE", "/api/matchmaking")
    assert (await ana.get("/api/matchmaking"))["waiting"] == []
