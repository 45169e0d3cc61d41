"""The puzzles that ship with a game, and which of them is today's."""

from __future__ import annotations

from datetime import date
from functools import cache
from pathlib import Path

import msgspec

from rollhouse.analysis.game_data import game_file, read_game_file
from rollhouse.analysis.puzzles.puzzle import Puzzle
from rollhouse.core.game import AnyGame, Setup
from rollhouse.core.registry import all_games
from rollhouse.core.registry import game as find_game


class PuzzleFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The puzzles of one game that ship with Rollhouse, in the order of the days."""

    game: str
    rules_version: int
    made_by: str
    """The command that makes this file again."""
    puzzles: tuple[Puzzle, ...]


def puzzles_file(game: AnyGame) -> Path:
    """The path of a game's puzzles, beside its rules; the file need not exist."""
    return game_file(game, "puzzles.json")


@cache
def daily_puzzles(game_id: str) -> tuple[Puzzle, ...]:
    """The puzzles that ship with a game; of those made for older rules, the ones whose setup is the same under today's."""
    game = find_game(game_id)
    file = read_game_file(puzzles_file(game), PuzzleFile)
    if file is None:
        return ()
    if file.rules_version == game.rules_version:
        return file.puzzles
    return tuple(puzzle for puzzle in file.puzzles if _still_holds(game, puzzle, file.rules_version))


def _still_holds(game: AnyGame, puzzle: Puzzle, rules_version: int) -> bool:
    """Whether the setup of a puzzle made under older rules is the same under today's."""
    setup: Setup = game.decode(puzzle.state).setup
    return bool(game.agreed(msgspec.to_builtins(setup), rules_version) == setup)


def daily(game_id: str, day: date) -> Puzzle | None:
    """A game's puzzle of a day: the same for all players, and another one the next day."""
    puzzles = daily_puzzles(game_id)
    return puzzles[day.toordinal() % len(puzzles)] if puzzles else None


def puzzle_games() -> tuple[str, ...]:
    """The games that have a puzzle every day."""
    return tuple(name for name in all_games() if daily_puzzles(name))


def puzzle_of_the_day(day: date, game_id: str = "") -> Puzzle | None:
    """The puzzle of a day; without a game, of the games that have puzzles in turn."""
    games = sorted(puzzle_games())  # by id, so that a change of ranks moves no puzzle to another day
    if game_id or not games:
        return daily(game_id, day) if game_id in games else None
    return daily(games[day.toordinal() % len(games)], day)
