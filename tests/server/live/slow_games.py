"""Dicy Cards with a bot and with tablebases that take as long as the test likes. Worker processes import it."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rollhouse.core.bots import RandomBot
from rollhouse.core.evaluate import Evaluator, Progress
from rollhouse.core.game import AnyGame
from rollhouse.core.teaching import IfMissing
from rollhouse.games.dicy_cards.evaluation.evaluators import network_evaluator
from rollhouse.games.dicy_cards.game import DicyCards
from rollhouse.games.dicy_cards.rules import DicyState
from rollhouse.games.dicy_cards.teaching import DicyTeaching
from tests.timeouts import LONG_TIMEOUT_SECONDS

FOLDER = "ROLLHOUSE_TEST_SLOW"
"""The environment variable with the folder in which work notes that it is `working`, and ends when there is a file `enough`."""
DONE = 0.25


def _wait(progress: Progress) -> None:
    folder = Path(os.environ[FOLDER])
    (folder / "working").touch()
    end = time.monotonic() + LONG_TIMEOUT_SECONDS
    while not (folder / "enough").exists() and time.monotonic() < end:
        progress(DONE)
        if (folder / "fail").exists():
            raise OSError(f"no room in {folder}")
        if (folder / "die").exists():
            os._exit(3)
        time.sleep(0.005)  # what it waits for is a file


class SlowBot:
    def choose(self, state: Any, moves: Sequence[Any], rng: random.Random) -> Any:
        _wait(lambda done: None)
        return moves[0]


class SlowTeaching(DicyTeaching):
    """The same values. Making a tablebase fails if there is a file `fail`, and takes its process along if there is a file `die`."""

    def evaluator(self, state: DicyState, *, if_missing: IfMissing = "none", progress: Progress = lambda done: None) -> Evaluator | None:
        if not (Path(os.environ[FOLDER]) / "enough").exists():
            if if_missing == "estimate":
                return network_evaluator(state)
            if if_missing == "none":
                return None
            _wait(progress)
        return super().evaluator(state, if_missing="prepare", progress=progress)


class SlowDicyCards(DicyCards):
    """The same game."""

    bots = {"random": RandomBot, "greedy": SlowBot}
    teaching = SlowTeaching()


SLOW = SlowDicyCards()


def find(name: str) -> AnyGame:
    assert name == SLOW.id
    return SLOW
