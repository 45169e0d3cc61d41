"""What deeper play gains against Dicetto's expert: `python -m bench.dicetto_rollouts`.

One seat plays the expert's moves, but wherever others come near in its own eyes it plays each of the best few out, many times, with
everybody playing as the expert does, and takes what came out best: a step towards the best response to the expert. The others are
experts. Every deal is played from every seat with the same dice and cards. Told is the share of the wins, and the same with the luck of
dice and duels taken out, which has the same mean and is several times surer.
"""

from __future__ import annotations

import argparse
import random
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from statistics import fmean, stdev
from typing import NamedTuple

from rollhouse.core.evaluate import best_of
from rollhouse.core.game import CHANCE, NOBODY
from rollhouse.core.registry import game as find_game
from rollhouse.games.dicetto.moves import DicettoMove
from rollhouse.games.dicetto.rules import DicettoState, draw_due
from rollhouse.games.dicetto.teacher.evaluators import JudgedEvaluator, evaluator
from rollhouse.games.dicetto.teacher.rollouts import rolled_out

__all__ = ["Played", "deeper", "main", "played"]

MOST = 3
"""Moves that are played out."""
NEAR = 0.03
"""Of the win: what costs more in the expert's eyes is not looked at."""


class Played(NamedTuple):
    """One game of the seat that looks deeper."""

    share: float
    without_luck: float
    looked: int
    """Decisions in which there was something to play out."""
    changed: int
    """Those in which it did something else than the expert."""


def deeper(judge: JudgedEvaluator, state: DicettoState, rollouts: int, seed: str) -> tuple[DicettoMove, bool]:
    """The move that came out best, and whether any others were looked at."""
    game, options = find_game("dicetto"), judge.options(state)
    best = best_of(options)
    near = [option.move for option in options if option is not best and best.value - option.value <= NEAR]
    near = sorted(near, key=lambda move: -next(option.value for option in options if option.move == move))[: MOST - 1]
    if not near:
        return best.move, False
    came: dict[DicettoMove, float] = {}
    for move in (best.move, *near):
        after = game.apply(state, move)
        came[move] = fmean(rolled_out(judge, after, random.Random(f"{seed} {number}"))[state.to_act] for number in range(rollouts))
    return max(came, key=lambda move: came[move]), True


def played(players: int, rollouts: int, number: int) -> Played:
    """Game `number`: each deal from every seat in turn."""
    deal, seat = divmod(number, players)
    game = find_game("dicetto")
    state: DicettoState = game.start(game.setup({"players": players, "first": deal % players}))
    turn = rolls = looked = changed = 0
    luck, whose = 0.0, -1
    while state.to_act != NOBODY:
        if whose != state.turn:
            whose, turn, rolls = state.turn, turn + 1, 0
        judge = evaluator(state)
        if state.to_act == CHANCE:
            outcomes = game.outcomes(state)
            dice = random.Random(f"dicetto_rollouts {deal} {turn} {rolls}")
            after, rolls = game.apply(state, outcomes.pick(dice.randrange(outcomes.total))), rolls + 1
            if judge is not None and not draw_due(state):
                luck += judge.values(after)[seat] - judge.values(state)[seat]
            state = after
            continue
        assert judge is not None
        move = best_of(judge.options(state)).move
        if state.to_act == seat and rollouts:
            other, some = deeper(judge, state, rollouts, f"{number} {turn} {state.dice} {state.rolls_left}")
            looked, changed, move = looked + some, changed + (other != move), other
        state = game.apply(state, move)
    outcome = game.outcome(state)
    assert outcome is not None
    share = (seat in outcome.winners) / len(outcome.winners)
    return Played(share, share - luck, looked, changed)


def main(arguments: list[str] | None = None) -> int:
    """Measure, and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.dicetto_rollouts", description=__doc__)
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--rollouts", type=int, default=32, help="of each move that is looked at")
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args(arguments)
    if given.games < 2 * given.players or given.processes < 1:
        parser.error("at least two deals and one process")
    games = given.games // given.players * given.players
    work = partial(played, given.players, given.rollouts)
    if given.processes == 1:
        found = list(map(work, range(games)))
    else:
        with ProcessPoolExecutor(given.processes) as pool:
            found = list(pool.map(work, range(games), chunksize=given.players))
    for name, shares in (("share of the wins", [one.share for one in found]), ("luck taken out", [one.without_luck for one in found])):
        deals = [fmean(shares[at : at + given.players]) for at in range(0, games, given.players)]
        print(f"{name}: {100 * fmean(deals):.1f} % (± {196 * stdev(deals) / len(deals) ** 0.5:.1f}), even {100 / given.players:.1f} %")
    looked, changed = sum(one.looked for one in found), sum(one.changed for one in found)
    print(f"{given.players} players, {games} games, {given.rollouts} rollouts a move: {looked} decisions played out, {changed} changed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
