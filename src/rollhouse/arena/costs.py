"""The cost of bots' decisions, by exact values where they are known."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import fsum
from statistics import fmean, stdev

import msgspec

from rollhouse.core.errors import BotError
from rollhouse.core.evaluate import Evaluator
from rollhouse.core.game import CHANCE, GAME_OVER, AnyGame, Setup
from rollhouse.core.statistics import ratio_of_sums
from rollhouse.core.teaching import evaluator_of
from rollhouse.play.bots import find_bot
from rollhouse.play.external_bots import ask_bot_itself

_MAX_GRADED_MOVES = 2000
"""A bot that only skips never ends a game with itself; the cost of its decisions is known by then."""


class Cost(msgspec.Struct, frozen=True):
    """The cost of a bot's decisions."""

    bot: str
    players: int
    exact: bool
    """Whether the values are exact, or estimates."""
    games: int
    decisions: int
    mean: float
    """Share of the win, in an average decision between two moves or more."""
    reach: float
    """Half the width of its 95 % interval, games taken as independent."""
    game: float
    """In an average game, and by one player."""
    spread: float
    """The standard deviation of what one player's decisions cost in a game."""


class GradedGame(msgspec.Struct, frozen=True, array_like=True):
    """One game of a bot against itself."""

    costs: tuple[float, ...]
    """What each seat's decisions cost."""
    decisions: int
    exact: bool


def exact_evaluator(game: AnyGame, options: Mapping[str, object]) -> Evaluator | None:
    """The exact evaluator for two players; None where it has to be made first, or where chance deals anew in every game."""
    state = game.start(game.setup({**options, "players": 2, "first": 0}))
    if state.to_act == CHANCE and state.turn < 0:
        return None
    evaluator = evaluator_of(game, state)
    return evaluator if evaluator is not None and evaluator.exact else None


@dataclass(frozen=True, slots=True)
class GradedGames:
    """Some games of a bot against itself with the cost of every decision, as a task for any process."""

    game: AnyGame
    setup: Setup
    bot: str
    seed: int
    games: range

    def __call__(self, stopped: Callable[[], bool]) -> list[GradedGame]:
        """Play the games and return them."""
        return [self._game_cost(index) for index in self.games if not stopped()]

    def _game_cost(self, index: int) -> GradedGame:
        game, rng = self.game, random.Random(f"rollhouse levels {self.seed} {index} {self.bot}")
        player, evaluator = find_bot(game, self.bot), None
        state = game.start(self.setup)
        costs, decisions, ply = [0.0] * self.setup.players, 0, 0
        while state.to_act != GAME_OVER and ply < _MAX_GRADED_MOVES:
            if state.to_act == CHANCE:
                state, ply = game.apply(state, game.outcomes(state).sample(rng)), ply + 1
                continue
            evaluator = evaluator or evaluator_of(game, state, if_missing="estimate")
            assert evaluator is not None
            legal = game.legal(state)
            try:
                move = ask_bot_itself(player, state, legal, rng, ply)
            except BotError:
                break  # the matches count it; its decisions so far are graded
            if len(legal) > 1:
                values = [option.value for option in evaluator.options(state)]
                costs[state.to_act] += max(values) - values[legal.index(move)]
                decisions += 1
            state, ply = game.apply(state, move), ply + 1
        return GradedGame(tuple(costs), decisions, evaluator is not None and evaluator.exact)


def costs_of(graded: Mapping[str, Sequence[GradedGame]], players: int) -> tuple[Cost, ...]:
    """The cost of each bot's decisions; bots that failed before their first one are left out."""
    return tuple(_cost_of(bot, players, games) for bot, games in graded.items() if any(game.decisions for game in games))


def _cost_of(bot: str, players: int, games: Sequence[GradedGame]) -> Cost:
    """The cost of a bot's decisions, from its games."""
    ratio = ratio_of_sums([(fsum(game.costs), game.decisions) for game in games])
    assert ratio.reach is not None, "a match has two games at least"
    by_seat = [cost for game in games for cost in game.costs]
    decisions, exact = sum(game.decisions for game in games), all(game.exact for game in games)
    return Cost(bot, players, exact, len(games), decisions, ratio.mean, ratio.reach, fmean(by_seat), stdev(by_seat))
