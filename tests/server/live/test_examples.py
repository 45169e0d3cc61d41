"""The bots of `examples/`, as programs of their own, at real tables: against each other and against a bot of the server."""

from __future__ import annotations

import asyncio
import os
import subprocess
from pathlib import Path

import pytest

from rollhouse.play.fair import verify
from scripts.build_web import find_node
from tests.entry import PYTHON_SCRIPT, SEEDED_NODE
from tests.server.live.conftest import NewUser
from tests.server.live.nodes import Client, Node, Nodes
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


async def start(command: list[str], node: Node, person: Client, table: str, seat: int) -> asyncio.subprocess.Process:
    token = (await person.post("/api/me/token"))["token"]
    arguments = [*command, node.url, token, table, str(seat)]
    return await asyncio.create_subprocess_exec(*arguments, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=dict(os.environ))


async def ended(process: asyncio.subprocess.Process) -> tuple[int, str]:
    async with asyncio.timeout(TIMEOUT_SECONDS):
        said, _ = await process.communicate()
    assert process.returncode is not None
    return process.returncode, said.decode()


@pytest.mark.parametrize("game", SHORT)
async def test_the_example_bots_play_each_other_and_a_bot_of_the_server(nodes: Nodes, new_user: NewUser, game: str) -> None:
    host, one, other = await new_user(), await new_user(), await new_user(nodes.second)
    table = await host.new_table(None, None, "bot:greedy", game=game, setup=SHORT[game])
    watcher = await host.join(table)
    bots = [
        await start(python_bot(), nodes.first, one, table, 0),
        await start(javascript_bot(), nodes.second, other, table, 1),
    ]
    await watcher.when(lambda view: all(seat["user_id"] or seat["bot"] for seat in view["seats"]))
    assert [seat["name"] for seat in watcher.view["seats"]] == ["Python 1", "JavaScript 2", ""]
    await watcher.do("begin")
    results = [await ended(bot) for bot in bots]
    view = await host.view(table)
    assert view["status"] == "over"
    expected = ["won\n" if seat in view["winners"] else "lost\n" for seat in (0, 1)]
    assert results == [(0, said) for said in expected]
    found = verify(await host.record(table))
    assert (found.derived > 0, found.hidden) == (True, (0, 1))


async def test_a_bot_that_needs_no_socket_plays_and_keeps_its_seat(nodes: Nodes, new_user: NewUser) -> None:
    host, one = await new_user(), await new_user(nodes.second)
    table = await host.new_table("Host", None, setup={"target": 500})
    watcher = await host.join(table)
    bot = await start([*PYTHON_SCRIPT, str(EXAMPLES / "http_bot.py")], nodes.second, one, table, 1)
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
    assert verify(await host.record(table)).hidden == (1,)
    assert not [text for text in watcher.texts if '"is":"covered"' in text]


def test_the_examples_are_short() -> None:
    for name in ("bot.py", "bot.mjs", "http_bot.py"):
        lines = [line for line in (EXAMPLES / name).read_text().splitlines() if line.strip()]
        assert len(lines) <= 50, name
