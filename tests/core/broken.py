"""Games that each break one promise, by what the conformance suite must say about them."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from rollhouse.core.game import CHANCE, GAME_OVER, Event, Game, Outcome, Outcomes, Refusal, Standing
from rollhouse.core.messages import say
from rollhouse.testing import DECLARED
from tests.core import toy
from tests.core.toy import Again, Pig, PigMove, PigPosition, PigSetup, PigState, Roll, Stop

BROKEN: dict[type[Pig], str] = {}


def breaks(problem: str) -> Callable[[type[Pig]], type[Pig]]:
    """Register a broken game, with what the suite must say about it."""

    def register(game: type[Pig]) -> type[Pig]:
        BROKEN[game] = problem
        return game

    return register


# --- what a game declares -----------------------------------------------------------------------------------------------------------


def _forgotten(name: str) -> Any:
    """Pig without one of its declarations, as if its author had forgotten it."""
    kept = {one: value for one, value in vars(Pig).items() if one not in (name, "__dict__", "__weakref__", "__abstractmethods__")}
    return type(f"Forgot_{name}", (Game,), kept)


BROKEN |= {_forgotten(name): f"the game declares no {name}\n" for name in DECLARED}


@breaks("the id 'Pig!' is not made of small letters, digits and dashes")
class LoudId(Pig):
    id = "Pig!"


@breaks("the rules_version 0 is not a number from 1")
class VersionZero(Pig):
    rules_version = 0


@breaks("the usual_bot 'greedy' is not among its bots: random, careful")
class UsualBotOfTheBase(Pig):
    usual_bot = Game.usual_bot


@breaks("players declares [2, 3, 4], and setup accepts [1, 2, 3]")
class PlayersOfTheBase(Pig):
    players = Game.players


class BarePosition(msgspec.Struct, frozen=True):
    to_act: int
    turn: int
    scores: tuple[int, ...]


@breaks("the position_type BarePosition is no Position; it lacks over, winners")
class PositionWithoutTheEnd(Pig):
    position_type = BarePosition  # type: ignore[assignment]  # a type checker sees it too; not everybody runs one


# --- who starts ---------------------------------------------------------------------------------------------------------------------


@breaks("setup makes first 0 of 'random'")
class SetupIgnoresRandom(Pig):
    def setup(self, given: Mapping[str, object]) -> PigSetup:
        return super().setup({**given, "first": 0} if given.get("first") == "random" else given)


@breaks("with first random it is never seat 1 that starts")
class StartIgnoresRandom(Pig):
    def start(self, setup: PigSetup) -> PigState:
        state = super().start(setup)
        return state if state.turn >= 0 else msgspec.structs.replace(state, turn=0, first=0)


@breaks("with first 1 it is seat 0 that starts")
class StartIgnoresFirst(Pig):
    def start(self, setup: PigSetup) -> PigState:
        state = super().start(setup)
        return msgspec.structs.replace(state, turn=min(state.turn, 0), first=min(state.first, 0))


# --- chance -------------------------------------------------------------------------------------------------------------------------


@breaks("chance has a move of weight 0")
class ZeroWeight(Pig):
    def outcomes(self, state: PigState) -> Outcomes[PigMove]:
        fair = super().outcomes(state)
        return Outcomes(fair.moves, [*range(len(fair))])


@breaks("sum to 7/6, not 1")
class WeightsBeyondOne(Pig):
    def outcomes(self, state: PigState) -> Outcomes[PigMove]:
        if state.first < 0:
            return super().outcomes(state)
        wrong = Outcomes(super().outcomes(state).moves, [2, 1, 1, 1, 1, 1])
        wrong.total = 6
        return wrong


@breaks("weights that sum to")
class AWeightTooFew(Pig):
    def outcomes(self, state: PigState) -> Outcomes[PigMove]:
        fair = super().outcomes(state)
        return Outcomes(fair.moves, [1] * (len(fair) - 1)) if len(fair) > 1 else fair


@breaks("legal lists a move twice")
class SameFaceTwice(Pig):
    def outcomes(self, state: PigState) -> Outcomes[PigMove]:
        return Outcomes([*super().outcomes(state).moves, Roll(6), Roll(6)])


@breaks("legal and outcomes list different moves")
class ChanceHasMoreMoves(Pig):
    def legal(self, state: PigState) -> tuple[PigMove, ...]:
        return super().legal(state)[1:] if state.to_act == CHANCE and state.first >= 0 else super().legal(state)


@breaks("tickets of")
class CrookedTickets(Pig):
    def outcomes(self, state: PigState) -> Outcomes[PigMove]:
        class Crooked(Outcomes[PigMove]):
            def pick(self, ticket: int) -> PigMove:
                return self.moves[0]

        return Crooked(super().outcomes(state).moves)


# --- positions ----------------------------------------------------------------------------------------------------------------------


class StateWithGenerator(PigState, frozen=True):
    source: Any = None


@breaks("state.source is a Random")
class GeneratorInState(Pig):
    state_type = StateWithGenerator

    def start(self, setup: PigSetup) -> PigState:
        state = super().start(setup)
        return StateWithGenerator(setup, state.to_act, state.turn, state.first, state.scores, state.pot, GENERATOR)


GENERATOR = random.Random(1)


class StateWithSeed(PigState, frozen=True):
    dice_seed: int = 7


@breaks("state.dice_seed is a name for a secret")
class SeedInState(Pig):
    state_type = StateWithSeed

    def start(self, setup: PigSetup) -> PigState:
        state = super().start(setup)
        return StateWithSeed(setup, state.to_act, state.turn, state.first, state.scores, state.pot)


class StateWithPile(PigState, frozen=True):
    pile: tuple[int, ...] = ()


@breaks("does not always start from the same position")
class ShuffledPileInState(Pig):
    state_type = StateWithPile
    shuffles = itertools.count()

    def start(self, setup: PigSetup) -> PigState:
        state = super().start(setup)
        return StateWithPile(setup, state.to_act, state.turn, state.first, state.scores, state.pot, (next(self.shuffles), 1, 2))


class MutableState(PigState, frozen=True):
    log: list[int] = []


@breaks("state.log is a list")
class ListInState(Pig):
    state_type = MutableState

    def start(self, setup: PigSetup) -> PigState:
        state = super().start(setup)
        return MutableState(setup, state.to_act, state.turn, state.first, state.scores, state.pot)


@breaks("is not read back from its text")
class LossyStateText(Pig):
    def decode(self, text: str) -> PigState:
        return msgspec.structs.replace(super().decode(text), pot=0)


@breaks("there is no seat")
class SeatThatIsNot(Pig):
    def apply(self, state: PigState, move: PigMove, events: list[Event] | None = None) -> PigState:
        after = super().apply(state, move, events)
        return msgspec.structs.replace(after, to_act=after.setup.players) if move == Roll(6) else after


@breaks("is not read back from its JSON")
class PositionWithSet(Pig):
    def position(self, state: PigState) -> PigPosition:
        return msgspec.structs.replace(super().position(state), pot={state.pot})


class OtherPosition(PigPosition, frozen=True):
    pass


@breaks("is a PigPosition, not a OtherPosition")
class PositionOfAnotherType(Pig):
    position_type = OtherPosition


@breaks("has over False, not True")
class PositionNeverOver(Pig):
    def position(self, state: PigState) -> PigPosition:
        return msgspec.structs.replace(super().position(state), over=False)


@breaks("no score for each seat")
class PositionWithoutScores(Pig):
    def position(self, state: PigState) -> PigPosition:
        return msgspec.structs.replace(super().position(state), scores=())


# --- moves --------------------------------------------------------------------------------------------------------------------------


@breaks("play refuses it")
class LegalIsRefused(Pig):
    def play(self, state: PigState, move: PigMove, events: list[Event] | None = None) -> PigState:
        return super().play(state, Roll(1) if move == Stop() and state.pot > 4 else move, events)


@breaks("play accepts it")
class IllegalIsAccepted(Pig):
    def play(self, state: PigState, move: PigMove, events: list[Event] | None = None) -> PigState:
        return state if move == Stop() and state.to_act == CHANCE else super().play(state, move, events)


@breaks("instead of IllegalMove play raises KeyError")
class IllegalIsACrash(Pig):
    def refusal(self, state: PigState, move: PigMove) -> Refusal:
        raise KeyError(str(move))


@breaks("lacks a code, what came, where or the rule")
class RefusalWithoutRule(Pig):
    def refusal(self, state: PigState, move: PigMove) -> Refusal:
        return Refusal(say("pig-not-now"))


@breaks("lacks a code, what came, where or the rule")
class RefusalWithoutPlace(Pig):
    def location(self, state: PigState) -> str:
        return ""


@breaks("play and apply differ")
class TwoDoorsTwoRooms(Pig):
    def play(self, state: PigState, move: PigMove, events: list[Event] | None = None) -> PigState:
        after = super().play(state, move, events)
        return msgspec.structs.replace(after, pot=after.pot + 1) if move == Again() else after


@breaks("leads to two different positions")
class HiddenLuck(Pig):
    luck = random.Random(1)

    def apply(self, state: PigState, move: PigMove, events: list[Event] | None = None) -> PigState:
        after = super().apply(state, move, events)
        return msgspec.structs.replace(after, pot=self.luck.randrange(99)) if move == Again() else after


@breaks("leads elsewhere at move")
class HiddenMemory(Pig):
    """Remembers how often it was started, outside the position: the same moves lead elsewhere the next time."""

    starts = 0

    def start(self, setup: PigSetup) -> PigState:
        HiddenMemory.starts += 1
        return super().start(setup)

    def apply(self, state: PigState, move: PigMove, events: list[Event] | None = None) -> PigState:
        after = super().apply(state, move, events)
        return msgspec.structs.replace(after, pot=after.pot + self.starts) if isinstance(move, Roll) else after


@breaks("goes on differently from the text of its position")
class KnowsItsOwnPositions(Pig):
    """Something about a position is kept beside it, by identity: a copy of the position is another one."""

    def __init__(self) -> None:
        self.own: list[PigState] = []

    def _noted(self, state: PigState) -> PigState:
        self.own.append(state)
        return state

    def start(self, setup: PigSetup) -> PigState:
        return self._noted(super().start(setup))

    def apply(self, state: PigState, move: PigMove, events: list[Event] | None = None) -> PigState:
        after = super().apply(state, move, events)
        if not any(one is state for one in self.own):
            after = msgspec.structs.replace(after, scores=tuple(score + 1 for score in after.scores))
        return self._noted(after)


@breaks("changed it")
class ApplyWritesBack(Pig):
    def apply(self, state: PigState, move: PigMove, events: list[Event] | None = None) -> PigState:
        after = super().apply(state, move, events)
        if move == Roll(1):
            msgspec.structs.force_setattr(state, "pot", 77)
        return after


class LossyRoll(toy.PigMove, frozen=True):
    face: int
    ways: int = 1

    def __str__(self) -> str:
        return f"roll {self.face}"


@breaks("is read back as")
class LossyMoveText(Pig):
    def outcomes(self, state: PigState) -> Outcomes[PigMove]:
        return super().outcomes(state) if state.first < 0 else Outcomes([LossyRoll(face) for face in range(2, 7)])

    def apply(self, state: PigState, move: PigMove, events: list[Event] | None = None) -> PigState:
        return super().apply(state, Roll(move.face) if isinstance(move, LossyRoll) else move, events)


@breaks("is read back as")
class OneTextTwoMoves(LossyMoveText):
    def outcomes(self, state: PigState) -> Outcomes[PigMove]:
        return super().outcomes(state) if state.first < 0 else Outcomes([LossyRoll(2), LossyRoll(2, 2)])

    def parse(self, text: str) -> PigMove:
        return LossyRoll(2) if text == "roll 2" else super().parse(text)


class ShoutedStop(toy.PigMove, frozen=True):
    def __str__(self) -> str:
        return "stop"

    def __repr__(self) -> str:
        return "Stop()"


class SpacedStop(toy.PigMove, frozen=True):
    def __str__(self) -> str:
        return "stop;  now"


class WithOwnStop(Pig):
    stop: PigMove

    def legal(self, state: PigState) -> tuple[PigMove, ...]:
        return tuple(self.stop if move == Stop() else move for move in super().legal(state))

    def parse(self, text: str) -> PigMove:
        return self.stop if text == str(self.stop) else super().parse(text)


@breaks("makes another move")
class MisleadingRepr(WithOwnStop):
    stop = ShoutedStop()


@breaks("cannot stand in a record")
class MoveTextWithSemicolon(WithOwnStop):
    stop = SpacedStop()


@breaks("'?' is read as")
class GarbageIsRead(Pig):
    def parse(self, text: str) -> PigMove:
        return Stop() if text == "?" else super().parse(text)


@breaks("instead of MalformedMove parse raises")
class GarbageIsACrash(Pig):
    def parse(self, text: str) -> PigMove:
        return Roll(int(text.split()[1])) if text.startswith("roll") else super().parse(text)


# --- the end ------------------------------------------------------------------------------------------------------------------------


@breaks("has not ended after 400 moves")
class NeverEnds(Pig):
    def apply(self, state: PigState, move: PigMove, events: list[Event] | None = None) -> PigState:
        after = super().apply(state, move, events)
        return after if after.to_act != GAME_OVER else msgspec.structs.replace(after, to_act=CHANCE)


@breaks("is to act and has 0 legal moves")
class DeadEnd(Pig):
    def legal(self, state: PigState) -> tuple[PigMove, ...]:
        return () if state.pot > 5 else super().legal(state)


@breaks("is to act and the outcome is")
class WonTooEarly(Pig):
    def outcome(self, state: PigState) -> Outcome | None:
        if state.to_act >= 0 and state.pot >= state.setup.goal:
            return super().outcome(msgspec.structs.replace(state, to_act=GAME_OVER))
        return super().outcome(state)

    def position(self, state: PigState) -> PigPosition:
        outcome = self.outcome(state)
        return msgspec.structs.replace(super().position(state), over=outcome is not None, winners=outcome.winners if outcome else ())


class OwnOutcome(Pig):
    def outcome(self, state: PigState) -> Outcome | None:
        outcome = super().outcome(state)
        return None if outcome is None else self.spoil(outcome)

    def spoil(self, outcome: Outcome) -> Outcome:
        raise NotImplementedError


@breaks("are not those of rank 1")
class WrongWinner(OwnOutcome):
    def spoil(self, outcome: Outcome) -> Outcome:
        return msgspec.structs.replace(outcome, winners=())


@breaks("do not name every seat once")
class StandingTwice(OwnOutcome):
    def spoil(self, outcome: Outcome) -> Outcome:
        return msgspec.structs.replace(outcome, standings=(*outcome.standings, outcome.standings[0]))


@breaks("are not best first")
class RanksWithGap(OwnOutcome):
    def spoil(self, outcome: Outcome) -> Outcome:
        return msgspec.structs.replace(outcome, standings=tuple(Standing(one.seat, one.rank + 1, one.score) for one in outcome.standings))
