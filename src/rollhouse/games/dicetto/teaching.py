"""Dicetto: the implementation of `Teaching`."""

from __future__ import annotations

from collections.abc import Sequence

from rollhouse.core.evaluate import Evaluator, Progress
from rollhouse.core.extras import needs
from rollhouse.core.teaching import IfMissing, LuckKind, Taken, Teaching
from rollhouse.games.dicetto import error_kinds
from rollhouse.games.dicetto.cards import REROLL
from rollhouse.games.dicetto.moves import DicettoMove, Place
from rollhouse.games.dicetto.rules import DicettoState


class DicettoTeaching(Teaching[DicettoState, DicettoMove]):
    """Values by a network, which needs no preparation: they are estimates."""

    luck_kinds = ("dice", "cards", "duels")

    def evaluator(self, state: DicettoState, *, if_missing: IfMissing = "none", progress: Progress = lambda done: None) -> Evaluator | None:
        # Imported here: the evaluation brings a compiler along, and a game that is not analysed should start without it.
        with needs("solver"):
            from rollhouse.games.dicetto.evaluation.evaluators import estimator, evaluator

        return estimator(state, progress=progress) if if_missing == "estimate" else evaluator(state)

    def luck_kind(self, state: DicettoState) -> LuckKind:
        return "dice" if state.rolling else "duels" if state.duel >= 0 else "cards"

    def error_kind(self, state: DicettoState, move: DicettoMove, best: DicettoMove) -> str:
        return error_kinds.error_kind(state, move, best)

    def taken(self, state: DicettoState, move: DicettoMove) -> Taken | None:
        return error_kinds.taken(state, move)

    def win_chance(self, state: DicettoState, move: DicettoMove) -> float | None:
        if not isinstance(move, Place) or state.spots[move.spot].card == REROLL:
            return None
        with needs("solver"):
            from rollhouse.games.dicetto.evaluation.ends import ends_after
            from rollhouse.games.dicetto.evaluation.holding import held

        return held(state, ends_after(state, move), state.to_act, move.spot)

    def winning_plies(self, states: Sequence[DicettoState], moves: Sequence[DicettoMove], seat: int) -> frozenset[int]:
        placed = {
            state.spots[move.spot].card: ply
            for ply, (state, move) in enumerate(zip(states, moves, strict=False))
            if isinstance(move, Place) and state.to_act == seat
        }
        return frozenset(placed[card] for card in states[-1].hands[seat] if card in placed)
