"""The socket of a page: what changed for its user, and for all; and matchmaking by rating, which it carries."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from rollhouse.server.auth.users import CONFIRMED_SECONDS
from rollhouse.server.ratings.rate import Rating
from rollhouse.server.transport import news
from tests.server.live.conftest import NewUser, SetClock
from tests.server.live.nodes import Client, Nodes, start_game
from tests.server.live.test_competitions import ADMIN, TOURNAMENT
from tests.server.live.test_profiles import register
from tests.timeouts import TIMEOUT_SECONDS


@asynccontextmanager
async def page(client: Client, *topics: str, **headers: str) -> AsyncIterator[ClientConnection]:
    """The socket of an open page of this user."""
    address = client.url.replace("http", "ws", 1) + "/api/me/socket"
    cookie = "; ".join(f"{name}={value}" for name, value in client.http.cookies.items())
    async with connect(address, additional_headers={"Cookie": cookie, **headers}, open_timeout=TIMEOUT_SECONDS) as socket:
        await socket.send(json.dumps({"do": "follow", "topics": topics}))
        await socket.send(json.dumps({"do": "online"}))
        await told(socket, lambda frame: frame["is"] == "pong")
        yield socket


async def told(socket: ClientConnection, fits: Callable[[Any], bool]) -> Any:
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while not fits(frame := json.loads(await socket.recv())):
            pass
    return frame


async def hears(socket: ClientConnection, topic: str) -> None:
    await told(socket, lambda frame: topic in frame.get("topics", ()))


async def seek(client: Client, search: str = "a", **more: Any) -> Any:
    wish = {"game": "dicetto", "pace": "quarter", "search": search, **more}
    return await client.request("PUT", "/api/matchmaking", wish)


async def test_pages_are_told_what_concerns_their_user_at_every_node(nodes: Nodes, new_user: NewUser) -> None:
    ana, bo = await register(await new_user(), "Ana news"), await register(await new_user(nodes.second), "Bo news")
    async with page(ana) as socket:
        await bo.request("PUT", f"/api/people/requests/{ana.user_id}")
        await hears(socket, "people")
        await ana.request("PUT", f"/api/people/requests/{bo.user_id}")
        await hears(socket, "people")
        async with page(bo):
            await hears(socket, "people")
            assert (await ana.get("/api/people"))["friends"][0]["online"]
        await hears(socket, "people")
        assert not (await ana.get("/api/people"))["friends"][0]["online"], "the last page was closed"
        table = await start_game(bo, ana)
        await hears(socket, "turns")
        await bo.do(table, "resign", seat=0)
        await hears(socket, "turns")
    async with page(ana, "tables", "competition:c1") as socket:
        public = await bo.new_table("Bo", None, options={"public": True})
        await hears(socket, "tables")
        assert public in str((await ana.get("/api/tables"))["open"])


async def test_what_changes_all_the_time_is_told_now_and_then(nodes: Nodes, new_user: NewUser, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every turn of a public game is news for every lobby, which asked again up to ten times a second."""
    monkeypatch.setattr(news, "_SHARED_PAUSE_SECONDS", 3600.0)
    ana, bo = await new_user(), await new_user(nodes.second)
    async with page(ana, "tables") as socket:
        for number in range(3):
            await bo.new_table("Bo", None, options={"public": True})
            if not number:
                await hears(socket, "tables")
        await bo.new_table("Bo", None)
        own = await ana.new_table("Ana", None, options={"public": True})
        assert (await told(socket, lambda frame: "topics" in frame))["topics"] == ["turns"], "what concerns the user comes at once"
        await socket.send(json.dumps({"do": "follow", "topics": []}))
        await socket.send(json.dumps({"do": "follow", "topics": ["tables"]}))
        await hears(socket, "tables")
        assert own in str((await ana.get("/api/tables"))["mine"])


async def test_a_page_stays_connected_long_after_its_user_has_signed_in(new_user: NewUser, clock: SetClock) -> None:
    """The socket was refused to registered users who had not confirmed themselves in the last ten minutes."""
    ana = await register(await new_user(), "Ana page")
    clock.ahead_seconds += CONFIRMED_SECONDS + 1
    async with page(ana):
        pass


async def test_a_tournament_tells_its_pages(nodes: Nodes, new_user: NewUser) -> None:
    ana, bo = await new_user(), await new_user(nodes.second)
    made = (await ana.http.post("/api/tournaments", json=TOURNAMENT, headers=ADMIN)).json()["id"]
    async with page(ana, f"competition:{made}") as socket:
        await bo.post(f"/api/tournaments/{made}/join", {"name": "Bo"})
        await hears(socket, f"competition:{made}")


async def test_only_pages_of_this_site_with_an_account_are_told(nodes: Nodes, new_user: NewUser) -> None:
    ana = await new_user()
    with pytest.raises((ConnectionClosed, InvalidStatus)):
        async with page(ana, **{"Origin": "https://elsewhere.example", "Sec-Fetch-Site": "cross-site"}):
            pass
    async with connect(ana.url.replace("http", "ws", 1) + "/api/me/socket") as stranger:
        assert json.loads(await stranger.recv())["code"] == "table/stranger"
    for nonsense in ('{"do":"follow","topics":["a b"]}', '{"do":"play"}', "x", json.dumps({"do": "follow", "topics": ["t"] * 21})):
        async with page(ana) as socket:
            await socket.send(nonsense)
            with pytest.raises(ConnectionClosed):
                await told(socket, lambda frame: False)


async def test_a_rated_search_finds_the_nearest_rating_and_widens_with_time(
    nodes: Nodes, new_user: NewUser, clock: SetClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock.time = 1_800_000_000.0
    ana, bo = await register(await new_user(), "A rated"), await register(await new_user(nodes.second), "B rated")
    cy = await register(await new_user(), "C rated")
    strengths = {ana.user_id: 25.0, bo.user_id: 31.0, cy.user_id: 40.0}

    async def current(game: str, user_ids: list[str]) -> dict[str, Rating]:
        return {user_id: Rating(strengths[user_id], 2.0) for user_id in user_ids}

    for node in nodes:
        monkeypatch.setattr(node.services.ratings, "current", current)
    first = await seek(ana)
    (line,) = first["waiting"]
    assert (line["rated"], line["points"], first["difference"]) == (True, 1500, 100)
    assert (await seek(bo))["table"] == "", "177 points are too many at first"
    assert (await seek(cy, range=100))["table"] == ""
    async with page(ana) as socket:
        clock.time += 20
        await hears(socket, "seek")
    found = (await seek(ana))["table"]
    assert found == (await seek(bo))["table"] != ""
    view = await ana.view(found)
    assert (view["rated"], view["options"]["public"], view["clock"]["seconds"]) == (True, True, 900)
    assert (await seek(cy, range=100))["table"] == "", "the others are at their table"
    await cy.request("DELETE", "/api/matchmaking")


async def test_a_search_is_rated_only_where_that_is_possible(nodes: Nodes, new_user: NewUser) -> None:
    guest, ana = await new_user(), await register(await new_user(nodes.second), "Rules rated")
    rules = (403, "table/rated-rules")
    wish = {"game": "dicetto", "pace": "quarter", "search": "a", "name": "Eve"}
    assert await guest.refused("/api/matchmaking", {**wish, "rated": True}, "PUT") == rules
    for change in ({"pace": "none"}, {"setup": {"cards_to_win": "3"}}, {"players": 3}):
        assert await ana.refused("/api/matchmaking", {**wish, **change, "rated": True}, "PUT") == rules, change
        answer = await seek(ana, search=f"b{len(str(change))}", **change)
        assert [one["rated"] for one in answer["waiting"] if one["own"]] == [False]
        assert answer["difference"] is None
    assert [one["points"] for one in (await seek(guest, name="Eve"))["waiting"] if one["own"]] == [None]
    for client in (guest, ana):
        await client.request("DELETE", "/api/matchmaking")


async def test_a_correspondence_search_waits_without_its_page_and_begins_by_itself(
    nodes: Nodes, new_user: NewUser, clock: SetClock
) -> None:
    clock.time = 1_900_000_000.0
    ana, bo = await register(await new_user(), "Ana far"), await register(await new_user(nodes.second), "Bo far")
    kept = (await seek(ana, pace="three-days"))["kept"]
    assert (kept["game"], kept["pace"], kept["rated"]) == ("dicetto", "three-days", True)
    clock.time += 5 * 3600
    assert (await seek(ana, search="live", pace="minute"))["table"] == ""
    await ana.request("DELETE", "/api/matchmaking")
    assert (await ana.get("/api/matchmaking"))["kept"]["waited"] == 5 * 3600.0, "a search of the other kind does not replace it"
    table = (await seek(bo, pace="three-days"))["table"]
    view = await bo.view(table)
    assert (view["status"], view["rated"], view["clock"]["seconds"]) == ("playing", True, 3 * 86_400)
    assert (await ana.get("/api/matchmaking"))["kept"] is None
    assert table in str((await ana.get("/api/tables"))["mine"])
    await seek(ana, pace="day", search="c")
    await ana.request("DELETE", "/api/matchmaking?kept=true")
    assert (await ana.get("/api/matchmaking"))["kept"] is None
