"""How long bots of Dicy Cards think: `python -m bench.bots`. Medians and the slowest in a hundred, from whole games; nothing is asserted.

There is no peer to measure against: nobody else has published a player for this game.
"""

from __future__ import annotations

import random
import statistics
import time

from rollhouse.core.game import CHANCE, NOBODY
from rollhouse.core.registry import game as find_game

__all__ = ["main", "think"]

GAMES = 20
CASES = (("perfect", 2, 5.0), ("skilled", 2, 20.0), ("skilled", 4, 20.0), ("expert", 3, 200.0), ("expert", 4, 200.0), ("casual", 2, None))
"""The bot, the players, and what is promised, in milliseconds."""


def think(bot: str, players: int, games: int = GAMES, target: int = 100) -> list[tuple[float, float]]:
    """Milliseconds for every decision of so many games, by the clock and by the processor, after one game that is not counted."""
    game = find_game("dicy-cards")
    thinker = game.bots[bot]()
    setup = game.setup({"players": players, "first": 0, "target": target})
    if players == 2:
        game.evaluator(game.start(setup), prepare=True)
    spent: list[tuple[float, float]] = []
    rng = random.Random(1)
    for number in range(games + 1):
        state = game.start(setup)
        while state.to_act != NOBODY:
            if state.to_act == CHANCE:
                state = game.apply(state, game.outcomes(state).sample(rng))
                continue
            moves = game.legal(state)
            clock, processor = time.perf_counter(), time.thread_time()
            move = thinker.choose(state, moves, rng)
            if number:
                spent.append((1000 * (time.perf_counter() - clock), 1000 * (time.thread_time() - processor)))
            state = game.apply(state, move)
    return spent


def main() -> None:
    """Print the table."""
    print(f"Glacial to 100, {GAMES} games each, one thread; milliseconds a decision\n")
    print("On a busy machine the clock runs on while others compute; the processor's time does not.\n")
    print("| bot | players | decisions | median | 99 in 100 below | processor: median | 99 in 100 below | most | promised |")
    print("| --- |" + " ---: |" * 8)
    for bot, players, promised in CASES:
        spent = think(bot, players)
        figures = [f"{figure:.2f}" for times in zip(*spent, strict=True) for figure in _figures(times)]
        limit = "" if promised is None else f"{promised:g}"
        print(f"| {bot} | {players} | {len(spent)} | {' | '.join(figures)} | {max(one for _, one in spent):.2f} | {limit} |", flush=True)


def _figures(times: tuple[float, ...]) -> tuple[float, float]:
    return statistics.median(times), statistics.quantiles(times, n=100)[-1]


if __name__ == "__main__":
    main()
