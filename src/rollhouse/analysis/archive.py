"""The archive of puzzles: which of those that ship may be seen on a day, what each is about, and which come next for somebody. All pure."""

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

__all__ = ["COMING", "Archived", "Theme", "archive", "archived", "coming", "known", "near", "themes"]

COMING = 30
"""Days before a puzzle's own from which on nobody sees it anywhere else."""
_NEAR = 8
"""Of so many puzzles that suit somebody best, chance takes one."""
_NO_SETTINGS = frozenset({"players", "first"})


class Archived(msgspec.Struct, frozen=True):
    """A puzzle, and what one can choose it by."""

    puzzle: Puzzle
    players: int
    mode: dict[str, str | int | bool]
    """The plain settings of its game."""
    setting: str
    """The same as one word: `mode=d,target=100`."""
    theme: str
    """The key of its theme; empty where nobody has said."""


class Theme(msgspec.Struct, frozen=True):
    """What puzzles can be about."""

    id: str
    game: str
    name: Message
    about: Message
    """In one sentence."""


@cache
def _of_game(game_id: str) -> tuple[Archived, ...]:
    return tuple(_archived(puzzle) for puzzle in daily_puzzles(game_id))


def _archived(puzzle: Puzzle) -> Archived:
    setup: Setup = find_game(puzzle.game).decode(puzzle.state).setup
    given = msgspec.to_builtins(setup)
    mode = {name: value for name, value in given.items() if isinstance(value, str | int) and name not in _NO_SETTINGS}
    asked = [option.name for option in find_game(puzzle.game).words.options() if option.asked and option.name in mode]
    setting = ",".join(f"{name}={str(mode[name]).lower()}" for name in asked)
    return Archived(puzzle, setup.players, mode, setting, "" if puzzle.theme is None else puzzle.theme.key)


def coming(game_id: str, day: date) -> frozenset[str]:
    """The puzzles of today and of the days to come, which nobody should have seen: a month, or half of what a game has."""
    puzzles = daily_puzzles(game_id)
    days = range(min(COMING, len(puzzles) // 2) + 1)
    return frozenset(puzzles[(day.toordinal() + ahead) % len(puzzles)].id for ahead in days) if puzzles else frozenset()


def archive(day: date) -> tuple[Archived, ...]:
    """Every puzzle that may be seen on this day, game by game, in the order of the days."""
    hidden = {name: coming(name, day) for name in puzzle_games()}
    return tuple(one for name in hidden for one in _of_game(name) if one.puzzle.id not in hidden[name])


@cache
def _by_id() -> Mapping[str, Archived]:
    return {one.puzzle.id: one for name in puzzle_games() for one in _of_game(name)}


def known(puzzle_id: str) -> Puzzle | None:
    """The puzzle with this id, whatever day it is."""
    found = _by_id().get(puzzle_id)
    return None if found is None else found.puzzle


def archived(puzzle_id: str, day: date) -> Archived | None:
    """The puzzle with this id, where it may be seen on this day."""
    found = _by_id().get(puzzle_id)
    return None if found is None or puzzle_id in coming(found.puzzle.game, day) else found


@cache
def themes() -> tuple[Theme, ...]:
    """What the puzzles of each game are about, in the order in which they first come."""
    found = {one.theme: one.puzzle.game for name in puzzle_games() for one in _of_game(name) if one.theme}
    return tuple(_theme(key, game) for key, game in found.items())


def _theme(key: str, game: str) -> Theme:
    whose, _, what = key.partition("-theme-")
    return Theme(key, game, Message(key), say(f"{whose}-theme-{what}-about"))


def near(
    puzzles: Sequence[Archived], difficulty: Callable[[Archived], float], wanted: float, rng: random.Random, *, but: Collection[str] = ()
) -> Archived | None:
    """One of the few puzzles that are about as hard as is wanted, without those in `but`; None where there are none."""
    left = [one for one in puzzles if one.puzzle.id not in but]
    left.sort(key=lambda one: (abs(difficulty(one) - wanted), one.puzzle.id))
    return rng.choice(left[:_NEAR]) if left else None
