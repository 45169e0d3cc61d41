"""The client of the socket protocol, without a server: links, merged commits, and what it sends again."""

from __future__ import annotations

import pytest

from rollhouse.client import ClientError, TableClient, TableLink, moves_in, read_link, standing_moves
from tests.expecting import raised


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
