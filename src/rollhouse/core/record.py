"""A record is the setup plus the list of moves, chance's moves included. Everything else follows by applying them.

This module is the value and its replay; `record_text` is the readable form, `record_json` its twin for programs.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from rollhouse.core.annotations import Annotation
from rollhouse.core.errors import DataError, MoveError, RecordError, SetupError
from rollhouse.core.game import AnyGame, Event, Outcome, Setup, State
from rollhouse.core.registry import all_games
from rollhouse.core.registry import game as find_game

__all__ = [
    "FORMAT",
    "LARGEST",
    "MOST_MOVES",
    "WINNERS",
    "Record",
    "Replay",
    "Step",
    "checked",
    "part_at_fault",
    "positions",
    "replay",
    "steps",
]

FORMAT = 1
"""The version of both written forms."""
MOST_MOVES = 50_000
LARGEST = 5_000_000
"""How long either written form may be."""
WINNERS = "Winners"
"""The tag that names who won a game which ended by a resignation: seats, as in a result."""
_TAG_NAME = re.compile(r"[A-Za-z0-9_.-]{1,50}")


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One game: what was agreed, who sat where, and every move's text in order."""

    game: str
    rules_version: int
    setup: dict[str, Any]
    """The setup's options, complete: `game.setup(record.setup)` gives it back."""
    seats: tuple[str, ...]
    """Who sat where: a name, or `bot:greedy`."""
    moves: tuple[str, ...] = ()
    comments: dict[int, str] = {}
    """Notes, by the number of moves before them."""
    tags: dict[str, str] = {}
    """Anything else worth keeping: a date, a place."""
    result: tuple[int, ...] | None = None
    """The winners' seats; None while the game goes on."""
    format: int = FORMAT

    @classmethod
    def begin(cls, game: AnyGame, setup: Setup, seats: Sequence[str], **tags: str) -> Record:
        """An empty record of a game with this setup."""
        return cls(game.id, game.rules_version, msgspec.to_builtins(setup), tuple(seats), tags=tags)

    def then(self, move: object) -> Record:
        """The record with one more move."""
        return msgspec.structs.replace(self, moves=(*self.moves, str(move)))

    def ended(self, outcome: Outcome | None) -> Record:
        """The record with the game's result, when it is over."""
        return self if outcome is None else msgspec.structs.replace(self, result=outcome.winners)

    @property
    def annotations(self) -> dict[int, Annotation]:
        """The comments taken apart: what they say to people, and to programs."""
        return {ply: Annotation.read(comment) for ply, comment in self.comments.items()}

    def annotated(self, notes: Mapping[int, Annotation]) -> Record:
        """The record with these comments, and no others. Empty ones are left out."""
        said = {ply: str(notes[ply]) for ply in sorted(notes)}
        return msgspec.structs.replace(self, comments={ply: comment for ply, comment in said.items() if comment})

    def cut(self, ply: int) -> Record:
        """The record as it was after `ply` moves."""
        comments = {at: note for at, note in self.comments.items() if at <= ply}
        return msgspec.structs.replace(
            self, moves=self.moves[:ply], comments=comments, result=None if ply < len(self.moves) else self.result
        )


class Step(NamedTuple):
    """One move of a record, replayed."""

    move: str
    """As it is printed; empty for the start."""
    state: State
    """The position after it."""
    events: tuple[Event, ...]
    """What happened by it."""


class Replay(NamedTuple):
    """A record that has been played through once: whoever asks more than one thing about it need not do so again."""

    record: Record
    game: AnyGame
    states: tuple[Any, ...]
    """The start, and the position after each move."""
    moves: tuple[Any, ...]


def replay(record: Record) -> Replay:
    """All positions and moves of a record, or the `RecordError` that says where it breaks."""
    found = list(_replayed(record, (), None))
    return Replay(record, find_game(record.game), tuple(state for _, state in found), tuple(move for move, _ in found[1:]))


def positions(record: Record, lines: Sequence[int] = ()) -> Iterator[tuple[str, State]]:
    """Every move as it is printed and the position after it, the start (with an empty move) first.

    Stops with a `RecordError` at the first bad move; `lines` are the line numbers of the moves in the file they came from.
    """
    for move, state in _replayed(record, lines, None):
        yield "" if move is None else str(move), state


def steps(record: Record) -> Iterator[Step]:
    """The same, with what happened."""
    events: list[Event] = []
    for move, state in _replayed(record, (), events):
        yield Step("" if move is None else str(move), state, tuple(events))
        events.clear()


def _replayed(record: Record, lines: Sequence[int], events: list[Event] | None) -> Iterator[tuple[Any, State]]:
    """Every move and the position after it, the start (without a move) first."""
    game, setup = _agreed(record)
    state = game.start(setup)
    yield None, state
    played: list[str] = []
    for ply, text in enumerate(record.moves):
        try:
            move = game.parse(text)
            state = game.play(state, move, events)
        except MoveError as error:
            refused = RecordError(
                f"record/{error.code.partition('/')[2]}-move",
                value=text,
                location=str(ply + 1),
                reason=error.reason,
                rule=error.rule,
                expected=error.expected,
                line=lines[ply] if lines else None,
            )
            refused.usable = msgspec.structs.replace(record.cut(ply), moves=tuple(played))
            raise refused from None
        played.append(str(move))
        yield move, state


def checked(record: Record, lines: Sequence[int] = ()) -> Record:
    """The record with setup and moves in their printed forms, all of them legal; or the `RecordError` that says where it breaks.

    One from older rules comes back as one from today's, if these can replay it.
    """
    game, setup = _agreed(record)
    for name in record.tags:
        if not _TAG_NAME.fullmatch(name):
            raise RecordError("record/tag", value=name, expected=('[Tag.name "value"]',))
    record = msgspec.structs.replace(record, rules_version=game.rules_version, setup=msgspec.to_builtins(setup))
    (_, final), *after = positions(record, lines)
    if after:
        final = after[-1][1]
    record = msgspec.structs.replace(record, moves=tuple(text for text, _ in after))
    outcome = game.outcome(final)
    if record.result is not None and (outcome is None or outcome.winners != record.result):
        found = "*" if outcome is None else " ".join(map(str, outcome.winners))
        wrong = RecordError("record/result", value=" ".join(map(str, record.result)), expected=(found,))
        wrong.usable = msgspec.structs.replace(record, result=None)
        raise wrong
    for ply in record.comments:
        if not 0 <= ply <= len(record.moves):
            misplaced = RecordError("record/comment", value=str(ply), expected=(f"0–{len(record.moves)}",))
            comments = {at: note for at, note in record.comments.items() if 0 <= at <= len(record.moves)}
            misplaced.usable = msgspec.structs.replace(record, comments=comments)
            raise misplaced
    return record


def part_at_fault(error: RecordError) -> str:
    """The part of a record that an error is about: a field, or something in it (`setup.target`, `tags.Place`); empty for a move."""
    what = error.code.partition("/")[2]
    if what == "setup":
        return "setup." + (error.value if error.location == "setup/unknown" else error.location.partition("/")[2])
    if what == "tag":
        return "tags." + error.value
    part = {"rules": "rules_version", "comment": "comments"}.get(what, what)
    return part if part in Record.__struct_fields__ else ""


def _agreed(record: Record) -> tuple[AnyGame, Setup]:
    """The game and its setup, if this record is one that can be replayed here."""
    if record.format != FORMAT:
        raise RecordError("record/format", value=str(record.format), expected=(str(FORMAT),))
    if record.game not in all_games():
        raise RecordError("record/game", value=record.game, expected=sorted(all_games()))
    game = find_game(record.game)
    if len(record.moves) > MOST_MOVES:
        raise RecordError("record/too-long", value=str(len(record.moves)), expected=(str(MOST_MOVES),))
    try:
        setup = game.agreed(record.setup, record.rules_version)
    except (SetupError, DataError) as error:
        raise RecordError("record/setup", value=error.value, location=error.code, reason=error.reason, expected=error.expected) from None
    if setup is None or record.rules_version < 1:
        raise RecordError("record/rules", value=str(record.rules_version), location=record.game, expected=(str(game.rules_version),))
    if len(record.seats) != setup.players:
        raise RecordError("record/seats", value=str(len(record.seats)), expected=(str(setup.players),))
    return game, setup
