"""Programs that play on a server: the admin names them, people see the names, and nobody from outside names a command."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from rollhouse.core.errors import BotError, SetupError
from rollhouse.server.config import Config, read_config
from tests.play import programs
from tests.play.programs import alive, pids, plies, program
from tests.server.live.nodes import Node, Person, play_on


@pytest.fixture
async def node(tmp_path: Path) -> AsyncIterator[Node]:
    good, bad = program(tmp_path, programs.COUNTS, "good"), program(tmp_path, programs.ILLEGAL, "bad")
    file = f"sqlite:///{tmp_path / 'house.sqlite'}"
    config = Config(database=file, bot_pace=0.0, grace=0.3, rate_limit=0, exec_bots={"good": good, "bad": bad, "greedy": bad})
    node = await asyncio.to_thread(Node, config)
    yield node
    await asyncio.to_thread(node.stop)
    assert pids(tmp_path)
    assert not any(map(alive, pids(tmp_path)))


@pytest.mark.parametrize("game", ["dicy-cards", "dicetto"])
async def test_people_play_against_a_program_by_its_name(node: Node, game: str, tmp_path: Path) -> None:
    short = {"dicy-cards": {"target": 20}, "dicetto": {"cards_to_win": 1}}[game]
    async with Person(node.url) as ana:
        info = next(one for one in await ana.get("/api/games") if one["id"] == game)
        assert info["bots"][-2:] == ["good", "bad"]
        assert info["bots"].count("greedy") == 1  # nobody replaces a game's own bot
        table = await ana.new_table("Ana", "bot:good", game=game, setup=short, begin=True)
        viewer = await ana.join(table)
        view = await play_on({0: viewer})
        assert view["status"] == "over"
        assert [seat["bot"] for seat in view["seats"]] == ["", "good"]
        told = [int(ply) for ply in plies(tmp_path, "good")]
        assert told == sorted(told)
        assert max(told) < view["ply"]
        record = (await ana.http.get(f"/api/tables/{table}/record")).text
        assert "bot:good" in record
        assert "exec:" not in record
        assert not [text for text in viewer.texts if "common-stand-in" in text]


async def test_what_a_program_does_wrong_is_told_at_the_table(node: Node) -> None:
    async with Person(node.url) as ana:
        table = await ana.new_table("Ana", "bot:bad", setup={"target": 20}, begin=True)
        viewer = await ana.join(table)
        view = await play_on({0: viewer})
        assert view["status"] == "over"
        notes = [text for text in viewer.texts if "common-stand-in" in text]
        assert notes
        assert "error-bot-illegal" in notes[0]


@pytest.mark.parametrize("bot", ["exec:sh", "exec:./mybot", "bot:exec:sh", "nobody"])
async def test_nobody_names_a_command_from_outside(node: Node, bot: str) -> None:
    async with Person(node.url) as ana:
        criteria_texts = [{"me": True, "name": "Ana"}, {"bot": bot}]
        body = {"game": "dicy-cards", "setup": {"first": 0}, "seats": criteria_texts}
        assert (await ana.refused("/api/tables", body))[1] == "bot/unknown"
        table = await ana.new_table("Ana", None)
        assert (await ana.refused(f"/api/tables/{table}/do", {"do": "bot", "seat": 1, "bot": bot}))[1] == "bot/unknown"
        assert (await ana.refused(f"/api/tables/{table}/do", {"do": "sit", "seat": 1, "name": "exec:sh", "entropy": "0" * 32}))[
            1
        ] == "table/name"
        one = await ana.new_table("Ana", "bot:good", "bot:bad", begin=True, setup={"target": 20})
        await play_on({0: await ana.join(one)})  # so that programs were started, and can be seen to end


# --- how an admin names them ---------------------------------------------------------------------------------------------------------


def configured(tmp_path: Path, *flags: str, environ: dict[str, str] | None = None) -> dict[str, str]:
    return read_config({"exec_bots": flags or None}, environ or {}, data=tmp_path).exec_bots


def test_names_and_commands_come_from_flags_or_the_environment(tmp_path: Path) -> None:
    assert configured(tmp_path) == {}
    assert configured(tmp_path, "mybot=sh -c 'x=1'", "other=sh") == {"mybot": "sh -c 'x=1'", "other": "sh"}
    lines = {"ROLLHOUSE_EXEC_BOTS": "mybot=sh one\nother=sh two"}
    assert configured(tmp_path, environ=lines) == {"mybot": "sh one", "other": "sh two"}
    assert configured(tmp_path, "third=sh", environ=lines) == {"third": "sh"}


@pytest.mark.parametrize("text", ["mybot", "=sh", "My Bot=sh", "exec:x=sh"])
def test_a_name_that_is_none_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(SetupError, match="setup/exec-bot"):
        configured(tmp_path, text)


def test_one_name_is_one_program(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="setup/exec-bot"):
        configured(tmp_path, "mybot=sh", "mybot=sh")


def test_a_program_that_is_not_there_keeps_a_server_from_starting(tmp_path: Path) -> None:
    with pytest.raises(BotError, match="bot/program"):
        configured(tmp_path, f"mybot={tmp_path / 'gone'}")
