"""Whether a bot agrees to stop a game that stands still (T14)."""

from __future__ import annotations

from typing import Final

from rollhouse.core.extras import has_extra
from rollhouse.games.dicetto import rules
from rollhouse.games.dicetto.moves import STOP
from rollhouse.games.dicetto.rules import DicettoState

_NEGLIGIBLE_COST: Final = 0.005
"""A cost below this share of the win is less than the evaluator can tell apart."""


def agrees_to_stop(state: DicettoState, seat: int) -> bool:
    """Whether stopping costs the seat nothing: it gets at least the share that the position is worth to it.

    Without the solver's packages a position has no value: then a bot agrees where it wins alone.
    """
    winners = rules.winners(rules.step(state, STOP))
    share = (seat in winners) / len(winners)
    if share == 1.0 or not has_extra("solver"):
        return share == 1.0
    from rollhouse.games.dicetto.evaluation.evaluators import evaluator  # imported here: it brings a compiler along

    values = evaluator(state)
    return values is not None and share >= values.values(state)[seat] - _NEGLIGIBLE_COST
