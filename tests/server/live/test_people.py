"""Accounts over HTTP: cookies, names, device links, API tokens, CSRF."""

from __future__ import annotations

import time
from http.cookies import SimpleCookie
from types import SimpleNamespace

import httpx
import pytest

from rollhouse.server.auth.users import device_cookie
from tests.server.live.conftest import Configure, NewUser
from tests.server.live.nodes import Client, Nodes
from tests.timeouts import TIMEOUT_SECONDS


async def test_a_new_caller_gets_a_guest_account_and_an_http_only_cookie(nodes: Nodes) -> None:
    async with httpx.AsyncClient(base_url=nodes.first.url, timeout=TIMEOUT_SECONDS) as browser:
        first = await browser.get("/api/me", headers={"Accept-Language": "pt-PT,pt;q=0.9"})
        cookie = SimpleCookie(first.headers["set-cookie"])["rollhouse"]
        assert (cookie["httponly"], cookie["samesite"].lower(), cookie["path"], cookie["secure"]) == (True, "lax", "/", "")
        assert len(cookie.value) >= 40
        assert cookie.value not in first.text
        me = first.json()
        assert (me["name"], me["lang"]) == ("", "pt")
        again = await browser.get("/api/me")
        assert again.json() == me
        assert "set-cookie" not in again.headers


def test_a_cookie_is_secure_behind_tls() -> None:
    assert "Secure" in device_cookie("x", secure=True).to_header()
    assert "Secure" not in device_cookie("x", secure=False).to_header()


async def test_a_cookie_works_at_every_node(nodes: Nodes, new_user: NewUser) -> None:
    ana = await new_user()
    async with httpx.AsyncClient(base_url=nodes.second.url, cookies=dict(ana.http.cookies), timeout=TIMEOUT_SECONDS) as browser:
        assert (await browser.get("/api/me")).json()["user_id"] == ana.user_id


async def test_name_and_language_can_be_changed(new_user: NewUser) -> None:
    ana = await new_user()
    changed = await ana.http.put("/api/me", json={"name": "  Ana  Sofia ", "lang": "nl"})
    assert changed.json() == {"name": "Ana Sofia", "lang": "nl", "user_id": ana.user_id, "registered": False}
    assert (await ana.http.put("/api/me", json={"lang": "fr"})).json() == {**changed.json(), "lang": "fr"}
    assert await ana.refused("/api/me", {"name": "x" * 40}, "PUT") == (403, "table/name")
    assert await ana.refused("/api/me", {"name": "bot:greedy"}, "PUT") == (403, "table/name")
    assert await ana.refused("/api/me", {"name": "x" * 400}, "PUT") == (400, "wire/malformed")
    changed = await ana.http.put("/api/me", json={"user_id": "of another user", "name": "Eve"})
    assert changed.json()["user_id"] == ana.user_id
    table = await ana.new_table(None, "bot:random")
    await ana.sit(table, 0, "Any name")


@pytest.mark.parametrize("host", ["news.example.org", "windows-pc:8421", "wss.example"])
async def test_a_link_names_the_host_by_which_it_was_asked_for(new_user: NewUser, configure: Configure, host: str) -> None:
    ana = await new_user()
    configure(allow_hosts=(host.partition(":")[0],))
    answer = await ana.http.post("/api/me/link", json={}, headers={"host": host})
    assert answer.json()["url"].startswith(f"http://{host}/link#")


async def test_a_link_signs_in_another_device_once(nodes: Nodes, new_user: NewUser) -> None:
    ana = await new_user()
    url = (await ana.post("/api/me/link"))["url"]
    address, _, token = url.partition("#")
    assert address == nodes.first.url + "/link"
    phone = await new_user(nodes.second)
    assert phone.user_id != ana.user_id
    claimed = await phone.http.post("/api/me/claim", json={"token": token})
    assert claimed.json()["user_id"] == ana.user_id
    assert "HttpOnly" in claimed.headers["set-cookie"]
    assert (await phone.get("/api/me"))["user_id"] == ana.user_id
    assert (await ana.get("/api/me"))["user_id"] == ana.user_id  # the old device stays signed in
    thief = await new_user()
    assert await thief.refused("/api/me/claim", {"token": token}) == (401, "table/bad-link")
    assert await thief.refused("/api/me/claim", {"token": "made up"}) == (401, "table/bad-link")
    assert (await thief.get("/api/me"))["user_id"] == thief.user_id


async def test_a_link_does_not_replace_an_account_with_tables_unasked(new_user: NewUser) -> None:
    ana, bo = await new_user(), await new_user()
    await bo.new_table("Bo", None)
    token = (await ana.post("/api/me/link"))["url"].partition("#")[2]
    assert await bo.refused("/api/me/claim", {"token": token}) == (409, "table/claim-loses")
    assert (await bo.get("/api/me"))["user_id"] == bo.user_id
    claimed = await bo.post("/api/me/claim", {"token": token, "replace": True})  # the link was not used up
    assert claimed["user_id"] == ana.user_id
    own = (await bo.post("/api/me/link"))["url"].partition("#")[2]
    assert (await bo.post("/api/me/claim", {"token": own}))["user_id"] == ana.user_id  # the same user loses nothing


@pytest.mark.parametrize(
    ("headers", "status", "code"),
    [
        ({"Origin": "https://evil.example"}, 403, "wire/another-site"),
        ({"Origin": "null"}, 403, "wire/another-site"),
        ({"Sec-Fetch-Site": "cross-site"}, 403, "wire/another-site"),
        ({"Sec-Fetch-Site": "same-site"}, 403, "wire/another-site"),
        ({"Content-Type": "text/plain"}, 415, "wire/not-json"),
        ({"Content-Type": "application/x-www-form-urlencoded"}, 415, "wire/not-json"),
        ({"Content-Type": ""}, 415, "wire/not-json"),
    ],
)
async def test_requests_of_another_site_change_nothing(new_user: NewUser, headers: dict[str, str], status: int, code: str) -> None:
    ana = await new_user()
    table = await ana.new_table("Ana", None)
    body = b'{"do": "chat", "text": "hello"}'
    for path in ("/api/me/token", "/api/me/claim", "/api/tables", f"/api/tables/{table}/do"):
        answer = await ana.http.post(path, content=body, headers={"Content-Type": "application/json", **headers})
        assert (answer.status_code, answer.json()["code"]) == (status, code)
        assert "set-cookie" not in answer.headers
    assert (await ana.view(table))["version"] == 1


async def test_same_site_pages_and_programs_are_accepted(nodes: Nodes, new_user: NewUser) -> None:
    ana = await new_user()
    mine: list[dict[str, str]] = [{}, {"Origin": nodes.first.url}, {"Sec-Fetch-Site": "same-origin", "Origin": "http://behind-a-proxy"}]
    for headers in mine:
        assert (await ana.http.put("/api/me", json={"name": "Ana"}, headers=headers)).status_code == 200


async def test_a_program_plays_with_a_token(nodes: Nodes, new_user: NewUser) -> None:
    ana = await new_user()
    token = (await ana.post("/api/me/token"))["token"]
    bearer = {"Authorization": f"Bearer {token}"}
    async with Client(nodes.second.url, headers=bearer) as program:
        assert program.user_id == ana.user_id
        table = await program.new_table("Robot", "bot:random", begin=True)
        viewer = await program.join(table)
        assert (await viewer.roll())["to_act"] == 0
    assert (await ana.view(table))["host"] == ana.user_id


async def test_devices_and_programs_are_listed_and_revoked(nodes: Nodes, new_user: NewUser, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, bo = await new_user(), await new_user()
    token = (await ana.post("/api/me/token", {"scope": "everything"}))["token"]
    async with Client(nodes.second.url, headers={"Authorization": f"Bearer {token}"}) as program:
        listed = await ana.get("/api/me/tokens")
        assert [(one["kind"], one["own"]) for one in listed] == [("program", False), ("device", True)]
        assert [one["own"] for one in await program.get("/api/me/tokens")] == [True, False]
        assert token not in str(listed)
        assert all(one["used_at"] >= one["created"] for one in listed), "with their last use"
        theirs, own = (one["id"] for one in listed)
        assert await bo.refused(f"/api/me/tokens/{theirs}", {}, "DELETE") == (404, "table/no-token")
        assert await ana.refused(f"/api/me/tokens/{own}", {}, "DELETE") == (403, "table/own-token")
        table = await program.new_table("Robot", None)
        viewer = await program.join(table)
        assert (await ana.http.request("DELETE", f"/api/me/tokens/{theirs}", json={})).status_code == 204
        assert await program.refused("/api/me", method="GET") == (401, "table/bad-token")
        monkeypatch.setattr("rollhouse.server.transport.sockets.time", SimpleNamespace(monotonic=lambda: time.monotonic() + 61))
        assert (await viewer.refusal("chat", text="still here"))["code"] == "table/stranger"
    assert [one["kind"] for one in await ana.get("/api/me/tokens")] == ["device"]


async def test_hsts_is_sent_behind_tls(new_user: NewUser, configure: Configure) -> None:
    ana = await new_user()
    assert "strict-transport-security" not in (await ana.http.get("/api/me")).headers
    configure(public_url="https://dice.example")
    assert (await ana.http.get("/api/me")).headers["strict-transport-security"] == "max-age=31536000"


async def test_an_unknown_token_is_refused_everywhere(nodes: Nodes, new_user: NewUser) -> None:
    ana = await new_user()
    table = await ana.new_table("Ana", None)
    link = (await ana.post("/api/me/link"))["url"].partition("#")[2]
    for token in ("made up", link):
        program = Client(nodes.second.url, headers={"Authorization": f"Bearer {token}"})
        assert await program.refused("/api/me", method="GET") == (401, "table/bad-token")
        viewer = await program.watch(table)
        assert (await viewer.until("refused"))["code"] == "table/bad-token"
        assert await viewer.closed() == 4400
        await program.http.aclose()


async def test_without_an_account_a_caller_can_only_watch(nodes: Nodes, new_user: NewUser) -> None:
    ana = await new_user()
    table = await ana.new_table("Ana", "bot:random", None)
    visitor = Client(nodes.second.url)
    viewer = await visitor.join(table)
    commands: list[tuple[str, dict[str, object]]] = [
        ("sit", {"seat": 2, "name": "Eve", "entropy": "0" * 32}),
        ("rise", {"seat": 1}),
        ("bot", {"seat": 2, "bot": "random"}),
        ("begin", {}),
        ("chat", {"text": "hello"}),
        ("resign", {"seat": 1}),
        ("cover", {"seat": 0}),
        ("undo", {"at": 1}),
    ]
    for do, fields in commands:
        assert (await viewer.refusal(do, **fields))["code"] == "table/stranger"
    assert (await ana.view(table))["version"] == 1
    await viewer.leave()
    await visitor.http.aclose()


async def test_every_answer_carries_the_policies(nodes: Nodes) -> None:
    async with httpx.AsyncClient(base_url=nodes.first.url, timeout=TIMEOUT_SECONDS) as browser:
        for path in ("/api/me", "/api/games", "/healthz", "/nowhere", "/api/tables/nowhere"):
            headers = (await browser.get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "script-src 'self'" in policy
            assert "frame-ancestors 'none'" in policy
            script = next(part for part in policy.split(";") if "script-src" in part)
            assert "unsafe" not in script
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "same-origin"
            assert "server" not in headers
