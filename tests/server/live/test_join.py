"""`rollhouse join`: the terminal, full screen and in lines, at a table with a player who has another client."""

from __future__ import annotations

import asyncio
from io import StringIO
from typing import Any, TextIO, cast

import pytest

from rollhouse.client import ClientError, TableClient, guest_token
from rollhouse.locale import catalogue
from rollhouse.terminal.plain.console import Console
from rollhouse.terminal.plain.remote import RemoteSession
from rollhouse.terminal.tui.remote_app import RemoteApp
from rollhouse.terminal.tui.screens.end import EndScreen
from rollhouse.terminal.tui.screens.remote import ChatScreen
from tests.expecting import present
from tests.server.live.conftest import NewUser
from tests.server.live.nodes import Client, Viewer
from tests.terminal.seats import rows
from tests.timeouts import TIMEOUT_SECONDS

SHORT = {"target": 20}


async def answer(viewer: Viewer, seat: int) -> None:
    """Make this seat's moves until the game is over."""
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while viewer.view["status"] != "over":
            view = viewer.view
            if view["roll_due"] == seat:
                await viewer.roll()
            elif view["to_act"] == seat:
                await viewer.move(next((move for move in view["choices"] if move.startswith("score")), view["choices"][0]))
            else:
                await viewer.receive()


async def test_the_full_screen_sits_down_plays_chats_and_comes_back(new_user: NewUser) -> None:
    ana = await new_user()
    table = await ana.new_table("Ana", None, setup=SHORT)
    peer = await ana.join(table)
    client = TableClient(f"{ana.url}/t/{table}", await guest_token(ana.url))
    app = RemoteApp(client, catalogue("en"), "Terry", None)
    async with app.run_test(size=(80, 24)) as pilot, asyncio.timeout(TIMEOUT_SECONDS):
        await peer.when(lambda view: view["seats"][1]["name"] == "Terry")
        await peer.do("begin")
        playing = asyncio.create_task(answer(peer, 0))
        while app.table_screen is None:
            await pilot.pause()
        screen = app.table_screen
        await pilot.press("m", *"hi", "enter")
        while not any("Terry: hi" in line for line in screen.log_view.sentences):
            await pilot.pause()
        assert not isinstance(app.screen, ChatScreen)
        dropped = False
        while not cast("Any", screen.presenter).over:
            if screen.presenter.awaited == "roll":
                if not dropped:  # as by a change of network; the roll below is kept until the connection is back
                    dropped = True
                    cast("Any", client)._socket.transport.abort()
                screen.roll()
            elif screen.presenter.awaited == "person":
                legal = screen.table.game.legal(screen.table.state)
                screen.play(next((move for move in legal if str(move).startswith("score")), legal[0]), screen.table.ply)
            await pilot.pause()
        await playing
        assert dropped
        assert [str(move) for move in screen.table.record.moves] == list((await ana.record(table)).moves)
        assert client.live
        assert isinstance(app.screen, EndScreen)
        app.exit()


async def own_token(user: Client) -> str:
    """A token for this user, as `rollhouse login` asks for one."""
    return str((await user.post("/api/me/token", {"scope": "play", "name": ""}))["token"])


async def test_a_host_at_the_full_screen_starts_the_game(new_user: NewUser) -> None:
    ana = await new_user()
    table = await ana.new_table(None, "bot:greedy", setup=SHORT)
    app = RemoteApp(TableClient(f"{ana.url}/t/{table}", await own_token(ana)), catalogue("en"), "Ana", None)
    async with app.run_test(size=(80, 24)) as pilot, asyncio.timeout(TIMEOUT_SECONDS):
        while "Start" not in (shown := "\n".join(rows(app))):
            await pilot.pause()
        assert "Ana" in shown
        await pilot.press("enter")
        while app.table_screen is None:
            await pilot.pause()
        app.exit()


async def test_a_host_in_lines_of_text_starts_the_game(new_user: NewUser, monkeypatch: pytest.MonkeyPatch) -> None:
    ana = await new_user()
    table = await ana.new_table(None, "bot:greedy", setup=SHORT)
    typed, out = Typed(), StringIO()
    monkeypatch.setattr("sys.stdout", out)
    client = TableClient(f"{ana.url}/t/{table}", await own_token(ana))
    session = RemoteSession(client, Console(catalogue("en"), writer=out), "Ana", None, reader=cast("TextIO", typed))
    playing = asyncio.create_task(asyncio.to_thread(session.run))
    try:
        async with asyncio.timeout(TIMEOUT_SECONDS):
            while "type begin to start the game" not in out.getvalue():
                await asyncio.sleep(0)
            typed.queue.put_nowait("begin\n")
            while session.game is None:
                await asyncio.sleep(0)
    finally:
        typed.queue.put_nowait("")
        assert await playing == 0


class Typed:
    """A reader whose lines are typed by a test; like a terminal it waits for the next."""

    def __init__(self) -> None:
        self.queue: asyncio.Queue[str] = asyncio.Queue()
        self.loop = asyncio.get_running_loop()

    def readline(self) -> str:
        return asyncio.run_coroutine_threadsafe(self.queue.get(), self.loop).result()

    def isatty(self) -> bool:
        return True


async def test_lines_of_text_sit_down_play_and_chat(new_user: NewUser, monkeypatch: pytest.MonkeyPatch) -> None:
    ana = await new_user()
    table = await ana.new_table("Ana", None, setup=SHORT)
    peer = await ana.join(table)
    client = TableClient(f"{ana.url}/t/{table}", await guest_token(ana.url))
    typed, out = Typed(), StringIO()
    monkeypatch.setattr("sys.stdout", out)
    session = RemoteSession(client, Console(catalogue("en"), writer=out), "Terry", None, reader=cast("TextIO", typed))
    playing = asyncio.create_task(asyncio.to_thread(session.run))
    try:
        await talk_and_play(peer, session, typed)
    finally:
        typed.queue.put_nowait("")  # the end of the input: a test that fails must not wait for the thread
        assert await playing == 0
    text = out.getvalue()
    assert "Terry: good evening" in text
    assert "Terry: Hello!" in text
    assert "The game is over" in text


async def talk_and_play(peer: Viewer, session: RemoteSession, typed: Typed) -> None:
    async with asyncio.timeout(TIMEOUT_SECONDS):
        await peer.when(lambda view: view["seats"][1]["name"] == "Terry")
        typed.queue.put_nowait("+good evening\n")
        said = await peer.until("commit", lambda frame: frame["entries"][0]["entry"]["is"] == "chat")
        assert said["entries"][0]["entry"]["text"] == "good evening"
        typed.queue.put_nowait("/hello\n")
        said = await peer.until("commit", lambda frame: frame["entries"][0]["entry"]["is"] == "chat")
        assert said["entries"][0]["entry"]["reaction"] == "hello"
        await peer.do("begin")
        while peer.view["status"] != "over":
            view = peer.view
            if view["roll_due"] == 0:
                await peer.roll()
            elif view["to_act"] == 0:
                await peer.move(next((move for move in view["choices"] if move.startswith("score")), view["choices"][0]))
            else:
                await shown(session, view["ply"])
                if view["roll_due"] == 1:
                    typed.queue.put_nowait("\n")
                elif view["to_act"] == 1:
                    table = present(session.game).table
                    own = [str(move) for move in table.game.legal(table.state)]
                    typed.queue.put_nowait(next((move for move in own if move.startswith("score")), own[0]) + "\n")
                while peer.view["version"] == view["version"]:
                    await peer.receive()
        while not present(session.game).over:
            await asyncio.sleep(0)


async def shown(session: RemoteSession, ply: int) -> None:
    """Wait until the terminal has taken over this many moves: what is typed from then on answers its question."""
    while session.game is None or session.game.table.ply != ply:
        await asyncio.sleep(0)


async def test_a_table_that_is_not_there_ends_the_client(new_user: NewUser) -> None:
    url = (await new_user()).url
    client = TableClient(f"{url}/t/nowhere", await guest_token(url))
    with pytest.raises(ClientError) as caught:
        await asyncio.wait_for(anext(frame async for frame in client.frames() if frame["is"] == "table"), TIMEOUT_SECONDS)
    assert caught.value.code in ("client/gone", "client/refused")
