"""How far the learned values of Dicy Cards are off: `python -m bench.estimates --players 3`.

Two players: against tablebases, which are solved first where they are missing. Three and four: positions of the expert's own games are
played out by experts, many times each; what the dice alone would do to such a mean is taken off before the error is told.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from math import sqrt

from rollhouse.core.game import CHANCE, NOBODY
from rollhouse.games.dicy_cards import rules
from rollhouse.games.dicy_cards.bots.expert import first_best
from rollhouse.games.dicy_cards.cards import modes
from rollhouse.games.dicy_cards.evaluation import features
from rollhouse.games.dicy_cards.evaluation.evaluators import TwoPlayerEvaluator, network_evaluator, won
from rollhouse.games.dicy_cards.setup import read_setup
from rollhouse.games.dicy_cards.solver.tablebase.folder import TablebaseFolder, cache_folder

__all__ = ["main"]

_SURE = 1.96
"""Standard deviations that hold 95 in 100."""


def _played_on(state: rules.DicyState, rng: random.Random, wild: float) -> Iterator[rules.DicyState]:
    """Every position from here on in which a turn is about to begin, and the end; now and then a move is a random one."""
    while state.to_act != NOBODY:
        if state.to_act == CHANCE:
            if not state.dice and state.cards:
                yield state
            state = rules.step(state, rules.outcomes(state).sample(rng))
            continue
        moves = rules.legal(state)
        random_one = len(moves) == 1 or rng.random() < wild
        state = rules.step(state, rng.choice(moves) if random_one else first_best(network_evaluator(state).options(state)))
    yield state


def _positions(mode: str, players: int, count: int, rng: random.Random, target: int) -> list[rules.DicyState]:
    found: list[rules.DicyState] = []
    while len(found) < count:
        game = list(_played_on(rules.start(read_setup({"mode": mode, "players": players, "target": target, "first": 0})), rng, 0.03))[:-1]
        found += rng.sample(game, min(3, len(game)))
    return found[:count]


def _against_tablebase(mode: str, count: int, rng: random.Random, target: int) -> list[float]:
    cards = read_setup({"mode": mode}).cards
    tablebase = TablebaseFolder(cache_folder(), rules.RULES_VERSION)
    exact = TwoPlayerEvaluator(tablebase.find(cards, target) or tablebase.solve(cards, target, progress=lambda done: None))
    states = _positions(mode, 2, count, rng, target)
    return [abs(network_evaluator(state).values(state)[0] - exact.values(state)[0]) for state in states]


def _against_games(mode: str, players: int, count: int, times: int, rng: random.Random, target: int) -> tuple[float, float]:
    """The mean squared error with what the dice did to it taken off, and the mean error as it is."""
    squares = plain = 0.0
    for state in _positions(mode, players, count, rng, target):
        guess = network_evaluator(state).values(state)
        results = [won([*_played_on(state, rng, 0.0)][-1]) for _ in range(times)]
        for seat in range(players):
            shares = [result[seat] for result in results]
            mean = sum(shares) / times
            noise = sum((share - mean) ** 2 for share in shares) / (times - 1) / times
            squares += (guess[seat] - mean) ** 2 - noise
            plain += abs(guess[seat] - mean)
    return squares / count / players, plain / count / players


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.estimates", description=__doc__.splitlines()[0])
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--modes", nargs="+", default=list(modes()))
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--times", type=int, default=400, help="games from every position, three and four players")
    parser.add_argument("--target", type=int, default=100)
    parser.add_argument("--unknown", nargs="*", default=[], help="cards that the judge shall not know, as one that is new")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    features.TRAINED_CARDS = tuple("" if card in given.unknown else card for card in features.TRAINED_CARDS)  # type: ignore[misc]  # to measure just that
    for mode in given.modes:
        rng = random.Random(f"{given.seed}:{mode}")
        if given.players == 2:
            off = sorted(_against_tablebase(mode, given.positions, rng, given.target))
            told = f"mean {sum(off) / len(off):.4f}, 95 in 100 below {off[int(0.95 * len(off))]:.4f}, most {off[-1]:.4f}"
        else:
            square, plain = _against_games(mode, given.players, given.positions, given.times, rng, given.target)
            root = sqrt(max(0.0, square))
            told = f"root of the mean square {root:.4f}, so 95 in 100 below {_SURE * root:.4f}; mean distance, dice included, {plain:.4f}"
        print(f"{mode}, {given.players} players to {given.target}, {given.positions} positions: {told}", flush=True)


if __name__ == "__main__":
    main()
