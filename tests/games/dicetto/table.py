"""Positions and plays for the tests of Dicetto, in as few words as possible."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from rollhouse.core.dice import Dice
from rollhouse.core.errors import IllegalMove
from rollhouse.core.game import Event, Outcome
from rollhouse.games.dicetto.game import GAME
from rollhouse.games.dicetto.moves import SPOTS
from rollhouse.games.dicetto.rules import DicettoState, Spot
from tests.expecting import present, raised

CARDS = ("pair#1", "chance#1", "number_6#1", "small_straight#1")
"""Four cards that suit most tests: slots 1 to 4."""

E = TypeVar("E", bound=Event)


def faces(digits: str) -> Dice:
    return tuple(sorted(map(int, digits)))


def begin(**options: object) -> DicettoState:
    """The start of a game with these options."""
    return GAME.start(GAME.setup(options))


def played(state: DicettoState, *texts: str) -> DicettoState:
    """The position after these moves, each checked."""
    for text in texts:
        state = GAME.play(state, GAME.parse(text))
    return state


def laid(*cards: str, bonus: str = "", **options: object) -> DicettoState:
    """The first turn, before the first roll, with these cards on the table; Bonus cards only where they are named."""
    state = played(begin(bonus=bool(bonus), **options), *(f"draw {card}" for card in cards or CARDS))
    return played(state, f"bonus {bonus}") if bonus else state


def position(
    dice: str,
    *,
    cards: Sequence[str] = CARDS,
    held: Mapping[str, tuple[int, str]] | None = None,
    hands: Sequence[str] = (),
    pile: Sequence[str] | None = None,
    turn: int = 0,
    rolls_left: int = 0,
    aside: str = "",
    lost: Sequence[str] = (),
    bonus: str = "",
    **options: object,
) -> DicettoState:
    """The turn of `turn` with these dice, to be placed unless there are rolls left.

    `held` says whose dice lie where, `{"3": (1, "66")}`; an empty card is an empty slot; hands are ids in one text.
    """
    state = begin(bonus=bool(bonus), **options)
    on = held or {}
    spots = [
        Spot(card, on[name][0], faces(on[name][1])) if name in on else Spot(card)
        for name, card in zip(SPOTS, (*cards, "reroll"), strict=True)
    ]
    won = tuple(tuple(hand.split()) for hand in hands) or state.hands
    gone = {card for hand in won for card in hand} | set(cards)
    return replace(
        state,
        to_act=turn,
        turn=turn,
        bonus=tuple(bonus.split()),
        pile=tuple(card for card in state.pile if card not in gone) if pile is None else tuple(pile),
        spots=tuple(spots),
        hands=won,
        dice=faces(dice),
        rolls_left=rolls_left,
        aside=faces(aside),
        lost=tuple(SPOTS.index(name) for name in lost),
    )


def on(state: DicettoState, spot: str) -> tuple[int | None, str]:
    """Whose dice lie on a spot, and which; None for a free one."""
    found = state.spots[SPOTS.index(spot)]
    return (None if found.seat < 0 else found.seat, "".join(map(str, found.dice)))


def table(state: DicettoState) -> list[str]:
    """The cards in the four slots."""
    return [spot.card for spot in state.spots[:4]]


def events(state: DicettoState, *texts: str) -> list[Event]:
    """What happens during these moves."""
    noted: list[Event] = []
    for text in texts:
        state = GAME.play(state, GAME.parse(text), noted)
    return noted


def position_json(state: DicettoState) -> dict[str, Any]:
    """The position as programs get it."""
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(GAME.position(state)))
    return found


def only(kind: type[E], noted: Sequence[Event]) -> E:
    """The one event of this kind."""
    (found,) = [event for event in noted if isinstance(event, kind)]
    return found


def legal(state: DicettoState) -> list[str]:
    return [str(move) for move in GAME.legal(state)]


def refused(state: DicettoState, text: str) -> IllegalMove:
    return raised(IllegalMove, GAME.play, state, GAME.parse(text))


def why(state: DicettoState, text: str) -> tuple[str, str]:
    """The key of the reason for a refusal, and the rule it rests on."""
    error = refused(state, text)
    assert error.reason is not None
    return error.reason.key, error.rule


def ended(state: DicettoState) -> Outcome:
    return present(GAME.outcome(state))
