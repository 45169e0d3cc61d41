"""Tournaments and duplicate matches over HTTP."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from rollhouse.analysis.report import analyse
from rollhouse.commands.verify import verify_files
from rollhouse.locale import catalogue
from rollhouse.play.fair import commitment
from tests.server.authenticator import Authenticator
from tests.server.live.conftest import ADMIN_TOKEN, Configure, NewUser
from tests.server.live.nodes import Nodes, play_on, poll
from tests.timeouts import TIMEOUT_SECONDS

SITE = "http://dice.example"
ADMIN = {"Rollhouse-Admin": ADMIN_TOKEN}
CLOCK = {"per": "game", "seconds": 600, "increment": 5}
TOURNAMENT: dict[str, Any] = {"title": "Friday", "game": "dicetto", "format": "swiss", "clock": CLOCK}
MATCH: dict[str, Any] = {"game": "dicy-cards", "setup": {"mode": "glacial", "target": 20}, "clock": CLOCK, "boards": 1}


async def test_a_tournament_of_two(nodes: Nodes, new_user: NewUser) -> None:
    ana, bo, eve = await new_user(), await new_user(nodes.second), await new_user()
    answer = await ana.http.post("/api/tournaments", json={**TOURNAMENT, "public": True}, headers=ADMIN)
    assert answer.status_code == 201, answer.text
    name = answer.json()["id"]
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
    assert table["tournament"] == name
    await ana.do(board["table"], "resign", seat=board["people"].index(ana.user_id))
    for same in (False, True):
        assert await ana.refused(f"/api/tables/{board['table']}/rematch", {"same_dice": same}) == (403, "table/tournament-once")
    view = await poll(lambda: eve.get(path), lambda view: view["status"] == "over")
    assert [(one["name"], one["points"]) for one in view["people"]] == [("Bo", 1.0), ("Ana", 0.0)]


async def test_with_an_admin_token_only_admins_and_users_with_a_passkey_create_tournaments(
    nodes: Nodes, new_user: NewUser, configure: Configure
) -> None:
    configure(public_url=f"{SITE}/")
    ana, bo = await new_user(), await new_user(nodes.second)
    assert await ana.refused("/api/tournaments", TOURNAMENT) == (403, "tournament/not-kept")
    wrong = {"Rollhouse-Admin": "the token of another server"}
    assert (await ana.http.post("/api/tournaments", json=TOURNAMENT, headers=wrong)).json()["code"] == "tournament/not-kept"
    assert not (await ana.get("/api/tournaments"))["may_create"]
    assert (await ana.http.get("/api/tournaments", headers=ADMIN)).json()["may_create"]
    async with httpx.AsyncClient(base_url=nodes.first.url, timeout=TIMEOUT_SECONDS) as visitor:
        answer = await visitor.get("/api/tournaments")
        assert (answer.json()["may_create"], "set-cookie" in answer.headers) == (False, False), "reading creates no account"
    key = Authenticator(SITE)
    await bo.post("/api/me/passkeys", {"credential": key.make(await bo.post("/api/me/passkeys/options")), "name": ""})
    assert (await bo.get("/api/tournaments"))["may_create"]
    assert (await bo.post("/api/tournaments", TOURNAMENT))["id"]
    configure(admin_token="")
    assert (await ana.get("/api/tournaments"))["may_create"]
    assert (await ana.post("/api/tournaments", TOURNAMENT))["id"]


async def test_a_match_of_four_at_two_tables_with_the_same_dice(
    nodes: Nodes, new_user: NewUser, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ana, amy, bo, bob = await new_user(), await new_user(nodes.second), await new_user(), await new_user(nodes.second)
    eve = await new_user()
    players = (ana, amy, bo, bob)
    path = f"/api/matches/{(await ana.post('/api/matches', {**MATCH, 'form': 'teams'}))['id']}"
    for place, one in enumerate(players):
        await one.post(f"{path}/join", {"place": place, "name": f"P{place}"})
    for one in players:
        await one.post(f"{path}/ready", {"ready": True})
    await poll(lambda: ana.get(path), lambda view: view["status"] == "playing")
    views = {one: await one.get(path) for one in players}
    left, right = views[ana]["table"], views[amy]["table"]
    assert (views[bo]["table"], views[bob]["table"]) == (left, right)
    assert (await eve.get(path))["boards"][0]["tables"][0]["table"] == ""

    for other in (amy, bob, eve):
        for page in ("", "/record", "/log", "/positions", "/text"):
            assert await other.refused(f"/api/tables/{left}{page}", method="GET") == (403, "table/same-dice-elsewhere"), page
        assert await other.refused(f"/api/tables/{left}/fork", {"ply": 1}) == (403, "table/same-dice-elsewhere")
        viewer = await other.watch(left)
        assert (await viewer.receive())["code"] == "table/same-dice-elsewhere"
    for page in ("/record", "/positions"):  # not even its players may download what the other team could use
        assert await ana.refused(f"/api/tables/{left}{page}", method="GET") == (403, "table/same-dice-elsewhere")
    assert await ana.refused(f"/api/tables/{left}/hint", {"ply": 0, "step": 1}) == (403, "table/no-help")
    assert await ana.refused(f"/api/tables/{left}/do", {"do": "chat", "text": "a six!"}) == (403, "table/no-chat")
    for page in ("/log", "/text"):
        await ana.get(f"/api/tables/{left}{page}")

    first = {seat: await one.join(left) for seat, one in enumerate((ana, bo))}
    await play_on(first, seed=1)
    assert first[0].view["secret"] == "", "the other table still plays with them"
    assert await bo.refused(f"/api/tables/{left}/report", method="GET") == (403, "table/same-dice-elsewhere")
    assert await bo.refused(f"/api/tables/{left}/line", method="GET") == (403, "table/same-dice-elsewhere")
    assert await bo.refused(f"/api/tables/{left}/rematch", {"same_dice": True}) == (403, "table/match-once")
    board = (await amy.get(path))["boards"][0]
    assert [one["table"] for one in board["tables"]] == ["", right]
    assert [(one["share"], one["score"]) for table in board["tables"] for one in table["seats"]] == [(None, None)] * 4
    second = {seat: await one.join(right) for seat, one in enumerate((bob, amy))}
    await play_on(second, seed=2)

    view = await poll(lambda: eve.get(path), lambda view: view["status"] == "over" and not view["analysing"])
    board = view["boards"][0]
    assert [one["table"] for one in board["tables"]] == [left, right]
    records = [await eve.record(table) for table in (left, right)]
    for table, record in zip(board["tables"], records, strict=True):
        assert record.tags["Dice.commitment"] == commitment(bytes.fromhex(record.tags["Dice.secret"])) == board["commitment"]
        report = analyse(record)
        for seat, account in zip(table["seats"], report.accounts, strict=True):
            assert (seat["cost"], seat["decisions"]) == (pytest.approx(account.average_cost), account.decisions), "as the record says"
            assert (seat["share"], seat["score"]) == (float(account.seat in report.winners), report.curve[-1].scores[account.seat])
    divergence = board["divergence"]
    assert records[0].moves[: divergence["ply"]] == records[1].moves[: divergence["ply"]]
    assert [record.moves[divergence["ply"]] for record in records] == divergence["moves"]
    files = [tmp_path / f"{number}.txt" for number in range(2)]
    for file, table in zip(files, (left, right), strict=True):
        file.write_text((await eve.http.get(f"/api/tables/{table}/record")).text, encoding="utf-8")
    assert verify_files(catalogue("en"), [str(file) for file in files]) == 0
    assert "All 2 records were played with the same dice." in capsys.readouterr().out
    (line,) = (await amy.get("/api/matches"))["matches"]
    assert (line["names"], line["status"], line["place"]) == (["P0", "P1", "P2", "P3"], "over", 1)
