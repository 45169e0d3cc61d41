"""Makes the daily puzzles of Dicy Cards again: `python -m scripts.make_puzzles`. The same file every time, on any machine.

Two perfect players who now and then slip play short games with several sets of cards. A position becomes a puzzle when one move is
better than every other by the documented margin, when it is not over yet, and when it is not simply what the greedy bot would do.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec

from rollhouse.analysis.trainer import COST_STEP, MARGIN, Puzzle, PuzzleFile, make_puzzle, puzzles_file
from rollhouse.core.evaluate import Evaluator, best_of
from rollhouse.core.game import CHANCE, NOBODY
from rollhouse.core.registry import game as find_game

TARGET = 40
DEALS: tuple[dict[str, object], ...] = (
    {"mode": "glacial"},
    {"mode": "b"},
    {"mode": "c"},
    {"mode": "d"},
    {"cards": "any_two,straight,sixes,three_lowest,all_different"},
)
EACH = 50
_SLIPS = 0.15
_OPEN = (0.1, 0.9)
"""A position is worth solving while the win is open."""
GAME = find_game("dicy-cards")


def puzzles(options: dict[str, object]) -> Iterator[Puzzle]:
    """Puzzles with these cards, one after another without end."""
    setup = GAME.setup({"players": 2, "target": TARGET, "first": 0, **options})
    evaluator = GAME.evaluator(GAME.start(setup), prepare=True)
    assert evaluator is not None
    rng = random.Random(str(options))
    greedy = GAME.bots["greedy"]()
    while True:
        state = GAME.start(setup)
        while state.to_act != NOBODY:
            if state.to_act == CHANCE:
                state = GAME.apply(state, GAME.outcomes(state).sample(rng))
                continue
            moves = evaluator.options(state)
            best = best_of(moves).move
            if is_puzzle(evaluator, state) and greedy.choose(state, GAME.legal(state), rng) != best:
                puzzle = make_puzzle(GAME, evaluator, state)
                yield msgspec.structs.replace(puzzle, value=round(puzzle.value, 6))  # the last bits are the processor's own
            state = GAME.apply(state, rng.choice(moves).move if rng.random() < _SLIPS else best)


def is_puzzle(evaluator: Evaluator, state: object) -> bool:
    """Whether one move is clearly the best while the win is open."""
    values = sorted((option.value for option in evaluator.options(state)), reverse=True)
    return len(values) > 2 and _OPEN[0] <= values[0] <= _OPEN[1] and values[0] - values[1] >= MARGIN + COST_STEP


def main() -> None:
    """Write the file."""
    found: dict[str, Puzzle] = {}
    for options in DEALS:
        wanted = len(found) + EACH
        for puzzle in puzzles(options):
            found.setdefault(puzzle.id, puzzle)
            if len(found) == wanted:
                break
    order = sorted(found)  # ids are hashes: as good as shuffled, and the same everywhere
    file = PuzzleFile(GAME.id, GAME.rules_version, "python -m scripts.make_puzzles", tuple(found[name] for name in order))
    path = puzzles_file(GAME)
    path.write_bytes(b"".join(_lines(file)))
    print(f"{len(order)} puzzles: {path}")


def _lines(file: PuzzleFile) -> Iterator[bytes]:
    """A puzzle a line, so that differences can be read."""
    head = msgspec.json.encode(msgspec.structs.replace(file, puzzles=()))
    yield head.removesuffix(b"[]}") + b"[\n"
    yield b",\n".join(map(msgspec.json.encode, file.puzzles))
    yield b"\n]}\n"


if __name__ == "__main__":
    main()
