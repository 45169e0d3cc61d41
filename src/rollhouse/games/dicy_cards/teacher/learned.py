"""What positions are worth by the learned judge: for any deal, two to four players and any target. An estimate; the turn is exact."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from rollhouse.core.evaluate import Valued
from rollhouse.core.messages import Message, say
from rollhouse.games.dicy_cards.cards import modes
from rollhouse.games.dicy_cards.evaluation.judge import learned, make_room
from rollhouse.games.dicy_cards.evaluation.seat_facts import JUDGED
from rollhouse.games.dicy_cards.evaluation.turn_ends import Ends, turn_ends
from rollhouse.games.dicy_cards.rules import DicyState
from rollhouse.games.dicy_cards.solver.facts import FULL, MOST_POINTS, ROWS
from rollhouse.games.dicy_cards.solver.turn.turn_shares import TurnShares, turn_shares
from rollhouse.games.dicy_cards.solver.turn.turn_values import Prospects, TurnValues, turn_values
from rollhouse.games.dicy_cards.teacher.turn_evaluator import TurnEvaluator, won

__all__ = ["LearnedEvaluator", "learned_evaluator"]

_TURNS_KEPT = 64
_SHARED_TURNS_KEPT = 16
_BEGINNINGS_KEPT = 256
"""Of turns, all rows of whoever begins: three others who react to one card lead to 125 of them, whose turns differ in 25 ways."""
_ERRORS = {
    2: {"glacial": 0.03, "b": 0.09, "c": 0.04, "d": 0.06, "": 0.09},
    3: {"glacial": 0.04, "b": 0.04, "c": 0.04, "d": 0.04, "": 0.07},
    4: {"glacial": 0.06, "b": 0.09, "c": 0.07, "d": 0.17, "": 0.08},
}
"""How far values are off, 95 times in 100, by players and mode, and for any other five cards: measured against the solved game for
two, by ten thousand games from each position for more; docs/bots.md has the rest."""
_ERROR_OF_A_NEW_CARD = 0.13
"""With a card that the judge has not met: the worst of six measured by hiding one from it, for two."""


_Seen: TypeAlias = tuple[tuple[int, ...], tuple[int, ...], int]
"""Points that are lacking, rows, and the place in the round, from the seat on turn on."""


class LearnedEvaluator(TurnEvaluator):
    """Every end of a turn is judged, and everything within the turn follows from that."""

    exact = False
    cost_error = 0.05
    """What marks allow for. Found in games for two, 95 times in 100: 0.02 (Glacial) to 0.037 (D); docs/analysis.md."""

    def __init__(self, cards: tuple[str, ...], players: int, target: int) -> None:
        self.name = f"learned judge for {players} to {target}: {' '.join(cards)}"
        known = next((name for name, mode in modes().items() if set(mode.cards) == set(cards)), "")
        self.error = _ERRORS[players].get(known, _ERRORS[players][""])
        if not set(cards) <= set(JUDGED):
            self.error = max(self.error, _ERROR_OF_A_NEW_CARD)
        self._cards, self._players = cards, players
        self._judge = learned(players)
        self._room = make_room(self._judge, cards, target + MOST_POINTS + 1)
        self._ends = lru_cache(maxsize=_TURNS_KEPT)(self._judged_ends)
        self._turn = lru_cache(maxsize=_TURNS_KEPT)(self._own_values)
        self._shares = lru_cache(maxsize=_SHARED_TURNS_KEPT)(self._everybodys_values)
        self._beginnings: dict[_Seen, dict[int, list[float]]] = {}
        """By the row of whoever begins, as far as it was asked for: everybody's shares."""
        self._before: tuple[int, ...] | None = None
        """Everybody's rows before the reactions that are being weighed: turns are worked out at once for all rows that may come of it."""

    def about(self) -> Message:
        return say("dicy-values-learned", error=round(100 * self.error))

    def turn(self, state: DicyState) -> TurnValues:
        return self._turn(*self._seen(state))

    def options(self, state: DicyState) -> Sequence[Valued]:
        if not state.waiting or self._before is not None:
            return super().options(state)
        self._before = state.active
        try:
            return super().options(state)
        finally:
            self._before = None

    def between(self, state: DicyState) -> tuple[float, ...]:
        seen, row = self._seen(state), state.active[state.turn]
        found = self._beginnings.get(seen)
        if found is None or row not in found:
            if self._before is None:  # the turn itself is asked for next, with whatever it may lead to
                return self._by_seat(state, self._shares(*seen).keep(row, ()).tolist())
            before = self._before[state.turn]
            found = self._values_at_the_beginning(*seen, FULL if row & ~before else before)
            if len(self._beginnings) >= _BEGINNINGS_KEPT:
                del self._beginnings[next(iter(self._beginnings))]
            self._beginnings[seen] = found
        return self._by_seat(state, found[row])

    def within(self, state: DicyState) -> tuple[float, ...]:
        return self._by_seat(state, self._shares(*self._seen(state)).keep(state.active[state.turn], state.dice).tolist())

    def _by_seat(self, state: DicyState, shares: Sequence[float]) -> tuple[float, ...]:
        return tuple(shares[(seat - state.turn) % self._players] for seat in range(self._players))

    def final(self, state: DicyState) -> tuple[float, ...]:
        return won(state)

    def _seen(self, state: DicyState) -> _Seen:
        """Points that are lacking and rows, from the seat on turn on, and its place; its own row is no concern of the turn's ends."""
        seats = [(state.turn + step) % self._players for step in range(self._players)]
        lacking = tuple(state.setup.target - state.scores[seat] for seat in seats)
        rows = (FULL, *(state.active[seat] for seat in seats[1:]))
        return lacking, rows, (state.turn - state.first) % self._players

    def _judged_ends(self, lacking: tuple[int, ...], rows: tuple[int, ...], place: int) -> Ends:
        return turn_ends(self._judge, self._room, self._cards, lacking, rows, place)

    def _own_values(self, lacking: tuple[int, ...], rows: tuple[int, ...], place: int) -> TurnValues:
        ends = self._ends(lacking, rows, place)
        return turn_values(self._cards, Prospects(ends.after[..., 0].copy(), float(ends.skip[0])))

    def _everybodys_values(self, lacking: tuple[int, ...], rows: tuple[int, ...], place: int) -> TurnShares:
        ends = self._ends(lacking, rows, place)
        return turn_shares(self._cards, ends.after, ends.skip, 0)

    def _values_at_the_beginning(self, lacking: tuple[int, ...], rows: tuple[int, ...], place: int, within: int) -> dict[int, list[float]]:
        """By the row of whoever begins, any part of `within`: everybody's shares."""
        ends = turn_ends(self._judge, self._room, self._cards, lacking, rows, place, within)
        turn = turn_shares(self._cards, ends.after, ends.skip, 0, within)
        return {row: turn.keep(row, ()).tolist() for row in range(ROWS) if not row & ~within}


def learned_evaluator(state: DicyState) -> LearnedEvaluator:
    """For the game that this position belongs to, once its cards are dealt; nothing has to be there for it."""
    return _learned(state.cards, state.setup.players, state.setup.target)


@lru_cache(maxsize=4)
def _learned(cards: tuple[str, ...], players: int, target: int) -> LearnedEvaluator:
    return LearnedEvaluator(cards, players, target)
