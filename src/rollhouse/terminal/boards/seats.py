"""Small pieces for the lines about each seat."""

from __future__ import annotations

from textual.content import Content

__all__ = ["FILLED", "OPEN", "SHAPES", "cell"]

FILLED = "━"
OPEN = "╌"

SHAPES = "◆●▲■"
"""Whose dice these are, for those who can't tell colours apart: one shape for each seat."""


def cell(text: str, width: int) -> str:
    """The text in exactly this many columns."""
    return Content(text).truncate(width, ellipsis=True, pad=True).plain
