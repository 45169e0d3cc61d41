"""The catalogue with the names at this table: messages in, sentences out."""

from __future__ import annotations

from collections.abc import Sequence

from rollhouse.core.errors import MoveError, RollhouseError
from rollhouse.core.messages import Message
from rollhouse.locale import Catalogue
from rollhouse.play.players import Player, labels

__all__ = ["Voice"]


class Voice:
    """Speaks one language, and knows who sits where."""

    def __init__(self, catalogue: Catalogue, players: Sequence[Player]) -> None:
        self.catalogue = catalogue
        self.names = tuple(catalogue.say(label) for label in labels(players))

    def __call__(self, message: Message) -> str:
        return self.catalogue.say(message, self.names)

    def error(self, error: RollhouseError) -> str:
        """What was refused and why. A refused move is told without the notation of all others: they are on the screen."""
        if isinstance(error, MoveError):
            error.allowed = ()
        return self.catalogue.error(error, self.names)
