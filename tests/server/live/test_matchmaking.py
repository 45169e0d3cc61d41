"""Matchmaking over HTTP, across nodes."""

from __future__ import annotations

from typing import Any

from tests.server.live.conftest import Meet
from tests.server.live.nodes import Pair, Person

WISH = {"game": "dicy-cards", "setup": {"target": "40"}, "pace": "minute"}


async def seek(person: Person, name: str, search: str = "a", **more: Any) -> Any:
    answer = await person.http.put("/api/matchmaking", json={**WISH, "search": search, "name": name, **more})
    assert answer.status_code == 200, answer.text
    return answer.json()


async def test_two_seeks_with_equal_criteria_share_a_table(house: Pair, meet: Meet) -> None:
    ana, bo, cy = await meet(), await meet(house.second), await meet()
    alone = await seek(ana, "Ana")
    assert alone["table"] == ""
    assert [(one["name"], one["own"]) for one in alone["waiting"]] == [("Ana", True)]
    (seen,) = (await bo.get("/api/matchmaking"))["waiting"]
    assert (seen["name"], seen["game"], seen["pace"], seen["own"]) == ("Ana", "dicy-cards", "minute", False)
    assert seen["setup"] == {"mode": "glacial", "target": "40"}, "with what was left out"
    assert (await seek(cy, "Cy", pace="none"))["table"] == ""
    table = (await seek(bo, "ANA"))["table"]
    assert (await seek(ana, "Ana"))["table"] == table
    assert (await seek(ana, "Ana"))["table"] == table, "an answer that was lost is given again"
    view = await ana.view(table)
    assert [seat["name"] for seat in view["seats"]] == ["Ana", "ANA 2"]
    assert (view["host"], view["status"], view["setup"]["target"], view["options"]["help"]) == (ana.user_id, "open", 40, False)
    assert view["clock"]["seconds"] == 60
    assert [one["name"] for one in (await bo.get("/api/matchmaking"))["waiting"]] == ["Cy"]
    gone = await cy.http.request("DELETE", "/api/matchmaking", json={})
    assert gone.status_code == 204, gone.text
    assert (await bo.get("/api/matchmaking"))["waiting"] == []
    await ana.do(table, "begin")


async def test_a_bot_takes_the_seat_after_the_chosen_time(house: Pair, meet: Meet) -> None:
    ana = await meet(house.second)
    assert (await seek(ana, "Ana", bots_after_seconds=3600))["table"] == ""
    table = (await seek(ana, "Ana", bots_after_seconds=0, bot="random"))["table"]
    view = await ana.view(table)
    assert [(seat["name"], seat["bot"]) for seat in view["seats"]] == [("Ana", ""), ("", "random")]
    assert view["options"]["help"] is True
    assert (await seek(ana, "Ana", bots_after_seconds=0))["table"] == table
    other = (await seek(ana, "Ana", search="b", bots_after_seconds=0))["table"]
    assert other not in ("", table)


async def test_three_seeks_share_a_table_without_blocked_players(house: Pair, meet: Meet) -> None:
    ana, bo, cy, di = [await meet(house.second if number % 2 else house.first) for number in range(4)]
    three: dict[str, Any] = {"players": 3, "setup": {"target": "60"}}
    assert (await seek(ana, "Ana", **three))["table"] == ""
    assert (await seek(bo, "Ana", bots_after_seconds=3600, **three))["table"] == "", "whether one would take bots or not, people are better"
    assert (await seek(di, "Di", setup={"target": "60"}))["table"] == "", "two are another wish"
    answer = await ana.http.put(f"/api/people/blocked/{cy.user_id}", json={})
    assert answer.status_code == 204, answer.text
    waiting = await seek(cy, "Cy", **three)
    assert waiting["table"] == "", "Ana would rather not"
    assert [(one["name"], one["players"]) for one in waiting["waiting"] if one["name"] != "Ana"] == [("Di", 2), ("Cy", 3)]
    await ana.http.request("DELETE", f"/api/people/blocked/{cy.user_id}", json={})
    table = (await seek(cy, "Cy", **three))["table"]
    assert table
    assert (await seek(ana, "Ana", **three))["table"] == (await seek(bo, "Ana", bots_after_seconds=3600, **three))["table"] == table
    view = await ana.view(table)
    assert [(seat["user_id"], seat["name"]) for seat in view["seats"]] == [(ana.user_id, "Ana"), (bo.user_id, "Ana 2"), (cy.user_id, "Cy")]
    assert (view["host"], view["options"]["help"]) == (ana.user_id, False)
    await di.http.request("DELETE", "/api/matchmaking", json={})


async def test_bots_fill_free_seats_except_for_players_who_want_none(house: Pair, meet: Meet) -> None:
    ana, bo, cy = await meet(), await meet(house.second), await meet()
    four: dict[str, Any] = {"players": 4, "setup": {"target": "70"}, "bot": "random"}
    assert (await seek(ana, "Ana", bots_after_seconds=3600, **four))["table"] == ""
    assert (await seek(cy, "Cy", **four))["table"] == ""
    table = (await seek(bo, "Bo", bots_after_seconds=0, **four))["table"]
    view = await bo.view(table)
    assert [(seat["name"], seat["bot"]) for seat in view["seats"]] == [("Ana", ""), ("Bo", ""), ("", "random"), ("", "random")]
    assert (await seek(ana, "Ana", bots_after_seconds=3600, **four))["table"] == table
    assert (await seek(cy, "Cy", **four))["table"] == "", "who waits for people goes on waiting"
    await cy.http.request("DELETE", "/api/matchmaking", json={})


async def test_invalid_seeks_are_refused(house: Pair, meet: Meet) -> None:
    ana = await meet()
    criteria = {**WISH, "search": "a", "name": "Ana"}
    for change, code in (
        ({"setup": {"modes": "/etc/passwd"}}, "setup/unknown"),
        ({"name": "bot:greedy"}, "table/name"),
        ({"pace": "hurry"}, "wire/malformed"),
        ({"bots_after_seconds": -1}, "wire/malformed"),
        ({"players": 1}, "wire/malformed"),
        ({"players": 7}, "setup/players"),
        ({"search": "ünsafe"}, "wire/malformed"),
    ):
        assert (await ana.refused("/api/matchmaking", {**criteria, **change}, "PUT"))[1] == code, change
    assert (await ana.refused("/api/matchmaking", {**criteria, "bots_after_seconds": 0, "bot": "exec:rm"}, "PUT"))[1] == "bot/unknown"
    assert (await ana.http.request("DELETE", "/api/matchmaking", json={})).status_code == 204
    assert (await ana.get("/api/matchmaking"))["waiting"] == []
