"""The teaching part of a game: values of positions, and kinds of luck and of errors, for hints, the coach, reports and statistics."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Generic, Literal, NamedTuple, TypeAlias, TypeVar

from rollhouse.core.evaluate import Evaluator, Progress
from rollhouse.core.game import AnyGame, Move, State
from rollhouse.core.messages import Message

__all__ = ["IfMissing", "LuckKind", "Preparation", "Taken", "Teaching", "evaluator_of", "preparation_of"]

IfMissing: TypeAlias = Literal["none", "estimate", "prepare"]
"""What to do where the best evaluator has to be prepared first: return none, return an estimate at once, or prepare it now."""

LuckKind: TypeAlias = Literal["dice", "cards", "duels"]
"""The kinds of luck that a report tells apart."""

S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Move)


class Preparation(NamedTuple):
    """The work that the evaluator of a game needs once, before its first answer: a tablebase, for example."""

    length: Literal["none", "short", "long"] = "none"
    """`short` takes about a minute, and a server does it by itself; `long` is done only where the user asks for it."""
    cost: float = 0.0
    """The amount of work, to compare with other games of the same rules: a queue does the smallest first."""


class Taken(NamedTuple):
    """A card that a move takes, scores or plays for."""

    card: str
    """One of the cards that `words.cards()` names."""
    points: int
    """The points that the card brings to the seat that wins it."""


class Teaching(ABC, Generic[S, M]):
    """The values of a game's positions, and what its luck and errors are called.

    A game with an instance of this as its `teaching` has hints, the coach, reports with costs, statistics and puzzles. Only `evaluator`
    is required. All methods are pure functions of their arguments, apart from what `evaluator` keeps in the cache.

    Example:
        ```python
        from rollhouse import game

        dicy = game("dicy-cards")
        start = dicy.start(dicy.setup({"players": 2, "first": 0, "target": 20}))
        evaluator = dicy.teaching.evaluator(start, if_missing="prepare")
        evaluator.values(start)  # each seat's chance to win
        ```

    """

    luck_kinds: ClassVar[tuple[LuckKind, ...]] = ("dice",)
    """The kinds of luck in this game, in the order in which a report lists them."""

    @abstractmethod
    def evaluator(self, state: S, *, if_missing: IfMissing = "none", progress: Progress = lambda done: None) -> Evaluator | None:
        """The evaluator for the game that a position belongs to; None where it has none (yet).

        Args:
            state: The position. Before its setup is complete (cards to be dealt), there is usually no evaluator.
            if_missing: What to do where the evaluator has to be prepared first, as `preparation` says.
            progress: Called with the done share of preparing or compiling, from 0 to 1; may raise to stop.

        Raises:
            MissingExtra: An optional dependency is not installed.

        """

    def preparation(self, state: S) -> Preparation:
        """The work that `evaluator(state, if_missing="prepare")` has to do first. Fast: a server calls it for every request."""
        return Preparation()

    def luck_kind(self, state: S) -> LuckKind:
        """The kind of luck of chance's move in this position: one of `luck_kinds`."""
        return self.luck_kinds[0]

    def error_kind(self, state: S, move: M, best: M) -> str:
        """The kind of error of a move where `best` was better: one of those that `words.errors()` names; empty if the game has no kinds."""
        return ""

    def taken(self, state: S, move: M) -> Taken | None:
        """The card that a seat's legal move takes, for the statistics of cards; None where it takes none."""
        return None

    def win_chance(self, state: S, move: M) -> float | None:
        """The probability that a legal move wins the card that it takes, if the other seats play their best moves by the evaluator.

        Returns:
            A probability, or None where the card is won at once.

        """
        return None

    def rule_of_thumb(self, state: S) -> tuple[Message, ...]:
        """A simple policy for the game that a position belongs to, a sentence per line, and what it costs; empty where there is none."""
        return ()

    def winning_plies(self, states: Sequence[S], moves: Sequence[M], seat: int) -> frozenset[int]:
        """The moves of a seat that took a card and later won it, as indexes of `moves`; empty where cards are won at once.

        Args:
            states: All positions of a game, the last included.
            moves: All moves of the game.
            seat: The seat.

        """
        return frozenset()


def evaluator_of(game: AnyGame, state: Any, *, if_missing: IfMissing = "none", progress: Progress = lambda done: None) -> Evaluator | None:
    """The evaluator for a position of any game; None where the game has no teaching."""
    return None if game.teaching is None else game.teaching.evaluator(state, if_missing=if_missing, progress=progress)


def preparation_of(game: AnyGame, state: Any) -> Preparation:
    """The preparation of a position's evaluator in any game; nothing to do where the game has no teaching."""
    return Preparation() if game.teaching is None else game.teaching.preparation(state)
