"""Calibrates the error rates of the games' levels, and writes `level_errors.json` beside each game's rules.

`python -m scripts.calibrate_levels --deals 100`, after a change to a value network or to the model of human error; then `rollhouse levels`
measures the result with other dice. Every deal is played once from every seat, with the luck taken out.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import msgspec

from rollhouse.analysis.game_data import game_file
from rollhouse.arena.games import setup_of
from rollhouse.arena.workers import usable_cores
from rollhouse.core.game import AnyGame
from rollhouse.core.human_error import Ladder, LevelErrors, setting_name
from rollhouse.core.registry import all_games
from scripts.ladder_search import ErringDeal, LadderSearch


def searches_of(game: AnyGame, players: Sequence[int], deals: int, seed: int, *, together: bool) -> list[tuple[list[str], LadderSearch]]:
    """A search for each setting and number of players, or one for all settings of a number of players, with the settings' names."""
    settings = [(setting_name(options), options) for options in game.level_settings] if game.ladder else []
    groups = [settings] if together else [[one] for one in settings]
    return [
        (
            [name for name, _ in group],
            LadderSearch(game, tuple(setup_of(game, options, count) for _, options in group), deals, seed),
        )
        for group in groups
        if group
        for count in players
    ]


def _play(task: ErringDeal) -> float:
    return task()


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", action="append", help="calibrate this game only")
    parser.add_argument("--players", type=int, action="append", help="calibrate this number of players only; others are kept")
    parser.add_argument("--deals", type=int, default=100, help="deals for each level of each setting [default: 100]")
    parser.add_argument("--together", action="store_true", help="one search for all settings of a game, which get the same rates")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--workers", type=int, default=usable_cores())
    args = parser.parse_args()
    games = [game for game in all_games().values() if args.game is None or game.id in args.game]
    with ProcessPoolExecutor(args.workers, get_context("spawn")) as pool:
        for game in games:
            searches = searches_of(game, args.players or (2, 3, 4), args.deals, args.seed, together=args.together)
            if searches:
                _search(pool, searches)
                _write(game, searches)


def _search(pool: ProcessPoolExecutor, searches: Sequence[tuple[Sequence[str], LadderSearch]]) -> None:
    """Run all searches side by side, round by round."""
    while waiting := [(settings, search) for settings, search in searches if search.level is not None]:
        rounds = [search.tasks() for _, search in waiting]
        shares = pool.map(_play, [task for tasks in rounds for task in tasks])
        for (settings, search), tasks in zip(waiting, rounds, strict=True):
            level = search.level
            search.take([next(shares) for _ in tasks])
            if level in search.errors:
                print(search.game.id, ", ".join(settings), search.players, level, f"{search.errors[level]:.4f}", flush=True)


def _write(game: AnyGame, searches: Sequence[tuple[Sequence[str], LadderSearch]]) -> None:
    path = game_file(game, "level_errors.json")
    known = {}
    if path.is_file():
        known = {(one.setting, one.players): one for one in msgspec.json.decode(path.read_bytes(), type=LevelErrors).ladders}
    for settings, search in searches:
        errors = {level: float(f"{error:.3g}") for level, error in reversed(search.errors.items())}
        for setting in settings:
            games = search.deals * search.players * len(errors)
            known[setting, search.players] = Ladder(setting, search.players, search.seed, games, errors)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(LevelErrors(tuple(known.values())))) + b"\n")


if __name__ == "__main__":
    main()
