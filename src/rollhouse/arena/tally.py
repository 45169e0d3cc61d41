"""The results of games, and their counts."""

from __future__ import annotations

from collections import Counter

import msgspec


class Forfeit(msgspec.Struct, frozen=True):
    """The failure of a bot that ended a game."""

    seat: int
    code: str
    """Of the error, such as `bot/slow`."""


class Result(msgspec.Struct, frozen=True):
    """The result of one game."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    """By seat."""
    starter: int
    """The seat that had the first turn."""
    decisions: int
    """Moves made by seats, without those of chance."""
    turns: int
    """Turns in which a seat or chance moved."""
    forfeit: Forfeit | None = None
    """Set where the game ended because a bot failed: it lost, the other seats share the win, and `scores` is empty."""
    luck: tuple[float, ...] = ()
    """By seat: what chance added to its share of the win, where that was asked for and no bot failed."""


class Tally:
    """Counts of games: whole numbers, so that tallies add up the same in any order."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.games = 0
        self.wins: list[Counter[int]] = [Counter() for _ in range(players)]
        """By seat: wins, by how many seats shared them."""
        self.order: list[Counter[int]] = [Counter() for _ in range(players)]
        """By place in the order of play, 0 for the first turn: wins, as by seat."""
        self.scores: list[Counter[int]] = [Counter() for _ in range(players)]
        self.decisions: Counter[int] = Counter()
        self.turns: Counter[int] = Counter()
        self.faults: list[Counter[str]] = [Counter() for _ in range(players)]
        """By seat: games that its bot lost because it failed, by the code of its fault."""

    def note(self, result: Result) -> None:
        """Count one game."""
        self.games += 1
        for seat in result.winners:
            self.wins[seat][len(result.winners)] += 1
            self.order[(seat - result.starter) % self.players][len(result.winners)] += 1
        for seat, score in enumerate(result.scores):
            self.scores[seat][score] += 1
        self.decisions[result.decisions] += 1
        self.turns[result.turns] += 1
        if result.forfeit is not None:
            self.faults[result.forfeit.seat][result.forfeit.code] += 1

    def __add__(self, other: Tally) -> Tally:
        """The sum as a new tally: an interrupt in the middle leaves this one whole."""
        both = Tally(self.players)
        both.games = self.games + other.games
        both.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]
        both.order = [mine + theirs for mine, theirs in zip(self.order, other.order, strict=True)]
        both.scores = [mine + theirs for mine, theirs in zip(self.scores, other.scores, strict=True)]
        both.decisions = self.decisions + other.decisions
        both.turns = self.turns + other.turns
        both.faults = [mine + theirs for mine, theirs in zip(self.faults, other.faults, strict=True)]
        return both
