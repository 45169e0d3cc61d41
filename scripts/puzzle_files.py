"""Shared by the scripts that make a game's daily puzzles: quotas by theme and level, and the file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

import msgspec

from rollhouse.analysis.puzzles.daily import PuzzleFile, puzzles_file
from rollhouse.analysis.puzzles.puzzle import PUZZLE_LEVELS, Puzzle
from rollhouse.core.game import AnyGame


class Quota:
    """The number of puzzles of each theme and level to take, so that every setting has all kinds."""

    def __init__(self, per_theme: int, per_level: Mapping[int, int]) -> None:
        self._per_theme, self._per_level = per_theme, per_level
        self._themes: Counter[str] = Counter()
        self._levels: Counter[int] = Counter()

    def admits(self, theme: str, level: int) -> bool:
        """Whether another puzzle of this theme and level is wanted."""
        return self._themes[theme] < self._per_theme and self._levels[level] < self._per_level[level]

    def count(self, theme: str, level: int) -> None:
        """Count a puzzle that was taken."""
        self._themes[theme] += 1
        self._levels[level] += 1

    def __str__(self) -> str:
        return f"{dict(self._levels)}, {dict(self._themes)}"


def write(game: AnyGame, made_by: str, puzzles: Iterable[Puzzle]) -> None:
    """Write the game's puzzle file, one puzzle per line, so that differences can be read."""
    by_id = {puzzle.id: puzzle for puzzle in puzzles}
    ordered = [by_id[name] for name in sorted(by_id)]  # ids are hashes: as good as shuffled, and the same everywhere
    path = puzzles_file(game)
    head = msgspec.json.encode(PuzzleFile(game.id, game.rules_version, made_by, ()))
    path.write_bytes(head.removesuffix(b"[]}") + b"[\n" + b",\n".join(map(msgspec.json.encode, ordered)) + b"\n]}\n")
    counts = Counter(puzzle.level for puzzle in ordered)
    print(f"{len(ordered)} puzzles ({', '.join(f'{counts[level]} of level {level}' for level in PUZZLE_LEVELS)}): {path}", flush=True)
