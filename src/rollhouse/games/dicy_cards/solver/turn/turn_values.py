"""One turn looked at closely: what every roll, keep and move of it is worth to the player whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import numpy as np
from numpy.typing import NDArray

from rollhouse.core.dice import Dice, lattice, remove
from rollhouse.core.evaluate import Valued
from rollhouse.games.dicy_cards.cards import CARDS, points
from rollhouse.games.dicy_cards.moves import DicyMove, Freeze, Score
from rollhouse.games.dicy_cards.solver.compiled import compiled
from rollhouse.games.dicy_cards.solver.facts import DICE, MAX_POINTS, ROW, ROWS, TOUCHES
from rollhouse.games.dicy_cards.solver.turn.dice_arrays import CardArrays, DiceArrays, card_arrays, dice_arrays

Floats = NDArray[np.float64]


class Prospects:
    """What the turn can lead to: `after[effect, points, row]` once a card is scored and `row` is left, and what skipping is worth."""

    __slots__ = ("after", "skip")

    def __init__(self, after: Floats, skip: float) -> None:
        self.after = after
        self.skip = skip

    @classmethod
    def empty(cls) -> Floats:
        """An array for `after`: what a card can do to others (`TOUCHES`), all totals, all rows."""
        return np.zeros((len(TOUCHES), MAX_POINTS + 1, ROWS))


class TurnValues:
    """A turn's values for these cards."""

    def __init__(self, cards: tuple[str, ...], prospects: Prospects, worth: Floats, index: dict[Dice, int]) -> None:
        self.cards = cards
        self.prospects = prospects
        self.worth = worth
        """[row, keep or roll], numbered as in the lattice; the row that is left, the dice that are kept."""
        self._index = index

    def begin(self, row: int) -> float:
        """The value of a turn before its first roll."""
        return self.keep(row, ())

    def keep(self, row: int, kept: Dice) -> float:
        """With these dice kept and the others about to be rolled; with all of them kept, the value of the roll."""
        return float(self.worth[row, self._index[kept]]) if row else self.prospects.skip

    def score(self, row: int, card: str, total: int) -> float:
        """Scoring this card of `row` for so many points."""
        place = self.cards.index(card)
        return float(self.prospects.after[_effect(card), total, row & ~(1 << place)])

    def freeze(self, row: int, dice: Dice, card: str, reroll: Dice) -> float:
        """Freezing this card and rolling these of the dice again."""
        return self.keep(row & ~(1 << self.cards.index(card)), remove(dice, reroll))

    def options(self, row: int, dice: Dice, moves: Sequence[DicyMove]) -> list[Valued]:
        """Each of these moves of the player on turn, with its value."""
        found = []
        for move in moves:
            match move:
                case Score(card=card, dice=chosen):
                    value = self.score(row, card, points(card, chosen))
                case Freeze(card=card, reroll=reroll):
                    value = self.freeze(row, dice, card, reroll)
                case _:
                    value = self.prospects.skip
            found.append(Valued(move, value))
        return found


@cache
def _effect(card: str) -> int:
    return TOUCHES[CARDS[card].effect]


@cache
def touching(cards: tuple[str, ...], count: int = DICE) -> CardArrays:
    """The cards, with their effects distinguished as four players need it."""
    return card_arrays(cards, count)._replace(effect=np.array([_effect(card) for card in cards], np.int32))


def turn_values(cards: tuple[str, ...], prospects: Prospects, count: int = DICE) -> TurnValues:
    """Everything about one turn, played with so many dice."""
    dice = dice_arrays(count)
    keeps, rolls = len(dice.above), len(dice.chance)
    worth = np.empty((ROWS, keeps + rolls))
    best = np.empty((ROWS, rolls))
    _fill(dice, touching(cards, count), prospects.after, prospects.skip, worth, best)
    return TurnValues(cards, prospects, worth, lattice(count).index)


@compiled
def _fill(dice: DiceArrays, cards: CardArrays, after: Floats, skip: float, worth: Floats, best: Floats) -> None:
    """`worth[row, keep or roll]`, and for each roll the value of its best reroll once a card is frozen and `row` is left."""
    keeps, rolls = len(dice.above), len(dice.chance)
    classes = np.empty(len(cards.parent))
    worth[0, :] = skip
    best[0, :] = skip
    kept = np.empty(keeps)
    for row in range(1, ROWS):
        for roll in range(rolls):
            worth[row, keeps + roll] = skip
        for card in range(ROW):
            if not row >> card & 1:
                continue
            rest = row & ~(1 << card)
            start = cards.class_start[card]
            classes[0] = -1e300
            for number in range(start + 1, cards.class_start[card + 1]):
                value = classes[cards.parent[number]]
                for place in range(cards.extra_start[number], cards.extra_start[number + 1]):
                    value = max(value, after[cards.effect[card], cards.extra[place], rest])
                classes[number - start] = value
            for roll in range(rolls):
                value = max(classes[cards.class_of[card, roll]], best[rest, roll])
                worth[row, keeps + roll] = max(worth[row, keeps + roll], value)
        for keep in range(keeps - 1, -1, -1):
            total = 0.0
            for face in range(6):
                total += worth[row, dice.above[keep, face]]
            worth[row, keep] = total / 6.0
            kept[keep] = worth[row, keep]
        for keep in range(1, keeps):
            for face in range(6):
                kept[keep] = max(kept[keep], kept[dice.below[keep, face]])
        for roll in range(rolls):
            value = kept[dice.below[keeps + roll, 0]]
            for face in range(1, 6):
                value = max(value, kept[dice.below[keeps + roll, face]])
            best[row, roll] = value
