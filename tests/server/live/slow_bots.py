"""Dicy Cards with a bot that thinks for as long as the test likes. In a module of its own, so that worker processes can import it."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rollhouse.core.bots import RandomBot
from rollhouse.core.game import AnyGame
from rollhouse.games.dicy_cards.game import DicyCards
from tests.timeouts import LONG_TIMEOUT_SECONDS

FOLDER = "ROLLHOUSE_TEST_THINKING"
"""The environment variable that says where the bot leaves word that it thinks, and looks whether it may stop."""


class Thinker:
    """Works hard until the file `enough` is there."""

    def choose(self, state: Any, moves: Sequence[Any], rng: random.Random) -> Any:
        folder = Path(os.environ[FOLDER])
        (folder / "thinking").touch()
        end = time.monotonic() + LONG_TIMEOUT_SECONDS
        while not (folder / "enough").exists() and time.monotonic() < end:
            sum(range(10_000))
        return moves[0]


class SlowDicyCards(DicyCards):
    """The same game, with a bot that takes its time."""

    bots = {"random": RandomBot, "greedy": Thinker}


SLOW = SlowDicyCards()


def find(name: str) -> AnyGame:
    assert name == SLOW.id
    return SLOW
