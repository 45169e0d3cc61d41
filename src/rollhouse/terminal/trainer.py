"""Puzzles put to a person: what is asked and what an answer is worth. The same for the full screen and for plain lines."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from rollhouse.analysis.hints import cost_in_words
from rollhouse.analysis.marks import mark_name
from rollhouse.analysis.puzzles.puzzle import Puzzle, Verdict, about
from rollhouse.core.messages import Message, Seat, say
from rollhouse.core.registry import game as find_game
from rollhouse.locale import Catalogue

__all__ = ["Exercise", "Marked", "question", "verdict_words"]


class Exercise(NamedTuple):
    """A puzzle and what is said about it beforehand."""

    puzzle: Puzzle
    title: Message
    remarks: tuple[Message, ...] = ()
    seats: tuple[Message, ...] = ()
    """What to call the seats, where they have names."""

    def names(self, words: Catalogue) -> tuple[str, ...]:
        """What to call the seats."""
        players = find_game(self.puzzle.game).decode(self.puzzle.state).setup.players
        return tuple(map(words.say, self.seats or [say("house-seat", number=seat + 1) for seat in range(players)]))

    def about(self) -> tuple[Message, ...]:
        """What is to be known beforehand: of the position, and the remarks."""
        return (*about(self.puzzle), *self.remarks)


Marked: TypeAlias = Callable[[Puzzle, Verdict], Sequence[Message]]
"""Keeps what an answer was worth, and says what follows from it."""


def question(puzzle: Puzzle) -> Message:
    """What is asked of whom."""
    return say("puzzle-question", seat=Seat(puzzle.seat))


def verdict_words(puzzle: Puzzle, verdict: Verdict) -> tuple[Message, ...]:
    """What the answer is worth, what was best, and why."""
    cost = cost_in_words(verdict.cost, puzzle.unit)
    best = say("puzzle-best", move=verdict.best_words)
    theme = () if puzzle.theme is None else (say("analysis-puzzle-theme", theme=puzzle.theme),)
    if not verdict.cost:
        return say("puzzle-right"), verdict.why, *theme
    if verdict.solved:
        return say("puzzle-nearly", cost=cost), best, verdict.why, *theme
    return say("puzzle-wrong", cost=cost, mark=mark_name(verdict.mark)), best, verdict.why, *theme
