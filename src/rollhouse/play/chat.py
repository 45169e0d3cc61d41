"""Talk at a table: who may say something, how much of it there may be, and what is kept at hand."""

from __future__ import annotations

from collections import deque

from rollhouse.play.entries import Options, Reaction, Said
from rollhouse.play.seats import TableError

__all__ = ["LONGEST_SAYING", "MOST_SAYINGS", "REACTIONS", "Chat"]

REACTIONS: dict[Reaction, str] = {
    "hello": "Hello!",
    "good-luck": "Good luck!",
    "well-played": "Well played!",
    "lucky": "What luck!",
    "oops": "Oops!",
    "thanks": "Thanks for the game!",
}
"""What can be said with one press: clients say it in the reader's language, and this is for those that don't know it."""

LONGEST_SAYING = 500
MOST_SAYINGS = 5000
"""At one table, from all together: it is kept with the game, for good."""
_SHOWN = 100
_WRITTEN = "\n\u200c\u200d"
"""What is not printed and yet is writing: a new line, and what joins letters and pictures, or keeps them apart."""


class Chat:
    """What was said at one table."""

    def __init__(self) -> None:
        self.count = 0
        self.latest: deque[Said] = deque(maxlen=_SHOWN)

    def add(self, said: Said) -> None:
        """Somebody said something."""
        self.count += 1
        self.latest.append(said)

    def check(self, text: str, reaction: Reaction | None, options: Options, *, plays: bool) -> str:
        """What may be said; `table/saying`, `table/no-chat`, `table/said-enough`, or `table/players-talk` for somebody who only watches."""
        if reaction is not None:
            text = REACTIONS[reaction]
        text = "".join(sign for sign in text if sign.isprintable() or sign in _WRITTEN).strip()
        if not text or len(text) > LONGEST_SAYING:
            raise TableError("table/saying", value=text[:40], expected=(f"1–{LONGEST_SAYING}",))
        if not plays and not options.spectators_talk:
            raise TableError("table/players-talk")
        if reaction is None and not options.chat:
            raise TableError("table/no-chat")
        if self.count >= MOST_SAYINGS:
            raise TableError("table/said-enough", value=str(MOST_SAYINGS))
        return text
