"""Where two games with the same dice parted: up to there both tables had the same position, and one decided otherwise."""

from __future__ import annotations

import msgspec

from rollhouse.core.game import CHANCE
from rollhouse.core.messages import Message
from rollhouse.core.record import Record, replay

__all__ = ["Divergence", "parting_of"]


class Divergence(msgspec.Struct, frozen=True):
    """The first decision that was made differently."""

    ply: int
    """After so many moves, which were the same at both tables."""
    seat: int
    """Whose decision it was: the same seat at both."""
    decisions: int
    """So many decisions before it were the same."""
    moves: tuple[str, str]
    """What was done at each table."""
    words: tuple[Message, Message]
    """The same in a few words."""


def parting_of(left: Record, right: Record) -> Divergence | None:
    """Where these two parted; None where all that was played is the same, to the end of the shorter one."""
    _, game, states, moves = replay(left)
    others = replay(right).moves
    same = 0
    for ply, (one, other) in enumerate(zip(moves, others, strict=False)):
        state = states[ply]
        if one != other:
            if state.to_act == CHANCE:  # other dice: whoever calls that a duplicate is wrong, and nobody can say who decided what
                return None
            words = (game.words.move(state, one), game.words.move(state, other))
            return Divergence(ply, state.to_act, same, (str(one), str(other)), words)
        same += state.to_act != CHANCE
    return None
