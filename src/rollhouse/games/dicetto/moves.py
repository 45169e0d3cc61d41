"""The moves of Dicetto and their notation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from rollhouse.core import dice as dice_
from rollhouse.core.dice import Dice
from rollhouse.core.errors import MalformedMove
from rollhouse.core.game import Move
from rollhouse.core.messages import say
from rollhouse.core.notation import read_faces, read_seat, words_of
from rollhouse.games.dicetto.cards import COMBINATIONS, REROLL
from rollhouse.games.dicetto.scoring import BONUS, LAID_OUT

SPOTS = ("1", "2", "3", "4", REROLL)
"""Where dice may be placed, as the notation calls it: the four slots of the table and the Reroll card."""
REROLL_SPOT = SPOTS.index(REROLL)
SpotName: TypeAlias = Literal[1, 2, 3, 4, "reroll"]
"""Where dice may be placed, as programs name it: the four slots of the table, and the Reroll card."""
SLOTS_AND_REROLL: tuple[SpotName, ...] = (1, 2, 3, 4, REROLL)
"""The names of spots for programs, in events and positions: slots are numbers there."""


class DicettoMove(Move, frozen=True):
    """Any move of this game."""


class First(DicettoMove, frozen=True):
    """Chance decides who starts (T9)."""

    seat: int

    def __str__(self) -> str:
        return f"first {self.seat}"


class Draw(DicettoMove, frozen=True):
    """Chance draws the card for the first empty slot."""

    card: str

    def __str__(self) -> str:
        return f"draw {self.card}"


class LayBonus(DicettoMove, frozen=True):
    """Chance lays out the Bonus cards of this game; ids in the order of the rules page."""

    cards: tuple[str, ...]

    def __str__(self) -> str:
        return "bonus " + " ".join(self.cards)


class Roll(DicettoMove, frozen=True):
    """Chance rolls: four dice, or those that were given back to it."""

    dice: Dice

    def __str__(self) -> str:
        return "roll " + dice_.text(self.dice)


class Reroll(DicettoMove, frozen=True):
    """Roll these dice again."""

    dice: Dice

    def __str__(self) -> str:
        return "reroll " + dice_.text(self.dice)


class Keep(DicettoMove, frozen=True):
    """Roll no more this turn."""

    def __str__(self) -> str:
        return "keep"


class Place(DicettoMove, frozen=True):
    """Put these dice on a card; `spot` is a place in `SPOTS`."""

    spot: int
    dice: Dice

    def __str__(self) -> str:
        return f"place {SPOTS[self.spot]} {dice_.text(self.dice)}"


class Done(DicettoMove, frozen=True):
    """Place no more this turn."""

    def __str__(self) -> str:
        return "done"


class Duel(DicettoMove, frozen=True):
    """Chance rolls one die for the player whose turn it is and one for the player who holds the card."""

    mover: int
    holder: int

    def __str__(self) -> str:
        return f"duel {self.mover} {self.holder}"


class Stop(DicettoMove, frozen=True):
    """All players agree to stop a game that stands still (T14). It is no seat's own move: `legal` never lists it."""

    def __str__(self) -> str:
        return "stop"


KEEP = Keep()
DONE = Done()
STOP = Stop()

FORMS = (
    "roll FACES",
    "reroll FACES",
    "keep",
    "place SLOT FACES",
    "place reroll FACES",
    "done",
    "stop",
    "draw CARD",
    "duel FACE FACE",
    "bonus CARD CARD CARD CARD",
    "first SEAT",
)


def parse(text: str) -> DicettoMove:
    """The move with this text."""
    verb, *rest = words_of(text, FORMS)
    match verb, rest:
        case "keep", []:
            return KEEP
        case "done", []:
            return DONE
        case "stop", []:
            return STOP
        case "roll", [*faces]:
            return Roll(read_faces(text, faces, FORMS))
        case "reroll", [*faces]:
            return Reroll(read_faces(text, faces, FORMS))
        case "place", [spot, *faces]:
            return Place(_spot(text, spot), read_faces(text, faces, FORMS))
        case "draw", [card]:
            return Draw(_card(text, card))
        case "duel", [*faces] if len("".join(faces)) == 2:
            mover, holder = (read_faces(text, [face], FORMS)[0] for face in "".join(faces))
            return Duel(mover, holder)
        case "bonus", [*cards] if len(set(cards)) == len(cards) == LAID_OUT:
            return LayBonus(_bonus(text, cards))
        case "first", [*seat]:
            return First(read_seat(text, seat, FORMS))
    raise MalformedMove(text, reason=say("error-why-no-move"), expected=FORMS)


def _spot(text: str, spot: str) -> int:
    if spot not in SPOTS:
        raise MalformedMove(text, reason=say("dicetto-why-unknown-slot", slot=spot), expected=SPOTS)
    return SPOTS.index(spot)


def _card(text: str, card: str) -> str:
    combination, mark, copy = card.partition("#")
    number_like = copy.isascii() and copy.isdigit() and not copy.startswith("0") and len(copy) <= 3
    if combination not in COMBINATIONS or not mark or not number_like:
        raise MalformedMove(text, reason=say("dicetto-why-unknown-card", card=card), expected=tuple(COMBINATIONS))
    return card


def _bonus(text: str, cards: Sequence[str]) -> tuple[str, ...]:
    for card in cards:
        if card not in BONUS:
            raise MalformedMove(text, reason=say("dicetto-why-unknown-bonus", card=card), expected=tuple(BONUS))
    return tuple(card for card in BONUS if card in cards)
