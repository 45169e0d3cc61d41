"""How right the marks of an estimate are: `python -m bench.marks`. Games of Dicy Cards for two, whose truth is known, judged by the judge.

Bots from newcomer to skilled play; every decision between two moves or more is weighed by the tablebase, which is solved first where it
is missing, and by the learned judge as if there were none. **False**: of the moves that the judge calls mistakes or blunders, those that
truly cost less than an inaccuracy; its marks allow for what its costs may be off by, as the teacher's do. **Missed**: of the true mistakes
and blunders, those that it does not mark at all. Printed besides is how far what it says of a move's cost is off: costs are differences
within one turn, and much surer than values.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import NamedTuple

from rollhouse.analysis.marks import threshold
from rollhouse.core.game import CHANCE, NOBODY
from rollhouse.core.registry import game as find_game
from rollhouse.games.dicy_cards.cards import modes
from rollhouse.games.dicy_cards.evaluation.evaluators import NetworkEvaluator, network_evaluator
from rollhouse.games.dicy_cards.rules import DicyState

__all__ = ["Judged", "Marks", "judged_game", "main", "summed_up"]

PLAYERS = (("novice", "casual"), ("casual", "skilled"), ("greedy", "novice"), ("newcomer", "greedy"))
"""Who plays whom, from game to game: people's games have good and bad moves."""
_SHARE = 0.95


class Judged(NamedTuple):
    """One decision: what the move that was made costs, by the judge and in truth."""

    said: float
    true: float


class Marks(NamedTuple):
    """What all decisions showed."""

    decisions: int
    marked: int
    """Mistakes and blunders, as the judge has it."""
    false: int
    mistakes: int
    """Mistakes and blunders in truth."""
    missed: int
    off: float
    """What a cost is off by, on average."""
    within: float
    """And at most, 95 times in 100."""


def judged_game(mode: str, target: int, number: int) -> list[Judged]:
    """One game, decision by decision."""
    return list(_decisions(mode, target, number))


def _decisions(mode: str, target: int, number: int) -> Iterator[Judged]:
    game, rng = find_game("dicy-cards"), random.Random(f"bench.marks {mode} {target} {number}")
    names = PLAYERS[number % len(PLAYERS)]
    bots = [game.bots[name]() for name in (names if number // len(PLAYERS) % 2 else names[::-1])]
    state: DicyState = game.start(game.setup({"mode": mode, "target": target, "players": 2, "first": 0}))
    exact = game.evaluator(state, prepare=True)
    assert exact is not None
    assert exact.exact
    while state.to_act != NOBODY:
        if state.to_act == CHANCE:
            state = game.apply(state, game.outcomes(state).sample(rng))
            continue
        legal = game.legal(state)
        move = bots[state.to_act].choose(state, legal, rng)
        if len(legal) > 1:
            said, true = ([option.value for option in one.options(state)] for one in (network_evaluator(state), exact))
            at = legal.index(move)
            yield Judged(max(said) - said[at], max(true) - true[at])
        state = game.apply(state, move)


def summed_up(found: Sequence[Judged], error: float) -> Marks:
    """The figures, if marks allow for costs that are off by `error`, as the teacher's do."""
    mistake, inaccuracy = threshold("mistake", "share"), threshold("inaccuracy", "share")
    marked = [one for one in found if one.said >= threshold("mistake", "share", error)]
    mistakes = [one for one in found if one.true >= mistake]
    off = sorted(abs(one.said - one.true) for one in found)
    return Marks(
        len(found),
        len(marked),
        sum(one.true < inaccuracy for one in marked),
        len(mistakes),
        sum(one.said < inaccuracy for one in mistakes),
        sum(off) / len(off),
        off[int(_SHARE * (len(off) - 1))],
    )


def main(arguments: list[str] | None = None) -> int:
    """Measure, and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.marks", description=__doc__)
    parser.add_argument("--modes", nargs="+", default=list(modes()))
    parser.add_argument("--games", type=int, default=80)
    parser.add_argument("--target", type=int, default=100)
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args(arguments)
    if given.games < 1 or given.processes < 1:
        parser.error("at least one game and one process")
    print("| mode | games | decisions | marked | false | true mistakes | missed | a cost is off by | at most, 95 in 100 |")
    print("| --- |" + " ---: |" * 8)
    game = find_game("dicy-cards")
    for mode in given.modes:
        setup = game.setup({"mode": mode, "target": given.target, "players": 2, "first": 0})
        game.evaluator(game.start(setup), prepare=True)  # once, and not in every process
        work = partial(judged_game, mode, given.target)
        if given.processes == 1:
            several = list(map(work, range(given.games)))
        else:
            with ProcessPoolExecutor(given.processes) as pool:
                several = list(pool.map(work, range(given.games), chunksize=4))
        found = summed_up([one for many in several for one in many], NetworkEvaluator.cost_error)
        false, missed = found.false / max(1, found.marked), found.missed / max(1, found.mistakes)
        print(
            f"| {mode} | {given.games} | {found.decisions} | {found.marked} | {found.false} ({100 * false:.1f} %) "
            f"| {found.mistakes} | {found.missed} ({100 * missed:.1f} %) | {100 * found.off:.2f} points | {100 * found.within:.1f} |",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
