"""Tournaments over HTTP: made by whoever may, joined, begun, found or watched by anybody, run by the host alone."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tests.server.authenticator import Authenticator
from tests.server.live.conftest import OPERATOR, Meet
from tests.server.live.nodes import Pair, Person

SITE = "http://dice.example"
RUNS_THE_HOUSE = {"Rollhouse-Admin": OPERATOR}
WISH: dict[str, Any] = {"title": "Friday", "game": "dicetto", "format": "swiss", "clock": {"per": "game", "seconds": 600, "increment": 5}}


async def made(person: Person, **more: Any) -> str:
    """A tournament that somebody makes as whoever runs the house."""
    answer = await person.http.post("/api/tournaments", json={**WISH, **more}, headers=RUNS_THE_HOUSE)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def test_an_tournament_of_two(house: Pair, meet: Meet) -> None:
    ana, bo, eve = await meet(), await meet(house.second), await meet()
    name = await made(ana)
    path = f"/api/tournaments/{name}"
    await ana.post(f"{path}/join", {"name": "Ana"})
    await bo.post(f"{path}/join", {"name": "Bo"})
    view = await eve.get(path)
    assert (view["title"], view["status"], [one["name"] for one in view["people"]]) == ("Friday", "open", ["Ana", "Bo"])
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
    assert (await ana.http.get(f"{path}/qr.svg")).headers["content-type"].startswith("image/svg")


async def test_what_is_no_tournament_is_refused(meet: Meet) -> None:
    ana = await meet()
    bad: list[tuple[dict[str, Any], int, str]] = [
        ({**WISH, "format": "chaos"}, 400, "wire/malformed"),
        ({**WISH, "rounds": 16}, 400, "wire/malformed"),
        ({**WISH, "title": "x" * 61}, 400, "wire/malformed"),
        ({**WISH, "title": "\u0007"}, 403, "tournament/title"),
        ({**WISH, "clock": {"per": "game", "seconds": 1}}, 400, "setup/clock"),
        ({**WISH, "game": "chess"}, 400, "setup/game"),
        ({**WISH, "setup": {"deck": "deck.toml"}}, 400, "setup/no-files"),
        ({**WISH, "setup": {"colour": "red"}}, 400, "setup/unknown"),
    ]
    for body, status, code in bad:
        answer = await ana.http.post("/api/tournaments", json=body, headers=RUNS_THE_HOUSE)
        assert (answer.status_code, answer.json()["code"]) == (status, code), body
    for path in ("nothing", "%00", "..", "é"):
        assert (await ana.http.get(f"/api/tournaments/{path}")).status_code == 404, path
    answer = await ana.http.post("/api/tournaments", json=WISH, headers={"Origin": "https://elsewhere.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "wire/another-site")


async def test_in_a_house_with_an_operator_strangers_make_no_tournament(house: Pair, meet: Meet, monkeypatch: pytest.MonkeyPatch) -> None:
    for node in {house.first, house.second}:
        node.configure(monkeypatch, public_url=f"{SITE}/")
    ana, bo = await meet(), await meet(house.second)
    assert await ana.refused("/api/tournaments", WISH) == (403, "tournament/not-kept")
    wrong = {"Rollhouse-Admin": "the admin of another house"}
    assert (await ana.http.post("/api/tournaments", json=WISH, headers=wrong)).json()["code"] == "tournament/not-kept"
    assert not (await ana.get("/api/tournaments"))["may_make"]
    assert (await ana.http.get("/api/tournaments", headers=RUNS_THE_HOUSE)).json()["may_make"]
    async with httpx.AsyncClient(base_url=house.first.url) as stranger:
        answer = await stranger.get("/api/tournaments")
        assert (answer.json()["may_make"], "set-cookie" in answer.headers) == (False, False), "nobody becomes a guest by looking"
    key = Authenticator(SITE)
    await bo.post("/api/me/passkeys", {"credential": key.make(await bo.post("/api/me/passkeys/options")), "name": ""})
    assert (await bo.get("/api/tournaments"))["may_make"]
    assert (await bo.post("/api/tournaments", WISH))["id"]


async def test_in_a_house_without_one_anybody_does(house: Pair, meet: Meet, monkeypatch: pytest.MonkeyPatch) -> None:
    for node in {house.first, house.second}:
        node.configure(monkeypatch, admin_token="")
    ana = await meet(house.second)
    assert (await ana.get("/api/tournaments"))["may_make"]
    assert (await ana.post("/api/tournaments", WISH))["id"]


async def test_everybody_finds_the_tournaments_that_are_public_and_no_others(house: Pair, meet: Meet) -> None:
    ana, bo = await meet(), await meet(house.second)
    hidden = await made(ana)
    names = [await made(ana, title=f"Friday {number}", public=True) for number in range(3)]
    await bo.post(f"/api/tournaments/{names[0]}/join", {"name": "Bo"})
    found = await bo.get("/api/tournaments")
    assert [one["id"] for one in found["tournaments"] if one["id"] in (*names, hidden)] == [names[0], names[2], names[1]], (
        "the latest first"
    )
    line = found["tournaments"][0]
    assert (line["title"], line["status"], line["people"], line["round"]) == ("Friday 0", "open", 1, 0)
    assert set(line) == {"id", "title", "game", "format", "duplicate", "status", "round", "people"}, "neither host nor names"
    for name in (names[0], names[1]):
        assert await bo.refused(f"/api/tournaments/{name}/cancel", {}) == (403, "tournament/not-host")
    gone = await ana.post(f"/api/tournaments/{names[1]}/cancel")
    assert (gone["status"], gone["round"]) == ("over", 0)
    assert await ana.refused(f"/api/tournaments/{names[1]}/cancel", {}) == (403, "tournament/begun")
    assert await ana.refused(f"/api/tournaments/{names[1]}/join", {"name": "Ana"}) == (403, "tournament/begun")
    listed = [one["id"] for one in (await bo.get("/api/tournaments"))["tournaments"]]
    assert (names[0] in listed, names[1] in listed, hidden in listed) == (True, False, False)
    for nonsense in ("x", "~", "nan~", "1e999~é", "%00"):
        assert (await bo.http.get(f"/api/tournaments?after={nonsense}")).status_code == 200, nonsense
