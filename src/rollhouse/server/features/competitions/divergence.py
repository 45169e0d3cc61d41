"""Where two games with the same dice diverged: up to there both had the same position, then the players decided differently."""

from __future__ import annotations

import msgspec

from rollhouse.core.game import CHANCE
from rollhouse.core.messages import Message
from rollhouse.core.record import Record, replay


class Divergence(msgspec.Struct, frozen=True):
    """The first decision that was made differently."""

    ply: int
    """The number of moves before it, which were the same at both tables."""
    seat: int
    """The seat that decided, the same at both tables."""
    decisions: int
    """The number of decisions before it, which were the same."""
    moves: tuple[str, str]
    """The move at each table."""
    words: tuple[Message, Message]
    """The moves, described."""


def divergence_of(left: Record, right: Record) -> Divergence | None:
    """The first decision that differs; None where the shorter game is the beginning of the longer one."""
    _, game, states, moves = replay(left)
    others = replay(right).moves
    same = 0
    for ply, (move, other) in enumerate(zip(moves, others, strict=False)):
        state = states[ply]
        if move != other:
            if state.to_act == CHANCE:  # the dice differ, so these are no duplicate games
                return None
            words = (game.words.move(state, move), game.words.move(state, other))
            return Divergence(ply, state.to_act, same, (str(move), str(other)), words)
        same += state.to_act != CHANCE
    return None
