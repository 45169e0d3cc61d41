"""Annotations: a report written into its record, and an annotation as messages."""

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


def annotated(record: Record, report: Report) -> Record:
    """The record annotated by the report: values after every move, and a mark and a better move for decisions that cost something.

    Comments stay; the annotations of an earlier report go.
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
    """An annotation as messages; `before` is the position before the annotated move."""
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
    """The move in words; as it is written where it is not a legal move of this position."""
    try:
        move = game.parse(best)
    except MoveError:
        return best
    return game.words.move(before, move) if move in game.legal(before) else best
