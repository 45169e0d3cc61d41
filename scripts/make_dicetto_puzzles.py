"""Makes the daily puzzles of Dicetto again: `python -m scripts.make_dicetto_puzzles`.

The learned player, with slips, plays games of several kinds. A position becomes a puzzle when every move either solves it or costs at
least the documented margin, when the win is open, and when the answer is not simply what the greedy bot would do. What the evaluator says
is an estimate, so it is played out: the best move and the one that comes nearest to it, from the same position to the end, until it is
clear that the one is better; a puzzle that stays unclear is dropped. Of each theme and level so many are taken and no more.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from statistics import fmean, variance

import msgspec

from rollhouse.analysis.trainer import LEVELS, MARGIN, SOLVED_WITHIN, Puzzle, PuzzleFile, make_puzzle, puzzles_file
from rollhouse.core.evaluate import Valued, best_of
from rollhouse.core.game import CHANCE, NOBODY
from rollhouse.games.dicetto.game import GAME
from rollhouse.games.dicetto.moves import DicettoMove
from rollhouse.games.dicetto.rules import DicettoState
from rollhouse.games.dicetto.teacher.evaluators import JudgedEvaluator, evaluator
from rollhouse.games.dicetto.teacher.grading import level, theme
from rollhouse.games.dicetto.teacher.rollouts import rolled_out
from scripts.make_puzzles import lines_of

__all__ = ["is_puzzle", "main", "played_out"]

KINDS: tuple[dict[str, object], ...] = (
    {"players": 2},
    {"players": 2, "bonus": False},
    {"players": 2, "cards_to_win": 6},
    {"players": 3},
    {"players": 4},
)
EACH = 32
MOST_OF_A_THEME = 7
MOST_OF_A_LEVEL = {1: 10, 2: 14, 3: 16}
GAMES = 2000
"""After so many games a kind has what it has."""
_SLIPS = 0.25
_OPEN = (0.1, 0.9)
_SOLVES = 0.8 * SOLVED_WITHIN["share"]
_CLEAR = MARGIN + 0.02
"""The evaluator must see more than the margin, for it may be off."""
_ROUNDS, _ROLLOUTS = 6, 24
_SURE = 2.5
"""Standard errors between the two moves' rollouts and `_WORTH`."""
_WORTH = 0.02


def is_puzzle(options: list[Valued]) -> bool:
    """Whether every move either solves it or is clearly wrong, while the win is open."""
    most = max(option.value for option in options)
    costs = [most - option.value for option in options]
    return _OPEN[0] <= most <= _OPEN[1] and max(costs) >= _CLEAR and all(cost < _SOLVES or cost >= _CLEAR for cost in costs)


def played_out(judge: JudgedEvaluator, state: DicettoState, better: DicettoMove, worse: DicettoMove, seed: str) -> bool:
    """Whether rollouts show that the one move is better than the other by more than chance."""
    results: tuple[list[float], list[float]] = ([], [])
    for round_ in range(_ROUNDS):
        for move, found in zip((better, worse), results, strict=True):
            rng = random.Random(f"{seed} {round_}")  # the same for both moves
            after = GAME.apply(state, move)
            found += [rolled_out(judge, after, rng)[state.to_act] for _ in range(_ROLLOUTS)]
        gap = fmean(results[0]) - fmean(results[1]) - _WORTH
        noise = (sum(variance(found) / len(found) for found in results)) ** 0.5
        if gap > _SURE * noise:
            return True
        if gap < -noise:
            return False
    return False


def positions(options: dict[str, object]) -> Iterator[tuple[JudgedEvaluator, DicettoState]]:
    """Positions that may be puzzles."""
    rng, greedy = random.Random(str(options)), GAME.bots["greedy"]()
    for number in range(GAMES):
        players = int(str(options["players"]))
        state = GAME.start(GAME.setup({"first": number % players, **options}))
        while state.to_act != NOBODY:
            if state.to_act == CHANCE:
                state = GAME.apply(state, GAME.outcomes(state).sample(rng))
                continue
            judge = evaluator(state)
            assert judge is not None
            moves = list(judge.options(state))
            best = best_of(moves)
            if len(moves) > 2 and is_puzzle(moves):
                easy = greedy.choose(state, GAME.legal(state), rng)
                if next(option.value for option in moves if option.move == easy) < best.value - _SOLVES:
                    yield judge, state
            state = GAME.apply(state, rng.choice(moves).move if rng.random() < _SLIPS else best.move)


def puzzles(options: dict[str, object]) -> list[Puzzle]:
    """Puzzles of one kind of game."""
    found: dict[str, Puzzle] = {}
    themes: Counter[str] = Counter()
    levels: Counter[int] = Counter()
    tried = 0
    for judge, state in positions(options):
        about, hard = theme(judge, state), level(judge, state)
        if themes[about.key] == MOST_OF_A_THEME or levels[hard] == MOST_OF_A_LEVEL[hard]:
            continue
        tried += 1
        moves = judge.options(state)
        best = best_of(moves)
        second = max((option for option in moves if best.value - option.value >= _CLEAR), key=lambda option: option.value)
        puzzle = make_puzzle(GAME, judge, state)
        if puzzle.id in found or not played_out(judge, state, best.move, second.move, puzzle.id):
            continue
        found[puzzle.id] = msgspec.structs.replace(puzzle, value=round(puzzle.value, 6), level=hard, theme=about)
        themes[about.key] += 1
        levels[hard] += 1
        if len(found) == EACH:
            break
    print(f"{len(found)} of {tried} puzzles stand: {options}, {dict(levels)}, {dict(themes)}", flush=True)
    return list(found.values())


def main(arguments: list[str] | None = None) -> None:
    """Write the file."""
    parser = argparse.ArgumentParser(prog="python -m scripts.make_dicetto_puzzles", description=__doc__)
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args(arguments)
    with ProcessPoolExecutor(given.processes) as pool:
        found = {puzzle.id: puzzle for many in pool.map(puzzles, KINDS) for puzzle in many}
    order = sorted(found)  # ids are hashes: as good as shuffled, and the same everywhere
    made_by = "python -m scripts.make_dicetto_puzzles"
    file = PuzzleFile(GAME.id, GAME.rules_version, made_by, tuple(found[name] for name in order))
    path = puzzles_file(GAME)
    path.write_bytes(b"".join(lines_of(file)))
    counted = Counter(puzzle.level for puzzle in file.puzzles)
    print(f"{len(order)} puzzles ({', '.join(f'{counted[one]} of level {one}' for one in LEVELS)}): {path}")


if __name__ == "__main__":
    main()
