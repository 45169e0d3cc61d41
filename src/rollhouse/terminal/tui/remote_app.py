"""A server's table as a full-screen program."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from rollhouse.client import ClientError, TableClient, standing_moves
from rollhouse.core.errors import RollhouseError
from rollhouse.core.messages import say
from rollhouse.locale import Catalogue
from rollhouse.terminal.presenter.remote_game import RemoteGame, may_begin
from rollhouse.terminal.translator import Translator
from rollhouse.terminal.tui.apps import TerminalApp
from rollhouse.terminal.tui.screens.remote import RemoteTableScreen, WaitScreen


class RemoteApp(TerminalApp[RollhouseError]):
    """One table on a server. Its result is the error that ended it, if one did."""

    def __init__(self, client: TableClient, words: Catalogue, name: str, seat: int | None) -> None:
        super().__init__()
        self.client = client
        self._words = words
        self._player_name = name
        self._seat = seat
        self._sat = False
        self._wait = WaitScreen(Translator(words, ()), lambda: self._start(client.command("begin")))
        self.table_screen: RemoteTableScreen | None = None
        self._game: RemoteGame | None = None

    def on_mount(self) -> None:
        """Show the seats, and connect."""
        self.push_screen(self._wait)
        self.run_worker(self._follow(), exit_on_error=False)

    async def _follow(self) -> None:
        try:
            async for frame in self.client.frames():
                await self._receive(frame)
        except RollhouseError as error:
            self.exit(error)

    async def _receive(self, frame: dict[str, Any]) -> None:
        """Show a frame."""
        match frame["is"]:
            case "table" | "commit":
                await self._show(frame)
            case "refused":
                self._note(frame["message"])
            case "overtaken":
                self._note(self._words.say(say("web-not-sent-late")))
            case "connection":
                self._note(self._words.say(say("join-connected" if frame["live"] else "web-reconnecting")), refused=not frame["live"])

    async def _show(self, frame: dict[str, Any]) -> None:
        client, view = self.client, frame["table"]
        if self._game is None or self.table_screen is None:
            self._wait.show(view, may_begin=may_begin(client, view))
            if view["status"] == "open" and not self._sat:
                self._sat = True
                await client.sit(self._player_name, self._seat)
            elif view["status"] != "open":
                await client.load_log()
                self._game = RemoteGame(view, standing_moves(client.log), client, self._start)
                self.table_screen = RemoteTableScreen(self._game, Translator(self._words, self._game.table.players))
                await self.push_screen(self.table_screen)
            return
        if frame["is"] == "table":
            await client.load_log()
            self._game.renew(view, standing_moves(client.log))
            self.table_screen.renew()
        else:
            self.table_screen.follow(self._game.follow(frame))

    def _note(self, text: str, *, refused: bool = True) -> None:
        if self._game is None or self.table_screen is None:
            self._wait.tell(text)
        else:
            self._game.refused()
            self.table_screen.refused(text)
            self.table_screen.note(text, refused=refused)

    def _start(self, command: Coroutine[Any, Any, Any]) -> None:
        self.run_worker(self._attempt(command), exit_on_error=False)

    async def _attempt(self, command: Coroutine[Any, Any, Any]) -> None:
        try:
            await command
        except ClientError as error:
            self._note(self._words.error(error))
