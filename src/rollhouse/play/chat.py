"""A table's chat: who may write, how much, and the latest messages."""

from __future__ import annotations

from collections import deque

from rollhouse.play.entries import ChatMessage, ChatRemoved, Options, Reaction
from rollhouse.play.seats import TableError

REACTIONS: dict[Reaction, str] = {
    "hello": "Hello!",
    "good-luck": "Good luck!",
    "well-played": "Well played!",
    "lucky": "What luck!",
    "oops": "Oops!",
    "thanks": "Thanks for the game!",
}
"""The reactions with their English texts. Clients show them in the reader's language; the text is for those that don't know one."""

MAX_MESSAGE_LENGTH = 500
MAX_MESSAGES = 5000
"""Per table, from all users together: chat is stored with the game, for good."""
_LATEST_MESSAGES = 100
_UNPRINTED_ALLOWED = "\n\u200c\u200d"
"""Characters that are not printable and still needed: the new line, and those that join letters and emoji, or separate them."""


class Chat:
    """The chat of one table."""

    def __init__(self) -> None:
        self.count = 0
        self.latest: deque[ChatMessage] = deque(maxlen=_LATEST_MESSAGES)

    def add(self, message: ChatMessage) -> None:
        """Add a message."""
        self.count += 1
        self.latest.append(message)

    def remove(self, removed: ChatRemoved) -> None:
        """Remove a message."""
        left = (one for one in self.latest if (one.user_id, one.at) != (removed.user_id, removed.at))
        self.latest = deque(left, maxlen=_LATEST_MESSAGES)

    def check(self, text: str, reaction: Reaction | None, options: Options, *, plays: bool) -> str:
        """The text of a message that may be sent.

        Raises:
            TableError: `table/message-length`, `table/no-chat`, `table/chat-full`, or `table/spectator-chat` for a spectator.

        """
        if reaction is not None:
            text = REACTIONS[reaction]
        text = "".join(character for character in text if character.isprintable() or character in _UNPRINTED_ALLOWED).strip()
        if not text or len(text) > MAX_MESSAGE_LENGTH:
            raise TableError("table/message-length", value=text[:40], expected=(f"1–{MAX_MESSAGE_LENGTH}",))
        if not plays and not options.spectators_talk:
            raise TableError("table/spectator-chat")
        if reaction is None and not options.chat:
            raise TableError("table/no-chat")
        if self.count >= MAX_MESSAGES:
            raise TableError("table/chat-full", value=str(MAX_MESSAGES))
        return text
