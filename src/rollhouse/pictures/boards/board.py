"""What every board of a picture has: its size, the sentences, and the plates of the players."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from rollhouse.core.messages import Message
from rollhouse.pictures.svg import mark, rectangle, text

BOARD_WIDTH, BOARD_HEIGHT = 1104, 452
CREAM_COLOUR = "#fdf8ec"
_SOFT_COLOUR = "#d3e4da"
_PLATE, _PLATE_LIT = "#081a146b", "#081a14a8"

Say: TypeAlias = Callable[[Message], str]
"""Turns a message into a sentence of the reader's language."""
Board: TypeAlias = Callable[[Any, Sequence[str], Say], str]
"""From a position, the names of the seats and the reader's language to SVG of the board's size."""


def plate(box: tuple[float, float, float, float], seat: int, name: str, score: str, *, lit: bool, won: bool) -> str:
    """A player's mark, name and score; `lit` while it is their turn."""
    x, y, width, height = box
    middle = y + min(height, 64) / 2
    edge = "#f0b64a" if lit or won else "none"
    return "".join(
        (
            rectangle(x, y, width, height, 14, _PLATE_LIT if lit else _PLATE, edge, 'stroke-width="3"'),
            mark(seat, x + 16, middle - 13, 26),
            text(x + 54, middle + 9, name, 26, fill=CREAM_COLOUR, width=width - 158, weight=800 if lit or won else 600),
            text(x + width - 18, middle + 12, score, 36, fill="#f6c766" if won else CREAM_COLOUR, weight=800, anchor="end", width=90),
        )
    )


def plain_board(position: Any, names: Sequence[str], say: Say) -> str:
    """The scores of a game that has no board of its own."""
    height = min(104, (BOARD_HEIGHT - 12 * (len(names) - 1)) / max(1, len(names)))
    return "".join(
        plate(
            (152, seat * (height + 12), 800, height),
            seat,
            name,
            str(position.scores[seat]),
            lit=seat == position.turn and not position.over,
            won=seat in position.winners,
        )
        for seat, name in enumerate(names)
    )
