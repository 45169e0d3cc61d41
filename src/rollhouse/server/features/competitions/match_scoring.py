"""Duplicate matches: the seats of each board, and what its two tables come to.

Both tables of a board play the same dice, and no player sits at both.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple, TypeAlias

from rollhouse.server.features.competitions.competition import TableResult

Form: TypeAlias = Literal["duel", "teams"]
"""`duel`: two players, each against the same bot on the same seat. `teams`: two players a team, one on each seat."""
Winner: TypeAlias = Literal[0, 1, "both"]
"""A team, or both for a draw."""
BOTS = ("greedy", "expert")
"""The bots that use no randomness: to the same moves they give the same answers, so that both players of a duel meet the same opponent."""
BOT_SLOT = -1


def slots(form: Form) -> int:
    """The number of players."""
    return 2 if form == "duel" else 4


def team_of(form: Form, slot: int) -> int:
    """The team, 0 or 1, of the player in this slot: of four slots the first two are a team."""
    return slot * 2 // slots(form)


def seats_of(form: Form, board: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """The slots on the two seats of both tables of a board, counted from 0.

    In a duel both players have the first seat, and on the next board the second. In teams each team has the first seat at one table and the
    second at the other. From board to board players change opponents and seats, so that after four each has had both against both.
    """
    if form == "duel":
        return ((0, BOT_SLOT), (1, BOT_SLOT)) if board % 2 == 0 else ((BOT_SLOT, 0), (BOT_SLOT, 1))
    first, second = (2, 3) if board % 2 == 0 else (3, 2)  # the opponents of slots 0 and 1
    return ((0, first), (second, 1)) if board % 4 in (0, 3) else ((first, 0), (1, second))


class Score(NamedTuple):
    """A team's score on a board or in a match. The fields decide in their order."""

    boards: float = 0.0
    """Boards won, a half for a drawn one; 0 for a single board."""
    shares: float = 0.0
    """Shares of games won."""
    margin: int = 0
    """Points ahead over all games."""

    def plus(self, other: Score) -> Score:
        """The sum of two scores."""
        return Score(self.boards + other.boards, self.shares + other.shares, self.margin + other.margin)


def board_score(form: Form, board: int, results: Sequence[TableResult]) -> tuple[Score, Score]:
    """Each team's score on a board whose two games are over."""
    teams = [Score(), Score()]
    for seats, result in zip(seats_of(form, board), results, strict=True):
        for seat, slot in enumerate(seats):
            if slot != BOT_SLOT:
                team = team_of(form, slot)
                teams[team] = teams[team].plus(Score(0.0, result.share(seat), result.margin(seat)))
    return teams[0], teams[1]


def match_score(boards: Iterable[tuple[Score, Score]]) -> tuple[Score, Score]:
    """Each team's score over the boards that are finished."""
    total = [Score(), Score()]
    for scores in boards:
        won = winner_of(*scores)
        for team in (0, 1):
            total[team] = total[team].plus(scores[team]._replace(boards=0.5 if won == "both" else float(won == team)))
    return total[0], total[1]


def winner_of(first: Score, second: Score) -> Winner:
    """The team with the higher score."""
    return "both" if first == second else 0 if first > second else 1


def match_winner(boards: Iterable[tuple[Score, Score]], forfeited: int | None) -> Winner:
    """The winner of a finished match; a team that gave it up has lost."""
    if forfeited is not None:
        return 1 if forfeited == 0 else 0
    return winner_of(*match_score(boards))
