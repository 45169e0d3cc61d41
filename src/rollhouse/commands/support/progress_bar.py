"""Progress of long work: a bar with the remaining time, or lines."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from rollhouse.core.messages import Message, say
from rollhouse.locale import Catalogue

_PROGRESS_LINES = 10
"""Number of lines for the whole work, without a terminal."""


def shown_on(console: Console, words: Catalogue, *, counted: bool = False) -> Progress:
    """A bar with percents or counts, the remaining time and how to stop; nothing if the console is not a terminal."""
    columns = (
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn() if counted else TaskProgressColumn(),
        TimeRemainingColumn(),
        TextColumn(words.say(say("arena-how-to-stop")), style="dim", markup=False),
    )
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


@contextmanager
def progress_bar(words: Catalogue) -> Iterator[Bar]:
    """Show progress on the standard error: a bar, or lines if it is not a terminal. Nothing is shown before the first report."""
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
    """A `Progress` for solving a tablebase; `looking` is one for analysing a game."""

    def __init__(self, words: Catalogue, bar: Progress, lines: _Lines | None) -> None:
        self.solving = False
        """Whether the solver runs: its progress is kept when it is stopped."""
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
        """Show progress on the bar only: the work takes seconds."""
        self._show(say("analysis-working"), done)

    def _show(self, what: Message, done: float) -> None:
        self._bar.update(self._task, description=self._words.say(what), completed=done, visible=True)


class _Lines:
    """Lines for logs and pipes, which show that the program is running."""

    def __init__(self, words: Catalogue) -> None:
        self._words = words
        self._told = -1

    def tell(self, done: float) -> None:
        part = int(done * _PROGRESS_LINES + 1e-9)
        if part > self._told:
            self._told = part
            print(self._words.say(say("solver-working-line", share=self._words.percent(done))), file=sys.stderr, flush=True)
