"""The admin API over HTTP."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from tests.server.live.conftest import OPERATOR, Meet
from tests.server.live.nodes import Pair

DOORS = [
    ("GET", "/counts"),
    ("GET", "/people"),
    ("PUT", "/people/x/name"),
    ("GET", "/tables"),
    ("GET", "/reports"),
    ("POST", "/reports/x/close"),
    ("GET", "/bans"),
    ("PUT", "/bans/x"),
    ("DELETE", "/bans/x"),
]


async def ask(house: Pair, method: str, path: str, body: Any = None, token: str = OPERATOR) -> httpx.Response:
    async with httpx.AsyncClient(base_url=house.first.url, headers={"Rollhouse-Admin": token}) as admin:
        return await admin.request(method, f"/api/admin{path}", json=body or {})


@pytest.mark.parametrize(("method", "path"), DOORS)
async def test_without_the_token_the_admin_api_is_refused(house: Pair, meet: Meet, method: str, path: str) -> None:
    answer = await ask(house, method, path, token="")
    assert (answer.status_code, answer.json()["code"]) == (403, "admin/token")
    assert (await ask(house, method, path, token=OPERATOR[:-1])).json()["code"] == "admin/token"
    guest = await meet()
    assert await guest.refused(f"/api/admin{path}", {}, method) == (403, "admin/token")


async def test_a_ban_holds_at_every_node_and_leaves_people_what_is_theirs(house: Pair, meet: Meet) -> None:
    ana, bo = await meet(), await meet(house.second)
    table = await ana.new_table("Ana", None)
    viewer = await bo.join(table)
    await bo.sit(table, 1, "Bo")
    assert (await ask(house, "PUT", f"/bans/{bo.user_id}", {"days": 2, "reason": "talk"})).status_code == 204
    while (await bo.http.post("/api/people/link", json={})).status_code != 403:  # the other node hears of it within a second
        await asyncio.sleep(0.01)
    assert await bo.refused("/api/people/link", {}) == (403, "people/banned-until")
    await viewer.do("rise", seat=1)
    assert (await viewer.until("refused"))["code"] == "people/banned-until"
    assert (await bo.get("/api/me"))["user_id"] == bo.user_id
    assert (await bo.http.get("/api/me/archive")).status_code == 200
    (banned,) = [one for one in (await ask(house, "GET", "/bans")).json() if one["user_id"] == bo.user_id]
    assert (banned["reason"], round(banned["until"] - banned["since"])) == ("talk", 2 * 86_400)
    (found,) = (await ask(house, "GET", f"/people?search={bo.user_id}")).json()
    assert found["banned"] is True
    assert (await ask(house, "DELETE", f"/bans/{bo.user_id}")).status_code == 204
    while (await bo.http.post("/api/people/link", json={})).status_code != 201:
        await asyncio.sleep(0.01)
    assert (await ask(house, "PUT", f"/bans/{bo.user_id}")).status_code == 204
    while (await bo.http.post("/api/people/link", json={})).status_code != 403:
        await asyncio.sleep(0.01)
    assert await bo.refused("/api/people/link", {}) == (403, "people/banned")
    assert (await bo.http.request("DELETE", "/api/me", json={})).status_code in (200, 204), "they may go"


async def test_reports_are_read_and_closed(house: Pair, meet: Meet) -> None:
    ana, bo = await meet(), await meet(house.second)
    table = await bo.new_table("Bo", None)
    await bo.do(table, "chat", text="Fool!")
    await ana.post("/api/people/reports", {"user_id": bo.user_id, "table": table, "reason": "talk"})

    async def about_bo(path: str) -> list[Any]:
        return [one for one in (await ask(house, "GET", path)).json() if one["about"] == bo.user_id]

    (report,) = await about_bo("/reports")
    assert (report["user_id"], report["messages"], report["table"]) == (ana.user_id, ["Fool!"], table)
    assert (await ask(house, "POST", f"/reports/{report['id']}/close")).status_code == 204
    assert await about_bo("/reports") == []
    assert len(await about_bo("/reports?closed=true")) == 1
    assert (await ask(house, "POST", f"/reports/{report['id']}/close")).json()["code"] == "admin/no-report"
    assert (await ask(house, "PUT", f"/people/{bo.user_id}/name", {"name": "Polite"})).status_code == 204
    assert (await bo.get("/api/me"))["name"] == "Polite"
    assert (await ask(house, "PUT", f"/people/{bo.user_id}/name", {"name": "bot:x"})).json()["code"] == "table/name"
    assert (await ask(house, "PUT", "/people/nobody/name", {"name": "X"})).json()["code"] == "people/unknown"
    assert table in [one["id"] for one in (await ask(house, "GET", "/tables?status=open")).json()]
    assert (await ask(house, "GET", "/tables?status=odd")).json()["code"] == "admin/what"
    counts = (await ask(house, "GET", "/counts")).json()
    assert counts["people"] >= 2
    assert counts["retention_days"] == {"open": 14.0, "playing": 365.0, "over": 0.0, "guests": 400.0}
