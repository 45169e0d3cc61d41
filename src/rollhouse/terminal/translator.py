"""The catalogue with the names at this table: messages in, sentences out."""

from __future__ import annotations

from collections.abc import Sequence

from rollhouse.core.errors import MalformedMove, MoveError, RollhouseError
from rollhouse.core.messages import Message, say
from rollhouse.locale import Catalogue
from rollhouse.play.players import Player, labels

__all__ = ["Translator"]

_NOTHING_SAID = (say("error-why-no-move"), say("error-why-faces", faces=""))
"""Reasons that speak of how moves are written, for answers that are simply not complete."""


class Translator:
    """Speaks one language, and knows who sits where."""

    def __init__(self, catalogue: Catalogue, players: Sequence[Player]) -> None:
        self.catalogue = catalogue
        self.names = tuple(catalogue.say(label) for label in labels(players))

    def __call__(self, message: Message) -> str:
        return self.catalogue.say(message, self.names)

    def error(self, error: RollhouseError) -> str:
        """What was refused and why. Of a move only the reason: people here press keys and never see how moves are written."""
        if isinstance(error, MalformedMove) and error.reason in _NOTHING_SAID:
            return self(say("terminal-no-answer"))
        if isinstance(error, MoveError) and error.reason is not None:
            return self(error.reason)
        return self.catalogue.error(error, self.names)
