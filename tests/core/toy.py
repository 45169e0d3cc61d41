"""The smallest game that is one: Pig with one die. Roll and add up; a one loses the pot; stop to bank it; first to the goal wins."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

import msgspec

from rollhouse.core import options
from rollhouse.core.bots import RandomBot
from rollhouse.core.errors import MalformedMove
from rollhouse.core.game import CHANCE, GAME_OVER, Event, Game, Move, Outcome, Outcomes, Position, Refusal, Setup, Standing, State, actor
from rollhouse.core.messages import Message, Seat, say
from rollhouse.core.notation import read_faces, read_seat, words_of
from rollhouse.core.words import Branch, Choice, Item, Option, Prompt, Section, Words

FORMS = ("roll FACE", "again", "stop", "first SEAT")


class PigSetup(Setup, frozen=True, kw_only=True):
    goal: int = 10


class PigState(State, frozen=True):
    setup: PigSetup
    first: int
    scores: tuple[int, ...]
    pot: int


class PigPosition(Position, frozen=True, kw_only=True):
    pot: int


class PigMove(Move, frozen=True):
    pass


class First(PigMove, frozen=True):
    seat: int

    def __str__(self) -> str:
        return f"first {self.seat}"


class Roll(PigMove, frozen=True):
    face: int

    def __str__(self) -> str:
        return f"roll {self.face}"


class Again(PigMove, frozen=True):
    def __str__(self) -> str:
        return "again"


class Stop(PigMove, frozen=True):
    def __str__(self) -> str:
        return "stop"


class Happened(Event, frozen=True, tag="happened"):
    seat: int
    move: str

    def message(self) -> Message:
        return say("pig-happened", seat=Seat(self.seat), move=self.move)


class Careful:
    def choose(self, state: PigState, moves: Sequence[PigMove], rng: random.Random) -> PigMove:
        return Stop()


class PigWords(Words):
    def name(self) -> Message:
        return say("pig-name")

    def options(self) -> tuple[Option, ...]:
        return (Option("goal", say("pig-goal"), low=5, high=50, default="10"),)

    def setup(self, setup: PigSetup) -> tuple[Message, ...]:
        return (say("pig-setup", goal=setup.goal),)

    def menu(self, state: PigState) -> Item:
        question = say("pig-ask")
        if state.to_act == CHANCE and state.first >= 0:
            return Prompt(question, question, "roll ")
        return Branch(question, question, tuple(Choice(self.move(state, move), move) for move in PIG.legal(state)))

    def summary(self, state: PigState) -> tuple[Message, ...]:
        return tuple(say("pig-score", seat=Seat(seat), score=score) for seat, score in enumerate(state.scores))

    def move(self, state: PigState, move: PigMove) -> Message:
        return say("pig-move", move=str(move))

    def result(self, outcome: Outcome) -> tuple[Message, ...]:
        return (outcome.reason,)

    def guide(self) -> tuple[Section, ...]:
        return (Section("turn", say("pig-turn-title"), (say("pig-turn"),)),)

    def ids(self) -> Mapping[str, Message]:
        return {}


class Pig(Game[PigSetup, PigState, PigMove]):
    id = "pig"
    rules_version = 1
    setup_type = PigSetup
    state_type = PigState
    position_type = PigPosition
    event_types = (Happened,)
    players = range(1, 4)
    bots = {"random": RandomBot, "careful": Careful}
    usual_bot = "careful"
    words = PigWords()

    def setup(self, given: Mapping[str, object]) -> PigSetup:
        options.only(given, ("players", "first", "goal"))
        players = options.number(given, "players", range(1, 4), 2)
        return PigSetup(players=players, first=options.first(given, players), goal=options.number(given, "goal", range(5, 51), 10))

    def start(self, setup: PigSetup) -> PigState:
        first = -1 if setup.first == "random" else setup.first
        return PigState(setup, CHANCE, first, first, (0,) * setup.players, 0)

    def legal(self, state: PigState) -> tuple[PigMove, ...]:
        if state.to_act == GAME_OVER:
            return ()
        return self.outcomes(state).moves if state.to_act == CHANCE else (Again(), Stop())

    def outcomes(self, state: PigState) -> Outcomes[PigMove]:
        if state.first < 0:
            return Outcomes([First(seat) for seat in range(state.setup.players)])
        return Outcomes([Roll(face) for face in range(1, 7)])

    def apply(self, state: PigState, move: PigMove, events: list[Event] | None = None) -> PigState:
        if events is not None:
            events.append(Happened(max(state.turn, 0), str(move)))
        match move:
            case First(seat):
                return msgspec.structs.replace(state, first=seat, turn=seat)
            case Roll(1):
                return self._next_turn(state, state.scores)
            case Roll(face):
                return msgspec.structs.replace(state, pot=state.pot + face, to_act=state.turn)
            case Again():
                return msgspec.structs.replace(state, to_act=CHANCE)
        scores = tuple(score + state.pot * (seat == state.turn) for seat, score in enumerate(state.scores))
        if max(scores) >= state.setup.goal:
            return msgspec.structs.replace(state, scores=scores, pot=0, to_act=GAME_OVER)
        return self._next_turn(state, scores)

    def _next_turn(self, state: PigState, scores: tuple[int, ...]) -> PigState:
        turn = (state.turn + 1) % state.setup.players
        return msgspec.structs.replace(state, turn=turn, to_act=CHANCE, scores=scores, pot=0)

    def outcome(self, state: PigState) -> Outcome | None:
        if state.to_act != GAME_OVER:
            return None
        best_first = sorted(range(len(state.scores)), key=lambda seat: -state.scores[seat])
        standings = tuple(
            Standing(seat, 1 + sum(other > state.scores[seat] for other in state.scores), state.scores[seat]) for seat in best_first
        )
        return Outcome((state.turn,), say("pig-won"), standings)

    def parse(self, text: str) -> PigMove:
        match words_of(text, FORMS):
            case ["again"]:
                return Again()
            case ["stop"]:
                return Stop()
            case ["roll", face] if len(face) == 1:
                return Roll(read_faces(text, [face], FORMS)[0])
            case ["first", seat]:
                return First(read_seat(text, [seat], FORMS))
        raise MalformedMove(text, reason=say("pig-no-move"), expected=FORMS)

    def refusal(self, state: PigState, move: PigMove) -> Refusal:
        return Refusal(say("pig-not-now"), "turn")

    def position(self, state: PigState) -> PigPosition:
        outcome = self.outcome(state)
        return PigPosition(
            to_act=actor(state.to_act),
            turn=state.turn,
            scores=state.scores,
            pot=state.pot,
            over=outcome is not None,
            winners=outcome.winners if outcome else (),
        )


PIG = Pig()
