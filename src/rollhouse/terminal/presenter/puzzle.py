"""Puzzles and lesson steps: one question about a position, and the answer to a move."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias

from rollhouse.analysis.lessons import LEARNER_SEAT, Reply, asked, lesson_title, lessons, position, reply, rolls, to_learner
from rollhouse.analysis.marks import cost_in_words, mark_name
from rollhouse.analysis.puzzles.puzzle import Puzzle, Verdict, about, answer
from rollhouse.core.game import AnyGame
from rollhouse.core.messages import Message, Seat, say
from rollhouse.core.registry import game as find_game
from rollhouse.locale import Catalogue

Recorder: TypeAlias = Callable[[Puzzle, Verdict], Sequence[Message]]
"""Stores the verdict on an answer, and returns what follows from it."""


def _numbered_seats(players: int, words: Catalogue) -> tuple[str, ...]:
    """Names for seats without players: Seat 1, Seat 2."""
    return tuple(words.say(say("common-seat", number=seat + 1)) for seat in range(players))


class Exercise(NamedTuple):
    """A puzzle with its title and remarks."""

    puzzle: Puzzle
    title: Message
    remarks: tuple[Message, ...] = ()
    seats: tuple[Message, ...] = ()
    """The players' names, if the puzzle is from a game of theirs."""

    @property
    def game(self) -> AnyGame:
        """The game of the puzzle."""
        return find_game(self.puzzle.game)

    @property
    def state(self) -> Any:
        """The position of the puzzle."""
        return self.game.decode(self.puzzle.state)

    def names(self, words: Catalogue) -> tuple[str, ...]:
        """The names of the seats."""
        return tuple(map(words.say, self.seats)) or _numbered_seats(self.state.setup.players, words)

    def about(self) -> tuple[Message, ...]:
        """What to know beforehand about the position, and the remarks."""
        return (*about(self.puzzle), *self.remarks)

    def question(self) -> Message:
        """What is asked of the seat to act."""
        return say("puzzle-question", seat=Seat(self.puzzle.seat))

    def answer(self, move: Any, recorder: Recorder) -> tuple[bool, tuple[Message, ...]]:
        """Whether a legal move solves the puzzle, and what is said about it: the cost, the best move, the reason, the recorder's text."""
        verdict = answer(self.puzzle, move)
        return verdict.solved, (*self._verdict_text(verdict), *recorder(self.puzzle, verdict))

    def _verdict_text(self, verdict: Verdict) -> tuple[Message, ...]:
        puzzle = self.puzzle
        cost = cost_in_words(verdict.cost, puzzle.unit)
        best = say("puzzle-best", move=verdict.best_words)
        theme = () if puzzle.theme is None else (say("analysis-puzzle-theme", theme=puzzle.theme),)
        if not verdict.cost:
            return say("puzzle-right"), verdict.why, *theme
        if verdict.solved:
            return say("puzzle-nearly", cost=cost), best, verdict.why, *theme
        return say("puzzle-wrong", cost=cost, mark=mark_name(verdict.mark)), best, verdict.why, *theme


class LessonStep(NamedTuple):
    """One question of a lesson."""

    game_id: str
    lesson: int
    step: int

    @property
    def key(self) -> tuple[str, str, int]:
        """Game, lesson and step, as `analysis.lessons` takes them."""
        return self.game_id, lessons(self.game_id)[self.lesson].id, self.step

    @property
    def game(self) -> AnyGame:
        """The game of the lesson."""
        return find_game(self.game_id)

    @property
    def state(self) -> Any:
        """The position of the question."""
        return position(*self.key)

    @property
    def rolls(self) -> bool:
        """Whether the step asks to roll the dice, not for a move."""
        return rolls(*self.key)

    def title(self) -> Message:
        """The title of the lesson."""
        return lesson_title(*self.key[:2])

    def numbered_title(self) -> Message:
        """The title of the lesson with its number."""
        return say("learn-title", number=self.lesson + 1, count=len(lessons(self.game_id)), title=self.title())

    def names(self, words: Catalogue) -> tuple[str, ...]:
        """The names of the seats: the learner's, and the other players'."""
        return tuple(words.say(say("learn-you" if seat == LEARNER_SEAT else "learn-opponent")) for seat in range(self.state.setup.players))

    def question(self) -> Message:
        """What the step asks for."""
        return asked(*self.key)

    def happened(self, reply: Reply) -> tuple[Message, ...]:
        """What a right move led to, said to the learner."""
        return tuple(to_learner(self.game_id, event.message()) for event in reply.events)

    def reply(self, text: str) -> Reply:
        """The answer to a move; a `MoveError` if it is not legal."""
        return reply(*self.key, text)


def lesson_steps(game_id: str) -> Iterator[LessonStep]:
    """Every question of every lesson of a game, in order."""
    return (LessonStep(game_id, number, step) for number, lesson in enumerate(lessons(game_id)) for step in range(len(lesson.steps)))
