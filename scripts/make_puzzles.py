"""Makes the daily puzzles of Dicy Cards: `python -m scripts.make_puzzles` writes the same file every time, on any machine.

Perfect players who now and then slip play games with several deals, to several targets. A position becomes a puzzle when one move is
better than every other by the documented margin, when the win is open, and when it is not the move of the greedy bot. With three and four
players values are estimates: the best wrong move, and every other whose cost is below the evaluator's error, is played out beside the best
one with the same dice, until it is worse by two standard errors. `--tables` makes those anew, and the rare themes of two, and keeps the
others.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from statistics import fmean, stdev

import msgspec

from rollhouse.analysis.play_outs import GAMES_AT_ONCE, MAX_GAMES, ROUNDS
from rollhouse.analysis.puzzles.daily import daily_puzzles
from rollhouse.analysis.puzzles.puzzle import COST_STEP, MIN_PUZZLE_MARGIN, SOLVED_WITHIN, Puzzle, make_puzzle
from rollhouse.core.evaluate import PlaysOut, best_of
from rollhouse.core.game import CHANCE, GAME_OVER
from rollhouse.games.dicy_cards.evaluation.evaluators import TurnEvaluator
from rollhouse.games.dicy_cards.evaluation.grading import level, theme
from rollhouse.games.dicy_cards.game import GAME
from rollhouse.games.dicy_cards.moves import DicyMove
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
TABLES: tuple[Mapping[str, object], ...] = (
    *({"players": 2, "mode": mode, "target": target} for mode, target in (("glacial", 40), ("b", 40), ("c", 20), ("d", 60))),
    *({"players": 3, "mode": mode, "target": 40} for mode in ("glacial", "b", "c", "d")),
    {"players": 3, "mode": "glacial", "target": 60},
    {"players": 3, "cards": "any_two,straight,sixes,three_lowest,all_different", "target": 40},
    *({"players": 4, "mode": mode, "target": 40} for mode in ("glacial", "b", "c", "d")),
)
"""More games: for two, only what is rare in the others."""
RARE = ("dicy-theme-card", "dicy-theme-reaction", "dicy-theme-score")
PUZZLES_PER_KIND = {2: 4, 3: 2, 4: 3}
"""Of a theme and a level, in one of these games, by the number of players."""
GAMES_PER_TABLE = {2: 400, 3: 80, 4: 60}
PUZZLES_PER_DEAL = 25
PUZZLES_PER_THEME = 8
PUZZLES_PER_LEVEL = {1: 8, 2: 12, 3: 14}
MAX_GAMES_PER_DEAL = 1000
_SLIP_RATE = 0.35
"""Perfect play would lead to the same few kinds of positions again and again."""
_CLEARER = 0.02
"""How much more than the margin a wrong move costs by an estimate: other networks will differ a little."""
_STANDARD_ERRORS = 2.0
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


def table_puzzles(options: Mapping[str, object]) -> list[Puzzle]:
    """Puzzles of one of `TABLES`, evenly over themes and levels as far as there are any."""
    taken: dict[str, Puzzle] = {}
    kinds: Counter[tuple[str, int]] = Counter()
    players = int(str(options["players"]))
    for evaluator, state in positions(options, GAMES_PER_TABLE[players]):
        about, hard = theme(evaluator, state), level(evaluator, state)
        wanted = (players > 2 or about.key in RARE) and kinds[about.key, hard] < PUZZLES_PER_KIND[players]
        puzzle = make_puzzle(GAME, evaluator, state) if wanted else None
        if puzzle is None or puzzle.id in taken or not holds(evaluator, state):
            continue
        kinds[about.key, hard] += 1
        taken[puzzle.id] = msgspec.structs.replace(puzzle, value=round(puzzle.value, 6), level=hard, theme=about)
    print(f"{len(taken)} puzzles: {options}", flush=True)
    return list(taken.values())


def holds(evaluator: TurnEvaluator, state: DicyState) -> bool:
    """Whether the moves about which an estimate might err come out worse than the best one, by two standard errors."""
    if evaluator.exact:
        return True
    assert isinstance(evaluator, PlaysOut)
    options = evaluator.options(state)
    best = best_of(options)
    wrong = sorted((option for option in options if option.move != best.move), key=lambda option: -option.value)
    doubtful = [option for option in wrong if option is wrong[0] or best.value - option.value < evaluator.error]
    until = evaluator.turn_number(state) + 1 + ROUNDS * state.setup.players
    found: dict[DicyMove, list[float]] = {}

    def results(move: DicyMove, count: int) -> list[float]:
        shares = found.setdefault(move, [])
        if len(shares) < count:
            played = evaluator.play_out(GAME.apply(state, move), until=until, games=count - len(shares), skip=len(shares))
            shares.extend(one[state.to_act] for one in played)
        return shares[:count]

    def clearly_worse(move: DicyMove) -> bool:
        for count in range(GAMES_AT_ONCE, MAX_GAMES + 1, GAMES_AT_ONCE):
            gaps = [one - other for one, other in zip(results(best.move, count), results(move, count), strict=True)]
            gap, noise = fmean(gaps) - SOLVED_WITHIN["share"], stdev(gaps) / count**0.5
            if gap > _STANDARD_ERRORS * noise:
                return True
        return False

    return all(clearly_worse(option.move) for option in doubtful)


def positions(options: Mapping[str, object], games: int = MAX_GAMES_PER_DEAL) -> Iterator[tuple[TurnEvaluator, DicyState]]:
    """Positions that may be puzzles."""
    rng = random.Random(str(options))
    greedy = GAME.bots["greedy"]()
    players = int(str(options.get("players", 2)))
    for number in range(games):
        state = GAME.start(GAME.setup({"players": players, "first": number % players, **options}))
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
                and values[0] - values[1] >= MIN_PUZZLE_MARGIN + (COST_STEP if evaluator.exact else _CLEARER)
            )
            if clear and greedy.choose(state, GAME.legal(state), rng) != best:
                yield evaluator, state
            state = GAME.apply(state, rng.choice(moves).move if rng.random() < _SLIP_RATE else best)


def main() -> None:
    """Write the file."""
    parser = argparse.ArgumentParser(prog="python -m scripts.make_puzzles", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", action="store_true", help="keep the puzzles of DEALS; make those of TABLES anew")
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    made: list[Puzzle] = []
    if given.tables:
        made += [puzzle for puzzle in daily_puzzles(GAME.id) if of_deals(puzzle)]
    else:
        for options in DEALS:
            some = list(puzzles(options))
            made += some
            print(f"{len(some)} puzzles: {options}", flush=True)
    with ProcessPoolExecutor(given.workers, get_context("spawn")) as pool:
        made += [puzzle for some in pool.map(table_puzzles, TABLES) for puzzle in some]
    write(GAME, "python -m scripts.make_puzzles", made)


def of_deals(puzzle: Puzzle) -> bool:
    """Whether a puzzle of the file comes from `DEALS`: for two, with cards and a target that `TABLES` has not."""
    setup = GAME.decode(puzzle.state).setup
    tables = [GAME.setup({"first": 0, **options}) for options in TABLES]
    return all((setup.players, setup.cards, setup.target) != (one.players, one.cards, one.target) for one in tables)


if __name__ == "__main__":
    main()
