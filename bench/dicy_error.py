"""`python -m bench.dicy_error --players 3 --keep`: the error of Dicy Cards' value network for three and four players.

Positions come from the network's own games to 100 points, with a few random moves. Each is played to the end by the network's moves,
with the luck taken out (`evaluation/play_outs.py`), 16 times or, where the mean is not known to 0.8 points of win chance by then, 32 times.
There are forty seeds of 20 positions for each mode and for other cards; the last eight seeds are held out.

Each position is a line of `results/dicy-error-PLAYERS.jsonl.gz`. A run that was stopped resumes.
Without `--keep` what is there is summed up.
"""

from __future__ import annotations

import argparse
import gzip
import math
import random
import time
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from pathlib import Path

import msgspec
import numpy as np

from bench.report import RESULTS
from rollhouse.games.dicy_cards.cards import CARDS, modes
from rollhouse.games.dicy_cards.evaluation.play_outs import play_game, play_out, played_deal
from rollhouse.games.dicy_cards.evaluation.value_network import ActivationCache, activation_cache, trained_network
from rollhouse.games.dicy_cards.solver.facts import FULL, MAX_POINTS, ROW

SEEDS, HELD_OUT = range(26, 58), range(58, 66)
"""The stated errors are chosen without the positions that are held out."""
POSITIONS_PER_SEED = 20
TARGET = 100
_PER_GAME = 4
_GAMES = 16
_ENOUGH = 0.008
_WILD = 0.03
_MAX_TURNS = 300


class Measured(msgspec.Struct, frozen=True):
    """A position at the start of a turn, counted from the player on turn; what was said of it, and how it came out."""

    seed: int
    mode: str
    """Empty for cards of no named mode."""
    cards: tuple[str, ...]
    needed: tuple[int, ...]
    rows: tuple[int, ...]
    place: int
    said: tuple[float, ...]
    played: tuple[float, ...]
    noise: tuple[float, ...]
    """The standard error of what was played."""
    games: int


def dealt(mode: str, rng: random.Random) -> tuple[str, ...]:
    """The mode's cards, or any five that have no name."""
    if mode:
        return modes()[mode].cards
    named = {frozenset(one.cards) for one in modes().values()}
    return rng.choice([five for five in combinations(CARDS, ROW) if frozenset(five) not in named])


def measure(players: int, mode: str, seed: int) -> Iterator[Measured]:
    """Play positions out."""
    rng = random.Random(f"{players} {mode} {seed}")
    network, cards = trained_network(players), dealt(mode, rng)
    deal = played_deal(network, _cache(players, cards), cards)
    found: list[tuple[tuple[int, ...], tuple[int, ...], int]] = []
    for number in range(POSITIONS_PER_SEED):
        if not found:
            start = (TARGET,) * players, (FULL,) * players, 0
            course = play_game(deal, *start, turns=_MAX_TURNS, game=rng.getrandbits(40), wild=_WILD)
            turns = sorted(rng.sample(range(len(course.rows)), min(_PER_GAME, len(course.rows))))
            found = [(tuple(course.needed[turn].tolist()), tuple(course.rows[turn].tolist()), turn % players) for turn in turns]
        needed, rows, place = found.pop()
        skip = (seed * 100_000 + number) * 1_000
        results = play_out(deal, needed, rows, place, 0, turn=0, turns=_MAX_TURNS, games=_GAMES, skip=skip)
        if _noise(results).max() > _ENOUGH:
            more = play_out(deal, needed, rows, place, 0, turn=0, turns=_MAX_TURNS, games=_GAMES, skip=skip + _GAMES)
            results = np.concatenate([results, more])
        said = play_out(deal, needed, rows, place, 0, turn=0, turns=0, games=1)[0]
        shares = ([round(share, 4) for share in part.tolist()] for part in (said, results.mean(axis=0), _noise(results)))
        yield msgspec.convert(
            dict(zip(("said", "played", "noise"), shares, strict=True))
            | {"seed": seed, "mode": mode, "cards": cards, "needed": needed, "rows": rows, "place": place, "games": len(results)},
            Measured,
        )


@lru_cache(maxsize=8)
def _cache(players: int, cards: tuple[str, ...]) -> ActivationCache:
    return activation_cache(trained_network(players), cards, TARGET + MAX_POINTS + 1)


def _noise(results: np.typing.NDArray[np.float64]) -> np.typing.NDArray[np.float64]:
    noise: np.typing.NDArray[np.float64] = results.std(axis=0, ddof=1) / len(results) ** 0.5
    return noise


def kept(players: int) -> list[Measured]:
    """The positions that were measured."""
    try:
        lines = gzip.decompress(_path(players).read_bytes()).splitlines()
    except FileNotFoundError:
        return []
    return [msgspec.json.decode(line, type=Measured) for line in lines]


def _path(players: int) -> Path:
    return RESULTS / f"dicy-error-{players}.jsonl.gz"


def errors_of(measured: Sequence[Measured]) -> list[float]:
    """All seats' errors, the smallest first."""
    return sorted(abs(said - played) for one in measured for said, played in zip(one.said, one.played, strict=True))


def within(errors: Sequence[float]) -> float:
    """The error that 95 of 100 do not exceed."""
    return errors[math.ceil(0.95 * len(errors)) - 1]


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m bench.dicy_error", description=__doc__.splitlines()[0])
    parser.add_argument("--players", type=int, choices=(3, 4), default=3)
    parser.add_argument("--keep", action="store_true", help="measure what is missing in the kept file; otherwise it is summed up")
    given = parser.parse_args()
    found = kept(given.players)
    for seed in (*SEEDS, *HELD_OUT) if given.keep else ():
        for mode in (*modes(), ""):
            if any((one.seed, one.mode) == (seed, mode) for one in found):
                continue
            began = time.process_time()
            found += measure(given.players, mode, seed)
            lines = b"".join(msgspec.json.encode(one) + b"\n" for one in found)
            _path(given.players).write_bytes(gzip.compress(lines, mtime=0))
            print(f"seed {seed}, {mode or 'other cards'}: {time.process_time() - began:.0f} s of one core", flush=True)
    for mode in (*modes(), ""):
        some = [one for one in found if one.mode == mode]
        errors = errors_of([one for one in some if one.seed in SEEDS])
        held_out = errors_of([one for one in some if one.seed in HELD_OUT])
        told = f"mean {np.mean(errors):.4f}, 95 of 100 below {within(errors):.4f}, most {errors[-1]:.4f}"
        noise = np.mean([one.noise for one in some])
        more = f"; held out {within(held_out):.4f}" if held_out else ""
        print(f"{given.players} players, {mode or 'other cards'}, {len(some)} positions: {told}{more}; noise {noise:.4f}")


if __name__ == "__main__":
    main()
