"""Puzzles and lessons in lines of text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rollhouse.core.errors import MoveError
from rollhouse.core.game import AnyGame
from rollhouse.core.messages import Message, say
from rollhouse.terminal.plain.console import Console, Left
from rollhouse.terminal.plain.menu import AskAgain, Menu
from rollhouse.terminal.presenter.puzzle import Exercise, LessonStep, Recorder, lesson_steps


def ask_puzzles(console: Console, exercises: Iterable[Exercise], recorder: Recorder) -> None:
    """Ask each puzzle, until the person leaves."""
    try:
        for exercise in exercises:
            _ask_puzzle(console, exercise, recorder)
    except Left:
        return


def _ask_puzzle(console: Console, exercise: Exercise, recorder: Recorder) -> None:
    console.name_seats(exercise.names(console.words))
    console.tell(exercise.title, *exercise.about(), say("puzzle-commands"))
    question = _Question(console, exercise.game, exercise.state, exercise.question())
    question.show()
    while True:
        try:
            move = question.ask()
            exercise.game.play(exercise.state, move)
        except AskAgain:
            continue
        except MoveError as error:
            question.refuse(error)
            continue
        console.tell(*exercise.answer(move, recorder)[1])
        console.write()
        return


def teach(console: Console, game_id: str) -> bool:
    """Go through every lesson of a game; return whether the person finished the last."""
    console.line("learn-commands")
    try:
        for step in lesson_steps(game_id):
            console.name_seats(step.names(console.words))
            if step.step == 0:
                console.write()
                console.tell(step.numbered_title())
            _ask_step(console, step)
    except Left:
        return False
    return True


def _ask_step(console: Console, step: LessonStep) -> None:
    """Ask until the right move is made."""
    question = _Question(console, step.game, step.state, step.question())
    question.show()
    while True:
        try:
            reply = step.reply(question.ask_roll() if step.rolls else str(question.ask()))
        except AskAgain:
            continue
        except MoveError as error:
            question.refuse(error)
            continue
        console.tell(*step.happened(reply), reply.feedback)
        if reply.right:
            return


class _Question:
    """A question about a position. The answer is a move, or a command."""

    def __init__(self, console: Console, game: AnyGame, state: Any, text: Message) -> None:
        self._console = console
        self._game = game
        self._state = state
        self._text = text
        self._menu = Menu(console, self._read)
        self._listed = False
        """Whether the choices have been listed already."""

    def show(self) -> None:
        self._console.tell(*self._game.words.summary(self._state), self._text)

    def ask(self) -> Any:
        """The move that the person chooses; `AskAgain` after a command."""
        listed, self._listed = self._listed, True
        return self._menu.ask(self._game.words.menu(self._state), listed=listed)

    def ask_roll(self) -> str:
        """Any answer rolls the dice, unless it is a command."""
        answer = self._console.ask(say("learn-press-enter"))
        if answer.lower() in ("s", "?", "r", "q"):
            self._read(answer)
        return answer

    def refuse(self, error: MoveError) -> None:
        error.expected = ()  # there may be hundreds, and the choices are listed
        self._console.refuse(error)

    def _read(self, text: str) -> Any:
        match text.lower():
            case "":
                self._listed = False
            case "s" | "?":
                self.show()
            case "r":
                for section in self._game.words.guide():
                    self._console.section(section)
            case "q":
                raise Left
            case _:
                return self._game.parse(text)
        raise AskAgain
