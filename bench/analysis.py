"""The teacher's speed: `python -m bench.analysis`. A whole report, a hint and the coach's word, from a table that is there already."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from functools import partial
from statistics import median

from rollhouse.analysis.hints import coach_warning, hint
from rollhouse.analysis.report import analyse
from rollhouse.core.game import CHANCE, GAME_OVER, AnyGame
from rollhouse.core.record import Record, positions
from rollhouse.core.registry import game as find_game

GAMES = 20
SETS: tuple[tuple[str, dict[str, object]], ...] = (
    ("Glacial to 100, two players (exact)", {"players": 2, "target": 100}),
    ("Glacial to 100, alone (exact)", {"players": 1, "target": 100}),
    ("Glacial to 100, four players (estimate)", {"players": 4, "target": 100}),
)


def recorded(game: AnyGame, options: dict[str, object], seed: int) -> Record:
    """A game between greedy bots that now and then do anything: there are errors to explain."""
    setup, rng, bot = game.setup({"first": 0, **options}), random.Random(seed), game.bots["greedy"]()
    state = game.start(setup)
    record = Record.begin(game, setup, ["bot:greedy"] * setup.players)
    while state.to_act != GAME_OVER:
        moves = game.legal(state)
        if state.to_act == CHANCE:
            move = game.outcomes(state).sample(rng)
        else:
            move = rng.choice(moves) if rng.random() < 0.1 else bot.choose(state, moves, rng)
        state = game.apply(state, move)
        record = record.then(move)
    return record.ended(game.outcome(state))


def measured(options: dict[str, object], games: int = GAMES) -> Iterator[tuple[str, list[float]]]:
    """The seconds of each run, by what is measured; everything is compiled and computed before."""
    game = find_game("dicy-cards")
    records = [recorded(game, options, seed) for seed in range(games + 1)]
    analyse(records.pop())
    yield "report", [_seconds(partial(analyse, record, prepare=False)) for record in records]
    choices = [state for record in records for _, state in positions(record) if state.to_act >= 0 and len(game.legal(state)) > 1]
    some = random.Random(1).sample(choices, min(200, len(choices)))
    yield "hint", [_seconds(partial(hint, game, state)) for state in some]
    yield "coach", [_seconds(partial(coach_warning, game, state, game.legal(state)[0])) for state in some]


def _seconds(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def main() -> None:
    """Print the figures: medians, and the slowest."""
    for name, options in SETS:
        print(name)
        for what, seconds in measured(options):
            print(f"  {what:<8} median {1000 * median(seconds):8.2f} ms   slowest {1000 * max(seconds):8.2f} ms   of {len(seconds)}")


if __name__ == "__main__":
    main()
