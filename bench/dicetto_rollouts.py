"""What deeper play gains against Dicetto's expert: `python -m bench.dicetto_rollouts`.

One seat plays the expert's moves, but wherever others come near in its own eyes it plays each of the best few on, many times, with
everybody playing as the expert does, for some turns, after which the network has the word, and takes what came out best: a step towards the
best response to the expert. The others are
experts. Every deal is played from every seat with the same dice and cards. Told is the share of the wins, and the same with the luck of
dice and duels taken out, which has the same mean and is several times surer.

With `--keep FILE` each is kept once those before it are, and the next run goes on from there.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import count
from pathlib import Path
from statistics import fmean, stdev
from typing import NamedTuple

import msgspec

from rollhouse.core.evaluate import best_of
from rollhouse.core.game import CHANCE, NOBODY
from rollhouse.core.registry import game as find_game
from rollhouse.games.dicetto.evaluation.evaluators import NetworkEvaluator, evaluator
from rollhouse.games.dicetto.moves import DicettoMove
from rollhouse.games.dicetto.rules import DicettoState, draw_due
from scripts.train_dicetto.rollouts import rolled_out

__all__ = ["Played", "deeper", "main", "played"]

MOST = 3
"""Moves that are played out."""
NEAR = 0.03
"""Of the win: what costs more in the expert's eyes is not looked at."""
SURE = 2.0
"""Standard errors by which a move must have come out better than the expert's with the same chance: few rollouts mislead otherwise."""
LONGEST = 60
"""Turns of all players after which it plays on as the expert does: games in which nobody wants the last card can take 400."""


class Played(NamedTuple):
    """One game of the seat that looks deeper."""

    share: float
    without_luck: float
    looked: int
    """Decisions in which there was something to play out."""
    changed: int
    """Those in which it did something else than the expert."""


class _Kept(msgspec.Struct, frozen=True):
    """A line of the file in which games are kept."""

    players: int
    rollouts: int
    turns: int
    number: int
    played: Played


def deeper(network: NetworkEvaluator, state: DicettoState, rollouts: int, turns: int, seed: str) -> tuple[DicettoMove, bool]:
    """The move that came out best, and whether any others were looked at."""
    game, options = find_game("dicetto"), network.options(state)
    best = best_of(options)
    near = [option.move for option in options if option is not best and best.value - option.value <= NEAR]
    near = sorted(near, key=lambda move: -next(option.value for option in options if option.move == move))[: MOST - 1]
    if not near:
        return best.move, False
    came: dict[DicettoMove, list[float]] = {}
    for move in (best.move, *near):
        after = game.apply(state, move)
        chances = (random.Random(f"{seed} {number}") for number in range(rollouts))
        came[move] = [rolled_out(network, after, chance, turns)[state.to_act] for chance in chances]
    gains = {move: [here - there for here, there in zip(came[move], came[best.move], strict=True)] for move in near}
    sure = {move: fmean(gain) for move, gain in gains.items() if fmean(gain) > SURE * stdev(gain) / rollouts**0.5}
    return max(sure, key=lambda move: sure[move], default=best.move), True


def played(players: int, rollouts: int, turns: int, number: int) -> Played:
    """Game `number`: each deal from every seat in turn."""
    deal, seat = divmod(number, players)
    game = find_game("dicetto")
    state: DicettoState = game.start(game.setup({"players": players, "first": deal % players}))
    turn = rolls = looked = changed = 0
    luck, whose = 0.0, -1
    while state.to_act != NOBODY:
        if whose != state.turn:
            whose, turn, rolls = state.turn, turn + 1, 0
        network = evaluator(state)
        if state.to_act == CHANCE:
            outcomes = game.outcomes(state)
            dice = random.Random(f"dicetto_rollouts {deal} {turn} {rolls}")
            after, rolls = game.apply(state, outcomes.pick(dice.randrange(outcomes.total))), rolls + 1
            if network is not None and not draw_due(state):
                luck += network.values(after)[seat] - network.values(state)[seat]
            state = after
            continue
        assert network is not None
        move = best_of(network.options(state)).move
        if state.to_act == seat and rollouts and turn <= LONGEST:
            other, some = deeper(network, state, rollouts, turns, f"{number} {turn} {state.dice} {state.rolls_left}")
            looked, changed, move = looked + some, changed + (other != move), other
        state = game.apply(state, move)
    outcome = game.outcome(state)
    assert outcome is not None
    share = (seat in outcome.winners) / len(outcome.winners)
    return Played(share, share - luck, looked, changed)


def _games(players: int, rollouts: int, turns: int, games: int, processes: int, keep: Path | None) -> Iterator[Played]:
    """All games in order; those that are kept first, the others as they are played."""
    kept = {}
    if keep is not None and keep.exists():
        lines = [msgspec.json.decode(line, type=_Kept) for line in keep.read_bytes().splitlines()]
        kept = {line.number: line.played for line in lines if (line.players, line.rollouts, line.turns) == (players, rollouts, turns)}
    first = min(games, next(number for number in count() if number not in kept))
    yield from (kept[number] for number in range(first))
    work = partial(played, players, rollouts, turns)
    with ProcessPoolExecutor(processes) as pool:
        others = map(work, range(first, games)) if processes == 1 else pool.map(work, range(first, games))
        for number, one in enumerate(others, first):
            if keep is not None:
                with keep.open("ab") as file:
                    file.write(msgspec.json.encode(_Kept(players, rollouts, turns, number, one)) + b"\n")
            yield one


def main(arguments: list[str] | None = None) -> int:
    """Measure, and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.dicetto_rollouts", description=__doc__)
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--rollouts", type=int, default=16, help="of each move that is looked at")
    parser.add_argument("--turns", type=int, default=12, help="after which the network has the word: without an end games may take 400")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--keep", type=Path, help="a file in which games are kept, and from which the next run goes on")
    given = parser.parse_args(arguments)
    if given.games < 2 * given.players or given.processes < 1 or given.turns < 1 or given.rollouts == 1:
        parser.error("at least two deals, one process, one turn and two rollouts, or none")
    games = given.games // given.players * given.players
    found = list(_games(given.players, given.rollouts, given.turns, games, given.processes, given.keep))
    for name, shares in (("share of the wins", [one.share for one in found]), ("luck taken out", [one.without_luck for one in found])):
        deals = [fmean(shares[at : at + given.players]) for at in range(0, games, given.players)]
        print(f"{name}: {100 * fmean(deals):.1f} % (± {196 * stdev(deals) / len(deals) ** 0.5:.1f}), even {100 / given.players:.1f} %")
    looked, changed = sum(one.looked for one in found), sum(one.changed for one in found)
    print(f"{given.players} players, {games} games, {given.rollouts} rollouts of {given.turns} turns a move")
    print(f"{looked} decisions played out, {changed} changed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
