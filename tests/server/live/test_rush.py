"""Puzzle rushes over HTTP."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from rollhouse.analysis.puzzles.archive import find_puzzle
from rollhouse.analysis.puzzles.puzzle import Puzzle
from rollhouse.core.registry import game as find_game
from tests.server.live.conftest import Meet
from tests.server.live.nodes import Pair, Person

NOON = 1_795_003_200.0


@pytest.fixture
def clock(house: Pair, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """What time it is, for rushes."""
    now = [NOON]
    for node in {house.first, house.second}:
        monkeypatch.setattr(node.services.clock, "now", lambda: now[0])
    return now


def asked(rush: dict[str, Any]) -> Puzzle:
    puzzle = find_puzzle(rush["puzzle"]["id"])
    assert puzzle is not None
    return puzzle


def wrong(puzzle: Puzzle) -> str:
    game = find_game(puzzle.game)
    return str(game.legal(game.decode(puzzle.state))[puzzle.costs.index(max(puzzle.costs))])


async def answer(person: Person, rush: dict[str, Any], *, right: bool = True) -> dict[str, Any]:
    puzzle = asked(rush)
    move = puzzle.best if right else wrong(puzzle)
    said: dict[str, Any] = await person.post(f"/api/rush/{rush['id']}", {"number": rush["number"], "move": move})
    return said


async def test_three_misses_end_it_and_it_goes_on_at_any_node(house: Pair, meet: Meet, clock: list[float]) -> None:
    ana, uploaded, eve = await meet(), await meet(house.second), await meet()
    uploaded.http.cookies = ana.http.cookies
    await ana.http.put("/api/me", json={"name": "Ana", "lang": "en"})
    rush = await ana.post("/api/rush", {"kind": "survival"})
    assert (rush["left"], rush["score"], rush["misses"], rush["number"], rush["over"]) == (None, 0, 0, 1, False)
    assert "theme" not in str(rush["puzzle"])
    assert (await uploaded.get("/api/rush"))["running"] == rush, "another device continues it"
    assert (await uploaded.post("/api/rush", {"kind": "five"}))["id"] == rush["id"], "one at a time"
    first = await asyncio.gather(*(answer(person, rush) for person in (ana, uploaded) * 2))
    now = await ana.get(f"/api/rush/{rush['id']}")
    assert (now["score"], now["number"]) == (1, 2), "however often it was pressed"
    assert {one["number"] for one in first} == {2}
    path = f"/api/rush/{rush['id']}"
    assert await eve.refused(path, method="GET") == (404, "help/no-rush")
    assert await eve.refused(path, {"number": 2, "move": asked(now).best}) == (404, "help/no-rush")
    assert await eve.refused(path, {}, method="DELETE") == (404, "help/no-rush")
    assert await ana.refused(path, {"number": 2, "move": "dance"}) == (400, "move/malformed")
    assert await ana.refused("/api/rush", {"kind": "seven"}) == (400, "wire/malformed")
    seen = {one["puzzle"] for one in now["answers"]}
    for misses in (1, 2, 3):
        assert now["puzzle"]["id"] not in seen
        seen.add(now["puzzle"]["id"])
        now = await answer(uploaded, now, right=False)
        assert (now["misses"], now["over"]) == (misses, misses == 3)
    assert (now["puzzle"], now["score"], [one["right"] for one in now["answers"]]) == (None, 1, [True, False, False, False])
    page = await ana.get("/api/rush")
    assert (page["running"], page["bests"]) == (None, [{"kind": "survival", "game": "", "day": 1, "month": 1, "ever": 1}])
    met = await ana.get(f"/api/puzzles/{now['answers'][1]['puzzle']}")
    assert met["state"] == "missed"
    assert (await ana.get("/api/me/puzzles"))["ratings"] == []


async def test_the_servers_clock_ends_a_rush(meet: Meet, clock: list[float]) -> None:
    ana = await meet()
    rush = await ana.post("/api/rush", {"kind": "three", "game": "dicetto"})
    assert (rush["left"], rush["puzzle"]["game"]) == (180, "dicetto")
    clock[0] += 100
    now = await answer(ana, rush)
    assert (now["left"], now["score"]) == (80, 1)
    clock[0] += 79.9
    now = await answer(ana, now)
    assert (now["score"], now["over"]) == (2, False)
    clock[0] += 0.2
    late = await answer(ana, now)
    assert (late["score"], late["over"], late["left"], late["puzzle"]) == (2, True, 0, None)
    assert (await ana.get("/api/rush"))["running"] is None
    again = await ana.post("/api/rush", {"kind": "three", "game": "dicetto"})
    assert again["id"] != rush["id"]
    given_up = (await ana.http.request("DELETE", f"/api/rush/{again['id']}", json={})).json()
    assert (given_up["over"], given_up["score"]) == (True, 0)
    mine = (await ana.get("/api/rush/best?kind=three&game=dicetto&span=month"))["mine"]
    assert (mine["score"], mine["me"]) == (2, True)


async def test_puzzles_become_harder(meet: Meet, clock: list[float]) -> None:
    ana = await meet()
    rush = await ana.post("/api/rush", {"kind": "survival", "game": "dicy-cards"})
    levels = []
    for _ in range(16):
        levels.append(asked(rush).level)
        rush = await answer(ana, rush)
    assert levels[0] == 1
    assert levels[-1] == 3
    assert sum(levels[:8]) < sum(levels[8:])
    await ana.http.request("DELETE", f"/api/rush/{rush['id']}", json={})
