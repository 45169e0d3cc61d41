"""One game between bots, several in a row, and one deal of chance from every seat."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from rollhouse.arena.luck import LuckAccount
from rollhouse.arena.tally import Forfeit, Result, Tally
from rollhouse.core.errors import BotError, RollhouseError
from rollhouse.core.game import CHANCE, GAME_OVER, AnyGame, Bot, Outcomes, Setup
from rollhouse.play.bots import find_bot
from rollhouse.play.external_bots import ask_bot_itself

MAX_GAME_MOVES = 1_000_000
"""Moves after which a game between bots counts as endless: two that always skip would never end it."""


class ArenaError(RollhouseError):
    """Bulk play could not go on."""

    family = "arena"


def setup_of(game: AnyGame, options: Mapping[str, object], players: int) -> Setup:
    """The setup of a game in the arena, where chance decides which seat starts unless the options say otherwise."""
    setup: Setup = game.setup({"first": "random", **options, "players": players})
    return setup


def play_one(game: AnyGame, setup: Setup, bots: Sequence[str], seed: int, index: int, moves_made: list[Any] | None = None) -> Result:
    """Play game number `index` of this seed. The dice and each bot have random numbers of their own, so that no bot changes the dice.

    Every move, chance's too, is appended to `moves_made`.
    """
    dice = random.Random(f"rollhouse arena {seed} {index} dice")
    own = [f"rollhouse arena {seed} {index} bot {seat}" for seat in range(len(bots))]
    return _played(game, setup, bots, own, lambda outcomes, turn, roll: outcomes.sample(dice), index, moves_made)


def play_deal(game: AnyGame, setup: Setup, bots: Sequence[str | Bot], seed: int, deal: int, *, luck: bool = False) -> tuple[Result, ...]:
    """Play deal number `deal` of this seed once for every seat: each time all bots move one seat on, and chance repeats itself.

    Chance gives the same roll at the same moment (which roll of which turn), the same cards and the same starting seat, so that each bot
    has the luck of each seat once. A result's seats are the bots, in the order given. With `luck`, each result says what chance added.
    """
    count = len(bots)
    results = []
    for moved in range(count):
        seated = [(seat - moved) % count for seat in range(count)]
        own = [f"rollhouse arena {seed} {deal} bot {bot}" for bot in seated]
        account = LuckAccount(game, count) if luck else None
        found = _played(game, setup, [bots[bot] for bot in seated], own, _same_dice(seed, deal), deal, account=account)
        results.append(_by_bot(found, moved, count))
    return tuple(results)


Chance: TypeAlias = Callable[[Outcomes[Any], int, int], Any]
"""Chooses for chance: the outcomes, the number of the turn, and how many rolls and draws came before in that turn."""


def _same_dice(seed: int, deal: int) -> Chance:
    def answer(outcomes: Outcomes[Any], turn: int, roll: int) -> Any:
        return outcomes.pick(random.Random(f"rollhouse deal {seed} {deal} {turn} {roll}").randrange(outcomes.total))

    return answer


def _by_bot(result: Result, moved: int, count: int) -> Result:
    """Return a result with its seats counted from the first bot's."""
    return Result(
        tuple(sorted((seat - moved) % count for seat in result.winners)),
        tuple(result.scores[(bot + moved) % count] for bot in range(len(result.scores))),
        (result.starter - moved) % count,
        result.decisions,
        result.turns,
        None if result.forfeit is None else Forfeit((result.forfeit.seat - moved) % count, result.forfeit.code),
        tuple(result.luck[(bot + moved) % count] for bot in range(count)) if result.luck else (),
    )


def _played(
    game: AnyGame,
    setup: Setup,
    bots: Sequence[str | Bot],
    own: Sequence[str],
    chance: Chance,
    index: int,
    moves_made: list[Any] | None = None,
    account: LuckAccount | None = None,
) -> Result:
    """Play one game; `own` is the seed of each bot's random numbers. A bot that fails to move loses: nothing else is measured here."""
    found = [find_bot(game, bot) if isinstance(bot, str) else bot for bot in bots]
    players = [(bot, random.Random(luck)) for bot, luck in zip(found, own, strict=True)]
    state = game.start(setup)
    starter = -1
    key: tuple[int, ...] = ()
    moves = decisions = turns = rolls = 0
    while state.to_act != GAME_OVER:
        if state.turn >= 0 and key != (now := game.turn_key(state)):
            starter = state.turn if starter < 0 else starter
            key, turns, rolls = now, turns + 1, 0
        if state.to_act == CHANCE:
            move = chance(game.outcomes(state), turns, rolls)
            rolls += 1
        else:
            seat = state.to_act
            bot, rng = players[seat]
            try:
                move = ask_bot_itself(bot, state, game.legal(state), rng, moves)
            except BotError as fault:
                others = tuple(other for other in range(setup.players) if other != seat)
                return Result(others, (), starter, decisions, turns, Forfeit(seat, fault.code))
            if account is not None:
                account.decision(state, move, bot)
            decisions += 1
        before, state = state, game.apply(state, move)
        if account is not None and before.to_act == CHANCE:
            account.chance(before, state)
        if moves_made is not None:
            moves_made.append(move)
        moves += 1
        if moves == MAX_GAME_MOVES:
            raise ArenaError("arena/endless", value=",".join(f"bot:{bot}" for bot in bots), location=str(index + 1))
    outcome = game.outcome(state)
    if outcome is None:
        raise AssertionError(f"{game.id}: no seat is to act, but there is no outcome")
    scores = {standing.seat: standing.score for standing in outcome.standings}
    return Result(
        outcome.winners,
        tuple(scores[seat] for seat in range(setup.players)),
        starter,
        decisions,
        turns,
        None,
        () if account is None else tuple(account.luck),
    )


def play_some(game: AnyGame, setup: Setup, bots: Sequence[str], seed: int, games: range, stopped: Callable[[], bool]) -> Tally:
    """The tally of these games; incomplete, and to be thrown away, where `stopped` became true."""
    tally = Tally(setup.players)
    for index in games:
        if stopped():
            break
        tally.note(play_one(game, setup, bots, seed, index))
    return tally
