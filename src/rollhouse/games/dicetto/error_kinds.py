"""What kind of error a move is: what was done, and what would have been better."""

from __future__ import annotations

from typing import Final

from rollhouse.core.teaching import Taken
from rollhouse.games.dicetto.cards import REROLL, combination_of
from rollhouse.games.dicetto.deck import cards_of
from rollhouse.games.dicetto.moves import DicettoMove, Done, Keep, Place, Reroll
from rollhouse.games.dicetto.rules import DicettoState

ERROR_KINDS: Final = ("stopped-rolling", "rolled-on", "wrong-reroll", "wrong-card", "wrong-dice", "stopped-placing", "placed-on")


def error_kind(state: DicettoState, move: DicettoMove, best: DicettoMove) -> str:
    """One of `ERROR_KINDS`. Before the last roll, a player who places, or places nothing, has stopped rolling."""
    match move, best:
        case Reroll(), Reroll():
            return "wrong-reroll"
        case Reroll(), _:
            return "rolled-on"
        case _, Reroll():
            return "stopped-rolling"
        case Place(spot=mine), Place(spot=better):
            return "wrong-dice" if mine == better else "wrong-card"
        case Place(), _:
            return "placed-on"
        case ((Done() | Keep()), _):
            return "stopped-placing"
    raise AssertionError(f"{move!r} and {best!r} are no choice of this game")


def taken(state: DicettoState, move: DicettoMove) -> Taken | None:
    """The card on which a move places dice, by what it asks for: copies are alike."""
    if not isinstance(move, Place):
        return None
    card = state.spots[move.spot].card
    return Taken(card, 0) if card == REROLL else Taken(combination_of(card), cards_of(state.setup.deck)[card].points)
