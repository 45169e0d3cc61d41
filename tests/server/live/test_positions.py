"""Position lines over HTTP: shown and evaluated, refused if invalid, and not given for a running game without help."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from rollhouse.analysis.hints import hint
from rollhouse.core.errors import PositionError
from rollhouse.core.game import AnyGame
from rollhouse.games.dicetto.game import GAME as DICETTO
from rollhouse.games.dicy_cards.game import GAME
from tests.server.live.conftest import NewUser
from tests.server.live.test_help import answer, state_of, to_decide

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
