"""The daily challenge over HTTP."""

from __future__ import annotations

import asyncio
import re
from datetime import timedelta
from typing import Any

import pytest

from rollhouse.analysis.report import analyse
from rollhouse.play.fair import SCHEME, commitment, verify
from rollhouse.server.features.daily import challenge
from tests.server.live.conftest import DAY, NewUser, SetClock
from tests.server.live.nodes import Client, Nodes, play_on, poll


@pytest.fixture(autouse=True)
def short_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Challenges whose tablebase is made in a moment."""
    short = ("dicy-cards", {"mode": "glacial", "target": 20})
    monkeypatch.setattr(challenge, "_GAMES", (short, short))


async def analysed(client: Client, day: str) -> dict[str, Any]:
    """The page, once all attempts of a day are analysed."""
    page: dict[str, Any] = await poll(
        lambda: client.get("/api/daily"), lambda page: all(one["cost"] is not None for one in page[day]["tries"])
    )
    return page


async def test_the_daily_challenge_has_the_same_dice_for_all_and_reveals_them_later(
    nodes: Nodes, new_user: NewUser, clock: SetClock
) -> None:
    ana, bo, eve = await new_user(), await new_user(nodes.second), await new_user()
    before = await ana.get("/api/daily")
    assert (before["mine"], before["today"]["tries"], before["today"]["secret"]) == ("", [], "")
    asked = await asyncio.gather(*(ana.http.post("/api/daily", json={}) for _ in range(3)))
    given = {one.json()["id"] for one in asked if one.status_code == 201}
    assert len(given) == 1, "one try, however often one asks at once"
    assert {one.json()["code"] for one in asked if one.status_code != 201} <= {"table/daily-begins"}
    (table,) = given
    viewer = await ana.join(table)
    await viewer.when(lambda view: view["status"] == "playing")
    for do in ("undo", "resign"):
        body = {"do": do, **({"seat": 0} if do == "resign" else {"at": viewer.view["version"]})}
        assert (await ana.refused(f"/api/tables/{table}/do", body))[1] in ("table/rated-no-undo", "table/daily-once")
    assert await ana.refused(f"/api/tables/{table}/hint", {"ply": 0, "step": 1}) == (403, "table/no-help")
    assert await ana.refused(f"/api/tables/{table}/fork", {"ply": 1}) == (403, "table/no-fork")
    await play_on({0: viewer}, seed=1)
    assert (viewer.view["secret"], viewer.view["challenge"]) == ("", DAY.isoformat()), "others play these dice yet"
    assert (await ana.post("/api/daily"))["id"] == table, "no second try"
    for same in (False, True):
        assert await ana.refused(f"/api/tables/{table}/rematch", {"same_dice": same}) == (403, "table/daily-once")
    record = await ana.record(table)
    assert "Dice.secret" not in record.tags
    theirs = (await bo.post("/api/daily"))["id"]
    other = await bo.join(theirs)
    await other.when(lambda view: view["status"] == "playing")
    await play_on({0: other}, seed=1)
    assert (await bo.record(theirs)).moves == record.moves, "the same choices lead to the same game"

    page = await analysed(ana, "today")
    tries = page["today"]["tries"]
    assert {(one["me"], one["table"]) for one in tries} == {(True, table), (False, "")}
    assert re.fullmatch(r"Guest \d{4}", tries[0]["name"]), "a user without a name"
    assert tries[0]["name"] != tries[1]["name"]
    assert [one["place"] for one in page["today"]["tries"]] == [1, 1]
    assert (await eve.get("/api/daily"))["today"]["tries"][0]["table"] == "", "others' tables are hidden until the day is over"
    assert page["today"]["commitment"] == record.tags["Dice.commitment"] == before["today"]["commitment"]

    clock.day += timedelta(days=1)
    page = await analysed(eve, "yesterday")
    assert page["today"]["commitment"] == before["tomorrow"], "fixed the day before"
    yesterday = page["yesterday"]
    assert commitment(bytes.fromhex(yesterday["secret"])) == yesterday["commitment"] == before["today"]["commitment"]
    assert (len(yesterday["tries"]), yesterday["best"] in (table, theirs)) == (2, True)
    record = await eve.record(table)
    checked = verify(record)
    assert (checked.scheme, checked.derived > 0) == (SCHEME, True)
    account = analyse(record).accounts[0]
    assert yesterday["tries"][0]["cost"] == pytest.approx(account.average_cost), "as the record says"
    assert await nodes.first.services.daily.table_of(clock.day, eve.user_id) == ""
