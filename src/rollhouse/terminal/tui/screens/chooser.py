"""The form for a new game."""

from __future__ import annotations

from textual import events, on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Input, Static

from rollhouse.core.errors import RollhouseError
from rollhouse.core.game import AnyGame
from rollhouse.core.messages import Message, say
from rollhouse.core.registry import all_games
from rollhouse.core.words import Option
from rollhouse.play.players import MAX_NAME_LENGTH
from rollhouse.terminal.presenter.new_game import Known, NewGame, bots_of, new_game, options_to_ask, read_option, usual_player
from rollhouse.terminal.translator import Translator
from rollhouse.terminal.tui.screens.base import KeyScreen
from rollhouse.terminal.tui.widgets.choice_field import ChoiceField
from rollhouse.terminal.tui.widgets.keys import Key, KeyBar
from rollhouse.terminal.tui.widgets.status import StatusLines

_PERSON, _EMPTY = "person", "empty"


class _OptionRow(Horizontal):
    """One option of a game: a choice of values, or a number."""

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
        """The chosen value; `setup/…` if it is not a number within the bounds."""
        if self._choice is not None:
            return self._choice.value
        assert self._number is not None
        return read_option(self.option, self._number.value)


class _SeatRow(Horizontal):
    """The player of a seat: a person by name, a bot, or none."""

    def __init__(self, game: AnyGame, seat: int, translate: Translator) -> None:
        super().__init__(classes="row")
        self._usual_name = translate(say("common-seat", number=seat + 1))
        values = [(_PERSON, translate(say("chooser-person")))]
        values += [(bot, translate(say("common-name-bot", bot=label))) for bot, label in bots_of(game)]
        if seat:
            values.append((_EMPTY, translate(say("chooser-empty"))))
        default = _PERSON if not seat else usual_player(game, seat) or _EMPTY
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
        """The player as `--players` writes it; empty for none."""
        if self.who.value == _PERSON:
            return self.person.value.strip() or self._usual_name
        return "" if self.who.value == _EMPTY else self.who.value

    @on(ChoiceField.Changed)
    def _show_name(self) -> None:
        self.person.display = self.who.value == _PERSON


class _GameRows(Vertical):
    """The options and seats of one game."""

    def __init__(self, game: AnyGame, known: Known, translate: Translator) -> None:
        super().__init__(classes="game")
        self.game = game
        self.options = [_OptionRow(option, translate) for option in options_to_ask(game, known)]
        self.seats = [_SeatRow(game, seat, translate) for seat in range(game.players[-1])] if known.players is None else []

    def compose(self) -> ComposeResult:
        yield from self.options
        yield from self.seats

    def chosen(self, known: Known) -> NewGame:
        """The new game; a `RollhouseError` if it can't be played."""
        return new_game(
            known, self.game, {row.option.name: row.value for row in self.options}, [row.player for row in self.seats if row.player]
        )


class ChooserScreen(KeyScreen[NewGame]):
    """The form. Its defaults can be played at once."""

    def __init__(self, translate: Translator, known: Known) -> None:
        super().__init__()
        self.translate = translate
        self.known = known
        games = [known.game] if known.game is not None else list(all_games().values())
        self.game_field = ChoiceField([(game.id, translate(game.words.name())) for game in games])
        self._games = [_GameRows(game, known, translate) for game in games]
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
        self._show_game()
        self._bar.listed = self.keys()
        self.game_field.focus()

    @property
    def rows(self) -> _GameRows:
        """The rows of the chosen game."""
        return next(rows for rows in self._games if rows.game.id == self.game_field.value)

    def _show_game(self) -> None:
        for rows in self._games:
            rows.display = rows is self.rows

    @on(ChoiceField.Changed)
    def _something_changes(self) -> None:
        self._show_game()
        self._say("")

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        """Describe the bot in the focused row."""
        self._say("")

    def _say(self, text: str) -> None:
        self.status.refused = bool(text)
        about = self._about()
        self.status.note = text or ("" if about is None else self.translate(about))

    def _about(self) -> Message | None:
        """The description of the bot in the focused row."""
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
            self.app.exit(self.rows.chosen(self.known))
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
