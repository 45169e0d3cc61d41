"""Everybody's race at one race: shares of the win between turns, and what the end of a turn is worth to everybody."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from rollhouse.games.dicy_cards.solver.compiled import compiled
from rollhouse.games.dicy_cards.solver.facts import FULL, MOST_POINTS, ROW, ROWS
from rollhouse.games.dicy_cards.solver.race.bell import Bell
from rollhouse.games.dicy_cards.solver.race.laws import COLUMNS, UNDONE
from rollhouse.games.dicy_cards.solver.race.shares import NONE, after_turn, round_outlook, shares
from rollhouse.games.dicy_cards.solver.race.solve import solve_races

__all__ = ["Ahead", "Field", "Runner"]

Floats = NDArray[np.float64]
Singles = NDArray[np.float32]

_FEWEST_POINTS = 8
"""A turn, on average, at the least."""


class Runner(NamedTuple):
    """One player between turns."""

    score: int
    row: int


class Ahead(NamedTuple):
    """What a turn can lead to, for everybody: as `Prospects`, with each place's share last."""

    after: Floats
    """[touch, points, row, place]"""
    skip: Floats
    """[place]"""


class Field:
    """Races to this target. Players are told by their place in the round, the first player's first."""

    def __init__(self, cards: tuple[str, ...], players: int, target: int) -> None:
        self.races = solve_races(cards, players, target)
        self.farthest = self.races[0].farthest
        self.players = players
        self.target = target

    # --- between turns ------------------------------------------------------------------------------------------------------------------

    def shares(self, runners: Sequence[Runner], mover: int) -> tuple[float, ...]:
        """Everybody's share when this place is about to move."""
        return tuple(shares(self._schedules(runners, mover)).tolist())

    def _schedules(self, runners: Sequence[Runner], begin: int, skipped: int = -1) -> Floats:
        """Everybody's law by rounds, when the place `begin` is the next to move (`players`: the round is complete but for its count)."""
        rounds = 2 + max(self._longest(runner) for runner in runners)
        found = np.zeros((self.players, rounds, COLUMNS))
        for place, runner in enumerate(runners):
            if place == skipped:
                continue
            if runner.score >= self.target:
                found[place, 0, min(runner.score - self.target, MOST_POINTS - 1)] = 1.0
                continue
            law = self._law(place, runner, *self._disturbances(runners, begin, place), rounds)
            if place < begin:
                found[place, 0, UNDONE] = 1.0
                found[place, 1:] = law[: rounds - 1]
            else:
                found[place] = law
        return found

    def _longest(self, runner: Runner) -> int:
        near: int = self.races[0].laws.shape[1]
        return near + max(self.target - runner.score - self.farthest, 0) // _FEWEST_POINTS

    def _disturbances(self, runners: Sequence[Runner], begin: int, place: int) -> tuple[Floats, Floats]:
        """What may happen to this place's row until it moves.

        For each of those who move before it: the chance that their turn wakes one of its cards, and the chance that it freezes one.
        """
        stop = place if place >= begin else place + self.players
        wakes, freezes = [], []
        for turn in range(begin, stop):
            other = turn % self.players
            score, row = runners[other]
            if score >= self.target:
                continue
            far, habits = min(self.target - score, self.farthest), self.races[other].habits
            near = (other - place) % self.players in (1, self.players - 1)
            wakes.append(habits.skips[far, row] + (habits.neighbours_reset[far, row] if near else 0.0))
            freezes.append(habits.others_freeze[far, row] + (habits.neighbours_freeze[far, row] if near else 0.0))
        return np.array(wakes), np.array(freezes)

    def _law(self, place: int, runner: Runner, wakes: Floats, freezes: Floats, rounds: int) -> Floats:
        far = self.target - runner.score
        race = self.races[place]
        out = np.zeros((rounds, COLUMNS))
        if far <= self.farthest:
            _mix(race.laws[far], race.effort[far], runner.row, wakes, freezes, out)
        else:
            self._bells[place].draw(far, runner.row, out)
        return out

    @cached_property
    def _bells(self) -> list[Bell]:
        return [Bell(race) for race in self.races]

    # --- after a turn -------------------------------------------------------------------------------------------------------------------

    def ahead(self, runners: Sequence[Runner], mover: int, touches: Sequence[int], *, everybody: bool) -> Ahead:
        """What this place's turn can lead to; unless for everybody, to the mover alone. `touches` is what the cards can do to others."""
        seats = self.players if everybody else 1
        after = np.zeros((4, MOST_POINTS + 1, ROWS, seats))
        for effect in (0, *touches):
            touched = self._touched(runners, mover, effect)
            self._end_of_turn(touched, mover, everybody, after[effect], range(1, MOST_POINTS + 1))
        skipping = np.zeros((MOST_POINTS + 1, ROWS, seats))
        self._end_of_turn(self._touched(runners, mover, 4), mover, everybody, skipping, range(1))
        return Ahead(after, skipping[0, FULL].copy())

    def _touched(self, runners: Sequence[Runner], mover: int, effect: int) -> list[Runner]:
        """The others after their reactions: 0 none, 1 neighbours freeze, 2 neighbours reset, 3 others freeze, 4 others reset (a skip)."""
        found = list(runners)
        for away in range(1, self.players):
            place = (mover + away) % self.players
            if effect == 0 or (effect in (1, 2) and away not in (1, self.players - 1)):
                continue
            found[place] = self._reacted(place, runners[place], resetting=effect in (2, 4))
        return found

    def _reacted(self, place: int, runner: Runner, *, resetting: bool) -> Runner:
        rows = [runner.row ^ 1 << card for card in range(ROW) if bool(runner.row >> card & 1) != resetting]
        return Runner(runner.score, min(rows, key=lambda row: self.effort(place, runner.score, row), default=runner.row))

    def effort(self, place: int, score: int, row: int) -> float:
        """How much this place still has to do, in turns; to compare rows by."""
        return float(self.races[place].effort[min(max(self.target - score, 0), self.farthest), row])

    def _end_of_turn(self, runners: Sequence[Runner], mover: int, everybody: bool, out: Floats, totals: range) -> None:
        """`out[points, row, place]`, once the others stand like this."""
        score = runners[mover].score
        schedules = self._schedules(runners, mover + 1, mover)
        round_worth = round_outlook(schedules, mover)
        seats = slice(None) if everybody else slice(mover, mover + 1)
        best = max((runner.score for runner in runners[:mover]), default=0)
        leaders = [place for place in range(mover) if runners[place].score == best >= self.target]
        most = max((runners[place].row.bit_count() for place in leaders), default=0)
        leaders = [place for place in leaders if runners[place].row.bit_count() == most]
        over = min(best - self.target, MOST_POINTS - 1)
        led = sum((round_worth[1 + place * MOST_POINTS + over, seats] for place in leaders), np.zeros(1)) / max(len(leaders), 1)
        open_round = round_worth[NONE, seats]
        for points in totals:
            reached = score + points
            if reached >= self.target:
                own = round_worth[1 + mover * MOST_POINTS + min(reached - self.target, MOST_POINTS - 1), seats]
                if leaders and reached < best:
                    out[points] = led
                elif leaders and reached == best:
                    for row in range(ROWS):
                        more = row.bit_count() - most
                        both = (led * len(leaders) + own) / (len(leaders) + 1)
                        out[points, row] = own if more > 0 else led if more < 0 else both
                else:
                    out[points] = own
            elif leaders:
                out[points] = led
        fewest, most_points = totals[0], min(totals[-1], self.target - score - 1)
        if leaders or fewest > most_points:
            return
        weights = np.ascontiguousarray(after_turn(schedules, mover)[:, :, seats])
        ahead = out[fewest : most_points + 1]
        self._value(mover, weights, range(self.target - score - most_points, self.target - score - fewest + 1), ahead)
        _before_others(*self._disturbances(runners, mover + 1, mover), mover if everybody else 0, ahead)
        ahead += open_round

    def _value(self, mover: int, weights: Floats, distances: range, out: Floats) -> None:
        """`out[.., row, place]`, farthest first: the laws of these distances, multiplied with the weights and summed up."""
        near = min(distances[-1], self.farthest)
        if distances[0] <= near:
            laws = self.races[mover].laws[distances[0] : near + 1]
            _multiply(weights, laws, out[len(out) - len(laws) :])
        for far in range(max(near + 1, distances[0]), distances[-1] + 1):
            self._bells[mover].value(weights, far, out[distances[-1] - far])


@compiled
def _mix(laws: Singles, effort: Floats, row: int, wakes: Floats, freezes: Floats, out: Floats) -> None:
    """The law of one row after the others' turns: they touch it as they are likely to, and the player picks the card by `effort`."""
    parts = np.zeros(ROWS)
    parts[row] = 1.0
    for other in range(len(wakes)):
        before = parts.copy()
        for held in range(ROWS):
            if before[held] == 0.0:
                continue
            woken, frozen = held, held
            for card in range(ROW):
                changed = held ^ 1 << card
                if held >> card & 1:
                    if frozen == held or effort[changed] < effort[frozen]:
                        frozen = changed
                elif woken == held or effort[changed] < effort[woken]:
                    woken = changed
            parts[held] -= before[held] * (wakes[other] + freezes[other])
            parts[woken] += before[held] * wakes[other]
            parts[frozen] += before[held] * freezes[other]
    for held in range(ROWS):
        if parts[held] == 0.0:
            continue
        for turn in range(min(len(out), len(laws))):
            for column in range(COLUMNS):
                out[turn, column] += parts[held] * laws[turn, column, held]


@compiled
def _multiply(weights: Floats, laws: Singles, out: Floats) -> None:
    """`out[.., row, place]`, the farthest of these laws first: each multiplied with the weights and summed up."""
    sums = np.empty(ROWS)
    for far in range(len(laws)):
        for seat in range(weights.shape[2]):
            sums[:] = 0.0
            for turn in range(min(len(weights), laws.shape[1])):
                for column in range(COLUMNS):
                    weight = weights[turn, column, seat]
                    if weight != 0.0:
                        for row in range(ROWS):
                            sums[row] += weight * laws[far, turn, column, row]
            for row in range(ROWS):
                out[len(laws) - 1 - far, row, seat] = sums[row]


@compiled
def _before_others(wakes: Floats, freezes: Floats, chooser: int, values: Floats) -> None:
    """Turn `values[.., row, place]`, what rows are worth when their player is to move, into what they are worth before the others' turns.

    Each of the others may wake a card of the row or freeze one; the row's player, at `chooser`, picks it by their own values.
    """
    for point in range(len(values)):
        for other in range(len(wakes) - 1, -1, -1):
            after = values[point].copy()
            still = 1.0 - wakes[other] - freezes[other]
            for row in range(ROWS):
                woken, frozen = row, row
                for card in range(ROW):
                    changed = row ^ 1 << card
                    if row >> card & 1:
                        if frozen == row or after[changed, chooser] > after[frozen, chooser]:
                            frozen = changed
                    elif woken == row or after[changed, chooser] > after[woken, chooser]:
                        woken = changed
                for seat in range(values.shape[2]):
                    kept = still * after[row, seat]
                    values[point, row, seat] = kept + wakes[other] * after[woken, seat] + freezes[other] * after[frozen, seat]
