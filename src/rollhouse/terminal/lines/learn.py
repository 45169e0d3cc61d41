"""Lessons in lines."""

from __future__ import annotations

from rollhouse.analysis.lessons import Lesson, asked, lesson_title, lessons, position, reply, rolls
from rollhouse.core.errors import MoveError
from rollhouse.core.messages import Message, say
from rollhouse.core.registry import game as find_game
from rollhouse.terminal.lines.console import Console, Left
from rollhouse.terminal.lines.menu import AskAgain, Menu
from rollhouse.terminal.lines.question import Question

__all__ = ["teach"]


def teach(console: Console, name: str) -> bool:
    """Every lesson of a game, one after the other; whether the person stayed to the end."""
    found = lessons(name)
    players = position(name, found[0].id, 0).setup.players
    console.names = tuple(console.words.say(say("common-seat", number=seat + 1)) for seat in range(players))
    console.line("learn-commands")
    try:
        for number, lesson in enumerate(found, start=1):
            console.write()
            console.tell(say("learn-title", number=number, count=len(found), title=lesson_title(name, lesson.id)))
            for step in range(len(lesson.steps)):
                _Step(console, name, lesson, step).run()
    except Left:
        return False
    return True


class _Step(Question):
    """One question, asked until it is answered rightly."""

    def __init__(self, console: Console, name: str, lesson: Lesson, step: int) -> None:
        self._where = (name, lesson.id, step)
        super().__init__(console, find_game(name), position(*self._where))

    def run(self) -> None:
        self._look()
        menu = Menu(self._console, self._read)
        while True:
            listed, self._listed = self._listed, True
            try:
                text = self._roll() if rolls(*self._where) else str(menu.ask(self._game.words.menu(self._state), listed=listed))
                answer = reply(*self._where, text)
            except AskAgain:
                continue
            except MoveError as error:
                self._refuse(error)
                continue
            self._console.tell(*(event.message() for event in answer.events), answer.said)
            if answer.right:
                return

    def _asked(self) -> Message:
        return asked(*self._where)

    def _roll(self) -> str:
        """Any answer rolls the dice, unless it is a command."""
        answer = self._console.ask(say("learn-press-enter"))
        if answer.lower() in ("s", "?", "r", "q"):
            self._read(answer)
        return answer
