"""The archive: the shipped puzzles that may be shown on a day, their themes, and one of a wanted difficulty."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import date
from functools import cache

import msgspec

from rollhouse.analysis.puzzles.daily import daily_puzzles, puzzle_games
from rollhouse.analysis.puzzles.puzzle import Puzzle
from rollhouse.core.game import Setup
from rollhouse.core.messages import Message, say
from rollhouse.core.registry import game as find_game

HIDDEN_DAYS = 30
"""Days before a puzzle's own day on which it is shown nowhere else."""
_NEAREST_PUZZLES = 8
"""One of so many puzzles of the nearest difficulty is chosen at random."""
_NOT_SETTINGS = frozenset({"players", "first"})


class ArchivedPuzzle(msgspec.Struct, frozen=True):
    """A puzzle with the fields that the archive is filtered by."""

    puzzle: Puzzle
    players: int
    mode: dict[str, str | int | bool]
    """The plain settings of its game."""
    setting: str
    """The setting as one word: `mode=d,target=100`."""
    theme: str
    """The key of its theme; empty where it has none."""


class Theme(msgspec.Struct, frozen=True):
    """A theme of puzzles."""

    id: str
    game: str
    name: Message
    about: Message
    """In one sentence."""


@cache
def _of_game(game_id: str) -> tuple[ArchivedPuzzle, ...]:
    return tuple(_archived(puzzle) for puzzle in daily_puzzles(game_id))


def _archived(puzzle: Puzzle) -> ArchivedPuzzle:
    setup: Setup = find_game(puzzle.game).decode(puzzle.state).setup
    mode = {name: value for name, value in msgspec.to_builtins(setup).items() if isinstance(value, str | int) and name not in _NOT_SETTINGS}
    asked = [option.name for option in find_game(puzzle.game).words.options() if option.asked and option.name in mode]
    setting = ",".join(f"{name}={str(mode[name]).lower()}" for name in asked)
    return ArchivedPuzzle(puzzle, setup.players, mode, setting, "" if puzzle.theme is None else puzzle.theme.key)


def upcoming(game_id: str, day: date) -> frozenset[str]:
    """The puzzles of today and of the coming days, which are hidden: a month of them, or half of what a game has."""
    puzzles = daily_puzzles(game_id)
    days = range(min(HIDDEN_DAYS, len(puzzles) // 2) + 1)
    return frozenset(puzzles[(day.toordinal() + ahead) % len(puzzles)].id for ahead in days) if puzzles else frozenset()


def archive(day: date) -> tuple[ArchivedPuzzle, ...]:
    """Every puzzle that may be seen on this day, game by game, in the order of the days."""
    hidden = {name: upcoming(name, day) for name in puzzle_games()}
    return tuple(one for name in hidden for one in _of_game(name) if one.puzzle.id not in hidden[name])


@cache
def _by_id() -> Mapping[str, ArchivedPuzzle]:
    return {one.puzzle.id: one for name in puzzle_games() for one in _of_game(name)}


def find_puzzle(puzzle_id: str) -> Puzzle | None:
    """The puzzle with this id, hidden or not."""
    found = _by_id().get(puzzle_id)
    return None if found is None else found.puzzle


def find_archived(puzzle_id: str, day: date) -> ArchivedPuzzle | None:
    """The puzzle with this id; None where it is unknown, or hidden on this day."""
    found = _by_id().get(puzzle_id)
    return None if found is None or puzzle_id in upcoming(found.puzzle.game, day) else found


@cache
def themes() -> tuple[Theme, ...]:
    """The themes of each game's puzzles, in the order in which they first appear."""
    found = {one.theme: one.puzzle.game for name in puzzle_games() for one in _of_game(name) if one.theme}
    return tuple(_theme(key, game) for key, game in found.items())


def _theme(key: str, game: str) -> Theme:
    return Theme(key, game, Message(key), say(f"{key}-about"))


def pick_near(
    puzzles: Sequence[ArchivedPuzzle],
    difficulty: Callable[[ArchivedPuzzle], float],
    wanted: float,
    rng: random.Random,
    *,
    but: Collection[str] = (),
) -> ArchivedPuzzle | None:
    """A random one of the few puzzles nearest the wanted difficulty, without those in `but`; None where there are none."""
    left = [one for one in puzzles if one.puzzle.id not in but]
    left.sort(key=lambda one: (abs(difficulty(one) - wanted), one.puzzle.id))
    return rng.choice(left[:_NEAREST_PUZZLES]) if left else None
