"""`rollhouse verify`: every roll of a record derived again from what was published."""

from __future__ import annotations

from pathlib import Path

from rollhouse.core.record_text import read_file
from rollhouse.locale import Catalogue
from rollhouse.play.fair import verify
from rollhouse.tui.console import Console

__all__ = ["verify_file"]


def verify_file(words: Catalogue, path: str) -> int:
    """Say in a plain sentence whether the dice were fair; `fair/…` if they were not, or if it can't be told."""
    Console(words).line("plain-verified", count=verify(read_file(Path(path))))
    return 0
