"""Games that each break one promise, by what the conformance suite must say about them."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from rollhouse.core.errors import IllegalMove, MalformedMove
from rollhouse.core.game import CHANCE, NOBODY, Event, Outcome, Outcomes, Refusal, Standing
from rollhouse.core.messages import Message, Seat, say
from rollhouse.core.words import Branch, Choice, Item, Pick, Prompt, Section
from tests.core import toy
from tests.core.toy import Again, Pig, PigMove, PigSetup, PigState, PigWords, Roll, Stop

BROKEN: dict[type[Pig], str] = {}


def breaks(problem: str) -> Callable[[type[Pig]], type[Pig]]:
    """Register a broken game, with what the suite must say about it."""

    def register(game: type[Pig]) -> type[Pig]:
        BROKEN[game] = problem
        return game

    return register


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
    def apply(self, state: PigState, move: PigMove) -> PigState:
        after = super().apply(state, move)
        return msgspec.structs.replace(after, to_act=after.setup.players) if move == Roll(6) else after


@breaks("not made of plain JSON values")
class PositionWithSet(Pig):
    def position(self, state: PigState) -> dict[str, Any]:
        return super().position(state) | {"pot": {state.pot}}


@breaks("has over False, not True")
class PositionNeverOver(Pig):
    def position(self, state: PigState) -> dict[str, Any]:
        return super().position(state) | {"over": False}


@breaks("no score for each seat")
class PositionWithoutScores(Pig):
    def position(self, state: PigState) -> dict[str, Any]:
        return super().position(state) | {"scores": []}


# --- moves --------------------------------------------------------------------------------------------------------------------------


@breaks("play refuses it")
class LegalIsRefused(Pig):
    def play(self, state: PigState, move: PigMove) -> PigState:
        return super().play(state, Roll(1) if move == Stop() and state.pot > 4 else move)


@breaks("play accepts it")
class IllegalIsAccepted(Pig):
    def play(self, state: PigState, move: PigMove) -> PigState:
        return state if move == Stop() and state.to_act == CHANCE else super().play(state, move)


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
    def where(self, state: PigState) -> str:
        return ""


@breaks("play and apply differ")
class TwoDoorsTwoRooms(Pig):
    def play(self, state: PigState, move: PigMove) -> PigState:
        after = super().play(state, move)
        return msgspec.structs.replace(after, pot=after.pot + 1) if move == Again() else after


@breaks("leads to two different positions")
class HiddenLuck(Pig):
    luck = random.Random(1)

    def apply(self, state: PigState, move: PigMove) -> PigState:
        after = super().apply(state, move)
        return msgspec.structs.replace(after, pot=self.luck.randrange(99)) if move == Again() else after


@breaks("leads elsewhere at move")
class HiddenMemory(Pig):
    """Remembers how often it was started, outside the position: the same moves lead elsewhere the next time."""

    starts = 0

    def start(self, setup: PigSetup) -> PigState:
        HiddenMemory.starts += 1
        return super().start(setup)

    def apply(self, state: PigState, move: PigMove) -> PigState:
        after = super().apply(state, move)
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

    def apply(self, state: PigState, move: PigMove) -> PigState:
        after = super().apply(state, move)
        if not any(one is state for one in self.own):
            after = msgspec.structs.replace(after, scores=tuple(score + 1 for score in after.scores))
        return self._noted(after)


@breaks("changed it")
class ApplyWritesBack(Pig):
    def apply(self, state: PigState, move: PigMove) -> PigState:
        after = super().apply(state, move)
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

    def apply(self, state: PigState, move: PigMove) -> PigState:
        return super().apply(state, Roll(move.face) if isinstance(move, LossyRoll) else move)


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
    def apply(self, state: PigState, move: PigMove) -> PigState:
        after = super().apply(state, move)
        return after if after.to_act != NOBODY else msgspec.structs.replace(after, to_act=CHANCE)


@breaks("is to act and has 0 legal moves")
class DeadEnd(Pig):
    def legal(self, state: PigState) -> tuple[PigMove, ...]:
        return () if state.pot > 5 else super().legal(state)


@breaks("is to act and the outcome is")
class WonTooEarly(Pig):
    def outcome(self, state: PigState) -> Outcome | None:
        if state.to_act >= 0 and state.pot >= state.setup.goal:
            return super().outcome(msgspec.structs.replace(state, to_act=NOBODY))
        return super().outcome(state)

    def position(self, state: PigState) -> dict[str, Any]:
        outcome = self.outcome(state)
        return super().position(state) | {"over": outcome is not None, "winners": list(outcome.winners) if outcome else []}


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


# --- setups, bots, events, words ----------------------------------------------------------------------------------------------------


@breaks("as texts are read back as")
class TextsMeanSomethingElse(Pig):
    def setup(self, given: Mapping[str, object]) -> PigSetup:
        setup = super().setup(given)
        return msgspec.structs.replace(setup, goal=11) if given.get("goal") == "10" and "players" in given else setup


@breaks("own values are read back as")
class ValuesMeanSomethingElse(Pig):
    def setup(self, given: Mapping[str, object]) -> PigSetup:
        setup = super().setup(given)
        return msgspec.structs.replace(setup, goal=11) if given.get("goal") == 10 else setup


@breaks("which setup refuses")
class ChooserOffersTooMuch(Pig):
    def setup(self, given: Mapping[str, object]) -> PigSetup:
        return super().setup({name: value for name, value in given.items() if name != "goal" or value != "50"} | refused(given))


def refused(given: Mapping[str, object]) -> dict[str, object]:
    return {"goal": "none"} if given.get("goal") == "50" else {}


class Cheat:
    def choose(self, state: PigState, moves: Sequence[PigMove], rng: random.Random) -> PigMove:
        return Roll(6)


class Moody:
    mood = random.Random(1)

    def choose(self, state: PigState, moves: Sequence[PigMove], rng: random.Random) -> PigMove:
        return self.mood.choice(moves)


@breaks("bot 'cheat' chose roll 6, which is not legal")
class CheatingBot(Pig):
    bots = {"cheat": Cheat}


@breaks("bot 'moody' plays two different games")
class MoodyBot(Pig):
    bots = {"moody": Moody}


@breaks("the game has no bot")
class NoBot(Pig):
    bots = {}


class Undeclared(Event, frozen=True, tag="undeclared"):
    def message(self) -> Message:
        return say("pig-undeclared")


class Speechless(Event, frozen=True, tag="speechless"):
    pass


@breaks("not among the game's event types")
class UndeclaredEvent(Pig):
    def events(self, state: PigState, move: PigMove) -> tuple[Event, ...]:
        return (Undeclared(),)


@breaks("NotImplementedError")
class SpeechlessEvent(Pig):
    event_types = (Speechless,)  # type: ignore[assignment]  # the toy's own tuple has another length

    def events(self, state: PigState, move: PigMove) -> tuple[Event, ...]:
        return (Speechless(),)


class MenuWithRoll(PigWords):
    def menu(self, state: PigState) -> Item:
        item = super().menu(state)
        return Branch(item.label, item.label, (item, Choice(item.label, Roll(6)))) if state.to_act >= 0 else item


class MenuWithoutStop(PigWords):
    def menu(self, state: PigState) -> Item:
        return Choice(say("pig-again"), Again()) if state.to_act >= 0 else super().menu(state)


class SentencesNotMessages(PigWords):
    def summary(self, state: PigState) -> tuple[Message, ...]:
        return ("Ana has 3",)  # type: ignore[return-value]  # this is the mistake that is to be found


class SeatNobodySitsOn(PigWords):
    def summary(self, state: PigState) -> tuple[Message, ...]:
        return (say("pig-score", seat=Seat(9), score=0),)


class GuideTwice(PigWords):
    def guide(self) -> tuple[Section, ...]:
        return super().guide() * 2


class SilentResult(PigWords):
    def result(self, outcome: Outcome) -> tuple[Message, ...]:
        return ()


@breaks("the menu offers roll 6")
class MenuOffersIllegal(Pig):
    words = MenuWithRoll()


@breaks("stop is legal, and the menu has no way to it")
class MenuForgets(Pig):
    words = MenuWithoutStop()


@breaks("'Ana has 3' is no message")
class Sentences(Pig):
    words = SentencesNotMessages()


@breaks("names seat 9")
class WrongSeat(Pig):
    words = SeatNobodySitsOn()


@breaks("two with the same id")
class Guide(Pig):
    words = GuideTwice()


@breaks("words.result says nothing")
class Silent(Pig):
    words = SilentResult()


class OtherSetup(PigSetup, frozen=True, kw_only=True):
    names: list[str] = []


@breaks("setup gives a PigSetup")
class SetupOfAnotherType(Pig):
    setup_type = OtherSetup


@breaks("setup.names is a list")
class SetupWithList(Pig):
    setup_type = OtherSetup

    def setup(self, given: Mapping[str, object]) -> PigSetup:
        setup = super().setup(given)
        return OtherSetup(players=setup.players, first=setup.first, goal=setup.goal)


@breaks("the position is a PigState, not a StateWithPile")
class StateOfAnotherType(Pig):
    state_type = StateWithPile


@breaks("setup accepts goal '51'")
class ChooserOffersTooLittle(Pig):
    def setup(self, given: Mapping[str, object]) -> PigSetup:
        return super().setup({"goal": 50} if given.get("goal") == "51" else given)


@breaks("lists other moves than the legal ones")
class RefusalWithOtherMoves(Pig):
    def play(self, state: PigState, move: PigMove) -> PigState:
        if move not in self.legal(state):
            raise IllegalMove(str(move), where="here", why=say("pig-not-now"), rule="turn", allowed=("again", "again"))
        return self.apply(state, move)


@breaks("does not say what is allowed")
class MalformedWithoutHelp(Pig):
    def parse(self, text: str) -> PigMove:
        try:
            return super().parse(text)
        except MalformedMove as error:
            raise MalformedMove(text, why=error.why) from None


@breaks("whose text 'roll 3' is not read back")
class ReadsWhatItCannotWrite(Pig):
    def parse(self, text: str) -> PigMove:
        return LossyRoll(3) if text == "AGAIN" else super().parse(text)


class Dawdler:
    def choose(self, state: PigState, moves: Sequence[PigMove], rng: random.Random) -> PigMove:
        return Again()


@breaks("bot 'dawdler' has not ended its game")
class DawdlingBot(Pig):
    bots = {"dawdler": Dawdler}


class PromptForNothing(PigWords):
    def menu(self, state: PigState) -> Item:
        item = super().menu(state)
        return Branch(item.label, item.label, (item, Prompt(item.label, item.label, "bet ")))


class PickTooMany(PigWords):
    def menu(self, state: PigState) -> Item:
        item = super().menu(state)
        return Branch(item.label, item.label, (item, Pick(item.label, item.label, "roll ", 2, (("1", say("pig-one")),))))


class QuestionWithoutAnswers(PigWords):
    def menu(self, state: PigState) -> Item:
        item = super().menu(state)
        return Branch(item.label, item.label, (item, Branch(item.label, item.label, ())))


class SpacesInKeys(PigWords):
    def name(self) -> Message:
        return say("Pig by name")


class FloatsInMessages(PigWords):
    def setup(self, setup: PigSetup) -> tuple[Message, ...]:
        return (say("pig-setup", inner=say("pig-inner", share=0.5)),)  # type: ignore[arg-type]  # the mistake that is to be found


@breaks("the rest of 'bet '")
class MenuPromptsForNothing(Pig):
    words = PromptForNothing()


@breaks("asks for 2 of 1 things")
class MenuPicksTooMany(Pig):
    words = PickTooMany()


@breaks("has no answers")
class MenuWithoutAnswers(Pig):
    words = QuestionWithoutAnswers()


@breaks("'Pig by name' is no key")
class BadKey(Pig):
    words = SpacesInKeys()


@breaks("pig-inner.share is a float")
class BadArgument(Pig):
    words = FloatsInMessages()
