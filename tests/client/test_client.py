"""The client of the socket protocol, without a server: links, merged commits, and what it sends again."""

from __future__ import annotations

from collections.abc import AsyncIterator
from queue import SimpleQueue
from typing import Any, cast

import msgspec
import pytest
from websockets.asyncio.server import ServerConnection, serve

from rollhouse.client import ClientError, TableClient, TableLink, moves_in, read_link, standing_moves
from rollhouse.client.background import BackgroundClient
from tests.expecting import raised
from tests.timeouts import TIMEOUT_SECONDS


@pytest.mark.parametrize(
    ("text", "link"),
    [
        ("https://dice.example.org/t/0a1b", ("https://dice.example.org", "0a1b")),
        (" http://localhost:8421/t/0a1b?lang=fr#top ", ("http://localhost:8421", "0a1b")),
        ("https://example.org/games/t/0a1b/", ("https://example.org/games", "0a1b")),
    ],
)
def test_a_link_names_server_and_table(text: str, link: tuple[str, str]) -> None:
    assert read_link(text) == TableLink(*link)


@pytest.mark.parametrize("text", ["", "0a1b", "https://example.org/", "ftp://example.org/t/0a1b", "https:///t/0a1b", "https://[/t/x"])
def test_other_texts_are_no_links(text: str) -> None:
    assert raised(ClientError, read_link, text).code == "client/link"


def test_moves_that_were_taken_back_do_not_stand() -> None:
    entries: list[dict[str, object]] = [
        {"is": "opened", "moves": ["roll 123456"]},
        {"is": "moved", "move": "skip"},
        {"is": "moved", "move": "roll 1"},
        {"is": "undone", "count": 2},
        {"is": "chat", "text": "oops"},
        {"is": "moved", "move": "score odd 135"},
    ]
    assert standing_moves([{"entry": entry} for entry in entries]) == ["roll 123456", "score odd 135"]
    assert moves_in({"freeze odd": "1 13", "": "skip"}) == ["freeze odd 1", "freeze odd 13", "skip"]


async def test_without_a_connection_a_move_is_kept_and_other_commands_are_refused() -> None:
    client = TableClient("http://localhost:1/t/x", "token")
    client.view = {"version": 4, "ply": 2}
    assert await client.play("skip")
    assert client.busy
    assert not await client.play("skip"), "one move at a time"
    with pytest.raises(ClientError, match="client/offline"):
        await client.say("hello")


async def test_a_server_that_is_not_there_is_named() -> None:
    client = TableClient("http://localhost:1/t/x")
    with pytest.raises(ClientError, match="client/unreachable") as caught:
        await anext(client.frames())
    assert caught.value.value == "http://localhost:1"


def _moved(version: int, move: str) -> dict[str, Any]:
    """A frame with the table after another player's move."""
    entry = {"entry": {"is": "moved", "move": move}}
    return {"is": "commit", "version": version, "entries": [entry], "table": {"version": version, "ply": version}}


async def test_a_move_that_came_second_is_reported() -> None:
    view = {"version": 1, "ply": 1, "status": "playing", "seats": []}
    table = {
        "is": "table",
        "table": view,
        "log": [{"entry": {"is": "opened", "moves": ["roll 1"]}}],
        "earlier": 0,
        "you": "ana",
        "here": [],
    }

    async def answer(socket: ServerConnection) -> None:
        await socket.send(msgspec.json.encode(table).decode())
        await socket.recv()
        await socket.send(msgspec.json.encode(_moved(2, "skip")).decode())
        await socket.wait_closed()

    async with serve(answer, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        seen = []
        async with TableClient(f"http://127.0.0.1:{port}/t/x", "token") as client:
            async for frame in client.frames():
                seen.append(frame["is"])
                if frame["is"] == "table":
                    await client.play("score odd 135")
                if frame["is"] == "overtaken":
                    break
    assert seen == ["table", "commit", "overtaken"]


class TwoFrames:
    """Stands for a client that has received a move before the first frame is shown."""

    def __init__(self) -> None:
        self.log: list[object] = ["opened"]

    async def load_log(self) -> None:
        return

    async def close(self) -> None:
        return

    async def frames(self) -> AsyncIterator[dict[str, Any]]:
        yield {"is": "table", "table": {}}
        self.log = [*self.log, "moved"]
        yield {"is": "commit", "table": {}}


def test_each_frame_has_the_log_of_its_own_version() -> None:
    received: SimpleQueue[Any] = SimpleQueue()
    background = BackgroundClient(cast("Any", TwoFrames()), received.put)
    background.start()
    frames = [received.get(timeout=TIMEOUT_SECONDS) for _ in range(2)]
    assert [frame["log"] for frame in frames] == [["opened"], ["opened", "moved"]]
    background.stop()
