"""Bots on a server: a thinking bot holds up only its own table, and programs are named by the admin alone."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from rollhouse.core.errors import BotError, SetupError
from rollhouse.server.config import read_config
from rollhouse.server.tables.bots import BotWorkers
from tests.play import programs
from tests.play.programs import alive, pids, plies, program
from tests.server.live.conftest import NewUser
from tests.server.live.nodes import Client, Node, Nodes, play_on
from tests.server.live.slow_games import FOLDER, find
from tests.server.waiting import wait_until

# --- bots in worker processes -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def thinking(nodes: Nodes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of the slow bot, which plays at the first node in this test."""
    monkeypatch.setenv(FOLDER, str(tmp_path))
    workers = BotWorkers(1, find)
    monkeypatch.setattr(nodes.first.services.tables, "workers", workers)
    yield tmp_path
    (tmp_path / "enough").touch()
    asyncio.run(workers.close())


async def test_while_a_bot_thinks_other_tables_move_on_and_its_own_can_chat(new_user: NewUser, thinking: Path) -> None:
    """Were the bot thinking where moves are made, all of this would wait until it has finished."""
    ana, bo = await new_user(), await new_user()
    viewer = await ana.join(await ana.new_table("Ana", "Anna", begin=True))
    b = await bo.join(await bo.new_table("bot:greedy", "Bo", begin=True))
    await wait_until((thinking / "working").exists)
    for _ in range(40):
        await (viewer.roll() if viewer.view["roll_due"] is not None else viewer.move("skip"))
    for text in ("what are you thinking about?", "hello?"):
        await b.do("chat", text=text)
        while (await b.until("commit"))["entries"][0]["entry"].get("text") != text:
            pass  # the first roll may come after the table
    assert b.view["to_act"] == 0, "it still thinks"
    (thinking / "enough").touch()
    moved = await b.until("commit")  # the chat did not make it start over
    assert moved["entries"][0]["entry"]["is"] == "moved"


# --- programs ---------------------------------------------------------------------------------------------------------------------------


@pytest.fixture
def node(tmp_path: Path) -> Iterator[Node]:
    good, bad = program(tmp_path, programs.COUNTS, "good"), program(tmp_path, programs.ILLEGAL, "bad")
    with Node.on_sqlite(tmp_path, bot_pace_seconds=0.0, exec_bots={"good": good, "bad": bad, "greedy": bad}) as node:
        yield node
    assert not any(map(alive, pids(tmp_path)))


@pytest.mark.parametrize("game", ["dicy-cards", "dicetto"])
async def test_a_user_plays_against_a_program_by_its_name(node: Node, game: str, tmp_path: Path) -> None:
    short = {"dicy-cards": {"target": 20}, "dicetto": {"cards_to_win": 1}}[game]
    async with Client(node.url) as ana:
        info = next(one for one in await ana.get("/api/games") if one["id"] == game)
        assert info["bots"][-2:] == ["good", "bad"]
        assert info["bots"].count("greedy") == 1  # a program does not replace a game's own bot
        table = await ana.new_table("Ana", "bot:good", game=game, setup=short, begin=True)
        viewer = await ana.join(table)
        view = await play_on({0: viewer})
        assert view["status"] == "over"
        assert [seat["bot"] for seat in view["seats"]] == ["", "good"]
        asked = [int(ply) for ply in plies(tmp_path, "good")]
        assert asked == sorted(asked)
        assert max(asked) < view["ply"]
        record = (await ana.http.get(f"/api/tables/{table}/record")).text
        assert "bot:good" in record
        assert "exec:" not in record
        assert not [text for text in viewer.texts if "common-stand-in" in text]


async def test_a_programs_fault_is_noted_at_the_table(node: Node) -> None:
    async with Client(node.url) as ana:
        table = await ana.new_table("Ana", "bot:bad", setup={"target": 20}, begin=True)
        viewer = await ana.join(table)
        view = await play_on({0: viewer})
        assert view["status"] == "over"
        notes = [text for text in viewer.texts if "common-stand-in" in text]
        assert notes
        assert "error-bot-illegal" in notes[0]


async def test_a_client_can_not_name_a_command(node: Node) -> None:
    async with Client(node.url) as ana:
        table = await ana.new_table("Ana", None)
        do = f"/api/tables/{table}/do"
        for bot in ("exec:sh", "exec:./mybot", "bot:exec:sh", "unknown"):
            body = {"game": "dicy-cards", "setup": {"first": 0}, "seats": [{"me": True, "name": "Ana"}, {"bot": bot}]}
            assert (await ana.refused("/api/tables", body))[1] == "bot/unknown"
            assert (await ana.refused(do, {"do": "bot", "seat": 1, "bot": bot}))[1] == "bot/unknown"
        sit = {"do": "sit", "seat": 1, "name": "exec:sh", "entropy": "0" * 32}
        assert (await ana.refused(do, sit))[1] == "table/name"


# --- how an admin names them ---------------------------------------------------------------------------------------------------------


def configured(tmp_path: Path, *flags: str, environ: dict[str, str] | None = None) -> dict[str, str]:
    return read_config({"exec_bots": flags or None}, environ or {}, data=tmp_path).exec_bots


def test_names_and_commands_come_from_flags_or_the_environment(tmp_path: Path) -> None:
    assert configured(tmp_path) == {}
    assert configured(tmp_path, "mybot=sh -c 'x=1'", "other=sh") == {"mybot": "sh -c 'x=1'", "other": "sh"}
    lines = {"ROLLHOUSE_EXEC_BOTS": "mybot=sh one\nother=sh two"}
    assert configured(tmp_path, environ=lines) == {"mybot": "sh one", "other": "sh two"}
    assert configured(tmp_path, "third=sh", environ=lines) == {"third": "sh"}


@pytest.mark.parametrize("texts", [["mybot"], ["=sh"], ["My Bot=sh"], ["exec:x=sh"], ["mybot=sh", "mybot=sh"]])
def test_an_invalid_or_repeated_name_is_refused(tmp_path: Path, texts: list[str]) -> None:
    with pytest.raises(SetupError, match="setup/exec-bot"):
        configured(tmp_path, *texts)


def test_a_missing_program_keeps_a_server_from_starting(tmp_path: Path) -> None:
    with pytest.raises(BotError, match="bot/program"):
        configured(tmp_path, f"mybot={tmp_path / 'gone'}")


async def test_t14_a_bot_is_asked_to_stop_a_game_that_stands_still(new_user: NewUser) -> None:
    """No dice are ever four of a kind here, so that no card is taken. The bot is asked in its worker, and answers with the same commit."""
    ana = await new_user()
    setup = {"bonus": False, "quiet_rounds": 4, "deck": [f"four#{copy}:6" for copy in range(1, 6)]}
    table = await ana.new_table("Ana", "bot:random", game="dicetto", begin=True, setup=setup, options={"dice": "real"})
    viewer = await ana.join(table)
    for card in range(1, 5):
        await viewer.move(f"draw four#{card}")
    while viewer.view["to_act"] != 0 or viewer.view["stop_wanted"] is None:
        version = viewer.view["version"]
        if viewer.view["dealer_seat"] is not None:
            await viewer.move("roll " + "1235"[: viewer.view["position"]["rolling"]])
        elif viewer.view["to_act"] == 0:
            await viewer.move("keep" if "keep" in viewer.view["choices"] else "done")
        else:
            await viewer.until("commit", lambda frame: frame["version"] > version)  # noqa: B023  # called at once
    await viewer.do("stop", at=viewer.view["version"])
    frame = await viewer.until("commit")
    (wanted, *answered) = [one["entry"] for one in frame["entries"]]
    assert (wanted["is"], wanted["seat"]) == ("stop-wanted", 0)
    declined = [one for one in answered if one["is"] == "stop-declined"]
    assert [one["is"] for one in answered] == (["stop-declined"] if declined else ["moved", "ended"])  # as the values of the position say
    assert (await ana.view(table))["status"] == ("playing" if declined else "over")
