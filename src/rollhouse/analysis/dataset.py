"""Datasets: analysed games in one compressed file, with every position, its value and the marks of moves.

The file is gzip-compressed JSON, one game per line. Games are compressed in groups, one gzip member each, so that what was written
before an interruption can be read.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterable, Iterator
from os import PathLike
from pathlib import Path

import msgspec

from rollhouse.analysis.marks import MARKS, Mark
from rollhouse.analysis.report import analyse
from rollhouse.core.errors import DataError
from rollhouse.core.record import Record, replay

__all__ = ["AnalysedDecision", "AnalysedGame", "analysed_game", "encode_games", "read_dataset", "write_dataset"]

_GAMES_PER_MEMBER = 16


class AnalysedDecision(msgspec.Struct, frozen=True):
    """A decision that cost something."""

    ply: int
    """The number of moves before it."""
    best: str
    """The best move."""
    cost: float
    """What the move that was made is worth less than the best one, as a share of the win."""
    mark: Mark


class AnalysedGame(msgspec.Struct, frozen=True):
    """A recorded game with its positions and their values."""

    record: Record
    positions: tuple[str, ...]
    """The position before each move, and the last one, each in one line."""
    values: tuple[tuple[float, ...] | None, ...]
    """The value of each position to every seat; None where it is not known."""
    decisions: tuple[AnalysedDecision, ...]
    """The decisions with a mark."""
    source: str = ""
    """The source of the values; empty where the game has none."""
    exact: bool = False
    error: float = 0.0
    """The stated error of a value."""


def analysed_game(record: Record) -> AnalysedGame:
    """The record with the values and marks of a report."""
    report = analyse(record)
    _, game, states, _ = replay(record)
    values: list[tuple[float, ...] | None] = [None] * len(states)
    for point in report.curve:
        values[point.ply] = point.values
    source = report.source
    return AnalysedGame(
        record,
        tuple(map(game.position_text, states)),
        tuple(values),
        tuple(AnalysedDecision(one.ply, one.best, one.cost, one.mark) for one in report.decisions if one.mark != MARKS[0]),
        *(() if source is None else (source.name, source.exact, source.error)),
    )


def encode_games(games: Iterable[AnalysedGame]) -> bytes:
    """The games as one gzip member: the same games always give the same bytes."""
    return gzip.compress(b"".join(msgspec.json.encode(game) + b"\n" for game in games), mtime=0)


def write_dataset(path: str | PathLike[str], records: Iterable[Record]) -> int:
    """Analyse the records and write them to a file, which is replaced; returns the number of games."""
    count, group = 0, []
    with Path(path).open("wb") as file:
        for record in records:
            group.append(analysed_game(record))
            count += 1
            if len(group) == _GAMES_PER_MEMBER:
                file.write(encode_games(group))
                group = []
        if group:
            file.write(encode_games(group))
    return count


def read_dataset(path: str | PathLike[str]) -> Iterator[AnalysedGame]:
    """The games of a dataset, one after the other.

    Raises:
        DataError: The file can't be read, or ends in the middle of a game; the games before that are given.

    """
    decode = msgspec.json.Decoder(AnalysedGame).decode
    try:
        with gzip.open(path, "rb") as file:
            for line in file:
                yield decode(line)
    except (EOFError, gzip.BadGzipFile, msgspec.MsgspecError) as error:
        raise DataError("data/content", value=str(path), location=str(error)) from None
    except OSError:
        raise DataError("data/unreadable", value=str(path)) from None
