"""Tablebases that are worked out while games go on: one at a time, in a thread of its own, each once in a process.

Processes that want the same tablebase wait for one another at its lock, and all see how far it is.
"""

from __future__ import annotations

import logging
import threading
from queue import SimpleQueue

from rollhouse.core.background import background_allowed
from rollhouse.core.errors import RollhouseError
from rollhouse.core.messages import Message, say
from rollhouse.games.dicy_cards.evaluation.evaluators import evaluator
from rollhouse.games.dicy_cards.rules import RULES_VERSION, DicyState

__all__ = ["FARTHEST_TARGET", "SOLVING", "Solving"]

FARTHEST_TARGET = 150
"""Tablebases for higher targets take gigabytes and many minutes: they are made only when somebody asks for them (`rollhouse solve`)."""
_log = logging.getLogger(__name__)


class Solving:
    """The tablebases that are wanted, and how far they are."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._done: dict[tuple[tuple[str, ...], int], float] = {}
        """By cards and target, from 0 to 1; -1 where it could not be made."""
        self._wanted: SimpleQueue[DicyState] = SimpleQueue()
        self._thread: threading.Thread | None = None

    def begin(self, state: DicyState) -> None:
        """Want the tablebase for this game; nothing if it is wanted already, or won't be made by itself."""
        key = state.cards, state.setup.target
        if state.setup.target > FARTHEST_TARGET or not background_allowed():
            return
        with self._lock:
            if key in self._done:
                return
            self._done[key] = 0.0
            self._wanted.put(state)
            if self._thread is None:
                self._thread = threading.Thread(target=self._work, name="rollhouse-solving", daemon=True)
                self._thread.start()

    def note(self, state: DicyState) -> Message:
        """How far the tablebase for this game is, for people."""
        done = self._done.get((state.cards, state.setup.target), -1.0)
        if done < 0.0:
            return say("dicy-note-not-solved")
        return say("dicy-note-solving", percent=int(100 * done))

    def _work(self) -> None:
        while True:
            state = self._wanted.get()
            key = state.cards, state.setup.target

            def progress(done: float, key: tuple[tuple[str, ...], int] = key) -> None:
                self._done[key] = done

            try:
                evaluator(state, RULES_VERSION, prepare=True, progress=progress)
            except RollhouseError:  # no room, or no place to write to: whoever asks for the tablebase itself is told why
                self._done[key] = -1.0
            except Exception:  # a fault of ours: nobody shall wait for what will never come, and the next one may go well
                _log.exception("the tablebase for %s to %s could not be made", " ".join(state.cards), state.setup.target)
                self._done[key] = -1.0


SOLVING = Solving()
