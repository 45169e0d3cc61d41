"""Rollhouse: an open house for dice-and-card games.

`game("dicy-cards")` gives a game's rules as pure functions over frozen states; the rest of the package plays, records and shows them.
"""

from rollhouse.core.errors import IllegalMove, MalformedMove, RecordError, RollhouseError, SetupError
from rollhouse.core.game import CHANCE, NOBODY
from rollhouse.core.record import Record
from rollhouse.core.record_text import read, to_text
from rollhouse.core.registry import all_games, game

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "NOBODY",
    "IllegalMove",
    "MalformedMove",
    "Record",
    "RecordError",
    "RollhouseError",
    "SetupError",
    "all_games",
    "game",
    "read",
    "to_text",
]
