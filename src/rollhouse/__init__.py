"""Rollhouse: dice-and-card games with bots, exact analysis and a server.

`game("dicy-cards")` returns a game's rules as pure functions over frozen states; the rest of the package plays, records and shows games.
The names in this module are the public API (docs/stability.md). Importing it, and playing games with it, needs only msgspec.
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
    GAME_OVER,
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
    from rollhouse.analysis.dataset import AnalysedDecision, AnalysedGame, read_dataset, write_dataset
    from rollhouse.analysis.report import Report, analyse
    from rollhouse.testing import check_game

__version__ = "0.3.0"

__all__ = [
    "CHANCE",
    "GAME_OVER",
    "AnalysedDecision",
    "AnalysedGame",
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
    "read_dataset",
    "read_file",
    "say",
    "to_text",
    "write_dataset",
]

_LAZY_IMPORTS = {
    "Report": "rollhouse.analysis.report",
    "analyse": "rollhouse.analysis.report",
    "check_game": "rollhouse.testing",
    **dict.fromkeys(("AnalysedDecision", "AnalysedGame", "read_dataset", "write_dataset"), "rollhouse.analysis.dataset"),
}
"""The module of each name that is imported on first use."""


def __getattr__(name: str) -> Any:
    if name == "NOBODY":
        from warnings import warn

        warn("rollhouse.NOBODY is now called GAME_OVER", DeprecationWarning, stacklevel=2)
        return GAME_OVER
    if name not in _LAZY_IMPORTS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(_LAZY_IMPORTS[name]), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *_LAZY_IMPORTS})
