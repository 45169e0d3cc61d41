"""The board of Dicy Cards: the seats with their rows and scores, the cards of the seat to act, the six dice."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial

from textual.content import Content
from textual.geometry import Size
from textual.reactive import reactive
from textual.widget import Widget

from rollhouse.core.dice import Dice, text
from rollhouse.core.game import GAME_OVER, Event
from rollhouse.core.messages import Seat, say
from rollhouse.games.dicy_cards.cards import CARDS, points, selections
from rollhouse.games.dicy_cards.events import card_name
from rollhouse.games.dicy_cards.moves import SKIP, Freeze, Reset, Score
from rollhouse.games.dicy_cards.rules import DICE, DicyState, active_ids, winners
from rollhouse.games.dicy_cards.words import card_rule, mode_name
from rollhouse.play.table import Table
from rollhouse.terminal.boards.picking import LETTERS, PickingBoard
from rollhouse.terminal.boards.seats import FILLED, OPEN, SHAPES, cell, colour
from rollhouse.terminal.translator import Translator
from rollhouse.terminal.tui.breakpoints import TALL_ROWS
from rollhouse.terminal.tui.widgets.card import Look, Text
from rollhouse.terminal.tui.widgets.die import Mark
from rollhouse.terminal.tui.widgets.keys import Key

FROZEN = "❆"
_TRACK_LINES = 3
"""The lines of a seat in a tall terminal: its row, its track, and a space."""
_EFFECTS = {"": "", "neighbours_freeze": "◂❆▸", "neighbours_reset": "◂☼▸", "others_freeze": "❆❆❆"}
_EXAMPLE_ROLLS: tuple[Dice, ...] = ((1, 1, 3, 3, 5, 5), (1, 2, 3, 4, 5, 6), (2, 2, 4, 4, 6, 6), (5, 5, 5, 6, 6, 6), (4, 4, 4, 4, 4, 4))
_ROW_COLUMNS = 2 * len(LETTERS) - 1


class Race(Widget):
    """A line per seat: the turn, the name, the row of cards, the score."""

    state: reactive[DicyState | None] = reactive(None)
    pending: reactive[int] = reactive(0)
    """Points that the seat on turn is about to score."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__(id="seats")
        self._names = names

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return len(self._names) * (_TRACK_LINES if viewport.height >= TALL_ROWS else 1)

    def render(self) -> Content:
        if self.state is None:
            return Content("")
        tall = self.size.height >= _TRACK_LINES * len(self._names)
        lines = [line for seat in range(len(self._names)) for line in self._lines(self.state, seat, tall=tall)]
        return Content("\n").join(lines)

    def _lines(self, state: DicyState, seat: int, *, tall: bool) -> list[Content]:
        if not tall:
            return [self._line(state, seat)]
        return [self._line(state, seat, track=False), self._track(state, seat), Content("")]

    def _track(self, state: DicyState, seat: int) -> Content:
        """The race to the target on a line of its own: the seat's shape stands where its score is."""
        columns, target = self.size.width - 4, state.setup.target
        place = min(columns - 1, state.scores[seat] * (columns - 1) // target)
        fifths = {round(part * (columns - 1) / 5) for part in range(1, 6)}
        marks = "".join("┼" if at in fifths else "─" for at in range(place + 1, columns))
        return Content.assemble("  ", ("━" * place, colour(seat)), (SHAPES[seat], f"bold {colour(seat)}"), (marks, "$foreground-disabled"))

    def _line(self, state: DicyState, seat: int, *, track: bool = True) -> Content:
        row = [letter.upper() if state.active[seat] >> place & 1 else FROZEN for place, letter in enumerate(LETTERS[: len(state.cards)])]
        score, target = state.scores[seat], state.setup.target
        gain = self.pending if seat == state.turn else 0
        tally = f"{score:>4}/{target}"
        if gain:
            tally = f"{score:>4} +{gain}"
        name_width = max(10, min(24, self.size.width // 5)) - 2
        columns = max(8, self.size.width - name_width - _ROW_COLUMNS - 20)
        done = min(columns, score * columns // target)
        ahead = min(columns - done, -(-gain * columns // target))
        on_turn = seat == state.turn and state.to_act != GAME_OVER
        style = "bold" if on_turn else ""
        return Content.assemble(
            (self._sign(state, seat), "bold $text-accent"),
            (f"{SHAPES[seat]} ", f"bold {colour(seat)}"),
            (cell(self._names[seat], name_width), style),
            "  ",
            (cell(" ".join(row), _ROW_COLUMNS), style),
            "  ",
            *(
                [
                    (FILLED * done, colour(seat)),
                    ("╍" * ahead, "bold $text-accent"),
                    (OPEN * (columns - done - ahead), "$foreground-disabled"),
                ]
                if track
                else [" " * columns]
            ),
            (tally, style),
        )

    def _sign(self, state: DicyState, seat: int) -> str:
        if state.to_act == GAME_OVER:
            return "★ " if seat in winners(state.scores, state.active) else "  "
        if seat == state.turn:
            return "▶ "
        return "! " if seat == state.to_act else "  "


class DicyBoard(PickingBoard):
    """Choosing a card marks the best dice for it; marked dice are rerolled by freezing a card."""

    dice_count = DICE

    def __init__(self, table: Table, translate: Translator) -> None:
        super().__init__(table, translate)
        self.freezing = False
        """Whether the next card is to be frozen for a reroll of the marked dice."""
        self._race = Race(translate.names)

    @property
    def state(self) -> DicyState:
        state: DicyState = self.table.state
        return state

    @property
    def owner(self) -> int:
        """The seat whose cards are shown: the seat to act."""
        return max(0, self.state.to_act if self.state.to_act >= 0 else self.state.turn)

    def seats(self) -> Widget:
        return self._race

    def faces(self) -> Dice:
        return self.state.dice

    def headline(self) -> str:
        state = self.state
        mode = self.translate(mode_name(state.setup.mode))
        return f"{mode} · " + self.translate(say("terminal-dicy-headline", round=state.round, target=state.setup.target))

    def topic(self) -> str:
        place = next((card.place for card in self.cards if card.has_focus), self.chosen)
        return self.state.cards[place] if place is not None and place < len(self.state.cards) else ""

    # --- drawing --------------------------------------------------------------------------------------------------------------------

    def show(self, happened: Sequence[Event]) -> None:
        self._race.state = self.state
        self._race.pending = self._pending()
        self.slip.update(self._slip())

    def look(self, place: int) -> Look:
        state = self.state
        if place >= len(state.cards):
            return Look(classes=("-empty",))
        card = state.cards[place]
        active = bool(state.active[self.owner] >> place & 1)
        classes = [] if active else ["-frozen"]
        if place == self.chosen:
            classes.append("-chosen")
        if self.asking and self._can_pick(card, active):
            classes.append("-target")
        status = say("terminal-dicy-active") if active else say("terminal-dicy-frozen")
        return Look(LETTERS[place], self.translate(card_name(card)), self.translate(status), self._texts(card, active), tuple(classes))

    def _texts(self, card: str, active: bool) -> tuple[Text, ...]:
        short = self.translate(say(f"terminal-dicy-short-{card}"))
        effect = CARDS[card].effect
        symbol = _EFFECTS[effect]
        brief = (f"{short} {symbol}".rstrip(), "")
        told = f"{symbol} " + self.translate(say(f"terminal-dicy-effect-{effect}")) if effect else ""
        worth, short_worth = self._worth(card, active)
        rule, art = self.translate(card_rule(card)), example(card)
        return (
            Text(((short, ""),), worth, rule, art),
            Text(((short, ""),), worth, told, art),
            Text(((short, ""),), worth, "", art),
            Text(((short, ""),), worth, rule),
            Text(((short, ""),), worth, told),
            Text((brief,), worth),
            Text((brief,), short_worth),
            Text((), short_worth),
        )

    def _worth(self, card: str, active: bool) -> tuple[tuple[tuple[str, str], ...], tuple[tuple[str, str], ...]]:
        """What the card would score and with which dice, in two lines and in one."""
        dice = self.state.dice
        if not active or len(dice) < DICE or self.state.waiting:
            return (), ()
        found = selections(card, dice)
        if not found:
            nothing = ((self.translate(say("terminal-dicy-nothing")), "$foreground-muted"),)
            return nothing, nothing
        best, style = points(card, found[0]), "bold $text-success"
        spaced = " ".join(map(str, found[0]))
        narrow = spaced if len(spaced) < 8 else text(found[0])
        return ((self.translate(say("terminal-points", points=best)), style), (spaced, "")), ((f"{best} ← {narrow}", style),)

    def _can_pick(self, card: str, active: bool) -> bool:
        if self.state.waiting:
            return active != self.state.resetting
        return active and (self.freezing or bool(selections(card, self.state.dice)))

    def _pending(self) -> int:
        move = self._score()
        return points(move.card, move.dice) if move is not None and move in self.table.game.legal(self.state) else 0

    def _score(self) -> Score | None:
        """The move that Enter makes, legal or not."""
        if self.chosen is None or not self.asking or self.state.waiting:
            return None
        return Score(self.state.cards[self.chosen], self.selection)

    def _slip(self) -> Content:
        state = self.state
        if state.turn < 0:
            return Content("")
        title = Content.styled(f"▶ {self.translate.names[self.owner]}", "bold")
        lines: list[Content | str] = [title]
        if self.asking and state.waiting:
            lines.append(self.translate(say("terminal-dicy-slip-reset" if state.resetting else "terminal-dicy-slip-freeze")))
        elif self.freezing:
            lines.append(self.translate(say("terminal-dicy-slip-reroll")))
            lines.append(Content.styled("↻ " + (" ".join(map(str, self.selection)) or "–"), "bold $text-accent"))
        elif (move := self._score()) is not None:
            lines.append(self.translate(card_name(move.card)))
            lines.append(Content.styled("✓ " + (" ".join(map(str, move.dice)) or "–"), "bold"))
            gain = self._pending()
            if gain:
                lines.append(Content.styled("= " + self.translate(say("terminal-points", points=gain)), "bold $text-success"))
            else:
                lines.append(Content.styled("✗ " + self._why_not(move), "$text-error"))
        elif self.marked:
            lines.append(Content.styled("✓ " + " ".join(map(str, self.selection)), "bold"))
        return Content("\n").join(lines)

    def _why_not(self, move: Score) -> str:
        if not move.dice:
            return self.translate(say("terminal-dicy-no-dice"))
        return self.translate(self.table.game.refusal(self.state, move).reason)

    # --- doing ----------------------------------------------------------------------------------------------------------------------

    def forget(self) -> None:
        super().forget()
        self.freezing = False

    def busy(self) -> bool:
        return super().busy() or self.freezing

    def marking(self) -> bool:
        return self.asking and not self.state.waiting

    def mark_sign(self) -> Mark:
        return "reroll" if self.freezing else "take"

    def pick(self, place: int) -> None:
        state = self.state
        if not self.asking or place >= len(state.cards):
            return
        card = state.cards[place]
        if state.waiting:
            self.play(Reset(card) if state.resetting else Freeze(card))
        elif self.freezing:
            self.play(Freeze(card, self.selection))
        elif card not in active_ids(state, state.turn):
            self.post_message(self.Said(self.translate(say("terminal-dicy-is-frozen", card=card_name(card))), refused=True))
        elif place == self.chosen:
            self.confirm()
        else:
            self.chosen = place
            found = selections(card, state.dice)
            if self.selection not in found:
                self.mark(found[0] if found else ())
            self.redraw()

    def confirm(self) -> None:
        move = self._score()
        if move is not None and move.dice:
            self.play(move)
        elif not self.state.dice:
            self.play(SKIP)
        else:
            self.post_message(self.Said(self.prompt()))

    def _freeze(self) -> None:
        if self.chosen is not None:  # its dice were marked to be scored, not to be rolled away
            self.forget()
        self.freezing = True
        self.redraw()

    # --- words ----------------------------------------------------------------------------------------------------------------------

    def prompt(self) -> str:
        state, seat = self.state, Seat(self.owner)
        if state.waiting:
            return self.translate(say("dicy-ask-reset" if state.resetting else "dicy-ask-freeze", seat=seat))
        if not state.dice:
            return self.translate(say("terminal-dicy-ask-skip", seat=seat))
        if self.freezing:
            return self.translate(
                say("terminal-dicy-ask-which-freeze", seat=seat) if self.marked else say("terminal-dicy-ask-mark", seat=seat)
            )
        if self.chosen is not None:
            return self.translate(say("terminal-dicy-ask-confirm", seat=seat))
        return self.translate(say("terminal-dicy-ask-turn", seat=seat))

    def actions(self) -> tuple[Key, ...]:
        translate, state = self.translate, self.state
        if state.waiting:
            label = translate(say("terminal-dicy-key-reset" if state.resetting else "terminal-dicy-key-freeze"))
            return (Key((), "a-e", label, self._enter, main=True),)
        skip = Key(("s",), "s", translate(say("terminal-dicy-key-skip")), partial(self.play, SKIP), main=not state.dice)
        if not state.dice:
            return (skip,)
        if self.freezing:
            freeze = Key((), "a-e", translate(say("terminal-dicy-key-freeze")), self._enter, main=bool(self.marked))
            return (freeze, *self.back_key(), *self.shown_marks())
        reroll = Key(("f",), "f", translate(say("terminal-dicy-key-reroll")), self._freeze) if active_ids(state, state.turn) else None
        score = Key((), "⏎", translate(say("terminal-dicy-key-score")), self.confirm, main=True)
        choose = Key((), "a-e", translate(say("terminal-dicy-key-card")), self._enter, main=True)
        others = [key for key in (reroll, skip) if key is not None]
        return (choose if self.chosen is None else score, *others, *self.back_key(), *self.shown_marks())


@cache
def example(card: str) -> Dice:
    """Dice that the card takes, for its picture."""
    return max((found for dice in _EXAMPLE_ROLLS for found in selections(card, dice)), key=len, default=())


BOARD = DicyBoard
