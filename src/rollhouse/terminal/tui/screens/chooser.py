"""The form for a new game, and what can be gone on with beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

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
from rollhouse.terminal.presenter.new_game import Entry, Known, NewGame, Part, bots_of, new_game, options_to_ask, read_option, usual_player
from rollhouse.terminal.translator import Translator
from rollhouse.terminal.tui.breakpoints import fit
from rollhouse.terminal.tui.screens.base import KeyScreen
from rollhouse.terminal.tui.widgets.choice_field import ChoiceField
from rollhouse.terminal.tui.widgets.keys import Key, KeyBar
from rollhouse.terminal.tui.widgets.paragraphs import Paragraph, Paragraphs
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


class _EntryLine(Static, can_focus=True):
    """A line that Enter or a click opens."""

    def __init__(self, entry: Entry, translate: Translator, open_entry: Callable[[Entry], None]) -> None:
        super().__init__(Content(f"▸ {translate(entry.text)}"), classes="entry")
        self.entry = entry
        self._open = open_entry

    def on_click(self, event: events.Click) -> None:
        event.stop()
        self._open(self.entry)


class _PartBox(Vertical):
    """A part of the overview: its lines, and a remark."""

    def __init__(self, part: Part, translate: Translator, open_entry: Callable[[Entry], None]) -> None:
        super().__init__(classes="part")
        self.border_title = Content(translate(part.title))
        self._part, self._translate, self._open = part, translate, open_entry

    def compose(self) -> ComposeResult:
        for entry in self._part.entries:
            yield _EntryLine(entry, self._translate, self._open)
            for detail in entry.details:
                yield Static(Content(self._translate(detail)), classes="detail")
        if self._part.remark is not None:
            yield Static(Content(self._translate(self._part.remark)), classes="remark")


class ChooserScreen(KeyScreen[NewGame | Entry]):
    """The form. Its defaults can be played at once. Beside it, or below in a small terminal, is what can be gone on with."""

    def __init__(self, translate: Translator, known: Known, overview: Sequence[Part] = ()) -> None:
        super().__init__()
        self._overview = overview
        self.translate = translate
        self.known = known
        games = [known.game] if known.game is not None else list(all_games().values())
        self.game_field = ChoiceField([(game.id, translate(game.words.name())) for game in games])
        self._games = [_GameRows(game, known, translate) for game in games]
        self.status = StatusLines()
        self._bar = KeyBar(id="now")
        self._about_game = Paragraphs(id="about-game")

    def compose(self) -> ComposeResult:
        yield Static(Content(f" {self.translate(say('chooser-title'))} "), id="chooser-title")
        with VerticalScroll(id="chooser", can_focus=False):
            with Vertical(id="form"):
                with Horizontal(classes="row"):
                    yield Static(Content(self.translate(say("chooser-game"))), classes="label")
                    yield self.game_field
                yield from self._games
                yield self._about_game
            with Vertical(id="overview"):
                for part in self._overview:
                    yield _PartBox(part, self.translate, self.app.exit)
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
        paragraphs: list[Paragraph] = []
        for section in self.rows.game.words.guide():
            paragraphs += [Paragraph(self.translate(section.title), "bold"), *(Paragraph(self.translate(line)) for line in section.body)]
            paragraphs.append(Paragraph(""))
        self._about_game.show(paragraphs)

    def on_resize(self, event: events.Resize) -> None:
        fit(self, event.size)

    @on(ChoiceField.Changed)
    def _something_changes(self) -> None:
        self._show_game()
        self._say("")

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        """Describe the bot in the focused row."""
        self._say("")
        self._bar.listed = self.keys()

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
        if isinstance(self.focused, _EntryLine):
            self.app.exit(self.focused.entry)
            return
        try:
            self.app.exit(self.rows.chosen(self.known))
        except RollhouseError as error:
            self._say(self.translate.error(error))

    def keys(self) -> tuple[Key, ...]:
        translate, opens = self.translate, isinstance(self.focused, _EntryLine)
        return (
            Key(("enter",), "⏎", translate(say("chooser-key-open") if opens else say("chooser-key-play")), self._play, main=True),
            Key(("down",), "↑ ↓", translate(say("chooser-key-move")), self.focus_next),
            Key((), "← →", translate(say("chooser-key-change")), lambda: None),
            Key(("up",), "", "", self.focus_previous),
            Key(("escape",), "Esc", translate(say("terminal-end-leave")), self.app.exit),
        )
