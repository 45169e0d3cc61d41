"""Tables and events as JSON for clients."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import compress, groupby
from operator import attrgetter, itemgetter, ne
from typing import Any, NamedTuple, cast

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
"""Of some 0.5 KB each; one turn of a game may have as many."""
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


class MoveWordsCache(dict[Move, tuple[str, str]]):
    """Moves as their last word and what stands before it."""

    def __missing__(self, move: Move) -> tuple[str, str]:
        if len(self) >= _MAX_CACHED_MOVES:
            self.clear()
        start, _, last = str(move).rpartition(" ")
        self[move] = start, last
        return start, last


_move_words = MoveWordsCache().__getitem__
_start_word, _last_word = itemgetter(0), itemgetter(1)


class GroupedMoveCache:
    """Move lists as JSON for commits. The engines give the same tuple for the same dice and cards, so most lists are encoded once."""

    def __init__(self) -> None:
        self._known: OrderedDict[int, tuple[Sequence[Move], bytes]] = OrderedDict()

    def encoded(self, moves: Sequence[Move]) -> bytes:
        """The moves' last words by what stands before them."""
        found = self._known.get(id(moves))
        if found is not None and found[0] is moves:
            self._known.move_to_end(id(moves))
            return found[1]
        groups: dict[str, str] = {}
        for start, run in groupby(map(_move_words, moves), _start_word):  # in C for each move: games list moves of a kind together
            lasts = " ".join(map(_last_word, run))
            groups[start] = f"{groups[start]} {lasts}" if start in groups else lasts
        grouped = _encode(groups)
        self._known[id(moves)] = (moves, grouped)
        if len(self._known) > _MAX_CACHED_LISTS:
            self._known.popitem(last=False)
        return grouped


_grouped = GroupedMoveCache().encoded


def move_texts(moves: Sequence[Move]) -> msgspec.Raw:
    """Legal moves as clients get them."""
    return msgspec.Raw(b"[%b]" % b",".join(map(_move_json, moves)))


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


class Choices(NamedTuple):
    """The legal moves of the user who is to act, or who types what chance did; none when no user is."""

    user_id: str
    moves: Sequence[Move]


_NONE_TO_CHOOSE = Choices("", ())


def choices_of(session: Session) -> Choices:
    """The choices at a table now. Where real dice are to be typed any faces are legal, and none are listed."""
    table = session.table
    if table is None or session.ended is not None:
        return _NONE_TO_CHOOSE
    state, awaited = table.state, table.awaited
    seat: int | None = state.to_act if awaited == "person" else session.dealer_seat()
    if seat is None or (awaited == "dealer" and session.game.position(state).rolling):
        return _NONE_TO_CHOOSE
    return Choices(session.seats[seat].user_id, session.game.legal(state))


class Shown(NamedTuple):
    """A version of a table as it was shown to viewers."""

    view: TableView
    choices: Choices


def table_view(name: str, session: Session, static: StaticViewCache, now: float, choices: msgspec.Raw = _NO_CHOICES) -> TableView:
    """The table as clients see it who have these choices."""
    opened, ended, table = session.opened, session.ended, session.table
    outcome = None if table is None or ended is None else table.outcome
    return TableView(
        id=name,
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
        choices=choices,
        winners=session.winners,
        result=[] if outcome is None else list(session.game.words.result(outcome)),
        parent=opened.parent,
        rematch=session.rematch.table,
        sealed=session.shares_due_by() is not None,
        same_dice=bool(opened.entropy),
        same_dice_wanted=session.rematch.same_dice,
        rematch_wanted=session.rematch.wanted,
        score=session.score(),
        **_game_fields(session, now),
    )


def after_moves(before: Shown, session: Session, now: float) -> Shown:
    """How a table is shown after moves, and nothing else, since it was shown last."""
    return Shown(msgspec.structs.replace(before.view, **_game_fields(session, now)), choices_of(session))


def _game_fields(session: Session, now: float) -> dict[str, Any]:
    """The fields of a view that a move changes, as long as the game goes on."""
    ended, table = session.ended, session.table
    state = None if table is None else table.state
    awaited = None if table is None or ended is not None else table.awaited
    return {
        "version": session.version,
        "to_act": None if state is None or ended is not None else actor(state.to_act),
        "roll_due": None if state is None or awaited != "roll" else state.turn,
        "dealer_seat": session.dealer_seat() if awaited == "dealer" else None,
        "ply": 0 if table is None else table.ply,
        "position": None if state is None else session.game.position(state),
        "undoable": session.undoable(),
        "stop_wanted": tuple(sorted(session.stop_wanted)) if session.may_stop() else None,
        "clock": _clock(session, now),
    }


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


def commit_frame(before: Shown, now: Shown, entries: Sequence[msgspec.Raw]) -> CommitFrame:
    """The frame of the commit between these two versions, for all viewers."""
    changed = now.choices != before.choices
    message = CommitMessage(
        now.view.version, cast("list[LogEntry]", entries), _changes(before.view, now.view), {} if changed else msgspec.UNSET
    )
    choices = _grouped(now.choices.moves) if changed and now.choices.moves else b""
    return CommitFrame.of(now.view.version, _encode(message), now.choices.user_id, choices)


def _changes(before: TableView, now: TableView) -> dict[str, Any]:
    """The fields that changed. The clock always counts: clients let it run on from when they received it."""
    changes = _changed_fields(before, now, TableView)
    if now.clock is not None:
        changes["clock"] = now.clock
    if "position" in changes and before.position is not None:
        changes["position"] = _changed_fields(before.position, now.position, type(now.position))
    return changes


@cache
def _fields_of(kind: type[msgspec.Struct]) -> tuple[tuple[str, ...], Callable[[Any], tuple[Any, ...]]]:
    return kind.__struct_fields__, attrgetter(*kind.__struct_fields__)


def _changed_fields(before: Any, now: Any, kind: type[msgspec.Struct]) -> dict[str, Any]:
    names, values = _fields_of(kind)
    new = values(now)
    return dict(compress(zip(names, new, strict=True), map(ne, new, values(before))))


def full_frame(view: TableView, log: Sequence[msgspec.Raw], you: str, here: tuple[str, ...], max_entries: int = LOG_PAGE_ENTRIES) -> bytes:
    """The frame of the whole table with the latest log entries, for one viewer."""
    return _encode(Full(view, cast("list[LogEntry]", log[-max_entries:]), max(0, len(log) - max_entries), you, here))


def log_page(log: Sequence[msgspec.Raw], before: int) -> LogPage:
    """The page of the log that ends before this entry."""
    end = min(max(0, before), len(log))
    first = max(0, end - LOG_PAGE_ENTRIES)
    return LogPage(first, cast("list[LogEntry]", log[first:end]))
