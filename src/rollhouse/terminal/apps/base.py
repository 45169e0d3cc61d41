"""What every full-screen program of the house has in common: its style, its themes, Ctrl-C that leaves, SIGTERM that tidies up."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import suppress
from pathlib import Path

from textual.app import App, ReturnType
from textual.binding import Binding

from rollhouse.terminal.themes import DARK, LIGHT

__all__ = ["TERMINATED", "HouseApp"]


TERMINATED = 128 + signal.SIGTERM
"""How a program ends that was asked to by a signal, as shells count it."""


class HouseApp(App[ReturnType]):
    """The whole terminal, which is given back as it was however the program ends."""

    CSS_PATH = Path(__file__).with_name("house.tcss")
    ENABLE_COMMAND_PALETTE = False
    BINDINGS = [Binding("ctrl+c", "quit", show=False, priority=True)]

    def __init__(self) -> None:
        super().__init__()
        self.register_theme(DARK)
        self.register_theme(LIGHT)
        if os.environ.get("TEXTUAL_THEME") not in self.available_themes:
            self.theme = DARK.name

    def on_mount(self) -> None:
        """Hear of it when the program is asked to end."""
        with suppress(NotImplementedError):  # where signals don't reach asyncio, the program ends as it always did
            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, self._terminate)

    def on_unmount(self) -> None:
        """Hear of it no more."""
        with suppress(NotImplementedError):
            asyncio.get_running_loop().remove_signal_handler(signal.SIGTERM)

    def _terminate(self) -> None:
        self.exit(return_code=TERMINATED)

    def run_to_the_end(self) -> ReturnType | None:
        """Run until people leave, and say what they leave with; asked to end by a signal, the whole program does."""
        result = self.run()
        if self.return_code == TERMINATED:
            raise SystemExit(TERMINATED)
        return result
