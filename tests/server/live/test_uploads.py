"""Uploaded records over HTTP."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rollhouse.analysis.accuracy import Accuracy
from rollhouse.core.record import WINNERS, Record
from rollhouse.core.record_json import to_json
from rollhouse.core.record_text import from_text, to_text
from rollhouse.server.features.history.accuracy import ratings_of
from rollhouse.server.store.rows import Opponent, PlayedGame
from tests.server.live.conftest import Meet
from tests.server.live.nodes import Pair, Person
from tests.walks import walk


def game(*seats: str, seed: int = 4, **setup: object) -> Record:
    """A finished game with these players, by chance."""
    return msgspec.structs.replace(walk("dicy-cards", {"players": len(seats), "target": 20, **setup}, seed), seats=seats)


async def add(person: Person, record: Record | str, **more: Any) -> dict[str, Any]:
    added: dict[str, Any] = await person.post("/api/me/games", {"record": record if isinstance(record, str) else to_text(record), **more})
    return added


async def test_an_uploaded_game_is_listed_and_marked(house: Pair, meet: Meet) -> None:
    ana, eve = await meet(), await meet(house.second)
    record = game("Ana", "bot:greedy")
    assert record.result is not None
    added = await add(ana, record, played=1_700_000_000.5)
    assert added["new"]
    table = added["table"]
    assert await add(ana, to_json(record), played=5.0) == {"table": table, "new": False}, "the same game, however it is written"
    (line,) = (await ana.get("/api/me/games"))["games"]
    assert (line["table"], line["name"], line["uploaded"], line["ended"]) == (table, "Ana", True, 1_700_000_000.5)
    assert (line["result"] == "won", line["opponents"]) == (0 in record.result, [{"name": "", "bot": "greedy"}])
    theirs = await add(eve, record)
    assert theirs["new"]
    assert theirs["table"] != table
    for person in (ana, eve):
        told = from_text((await person.http.get(f"/api/tables/{table}/record")).text)
        assert (told.moves, told.seats, told.result) == (record.moves, record.seats, record.result)
        view = await person.view(table)
        assert (view["status"], view["winners"]) == ("over", list(record.result))
    positions = (await ana.get(f"/api/tables/{table}/positions"))["positions"]
    assert len(positions) == 1 + len(record.moves)


def test_an_uploaded_game_is_not_rated() -> None:
    """The server can't vouch for its dice."""
    played = PlayedGame(
        table_id="t",
        seat=0,
        user_id="ana",
        name="Ana",
        game="dicy-cards",
        players=2,
        mode={},
        opponents=(Opponent(bot="greedy"),),
        started=1.0,
        ended=2.0,
        result="won",
        accuracy=Accuracy(decisions=3, cost=0.1, luck=0.0, unit="share", exact=True),
    )
    assert [one.games for one in ratings_of([played])] == [1]
    assert ratings_of([msgspec.structs.replace(played, uploaded=True)]) == []


async def test_uploads_of_shared_keyboards_and_resigned_games(meet: Meet) -> None:
    ana = await meet()
    friends = await add(ana, game("Ana", "Mia"))
    lines = (await ana.get("/api/me/games"))["games"]
    assert [(line["table"], line["name"]) for line in lines] == [(friends["table"], "Mia"), (friends["table"], "Ana")]
    given_up = msgspec.structs.replace(game("Ana", "exec:./bot --fast", seed=5).cut(6), tags={WINNERS: "1"})
    table = (await add(ana, given_up))["table"]
    view = await ana.view(table)
    assert (view["winners"], [seat["bot"] for seat in view["seats"]]) == ([1], ["", "program"]), "no program of a record is started here"
    again = (await ana.post(f"/api/tables/{table}/rematch", {"same_dice": False}))["id"]
    assert (await ana.view(again))["seats"][1]["bot"] == "program", "an unknown external bot is replaced by a placeholder"


async def test_what_is_no_finished_game_is_refused(meet: Meet, monkeypatch: pytest.MonkeyPatch) -> None:
    ana = await meet()
    record = game("Ana", "bot:greedy", seed=6)
    refusals = {
        "table/record-unfinished": to_text(record.cut(5)),
        "table/record-only-bots": to_text(msgspec.structs.replace(record, seats=("bot:greedy", "bot:random"))),
        "record/illegal-move": to_text(record).replace("score", "freeze", 1),
        "wire/malformed": "x" * 90_001,
    }
    for code, text in refusals.items():
        status, came = await ana.refused("/api/me/games", {"record": text})
        assert (status in (400, 403), came) == (True, code)
    for text in ("", "no record", "{}", "\0"):
        status, came = await ana.refused("/api/me/games", {"record": text})
        assert (status, came.partition("/")[0]) == (400, "record"), came
    assert await ana.refused("/api/me/games", {"record": to_text(record), "played": -1}) == (400, "wire/malformed")
    assert (await ana.get("/api/me/games"))["games"] == []
    await add(ana, record)
    monkeypatch.setattr("rollhouse.server.features.history.uploads.MAX_UPLOADS_PER_USER", 1)
    assert await ana.refused("/api/me/games", {"record": to_text(game("Ana", "bot:greedy", seed=7))}) == (403, "table/records-full")
    assert not (await add(ana, record))["new"]
