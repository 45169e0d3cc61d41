"""How a turn will end if it is played best from here on: which card is scored for how many points, and how often it is none."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from rollhouse.core.dice import Dice, lattice, remove, rolls, subsets
from rollhouse.games.dicy_cards.cards import CARDS, points, selections
from rollhouse.games.dicy_cards.solver.compiled import compiled
from rollhouse.games.dicy_cards.solver.facts import DICE, KEEPS, MAX_POINTS, ROLLS, ROW, ROWS, TOUCHES
from rollhouse.games.dicy_cards.solver.turn.dice_arrays import DiceArrays, dice_arrays
from rollhouse.games.dicy_cards.solver.turn.turn_values import Prospects, TurnValues, turn_values

Floats = NDArray[np.float64]
Ints = NDArray[np.int32]


class _Lists(NamedTuple):
    """For every roll, what can be done with it, in the order of `legal`."""

    totals: Ints
    """What each card can score, most first."""
    totals_start: Ints
    """[card, roll]: where its totals begin; one more roll at the end."""
    keeps: Ints
    """What can be kept, in the order in which rerolls are listed."""
    keeps_start: Ints
    """[roll], and one more at the end"""
    effect: Ints


def _room() -> Floats:
    return np.zeros((ROW, MAX_POINTS + 1, ROWS))


_CARDS_IN = np.array([row.bit_count() for row in range(ROWS)], np.float64)
"""How many cards a row has."""


class Ends:
    """The end of a turn. Where several moves are equally good, the first one in the order of `legal` is made."""

    def __init__(self, ended: Floats, skipped: float) -> None:
        self.ended = ended
        """[card, points, row that stays Active]: the chance of it"""
        self.scored: Floats = ended.sum(axis=2)
        """[card, points]: the chance of it"""
        self.left: Floats = ended.sum(axis=0)
        """[points, row]: the chance that so many are scored and this row stays Active"""
        self.skipped = skipped

    @classmethod
    def certain(cls, place: int, total: int, row: int) -> Ends:
        """A card is scored for so many points now, and this row stays Active."""
        ended = _room()
        ended[place, total, row] = 1.0
        return cls(ended, 0.0)

    @classmethod
    def skip(cls) -> Ends:
        """Nothing is scored, and all five are Active again."""
        return cls(_room(), 1.0)

    @property
    def active(self) -> float:
        """How many cards will be Active when the turn is over, on average; others' effects left out."""
        return float((self.left.sum(axis=0) * _CARDS_IN).sum()) + ROW * self.skipped

    def at_least(self, total: int) -> float:
        """The chance of so many points or more."""
        return float(self.scored[:, max(total, 0) :].sum()) if total > 0 else 1.0

    def mean(self) -> float:
        """The points on average."""
        return float((self.scored.sum(axis=0) * np.arange(MAX_POINTS + 1)).sum())

    def on(self, place: int) -> float:
        """The chance that this card is the one that is scored."""
        return float(self.scored[place].sum())


def ends(turn: TurnValues, row: int, kept: Dice) -> Ends:
    """With these dice kept and the others about to be rolled, or a whole roll on the table."""
    ended = _room()
    start = lattice(DICE).index[kept]
    skipped = _follow(dice_arrays(), _lists(turn.cards), turn.prospects.after, turn.prospects.skip, turn.worth, row, start, ended)
    return Ends(ended, skipped)


def reaching(cards: tuple[str, ...], row: int, total: int, kept: Dice = ()) -> float:
    """The chance of at least so many points in a turn that aims at nothing else, with these dice kept and the others about to be rolled."""
    if total <= 0:
        return 1.0
    return _aiming(cards, total).keep(row, kept) if total <= MAX_POINTS else 0.0


@lru_cache(maxsize=64)
def _aiming(cards: tuple[str, ...], total: int) -> TurnValues:
    after = Prospects.empty()
    after[:, total:, :] = 1.0
    return turn_values(cards, Prospects(after, 0.0))


@cache
def _lists(cards: tuple[str, ...]) -> _Lists:
    totals: list[int] = []
    totals_start = np.zeros((len(cards), ROLLS + 1), np.int32)
    for place, card in enumerate(cards):
        for number, roll in enumerate(rolls(DICE)):
            totals_start[place, number] = len(totals)
            totals += dict.fromkeys(points(card, chosen) for chosen in selections(card, roll))
        totals_start[place, ROLLS] = len(totals)
    keeps, keeps_start = _keeps()
    effects = np.array([TOUCHES[CARDS[card].effect] for card in cards], np.int32)
    return _Lists(np.array(totals, np.int32), totals_start, keeps, keeps_start, effects)


@cache
def _keeps() -> tuple[Ints, Ints]:
    index = lattice(DICE).index
    found: list[int] = []
    starts = [0]
    for roll in rolls(DICE):
        found += [index[remove(roll, reroll)] for reroll in subsets(roll) if reroll]
        starts.append(len(found))
    return np.array(found, np.int32), np.array(starts, np.int32)


@compiled
def _follow(dice: DiceArrays, lists: _Lists, after: Floats, skip: float, worth: Floats, row: int, start: int, ended: Floats) -> float:
    """Let the chance of being somewhere flow to the ends: `ended` [card, points, row left]; the chance of a skip."""
    skipped = 0.0
    chance = np.zeros((ROWS, KEEPS + ROLLS))
    chance[row, start] = 1.0
    for held in range(row, 0, -1):  # a row is left for one with a card less: a smaller number
        if held & ~row:
            continue
        for keep in range(KEEPS):
            part = chance[held, keep] / 6.0
            if part > 0.0:
                for face in range(6):
                    chance[held, dice.above[keep, face]] += part
        for roll in range(ROLLS):
            part = chance[held, KEEPS + roll]
            if part == 0.0:
                continue
            best, best_card, best_total, best_keep = -1e300, -1, 0, 0
            for card in range(ROW):
                if held >> card & 1:
                    left = held & ~(1 << card)
                    for place in range(lists.totals_start[card, roll], lists.totals_start[card, roll + 1]):
                        value = after[lists.effect[card], lists.totals[place], left]
                        if value > best:
                            best, best_card, best_total = value, card, lists.totals[place]
            for card in range(ROW):
                if held >> card & 1:
                    left = held & ~(1 << card)
                    for place in range(lists.keeps_start[roll], lists.keeps_start[roll + 1]):
                        value = worth[left, lists.keeps[place]]
                        if value > best:
                            best, best_card, best_total, best_keep = value, card, 0, lists.keeps[place]
            if skip > best:
                skipped += part
            elif best_total:
                ended[best_card, best_total, held & ~(1 << best_card)] += part
            else:
                chance[held & ~(1 << best_card), best_keep] += part
    for place in range(KEEPS + ROLLS):
        skipped += chance[0, place]
    return skipped
