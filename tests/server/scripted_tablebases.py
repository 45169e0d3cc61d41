"""Pig with tablebases that are made when the test says so. In a module of its own, so that worker processes can import it."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

from rollhouse.core.evaluate import Evaluator, Progress
from rollhouse.core.game import AnyGame
from rollhouse.core.teaching import IfMissing, Preparation, Teaching
from tests.core.toy import Pig
from tests.timeouts import LONG_TIMEOUT_SECONDS

FOLDER = "ROLLHOUSE_TEST_ROOM"


class SlowTeaching(Teaching[Any, Any]):
    def preparation(self, state: Any) -> Preparation:
        return Preparation(cost=float(str(state).startswith("large")))

    def evaluator(self, state: Any, *, if_missing: IfMissing = "none", progress: Progress = lambda done: None) -> Evaluator | None:
        folder, name = Path(os.environ[FOLDER]), str(state)
        (folder / f"{name}.begun").touch()
        with (folder / "order").open("a") as order:
            order.write(f"{name}\n")
        end = time.monotonic() + LONG_TIMEOUT_SECONDS
        while not (folder / f"{name}.enough").exists() and time.monotonic() < end:
            progress(0.5)
            if (folder / f"{name}.fail").exists():
                raise OSError("no room")
            time.sleep(0.005)
        made: Any = object()
        return made  # type: ignore[no-any-return]  # only whether there is one matters


class SlowPig(Pig):
    """A position is the name of a table, and nothing else."""

    teaching = SlowTeaching()

    def decode(self, text: str) -> Any:
        return text


SLOW_PIG = SlowPig()


def find(name: str) -> AnyGame:
    assert name == SLOW_PIG.id
    return SLOW_PIG
