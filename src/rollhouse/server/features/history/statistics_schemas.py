"""The bodies of the part of the HTTP API that is about what I do again and again."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from rollhouse.core.evaluate import Unit
from rollhouse.core.messages import Message

__all__ = [
    "CardCount",
    "CardWins",
    "ErrorCount",
    "ModeResults",
    "OpponentResults",
    "PlaySpan",
    "PlayedKind",
    "Results",
    "RunLength",
    "SpanResults",
    "StatisticsPage",
]

PlaySpan: TypeAlias = Literal["week", "month"]


class Results(msgspec.Struct):
    """How many games were won, shared and lost."""

    won: int
    shared: int
    """Won together with others."""
    lost: int


class PlayedKind(msgspec.Struct, frozen=True):
    """A game that I have finished, with so many players."""

    game: str
    players: int
    games: int


class ModeResults(msgspec.Struct, frozen=True):
    """Games with the same settings."""

    mode: dict[str, str | int | bool]
    results: Results


class OpponentResults(msgspec.Struct, frozen=True):
    """Games with the same person or bot."""

    name: str
    """A person's, as they were called last; empty for a bot."""
    bot: str
    results: Results


class SpanResults(msgspec.Struct):
    """A week or a month."""

    begins: str
    """Its first day: 2026-11-01."""
    results: Results
    analysed: int
    """Games of which it is known how well I played."""
    decisions: int
    cost: float
    inaccuracies: int
    mistakes: int
    blunders: int


class RunLength(msgspec.Struct, frozen=True):
    """How many in a row."""

    current: int
    longest: int


class ErrorCount(msgspec.Struct, frozen=True):
    """One kind of error."""

    kind: str
    said: Message
    count: int
    """How often, where it was an inaccuracy or worse."""
    cost: float
    """What it cost in all, the smallest too."""


class CardCount(msgspec.Struct, frozen=True):
    """One card: what I did with it, and what the best moves would have done in the same positions."""

    card: str
    said: Message
    taken: int
    """How often I scored it, or placed dice on it."""
    points: int
    """What that brought in all; where it has to be won first, what it is worth."""
    best_taken: int
    best_points: int
    """The same for the best moves: in each turn, up to the first of mine that was not the best."""
    over: int
    over_cost: float
    """Errors by which I took it instead of something better."""
    under: int
    under_cost: float
    """Errors by which I did something else where taking it was best."""


class CardWins(msgspec.Struct, frozen=True):
    """One card of a game where cards have to be won: what came of my dice there, and what they were worth."""

    card: str
    said: Message
    taken: int
    """How often I placed dice on it."""
    won: int
    points: int
    """What I won with it in all."""
    expected: float
    """What my dice there were worth in all: each time its points, times the chance to win it if the others play well."""
    best_taken: int
    best_expected: float
    """The same for the best moves: in each turn, up to the first of mine that was not the best."""


class StatisticsPage(msgspec.Struct, frozen=True, kw_only=True):
    """My finished games of one game and number of players, counted."""

    kinds: list[PlayedKind]
    """What I have played, the most played first: what can be asked for."""
    game: str
    players: int
    days: int
    games: int
    most: int
    """So many games, the latest of all kinds, are looked at; older ones are not counted."""
    results: Results
    beginning: Results
    following: Results
    """Where I had the first turn, and where I had not: of games that were weighed."""
    modes: list[ModeResults]
    opponents: list[OpponentResults]
    """Those I played most with first; with several at a table, a game counts for each of them."""
    others: int
    """How many opponents are not listed."""
    span: PlaySpan
    spans: list[SpanResults]
    """The earliest first, empty ones between them too."""
    wins: RunLength
    """Games won in a row, alone or with others."""
    playing_days: RunLength
    """Days in a row on which I finished a game (UTC)."""
    analysed: int
    """Games of which it is known how well I played: what follows is about those."""
    exact: int
    """In how many of them every value was exact; they are estimates in the others."""
    unit: Unit
    decisions: int
    cost: float
    """Of all of them together."""
    errors: list[ErrorCount]
    """What cost most first; together they are the whole cost."""
    cards: list[CardCount]
    """In the game's order."""
    won_cards: list[CardWins]
    """The same; nothing in a game where whoever takes a card has it."""
    won_cards_of: int
    """In how many games that was counted."""
    preparing: float | None
    """How much is done of weighing my latest games, from 0 to 1; null when nothing is left to do."""
