"""How a board and a match ended: two tables with the same dice, compared."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from rollhouse.server.features.competitions.matches.slots import BOT_PLACE, Form, seats_of, side_of

__all__ = ["Ending", "Score", "TableResult", "Winner", "board_score", "match_score", "match_winner", "winner_of"]

Ending: TypeAlias = Literal["played", "gave-up", "time", "gone"]
"""How a table's game ended: by its rules, by somebody who gave up or whose time ran out, or with the table, which was taken away."""
Winner: TypeAlias = Literal[0, 1, "both"]
"""A side, or both where nothing tells them apart."""


class TableResult(msgspec.Struct, frozen=True):
    """How the game at a table ended."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    ending: Ending

    def share(self, seat: int) -> float:
        """What a seat has of the win: one, shared by two a half each."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def margin(self, seat: int) -> int:
        """By how many points a seat was ahead."""
        return self.scores[seat] - self.scores[1 - seat]


class Score(NamedTuple):
    """What a side has of a board, or of a match: what decides first stands first."""

    boards: float
    """Of a match: boards won, a half each where nothing told the sides apart. Of a board: nothing yet."""
    shares: float
    """In the wins of its games."""
    margin: int
    """Points by which it was ahead, all its games together."""


_NOTHING = Score(0.0, 0.0, 0)


def board_score(form: Form, board: int, results: Sequence[TableResult]) -> tuple[Score, Score]:
    """What each side has of a board whose two games are over."""
    sides = [_NOTHING, _NOTHING]
    for seats, result in zip(seats_of(form, board), results, strict=True):
        for seat, place in enumerate(seats):
            if place != BOT_PLACE:
                side = side_of(form, place)
                sides[side] = _sum(sides[side], Score(0.0, result.share(seat), result.margin(seat)))
    return sides[0], sides[1]


def match_score(boards: Iterable[tuple[Score, Score]]) -> tuple[Score, Score]:
    """What each side has of the boards that are over: each board is one, whoever has it and by however much."""
    first = second = _NOTHING
    for one, other in boards:
        won = winner_of(one, other)
        first = _sum(first, one._replace(boards=0.5 if won == "both" else float(won == 0)))
        second = _sum(second, other._replace(boards=0.5 if won == "both" else float(won == 1)))
    return first, second


def winner_of(first: Score, second: Score) -> Winner:
    """The side that has more: of boards, then of the wins of games, then of points."""
    return "both" if first == second else 0 if first > second else 1


def match_winner(boards: Iterable[tuple[Score, Score]], given_up: int | None) -> Winner:
    """Who has won a match that is over. Whoever gives it up has lost it for their side."""
    if given_up is not None:
        return 1 if given_up == 0 else 0
    return winner_of(*match_score(boards))


def _sum(one: Score, other: Score) -> Score:
    return Score(one.boards + other.boards, one.shares + other.shares, one.margin + other.margin)
