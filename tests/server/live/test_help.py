"""Hints, the coach, reports and position lines: who gets them, that they are what the analysis says, and that no other user waits."""

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
from rollhouse.core.errors import PositionError
from rollhouse.core.game import AnyGame
from rollhouse.core.record import replay
from rollhouse.games.dicetto.game import GAME as DICETTO
from rollhouse.games.dicy_cards.game import GAME
from rollhouse.games.dicy_cards.solver.tablebase.folder import cache_folder
from rollhouse.server.features.analysis.service import AnalysisService
from tests.server.live.conftest import Configure, NewUser
from tests.server.live.nodes import Client, Nodes, Viewer, play_on, poll, refusal
from tests.server.live.slow_games import DONE, FOLDER, SLOW, find
from tests.server.live.test_leaks import holds, secrets

__all__ = ["secrets"]

SHORT = {"target": 20}


async def answer(client: Client, path: str, body: Any = None) -> httpx.Response:
    """The answer once everything is prepared."""
    return await poll(lambda: early_answer(client, path, body), lambda answer: answer.json().get("tablebase") is None)


async def early_answer(client: Client, path: str, body: Any = None) -> httpx.Response:
    """The first answer: an estimate, where a tablebase is still being made."""
    method = "GET" if body is None else "POST"
    return await poll(lambda: client.http.request(method, path, json=body), lambda answer: answer.status_code != 202)


async def to_decide(client: Client, *seats: Any, **more: Any) -> tuple[str, Viewer]:
    """A table at which the first seat has rolled and decides now."""
    table = await client.new_table(*seats, setup=SHORT, begin=True, **more)
    viewer = await client.join(table)
    await viewer.roll()
    return table, viewer


async def state_of(client: Client, table: str) -> Any:
    return replay(await client.record(table)).states[-1]


# --- hints and the coach --------------------------------------------------------------------------------------------------------------


async def test_a_hint_comes_in_two_steps(new_user: NewUser) -> None:
    ana = await new_user()
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


async def test_the_coach_warns_of_what_costs_too_much(new_user: NewUser) -> None:
    ana = await new_user()
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


async def test_only_the_player_who_decides_gets_help(nodes: Nodes, new_user: NewUser) -> None:
    ana, bo, eve = await new_user(), await new_user(nodes.second), await new_user()
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


async def test_without_help_there_are_no_hints_and_no_forks_until_the_game_is_over(nodes: Nodes, new_user: NewUser) -> None:
    """A copy of a running game could be played to its end at once, and its report would say what the moves here are worth."""
    ana, eve = await new_user(), await new_user(nodes.second)
    table, viewer = await to_decide(ana, "Ana", "Anna", options={"help": False})
    assert viewer.view["options"]["help"] is False
    ply = viewer.view["ply"]
    assert await ana.refused(f"/api/tables/{table}/hint", {"ply": ply}) == (403, "table/no-help")
    assert await ana.refused(f"/api/tables/{table}/coach", {"ply": ply, "move": "skip"}) == (403, "table/no-help")
    for client in (ana, eve):
        assert await client.refused(f"/api/tables/{table}/fork", {"ply": ply}) == (403, "table/no-fork")
    await ana.do(table, "resign", seat=0)
    fork = (await ana.post(f"/api/tables/{table}/fork", {"ply": ply}))["id"]
    again = (await ana.post(f"/api/tables/{table}/rematch"))["id"]
    assert [(await ana.view(one))["options"]["help"] for one in (fork, again)] == [False, False]
    assert (await answer(eve, f"/api/tables/{table}/report")).status_code == 200
    helped, _ = await to_decide(ana, "Ana", "Anna")
    assert (await eve.post(f"/api/tables/{helped}/fork", {"ply": 0}))["id"], "where there is help, a running game may be forked"


async def test_hints_count_as_several_commands(new_user: NewUser, configure: Configure) -> None:
    ana = await new_user()
    table, viewer = await to_decide(ana, "Ana", "bot:greedy")
    body = {"ply": viewer.view["ply"]}
    await answer(ana, f"/api/tables/{table}/hint", body)
    configure(rate_limit=5)
    codes = [(await ana.http.post(f"/api/tables/{table}/hint", json=body)).status_code for _ in range(5)]
    assert codes == [200, 200, 200, 429, 429]


async def test_analysis_processes_get_no_secret(
    nodes: Nodes, new_user: NewUser, secrets: list[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    secret = bytes(range(60, 92))  # its own: when this game is over it is public, also to tests that search the whole database
    secrets.append(secret)
    asked: list[bytes] = []
    for node in nodes:
        for part in (node.services.analysis._pool, node.services.analysis._tablebases._process):
            run = part.run

            async def recorded(task: Any, *args: Any, run: Any = run, **options: Any) -> Any:
                asked.append(pickle.dumps((task, args)) + repr(args).encode())
                return await run(task, *args, **options)

            monkeypatch.setattr(part, "run", recorded)
    ana = await new_user()
    table, viewer = await to_decide(ana, "Ana", "Anna")
    body = {"ply": viewer.view["ply"], "step": 2}
    said = await answer(ana, f"/api/tables/{table}/hint", body)
    said_too = await answer(ana, f"/api/tables/{table}/coach", {"ply": body["ply"], "move": "skip"})
    assert len(asked) >= 2
    assert not any(holds(text, secret) for text in (*asked, said.content, said_too.content))
    await ana.do(table, "resign", seat=0)
    await answer(ana, f"/api/tables/{table}/report")
    assert holds(asked[-1], secret)  # it is public now; so the search above would have found it


# --- while a tablebase is made ------------------------------------------------------------------------------------------------------


@pytest.fixture
def slow_tablebase(nodes: Nodes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of slow tablebases, for which the first node's analysis has to wait."""
    monkeypatch.setenv(FOLDER, str(tmp_path))
    analysis = AnalysisService.in_processes(find)
    monkeypatch.setattr(nodes.first.app.state, "services", dataclasses.replace(nodes.first.services, analysis=analysis))
    yield tmp_path
    (tmp_path / "enough").touch()
    nodes.first.run(analysis.close())


async def until_working(client: Client, path: str, body: Any) -> Any:
    """The first estimate that says how far the tablebase is."""
    said = await poll(lambda: early_answer(client, path, body), lambda answer: answer.json()["tablebase"])
    assert (said.status_code, said.json()["exact"], said.json()["tablebase"]) == (200, False, DONE)
    return said.json()


async def test_play_goes_on_while_a_tablebase_is_made(nodes: Nodes, new_user: NewUser, slow_tablebase: Path) -> None:
    """Were it made where moves are made, all of this would wait until it is done."""
    ana, bo = await new_user(), await new_user()
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
    if viewer.view["roll_due"] is not None:
        await viewer.roll()
    assert (await answer(ana, path, {"ply": viewer.view["ply"]})).status_code == 200


async def test_the_coach_of_the_first_game_is_prepared_with_the_first_lesson(
    new_user: NewUser, slow_tablebase: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = await new_user()
    path = "/api/lessons/dicy-cards/turn/0"
    assert (await ana.http.get(path)).status_code == 200
    assert "\nrollhouse_analysis_waiting 0\n" in (await ana.http.get("/metrics")).text  # tests forbid background work, unless they allow it
    monkeypatch.setenv("ROLLHOUSE_BACKGROUND", "on")
    await poll(lambda: ana.http.get(path), lambda answer: (slow_tablebase / "working").exists())
    table, viewer = await to_decide(ana, "Ana", "bot:greedy")
    said = await early_answer(ana, f"/api/tables/{table}/coach", {"ply": viewer.view["ply"], "move": "skip"})
    assert said.json()["caution"]["exact"] is False  # by the estimate, while the tablebase is made


@pytest.mark.parametrize("accident", ["fail", "die"])
async def test_a_tablebase_that_can_not_be_made_is_refused_and_tried_again(
    nodes: Nodes, new_user: NewUser, slow_tablebase: Path, accident: str, caplog: pytest.LogCaptureFixture
) -> None:
    ana = await new_user()
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


async def test_a_report_is_what_the_analysis_says_and_the_same_everywhere(nodes: Nodes, new_user: NewUser) -> None:
    ana, bo = await new_user(), await new_user(nodes.second)
    table = await ana.new_table("Ana", "bot:greedy", setup=SHORT, begin=True)
    viewer = await ana.join(table)
    assert await bo.refused(f"/api/tables/{table}/report", method="GET") == (403, "table/not-over")
    await play_on({0: viewer})
    texts = {(await answer(one, f"/api/tables/{table}/report")).content for one in (ana, bo, ana)}
    assert texts == {msgspec.json.encode(analyse(await ana.record(table)))}
    report = msgspec.json.decode(texts.pop())
    for account in report["accounts"]:
        parts = account["expectation"] + account["luck"] - account["errors"] + account["gifts"]
        assert parts == pytest.approx(account["result"], abs=1e-9)
    assert await ana.refused("/api/tables/nowhere/report", method="GET") == (404, "table/unknown")


async def test_a_report_is_made_once(new_user: NewUser, configure: Configure) -> None:
    ana = await new_user()
    table, _ = await to_decide(ana, "Ana", "Anna")
    await ana.do(table, "resign", seat=1)
    configure(rate_limit=1)  # 30 at once for an address
    texts = {(await answer(ana, f"/api/tables/{table}/report")).content for _ in range(10)}
    assert len(texts) == 1
    report = msgspec.json.decode(texts.pop())
    assert (report["over"], report["winners"]) == (True, [0])
    assert report["accounts"][0]["conceded"] > 0


async def test_a_report_that_lacks_values_says_so(new_user: NewUser) -> None:
    """A server makes no tablebase for a game to 500 points."""
    ana = await new_user()
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


# --- position lines -----------------------------------------------------------------------------------------------------------------------


LINE = "glacial 20 0 1 0:12345/0:12345 0:114456"
DICETTO_LINE = "- 10:400:plain 0 - pair#1/pair#2=1:33/four#2/chance#1/- -/- 0:5:2:1246"


@pytest.mark.parametrize(("game", "line"), [(GAME, LINE), (DICETTO, DICETTO_LINE)], ids=["dicy-cards", "dicetto"])
async def test_a_line_is_shown_and_its_moves_are_valued(new_user: NewUser, game: AnyGame, line: str) -> None:
    ana, state = await new_user(), game.read_position(line)
    shown = await ana.post(f"/api/positions/{game.id}", {"line": line})
    assert shown["position"] == msgspec.json.decode(msgspec.json.encode(game.position(state)))
    assert (shown["players"], shown["to_act"], shown["game"]) == (2, 0, game.id)
    assert shown["setup"] == msgspec.json.decode(msgspec.json.encode(state.setup))
    said = (await answer(ana, f"/api/positions/{game.id}/worth", {"line": line})).json()
    wanted = hint(game, state)
    assert wanted is not None
    assert [(one["move"], one["value"]) for one in said["candidates"]] == [(one.move, one.value) for one in wanted.candidates]
    assert (said["exact"], said["error"]) == (wanted.source.exact, wanted.source.error)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("", "position/malformed"),
        ("glacial 20", "position/malformed"),
        (LINE.replace("glacial", "tropical"), "position/malformed"),
        (LINE.replace("114456", "114457"), "position/malformed"),
        (LINE.replace("0:12345/", "90:12345/"), "position/impossible"),
    ],
)
async def test_an_invalid_line_is_refused(new_user: NewUser, line: str, code: str) -> None:
    ana = await new_user()
    with pytest.raises(PositionError, match=code):
        GAME.read_position(line)
    for path in ("/api/positions/dicy-cards", "/api/positions/dicy-cards/worth"):
        assert await ana.refused(path, {"line": line}) == (400, code)


async def test_invalid_requests_are_refused(new_user: NewUser) -> None:
    ana = await new_user()
    for path in ("/api/positions/dicy-cards", "/api/positions/dicy-cards/worth"):
        for body in ({}, {"line": 1}, {"line": "x" * 8001}, {"line": LINE, "more": 1}):
            assert await ana.refused(path, body) == (400, "wire/malformed")
        elsewhere = await ana.http.post(path, json={"line": LINE}, headers={"Origin": "https://elsewhere.example"})
        assert (elsewhere.status_code, elsewhere.json()["code"]) == (403, "wire/another-site")
    unknown = await ana.http.post("/api/positions/chess", json={"line": LINE})
    assert unknown.status_code in (400, 404)
    for finished in (LINE.replace("0:114456", "0:?6"), "glacial 20 0 2 25:12345/0:12345 1:over"):
        assert (await ana.post("/api/positions/dicy-cards", {"line": finished}))["to_act"] in ("chance", None)
        assert await ana.refused("/api/positions/dicy-cards/worth", {"line": finished}) == (403, "help/nothing")


async def test_a_table_gives_its_lines_unless_it_is_running_without_help(new_user: NewUser) -> None:
    ana, eve = await new_user(), await new_user()
    helped, _ = await to_decide(ana, "Ana", "Anna")
    last = await eve.get(f"/api/tables/{helped}/line")
    assert last == {"game": "dicy-cards", "line": GAME.position_text(await state_of(ana, helped))}
    assert await eve.get(f"/api/tables/{helped}/line?ply=99999") == last
    begun = await eve.get(f"/api/tables/{helped}/line?ply=0")
    assert begun["line"].endswith(" 0:?6")
    table, _ = await to_decide(ana, "Ana", "Anna", options={"help": False})
    for client in (ana, eve):
        assert await client.refused(f"/api/tables/{table}/line?ply=0", method="GET") == (403, "table/no-help")
    await ana.do(table, "resign", seat=0)
    lines = await asyncio.gather(*(one.get(f"/api/tables/{table}/line?ply=1") for one in (ana, eve)))
    assert lines[0] == lines[1]
    assert (await ana.post("/api/positions/dicy-cards", {"line": lines[0]["line"]}))["to_act"] == 0
    assert await ana.refused("/api/tables/nowhere/line", method="GET") == (404, "table/unknown")
