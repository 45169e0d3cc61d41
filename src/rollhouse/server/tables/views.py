"""Tables and events as JSON for clients."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Sequence
from typing import Any, cast

import msgspec

from rollhouse.core.game import Event, Move, actor
from rollhouse.core.messages import Message
from rollhouse.play.entries import Options
from rollhouse.play.seats import SeatState
from rollhouse.play.session import Session
from rollhouse.server.tables.schemas import LogPage
from rollhouse.server.wire.frames import CommitFrame
from rollhouse.server.wire.messages import ClockView, CommitMessage, Full, LogEntry, SeatView, TableView

_encode = msgspec.json.Encoder().encode
_NO_CHOICES = msgspec.Raw(b"[]")
_MAX_CACHED_LISTS = 1 << 14
"""Of some 2 KB each; one turn of a game may have as many."""
_MAX_CACHED_MOVES = 1 << 15
LOG_PAGE_ENTRIES = 500
"""Log entries that are sent together; some 400 bytes each."""


class MoveJsonCache(dict[Move, bytes]):
    """Moves as JSON. A hit runs no Python code: a list has some ninety moves, and where cards are dealt most lists are new."""

    def __missing__(self, move: Move) -> bytes:
        if len(self) >= _MAX_CACHED_MOVES:
            self.clear()
        text = self[move] = _encode(str(move))
        return text


_move_json = MoveJsonCache().__getitem__


class MoveListCache:
    """Move lists as JSON. The engines give the same tuple for the same dice and cards, so most lists are encoded once."""

    def __init__(self) -> None:
        self._known: OrderedDict[int, tuple[Sequence[Any], msgspec.Raw]] = OrderedDict()

    def encoded(self, moves: Sequence[Any]) -> msgspec.Raw:
        """The moves' texts."""
        found = self._known.get(id(moves))
        if found is not None and found[0] is moves:
            self._known.move_to_end(id(moves))
            return found[1]
        raw = msgspec.Raw(b"[%b]" % b",".join(map(_move_json, moves)))
        self._known[id(moves)] = (moves, raw)
        if len(self._known) > _MAX_CACHED_LISTS:
            self._known.popitem(last=False)
        return raw


_choices = MoveListCache()


def move_texts(moves: Sequence[Any]) -> msgspec.Raw:
    """Legal moves as clients get them."""
    return _choices.encoded(moves)


class StaticViewCache:
    """The parts of a table's view that don't change during a game, as JSON: encoded once, and sent with every move."""

    __slots__ = ("_seats", "_seats_json", "about", "options", "setup")

    def __init__(self, session: Session) -> None:
        self.about = msgspec.Raw(_encode(session.game.words.setup(session.setup)))
        self.setup = msgspec.Raw(_encode(session.opened.setup))
        self.options = msgspec.Raw(_encode(session.opened.options))
        self._seats: tuple[SeatState, ...] | None = None
        """The seats that `_seats_json` was encoded for."""
        self._seats_json = msgspec.Raw(b"[]")

    def seats(self, session: Session) -> msgspec.Raw:
        """The seats as JSON. Before the game their commitments change, too, and nothing is cached."""
        if session.seats is not self._seats:
            self._seats_json = msgspec.Raw(_encode(_seat_views(session)))
            self._seats = None if session.table is None else session.seats
        return self._seats_json


def _seat_views(session: Session) -> list[SeatView]:
    options, commits = session.opened.options, session.shares.commits if session.table is None else ()
    return [
        SeatView(
            one.user_id,
            one.name,
            one.bot,
            one.resigned,
            one.lapsed,
            options.dice == "real" or seat in options.real_seats,
            session.dice_due(seat),
            session.reveal_due(seat),
            commits[seat] if commits else "",
        )
        for seat, one in enumerate(session.seats)
    ]


def table_view(name: str, session: Session, static: StaticViewCache, now: float) -> TableView:
    """The table as clients see it."""
    opened, ended, table = session.opened, session.ended, session.table
    state = None if table is None else table.state
    position = None if state is None else session.game.position(state)
    awaited = None if table is None or ended is not None else table.awaited
    dealer_seat = session.dealer_seat() if awaited == "dealer" else None
    choosing = awaited == "person" or (dealer_seat is not None and position is not None and not position.rolling)
    outcome = None if table is None or ended is None else table.outcome
    return TableView(
        id=name,
        version=session.version,
        status=session.status,
        game=opened.game,
        setup=cast("dict[str, Any]", static.setup),
        about=cast("list[Message]", static.about),
        options=cast("Options", static.options),
        rated=opened.rated,
        challenge=opened.challenge,
        tournament=opened.tournament,
        match=opened.match,
        host=opened.host,
        seats=cast("tuple[SeatView, ...]", static.seats(session)),
        commitment=opened.commitment,
        secret="" if ended is None else ended.secret,
        to_act=None if state is None or ended is not None else actor(state.to_act),
        roll_due=None if state is None or awaited != "roll" else state.turn,
        dealer_seat=dealer_seat,
        ply=0 if table is None else table.ply,
        position=position,
        choices=move_texts(session.game.legal(state)) if choosing else _NO_CHOICES,
        undoable=session.undoable(),
        clock=_clock(session, now),
        winners=() if ended is None else ended.winners,
        result=[] if outcome is None else list(session.game.words.result(outcome)),
        parent=opened.parent,
        rematch=session.rematch.table,
        sealed=session.shares_due_by() is not None,
        same_dice=bool(opened.entropy),
        same_dice_wanted=session.rematch.same_dice,
        rematch_wanted=session.rematch.wanted,
        score=session.score(),
    )


def _clock(session: Session, now: float) -> ClockView | None:
    clock = session.opened.options.clock
    if clock is None:
        return None
    left = tuple(0.0 if one.lapsed else round(session.time_left(seat, now) or 0.0, 1) for seat, one in enumerate(session.seats))
    vacations = tuple(session.clocks.vacation_until(seat, now) for seat in range(len(session.seats)))
    running = session.clock_runs_for()
    return ClockView(
        clock.per,
        clock.seconds,
        clock.increment,
        left,
        running if running is None or vacations[running] is None else None,
        clock.correspondence,
        vacations,
    )


def _event_json(event: Event, message: Message | None = None) -> bytes:
    return b'%b,"message":%b}' % (_encode(event)[:-1], _encode(message or event.message()))  # an event always has its type: a comma fits


def event_view(event: Event, message: Message | None = None) -> msgspec.Raw:
    """An `EventView` as JSON: the event's fields, and the message that describes it, or this one in its place."""
    return msgspec.Raw(_event_json(event, message))


def encode_log_entry(entry: bytes, events: Iterable[Event]) -> msgspec.Raw:
    """A `LogEntry` as JSON, from the entry's JSON and the game's events: written once for all clients, now and later."""
    return msgspec.Raw(b'{"entry":%b,"events":[%b]}' % (entry, b",".join(map(_event_json, events))))


def commit_frame(view: TableView, entries: Sequence[msgspec.Raw]) -> CommitFrame:
    """The frame of a commit, for all viewers."""
    return CommitFrame.of(view.version, _encode(CommitMessage(view.version, cast("list[LogEntry]", entries), view)))


def full_frame(view: TableView, log: Sequence[msgspec.Raw], you: str, here: tuple[str, ...]) -> bytes:
    """The frame of the whole table with the latest log entries, for one viewer."""
    return _encode(Full(view, cast("list[LogEntry]", log[-LOG_PAGE_ENTRIES:]), max(0, len(log) - LOG_PAGE_ENTRIES), you, here))


def log_page(log: Sequence[msgspec.Raw], before: int) -> LogPage:
    """The page of the log that ends before this entry."""
    end = min(max(0, before), len(log))
    first = max(0, end - LOG_PAGE_ENTRIES)
    return LogPage(first, cast("list[LogEntry]", log[first:end]))
