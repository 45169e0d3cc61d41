"""`python -m bench.dicy_error --players 3`: the error of Dicy Cards' value networks for three and four players, from the kept positions.

Positions come from the networks' own games to 100 points, with a few random moves: 960 for each mode, and as many for forty other fives.
Each was played to the end 32 times by the networks' moves, with the luck taken out, on a GPU (`python -m scripts.train_dicy_cards.fixed`).
Each is a line of `results/dicy-error-PLAYERS.jsonl.gz`. The last third of each mode is held out: the stated errors, measured on the others,
must hold there too.
"""

from __future__ import annotations

import argparse
import gzip
import math
from collections.abc import Sequence

import msgspec
import numpy as np

from bench.report import RESULTS
from rollhouse.games.dicy_cards.cards import modes
from rollhouse.games.dicy_cards.evaluation.evaluators import NetworkEvaluator
from rollhouse.games.dicy_cards.evaluation.play_outs import play_out, played_deal
from rollhouse.games.dicy_cards.evaluation.value_network import activation_cache, trained_network
from rollhouse.games.dicy_cards.solver.facts import MAX_POINTS


class Measured(msgspec.Struct, frozen=True):
    """A position at the start of a turn, counted from the player on turn; what was said of it, and how it came out."""

    mode: str
    """Empty for cards of no named mode."""
    cards: tuple[str, ...]
    needed: tuple[int, ...]
    rows: tuple[int, ...]
    place: int
    said: tuple[float, ...]
    """The value of the turn."""
    played: tuple[float, ...]
    noise: tuple[float, ...]
    """The standard error of what was played."""
    games: int
    held_out: bool


def kept(players: int) -> list[Measured]:
    """The positions that were measured."""
    lines = gzip.decompress((RESULTS / f"dicy-error-{players}.jsonl.gz").read_bytes()).splitlines()
    return [msgspec.json.decode(line, type=Measured) for line in lines]


def errors_of(measured: Sequence[Measured]) -> list[float]:
    """All seats' errors, the smallest first."""
    return sorted(abs(said - played) for one in measured for said, played in zip(one.said, one.played, strict=True))


def part_within(measured: Sequence[Measured], error: float) -> float:
    """The part of all shares that are off by no more than this error and their noise, 95 % intervals of both taken together."""
    shares = [share for one in measured for share in zip(one.said, one.played, one.noise, strict=True)]
    return sum(abs(said - played) <= math.hypot(error, 1.96 * noise) for said, played, noise in shares) / len(shares)


def without_noise(measured: Sequence[Measured]) -> float:
    """The root of the mean squared error, less that of the play-outs."""
    squares = [
        (said - played) ** 2 - noise**2 for one in measured for said, played, noise in zip(one.said, one.played, one.noise, strict=True)
    ]
    return math.sqrt(max(0.0, float(np.mean(squares))))


def compare_with_general(players: int, found: Sequence[Measured]) -> None:
    """Print the errors of the networks of any cards beside those of a mode's own, on the same positions."""
    network = trained_network(players, ())
    for mode in modes():
        some = [one for one in found if one.mode == mode]
        deal = played_deal(network, activation_cache(network, some[0].cards, 100 + MAX_POINTS + 1), some[0].cards)
        values = (play_out(deal, one.needed, one.rows, one.place, 0, turn=0, turns=0, games=1)[0] for one in some)
        general = [msgspec.structs.replace(one, said=tuple(value.tolist())) for one, value in zip(some, values, strict=True)]
        told = (
            f"mean error {np.mean(errors_of(part)):.4f}, root mean square without noise {without_noise(part):.4f}"
            for part in (general, some)
        )
        print(f"{players} players, {mode}, {len(some)} positions: general {next(told)}; own {next(told)}")


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m bench.dicy_error", description=__doc__.splitlines()[0])
    parser.add_argument("--players", type=int, choices=(3, 4), default=3)
    parser.add_argument("--general", type=int, metavar="N", help="value every Nth by the networks of any cards, and compare")
    given = parser.parse_args()
    players, found = given.players, kept(given.players)
    if given.general:
        compare_with_general(players, found[:: given.general])
        return
    for mode in (*modes(), ""):
        some = [one for one in found if one.mode == mode]
        stated_by, held_out = [one for one in some if not one.held_out], [one for one in some if one.held_out]
        error = NetworkEvaluator(some[0].cards, players, 40).error
        told = f"mean error {np.mean(errors_of(some)):.4f} with noise of {np.mean([one.noise for one in some]):.4f}"
        parts = [f"{part_within(part, error):.1%} of {len(part)}" for part in (stated_by, held_out)]
        within = f"{parts[0]} within {error:.2f}, {parts[1]} held out"
        print(f"{players} players, {mode or 'other cards'}: {told}, root mean square without it {without_noise(some):.4f}; {within}")


if __name__ == "__main__":
    main()
