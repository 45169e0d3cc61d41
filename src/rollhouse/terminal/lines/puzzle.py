"""Puzzles put to a person: what is asked, what an answer is worth, and asking in lines."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, TypeAlias

from rollhouse.analysis.hints import cost_in_words
from rollhouse.analysis.marks import mark_name
from rollhouse.analysis.trainer import Puzzle, Verdict, answer
from rollhouse.core.errors import MoveError
from rollhouse.core.game import AnyGame
from rollhouse.core.messages import Message, Seat, say
from rollhouse.core.registry import game as find_game
from rollhouse.locale import Catalogue
from rollhouse.terminal.lines.asking import Again, Asking
from rollhouse.terminal.lines.console import Console, Left

__all__ = ["Exercise", "Marked", "drill", "question", "verdict_words"]


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


Marked: TypeAlias = Callable[[Puzzle, Verdict], Sequence[Message]]
"""Keeps what an answer was worth, and says what follows from it."""


def question(puzzle: Puzzle) -> Message:
    """What is asked of whom."""
    return say("puzzle-question", seat=Seat(puzzle.seat))


def verdict_words(puzzle: Puzzle, verdict: Verdict) -> tuple[Message, ...]:
    """What the answer is worth, what was best, and why."""
    cost = cost_in_words(verdict.cost, puzzle.unit)
    best = say("puzzle-best", move=verdict.best_words)
    if not verdict.cost:
        return say("puzzle-right"), verdict.why
    if verdict.solved:
        return say("puzzle-nearly", cost=cost), best, verdict.why
    return say("puzzle-wrong", cost=cost, mark=mark_name(verdict.mark)), best, verdict.why


def drill(console: Console, exercises: Iterable[Exercise], marked: Marked) -> None:
    """Ask one after the other in lines, until there are no more or the person leaves."""
    try:
        for exercise in exercises:
            _Lines(console, exercise).run(marked)
    except Left:
        return


class _Lines:
    """One exercise."""

    def __init__(self, console: Console, exercise: Exercise) -> None:
        self._console = console
        self._exercise = exercise
        self._game: AnyGame = find_game(exercise.puzzle.game)
        self._state: Any = self._game.decode(exercise.puzzle.state)
        self._listed = False
        console.names = exercise.names(console.words)

    def run(self, marked: Marked) -> None:
        puzzle, console = self._exercise.puzzle, self._console
        console.tell(self._exercise.title, *self._exercise.remarks, say("puzzle-commands"))
        self._look()
        move = self._answer()
        verdict = answer(puzzle, move)
        console.tell(*verdict_words(puzzle, verdict), *marked(puzzle, verdict))
        console.write()

    def _look(self) -> None:
        self._console.tell(*self._game.words.summary(self._state), question(self._exercise.puzzle))

    def _answer(self) -> Any:
        asking = Asking(self._console, self._read)
        while True:
            listed, self._listed = self._listed, True
            try:
                move = asking.ask(self._game.words.menu(self._state), listed=listed)
                self._game.play(self._state, move)
            except Again:
                continue
            except MoveError as error:
                error.allowed = ()  # there may be hundreds, and the choices are listed
                self._console.refuse(error)
                continue
            return move

    def _read(self, text: str) -> Any:
        match text.lower():
            case "":
                self._listed = False
            case "s" | "?":
                self._look()
            case "r":
                for section in self._game.words.guide():
                    self._console.section(section)
            case "q":
                raise Left
            case _:
                return self._game.parse(text)
        raise Again
