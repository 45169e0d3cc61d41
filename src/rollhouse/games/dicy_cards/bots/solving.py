"""Tablebases that are solved in the background during games: one at a time, in one thread, each once per process.

Processes that need the same tablebase wait for its lock, and all see its progress.
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
from rollhouse.games.dicy_cards.setup import MAX_BACKGROUND_TARGET

_log = logging.getLogger(__name__)


class Solving:
    """The queue of tablebases to solve, and their progress."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._done: dict[tuple[tuple[str, ...], int], float] = {}
        """Progress by cards and target, from 0 to 1; -1 where solving failed."""
        self._wanted: SimpleQueue[DicyState] = SimpleQueue()
        self._thread: threading.Thread | None = None

    def begin(self, state: DicyState) -> None:
        """Queue the tablebase of this game, unless it is queued already or its target is too high."""
        key = state.cards, state.setup.target
        if state.setup.target > MAX_BACKGROUND_TARGET or not background_allowed():
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
        """The progress of this game's tablebase, as a message to users."""
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
            except RollhouseError:  # no disk space, or no permission: `rollhouse solve` says why
                self._done[key] = -1.0
            except Exception:  # a bug: do not report progress for ever, and go on with the next one
                _log.exception("tablebase failed: cards=%s target=%s", " ".join(state.cards), state.setup.target)
                self._done[key] = -1.0


SOLVING = Solving()
