"""Puzzles over HTTP: the daily one, the archive, puzzle rushes, and positions from one's own games."""

from __future__ import annotations

import asyncio
import io
import zipfile
from collections import Counter
from datetime import date, timedelta
from typing import Any

import msgspec
import pytest

from rollhouse.analysis.game_analysis import analyse_game
from rollhouse.analysis.puzzles.archive import archive, find_puzzle
from rollhouse.analysis.puzzles.daily import daily, puzzle_of_the_day
from rollhouse.analysis.puzzles.puzzle import MIN_PUZZLE_MARGIN, Puzzle
from rollhouse.core.registry import game as find_game
from tests.server.live.conftest import DAY, NewUser, SetClock
from tests.server.live.nodes import Client, Nodes, poll

ARCHIVE = {one.puzzle.id: one.puzzle for one in archive(DAY)}
NOON = 1_795_003_200.0


@pytest.fixture(autouse=True)
def clock(clock: SetClock) -> SetClock:
    """Every test of this module has the same day."""
    return clock


def todays(day: date = DAY) -> Puzzle:
    puzzle = puzzle_of_the_day(day)
    assert puzzle is not None
    return puzzle


def asked(page: dict[str, Any]) -> Puzzle:
    """The puzzle that is shown."""
    puzzle = find_puzzle(page["puzzle"]["id"])
    assert puzzle is not None
    return puzzle


def wrong(puzzle: Puzzle) -> str:
    game = find_game(puzzle.game)
    return str(game.legal(game.decode(puzzle.state))[puzzle.costs.index(max(puzzle.costs))])


# --- the daily puzzle -------------------------------------------------------------------------------------------------------------------


async def attempt(client: Client, day: date, move: str) -> dict[str, Any]:
    said: dict[str, Any] = await client.post("/api/puzzles/today", {"day": day.isoformat(), "move": move})
    return said


async def test_all_users_get_the_same_puzzle_without_its_answer(nodes: Nodes, new_user: NewUser) -> None:
    ana, bo = await new_user(), await new_user(nodes.second)
    one, other = await ana.get("/api/puzzles/today"), await bo.get("/api/puzzles/today")
    assert one == other
    assert one["games"] == ["dicy-cards", "dicetto"]
    assert (one["day"], one["solved"], one["streak"]) == (DAY.isoformat(), None, {"current": 0, "longest": 0})
    puzzle = one["puzzle"]
    assert set(puzzle) == {"id", "game", "setup", "position", "choices", "seat", "question", "about", "table", "ply"}
    assert puzzle["position"]["to_act"] == puzzle["seat"]
    assert todays().best in puzzle["choices"]
    assert puzzle["question"]["key"] == "analysis-question-share"


async def test_the_first_answer_of_the_day_counts(new_user: NewUser) -> None:
    ana = await new_user()
    said = await attempt(ana, DAY, wrong(todays()))
    assert (said["right"], said["counted"], said["best"], said["streak"]) == (False, True, todays().best, {"current": 0, "longest": 0})
    assert said["cost"] >= MIN_PUZZLE_MARGIN - 1e-9
    costs = [one["cost"] for one in said["candidates"]]
    assert (costs[0], costs) == (0, sorted(costs))
    assert said["candidates"][0]["move"] == todays().best
    assert wrong(todays()) in [one["move"] for one in said["candidates"]]
    assert said["why"]["key"].startswith("dicy-")
    said = await attempt(ana, DAY, todays().best)
    assert (said["right"], said["counted"], said["streak"]["current"]) == (True, False, 0)
    assert (await ana.get("/api/puzzles/today"))["solved"] is False


async def test_a_streak_is_days_in_a_row_at_any_node(nodes: Nodes, new_user: NewUser, clock: SetClock) -> None:
    ana = await new_user()
    phone = await new_user(nodes.second)
    phone.http.cookies = ana.http.cookies
    streaks = []
    for client, days in ((ana, 1), (phone, 1), (ana, 2), (phone, 1)):
        assert (await attempt(client, clock.day, todays(clock.day).best))["right"]
        streaks.append((await phone.get("/api/puzzles/today"))["streak"]["current"])
        clock.day += timedelta(days=days)
    assert streaks == [1, 2, 3, 1]
    now = await ana.get("/api/puzzles/today")
    assert (now["streak"], now["solved"]) == ({"current": 1, "longest": 3}, None)
    missed = await attempt(ana, clock.day, wrong(todays(clock.day)))
    assert (missed["right"], missed["streak"]) == (False, {"current": 0, "longest": 3}), "a missed puzzle ends it at once"


async def test_invalid_answers_are_refused(new_user: NewUser) -> None:
    ana = await new_user()
    path, today = "/api/puzzles/today", DAY.isoformat()
    assert await ana.refused(path, {"day": "2026-11-14", "move": todays().best}) == (409, "help/another-day")
    assert await ana.refused(path, {"day": today, "move": "dance"}) == (400, "move/malformed")
    assert await ana.refused(path, {"day": today, "move": "score odd 246"}) == (400, "move/illegal")
    assert await ana.refused(path, {"day": today}) == (400, "wire/malformed")
    assert (await ana.get(path))["solved"] is None


# --- the archive --------------------------------------------------------------------------------------------------------------------------


async def test_the_archive_is_filtered_and_read_page_by_page(new_user: NewUser) -> None:
    ana = await new_user()
    page = await ana.get("/api/puzzles")
    assert (page["total"], page["found"], page["solved"], page["missed"]) == (len(ARCHIVE), len(ARCHIVE), 0, 0)
    assert sum(theme["count"] for theme in page["themes"]) == sum(one["count"] for one in page["settings"]) == len(ARCHIVE)
    seen = [one["id"] for one in page["puzzles"]]
    while page["next"]:
        page = await ana.get(f"/api/puzzles?after={page['next']}")
        seen += [one["id"] for one in page["puzzles"]]
    assert seen == list(ARCHIVE)
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


async def test_the_first_answer_is_rated_at_any_node_and_the_daily_ones_count_too(nodes: Nodes, new_user: NewUser) -> None:
    ana, phone = await new_user(), await new_user(nodes.second)
    phone.http.cookies = ana.http.cookies
    assert await ana.get("/api/me/puzzles") == {"ratings": []}
    first = await attempt(ana, DAY, todays().best)
    rating = first["rated"]["after"]
    assert rating["points"] > 1500 == first["rated"]["before"]["points"]
    task = await phone.get(f"/api/puzzles/next?game={todays().game}")
    puzzle = ARCHIVE[task["puzzle"]["id"]]
    assert (task["state"], task["mine"]) == ("new", rating)
    assert set(task["puzzle"]) == {"id", "game", "setup", "position", "choices", "seat", "question", "about", "table", "ply"}
    path = f"/api/puzzles/{puzzle.id}"
    said = await asyncio.gather(*(client.post(path, {"move": wrong(puzzle)}) for client in (ana, phone) * 3))
    assert sorted(one["rated"] is None for one in said) == [False] + [True] * 5
    change = next(one["rated"] for one in said if one["rated"])
    assert (change["before"], change["after"]["points"] < rating["points"]) == (rating, True)
    assert change["puzzle"]["points"] > task["rating"]["points"]
    assert (said[0]["right"], said[0]["best"]) == (False, puzzle.best)
    assert find_game(puzzle.game).read_position(said[0]["line"]) == find_game(puzzle.game).decode(puzzle.state)
    (mine,) = (await ana.get("/api/me/puzzles"))["ratings"]
    assert (mine["game"], mine["rating"], mine["answers"], mine["solved"]) == (todays().game, change["after"], 2, 1)
    assert [one["rating"] for one in mine["curve"]] == [rating, change["after"]]
    again = await ana.get(path)
    assert (again["state"], again["rating"], again["mine"]) == ("missed", change["puzzle"], change["after"])
    missed = await phone.get("/api/puzzles?answered=missed")
    assert ([one["id"] for one in missed["puzzles"]], missed["missed"]) == ([puzzle.id], 1)
    stranger = await new_user()
    assert (await stranger.get(path))["state"] == "new"


async def test_the_next_puzzle_is_a_new_one_and_then_a_missed_one(new_user: NewUser) -> None:
    ana = await new_user()
    themes = Counter(one.theme for one in archive(DAY))
    theme = min((name for name in themes if themes[name] > 1), key=themes.__getitem__)
    path = f"/api/puzzles/next?theme={theme}"
    listed, last = [one.puzzle.id for one in archive(DAY) if one.theme == theme], ""
    for name in listed:
        last = (await ana.get(f"{path}&order=list&after={last}"))["puzzle"]["id"]
        assert last == name
    assert await ana.refused(f"{path}&order=list&after={last}", method="GET") == (404, "help/no-puzzle")
    met: list[str] = []
    for _ in listed:
        puzzle = asked(await ana.get(path))
        assert puzzle.id not in met, "new ones first"
        met.append(puzzle.id)
        await ana.post(f"/api/puzzles/{puzzle.id}", {"move": wrong(puzzle) if len(met) == 2 else puzzle.best})
    assert asked(await ana.get(path)).id == met[1], "then what was missed"


async def test_the_archive_hides_the_puzzles_of_today_and_later(new_user: NewUser) -> None:
    ana = await new_user()
    for ahead in (0, 1, 30):
        for game in ("dicy-cards", "dicetto"):
            puzzle = daily(game, DAY + timedelta(days=ahead))
            assert puzzle is not None
            assert await ana.refused(f"/api/puzzles/{puzzle.id}", method="GET") == (404, "help/no-puzzle")
            assert await ana.refused(f"/api/puzzles/{puzzle.id}", {"move": puzzle.best}) == (404, "help/no-puzzle")
    some = next(iter(ARCHIVE.values()))
    assert await ana.refused(f"/api/puzzles/{some.id}", {"move": "dance"}) == (400, "move/malformed")
    assert await ana.refused(f"/api/puzzles/{some.id}", {}) == (400, "wire/malformed")
    assert (await ana.get("/api/me/puzzles"))["ratings"] == []


async def test_answers_are_exported_and_deleted(new_user: NewUser) -> None:
    ana = await new_user()
    puzzle = next(iter(ARCHIVE.values()))
    await ana.post(f"/api/puzzles/{puzzle.id}", {"move": puzzle.best})
    packed = (await ana.http.get("/api/me/archive")).content
    with zipfile.ZipFile(io.BytesIO(packed)) as archived:
        about = msgspec.json.decode(archived.read("me.json"))
    (kept,) = about["puzzle_answers"]
    assert (kept["puzzle"], kept["solved"], kept["way"]) == (puzzle.id, True, "practice")
    assert [one["answers"] for one in about["puzzle_ratings"]] == [1]
    await ana.request("DELETE", "/api/me")
    assert await ana.get("/api/me/puzzles") == {"ratings": []}


async def test_puzzles_and_rushes_follow_the_user_to_another_device(nodes: Nodes, new_user: NewUser) -> None:
    ana, phone = await new_user(), await new_user(nodes.second)
    solved = [one for one in ARCHIVE.values() if one.game == "dicy-cards"][:2]
    for client, puzzle in ((ana, solved[0]), (phone, solved[1])):
        await client.post(f"/api/puzzles/{puzzle.id}", {"move": puzzle.best})
    rush = await answer(ana, await ana.post("/api/rush", {"kind": "survival"}))
    token = (await ana.post("/api/me/link"))["url"].partition("#")[2]
    assert await phone.refused("/api/me/claim", {"token": token}) == (409, "table/claim-loses")
    assert (await phone.post("/api/me/claim", {"token": token, "replace": True}))["user_id"] == ana.user_id
    assert (await phone.get("/api/rush"))["running"]["id"] == rush["id"], "it goes on there"
    assert (await phone.get("/api/me/puzzles"))["ratings"] == (await ana.get("/api/me/puzzles"))["ratings"]
    (rating,) = (await phone.get("/api/me/puzzles"))["ratings"]
    assert (rating["answers"], rating["solved"]) == (1, 1), "what the phone had solved before is not theirs"


# --- rushes -------------------------------------------------------------------------------------------------------------------------------


async def answer(client: Client, rush: dict[str, Any], *, right: bool = True) -> dict[str, Any]:
    puzzle = asked(rush)
    move = puzzle.best if right else wrong(puzzle)
    said: dict[str, Any] = await client.post(f"/api/rush/{rush['id']}", {"number": rush["number"], "move": move})
    return said


async def test_three_misses_end_a_rush_and_it_goes_on_at_any_node(nodes: Nodes, new_user: NewUser, clock: SetClock) -> None:
    clock.time = NOON
    ana, phone, eve = await new_user(), await new_user(nodes.second), await new_user()
    phone.http.cookies = ana.http.cookies
    await ana.http.put("/api/me", json={"name": "Ana", "lang": "en"})
    rush = await ana.post("/api/rush", {"kind": "survival"})
    assert (rush["left"], rush["score"], rush["misses"], rush["number"], rush["over"]) == (None, 0, 0, 1, False)
    assert "theme" not in str(rush["puzzle"])
    assert (await phone.get("/api/rush"))["running"] == rush, "another device continues it"
    assert (await phone.post("/api/rush", {"kind": "five"}))["id"] == rush["id"], "one at a time"
    first = await asyncio.gather(*(answer(client, rush) for client in (ana, phone) * 2))
    now = await ana.get(f"/api/rush/{rush['id']}")
    assert (now["score"], now["number"]) == (1, 2), "however often it was answered"
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
        now = await answer(phone, now, right=False)
        assert (now["misses"], now["over"]) == (misses, misses == 3)
    assert (now["puzzle"], now["score"], [one["right"] for one in now["answers"]]) == (None, 1, [True, False, False, False])
    page = await ana.get("/api/rush")
    assert (page["running"], page["bests"]) == (None, [{"kind": "survival", "game": "", "day": 1, "month": 1, "ever": 1}])
    met = await ana.get(f"/api/puzzles/{now['answers'][1]['puzzle']}")
    assert met["state"] == "missed"
    assert (await ana.get("/api/me/puzzles"))["ratings"] == []


async def test_the_servers_clock_ends_a_rush(new_user: NewUser, clock: SetClock) -> None:
    clock.time = NOON
    ana = await new_user()
    rush = await ana.post("/api/rush", {"kind": "three", "game": "dicetto"})
    assert (rush["left"], rush["puzzle"]["game"]) == (180, "dicetto")
    clock.time = NOON + 100
    now = await answer(ana, rush)
    assert (now["left"], now["score"]) == (80, 1)
    clock.time = NOON + 179.9
    now = await answer(ana, now)
    assert (now["score"], now["over"]) == (2, False)
    clock.time = NOON + 180.1
    late = await answer(ana, now)
    assert (late["score"], late["over"], late["left"], late["puzzle"]) == (2, True, 0, None)
    assert (await ana.get("/api/rush"))["running"] is None
    again = await ana.post("/api/rush", {"kind": "three", "game": "dicetto"})
    assert again["id"] != rush["id"]
    given_up = await ana.request("DELETE", f"/api/rush/{again['id']}")
    assert (given_up["over"], given_up["score"]) == (True, 0)
    mine = (await ana.get("/api/rush/best?kind=three&game=dicetto&span=month"))["mine"]
    assert (mine["score"], mine["me"]) == (2, True)


async def test_the_puzzles_of_a_rush_become_harder(new_user: NewUser) -> None:
    ana = await new_user()
    rush = await ana.post("/api/rush", {"kind": "survival", "game": "dicy-cards"})
    levels = []
    for _ in range(16):
        levels.append(asked(rush).level)
        rush = await answer(ana, rush)
    assert (levels[0], levels[-1]) == (1, 3)
    assert sum(levels[:8]) < sum(levels[8:])


# --- mistakes of one's own games ----------------------------------------------------------------------------------------------------------


async def trained(client: Client) -> dict[str, Any]:
    """The trainer, once all games are analysed."""
    found: dict[str, Any] = await poll(lambda: client.get("/api/trainer"), lambda page: page["preparing"] is None)
    return found


async def play_badly(client: Client, table: str) -> None:
    """Skip three times, and resign."""
    viewer, times = await client.join(table), 3
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


async def test_positions_where_i_erred_come_back_until_they_are_learnt(nodes: Nodes, new_user: NewUser, clock: SetClock) -> None:
    ana, bo = await new_user(), await new_user(nodes.second)
    assert await ana.get("/api/trainer") == {"due": [], "total": 0, "preparing": None}
    table = await ana.new_table("Ana", "bot:greedy", setup={"target": 20}, begin=True)
    await play_badly(ana, table)
    found = await trained(ana)
    wanted = {mistake.puzzle.id: mistake.puzzle for mistake in analyse_game(await ana.record(table), seats=[0]).mistakes}
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
        days.append((date.fromisoformat(said["again"]) - clock.day).days)
        assert (await ana.post(path, {"move": "skip"}))["again"] == said["again"]  # not due: it changes nothing
        assert first["id"] not in {one["id"] for one in (await trained(ana))["due"]}
        clock.day += timedelta(days=days[-1])
        assert first["id"] in {one["id"] for one in (await trained(ana))["due"]}
    assert days == [3, 7, 21, 60]
    assert first["id"] not in {one["id"] for one in (await trained(ana))["due"]}
    assert (await ana.post(path, {"move": right}))["again"] is None


@pytest.mark.parametrize("name", ["none", "0" * 16, "%00", "%ED%A0%80", "a b"])
async def test_unknown_puzzles_are_refused(new_user: NewUser, name: str) -> None:
    assert await (await new_user()).refused(f"/api/trainer/{name}", {"move": "skip"}) == (404, "help/no-puzzle")
