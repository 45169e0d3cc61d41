"""No receiver holds up the others: deadlines, a queue for each host, fairness between users, pauses that outlive a restart."""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest

from rollhouse.server.features.notifications import outgoing
from rollhouse.server.features.notifications.email import Mailer
from rollhouse.server.features.notifications.outgoing import CALLS_PER_HOST, CALLS_PER_USER, MAX_CALLS_TO_FAILING_HOSTS, OutgoingCalls
from rollhouse.server.features.notifications.repository import LEASE_SECONDS, Notification, NotificationQueue
from rollhouse.server.features.notifications.ssrf_guard import post
from rollhouse.server.smtp import parse_smtp_url
from rollhouse.server.store.store import Store
from tests.server.notifications.receiving import Browser

DEADLINE_SECONDS = 0.2
BYTE_SECONDS = 0.02


@asynccontextmanager
async def trickling(answer: bytes) -> AsyncIterator[int]:
    """A server that sends its answer byte by byte, over and over, each byte long before any timeout of a single read."""

    ended: list[asyncio.Event] = []

    async def trickle(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        ended.append(end := asyncio.Event())
        with suppress(OSError):
            while True:
                for byte in answer:
                    writer.write(bytes([byte]))
                    await writer.drain()
                    await asyncio.sleep(BYTE_SECONDS)
        writer.transport.abort()
        end.set()

    server = await asyncio.start_server(trickle, "127.0.0.1", 0)
    yield server.sockets[0].getsockname()[1]
    server.close()
    for end in ended:  # the client has ended its connection, so that the next bytes are refused
        await end.wait()


async def test_a_host_that_answers_byte_by_byte_is_given_up_at_the_deadline() -> None:
    """One byte in time for each read, and no end: a limit per read never ends this."""
    async with trickling(b"HTTP/1.1 201 Created\r\nX-Slow: " + b"x" * 100) as port:

        async def connect(_: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
            return await asyncio.open_connection("127.0.0.1", port)

        with pytest.raises(TimeoutError):
            await post("https://push.example.net/1", b"", {}, connect, seconds=DEADLINE_SECONDS)


async def test_an_smtp_server_that_answers_byte_by_byte_is_given_up_and_its_thread_ends() -> None:
    async with trickling(b"220-still starting\r\n") as port:
        mailer = Mailer(parse_smtp_url(f"smtp://127.0.0.1:{port}"), "dice@example.org", seconds=DEADLINE_SECONDS)
        with pytest.raises(TimeoutError):
            await mailer.send("ana@example.org", "Subject", "Text", {})
        while any(thread.name == "rollhouse-smtp" for thread in threading.enumerate()):
            await asyncio.sleep(BYTE_SECONDS)


class Receivers:
    """All receivers: some answer, some never do, some refuse."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.queue = NotificationQueue(store)
        self.time = 1_000_000.0
        self.silent: set[str] = set()
        self.broken: set[str] = set()
        self.called: list[str] = []
        self.sent: set[str] = set()
        self.arrived = asyncio.Event()
        self.calls = self.node()

    def node(self) -> OutgoingCalls:
        return OutgoingCalls(self.queue, self.send, lambda: self.time)

    async def send(self, notification: Notification) -> str:
        self.called.append(notification.host)
        if notification.host in self.broken:
            raise OSError("refused")
        if notification.host in self.silent:
            await asyncio.Event().wait()
        self.sent.add(notification.user_id)
        self.arrived.set()
        return "sent"

    async def user(self, *hosts: str) -> str:
        """A user with a subscription at each of these hosts, and a message to each of them."""
        user_id = (await self.store.create_guest("Ana", "en"))[0].user_id
        for number, host in enumerate(hosts):
            keys = Browser(number % 200).keys
            await self.queue.subscribe(user_id, f"https://{host}/{user_id}/{number}", **keys, now=self.time)
        await self.queue.add_account_change(user_id, "codes-made", "", self.time)
        self.time += 0.001
        return user_id

    async def until_sent(self, user_id: str) -> None:
        while user_id not in self.sent:
            self.arrived.clear()
            await self.calls.start_due()
            if user_id not in self.sent:
                await self.arrived.wait()


@pytest.fixture
async def receivers(store: Store, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Receivers]:
    monkeypatch.setattr(outgoing, "CLOSE_SECONDS", 0.0)
    made = Receivers(store)
    yield made
    await made.calls.close()


async def test_silent_receivers_of_one_user_hold_up_no_other_user(receivers: Receivers) -> None:
    """Six subscriptions of one guest, queued first, stopped all notifications for 150 s."""
    hostile = [f"silent{number}.example" for number in range(6)]
    receivers.silent = set(hostile)
    await receivers.user(*hostile)
    ana = await receivers.user("push.example.net")
    await receivers.until_sent(ana)
    assert sum(host in receivers.silent for host in receivers.called) <= CALLS_PER_USER


async def test_a_silent_host_gets_few_calls_however_many_users_it_has(receivers: Receivers) -> None:
    receivers.silent = {"silent.example"}
    for _ in range(CALLS_PER_HOST + 3):
        await receivers.user("silent.example")
    ana = await receivers.user("push.example.net")
    await receivers.until_sent(ana)
    assert Counter(receivers.called)["silent.example"] <= CALLS_PER_HOST


async def test_a_failing_host_is_paused_for_longer_each_time_also_after_a_restart(receivers: Receivers) -> None:
    receivers.broken = {"broken.example"}
    await receivers.user("broken.example")
    begun = receivers.time
    for tries in range(3):
        receivers.time += LEASE_SECONDS * 4**tries + 1
        await receivers.calls.send_due()
    assert len(receivers.called) == 3
    receivers.calls = receivers.node()  # as after a restart: only the database remembers
    await receivers.user("broken.example")
    ana = await receivers.user("push.example.net")
    await receivers.until_sent(ana)
    assert len(receivers.called) == 4, "a new message waits for the host too"
    assert receivers.called[-1] == "push.example.net"
    receivers.time += 31
    await receivers.calls.send_due()
    assert receivers.called[-1] == "broken.example", "one call, after the pause"
    assert len(receivers.called) == 5
    receivers.broken, receivers.time = set(), begun + 1e6
    await receivers.calls.send_due()
    assert Counter(receivers.called)["broken.example"] == 6, "and both messages once it answers"


async def test_hosts_that_fail_leave_room_for_others(receivers: Receivers) -> None:
    hosts = [f"h{number}.example" for number in range(MAX_CALLS_TO_FAILING_HOSTS + 5)]
    receivers.broken = set(hosts)
    for host in hosts:
        await receivers.user(host)
    await receivers.calls.send_due()
    receivers.broken, receivers.silent = set(), set(hosts)
    receivers.time += LEASE_SECONDS + 1
    ana = await receivers.user("push.example.net")
    await receivers.until_sent(ana)
    assert sum(host in receivers.silent for host in receivers.called[len(hosts) :]) <= MAX_CALLS_TO_FAILING_HOSTS


async def test_closing_ends_calls_that_hang_and_their_messages_are_tried_later(receivers: Receivers) -> None:
    receivers.silent = {"silent.example"}
    await receivers.user("silent.example")
    await receivers.calls.start_due()
    while not receivers.called:
        await asyncio.sleep(0)
    await receivers.calls.close()
    assert len(receivers.calls) == 0
    receivers.calls, receivers.silent = receivers.node(), set()
    await receivers.calls.send_due()
    assert receivers.called == ["silent.example"], "not at once after the restart"
    receivers.time += LEASE_SECONDS + 1
    await receivers.calls.send_due()
    assert receivers.called == ["silent.example"] * 2


async def test_two_nodes_send_each_message_once(receivers: Receivers) -> None:
    for _ in range(20):
        await receivers.user("push.example.net")
    await asyncio.gather(receivers.node().send_due(), receivers.node().send_due())
    assert len(receivers.called) == 20
