"""A game's menu in lines: numbered choices, further questions, or a move in the notation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rollhouse.core.messages import say
from rollhouse.core.words import Branch, Choice, Item, Pick, Prompt
from rollhouse.terminal.plain.console import Console, whole_number


class AskAgain(Exception):
    """Ask the question again: a command was carried out, or the answer was not valid."""


class Menu:
    """Asks for a move. Answers that are not a choice go to `read`, which takes commands and moves."""

    def __init__(self, console: Console, read: Callable[[str], Any]) -> None:
        self._console = console
        self._read = read

    def ask(self, item: Item, *, listed: bool = False) -> Any:
        """The chosen move, or `AskAgain`. Choices that are `listed` already are not printed again."""
        match item:
            case Choice(move=move):
                return move
            case Prompt(question=question, prefix=prefix):
                answer = self._console.ask(question)
                return self._read(prefix + answer if answer[:1].isdigit() else answer)
            case Pick():
                return self._pick(item, listed=listed)
            case Branch():
                return self._branch(item, listed=listed)

    def _branch(self, branch: Branch, *, listed: bool) -> Any:
        if not listed:
            self._console.numbered([item.label for item in branch.items])
        answer = self._console.ask(branch.question)
        number = whole_number(answer)
        return self._read(answer) if number is None else self.ask(branch.items[self._place(number, len(branch.items))])

    def _pick(self, pick: Pick, *, listed: bool) -> Any:
        if not listed:
            self._console.numbered([label for _, label in pick.options])
        answer = self._console.ask(pick.question)
        words = answer.replace(",", " ").split()
        numbers = [number for number in map(whole_number, words) if number is not None]
        ids = [name for name, _ in pick.options]
        if words and len(numbers) == len(words):
            words = [ids[self._place(number, len(ids))] for number in numbers]
        elif not words or words[0] not in ids:
            return self._read(answer)
        if len(words) != pick.count:
            self._console.line("plain-count-please", count=pick.count, given=len(words))
            raise AskAgain
        return self._read(pick.prefix + " ".join(words))

    def _place(self, number: int, most: int) -> int:
        """The index in the list for a typed number."""
        if not 1 <= number <= most:
            self._console.tell(say("plain-number-please", most=most))
            raise AskAgain
        return number - 1
