"""One game between bots, and the tally that many of them are folded into."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence

import msgspec

from rollhouse.core.errors import RollhouseError
from rollhouse.core.game import CHANCE, NOBODY, AnyGame, Setup

__all__ = ["LONGEST_GAME", "ArenaError", "Result", "Tally", "play_one", "play_some"]

LONGEST_GAME = 1_000_000
"""Moves after which a game between bots counts as endless: two that always skip would play for ever."""


class ArenaError(RollhouseError):
    """Bulk play could not go on."""

    family = "arena"


class Result(msgspec.Struct, frozen=True):
    """How one game went."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    """By seat."""
    starter: int
    """The seat that had the first turn."""
    decisions: int
    """Moves made by seats; chance's are not counted."""
    turns: int
    """Turns in which somebody, or the dice, had something to do."""


class Tally:
    """Games, counted. Everything in it is a whole number, so tallies add up the same in any order."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.games = 0
        self.wins: list[Counter[int]] = [Counter() for _ in range(players)]
        """By seat: wins, by how many seats shared them."""
        self.order: list[Counter[int]] = [Counter() for _ in range(players)]
        """The same by place in the order of play: 0 had the first turn."""
        self.scores: list[Counter[int]] = [Counter() for _ in range(players)]
        self.decisions: Counter[int] = Counter()
        self.turns: Counter[int] = Counter()

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

    def __add__(self, other: Tally) -> Tally:
        """Both together. A new one: an interrupt in the middle leaves this one whole."""
        both = Tally(self.players)
        both.games = self.games + other.games
        both.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]
        both.order = [mine + theirs for mine, theirs in zip(self.order, other.order, strict=True)]
        both.scores = [mine + theirs for mine, theirs in zip(self.scores, other.scores, strict=True)]
        both.decisions = self.decisions + other.decisions
        both.turns = self.turns + other.turns
        return both


def play_one(game: AnyGame, setup: Setup, bots: Sequence[str], seed: int, index: int) -> Result:
    """Game number `index` of this seed. The dice and each bot have randomness of their own, so no bot can move another's dice."""
    dice = random.Random(f"rollhouse arena {seed} {index} dice")
    players = [(game.bots[bot](), random.Random(f"rollhouse arena {seed} {index} bot {seat}")) for seat, bot in enumerate(bots)]
    state = game.start(setup)
    starter = -1
    key: tuple[int, ...] = ()
    moves = decisions = turns = 0
    while state.to_act != NOBODY:
        if state.turn >= 0 and key != (now := game.turn_key(state)):
            starter = state.turn if starter < 0 else starter
            key, turns = now, turns + 1
        if state.to_act == CHANCE:
            state = game.apply(state, game.outcomes(state).sample(dice))
        else:
            bot, rng = players[state.to_act]
            state = game.apply(state, bot.choose(state, game.legal(state), rng))
            decisions += 1
        moves += 1
        if moves == LONGEST_GAME:
            raise ArenaError("arena/endless", came=",".join(f"bot:{bot}" for bot in bots), where=str(index + 1))
    outcome = game.outcome(state)
    if outcome is None:
        raise AssertionError(f"{game.id}: nobody is to act, but there is no outcome")
    scores = {standing.seat: standing.score for standing in outcome.standings}
    return Result(outcome.winners, tuple(scores[seat] for seat in range(setup.players)), starter, decisions, turns)


def play_some(game: AnyGame, setup: Setup, bots: Sequence[str], seed: int, games: range, stopped: Callable[[], bool]) -> Tally:
    """These games, unless `stopped` says so on the way: then nobody will look at what was counted so far."""
    tally = Tally(setup.players)
    for index in games:
        if stopped():
            break
        tally.note(play_one(game, setup, bots, seed, index))
    return tally
