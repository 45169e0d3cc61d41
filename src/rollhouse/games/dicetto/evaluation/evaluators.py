"""The evaluator of Dicetto: exact within a turn, over the value network's estimate of the turn's ends."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from rollhouse.core.dice import merge
from rollhouse.core.evaluate import Progress, Unit, Valued
from rollhouse.core.game import GAME_OVER
from rollhouse.core.messages import Message, say
from rollhouse.games.dicetto import rules
from rollhouse.games.dicetto.evaluation import explain
from rollhouse.games.dicetto.evaluation.draws import drawn
from rollhouse.games.dicetto.evaluation.errors import measured_for
from rollhouse.games.dicetto.evaluation.player import TurnPlayer
from rollhouse.games.dicetto.evaluation.value_network import trained_network
from rollhouse.games.dicetto.moves import DicettoMove, Place
from rollhouse.games.dicetto.rules import DicettoState
from rollhouse.lowlevel.compiled import compiling

_MAX_ENUMERATED_DRAWS = 2
"""Up to so many cards to be drawn, every combination is evaluated; of more, a sample."""
_SAMPLED_DRAWS = 240
_DRAWS_CACHED = 512

_Values = tuple[float, ...]


class NetworkEvaluator:
    """For any number of players, deck and length. Within a turn its values agree with each other; from turn to turn they may drift."""

    unit: Unit = "share"
    exact = False

    def __init__(self, players: int) -> None:
        self.players = players
        self.player = TurnPlayer(trained_network(players), players)
        self._measured = measured_for(players)
        self.error = self._measured.within
        self.name = f"value network for {players}"
        self._drawn = lru_cache(maxsize=_DRAWS_CACHED)(self._before_draws)

    def about(self) -> Message:
        return say("dicetto-values", mean=round(100 * self._measured.mean), error=round(100 * self.error))

    def values(self, state: DicettoState) -> _Values:
        """What the position is worth to each seat, once the table has been laid."""
        if state.to_act == GAME_OVER:
            winners = rules.winners(state)
            return tuple((seat in winners) / len(winners) for seat in range(self.players))
        if state.rolling:
            return self._by_seat(state, self.player.rolling(state))
        if state.duel >= 0:
            return self.outlook(*_before_duel(state))
        if rules.draw_due(state):
            return self._drawn(state)
        moves = rules.legal(state)
        shares = self.player.values(state, moves)
        return self._by_seat(state, shares[int(np.argmax(shares[:, 0]))])

    def options(self, state: DicettoState) -> Sequence[Valued]:
        """Every legal move with its value to the seat that is to act."""
        moves = rules.legal(state)
        return [Valued(move, float(value)) for move, value in zip(moves, self.player.values(state, moves)[:, 0], strict=True)]

    def outlook(self, state: DicettoState, move: DicettoMove) -> _Values:
        """What a legal move makes of the position for each seat, as far as this turn can tell."""
        return self._by_seat(state, self.player.values(state, [move])[0])

    def clue(self, state: DicettoState) -> Message:
        """The first half of a hint."""
        return explain.clue(self, state)

    def why(self, state: DicettoState, move: DicettoMove, *, begins_turn: bool = True) -> Message:
        """What speaks for or against a move."""
        return explain.why(self, state, move, begins_turn=begins_turn)

    def _by_seat(self, state: DicettoState, shares: NDArray[np.float64]) -> _Values:
        return tuple(float(shares[(seat - state.turn) % self.players]) for seat in range(self.players))

    # --- cards that are still to be drawn -------------------------------------------------------------------------------------------

    def _before_draws(self, state: DicettoState) -> _Values:
        """The mean over the cards that may be drawn before the roll."""
        totals, ways = np.zeros(self.players), 0
        for full, weight in drawn(state, exactly=_MAX_ENUMERATED_DRAWS, sample=_SAMPLED_DRAWS):
            totals += weight * self.player.rolling(full)
            ways += weight
        return self._by_seat(state, totals / ways)


def _before_duel(state: DicettoState) -> tuple[DicettoState, Place]:
    """The position in which the placement that led to this duel was chosen, and that placement: it is worth what the duel is."""
    before = replace(state, to_act=state.turn, dice=merge(state.dice, state.duelling), duel=-1, duelling=())
    return before, Place(state.duel, state.duelling)


def evaluator(state: DicettoState) -> NetworkEvaluator | None:
    """The evaluator for the game that this position belongs to; None until the table is laid."""
    return None if state.turn < 0 else _for(state.setup.players)


def estimator(state: DicettoState, *, progress: Progress) -> NetworkEvaluator | None:
    """The evaluator; the first time on a machine it is compiled, and `progress` is called with how much of that is done."""
    found = evaluator(state)
    if found is not None and state.to_act >= 0:
        with compiling(progress):
            found.options(state)
    return found


@cache
def _for(players: int) -> NetworkEvaluator:
    return NetworkEvaluator(players)
