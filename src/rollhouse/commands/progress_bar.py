"""While a table is being computed: a bar with an estimate, and Ctrl-C that loses nothing."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from rollhouse.core import evaluate
from rollhouse.core.messages import say
from rollhouse.locale import Catalogue

__all__ = ["making"]


@contextmanager
def making(words: Catalogue) -> Iterator[evaluate.Progress]:
    """What to tell how much is done. Nothing is shown before there is something to tell, or where there is no terminal."""
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
        begun = False

        def progress(done: float) -> None:
            nonlocal begun
            begun = True
            bar.update(task, completed=done, visible=True)

        try:
            yield progress
        except KeyboardInterrupt:
            bar.stop()
            print(words.say(say("solver-stopped") if begun else say("solver-stopped-at-once")), file=sys.stderr)
            raise
