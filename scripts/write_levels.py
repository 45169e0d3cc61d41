"""Writes docs/levels.md and what else comes from the measured levels: what bots' decisions cost, and their Elo points.

`python -m scripts.write_levels`, after `python -m scripts.calibrate_levels` or any other change to a bot. Matches that are in
`bench/results/levels.jsonl` are not played again: delete the lines of those that have changed.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec

from rollhouse.analysis.anchors import anchors_file
from rollhouse.analysis.level_costs import LevelCost, LevelCosts, costs_file
from rollhouse.arena.costs import Cost
from rollhouse.arena.levels import Levels, calibrate
from rollhouse.arena.results import ResultsFile
from rollhouse.commands.support.arena_page import levels_page, prepare
from rollhouse.core.human_error import setting_name
from rollhouse.core.registry import game as find_game
from rollhouse.locale import catalogue

_ROOT = Path(__file__).resolve().parent.parent
PAGE = _ROOT / "docs" / "levels.md"
RESULTS = _ROOT / "bench" / "results" / "levels.jsonl"
GAMES, SEED = 16, 1
SETTINGS = {"dicy-cards": 3, "dicetto": 1}
"""How many of each game's settings were measured, from the first on."""


def measured(file: Path, workers: int | None = None, progress: Callable[[float], None] = lambda done: None) -> list[Levels]:
    """The levels of all games, as far as `file` has them from there."""
    kept = ResultsFile(file)
    return [
        calibrate(game, game.level_settings[:count], games=GAMES, seed=SEED, workers=workers, progress=progress, file=kept)
        for game, count in ((find_game(name), count) for name, count in SETTINGS.items())
    ]


def texts(levels: list[Levels]) -> dict[Path, str]:
    """The files and their contents."""
    found = {PAGE: levels_page(levels, catalogue("en"))}
    for one in levels:
        first = one.settings[0]
        found[anchors_file(find_game(one.game))] = _written({bot: round(points) for bot, points in first.ratings.items()})
        costs = tuple(
            _costs(setting_name(options), players, [cost for cost in setting.costs if cost.players == players])
            for options, setting in zip(find_game(one.game).level_settings, one.settings, strict=False)
            for players in sorted({cost.players for cost in setting.costs})
        )
        found[costs_file(find_game(one.game))] = _written(costs)
    return found


def _costs(setting: str, players: int, costs: list[Cost]) -> LevelCosts:
    levels = (LevelCost(one.bot, *(_rounded(share) for share in (one.mean, one.reach, one.game, one.spread))) for one in costs)
    return LevelCosts(setting, players, all(one.exact for one in costs), tuple(levels))


def _rounded(share: float) -> float:
    return float(f"{share:.4g}")


def _written(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value)).decode() + "\n"


if __name__ == "__main__":
    for name, count in SETTINGS.items():
        for options in find_game(name).level_settings[:count]:
            prepare(catalogue("en"), find_game(name), options)
    for path, text in texts(measured(RESULTS, progress=lambda done: print(f"{done:.1%}", end="\r", flush=True))).items():
        path.write_text(text, encoding="utf-8")
