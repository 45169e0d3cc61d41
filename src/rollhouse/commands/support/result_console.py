"""The standard output, for results that Rich draws."""

from __future__ import annotations

import sys

from rich.console import Console


class ResultConsole(Console):
    """Rich would exit with 1 where no program reads the output any more; here the command ends as it does elsewhere."""

    def __init__(self) -> None:
        super().__init__(file=sys.stdout, highlight=False)

    def on_broken_pipe(self) -> None:
        """Let the `BrokenPipeError` go on, to `rollhouse.cli.main`."""
        raise  # Rich calls this where it handles the error
