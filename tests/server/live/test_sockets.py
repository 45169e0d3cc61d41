"""One socket per viewer: everybody sees the same, in time and in order, wherever they are and however often they come back."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
import pytest

from rollhouse.core.messages import say
from rollhouse.locale import LANGUAGES, catalogue
from rollhouse.server.store.database import StoreError
from rollhouse.server.tables.manager import channel_of
from rollhouse.server.wire.frames import CommitFrame
from tests.server.live.conftest import Meet
from tests.server.live.nodes import Pair, Person, Viewer, play_on, seat_to_act
from tests.timeouts import TIMEOUT_SECONDS

MANY = 500
"""More frames than a connection and the server behind it hold for one viewer: some 200, and `FEW_WAITING`."""


async def two(house: Pair, meet: Meet, **more: Any) -> tuple[Person, Person, str, Viewer, Viewer]:
    """Two people at two nodes, at a table where the game has just begun."""
    ana, bo = await meet(), await meet(house.second)
    table = await ana.new_table("Ana", None, **more)
    await bo.sit(table, 1, "Bo")
    version = await ana.do(table, "begin")
    a, b = await ana.join(table), await bo.join(table)
    assert a.view["version"] == b.view["version"] == version
    return ana, bo, table, a, b


async def test_the_whole_table_comes_first(house: Pair, meet: Meet) -> None:
    ana = await meet()
    table = await ana.new_table("Ana", None)
    viewer = await ana.watch(table)
    full = await viewer.receive()
    assert (full["is"], full["you"], full["table"]) == ("table", ana.user_id, await ana.view(table))
    assert [one["entry"]["is"] for one in full["log"]] == ["opened", "sat"]
    here = await viewer.receive()
    assert here["is"] == "here"


async def test_everybody_is_told_the_same(house: Pair, meet: Meet) -> None:
    _, _, table, a, b = await two(house, meet)
    watcher = await meet(house.second)
    c = await watcher.join(table)
    begun = a.view["version"]
    await play_on({0: a, 1: b}, moves=8)
    await c.at(a.view["version"])
    told = [[text for text in viewer.texts if text.startswith('{"is":"commit"')] for viewer in (a, b, c)]
    assert told[0] == told[1] == told[2]
    versions = [msgspec.json.decode(text)["version"] for text in told[0]]
    assert versions == list(range(begun + 1, begun + 9))


async def test_what_happened_is_told_as_messages(house: Pair, meet: Meet) -> None:
    _, _, _, a, b = await two(house, meet)
    await a.roll()
    frame = await b.until("commit")
    (encode_log_entry,) = frame["entries"]
    assert encode_log_entry["entry"]["is"] == "moved"
    (event,) = encode_log_entry["events"]
    assert event["message"]["key"] == "dicy-event-rolled"
    assert event["message"]["args"]["seat"] == {"index": 0}
    assert len(frame["table"]["position"]["dice"]) == 6
    assert "skip" in frame["table"]["choices"]


async def test_dice_wait_until_they_are_asked_for(house: Pair, meet: Meet) -> None:
    _, _, _, a, b = await two(house, meet)
    assert (a.view["roll_due"], a.view["to_act"], a.view["choices"]) == (0, "chance", [])
    assert (await b.refusal("roll", at=b.view["version"]))["code"] == "table/not-your-turn"
    assert (await a.refusal("play", move="roll 123456", at=a.view["version"]))["code"] == "table/server-rolls"
    await a.roll()
    assert (a.view["roll_due"], a.view["to_act"]) == (None, 0)


async def test_a_move_is_taken_back_until_the_next_roll(house: Pair, meet: Meet) -> None:
    _, _, _, a, b = await two(house, meet)
    before = await a.roll()
    await a.move("skip")
    assert a.view["undoable"] == [0]
    undone = await a.undo()
    assert (undone["position"], undone["ply"]) == (before["position"], before["ply"])
    await a.move("skip")
    await b.at(a.view["version"])
    await b.roll()
    await a.at(b.view["version"])
    refused = await a.refusal("undo", at=a.view["version"])
    assert (refused["code"], refused["version"]) == ("undo/past-roll", a.view["version"])


async def test_giving_up_ends_the_game_and_reveals_the_dice(house: Pair, meet: Meet) -> None:
    _, _, _, a, b = await two(house, meet)
    assert (await b.refusal("resign", seat=0))["code"] == "table/not-yours"
    await b.do("resign", seat=1)
    over = (await a.until("commit"))["table"]
    assert (over["status"], over["winners"], len(over["secret"])) == ("over", [0], 64)
    assert (await a.refusal("roll", at=over["version"]))["code"] == "table/over"


async def test_time_runs_out_by_itself(house: Pair, meet: Meet, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody needs to ask: the house looks at its clocks."""
    _, _, _, a, b = await two(house, meet, options={"clock": {"per": "move", "seconds": 600}})
    assert a.view["clock"]["running"] == 0
    assert 0 < a.view["clock"]["left"][0] <= 600
    for node in {house.first, house.second}:
        monkeypatch.setattr(node.services.clock, "now", lambda: time.time() + 601)
    for viewer in (a, b):
        over = await viewer.until("commit")
        assert [one["entry"]["is"] for one in over["entries"]] == ["resigned", "ended"]
        assert over["entries"][0]["entry"] == {"is": "resigned", "seat": 0, "reason": "time"}
        assert over["table"]["winners"] == [1]


async def test_talk_reaches_everybody_and_is_kept(house: Pair, meet: Meet) -> None:
    ana, _, table, a, b = await two(house, meet, options={"spectators_talk": True})
    watcher = await meet()
    c = await watcher.join(table)
    await c.do("chat", text="  Good luck! ")
    for viewer in (a, b, c):
        said = (await viewer.until("commit"))["entries"][0]["entry"]
        assert (said["is"], said["text"], said["user_id"], said["name"]) == ("chat", "Good luck!", watcher.user_id, "")
    await a.do("chat", text="Thanks")
    late = await (await ana.watch(table)).until("table")
    assert next(one["entry"]["text"] for one in late["log"] if one["entry"]["is"] == "chat") == "Good luck!"
    assert (await a.refusal("chat", text="x" * 501))["code"] == "table/message-length"


async def test_strangers_do_not_flood_a_table_with_talk(house: Pair, meet: Meet, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither those who only watch, nor anybody at the table; and whoever joins gets a page of it, and the rest when they ask."""
    ana, _, table, a, _b = await two(house, meet)
    eve = await meet(house.second)
    watcher = await eve.join(table)
    assert (await watcher.refusal("chat", text="buy this"))["code"] == "table/spectator-chat"
    said_all = a.view["version"] + 600
    for number in range(600):
        await a.do("chat", text=f"{number}")
    await a.at(said_all)
    await watcher.at(said_all)  # the other node has heard it too
    late = await (await eve.watch(table)).until("table")
    assert (len(late["log"]), late["log"][-1]["entry"]["text"]) == (500, "599")
    page = await eve.get(f"/api/tables/{table}/log?before={late['earlier']}")
    assert (page["first"], len(page["log"]), page["log"][0]["entry"]["is"]) == (0, late["earlier"], "opened")
    assert await eve.get(f"/api/tables/{table}/log?before=0") == {"first": 0, "log": []}
    node = house.first
    node.configure(monkeypatch, rate_limit=40)
    calm = await ana.join(table)
    said = [(await ana.http.post(f"/api/tables/{table}/do", json={"do": "chat", "text": "again"})).status_code for _ in range(7)]
    assert said == [200] * 5 + [429] * 2
    for _ in range(5):  # each counts as 21 commands
        await calm.do("resync")
        await calm.until("table")
    assert (await calm.refusal("resync"))["code"] == "wire/rate-limited"


async def test_a_table_lives_beyond_a_million_versions(house: Pair, meet: Meet) -> None:
    _, _, _, a, _ = await two(house, meet)
    assert (await a.refusal("roll", at=1_000_001))["code"] == "move/stale"  # not "no command": it is only not so far yet


async def test_talk_does_not_hold_up_a_move(house: Pair, meet: Meet) -> None:
    _, _, _, a, b = await two(house, meet)
    await a.roll()
    seen = a.view["version"]
    await b.at(seen)  # otherwise the roll may come after what is said at this node, and the whole table with it
    await b.do("chat", text="hurry")
    await b.until("commit", lambda frame: frame["version"] == seen + 1)
    await a.do("play", move="skip", at=seen)
    assert (await b.until("commit"))["table"]["roll_due"] == 1


# --- coming back ------------------------------------------------------------------------------------------------------------------------


async def test_whoever_was_away_gets_what_they_missed(house: Pair, meet: Meet) -> None:
    ana, bo, table, a, b = await two(house, meet)
    seen = b.view["version"]
    await b.leave()
    await a.roll()
    await a.move("skip")
    back = await bo.watch(table, since=seen)
    first = await back.receive()
    if house.alone:  # the node has the frames at hand
        second = await back.receive()
        assert [(one["is"], one["version"]) for one in (first, second)] == [("commit", seen + 1), ("commit", seen + 2)]
    else:  # they were made at the other node, so the whole table comes
        assert (first["is"], first["table"]["version"]) == ("table", seen + 2)
    assert back.view == a.view
    same = await ana.watch(table, since=seen)  # at the node where it happened
    assert [(await same.receive())["is"] for _ in range(2)] == ["commit", "commit"]
    assert same.view == a.view


async def test_whoever_missed_nothing_gets_nothing(house: Pair, meet: Meet) -> None:
    ana, _, table, a, _ = await two(house, meet)
    back = await ana.watch(table, since=a.view["version"])
    assert (await back.receive())["is"] == "here"


@pytest.mark.parametrize("since", [0, -3, 999_999])
async def test_whoever_says_something_odd_gets_the_whole_table(house: Pair, meet: Meet, since: int) -> None:
    ana, _, table, a, _ = await two(house, meet)
    back = await ana.watch(table, since=since)
    assert (await back.receive())["table"] == a.view


async def test_whoever_was_away_for_long_gets_the_whole_table(house: Pair, meet: Meet) -> None:
    ana, _, table, a, b = await two(house, meet, setup={"target": 500})
    seen = a.view["version"]
    await play_on({0: a, 1: b}, moves=70)
    back = await ana.watch(table, since=seen)
    full = await back.receive()
    assert (full["is"], full["table"]["version"]) == ("table", seen + 70)
    assert len([one for one in full["log"] if one["entry"]["is"] == "moved"]) == full["table"]["ply"]


async def test_the_table_is_sent_again_when_asked_for(house: Pair, meet: Meet) -> None:
    _, _, _, a, _ = await two(house, meet)
    before = a.view
    await a.do("resync")
    assert (await a.until("table"))["table"] == before
    await a.do("resync", since=before["version"])
    assert {frame["is"] for frame in await a.silence()} == {"here"}


async def test_a_gap_is_filled_and_whoever_can_not_be_told_is_sent_away(house: Pair, meet: Meet, monkeypatch: pytest.MonkeyPatch) -> None:
    """A frame that is far ahead means that some were lost on the way."""
    _, _, table, a, b = await two(house, meet)
    ahead = CommitFrame.of(900, b'{"is":"commit","version":900}')
    node = house.second

    def lose_some() -> None:
        node.loop.call_soon_threadsafe(node.services.pubsub.publish, ahead, channel_of(table))

    await b.silence()  # whoever has come so far was told
    lose_some()
    assert await b.until("here")
    assert all(msgspec.json.decode(text).get("version") != 900 for text in b.texts)
    await a.roll()
    await b.at(a.view["version"])

    async def away(name: str) -> Any:
        raise StoreError("store/unavailable")

    monkeypatch.setattr(node.services.tables, "_lock", away)
    lose_some()
    assert await b.closed() == 1013


async def test_whoever_is_too_slow_gets_the_whole_table_at_last(house: Pair, meet: Meet) -> None:
    """More happens than is kept for one viewer, and then nothing more: the end must be told all the same, without a gap before it."""
    ana = await meet()
    table = await ana.new_table("Ana", None)
    correspondence = await ana.watch(table, stalls=True)
    await correspondence.until("table")
    talker = await ana.join(table)
    for number in range(MANY):
        await talker.do("chat", text=f"{number} " + "x" * 400)
    await talker.at(1 + MANY)
    seen, told = 1, ""
    while seen < 1 + MANY:
        frame = await correspondence.receive()
        if frame["is"] == "commit":
            assert frame["version"] == seen + 1
        if "table" in frame:
            seen, told = frame["table"]["version"], frame["is"]
    assert told == "table"
    whole = msgspec.json.decode(correspondence.texts[-1])
    assert (whole["earlier"] + len(whole["log"]), whole["log"][-1]["entry"]["text"].split()[0]) == (2 + MANY, str(MANY - 1))
    assert {frame["is"] for frame in await correspondence.silence()} <= {"here"}


async def test_nothing_is_kept_for_whoever_stalled_and_vanished(house: Pair, meet: Meet) -> None:
    ana, bo = await meet(), await meet()
    table = await ana.new_table("Ana", None)
    channels = house.first.services.pubsub
    correspondence = await bo.watch(table, stalls=True)
    await correspondence.until("table")
    talker = await ana.join(table)
    for _ in range(MANY):
        await talker.do("chat", text="x" * 400)
    await talker.at(1 + MANY)
    assert channels.subscriber_count(channel_of(table)) == 2
    correspondence.vanish()
    await talker.until("here", lambda frame: bo.user_id not in frame["here"])
    await talker.leave()
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while channels.subscriber_count(channel_of(table)):
            await asyncio.sleep(0.01)


# --- who is here ------------------------------------------------------------------------------------------------------------------------


async def test_people_see_who_is_here_and_who_has_left(house: Pair, meet: Meet) -> None:
    ana, bo, _, a, b = await two(house, meet)
    both = {ana.user_id, bo.user_id}
    await a.until("here", lambda frame: set(frame["here"]) == both and not frame["away"])
    await b.leave()
    gone = await a.until("here", lambda frame: frame["here"] == [ana.user_id])
    assert list(gone["away"]) == [bo.user_id]


async def test_a_viewer_who_stalls_keeps_nobody_from_hearing_who_is_here(house: Pair, meet: Meet) -> None:
    ana, bo, cy = await meet(), await meet(), await meet(house.second)
    table = await ana.new_table("Ana", None)
    correspondence = await bo.watch(table, stalls=True)
    await correspondence.until("table")
    a = await ana.join(table)
    for _ in range(MANY):  # until nothing more goes through to the one who stalls
        await a.do("chat", text="x" * 400)
    await a.at(1 + MANY)
    c = await cy.join(table)
    await a.until("here", lambda frame: cy.user_id in frame["here"])
    await c.leave()
    await a.until("here", lambda frame: cy.user_id not in frame["here"])
    correspondence.vanish()


async def test_a_bot_plays_for_somebody_who_is_away_until_they_are_back(house: Pair, meet: Meet) -> None:
    _ana, bo, table, a, b = await two(house, meet)
    await a.until("here", lambda frame: bo.user_id in frame["here"])
    assert (await a.refusal("cover", seat=1))["code"] == "table/still-here"
    await a.roll()
    await a.move("skip")
    await b.leave()
    await a.until("here", lambda frame: bo.user_id in frame["away"])
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while True:  # the grace period of this house is short, but it is there
            await a.do("cover", seat=1)
            frame = await a.receive()
            while frame["is"] not in ("refused", "commit"):
                frame = await a.receive()
            if frame["is"] == "commit":
                break
            assert frame["code"] == "table/still-here"
            await asyncio.sleep(0.05)
    assert frame["entries"][0]["entry"] == {"is": "covered", "seat": 1, "bot": "greedy"}
    while seat_to_act(a.view) != 0:  # the bot plays
        await a.receive()
    again = await bo.join(table)
    while again.view["seats"][1]["bot"]:
        await again.receive()
    await a.at(again.view["version"])
    assert (a.view["seats"][1]["bot"], a.view["seats"][1]["user_id"]) == ("", bo.user_id)
    while seat_to_act(a.view) != 1:
        await play_on({0: a, 1: again}, moves=1)
    await play_on({1: again}, moves=1)


# --- one writer -------------------------------------------------------------------------------------------------------------------------


async def test_of_many_who_write_the_same_version_one_wins(house: Pair, meet: Meet) -> None:
    """The same person in many windows at both nodes: one roll happens; the others hear that they were late, and what they missed."""
    ana, _, table, a, _ = await two(house, meet)
    cookies = dict(ana.http.cookies)
    windows: list[Viewer] = []
    uploaded = Person(house.second.url)
    uploaded.http.cookies.update(cookies)
    for place in range(10):
        windows.append(await (ana if place % 2 else uploaded).join(table))
    version = a.view["version"]
    await asyncio.gather(*(window.do("roll", at=version, id=place) for place, window in enumerate(windows)))
    late = 0
    for place, window in enumerate(windows):
        await window.at(version + 1)
        heard = [msgspec.json.decode(text) for text in window.texts] + await window.silence()
        refused = [frame for frame in heard if frame["is"] == "refused"]
        assert [frame["code"] for frame in refused] in ([], ["move/stale"])
        assert all(frame["id"] == place for frame in refused)
        late += len(refused)
    assert late == len(windows) - 1
    view = await ana.view(table)
    assert (view["version"], view["ply"]) == (version + 1, 1)
    assert {window.view["version"] for window in windows} == {version + 1}
    for window in windows:
        await window.leave()
    await uploaded.http.aclose()


async def test_the_same_move_twice_is_made_once(house: Pair, meet: Meet) -> None:
    _, _, _, a, b = await two(house, meet)
    await a.roll()
    version = a.view["version"]
    await a.do("play", move="skip", at=version, id=1)
    await a.do("play", move="skip", at=version, id=2)
    refused = await a.until("refused")
    assert (refused["code"], refused["id"], refused["version"]) == ("move/stale", 2, version + 1)
    assert (await b.at(version + 1))["ply"] == 2


async def test_over_http_being_late_is_a_conflict(house: Pair, meet: Meet) -> None:
    ana, _, table, a, _ = await two(house, meet)
    version = a.view["version"]
    do = f"/api/tables/{table}/do"
    assert await ana.do(table, "roll", at=version) == version + 1
    assert await ana.refused(do, {"do": "roll", "at": version}) == (409, "move/stale")
    assert await ana.refused(do, {"do": "play", "move": "skip", "at": version + 50}) == (409, "move/stale")


# --- languages --------------------------------------------------------------------------------------------------------------------------


async def test_each_viewer_is_refused_in_their_own_language(house: Pair, meet: Meet) -> None:
    ana, bo, table, _, _ = await two(house, meet)
    sentences = {}
    for lang in LANGUAGES:
        viewer = await bo.join(table, lang=lang)
        sentences[lang] = (await viewer.refusal("roll", at=viewer.view["version"]))["message"]
    assert sentences["en"] == "It is not your turn."
    assert sentences == {lang: catalogue(lang).say(say("error-table-not-your-turn")) for lang in LANGUAGES}
    over_http = await ana.http.post(f"/api/tables/{table}/do?lang=nl", json={"do": "begin"})
    assert over_http.json()["message"] != (await ana.http.post(f"/api/tables/{table}/do", json={"do": "begin"})).json()["message"]


async def test_an_illegal_move_says_why_and_by_which_rule(house: Pair, meet: Meet) -> None:
    _, _, _, a, _ = await two(house, meet)
    await a.roll()
    refused = await a.refusal("play", move="reset odd", at=a.view["version"])
    assert refused["code"] == "move/illegal"
    assert refused["rule"]
    assert (await a.refusal("play", move="dance", at=a.view["version"]))["code"] == "move/malformed"
