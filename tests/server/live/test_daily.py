"""The daily challenge over HTTP."""

from __future__ import annotations

import asyncio
import re
from datetime import date, timedelta
from typing import Any

import pytest

from rollhouse.analysis.report import analyse
from rollhouse.core.record_text import from_text
from rollhouse.play.fair import SCHEME, commitment, verify
from rollhouse.server.features.daily import challenge
from tests.server.live.conftest import Meet
from tests.server.live.nodes import Pair, Person, play_on
from tests.timeouts import TIMEOUT_SECONDS

DAY = date(2026, 11, 15)


@pytest.fixture
def today(house: Pair, monkeypatch: pytest.MonkeyPatch) -> list[date]:
    """The day that it is in the house."""
    now = [DAY]
    short = ("dicy-cards", {"mode": "glacial", "target": 20})  # solved in a moment
    monkeypatch.setattr(challenge, "_GAMES", (short, short))
    for node in {house.first, house.second}:
        monkeypatch.setattr(node.services.clock, "today", lambda: now[0])
    return now


async def played(person: Person, seed: int) -> tuple[str, dict[str, Any]]:
    """Play an attempt to the end; return the table and its last view."""
    table = (await person.post("/api/daily"))["id"]
    viewer = await person.join(table)
    await viewer.when(lambda view: view["status"] == "playing")
    await play_on({0: viewer}, seed=seed)
    return table, viewer.view


async def analysed(person: Person, day: str) -> dict[str, Any]:
    """Return the page once all attempts of a day are analysed."""
    async with asyncio.timeout(4 * TIMEOUT_SECONDS):
        while True:
            page: dict[str, Any] = await person.get("/api/daily")
            if all(one["cost"] is not None for one in page[day]["tries"]):
                return page


async def test_the_daily_challenge_has_the_same_dice_for_all_and_reveals_them_later(house: Pair, meet: Meet, today: list[date]) -> None:
    ana, bo, eve = await meet(), await meet(house.second), await meet()
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
    assert (viewer.view["secret"], viewer.view["challenge"]) == ("", today[0].isoformat()), "others play these dice yet"
    assert (await ana.post("/api/daily"))["id"] == table, "no second try"
    for same in (False, True):
        assert await ana.refused(f"/api/tables/{table}/rematch", {"same_dice": same}) == (403, "table/daily-once")
    record = from_text((await ana.http.get(f"/api/tables/{table}/record")).text)
    assert "Dice.secret" not in record.tags
    theirs, _ = await played(bo, seed=1)
    assert from_text((await bo.http.get(f"/api/tables/{theirs}/record")).text).moves == record.moves, "the same play meets the same game"

    page = await analysed(ana, "today")
    tries = page["today"]["tries"]
    assert {(one["me"], one["table"]) for one in tries} == {(True, table), (False, "")}
    assert re.fullmatch(r"Guest \d{4}", tries[0]["name"]), "they have not said what they are called"
    assert tries[0]["name"] != tries[1]["name"]
    assert [one["place"] for one in page["today"]["tries"]] == [1, 1]
    assert (await eve.get("/api/daily"))["today"]["tries"][0]["table"] == "", "others' tables are hidden until the day is over"
    assert page["today"]["commitment"] == record.tags["Dice.commitment"] == before["today"]["commitment"]

    today[0] += timedelta(days=1)
    page = await analysed(eve, "yesterday")
    assert page["today"]["commitment"] == before["tomorrow"], "fixed the day before"
    told = page["yesterday"]
    assert commitment(bytes.fromhex(told["secret"])) == told["commitment"] == before["today"]["commitment"]
    assert (len(told["tries"]), told["best"] in (table, theirs)) == (2, True)
    record = from_text((await eve.http.get(f"/api/tables/{table}/record")).text)
    checked = verify(record)
    assert (checked.scheme, checked.derived > 0) == (SCHEME, True)
    account = analyse(record).accounts[0]
    assert told["tries"][0]["cost"] == pytest.approx(account.average_cost), "as the record says"
    node = house.first
    assert await node.services.daily.table_of(today[0], eve.user_id) == ""
