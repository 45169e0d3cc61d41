"""The steps by which a competition advances: its rules ask for them, and the service carries them out."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from rollhouse.server.features.competitions.competition import Board, Comparison, TableResult


class OpenTable(NamedTuple):
    """Create the table of a board, or another one where the first game decided nothing."""

    board: Board


class BeginTable(NamedTuple):
    """Begin the game at a table where it has not begun."""

    board: Board


class ResignSeat(NamedTuple):
    """Resign for a member who has given the match up."""

    board: Board
    seat: int


class RevealDice(NamedTuple):
    """Publish the dice of tables that played the same ones."""

    boards: tuple[Board, ...]


class CompareTables(NamedTuple):
    """Publish the dice of two tables, and find where their games diverged."""

    boards: tuple[Board, ...]


class RecordResult(NamedTuple):
    """Store the result of a board."""

    board: Board
    result: TableResult


class RecordComparison(NamedTuple):
    """Store the comparison of two tables."""

    boards: tuple[Board, ...]
    comparison: Comparison


class StartRound(NamedTuple):
    """Start the next round with these players at its boards."""

    boards: tuple[tuple[str, ...], ...]


class Rest(NamedTuple):
    """Wait until this time for the members to be ready for the next round."""

    until: float


class Finish(NamedTuple):
    """End the competition."""


Step: TypeAlias = (
    OpenTable | BeginTable | ResignSeat | RevealDice | CompareTables | RecordResult | RecordComparison | StartRound | Rest | Finish
)
