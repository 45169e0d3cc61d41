"""Games whose teaching part breaks one promise each."""

from __future__ import annotations

from rollhouse.core.evaluate import Evaluator, Progress
from rollhouse.core.teaching import IfMissing, LuckKind, Taken, Teaching
from tests.core.broken import breaks
from tests.core.toy import Pig, PigMove, PigState


class PigTeaching(Teaching[PigState, PigMove]):
    def evaluator(self, state: PigState, *, if_missing: IfMissing = "none", progress: Progress = lambda done: None) -> Evaluator | None:
        return None


class UndeclaredLuck(PigTeaching):
    def luck_kind(self, state: PigState) -> LuckKind:
        return "cards"


class UnnamedError(PigTeaching):
    def error_kind(self, state: PigState, move: PigMove, best: PigMove) -> str:
        return "too-bold"


class UnnamedCard(PigTeaching):
    def taken(self, state: PigState, move: PigMove) -> Taken | None:
        return Taken("pot", state.pot)


class TaughtPig(Pig):
    """Pig that keeps every promise, with a teaching part."""

    teaching = PigTeaching()


@breaks("the luck_kind 'cards' is not among the luck_kinds ('dice',)")
class LuckIsNotDeclared(Pig):
    teaching = UndeclaredLuck()


@breaks("the error_kind 'too-bold' has no name in words.errors")
class ErrorHasNoName(Pig):
    teaching = UnnamedError()


@breaks("the taken card 'pot' has no name in words.cards")
class CardHasNoName(Pig):
    teaching = UnnamedCard()
