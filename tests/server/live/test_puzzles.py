"""The archive of puzzles: chosen, answered, rated; and nothing of the days to come."""

from __future__ import annotations

import asyncio
import io
import zipfile
from datetime import date, timedelta
from typing import Any

import msgspec
import pytest

from rollhouse.analysis.puzzles.archive import archive
from rollhouse.analysis.puzzles.daily import daily, puzzle_of_the_day
from rollhouse.analysis.puzzles.puzzle import Puzzle
from rollhouse.core.registry import game as find_game
from tests.server.live.conftest import Meet
from tests.server.live.nodes import Pair
from tests.server.live.test_rush import answer as guess

DAY = date(2026, 11, 15)
SHELF = {one.puzzle.id: one.puzzle for one in archive(DAY)}


@pytest.fixture(autouse=True)
def today(house: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    for node in {house.first, house.second}:
        monkeypatch.setattr(node.services.clock, "today", lambda: DAY)


def wrong(puzzle: Puzzle) -> str:
    game = find_game(puzzle.game)
    return str(game.legal(game.decode(puzzle.state))[puzzle.costs.index(max(puzzle.costs))])


async def test_the_archive_is_chosen_from_and_paged_through(meet: Meet) -> None:
    ana = await meet()
    page = await ana.get("/api/puzzles")
    assert (page["total"], page["found"], page["solved"], page["missed"]) == (len(SHELF), len(SHELF), 0, 0)
    assert sum(theme["count"] for theme in page["themes"]) == sum(one["count"] for one in page["settings"]) == len(SHELF)
    seen = [one["id"] for one in page["puzzles"]]
    while page["next"]:
        page = await ana.get(f"/api/puzzles?after={page['next']}")
        seen += [one["id"] for one in page["puzzles"]]
    assert seen == list(SHELF)
    assert not {"best", "theme", "costs", "value", "why"} & set(page["puzzles"][0]), "no answer, and not what it is about"
    found = await ana.get("/api/puzzles?game=dicetto&players=3&level=1&theme=dicetto-theme-take&setting=cards_to_win=10,bonus=true")
    wanted = [
        one.puzzle.id
        for one in archive(DAY)
        if (one.players, one.puzzle.level, one.theme, one.setting) == (3, 1, "dicetto-theme-take", "cards_to_win=10,bonus=true")
    ]
    assert [one["id"] for one in found["puzzles"]] == wanted != []
    assert (await ana.get("/api/puzzles?theme=nonsense"))["found"] == 0
    assert await ana.refused("/api/puzzles?game=chess", method="GET") == (400, "setup/game")
    assert await ana.refused("/api/puzzles?answered=odd", method="GET") == (400, "wire/malformed")
    assert await ana.refused("/api/puzzles?level=high", method="GET") == (400, "wire/malformed")


async def test_the_first_answer_is_rated_at_any_node_and_the_daily_ones_count_too(house: Pair, meet: Meet) -> None:
    ana, uploaded = await meet(), await meet(house.second)
    uploaded.http.cookies = ana.http.cookies
    assert await ana.get("/api/me/puzzles") == {"ratings": []}
    todays = puzzle_of_the_day(DAY)
    assert todays is not None
    first = await ana.post("/api/puzzles/today", {"day": DAY.isoformat(), "move": todays.best})
    rating = first["rated"]["after"]
    assert rating["points"] > 1500 == first["rated"]["before"]["points"]
    task = await uploaded.get(f"/api/puzzles/next?game={todays.game}")
    puzzle = SHELF[task["puzzle"]["id"]]
    assert (task["state"], task["mine"]) == ("new", rating)
    assert set(task["puzzle"]) == {"id", "game", "setup", "position", "choices", "seat", "question", "about", "table", "ply"}
    path = f"/api/puzzles/{puzzle.id}"
    said = await asyncio.gather(*(person.post(path, {"move": wrong(puzzle)}) for person in (ana, uploaded) * 3))
    assert sorted(one["rated"] is None for one in said) == [False] + [True] * 5
    change = next(one["rated"] for one in said if one["rated"])
    assert (change["before"], change["after"]["points"] < rating["points"]) == (rating, True)
    assert change["puzzle"]["points"] > task["rating"]["points"]
    assert (said[0]["right"], said[0]["best"]) == (False, puzzle.best)
    assert find_game(puzzle.game).read_position(said[0]["line"]) == find_game(puzzle.game).decode(puzzle.state)
    (mine,) = (await ana.get("/api/me/puzzles"))["ratings"]
    assert (mine["game"], mine["rating"], mine["answers"], mine["solved"]) == (todays.game, change["after"], 2, 1)
    assert [one["rating"] for one in mine["curve"]] == [rating, change["after"]]
    again = await ana.get(path)
    assert (again["state"], again["rating"], again["mine"]) == ("missed", change["puzzle"], change["after"])
    missed = await uploaded.get("/api/puzzles?answered=missed")
    assert ([one["id"] for one in missed["puzzles"]], missed["missed"]) == ([puzzle.id], 1)
    stranger = await meet()
    assert (await stranger.get(path))["state"] == "new"


async def test_one_follows_another(meet: Meet) -> None:
    ana = await meet()
    place = [one.puzzle.id for one in archive(DAY) if one.theme == "dicetto-theme-keep"]
    walked: list[str] = []
    while (
        answer := await ana.http.get(f"/api/puzzles/next?theme=dicetto-theme-keep&order=list&after={(walked or [''])[-1]}")
    ).status_code == 200:
        walked.append(answer.json()["puzzle"]["id"])
    assert walked == place
    assert answer.json()["code"] == "help/no-puzzle"
    met: set[str] = set()
    missed = ""
    for _ in place:
        one: dict[str, Any] = await ana.get("/api/puzzles/next?theme=dicetto-theme-keep")
        puzzle = SHELF[one["puzzle"]["id"]]
        assert puzzle.id not in met, "new ones first"
        met.add(puzzle.id)
        await ana.post(f"/api/puzzles/{puzzle.id}", {"move": wrong(puzzle) if len(met) == 2 else puzzle.best})
        missed = puzzle.id if len(met) == 2 else missed
    assert (await ana.get("/api/puzzles/next?theme=dicetto-theme-keep"))["puzzle"]["id"] == missed, "then what was missed"


async def test_the_archive_hides_the_puzzles_of_today_and_later(meet: Meet) -> None:
    ana = await meet()
    for ahead in (0, 1, 30):
        for game in ("dicy-cards", "dicetto"):
            puzzle = daily(game, DAY + timedelta(days=ahead))
            assert puzzle is not None
            assert await ana.refused(f"/api/puzzles/{puzzle.id}", method="GET") == (404, "help/no-puzzle")
            assert await ana.refused(f"/api/puzzles/{puzzle.id}", {"move": puzzle.best}) == (404, "help/no-puzzle")
    some = next(iter(SHELF.values()))
    assert await ana.refused(f"/api/puzzles/{some.id}", {"move": "dance"}) == (400, "move/malformed")
    assert await ana.refused(f"/api/puzzles/{some.id}", {}) == (400, "wire/malformed")
    assert (await ana.get("/api/me/puzzles"))["ratings"] == []


async def test_answers_are_mine_to_take_away_and_to_take_back(meet: Meet) -> None:
    ana = await meet()
    puzzle = next(iter(SHELF.values()))
    await ana.post(f"/api/puzzles/{puzzle.id}", {"move": puzzle.best})
    packed = (await ana.http.get("/api/me/archive")).content
    with zipfile.ZipFile(io.BytesIO(packed)) as archived:
        about = msgspec.json.decode(archived.read("me.json"))
    (kept,) = about["puzzle_answers"]
    assert (kept["puzzle"], kept["solved"], kept["way"]) == (puzzle.id, True, "practice")
    assert [one["answers"] for one in about["puzzle_ratings"]] == [1]
    assert (await ana.http.request("DELETE", "/api/me", json={})).status_code in (200, 204)
    assert await ana.get("/api/me/puzzles") == {"ratings": []}


async def test_puzzles_and_rushes_come_along_to_another_device_and_are_not_lost_there_unasked(house: Pair, meet: Meet) -> None:
    ana, phone = await meet(), await meet(house.second)
    solved = [one for one in SHELF.values() if one.game == "dicy-cards"][:2]
    for person, puzzle in ((ana, solved[0]), (phone, solved[1])):
        await person.post(f"/api/puzzles/{puzzle.id}", {"move": puzzle.best})
    rush = await guess(ana, await ana.post("/api/rush", {"kind": "survival"}))
    token = (await ana.post("/api/me/link"))["url"].partition("#")[2]
    assert await phone.refused("/api/me/claim", {"token": token}) == (409, "table/claim-loses")
    assert (await phone.post("/api/me/claim", {"token": token, "replace": True}))["user_id"] == ana.user_id
    assert (await phone.get("/api/rush"))["running"]["id"] == rush["id"], "it goes on there"
    assert (await phone.get("/api/me/puzzles"))["ratings"] == (await ana.get("/api/me/puzzles"))["ratings"]
    (rating,) = (await phone.get("/api/me/puzzles"))["ratings"]
    assert (rating["answers"], rating["solved"]) == (1, 1), "what the phone had solved before is not theirs"
