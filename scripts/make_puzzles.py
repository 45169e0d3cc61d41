"""Makes the daily puzzles of Dicy Cards: `python -m scripts.make_puzzles` writes the same file every time, on any machine.

Two perfect players who now and then slip play games with several deals, to several targets. A position becomes a puzzle when one move is
better than every other by the documented margin, when the win is open, and when it is not the move of the greedy bot.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec

from rollhouse.analysis.puzzles.puzzle import COST_STEP, MIN_PUZZLE_MARGIN, Puzzle, make_puzzle
from rollhouse.core.evaluate import best_of
from rollhouse.core.game import CHANCE, GAME_OVER
from rollhouse.games.dicy_cards.evaluation.evaluators import TurnEvaluator
from rollhouse.games.dicy_cards.evaluation.grading import level, theme
from rollhouse.games.dicy_cards.game import GAME
from rollhouse.games.dicy_cards.rules import DicyState
from scripts.puzzle_files import Quota, write

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
PUZZLES_PER_DEAL = 25
PUZZLES_PER_THEME = 8
PUZZLES_PER_LEVEL = {1: 8, 2: 12, 3: 14}
MAX_GAMES_PER_DEAL = 1000
_SLIP_RATE = 0.35
"""Perfect play would lead to the same few kinds of positions again and again."""
_OPEN_SHARES = (0.1, 0.9)
"""A position is worth solving while the win is open."""


def puzzles(options: dict[str, object]) -> Iterator[Puzzle]:
    """Puzzles with these cards, to this target; the player who starts the rounds changes from game to game."""
    taken: set[str] = set()
    quota = Quota(PUZZLES_PER_THEME, PUZZLES_PER_LEVEL)
    for evaluator, state in positions(options):
        puzzle = make_puzzle(GAME, evaluator, state)
        about, hard = theme(evaluator, state), level(evaluator, state)
        if puzzle.id in taken or not quota.admits(about.key, hard):
            continue
        taken.add(puzzle.id)
        quota.count(about.key, hard)
        # Rounded: the last bits depend on the processor.
        yield msgspec.structs.replace(puzzle, value=round(puzzle.value, 6), level=hard, theme=about)
        if len(taken) == PUZZLES_PER_DEAL:
            return


def positions(options: dict[str, object]) -> Iterator[tuple[TurnEvaluator, DicyState]]:
    """Positions that may be puzzles."""
    rng = random.Random(str(options))
    greedy = GAME.bots["greedy"]()
    for number in range(MAX_GAMES_PER_DEAL):
        state = GAME.start(GAME.setup({"players": 2, "first": number % 2, **options}))
        evaluator = GAME.teaching.evaluator(state, if_missing="prepare")
        assert isinstance(evaluator, TurnEvaluator)
        while state.to_act != GAME_OVER:
            if state.to_act == CHANCE:
                state = GAME.apply(state, GAME.outcomes(state).sample(rng))
                continue
            moves = evaluator.options(state)
            best = best_of(moves).move
            values = sorted((option.value for option in moves), reverse=True)
            clear = (
                len(values) > 2
                and _OPEN_SHARES[0] <= values[0] <= _OPEN_SHARES[1]
                and values[0] - values[1] >= MIN_PUZZLE_MARGIN + COST_STEP
            )
            if clear and greedy.choose(state, GAME.legal(state), rng) != best:
                yield evaluator, state
            state = GAME.apply(state, rng.choice(moves).move if rng.random() < _SLIP_RATE else best)


def main() -> None:
    """Write the file."""
    made: list[Puzzle] = []
    for options in DEALS:
        some = list(puzzles(options))
        made += some
        print(f"{len(some)} puzzles: {options}", flush=True)
    write(GAME, "python -m scripts.make_puzzles", made)


if __name__ == "__main__":
    main()
