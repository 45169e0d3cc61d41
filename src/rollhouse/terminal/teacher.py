"""The teacher at a table: what the host allows, and what hints and the coach say. The same for the full screen and for plain lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rollhouse.analysis.hints import Caution, Hint, coach_warning, hint
from rollhouse.analysis.marks import mark_name
from rollhouse.analysis.report import Source
from rollhouse.core.evaluate import Progress, Unit
from rollhouse.core.game import AnyGame
from rollhouse.core.messages import Message, say
from rollhouse.locale import Catalogue

__all__ = ["Teacher", "best_few", "caution_words", "clue_words", "percent_compiled", "percent_done"]


class Teacher:
    """Gives hints, and coaches while `coach` is on; unless the host has said no, or nobody can value the game.

    An exact answer may need a tablebase that is not there yet. Nobody waits for it: until it is made, hints and warnings are estimates.
    """

    def __init__(self, game: AnyGame, *, allowed: bool = True, coach: bool = False) -> None:
        self.game = game
        self.allowed = allowed
        self.coach = coach and allowed and game.has_evaluator
        self.awake = False
        """Whether an estimate comes at once: the first time on a machine it has to be compiled."""

    @property
    def offers(self) -> bool:
        """Whether there is anything to ask for."""
        return self.allowed and self.game.has_evaluator

    def refusal(self) -> Message:
        """Why there is no help here, where there is none."""
        return say("teacher-none", game=self.game.words.name()) if self.allowed else say("teacher-off")

    def wake(self, state: Any, progress: Progress) -> None:
        """See to it that estimates come at once."""
        self.hint(state, progress)

    def prepare(self, state: Any, progress: Progress) -> bool:
        """Work out whatever is needed to value this game exactly; whether anybody can."""
        return self.game.evaluator(state, prepare=True, progress=progress) is not None

    def can_prepare(self, state: Any, source: Source) -> bool:
        """Whether something better than this source of values can be worked out."""
        return not source.exact and self.game.preparation(state) != "none"

    def hint(self, state: Any, progress: Progress = lambda done: None) -> Hint | None:
        """A hint for whoever is to act, exact where that can be had at once; None where nobody can value the position."""
        found = hint(self.game, state, estimate=True, progress=progress)
        self.awake = True
        return found

    def weigh(self, state: Any, move: Any) -> Caution | None:
        """The coach's warning, if this legal move deserves one; by an estimate while nobody can say so exactly."""
        return coach_warning(self.game, state, move, estimate=True)


def clue_words(found: Hint, *, can_be_exact: bool = False) -> Message:
    """The first half of a hint, and whether it is an estimate, or one only until the exact answer can be had."""
    if found.source.exact:
        return say("teacher-clue", clue=found.clue)
    return say("teacher-clue-so-far" if can_be_exact else "teacher-clue-estimate", clue=found.clue)


def best_few(found: Hint, words: Catalogue) -> tuple[Message, tuple[Message, ...]]:
    """The best few moves and what they are worth: a heading and a line for each."""
    unit = found.source.unit
    heading = say("teacher-best-few-turns") if unit == "turns" else say("teacher-best-few")
    return heading, tuple(say("teacher-candidate", value=_worth(one.value, unit, words), move=one.words) for one in found.candidates)


def _worth(value: float, unit: Unit, words: Catalogue) -> str:
    return words.number(-value, 2) if unit == "turns" else words.percent(value, 1)


def caution_words(found: Caution) -> Sequence[Message]:
    """What the coach says before a move that costs too much, and whether it is an estimate."""
    estimate = () if found.source.exact else (say("teacher-caution-estimate"),)
    return found.text, say("teacher-caution-mark", mark=mark_name(found.mark)), *estimate


def percent_compiled(done: float) -> Message:
    """How far the compiler is, the first time on a machine."""
    return say("teacher-compiling", percent=int(100 * done))


def percent_done(done: float) -> Message:
    """How far the tables are."""
    return say("teacher-working", percent=int(100 * done))
