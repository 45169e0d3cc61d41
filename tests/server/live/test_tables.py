"""Tables over HTTP: set, listed, filled, begun, played, recorded, played again."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from rollhouse.core.record import Record
from rollhouse.core.record_json import from_json
from rollhouse.core.record_text import from_text
from rollhouse.locale import LANGUAGES
from rollhouse.locale.files import entries
from rollhouse.play.fair import verify
from tests.server.live.conftest import Meet
from tests.server.live.nodes import ENTROPY, Pair, Person, play_on

SHORT: dict[str, dict[str, Any]] = {
    "dicy-cards": {"target": 20},
    "dicetto": {"cards_to_win": 1},
}


@pytest.mark.parametrize("game", SHORT)
async def test_a_whole_game_between_two_people_and_a_bot(house: Pair, meet: Meet, game: str) -> None:
    ana, bo = await meet(), await meet(house.second)
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
    text = (await ana.http.get(f"/api/tables/{table}/record")).text
    assert verify(from_text(text)).derived > 0
    assert from_json((await bo.http.get(f"/api/tables/{table}/record?form=json")).text) == from_text(text)


async def test_a_table_is_set_as_it_was_asked_for(meet: Meet) -> None:
    ana = await meet()
    options = {
        "public": True,
        "dice": "server",
        "real_seats": [1, 1, 1],
        "clock": {"per": "game", "seconds": 600, "increment": 5},
        "help": False,
    }
    table = await ana.new_table("Ana", None, setup={"mode": "d", "target": 60}, options=options)
    view = await ana.view(table)
    assert view["options"] == {**options, "real_seats": [1], "spectators_talk": False, "chat": True}
    assert (view["setup"]["mode"], view["setup"]["target"], view["setup"]["first"]) == ("d", 60, 0)
    assert (view["host"], view["status"], view["version"]) == (ana.user_id, "open", 1)
    assert [seat["real_dice"] for seat in view["seats"]] == [False, True]
    clock = {
        "per": "game",
        "seconds": 600,
        "increment": 5,
        "left": [600.0, 600.0],
        "running": None,
        "correspondence": False,
        "vacation_until": [None, None],
    }
    assert view["clock"] == clock
    assert len(view["commitment"]) == 64
    assert len(bytes.fromhex(table)) == 10, "an id that nobody finds by trying"


async def test_a_game_can_begin_at_once(meet: Meet) -> None:
    ana = await meet()
    table = await ana.new_table("Ana", "bot:random", begin=True)
    view = await ana.view(table)
    assert (view["status"], view["roll_due"], view["version"]) == ("playing", 0, 2)
    solo = await ana.new_table("Ana", setup={"first": "random"}, begin=True)
    assert (await ana.view(solo))["roll_due"] == 0


async def test_what_can_not_be_set_is_refused_and_leaves_no_table(meet: Meet) -> None:
    ana = await meet()
    me, bot = {"me": True, "name": "Ana"}, {"bot": "greedy"}
    bad: list[tuple[dict[str, Any], int, str]] = [
        ({"game": "chess", "seats": [me, bot]}, 400, "setup/game"),
        ({"game": "dicy-cards", "seats": [me, bot], "setup": {"target": 3}}, 400, "setup/target"),
        ({"game": "dicy-cards", "seats": [me, bot], "setup": {"colour": "red"}}, 400, "setup/unknown"),
        ({"game": "dicy-cards", "seats": [me, bot], "setup": {"modes": "/etc/passwd"}}, 400, "setup/no-files"),
        ({"game": "dicetto", "seats": [me, bot], "setup": {"deck": "deck.toml"}}, 400, "setup/no-files"),
        ({"game": "dicetto", "seats": [me]}, 400, "setup/players"),
        ({"game": "dicy-cards", "seats": [me, bot], "options": {"real_seats": [2]}}, 400, "setup/real_seats"),
        ({"game": "dicy-cards", "seats": [me, bot], "options": {"clock": {"per": "move", "seconds": 1}}}, 400, "setup/clock"),
        (
            {"game": "dicetto", "seats": [me, bot], "options": {"clock": {"per": "move", "seconds": 60, "increment": 1}}},
            400,
            "setup/increment",
        ),
        (
            {"game": "dicetto", "seats": [me, bot], "options": {"clock": {"per": "game", "seconds": 60, "increment": -1}}},
            400,
            "setup/increment",
        ),
        ({"game": "dicy-cards", "seats": [me, bot], "options": {"dice": "loaded"}}, 400, "wire/malformed"),
        ({"game": "dicy-cards", "seats": [me, {"bot": "clever"}]}, 400, "bot/unknown"),
        ({"game": "dicy-cards", "seats": [me, me]}, 403, "table/name-taken"),
        ({"game": "dicy-cards", "seats": [{"me": True}, bot]}, 403, "table/name"),
        ({"game": "dicy-cards", "seats": [{**me, "entropy": "x"}, bot]}, 403, "table/entropy"),
        ({"game": "dicy-cards", "seats": [me, None], "begin": True}, 403, "table/seats-free"),
        ({"seats": []}, 400, "wire/malformed"),
        ({"game": "dicy-cards", "more": 1}, 400, "wire/malformed"),
    ]
    for body, status, code in bad:
        assert await ana.refused("/api/tables", body) == (status, code), body
    assert (await ana.get("/api/tables"))["mine"] == []


async def test_public_tables_are_listed_until_they_begin(house: Pair, meet: Meet) -> None:
    ana, bo = await meet(), await meet(house.second)
    public = await ana.new_table("Ana", None, options={"public": True})
    private = await ana.new_table("Ana", None)

    async def listed() -> set[str]:
        return {line["id"] for line in (await bo.get("/api/tables"))["open"]}

    assert public in await listed()
    assert private not in await listed()
    await bo.sit(public, 1, "Bo")
    await ana.do(public, "begin")
    assert public not in await listed()


async def test_my_tables_are_listed_with_those_that_wait_for_me_first(house: Pair, meet: Meet) -> None:
    ana, bo = await meet(), await meet(house.second)
    waiting = await ana.new_table("Ana", None)
    await bo.sit(waiting, 1, "Bo")
    await ana.do(waiting, "begin")
    later = await ana.new_table("Ana", None)
    lines = (await ana.get("/api/tables"))["mine"]
    assert [(line["id"], line["my_turn"], line["turn_seat"]) for line in lines] == [(waiting, True, 0), (later, False, None)]
    assert (lines[0]["names"], lines[0]["status"], lines[0]["game"]) == (["Ana", "Bo"], "playing", "dicy-cards")
    (line,) = (await bo.get("/api/tables"))["mine"]
    assert (line["id"], line["my_turn"], line["version"]) == (waiting, False, 3)


async def test_people_sit_leave_and_are_replaced_by_bots(house: Pair, meet: Meet) -> None:
    ana, bo = await meet(), await meet(house.second)
    table = await ana.new_table("Ana", None)
    assert await bo.sit(table, 1, "Bo", "f" * 32) == 2
    do = f"/api/tables/{table}/do"
    cy = await meet()
    assert await cy.refused(do, {"do": "sit", "seat": 1, "name": "Cy", "entropy": ENTROPY}) == (403, "table/seat-taken")
    assert await bo.refused(do, {"do": "begin"}) == (403, "table/not-host")
    assert await bo.refused(do, {"do": "rise", "seat": 0}) == (403, "table/not-yours")
    assert await bo.do(table, "rise", seat=1) == 3
    assert await bo.refused(do, {"do": "bot", "seat": 1, "bot": "greedy"}) == (403, "table/not-host")
    assert await ana.do(table, "bot", seat=1, bot="greedy") == 4
    assert [(seat["name"], seat["bot"]) for seat in (await bo.view(table))["seats"]] == [("Ana", ""), ("", "greedy")]
    assert await ana.do(table, "begin") == 5
    assert await cy.refused(do, {"do": "sit", "seat": 1, "name": "Cy", "entropy": ENTROPY}) == (403, "table/begun")


async def finished(house: Pair, meet: Meet, **more: Any) -> tuple[Any, Any, str, Any, Any]:
    """Two people at two nodes who have just finished a game."""
    ana, bo = await meet(), await meet(house.second)
    table = await ana.new_table("Ana", None, setup={"target": 20}, **more)
    await bo.sit(table, 1, "Bo", "f" * 32)
    await ana.do(table, "begin")
    a, b = await ana.join(table), await bo.join(table)
    await play_on({0: a, 1: b})
    return ana, bo, table, a, b


async def test_a_rematch_takes_everybodys_yes_and_the_score_comes_along(house: Pair, meet: Meet) -> None:
    ana, bo = await meet(), await meet(house.second)
    table = await ana.new_table("Ana", None, "bot:greedy", setup={"target": 20})
    await bo.sit(table, 1, "Bo", "f" * 32)
    await ana.do(table, "begin")
    a, b = await ana.join(table), await bo.join(table)
    await play_on({0: a, 1: b})
    winners = a.view["winners"]
    score = [1 / len(winners) if seat in winners else 0.0 for seat in range(3)]
    assert a.view["score"] == score
    assert await bo.post(f"/api/tables/{table}/rematch", {}) == {"id": "", "url": ""}
    view = await a.when(lambda view: bool(view["rematch_wanted"]))
    assert (view["rematch_wanted"], view["same_dice_wanted"], view["rematch"]) == ([bo.user_id], [], "")
    assert await bo.post(f"/api/tables/{table}/rematch", {}) == {"id": "", "url": ""}  # once is enough
    assert await ana.post(f"/api/tables/{table}/rematch", {"same_dice": True}) == {"id": "", "url": ""}  # that is another wish
    again = (await ana.post(f"/api/tables/{table}/rematch", {}))["id"]
    assert (await bo.post(f"/api/tables/{table}/rematch", {}))["id"] == again
    assert (await bo.view(again))["score"] == score
    await ana.do(again, "bot", seat=2, bot="random")  # another player: another series
    assert (await bo.view(again))["score"] == []


async def test_a_rematch_is_one_table_with_everybody_on_their_seat(house: Pair, meet: Meet) -> None:
    ana, bo, table, a, b = await finished(house, meet, options={"real_seats": [0]})
    cy = await meet()
    assert await cy.refused(f"/api/tables/{table}/rematch", {}) == (403, "table/not-yours")
    answers = await asyncio.gather(*(one.post(f"/api/tables/{table}/rematch", {}) for one in (ana, bo, ana, bo)))
    (again,) = {answer["id"] for answer in answers} - {""}  # whoever was first had to wait for the other
    for viewer in (a, b):
        told = await viewer.until("commit", lambda frame: bool(frame["table"]["rematch"]))
        assert told["entries"][0]["entry"] == {"is": "rematched", "table": again}, told["entries"]
        assert told["table"]["rematch"] == again
    view = await bo.view(again)
    assert [seat["name"] for seat in view["seats"]] == ["Ana", "Bo"]
    assert (view["status"], view["parent"], view["host"], view["options"]["real_seats"]) == ("open", table, ana.user_id, [0])
    assert view["commitment"] != a.view["commitment"]
    await ana.do(again, "begin")
    assert await ana.refused(f"/api/tables/{again}/rematch", {}) == (403, "table/not-over")


async def record_of(person: Person, table: str) -> Record:
    return from_text((await person.http.get(f"/api/tables/{table}/record")).text)


async def test_play_on_from_a_position_as_a_new_table(house: Pair, meet: Meet) -> None:
    """Far from the end, so that the house has dice to roll at the new table whatever falls."""
    ana, bo = await meet(), await meet(house.second)
    table = await ana.new_table("Ana", None, setup={"target": 500})
    await bo.sit(table, 1, "Bo")
    await ana.do(table, "begin")
    await play_on({0: await ana.join(table), 1: await bo.join(table)}, moves=6)
    record = from_text((await ana.http.get(f"/api/tables/{table}/record")).text)
    cy = await meet(house.second)
    seats = [{"me": True, "name": "Cy"}, {"bot": "random"}]
    fork = (await cy.post(f"/api/tables/{table}/fork", {"ply": 4, "seats": seats}))["id"]
    view = await cy.view(fork)
    assert (view["parent"], view["host"], view["status"]) == (table, cy.user_id, "open")
    await cy.do(fork, "begin")
    c = await cy.join(fork)
    assert c.view["ply"] >= 4
    await play_on({0: c}, moves=6, seed=3)
    assert c.view["ply"] > 4
    await c.do("resign", seat=0)
    await c.when(lambda view: view["status"] == "over")
    played = from_text((await cy.http.get(f"/api/tables/{fork}/record")).text)
    assert played.moves[:4] == record.moves[:4]
    assert verify(played).derived > 0
    assert await cy.refused(f"/api/tables/{table}/fork", {"ply": 4, "seats": [*seats, seats[1]]}) == (403, "table/no-seat")
    assert await bo.refused(f"/api/tables/{table}/fork", {"ply": -1}) == (400, "wire/malformed")


async def test_every_position_of_a_game_can_be_shown(house: Pair, meet: Meet) -> None:
    ana, bo, table, a, _ = await finished(house, meet)
    shown = await bo.get(f"/api/tables/{table}/positions")
    record = from_text((await ana.http.get(f"/api/tables/{table}/record")).text)
    assert [step["move"] for step in shown["positions"]] == ["", *record.moves]
    assert shown["positions"][-1]["position"] == a.view["position"]
    assert all(step["events"] and step["events"][0]["message"]["key"] for step in shown["positions"][1:])


async def test_a_record_in_progress_holds_no_secret(meet: Meet) -> None:
    ana = await meet()
    table = await ana.new_table("Ana", "bot:random", begin=True)
    answer = await ana.http.get(f"/api/tables/{table}/record")
    assert answer.headers["content-disposition"] == f'attachment; filename="rollhouse-{table}.txt"'
    record = from_text(answer.text)
    assert ("Dice.commitment" in record.tags, "Dice.secret" in record.tags) == (True, False)
    assert await ana.refused(f"/api/tables/{table}/record?form=pdf", method="GET") == (400, "setup/form")


async def test_the_address_of_a_table_as_a_picture(meet: Meet) -> None:
    ana = await meet()
    table = await ana.new_table("Ana", None)
    picture = await ana.http.get(f"/api/qr.svg?path=/t/{table}")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert b"<svg" in picture.content
    assert picture.headers["cache-control"] == "private, max-age=86400"
    for path in ("/t/", "/me", "//example.org/t/x", "/t/" + "x" * 65):
        assert await ana.refused(f"/api/qr.svg?path={path}", method="GET") == (400, "wire/malformed")


async def test_what_a_game_says_in_a_browser(meet: Meet) -> None:
    """Its own sentences and its board's; none of the terminal's, none of the house's."""
    ana = await meet()
    for lang in LANGUAGES:
        told = await ana.get(f"/api/games/dicetto/words?lang={lang}")
        assert told["lang"] == lang
        said = entries(told["text"])
        assert {"dicetto-name", "web-dicetto-keep"} <= said.keys()
        assert not any(key.startswith(("terminal-", "house-")) for key in said)
    assert await ana.refused("/api/games/chess/words", method="GET") == (400, "setup/game")
    assert await ana.refused("/api/games/dicetto/words?lang=tlh", method="GET") == (400, "setup/language")


@pytest.mark.parametrize("game", ["dicy-cards", "dicetto"])
async def test_who_types_dice_gets_no_list_of_all_the_ways_they_can_fall(meet: Meet, game: str) -> None:
    ana = await meet()
    table = await ana.new_table("Ana", "Bo", game=game, begin=True, options={"dice": "real"})
    while not (view := await ana.view(table))["position"]["rolling"]:
        assert view["choices"]  # cards to deal: those are listed
        await ana.do(table, "play", move=view["choices"][0], at=view["version"])
    assert (view["dealer_seat"], view["choices"]) == (0, [])
    await ana.do(table, "play", move="roll " + "1" * view["position"]["rolling"], at=view["version"])
    assert (await ana.view(table))["choices"]


async def test_a_position_in_the_games_own_words(meet: Meet) -> None:
    ana = await meet()
    cards = ["any_two", "odd", "sixes", "straight", "two_pairs"]
    table = await ana.new_table("Ana", "Bo", begin=True, options={"dice": "real"}, setup={"cards": cards})
    before = await ana.get(f"/api/tables/{table}/text")
    assert before["summary"]
    assert before["menu"] is None  # what the dice show is nobody's decision
    await ana.do(table, "play", move="roll 112345", at=(await ana.view(table))["version"])
    told = await ana.get(f"/api/tables/{table}/text")
    assert told["ply"] == before["ply"] + 1
    assert told["menu"]["question"]["key"]
    assert "score straight 12345" in _moves(told["menu"]) <= set((await ana.view(table))["choices"])
    assert await ana.get(f"/api/tables/{table}/text?ply={before['ply']}") == before
    assert await ana.get(f"/api/tables/{table}/text?ply=999") == told  # there is nothing after the last one


def _moves(item: dict[str, Any]) -> set[str]:
    return ({item["move"]} if item.get("move") else set()).union(*map(_moves, item.get("items", [])))


async def test_the_games_are_listed_as_messages(meet: Meet) -> None:
    ana = await meet()
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
