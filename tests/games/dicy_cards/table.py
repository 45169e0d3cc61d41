"""Positions and plays for the tests of Dicy Cards, in as few words as possible."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from rollhouse.core.dice import Dice
from rollhouse.core.errors import IllegalMove
from rollhouse.core.game import CHANCE, Event, Outcome
from rollhouse.games.dicy_cards.game import GAME
from rollhouse.games.dicy_cards.rules import DicyState, active_ids
from tests.expecting import present, raised

GLACIAL = ("any_two", "low_six", "odd", "straight", "two_pairs")


def begin(**options: object) -> DicyState:
    """The start of a game with these options."""
    return GAME.start(GAME.setup(options))


def played(state: DicyState, *texts: str) -> DicyState:
    """The position after these moves, each checked."""
    for text in texts:
        state = GAME.play(state, GAME.parse(text))
    return state


def events(state: DicyState, *texts: str) -> list[Event]:
    """What happens during these moves."""
    noted: list[Event] = []
    for text in texts:
        state = GAME.play(state, GAME.parse(text), noted)
    return noted


def legal(state: DicyState) -> list[str]:
    return [str(move) for move in GAME.legal(state)]


def refused(state: DicyState, text: str) -> IllegalMove:
    return raised(IllegalMove, GAME.play, state, GAME.parse(text))


def active(state: DicyState) -> list[set[str]]:
    """Each seat's Active cards."""
    return [set(active_ids(state, seat)) for seat in range(state.setup.players)]


def ended(state: DicyState) -> Outcome:
    return present(GAME.outcome(state))


def position(
    dice: str,
    *,
    rows: Sequence[Iterable[str] | None] = (),
    scores: Sequence[int] = (),
    turn: int = 0,
    **options: object,
) -> DicyState:
    """The turn of `turn`, with these dice on the table ("" before the roll); a row of None, or no row, is all Active."""
    state = begin(**options)
    masks = list(state.active)
    for seat, row in enumerate(rows):
        if row is not None:
            masks[seat] = sum(1 << state.cards.index(card) for card in row)
    faces: Dice = tuple(sorted(map(int, dice)))
    rolling = 0 if faces or not masks[turn] else 6
    return replace(
        state,
        to_act=CHANCE if rolling else turn,
        turn=turn,
        scores=tuple(scores) or state.scores,
        active=tuple(masks),
        dice=faces,
        rolling=rolling,
    )
