"""What kind of error a move is: what was done, and what would have been better."""

from __future__ import annotations

from typing import Final

from rollhouse.core.teaching import Taken
from rollhouse.games.dicy_cards.cards import points
from rollhouse.games.dicy_cards.moves import DicyMove, Freeze, Score, Skip
from rollhouse.games.dicy_cards.rules import DicyState

ERROR_KINDS: Final = (
    "wrong-card",
    "wrong-dice",
    "scored-too-soon",
    "rolled-on",
    "wrong-reroll",
    "wrong-frozen",
    "skipped",
    "did-not-skip",
    "wrong-reaction",
)


def error_kind(state: DicyState, move: DicyMove, best: DicyMove) -> str:
    """One of `ERROR_KINDS`."""
    if state.waiting:
        return "wrong-reaction"
    match move, best:
        case Skip(), _:
            return "skipped"
        case _, Skip():
            return "did-not-skip"
        case Score(card=mine), Score(card=better):
            return "wrong-dice" if mine == better else "wrong-card"
        case Score(), Freeze():
            return "scored-too-soon"
        case Freeze(), Score():
            return "rolled-on"
        case Freeze(reroll=mine), Freeze(reroll=better):
            return "wrong-frozen" if mine == better else "wrong-reroll"
    raise AssertionError(f"{move!r} and {best!r} are no choice of this game")


def taken(state: DicyState, move: DicyMove) -> Taken | None:
    """The card that a move scores."""
    return Taken(move.card, points(move.card, move.dice)) if isinstance(move, Score) else None
