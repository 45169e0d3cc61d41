"""A leaked token can't take an account: only a browser that has just confirmed its user changes how they sign in."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from rollhouse.server.auth.endpoints import ENDPOINTS
from rollhouse.server.auth.users import CONFIRMED_SECONDS
from tests.server.authenticator import Authenticator
from tests.server.live.conftest import Configure, NewUser, SetClock
from tests.server.live.nodes import Client, Nodes

ORIGIN = "http://dice.example"
CHANGES: list[tuple[str, str, dict[str, Any]]] = [
    ("POST", "/api/me/codes", {}),
    ("POST", "/api/me/passkeys/options", {}),
    ("POST", "/api/me/passkeys", {"credential": {}}),
    ("POST", "/api/me/link", {}),
    ("POST", "/api/me/token", {"scope": "everything"}),
    ("PUT", "/api/me/notifications/mail", {"address": "eve@example.org"}),
    ("DELETE", "/api/me/notifications/mail", {}),
    ("PUT", "/api/me/notifications/webhook", {"url": "https://eve.example/"}),
    ("DELETE", "/api/me/tokens/{token}", {}),
    ("DELETE", "/api/me/passkeys/{passkey}", {}),
    ("DELETE", "/api/me", {}),
]
"""Every endpoint that needs a fresh confirmation."""


def test_every_such_endpoint_is_tried_here() -> None:
    identity = {name for name, endpoint in ENDPOINTS.items() if endpoint.access == "identity"}
    assert {f"{method} {path}" for method, path, _ in CHANGES} == identity


@pytest.fixture(autouse=True)
def public(configure: Configure) -> None:
    configure(public_url=f"{ORIGIN}/")


def with_token(nodes: Nodes, token: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=nodes.second.url, headers={"Authorization": f"Bearer {token}"})


async def passkey(client: Client) -> Authenticator:
    key = Authenticator(ORIGIN)
    await client.post("/api/me/passkeys", {"credential": key.make(await client.post("/api/me/passkeys/options"))})
    return key


def code_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


async def test_a_leaked_token_changes_nothing_about_how_its_owner_signs_in(nodes: Nodes, new_user: NewUser) -> None:
    ana = await new_user()
    await passkey(ana)
    token = (await ana.post("/api/me/token", {"scope": "everything", "name": "my bot"}))["token"]
    (browser,) = [one["id"] for one in await ana.get("/api/me/tokens") if one["kind"] == "device"]
    before = await ana.get("/api/me/credentials")
    async with with_token(nodes, token) as thief:
        ids = {"token": browser, "passkey": before["passkeys"][0]["id"]}
        for method, path, body in [*CHANGES, ("PUT", "/api/me/notifications/push", {})]:
            assert code_of(await thief.request(method, path.format(**ids), json=body)) == (403, "people/browser-only"), path
        assert (await thief.get("/api/me/tokens")).status_code == 200
    async with httpx.AsyncClient(base_url=nodes.first.url, cookies={"rollhouse": token}) as disguised:
        assert (await disguised.get("/api/me")).json()["user_id"] != ana.user_id, "a program's token is no cookie"
    async with with_token(nodes, ana.http.cookies["rollhouse"]) as copied:
        assert code_of(await copied.get("/api/me")) == (401, "table/bad-token"), "and a cookie no token"
    assert await ana.get("/api/me/credentials") == before
    assert [one["kind"] for one in await ana.get("/api/me/tokens")] == ["program", "device"]


async def test_a_token_does_what_its_scope_says(nodes: Nodes, new_user: NewUser) -> None:
    ana = await new_user()
    tokens = {scope: (await ana.post("/api/me/token", {"scope": scope}))["token"] for scope in ("upload", "play", "everything")}
    plain = (await ana.post("/api/me/token", {}))["token"]
    assert await ana.refused("/api/me/token", {"scope": "all"}) == (400, "wire/malformed")
    listed = {one["scope"] for one in await ana.get("/api/me/tokens")}
    assert listed == {"upload", "play", "everything", ""}, "a device has no scope"
    table = {"game": "dicy-cards", "seats": [None, {"bot": "random"}]}
    for token, plays, changes in (
        (tokens["upload"], 403, 403),
        (tokens["play"], 201, 403),
        (plain, 201, 403),
        (tokens["everything"], 201, 200),
    ):
        async with with_token(nodes, token) as program:
            assert (await program.get("/api/me")).json()["user_id"] == ana.user_id
            assert (await program.post("/api/me/games", json={"record": "x", "played": 1.0})).status_code == 400, (
                "read, and refused as a record"
            )
            answer = await program.post("/api/tables", json=table)
            assert answer.status_code == plays, answer.text
            assert (await program.put("/api/me", json={"name": "Ana"})).status_code == changes
    async with with_token(nodes, tokens["upload"]) as program:
        refused = await program.post("/api/tables", json=table, headers={"Accept-Language": "fr"})
        assert refused.json()["code"] == "people/scope"
        assert "ne sert qu’à envoyer des parties" in refused.json()["message"]


async def test_a_change_needs_a_fresh_confirmation_by_a_passkey_or_a_code(nodes: Nodes, new_user: NewUser, clock: SetClock) -> None:
    ana, tablet = await new_user(), await new_user(nodes.second)
    link = (await ana.post("/api/me/link"))["url"].partition("#")[2]
    await tablet.post("/api/me/claim", {"token": link})
    key = await passkey(ana)
    codes = (await ana.post("/api/me/codes"))["codes"]
    for method, path, body in CHANGES:
        assert await tablet.refused(path, body, method) == (403, "people/confirm"), path
    options = await tablet.post("/api/me/confirm/options")
    assert len(options["allowCredentials"]) == 1
    signed = {"credential": key.sign(options)}
    stranger = await new_user()
    assert await stranger.refused("/api/me/confirm", signed) == (401, "table/passkey"), "the passkey of another user"
    sign_in = {"credential": key.sign(await tablet.post("/api/me/signin/options"))}
    assert await tablet.refused("/api/me/confirm", sign_in) == (401, "table/passkey"), "a signature for another purpose"
    assert (await tablet.http.post("/api/me/confirm", json=signed)).status_code == 204
    assert await tablet.refused("/api/me/confirm", signed) == (401, "table/passkey"), "used before"
    assert "token" in await tablet.post("/api/me/token", {})
    clock.ahead_seconds += CONFIRMED_SECONDS + 1
    assert await tablet.refused("/api/me/codes", {}) == (403, "people/confirm"), "it is not fresh any more"
    assert await tablet.refused("/api/me/confirm", {"code": "AAAA-AAAA"}) == (401, "table/bad-code")
    assert (await tablet.http.post("/api/me/confirm", json={"code": codes[0]})).status_code == 204
    assert (await ana.get("/api/me/credentials"))["codes"] == 9, "the code is used up"
    assert len((await tablet.post("/api/me/codes"))["codes"]) == 10


async def test_the_owner_sees_every_change(new_user: NewUser) -> None:
    ana = await new_user()
    await passkey(ana)
    await ana.post("/api/me/token", {"scope": "upload", "name": "  my   laptop "})
    kept = await ana.get("/api/me/credentials")
    assert [(one["what"], one["detail"]) for one in kept["changes"]] == [("token-made", "my laptop"), ("passkey-added", "")]
    program = next(one for one in await ana.get("/api/me/tokens") if one["kind"] == "program")
    assert (program["scope"], program["name"]) == ("upload", "my laptop")
    await ana.http.request("DELETE", f"/api/me/tokens/{program['id']}", json={})
    await ana.http.request("DELETE", f"/api/me/passkeys/{kept['passkeys'][0]['id']}", json={})
    changes = (await ana.get("/api/me/credentials"))["changes"]
    assert [one["what"] for one in changes] == ["passkey-removed", "token-revoked", "token-made", "passkey-added"]
