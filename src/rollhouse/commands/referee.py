"""`rollhouse referee`: plays games with a program in any language, by JSON lines. See docs/referee.md."""

from __future__ import annotations

import sys
from typing import Any, BinaryIO, Literal, TypeAlias

import msgspec

from rollhouse.commands.support.command import command
from rollhouse.core.errors import RecordError, RollhouseError, UndoError
from rollhouse.core.game import CHANCE, AnyGame, Event, actor
from rollhouse.core.messages import say
from rollhouse.core.record import Record, positions
from rollhouse.core.record_json import to_json
from rollhouse.core.record_text import read, to_text
from rollhouse.core.registry import game as find_game
from rollhouse.locale import Catalogue

_MAX_LINE_BYTES = 6_000_000


class RefereeError(RollhouseError):
    """A request that is not valid."""

    family = "referee"


class _Request(msgspec.Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    id: str | int | None = None
    """Repeated in the answer."""


class New(_Request, tag="new", kw_only=True):
    """Start a game, in place of the present one."""

    game: str
    setup: dict[str, Any] = {}
    seats: tuple[str, ...] = ()


class Legal(_Request, tag="legal", kw_only=True):
    """List the legal moves and the seat to act."""


class Play(_Request, tag="play", kw_only=True):
    """Make a move, for a seat or for chance."""

    move: str


class Position(_Request, tag="position", kw_only=True):
    """Return the position."""


class Undo(_Request, tag="undo", kw_only=True):
    """Take back the last move, also one of chance."""


class GiveRecord(_Request, tag="record", kw_only=True):
    """Return the record so far."""

    format: Literal["text", "json"] = "text"


class Load(_Request, tag="load", kw_only=True):
    """Continue from a record; with `partial`, from the usable part of a damaged one."""

    record: str
    partial: bool = False


Request: TypeAlias = New | Legal | Play | Position | Undo | GiveRecord | Load
Answer: TypeAlias = dict[str, Any]

_decoder: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)


class Referee:
    """Answers requests about one game at a time."""

    def __init__(self, words: Catalogue) -> None:
        self._words = words
        self._record: Record | None = None
        self._states: list[Any] = []

    def answer(self, line: bytes) -> Answer:
        """The answer to one line. A refused request changes nothing."""
        try:
            answer = {"ok": True, **self._do(self._read(line))}
        except RollhouseError as error:
            answer = self._refused(error)
        request_id = _id_of(line)
        return answer if request_id is None else {"id": request_id, **answer}

    def _read(self, line: bytes) -> Request:
        if len(line) > _MAX_LINE_BYTES:
            raise RefereeError("referee/too-long", value=str(len(line)), expected=(str(_MAX_LINE_BYTES),))
        try:
            return _decoder.decode(line)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            came = line[:200].decode(errors="replace").strip()
            raise RefereeError("referee/malformed", value=came, reason=say("error-why-parser", reason=str(error))) from None

    def _do(self, request: Request) -> Answer:
        match request:
            case New():
                return self._new(request)
            case Load():
                return self._load(request)
            case Legal():
                return self._legal()
            case Play(move=text):
                return self._play(text)
            case Undo():
                return self._undo()
            case GiveRecord(format=form):
                return {"record": to_json(self._current) if form == "json" else to_text(self._current)}
        return self._here()

    @property
    def _current(self) -> Record:
        if self._record is None:
            raise RefereeError("referee/no-game", expected=('{"do":"new",…}', '{"do":"load",…}'))
        return self._record

    @property
    def _game(self) -> AnyGame:
        return find_game(self._current.game)

    def _here(self) -> Answer:
        game, state = self._game, self._states[-1]
        return {"to_act": actor(state.to_act), "ply": len(self._current.moves), "position": game.position(state)}

    def _new(self, request: New) -> Answer:
        game = find_game(request.game)
        setup = game.setup(request.setup)
        seats = request.seats or tuple(f"seat {seat}" for seat in range(setup.players))
        if len(seats) != setup.players:
            raise RefereeError("referee/seats", value=str(len(seats)), expected=(str(setup.players),))
        state = game.start(setup)
        self._record, self._states = Record.begin(game, setup, seats), [state]
        return {"game": game.id, "rules_version": game.rules_version, "setup": self._record.setup, **self._here()}

    def _load(self, request: Load) -> Answer:
        error: RecordError | None = None
        try:
            record = read(request.record)
        except RecordError as damage:
            if not request.partial or not isinstance(damage.usable, Record):
                raise
            record, error = damage.usable, damage
        self._states = [state for _, state in positions(record)]
        self._record = record
        answer = {"game": record.game, "rules_version": record.rules_version, "setup": record.setup, **self._here()}
        return answer if error is None else {**answer, "damage": self._refused(error)}

    def _legal(self) -> Answer:
        game, state = self._game, self._states[-1]
        answer: Answer = {"to_act": actor(state.to_act), "ply": len(self._current.moves)}
        if state.to_act != CHANCE:
            return {**answer, "moves": [str(move) for move in game.legal(state)]}
        outcomes = game.outcomes(state)
        weights = [f"{chance.numerator}/{chance.denominator}" for chance in outcomes.probabilities()]
        return {**answer, "moves": [str(move) for move in outcomes.moves], "weights": weights}

    def _play(self, text: str) -> Answer:
        game, state = self._game, self._states[-1]
        move = game.parse(text)
        happened: list[Event] = []
        after = game.play(state, move, happened)
        self._record = self._current.then(move).ended(game.outcome(after))
        self._states.append(after)
        return {"move": str(move), "events": [self._event(event) for event in happened], **self._here()}

    def _undo(self) -> Answer:
        if not self._current.moves:
            raise UndoError("undo/nothing")
        undone = self._current.moves[-1]
        self._record = self._current.cut(len(self._current.moves) - 1)
        self._states.pop()
        return {"undone": undone, **self._here()}

    def _event(self, event: Event) -> Answer:
        facts: Answer = msgspec.to_builtins(event)
        return {**facts, "text": self._words.say(event.message(), self._current.seats)}

    def _refused(self, error: RollhouseError) -> Answer:
        names = self._record.seats if self._record else ()
        answer: Answer = {"ok": False, "code": error.code, "message": self._words.error(error, names)}
        if error.rule:
            answer["rule"] = error.rule
        if error.line is not None:
            answer["line"] = error.line
        if isinstance(error, RecordError) and isinstance(error.usable, Record):
            answer["usable_moves"] = len(error.usable.moves)
        return answer


class _Named(msgspec.Struct):
    id: str | int | None = None


def _id_of(line: bytes) -> str | int | None:
    """The id of a request, also of a refused one if it can be read."""
    try:
        return msgspec.json.decode(line[:_MAX_LINE_BYTES], type=_Named).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None


def serve(lines: BinaryIO, answers: BinaryIO, words: Catalogue) -> None:
    """Answer every line until there are no more."""
    referee = Referee(words)
    # The limit keeps an endless line from filling the memory; the rest of such a line is read and dropped.
    while line := lines.readline(_MAX_LINE_BYTES + 1):
        while not line.endswith(b"\n") and len(line) > _MAX_LINE_BYTES and (rest := lines.readline(_MAX_LINE_BYTES)):
            if rest.endswith(b"\n"):
                break
        if line.strip():
            answers.write(msgspec.json.encode(referee.answer(line)) + b"\n")
            answers.flush()


@command("referee")
def referee_command(words: Catalogue, /) -> int:
    """Referee between this program's standard input and output."""
    serve(sys.stdin.buffer, sys.stdout.buffer, words)
    return 0
