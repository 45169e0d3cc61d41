"""How well Dicy Cards' expert plays, and judges, deals that its training never saw: `python -m bench.unseen`.

Two players. The expert plays against itself; every decision between two moves or more, and every position in which a turn begins, is
weighed by the deal's tablebase, which is solved first where it is missing (`--gpu`: on the GPU). The deals with names come first.
"""

from __future__ import annotations

import argparse
import random
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from statistics import fmean, stdev
from typing import NamedTuple

from rollhouse.core.game import CHANCE, NOBODY
from rollhouse.games.dicy_cards import rules
from rollhouse.games.dicy_cards.bots.choosing import first_best
from rollhouse.games.dicy_cards.evaluation.evaluators import TwoPlayerEvaluator, network_evaluator
from rollhouse.games.dicy_cards.setup import read_setup
from rollhouse.games.dicy_cards.solver.tablebase.folder import TablebaseFolder, cache_folder
from scripts.train_dicy_cards.deals import Cards, all_deals, held_out

__all__ = ["Weighed", "main", "weighed"]

_ROOM = 40 << 30
"""Bytes that all tablebases together may take up."""
_SURE = 1.96
"""Standard errors that hold 95 in 100."""
_SHARE = 0.95


class Weighed(NamedTuple):
    """What the games of one deal showed."""

    losses: list[float]
    """Share of the win that each decision gave away."""
    errors: list[float]
    """How far off each beginning of a turn was judged."""


def weighed(target: int, games: int, cards: Cards) -> Weighed:
    """So many games of the expert against itself; who begins takes turns."""
    exact = TwoPlayerEvaluator(_folder().solve(cards, target))
    losses: list[float] = []
    errors: list[float] = []
    for number in range(games):
        rng = random.Random(f"bench.unseen {' '.join(cards)} {target} {number}")
        state = rules.start(read_setup({"cards": list(cards), "players": 2, "target": target, "first": number % 2}))
        while state.to_act != NOBODY:
            learned = network_evaluator(state)
            if state.to_act == CHANCE:
                if not state.dice:
                    errors.append(abs(learned.values(state)[0] - exact.values(state)[0]))
                state = rules.step(state, rules.outcomes(state).sample(rng))
                continue
            move = first_best(learned.options(state))
            truth = exact.options(state)
            if len(truth) > 1:
                losses.append(max(option.value for option in truth) - next(option.value for option in truth if option.move == move))
            state = rules.step(state, move)
    return Weighed(losses, errors)


def _folder() -> TablebaseFolder:
    return TablebaseFolder(cache_folder(), rules.RULES_VERSION, keep_bytes=_ROOM)


def _told(name: str, some: list[Weighed]) -> str:
    losses, errors = [fmean(one.losses) for one in some], sorted(error for one in some for error in one.errors)
    reach = f" (± {100 * _SURE * stdev(losses) / len(losses) ** 0.5:.2f})" if len(losses) > 1 else ""
    off = f"{fmean(errors):.4f} | {errors[int(_SHARE * (len(errors) - 1))]:.3f} | {errors[-1]:.3f}"
    return f"| {name} | {sum(len(one.losses) for one in some)} | {100 * fmean(losses):.3f}{reach} | {len(errors)} | {off} |"


def main(arguments: list[str] | None = None) -> int:
    """Measure, and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.unseen", description=__doc__)
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--games", type=int, default=50, help="with each deal")
    parser.add_argument("--target", type=int, default=100)
    parser.add_argument("--gpu", action="store_true", help="solve what is missing on the GPU")
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args(arguments)
    if given.deals < 1 or given.games < 1 or given.processes < 1:
        parser.error("at least one deal, one game and one process")
    deals = [all_deals()[number] for number in held_out(given.deals)]
    for cards in deals:
        _folder().solve(cards, given.target, device="gpu" if given.gpu else "cpu")
    print("| deal | decisions | a decision costs, in points of 100 | turns | off: mean | 95 in 100 below | most |")
    print("| --- |" + " ---: |" * 6)
    work = partial(weighed, given.target, given.games)
    if given.processes == 1:
        found = list(map(work, deals))
    else:
        with ProcessPoolExecutor(given.processes, get_context("spawn")) as pool:  # the solver's threads don't survive a fork
            found = list(pool.map(work, deals))
    for cards, one in zip(deals, found, strict=True):
        print(_told(" ".join(cards), [one]))
    print(_told(f"all {len(deals)}", found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
