"""All players' values in one turn that the player on turn plays as well as possible."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from rollhouse.core.dice import Dice, lattice
from rollhouse.games.dicy_cards.solver.compiled import compiled
from rollhouse.games.dicy_cards.solver.facts import DICE, FULL, KEEPS, ROLLS, ROW, ROWS
from rollhouse.games.dicy_cards.solver.turn.dice_arrays import CardArrays, DiceArrays, dice_arrays
from rollhouse.games.dicy_cards.solver.turn.turn_values import touching

Floats = NDArray[np.float64]


class TurnShares:
    """A turn's values for every player."""

    def __init__(self, skip: Floats, worth: Floats) -> None:
        self._skip = skip
        self._worth = worth

    def keep(self, row: int, kept: Dice) -> Floats:
        """With these dice kept and the others about to be rolled; with all six kept, the value of the roll."""
        found: Floats = self._worth[row, lattice(DICE).index[kept]] if row else self._skip
        return found


def turn_shares(cards: tuple[str, ...], after: Floats, skip: Floats, mover: int, within: int = FULL) -> TurnShares:
    """All players' values in a turn of `mover`: `after[touch, points, row, player]` and `skip[player]` are those of its ends.

    Filled for all rows that are a part of `within`.
    """
    worth = np.empty((ROWS, KEEPS + ROLLS, len(skip)))
    fill_shares(dice_arrays(), touching(cards), after, skip, mover, within, worth, np.empty((ROWS, ROLLS), np.int64))
    return TurnShares(skip, worth)


@compiled
def fill_shares(
    dice: DiceArrays, cards: CardArrays, after: Floats, skip: Floats, mover: int, within: int, worth: Floats, aim: NDArray[np.int64]
) -> None:
    """`worth[row, keep or roll, player]`; `aim[row, roll]` is what is kept for the best reroll once a card is frozen and `row` is left."""
    players = len(skip)
    choice = np.empty(KEEPS, np.int64)
    classes = np.empty(len(cards.parent), np.int64)  # the total that is best to score in each class; 0: none
    for place in range(KEEPS + ROLLS):
        worth[0, place] = skip
    for row in range(1, ROWS):
        if row & ~within:
            continue
        for roll in range(ROLLS):
            worth[row, KEEPS + roll] = skip
        for card in range(ROW):
            if not row >> card & 1:
                continue
            rest = row & ~(1 << card)
            start, effect = cards.class_start[card], cards.effect[card]
            classes[0] = 0
            for number in range(start + 1, cards.class_start[card + 1]):
                total = classes[cards.parent[number]]
                for place in range(cards.extra_start[number], cards.extra_start[number + 1]):
                    other = cards.extra[place]
                    if total == 0 or after[effect, other, rest, mover] > after[effect, total, rest, mover]:
                        total = other
                classes[number - start] = total
            for roll in range(ROLLS):
                here, total = KEEPS + roll, classes[cards.class_of[card, roll]]
                if total and after[effect, total, rest, mover] > worth[row, here, mover]:
                    for player in range(players):
                        worth[row, here, player] = after[effect, total, rest, player]
                if rest and worth[rest, aim[rest, roll], mover] > worth[row, here, mover]:
                    for player in range(players):
                        worth[row, here, player] = worth[rest, aim[rest, roll], player]
        for keep in range(KEEPS - 1, -1, -1):
            for player in range(players):
                total = 0.0
                for face in range(6):
                    total += worth[row, dice.above[keep, face], player]
                worth[row, keep, player] = total / 6.0
            choice[keep] = keep
        for keep in range(1, KEEPS):
            for face in range(6):
                other = choice[dice.below[keep, face]]
                if worth[row, other, mover] > worth[row, choice[keep], mover]:
                    choice[keep] = other
        for roll in range(ROLLS):
            aim[row, roll] = choice[dice.below[KEEPS + roll, 0]]
            for face in range(1, 6):
                other = choice[dice.below[KEEPS + roll, face]]
                if worth[row, other, mover] > worth[row, aim[row, roll], mover]:
                    aim[row, roll] = other
