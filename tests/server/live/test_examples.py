"""The bots of `examples/`, as programs of their own, at real tables: against each other and against a bot of the house."""

from __future__ import annotations

import asyncio
import os
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rollhouse.core.record_text import from_text
from rollhouse.play.fair import verify
from scripts.build_web import find_node
from tests.entry import PYTHON_SCRIPT, SEEDED_NODE
from tests.server.live.conftest import Meet
from tests.server.live.nodes import Node, Pair, Person
from tests.timeouts import TIMEOUT_SECONDS

EXAMPLES = Path(__file__).parents[3] / "examples"
SHORT = {"dicy-cards": {"target": 20}, "dicetto": {"cards_to_win": 1}}


def python_bot() -> list[str]:
    return [*PYTHON_SCRIPT, str(EXAMPLES / "bot.py")]


def javascript_bot() -> list[str]:
    found = find_node()
    assert found is not None, "Node.js is missing: `make test` brings it"
    node = found.node
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    flags = ["--experimental-websocket", "--no-warnings"] if int(version.lstrip("v").partition(".")[0]) < 22 else []
    return [node, *flags, *SEEDED_NODE, str(EXAMPLES / "bot.mjs")]


async def start(command: list[str], node: Node, person: Person, table: str, seat: int) -> asyncio.subprocess.Process:
    token = (await person.post("/api/me/token"))["token"]
    arguments = [*command, node.url, token, table, str(seat)]
    return await asyncio.create_subprocess_exec(*arguments, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=dict(os.environ))


async def ended(process: asyncio.subprocess.Process) -> tuple[int, str]:
    async with asyncio.timeout(TIMEOUT_SECONDS):
        said, _ = await process.communicate()
    assert process.returncode is not None
    return process.returncode, said.decode()


@pytest.mark.parametrize("game", SHORT)
async def test_the_example_bots_play_each_other_and_the_house(house: Pair, meet: Meet, game: str) -> None:
    host, one, other = await meet(), await meet(), await meet(house.second)
    table = await host.new_table(None, None, "bot:greedy", game=game, setup=SHORT[game])
    watcher = await host.join(table)
    bots = [
        await start(python_bot(), house.first, one, table, 0),
        await start(javascript_bot(), house.second, other, table, 1),
    ]
    while not all(seat["user_id"] or seat["bot"] for seat in watcher.view["seats"]):
        await watcher.receive()
    assert [seat["name"] for seat in watcher.view["seats"]] == ["Python 1", "JavaScript 2", ""]
    await watcher.do("begin")
    results = [await ended(bot) for bot in bots]
    view = await host.view(table)
    assert view["status"] == "over"
    expected = ["won\n" if seat in view["winners"] else "lost\n" for seat in (0, 1)]
    assert results == [(0, said) for said in expected]
    found = verify(from_text((await host.http.get(f"/api/tables/{table}/record")).text))
    assert (found.derived > 0, found.hidden) == (True, (0, 1))


async def test_a_bot_that_needs_no_socket_plays_and_keeps_its_seat(house: Pair, meet: Meet) -> None:
    host, one = await meet(), await meet(house.second)
    table = await host.new_table("Host", None, setup={"target": 500})
    watcher = await host.join(table)
    bot = await start([*PYTHON_SCRIPT, str(EXAMPLES / "http_bot.py")], house.second, one, table, 1)
    await watcher.when(lambda view: bool(view["seats"][1]["user_id"]))
    await watcher.do("begin")
    await watcher.when(lambda view: view["status"] == "playing")
    await watcher.knows(one.user_id, here=True)
    refused = await watcher.refusal("cover", seat=1)  # it has no socket, and is here
    assert refused["code"] == "table/still-here"
    for _ in range(12):  # a few turns of each
        view = watcher.view
        if view["roll_due"] == 0:
            await watcher.roll()
        elif view["to_act"] == 0:
            await watcher.move("skip" if "skip" in view["choices"] else view["choices"][0])
        else:
            await watcher.at(view["version"] + 1)
    await watcher.when(lambda view: 0 in (view["to_act"], view["roll_due"]))  # the bot has no move under way
    await host.do(table, "resign", seat=0)
    assert await ended(bot) == (0, "won\n")
    record = from_text((await host.http.get(f"/api/tables/{table}/record")).text)
    assert verify(record).hidden == (1,)
    assert "covered" not in {encode_log_entry["entry"]["is"] for text in watcher.texts for encode_log_entry in entries(text)}


def entries(text: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = msgspec.json.decode(text).get("entries", [])
    return found


def test_the_examples_are_short() -> None:
    for name in ("bot.py", "bot.mjs", "http_bot.py"):
        lines = [line for line in (EXAMPLES / name).read_text().splitlines() if line.strip()]
        assert len(lines) <= 50, name
