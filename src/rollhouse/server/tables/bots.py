"""Runs bots in worker processes, so that players don't wait for the bots of other tables."""

from __future__ import annotations

import logging
import random
from collections.abc import Mapping, Sequence
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from typing import NamedTuple, TypeAlias

from rollhouse.core.bots import RandomBot, note_of
from rollhouse.core.errors import RollhouseError
from rollhouse.core.game import AnyGame, Bot
from rollhouse.core.messages import Message
from rollhouse.core.registry import game as registered
from rollhouse.play.bots import bot_names, check_bot, find_bot, stand_in
from rollhouse.play.external_bots import ExternalBot, ask_bot, stand_in_note
from rollhouse.play.subprocess_bot import EXEC
from rollhouse.server.workers.fair_semaphore import ANY_REQUESTER, Priority
from rollhouse.server.workers.pool import FindGame, Worker, WorkerPool

_log = logging.getLogger(__name__)

_Question: TypeAlias = tuple[str, str, str, int, int]


class Answer(NamedTuple):
    """A bot's answer."""

    move: str
    note: Message | None
    """The bot's note."""
    fault: str = ""
    """The bot's error, when a stand-in made the move."""


class BotWorkers:
    """Up to `count` worker processes, each started when all others are busy. `find` returns the game with an id, in workers, too."""

    def __init__(self, count: int, find: FindGame = registered, programs: Mapping[str, str] = {}) -> None:  # never changed
        self._find = find
        self.programs = programs
        """The commands of bots that are programs, by name: configured by the admin, for every game."""
        self._processes = WorkerPool(count, find, warm=True)

    async def close(self) -> None:
        """Let every process finish its move, and end it; requests that wait are refused."""
        await self._processes.close()

    def longest_wait_seconds(self) -> float:
        """The longest time, in seconds, that a bot has been waiting for a worker."""
        return self._processes.longest_wait_seconds()

    async def answer(self, game: str, bot: str, state: str, seed: int, ply: int, priority: Priority = ANY_REQUESTER) -> Answer:
        """A bot's legal move in a position (`game.encode(state)`) after `ply` moves, and its note. The same seed gives the same move.

        When the bot fails, a random legal move is made, and the failure is logged. When the bot does not exist any more (the table may be
        older), a stand-in plays, and a note says so.
        """
        rules = self._find(game)
        name, gone = bot, None
        if bot in self.programs and bot not in bot_names(rules):
            name = EXEC + self.programs[bot]
        else:
            try:
                check_bot(rules, bot, programs="never", also=self.programs)
            except RollhouseError as error:
                name, gone = stand_in(rules), error
        try:
            answer = await self._processes.run(_think, (game, name, state, seed, ply), priority=priority)
        except BrokenProcessPool:
            answer = Answer(_any_move(rules, state, seed), None, "its process died")
        if gone is not None:
            answer = answer._replace(note=stand_in_note(gone), fault=str(gone))
        if answer.fault:
            fields = {"bot": bot, "game": game, "fault": answer.fault, "played": answer.move, "position": state}
            _log.error("bot failed", extra=fields)
        return answer

    async def unwilling(self, game: str, state: str, seats: Sequence[int], priority: Priority = ANY_REQUESTER) -> tuple[int, ...]:
        """Return the seats, of these bots', that would rather play on than stop in this position."""
        try:
            return await self._processes.run(_unwilling, (game, state, tuple(seats)), priority=priority)
        except BrokenProcessPool:
            return tuple(seats)


# --- in a worker ----------------------------------------------------------------------------------------------------------------------


@cache
def _bot(game: str, bot: str) -> Bot:
    return find_bot(Worker.find(game), bot)


def _think(question: _Question) -> Answer:
    """The answer of a bot; a random move where it fails."""
    name, bot, text, seed, ply = question
    game = Worker.find(name)
    state = game.decode(text)
    moves = game.legal(state)
    try:
        thinker = _bot(name, bot)
        move = ask_bot(thinker, state, moves, random.Random(seed), ply)
        if move in moves:
            note = note_of(thinker, state)
            fault = str(thinker.fault or "") if isinstance(thinker, ExternalBot) else ""
            return Answer(str(move), note, fault)
        fault = f"it chose {str(move)!r}, which is not legal"
    except Exception as error:  # a bot may raise anything; the game goes on
        fault = f"{type(error).__name__}: {error}"
    return Answer(_any_move(game, text, seed), None, fault)


def _unwilling(question: tuple[str, str, tuple[int, ...]]) -> tuple[int, ...]:
    name, text, seats = question
    game = Worker.find(name)
    state = game.decode(text)
    return tuple(seat for seat in seats if not game.agrees_to_stop(state, seat))


def _any_move(game: AnyGame, text: str, seed: int) -> str:
    state = game.decode(text)
    return str(RandomBot().choose(state, game.legal(state), random.Random(seed)))
