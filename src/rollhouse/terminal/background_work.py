"""Work in a thread of its own: the keyboard stays awake, and nobody who leaves has to wait for it."""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextvars import copy_context
from typing import Any, Generic, TypeVar

from textual.message import Message
from textual.message_pump import MessagePump

from rollhouse.core.evaluate import Progress

__all__ = ["BackgroundWork"]

T = TypeVar("T")


class _Stopped(Exception):
    """Nobody wants the result any more."""


class BackgroundWork(Generic[T]):
    """One piece of work. Whoever sent for it hears of progress and of the end by messages, unless they stop it first."""

    class Advanced(Message):
        """So much is done."""

        def __init__(self, work: BackgroundWork[Any], done: float) -> None:
            super().__init__()
            self.work = work
            self.done = done

    class Ended(Message):
        """The result is there, or what went wrong."""

        def __init__(self, work: BackgroundWork[Any]) -> None:
            super().__init__()
            self.work = work

    def __init__(self, owner: MessagePump, work: Callable[[Progress], T]) -> None:
        self._owner = owner
        self._work = work
        self._stop = threading.Event()
        self._result: list[T] = []
        self._error: BaseException | None = None
        # A daemon: the first use of a bot may compile for a while, and leaving the game must not wait for that.
        threading.Thread(target=copy_context().run, args=(self._run,), name="rollhouse-work", daemon=True).start()

    @property
    def result(self) -> T:
        """What the work gave; whatever it raised is raised here."""
        if self._error is not None:
            raise self._error
        return self._result[0]

    def stop(self) -> None:
        """Nobody wants to hear of it any more. Work that tells its progress ends there; other work ends when it is done."""
        self._stop.set()

    def _run(self) -> None:
        try:
            self._result.append(self._work(self._progress))
        except _Stopped:
            return
        except BaseException as error:  # raised again where the result is asked for
            self._error = error
        self._tell(self.Ended(self))

    def _progress(self, done: float) -> None:
        if self._stop.is_set():
            raise _Stopped
        self._tell(self.Advanced(self, done))

    def _tell(self, message: Message) -> None:
        if not self._stop.is_set():
            self._owner.post_message(message)
