"""The day's puzzle with its streak, and positions from one's own games that come back."""

from __future__ import annotations

import asyncio
from datetime import date, timedelta
from typing import Any

import pytest

from rollhouse.analysis.game_analysis import analyse_game
from rollhouse.analysis.puzzles.daily import puzzle_of_the_day
from rollhouse.analysis.puzzles.puzzle import MIN_PUZZLE_MARGIN, Puzzle
from rollhouse.core.record_text import from_text
from tests.server.live.conftest import Meet
from tests.server.live.nodes import Pair, Person, refusal
from tests.timeouts import TIMEOUT_SECONDS

DAY = date(2026, 11, 15)


class Calendar:
    """The day of the house, at all nodes."""

    def __init__(self, day: date) -> None:
        self.day = day

    def __call__(self) -> date:
        return self.day

    def turn(self, days: int = 1) -> None:
        self.day += timedelta(days=days)


@pytest.fixture
def calendar(house: Pair, monkeypatch: pytest.MonkeyPatch) -> Calendar:
    calendar = Calendar(DAY)
    for node in {house.first, house.second}:
        monkeypatch.setattr(node.services.clock, "today", calendar)
    return calendar


# --- a puzzle a day -------------------------------------------------------------------------------------------------------------------


def todays(day: date) -> Puzzle:
    puzzle = puzzle_of_the_day(day)
    assert puzzle is not None
    return puzzle


def best(day: date) -> str:
    return todays(day).best


async def attempt(person: Person, day: date, move: str) -> dict[str, Any]:
    said: dict[str, Any] = await person.post("/api/puzzles/today", {"day": day.isoformat(), "move": move})
    return said


async def test_everybody_gets_the_same_puzzle_and_not_its_answer(house: Pair, meet: Meet, calendar: Calendar) -> None:
    ana, bo = await meet(), await meet(house.second)
    one, other = await ana.get("/api/puzzles/today"), await bo.get("/api/puzzles/today")
    assert one == other
    assert one["games"] == ["dicy-cards", "dicetto"]
    assert (one["day"], one["solved"], one["streak"]) == (DAY.isoformat(), None, {"current": 0, "longest": 0})
    puzzle = one["puzzle"]
    assert set(puzzle) == {"id", "game", "setup", "position", "choices", "seat", "question", "about", "table", "ply"}
    assert puzzle["position"]["to_act"] == puzzle["seat"]
    assert best(DAY) in puzzle["choices"]
    assert puzzle["question"]["key"] == "analysis-question-share"


async def test_the_first_answer_of_the_day_counts(house: Pair, meet: Meet, calendar: Calendar) -> None:
    ana = await meet()
    puzzle = (await ana.get("/api/puzzles/today"))["puzzle"]
    wrong = next(move for move in puzzle["choices"] if move != best(DAY))
    said = await attempt(ana, DAY, wrong)
    assert (said["right"], said["counted"], said["best"], said["streak"]) == (False, True, best(DAY), {"current": 0, "longest": 0})
    assert said["cost"] >= MIN_PUZZLE_MARGIN - 1e-9
    costs = [one["cost"] for one in said["candidates"]]
    assert (costs[0], costs) == (0, sorted(costs))
    assert said["candidates"][0]["move"] == best(DAY)
    assert wrong in [one["move"] for one in said["candidates"]]
    assert said["why"]["key"].startswith("dicy-")
    said = await attempt(ana, DAY, best(DAY))
    assert (said["right"], said["counted"], said["streak"]["current"]) == (True, False, 0)
    assert (await ana.get("/api/puzzles/today"))["solved"] is False


async def test_a_streak_is_days_in_a_row_at_any_node(house: Pair, meet: Meet, calendar: Calendar) -> None:
    ana = await meet()
    uploaded = await meet(house.second)
    uploaded.http.cookies = ana.http.cookies
    streaks = []
    for person, days in ((ana, 1), (uploaded, 1), (ana, 2), (uploaded, 1)):
        assert (await attempt(person, calendar.day, best(calendar.day)))["right"]
        streaks.append((await uploaded.get("/api/puzzles/today"))["streak"]["current"])
        calendar.turn(days)
    assert streaks == [1, 2, 3, 1]
    now = await ana.get("/api/puzzles/today")
    assert (now["streak"], now["solved"]) == ({"current": 1, "longest": 3}, None)
    costs = todays(calendar.day).costs
    wrong = now["puzzle"]["choices"][costs.index(max(costs))]
    missed = await attempt(ana, calendar.day, wrong)
    assert (missed["right"], missed["streak"]) == (False, {"current": 0, "longest": 3}), "a missed puzzle ends it at once"


async def test_answers_that_are_none(meet: Meet, calendar: Calendar) -> None:
    ana = await meet()
    path, today = "/api/puzzles/today", DAY.isoformat()
    assert await ana.refused(path, {"day": "2026-11-14", "move": best(DAY)}) == (409, "help/another-day")
    assert await ana.refused(path, {"day": today, "move": "dance"}) == (400, "move/malformed")
    assert await ana.refused(path, {"day": today, "move": "score odd 246"}) == (400, "move/illegal")
    assert await ana.refused(path, {"day": today}) == (400, "wire/malformed")
    assert (await ana.get(path))["solved"] is None


# --- one's own games ------------------------------------------------------------------------------------------------------------------


async def trained(person: Person) -> dict[str, Any]:
    """The trainer, once all games have been gone through."""
    async with asyncio.timeout(4 * TIMEOUT_SECONDS):
        while True:
            found: dict[str, Any] = await person.get("/api/trainer")
            if found["preparing"] is None:
                return found
            assert 0 <= found["preparing"] <= 1


async def skipped(person: Person, table: str, times: int = 3) -> None:
    """Play badly for a while, and give up."""
    viewer = await person.join(table)
    while times and viewer.view["status"] == "playing":
        if viewer.view["to_act"] == 0:
            times -= 1
            await viewer.move("skip" if "skip" in viewer.view["choices"] else viewer.view["choices"][0])
        elif viewer.view["roll_due"] == 0:
            await viewer.roll()
        else:
            await viewer.receive()
    if viewer.view["status"] == "playing":
        await viewer.do("resign", seat=0)
        await viewer.when(lambda view: view["status"] == "over")


async def test_positions_where_i_erred_come_back_until_they_are_learnt(house: Pair, meet: Meet, calendar: Calendar) -> None:
    ana, bo = await meet(), await meet(house.second)
    assert await ana.get("/api/trainer") == {"due": [], "total": 0, "preparing": None}
    table = await ana.new_table("Ana", "bot:greedy", setup={"target": 20}, begin=True)
    await skipped(ana, table)
    record = from_text((await ana.http.get(f"/api/tables/{table}/record")).text)
    found = await trained(ana)
    wanted = {mistake.puzzle.id: mistake.puzzle for mistake in analyse_game(record, seats=[0]).mistakes}
    assert {one["id"] for one in found["due"]} == wanted.keys()
    assert found["total"] == len(wanted) > 0
    first = found["due"][0]
    assert (first["table"], first["seat"], first["position"]["to_act"]) == (table, 0, 0)
    right = wanted[first["id"]].best
    path = f"/api/trainer/{first['id']}"
    assert await bo.refused(path, {"move": right}) == (404, "help/no-puzzle")
    assert await ana.refused(path, {"move": "dance"}) == (400, "move/malformed")
    days = []
    while True:
        said = await ana.post(path, {"move": right})
        assert (said["right"], said["best"], said["played"]) == (True, right, wanted[first["id"]].played)
        if said["again"] is None:
            break
        days.append((date.fromisoformat(said["again"]) - calendar.day).days)
        assert (await ana.post(path, {"move": "skip"}))["again"] == said["again"]  # not due: it changes nothing
        assert first["id"] not in {one["id"] for one in (await trained(ana))["due"]}
        calendar.turn(days[-1])
        assert first["id"] in {one["id"] for one in (await trained(ana))["due"]}
    assert days == [3, 7, 21, 60]
    assert first["id"] not in {one["id"] for one in (await trained(ana))["due"]}
    assert (await ana.post(path, {"move": right}))["again"] is None


@pytest.mark.parametrize("name", ["none", "0" * 16, "%00", "%ED%A0%80", "a b"])
async def test_puzzles_that_are_not_there(meet: Meet, name: str) -> None:
    answer = await (await meet()).http.post(f"/api/trainer/{name}", json={"move": "skip"})
    assert (answer.status_code, refusal(answer.content)["code"]) == (404, "help/no-puzzle")
