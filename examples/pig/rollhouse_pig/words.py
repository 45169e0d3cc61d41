"""Pig in words: every sentence is a message; locale/LANG/game.ftl has it, a folder for each language."""

from __future__ import annotations

from collections.abc import Mapping

from rollhouse import CHANCE, Branch, Choice, Item, Message, Option, Outcome, Prompt, Seat, Section, Words, say
from rollhouse_pig.rules import First, PigMove, PigSetup, PigState, Roll, legal

__all__ = ["TARGETS", "PigWords"]

TARGETS = range(10, 501)


class PigWords(Words):
    """Pig in words."""

    def name(self) -> Message:
        return say("pig-name")

    def options(self) -> tuple[Option, ...]:
        return (Option("target", say("pig-option-target"), low=TARGETS[0], high=TARGETS[-1], default="100"),)

    def setup(self, setup: PigSetup) -> tuple[Message, ...]:
        return (say("pig-setup", target=setup.target),)

    def menu(self, state: PigState) -> Item:
        if state.to_act == CHANCE and state.turn >= 0:
            return Prompt(say("common-menu-roll", count=1), say("pig-ask-rolled", seat=Seat(state.turn)), "roll ")
        question = say("pig-ask-first") if state.turn < 0 else say("pig-ask", seat=Seat(state.turn), pot=state.pot)
        return Branch(question, question, tuple(Choice(self.move(state, move), move) for move in legal(state)))

    def summary(self, state: PigState) -> tuple[Message, ...]:
        scores = [say("pig-score", seat=Seat(seat), score=score) for seat, score in enumerate(state.scores)]
        return (*scores, say("pig-pot", seat=Seat(state.turn), pot=state.pot)) if state.pot else tuple(scores)

    def move(self, state: PigState, move: PigMove) -> Message:
        match move:
            case First(seat):
                return say("common-name", seat=Seat(seat))
            case Roll(face):
                return say("common-move-roll", dice=(face,))
        return say(f"pig-move-{move}")

    def result(self, outcome: Outcome) -> tuple[Message, ...]:
        return tuple(say("pig-score", seat=Seat(one.seat), score=one.score) for one in outcome.standings)

    def guide(self) -> tuple[Section, ...]:
        return tuple(Section(part, say(f"pig-guide-{part}-title"), (say(f"pig-guide-{part}"),)) for part in ("turn", "end"))

    def ids(self) -> Mapping[str, Message]:
        return {}
