"""Who somebody is without signing up: cookies, names, a link to another device, tokens for programs."""

from __future__ import annotations

from http.cookies import SimpleCookie

import httpx
import pytest

from rollhouse.server.identity import guest_cookie
from tests.server.live.conftest import Meet
from tests.server.live.nodes import Pair, Person


async def test_a_stranger_becomes_a_guest_with_a_cookie_that_scripts_can_not_read(house: Pair) -> None:
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
    assert "Secure" in guest_cookie("x", secure=True).to_header()
    assert "Secure" not in guest_cookie("x", secure=False).to_header()


async def test_a_guest_is_the_same_at_every_node(house: Pair, meet: Meet) -> None:
    ana = await meet()
    async with httpx.AsyncClient(base_url=house.second.url, cookies=dict(ana.http.cookies)) as elsewhere:
        assert (await elsewhere.get("/api/me")).json()["who"] == ana.who


async def test_name_and_language_can_be_changed(meet: Meet) -> None:
    ana = await meet()
    changed = await ana.http.put("/api/me", json={"name": "  Ana  Sofia ", "lang": "nl"})
    assert changed.json() == {"name": "Ana Sofia", "lang": "nl", "who": ana.who}
    assert (await ana.http.put("/api/me", json={"lang": "fr"})).json() == {"name": "Ana Sofia", "lang": "fr", "who": ana.who}
    assert await ana.refused("/api/me", {"name": "x" * 40}, "PUT") == (403, "table/name")
    assert await ana.refused("/api/me", {"name": "bot:greedy"}, "PUT") == (403, "table/name")
    assert await ana.refused("/api/me", {"name": "x" * 400}, "PUT") == (400, "wire/malformed")
    stranger = await ana.http.put("/api/me", json={"who": "somebody-else", "name": "Eve"})
    assert stranger.json()["who"] == ana.who
    table = await ana.new_table(None, "bot:random")
    await ana.sit(table, 0, "Any name")


@pytest.mark.parametrize("host", ["news.example.org", "windows-pc:8421", "wss.example"])
async def test_a_link_names_the_host_by_which_it_was_asked_for(meet: Meet, host: str) -> None:
    ana = await meet()
    answer = await ana.http.post("/api/me/link", headers={"host": host})
    assert answer.json()["url"].startswith(f"http://{host}/link#")


async def test_a_link_takes_the_identity_to_another_device_once(house: Pair, meet: Meet) -> None:
    ana = await meet()
    url = (await ana.post("/api/me/link"))["url"]
    address, _, token = url.partition("#")
    assert address == house.first.url + "/link"
    phone = await meet(house.second)
    assert phone.who != ana.who
    claimed = await phone.http.post("/api/me/claim", json={"token": token})
    assert claimed.json()["who"] == ana.who
    assert "HttpOnly" in claimed.headers["set-cookie"]
    assert (await phone.get("/api/me"))["who"] == ana.who
    assert (await ana.get("/api/me"))["who"] == ana.who  # the old device stays who it is
    thief = await meet()
    assert await thief.refused("/api/me/claim", {"token": token}) == (401, "table/bad-link")
    assert await thief.refused("/api/me/claim", {"token": "made up"}) == (401, "table/bad-link")
    assert (await thief.get("/api/me"))["who"] == thief.who


async def test_a_program_plays_with_a_token(house: Pair, meet: Meet) -> None:
    ana = await meet()
    token = (await ana.post("/api/me/token"))["token"]
    bearer = {"Authorization": f"Bearer {token}"}
    async with Person(house.second.url, headers=bearer) as program:
        assert program.who == ana.who
        table = await program.new_table("Robot", "bot:random", begin=True)
        viewer = await program.join(table)
        assert (await viewer.roll())["to_act"] == 0
    assert (await ana.view(table))["host"] == ana.who


async def test_a_token_that_is_nobodys_is_refused_everywhere(house: Pair, meet: Meet) -> None:
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


async def test_without_an_identity_one_can_watch_and_nothing_else(house: Pair, meet: Meet) -> None:
    ana = await meet()
    table = await ana.new_table("Ana", "bot:random", None)
    nobody = Person(house.second.url)
    viewer = await nobody.join(table)
    commands: list[tuple[str, dict[str, object]]] = [
        ("sit", {"seat": 2, "name": "Eve", "entropy": "0" * 32}),
        ("rise", {"seat": 1}),
        ("bot", {"seat": 2, "bot": "random"}),
        ("begin", {}),
        ("say", {"text": "hello"}),
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
