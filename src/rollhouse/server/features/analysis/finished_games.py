"""The analysis of finished games: one pass per game stores how well each seat was played and its mistakes.

Games are analysed in the background when they end; games that a user waits for (statistics, training) come first.
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Sequence
from contextlib import suppress
from datetime import date

import msgspec

from rollhouse.core.entropy import draw
from rollhouse.core.errors import RecordError
from rollhouse.core.record import WINNERS, Record
from rollhouse.core.registry import game as find_game
from rollhouse.play.entries import BotSat, Covered, Ended, Moved, Opened, Resigned, Returned, Rose, Sat, Undone, Unsealed, decode_entries
from rollhouse.server.clock import Clock
from rollhouse.server.features.analysis.repository import AnalysedSeat, AnalysisRepository
from rollhouse.server.features.analysis.service import ANSWER_SECONDS, AnalysisService, HelpError
from rollhouse.server.features.analysis.worker_tasks import FinishedGame, SeatResult
from rollhouse.server.store.database import StoreError
from rollhouse.server.store.rows import ReviewRow, StoredCommit
from rollhouse.server.store.store import Store
from rollhouse.server.workers.fair_semaphore import Level, Priority
from rollhouse.server.workers.leased_tasks import LEASE_SECONDS, LeasedTasks

_MAX_GAMES_PER_LOOKUP = 500
_MAX_QUEUED_GAMES = 500
"""Ended games that wait for their background analysis; the next scan for missed games finds the others."""
_MAX_FAILED_GAMES = 2_000
_MISSED_GAMES_SCAN_SECONDS = 3600.0
_MISSED_GAMES_WINDOW_SECONDS, _FIRST_MISSED_GAMES_WINDOW_SECONDS = 2 * 3600.0, 24 * 3600.0
_OTHER_NODE_SECONDS = 600.0
"""How long a game is left to the node where it ended."""
_RETRY_SECONDS = 30.0
_SEALED_SECONDS = 60.0
"""How long a game whose dice other tables still play waits; its own node is told when they are public."""
_IDLE_SECONDS = 60.0
"""How long the background process is kept without a game."""
_log = logging.getLogger(__name__)


class FinishedGameAnalyser:
    """A queue of finished games: those that a user waits for, round-robin per user; in the background those that have just ended."""

    def __init__(
        self,
        store: Store,
        repository: AnalysisRepository,
        analysis: AnalysisService,
        clock: Clock,
        *,
        single_node: bool = True,
        lease_seconds: float = LEASE_SECONDS,
    ) -> None:
        self._store = store
        self._analysis = analysis
        self._clock = clock
        self._single_node = single_node
        self._repository = repository
        self._requests: LeasedTasks[bool] = LeasedTasks(lease_seconds=lease_seconds)
        self._progress: dict[_Request, _Progress] = {}
        self._jobs: dict[str, _Job] = {}
        self._ended: dict[str, None] = {}
        """Tables whose games have ended, in the order of their background analysis."""
        self._ended_added = asyncio.Event()
        self._failed: dict[str, None] = {}
        """Tables whose games could not be analysed, the latest ones; they are tried again after a restart."""
        self._sealed_until: dict[str, float] = {}
        """When to look again at games whose dice other tables still play."""

    async def close(self) -> None:
        """Stop; the results so far are stored."""
        await self._requests.close()
        tasks = [job.task for job in self._jobs.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # --- games that a user waits for ----------------------------------------------------------------------------------------------------

    async def progress(self, user_id: str, *, mistakes: bool = False) -> float | None:
        """Analyse a user's games; the share that is done, from 0 to 1, or None when nothing is left.

        Each call renews the lease: when the user has stopped asking, the games that are left are dropped. With `mistakes`, games are
        included that were analysed when mistakes were not stored with the analysis.
        """
        request = _Request(user_id, Level.WAITING, mistakes)
        if await self._requests.poll(request, lambda: self._analyse_games(request), ANSWER_SECONDS):
            return None
        progress = self._progress.get(request)
        return 0.0 if progress is None else progress.done / progress.total

    def request(self, user_id: str) -> None:
        """Analyse a user's games in the background, for another user who looks at a ranking."""
        request = _Request(user_id, Level.BACKGROUND)
        self._requests.start(request, lambda: self._analyse_games(request))

    async def _analyse_games(self, request: _Request) -> bool:
        """Analyse all of a user's games. Each waits for its own tablebase, so that one that takes long holds up no other."""
        try:
            while tables := await self._tables_left(request):
                progress = self._progress[request] = _Progress(len(tables))
                tasks = [asyncio.create_task(self._analyse_for(request, table, progress)) for table in tables]
                try:
                    await asyncio.gather(*tasks)
                finally:
                    for task in tasks:
                        task.cancel()
        finally:
            self._progress.pop(request, None)
        return True

    async def _tables_left(self, request: _Request) -> list[str]:
        left = await self._repository.games_to_analyse(request.user_id, _MAX_GAMES_PER_LOOKUP, mistakes=request.mistakes)
        return self._open_ones(left)

    def _open_ones(self, tables: Sequence[str]) -> list[str]:
        """The tables whose games can be analysed now."""
        now = self._clock.now()
        self._sealed_until = {table: until for table, until in self._sealed_until.items() if until > now}
        return [table for table in tables if table not in self._failed and table not in self._sealed_until]

    async def _analyse_for(self, request: _Request, table_id: str, progress: _Progress) -> None:
        await self._analyse_or_fail(table_id, Priority(request.user_id, request.level))
        progress.done += 1

    # --- games that have ended ----------------------------------------------------------------------------------------------------------

    def enqueue(self, table_id: str) -> None:
        """Queue the game of a table for its background analysis."""
        if len(self._ended) < _MAX_QUEUED_GAMES:
            self._ended.setdefault(table_id)
            self._ended_added.set()

    def on_dice_published(self, table_id: str) -> None:
        """Let a game be analysed whose dice no other table plays any more."""
        self._sealed_until.pop(table_id, None)

    async def run(self) -> None:
        """Analyse ended games one after the other, and look regularly for games that were missed; never returns."""
        loop = asyncio.get_running_loop()
        next_scan_at, seconds = loop.time(), _FIRST_MISSED_GAMES_WINDOW_SECONDS
        while True:
            try:
                if loop.time() >= next_scan_at:
                    next_scan_at = loop.time() + _MISSED_GAMES_SCAN_SECONDS
                    await self._queue_missed_games(seconds)
                    seconds = _MISSED_GAMES_WINDOW_SECONDS
                if self._ended:
                    await self._analyse_next()
                elif not await self._game_ends_within(min(_IDLE_SECONDS, next_scan_at - loop.time())):
                    await self._analysis.stop_background()
            except StoreError as error:
                _log.warning("background analysis paused", extra={"code": error.code})
                await asyncio.sleep(_RETRY_SECONDS)
            except Exception:
                _log.exception("background analysis paused")
                await asyncio.sleep(_RETRY_SECONDS)

    async def _queue_missed_games(self, seconds: float) -> None:
        """Queue the games that no node has analysed: their node was stopped, or its queue was full."""
        now = self._clock.now()
        until = now if self._single_node else now - _OTHER_NODE_SECONDS
        missed = await self._repository.ended_between(now - seconds, until, _MAX_QUEUED_GAMES)
        left = self._open_ones(missed)
        if not self._single_node:  # several nodes start with different games
            random.Random(draw("order of missed games", 8)).shuffle(left)
        for table in left:
            self.enqueue(table)

    async def _game_ends_within(self, seconds: float) -> bool:
        self._ended_added.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(max(0.0, seconds)):
                return await self._ended_added.wait()
        return False

    async def _analyse_next(self) -> None:
        table_id = next(iter(self._ended))
        try:
            await self._analyse_or_fail(table_id, Priority(level=Level.BACKGROUND))
        finally:
            del self._ended[table_id]  # after an error the next scan for missed games finds it

    # --- one game -----------------------------------------------------------------------------------------------------------------------

    async def _analyse_or_fail(self, table_id: str, priority: Priority) -> None:
        """Analyse a game; one that fails is noted, and does not stop the others."""
        try:
            await self._analyse(table_id, priority)
        except StoreError:
            raise
        except _Sealed:
            self._sealed_until[table_id] = self._clock.now() + _SEALED_SECONDS
        except Exception as error:
            if not isinstance(error, HelpError):
                _log.exception("game analysis failed", extra={"table_id": table_id})
            self._failed[table_id] = None
            if len(self._failed) > _MAX_FAILED_GAMES:
                del self._failed[next(iter(self._failed))]

    async def _analyse(self, table_id: str, priority: Priority) -> None:
        """Analyse a game once for all callers. It is dropped when all of them are cancelled; background work makes way for a user."""
        job = self._jobs.get(table_id)
        if job is not None and job.level is Level.BACKGROUND and priority.level < job.level:
            job.task.cancel()
            await asyncio.wait([job.task])
            job = self._jobs.get(table_id)
        if job is None:
            job = self._jobs[table_id] = _Job(priority.level, asyncio.create_task(self._analyse_now(table_id, priority)))
            job.task.add_done_callback(lambda _: self._jobs.pop(table_id))
        job.callers += 1
        try:
            await asyncio.wait([job.task])
        finally:
            job.callers -= 1
            if not job.callers:
                job.task.cancel()
        if not job.task.cancelled():
            job.task.result()

    async def _analyse_now(self, table_id: str, priority: Priority) -> None:
        started = time.monotonic()
        users: dict[int, str] = {}

        async def load() -> FinishedGame | None:
            users.update(await self._repository.seats_to_analyse(table_id))
            return await asyncio.to_thread(finished_game, await self._store.commits(table_id), tuple(users)) if users else None

        results = await self._analysis.analyse_game(table_id, load, priority)
        if not results:
            return
        today = self._clock.today()
        seats = [AnalysedSeat(users[seat], seat, result.sums, _reviews(table_id, result, today)) for seat, result in results.items()]
        await self._repository.store_analysis(table_id, seats)
        _log.info("game analysed", extra={"table_id": table_id, "duration_ms": round(1000 * (time.monotonic() - started))})


class _Sealed(Exception):
    """Other tables still play with the same dice: an analysis would help them."""


class _Request(msgspec.Struct, frozen=True):
    user_id: str
    level: Level
    mistakes: bool = False


class _Progress(msgspec.Struct, eq=False):
    total: int
    done: int = 0


class _Job(msgspec.Struct, eq=False):
    level: Level
    task: asyncio.Task[None]
    callers: int = 0


def _reviews(table_id: str, result: SeatResult, today: date) -> list[ReviewRow]:
    return [
        ReviewRow(
            puzzle=puzzle.id,
            table_id=table_id,
            game=puzzle.game,
            rules_version=find_game(puzzle.game).rules_version,
            body=msgspec.json.encode(puzzle).decode(),
            cost=cost,
            due=today.isoformat(),
        )
        for puzzle, cost in result.mistakes
    ]


def finished_game(commits: Sequence[StoredCommit], seats: tuple[int, ...]) -> FinishedGame:
    """The record of a finished table, and for every move the seats that their own players were playing. Moves are not replayed here.

    Raises `_Sealed` while the record may not be read (`Session.check_readable`).
    """
    moves: list[str] = []
    playing: list[frozenset[int]] = []
    own, absent = set[int](), set[int]()
    opened: Opened | None = None
    winners: tuple[int, ...] = ()
    published = ""
    for entry in (entry for commit in commits for entry in decode_entries(commit.body)):
        match entry:
            case Opened():
                opened = entry
                moves, playing = list(entry.moves), [frozenset()] * len(entry.moves)  # those were made at another table
            case Sat():
                own.add(entry.seat)
            case BotSat() | Rose():
                own.discard(entry.seat)
            case Resigned() | Covered():
                absent.add(entry.seat)
            case Returned():
                absent.discard(entry.seat)
            case Moved():
                moves.append(entry.move)
                playing.append(frozenset(own - absent))
            case Undone():
                del moves[len(moves) - entry.count :], playing[len(playing) - entry.count :]
            case Ended():
                winners, published = entry.winners, entry.secret
            case Unsealed():
                published = entry.secret
    if opened is None:
        raise ValueError("the first commit does not open the table")
    if opened.is_hidden(published):
        raise _Sealed
    game = find_game(opened.game)
    newest = max(opened.rules_version, *(commit.rules_version for commit in commits))
    setup = game.agreed(opened.setup, opened.rules_version) if newest <= game.rules_version else None
    if setup is None:
        raise RecordError("record/rules", value=str(newest), location=opened.game, expected=(str(game.rules_version),))
    record = Record.begin(game, setup, ("",) * setup.players, **{WINNERS: " ".join(map(str, winners))})
    return FinishedGame(msgspec.structs.replace(record, moves=tuple(moves)), tuple(playing), seats)
