"""Race laws: how many turns a player will still need, and how many points they will then have, from every distance and every row.

Everyone is taken to run their own race and to make it short. What the others do is felt only as disturbance: between two turns each of
them may wake one of this player's cards (a skip does that) or freeze one, as often as players who race like this do it on average.
Everything is told by the *distance*: how many points are missing to the target. So the laws don't depend on the target.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from rollhouse.games.dicy_cards.solver.compiled import compiled
from rollhouse.games.dicy_cards.solver.facts import FULL, KEEPS, MOST_POINTS, ROLLS, ROW, ROWS
from rollhouse.games.dicy_cards.solver.turn.dice_arrays import CardArrays, DiceArrays, card_arrays, dice_arrays
from rollhouse.games.dicy_cards.solver.turn.play_turn import Gains, Workspace, play_turn, workspace
from rollhouse.games.dicy_cards.solver.turn.turn_values import touching
from rollhouse.lowlevel.simd import LANES

__all__ = ["COLUMNS", "LATE", "UNDONE", "Disturbance", "Habits", "Race", "Racing", "Run", "overtaking_chances"]

# A law is a grid of chances. It has a line for each number of turns, and in each line (M = MOST_POINTS):
#
#   column    0  …  k  …  M-1 │ M  …  M+k  …  2M-1 │ 2M
#             ────────────────┼────────────────────┼────────────────────────────────────────────────────
#             the race ends   │ the race has not   │ UNDONE: it has not ended in this turn or before it,
#             in this turn,   │ ended before, and  │ as one plays who only wants to finish soon
#             k points above  │ this turn would    │
#             the target      │ beat somebody who  │
#                             │ is k above it      │
#             (k = column)    │ (k = column - LATE)│
#
# The left and the right part of a line, and the left parts of the lines before it, add up to 1. The middle part stands by itself: there
# the turn is played for nothing but to get past the other player, and to draw level counts half.
LATE = MOST_POINTS
UNDONE = 2 * MOST_POINTS
COLUMNS = UNDONE + 1

_POINTS_CODE, _KEEP_CODE = 64, 1024
"""How a decision is written as one number (`Policy.act`): a card and its points, or a card and what is kept."""
assert MOST_POINTS < _POINTS_CODE
assert KEEPS <= _KEEP_CODE
_HABITS = 4
_TAIL = 8
_TURNS_PER_POINT = 0.1
"""Slower than anybody is."""
_CLOSE_ENOUGH = 1e-9
_MOST_ROUNDS = 1000

Floats = NDArray[np.float64]
Singles = NDArray[np.float32]
Ints = NDArray[np.int32]


class Habits(NamedTuple):
    """How often a player does something to others in a turn, by [distance, row]."""

    skips: Floats
    neighbours_freeze: Floats
    neighbours_reset: Floats
    others_freeze: Floats


class Disturbance(NamedTuple):
    """What one of the others does to this player in a turn, on average."""

    wakes: float
    freezes: float
    others: int
    """How many others there are."""


class Policy(NamedTuple):
    """Room for one turn's decisions and where they lead."""

    after: Floats
    """[points, row]"""
    worth: Floats
    """[row, keep or roll]"""
    best: Floats
    """[row, roll]: the best reroll once a card is frozen and this row is left"""
    aim: Ints
    """[row, roll]: what is kept for it"""
    act: Ints
    """[row, roll]: 0 skip; 1 + 64 × card + points scores; -(1 + 1024 × card + keep) rerolls"""
    reach: Floats
    """[row, points, row after]: the chance that the turn ends so"""
    uses: Floats
    """[habit, row]: the chance that it ends in a skip, or in scoring a card that does something to others."""


class Race:
    """The laws for these cards, this many players, and this place in the round."""

    def __init__(self, effort: Floats, laws: Singles, habits: Habits) -> None:
        self.effort = effort
        """[distance, row]: turns still needed before a turn, on average, and what finishing with few points too many costs, in turns."""
        self.laws = laws
        """[distance, turns - 1, column, row]"""
        self.habits = habits
        self.farthest = len(effort) - 1


class Run(NamedTuple):
    """What came out."""

    race: Race
    rates: Floats
    """How often each habit shows in a turn, on average."""


class Racing:
    """Works races out, again and again, in the same room."""

    def __init__(self, cards: tuple[str, ...], farthest: int) -> None:
        self.farthest = farthest
        self.dice = dice_arrays()
        arrays = card_arrays(cards)
        self.alone = arrays._replace(effect=np.zeros_like(arrays.effect))
        self.touches = touching(cards).effect
        self.room = workspace()
        self.policy = _policy()
        self.late = overtaking_chances(cards)

    def run(self, disturbance: Disturbance, penalty: Floats, *, with_laws: bool = False) -> Run:
        """The race so disturbed, where finishing with so many points too many costs so many turns; without laws it is done sooner."""
        effort = np.zeros((self.farthest + 1, ROWS))
        habits = Habits(*(np.zeros((self.farthest + 1, ROWS)) for _ in range(4)))
        longest = 10 + int(_TURNS_PER_POINT * self.farthest)
        laws = np.zeros((self.farthest + 1, ROWS, longest, COLUMNS) if with_laws else (1, 1, 1, 1), np.float32)
        rates = _race(self.dice, self.alone, self.touches, disturbance, penalty, effort, habits, self.late, laws, self.room, self.policy)
        return Run(Race(effort, np.ascontiguousarray(laws.transpose(0, 2, 3, 1)), habits), rates)


def _policy() -> Policy:
    return Policy(
        after=np.zeros((MOST_POINTS + 1, ROWS)),
        worth=np.empty((ROWS, KEEPS + ROLLS)),
        best=np.empty((ROWS, ROLLS)),
        aim=np.zeros((ROWS, ROLLS), np.int32),
        act=np.zeros((ROWS, ROLLS), np.int32),
        reach=np.zeros((ROWS, MOST_POINTS + 1, ROWS)),
        uses=np.zeros((_HABITS, ROWS)),
    )


@lru_cache(maxsize=64)
def overtaking_chances(cards: tuple[str, ...]) -> Floats:
    """[points, row]: the best chance of more than so many points in one turn, just as many counted half; up to 1 more than there can be."""
    arrays = card_arrays(cards)
    late = np.empty((MOST_POINTS + 2, ROWS))
    _overtaking_chances(dice_arrays(), arrays._replace(effect=np.zeros_like(arrays.effect)), late, workspace())
    return late


@compiled
def _overtaking_chances(dice: DiceArrays, cards: CardArrays, late: Floats, room: Workspace) -> None:
    """Fill `late`, eight numbers of points at once."""
    size = ROWS * LANES
    after = np.empty((MOST_POINTS + 1) * size)
    at = np.arange(MOST_POINTS + 1) * size
    gains = Gains(after, at, after, np.zeros((2, MOST_POINTS + 1), np.int64), LANES)
    skip = np.zeros(LANES)
    late[:] = 0.0
    for first in range(0, MOST_POINTS + 1, LANES):
        for points in range(1, MOST_POINTS + 1):
            for row in range(ROWS):
                for lane in range(LANES):
                    needed = first + lane
                    after[at[points] + row * LANES + lane] = 1.0 if points > needed else 0.5 if points == needed else 0.0
        play_turn(dice, cards, gains, 0, skip, room)
        for lane in range(LANES):
            if first + lane <= MOST_POINTS:
                for row in range(ROWS):
                    late[first + lane, row] = room.value[row * LANES + lane]


@compiled
def _disturb(disturbance: Disturbance, turns: Floats, change: Floats) -> None:
    """`change[row, row later]`: what the others' turns do to each row, this player choosing the cards by `turns` [row]."""
    value = turns.copy()
    for row in range(ROWS):
        for later in range(ROWS):
            change[row, later] = 1.0 if row == later else 0.0
    for _ in range(disturbance.others):
        before, old = change.copy(), value.copy()
        for row in range(ROWS):
            woken, frozen = row, row
            for card in range(ROW):
                other = row ^ 1 << card
                if row >> card & 1:
                    if frozen == row or old[other] < old[frozen]:
                        frozen = other
                elif woken == row or old[other] < old[woken]:
                    woken = other
            still = 1.0 - disturbance.wakes - disturbance.freezes
            value[row] = still * old[row] + disturbance.wakes * old[woken] + disturbance.freezes * old[frozen]
            for later in range(ROWS):
                change[row, later] = (
                    still * before[row, later] + disturbance.wakes * before[woken, later] + disturbance.freezes * before[frozen, later]
                )


@compiled
def _race(
    dice: DiceArrays,
    cards: CardArrays,
    touches: Ints,
    disturbance: Disturbance,
    penalty: Floats,
    turns: Floats,
    habits: Habits,
    late: Floats,
    laws: Singles,
    room: Workspace,
    policy: Policy,
) -> Floats:
    """Fill `turns` and `habits`, nearest distance first, and `laws` unless there is room for one number only (then nobody wants them).

    Gives how often each habit is felt in a turn, on average.
    """
    farthest = len(turns) - 1
    with_laws = laws.shape[0] > 1
    longest = laws.shape[2]
    turns_before_others = np.zeros((farthest + 1, ROWS))
    before_others = np.zeros((farthest + 1 if with_laws else 1, ROWS, longest, COLUMNS if with_laws else 1), np.float32)
    counts = np.zeros((_HABITS, farthest + 1, ROWS))
    counts_before_others = np.zeros((_HABITS, farthest + 1, ROWS))
    change = np.zeros((ROWS, ROWS))
    size = ROWS * LANES
    after = np.empty((MOST_POINTS + 1) * size)
    at = np.arange(MOST_POINTS + 1) * size
    gains = Gains(after, at, after, np.zeros((2, MOST_POINTS + 1), np.int64), LANES)
    skip = np.empty(LANES)
    turns[0, :] = 0.0
    for far in range(1, farthest + 1):
        for points in range(1, MOST_POINTS + 1):
            for row in range(ROWS):
                value = -1.0 - (turns_before_others[far - points, row] if points < far else penalty[points - far])
                policy.after[points, row] = value
                for lane in range(LANES):
                    after[at[points] + row * LANES + lane] = value
        woken = turns_before_others[far - 1, FULL] + 0.05
        for _ in range(_MOST_ROUNDS):
            skip[:] = -1.0 - woken
            play_turn(dice, cards, gains, 0, skip, room)
            for row in range(ROWS):
                turns[far, row] = -room.value[row * LANES]
            _disturb(disturbance, turns[far], change)
            again = 0.0
            for row in range(ROWS):
                again += change[FULL, row] * turns[far, row]
            settled = abs(again - woken) < _CLOSE_ENOUGH
            woken = again
            if settled:
                break
        for row in range(ROWS):
            total = 0.0
            for later in range(ROWS):
                total += change[row, later] * turns[far, later]
            turns_before_others[far, row] = total
        _decide(dice, cards, -1.0 - woken, policy)
        _follow(dice, touches, policy)
        _count(far, change, policy, habits, counts, counts_before_others)
        if with_laws:
            _law(far, change, policy, late, laws, before_others)
    found = np.empty(_HABITS)
    for kind in range(_HABITS):
        found[kind] = counts[kind, farthest, FULL] / turns[farthest, FULL]
    return found


@compiled
def _decide(dice: DiceArrays, cards: CardArrays, skip: float, policy: Policy) -> None:
    """What to do with every roll on every row."""
    after, worth, best, aim, act = policy.after, policy.worth, policy.best, policy.aim, policy.act
    classes = np.empty(len(cards.parent))
    totals = np.empty(len(cards.parent), np.int32)
    kept = np.empty(KEEPS)
    choice = np.empty(KEEPS, np.int32)
    worth[0, :] = skip
    best[0, :] = skip
    aim[0, :] = 0
    act[0, :] = 0
    for row in range(1, ROWS):
        for roll in range(ROLLS):
            worth[row, KEEPS + roll] = skip
            act[row, roll] = 0
        for card in range(ROW):
            if not row >> card & 1:
                continue
            rest = row & ~(1 << card)
            start = cards.class_start[card]
            classes[0] = -1e300
            totals[0] = 0
            for number in range(start + 1, cards.class_start[card + 1]):
                value, total = classes[cards.parent[number]], totals[cards.parent[number]]
                for place in range(cards.extra_start[number], cards.extra_start[number + 1]):
                    if after[cards.extra[place], rest] > value:
                        value, total = after[cards.extra[place], rest], cards.extra[place]
                classes[number - start] = value
                totals[number - start] = total
            for roll in range(ROLLS):
                group = cards.class_of[card, roll]
                if classes[group] > worth[row, KEEPS + roll]:
                    worth[row, KEEPS + roll] = classes[group]
                    act[row, roll] = 1 + _POINTS_CODE * card + totals[group]
                if best[rest, roll] > worth[row, KEEPS + roll]:
                    worth[row, KEEPS + roll] = best[rest, roll]
                    act[row, roll] = -(1 + _KEEP_CODE * card + aim[rest, roll])
        for keep in range(KEEPS - 1, -1, -1):
            total_worth = 0.0
            for face in range(6):
                total_worth += worth[row, dice.above[keep, face]]
            worth[row, keep] = total_worth / 6.0
            kept[keep] = worth[row, keep]
            choice[keep] = keep
        for keep in range(1, KEEPS):
            for face in range(6):
                other = dice.below[keep, face]
                if kept[other] > kept[keep]:
                    kept[keep] = kept[other]
                    choice[keep] = choice[other]
        for roll in range(ROLLS):
            best[row, roll] = -1e300
            for face in range(6):
                other = dice.below[KEEPS + roll, face]
                if kept[other] > best[row, roll]:
                    best[row, roll] = kept[other]
                    aim[row, roll] = choice[other]


@compiled
def _follow(dice: DiceArrays, effects: Ints, policy: Policy) -> None:
    """Where these decisions lead from each row."""
    reach, uses, act = policy.reach, policy.uses, policy.act
    mass = np.zeros((ROWS, KEEPS + ROLLS))
    reach[:] = 0.0
    uses[:] = 0.0
    uses[0, 0] = 1.0
    for row in range(1, ROWS):
        mass[row, 0] = 1.0
        for left in range(row, 0, -1):
            if left & ~row:
                continue
            for keep in range(KEEPS):
                part = mass[left, keep] / 6.0
                if part > 0.0:
                    for face in range(6):
                        mass[left, dice.above[keep, face]] += part
                    mass[left, keep] = 0.0
            for roll in range(ROLLS):
                part = mass[left, KEEPS + roll]
                if part == 0.0:
                    continue
                mass[left, KEEPS + roll] = 0.0
                what = act[left, roll]
                if what == 0:
                    uses[0, row] += part
                elif what > 0:
                    card, points = (what - 1) // _POINTS_CODE, (what - 1) % _POINTS_CODE
                    reach[row, points, left & ~(1 << card)] += part
                    if effects[card]:
                        uses[effects[card], row] += part
                else:
                    card, keep = (-what - 1) // _KEEP_CODE, (-what - 1) % _KEEP_CODE
                    mass[left & ~(1 << card), keep] += part
        for place in range(KEEPS):  # the last card frozen: only a skip is left (D2)
            uses[0, row] += mass[0, place]
            mass[0, place] = 0.0


@compiled
def _count(far: int, change: Floats, policy: Policy, habits: Habits, counts: Floats, turns_before_others: Floats) -> None:
    """How often each habit shows in this turn, and how often until the end of the race."""
    uses = policy.uses
    for row in range(ROWS):
        habits.skips[far, row] = uses[0, row]
        habits.neighbours_freeze[far, row] = uses[1, row]
        habits.neighbours_reset[far, row] = uses[2, row]
        habits.others_freeze[far, row] = uses[3, row]
    for kind in range(_HABITS):
        given, back = 0.0, 0.0
        for row in range(ROWS):
            total = uses[kind, row]
            for points in range(1, min(far, MOST_POINTS + 1)):
                for left in range(ROWS):
                    total += policy.reach[row, points, left] * turns_before_others[kind, far - points, left]
            counts[kind, far, row] = total
            given += change[FULL, row] * total
            back += change[FULL, row] * uses[0, row]
        for row in range(ROWS):
            counts[kind, far, row] += uses[0, row] * given / (1.0 - back)
        for row in range(ROWS):
            total = 0.0
            for other in range(ROWS):
                total += change[row, other] * counts[kind, far, other]
            turns_before_others[kind, far, row] = total


@compiled
def _law(far: int, change: Floats, policy: Policy, late: Floats, laws: Singles, before_others: Singles) -> None:
    """The laws from this distance [row, turns - 1, column]; `before_others` holds them as they are before the others' turns."""
    longest = laws.shape[2]
    turns = min(longest, _TAIL + far // _TAIL)  # what is beyond has no weight
    for row in range(ROWS):
        law = laws[far, row]
        law[0, UNDONE] = policy.uses[0, row]
        for over in range(MOST_POINTS):
            law[0, LATE + over] = late[min(far + over, MOST_POINTS + 1), row]
        flat = law.reshape(longest * COLUMNS)
        for points in range(1, MOST_POINTS + 1):
            for left in range(ROWS):
                part = np.float32(policy.reach[row, points, left])
                if part == 0.0:
                    continue
                if points >= far:
                    law[0, points - far] += part
                    continue
                law[0, UNDONE] += part
                onward = before_others[far - points, left].reshape(longest * COLUMNS)
                for place in range((turns - 1) * COLUMNS):
                    flat[COLUMNS + place] += part * onward[place]
    for turn in range(turns):
        if turn > 0:
            for row in range(ROWS):
                part = np.float32(policy.uses[0, row])
                for column in range(COLUMNS):
                    laws[far, row, turn, column] += part * before_others[far, FULL, turn - 1, column]
        for row in range(ROWS):
            for later in range(ROWS):
                part = np.float32(change[row, later])
                if part != 0.0:
                    for column in range(COLUMNS):
                        before_others[far, row, turn, column] += part * laws[far, later, turn, column]
