"""How much room there is on the terminal, as classes for the style sheet."""

from __future__ import annotations

from typing import Any

from textual.geometry import Size
from textual.screen import Screen

__all__ = ["HEIGHTS", "LEAST", "WIDTHS", "fit"]

LEAST = Size(80, 24)
"""What a board with its keys needs."""
WIDTHS = ((96, "-medium"), (132, "-wide"), (156, "-huge"))
"""From so many columns on, there is room for more. Textual's own breakpoints forget screens that are behind another."""
HEIGHTS = ((30, "-middle"), (40, "-high"))


def fit(screen: Screen[Any], size: Size) -> None:
    """Tell a screen how much room there is."""
    screen.set_class(size.width < LEAST.width or size.height < LEAST.height, "-too-small")
    for least, name in WIDTHS:
        screen.set_class(size.width >= least, name)
    for least, name in HEIGHTS:
        screen.set_class(size.height >= least, name)
