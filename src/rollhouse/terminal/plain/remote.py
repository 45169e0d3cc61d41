"""A server's table in lines of text. One queue holds what is typed and what the server sends, so that neither waits for the other."""

from __future__ import annotations

import sys
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, TextIO, cast

from rollhouse.client import ClientError, TableClient, standing_moves
from rollhouse.client.background import BackgroundClient
from rollhouse.core.messages import say
from rollhouse.terminal.plain.console import Console, Left
from rollhouse.terminal.plain.menu import AskAgain
from rollhouse.terminal.plain.play import PlainGame
from rollhouse.terminal.presenter.advisor import Advisor
from rollhouse.terminal.presenter.remote_game import RemoteGame, chat, entry_message, may_begin, waiting_for

_BEGIN = "begin"
"""What the host types to start the game."""


class TableChanged(Exception):
    """The game has gone on while a question was open."""


class _Lines:
    """The typed lines; while it waits for one, it hands on what the server sends."""

    def __init__(self, reader: TextIO, session: RemoteSession) -> None:
        self._reader = reader
        self._session = session

    def isatty(self) -> bool:
        return self._reader.isatty()

    def readline(self) -> str:
        return self._session.next_line()


class RemoteSession:
    """One person at a server's table, in lines of text."""

    def __init__(self, client: TableClient, console: Console, name: str, seat: int | None, reader: TextIO | None = None) -> None:
        self._typed = sys.stdin if reader is None else reader
        self._console = Console(console.words, reader=cast("TextIO", _Lines(self._typed, self)))
        self._name = name
        self._seat = seat
        self._queue: SimpleQueue[str | dict[str, Any] | ClientError] = SimpleQueue()
        self._connection = BackgroundClient(client, self._queue.put)
        self._client = client
        self.game: RemoteGame | None = None
        self._sat = False
        self._told_to_begin = False
        self._ply = -1

    def run(self) -> int:
        """Wait for the game, and play it; `client/…` if the server lets the person in no more."""
        Thread(target=self._read, daemon=True).start()
        self._connection.start()
        try:
            with suppress(TableChanged):
                while self.game is None:
                    self._obey(self.next_line())
            assert self.game is not None
            RemotePlainGame(self.game, self._console, self).run()
        except Left:
            pass
        finally:
            self._connection.stop()
        return 0

    def _read(self) -> None:
        while line := self._typed.readline():
            self._queue.put(line)
        self._queue.put("")

    def next_line(self) -> str:
        """The next typed line. What the server sends is printed meanwhile; `TableChanged` where that changes what is asked."""
        while True:
            came = self._queue.get()
            if isinstance(came, str):
                return came
            if isinstance(came, ClientError):
                raise came
            self._receive(came)

    def _receive(self, frame: dict[str, Any]) -> None:
        match frame["is"]:
            case "connection":
                self._console.line("join-connected" if frame["live"] else "web-reconnecting")
            case "failed":
                self._console.refuse(frame["error"])
            case "overtaken":
                self._console.line("web-not-sent-late")
            case "refused":
                self._console.write(frame["message"])
                if self.game is not None:
                    self.game.refused()
                    raise TableChanged
            case "table" | "commit":
                self._follow(frame)

    def _follow(self, frame: dict[str, Any]) -> None:
        view = frame["table"]
        if self.game is None:
            if view["status"] != "open":
                self.game = RemoteGame(view, standing_moves(frame["log"]), self._client, self._connection.call)
                self._ply = self.game.table.ply
                raise TableChanged
            self._wait(frame)
            return
        if frame["is"] == "table":
            self.game.renew(view, standing_moves(frame["log"]))
        else:
            self._console.tell(*(message for _, message in self.game.follow(frame)))
        if self.game.table.ply != self._ply or self.game.over:
            self._ply = self.game.table.ply
            raise TableChanged

    def _wait(self, frame: dict[str, Any]) -> None:
        """Sit down once, and show who is there."""
        view = frame["table"]
        if frame["is"] == "commit":
            messages = [entry_message(one["entry"], view["seats"]) for one in frame["entries"]]
            self._console.tell(*(message for message in messages if message is not None))
        if not self._sat:
            self._sat = True
            self._connection.call(self._client.sit(self._name, self._seat))
            self._console.tell(*waiting_for(view), say("join-waiting"))
        if not self._told_to_begin and may_begin(self._client, view):
            self._told_to_begin = True
            self._console.line("join-begin", command=_BEGIN)

    def _obey(self, line: str) -> None:
        """Before the game: leave, start it, or chat."""
        if not line or line.strip().lower() == "q":
            raise Left
        if line.strip().lower() == _BEGIN:
            self._connection.call(self._client.command("begin"))
            return
        if text := line.strip().removeprefix("+").strip():
            self._connection.call(chat(self._client, text))


class RemotePlainGame(PlainGame):
    """The game at a server's table, played in lines of text."""

    def __init__(self, game: RemoteGame, console: Console, session: RemoteSession) -> None:
        super().__init__(game.table, console, Advisor(game.table.game, allowed=game.help_allowed), presenter=game)
        self._remote = game
        self._session = session

    def run(self) -> bool:
        """Play until the game is over or the person leaves."""
        self._console.tell(*self._presenter.opening())
        self._console.line("join-commands")
        self._show()
        while not self._remote.over:
            try:
                self._advance()
            except TableChanged:
                continue
        outcome = self._table.outcome
        self._console.line("plain-over")
        self._console.tell(*([] if outcome is None else self._table.game.words.result(outcome)))
        return False

    def _advance(self) -> None:
        if self._presenter.awaited in ("person", "dealer", "roll"):
            super()._advance()
            return
        try:
            self._obey(self._session.next_line())
        except AskAgain:
            return

    def _obey(self, answer: str) -> None:
        text = answer.strip()
        if not answer.endswith("\n") and not text and self._presenter.awaited not in ("person", "dealer", "roll"):
            raise Left  # the end of the input, while others play
        if text.startswith(("/", "+")):
            self._remote.chat(text.removeprefix("+").strip())
            raise AskAgain
        if text.lower() == "u":
            self._presenter.undo()
            raise AskAgain
        super()._obey(text)
