"""Rollhouse: an open house for dice-and-card games.

`game("dicy-cards")` gives a game's rules as pure functions over frozen states; the rest of the package plays, records and shows them. What
stands here is public: docs/stability.md says what that promises. Importing it, and playing games with it, needs msgspec and nothing else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rollhouse import adapters
from rollhouse.core import notation, options
from rollhouse.core.annotations import Annotation
from rollhouse.core.bots import RandomBot
from rollhouse.core.errors import BotError, IllegalMove, MalformedMove, MoveError, PositionError, RecordError, RollhouseError, SetupError
from rollhouse.core.evaluate import Evaluator, Progress, Valued
from rollhouse.core.extras import MissingExtra
from rollhouse.core.game import (
    CHANCE,
    NOBODY,
    AnyGame,
    Bot,
    Event,
    First,
    Game,
    Move,
    Outcome,
    Outcomes,
    Position,
    Refusal,
    Setup,
    Standing,
    State,
    actor,
)
from rollhouse.core.messages import Message, Seat, say
from rollhouse.core.record import Record
from rollhouse.core.record_text import read, read_file, to_text
from rollhouse.core.registry import all_games, game
from rollhouse.core.teaching import IfMissing, LuckKind, Preparation, Taken, Teaching
from rollhouse.core.words import Branch, Choice, Item, Option, Pick, Prompt, Section, Words

if TYPE_CHECKING:
    from rollhouse.analysis.report import Report, analyse
    from rollhouse.testing import check_game

__version__ = "0.3.0"

__all__ = [
    "CHANCE",
    "NOBODY",
    "Annotation",
    "AnyGame",
    "Bot",
    "BotError",
    "Branch",
    "Choice",
    "Evaluator",
    "Event",
    "First",
    "Game",
    "IfMissing",
    "IllegalMove",
    "Item",
    "LuckKind",
    "MalformedMove",
    "Message",
    "MissingExtra",
    "Move",
    "MoveError",
    "Option",
    "Outcome",
    "Outcomes",
    "Pick",
    "Position",
    "PositionError",
    "Preparation",
    "Progress",
    "Prompt",
    "RandomBot",
    "Record",
    "RecordError",
    "Refusal",
    "Report",
    "RollhouseError",
    "Seat",
    "Section",
    "Setup",
    "SetupError",
    "Standing",
    "State",
    "Taken",
    "Teaching",
    "Valued",
    "Words",
    "actor",
    "adapters",
    "all_games",
    "analyse",
    "check_game",
    "game",
    "notation",
    "options",
    "read",
    "read_file",
    "say",
    "to_text",
]

_LATER = {"Report": "rollhouse.analysis.report", "analyse": "rollhouse.analysis.report", "check_game": "rollhouse.testing"}
"""What is imported once somebody asks for it, and from where."""


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(_LATER[name]), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *_LATER})
