"""A server's table on the full screen: waiting for the game, and playing it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Input, Static

from rollhouse.core.messages import Message, say
from rollhouse.terminal.presenter.advisor import Advisor
from rollhouse.terminal.presenter.remote_game import REACTIONS, RemoteGame, waiting_for
from rollhouse.terminal.translator import Translator
from rollhouse.terminal.tui.screens.base import KeyModal, KeyScreen
from rollhouse.terminal.tui.screens.table import TableScreen
from rollhouse.terminal.tui.widgets.keys import Key, KeyBar


class WaitScreen(KeyScreen[None]):
    """The seats of a table whose game has not begun."""

    def __init__(self, translate: Translator, begin: Callable[[], None]) -> None:
        super().__init__()
        self._translate = translate
        self._begin = begin
        self._may_begin = False
        self._seats = Static(id="end-lines")
        self._note = Static(id="end-kept")
        self._bar = KeyBar(id="end-keys")

    def compose(self) -> ComposeResult:
        with Vertical(id="end"):
            yield self._seats
            yield self._note
            yield self._bar

    def on_mount(self) -> None:
        self.query_one("#end").border_title = Content(self._translate(say("join-waiting")))
        self._bar.listed = self.keys()

    def show(self, view: Mapping[str, Any], *, may_begin: bool) -> None:
        """Show who has sat down, and to the host the key that starts the game once all have."""
        self._seats.update(Content("\n".join(map(self._translate, waiting_for(view)))))
        self._may_begin = may_begin
        self._bar.listed = self.keys()

    def tell(self, text: str) -> None:
        """Show a note."""
        self._note.update(Content(text))

    def keys(self) -> tuple[Key, ...]:
        leave = Key(("q", "escape"), "q", self._translate(say("terminal-end-leave")), self.app.exit, main=not self._may_begin)
        return (Key(("enter",), "⏎", self._translate(say("web-begin")), self._begin, main=True), leave) if self._may_begin else (leave,)


class ChatScreen(KeyModal[str]):
    """A line to write to the others; its result is the text, or `/` and a reaction."""

    def __init__(self, translate: Translator) -> None:
        super().__init__()
        self._translate = translate
        self._bar = KeyBar(id="end-keys")

    def compose(self) -> ComposeResult:
        with Vertical(id="end"):
            yield Input(id="chat-text", max_length=500)
            reactions = (f"{number} {self._translate(say(f'web-reaction-{name}'))}" for number, name in enumerate(REACTIONS, start=1))
            yield Static(Content("\n".join(reactions)), id="end-lines")
            yield self._bar

    def on_mount(self) -> None:
        self.query_one("#end").border_title = Content(self._translate(say("join-key-chat")))
        self._bar.listed = self.keys()
        self.query_one(Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Send a text; a single digit is the reaction with that number."""
        text = event.value.strip()
        number = int(text) if len(text) == 1 and text.isdigit() else 0
        self.close(f"/{REACTIONS[number - 1]}" if 1 <= number <= len(REACTIONS) else text)

    def keys(self) -> tuple[Key, ...]:
        return (Key(("escape",), "Esc", self._translate(say("terminal-key-back")), self.close),)


class RemoteTableScreen(TableScreen):
    """The table: changes are sent, and shown when the server says that they were made."""

    def __init__(self, game: RemoteGame, translate: Translator) -> None:
        advisor = Advisor(game.table.game, allowed=game.help_allowed)
        super().__init__(game.table, translate, pace_seconds=0.0, resumed=False, record_path=lambda: None, advisor=advisor, presenter=game)
        self._remote = game

    def follow(self, told: Sequence[tuple[int, Message]]) -> None:
        """Show what has happened."""
        for ply, message in told:
            self.log_view.add(ply, [self.translate(message)], fresh_from=self._fresh_from)
        self._settle(())

    def renew(self) -> None:
        """Show the whole table again."""
        self.log_view.replace([(ply, self.translate(line)) for ply, line in self.presenter.history()], fresh_from=self.table.ply)
        self._settle(())

    def refused(self, text: str) -> None:
        """Show why the server refused a command."""
        self.note(text, refused=True)
        self._settle(())

    def undo(self) -> None:
        """Ask the server to take back the last move."""
        self.note("")
        self._attempt(self.presenter.undo)

    def always_keys(self) -> tuple[Key, ...]:
        return (*super().always_keys(), Key(("m",), "m", self.translate(say("join-key-chat")), self._chat))

    def _chat(self) -> None:
        self.open(ChatScreen(self.translate), self._chat_is_written)

    def _chat_is_written(self, text: str | None) -> None:
        self._remote.chat(text or "")
