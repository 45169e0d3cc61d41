"""The rules of Pig: what is agreed, what a position is, who may do what, and what it does."""

from __future__ import annotations

from msgspec.structs import replace

from rollhouse import CHANCE, GAME_OVER, Event, MalformedMove, Message, Move, Outcomes, Seat, Setup, State, notation, say

__all__ = ["EVENTS", "PigMove", "PigSetup", "PigState", "legal", "outcomes", "parse", "start", "step"]

FORMS = ("first SEAT", "roll FACE", "again", "hold")


class PigSetup(Setup, frozen=True, kw_only=True):
    """What is agreed; how many play and who starts is every game's."""

    target: int


class PigState(State, frozen=True):
    """A position."""

    setup: PigSetup
    scores: tuple[int, ...]
    pot: int
    """What the turn has brought so far."""


# --- moves: chance says who starts and what the die shows, a player rolls again or holds ----------------------------------------------


class PigMove(Move, frozen=True):
    """A move of Pig."""


class First(PigMove, frozen=True):
    """Chance says who starts."""

    seat: int

    def __str__(self) -> str:
        return f"first {self.seat}"


class Roll(PigMove, frozen=True):
    """The die shows a face."""

    face: int

    def __str__(self) -> str:
        return f"roll {self.face}"


class Again(PigMove, frozen=True):
    """Roll once more."""

    def __str__(self) -> str:
        return "again"


class Hold(PigMove, frozen=True):
    """Score what the turn has brought."""

    def __str__(self) -> str:
        return "hold"


def parse(text: str) -> PigMove:
    """Return the move with this text."""
    match notation.words_of(text, FORMS):
        case ["first", seat]:
            return First(notation.read_seat(text, [seat], FORMS))
        case ["roll", face] if len(face) == 1:
            return Roll(notation.read_faces(text, [face], FORMS)[0])
        case ["again"]:
            return Again()
        case ["hold"]:
            return Hold()
    raise MalformedMove(text, reason=say("error-why-no-move"), expected=FORMS)


# --- events: what clients tell about a move -------------------------------------------------------------------------------------------


class Started(Event, frozen=True, tag="started"):
    """A seat has the first turn."""

    seat: int

    def message(self) -> Message:
        return say("pig-event-started", seat=Seat(self.seat))


class Rolled(Event, frozen=True, tag="rolled"):
    """The die counts."""

    seat: int
    face: int
    pot: int

    def message(self) -> Message:
        return say("pig-event-rolled", seat=Seat(self.seat), face=self.face, pot=self.pot)


class Lost(Event, frozen=True, tag="lost"):
    """A 1: the turn brings nothing."""

    seat: int
    pot: int

    def message(self) -> Message:
        return say("pig-event-lost", seat=Seat(self.seat), pot=self.pot)


class Held(Event, frozen=True, tag="held"):
    """The turn's points are scored."""

    seat: int
    pot: int
    score: int

    def message(self) -> Message:
        return say("pig-event-held", seat=Seat(self.seat), pot=self.pot, score=self.score)


class Won(Event, frozen=True, tag="won"):
    """The game is over."""

    seat: int

    def message(self) -> Message:
        return say("common-event-won", winners=(say("common-name", seat=Seat(self.seat)),), count=1)


EVENTS = (Started, Rolled, Lost, Held, Won)


# --- the game -------------------------------------------------------------------------------------------------------------------------

_FACES: Outcomes[PigMove] = Outcomes([Roll(face) for face in range(1, 7)])


def start(setup: PigSetup) -> PigState:
    """Return the first position: chance decides who starts, or rolls for the seat that does."""
    turn = -1 if setup.first == "random" else setup.first
    return PigState(setup, CHANCE, turn, (0,) * setup.players, 0)


def outcomes(state: PigState) -> Outcomes[PigMove]:
    """Return what chance may do, all outcomes equally likely."""
    if state.turn < 0:
        return Outcomes([First(seat) for seat in range(state.setup.players)])
    return _FACES


def legal(state: PigState) -> tuple[PigMove, ...]:
    """Return every legal move."""
    if state.to_act == GAME_OVER:
        return ()
    return outcomes(state).moves if state.to_act == CHANCE else (Again(), Hold())


def step(state: PigState, move: PigMove, events: list[Event] | None) -> PigState:
    """Return the position after a legal move; append what happened to `events`, where a list is given."""
    happened: list[Event] = [] if events is None else events
    seat = state.turn
    match move:
        case First(chosen):
            happened.append(Started(chosen))
            return replace(state, turn=chosen)
        case Roll(1):
            happened.append(Lost(seat, state.pot))
            return _next_turn(state)
        case Roll(face):
            happened.append(Rolled(seat, face, state.pot + face))
            return replace(state, to_act=seat, pot=state.pot + face)
        case Again():
            return replace(state, to_act=CHANCE)
    score = state.scores[seat] + state.pot
    happened.append(Held(seat, state.pot, score))
    after = replace(state, scores=(*state.scores[:seat], score, *state.scores[seat + 1 :]))
    if score < state.setup.target:
        return _next_turn(after)
    happened.append(Won(seat))
    return replace(after, to_act=GAME_OVER, pot=0)


def _next_turn(state: PigState) -> PigState:
    return replace(state, to_act=CHANCE, turn=(state.turn + 1) % state.setup.players, pot=0)
