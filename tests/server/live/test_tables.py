"""Tables over HTTP: created, listed, filled, played, recorded, played again."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
import pytest

from rollhouse.core.record_json import from_json
from rollhouse.locale import LANGUAGES
from rollhouse.locale.files import entries
from rollhouse.play.fair import verify
from tests.server.live.conftest import NewUser
from tests.server.live.nodes import ENTROPY, Client, Nodes, Viewer, play_on, poll, start_game

DAY_SECONDS = 86_400
SHORT: dict[str, dict[str, Any]] = {
    "dicy-cards": {"target": 20},
    "dicetto": {"cards_to_win": 1},
}


@pytest.mark.parametrize("game", SHORT)
async def test_a_whole_game_between_two_users_and_a_bot(nodes: Nodes, new_user: NewUser, game: str) -> None:
    ana, bo = await new_user(), await new_user(nodes.second)
    table = await ana.new_table("Ana", None, "bot:greedy", game=game, setup=SHORT[game])
    await bo.sit(table, 1, "Bo")
    a, b = await ana.join(table), await bo.join(table)
    assert (a.view["status"], a.view["position"], a.view["choices"], a.view["secret"]) == ("open", None, [], "")
    await a.do("begin")
    assert (await b.until("commit"))["table"]["status"] == "playing"
    await a.at(b.view["version"])
    view = await play_on({0: a, 1: b})
    assert a.view == b.view == view
    assert (view["status"], view["to_act"], view["choices"]) == ("over", None, [])
    assert view["winners"] == view["position"]["winners"]
    assert len(view["secret"]) == 64
    record = await ana.record(table)
    assert verify(record).derived > 0
    assert from_json((await bo.http.get(f"/api/tables/{table}/record?form=json")).text) == record
    shown = (await bo.get(f"/api/tables/{table}/positions"))["positions"]
    assert [step["move"] for step in shown] == ["", *record.moves]
    assert shown[-1]["position"] == view["position"]
    assert all(step["events"] and step["events"][0]["message"]["key"] for step in shown[1:])


async def test_a_table_has_the_options_it_was_created_with(new_user: NewUser) -> None:
    ana = await new_user()
    clock = {"per": "game", "seconds": 600, "increment": 5}
    options = {"public": True, "dice": "server", "real_seats": [1, 1, 1], "clock": clock, "help": False}
    table = await ana.new_table("Ana", None, setup={"mode": "d", "target": 60}, options=options)
    view = await ana.view(table)
    assert view["options"] == {**options, "real_seats": [1], "spectators_talk": False, "chat": True}
    assert (view["setup"]["mode"], view["setup"]["target"], view["setup"]["first"]) == ("d", 60, 0)
    assert (view["host"], view["status"], view["version"]) == (ana.user_id, "open", 1)
    assert [seat["real_dice"] for seat in view["seats"]] == [False, True]
    assert view["clock"] == {**clock, "left": [600.0, 600.0], "running": None, "correspondence": False, "vacation_until": [None, None]}
    assert len(view["commitment"]) == 64
    assert len(bytes.fromhex(table)) == 10, "an id that can't be guessed"


async def test_a_game_can_begin_at_once(new_user: NewUser) -> None:
    ana = await new_user()
    table = await ana.new_table("Ana", "bot:random", begin=True)
    view = await ana.view(table)
    assert (view["status"], view["roll_due"], view["version"]) == ("playing", 0, 2)
    solo = await ana.new_table("Ana", setup={"first": "random"}, begin=True)
    assert (await ana.view(solo))["roll_due"] == 0


async def test_invalid_tables_are_refused_and_not_created(new_user: NewUser) -> None:
    ana = await new_user()
    me, bot = {"me": True, "name": "Ana"}, {"bot": "greedy"}

    def clock(per: str, seconds: int, increment: int = 0) -> dict[str, Any]:
        return {"options": {"clock": {"per": per, "seconds": seconds, "increment": increment}}}

    bad: list[tuple[dict[str, Any], int, str]] = [
        ({"game": "chess"}, 400, "setup/game"),
        ({"setup": {"target": 3}}, 400, "setup/target"),
        ({"setup": {"colour": "red"}}, 400, "setup/unknown"),
        ({"setup": {"modes": "/etc/passwd"}}, 400, "setup/no-files"),
        ({"game": "dicetto", "setup": {"deck": "deck.toml"}}, 400, "setup/no-files"),
        ({"game": "dicetto", "seats": [me]}, 400, "setup/players"),
        ({"options": {"real_seats": [2]}}, 400, "setup/real_seats"),
        (clock("move", 1), 400, "setup/clock"),
        (clock("move", 60, 1), 400, "setup/increment"),
        (clock("game", 60, -1), 400, "setup/increment"),
        ({"options": {"dice": "loaded"}}, 400, "wire/malformed"),
        ({"seats": [me, {"bot": "clever"}]}, 400, "bot/unknown"),
        ({"seats": [me, me]}, 403, "table/name-taken"),
        ({"seats": [{"me": True}, bot]}, 403, "table/name"),
        ({"seats": [{**me, "entropy": "x"}, bot]}, 403, "table/entropy"),
        ({"seats": [me, None], "begin": True}, 403, "table/seats-free"),
        ({"seats": [None] * 9}, 400, "wire/malformed"),
        ({"more": 1}, 400, "wire/malformed"),
    ]
    for change, status, code in bad:
        assert await ana.refused("/api/tables", {"game": "dicy-cards", "seats": [me, bot], **change}) == (status, code), change
    assert await ana.refused("/api/tables", {"seats": []}) == (400, "wire/malformed")
    assert (await ana.get("/api/tables"))["mine"] == []


async def test_public_tables_are_listed_until_they_begin(nodes: Nodes, new_user: NewUser) -> None:
    ana, bo = await new_user(), await new_user(nodes.second)
    public = await ana.new_table("Ana", None, options={"public": True})
    private = await ana.new_table("Ana", None)

    async def listed() -> set[str]:
        return {line["id"] for line in (await bo.get("/api/tables"))["open"]}

    assert public in await listed()
    assert private not in await listed()
    await bo.sit(public, 1, "Bo")
    await ana.do(public, "begin")
    assert public not in await listed()


async def test_my_tables_are_listed_with_those_that_wait_for_me_first(nodes: Nodes, new_user: NewUser) -> None:
    ana, bo = await new_user(), await new_user(nodes.second)
    waiting = await start_game(ana, bo)
    later = await ana.new_table("Ana", None)
    lines = (await ana.get("/api/tables"))["mine"]
    assert [(line["id"], line["my_turn"], line["turn_seat"]) for line in lines] == [(waiting, True, 0), (later, False, None)]
    assert (lines[0]["names"], lines[0]["status"], lines[0]["game"]) == (["Ana", "Bo"], "playing", "dicy-cards")
    (line,) = (await bo.get("/api/tables"))["mine"]
    assert (line["id"], line["my_turn"], line["version"]) == (waiting, False, 3)


async def test_seats_are_taken_left_and_given_to_bots(nodes: Nodes, new_user: NewUser) -> None:
    ana, bo, cy = await new_user(), await new_user(nodes.second), await new_user()
    table = await ana.new_table("Ana", None)
    assert await bo.sit(table, 1, "Bo", "f" * 32) == 2
    do, sit = f"/api/tables/{table}/do", {"do": "sit", "seat": 1, "name": "Cy", "entropy": ENTROPY}
    assert await cy.refused(do, sit) == (403, "table/seat-taken")
    assert await bo.refused(do, {"do": "begin"}) == (403, "table/not-host")
    assert await bo.do(table, "rise", seat=1) == 3
    assert await ana.do(table, "bot", seat=1, bot="greedy") == 4
    assert [(seat["name"], seat["bot"]) for seat in (await bo.view(table))["seats"]] == [("Ana", ""), ("", "greedy")]
    assert await ana.do(table, "begin") == 5
    assert await cy.refused(do, sit) == (403, "table/begun")


async def finished(nodes: Nodes, new_user: NewUser, **more: Any) -> tuple[Client, Client, str, Viewer, Viewer]:
    """Two players at two nodes who have just finished a game."""
    ana, bo = await new_user(), await new_user(nodes.second)
    table = await start_game(ana, bo, setup={"target": 20}, **more)
    a, b = await ana.join(table), await bo.join(table)
    await play_on({0: a, 1: b})
    return ana, bo, table, a, b


async def test_a_rematch_needs_the_consent_of_all_players_and_carries_the_score(nodes: Nodes, new_user: NewUser) -> None:
    ana, bo, table, a, _ = await finished(nodes, new_user, bots=["greedy"])
    winners, path = a.view["winners"], f"/api/tables/{table}/rematch"
    score = [1 / len(winners) if seat in winners else 0.0 for seat in range(3)]
    assert a.view["score"] == score
    assert await bo.post(path) == {"id": "", "url": ""}
    view = await a.when(lambda view: bool(view["rematch_wanted"]))
    assert (view["rematch_wanted"], view["same_dice_wanted"], view["rematch"]) == ([bo.user_id], [], "")
    assert await bo.post(path) == {"id": "", "url": ""}, "asking twice is asking once"
    assert await ana.post(path, {"same_dice": True}) == {"id": "", "url": ""}, "that is another wish"
    again = (await ana.post(path))["id"]
    assert (await bo.post(path))["id"] == again
    assert (await bo.view(again))["score"] == score
    await ana.do(again, "bot", seat=2, bot="random")
    assert (await bo.view(again))["score"] == [], "with another player another series begins"


async def test_a_rematch_is_one_table_with_all_players_on_their_seats(nodes: Nodes, new_user: NewUser) -> None:
    ana, bo, table, a, b = await finished(nodes, new_user, options={"real_seats": [0]})
    cy = await new_user()
    assert await cy.refused(f"/api/tables/{table}/rematch", {}) == (403, "table/not-yours")
    answers = await asyncio.gather(*(one.post(f"/api/tables/{table}/rematch", {}) for one in (ana, bo, ana, bo)))
    (again,) = {answer["id"] for answer in answers} - {""}  # the first one had to wait for the other
    for viewer in (a, b):
        frame = await viewer.until("commit", lambda frame: bool(frame["table"]["rematch"]))
        assert frame["entries"][0]["entry"] == {"is": "rematched", "table": again}, frame["entries"]
        assert frame["table"]["rematch"] == again
    view = await bo.view(again)
    assert [seat["name"] for seat in view["seats"]] == ["Ana", "Bo"]
    assert (view["status"], view["parent"], view["host"], view["options"]["real_seats"]) == ("open", table, ana.user_id, [0])
    assert view["commitment"] != a.view["commitment"]
    await ana.do(again, "begin")
    assert await ana.refused(f"/api/tables/{again}/rematch", {}) == (403, "table/not-over")


async def test_a_fork_goes_on_from_a_position_at_a_new_table(nodes: Nodes, new_user: NewUser) -> None:
    """Far from the end, so that there are dice to roll at the new table whatever falls."""
    ana, bo, cy = await new_user(), await new_user(nodes.second), await new_user(nodes.second)
    table = await start_game(ana, bo, setup={"target": 500})
    await play_on({0: await ana.join(table), 1: await bo.join(table)}, moves=6)
    path, seats = f"/api/tables/{table}/fork", [{"me": True, "name": "Cy"}, {"bot": "random"}]
    fork = (await cy.post(path, {"ply": 4, "seats": seats}))["id"]
    view = await cy.view(fork)
    assert (view["parent"], view["host"], view["status"]) == (table, cy.user_id, "open")
    await cy.do(fork, "begin")
    c = await cy.join(fork)
    assert c.view["ply"] >= 4
    await play_on({0: c}, moves=6, seed=3)
    assert c.view["ply"] > 4
    await c.do("resign", seat=0)
    await c.when(lambda view: view["status"] == "over")
    played = await cy.record(fork)
    assert played.moves[:4] == (await ana.record(table)).moves[:4]
    assert verify(played).derived > 0
    assert await cy.refused(path, {"ply": 4, "seats": [*seats, seats[1]]}) == (403, "table/no-seat")
    assert await bo.refused(path, {"ply": -1}) == (400, "wire/malformed")


async def test_a_record_in_progress_holds_no_secret(new_user: NewUser) -> None:
    ana = await new_user()
    table = await ana.new_table("Ana", "bot:random", begin=True)
    answer = await ana.http.get(f"/api/tables/{table}/record")
    assert answer.headers["content-disposition"] == f'attachment; filename="rollhouse-{table}.txt"'
    record = await ana.record(table)
    assert ("Dice.commitment" in record.tags, "Dice.secret" in record.tags) == (True, False)
    assert await ana.refused(f"/api/tables/{table}/record?form=pdf", method="GET") == (400, "setup/form")


async def test_the_address_of_a_table_as_a_qr_code(new_user: NewUser) -> None:
    ana = await new_user()
    table = await ana.new_table("Ana", None)
    picture = await ana.http.get(f"/api/qr.svg?path=/t/{table}")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert b"<svg" in picture.content
    assert picture.headers["cache-control"] == "private, max-age=86400"
    for path in ("/t/", "/me", "//example.org/t/x", "/t/" + "x" * 65):
        assert await ana.refused(f"/api/qr.svg?path={path}", method="GET") == (400, "wire/malformed")


async def test_the_messages_of_a_game_for_a_browser(new_user: NewUser) -> None:
    """The game's and its board's; none of the terminal's, none of the server's."""
    ana = await new_user()
    for lang in LANGUAGES:
        sent = await ana.get(f"/api/games/dicetto/words?lang={lang}")
        assert sent["lang"] == lang
        said = entries(sent["text"])
        assert {"dicetto-name", "web-dicetto-keep"} <= said.keys()
        assert not any(key.startswith(("terminal-", "error-table-")) for key in said)
    assert await ana.refused("/api/games/chess/words", method="GET") == (400, "setup/game")
    assert await ana.refused("/api/games/dicetto/words?lang=tlh", method="GET") == (400, "setup/language")


@pytest.mark.parametrize("game", ["dicy-cards", "dicetto"])
async def test_a_player_who_types_dice_gets_no_list_of_all_rolls(new_user: NewUser, game: str) -> None:
    ana = await new_user()
    table = await ana.new_table("Ana", "Bo", game=game, begin=True, options={"dice": "real"})
    while not (view := await ana.view(table))["position"]["rolling"]:
        assert view["choices"]  # cards to deal: those are listed
        await ana.do(table, "play", move=view["choices"][0], at=view["version"])
    assert (view["dealer_seat"], view["choices"]) == (0, [])
    await ana.do(table, "play", move="roll " + "1" * view["position"]["rolling"], at=view["version"])
    assert (await ana.view(table))["choices"]


async def test_a_position_as_text(new_user: NewUser) -> None:
    ana = await new_user()
    cards = ["any_two", "odd", "sixes", "straight", "two_pairs"]
    table = await ana.new_table("Ana", "Bo", begin=True, options={"dice": "real"}, setup={"cards": cards})
    before = await ana.get(f"/api/tables/{table}/text")
    assert before["summary"]
    assert before["menu"] is None  # no player decides what the dice show
    await ana.do(table, "play", move="roll 112345", at=(await ana.view(table))["version"])
    told = await ana.get(f"/api/tables/{table}/text")
    assert told["ply"] == before["ply"] + 1
    assert told["menu"]["question"]["key"]
    assert "score straight 12345" in _moves(told["menu"]) <= set((await ana.view(table))["choices"])
    assert await ana.get(f"/api/tables/{table}/text?ply={before['ply']}") == before
    assert await ana.get(f"/api/tables/{table}/text?ply=999") == told  # there is nothing after the last one


def _moves(item: dict[str, Any]) -> set[str]:
    return ({item["move"]} if item.get("move") else set()).union(*map(_moves, item.get("items", [])))


async def test_the_games_are_listed_as_messages(new_user: NewUser) -> None:
    ana = await new_user()
    listed = {game["id"]: game for game in await ana.get("/api/games")}
    assert set(listed) == set(SHORT)
    for game in listed.values():
        assert game["name"]["key"]
        assert (game["min_players"], game["max_players"]) in {(1, 4), (2, 4)}
        assert game["bots"][0] == "random"
        assert game["default_bot"] in game["bots"]
        assert set(game["bot_descriptions"]) <= set(game["bots"])
        assert all(option["label"]["key"] for option in game["options"])
        assert all(section["title"]["key"] and section["body"] for section in game["guide"])
    assert msgspec.json.decode((await ana.http.get("/api/games")).content)


async def test_a_correspondence_game_and_a_vacation(nodes: Nodes, new_user: NewUser) -> None:
    ana, bo = await new_user(), await new_user(nodes.second)
    table = await start_game(ana, bo, options={"clock": {"per": "move", "seconds": 3 * DAY_SECONDS}})
    assert (await bo.view(table))["clock"]["correspondence"]
    line = (await ana.get("/api/tables"))["mine"][0]
    assert (line["id"], line["my_turn"]) == (table, True)
    assert line["due"] == pytest.approx(time.time() + 3 * DAY_SECONDS, abs=3600)
    assert (await bo.refused(f"/api/tables/{table}/do", {"do": "cover", "seat": 0}))[1] in ("table/correspondence", "table/still-here")

    assert await ana.get("/api/me/vacation") == {"until": None, "days_left": 30, "days_per_year": 30}
    page = await ana.post("/api/me/vacation", {"days": 4})
    assert (page["days_left"], page["until"]) == (26, pytest.approx(time.time() + 4 * DAY_SECONDS, abs=3600))
    view = await poll(lambda: bo.view(table), lambda view: view["clock"]["vacation_until"][0] is not None)
    assert (view["clock"]["vacation_until"], view["clock"]["running"]) == ([page["until"], None], None)
    assert await bo.get("/api/me/vacation") == {"until": None, "days_left": 30, "days_per_year": 30}
    assert await ana.refused("/api/me/vacation", {"days": 4}) == (403, "vacation/begun")
    assert await ana.request("DELETE", "/api/me/vacation") == {"until": None, "days_left": 29, "days_per_year": 30}
    for days in (0, 31, 2.5, "many", None):
        assert await ana.refused("/api/me/vacation", {"days": days}) == (400, "wire/malformed")
