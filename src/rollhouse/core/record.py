"""Records of games: the setup and every move, chance's included; replaying the moves gives all positions.

This module has the type and its replay; `record_text` reads and writes the text form, `record_json` the JSON form.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, NamedTuple

import msgspec

from rollhouse.core.annotations import Annotation
from rollhouse.core.errors import DataError, MoveError, RecordError, SetupError
from rollhouse.core.game import AnyGame, Event, Outcome, Setup, State
from rollhouse.core.registry import all_games
from rollhouse.core.registry import game as find_game

__all__ = [
    "DATE",
    "FORMAT",
    "MAX_MOVES",
    "MAX_RECORD_LENGTH",
    "WINNERS",
    "Record",
    "Replay",
    "Step",
    "checked",
    "date_text",
    "part_at_fault",
    "positions",
    "replay",
    "steps",
]

FORMAT = 1
"""The version of the text and the JSON form."""
MAX_MOVES = 50_000
"""The most moves of a record, chance's included."""
MAX_RECORD_LENGTH = 5_000_000
"""The most characters of the text or JSON form, and the most bytes of its file."""
WINNERS = "Winners"
"""The tag with the winners' seats, as in a result, of a game that ended by resignation."""
_TAG_NAME = re.compile(r"[A-Za-z0-9_.-]{1,50}")


DATE = "Date"
"""The tag with the time at which the game began."""


def date_text(seconds: float) -> str:
    """A time in seconds since 1970 as the tag `Date` has it.

    >>> date_text(0)
    '1970-01-01T00:00:00Z'
    """
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One game: its setup, its players and the text of every move.

    >>> record = Record.begin(game, game.setup({"players": 2}), ("Ana", "bot:greedy"))
    >>> record = record.then(move)
    >>> print(to_text(record))
    """

    game: str
    rules_version: int
    setup: dict[str, Any]
    """All options: `game.setup(record.setup)` is the setup."""
    seats: tuple[str, ...]
    """The player of each seat: a name, or `bot:greedy`."""
    moves: tuple[str, ...] = ()
    comments: dict[int, str] = {}
    """Comments by the number of moves before them."""
    tags: dict[str, str] = {}
    """Other facts by name, such as a date or a place."""
    result: tuple[int, ...] | None = None
    """The winners' seats; None in an unfinished game."""
    format: int = FORMAT

    @classmethod
    def begin(cls, game: AnyGame, setup: Setup, seats: Sequence[str], **tags: str) -> Record:
        """A record without moves.

        Args:
            game: The game.
            setup: Its complete setup.
            seats: The player of each seat: a name, or `bot:NAME`.
            **tags: Other facts by name.

        """
        return cls(game.id, game.rules_version, msgspec.to_builtins(setup), tuple(seats), tags=tags)

    def then(self, move: object) -> Record:
        """The record with one more move."""
        return msgspec.structs.replace(self, moves=(*self.moves, str(move)))

    def ended(self, outcome: Outcome | None) -> Record:
        """The record with the result of a finished game; the same record for None."""
        return self if outcome is None else msgspec.structs.replace(self, result=outcome.winners)

    @property
    def annotations(self) -> dict[int, Annotation]:
        """The comments in their parts, by the number of moves before them."""
        return {ply: Annotation.read(comment) for ply, comment in self.comments.items()}

    def annotated(self, notes: Mapping[int, Annotation]) -> Record:
        """The record with these comments in place of its own. Empty ones are left out."""
        texts = {ply: str(notes[ply]) for ply in sorted(notes)}
        return msgspec.structs.replace(self, comments={ply: comment for ply, comment in texts.items() if comment})

    def cut(self, ply: int) -> Record:
        """The record of the first `ply` moves."""
        comments = {at: note for at, note in self.comments.items() if at <= ply}
        return msgspec.structs.replace(
            self, moves=self.moves[:ply], comments=comments, result=None if ply < len(self.moves) else self.result
        )


class Step(NamedTuple):
    """One move of a record, replayed."""

    move: str
    """Its text; empty for the start."""
    state: State
    """The position after it."""
    events: tuple[Event, ...]
    """The events of the move."""


class Replay(NamedTuple):
    """A replayed record, for callers that need its positions more than once."""

    record: Record
    game: AnyGame
    states: tuple[Any, ...]
    """The start and the position after each move."""
    moves: tuple[Any, ...]


def replay(record: Record) -> Replay:
    """All positions and moves of a record.

    Raises:
        RecordError: The record can't be replayed. For a move, `location` is its number and `usable` the record before it.

    """
    played = list(_replayed(record, (), None))
    return Replay(record, find_game(record.game), tuple(state for _, state in played), tuple(move for move, _ in played[1:]))


def positions(record: Record, lines: Sequence[int] = ()) -> Iterator[tuple[str, State]]:
    """The text of every move and the position after it; first the start, with an empty text.

    Args:
        record: The record.
        lines: The line of each move in the record's file, for errors.

    Raises:
        RecordError: At the first move that can't be replayed.

    """
    for move, state in _replayed(record, lines, None):
        yield "" if move is None else str(move), state


def steps(record: Record) -> Iterator[Step]:
    """Every move with the position after it and its events; first the start. Errors as for `positions`."""
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
            raise refused.with_usable(msgspec.structs.replace(record.cut(ply), moves=tuple(played))) from None
        played.append(str(move))
        yield move, state


def checked(record: Record, lines: Sequence[int] = ()) -> Record:
    """The record with every part checked, and setup and moves in their standard form.

    A record of an older rules version becomes one of the current version, if that can replay it.

    Args:
        record: The record.
        lines: The line of each move in the record's file, for errors.

    Raises:
        RecordError: A part is invalid; `usable` is the record without it, or None.

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
        winners = "*" if outcome is None else " ".join(map(str, outcome.winners))
        wrong = RecordError("record/result", value=" ".join(map(str, record.result)), expected=(winners,))
        raise wrong.with_usable(msgspec.structs.replace(record, result=None))
    for ply in record.comments:
        if not 0 <= ply <= len(record.moves):
            misplaced = RecordError("record/comment", value=str(ply), expected=(f"0–{len(record.moves)}",))
            comments = {at: note for at, note in record.comments.items() if 0 <= at <= len(record.moves)}
            raise misplaced.with_usable(msgspec.structs.replace(record, comments=comments))
    return record


def part_at_fault(error: RecordError) -> str:
    """The field of a record that an error is about, or an entry of it (`setup.target`, `tags.Place`); empty for a move."""
    what = error.code.partition("/")[2]
    if what == "setup":
        return "setup." + (error.value if error.location == "setup/unknown" else error.location.partition("/")[2])
    if what == "tag":
        return "tags." + error.value
    part = {"rules": "rules_version", "comment": "comments"}.get(what, what)
    return part if part in Record.__struct_fields__ else ""


def _agreed(record: Record) -> tuple[AnyGame, Setup]:
    """The game and the setup of a record; a `RecordError` if one of them is invalid."""
    if record.format != FORMAT:
        raise RecordError("record/format", value=str(record.format), expected=(str(FORMAT),))
    if record.game not in all_games():
        raise RecordError("record/game", value=record.game, expected=sorted(all_games()))
    game = find_game(record.game)
    if len(record.moves) > MAX_MOVES:
        raise RecordError("record/too-long", value=str(len(record.moves)), expected=(str(MAX_MOVES),))
    try:
        setup = game.agreed(record.setup, record.rules_version)
    except (SetupError, DataError) as error:
        raise RecordError("record/setup", value=error.value, location=error.code, reason=error.reason, expected=error.expected) from None
    if setup is None or record.rules_version < 1:
        raise RecordError("record/rules", value=str(record.rules_version), location=record.game, expected=(str(game.rules_version),))
    if len(record.seats) != setup.players:
        raise RecordError("record/seats", value=str(len(record.seats)), expected=(str(setup.players),))
    return game, setup
