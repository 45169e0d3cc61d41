"""The catalogue with the names at a table."""

from __future__ import annotations

from collections.abc import Sequence

from rollhouse.core.errors import MalformedMove, MoveError, RollhouseError
from rollhouse.core.messages import Message, say
from rollhouse.locale import Catalogue
from rollhouse.play.players import Player, labels

_INCOMPLETE_REASONS = (say("error-why-no-move"), say("error-why-faces", faces=""))
"""Reasons about the notation, where the answer is only incomplete."""


class Translator:
    """Translates messages into one language, with the players' names."""

    def __init__(self, catalogue: Catalogue, players: Sequence[Player]) -> None:
        self.catalogue = catalogue
        self.names = tuple(catalogue.say(label) for label in labels(players))

    def __call__(self, message: Message) -> str:
        return self.catalogue.say(message, self.names)

    def error(self, error: RollhouseError) -> str:
        """The text of an error. For a move only the reason, because moves in the notation are not shown on the full screen."""
        if isinstance(error, MalformedMove) and error.reason in _INCOMPLETE_REASONS:
            return self(say("terminal-no-answer"))
        if isinstance(error, MoveError) and error.reason is not None:
            return self(error.reason)
        return self.catalogue.error(error, self.names)
