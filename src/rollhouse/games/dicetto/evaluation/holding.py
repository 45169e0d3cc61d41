"""How likely dice still lie on a card when their owner's next turn begins, if the others play as well as the evaluator knows how to.

Every turn of the others is followed through all its dice exactly. Cards that are drawn on the way, and with more than one other player
how the first of them plays, are gone through one by one where that is few, and sampled where it is many.
"""

from __future__ import annotations

import random
from zlib import crc32

from rollhouse.core.game import GAME_OVER
from rollhouse.games.dicetto import rules
from rollhouse.games.dicetto.evaluation.draws import drawn
from rollhouse.games.dicetto.evaluation.ends import Ends, after_end, left_alone
from rollhouse.games.dicetto.moves import Draw
from rollhouse.games.dicetto.rules import DicettoState

_SAMPLED_PATHS = 48


def holding(state: DicettoState, owner: int, spot: int) -> float:
    """How likely `owner`'s dice on this spot hold; the state is the beginning of another seat's turn, or the end of the game.

    Cards that carry dice when the game ends are won by the dice's owner: then they have held.
    """
    if state.to_act == GAME_OVER or state.turn == owner:
        return 1.0
    last = (state.turn + 1) % state.setup.players == owner
    if last:
        tables = list(drawn(state, exactly=1, sample=_SAMPLED_PATHS))
        return sum(weight * left_alone(table, spot)[0] for table, weight in tables) / sum(weight for _, weight in tables)
    rng = _chance_of(state)
    return sum(_path(state, owner, spot, rng) for _ in range(_SAMPLED_PATHS)) / _SAMPLED_PATHS


def held(state: DicettoState, ends: Ends, owner: int, spot: int) -> float:
    """How likely the owner's dice lie on a spot when the owner's next turn begins, once this turn has ended in one of these ways."""
    total = 0.0
    for end, chance in ends.odds.items():
        mine = bool(end[spot])
        if mine if owner == state.to_act else not mine and state.spots[spot].seat == owner:
            total += chance * holding(after_end(state, end), owner, spot)
    return total


def _chance_of(state: DicettoState) -> random.Random:
    """The same for the same position, on any machine."""
    text = " ".join((*(f"{one.card} {one.seat} {sum(one.dice)}" for one in state.spots), *map(str, map(len, state.hands))))
    return random.Random(crc32(text.encode()))


def _path(state: DicettoState, owner: int, spot: int, rng: random.Random) -> float:
    """One way in which the others may play: how likely the dice hold along it. Only what leaves them there is sampled."""
    held = 1.0
    while state.to_act != GAME_OVER and state.turn != owner:
        while rules.draw_due(state):
            state = rules.step(state, Draw(rng.choice(state.pile)))
        left, end = left_alone(state, spot, rng)
        held *= left
        if end is None:
            break
        state = after_end(state, end)
    return held
