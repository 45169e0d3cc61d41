"""Parts of the lines about seats."""

from __future__ import annotations

from textual.content import Content

FILLED = "━"
OPEN = "╌"

SHAPES = "◆●▲■"
"""A shape for each seat, so that dice can be told apart without colour."""


def colour(seat: int) -> str:
    """The colour of a seat, which helps its shape."""
    return f"$seat-{seat + 1}"


def cell(text: str, width: int) -> str:
    """The text in exactly this many columns."""
    return Content(text).truncate(width, ellipsis=True, pad=True).plain
