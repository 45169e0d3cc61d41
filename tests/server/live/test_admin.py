"""The admin API over HTTP."""

from __future__ import annotations

import re
from typing import Any

import httpx

from tests.server.live.conftest import ADMIN_TOKEN, NewUser
from tests.server.live.nodes import Nodes, poll


async def ask(nodes: Nodes, method: str, path: str, body: Any = None, token: str = ADMIN_TOKEN) -> httpx.Response:
    async with httpx.AsyncClient(base_url=nodes.first.url, headers={"Rollhouse-Admin": token}) as admin:
        return await admin.request(method, f"/api/admin{path}", json=body or {})


async def test_without_the_token_every_operation_is_refused(nodes: Nodes, new_user: NewUser) -> None:
    guest = await new_user()
    paths = {path: found for path, found in (await guest.get("/schema"))["paths"].items() if path.startswith("/api/admin/")}
    operations = [(method, re.sub(r"{\w+}", "x", path)) for path, found in paths.items() for method in found]
    assert len(operations) >= 9
    for method, path in operations:
        assert await guest.refused(path, {}, method) == (403, "admin/token")
        for token in ("", ADMIN_TOKEN[:-1]):
            answer = await ask(nodes, method, path.removeprefix("/api/admin"), token=token)
            assert (answer.status_code, answer.json()["code"]) == (403, "admin/token")


async def test_a_ban_holds_at_every_node_and_users_keep_their_data(nodes: Nodes, new_user: NewUser) -> None:
    ana, bo = await new_user(), await new_user(nodes.second)
    table = await ana.new_table("Ana", None)
    viewer = await bo.join(table)
    await bo.sit(table, 1, "Bo")
    assert (await ask(nodes, "PUT", f"/bans/{bo.user_id}", {"days": 2, "reason": "talk"})).status_code == 204
    link = "/api/people/link"
    await poll(lambda: bo.http.post(link, json={}), lambda answer: answer.status_code == 403)  # the other node learns it within a second
    assert await bo.refused(link, {}) == (403, "people/banned-until")
    await viewer.do("rise", seat=1)
    assert (await viewer.until("refused"))["code"] == "people/banned-until"
    assert (await bo.get("/api/me"))["user_id"] == bo.user_id
    assert (await bo.http.get("/api/me/archive")).status_code == 200
    (banned,) = [one for one in (await ask(nodes, "GET", "/bans")).json() if one["user_id"] == bo.user_id]
    assert (banned["reason"], round(banned["until"] - banned["since"])) == ("talk", 2 * 86_400)
    (found,) = (await ask(nodes, "GET", f"/people?search={bo.user_id}")).json()
    assert found["banned"] is True
    assert (await ask(nodes, "DELETE", f"/bans/{bo.user_id}")).status_code == 204
    await poll(lambda: bo.http.post(link, json={}), lambda answer: answer.status_code == 201)
    assert (await ask(nodes, "PUT", f"/bans/{bo.user_id}")).status_code == 204
    await poll(lambda: bo.http.post(link, json={}), lambda answer: answer.status_code == 403)
    assert await bo.refused(link, {}) == (403, "people/banned")
    await bo.request("DELETE", "/api/me")


async def test_reports_are_read_and_closed(nodes: Nodes, new_user: NewUser) -> None:
    ana, bo = await new_user(), await new_user(nodes.second)
    table = await bo.new_table("Bo", None)
    await bo.do(table, "chat", text="Fool!")
    await ana.post("/api/people/reports", {"user_id": bo.user_id, "table": table, "reason": "talk"})

    async def about_bo(path: str) -> list[Any]:
        return [one for one in (await ask(nodes, "GET", path)).json() if one["about"] == bo.user_id]

    (report,) = await about_bo("/reports")
    assert (report["user_id"], report["messages"], report["table"]) == (ana.user_id, ["Fool!"], table)
    assert (await ask(nodes, "POST", f"/reports/{report['id']}/close")).status_code == 204
    assert await about_bo("/reports") == []
    assert len(await about_bo("/reports?closed=true")) == 1
    assert (await ask(nodes, "POST", f"/reports/{report['id']}/close")).json()["code"] == "admin/no-report"
    assert (await ask(nodes, "PUT", f"/people/{bo.user_id}/name", {"name": "Polite"})).status_code == 204
    assert (await bo.get("/api/me"))["name"] == "Polite"
    assert (await ask(nodes, "PUT", f"/people/{bo.user_id}/name", {"name": "bot:x"})).json()["code"] == "table/name"
    assert (await ask(nodes, "PUT", "/people/unknown/name", {"name": "X"})).json()["code"] == "people/unknown"
    assert table in [one["id"] for one in (await ask(nodes, "GET", "/tables?status=open")).json()]
    assert (await ask(nodes, "GET", "/tables?status=odd")).json()["code"] == "admin/what"
    counts = (await ask(nodes, "GET", "/counts")).json()
    assert counts["people"] >= 2
    assert counts["retention_days"] == {"open": 14.0, "playing": 365.0, "over": 0.0, "guests": 400.0}
