"""Who sits where in a duplicate match: at both tables of a board the same dice fall, and nobody sits at both."""

from __future__ import annotations

from typing import Literal, TypeAlias

__all__ = ["BOARDS", "BOTS", "BOT_PLACE", "Form", "Seats", "places", "seats_of", "side_of"]

Form: TypeAlias = Literal["duel", "teams"]
"""`duel`: two people, each against the same bot, on the same seat. `teams`: two a side, one of them on each seat."""
Seats: TypeAlias = tuple[int, int]
"""The places of those who sit on the first and on the second seat of a table."""
BOARDS = (1, 2, 4)
"""How many boards a match may have: with four everybody has had both seats against everybody."""
BOTS = ("greedy", "skilled", "expert")
"""Bots that draw nothing by chance: to the same play they always answer the same, so that a duel is one against the same bot."""
BOT_PLACE = -1
"""In the stead of a place: the bot's."""


def places(form: Form) -> int:
    """How many people it takes."""
    return 2 if form == "duel" else 4


def side_of(form: Form, place: int) -> int:
    """The side, 0 or 1, of somebody with this place: in teams the first two places are one side's."""
    return place * 2 // places(form)


def seats_of(form: Form, board: int) -> tuple[Seats, Seats]:
    """Who sits where at the two tables of a board, counted from 0.

    In a duel both have the first seat, and on the next board both the second. In teams each side has the first seat at one table and the
    second at the other; from board to board people change opponents, and seats.
    """
    if form == "duel":
        return ((0, BOT_PLACE), (1, BOT_PLACE)) if board % 2 == 0 else ((BOT_PLACE, 0), (BOT_PLACE, 1))
    first, second = (2, 3) if board % 2 == 0 else (3, 2)  # whom the places 0 and 1 meet
    return ((0, first), (second, 1)) if board % 4 in (0, 3) else ((first, 0), (1, second))
