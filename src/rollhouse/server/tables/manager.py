"""The house: every table of this node, and the one way in which anything happens at one.

A command is checked and planned on the table in memory, stored, and only then told to anybody. If it can't be stored, the table in memory
is thrown away and read again from the store.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection

from rollhouse.core.entropy import draw
from rollhouse.core.errors import StaleMove
from rollhouse.play.entries import (
    Began,
    BotSat,
    Covered,
    Ended,
    Entry,
    Opened,
    Resigned,
    Returned,
    Rose,
    Sat,
    encode_entries,
    encode_entry,
    join_entries,
)
from rollhouse.play.seats import TableError
from rollhouse.play.session import Session
from rollhouse.server.store.database import StoreError
from rollhouse.server.store.rows import SeatLine, Summary, TableRow
from rollhouse.server.store.store import Store
from rollhouse.server.store.writer import COMMIT_UNKNOWN
from rollhouse.server.tables.bots import Answer, BotWorkers
from rollhouse.server.tables.loaded_table import LoadedTable, rebuilt
from rollhouse.server.tables.observers import TableObservers, Vacation
from rollhouse.server.tables.played_games import played_games, rated_game
from rollhouse.server.tables.quarantine import QuarantinedTables
from rollhouse.server.tables.views import commit_frame, encode_log_entry, table_view
from rollhouse.server.wire.frames import LOST
from rollhouse.server.wire.messages import (
    Begin,
    Command,
    Commit,
    Cover,
    Play,
    PutBot,
    Resign,
    Reveal,
    Rise,
    Roll,
    Say,
    Sit,
    TableView,
    Undo,
)
from rollhouse.server.workers.fair_semaphore import Turn

__all__ = ["PresencePolicy", "TableManager", "channel_of"]

_ID_BYTES = 10
"""Of a table's id: whoever has it may sit down, so that nobody may find one by trying."""
_IDLE, _IDLE_OVER = 600.0, 60.0
"""Seconds without anybody before a table leaves memory. Most that nobody looks at are over: ten minutes of those would fill the house."""
_SILENCE = 5.0
"""Seconds after which another node makes the move of a bot whose own node says nothing."""
_SETTLES = 1.0
"""Seconds between attempts to hear from a database whether something was stored."""
_RECENT_BYTES = 64 << 20
"""For the last frames of all tables together, a few KB each: in a full house whoever was away gets the whole table sooner."""
_AT_ONCE = 1000
"""Tables that are looked after in one go."""
_TAKING_PART = (Began, Ended)
_SEATING = (Sat, BotSat, Rose, Resigned, Covered, Returned, Ended)
_log = logging.getLogger("rollhouse.house")


def channel_of(table: str) -> str:
    """The channel on which a table's commits are told."""
    return f"table-{table}"


class PresencePolicy(NamedTuple):
    """What a table's commands must know of who is there."""

    here: Callable[[str], bool] = lambda user_id: True
    """Whether somebody may be at the table: nobody has seen them leave."""
    away_for: Callable[[str], float | None] = lambda user_id: None
    """For how many seconds they have been away, once that is long enough; None while they count as here."""
    talks: Callable[[str, str], None] = lambda table, user_id: None
    """Refuses somebody who says too much in a short time, at one table."""


_EVERYBODY = PresencePolicy()
_NO_OBSERVERS = TableObservers()


class _Outrun(StaleMove):
    """Another node has written this version first."""


class _At:
    """`async with house.at(name) as live`. A class of its own: a generator would cost every move some microseconds more."""

    __slots__ = ("_house", "_live", "_name")

    def __init__(self, house: TableManager, name: str) -> None:
        self._house = house
        self._name = name

    async def __aenter__(self) -> LoadedTable:
        self._live = await self._house._take(self._name)
        return self._live

    async def __aexit__(self, *_: object) -> None:
        self._live.lock.release()


class TableManager:
    """All tables of this node."""

    def __init__(
        self,
        store: Store,
        workers: BotWorkers,
        publish: Callable[[bytes, str], None],
        *,
        alone: bool = True,
        bot_pace: float = 0.0,
        now: Callable[[], float] = time.time,
        observers: TableObservers = _NO_OBSERVERS,
    ) -> None:
        self.store = store
        self.workers = workers
        self.now = now
        self._publish = publish
        self._alone = alone
        self._bot_pace = bot_pace
        self._observers = observers
        self._tables: dict[str, LoadedTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._settling: set[str] = set()
        """Tables of which it is not known whether the last commit was stored."""
        self.troubles = QuarantinedTables()
        self.moves = 0
        """Commits made by this node, for the metrics."""

    # --- tables in memory ---------------------------------------------------------------------------------------------------------------

    async def open(
        self,
        opened: Opened,
        secret: bytes,
        *seated: Entry,
        rematch_of: str = "",
        provided: Callable[[Connection, str], bool] | None = None,
    ) -> str:
        """Set a table, with those who sit at it already; its id. A rematch that is there already is found, not made.

        With something `provided` that is not so when it is stored, there is no table, and no id.
        """
        name = draw("table", _ID_BYTES).hex()
        live = LoadedTable(name, opened, seated, secret)
        summary, now = self._summary(live.session), self.now()
        row = TableRow(
            id=name,
            game=opened.game,
            status=summary.status,
            public=opened.options.public,
            host=opened.host,
            seats=summary.seats or (),
            created=now,
            updated=now,
            commitment=opened.commitment,
            parent=opened.parent,
        )
        body = encode_entries((opened, *seated))
        stored = await self.store.create(row, body, secret, rematch_of=rematch_of, rules_version=opened.rules_version, provided=provided)
        if stored == name:
            self._tables[name] = live
        return stored

    def at(self, name: str) -> _At:
        """The table with this id, up to date, and nobody else's meanwhile; `table/unknown` if there is none."""
        return _At(self, name)

    async def _take(self, name: str) -> LoadedTable:
        """The table, locked and up to date."""
        while True:
            live = await self.live(name)
            await live.lock.acquire()
            try:
                if self._tables.get(name) is live:
                    await self._catch_up(live)
                    return live
            except BaseException:
                live.lock.release()
                raise
            live.lock.release()  # it could not be stored as it is here, and was thrown away while we waited

    async def live(self, name: str) -> LoadedTable:
        """The table with this id as this node knows it; `table/unknown` if there is none. To be looked at only."""
        found = self._tables.get(name)
        if found is None:
            try:
                async with self._loading.setdefault(name, asyncio.Lock()):
                    found = self._tables.get(name)
                    if found is None:
                        found = self._tables[name] = await self._load(name)
                        self._drive(found)
            finally:  # nothing is kept of tables that are not there: anybody may ask for any number of them
                self._loading.pop(name, None)
        found.used = time.monotonic()
        return found

    async def _load(self, name: str) -> LoadedTable:
        self.troubles.check(name)
        row = await self.store.table(name)
        if row is None:
            raise TableError("table/unknown", value=name[:40])
        secret = await self.store.secret(name)
        commits = await self.store.commits(name)
        try:
            live = rebuilt(name, secret or b"", commits)
        except Exception as error:  # whatever a damaged commit makes of the rules
            raise self.troubles.note(name, error) from None
        self.troubles.over(name)
        return live

    async def _catch_up(self, live: LoadedTable) -> None:
        """Apply what other nodes have stored meanwhile."""
        if self._alone:
            return
        was_open = live.session.table is None
        for commit in await self.store.commits(live.name, live.session.version):
            try:
                live.apply(commit)
            except Exception as error:
                self._forget(live)
                raise self.troubles.note(live.name, error) from None
            live.recent.clear()  # frames of other nodes' commits went straight to the sockets
        if was_open and live.session.table is not None:
            live.session.give_dice(live.dice())

    def _forget(self, live: LoadedTable) -> None:
        self._tables.pop(live.name, None)

    def let_go(self, names: Iterable[str]) -> None:
        """These tables are no more."""
        for name in names:
            self._tables.pop(name, None)

    async def read_again(self, names: Iterable[str]) -> None:
        """The past of these tables was changed in the store: whoever comes next gets it as it is now."""
        for name in names:
            if (live := self._tables.get(name)) is not None:
                async with live.lock:
                    self._forget(live)

    def forget_idle(self, busy: Callable[[str], bool]) -> None:
        """Let go of tables that nobody looks at; they are in the store."""
        now = time.monotonic()
        for name, live in list(self._tables.items()):
            idle = _IDLE_OVER if live.session.ended is not None else _IDLE
            if now - live.used > idle and not busy(name) and not live.lock.locked() and live.bot is None:
                del self._tables[name]

    @property
    def live_count(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    def view(self, live: LoadedTable) -> TableView:
        """The table as everybody sees it. Under the table's lock."""
        return table_view(live.name, live.session, live.unchanged, self.now())

    # --- commands -----------------------------------------------------------------------------------------------------------------------

    async def do(self, name: str, user_id: str, command: Command, around: PresencePolicy = _EVERYBODY) -> int:
        """What somebody asks for, done, stored and told; the table's version after it."""
        if not user_id:
            raise TableError("table/stranger")
        live = self._tables.get(name)
        if live is None or live.session.covered(user_id):
            await self.come_back(name, user_id)
        return await self._change(name, lambda live: self._perform(live, user_id, command, around))

    async def _change(self, name: str, change: Callable[[LoadedTable], object]) -> int:
        """Change a table and commit it. Where another node was faster, it is tried again on what that one has left."""
        while True:
            async with self.at(name) as live:
                with suppress(_Outrun):
                    return await self._changed(live, change)

    async def _changed(self, live: LoadedTable, change: Callable[[LoadedTable], object]) -> int:
        """Change a table that is ours, and commit it; its version then. A change that breaks off half done leaves nothing behind."""
        try:
            change(live)
        except BaseException:
            if live.session.pending:
                self._forget(live)
            raise
        return await self._commit(live)

    def _perform(self, live: LoadedTable, user_id: str, command: Command, around: PresencePolicy) -> None:
        session, now = live.session, self.now()
        match command:
            case Play():
                session.move(user_id, command.move, command.at, now)
            case Roll():
                session.roll(user_id, command.at, now)
            case Undo():
                session.undo(user_id, command.at, now)
            case Sit():
                session.sit(user_id, command.seat, command.name, command.entropy, command.commit)
            case Commit():
                session.commit(user_id, command.seat, command.commit)
            case Reveal():
                session.reveal(user_id, command.seat, command.part, live.dice, now)
            case Rise():
                session.rise(user_id, command.seat)
            case PutBot():
                session.put_bot(user_id, command.seat, command.bot, self.workers.programs)
            case Begin():
                session.begin(user_id, live.dice, now, around.here)
            case Resign():
                session.resign(user_id, command.seat, now)
            case Cover():
                self._may_cover(session, user_id, command.seat, around.away_for)
                session.cover(user_id, command.seat, now)
            case Say():
                names = [session.seats[seat].name for seat in session.seats_of(user_id)]
                around.talks(live.name, user_id)
                session.say(user_id, names[0] if names else "", command.text, now, command.reaction)

    def _may_cover(self, session: Session, user_id: str, seat: int, away_for: Callable[[str], float | None]) -> None:
        if not session.seats_of(user_id) or not 0 <= seat < len(session.seats):
            return  # refused by the session, which says why
        absent = session.seats[seat]
        if absent.user_id and away_for(absent.user_id) is None:
            raise TableError("table/still-here", value=absent.name)

    async def come_back(self, name: str, user_id: str) -> None:
        """Somebody has come (back) to the table, or does something there: seats that bots kept warm are theirs again."""
        if (await self.live(name)).session.covered(user_id):
            await self._change(name, lambda live: live.session.come_back(user_id))

    async def want_again(self, name: str, user_id: str, *, same_dice: bool) -> None:
        """Tell everybody that somebody wants to play again."""
        await self._change(name, lambda live: live.session.want_again(user_id, same_dice=same_dice))

    async def play_again(self, name: str, again: str) -> None:
        """Tell everybody at a table, on every node, where they play again."""
        await self._change(name, lambda live: live.session.play_again(again))

    async def process_due(self) -> None:
        """What the house does by itself: bots that wait (after a restart, or when another node fell silent), clocks that run out."""
        due = await self.store.due(self.now(), _AT_ONCE + len(self.troubles))  # those that nobody can read wait there too, for ever
        for name in [one for one in due if not self.troubles.rests(one)][:_AT_ONCE]:
            try:
                await self._look_after(name)
                self.troubles.over(name)
            except (_Outrun, TableError, StoreError):  # another node was faster; it can't be read, and that was said; the store is away
                pass
            except Exception as error:  # whatever is wrong with one table, the others go on
                _log.exception("the house could not look after %s", name)
                self.troubles.note(name, error)

    async def _look_after(self, name: str) -> None:
        if (await self.live(name)).bot is not None:
            return
        async with self.at(name) as live:
            session, seat = live.session, live.session.clock_runs_for()
            vacation = (
                await self._observers.last_vacation(session.seats[seat].user_id) if seat is not None and session.correspondence else None
            )
            await self._changed(live, partial(self._time_passes, vacation=vacation))
            self._drive(live)

    def _time_passes(self, live: LoadedTable, *, vacation: Vacation | None) -> None:
        """Somebody's time is up, unless they are on vacation, or somebody's part in the dice has not come."""
        session, now, seat = live.session, self.now(), live.session.clock_runs_for()
        if vacation is not None and seat is not None:
            session.rest(session.seats[seat].user_id, *vacation)
        if not session.go_on_without(live.dice, now):
            session.flag(now)

    async def unseal(self, name: str) -> None:
        """Tell the secret of a table's dice that was withheld while others played with them."""
        await self._change(name, lambda live: live.session.unseal(live.secret))

    async def rest(self, name: str, user_id: str, vacation: Vacation) -> None:
        """Somebody goes on vacation, or comes back sooner: what a table must know."""
        await self._change(name, lambda live: live.session.rest(user_id, *vacation))

    async def _commit(self, live: LoadedTable) -> int:
        session = live.session
        done = session.take_pending()
        if not done:
            return session.version
        encoded = [encode_entry(entry) for entry, _ in done]
        try:
            kinds = {type(entry) for entry, _ in done}
            summary = self._summary(session, seated=not kinds.isdisjoint(_SEATING))
            if not kinds.isdisjoint(_TAKING_PART):
                summary = msgspec.structs.replace(summary, played_games=played_games(live.name, session), rated=rated_game(session))
            won = await self.store.append(live.name, session.version, join_entries(encoded), summary, session.opened.rules_version)
        except BaseException as error:
            self._forget(live)
            if isinstance(error, asyncio.CancelledError) or (isinstance(error, StoreError) and error.code == COMMIT_UNKNOWN):
                self._settle_soon(live.name)
            raise
        if not won:
            self._forget(live)
            raise _Outrun("", ply=session.version - 1, now=session.version)
        self.moves += 1
        entries = [encode_log_entry(entry, events) for entry, (_, events) in zip(encoded, done, strict=True)]
        live.log += entries
        frame = commit_frame(self.view(live), entries)
        live.recent.add(session.version, frame, _RECENT_BYTES // max(1, len(self._tables)))
        self._publish(frame, channel_of(live.name))
        if Ended in kinds and summary.played_games:
            self._observers.game_ended(live.name)
        self._drive(live)
        return session.version

    def _settle_soon(self, name: str) -> None:
        """Nobody knows whether this table's last commit was stored: everybody looks again as soon as the store says."""
        if name not in self._settling:
            self._settling.add(name)
            task = asyncio.create_task(self._settle(name))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _settle(self, name: str) -> None:
        try:
            while True:
                try:
                    await self.store.settle(name)
                    break
                except StoreError:
                    await asyncio.sleep(_SETTLES)
            await self.read_again([name])  # it was read meanwhile, perhaps without that commit
            self._publish(LOST, channel_of(name))
        finally:
            self._settling.discard(name)

    def _summary(self, session: Session, *, seated: bool = True) -> Summary:
        """What lists show, and when the house must look at the table by itself."""
        whose, wakes = None, session.parts_due_by()
        if session.status == "playing":
            state = session.state
            whose = state.turn if state.to_act < 0 else state.to_act
            whose = whose if whose >= 0 else None
            running = session.clock_runs_for()
            if session.acting_bot() is not None and _has_people(session):
                wakes = self.now() + (0.0 if self._alone else self._pace(session) + _SILENCE)
            elif running is not None:
                wakes = session.clocks.ends(running, self.now())
        won = () if session.ended is None else session.ended.winners
        lines = tuple(SeatLine(one.user_id, one.name, one.bot, seat in won) for seat, one in enumerate(session.seats)) if seated else None
        return Summary(status=session.status, updated=self.now(), turn_seat=whose, wakes=wakes, seats=lines)

    # --- bots ---------------------------------------------------------------------------------------------------------------------------

    def _drive(self, live: LoadedTable) -> None:
        """Let the bot that the table waits for think, elsewhere and without holding anybody up."""
        acting = live.session.acting_bot()
        if acting is None or live.bot is not None or not self._for_somebody(live):
            return
        live.bot = asyncio.create_task(self._bot_turn(live))
        self._tasks.add(live.bot)
        live.bot.add_done_callback(self._tasks.discard)

    def _for_somebody(self, live: LoadedTable) -> bool:
        """Whether a person sits there, or looks on."""
        return _has_people(live.session) or self._observers.is_watched(live.name)

    async def go_on(self, name: str, *, unless_elsewhere: bool = False) -> None:
        """Somebody looks at a table: where only bots sit, they play on, unless another node lets them already."""
        if _has_people((await self.live(name)).session):
            return
        async with self.at(name) as live:
            if not unless_elsewhere or self.now() - live.session.clocks.since > _SILENCE:
                self._drive(live)

    def _pace(self, session: Session) -> float:
        """Seconds before a bot moves: twice as many when dice have just fallen, because people look at those first."""
        return self._bot_pace * (2 if session.just_rolled() else 1)

    async def _bot_turn(self, live: LoadedTable) -> None:
        try:
            while (acting := live.session.acting_bot()) is not None and self._tables.get(live.name) is live and self._for_somebody(live):
                game, state, ply = live.session.game, live.session.state, live.session.playing.ply
                if self._bot_pace:
                    await asyncio.sleep(self._pace(live.session))
                seed = int.from_bytes(draw(f"bot at {live.name} {live.session.version}", 8), "big")
                turn = Turn(live.session.opened.host, rank=not _has_people(live.session))
                answer = await self.workers.answer(game.id, acting[1], game.encode(state), seed, ply, turn)
                async with self.at(live.name) as now:
                    if now is not live or live.session.state is not state or live.session.acting_bot() != acting:
                        continue  # somebody took back, came back or took over: look again
                    await self._changed(live, partial(_bot_moves, answer=answer, now=self.now()))
        except _Outrun:
            pass
        except Exception:  # the house looks again soon
            _log.exception("a bot's move at %s was not made", live.name)
        finally:
            live.bot = None

    async def close(self) -> None:
        """Stop thinking."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _has_people(session: Session) -> bool:
    """Whether bots there play with somebody."""
    return any(one.user_id for one in session.seats)


def _bot_moves(live: LoadedTable, *, answer: Answer, now: float) -> None:
    live.session.bot_move(answer.move, live.session.version, now, answer.note)
