"""Dicy Cards whose tables take as long as the test likes. In a module of its own, so that worker processes can import it."""

from __future__ import annotations

import os
import time
from pathlib import Path

from rollhouse.core.evaluate import Evaluator, Progress
from rollhouse.core.game import AnyGame
from rollhouse.core.teaching import IfMissing
from rollhouse.games.dicy_cards.evaluation.evaluators import network_evaluator
from rollhouse.games.dicy_cards.game import DicyCards
from rollhouse.games.dicy_cards.rules import DicyState
from rollhouse.games.dicy_cards.teaching import DicyTeaching
from tests.timeouts import LONG_TIMEOUT_SECONDS

FOLDER = "ROLLHOUSE_TEST_TABLES"
"""The environment variable that says where the work leaves word, and looks for what it is to do next."""
DONE = 0.25


class SlowTeaching(DicyTeaching):
    """The same values. A table is done when the file `enough` is there; it fails with `fail`, and takes its process along with `die`."""

    def evaluator(self, state: DicyState, *, if_missing: IfMissing = "none", progress: Progress = lambda done: None) -> Evaluator | None:
        folder = Path(os.environ[FOLDER])
        if not (folder / "enough").exists():
            if if_missing == "estimate":
                return network_evaluator(state)
            if if_missing == "none":
                return None
            (folder / "working").touch()
            self._work(folder, progress)
        return super().evaluator(state, if_missing="prepare", progress=progress)

    def _work(self, folder: Path, progress: Progress) -> None:
        end = time.monotonic() + LONG_TIMEOUT_SECONDS
        while not (folder / "enough").exists() and time.monotonic() < end:
            progress(DONE)
            if (folder / "fail").exists():
                raise OSError(f"no room in {folder}")
            if (folder / "die").exists():
                os._exit(3)
            time.sleep(0.005)  # what it waits for is a file


class SlowDicyCards(DicyCards):
    """The same game, with these values."""

    teaching = SlowTeaching()


SLOW = SlowDicyCards()


def find(name: str) -> AnyGame:
    assert name == SLOW.id
    return SLOW
