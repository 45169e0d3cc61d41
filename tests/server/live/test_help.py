"""Hints, the coach and reports: who gets them, that they say what the analysis says, and that nobody waits for them."""

from __future__ import annotations

import asyncio
import dataclasses
import pickle
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from rollhouse.analysis.hints import hint
from rollhouse.analysis.report import analyse
from rollhouse.core.record import positions
from rollhouse.core.record_text import from_text
from rollhouse.games.dicy_cards.game import GAME
from rollhouse.games.dicy_cards.solver.tablebase.folder import cache_folder
from rollhouse.server.features.analysis.service import AnalysisService
from tests.server.live.conftest import Meet
from tests.server.live.nodes import Pair, Person, Viewer, play_on, refusal
from tests.server.live.slow_values import DONE, FOLDER, SLOW, find
from tests.server.live.test_leaks import Drawn, drawn, holds
from tests.timeouts import TIMEOUT_SECONDS

__all__ = ["drawn"]

SHORT = {"target": 20}


async def answer(person: Person, path: str, body: Any = None) -> httpx.Response:
    """What is answered once everything is prepared."""
    async with asyncio.timeout(4 * TIMEOUT_SECONDS):
        while True:
            found = await early_answer(person, path, body)
            if found.json().get("tablebase") is None:
                return found


async def early_answer(person: Person, path: str, body: Any = None) -> httpx.Response:
    """What is answered at first: an estimate, where something is still prepared."""
    while True:
        found = await (person.http.get(path) if body is None else person.http.post(path, json=body))
        if found.status_code != 202:
            return found
        assert set(found.json()) == {"preparing"}


async def to_decide(person: Person, *seats: Any, **more: Any) -> tuple[str, Viewer]:
    """A table at which the first seat has rolled."""
    table = await person.new_table(*seats, setup=SHORT, begin=True, **more)
    viewer = await person.join(table)
    await viewer.roll()
    return table, viewer


async def state_of(person: Person, table: str) -> Any:
    *_, (_, state) = positions(from_text((await person.http.get(f"/api/tables/{table}/record")).text))
    return state


# --- hints and the coach --------------------------------------------------------------------------------------------------------------


async def test_a_hint_comes_in_two_steps(meet: Meet) -> None:
    ana = await meet()
    table, viewer = await to_decide(ana, "Ana", "bot:greedy")
    path, ply = f"/api/tables/{table}/hint", viewer.view["ply"]
    first, second = [(await answer(ana, path, {"ply": ply, "step": step})).json() for step in (1, 2)]
    wanted = hint(GAME, await state_of(ana, table))
    assert wanted is not None
    assert first == {**second, "best": None, "why": None, "candidates": [], "chances": {}}
    assert [second["clue"], second["why"]] == msgspec.json.decode(msgspec.json.encode([wanted.clue, wanted.why]))
    assert (second["best"], second["unit"], second["exact"]) == (wanted.move, "share", True)
    assert 0 < second["error"] < 1e-9
    assert [(one["move"], one["value"]) for one in second["candidates"]] == [(one.move, one.value) for one in wanted.candidates]
    assert second["best"] in viewer.view["choices"]


async def test_the_coach_warns_of_what_costs_too_much(meet: Meet) -> None:
    ana = await meet()
    table, viewer = await to_decide(ana, "Ana", "bot:greedy")
    path, ply = f"/api/tables/{table}/coach", viewer.view["ply"]
    best = (await answer(ana, f"/api/tables/{table}/hint", {"ply": ply, "step": 2})).json()
    assert (await answer(ana, path, {"ply": ply, "move": best["best"], "threshold": 0})).json() == {"caution": None}
    said = (await answer(ana, path, {"ply": ply, "move": "skip"})).json()["caution"]
    assert said["exact"]
    assert said["cost"] > 0.05
    assert said["mark"] in ("mistake", "blunder")
    assert said["warning"]["key"] == "analysis-caution-share"
    assert said["hint"] == best["clue"]
    assert best["best"] not in str(said)
    for threshold in (said["cost"] + 0.01, 1):
        assert (await answer(ana, path, {"ply": ply, "move": "skip", "threshold": threshold})).json() == {"caution": None}
    assert await ana.refused(path, {"ply": ply, "move": "dance"}) == (400, "move/malformed")
    assert await ana.refused(path, {"ply": ply, "move": "score odd 246"}) == (400, "move/illegal")
    assert await ana.refused(path, {"ply": ply, "move": "skip", "threshold": "awful"}) == (400, "wire/malformed")


async def test_help_is_for_whoever_is_to_decide_and_for_nobody_else(house: Pair, meet: Meet) -> None:
    ana, bo, eve = await meet(), await meet(house.second), await meet()
    table = await ana.new_table("Ana", None, setup=SHORT)
    path = f"/api/tables/{table}/hint"
    assert await ana.refused(path, {"ply": 0}) == (403, "table/not-begun")
    await bo.sit(table, 1, "Bo")
    await ana.do(table, "begin")
    a = await ana.join(table)
    assert await ana.refused(path, {"ply": a.view["ply"]}) == (403, "help/nothing")  # her dice are due
    await a.roll()
    ply = a.view["ply"]
    assert await ana.refused(path, {"ply": ply - 1}) == (409, "move/stale")
    assert await ana.refused(path, {"ply": ply + 1}) == (409, "move/stale")
    assert await bo.refused(path, {"ply": ply}) == (403, "table/not-your-turn")
    assert await eve.refused(path, {"ply": ply}) == (403, "table/not-yours")
    assert await eve.refused(f"/api/tables/{table}/coach", {"ply": ply, "move": "skip"}) == (403, "table/not-yours")
    for body in ({}, {"ply": ply, "step": 3}, {"ply": -1}, {"ply": ply, "more": 1}):
        assert await ana.refused(path, body) == (400, "wire/malformed")
    assert await ana.refused("/api/tables/nowhere/hint", {"ply": 0}) == (404, "table/unknown")
    await ana.do(table, "resign", seat=0)
    assert await ana.refused(path, {"ply": ply}) == (403, "table/over")


async def test_where_the_host_says_no_there_is_no_help(meet: Meet) -> None:
    ana = await meet()
    table, viewer = await to_decide(ana, "Ana", "Anna", options={"help": False})
    assert viewer.view["options"]["help"] is False
    ply = viewer.view["ply"]
    assert await ana.refused(f"/api/tables/{table}/hint", {"ply": ply}) == (403, "table/no-help")
    assert await ana.refused(f"/api/tables/{table}/coach", {"ply": ply, "move": "skip"}) == (403, "table/no-help")
    assert await ana.refused(f"/api/tables/{table}/fork", {"ply": ply}) == (403, "table/no-fork")  # it would be help by a back door
    await ana.do(table, "resign", seat=0)
    fork = (await ana.post(f"/api/tables/{table}/fork", {"ply": ply}))["id"]
    again = (await ana.post(f"/api/tables/{table}/rematch"))["id"]
    assert [(await ana.view(one))["options"]["help"] for one in (fork, again)] == [False, False]
    assert (await answer(ana, f"/api/tables/{table}/report")).status_code == 200  # what is over is over


async def test_hints_count_as_several_commands(house: Pair, meet: Meet, monkeypatch: pytest.MonkeyPatch) -> None:
    ana = await meet()
    table, viewer = await to_decide(ana, "Ana", "bot:greedy")
    body = {"ply": viewer.view["ply"]}
    await answer(ana, f"/api/tables/{table}/hint", body)
    node = house.first
    node.configure(monkeypatch, rate_limit=5)
    codes = [(await ana.http.post(f"/api/tables/{table}/hint", json=body)).status_code for _ in range(5)]
    assert codes == [200, 200, 200, 429, 429]


async def test_the_teacher_is_asked_about_what_everybody_sees(
    house: Pair, meet: Meet, drawn: Drawn, monkeypatch: pytest.MonkeyPatch
) -> None:
    secret = bytes(range(60, 92))  # its own: when this game is over it is public, also to the tests that search the whole house
    drawn.coming = [secret]
    asked: list[bytes] = []
    for node in {house.first, house.second}:
        for part in (node.services.analysis._pool, node.services.analysis._tablebases._process):
            run = part.run

            async def listened(task: Any, *args: Any, run: Any = run, **options: Any) -> Any:
                asked.append(pickle.dumps((task, args)) + repr(args).encode())
                return await run(task, *args, **options)

            monkeypatch.setattr(part, "run", listened)
    ana = await meet()
    table, viewer = await to_decide(ana, "Ana", "Anna")
    body = {"ply": viewer.view["ply"], "step": 2}
    said = await answer(ana, f"/api/tables/{table}/hint", body)
    said_too = await answer(ana, f"/api/tables/{table}/coach", {"ply": body["ply"], "move": "skip"})
    assert len(asked) >= 2
    assert not any(holds(text, secret) for text in (*asked, said.content, said_too.content))
    await ana.do(table, "resign", seat=0)
    await answer(ana, f"/api/tables/{table}/report")
    assert holds(asked[-1], secret)  # it is public now; so the search above would have found it


# --- while a table is worked out ------------------------------------------------------------------------------------------------------


@pytest.fixture
def slow_tablebase(house: Pair, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where the work on slow tablebases leaves its files. The first node's analysis has to wait for them."""
    monkeypatch.setenv(FOLDER, str(tmp_path))
    analysis = AnalysisService.in_processes(find)
    monkeypatch.setattr(house.first.app.state, "services", dataclasses.replace(house.first.services, analysis=analysis))
    yield tmp_path
    (tmp_path / "enough").touch()
    asyncio.run_coroutine_threadsafe(analysis.close(), house.first.loop).result(TIMEOUT_SECONDS)


async def until_working(person: Person, path: str, body: Any) -> Any:
    """Ask until the answer says how far the work is: an estimate, as soon as there is one."""
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while True:
            said = await early_answer(person, path, body)
            assert said.status_code == 200
            assert said.json()["exact"] is False
            if said.json()["tablebase"]:
                assert said.json()["tablebase"] == DONE
                return said.json()


async def test_nobody_waits_while_a_table_is_worked_out(house: Pair, meet: Meet, slow_tablebase: Path) -> None:
    """Were it worked out where moves are made, all of this would stand still until it is done."""
    ana, bo = await meet(), await meet()
    table, viewer = await to_decide(ana, "Ana", "Anna")
    path, body = f"/api/tables/{table}/hint", {"ply": viewer.view["ply"]}
    hinted = await until_working(ana, path, {**body, "step": 2})
    assert (slow_tablebase / "working").exists()
    rough = hint(SLOW, await state_of(ana, table), estimate=True)
    assert rough is not None
    assert (hinted["about"]["key"], hinted["best"]) == ("dicy-values-learned", rough.move)
    said = await answer(ana, f"/api/tables/{table}/coach", {**body, "move": "skip"})
    caution = said.json()["caution"]
    assert (said.status_code, caution["exact"], caution["hint"]) == (200, False, hinted["clue"])
    other = await bo.new_table("Bo", "bot:greedy", setup=SHORT, begin=True)
    assert (await play_on({0: await bo.join(other)}))["status"] == "over"  # other tables, their bots, and this one too
    for _ in range(20):
        await (viewer.roll() if viewer.view["roll_due"] is not None else viewer.move("skip"))
    assert "\nrollhouse_analysis_waiting 1\n" in (await ana.http.get("/metrics")).text
    (slow_tablebase / "enough").touch()
    body = {"ply": viewer.view["ply"]}
    if isinstance(viewer.view["to_act"], int):
        assert (await answer(ana, path, body)).status_code == 200
    else:
        await viewer.roll()
        assert (await answer(ana, path, {"ply": viewer.view["ply"]})).status_code == 200


@pytest.mark.parametrize("accident", ["fail", "die"])
async def test_a_table_that_can_not_be_made_is_refused_and_tried_again(
    house: Pair, meet: Meet, slow_tablebase: Path, accident: str, caplog: pytest.LogCaptureFixture
) -> None:
    ana = await meet()
    table, viewer = await to_decide(ana, "Ana", "Anna")
    path, body = f"/api/tables/{table}/hint", {"ply": viewer.view["ply"]}
    await until_working(ana, path, body)
    (slow_tablebase / accident).touch()
    said = await answer(ana, path, body)
    assert (said.status_code, refusal(said.content)["code"]) == (503, "help/unavailable")
    assert str(slow_tablebase) not in said.text
    assert "tablebase failed" in caplog.text
    (slow_tablebase / accident).unlink()
    (slow_tablebase / "enough").touch()
    assert (await answer(ana, path, body)).status_code == 200


# --- reports --------------------------------------------------------------------------------------------------------------------------


async def test_a_report_is_what_the_analysis_says_and_the_same_everywhere(house: Pair, meet: Meet) -> None:
    ana, bo = await meet(), await meet(house.second)
    table = await ana.new_table("Ana", "bot:greedy", setup=SHORT, begin=True)
    viewer = await ana.join(table)
    assert await bo.refused(f"/api/tables/{table}/report", method="GET") == (403, "table/not-over")
    await play_on({0: viewer})
    texts = {(await answer(one, f"/api/tables/{table}/report")).content for one in (ana, bo, ana)}
    record = from_text((await ana.http.get(f"/api/tables/{table}/record")).text)
    assert texts == {msgspec.json.encode(analyse(record))}
    report = msgspec.json.decode(texts.pop())
    for account in report["accounts"]:
        parts = account["expectation"] + account["luck"] - account["errors"] + account["gifts"]
        assert parts == pytest.approx(account["result"], abs=1e-9)
    assert await ana.refused("/api/tables/nowhere/report", method="GET") == (404, "table/unknown")


async def test_a_report_is_made_once(house: Pair, meet: Meet, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, node = await meet(), house.first
    table, _ = await to_decide(ana, "Ana", "Anna")
    await ana.do(table, "resign", seat=1)
    node.configure(monkeypatch, rate_limit=1)  # 30 at once for an address
    texts = {(await answer(ana, f"/api/tables/{table}/report")).content for _ in range(10)}
    assert len(texts) == 1
    report = msgspec.json.decode(texts.pop())
    assert (report["over"], report["winners"]) == (True, [0])
    assert report["accounts"][0]["conceded"] > 0


async def test_a_report_that_lacks_values_says_so(meet: Meet) -> None:
    """Those of a game to 500 points are only worked out for whoever owns the machine."""
    ana = await meet()
    long = await ana.new_table("Ana", "Anna", setup={"target": 500}, begin=True)
    viewer = await ana.join(long)
    await viewer.roll()
    said = await answer(ana, f"/api/tables/{long}/hint", {"ply": viewer.view["ply"]})
    assert (said.status_code, refusal(said.content)["code"]) == (403, "help/none")
    await ana.do(long, "resign", seat=0)
    report = (await answer(ana, f"/api/tables/{long}/report")).json()
    assert (report["source"], report["lacks"]["key"], report["accounts"]) == (None, "analysis-lacks-tablebase", [])
    assert report["curve"]
    assert not list(cache_folder().glob("*to-500*"))


async def test_without_help_a_running_game_is_tried_out_nowhere_else(house: Pair, meet: Meet) -> None:
    """A copy of the game could be played to its end at once, and its report would say what the moves here are worth."""
    ana, eve = await meet(), await meet(house.second)
    table = await ana.new_table("Ana", "bot:random", setup={"target": 500}, options={"help": False}, begin=True)
    seats = [{"me": True, "name": "Copy"}, {"bot": "random"}]
    for person in (ana, eve):  # a player may be several people
        assert await person.refused(f"/api/tables/{table}/fork", {"ply": 0, "seats": seats}) == (403, "table/no-fork")
    await ana.do(table, "resign", seat=0)
    assert (await eve.post(f"/api/tables/{table}/fork", {"ply": 0, "seats": seats}))["id"]
    helped = await ana.new_table("Ana", "bot:random", begin=True)
    assert (await ana.post(f"/api/tables/{helped}/fork", {"ply": 0, "seats": seats}))["id"]
