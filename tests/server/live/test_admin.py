"""The admin API over HTTP."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

import httpx

from tests.server.live.conftest import ADMIN_TOKEN, NewUser
from tests.server.live.nodes import Nodes, poll, start_game
from tests.timeouts import TIMEOUT_SECONDS


async def ask(nodes: Nodes, method: str, path: str, body: Any = None, token: str = ADMIN_TOKEN) -> httpx.Response:
    async with httpx.AsyncClient(base_url=nodes.first.url, headers={"Rollhouse-Admin": token}, timeout=TIMEOUT_SECONDS) as admin:
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
    assert (await ask(nodes, "POST", f"/reports/{report['id']}/close", {"answer": " Thank\nyou "})).status_code == 204
    (answer,) = await ana.get("/api/me/notifications/bell")
    assert (answer["kind"], answer["text"]["args"], answer["read"]) == ("answer", {"text": "Thank you"}, False)
    assert await bo.get("/api/me/notifications/bell") == []
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


async def test_a_locked_name_is_the_only_name_of_its_user(nodes: Nodes, new_user: NewUser) -> None:
    ana, bo = await new_user(), await new_user(nodes.second)
    await bo.request("PUT", "/api/me", {"name": "Rude", "lang": "en"})
    assert (await ask(nodes, "PUT", f"/people/{bo.user_id}/name", {"name": "Bo", "locked": True})).status_code == 204
    assert await bo.refused("/api/me", {"name": "Rude", "lang": ""}, "PUT") == (403, "table/name-locked")
    assert (await bo.request("PUT", "/api/me", {"name": "", "lang": "fr"}))["name"] == "Bo", "the language is theirs to choose"
    table = await ana.new_table("Ana", None)
    await bo.sit(table, 1, "Rude")
    assert (await ana.view(table))["seats"][1]["name"] == "Bo"
    own = await bo.new_table("Rude", "Ruder")
    assert [seat["name"] for seat in (await bo.view(own))["seats"]] == ["Bo", "Bo 2"]
    seek = {"search": "s", "game": "dicy-cards", "setup": {"target": "35"}, "name": "Rude"}
    assert (await bo.request("PUT", "/api/matchmaking", seek))["waiting"][0]["name"] == "Bo"
    await bo.request("DELETE", "/api/matchmaking")
    (found,) = (await ask(nodes, "GET", f"/people?search={bo.user_id}")).json()
    assert found["locked"] is True
    assert (await ask(nodes, "PUT", f"/people/{bo.user_id}/name", {"name": "Bo", "locked": False})).status_code == 204
    assert (await bo.request("PUT", "/api/me", {"name": "Bob", "lang": ""}))["name"] == "Bob"


async def test_a_table_is_ended_a_message_removed_and_everything_logged(nodes: Nodes, new_user: NewUser) -> None:
    ana, bo = await new_user(), await new_user(nodes.second)
    table = await start_game(ana, bo)
    viewer = await bo.join(table)
    await ana.do(table, "chat", text="Fool!")
    await ana.do(table, "chat", text="Sorry")
    rude, sorry = (await ask(nodes, "GET", f"/tables/{table}/messages")).json()
    assert (rude["text"], sorry["text"], rude["user_id"]) == ("Fool!", "Sorry", ana.user_id)
    gone = {"user_id": rude["user_id"], "at": rude["at"]}
    assert (await ask(nodes, "POST", f"/tables/{table}/messages/remove", gone)).status_code == 204
    assert (await ask(nodes, "POST", f"/tables/{table}/messages/remove", gone)).json()["code"] == "admin/no-message"
    frame = await viewer.until("commit", lambda frame: any(one["entry"]["is"] == "chat-removed" for one in frame["entries"]))
    assert frame["table"]["status"] == "playing"
    for client in (ana, bo):
        log = await poll(partial(client.http.get, f"/api/tables/{table}/log"), lambda answer: "Fool!" not in answer.text)
        assert "Sorry" in log.text
    assert (await ask(nodes, "POST", f"/tables/{table}/end")).status_code == 204
    view = await poll(lambda: bo.view(table), lambda view: view["status"] == "over")
    assert view["winners"] == [0, 1]
    assert (await ask(nodes, "POST", f"/tables/{table}/end")).json()["code"] == "table/over"
    waiting = await ana.new_table("Ana", None)
    assert (await ask(nodes, "POST", f"/tables/{waiting}/end")).status_code == 204
    await poll(lambda: bo.http.get(f"/api/tables/{waiting}"), lambda answer: answer.status_code == 404)
    done = [(one["action"], one["target"]) for one in (await ask(nodes, "GET", "/log")).json() if one["target"] in (table, waiting)]
    assert done == [("end-table", waiting), ("end-table", table), ("remove-message", table)]


async def test_reports_and_bans_survive_a_deleted_account_without_its_name(nodes: Nodes, new_user: NewUser) -> None:
    ana, bo = await new_user(), await new_user(nodes.second)
    await bo.request("PUT", "/api/me", {"name": "Bo", "lang": "en"})
    await ana.post("/api/people/reports", {"user_id": bo.user_id, "table": "", "reason": "talk"})
    assert (await ask(nodes, "PUT", f"/bans/{bo.user_id}", {"days": 2})).status_code == 204
    await bo.request("DELETE", "/api/me")
    for path, key in (("/reports", "about"), ("/bans", "user_id")):
        (line,) = [one for one in (await ask(nodes, "GET", path)).json() if one[key] == bo.user_id]
        assert "Bo" not in line.values()
    retention = nodes.first.services.retention
    nodes.first.run(retention.purge())
    assert [one for one in (await ask(nodes, "GET", "/bans")).json() if one["user_id"] == bo.user_id], "not yet"


async def test_the_seat_of_a_banned_player_can_be_claimed(nodes: Nodes, new_user: NewUser) -> None:
    ana, bo = await new_user(), await new_user(nodes.second)
    table = await start_game(bo, ana)
    await bo.join(table)
    viewer = await ana.join(table)
    await viewer.knows(bo.user_id, here=True)
    assert (await viewer.refusal("cover", seat=0))["code"] == "table/still-here"
    assert (await ask(nodes, "PUT", f"/bans/{bo.user_id}", {"days": 2})).status_code == 204
    await viewer.knows(bo.user_id, here=False)
    await poll(lambda: ana.http.post(f"/api/tables/{table}/do", json={"do": "cover", "seat": 0}), lambda answer: answer.status_code == 200)
    await bo.get(f"/api/tables/{table}")
    assert (await ana.view(table))["seats"][0]["bot"], "a banned player does not get the seat back by looking"
