"""Tournaments over HTTP: one from its creation to its end, and who may create one."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tests.server.authenticator import Authenticator
from tests.server.live.conftest import OPERATOR, Meet
from tests.server.live.nodes import Pair, Person

SITE = "http://dice.example"
ADMIN = {"Rollhouse-Admin": OPERATOR}
SETTINGS: dict[str, Any] = {
    "title": "Friday",
    "game": "dicetto",
    "format": "swiss",
    "clock": {"per": "game", "seconds": 600, "increment": 5},
}


async def made(person: Person, **more: Any) -> str:
    """The id of a tournament that is created with the admin token."""
    answer = await person.http.post("/api/tournaments", json={**SETTINGS, **more}, headers=ADMIN)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def test_a_tournament_of_two(house: Pair, meet: Meet) -> None:
    ana, bo, eve = await meet(), await meet(house.second), await meet()
    name = await made(ana, public=True)
    path = f"/api/tournaments/{name}"
    assert name in [line["id"] for line in (await eve.get("/api/tournaments"))["tournaments"]]
    await ana.post(f"{path}/join", {"name": "Ana"})
    await bo.post(f"{path}/join", {"name": "Bo"})
    view = await eve.get(path)
    assert (view["settings"]["title"], view["status"], [one["name"] for one in view["people"]]) == ("Friday", "open", ["Ana", "Bo"])
    assert (view["you"], view["host"]) == (eve.user_id, ana.user_id)
    for asked in ("begin", f"remove/{bo.user_id}"):
        assert await eve.refused(f"{path}/{asked}", {}) == (403, "tournament/not-host")
    assert await bo.refused(f"{path}/begin", {}) == (403, "tournament/not-host")
    view = await ana.post(f"{path}/begin")
    assert (view["status"], view["round"], view["rounds"]) == ("playing", 1, 1)
    (board,) = (await eve.get(path))["boards"]
    table = await bo.view(board["table"])
    assert (table["status"], table["options"]["help"], table["clock"]["increment"]) == ("playing", False, 5)
    assert {seat["user_id"] for seat in table["seats"]} == {ana.user_id, bo.user_id}
    assert await eve.refused(f"{path}/join", {"name": "Eve"}) == (403, "tournament/begun")
    assert table["tournament"] == name, "the way back"
    await ana.do(board["table"], "resign", seat=board["people"].index(ana.user_id))
    for same in (False, True):
        assert await ana.refused(f"/api/tables/{board['table']}/rematch", {"same_dice": same}) == (403, "table/tournament-once")
    while (view := await eve.get(path))["status"] != "over":
        pass
    assert [(one["name"], one["points"]) for one in view["people"]] == [("Bo", 1.0), ("Ana", 0.0)]


async def test_with_an_admin_token_only_admins_and_users_with_a_passkey_create_tournaments(
    house: Pair, meet: Meet, monkeypatch: pytest.MonkeyPatch
) -> None:
    for node in {house.first, house.second}:
        node.configure(monkeypatch, public_url=f"{SITE}/")
    ana, bo = await meet(), await meet(house.second)
    assert await ana.refused("/api/tournaments", SETTINGS) == (403, "tournament/not-kept")
    wrong = {"Rollhouse-Admin": "the token of another server"}
    assert (await ana.http.post("/api/tournaments", json=SETTINGS, headers=wrong)).json()["code"] == "tournament/not-kept"
    assert not (await ana.get("/api/tournaments"))["may_create"]
    assert (await ana.http.get("/api/tournaments", headers=ADMIN)).json()["may_create"]
    async with httpx.AsyncClient(base_url=house.first.url) as stranger:
        answer = await stranger.get("/api/tournaments")
        assert (answer.json()["may_create"], "set-cookie" in answer.headers) == (False, False), "looking creates no account"
    key = Authenticator(SITE)
    await bo.post("/api/me/passkeys", {"credential": key.make(await bo.post("/api/me/passkeys/options")), "name": ""})
    assert (await bo.get("/api/tournaments"))["may_create"]
    assert (await bo.post("/api/tournaments", SETTINGS))["id"]
    for node in {house.first, house.second}:
        node.configure(monkeypatch, admin_token="")
    assert (await ana.get("/api/tournaments"))["may_create"]
    assert (await ana.post("/api/tournaments", SETTINGS))["id"]
