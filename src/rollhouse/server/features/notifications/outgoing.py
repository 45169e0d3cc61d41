"""Sends queued notifications so that no receiver and no user can hold up the others.

Each destination host has a queue of its own: few calls run at once to one host, and one only while it fails. Of each user few calls run at
once too. Every call has a deadline. How often a message was tried, and until when a failing host is paused, is in the database, so that
a restart does not begin with the hosts that never answer.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

from rollhouse.server.features.notifications.repository import MAX_TRIES, Candidate, Notification, NotificationQueue
from rollhouse.server.store.database import StoreError

MAX_CALLS = 64
"""Calls of this node that run at once."""
MAX_CALLS_TO_FAILING_HOSTS = 16
CALLS_PER_HOST = 8
CALLS_PER_USER = 2
CLOSE_SECONDS = 5.0
"""How long a server that stops waits for calls in progress."""
_INTERVAL_SECONDS = 5.0
_log = logging.getLogger("rollhouse.notifications")


class OutgoingCalls:
    """The calls of one node."""

    def __init__(self, queue: NotificationQueue, send: Callable[[Notification], Awaitable[str]], now: Callable[[], float]) -> None:
        self._queue = queue
        self._send = send
        """Sends one message and returns the outcome; raises `OSError` if the receiver does not answer."""
        self._now = now
        self._running: dict[asyncio.Task[None], Notification] = {}
        self._failing: set[str] = set()
        """Hosts that failed at their last call, as far as this node knows."""
        self._changed = asyncio.Event()

    def __len__(self) -> int:
        return len(self._running)

    def wake(self) -> None:
        """Look at the queue at once: something was added."""
        self._changed.set()

    async def run(self) -> None:
        """Send what is due until cancelled."""
        while True:
            self._changed.clear()
            try:
                await self.start_due()
            except StoreError as error:  # the database is away; it may be back at the next run
                _log.warning("notifications not sent", extra={"code": error.code})
            except Exception:
                _log.exception("notifications not sent")
            with suppress(TimeoutError):
                async with asyncio.timeout(_INTERVAL_SECONDS):
                    await self._changed.wait()

    async def start_due(self) -> None:
        """Start all calls that are due and that the limits allow; the others start when one of these ends."""
        while len(self._running) < MAX_CALLS:
            leased = await self._queue.take(self._now(), self._choose)
            if not leased:
                return
            for notification in leased:
                self._start(notification)

    async def send_due(self) -> None:
        """Send all that is due, and wait until it was answered or given up."""
        await self.start_due()
        while self._running:
            await asyncio.wait(self._running, return_when=asyncio.FIRST_COMPLETED)
            await self.start_due()

    async def send_now(self, notifications: Sequence[Notification], seconds: float) -> None:
        """Send messages past the queue, once, and wait for the outcome for some seconds."""
        if tasks := [self._start(notification) for notification in notifications]:
            await asyncio.wait(tasks, timeout=seconds)

    def _start(self, notification: Notification) -> asyncio.Task[None]:
        task = asyncio.create_task(self._deliver(notification), name="notification")
        self._running[task] = notification
        task.add_done_callback(self._on_done)
        return task

    async def close(self) -> None:
        """Give the calls in progress some seconds, and end those that take longer; they are tried again later."""
        if self._running:
            await asyncio.wait(self._running, timeout=CLOSE_SECONDS)
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)

    def _on_done(self, task: asyncio.Task[None]) -> None:
        del self._running[task]
        self._changed.set()
        if not task.cancelled() and (error := task.exception()) is not None:
            _log.error("notification not sent", exc_info=error)

    def _choose(self, candidates: list[Candidate]) -> list[Candidate]:
        """Return those of the due messages that may be sent now, in their order."""
        hosts, users = (Counter(getattr(running, field) for running in self._running.values()) for field in ("host", "user_id"))
        failing = sum(hosts[host] for host in self._failing)
        chosen: list[Candidate] = []
        for one in candidates:
            if len(self._running) + len(chosen) >= MAX_CALLS:
                break
            fails = one.failures > 0
            if fails and failing >= MAX_CALLS_TO_FAILING_HOSTS:
                continue
            if hosts[one.host] >= (1 if fails else CALLS_PER_HOST) or users[one.user_id] >= CALLS_PER_USER:
                continue
            (self._failing.add if fails else self._failing.discard)(one.host)
            failing += fails
            hosts[one.host] += 1
            users[one.user_id] += 1
            chosen.append(one)
        return chosen

    async def _deliver(self, notification: Notification) -> None:
        try:
            outcome = await self._send(notification)
        except OSError as error:
            about = {"user_id": notification.user_id, "kind": notification.kind, "host": notification.host, "reason": str(error)}
            _log.info("notification not sent", extra=about)
            await self._queue.note_failure(notification.host, self._now())
            if notification.tries < MAX_TRIES:
                return
            outcome = "given up"
        else:
            await self._queue.note_answer(notification.host)
        await self._queue.done(notification, self._now(), outcome)
