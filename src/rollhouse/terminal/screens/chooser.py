"""What to play and with whom, when the command did not say: a form for keyboard and mouse."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from textual import events, on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Input, Static

from rollhouse.core.errors import RollhouseError, SetupError
from rollhouse.core.game import AnyGame
from rollhouse.core.messages import Message, say
from rollhouse.core.registry import all_games
from rollhouse.core.words import Option
from rollhouse.play.bots import bot_label, bot_names, usual_bot
from rollhouse.play.players import MAX_NAME_LENGTH, Player, read_players
from rollhouse.terminal.screens.base import HouseScreen
from rollhouse.terminal.translator import Translator
from rollhouse.terminal.widgets.choice_field import ChoiceField
from rollhouse.terminal.widgets.keys import Key, KeyBar
from rollhouse.terminal.widgets.status import StatusLines

__all__ = ["Asked", "ChooserScreen", "Chosen"]

_PERSON, _NOBODY = "person", "nobody"


class Asked(NamedTuple):
    """What the command said already, and is not asked again."""

    game: AnyGame | None = None
    options: Mapping[str, object] = {}
    players: str | None = None


class Chosen(NamedTuple):
    """What was settled."""

    game: AnyGame
    options: dict[str, object]
    players: tuple[Player, ...]


class _OptionRow(Horizontal):
    """One setting of a game: some values to choose from, or a number."""

    def __init__(self, option: Option, translate: Translator) -> None:
        super().__init__(classes="row")
        self.option = option
        self._label = Static(Content(translate(option.label)), classes="label")
        self._choice: ChoiceField | None = None
        self._number: Input | None = None
        if option.values:
            self._choice = ChoiceField([(value, translate(label)) for value, label in option.values], option.default)
        else:
            self._number = Input(option.default, type="integer", compact=True, classes="number", max_length=len(str(option.high)))

    def compose(self) -> ComposeResult:
        yield self._label
        if self._choice is not None:
            yield self._choice
        if self._number is not None:
            yield self._number
            yield Static(Content(f"{self.option.low}–{self.option.high}"), classes="range")

    @property
    def value(self) -> str:
        """What is chosen; `setup/…` where it is no number within its bounds."""
        if self._choice is not None:
            return self._choice.value
        assert self._number is not None
        text = self._number.value.strip() or self.option.default
        if not (text.isascii() and text.isdigit() and self.option.low <= int(text) <= self.option.high):
            why = say("error-why-number", low=self.option.low, high=self.option.high)
            raise SetupError(f"setup/{self.option.name}", value=text, reason=why)
        return text


class _SeatRow(Horizontal):
    """Who sits there: a person by name, a bot, or nobody."""

    def __init__(self, game: AnyGame, seat: int, translate: Translator) -> None:
        super().__init__(classes="row")
        self._usual_name = translate(say("common-seat", number=seat + 1))
        values = [(_PERSON, translate(say("chooser-person")))]
        values += [(f"bot:{bot}", translate(say("common-name-bot", bot=bot_label(bot)))) for bot in bot_names(game)]
        if seat:
            values.append((_NOBODY, translate(say("chooser-nobody"))))
        default = (_PERSON, f"bot:{usual_bot(game)}")[seat] if seat < 2 else _NOBODY
        self._label = Static(Content(self._usual_name), classes="label")
        self.who = ChoiceField(values, default)
        self.person = Input(placeholder=self._usual_name, compact=True, classes="name", max_length=MAX_NAME_LENGTH)
        self.person.display = default == _PERSON

    def compose(self) -> ComposeResult:
        yield self._label
        yield self.who
        yield self.person

    @property
    def player(self) -> str:
        """Who sits there, as players are written; empty for nobody."""
        if self.who.value == _PERSON:
            return self.person.value.strip() or self._usual_name
        return "" if self.who.value == _NOBODY else self.who.value

    @on(ChoiceField.Changed)
    def _show_name(self) -> None:
        self.person.display = self.who.value == _PERSON


class _GameRows(Vertical):
    """Everything that one game asks."""

    def __init__(self, game: AnyGame, asked: Asked, translate: Translator) -> None:
        super().__init__(classes="game")
        self.game = game
        options = [option for option in game.words.options() if option.asked and asked.game is None and option.name not in asked.options]
        self.options = [_OptionRow(option, translate) for option in options]
        self.seats = [_SeatRow(game, seat, translate) for seat in range(game.players[-1])] if asked.players is None else []

    def compose(self) -> ComposeResult:
        yield from self.options
        yield from self.seats

    def chosen(self, asked: Asked) -> Chosen:
        """What is settled; a `RollhouseError` where that can't be played."""
        options: dict[str, object] = {**asked.options, **{row.option.name: row.value for row in self.options}}
        players = read_players(asked.players or [row.player for row in self.seats if row.player], self.game)
        self.game.setup({**options, "players": len(players), "first": "random" if len(players) > 1 else 0})
        return Chosen(self.game, options, players)


class ChooserScreen(HouseScreen[Chosen]):
    """The form. What stands there to begin with can be played at once."""

    def __init__(self, translate: Translator, asked: Asked) -> None:
        super().__init__()
        self.translate = translate
        self.asked = asked
        games = [asked.game] if asked.game is not None else list(all_games().values())
        self.game_field = ChoiceField([(game.id, translate(game.words.name())) for game in games])
        self._games = [_GameRows(game, asked, translate) for game in games]
        self.status = StatusLines()
        self._bar = KeyBar(id="now")

    def compose(self) -> ComposeResult:
        yield Static(Content(f" {self.translate(say('chooser-title'))} "), id="chooser-title")
        with VerticalScroll(id="chooser", can_focus=False):
            with Horizontal(classes="row"):
                yield Static(Content(self.translate(say("chooser-game"))), classes="label")
                yield self.game_field
            yield from self._games
        yield self.status
        yield self._bar

    def on_mount(self) -> None:
        """Show the first game."""
        self._show_game()
        self._bar.listed = self.keys()
        self.game_field.focus()

    @property
    def rows(self) -> _GameRows:
        """What the chosen game asks."""
        return next(rows for rows in self._games if rows.game.id == self.game_field.value)

    def _show_game(self) -> None:
        for rows in self._games:
            rows.display = rows is self.rows

    @on(ChoiceField.Changed)
    def _something_changes(self) -> None:
        self._show_game()
        self._say("")

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        """Say what the bot that one points at is like."""
        self._say("")

    def _say(self, text: str) -> None:
        self.status.refused = bool(text)
        about = self._about()
        self.status.note = text or ("" if about is None else self.translate(about))

    def _about(self) -> Message | None:
        """What is to be said about the bot in the row that has the keyboard."""
        for row in self.rows.seats:
            if row.who is self.focused:
                return self.rows.game.words.bots().get(row.who.value.removeprefix("bot:"))
        return None

    @on(Input.Submitted)
    def _line_is_typed(self, event: Input.Submitted) -> None:
        event.stop()
        self._play()

    def _play(self) -> None:
        try:
            self.app.exit(self.rows.chosen(self.asked))
        except RollhouseError as error:
            self._say(self.translate.error(error))

    def keys(self) -> tuple[Key, ...]:
        translate = self.translate
        return (
            Key(("enter",), "⏎", translate(say("chooser-key-play")), self._play, main=True),
            Key(("down",), "↑ ↓", translate(say("chooser-key-move")), self.focus_next),
            Key((), "← →", translate(say("chooser-key-change")), lambda: None),
            Key(("up",), "", "", self.focus_previous),
            Key(("escape",), "Esc", translate(say("terminal-end-leave")), self.app.exit),
        )
