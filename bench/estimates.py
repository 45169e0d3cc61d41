"""Errors of Dicy Cards' value network for two players, against tablebases: `python -m bench.estimates`.

The positions are those of the expert's own games in which a turn begins. Tablebases that are missing are solved first.
Three and four players: `python -m bench.calibration`.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator

from rollhouse.core.game import CHANCE, NOBODY
from rollhouse.games.dicy_cards import rules
from rollhouse.games.dicy_cards.bots.expert import first_best
from rollhouse.games.dicy_cards.cards import modes
from rollhouse.games.dicy_cards.evaluation import features
from rollhouse.games.dicy_cards.evaluation.evaluators import TwoPlayerEvaluator, network_evaluator
from rollhouse.games.dicy_cards.setup import read_setup
from rollhouse.games.dicy_cards.solver.tablebase.folder import TablebaseFolder, cache_folder

__all__ = ["main"]

_RANDOM_MOVE_RATE = 0.03
_POSITIONS_PER_GAME = 3


def _beginnings(state: rules.DicyState, rng: random.Random) -> Iterator[rules.DicyState]:
    """Every position of a game from here on in which a turn is about to begin; now and then a move is a random one."""
    while state.to_act != NOBODY:
        if state.to_act == CHANCE:
            if not state.dice and state.cards:
                yield state
            state = rules.step(state, rules.outcomes(state).sample(rng))
            continue
        moves = rules.legal(state)
        is_random = len(moves) == 1 or rng.random() < _RANDOM_MOVE_RATE
        state = rules.step(state, rng.choice(moves) if is_random else first_best(network_evaluator(state).options(state)))


def _errors(mode: str, count: int, rng: random.Random, target: int) -> list[float]:
    """The errors of so many positions, smallest first."""
    setup = read_setup({"mode": mode, "players": 2, "target": target, "first": 0})
    exact = TwoPlayerEvaluator(TablebaseFolder(cache_folder(), rules.RULES_VERSION).solve(setup.cards, target))
    states: list[rules.DicyState] = []
    while len(states) < count:
        game = list(_beginnings(rules.start(setup), rng))
        states += rng.sample(game, min(_POSITIONS_PER_GAME, len(game)))
    return sorted(abs(network_evaluator(state).values(state)[0] - exact.values(state)[0]) for state in states[:count])


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.estimates", description=__doc__.splitlines()[0])
    parser.add_argument("--modes", nargs="+", default=list(modes()))
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--target", type=int, default=100)
    parser.add_argument("--unknown", nargs="*", default=[], help="cards to hide from the network, as if it were not trained with them")
    parser.add_argument("--seed", type=int, default=1)
    flags = parser.parse_args()
    features.TRAINED_CARDS = tuple("" if card in flags.unknown else card for card in features.TRAINED_CARDS)  # type: ignore[misc]  # to hide cards
    for mode in flags.modes:
        errors = _errors(mode, flags.positions, random.Random(f"{flags.seed}:{mode}"), flags.target)
        figures = f"mean {sum(errors) / len(errors):.4f}, 95 in 100 below {errors[int(0.95 * len(errors))]:.4f}, most {errors[-1]:.4f}"
        print(f"{mode}, two players to {flags.target}, {flags.positions} positions: {figures}", flush=True)


if __name__ == "__main__":
    main()
