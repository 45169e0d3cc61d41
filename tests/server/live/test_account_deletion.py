"""Account deletion over HTTP."""

from __future__ import annotations

from typing import Any

import httpx
from sqlalchemy import select

from rollhouse.core.registry import game
from rollhouse.locale import LANGUAGES, catalogue
from rollhouse.play.players import gone_name, labels, read_players
from rollhouse.server.store.models import metadata
from tests.server.live.conftest import DAY, NewUser
from tests.server.live.nodes import ENTROPY, Client, Node, Nodes, play_on, start_game
from tests.server.live.test_puzzles import answer as answer_rush
from tests.server.live.test_puzzles import asked
from tests.timeouts import TIMEOUT_SECONDS


def everything_stored(node: Node) -> str:
    """Every row of every table of the database, as one text."""

    def work(connection: Any) -> str:
        return "\n".join(f"{table.name} {tuple(row)}" for table in metadata.sorted_tables for row in connection.execute(select(table)))

    return node.run(node.services.store.read(work))


async def names_in_replays(client: Client, table: str) -> list[str]:
    """The names in the record and the replay of a table, which are the same."""
    names = [seat["name"] for seat in (await client.get(f"/api/tables/{table}/positions"))["table"]["seats"]]
    assert (await client.record(table)).seats == tuple(names)
    return names


async def delete_account(client: Client) -> httpx.Response:
    return await client.http.request("DELETE", "/api/me", json={})


async def test_a_users_data_goes_and_games_with_others_stay_without_the_name(nodes: Nodes, new_user: NewUser) -> None:
    ana, bo, cy = await new_user(), await new_user(nodes.second), await new_user()
    await ana.http.put("/api/me", json={"name": "Anaximandra", "lang": "nl"})
    token = (await ana.post("/api/me/token"))["token"]
    over = await start_game(ana, bo, setup={"target": 20})
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
    nodes.first.run(nodes.first.services.reviews.answered(ana.user_id, DAY, solved=True))
    puzzle = asked(await ana.get("/api/puzzles/next"))
    await ana.post(f"/api/puzzles/{puzzle.id}", {"move": puzzle.best})
    rush = await ana.post("/api/rush", {"kind": "survival"})
    while not rush["over"]:
        rush = await answer_rush(ana, rush, right=rush["number"] == 1)
    assert await names_in_replays(bo, over) == ["Ana", "Bo"]
    stored = everything_stored(nodes.first)
    assert "Anaximandra" in stored
    solving = {"puzzle_answers", "puzzle_solvers", "rushes", "rush_bests"}
    assert solving <= {line.split()[0] for line in stored.splitlines() if ana.user_id in line}

    deleted = await delete_account(ana)
    assert deleted.status_code == 204
    assert 'rollhouse=""' in deleted.headers["set-cookie"] or "Max-Age=0" in deleted.headers["set-cookie"]

    stored = everything_stored(nodes.first)
    mentions = [line for line in stored.splitlines() if "Anaximandra" in line or token in line]
    assert [line for line in mentions if waiting not in line] == []
    assert [line.split()[0] for line in mentions] == ["commits"], "the user sat down and left before the game"
    owned = [line.split()[0] for line in stored.splitlines() if ana.user_id in line]
    assert set(owned) <= {"commits", "tables", "played_games"}, "an id without a user, in games of others"
    async with httpx.AsyncClient(
        base_url=nodes.first.url, headers={"Authorization": f"Bearer {token}"}, timeout=TIMEOUT_SECONDS
    ) as program:
        assert (await program.get("/api/me")).status_code == 401

    assert (await bo.http.get(f"/api/tables/{alone}")).status_code == 404, "no other player sat there"
    for client in (bo, cy):
        assert [seat["name"] for seat in (await client.view(over))["seats"]] == ["gone:1", "Bo"]
        assert (await client.view(duel))["winners"] == [0], "a game of two is given up"
        assert (await client.view(three))["seats"][1]["resigned"], "a bot plays on where there are others"
        assert (await client.view(waiting))["seats"][2]["user_id"] == ""
    said = [entry for entry in (await bo.get(f"/api/tables/{over}/log?before=1000"))["log"] if entry["entry"]["is"] == "chat"]
    assert [one["entry"]["text"] for one in said] == ["hello"]
    assert await names_in_replays(bo, over) == ["gone:1", "Bo"], "what was cached has the old name"
    (line,) = (await bo.get(f"/api/me/games?tables={over}"))["games"]
    assert (line["opponents"], line["result"]) == ([{"user_id": ana.user_id, "name": "gone:1", "bot": ""}], "won")
    assert (await bo.get("/api/me/games?opponent=anaxim"))["games"] == []
    again = (await bo.post(f"/api/tables/{over}/rematch", {"same_dice": False}))["id"]
    view = await bo.view(again)
    assert ([seat["user_id"] for seat in view["seats"]], view["host"]) == (["", bo.user_id], bo.user_id), "a free seat, and a host"
    assert (await bo.get("/api/me"))["user_id"] == bo.user_id


async def test_games_continue_at_every_node_after_an_account_was_deleted(nodes: Nodes, new_user: NewUser) -> None:
    ana, bo, cy = await new_user(), await new_user(nodes.second), await new_user(nodes.second)
    table = await start_game(ana, bo, cy, setup={"target": 20})
    viewers = {0: await ana.join(table), 1: await bo.join(table), 2: await cy.join(table)}
    await play_on(viewers, moves=6)
    assert (await delete_account(ana)).status_code == 204
    for seat in (1, 2):
        await viewers[seat].when(lambda view: bool(view["seats"][0]["resigned"]))
    view = await play_on({1: viewers[1], 2: viewers[2]})
    assert view["status"] == "over"
    assert (await bo.http.get(f"/api/tables/{table}/record")).status_code == 200


async def test_a_caller_without_an_account_deletes_none_and_gets_none(nodes: Nodes, new_user: NewUser) -> None:
    ana = await new_user()
    before = everything_stored(nodes.first).count("users")
    async with httpx.AsyncClient(base_url=nodes.first.url, timeout=TIMEOUT_SECONDS) as visitor:
        assert (await visitor.request("DELETE", "/api/me", json={})).status_code == 204
    assert everything_stored(nodes.first).count("users") == before
    assert (await ana.get("/api/me"))["user_id"] == ana.user_id
    assert await ana.refused("/api/me", {"name": gone_name(1)}, "PUT") == (403, "table/name"), "no user can take a deleted user's name"
    table = await ana.new_table(None, None)
    sit = {"do": "sit", "seat": 0, "name": "gone:2", "entropy": ENTROPY}
    assert await ana.refused(f"/api/tables/{table}/do", sit) == (403, "table/name")


def test_deleted_users_have_a_placeholder_name_in_every_language() -> None:
    players = read_players(["Ana", gone_name(1), gone_name(2)], game("dicy-cards"), recorded=True)
    for lang in LANGUAGES:
        words = catalogue(lang)
        ana, second, third = (words.say(label) for label in labels(players))
        assert ana == "Ana"
        assert "2" in second
        assert "3" in third
        assert "gone" not in second + third
