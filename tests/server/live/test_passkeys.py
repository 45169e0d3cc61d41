"""Passkeys and recovery codes over HTTP."""

from __future__ import annotations

import hashlib
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from rollhouse.server.auth.credentials_repository import CHALLENGE_SECONDS, CredentialsRepository
from rollhouse.server.store.models import recovery_codes
from rollhouse.server.store.store import Store
from tests.server.authenticator import Authenticator
from tests.server.live.conftest import Configure, NewUser
from tests.server.live.nodes import Client, Nodes

SITE = "dice.example"
ORIGIN = f"http://{SITE}"
"""Browsers would require TLS; the cookies of these clients must work without."""


@pytest.fixture(autouse=True)
def public(configure: Configure) -> None:
    """Both nodes have one public URL."""
    configure(public_url=f"{ORIGIN}/")


@pytest.fixture
async def visitor(nodes: Nodes) -> AsyncIterator[Client]:
    """A client at the other node without an account."""
    client = Client(nodes.second.url)
    yield client
    await client.http.aclose()


async def kept(client: Client, name: str = "", authenticator: Authenticator | None = None) -> tuple[Authenticator, dict[str, Any]]:
    """A registered passkey, and its line in the list."""
    authenticator = authenticator or Authenticator(ORIGIN)
    options = await client.post("/api/me/passkeys/options")
    return authenticator, await client.post("/api/me/passkeys", {"credential": authenticator.make(options), "name": name})


async def sign_in(client: Client, authenticator: Authenticator, **more: Any) -> httpx.Response:
    options = await client.post("/api/me/signin/options")
    return await client.http.post("/api/me/signin", json={"credential": authenticator.sign(options), **more})


def code_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


async def test_a_passkey_signs_in_at_any_node_and_a_removed_one_does_not(nodes: Nodes, new_user: NewUser) -> None:
    ana, phone = await new_user(), await new_user(nodes.second)
    await ana.http.put("/api/me", json={"name": "Ana"})
    options = await ana.post("/api/me/passkeys/options")
    assert (options["rp"]["id"], options["user"]["name"]) == (SITE, "Ana")
    assert options["authenticatorSelection"]["residentKey"] == "required"
    assert options["authenticatorSelection"]["userVerification"] == "required"
    key, line = await kept(ana, " my  key ")
    assert (line["name"], line["used"]) == ("my key", None)
    answer = await sign_in(phone, key)
    assert (answer.status_code, answer.json()["user_id"], answer.json()["name"]) == (200, ana.user_id, "Ana")
    assert "HttpOnly" in answer.headers["set-cookie"]
    assert (await phone.get("/api/me"))["user_id"] == ana.user_id
    other, _ = await kept(phone)
    seat = await phone.get("/api/me/credentials")
    assert (seat["site"], [one["name"] for one in seat["passkeys"]], seat["codes"]) == (SITE, ["my key", ""], 0)
    assert seat["passkeys"][0]["used"] is not None
    again = await ana.post("/api/me/passkeys/options")
    assert len(again["excludeCredentials"]) == 2, "no authenticator makes a second one for the same seat"
    path = f"/api/me/passkeys/{line['id']}"
    assert (await ana.http.put(path, json={"name": "phone"})).status_code == 204
    assert (await ana.get("/api/me/credentials"))["passkeys"][0]["name"] == "phone"
    assert (await ana.http.request("DELETE", path, json={})).status_code == 204
    other_device = await new_user()
    assert code_of(await sign_in(other_device, key)) == (401, "table/passkey")
    assert (await sign_in(other_device, other)).status_code == 200


async def test_signatures_of_other_sites_challenges_and_users_are_refused(
    new_user: NewUser, visitor: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, eve = await new_user(), await new_user()
    key, line = await kept(ana)
    options = await eve.post("/api/me/signin/options")
    answer = key.sign(options)
    assert (await eve.http.post("/api/me/signin", json={"credential": answer})).status_code == 200
    assert code_of(await visitor.http.post("/api/me/signin", json={"credential": answer})) == (401, "table/passkey"), "used before"
    changes: dict[str, list[Any]] = {
        "origin": ["https://evil.example", f"https://{SITE}"],
        "verifies": [False],
        "handle": [b"eve"],
        "id": [b"x" * 32],
    }
    for name, values in changes.items():
        for value in values:
            with monkeypatch.context() as changed:
                changed.setattr(key, name, value)
                assert code_of(await sign_in(visitor, key)) == (401, "table/passkey"), (name, value)
    forged = Authenticator(ORIGIN)
    forged.id, forged.handle = key.id, key.handle
    assert code_of(await sign_in(visitor, forged)) == (401, "table/passkey"), "another key under the same id"
    made_up = dict(key.sign({"challenge": "AAAA", "rpId": SITE}))
    odd = [{}, {"response": {}}, {"rawId": 7, "response": {"clientDataJSON": "e30"}}, {"response": {"clientDataJSON": "%"}}]
    for credential in (made_up, *odd):
        assert code_of(await visitor.http.post("/api/me/signin", json={"credential": credential})) == (401, "table/passkey"), credential
    key.count = 0
    assert code_of(await sign_in(visitor, key)) == (401, "table/passkey"), "a copy that counts from the beginning"
    assert "set-cookie" not in (await visitor.http.post("/api/me/signin", json={"credential": {}})).headers
    assert await eve.refused(f"/api/me/passkeys/{'0' * 32}", {"name": "mine"}, "PUT") == (404, "table/no-passkey")
    bo = await new_user()
    for method, body in (("PUT", {"name": "mine"}), ("DELETE", {})):
        assert await bo.refused(f"/api/me/passkeys/{line['id']}", body, method) == (404, "table/no-passkey"), "another user's"
    assert len((await ana.get("/api/me/credentials"))["passkeys"]) == 1


async def test_a_passkey_is_registered_once_by_the_user_it_was_offered_to(new_user: NewUser, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, eve = await new_user(), await new_user()
    options = await ana.post("/api/me/passkeys/options")
    key = Authenticator(ORIGIN)
    made = {"credential": key.make(options)}
    assert await eve.refused("/api/me/passkeys", made) == (401, "table/passkey"), "another user's challenge"
    await ana.post("/api/me/passkeys", made)
    assert await ana.refused("/api/me/passkeys", made) == (401, "table/passkey"), "used before"
    again = {"credential": key.make(await eve.post("/api/me/passkeys/options"))}
    assert await eve.refused("/api/me/passkeys", again) == (401, "table/passkey"), "it is Ana's"
    elsewhere = Authenticator("https://evil.example")
    sent = {"credential": elsewhere.make(await ana.post("/api/me/passkeys/options"))}
    assert await ana.refused("/api/me/passkeys", sent) == (401, "table/passkey")
    good = {"credential": Authenticator(ORIGIN).make(await ana.post("/api/me/passkeys/options"))}
    assert await ana.refused("/api/me/passkeys", {**good, "name": "x" * 41}) == (400, "wire/malformed")
    assert await ana.refused("/api/me/passkeys", {**good, "name": "a\u0007"}) == (403, "table/passkey-name")
    ready = {"credential": Authenticator(ORIGIN).make(await ana.post("/api/me/passkeys/options"))}
    for module in ("passkeys", "credentials_repository"):
        monkeypatch.setattr(f"rollhouse.server.auth.{module}.MAX_PASSKEYS_PER_USER", 1)
    assert await ana.refused("/api/me/passkeys", ready) == (401, "table/passkey")
    assert await ana.refused("/api/me/passkeys/options", {}) == (403, "table/passkeys-full")


async def test_a_sign_in_does_not_replace_an_account_with_games_unasked(new_user: NewUser) -> None:
    ana, bo = await new_user(), await new_user()
    key, _ = await kept(ana)
    codes = (await ana.post("/api/me/codes"))["codes"]
    await bo.new_table("Bo", None)
    options = await bo.post("/api/me/signin/options")
    credential = key.sign(options)
    for path, body in (("/api/me/signin", {"credential": credential}), ("/api/me/signin/code", {"code": codes[0]})):
        assert await bo.refused(path, body) == (409, "table/claim-loses")
    assert (await bo.get("/api/me"))["user_id"] == bo.user_id
    answer = await bo.http.post("/api/me/signin", json={"credential": credential, "replace": True})
    assert answer.json()["user_id"] == ana.user_id, "what was signed is good until it is used"
    assert (await bo.http.post("/api/me/signin/code", json={"code": codes[0], "replace": True})).json()["user_id"] == ana.user_id


async def test_recovery_codes_work_once_each_and_are_stored_as_hashes(
    nodes: Nodes, new_user: NewUser, visitor: Client, configure: Configure
) -> None:
    ana = await new_user()
    old = (await ana.post("/api/me/codes"))["codes"]
    codes = (await ana.post("/api/me/codes"))["codes"]
    assert (len(codes), {len(code) for code in codes}) == (10, {19})

    async def tried(code: str) -> tuple[int, str]:
        answer = await visitor.http.post("/api/me/signin/code", json={"code": code})
        visitor.http.cookies.clear()
        return answer.status_code, str(answer.json().get("user_id") or answer.json()["code"])

    assert await tried(old[0]) == (401, "table/bad-code"), "new codes take the place of old ones"
    mistyped = codes[1].lower().replace("-", " ").replace("o", "0").replace("i", "1").replace("b", "8")
    assert await tried(mistyped) == (200, ana.user_id)
    assert await tried(codes[1]) == (401, "table/bad-code"), "used before"
    assert (await ana.get("/api/me/credentials"))["codes"] == 9
    plain = codes[2].replace("-", "")

    def stored(connection: Any) -> list[bytes]:
        return [bytes(one) for one in connection.execute(select(recovery_codes.c.hash)).scalars()]

    async with Store(nodes.first.services.config.database) as store:
        hashes = await store.read(stored)
    assert hashlib.sha256(plain.encode()).digest() in hashes
    configure(rate_limit=1000)
    assert [await tried("AAAA") for _ in range(6)] == [(401, "table/bad-code")] * 5 + [(429, "wire/rate-limited")], "not by trying"


async def test_signing_out_needs_a_credential(new_user: NewUser) -> None:
    ana = await new_user()
    assert await ana.refused("/api/me/signout", {}) == (403, "table/not-kept")
    (code, *_) = (await ana.post("/api/me/codes"))["codes"]
    cookies = dict(ana.http.cookies)
    assert (await ana.http.post("/api/me/signout", json={})).status_code == 204
    ana.http.cookies.clear()
    ana.http.headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in cookies.items())
    assert (await ana.get("/api/me"))["user_id"] != ana.user_id, "the old cookie identifies no user"
    del ana.http.headers["Cookie"]
    assert (await ana.http.post("/api/me/signin/code", json={"code": code})).json()["user_id"] == ana.user_id


async def test_a_challenge_expires(nodes: Nodes, new_user: NewUser) -> None:
    ana, now = await new_user(), [1_000_000.0]
    async with Store(nodes.first.services.config.database, now=lambda: now[0]) as store:
        credentials = CredentialsRepository(store)
        asked = await credentials.create_challenge(ana.user_id)
        assert await credentials.is_open(asked, ana.user_id)
        assert not await credentials.is_open(asked), "it is not for signing in"
        now[0] += CHALLENGE_SECONDS + 1
        assert not await credentials.is_open(asked, ana.user_id)
