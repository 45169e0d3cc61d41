"""Races run together: from everybody's law, everybody's share of the win.

In a round people move one after the other. As long as nobody has reached the target in it, each runs their own race; as soon as somebody
has, whoever is still to move has one turn to overtake them, and aims at nothing else. Only those who finish in the first round in which
anybody does can win. Ties on points count half.

Seats are told by their place in the round, the first player's first. A law counts a player's own turns; a *schedule* is the same grid by
rounds from now on, the round under way being round 0, which the player may have moved in already. The *state* of a round is who leads in
it, and by how much: `NONE` while nobody has reached the target, otherwise one number for each leader and lead, numbered place by place:

    state   0    │ 1 … M              │ M+1 … 2M           │ …      (M = MOST_POINTS)
            NONE │ place 0 leads,     │ place 1 leads,     │ …
                 │ 0 … M-1 above      │ 0 … M-1 above      │
                 │ the target         │ the target         │
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from rollhouse.games.dicy_cards.solver.compiled import compiled
from rollhouse.games.dicy_cards.solver.facts import MOST_POINTS
from rollhouse.games.dicy_cards.solver.race.laws import COLUMNS, LATE, UNDONE

__all__ = ["NONE", "after_turn", "round_outlook", "shares"]

Floats = NDArray[np.float64]

NONE = 0
"""The state of a round in which nobody has finished; otherwise it is 1 + MOST_POINTS × place + points above the target."""


@compiled
def _advance(law: Floats, before: float, place: int, states: Floats, out: Floats) -> None:
    """One player's turn in a round: `states` is how likely each state of the round is before it, `out` after it."""
    out[:] = 0.0
    for over in range(MOST_POINTS):
        out[1 + place * MOST_POINTS + over] = states[NONE] * law[over]
    out[NONE] = states[NONE] * law[UNDONE]
    pending = 0.0  # those who finished with fewer points than this
    for over in range(MOST_POINTS):
        beaten = 0.0
        for start in range(1 + over, len(states), MOST_POINTS):
            if states[start] > 0.0:
                beaten += states[start]
                out[start] += states[start] * (before - law[LATE + over])
        pending += beaten
        more = law[LATE + over + 1] if over + 1 < MOST_POINTS else 0.0
        out[1 + place * MOST_POINTS + over] += pending * (law[LATE + over] - more)


@compiled
def shares(schedules: Floats) -> Floats:
    """Each place's share of the win."""
    places, rounds = schedules.shape[0], schedules.shape[1]
    won = np.zeros(places)
    states = np.zeros(1 + places * MOST_POINTS)
    out = np.zeros(1 + places * MOST_POINTS)
    for turn in range(rounds):
        states[:] = 0.0
        states[NONE] = 1.0
        for place in range(places):
            before = schedules[place, turn - 1, UNDONE] if turn else 1.0
            _advance(schedules[place, turn], before, place, states, out)
            states, out = out, states
        for place in range(places):
            for over in range(MOST_POINTS):
                won[place] += states[1 + place * MOST_POINTS + over]
    total = won.sum()
    return won / total if total > 0.0 else np.full(places, 1.0 / places)


@compiled
def _outlook(law: Floats, before: float, place: int, then: Floats, out: Floats) -> None:
    """`_advance` read backwards: what each state of the round is worth to everybody, before one player's turn."""
    places = then.shape[1]
    for seat in range(places):
        total = law[UNDONE] * then[NONE, seat]
        for over in range(MOST_POINTS):
            total += law[over] * then[1 + place * MOST_POINTS + over, seat]
        out[NONE, seat] = total
        overtaking = 0.0
        for over in range(MOST_POINTS - 1, -1, -1):
            more = law[LATE + over + 1] if over + 1 < MOST_POINTS else 0.0
            overtaking += (law[LATE + over] - more) * then[1 + place * MOST_POINTS + over, seat]
            for start in range(1 + over, len(then), MOST_POINTS):
                out[start, seat] = overtaking + (before - law[LATE + over]) * then[start, seat]


@compiled
def _end(worth: Floats) -> None:
    """What the states are worth when the round is complete: 1 to whoever leads; while nobody has finished, later rounds decide."""
    worth[:] = 0.0
    for place in range(worth.shape[1]):
        for over in range(MOST_POINTS):
            worth[1 + place * MOST_POINTS + over, place] = 1.0


@compiled
def _outlook_after(schedules: Floats, turn: int, first: int, worth: Floats, room: Floats) -> None:
    """What each state of the round is worth when those from place `first` on have yet to move."""
    _end(worth)
    for place in range(schedules.shape[0] - 1, first - 1, -1):
        before = schedules[place, turn - 1, UNDONE] if turn else 1.0
        room[:] = worth
        _outlook(schedules[place, turn], before, place, room, worth)


@compiled
def round_outlook(schedules: Floats, mover: int) -> Floats:
    """[state, place]: what it is worth to everybody when the mover's turn leaves the round under way in this state."""
    places = schedules.shape[0]
    worth = np.zeros((1 + places * MOST_POINTS, places))
    _outlook_after(schedules, 0, mover + 1, worth, np.zeros_like(worth))
    return worth


@compiled
def after_turn(schedules: Floats, mover: int) -> Floats:
    """[turns - 1, column, place]: multiplied with the mover's law and summed up, everybody's share from the next round on.

    Shares are linear in one player's law. The mover's own schedule is not read.
    """
    places, rounds = schedules.shape[0], schedules.shape[1]
    weights = np.zeros((rounds - 1, COLUMNS, places))
    worth = np.zeros((1 + places * MOST_POINTS, places))
    room = np.zeros_like(worth)
    states = np.zeros(1 + places * MOST_POINTS)
    out = np.zeros(1 + places * MOST_POINTS)
    for turn in range(1, rounds):
        states[:] = 0.0
        states[NONE] = 1.0
        for place in range(mover):
            _advance(schedules[place, turn], schedules[place, turn - 1, UNDONE], place, states, out)
            states, out = out, states
        _outlook_after(schedules, turn, mover + 1, worth, room)
        own = 1 + mover * MOST_POINTS
        for seat in range(places):
            failing = 0.0
            passed = 0.0
            for over in range(MOST_POINTS):
                weights[turn - 1, over, seat] += states[NONE] * worth[own + over, seat]
                beaten, left = 0.0, 0.0
                for start in range(1 + over, len(states), MOST_POINTS):
                    beaten += states[start]
                    left += states[start] * worth[start, seat]
                failing += left
                gain = beaten * worth[own + over, seat] - left
                if over > 0:
                    gain += passed * (worth[own + over, seat] - worth[own + over - 1, seat])
                weights[turn - 1, LATE + over, seat] += gain
                passed += beaten
            weights[turn - 1, UNDONE, seat] += states[NONE] * worth[NONE, seat]
            if turn > 1:
                weights[turn - 2, UNDONE, seat] += failing
                continue
            for column in range(MOST_POINTS):  # before the first turn the mover is under way for certain: finishing in it, or not
                weights[0, column, seat] += failing
            weights[0, UNDONE, seat] += failing
    return weights
