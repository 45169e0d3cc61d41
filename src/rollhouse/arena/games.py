"""One game between bots, and some of them in a row."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence

from rollhouse.arena.tally import Result, Tally
from rollhouse.core.errors import RollhouseError
from rollhouse.core.game import CHANCE, NOBODY, AnyGame, Setup
from rollhouse.play.bots import find_bot
from rollhouse.play.guests import GuestBot, ask_bot

__all__ = ["LONGEST_GAME", "ArenaError", "play_one", "play_some"]

LONGEST_GAME = 1_000_000
"""Moves after which a game between bots counts as endless: two that always skip would play for ever."""


class ArenaError(RollhouseError):
    """Bulk play could not go on."""

    family = "arena"


def play_one(game: AnyGame, setup: Setup, bots: Sequence[str], seed: int, index: int) -> Result:
    """Game number `index` of this seed. The dice and each bot have randomness of their own, so no bot can move another's dice."""
    dice = random.Random(f"rollhouse arena {seed} {index} dice")
    players = [(find_bot(game, bot), random.Random(f"rollhouse arena {seed} {index} bot {seat}")) for seat, bot in enumerate(bots)]
    guests = {seat: bot for seat, (bot, _) in enumerate(players) if isinstance(bot, GuestBot)}
    faults: dict[int, Counter[str]] = {seat: Counter() for seat in guests}
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
            seat = state.to_act
            bot, rng = players[seat]
            state = game.apply(state, ask_bot(bot, state, game.legal(state), rng, moves))
            if seat in guests and (fault := guests[seat].fault):
                faults[seat][fault.code] += 1
            decisions += 1
        moves += 1
        if moves == LONGEST_GAME:
            raise ArenaError("arena/endless", came=",".join(f"bot:{bot}" for bot in bots), where=str(index + 1))
    outcome = game.outcome(state)
    if outcome is None:
        raise AssertionError(f"{game.id}: nobody is to act, but there is no outcome")
    scores = {standing.seat: standing.score for standing in outcome.standings}
    return Result(
        outcome.winners,
        tuple(scores[seat] for seat in range(setup.players)),
        starter,
        decisions,
        turns,
        {seat: dict(codes) for seat, codes in faults.items() if codes},
    )


def play_some(game: AnyGame, setup: Setup, bots: Sequence[str], seed: int, games: range, stopped: Callable[[], bool]) -> Tally:
    """These games, unless `stopped` says so on the way: then nobody will look at what was counted so far."""
    tally = Tally(setup.players)
    for index in games:
        if stopped():
            break
        tally.note(play_one(game, setup, bots, seed, index))
    return tally
