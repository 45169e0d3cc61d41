"""How strong Dicy Cards' expert is: `python -m bench.experts --players 3 --modes b d --games 1200`.

One expert, or whoever else is named, against as many as the table has of version 0.2.0's expert, which judged by race laws
(`teacher/race.py`); or against others (`--against perfect`). The same dice from every seat, so that luck that all have cancels out.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from rollhouse.arena.duplicate import Deals, DealTally
from rollhouse.core.game import AnyGame
from rollhouse.core.registry import game as find_game
from rollhouse.games.dicy_cards.bots.choosing import first_best
from rollhouse.games.dicy_cards.moves import DicyMove
from rollhouse.games.dicy_cards.rules import DicyState
from rollhouse.games.dicy_cards.teacher.race import race_evaluator

__all__ = ["RaceBot", "main", "with_the_former_expert"]

_AT_ONCE = 10
"""Deals that a process plays before it tells how they went."""


class RaceBot:
    """The expert of version 0.2.0."""

    def choose(self, state: DicyState, moves: Sequence[DicyMove], rng: random.Random) -> DicyMove:
        """The move with the best chances by race laws."""
        return first_best(race_evaluator(state).options(state))


def with_the_former_expert() -> AnyGame:
    """The game with one more bot, `race`."""
    known: Any = find_game("dicy-cards")
    known.bots = {**known.bots, "race": RaceBot}
    return known  # type: ignore[no-any-return]  # a game of which one list is longer


def _some(setup: dict[str, object], bots: tuple[str, ...], seed: int, first: int) -> DealTally:
    game = with_the_former_expert()
    return Deals(game, game.setup(setup), bots, seed, range(first, first + _AT_ONCE))(lambda: False)


def main() -> None:
    """Play, and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.experts", description=__doc__.splitlines()[0])
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=3)
    parser.add_argument("--modes", nargs="+", default=["glacial", "b", "c", "d"])
    parser.add_argument("--games", type=int, default=1200)
    parser.add_argument("--who", default="expert")
    parser.add_argument("--against", default="race")
    parser.add_argument("--target", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args()
    bots = (given.who, *[given.against] * (given.players - 1))
    with ProcessPoolExecutor(given.processes) as pool:
        for mode in given.modes:
            began = time.monotonic()
            setup = {"mode": mode, "players": given.players, "target": given.target}
            work = [pool.submit(_some, setup, bots, given.seed, first) for first in range(0, given.games // given.players, _AT_ONCE)]
            tally = DealTally(given.players)
            for one in work:
                tally += one.result()
            share, noise = tally.share(), tally.noise()
            low, high = 100 * share.interval.low, 100 * share.interval.high
            told = f"{100 * share.value:.1f} % ({low:.1f}–{high:.1f}), even {100 / given.players:.1f}"
            saved = "" if noise is None else f"; noise {noise:.2f} of single games'"
            print(f"{mode}, {given.players} players, {tally.games} games: {told}{saved}; {time.monotonic() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()
