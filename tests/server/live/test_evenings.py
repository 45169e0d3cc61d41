"""Evenings over HTTP: made, joined, begun, watched by anybody, run by the host alone."""

from __future__ import annotations

from typing import Any

from tests.server.live.conftest import Meet
from tests.server.live.nodes import Pair

WISH: dict[str, Any] = {"title": "Friday", "game": "dicetto", "format": "swiss", "clock": {"per": "game", "seconds": 600, "increment": 5}}


async def test_an_evening_of_two(house: Pair, meet: Meet) -> None:
    ana, bo, eve = await meet(), await meet(house.second), await meet()
    name = (await ana.post("/api/evenings", WISH))["id"]
    path = f"/api/evenings/{name}"
    await ana.post(f"{path}/join", {"name": "Ana"})
    await bo.post(f"{path}/join", {"name": "Bo"})
    view = await eve.get(path)
    assert (view["title"], view["status"], [one["name"] for one in view["people"]]) == ("Friday", "open", ["Ana", "Bo"])
    assert (view["you"], view["host"]) == (eve.who, ana.who)
    for asked in ("begin", f"remove/{bo.who}"):
        assert await eve.refused(f"{path}/{asked}", {}) == (403, "evening/not-host")
    assert await bo.refused(f"{path}/begin", {}) == (403, "evening/not-host")
    view = await ana.post(f"{path}/begin")
    assert (view["status"], view["round"], view["rounds"]) == ("playing", 1, 1)
    (board,) = (await eve.get(path))["boards"]
    table = await bo.view(board["table"])
    assert (table["status"], table["options"]["help"], table["clock"]["increment"]) == ("playing", False, 5)
    assert {seat["who"] for seat in table["seats"]} == {ana.who, bo.who}
    assert await eve.refused(f"{path}/join", {"name": "Eve"}) == (403, "evening/begun")
    await ana.do(board["table"], "resign", seat=0 if board["first"] == ana.who else 1)
    while (view := await eve.get(path))["status"] != "over":
        pass
    assert [(one["name"], one["points"]) for one in view["people"]] == [("Bo", 1.0), ("Ana", 0.0)]
    assert (await ana.http.get(f"{path}/qr.svg")).headers["content-type"].startswith("image/svg")


async def test_what_is_no_evening_is_refused(meet: Meet) -> None:
    ana = await meet()
    bad: list[tuple[dict[str, Any], int, str]] = [
        ({**WISH, "format": "chaos"}, 400, "wire/malformed"),
        ({**WISH, "rounds": 16}, 400, "wire/malformed"),
        ({**WISH, "title": "x" * 61}, 400, "wire/malformed"),
        ({**WISH, "title": "\u0007"}, 403, "evening/title"),
        ({**WISH, "clock": {"per": "game", "seconds": 1}}, 400, "setup/clock"),
        ({**WISH, "game": "chess"}, 400, "setup/game"),
        ({**WISH, "setup": {"deck": "deck.toml"}}, 400, "setup/no-files"),
        ({**WISH, "setup": {"colour": "red"}}, 400, "setup/unknown"),
    ]
    for body, status, code in bad:
        assert await ana.refused("/api/evenings", body) == (status, code), body
    for path in ("nothing", "%00", "..", "é"):
        assert (await ana.http.get(f"/api/evenings/{path}")).status_code == 404, path
    answer = await ana.http.post("/api/evenings", json=WISH, headers={"Origin": "https://elsewhere.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "wire/another-site")
