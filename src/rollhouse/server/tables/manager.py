"""The tables of this node, and the one way in which they change.

A command is applied to the table in memory, stored, and only then published. If it can't be stored, the table in memory is discarded and
loaded again from the store.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Sequence
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
    Moved,
    Opened,
    Resigned,
    Returned,
    Rose,
    Sat,
    Unsealed,
    encode_entries,
    encode_entry,
    join_entries,
)
from rollhouse.play.players import told_apart
from rollhouse.play.seats import TableError
from rollhouse.play.session import Session
from rollhouse.server.store.database import StoreError
from rollhouse.server.store.rows import SeatLine, Summary, TableRow
from rollhouse.server.store.store import Store
from rollhouse.server.store.writer import COMMIT_UNKNOWN
from rollhouse.server.tables.bots import Answer, BotWorkers
from rollhouse.server.tables.loaded_table import LoadedTable
from rollhouse.server.tables.observers import TableObservers, Vacation
from rollhouse.server.tables.played_games import played_games, rated_game
from rollhouse.server.tables.presence import IDLE_SECONDS
from rollhouse.server.tables.quarantine import QuarantinedTables
from rollhouse.server.tables.views import Shown, after_moves, choices_of, commit_frame, encode_log_entry, move_texts, table_view
from rollhouse.server.wire.frames import GAP
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
    SendChat,
    Sit,
    Stop,
    TableView,
    Undo,
)
from rollhouse.server.workers.background_tasks import BackgroundTasks
from rollhouse.server.workers.fair_semaphore import Level, Priority

_ID_BYTES = 10
"""Of a table's id. Any user who knows it may sit down, so that it must not be guessed."""
_IDLE_SECONDS, _IDLE_OVER_SECONDS = 600.0, 60.0
"""Time without a viewer after which a table is unloaded, and after which one whose game is over is: most idle tables are over."""
_BOT_TAKEOVER_SECONDS = 5.0
"""After this time without a move another node makes the move of a bot."""
_SETTLE_RETRY_SECONDS = 1.0
_RECENT_FRAMES_BYTES = 64 << 20
"""For the recent frames of all tables together, some 1 KB each."""
_VIEWERS_RETURN_SECONDS = 60.0
"""Viewers who come back sooner get the commits they missed, and see what happened; later, the table as it is."""
_LONG_TABLE_COMMITS = 100
"""More of them are replayed outside the event loop: some 0.1 ms each."""
_MAX_DUE_TABLES = 1000
"""Per call of `process_due`."""
CHANGED_CHANNEL = "changed-tables"
"""Nodes announce here the tables whose history changed; other nodes load them again."""
_GAME_ENTRIES = (Began, Ended)
_SEAT_ENTRIES = (Sat, BotSat, Rose, Resigned, Covered, Returned, Ended)
_log = logging.getLogger("rollhouse.tables")


def channel_of(table_id: str) -> str:
    """The channel on which a table's commits are published."""
    return f"table-{table_id}"


class PresencePolicy(NamedTuple):
    """What commands must know about presence; by default all users are present."""

    is_present: Callable[[str], bool] = lambda user_id: True
    """Whether a user may be at the table: they were not seen to leave."""
    away_seconds: Callable[[str], float | None] = lambda user_id: None
    """How long a user has been away, once the grace period has passed; None before."""
    check_chat_rate: Callable[[str, str], None] = lambda table_id, user_id: None
    """Refuses a user who chats too much at one table."""


_ALL_PRESENT = PresencePolicy()
_NO_OBSERVERS = TableObservers()


class _VersionConflict(StaleMove):
    """Another node has stored this version first."""


class _Locked:
    """The context manager of `TableManager.locked`. A generator would cost every move some microseconds more."""

    __slots__ = ("_loaded", "_table_id", "_tables")

    def __init__(self, tables: TableManager, table_id: str) -> None:
        self._tables = tables
        self._table_id = table_id

    async def __aenter__(self) -> LoadedTable:
        self._loaded = await self._tables._lock(self._table_id)
        return self._loaded

    async def __aexit__(self, *_: object) -> None:
        self._loaded.lock.release()


class TableManager:
    """The tables of this node: loaded when they are needed, changed one command at a time, and unloaded when idle."""

    def __init__(
        self,
        store: Store,
        workers: BotWorkers,
        publish: Callable[[bytes, str], None],
        *,
        single_node: bool = True,
        bot_pace_seconds: float = 0.0,
        now: Callable[[], float] = time.time,
        observers: TableObservers = _NO_OBSERVERS,
        has_subscribers: Callable[[str], bool] = lambda channel: True,
    ) -> None:
        self.store = store
        self.workers = workers
        self.now = now
        self._publish = publish
        self._single_node = single_node
        self._bot_pace = bot_pace_seconds
        self._observers = observers
        self._has_subscribers = has_subscribers
        """Whether a channel's frames may reach a viewer: for none, nothing is computed."""
        self._tables: dict[str, LoadedTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._background = BackgroundTasks()
        self._settling: set[str] = set()
        """Tables of which it is unknown whether the last commit was stored."""
        self.quarantine = QuarantinedTables()
        self.commit_count = 0
        """Commits of this node, for the metrics."""

    # --- tables in memory ---------------------------------------------------------------------------------------------------------------

    async def open(
        self,
        opened: Opened,
        secret: bytes,
        *seated: Entry,
        rematch_of: str = "",
        provided: Callable[[Connection, str], bool] | None = None,
    ) -> str:
        """Open a table with the users who sit there already; its id. A rematch that exists already is returned, and not made twice.

        When the condition `provided` does not hold as the table is stored, no table is made, and the id is empty.
        """
        table_id = draw("table", _ID_BYTES).hex()
        loaded = LoadedTable(table_id, opened, seated, secret)
        summary, now = self._summary(loaded.session), self.now()
        row = TableRow(
            id=table_id,
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
        if stored == table_id:
            self._tables[table_id] = loaded
            self._tell_lists(loaded)
        return stored

    def locked(self, table_id: str) -> _Locked:
        """A context with the table, up to date and locked; `table/unknown` if there is none."""
        return _Locked(self, table_id)

    async def _lock(self, table_id: str) -> LoadedTable:
        """The table, locked and up to date; `store/unavailable` after a time, if others hold it because the database does not answer."""
        loaded = self._tables.get(table_id)
        if loaded is not None and not loaded.lock.locked():  # the usual case: then the store alone can keep us waiting
            return await self._lock_in_turn(table_id)
        try:
            async with asyncio.timeout(self.store.answer_seconds):
                return await self._lock_in_turn(table_id)
        except TimeoutError:
            raise StoreError("store/unavailable", location="TimeoutError") from None

    async def _lock_in_turn(self, table_id: str) -> LoadedTable:
        while True:
            loaded = await self.load(table_id)
            await loaded.lock.acquire()
            try:
                if self._tables.get(table_id) is loaded:
                    await self._catch_up(loaded)
                    return loaded
            except BaseException:
                loaded.lock.release()
                raise
            loaded.lock.release()  # it was discarded while we waited: a commit could not be stored

    async def load(self, table_id: str) -> LoadedTable:
        """The table as this node knows it, to read only; `table/unknown` if there is none."""
        loaded = self._tables.get(table_id)
        if loaded is None:
            try:
                async with asyncio.timeout(self.store.answer_seconds), self._loading.setdefault(table_id, asyncio.Lock()):
                    loaded = self._tables.get(table_id)
                    if loaded is None:
                        # Another caller may have loaded it too, if one that waited gave up meanwhile; it may have changed since.
                        loaded = self._tables.setdefault(table_id, await self._load(table_id))
                        self._start_bot(loaded)
            except TimeoutError:
                raise StoreError("store/unavailable", location="TimeoutError") from None
            finally:  # requests for tables that don't exist must not fill the memory
                self._loading.pop(table_id, None)
        loaded.used = time.monotonic()
        return loaded

    async def _load(self, table_id: str) -> LoadedTable:
        self.quarantine.check(table_id)
        row = await self.store.table(table_id)
        if row is None:
            raise TableError("table/unknown", value=table_id[:40])
        secret = await self.store.secret(table_id)
        commits = await self.store.commits(table_id)
        replay = partial(LoadedTable.from_commits, table_id, secret or b"", commits)
        try:
            loaded = await asyncio.to_thread(replay) if len(commits) > _LONG_TABLE_COMMITS else replay()
        except Exception as error:  # a damaged commit may raise anything
            raise self.quarantine.record_failure(table_id, error) from None
        self.quarantine.clear(table_id)
        return loaded

    async def _catch_up(self, loaded: LoadedTable) -> None:
        """Apply what other nodes have stored since."""
        if self._single_node:
            return
        was_open = loaded.session.table is None
        for commit in await self.store.commits(loaded.table_id, loaded.session.version):
            try:
                loaded.apply(commit)
            except Exception as error:
                self._discard(loaded)
                raise self.quarantine.record_failure(loaded.table_id, error) from None
            loaded.recent.clear()  # other nodes' frames are not kept, and recent frames must have no gaps
        if was_open and loaded.session.table is not None:
            loaded.session.give_dice(loaded.dice())

    def _discard(self, loaded: LoadedTable) -> None:
        self._tables.pop(loaded.table_id, None)

    def unload(self, table_ids: Iterable[str]) -> None:
        """Unload tables that were deleted."""
        for table_id in table_ids:
            self._tables.pop(table_id, None)

    async def reload(self, table_ids: Iterable[str]) -> None:
        """Unload tables whose commits were changed in the store, so that they are loaded as they are now."""
        for table_id in table_ids:
            if (loaded := self._tables.get(table_id)) is not None:
                async with loaded.lock:
                    self._discard(loaded)

    def unload_idle(self, is_viewed: Callable[[str], bool]) -> None:
        """Unload tables without viewers."""
        now = time.monotonic()
        for table_id, loaded in list(self._tables.items()):
            idle = _IDLE_OVER_SECONDS if loaded.session.ended is not None else _IDLE_SECONDS
            if now - loaded.used > idle and not is_viewed(table_id) and not loaded.lock.locked() and loaded.bot is None:
                del self._tables[table_id]

    @property
    def loaded_count(self) -> int:
        """The number of tables in memory."""
        return len(self._tables)

    def view(self, loaded: LoadedTable, user_id: str = "") -> TableView:
        """The table as this user sees it; the caller holds the table's lock."""
        choices = choices_of(loaded.session)
        mine = choices.moves if choices.user_id == user_id else ()
        return table_view(loaded.table_id, loaded.session, loaded.static_view, self.now(), move_texts(mine))

    def _shown(self, loaded: LoadedTable) -> Shown:
        return Shown(table_view(loaded.table_id, loaded.session, loaded.static_view, self.now()), choices_of(loaded.session))

    def _prepare_frame(self, loaded: LoadedTable) -> None:
        """Note how the table is shown before a change, if it has viewers now, or had some a moment ago who may come back."""
        now = time.monotonic()
        if self._has_subscribers(channel_of(loaded.table_id)):
            loaded.viewed = now
        if now - loaded.viewed > _VIEWERS_RETURN_SECONDS:
            loaded.shown = None
        elif loaded.shown is None or loaded.shown.view.version != loaded.session.version:
            loaded.shown = self._shown(loaded)

    # --- commands -----------------------------------------------------------------------------------------------------------------------

    async def execute(self, table_id: str, user_id: str, command: Command, presence: PresencePolicy = _ALL_PRESENT) -> int:
        """Execute a user's command, store and publish it; the table's version after it."""
        if not user_id:
            raise TableError("table/stranger")
        loaded = self._tables.get(table_id)
        if loaded is None or loaded.session.covered_seats(user_id):
            await self.return_to_seats(table_id, user_id)
        if isinstance(command, Sit):
            session = (await self.load(table_id)).session
            seated = [seat for place, seat in enumerate(session.seats) if place != command.seat and seat.user_id]
            others = {session.opened.host, *(seat.user_id for seat in seated)} - {"", user_id}
            first = not any(seat.user_id == user_id for seat in seated)
            name = await self._observers.seat_name(user_id, others, command.name, first=first)
            if name != command.name:  # a user whose name is given can't choose another if it is taken
                name = told_apart([*(seat.name for seat in seated), name])[-1]
            command = msgspec.structs.replace(command, name=name)
        unwilling = await self._unwilling_bots(table_id) if isinstance(command, Stop) else ()
        return await self._change(table_id, lambda loaded: self._perform(loaded, user_id, command, presence, unwilling))

    async def _unwilling_bots(self, table_id: str) -> tuple[int, ...]:
        """The seats of bots that would rather play on than stop now. A position that changes meanwhile makes the command stale."""
        session = (await self.load(table_id)).session
        bots = [seat for seat, one in enumerate(session.seats) if one.bot]
        if not bots or not session.may_stop():
            return ()
        priority = Priority(session.opened.host, Level.INTERACTIVE)
        return await self.workers.unwilling(session.game.id, session.game.encode(session.state), bots, priority)

    async def _change(self, table_id: str, change: Callable[[LoadedTable], object]) -> int:
        """Change a table and commit it. After a version conflict the change is tried again on what the other node has stored."""
        while True:
            async with self.locked(table_id) as loaded:
                with suppress(_VersionConflict):
                    return await self._changed(loaded, change)

    async def _changed(self, loaded: LoadedTable, change: Callable[[LoadedTable], object]) -> int:
        """Change a locked table and commit it, with the reactions that were ordered in advance; its version after it.

        A change that fails half done leaves nothing behind.
        """
        session = loaded.session
        orders = await self._observers.standing_orders(loaded.table_id) if session.correspondence else {}
        self._prepare_frame(loaded)
        try:
            change(loaded)
            if orders:
                session.follow_orders(orders, session.clocks.not_before(self.now()))
        except BaseException:
            if loaded.session.pending:
                self._discard(loaded)
            raise
        return await self._commit(loaded)

    def _perform(
        self, loaded: LoadedTable, user_id: str, command: Command, presence: PresencePolicy, unwilling: Sequence[int] = ()
    ) -> None:
        session, now = loaded.session, loaded.session.clocks.not_before(self.now())
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
                session.commit(user_id, command.seat, command.commit, now)
            case Reveal():
                session.reveal(user_id, command.seat, command.entropy, loaded.dice, now)
            case Rise():
                session.rise(user_id, command.seat)
            case PutBot():
                session.put_bot(user_id, command.seat, command.bot, self.workers.programs)
            case Begin():
                session.begin(user_id, loaded.dice, now, presence.is_present)
            case Resign():
                session.resign(user_id, command.seat, now)
            case Stop():
                session.want_stop(user_id, command.at, now, unwilling)
            case Cover():
                self._check_away(session, user_id, command.seat, presence.away_seconds)
                session.cover(user_id, command.seat, now)
            case SendChat():
                names = [session.seats[seat].name for seat in session.seats_of(user_id)]
                presence.check_chat_rate(loaded.table_id, user_id)
                session.say(user_id, names[0] if names else "", command.text, now, command.reaction)

    def _check_away(self, session: Session, user_id: str, seat: int, away_seconds: Callable[[str], float | None]) -> None:
        if not session.seats_of(user_id) or not 0 <= seat < len(session.seats):
            return  # the session refuses it, with the reason
        absent = session.seats[seat]
        if absent.user_id and away_seconds(absent.user_id) is None and not session.is_idle(seat, self.now() - IDLE_SECONDS):
            raise TableError("table/still-here", value=absent.name)

    async def return_to_seats(self, table_id: str, user_id: str) -> None:
        """Give a user who is back the seats that bots played meanwhile."""
        if (await self.load(table_id)).session.covered_seats(user_id):
            await self._change(table_id, lambda loaded: loaded.session.return_to_seats(user_id))

    async def want_rematch(self, table_id: str, user_id: str, *, same_dice: bool) -> None:
        """Commit that a player wants a rematch."""
        await self._change(table_id, lambda loaded: loaded.session.want_rematch(user_id, same_dice=same_dice))

    async def set_rematch(self, table_id: str, rematch: str) -> None:
        """Commit at which table the rematch is played."""
        await self._change(table_id, lambda loaded: loaded.session.set_rematch(rematch))

    async def process_due(self) -> None:
        """Do what no command starts: moves of bots that wait (after a restart, or for a silent node), and clocks that run out."""
        due = await self.store.due(self.now(), _MAX_DUE_TABLES + len(self.quarantine))  # unreadable tables stay due for ever
        for table_id in [table_id for table_id in due if not self.quarantine.is_backed_off(table_id)][:_MAX_DUE_TABLES]:
            try:
                await self._process_due_table(table_id)
                self.quarantine.clear(table_id)
            except (
                _VersionConflict,
                TableError,
                StoreError,
            ):  # another node was faster; the table is unreadable, which was logged; the store is away
                pass
            except Exception as error:  # the other tables go on
                _log.exception("processing a due table failed", extra={"table_id": table_id})
                self.quarantine.record_failure(table_id, error)

    async def _process_due_table(self, table_id: str) -> None:
        if (await self.load(table_id)).bot is not None:
            return
        async with self.locked(table_id) as loaded:
            session, seat = loaded.session, loaded.session.clock_runs_for()
            vacation = (
                await self._observers.last_vacation(session.seats[seat].user_id) if seat is not None and session.correspondence else None
            )
            await self._changed(loaded, partial(self._apply_time, vacation=vacation))
            self._start_bot(loaded)

    def _apply_time(self, loaded: LoadedTable, *, vacation: Vacation | None) -> None:
        """Drop overdue entropy shares, or end the time of a user who is not on vacation."""
        session, seat = loaded.session, loaded.session.clock_runs_for()
        now = session.clocks.not_before(self.now())
        if vacation is not None and seat is not None:
            session.start_vacation(session.seats[seat].user_id, *vacation)
        if not session.drop_overdue_shares(loaded.dice, now):
            session.flag(now)

    async def publish_secret(self, table_id: str) -> None:
        """Publish the secret of a table's dice that was withheld while other tables played with them."""
        await self._change(table_id, lambda loaded: loaded.session.publish_secret(loaded.secret))

    async def remove_message(self, table_id: str, user_id: str, at: float) -> None:
        """Tell viewers that a chat message was removed from the table's history."""
        await self._change(table_id, lambda loaded: loaded.session.remove_message(user_id, at))

    async def end(self, table_id: str) -> None:
        """End a running game, as the admin."""
        await self._change(table_id, lambda loaded: loaded.session.end_by_admin(self.now()))

    async def follow_orders(self, table_id: str) -> None:
        """Make a reaction that is due and was just ordered."""
        await self._change(table_id, lambda loaded: None)

    async def start_vacation(self, table_id: str, user_id: str, vacation: Vacation) -> None:
        """Pause a user's clocks at a table; a shorter vacation ends the pause sooner."""
        await self._change(table_id, lambda loaded: loaded.session.start_vacation(user_id, *vacation))

    async def _commit(self, loaded: LoadedTable) -> int:
        session = loaded.session
        pending = session.take_pending()
        if not pending:
            return session.version
        encoded = [encode_entry(entry) for entry, _ in pending]
        try:
            kinds = {type(entry) for entry, _ in pending}
            summary = self._summary(session, seated=not kinds.isdisjoint(_SEAT_ENTRIES))
            if not kinds.isdisjoint(_GAME_ENTRIES):
                summary = msgspec.structs.replace(summary, played_games=played_games(loaded.table_id, session), rated=rated_game(session))
            stored = await self.store.append(loaded.table_id, session.version, join_entries(encoded), summary, session.opened.rules_version)
        except BaseException as error:
            self._discard(loaded)
            if isinstance(error, asyncio.CancelledError) or (isinstance(error, StoreError) and error.code == COMMIT_UNKNOWN):
                self._settle_in_background(loaded.table_id)
            raise
        if not stored:
            self._discard(loaded)
            raise _VersionConflict("", ply=session.version - 1, now=session.version)
        self.commit_count += 1
        entries = [encode_log_entry(entry, events) for entry, (_, events) in zip(encoded, pending, strict=True)]
        loaded.log += entries
        self._publish_commit(loaded, entries, only_moves=kinds == {Moved})
        listed = (summary.status, summary.turn_seat)
        if listed != loaded.listed or summary.seats is not None:
            loaded.listed = listed
            self._tell_lists(loaded)
        if Ended in kinds and summary.played_games:
            self._observers.game_ended(loaded.table_id)
        if Unsealed in kinds:
            self._observers.dice_published(loaded.table_id)
        self._start_bot(loaded)
        return session.version

    def _tell_lists(self, loaded: LoadedTable) -> None:
        seated = tuple({seat.user_id for seat in loaded.session.seats} - {""})
        self._observers.listed_changed(seated, loaded.session.opened.options.public)

    def _publish_commit(self, loaded: LoadedTable, entries: Sequence[msgspec.Raw], *, only_moves: bool) -> None:
        if loaded.shown is None:
            loaded.recent.clear()  # recent frames must have no gaps
            return
        before = loaded.shown
        loaded.shown = after_moves(before, loaded.session, self.now()) if only_moves else self._shown(loaded)
        frame = commit_frame(before, loaded.shown, entries)
        loaded.recent.add(frame, _RECENT_FRAMES_BYTES // max(1, len(self._tables)))
        self._publish(frame, channel_of(loaded.table_id))

    def _settle_in_background(self, table_id: str) -> None:
        """Reload the table, and let viewers resync, as soon as the store can tell whether its last commit was stored."""
        if table_id not in self._settling:
            self._settling.add(table_id)
            self._background.start(self._settle(table_id))

    async def _settle(self, table_id: str) -> None:
        try:
            while True:
                try:
                    await self.store.settle(table_id)
                    break
                except StoreError:
                    await asyncio.sleep(_SETTLE_RETRY_SECONDS)
            await self.reload([table_id])  # it may have been loaded since, without that commit
            self._publish(GAP, channel_of(table_id))
        finally:
            self._settling.discard(table_id)

    def _summary(self, session: Session, *, seated: bool = True) -> Summary:
        """The table's row for lists, and when `process_due` must see to the table."""
        turn_seat, wakes = None, session.shares_due_by()
        if session.status == "playing":
            state = session.state
            seat = state.turn if state.to_act < 0 else state.to_act
            turn_seat = seat if seat >= 0 else None
            running = session.clock_runs_for()
            if session.acting_bot() is not None and _has_people(session):
                wakes = self.now() + (0.0 if self._single_node else self._pace(session) + _BOT_TAKEOVER_SECONDS)
            elif running is not None:
                wakes = session.clocks.ends(running, self.now())
        lines = (
            tuple(SeatLine(seat.user_id, seat.name, seat.bot, number in session.winners) for number, seat in enumerate(session.seats))
            if seated
            else None
        )
        return Summary(status=session.status, updated=self.now(), turn_seat=turn_seat, wakes=wakes, seats=lines)

    # --- bots ---------------------------------------------------------------------------------------------------------------------------

    def _start_bot(self, loaded: LoadedTable) -> None:
        """Start the task of the bot that is to move, if there is one and it has an audience."""
        acting = loaded.session.acting_bot()
        if acting is None or loaded.bot is not None or not self._has_audience(loaded):
            return
        loaded.bot = self._background.start(self._bot_turn(loaded))

    def _has_audience(self, loaded: LoadedTable) -> bool:
        """Whether a user plays or watches."""
        return _has_people(loaded.session) or self._observers.is_viewed(loaded.table_id)

    async def resume_bots(self, table_id: str, *, unless_elsewhere: bool = False) -> None:
        """Let bots play on at a viewed table without users, unless another node lets them already."""
        if _has_people((await self.load(table_id)).session):
            return
        async with self.locked(table_id) as loaded:
            if not unless_elsewhere or self.now() - loaded.session.clocks.since > _BOT_TAKEOVER_SECONDS:
                self._start_bot(loaded)

    def _pace(self, session: Session) -> float:
        """Seconds before a bot moves; twice as many after a roll, which people look at first."""
        return self._bot_pace * (2 if session.just_rolled() else 1)

    async def _bot_turn(self, loaded: LoadedTable) -> None:
        try:
            while (
                (acting := loaded.session.acting_bot()) is not None
                and self._tables.get(loaded.table_id) is loaded
                and self._has_audience(loaded)
            ):
                game, state, ply = loaded.session.game, loaded.session.state, loaded.session.playing.ply
                if self._bot_pace:
                    await asyncio.sleep(self._pace(loaded.session))
                seed = int.from_bytes(draw(f"bot at {loaded.table_id} {loaded.session.version}", 8), "big")
                level = Level.INTERACTIVE if _has_people(loaded.session) else Level.BACKGROUND
                priority = Priority(loaded.session.opened.host, level)
                answer = await self.workers.answer(game.id, acting[1], game.encode(state), seed, ply, priority)
                async with self.locked(loaded.table_id) as now:
                    if now is not loaded or loaded.session.state is not state or loaded.session.acting_bot() != acting:
                        continue  # a move was taken back, or the seat has another player: look again
                    await self._changed(loaded, partial(_bot_moves, answer=answer, now=self.now()))
        except _VersionConflict:
            pass
        except Exception:  # `process_due` tries again
            _log.exception("bot move failed", extra={"table_id": loaded.table_id})
        finally:
            loaded.bot = None

    async def close(self) -> None:
        """Cancel the bots' tasks."""
        await self._background.cancel()


def _has_people(session: Session) -> bool:
    """Whether a user has a seat."""
    return any(seat.user_id for seat in session.seats)


def _bot_moves(loaded: LoadedTable, *, answer: Answer, now: float) -> None:
    session = loaded.session
    session.bot_move(answer.move, session.version, session.clocks.not_before(now), answer.note)
