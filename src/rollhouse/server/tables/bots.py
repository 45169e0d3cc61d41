"""Bots think in processes of their own, so that nobody waits for somebody else's bot."""

from __future__ import annotations

import logging
import random
from collections.abc import Mapping
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from typing import NamedTuple, TypeAlias

from rollhouse.core.bots import RandomBot, note_of
from rollhouse.core.errors import RollhouseError
from rollhouse.core.game import AnyGame, Bot
from rollhouse.core.messages import Message
from rollhouse.core.registry import game as registered
from rollhouse.play.bots import bot_names, check_bot, find_bot, stand_in
from rollhouse.play.external_bots import GuestBot, ask_bot, stand_in_note
from rollhouse.play.subprocess_bot import EXEC
from rollhouse.server.workers.fair_semaphore import ANY_REQUESTER, Priority
from rollhouse.server.workers.pool import FindGame, Worker, WorkerPool

__all__ = ["Answer", "BotWorkers"]

_log = logging.getLogger(__name__)

_Question: TypeAlias = tuple[str, str, str, int, int]


class Answer(NamedTuple):
    """A bot's answer."""

    move: str
    note: Message | None
    """What it has to say about it."""
    fault: str = ""
    """What was wrong with the bot, when the move is not its own."""


class BotWorkers:
    """Up to `count` processes that think for bots, each begun when all others are busy. `find` gives the game with an id, there as here."""

    def __init__(self, count: int, find: FindGame = registered, programs: Mapping[str, str] = {}) -> None:  # nobody changes it
        self._find = find
        self.programs = programs
        """Bots that are programs, by the name that people see: the admin's choice, and for every game."""
        self._processes = WorkerPool(count, find, warm=True)

    async def close(self) -> None:
        """Let every process finish what it is thinking about, and end it; who still waits for a turn is refused."""
        await self._processes.close()

    def longest_wait_seconds(self) -> float:
        """The seconds for which some bot has been waiting to think."""
        return self._processes.longest_wait_seconds()

    async def answer(self, game: str, bot: str, state: str, seed: int, ply: int, priority: Priority = ANY_REQUESTER) -> Answer:
        """A bot's move in a position (`game.encode(state)`) after `ply` moves, and what it has to say. The same seed gives the same move.

        It is always a legal one: when the bot fails, any legal move, and a line in the log. For one that is gone (a table may be older than
        the bots of this house) the stand-in plays, and the table is told.
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
            text = "bot %s of %s failed (%s); %r was played instead, in the position %s"
            _log.error(text, bot, game, answer.fault, answer.move, state)
        return answer


# --- in a worker ----------------------------------------------------------------------------------------------------------------------


@cache
def _bot(game: str, bot: str) -> Bot:
    return find_bot(Worker.find(game), bot)


def _think(question: _Question) -> Answer:
    """A legal move; what the bot has to say; what was wrong with it if the move is not its own."""
    name, bot, text, seed, ply = question
    game = Worker.find(name)
    state = game.decode(text)
    moves = game.legal(state)
    try:
        thinker = _bot(name, bot)
        move = ask_bot(thinker, state, moves, random.Random(seed), ply)
        if move in moves:
            note = note_of(thinker, state)
            fault = str(thinker.fault or "") if isinstance(thinker, GuestBot) else ""
            return Answer(str(move), note, fault)
        fault = f"it chose {str(move)!r}, which is not legal"
    except Exception as error:  # a bot may fail in any way it likes; the game goes on
        fault = f"{type(error).__name__}: {error}"
    return Answer(_any_move(game, text, seed), None, fault)


def _any_move(game: AnyGame, text: str, seed: int) -> str:
    state = game.decode(text)
    return str(RandomBot().choose(state, game.legal(state), random.Random(seed)))
