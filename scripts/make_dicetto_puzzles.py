"""Makes the daily puzzles of Dicetto: `python -m scripts.make_dicetto_puzzles`; with `--check` it checks those of the file.

The expert, with slips, plays games of several kinds. A position becomes a puzzle when every move either solves it or costs clearly more
than the documented margin, when the win is open, and when the answer is not the move of the greedy bot. The evaluator's values are
estimates. So the best wrong move, and every other whose cost is below the evaluator's error, is played out beside the best one, from the
same position to the end with the same dice, until it is clearly worse; a puzzle with a move that stays unclear is dropped. After another
training, `--check` evaluates every puzzle and plays it out again, and drops those that no longer hold; `--more` replaces them.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from statistics import fmean, stdev

import msgspec

from rollhouse.analysis.puzzles.daily import daily_puzzles
from rollhouse.analysis.puzzles.puzzle import COST_STEP, MIN_PUZZLE_MARGIN, SOLVED_WITHIN, Puzzle, make_puzzle
from rollhouse.core.evaluate import Valued, best_of
from rollhouse.core.game import CHANCE, GAME_OVER
from rollhouse.games.dicetto.evaluation.evaluators import NetworkEvaluator, evaluator
from rollhouse.games.dicetto.evaluation.grading import level, theme
from rollhouse.games.dicetto.game import GAME
from rollhouse.games.dicetto.moves import DicettoMove
from rollhouse.games.dicetto.rules import DicettoState
from scripts.puzzle_files import Quota, write
from scripts.train_dicetto.rollouts import rolled_out

_MADE_BY = "python -m scripts.make_dicetto_puzzles"
KINDS: tuple[dict[str, object], ...] = (
    {"players": 2},
    {"players": 2, "bonus": False},
    {"players": 2, "cards_to_win": 6},
    {"players": 3},
    {"players": 4},
    {"players": 3, "bonus": False},
    {"players": 4, "cards_to_win": 6},
)
PUZZLES_PER_KIND = 36
PUZZLES_PER_THEME = 12
PUZZLES_PER_LEVEL = {1: 12, 2: 18, 3: 20}
MAX_GAMES_PER_KIND = 500
_SLIP_RATE = 0.25
_OPEN_SHARES = (0.1, 0.9)
_SOLVING_COST = 0.8 * SOLVED_WITHIN["share"]
_CLEAR_COST = MIN_PUZZLE_MARGIN + 0.03
"""More than the margin: the values of a better trained evaluator will differ a little."""
_MAX_ROUNDS, _ROLLOUTS_PER_ROUND = 12, 16
_MIN_STANDARD_ERRORS = 2.5
"""Between the difference of two moves' rollouts and `_MIN_DIFFERENCE`."""
_MIN_DIFFERENCE = 0.02


def is_puzzle(options: Sequence[Valued], clear: float = _CLEAR_COST) -> bool:
    """Whether every move either solves it or is clearly wrong, while the win is open."""
    most = max(option.value for option in options)
    costs = [most - option.value for option in options]
    return (
        _OPEN_SHARES[0] <= most <= _OPEN_SHARES[1] and max(costs) >= clear and all(cost < _SOLVING_COST or cost >= clear for cost in costs)
    )


def holds(network: NetworkEvaluator, state: DicettoState) -> bool:
    """Whether rollouts show that the wrong moves about which the evaluator might err are worse than the best one, by more than chance."""
    options = network.options(state)
    best = best_of(options)
    wrong = sorted((option for option in options if best.value - option.value >= _SOLVING_COST), key=lambda option: -option.value)
    outs = _RolledOut(network, state)
    doubtful = [option for option in wrong if option is wrong[0] or best.value - option.value < network.error]
    return all(outs.clearly_better(best.move, option.move) for option in doubtful)


class _RolledOut:
    """Rollouts of one position's moves, made when first needed."""

    def __init__(self, network: NetworkEvaluator, state: DicettoState) -> None:
        self._network, self._state = network, state
        self._found: dict[DicettoMove, list[float]] = {}

    def clearly_better(self, one: DicettoMove, other: DicettoMove) -> bool:
        for count in range(_ROLLOUTS_PER_ROUND, (_MAX_ROUNDS + 1) * _ROLLOUTS_PER_ROUND, _ROLLOUTS_PER_ROUND):
            gaps = [better - worse for better, worse in zip(self._results(one, count), self._results(other, count), strict=True)]
            gap, noise = fmean(gaps) - _MIN_DIFFERENCE, stdev(gaps) / count**0.5
            if gap > _MIN_STANDARD_ERRORS * noise:
                return True
            if gap < -noise:
                return False
        return False

    def _results(self, move: DicettoMove, count: int) -> list[float]:
        found = self._found.setdefault(move, [])
        after = GAME.apply(self._state, move)
        while len(found) < count:
            rng = random.Random(f"{GAME.encode(self._state)} {len(found)}")  # the same for every move
            found.append(rolled_out(self._network, after, rng)[self._state.to_act])
        return found[:count]


def positions(options: dict[str, object]) -> Iterator[tuple[NetworkEvaluator, DicettoState]]:
    """Positions that may be puzzles."""
    rng, greedy = random.Random(str(options)), GAME.bots["greedy"]()
    for number in range(MAX_GAMES_PER_KIND):
        players = int(str(options["players"]))
        state = GAME.start(GAME.setup({"first": number % players, **options}))
        while state.to_act != GAME_OVER:
            if state.to_act == CHANCE:
                state = GAME.apply(state, GAME.outcomes(state).sample(rng))
                continue
            network = evaluator(state)
            assert network is not None
            moves = list(network.options(state))
            best = best_of(moves)
            if len(moves) > 2 and is_puzzle(moves):
                easy = greedy.choose(state, GAME.legal(state), rng)
                if next(option.value for option in moves if option.move == easy) < best.value - _SOLVING_COST:
                    yield network, state
            state = GAME.apply(state, rng.choice(moves).move if rng.random() < _SLIP_RATE else best.move)


def graded(network: NetworkEvaluator, state: DicettoState) -> Puzzle:
    """The puzzle with its level and theme, rounded: the last bits depend on the processor."""
    puzzle = make_puzzle(GAME, network, state)
    return msgspec.structs.replace(puzzle, value=round(puzzle.value, 6), level=level(network, state), theme=theme(network, state))


def puzzles(
    options: dict[str, object],
    known: frozenset[str] = frozenset(),
    each: int = PUZZLES_PER_KIND,
    *,
    hard_only: bool = False,
    themes: tuple[str, ...] = (),
) -> list[Puzzle]:
    """Puzzles of one kind of game, besides those that are known; of these themes only, where any are named."""
    made: dict[str, Puzzle] = {}
    quota = Quota(PUZZLES_PER_THEME, {**PUZZLES_PER_LEVEL, 1: 0} if hard_only else PUZZLES_PER_LEVEL)
    tried = 0
    for network, state in positions(options):
        about, hard = theme(network, state).key, level(network, state)
        if not quota.admits(about, hard) or (themes and about.removeprefix("dicetto-theme-") not in themes):
            continue
        tried += 1
        if not holds(network, state):
            continue
        puzzle = graded(network, state)
        if puzzle.id in known:
            continue
        made[puzzle.id] = puzzle
        quota.count(about, hard)
        if len(made) == each:
            break
    print(f"{len(made)} of {tried} puzzles hold: {options}, {quota}", flush=True)
    return list(made.values())


def checked(puzzle: Puzzle) -> Puzzle | None:
    """The puzzle with the present evaluator's values; None where it is no longer a puzzle."""
    state = GAME.decode(puzzle.state)
    network = evaluator(state)
    assert network is not None
    return graded(network, state) if is_puzzle(network.options(state), MIN_PUZZLE_MARGIN + COST_STEP) and holds(network, state) else None


def fewer_easy(known: Sequence[Puzzle], most: int) -> Iterator[Puzzle]:
    """The puzzles without those of the first level past so many of a theme."""
    easy: Counter[str] = Counter()
    for puzzle in known:
        about = puzzle.theme.key if puzzle.theme else ""
        easy[about] += puzzle.level == 1
        if puzzle.level > 1 or easy[about] <= most:
            yield puzzle


def main(arguments: list[str] | None = None) -> None:
    """Write the file."""
    parser = argparse.ArgumentParser(prog=_MADE_BY, description=__doc__)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--check", action="store_true", help="make none: evaluate those of the file again, and drop what no longer holds")
    parser.add_argument("--more", type=int, help="keep those of the file, and make so many more of each kind of game")
    parser.add_argument("--hard", action="store_true", help="make none of the first level")
    parser.add_argument("--themes", nargs="*", default=(), help="make those of these themes only: dice, keep, card, strength ...")
    parser.add_argument("--most-easy", type=int, help="make none: keep so many of each theme at the first level, and all others")
    given = parser.parse_args(arguments)
    if given.most_easy:
        write(GAME, _MADE_BY, fewer_easy(daily_puzzles(GAME.id), given.most_easy))
        return
    with ProcessPoolExecutor(given.processes) as pool:
        if given.check:
            before = daily_puzzles(GAME.id)
            after = [puzzle for puzzle in pool.map(checked, before, chunksize=4) if puzzle is not None]
            print(f"{len(after)} of {len(before)} puzzles still hold")
            write(GAME, _MADE_BY, after)
            return
        found: list[Puzzle] = list(daily_puzzles(GAME.id)) if given.more else []
        known = frozenset(puzzle.id for puzzle in found)
        each = given.more or PUZZLES_PER_KIND
        for many in pool.map(partial(puzzles, known=known, each=each, hard_only=given.hard, themes=tuple(given.themes)), KINDS):
            found += many
            write(GAME, _MADE_BY, found)  # after every kind, so that an interruption loses little


if __name__ == "__main__":
    main()
