"""While something is being worked out: a bar with an estimate, and Ctrl-C that loses nothing."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from rollhouse.core import evaluate
from rollhouse.core.messages import say
from rollhouse.locale import Catalogue

__all__ = ["progress_bar"]

_LINES = 10
"""How many lines all the work makes, where there is no terminal."""


@contextmanager
def progress_bar(words: Catalogue) -> Iterator[evaluate.Progress]:
    """What to tell how much is done, from 0 to 1. Nothing is shown before there is something to tell.

    It is shown on the standard error, so that nothing gets between the results: a bar, or plain lines where that is no terminal.
    """
    console = Console(file=sys.stderr)
    columns = (
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        TaskProgressColumn(),
        TimeRemainingColumn(),
        TextColumn(words.say(say("arena-how-to-stop")), style="dim", markup=False),
    )
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(words.say(say("solver-working")), total=1.0, visible=False)
        lines = None if console.is_terminal else _Lines(words)
        begun = False

        def progress(done: float) -> None:
            nonlocal begun
            begun = True
            bar.update(task, completed=done, visible=True)
            if lines is not None:
                lines.tell(done)

        try:
            yield progress
        except KeyboardInterrupt:
            bar.stop()
            print(words.say(say("solver-stopped") if begun else say("solver-stopped-at-once")), file=sys.stderr)
            raise


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
