"""Account deletion over HTTP."""

from __future__ import annotations

import asyncio
from datetime import date
from typing import Any

import httpx
from sqlalchemy import select

from rollhouse.core.record_text import from_text
from rollhouse.core.registry import game
from rollhouse.locale import LANGUAGES, catalogue
from rollhouse.play.players import gone_name, labels, read_players
from rollhouse.server.store.models import metadata
from tests.server.live.conftest import Meet
from tests.server.live.nodes import ENTROPY, Node, Pair, Person, play_on
from tests.server.live.test_rush import answer as guess
from tests.server.live.test_rush import asked
from tests.timeouts import TIMEOUT_SECONDS


def everything_stored(node: Node) -> str:
    """Every row of every table of the database, as one text."""

    def work(connection: Any) -> str:
        return "\n".join(f"{table.name} {tuple(row)}" for table in metadata.sorted_tables for row in connection.execute(select(table)))

    store = node.services.store
    return asyncio.run_coroutine_threadsafe(store.read(work), node.loop).result(TIMEOUT_SECONDS)


async def forget(person: Person) -> httpx.Response:
    return await person.http.request("DELETE", "/api/me", json={})


async def test_everything_of_mine_goes_and_games_with_others_stay_without_my_name(house: Pair, meet: Meet) -> None:
    ana, bo, cy = await meet(), await meet(house.second), await meet()
    await ana.http.put("/api/me", json={"name": "Anaximandra", "lang": "nl"})
    token = (await ana.post("/api/me/token"))["token"]
    over = await ana.new_table("Anaximandra", None, setup={"target": 20})
    await bo.sit(over, 1, "Bo")
    await ana.do(over, "begin")
    await ana.do(over, "chat", text="Anaximandra was here")
    await bo.do(over, "chat", text="hello")
    viewers = {0: await ana.join(over), 1: await bo.join(over)}
    await play_on(viewers, moves=3)
    three = await bo.new_table("Bo", None, None)
    await ana.sit(three, 1, "Anaximandra")
    await cy.sit(three, 2, "Cy")
    await bo.do(three, "begin")
    duel = await bo.new_table("Bo", None)
    await ana.sit(duel, 1, "Anaximandra")
    await bo.do(duel, "begin")
    waiting = await bo.new_table("Bo", None, None)
    await ana.sit(waiting, 2, "Anaximandra")
    alone = await ana.new_table("Anaximandra", "bot:random", begin=True)
    await ana.do(over, "resign", seat=0)
    solved = house.first.services.reviews.answered(ana.user_id, date(2026, 11, 15), solved=True)
    asyncio.run_coroutine_threadsafe(solved, house.first.loop).result(TIMEOUT_SECONDS)
    puzzle = asked(await ana.get("/api/puzzles/next"))
    await ana.post(f"/api/puzzles/{puzzle.id}", {"move": puzzle.best})
    rush = await ana.post("/api/rush", {"kind": "survival"})
    while not rush["over"]:
        rush = await guess(ana, rush, right=rush["number"] == 1)
    stored = everything_stored(house.first)
    assert "Anaximandra" in stored
    solving = {"puzzle_answers", "puzzle_solvers", "rushes", "rush_bests"}
    assert solving <= {line.split()[0] for line in stored.splitlines() if ana.user_id in line}

    answer = await forget(ana)
    assert answer.status_code == 204
    assert 'rollhouse=""' in answer.headers["set-cookie"] or "Max-Age=0" in answer.headers["set-cookie"]

    stored = everything_stored(house.first)
    mentions = [line for line in stored.splitlines() if "Anaximandra" in line or token in line]
    assert [line for line in mentions if waiting not in line] == []
    assert [line.split()[0] for line in mentions] == ["commits"], "the user sat down and left before the game"
    owned = [line.split()[0] for line in stored.splitlines() if ana.user_id in line]
    assert set(owned) <= {"commits", "tables", "played_games"}, "an id without a user, in games of others"
    async with httpx.AsyncClient(base_url=house.first.url, headers={"Authorization": f"Bearer {token}"}) as program:
        assert (await program.get("/api/me")).status_code == 401

    assert (await bo.http.get(f"/api/tables/{alone}")).status_code == 404, "no other player sat there"
    for node in (bo, cy):
        view = await node.view(over)
        assert [seat["name"] for seat in view["seats"]] == ["gone:1", "Bo"]
        assert (await node.view(duel))["winners"] == [0], "a game of two is given up"
        assert (await node.view(three))["seats"][1]["resigned"], "a bot plays on where there are others"
        assert (await node.view(waiting))["seats"][2]["user_id"] == ""
    said = [entry for entry in (await bo.get(f"/api/tables/{over}/log?before=1000"))["log"] if entry["entry"]["is"] == "chat"]
    assert [one["entry"]["text"] for one in said] == ["hello"]
    record = from_text((await bo.http.get(f"/api/tables/{over}/record")).text)
    assert record.seats == ("gone:1", "Bo")
    (line,) = (await bo.get(f"/api/me/games?tables={over}"))["games"]
    assert (line["opponents"], line["result"]) == ([{"name": "gone:1", "bot": ""}], "won")
    assert (await bo.get("/api/me/games?opponent=anaxim"))["games"] == []
    again = (await bo.post(f"/api/tables/{over}/rematch", {"same_dice": False}))["id"]
    view = await bo.view(again)
    assert ([seat["user_id"] for seat in view["seats"]], view["host"]) == (["", bo.user_id], bo.user_id), (
        "a free seat, and a host who can begin"
    )
    assert (await bo.get("/api/me"))["user_id"] == bo.user_id


async def test_games_continue_at_every_node_after_an_account_was_deleted(house: Pair, meet: Meet) -> None:
    ana, bo, cy = await meet(), await meet(house.second), await meet(house.second)
    table = await ana.new_table("Ana", None, None, setup={"target": 20})
    await bo.sit(table, 1, "Bo")
    await cy.sit(table, 2, "Cy")
    await ana.do(table, "begin")
    viewers = {0: await ana.join(table), 1: await bo.join(table), 2: await cy.join(table)}
    await play_on(viewers, moves=6)
    assert (await forget(ana)).status_code == 204
    for seat in (1, 2):
        await viewers[seat].when(lambda view: bool(view["seats"][0]["resigned"]))
    view = await play_on({1: viewers[1], 2: viewers[2]})
    assert view["status"] == "over"
    assert (await bo.http.get(f"/api/tables/{table}/record")).status_code == 200


async def test_a_caller_without_an_account_deletes_none_and_gets_none(house: Pair, meet: Meet) -> None:
    ana = await meet()
    before = everything_stored(house.first).count("users")
    async with httpx.AsyncClient(base_url=house.first.url) as stranger:
        assert (await stranger.request("DELETE", "/api/me", json={})).status_code == 204
    assert everything_stored(house.first).count("users") == before
    assert (await ana.get("/api/me"))["user_id"] == ana.user_id
    assert await ana.refused("/api/me", {"name": gone_name(1)}, "PUT") == (403, "table/name"), "no user can take a deleted user's name"
    table = await ana.new_table(None, None)
    assert await ana.refused(f"/api/tables/{table}/do", {"do": "sit", "seat": 0, "name": "gone:2", "entropy": ENTROPY}) == (
        403,
        "table/name",
    )


def test_deleted_users_have_a_placeholder_name_in_every_language() -> None:
    players = read_players(["Ana", gone_name(1), gone_name(2)], game("dicy-cards"), recorded=True)
    for lang in LANGUAGES:
        words = catalogue(lang)
        ana, second, third = (words.say(label) for label in labels(players))
        assert ana == "Ana"
        assert "2" in second
        assert "3" in third
        assert "gone" not in second + third
