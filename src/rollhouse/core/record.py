"""A record is the setup plus the list of moves, chance's moves included. Everything else follows by applying them.

This module is the value, its JSON twin and its replay; `record_text` is the readable form.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from rollhouse.core.errors import MoveError, RecordError, SetupError
from rollhouse.core.game import AnyGame, Outcome, Setup, State
from rollhouse.core.messages import say
from rollhouse.core.registry import game as find_game
from rollhouse.core.registry import games

__all__ = ["FORMAT", "Record", "checked", "from_json", "positions", "to_json"]

FORMAT = 1
"""The version of both written forms."""
MOST_MOVES = 50_000
_MOST_BYTES = 5_000_000


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

    def cut(self, ply: int) -> Record:
        """The record as it was after `ply` moves."""
        comments = {at: note for at, note in self.comments.items() if at <= ply}
        return msgspec.structs.replace(
            self, moves=self.moves[:ply], comments=comments, result=None if ply < len(self.moves) else self.result
        )


def positions(record: Record, lines: Sequence[int] = ()) -> Iterator[tuple[str, State]]:
    """Every move and the position after it, the start (with an empty move) first. Stops with a `RecordError` at the first bad move.

    `lines` are the line numbers of the moves in the file they came from.
    """
    game, state = _begin(record)
    yield "", state
    for ply, text in enumerate(record.moves):
        try:
            state = game.play(state, game.parse(text))
        except MoveError as error:
            refused = RecordError(
                f"record/{error.code.partition('/')[2]}-move",
                came=text,
                where=str(ply + 1),
                why=error.why,
                rule=error.rule,
                allowed=error.allowed,
                line=lines[ply] if lines else None,
            )
            refused.usable = record.cut(ply)
            raise refused from None
        yield text, state


def checked(record: Record, lines: Sequence[int] = ()) -> Record:
    """The record with every move in its printed form, all of them legal; or the `RecordError` that says where it breaks."""
    game, _ = _begin(record)
    *_, (_, final) = positions(record, lines)
    outcome = game.outcome(final)
    if record.result is not None and (outcome is None or outcome.winners != record.result):
        found = "*" if outcome is None else " ".join(map(str, outcome.winners))
        wrong = RecordError("record/result", came=" ".join(map(str, record.result)), allowed=(found,))
        wrong.usable = msgspec.structs.replace(record, result=None)
        raise wrong
    if len(record.seats) != game.setup(record.setup).players:
        raise RecordError("record/seats", came=str(len(record.seats)), allowed=(str(game.setup(record.setup).players),))
    for ply in record.comments:
        if not 0 <= ply <= len(record.moves):
            raise RecordError("record/comment", came=str(ply), allowed=(f"0–{len(record.moves)}",))
    moves = tuple(str(game.parse(text)) for text in record.moves)
    return msgspec.structs.replace(record, setup=msgspec.to_builtins(game.setup(record.setup)), moves=moves)


def _begin(record: Record) -> tuple[AnyGame, State]:
    if record.format != FORMAT:
        raise RecordError("record/format", came=str(record.format), allowed=(str(FORMAT),))
    if record.game not in games():
        raise RecordError("record/game", came=record.game, allowed=sorted(games()))
    game = find_game(record.game)
    if record.rules_version != game.rules_version:
        raise RecordError("record/rules", came=str(record.rules_version), where=record.game, allowed=(str(game.rules_version),))
    if len(record.moves) > MOST_MOVES:
        raise RecordError("record/too-long", came=str(len(record.moves)), allowed=(str(MOST_MOVES),))
    try:
        return game, game.start(game.setup(record.setup))
    except SetupError as error:
        raise RecordError("record/setup", came=error.came, where=error.code, why=error.why, allowed=error.allowed) from None


def to_json(record: Record) -> str:
    """The JSON twin, one line a field."""
    return msgspec.json.format(msgspec.json.encode(record)).decode() + "\n"


def from_json(text: str | bytes) -> Record:
    """The record in this JSON text, every move checked."""
    if len(text) > _MOST_BYTES:
        raise RecordError("record/too-long", came=str(len(text)), allowed=(str(_MOST_BYTES),))
    try:
        record = msgspec.json.decode(text, type=Record)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise RecordError("record/json", why=say("error-why-parser", reason=str(error))) from None
    return checked(record)
