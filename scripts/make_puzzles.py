"""Makes the daily puzzles of Dicy Cards again: `python -m scripts.make_puzzles`. The same file every time, on any machine.

Two perfect players who now and then slip play games with several sets of cards, to several targets. A position becomes a puzzle when one
move is better than every other by the documented margin, when the win is open, and when it is not simply what the greedy bot would do.
Of each kind (what it is about, how hard it is) so many are taken and no more, so that every set of cards has some of all of them.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import msgspec

from rollhouse.analysis.puzzles.daily import PuzzleFile, puzzles_file
from rollhouse.analysis.puzzles.puzzle import COST_STEP, MIN_PUZZLE_MARGIN, PUZZLE_LEVELS, Puzzle, make_puzzle
from rollhouse.core.evaluate import best_of
from rollhouse.core.game import CHANCE, NOBODY
from rollhouse.games.dicy_cards.game import GAME
from rollhouse.games.dicy_cards.rules import DicyState
from rollhouse.games.dicy_cards.teacher.grading import level, theme
from rollhouse.games.dicy_cards.teacher.turn_evaluator import TurnEvaluator

DEALS: tuple[dict[str, object], ...] = (
    {"mode": "glacial", "target": 20},
    {"mode": "glacial", "target": 80},
    {"mode": "b", "target": 20},
    {"mode": "b", "target": 60},
    {"mode": "c", "target": 40},
    {"mode": "c", "target": 60},
    {"mode": "d", "target": 20},
    {"mode": "d", "target": 40},
    {"mode": "d", "target": 100},
    {"cards": "any_two,straight,sixes,three_lowest,all_different", "target": 40},
    {"cards": "odd,double_pair,three_lowest,five_different,all_same", "target": 60},
)
EACH = 25
MOST_OF_A_THEME = 8
MOST_OF_A_LEVEL = {1: 8, 2: 12, 3: 14}
GAMES = 1000
"""After so many games a set of cards has what it has."""
_SLIPS = 0.35
"""Games of perfect players alone would bring the same few kinds of positions again and again."""
_OPEN = (0.1, 0.9)
"""A position is worth solving while the win is open."""


def puzzles(options: dict[str, object]) -> Iterator[Puzzle]:
    """Puzzles with these cards, to this target; who starts the rounds changes from game to game."""
    found: set[str] = set()
    themes: Counter[str] = Counter()
    levels: Counter[int] = Counter()
    for evaluator, state in positions(options):
        puzzle = make_puzzle(GAME, evaluator, state)
        about, hard = theme(evaluator, state), level(evaluator, state)
        if puzzle.id in found or themes[about.key] == MOST_OF_A_THEME or levels[hard] == MOST_OF_A_LEVEL[hard]:
            continue
        found.add(puzzle.id)
        themes[about.key] += 1
        levels[hard] += 1
        yield msgspec.structs.replace(
            puzzle, value=round(puzzle.value, 6), level=hard, theme=about
        )  # the last bits are the processor's own
        if len(found) == EACH:
            return


def positions(options: dict[str, object]) -> Iterator[tuple[TurnEvaluator, DicyState]]:
    """Positions that may be puzzles, from games without end but for their number."""
    rng = random.Random(str(options))
    greedy = GAME.bots["greedy"]()
    for number in range(GAMES):
        state = GAME.start(GAME.setup({"players": 2, "first": number % 2, **options}))
        evaluator = GAME.evaluator(state, prepare=True)
        assert isinstance(evaluator, TurnEvaluator)
        while state.to_act != NOBODY:
            if state.to_act == CHANCE:
                state = GAME.apply(state, GAME.outcomes(state).sample(rng))
                continue
            moves = evaluator.options(state)
            best = best_of(moves).move
            values = sorted((option.value for option in moves), reverse=True)
            clear = len(values) > 2 and _OPEN[0] <= values[0] <= _OPEN[1] and values[0] - values[1] >= MIN_PUZZLE_MARGIN + COST_STEP
            if clear and greedy.choose(state, GAME.legal(state), rng) != best:
                yield evaluator, state
            state = GAME.apply(state, rng.choice(moves).move if rng.random() < _SLIPS else best)


def main() -> None:
    """Write the file."""
    found: dict[str, Puzzle] = {}
    for options in DEALS:
        these = list(puzzles(options))
        found |= {puzzle.id: puzzle for puzzle in these}
        counted = ", ".join(f"{sum(puzzle.level == level for puzzle in these)} of level {level}" for level in PUZZLE_LEVELS)
        print(f"{len(these)} puzzles ({counted}): {options}", flush=True)
    order = sorted(found)  # ids are hashes: as good as shuffled, and the same everywhere
    file = PuzzleFile(GAME.id, GAME.rules_version, "python -m scripts.make_puzzles", tuple(found[name] for name in order))
    path = puzzles_file(GAME)
    path.write_bytes(b"".join(lines_of(file)))
    print(f"{len(order)} puzzles: {path}")


def lines_of(file: PuzzleFile) -> Iterator[bytes]:
    """A puzzle a line, so that differences can be read."""
    head = msgspec.json.encode(msgspec.structs.replace(file, puzzles=()))
    yield head.removesuffix(b"[]}") + b"[\n"
    yield b",\n".join(map(msgspec.json.encode, file.puzzles))
    yield b"\n]}\n"


if __name__ == "__main__":
    main()
