"""The board with cards to choose and dice to mark: keys, mouse and marks. Each game gives them their meaning."""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.widget import Widget
from textual.widgets import Static

from rollhouse.core.dice import FACES, Dice
from rollhouse.core.game import Event
from rollhouse.core.messages import say
from rollhouse.play.table import Table
from rollhouse.terminal.boards.board import Board
from rollhouse.terminal.translator import Translator
from rollhouse.terminal.tui.widgets.card import CardFace, Look
from rollhouse.terminal.tui.widgets.die import Die, Mark
from rollhouse.terminal.tui.widgets.keys import Key

LETTERS = "abcde"
"""The keys of the cards, from left to right."""


class PickingBoard(Board):
    """Five cards, dice, and a slip that shows what Enter would do.

    The board keeps only the marked dice and the chosen card, until the next move.
    """

    dice_count: int

    def __init__(self, table: Table, translate: Translator) -> None:
        super().__init__(table, translate)
        self.marked: frozenset[int] = frozenset()
        """Indices of the marked dice."""
        self.chosen: int | None = None
        """Index of the chosen card."""
        self._ply = -1
        self._turn: tuple[int, ...] = ()
        self.dice = tuple(Die(place) for place in range(self.dice_count))
        self.cards = tuple(CardFace(place) for place in range(len(LETTERS)))
        self.slip = Static(id="slip")

    def compose(self) -> ComposeResult:
        yield self.seats()
        with Horizontal(id="cards"):
            yield from self.cards
        with Horizontal(id="tray"):
            with Horizontal(id="dice"):
                yield from self.dice
            yield self.slip

    # --- what a game adds -----------------------------------------------------------------------------------------------------------

    @abstractmethod
    def seats(self) -> Widget:
        """The widget with a line per seat."""

    @abstractmethod
    def show(self, happened: Sequence[Event]) -> None:
        """Draw seats and slip."""

    @abstractmethod
    def faces(self) -> Dice:
        """The faces of the dice, without those being rolled or placed on a card."""

    @abstractmethod
    def look(self, place: int) -> Look:
        """The contents and style of a card."""

    @abstractmethod
    def pick(self, place: int) -> None:
        """Choose a card."""

    @abstractmethod
    def confirm(self) -> None:
        """Act on Enter, unless another card than the chosen one is focused."""

    def picking(self) -> bool:
        """Whether Enter on a card chooses it; otherwise Enter confirms the marked dice."""
        return True

    def marking(self) -> bool:
        return self.asking

    def mark_sign(self) -> Mark:
        """The meaning of a mark on a die."""
        return "take"

    def forget(self) -> None:
        """Drop marks and choice."""
        self.marked = frozenset()
        self.chosen = None

    def busy(self) -> bool:
        """Whether anything is marked or chosen."""
        return bool(self.marked) or self.chosen is not None

    def actions(self) -> tuple[Key, ...]:
        """The keys of this game."""
        return ()

    # --- drawing --------------------------------------------------------------------------------------------------------------------

    def draw(self, happened: Sequence[Event]) -> None:
        if self.moved:
            self._ply = self.table.ply
            self.forget()
            self._leave_last_turn()
        faces = self.faces()
        for place, die in enumerate(self.dice):
            die.face = faces[place] if place < len(faces) else 0
            die.mark = self.mark_sign() if place in self.marked else ""
        for card in self.cards:
            card.look = self.look(card.place)
        self.show(happened)

    def _leave_last_turn(self) -> None:
        """Drop the focus when a turn begins: an Enter in haste must not hit the last player's card."""
        turn = self.table.game.turn_key(self.table.state)
        if turn != self._turn and isinstance(self.screen.focused, Die | CardFace):
            self.screen.set_focus(None)
        self._turn = turn

    def tumble(self, rolling: bool) -> None:
        count = self.table.state.rolling if rolling else 0
        lying = len(self.faces())
        for die in self.dice:
            die.tumbling = lying <= die.place < lying + count

    @property
    def moved(self) -> bool:
        """Whether the table has changed since it was drawn."""
        return self._ply != self.table.ply

    def redraw(self) -> None:
        """Draw a changed mark or choice."""
        self.draw(())
        self.post_message(self.Changed())

    # --- marks ----------------------------------------------------------------------------------------------------------------------

    @property
    def selection(self) -> Dice:
        """The faces of the marked dice."""
        faces = self.faces()
        return tuple(faces[place] for place in sorted(self.marked) if place < len(faces))

    def mark(self, wanted: Dice) -> None:
        """Mark exactly these faces, as far as there are dice."""
        left = Counter(wanted)
        places = set()
        for place, face in enumerate(self.faces()):
            if left[face]:
                left[face] -= 1
                places.add(place)
        self.marked = frozenset(places)

    def toggle(self, place: int) -> None:
        if self.marking() and place < len(self.faces()):
            self.marked ^= {place}
            self.redraw()

    def _toggle_face(self, face: int) -> None:
        """Mark one more die with this face; after the last one, unmark all of them."""
        places = [place for place, one in enumerate(self.faces()) if one == face]
        if not self.marking() or not places:
            return
        free = [place for place in places if place not in self.marked]
        self.marked = self.marked | {free[0]} if free else self.marked - set(places)
        self.redraw()

    def _invert(self) -> None:
        if self.marking():
            self.marked = frozenset(range(len(self.faces()))) - self.marked
            self.redraw()

    def _forget_and_redraw(self) -> None:
        self.forget()
        self.redraw()

    @on(Die.Pressed)
    def _die_is_pressed(self, event: Die.Pressed) -> None:
        event.stop()
        self.toggle(event.die.place)

    @on(CardFace.Pressed)
    def _card_is_pressed(self, event: CardFace.Pressed) -> None:
        event.stop()
        if self.asking:
            self.pick(event.card.place)

    # --- keys -----------------------------------------------------------------------------------------------------------------------

    def keys(self) -> tuple[Key, ...]:
        return (*self.actions(), *self._hidden_keys())

    def shown_marks(self) -> tuple[Key, ...]:
        """The keys for marking dice."""
        translate = self.translate
        return (
            Key((), "1-6", translate(say("terminal-key-mark")), lambda: None),
            Key(("i",), "i", translate(say("terminal-key-invert")), self._invert),
        )

    def back_key(self) -> tuple[Key, ...]:
        """The key that drops marks and choice, if there are any."""
        if not self.busy():
            return ()
        return (Key(("escape",), "Esc", self.translate(say("terminal-key-back")), self._forget_and_redraw),)

    def _hidden_keys(self) -> tuple[Key, ...]:
        moves: dict[str, Callable[[], None]] = {
            "left": partial(self._walk, -1),
            "right": partial(self._walk, 1),
            "up": partial(self._cross, self.cards),
            "down": partial(self._cross, self.dice),
            "space": self._press_focused,
            "enter": self._enter,
        }
        moves |= {str(face): partial(self._toggle_face, face) for face in FACES}
        moves |= {letter: partial(self._point_at, place) for place, letter in enumerate(LETTERS)}
        return tuple(Key((name,), "", "", do) for name, do in moves.items())

    def _walk(self, by: int) -> None:
        row: Sequence[Die] | Sequence[CardFace] = self.cards if isinstance(self.screen.focused, CardFace) else self.dice
        here = self.screen.focused
        place = row.index(here) + by if here in row else 0
        row[place % len(row)].focus()

    def _cross(self, row: Sequence[Die] | Sequence[CardFace]) -> None:
        here = self.screen.focused
        place = here.place if isinstance(here, Die | CardFace) else 0
        row[min(place, len(row) - 1)].focus()

    def _point_at(self, place: int) -> None:
        self.cards[place].focus()
        self.pick(place)

    def _press_focused(self) -> None:
        match self.screen.focused:
            case Die(place=place):
                self.toggle(place)
            case CardFace(place=place):
                self.pick(place)

    def _enter(self) -> None:
        focused = self.screen.focused
        if isinstance(focused, CardFace) and focused.place != self.chosen and self.picking():
            self.pick(focused.place)
        else:
            self.confirm()
