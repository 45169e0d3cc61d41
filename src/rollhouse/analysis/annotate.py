"""A report written into its record, as annotations, and annotations told to people."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from rollhouse.analysis.marks import MARKS, mark_name
from rollhouse.analysis.report import Report
from rollhouse.core.annotations import Annotation
from rollhouse.core.errors import MoveError
from rollhouse.core.game import AnyGame
from rollhouse.core.messages import Message, Seat, say
from rollhouse.core.record import Record, replay

__all__ = ["annotated", "told"]


def annotated(record: Record, report: Report) -> Record:
    """The record with what the report says: values after every move, and of decisions that cost something a mark, a better move and where.

    What people wrote stays; what an earlier report said goes.
    """
    _, game, states, _ = replay(record)
    notes = {ply: Annotation(text=note.text) for ply, note in record.annotations.items()}
    for point in report.curve:
        if point.ply and point.values is not None:
            notes[point.ply] = msgspec.structs.replace(notes.get(point.ply, Annotation()), values=point.values)
    for decision in report.decisions:
        if decision.mark != MARKS[0]:
            at = decision.ply + 1
            line = game.position_text(states[decision.ply])
            position = "" if line.startswith("{") else line  # a game without a notation has none for comments either
            notes[at] = msgspec.structs.replace(notes[at], mark=decision.mark, best=decision.best, position=position)
    return record.annotated(notes)


def told(note: Annotation, game: AnyGame, before: Any, *, values: bool = True) -> Iterator[Message]:
    """An annotation in sentences; `before` is the position in which the move was made that it is about."""
    if note.mark:
        mark = mark_name(MARKS[MARKS.index(note.mark)]) if note.mark in MARKS else note.mark
        if note.best:
            yield say("analysis-note-better", mark=mark, best=_in_words(note.best, game, before))
        else:
            yield say("analysis-note-mark", mark=mark)
    if values and len(note.values) == 1:
        yield say("analysis-note-turns", turns=-note.values[0])
    elif values and note.values:
        shares = tuple(say("analysis-note-share", seat=Seat(seat), share=100.0 * share) for seat, share in enumerate(note.values))
        yield say("analysis-note-shares", shares=shares)
    if note.text:
        yield say("plain-comment", text=note.text)


def _in_words(best: str, game: AnyGame, before: Any) -> Message | str:
    """A move as the game tells it; as it is written where it is none of this position."""
    try:
        move = game.parse(best)
    except MoveError:
        return best
    return game.words.move(before, move) if move in game.legal(before) else best
