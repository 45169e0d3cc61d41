"""Takes what bots' decisions cost from docs/levels.md into the games' folders: `python -m scripts.write_level_costs`, after new levels."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from rollhouse.analysis.performance import LevelCost, LevelCosts, costs_file
from rollhouse.core.messages import say
from rollhouse.core.registry import all_games
from rollhouse.locale import catalogue

__all__ = ["LEVELS", "costs_texts"]

LEVELS = Path(__file__).resolve().parent.parent / "docs" / "levels.md"
_ROW = re.compile(r"^\| (.+?) \| ([\d.]+) ± ([\d.]+) \|", re.MULTILINE)


def costs_texts(levels: str) -> dict[Path, str]:
    """The files of the games of which such figures stand there: two players, in points of 100."""
    words = catalogue("en")
    found = {}
    for game in all_games().values():
        section = re.search(rf"^## {re.escape(words.say(game.words.name()))}$(.*?)(?=^## |\Z)", levels, re.MULTILINE | re.DOTALL)
        table = None if section is None else section[1].partition("### " + words.say(say("levels-costs")))[2]
        bots = {words.say(say(f"house-bot-{bot}")): bot for bot in game.bots}
        rows = [LevelCost(bots[name], _share(cost), _share(reach)) for name, cost, reach in _ROW.findall(table or "")]
        if rows:
            found[costs_file(game)] = msgspec.json.format(msgspec.json.encode(LevelCosts(2, tuple(rows)))).decode() + "\n"
    return found


def _share(points: str) -> float:
    return round(float(points) / 100, 6)


if __name__ == "__main__":
    for path, text in costs_texts(LEVELS.read_text(encoding="utf-8")).items():
        path.write_text(text, encoding="utf-8")
