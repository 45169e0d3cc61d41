"""Values by race laws, for any number of players: the estimate of earlier versions, kept to measure later ones against."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial

from rollhouse.core.evaluate import Valued
from rollhouse.core.messages import Message, say
from rollhouse.games.dicy_cards import rules
from rollhouse.games.dicy_cards.cards import CARDS
from rollhouse.games.dicy_cards.moves import DicyMove, Freeze, Reset
from rollhouse.games.dicy_cards.rules import DicyState
from rollhouse.games.dicy_cards.solver.facts import TOUCHES
from rollhouse.games.dicy_cards.solver.race.field import Field, Runner
from rollhouse.games.dicy_cards.solver.turn.turn_shares import TurnShares, turn_shares
from rollhouse.games.dicy_cards.solver.turn.turn_values import Prospects, TurnValues, turn_values
from rollhouse.games.dicy_cards.teacher.turn_evaluator import TurnEvaluator, won

__all__ = ["RaceEvaluator", "race_evaluator"]

_TURNS_KEPT = 256
_ERROR, _ERROR_WITH_MANY_TOUCHES = 0.11, 0.23
"""How far estimates are off, 95 times in 100: measured on the solved game for two, in positions from nearly perfect play (Glacial; D)."""
_MANY_TOUCHES = 2
_SHARED_TURNS_KEPT = 16
"""Everybody's values take several times the room."""


class RaceEvaluator(TurnEvaluator):
    """For any number of players: everybody runs a race of their own, and one turn is looked at closely. An estimate."""

    exact = False

    def __init__(self, cards: tuple[str, ...], players: int, target: int) -> None:
        self.name = f"race laws for {players} to {target}: {' '.join(cards)}"
        self._cards = cards
        self._field = Field(cards, players, target)
        touching = sum(bool(CARDS[card].effect) for card in cards)
        self.error = _ERROR if touching < _MANY_TOUCHES else _ERROR_WITH_MANY_TOUCHES
        self._touches = sorted({TOUCHES[CARDS[card].effect] for card in cards} - {0})
        self._turn = lru_cache(maxsize=_TURNS_KEPT)(self._look)
        self._shares = lru_cache(maxsize=_SHARED_TURNS_KEPT)(self._look_all)

    def about(self) -> Message:
        return say("dicy-values-race", error=round(100 * self.error))

    def turn(self, state: DicyState) -> TurnValues:
        return self._turn(_runners(state), _place(state, state.turn))

    def _look(self, runners: tuple[Runner, ...], mover: int) -> TurnValues:
        ahead = self._field.ahead(runners, mover, self._touches, everybody=False)
        return turn_values(self._cards, Prospects(ahead.after[..., 0].copy(), float(ahead.skip[0])))

    def _look_all(self, runners: tuple[Runner, ...], mover: int) -> TurnShares:
        ahead = self._field.ahead(runners, mover, self._touches, everybody=True)
        return turn_shares(self._cards, ahead.after, ahead.skip, mover)

    def between(self, state: DicyState) -> tuple[float, ...]:
        return self.within(state)

    def within(self, state: DicyState) -> tuple[float, ...]:
        shares = self._shares(_runners(state), _place(state, state.turn)).keep(state.active[state.turn], state.dice)
        by_place = (shares / shares.sum()).tolist()
        return tuple(by_place[_place(state, seat)] for seat in range(state.setup.players))

    def options(self, state: DicyState) -> Sequence[Valued]:
        if not state.waiting:
            return super().options(state)
        moves = rules.legal(state)
        return [Valued(move, self.values(self._reacted(rules.step(state, move)))[state.to_act]) for move in moves]

    def _reacted(self, state: DicyState) -> DicyState:
        """After the reactions that are still to come, each by what shortens that seat's race: to weigh them all takes too long."""
        while state.waiting:
            state = rules.step(state, min(rules.legal(state), key=partial(self._effort_after, state)))
        return state

    def _effort_after(self, state: DicyState, move: DicyMove) -> float:
        assert isinstance(move, Freeze | Reset)
        row = state.active[state.to_act] ^ 1 << state.cards.index(move.card)
        return self._field.effort(_place(state, state.to_act), state.scores[state.to_act], row)

    def final(self, state: DicyState) -> tuple[float, ...]:
        return won(state)


def race_evaluator(state: DicyState) -> RaceEvaluator:
    """For the game that this position belongs to, once its cards are dealt; nothing has to be there for it."""
    return _race(state.cards, state.setup.players, state.setup.target)


@lru_cache(maxsize=4)
def _race(cards: tuple[str, ...], players: int, target: int) -> RaceEvaluator:
    return RaceEvaluator(cards, players, target)


def _place(state: DicyState, seat: int) -> int:
    return (seat - state.first) % state.setup.players


def _runners(state: DicyState) -> tuple[Runner, ...]:
    """Everybody by their place in the round. Within a turn the row of the seat on turn is no concern of the others."""
    seats = [(state.first + place) % state.setup.players for place in range(state.setup.players)]
    return tuple(Runner(state.scores[seat], state.active[seat] if seat != state.turn else rules.ALL_ACTIVE) for seat in seats)
