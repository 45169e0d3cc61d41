"""The error of the values of Dicetto's evaluator: `python -m bench.dicetto_error`.

Positions from the learned player's games with itself, slips included, are played to the end many times by its own moves, and what came of
that is compared with what the evaluator said. With `--keep` the figures become those that the teacher states.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from statistics import fmean, stdev
from typing import NamedTuple

import msgspec

from rollhouse.core.evaluate import best_of
from rollhouse.core.game import CHANCE, GAME_OVER
from rollhouse.core.registry import game as find_game
from rollhouse.games.dicetto.evaluation.errors import MeasuredErrors, PlayersError, errors_file, network_fingerprint
from rollhouse.games.dicetto.evaluation.evaluators import NetworkEvaluator, evaluator
from rollhouse.games.dicetto.rules import DicettoState
from scripts.train_dicetto.rollouts import rolled_out

POSITIONS, ROLLOUTS = 200, 120
_SLIP_RATE = 0.1
_BINS = 5


class Compared(NamedTuple):
    """One seat of one position: what was said, what came of it, and how sure that is."""

    said: float
    came: float
    noise: float
    """The standard error of what came of it."""


def position(players: int, seed: int) -> DicettoState:
    """Any position of any game: with and without Bonus cards, short and long."""
    game, rng = find_game("dicetto"), random.Random(seed)
    goal = rng.choice((10, 10, 10, 5))
    state: DicettoState = game.start(game.setup({"players": players, "first": 0, "bonus": rng.random() < 0.7, "cards_to_win": goal}))
    seen: list[DicettoState] = []
    while state.to_act != GAME_OVER:
        if state.turn >= 0:
            seen.append(state)
        if state.to_act == CHANCE:
            move = game.outcomes(state).sample(rng)
        elif rng.random() < _SLIP_RATE:
            move = rng.choice(game.legal(state))
        else:
            move = best_of(_evaluator(state).options(state)).move
        state = game.apply(state, move)
    return rng.choice(seen)


def _evaluator(state: DicettoState) -> NetworkEvaluator:
    found = evaluator(state)
    assert found is not None
    return found


def compared(players: int, rollouts: int, seed: int) -> list[Compared]:
    """One position, seat by seat."""
    state, rng = position(players, seed), random.Random(-seed - 1)
    network = _evaluator(state)
    said, came = network.values(state), [rolled_out(network, state, rng) for _ in range(rollouts)]
    by_seat = list(zip(*came, strict=True))
    return [Compared(value, fmean(shares), stdev(shares) / rollouts**0.5) for value, shares in zip(said, by_seat, strict=True)]


def summed_up(players: int, positions: int, rollouts: int, found: Sequence[Compared]) -> PlayersError:
    """The figures: errors as measured, the noise of the rollouts included, so that none of them is too small."""
    errors = sorted(abs(one.said - one.came) for one in found)
    true = fmean((one.said - one.came) ** 2 - one.noise**2 for one in found)
    return PlayersError(
        players=players,
        positions=positions,
        rollouts=rollouts,
        within=round(errors[int(0.95 * (len(errors) - 1))], 4),
        mean=round(fmean(errors), 4),
        without_noise=round(max(0.0, true) ** 0.5, 4),
        most=round(errors[-1], 4),
        calibration=tuple(_calibration(found)),
    )


def _calibration(found: Sequence[Compared]) -> Iterator[tuple[float, float, int]]:
    for place in range(_BINS):
        here = [one for one in found if place <= one.said * _BINS < place + 1 or (place == _BINS - 1 and one.said >= 1)]
        if here:
            yield round(fmean(one.said for one in here), 3), round(fmean(one.came for one in here), 3), len(here)


def main(arguments: list[str] | None = None) -> int:
    """Measure, print, keep."""
    parser = argparse.ArgumentParser(prog="python -m bench.dicetto_error", description=__doc__)
    parser.add_argument("--positions", type=int, default=POSITIONS, help="for each number of players")
    parser.add_argument("--rollouts", type=int, default=ROLLOUTS, help="for each position")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--keep", action="store_true", help="these are the errors that the teacher states from now on")
    given = parser.parse_args(arguments)
    if given.positions < 1 or given.rollouts < 2 or given.processes < 1:
        parser.error("at least one position, two rollouts and one process")
    measured = []
    for players in (2, 3, 4):
        work = partial(compared, players, given.rollouts)
        if given.processes == 1:
            found = [one for seed in range(given.positions) for one in work(seed)]
        else:
            with ProcessPoolExecutor(given.processes) as pool:
                found = [one for many in pool.map(work, range(given.positions), chunksize=4) for one in many]
        measured.append(summed_up(players, given.positions, given.rollouts, found))
        _print(measured[-1])
    if given.keep:
        kept = MeasuredErrors("python -m bench.dicetto_error --keep", network_fingerprint(), tuple(measured))
        errors_file().write_bytes(msgspec.json.format(msgspec.json.encode(kept)) + b"\n")
    return 0


def _print(found: PlayersError) -> None:
    print(f"{found.players} players, {found.positions} positions, {found.rollouts} rollouts each")
    print(f"  off by {found.mean:.3f} on average, {found.within:.3f} at most 95 times in 100, {found.most:.3f} at most")
    print(f"  without the noise of the rollouts: {found.without_noise:.3f} (root of the mean square)")
    for said, came, count in found.calibration:
        print(f"  said {said:.3f}   came {came:.3f}   ({count})")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
