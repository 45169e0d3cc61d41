"""Days for a move over HTTP: the clock as everybody sees it, time left in the lists, vacations."""

from __future__ import annotations

import time

import pytest

from tests.server.live.conftest import Meet
from tests.server.live.nodes import Pair

DAY = 86_400


async def test_a_slow_game_and_a_vacation_from_it(house: Pair, meet: Meet) -> None:
    ana, bo = await meet(), await meet(house.second)
    table = await ana.new_table("Ana", None, options={"clock": {"per": "move", "seconds": 3 * DAY}})
    await bo.sit(table, 1, "Bo")
    await ana.do(table, "begin")
    assert (await bo.view(table))["clock"]["correspondence"]
    line = (await ana.get("/api/tables"))["mine"][0]
    assert (line["id"], line["my_turn"]) == (table, True)
    assert line["due"] == pytest.approx(time.time() + 3 * DAY, abs=3600)
    assert await bo.refused(f"/api/tables/{table}/do", {"do": "cover", "seat": 0}) in [
        (403, "table/correspondence"),
        (403, "table/still-here"),
    ]

    assert await ana.get("/api/me/vacation") == {"until": None, "days_left": 30, "days_per_year": 30}
    page = await ana.post("/api/me/vacation", {"days": 4})
    assert (page["days_left"], page["until"]) == (26, pytest.approx(time.time() + 4 * DAY, abs=3600))
    while (view := await bo.view(table))["clock"]["vacation_until"][0] is None:
        pass
    assert (view["clock"]["vacation_until"], view["clock"]["running"]) == ([page["until"], None], None)
    assert await bo.get("/api/me/vacation") == {"until": None, "days_left": 30, "days_per_year": 30}
    assert await ana.refused("/api/me/vacation", {"days": 4}) == (403, "vacation/begun")
    back = await ana.http.request("DELETE", "/api/me/vacation", json={})
    assert back.json() == {"until": None, "days_left": 29, "days_per_year": 30}


async def test_no_vacation_is_shorter_than_a_day_or_longer_than_there_are(meet: Meet) -> None:
    ana = await meet()
    for days in (0, 31, 2.5, "many", None):
        assert await ana.refused("/api/me/vacation", {"days": days}) == (400, "wire/malformed")
