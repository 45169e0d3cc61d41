"""Bodies of the API about my games."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from rollhouse.analysis.accuracy import Accuracy
from rollhouse.analysis.level_costs import LevelCost
from rollhouse.analysis.played_like import PlayedLike
from rollhouse.core.evaluate import Unit
from rollhouse.server.store.rows import PlayedGame, Result

_MAX_TIME = 253_402_300_799
"""The end of the year 9999, after which no calendar shows a time."""


class OpponentLine(msgspec.Struct, frozen=True):
    """An opponent: a user with the name in that game, or a bot."""

    user_id: str
    name: str
    bot: str


class GameLine(msgspec.Struct, frozen=True):
    """A game of mine. Players who share a device have a line each."""

    table: str
    seat: int
    name: str
    """My name in this game."""
    game: str
    players: int
    mode: dict[str, str | int | bool]
    """The game's options."""
    opponents: tuple[OpponentLine, ...]
    started: float
    ended: float | None
    """Null for a running game."""
    result: Result | None
    """`shared` is a win together with others; null for a running game."""
    accuracy: Accuracy | None
    """My accuracy; null until the game is analysed, and for games without an evaluator."""
    uploaded: bool
    """Whether I uploaded its record."""


class NewRecord(msgspec.Struct, frozen=True):
    """The record of a finished game that was played elsewhere."""

    record: Annotated[str, Meta(max_length=90_000)]
    """Text or JSON, as `rollhouse` writes it."""
    played: Annotated[float, Meta(ge=0, le=_MAX_TIME)] | None = None
    """Unix time; now by default."""


class AddedRecord(msgspec.Struct, frozen=True):
    """The table of an uploaded record."""

    table: str
    new: bool
    """False if it was uploaded before."""


class GamesPage(msgspec.Struct, frozen=True):
    """A page of my games, latest first."""

    games: list[GameLine]
    next: str
    """The `after` of the next page; empty at the end."""


class PlayPoint(msgspec.Struct, frozen=True):
    """One game on my accuracy curve."""

    table: str
    seat: int
    ended: float
    decisions: int
    cost: float
    """Average cost of a decision in this game."""
    running: float
    """Moving average up to this game."""


class PlayRating(msgspec.Struct, frozen=True):
    """My accuracy at one game with a number of players."""

    game: str
    players: int
    unit: Unit
    games: int
    exact: int
    """Games in which all values were exact; in the others they are estimates."""
    decisions: int
    cost: float
    """Average cost of a decision."""
    low: float | None
    high: float | None
    """The 95 % confidence interval of the average; null after a single game."""
    game_cost: float
    """Average cost of all my decisions in a game; I am ranked among the bots by it."""
    game_low: float | None
    game_high: float | None
    """Its 95 % confidence interval; null after a single game."""
    only_moves: int
    """My moves where every other one would have been a mistake."""
    great_finds: int
    """Best moves that few of the bots' levels would have found."""
    like: PlayedLike | None
    """The bots' level that I play like; null if their costs were not measured."""
    curve: list[PlayPoint]
    """Oldest first."""
    levels: tuple[LevelCost, ...]
    """Average costs of the bots, weakest first; empty if they were not measured."""


class PlayPage(msgspec.Struct, frozen=True):
    """My accuracy, most played game first."""

    ratings: list[PlayRating]
    preparing: float | None
    """Progress of the analysis of my games, from 0 to 1; null when it is complete."""


def game_line(game: PlayedGame) -> GameLine:
    """Return a played game as lists show it."""
    return GameLine(
        table=game.table_id,
        seat=game.seat,
        name=game.name,
        game=game.game,
        players=game.players,
        mode=game.mode,
        opponents=tuple(OpponentLine(opponent.user_id, opponent.name, opponent.bot) for opponent in game.opponents),
        started=game.started,
        ended=game.ended,
        result=game.result,
        accuracy=game.accuracy,
        uploaded=game.uploaded,
    )
