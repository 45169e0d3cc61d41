"""`python -m bench.bots`: how long bots think, as the median and the 99th percentile over whole games."""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time
from collections.abc import Mapping

from rollhouse.core.game import CHANCE, GAME_OVER
from rollhouse.core.registry import game as find_game
from rollhouse.core.teaching import evaluator_of

GAMES = 20
TARGET_MILLISECONDS = {"skilled": 20.0, "expert": 50.0, "perfect": 5.0}
"""Per decision on one core, for every game and number of players."""
CASES = (
    *(("dicy-cards", "perfect", 2),),
    *(("dicy-cards", bot, players) for bot in ("expert", "skilled", "casual") for players in (2, 3, 4)),
    *(("dicetto", bot, players) for bot in ("expert", "skilled", "casual") for players in (2, 3, 4)),
    *(("dicy-cards", "greedy", 2), ("dicetto", "greedy", 2)),
)
"""The game, the bot, the players. `novice` and `newcomer` think as `casual` does."""


def think(
    game_id: str, bot: str, players: int, games: int = GAMES, options: Mapping[str, object] | None = None
) -> list[tuple[float, float]]:
    """Milliseconds for every decision of so many games, by the clock and by the processor, after one game that is not counted."""
    game = find_game(game_id)
    thinker = game.bots[bot]()
    setup = game.setup({"players": players, "first": 0, **(options or {})})
    if players == 2:
        evaluator_of(game, game.start(setup), if_missing="prepare")
    spent: list[tuple[float, float]] = []
    rng = random.Random(1)
    for number in range(games + 1):
        state = game.start(setup)
        while state.to_act != GAME_OVER:
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


def main(arguments: list[str] | None = None) -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="python -m bench.bots", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help="whole games of each bot")
    parser.add_argument("--only", help="a game")
    given = parser.parse_args(arguments)
    print(f"Usual settings, {given.games} games each, one thread; milliseconds per decision\n")
    print("On a busy machine the clock runs on while others compute; the processor's time does not.\n")
    print("| game | bot | players | decisions | median | 99 in 100 below | processor: median | 99 in 100 below | most | promised |")
    print("| --- | --- |" + " ---: |" * 8)
    for game_id, bot, players in CASES:
        if given.only in (None, game_id):
            spent = think(game_id, bot, players, given.games)
            figures = [f"{figure:.2f}" for times in zip(*spent, strict=True) for figure in _figures(times)]
            limit = f"{TARGET_MILLISECONDS[bot]:g}" if bot in TARGET_MILLISECONDS else ""
            most = max(one for _, one in spent)
            print(f"| {game_id} | {bot} | {players} | {len(spent)} | {' | '.join(figures)} | {most:.2f} | {limit} |", flush=True)
    return 0


def _figures(times: tuple[float, ...]) -> tuple[float, float]:
    return statistics.median(times), statistics.quantiles(times, n=100)[-1]


if __name__ == "__main__":
    sys.exit(main())
