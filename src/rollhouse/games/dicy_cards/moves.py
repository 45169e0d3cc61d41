"""The moves of Dicy Cards and their notation."""

from __future__ import annotations

from collections.abc import Sequence

from rollhouse.core import dice as dice_
from rollhouse.core.dice import Dice
from rollhouse.core.errors import MalformedMove
from rollhouse.core.game import Move
from rollhouse.core.messages import say
from rollhouse.core.notation import read_faces, read_seat, words_of
from rollhouse.games.dicy_cards.cards import CARDS, ROW


class DicyMove(Move, frozen=True):
    """Any move of this game."""


class First(DicyMove, frozen=True):
    """Chance decides who starts (D8)."""

    seat: int

    def __str__(self) -> str:
        return f"first {self.seat}"


class Deal(DicyMove, frozen=True):
    """Chance deals the five cards that all seats play with; ids in alphabetical order."""

    cards: tuple[str, ...]

    def __str__(self) -> str:
        return "deal " + " ".join(self.cards)


class Roll(DicyMove, frozen=True):
    """Chance rolls: six dice, or those that were given back to it."""

    dice: Dice

    def __str__(self) -> str:
        return "roll " + dice_.text(self.dice)


class Freeze(DicyMove, frozen=True):
    """Freeze a card: to reroll these dice on one's own turn, or, with no dice, because another player's card says so."""

    card: str
    reroll: Dice = ()

    def __str__(self) -> str:
        return f"freeze {self.card} {dice_.text(self.reroll)}" if self.reroll else f"freeze {self.card}"


class Reset(DicyMove, frozen=True):
    """Flip a Frozen card back because another player skipped or played a card that says so."""

    card: str

    def __str__(self) -> str:
        return f"reset {self.card}"


class Score(DicyMove, frozen=True):
    """Score a card with these dice."""

    card: str
    dice: Dice

    def __str__(self) -> str:
        return f"score {self.card} {dice_.text(self.dice)}"


class Skip(DicyMove, frozen=True):
    """Score nothing; reset one's own cards."""

    def __str__(self) -> str:
        return "skip"


SKIP = Skip()

FORMS = (
    "roll FACES",
    "freeze CARD FACES",
    "score CARD FACES",
    "skip",
    "freeze CARD",
    "reset CARD",
    "deal CARD CARD CARD CARD CARD",
    "first SEAT",
)


def parse(text: str) -> DicyMove:
    """The move with this text."""
    verb, *rest = words_of(text, FORMS)
    match verb, rest:
        case "skip", []:
            return SKIP
        case "roll", [*faces]:
            return Roll(read_faces(text, faces, FORMS))
        case "freeze", [card]:
            return Freeze(_card(text, card))
        case "freeze", [card, *faces]:
            return Freeze(_card(text, card), read_faces(text, faces, FORMS))
        case "score", [card, *faces]:
            return Score(_card(text, card), read_faces(text, faces, FORMS))
        case "reset", [card]:
            return Reset(_card(text, card))
        case "deal", [*cards] if len(set(cards)) == len(cards) == ROW:
            return Deal(tuple(sorted(_card(text, card) for card in cards)))
        case "first", [*seat]:
            return First(read_seat(text, seat, FORMS))
    raise MalformedMove(text, reason=say("error-why-no-move"), expected=FORMS)


def _card(text: str, card: str, known: Sequence[str] = tuple(CARDS)) -> str:
    if card not in known:
        raise MalformedMove(text, reason=say("dicy-why-unknown-card", card=card), expected=known)
    return card
