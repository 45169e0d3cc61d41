"""Makes the daily puzzles of Dicetto again: `python -m scripts.make_dicetto_puzzles`; with `--check`, looks at those that are there again.

The learned player, with slips, plays games of several kinds. A position becomes a puzzle when every move either solves it or costs clearly
more than the documented margin, when the win is open, and when the answer is not simply what the greedy bot would do. What the evaluator
says is an estimate. So the best wrong move, and every other that costs less than the evaluator may be off by, is played out beside the best
one, from the same position to the end with the same chance, until it is clear that it is worse; a puzzle with a move that stays unclear is
dropped. Of each theme and level so many are taken and no more. After another training, `--check` values every puzzle again and plays it
out again, and drops those that no longer stand; `--more` makes up for them.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from statistics import fmean, stdev

import msgspec

from rollhouse.analysis.puzzles.daily import PuzzleFile, daily_puzzles, puzzles_file
from rollhouse.analysis.puzzles.puzzle import COST_STEP, MIN_PUZZLE_MARGIN, PUZZLE_LEVELS, SOLVED_WITHIN, Puzzle, make_puzzle
from rollhouse.core.evaluate import Valued, best_of
from rollhouse.core.game import CHANCE, NOBODY
from rollhouse.games.dicetto.game import GAME
from rollhouse.games.dicetto.moves import DicettoMove
from rollhouse.games.dicetto.rules import DicettoState
from rollhouse.games.dicetto.teacher.evaluators import JudgedEvaluator, evaluator
from rollhouse.games.dicetto.teacher.grading import level, theme
from rollhouse.games.dicetto.teacher.rollouts import rolled_out
from scripts.make_puzzles import lines_of

__all__ = ["checked", "graded", "is_puzzle", "main", "stands"]

KINDS: tuple[dict[str, object], ...] = (
    {"players": 2},
    {"players": 2, "bonus": False},
    {"players": 2, "cards_to_win": 6},
    {"players": 3},
    {"players": 4},
    {"players": 3, "bonus": False},
    {"players": 4, "cards_to_win": 6},
)
EACH = 36
MOST_OF_A_THEME = 12
MOST_OF_A_LEVEL = {1: 12, 2: 18, 3: 20}
GAMES = 500
"""After so many games a kind has what it has."""
_SLIPS = 0.25
_OPEN = (0.1, 0.9)
_SOLVES = 0.8 * SOLVED_WITHIN["share"]
_CLEAR = MIN_PUZZLE_MARGIN + 0.03
"""The evaluator must see more than the margin: another one, better trained, will see it a little differently."""
_ROUNDS, _ROLLOUTS = 12, 16
_SURE = 2.5
"""Standard errors between what the two moves' rollouts differ by and `_WORTH`."""
_WORTH = 0.02


def is_puzzle(options: Sequence[Valued], clear: float = _CLEAR) -> bool:
    """Whether every move either solves it or is clearly wrong, while the win is open."""
    most = max(option.value for option in options)
    costs = [most - option.value for option in options]
    return _OPEN[0] <= most <= _OPEN[1] and max(costs) >= clear and all(cost < _SOLVES or cost >= clear for cost in costs)


def stands(judge: JudgedEvaluator, state: DicettoState) -> bool:
    """Whether rollouts show that the wrong moves about which the evaluator might err are worse than the best one, by more than chance."""
    options = judge.options(state)
    best = best_of(options)
    wrong = sorted((option for option in options if best.value - option.value >= _SOLVES), key=lambda option: -option.value)
    outs = _RolledOut(judge, state)
    doubtful = [option for option in wrong if option is wrong[0] or best.value - option.value < judge.error]
    return all(outs.clearly_better(best.move, option.move) for option in doubtful)


class _RolledOut:
    """Moves of one position, played out as far as anybody has asked."""

    def __init__(self, judge: JudgedEvaluator, state: DicettoState) -> None:
        self._judge, self._state = judge, state
        self._found: dict[DicettoMove, list[float]] = {}

    def clearly_better(self, one: DicettoMove, other: DicettoMove) -> bool:
        for count in range(_ROLLOUTS, (_ROUNDS + 1) * _ROLLOUTS, _ROLLOUTS):
            gaps = [better - worse for better, worse in zip(self._results(one, count), self._results(other, count), strict=True)]
            gap, noise = fmean(gaps) - _WORTH, stdev(gaps) / count**0.5
            if gap > _SURE * noise:
                return True
            if gap < -noise:
                return False
        return False

    def _results(self, move: DicettoMove, count: int) -> list[float]:
        found = self._found.setdefault(move, [])
        after = GAME.apply(self._state, move)
        while len(found) < count:
            rng = random.Random(f"{GAME.encode(self._state)} {len(found)}")  # the same for every move
            found.append(rolled_out(self._judge, after, rng)[self._state.to_act])
        return found[:count]


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


def graded(judge: JudgedEvaluator, state: DicettoState) -> Puzzle:
    """The puzzle, with its level and what it is about. The last bits are the processor's own."""
    puzzle = make_puzzle(GAME, judge, state)
    return msgspec.structs.replace(puzzle, value=round(puzzle.value, 6), level=level(judge, state), theme=theme(judge, state))


def puzzles(options: dict[str, object], known: frozenset[str] = frozenset(), each: int = EACH) -> list[Puzzle]:
    """Puzzles of one kind of game, besides those that are known."""
    found: dict[str, Puzzle] = {}
    themes: Counter[str] = Counter()
    levels: Counter[int] = Counter()
    tried = 0
    for judge, state in positions(options):
        hard = level(judge, state)
        if levels[hard] == MOST_OF_A_LEVEL[hard] or themes[theme(judge, state).key] == MOST_OF_A_THEME:
            continue
        tried += 1
        if not stands(judge, state):
            continue
        puzzle = graded(judge, state)
        if puzzle.id in known:
            continue
        found[puzzle.id] = puzzle
        themes[theme(judge, state).key] += 1
        levels[hard] += 1
        if len(found) == each:
            break
    print(f"{len(found)} of {tried} puzzles stand: {options}, {dict(levels)}, {dict(themes)}", flush=True)
    return list(found.values())


def checked(puzzle: Puzzle) -> Puzzle | None:
    """The puzzle as the evaluator of today sees it; None where it is no puzzle any more."""
    state = GAME.decode(puzzle.state)
    judge = evaluator(state)
    assert judge is not None
    return graded(judge, state) if is_puzzle(judge.options(state), MIN_PUZZLE_MARGIN + COST_STEP) and stands(judge, state) else None


def write(found: Iterable[Puzzle]) -> None:
    """The file, as it ships."""
    by_id = {puzzle.id: puzzle for puzzle in found}
    order = sorted(by_id)  # ids are hashes: as good as shuffled, and the same everywhere
    made_by = "python -m scripts.make_dicetto_puzzles"
    file = PuzzleFile(GAME.id, GAME.rules_version, made_by, tuple(by_id[name] for name in order))
    path = puzzles_file(GAME)
    path.write_bytes(b"".join(lines_of(file)))
    counted = Counter(puzzle.level for puzzle in file.puzzles)
    print(f"{len(order)} puzzles ({', '.join(f'{counted[one]} of level {one}' for one in PUZZLE_LEVELS)}): {path}", flush=True)


def main(arguments: list[str] | None = None) -> None:
    """Write the file."""
    parser = argparse.ArgumentParser(prog="python -m scripts.make_dicetto_puzzles", description=__doc__)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--check", action="store_true", help="make none: value those of the file again, and drop what no longer stands")
    parser.add_argument("--more", type=int, help="keep those of the file, and make so many more of each kind of game")
    given = parser.parse_args(arguments)
    with ProcessPoolExecutor(given.processes) as pool:
        if given.check:
            before = daily_puzzles(GAME.id)
            after = [puzzle for puzzle in pool.map(checked, before, chunksize=4) if puzzle is not None]
            print(f"{len(after)} of {len(before)} puzzles still stand")
            write(after)
            return
        found: list[Puzzle] = list(daily_puzzles(GAME.id)) if given.more else []
        known = frozenset(puzzle.id for puzzle in found)
        for many in pool.map(partial(puzzles, known=known, each=given.more or EACH), KINDS):
            found += many
            write(found)  # kind by kind: what is there is there


if __name__ == "__main__":
    main()
