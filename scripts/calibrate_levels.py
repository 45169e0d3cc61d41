"""Calibrates the error rates of the games' levels, and writes `level_errors.json` beside each game's rules.

`python -m scripts.calibrate_levels --deals 100`, after a change to a value network or to the model of human error; then `rollhouse levels`
measures the result with other dice. Every deal is played once from every seat, with the luck taken out.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from math import exp, log
from multiprocessing import get_context
from statistics import median

import msgspec

from rollhouse.analysis.game_data import game_file
from rollhouse.arena.games import setup_of
from rollhouse.arena.workers import usable_cores
from rollhouse.core.game import AnyGame
from rollhouse.core.human_error import Ladder, LevelErrors, setting_name
from rollhouse.core.registry import all_games
from scripts.ladder_search import ErringDeal, LadderSearch


def searches_of(game: AnyGame, players: Sequence[int], deals: int, seed: int) -> list[tuple[str, LadderSearch]]:
    """A search for each setting and number of players, with the setting's name."""
    found = []
    for options in game.level_settings if game.ladder else ():
        for count in players:
            search = LadderSearch(game, setup_of(game, options, count), deals, seed)
            found.append((setting_name(options), search))
    return found


def _play(task: ErringDeal) -> float:
    return task()


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", action="append", help="calibrate this game only")
    parser.add_argument("--players", type=int, action="append", help="calibrate this number of players only; others are kept")
    parser.add_argument("--deals", type=int, default=100, help="deals for each level of each setting [default: 100]")
    parser.add_argument("--smooth", action="store_true", help="few deals: one factor for each level and one for each setting, by medians")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--workers", type=int, default=usable_cores())
    args = parser.parse_args()
    games = [game for game in all_games().values() if args.game is None or game.id in args.game]
    with ProcessPoolExecutor(args.workers, get_context("spawn")) as pool:
        for game in games:
            searches = searches_of(game, args.players or (2, 3, 4), args.deals, args.seed)
            if searches:
                _search(pool, searches)
                _write(game, searches, args.seed, smooth=args.smooth)


def _search(pool: ProcessPoolExecutor, searches: Sequence[tuple[str, LadderSearch]]) -> None:
    """Run all searches side by side, round by round."""
    while waiting := [(setting, search) for setting, search in searches if search.level is not None]:
        rounds = [search.tasks() for _, search in waiting]
        shares = pool.map(_play, [task for tasks in rounds for task in tasks])
        for (setting, search), tasks in zip(waiting, rounds, strict=True):
            level = search.level
            search.take([next(shares) for _ in tasks])
            if level in search.errors:
                print(search.game.id, setting, search.setup.players, level, f"{search.errors[level]:.4f}", flush=True)


def _write(game: AnyGame, searches: Sequence[tuple[str, LadderSearch]], seed: int, *, smooth: bool) -> None:
    path = game_file(game, "level_errors.json")
    known = {}
    if path.is_file():
        known = {(one.setting, one.players): one for one in msgspec.json.decode(path.read_bytes(), type=LevelErrors).ladders}
    for setting, search in searches:
        errors = dict(reversed(search.errors.items()))
        players = search.setup.players
        known[setting, players] = Ladder(setting, players, search.deals * players * len(errors), errors)
    ladders = [smoothed(known[key], [one for one in known.values() if one.players == key[1]]) if smooth else known[key] for key in known]
    rounded = [
        msgspec.structs.replace(one, errors={level: float(f"{error:.3g}") for level, error in one.errors.items()}) for one in ladders
    ]
    how = "python -m scripts.calibrate_levels" + " --smooth" * smooth
    path.write_bytes(msgspec.json.format(msgspec.json.encode(LevelErrors(how, seed, tuple(rounded)))) + b"\n")


def smoothed(ladder: Ladder, alike: Sequence[Ladder]) -> Ladder:
    """The ladder with each level's median error rate in all settings alike, times the setting's median factor.

    A few deals tell a setting's level too vaguely: what settings and levels have in common tells it better.
    """
    usual = {level: median(log(one.errors[level]) for one in alike) for level in ladder.errors}
    own = median(log(error) - usual[level] for level, error in ladder.errors.items())
    return msgspec.structs.replace(ladder, errors={level: exp(usual[level] + own) for level in ladder.errors})


if __name__ == "__main__":
    main()
