"""Decisions played out: where values are estimates, moves are compared by playing each on with the same dice."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

from rollhouse.analysis.marks import mark
from rollhouse.core.evaluate import PlaysOut, Valued, best_of, cost_error
from rollhouse.core.game import AnyGame
from rollhouse.core.statistics import student_quantile

GAMES_AT_ONCE: Final = 16
MAX_GAMES: Final = 64
"""The number of games after which a decision's mark is left as it is."""
ROUNDS: Final = 2
"""How far games are played on."""
_MAX_OTHER_MOVES: Final = 2
"""The number of moves that are compared beside the best and the one that was made."""
_MIN_ESTIMATED_COST: Final = 0.01
"""A decision that costs less by the estimate is not played out: it would hardly ever earn a mark."""


class PlayedOut(NamedTuple):
    """A decision as it came out: the best move and the one that was made."""

    best: Valued
    chosen: Valued
    cost: float
    """How much more the best move brought; never below 0."""
    error: float
    """Half the width of the 95 % interval of the cost."""
    games: int
    overturned: bool
    """Whether the best move is not the estimate's."""


def played_out(game: AnyGame, evaluator: PlaysOut, state: Any, options: Sequence[Valued], move: Any) -> PlayedOut:
    """Compare a move with the best ones, until its mark is clear or `MAX_GAMES` have been played."""
    best = best_of(options)
    chosen = next(option for option in options if option.move == move)
    moves = _compared(evaluator, best, chosen, options)
    results: list[list[float]] = [[] for _ in moves]
    while True:
        _play(game, evaluator, state, moves, results, GAMES_AT_ONCE)
        found = _judged(moves, chosen, results)
        if found.games >= MAX_GAMES or _is_clear(found, evaluator):
            return found


def worth_playing_out(options: Sequence[Valued], move: Any) -> bool:
    """Whether a mark may hang on a decision."""
    chosen = next(option for option in options if option.move == move)
    return max(option.value for option in options) - chosen.value >= _MIN_ESTIMATED_COST


def ranked_by_play(game: AnyGame, evaluator: PlaysOut, state: Any, options: Sequence[Valued], games: int) -> list[Valued]:
    """The options with the values of the best few as they came out; the others' change as the best one's does.

    A move is put before the estimate's best only where it came out better by two standard errors.
    """
    best = best_of(options)
    moves = _compared(evaluator, best, best, options)
    if len(moves) == 1:
        return list(options)
    results: list[list[float]] = [[] for _ in moves]
    _play(game, evaluator, state, moves, results, games)
    found = _judged(moves, best, results)
    means = {str(option.move): fmean(values) for option, values in zip(moves, results, strict=True)}
    shift = means[str(best.move)] - best.value
    most = means[str(found.best.move)]
    ranked = []
    for option in options:
        value = means.get(str(option.move), option.value + shift)
        ranked.append(Valued(option.move, value if option.move == found.best.move else min(value, most)))
    return ranked


def _compared(evaluator: PlaysOut, best: Valued, chosen: Valued, options: Sequence[Valued]) -> list[Valued]:
    """The best move, the one that was made, and the best of a few other kinds that may be as good."""
    moves = [best] if chosen.move == best.move else [best, chosen]
    kinds = {_kind(option) for option in moves}
    for option in sorted(options, key=lambda option: -option.value):
        if len(kinds) > _MAX_OTHER_MOVES or best.value - option.value > cost_error(evaluator):
            break
        if _kind(option) not in kinds:
            kinds.add(_kind(option))
            moves.append(option)
    return moves


def _kind(option: Valued) -> str:
    """Moves that begin with the same two words are alike: `score straight`, `freeze odd`."""
    return " ".join(str(option.move).split()[:2])


def _play(game: AnyGame, evaluator: PlaysOut, state: Any, moves: Sequence[Valued], results: Sequence[list[float]], games: int) -> None:
    """Add so many games to the results of each move."""
    until = evaluator.turn_number(state) + 1 + ROUNDS * len(evaluator.values(state))
    for option, values in zip(moves, results, strict=True):
        shares = evaluator.play_out(game.apply(state, option.move), until=until, games=games, skip=len(values))
        values.extend(share[state.to_act] for share in shares)


def _judged(moves: Sequence[Valued], chosen: Valued, results: Sequence[list[float]]) -> PlayedOut:
    """The best move is the estimate's unless another came out better by two standard errors."""
    best = 0
    for number in range(1, len(moves)):
        gain, error = _difference(results[number], results[best])
        if gain > error:
            best = number
    made = next(number for number, option in enumerate(moves) if option.move == chosen.move)
    cost, error = _difference(results[best], results[made])
    value = fmean(results[made])
    cost = max(0.0, cost)
    return PlayedOut(Valued(moves[best].move, value + cost), Valued(chosen.move, value), cost, error, len(results[0]), overturned=best != 0)


def _difference(more: Sequence[float], less: Sequence[float]) -> tuple[float, float]:
    """The mean of the differences of games with the same dice, and half the width of its 95 % interval."""
    differences = [one - other for one, other in zip(more, less, strict=True)]
    if len(differences) < 2:
        return fmean(differences), 1.0
    return fmean(differences), student_quantile(len(differences) - 1) * stdev(differences) / len(differences) ** 0.5


def _is_clear(found: PlayedOut, evaluator: PlaysOut) -> bool:
    """Whether more games would hardly change the mark."""
    return mark(found.cost - found.error, evaluator.unit) == mark(found.cost + found.error, evaluator.unit)
