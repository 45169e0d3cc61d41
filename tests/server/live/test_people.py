"""Accounts over HTTP: cookies, names, device links, API tokens, CSRF."""

from __future__ import annotations

import time
from http.cookies import SimpleCookie
from types import SimpleNamespace

import httpx
import pytest

from rollhouse.server.auth.users import device_cookie
from tests.server.live.conftest import Meet
from tests.server.live.nodes import Pair, Person


async def test_a_new_caller_gets_a_guest_account_and_an_http_only_cookie(house: Pair) -> None:
    async with httpx.AsyncClient(base_url=house.first.url) as browser:
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


def test_a_cookie_insists_on_encryption_where_there_is_some() -> None:
    assert "Secure" in device_cookie("x", secure=True).to_header()
    assert "Secure" not in device_cookie("x", secure=False).to_header()


async def test_a_cookie_works_at_every_node(house: Pair, meet: Meet) -> None:
    ana = await meet()
    async with httpx.AsyncClient(base_url=house.second.url, cookies=dict(ana.http.cookies)) as uploaded:
        assert (await uploaded.get("/api/me")).json()["user_id"] == ana.user_id


async def test_name_and_language_can_be_changed(meet: Meet) -> None:
    ana = await meet()
    changed = await ana.http.put("/api/me", json={"name": "  Ana  Sofia ", "lang": "nl"})
    assert changed.json() == {"name": "Ana Sofia", "lang": "nl", "user_id": ana.user_id}
    assert (await ana.http.put("/api/me", json={"lang": "fr"})).json() == {"name": "Ana Sofia", "lang": "fr", "user_id": ana.user_id}
    assert await ana.refused("/api/me", {"name": "x" * 40}, "PUT") == (403, "table/name")
    assert await ana.refused("/api/me", {"name": "bot:greedy"}, "PUT") == (403, "table/name")
    assert await ana.refused("/api/me", {"name": "x" * 400}, "PUT") == (400, "wire/malformed")
    stranger = await ana.http.put("/api/me", json={"user_id": "somebody-else", "name": "Eve"})
    assert stranger.json()["user_id"] == ana.user_id
    table = await ana.new_table(None, "bot:random")
    await ana.sit(table, 0, "Any name")


@pytest.mark.parametrize("host", ["news.example.org", "windows-pc:8421", "wss.example"])
async def test_a_link_names_the_host_by_which_it_was_asked_for(meet: Meet, host: str) -> None:
    ana = await meet()
    answer = await ana.http.post("/api/me/link", json={}, headers={"host": host})
    assert answer.json()["url"].startswith(f"http://{host}/link#")


async def test_a_link_takes_the_identity_to_another_device_once(house: Pair, meet: Meet) -> None:
    ana = await meet()
    url = (await ana.post("/api/me/link"))["url"]
    address, _, token = url.partition("#")
    assert address == house.first.url + "/link"
    phone = await meet(house.second)
    assert phone.user_id != ana.user_id
    claimed = await phone.http.post("/api/me/claim", json={"token": token})
    assert claimed.json()["user_id"] == ana.user_id
    assert "HttpOnly" in claimed.headers["set-cookie"]
    assert (await phone.get("/api/me"))["user_id"] == ana.user_id
    assert (await ana.get("/api/me"))["user_id"] == ana.user_id  # the old device stays who it is
    thief = await meet()
    assert await thief.refused("/api/me/claim", {"token": token}) == (401, "table/bad-link")
    assert await thief.refused("/api/me/claim", {"token": "made up"}) == (401, "table/bad-link")
    assert (await thief.get("/api/me"))["user_id"] == thief.user_id


async def test_a_link_does_not_replace_an_account_with_tables_unasked(meet: Meet) -> None:
    ana, bo = await meet(), await meet()
    await bo.new_table("Bo", None)
    token = (await ana.post("/api/me/link"))["url"].partition("#")[2]
    assert await bo.refused("/api/me/claim", {"token": token}) == (409, "table/claim-loses")
    assert (await bo.get("/api/me"))["user_id"] == bo.user_id
    claimed = await bo.post("/api/me/claim", {"token": token, "replace": True})  # the link was not used up
    assert claimed["user_id"] == ana.user_id
    own = (await bo.post("/api/me/link"))["url"].partition("#")[2]
    assert (await bo.post("/api/me/claim", {"token": own}))["user_id"] == ana.user_id  # who is the same guest loses nothing


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
async def test_what_another_site_can_send_changes_nothing(meet: Meet, headers: dict[str, str], status: int, code: str) -> None:
    ana = await meet()
    table = await ana.new_table("Ana", None)
    body = b'{"do": "chat", "text": "hello"}'
    for path in ("/api/me/token", "/api/me/claim", "/api/tables", f"/api/tables/{table}/do"):
        answer = await ana.http.post(path, content=body, headers={"Content-Type": "application/json", **headers})
        assert (answer.status_code, answer.json()["code"]) == (status, code)
        assert "set-cookie" not in answer.headers
    assert (await ana.view(table))["version"] == 1


async def test_same_site_pages_and_programs_are_accepted(house: Pair, meet: Meet) -> None:
    ana = await meet()
    mine: list[dict[str, str]] = [{}, {"Origin": house.first.url}, {"Sec-Fetch-Site": "same-origin", "Origin": "http://behind-a-proxy"}]
    for headers in mine:
        assert (await ana.http.put("/api/me", json={"name": "Ana"}, headers=headers)).status_code == 200


async def test_a_program_plays_with_a_token(house: Pair, meet: Meet) -> None:
    ana = await meet()
    token = (await ana.post("/api/me/token"))["token"]
    bearer = {"Authorization": f"Bearer {token}"}
    async with Person(house.second.url, headers=bearer) as program:
        assert program.user_id == ana.user_id
        table = await program.new_table("Robot", "bot:random", begin=True)
        viewer = await program.join(table)
        assert (await viewer.roll())["to_act"] == 0
    assert (await ana.view(table))["host"] == ana.user_id


async def test_devices_and_programs_are_listed_and_turned_away(house: Pair, meet: Meet, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, bo = await meet(), await meet()
    token = (await ana.post("/api/me/token"))["token"]
    async with Person(house.second.url, headers={"Authorization": f"Bearer {token}"}) as program:
        listed = await ana.get("/api/me/tokens")
        assert [(one["kind"], one["own"]) for one in listed] == [("program", False), ("device", True)]
        assert [one["own"] for one in await program.get("/api/me/tokens")] == [True, False]
        assert token not in str(listed)
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


async def test_hsts_is_sent_behind_tls(house: Pair, meet: Meet, monkeypatch: pytest.MonkeyPatch) -> None:
    ana = await meet()
    assert "strict-transport-security" not in (await ana.http.get("/api/me")).headers
    node = house.first
    node.configure(monkeypatch, public_url="https://dice.example")
    assert (await ana.http.get("/api/me")).headers["strict-transport-security"] == "max-age=31536000"


async def test_an_unknown_token_is_refused_everywhere(house: Pair, meet: Meet) -> None:
    ana = await meet()
    table = await ana.new_table("Ana", None)
    link = (await ana.post("/api/me/link"))["url"].partition("#")[2]
    for token in ("made up", link):
        program = Person(house.second.url, headers={"Authorization": f"Bearer {token}"})
        assert await program.refused("/api/me", method="GET") == (401, "table/bad-token")
        viewer = await program.watch(table)
        assert (await viewer.until("refused"))["code"] == "table/bad-token"
        assert await viewer.closed() == 4400
        await program.http.aclose()


async def test_without_an_account_a_caller_can_only_watch(house: Pair, meet: Meet) -> None:
    ana = await meet()
    table = await ana.new_table("Ana", "bot:random", None)
    nobody = Person(house.second.url)
    viewer = await nobody.join(table)
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
    await nobody.http.aclose()


async def test_every_answer_carries_the_policies(house: Pair) -> None:
    async with httpx.AsyncClient(base_url=house.first.url) as browser:
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
