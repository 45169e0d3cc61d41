"""More games that each break one promise: in their setups, bots, events and words."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

import msgspec

from rollhouse.core.errors import IllegalMove, MalformedMove
from rollhouse.core.game import Event, Outcome
from rollhouse.core.messages import Message, Seat, say
from rollhouse.core.words import Branch, Choice, Item, Pick, Prompt, Section
from tests.core.broken import LossyRoll, StateWithPile, breaks
from tests.core.toy import Again, Pig, PigMove, PigSetup, PigState, PigWords, Roll


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
    usual_bot = "cheat"


@breaks("bot 'moody' plays two different games")
class MoodyBot(Pig):
    bots = {"moody": Moody}
    usual_bot = "moody"


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
    def apply(self, state: PigState, move: PigMove, events: list[Event] | None = None) -> PigState:
        if events is not None:
            events.append(Undeclared())
        return super().apply(state, move)


@breaks("leads elsewhere when its events are collected")
class AskingChangesTheGame(Pig):
    def apply(self, state: PigState, move: PigMove, events: list[Event] | None = None) -> PigState:
        after = super().apply(state, move, events)
        return after if events is None else msgspec.structs.replace(after, pot=after.pot + 1)


@breaks("play and apply tell different things")
class PlayTellsNothing(Pig):
    def play(self, state: PigState, move: PigMove, events: list[Event] | None = None) -> PigState:
        return super().play(state, move)


@breaks("NotImplementedError")
class SpeechlessEvent(Pig):
    event_types = (Speechless,)  # type: ignore[assignment]  # the toy's own tuple has another length

    def apply(self, state: PigState, move: PigMove, events: list[Event] | None = None) -> PigState:
        if events is not None:
            events.append(Speechless())
        return super().apply(state, move)


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
    def play(self, state: PigState, move: PigMove, events: list[Event] | None = None) -> PigState:
        if move not in self.legal(state):
            raise IllegalMove(str(move), location="here", reason=say("pig-not-now"), rule="turn", expected=("again", "again"))
        return self.apply(state, move, events)


@breaks("does not say what is allowed")
class MalformedWithoutHelp(Pig):
    def parse(self, text: str) -> PigMove:
        try:
            return super().parse(text)
        except MalformedMove as error:
            raise MalformedMove(text, reason=error.reason) from None


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
    usual_bot = "dawdler"


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


class SetsInMessages(PigWords):
    def setup(self, setup: PigSetup) -> tuple[Message, ...]:
        return (say("pig-setup", inner=say("pig-inner", share={1, 2})),)  # type: ignore[arg-type]  # the mistake that is to be found


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


@breaks("pig-inner.share is a set")
class BadArgument(Pig):
    words = SetsInMessages()
