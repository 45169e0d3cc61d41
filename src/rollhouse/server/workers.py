"""Bots think in processes of their own, so that nobody waits for somebody else's bot.

This module is all that such a process imports besides the games: no server, no database, and nothing secret ever reaches it.
"""

from __future__ import annotations

import asyncio
import logging
import os
import random
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, NamedTuple, TypeAlias

import msgspec

from rollhouse.core.background import background_allowed
from rollhouse.core.bots import RandomBot, note_of
from rollhouse.core.errors import BotError
from rollhouse.core.game import AnyGame, Bot
from rollhouse.core.registry import game as registered
from rollhouse.core.registry import games

__all__ = ["Answer", "BotWorkers"]

FindGame: TypeAlias = Callable[[str], AnyGame]

_log = logging.getLogger(__name__)


class Answer(NamedTuple):
    """A bot's answer."""

    move: str
    note: dict[str, Any] | None
    """What it has to say about it: a message."""
    fault: str = ""
    """What was wrong with the bot, when the move is not its own."""


class BotWorkers:
    """Up to `count` processes that think for bots, each begun when all others are busy. `find` gives the game with an id, there as here."""

    def __init__(self, count: int, find: FindGame = registered) -> None:
        self._find = find
        self._turns = asyncio.Semaphore(count)
        self._begun: list[_Process] = []
        self._idle: list[_Process] = []
        self._closed = False

    async def start(self) -> None:
        """Begin a process now, so that the first bot does not wait for it."""
        async with self._turns:
            process = self._take()
            try:
                await process.ready()
            finally:
                self._idle.append(process)

    async def close(self) -> None:
        """Let every process finish what it is thinking about, and end it; who still waits for a turn is refused."""
        self._closed = True
        await asyncio.gather(*(process.close() for process in self._begun))

    async def choose(self, game: str, bot: str, state: str, seed: int) -> str:
        """The text of a bot's move, as `answer` gives it."""
        return (await self.answer(game, bot, state, seed)).move

    async def answer(self, game: str, bot: str, state: str, seed: int) -> Answer:
        """A bot's move in a position (`game.encode(state)`), and what it has to say. The same seed gives the same move.

        It is always a legal one: when the bot fails, any legal move, and a line in the log.
        """
        rules = self._find(game)
        if bot not in rules.bots:
            raise BotError("bot/unknown", came=bot, where=game, allowed=tuple(rules.bots))
        async with self._turns:
            process = self._take()
            try:
                answer = await self._ask(process, (game, bot, state, seed))
            except BrokenProcessPool:
                answer = Answer(_any_move(rules, state, seed), None, "its process died")
            finally:
                self._idle.append(process)
        if answer.fault:
            text = "bot %s of %s failed (%s); %r was played at random instead, in the position %s"
            _log.error(text, bot, game, answer.fault, answer.move, state)
        return answer

    def _take(self) -> _Process:
        """The process that was busy last: as long as one is enough, there is only one."""
        if self._closed:
            raise RuntimeError("the bot workers are closed")
        if self._idle:
            return self._idle.pop()
        self._begun.append(_Process(self._find))
        return self._begun[-1]

    async def _ask(self, process: _Process, question: _Question) -> Answer:
        try:
            return await process.ask(question)
        except BrokenProcessPool:  # it may not have been the bot's fault
            return await process.ask(question)


_Question: TypeAlias = tuple[str, str, str, int]


class _Process:
    """One process that thinks, replaced when it dies."""

    def __init__(self, find: FindGame) -> None:
        self._find = find
        self._pool: ProcessPoolExecutor | None = None
        self._beginning = asyncio.Lock()
        self._closed = False

    async def ask(self, question: _Question) -> Answer:
        pool = self._pool or await self.ready()
        try:
            return await asyncio.wrap_future(pool.submit(_think, question))
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            raise

    async def ready(self) -> ProcessPoolExecutor:
        """A pool of this one process, begun: that takes a while, so it is not done in the event loop."""
        async with self._beginning:
            if self._closed:
                raise RuntimeError("the bot workers are closed")
            if self._pool is None:
                self._pool = await asyncio.to_thread(self._begin)
            return self._pool

    def _begin(self) -> ProcessPoolExecutor:
        pool = ProcessPoolExecutor(1, get_context("spawn"), _begin_worker, (self._find,))  # spawn: it inherits nothing
        pool.submit(_report).result()
        return pool

    async def close(self) -> None:
        async with self._beginning:
            self._closed = True
            if self._pool is not None:
                await asyncio.to_thread(self._pool.shutdown, cancel_futures=True)
                self._pool = None


# --- in a worker ----------------------------------------------------------------------------------------------------------------------


class _Worker:
    """What a worker process was given when it began."""

    find: FindGame


def _begin_worker(find: FindGame) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which lets its bots finish
    _Worker.find = find
    Thread(target=_end_with_parent, daemon=True).start()
    if find is registered and background_allowed():
        Thread(target=_warm_up, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)  # whoever would hear the answer is gone


def _warm_up() -> None:
    for game in games().values():
        game.warm_up()


def _report() -> int:
    return os.getpid()


@cache
def _bot(game: str, bot: str) -> Bot:
    return _Worker.find(game).bots[bot]()


def _think(question: _Question) -> Answer:
    """A legal move; what the bot has to say; what was wrong with it if the move is not its own."""
    name, bot, text, seed = question
    game = _Worker.find(name)
    state = game.decode(text)
    moves = game.legal(state)
    try:
        thinker = _bot(name, bot)
        move = thinker.choose(state, moves, random.Random(seed))
        if move in moves:
            note = note_of(thinker, state)
            return Answer(str(move), None if note is None else msgspec.to_builtins(note))
        fault = f"it chose {str(move)!r}, which is not legal"
    except Exception as error:  # a bot may fail in any way it likes; the game goes on
        fault = f"{type(error).__name__}: {error}"
    return Answer(_any_move(game, text, seed), None, fault)


def _any_move(game: AnyGame, text: str, seed: int) -> str:
    state = game.decode(text)
    return str(RandomBot().choose(state, game.legal(state), random.Random(seed)))
