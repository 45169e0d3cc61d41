"""The size of the terminal, as classes for the style sheet."""

from __future__ import annotations

from typing import Any

from textual.geometry import Size
from textual.screen import Screen

MIN_SIZE = Size(80, 24)
"""The size that a board with its keys needs."""
WIDTH_CLASSES = ((96, "-medium"), (118, "-wide"), (156, "-huge"))
"""Classes by minimum width. Textual's own breakpoints do not reach screens behind another."""
TALL_ROWS = 54
HEIGHT_CLASSES = ((30, "-middle"), (40, "-high"), (TALL_ROWS, "-tall"))


def fit(screen: Screen[Any], size: Size) -> None:
    """Set the classes of a screen for this size."""
    screen.set_class(size.width < MIN_SIZE.width or size.height < MIN_SIZE.height, "-too-small")
    for least, name in WIDTH_CLASSES:
        screen.set_class(size.width >= least, name)
    for least, name in HEIGHT_CLASSES:
        screen.set_class(size.height >= least, name)
