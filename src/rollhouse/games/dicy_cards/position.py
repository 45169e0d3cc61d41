"""A position of Dicy Cards as programs and clients get it; docs/referee.md describes it."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Literal

import msgspec

from rollhouse.core import dice as dice_
from rollhouse.core.dice import Dice
from rollhouse.core.game import GAME_OVER, Position, actor
from rollhouse.games.dicy_cards.cards import points, selections
from rollhouse.games.dicy_cards.rules import DICE, DicyState, active_ids, winners


class Offer(msgspec.Struct, frozen=True, gc=False):
    """What a card would score now, and with which dice."""

    dice: Dice
    points: int
    by_dice: dict[str, int]
    """What every selection that the card takes would score: `{"135": 9}`."""


class DicyPosition(Position, frozen=True, kw_only=True, gc=False):
    """A position of Dicy Cards."""

    cards: tuple[str, ...]
    """The five cards; none until they are dealt."""
    target: int
    """The points to reach."""
    first: int
    """The seat that starts each round; -1 until that is settled."""
    round: int
    active: tuple[tuple[str, ...], ...]
    """The Active cards of each seat; the others are Frozen."""
    dice: Dice
    """What lies on the table; while a reroll is due, the dice that stay."""
    rolling: int
    """How many dice chance is about to roll."""
    best: dict[str, Offer]
    """What each Active card of the seat on turn would score now."""
    reaction: Literal["freeze", "reset"] | None
    """What others must do with a card of theirs, while they must."""
    waiting: tuple[int, ...]
    """The seats that must still react, in order."""


def position_of(state: DicyState) -> DicyPosition:
    """The position for programs."""
    over = state.to_act == GAME_OVER
    return DicyPosition(
        to_act=actor(state.to_act),
        turn=state.turn,
        scores=state.scores,
        over=over,
        winners=winners(state.scores, state.active) if over else (),
        cards=state.cards,
        target=state.setup.target,
        first=state.first,
        round=state.round,
        active=tuple(active_ids(state, seat) for seat in range(state.setup.players)),
        dice=state.dice,
        rolling=state.rolling,
        best=_best(state),
        reaction=("reset" if state.resetting else "freeze") if state.waiting else None,
        waiting=state.waiting,
    )


def _best(state: DicyState) -> dict[str, Offer]:
    """Nothing while dice are due or others react."""
    if len(state.dice) != DICE or state.waiting:
        return {}
    return _offers(active_ids(state, state.turn), state.dice)


@lru_cache(maxsize=1 << 14)
def _offers(cards: tuple[str, ...], dice: Dice) -> dict[str, Offer]:
    found = ((card, _offer(card, dice)) for card in cards)
    return {card: offer for card, offer in found if offer is not None}


@cache
def _offer(card: str, dice: Dice) -> Offer | None:
    """The best selection, its points, and the points of every selection that the card takes; None where it takes none."""
    chosen = selections(card, dice)
    if not chosen:
        return None
    return Offer(chosen[0], points(card, chosen[0]), {dice_.text(one): points(card, one) for one in chosen})
