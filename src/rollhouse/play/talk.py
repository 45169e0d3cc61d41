"""Talk at a table: who may say something, how much of it there may be, and what is kept at hand."""

from __future__ import annotations

from collections import deque

from rollhouse.play.entries import Said
from rollhouse.play.seats import TableError

__all__ = ["LONGEST_SAYING", "MOST_SAYINGS", "Talk"]

LONGEST_SAYING = 500
MOST_SAYINGS = 5000
"""At one table, from all together: it is kept with the game, for good."""
_SHOWN = 100
_WRITTEN = "\n\u200c\u200d"
"""What is not printed and yet is writing: a new line, and what joins letters and pictures, or keeps them apart."""


class Talk:
    """What was said at one table."""

    def __init__(self) -> None:
        self.count = 0
        self.latest: deque[Said] = deque(maxlen=_SHOWN)

    def add(self, said: Said) -> None:
        """Somebody said something."""
        self.count += 1
        self.latest.append(said)

    def check(self, text: str, *, plays: bool, all_may: bool) -> str:
        """What may be said; `table/saying`, `table/said-enough`, or `table/players-talk` for somebody who only watches."""
        text = "".join(sign for sign in text if sign.isprintable() or sign in _WRITTEN).strip()
        if not text or len(text) > LONGEST_SAYING:
            raise TableError("table/saying", came=text[:40], allowed=(f"1–{LONGEST_SAYING}",))
        if not plays and not all_may:
            raise TableError("table/players-talk")
        if self.count >= MOST_SAYINGS:
            raise TableError("table/said-enough", came=str(MOST_SAYINGS))
        return text
