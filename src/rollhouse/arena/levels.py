"""How strong a game's bots are: each against each, one against several of the level below, and what a decision of each costs."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations, pairwise
from math import sqrt

import msgspec

from rollhouse.arena.simulate import simulate
from rollhouse.arena.stats import Share, student
from rollhouse.core.errors import BotError
from rollhouse.core.evaluate import Evaluator
from rollhouse.core.game import CHANCE, NOBODY, AnyGame, Setup
from rollhouse.play.bots import check_bot, find_bot
from rollhouse.play.guests import ask_bot
from rollhouse.play.programs import EXEC, end_programs

__all__ = ["Cost", "Levels", "Match", "calibrate"]


class Match(msgspec.Struct, frozen=True):
    """One bot against others that are all of another kind."""

    bot: str
    others: str
    players: int
    games: int
    share: Share
    """Of the wins, to `bot`. An even one would be one in `players`."""


class Cost(msgspec.Struct, frozen=True):
    """What a bot gives away, by values that are exact."""

    bot: str
    games: int
    decisions: int
    mean: float
    """Share of the win, in an average decision between two moves or more."""
    reach: float
    """Half the width of its 95 % interval, games taken as independent."""
    game: float
    """In an average game, and by one player."""


class Levels(msgspec.Struct, frozen=True):
    """What all matches showed."""

    game: str
    rules_version: int
    setup: dict[str, object]
    seed: int
    bots: tuple[str, ...]
    pairs: tuple[Match, ...]
    """Two players, each against each, the weaker one named by `others`."""
    crowds: tuple[Match, ...]
    """Three and more: one against several of the level below."""
    costs: tuple[Cost, ...]
    """Two players; nothing where no exact values are known."""
    faults: dict[str, int] = {}
    """Moves that were made for a bot that failed, by bot: only bots from outside fail."""


def calibrate(
    game: AnyGame,
    options: Mapping[str, object],
    evaluator: Evaluator | None,
    *,
    bots: Sequence[str] = (),
    games: int,
    seed: int,
    workers: int | None = 1,
    progress: Callable[[float], None] = lambda done: None,
) -> Levels:
    """Play all matches of `games` games, between these `bots` (the weakest first), or all of the game's own.

    `evaluator` says what decisions of two players cost, if it is exact. Interrupts come through.
    """
    bots = tuple(bots or game.bots)
    for bot in bots:
        check_bot(game, bot)
    if len(bots) < 2:
        raise BotError("bot/too-few", came=",".join(bots))
    ladder = list(pairwise(bots))
    matches = [(high, low, 2) for low, high in combinations(bots, 2)]
    matches += [(high, low, players) for players in game.players if players > 2 for low, high in ladder]
    weighed = bots if evaluator is not None and evaluator.exact else ()
    steps = len(matches) + len(weighed)
    played = []
    faults: Counter[str] = Counter()
    for number, (bot, others, players) in enumerate(matches):

        def some(done: int, number: int = number) -> None:
            progress((number + done / games) / steps)

        names = [_seat(bot)] + [_seat(others)] * (players - 1)
        summary = simulate(game, {**options, "players": players}, names, games, seed, workers, some)
        if summary is None or not summary.complete:
            raise KeyboardInterrupt
        for kind, result in zip((bot, *[others] * (players - 1)), summary.players, strict=True):
            faults[kind] += sum(result.faults.values())
        played.append(Match(bot, others, players, games, summary.players[0].share))
    costs = []
    for number, bot in enumerate(weighed, len(matches)):
        assert evaluator is not None
        setup = game.setup({"first": "random", **options, "players": 2})
        costs.append(_cost(game, setup, bot, evaluator, range(_weighed_games(games)), seed))
        progress((number + 1) / steps)
    end_programs()
    return Levels(
        game.id,
        game.rules_version,
        msgspec.json.decode(msgspec.json.encode(game.setup({"first": "random", **options, "players": 2}))),
        seed,
        bots,
        tuple(match for match in played if match.players == 2),
        tuple(match for match in played if match.players > 2),
        tuple(costs),
        {bot: count for bot, count in faults.items() if count},
    )


def _seat(bot: str) -> str:
    return bot if bot.startswith(EXEC) else f"bot:{bot}"


def _weighed_games(games: int) -> int:
    """Every decision of a game is weighed, so fewer games tell as much."""
    return max(games // 4, 2)


def _cost(game: AnyGame, setup: Setup, bot: str, evaluator: Evaluator, games: range, seed: int) -> Cost:
    """The bot against itself."""
    counted = [_game_cost(game, setup, bot, evaluator, f"rollhouse levels {seed} {index} {bot}") for index in games]
    decisions = sum(count for _, count in counted)
    mean = sum(cost for cost, _ in counted) / max(decisions, 1)
    # A ratio of two sums: its error is that of what each game's cost differs from what its decisions would have cost on average.
    spread = sqrt(sum((cost - mean * count) ** 2 for cost, count in counted) / (len(counted) - 1))
    reach = student(len(counted) - 1) * spread * sqrt(len(counted)) / max(decisions, 1)
    return Cost(bot, len(counted), decisions, mean, reach, sum(cost for cost, _ in counted) / len(counted) / setup.players)


def _game_cost(game: AnyGame, setup: Setup, bot: str, evaluator: Evaluator, luck: str) -> tuple[float, int]:
    """What the moves of both players cost in one game, and how many decisions there were."""
    rng = random.Random(luck)
    player = find_bot(game, bot)
    state = game.start(setup)
    cost, decisions, ply = 0.0, 0, 0
    while state.to_act != NOBODY:
        if state.to_act == CHANCE:
            state, ply = game.apply(state, game.outcomes(state).sample(rng)), ply + 1
            continue
        legal = game.legal(state)
        move = ask_bot(player, state, legal, rng, ply)
        if len(legal) > 1:
            cost += _move_cost(evaluator, state, legal, move)
            decisions += 1
        state, ply = game.apply(state, move), ply + 1
    return cost, decisions


def _move_cost(evaluator: Evaluator, state: object, legal: Sequence[object], move: object) -> float:
    values = [option.value for option in evaluator.options(state)]
    return max(values) - values[legal.index(move)]
