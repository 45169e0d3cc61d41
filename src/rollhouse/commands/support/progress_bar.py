"""While something is being worked out: a bar with an estimate, and Ctrl-C that loses nothing."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from rollhouse.core.messages import Message, say
from rollhouse.locale import Catalogue

__all__ = ["Bar", "progress_bar", "shown_on"]

_LINES = 10
"""How many lines all the work makes, where there is no terminal."""


def shown_on(console: Console, words: Catalogue) -> Progress:
    """A bar with how long it will take and how to stop it; nothing where that is no terminal."""
    columns = (
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        TaskProgressColumn(),
        TimeRemainingColumn(),
        TextColumn(words.say(say("arena-how-to-stop")), style="dim", markup=False),
    )
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


@contextmanager
def progress_bar(words: Catalogue) -> Iterator[Bar]:
    """What to tell how much is done. Nothing is shown before there is something to tell.

    It is shown on the standard error, so that nothing gets between the results: a bar, or plain lines where that is no terminal.
    """
    console = Console(file=sys.stderr)
    with shown_on(console, words) as bar:
        told = Bar(words, bar, None if console.is_terminal else _Lines(words))
        try:
            yield told
        except KeyboardInterrupt:
            bar.stop()
            print(words.say(say("solver-stopped") if told.solving else say("solver-stopped-at-once")), file=sys.stderr)
            raise


class Bar:
    """Called with how much of a tablebase is made, from 0 to 1: a `Progress`. `looking` is another, for looking at a whole game."""

    def __init__(self, words: Catalogue, bar: Progress, lines: _Lines | None) -> None:
        self.solving = False
        """Whether there is work that is kept when it is stopped."""
        self._words = words
        self._bar = bar
        self._lines = lines
        self._task = bar.add_task("", total=1.0, visible=False)

    def __call__(self, done: float) -> None:
        self.solving = True
        self._show(say("solver-working"), done)
        if self._lines is not None:
            self._lines.tell(done)

    def looking(self, done: float) -> None:
        """Some seconds' work, of which logs and pipes need no lines."""
        self._show(say("analysis-working"), done)

    def _show(self, what: Message, done: float) -> None:
        self._bar.update(self._task, description=self._words.say(what), completed=done, visible=True)


class _Lines:
    """For logs and pipes: a line now and then, so that nobody takes long work for a program that hangs."""

    def __init__(self, words: Catalogue) -> None:
        self._words = words
        self._told = -1

    def tell(self, done: float) -> None:
        part = int(done * _LINES + 1e-9)
        if part > self._told:
            self._told = part
            print(self._words.say(say("solver-working-line", share=self._words.percent(done))), file=sys.stderr, flush=True)
