"""One socket per viewer: all viewers get the same frames in order, at every node and after every reconnection."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from rollhouse.core.messages import say
from rollhouse.locale import LANGUAGES, catalogue
from rollhouse.server.store.database import StoreError
from rollhouse.server.tables.manager import channel_of
from rollhouse.server.wire.frames import CommitFrame
from tests.server.live.conftest import Configure, NewUser, SetClock
from tests.server.live.nodes import Client, Nodes, Viewer, play_on, seat_to_act, start_game
from tests.server.waiting import wait_until

MANY = 700
"""More frames than a connection and the server behind it hold for one viewer: some 200, and `MAX_WAITING_FRAMES`."""


async def two_viewers(nodes: Nodes, new_user: NewUser, **more: Any) -> tuple[Client, Client, str, Viewer, Viewer]:
    """Two players at two nodes, at a table where the game has just begun."""
    ana, bo = await new_user(), await new_user(nodes.second)
    table = await start_game(ana, bo, **more)
    a, b = await ana.join(table), await bo.join(table)
    assert a.view["version"] == b.view["version"] == 3
    return ana, bo, table, a, b


async def stalled_viewer(talker: Client, stalling: Client) -> tuple[str, Viewer, Viewer]:
    """A table at which one viewer has stopped reading, and another has said more than is kept for one."""
    table = await talker.new_table("Ana", None)
    stalled = await stalling.watch(table, stalls=True)
    await stalled.until("table")
    talking = await talker.join(table)
    for number in range(MANY):
        await talking.do("chat", text=f"{number} " + "🎲" * 400)
    await talking.at(1 + MANY)
    return table, talking, stalled


async def test_the_whole_table_comes_first(nodes: Nodes, new_user: NewUser) -> None:
    ana = await new_user()
    table = await ana.new_table("Ana", None)
    viewer = await ana.watch(table)
    full = await viewer.receive()
    assert (full["is"], full["you"], full["table"]) == ("table", ana.user_id, await ana.view(table))
    assert [one["entry"]["is"] for one in full["log"]] == ["opened", "sat"]
    assert (await viewer.receive())["is"] == "here"


async def test_all_viewers_get_the_same_commits_with_their_events_as_messages(nodes: Nodes, new_user: NewUser) -> None:
    _, _, table, a, b = await two_viewers(nodes, new_user)
    c = await (await new_user(nodes.second)).join(table)
    begun = a.view["version"]
    await play_on({0: a, 1: b}, moves=8)
    await c.at(a.view["version"])
    sent = [[msgspec.json.decode(text) for text in viewer.texts if text.startswith('{"is":"commit"')] for viewer in (a, b, c)]
    choices = [[commit.pop("choices", {}) for commit in commits] for commits in sent]
    assert sent[0] == sent[1] == sent[2]
    assert not any(choices[2]), "a spectator has no choices"
    assert not any(one and other for one, other in zip(choices[0], choices[1], strict=True)), "only one is to act"
    assert any(choices[0])
    assert any(choices[1])
    commits = sent[0]
    assert [one["version"] for one in commits] == list(range(begun + 1, begun + 9))
    ((entry,), after) = commits[0]["entries"], commits[0]["table"]
    assert entry["entry"]["is"] == "moved"
    (event,) = entry["events"]
    assert (event["message"]["key"], event["message"]["args"]["seat"]) == ("dicy-event-rolled", {"index": 0})
    assert (len(after["position"]["dice"]), choices[0][0][""]) == (6, "skip")
    assert a.shared == b.shared == c.shared


async def test_a_client_that_follows_no_changes_gets_the_whole_table_after_every_commit(nodes: Nodes, new_user: NewUser) -> None:
    """So programs need not merge anything, and clients of 0.3 go on."""
    ana, _, table, a, b = await two_viewers(nodes, new_user)
    plain = await ana.watch(table, changes=False)
    await plain.until("table")
    for version in range(a.view["version"] + 1, a.view["version"] + 26):
        await a.do("chat", reaction="hello") if version % 2 else await b.do("chat", reaction="thanks")
        frame = await plain.until("table", lambda frame, version=version: frame["table"]["version"] >= version)  # type: ignore[misc]  # bound
        assert frame["table"] == (await a.at(version))
        assert (len(frame["log"]) <= 20, frame["earlier"] + len(frame["log"])) == (True, version + 1)
    assert '"is":"commit"' not in "".join(plain.texts)


async def test_roll_move_undo_and_resign(nodes: Nodes, new_user: NewUser) -> None:
    _, _, _, a, b = await two_viewers(nodes, new_user)
    assert (a.view["roll_due"], a.view["to_act"], a.view["choices"]) == (0, "chance", [])
    assert (await b.refusal("roll", at=b.view["version"]))["code"] == "table/not-your-turn"
    assert (await a.refusal("roll", at=1_000_001))["code"] == "move/stale", "a table may have as many versions"
    before = await a.roll()
    assert (before["roll_due"], before["to_act"]) == (None, 0)
    refused = await a.refusal("play", move="reset odd", at=before["version"])
    assert (refused["code"], bool(refused["rule"])) == ("move/illegal", True)
    assert (await a.refusal("play", move="dance", at=before["version"]))["code"] == "move/malformed"
    await a.move("skip")
    assert a.view["undoable"] == [0]
    undone = await a.undo()
    assert (undone["position"], undone["ply"]) == (before["position"], before["ply"])
    await b.at((await a.move("skip"))["version"])
    await a.at((await b.roll())["version"])
    refused = await a.refusal("undo", at=a.view["version"])
    assert (refused["code"], refused["version"]) == ("undo/past-roll", a.view["version"])
    assert (await b.refusal("resign", seat=0))["code"] == "table/not-yours"
    await b.do("resign", seat=1)
    over = (await a.until("commit"))["table"]
    assert (over["status"], over["winners"], len(over["secret"])) == ("over", [0], 64)
    assert (await a.refusal("roll", at=over["version"]))["code"] == "table/over"


async def test_time_runs_out_without_a_request(nodes: Nodes, new_user: NewUser, clock: SetClock) -> None:
    _, _, _, a, b = await two_viewers(nodes, new_user, options={"clock": {"per": "move", "seconds": 600}})
    assert a.view["clock"]["running"] == 0
    assert 0 < a.view["clock"]["left"][0] <= 600
    clock.ahead_seconds = 601
    for viewer in (a, b):
        over = await viewer.until("commit")
        assert [one["entry"]["is"] for one in over["entries"]] == ["resigned", "ended"]
        assert over["entries"][0]["entry"] == {"is": "resigned", "seat": 0, "reason": "time"}
        assert over["table"]["winners"] == [1]


async def test_chat_reaches_all_viewers_and_is_kept(nodes: Nodes, new_user: NewUser) -> None:
    ana, _, table, a, b = await two_viewers(nodes, new_user, options={"spectators_talk": True})
    spectator = await new_user()
    c = await spectator.join(table)
    await c.do("chat", text="  Good luck! ")
    for viewer in (a, b, c):
        said = (await viewer.until("commit"))["entries"][0]["entry"]
        assert (said["is"], said["text"], said["user_id"], said["name"]) == ("chat", "Good luck!", spectator.user_id, "")
    late = await (await ana.watch(table)).until("table")
    assert late["log"][-1]["entry"]["text"] == "Good luck!"
    assert (await a.refusal("chat", text="x" * 501))["code"] == "table/message-length"


async def test_chat_is_limited_and_read_page_by_page(nodes: Nodes, new_user: NewUser, configure: Configure) -> None:
    ana, _, table, a, _ = await two_viewers(nodes, new_user)
    eve = await new_user(nodes.second)
    spectator = await eve.join(table)
    assert (await spectator.refusal("chat", text="buy this"))["code"] == "table/spectator-chat"
    said_all = a.view["version"] + 600
    for number in range(600):
        await a.do("chat", text=f"{number}")
    await a.at(said_all)
    await spectator.at(said_all)  # the other node has it too
    late = await (await eve.watch(table)).until("table")
    assert (len(late["log"]), late["log"][-1]["entry"]["text"]) == (500, "599")
    page = await eve.get(f"/api/tables/{table}/log?before={late['earlier']}")
    assert (page["first"], len(page["log"]), page["log"][0]["entry"]["is"]) == (0, late["earlier"], "opened")
    assert await eve.get(f"/api/tables/{table}/log?before=0") == {"first": 0, "log": []}
    configure(rate_limit=40)
    calm = await ana.join(table)
    said = [(await ana.http.post(f"/api/tables/{table}/do", json={"do": "chat", "text": "again"})).status_code for _ in range(7)]
    assert said == [200] * 5 + [429] * 2
    for _ in range(5):  # each counts as 21 commands
        await calm.do("resync")
        await calm.until("table")
    assert (await calm.refusal("resync"))["code"] == "wire/rate-limited"


async def test_chat_makes_no_move_stale(nodes: Nodes, new_user: NewUser) -> None:
    _, _, _, a, b = await two_viewers(nodes, new_user)
    seen = (await a.roll())["version"]
    await b.at(seen)  # otherwise the roll may come after the message at this node, and the whole table with it
    await b.do("chat", text="hurry")
    await b.until("commit", lambda frame: frame["version"] == seen + 1)
    await a.do("play", move="skip", at=seen)
    assert (await b.until("commit"))["table"]["roll_due"] == 1


# --- reconnecting -----------------------------------------------------------------------------------------------------------------------


async def test_a_viewer_who_reconnects_gets_what_they_missed(nodes: Nodes, new_user: NewUser) -> None:
    ana, bo, table, a, b = await two_viewers(nodes, new_user)
    seen = b.view["version"]
    await b.leave()
    await a.roll()
    await a.move("skip")
    back = await bo.watch(table, since=seen)
    back.view = b.view
    first = await back.receive()
    if nodes.alone:  # the node has the frames at hand
        second = await back.receive()
        assert [(one["is"], one["version"]) for one in (first, second)] == [("commit", seen + 1), ("commit", seen + 2)]
    else:  # they were made at the other node, so the whole table comes
        assert (first["is"], first["table"]["version"]) == ("table", seen + 2)
    assert back.view == a.view
    same = await ana.watch(table, since=seen)  # at the node where it happened
    same.view = b.view
    assert [(await same.receive())["is"] for _ in range(2)] == ["commit", "commit"]
    assert same.view == a.view
    assert (await (await ana.watch(table, since=a.view["version"])).receive())["is"] == "here", "nothing was missed"
    for since in (0, -3, 999_999):
        assert (await (await ana.watch(table, since=since)).receive())["table"] == a.view


async def test_a_viewer_who_missed_much_gets_the_whole_table(nodes: Nodes, new_user: NewUser) -> None:
    ana, _, table, a, b = await two_viewers(nodes, new_user, setup={"target": 500})
    seen = a.view["version"]
    await play_on({0: a, 1: b}, moves=70)
    full = await (await ana.watch(table, since=seen)).receive()
    assert (full["is"], full["table"]["version"]) == ("table", seen + 70)
    assert len([one for one in full["log"] if one["entry"]["is"] == "moved"]) == full["table"]["ply"]


async def test_the_table_is_sent_again_when_asked_for(nodes: Nodes, new_user: NewUser) -> None:
    _, _, _, a, _ = await two_viewers(nodes, new_user)
    before = a.view
    await a.do("resync")
    assert (await a.until("table"))["table"] == before
    await a.do("resync", since=before["version"])
    assert {frame["is"] for frame in await a.silence()} == {"here"}


async def test_a_gap_is_filled_or_the_viewer_is_asked_to_reconnect(
    nodes: Nodes, new_user: NewUser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A frame that is far ahead means that some were lost on the way."""
    _, _, table, a, b = await two_viewers(nodes, new_user)
    ahead = CommitFrame.of(900, b'{"is":"commit","version":900}')
    node = nodes.second

    def lose_some() -> None:
        node.loop.call_soon_threadsafe(node.services.pubsub.publish, ahead, channel_of(table))

    await b.silence()  # what came before is read
    lose_some()
    assert await b.until("here")
    assert all(msgspec.json.decode(text).get("version") != 900 for text in b.texts)
    await b.at((await a.roll())["version"])

    async def unavailable(name: str) -> Any:
        raise StoreError("store/unavailable")

    monkeypatch.setattr(node.services.tables, "_lock", unavailable)
    lose_some()
    assert await b.closed() == 1013


async def test_a_viewer_who_was_too_slow_gets_the_whole_table(new_user: NewUser) -> None:
    """More happens than is kept for one viewer, and then nothing more: the end comes all the same, without a gap before it."""
    ana = await new_user()
    _, _, stalled = await stalled_viewer(ana, ana)
    seen, last = 1, ""
    while seen < 1 + MANY:
        frame = await stalled.receive()
        if frame["is"] == "commit":
            assert frame["version"] == seen + 1
        if "table" in frame:
            seen, last = frame["table"]["version"], frame["is"]
    assert last == "table"
    whole = msgspec.json.decode(stalled.texts[-1])
    assert (whole["earlier"] + len(whole["log"]), whole["log"][-1]["entry"]["text"].split()[0]) == (2 + MANY, str(MANY - 1))
    assert {frame["is"] for frame in await stalled.silence()} <= {"here"}


async def test_a_viewer_who_stalls_holds_up_no_other_and_leaves_nothing_behind(nodes: Nodes, new_user: NewUser) -> None:
    ana, bo, cy = await new_user(), await new_user(), await new_user(nodes.second)
    table, a, stalled = await stalled_viewer(ana, bo)
    c = await cy.join(table)
    await a.knows(cy.user_id, here=True)
    await c.leave()
    await a.knows(cy.user_id, here=False)
    pubsub = nodes.first.services.pubsub
    assert pubsub.subscriber_count(channel_of(table)) == 2
    stalled.vanish()
    await a.knows(bo.user_id, here=False)
    await a.leave()
    await wait_until(lambda: not pubsub.subscriber_count(channel_of(table)))


# --- presence ---------------------------------------------------------------------------------------------------------------------------


async def test_viewers_see_who_is_present_and_who_has_left(nodes: Nodes, new_user: NewUser) -> None:
    ana, bo, _, a, b = await two_viewers(nodes, new_user)
    both = {ana.user_id, bo.user_id}
    await a.until("here", lambda frame: set(frame["here"]) == both and not frame["away"])
    await b.leave()
    gone = await a.until("here", lambda frame: frame["here"] == [ana.user_id])
    assert list(gone["away"]) == [bo.user_id]


async def test_a_bot_plays_for_an_absent_player_until_they_return(nodes: Nodes, new_user: NewUser) -> None:
    _, bo, table, a, b = await two_viewers(nodes, new_user)
    await a.knows(bo.user_id, here=True)
    assert (await a.refusal("cover", seat=1))["code"] == "table/still-here"
    await a.roll()
    await a.move("skip")
    await b.leave()
    await a.knows(bo.user_id, here=False)
    while True:  # the grace period of these servers is short, but it is there
        await a.do("cover", seat=1)
        frame = await a.receive()
        while frame["is"] not in ("refused", "commit"):
            frame = await a.receive()
        if frame["is"] == "commit":
            break
        assert frame["code"] == "table/still-here"
        await asyncio.sleep(0.05)
    assert frame["entries"][0]["entry"] == {"is": "covered", "seat": 1, "bot": "greedy"}
    await a.when(lambda view: seat_to_act(view) == 0)  # the bot has played
    again = await bo.join(table)
    await again.when(lambda view: not view["seats"][1]["bot"])
    await a.at(again.view["version"])
    assert (a.view["seats"][1]["bot"], a.view["seats"][1]["user_id"]) == ("", bo.user_id)
    while seat_to_act(a.view) != 1:
        await play_on({0: a, 1: again}, moves=1)
    await play_on({1: again}, moves=1)


# --- one writer -------------------------------------------------------------------------------------------------------------------------


async def test_of_many_commands_for_one_version_one_is_done(nodes: Nodes, new_user: NewUser) -> None:
    """The same user in many windows at both nodes: one roll happens; the others are refused as late, and get what they missed."""
    ana, _, table, a, _ = await two_viewers(nodes, new_user)
    other = await new_user(nodes.second)
    other.http.cookies = ana.http.cookies
    windows = [await (ana if number % 2 else other).join(table) for number in range(10)]
    version = a.view["version"]
    await asyncio.gather(*(window.do("roll", at=version, id=number) for number, window in enumerate(windows)))
    late = 0
    for number, window in enumerate(windows):
        await window.at(version + 1)
        came = [msgspec.json.decode(text) for text in window.texts] + await window.silence()
        refused = [frame for frame in came if frame["is"] == "refused"]
        assert [(frame["code"], frame["id"]) for frame in refused] in ([], [("move/stale", number)])
        late += len(refused)
    assert late == len(windows) - 1
    view = await ana.view(table)
    assert (view["version"], view["ply"]) == (version + 1, 1)
    assert {window.view["version"] for window in windows} == {version + 1}


async def test_the_same_command_twice_is_done_once(nodes: Nodes, new_user: NewUser) -> None:
    ana, _, table, a, b = await two_viewers(nodes, new_user)
    version, do = a.view["version"], f"/api/tables/{table}/do"
    assert await ana.do(table, "roll", at=version) == version + 1
    assert await ana.refused(do, {"do": "roll", "at": version}) == (409, "move/stale")
    assert await ana.refused(do, {"do": "play", "move": "skip", "at": version + 50}) == (409, "move/stale")
    for number in (1, 2):
        await a.do("play", move="skip", at=version + 1, id=number)
    refused = await a.until("refused")
    assert (refused["code"], refused["id"], refused["version"]) == ("move/stale", 2, version + 2)
    assert (await b.at(version + 2))["ply"] == 2


# --- languages --------------------------------------------------------------------------------------------------------------------------


async def test_each_viewer_is_refused_in_their_own_language(nodes: Nodes, new_user: NewUser) -> None:
    ana, bo, table, _, _ = await two_viewers(nodes, new_user)
    sentences = {}
    for lang in LANGUAGES:
        viewer = await bo.join(table, lang=lang)
        sentences[lang] = (await viewer.refusal("roll", at=viewer.view["version"]))["message"]
    assert sentences["en"] == "It is not your turn."
    assert sentences == {lang: catalogue(lang).say(say("error-table-not-your-turn")) for lang in LANGUAGES}
    answers = [await ana.http.post(f"/api/tables/{table}/do{lang}", json={"do": "begin"}) for lang in ("", "?lang=nl")]
    assert len({answer.json()["message"] for answer in answers}) == 2
