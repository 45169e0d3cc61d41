"""Tables and events as clients see them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, cast

import msgspec

from rollhouse.core.game import CHANCE, NOBODY, AnyGame, Event, Move, Position, Setup, actor
from rollhouse.core.messages import Message
from rollhouse.play.entries import Entry, Moved
from rollhouse.play.session import Session
from rollhouse.server.tables.bodies import LogPage
from rollhouse.server.transport.frames import CommitFrame
from rollhouse.server.transport.wire import ClockView, EventView, Full, Happened, Happening, SeatView, TableView

__all__ = ["LOG_PAGE", "event_view", "full_frame", "happened_frame", "happening", "log_page", "move_texts", "table_view"]

_encode = msgspec.json.Encoder().encode
_NO_CHOICES = msgspec.Raw(b"[]")
_MOST_CACHED = 1 << 14
"""Lists of some 2 KB each: a game may have as many for one turn."""
_MOST_TEXTS = 1 << 15
LOG_PAGE = 500
"""Happenings that are sent together; some 400 bytes each."""


class _Texts(dict[Move, bytes]):
    """Moves as JSON. Found without calling any Python: a list has some ninety, and in a game that deals its cards most lists are new."""

    def __missing__(self, move: Move) -> bytes:
        if len(self) >= _MOST_TEXTS:
            self.clear()
        text = self[move] = _encode(str(move))
        return text


_written = _Texts().__getitem__


class _Choices:
    """Move lists as JSON. The engines give the same tuple for the same dice and cards, so most lists are encoded once."""

    def __init__(self) -> None:
        self._known: OrderedDict[int, tuple[Sequence[Any], msgspec.Raw]] = OrderedDict()

    def encoded(self, moves: Sequence[Any]) -> msgspec.Raw:
        """The moves' texts."""
        found = self._known.get(id(moves))
        if found is not None and found[0] is moves:
            self._known.move_to_end(id(moves))
            return found[1]
        raw = msgspec.Raw(b"[%b]" % b",".join(map(_written, moves)))
        self._known[id(moves)] = (moves, raw)
        if len(self._known) > _MOST_CACHED:
            self._known.popitem(last=False)
        return raw


_choices = _Choices()


def move_texts(moves: Sequence[Any]) -> msgspec.Raw:
    """Legal moves as clients get them."""
    return _choices.encoded(moves)


def table_view(name: str, session: Session, now: float) -> TableView:
    """The table as everybody sees it."""
    state = session.state
    words = session.game.words
    position = None if state is None else session.game.position(state)
    outcome = None if session.table is None else session.table.outcome
    return TableView(
        id=name,
        version=session.version,
        status=session.status,
        game=session.game.id,
        setup=session.opened.setup,
        about=_about(session.game, session.setup),
        options=session.opened.options,
        host=session.opened.host,
        seats=tuple(
            SeatView(
                one.who,
                one.name,
                one.bot,
                one.resigned,
                _real(session, seat),
                session.dice_due(seat),
                session.reveal_due(seat),
                session.parts.commits[seat] if session.table is None else "",
            )
            for seat, one in enumerate(session.seats)
        ),
        commitment=session.opened.commitment,
        secret="" if session.ended is None else session.ended.secret,
        to_act=None if state is None or session.ended is not None else actor(state.to_act),
        roll_due=session.roll_due(),
        dealer_seat=session.dealer_seat(),
        ply=0 if session.table is None else session.table.ply,
        position=position,
        choices=_choice_list(session, position),
        undoable=session.undoable(),
        clock=_clock(session, now),
        winners=() if session.ended is None else session.ended.winners,
        result=[] if outcome is None else list(words.result(outcome)),
        parent=session.opened.parent,
        rematch=session.rematch,
        sealed=session.parts_due_by() is not None,
        same_dice=bool(session.opened.entropy),
        same_dice_wanted=session.same_dice,
    )


@lru_cache(maxsize=256)
def _about(game: AnyGame, setup: Setup) -> list[Message]:
    return list(game.words.setup(setup))


def _real(session: Session, seat: int) -> bool:
    return session.opened.options.dice == "real" or seat in session.opened.options.real_seats


def _choice_list(session: Session, position: Position | None) -> msgspec.Raw:
    state = session.state
    if position is None or session.status != "playing" or state.to_act == NOBODY or session.acting_bot() is not None:
        return _NO_CHOICES
    if state.to_act == CHANCE and (session.dealer_seat() is None or position.rolling):
        return _NO_CHOICES
    return move_texts(session.game.legal(state))


def _clock(session: Session, now: float) -> ClockView | None:
    clock = session.opened.options.clock
    if clock is None:
        return None
    left = tuple(round(session.time_left(seat, now) or 0.0, 1) for seat in range(len(session.seats)))
    return ClockView(clock.per, clock.seconds, left, session.clock_runs_for())


def event_view(event: Event) -> msgspec.Raw:
    """An event's facts, and the message that says it."""
    return msgspec.Raw(b'%b,"message":%b}' % (_encode(event)[:-1], _encode(event.message())))  # its type comes first: it is never empty


def happening(entry: Entry, events: Iterable[Event]) -> msgspec.Raw:
    """An entry, and what happened by it: a `Happening`, written once for everybody who sees it now or later."""
    views = [event_view(event) for event in events] if isinstance(entry, Moved) else []
    return msgspec.Raw(_encode(Happening(entry, cast("list[EventView]", views))))


def happened_frame(view: TableView, happenings: Sequence[msgspec.Raw]) -> CommitFrame:
    """One commit, as it goes to every viewer."""
    return CommitFrame.of(view.version, _encode(Happened(view.version, cast("list[Happening]", happenings), view)))


def full_frame(view: TableView, log: Sequence[msgspec.Raw], you: str, here: tuple[str, ...]) -> bytes:
    """The whole table, for one viewer, with the latest that happened."""
    return _encode(Full(view, cast("list[Happening]", log[-LOG_PAGE:]), max(0, len(log) - LOG_PAGE), you, here))


def log_page(log: Sequence[msgspec.Raw], before: int) -> LogPage:
    """What happened before so much of it."""
    end = min(max(0, before), len(log))
    first = max(0, end - LOG_PAGE)
    return LogPage(first, cast("list[Happening]", log[first:end]))
