"""Takes what bots' decisions cost, and how strong bots are, from docs/levels.md into the games' folders.

`python -m scripts.write_level_costs`, after new levels.
"""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from rollhouse.analysis.accuracy import LevelCost, LevelCosts, costs_file
from rollhouse.analysis.anchors import anchors_file
from rollhouse.core.game import AnyGame
from rollhouse.core.messages import say
from rollhouse.core.registry import all_games
from rollhouse.locale import catalogue

LEVELS = Path(__file__).resolve().parent.parent / "docs" / "levels.md"
_ROW = re.compile(r"^\| (.+?) \| ([\d.]+) ± ([\d.]+) \| ([\d.]+) \|", re.MULTILINE)
_STRENGTH = re.compile(r"^\| (.+?) \| ([\d,]+) \|", re.MULTILINE)


def costs_texts(levels: str) -> dict[Path, str]:
    """The files of the games of which such figures stand there: two players, in points of 100."""
    found = {}
    for game in all_games().values():
        table = _part(levels, game, "levels-costs")
        bots = _bots(game)
        rows = [LevelCost(bots[name], _share(cost), _share(reach), _share(game)) for name, cost, reach, game in _ROW.findall(table)]
        if rows:
            found[costs_file(game)] = _written(LevelCosts(2, tuple(rows)))
    return found


def anchors_texts(levels: str) -> dict[Path, str]:
    """The same for Elo points, by which each bot has met each other."""
    found = {}
    for game in all_games().values():
        bots = _bots(game)
        points = {bots[name]: int(elo.replace(",", "")) for name, elo in _STRENGTH.findall(_part(levels, game, "levels-pairs"))}
        if points:
            found[anchors_file(game)] = _written(points)
    return found


def _part(levels: str, game: AnyGame, heading: str) -> str:
    """The text below one heading of a game's section."""
    words = catalogue("en")
    section = re.search(rf"^## {re.escape(words.say(game.words.name()))}$(.*?)(?=^## |\Z)", levels, re.MULTILINE | re.DOTALL)
    part = "" if section is None else section[1].partition("### " + words.say(say(heading)))[2]
    return part.partition("\n### ")[0]


def _bots(game: AnyGame) -> dict[str, str]:
    """The game's bots, by what the English page calls them."""
    words = catalogue("en")
    return {words.say(say(f"common-bot-{bot}")): bot for bot in game.bots}


def _written(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value)).decode() + "\n"


def _share(points: str) -> float:
    return round(float(points) / 100, 6)


if __name__ == "__main__":
    text = LEVELS.read_text(encoding="utf-8")
    for path, written in (costs_texts(text) | anchors_texts(text)).items():
        path.write_text(written, encoding="utf-8")
