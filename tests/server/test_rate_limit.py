"""How much may be asked for, with a clock that the test turns."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.connection import ASGIConnection

from rollhouse.server.auth import rate_limit as limits
from rollhouse.server.auth.rate_limit import RateLimited, RateLimiter


class Clock:
    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def clock() -> Clock:
    return Clock()


def come_from(host: str | None) -> ASGIConnection[Any, Any, Any, Any]:
    return ASGIConnection({"type": "http", "client": None if host is None else (host, 1), "headers": []})  # type: ignore[arg-type]  # the rest of a scope is not looked at


def ask(book: RateLimiter, user_id: str, cost: int) -> None:
    """Somebody asks for something, from an address of their own."""
    book.charge(come_from(f"at {user_id}"), user_id, cost)


def allowed(book: RateLimiter, user_id: str, cost: int) -> int:
    """How many requests in a row go through."""
    count = 0
    while count < 10_000:
        try:
            ask(book, user_id, cost)
        except RateLimited:
            break
        count += 1
    return count


def test_a_little_at_once_and_so_much_a_second(clock: Clock) -> None:
    book = RateLimiter(40, clock)
    assert allowed(book, "ana", 1) == 120
    clock.time += 1
    assert allowed(book, "ana", 1) == 40
    clock.time += 1000
    assert allowed(book, "ana", 1) == 120, "patience is not saved up without end"
    assert allowed(book, "bo", 1) == 120, "nobody pays for others"


def test_what_is_kept_for_good_counts_for_more(clock: Clock) -> None:
    book = RateLimiter(40, clock)
    assert allowed(book, "ana", 10) == 12
    assert allowed(RateLimiter(2, clock), "ana", 10) == 1, "dear as it is, one is always possible"
    clock.time += 0.25
    assert allowed(book, "ana", 10) == 1


def test_whoever_must_wait_is_told_for_how_long(clock: Clock) -> None:
    book = RateLimiter(2, clock)
    ask(book, "ana", 10)
    with pytest.raises(RateLimited) as refused:
        ask(book, "ana", 10)
    assert (refused.value.wait, refused.value.code, refused.value.value) == (5, "wire/rate-limited", "5")
    clock.time += refused.value.wait
    ask(book, "ana", 10)


def test_being_refused_costs_nothing(clock: Clock) -> None:
    book = RateLimiter(5, clock)
    allowed(book, "ana", 1)
    for _ in range(1000):
        assert allowed(book, "ana", 1) == 0
    clock.time += 0.2
    assert allowed(book, "ana", 1) == 1


def test_somebody_who_is_refused_does_not_use_up_what_others_at_the_same_address_have(clock: Clock) -> None:
    book = RateLimiter(1, clock)
    book.charge(come_from("192.0.2.1"), "ana", 10)
    for _ in range(1000):
        with pytest.raises(RateLimited):
            book.charge(come_from("192.0.2.1"), "ana", 10)
    book.charge(come_from("192.0.2.1"), "bo", 10)


def test_nobody_is_limited_at_a_rate_of_0_and_nobody_pays_for_looking(clock: Clock) -> None:
    book = RateLimiter(0, clock)
    assert allowed(book, "ana", 1) == 10_000
    assert allowed(RateLimiter(40, clock), "ana", 0) == 10_000
    assert len(book) == 0


def test_an_address_is_shared_by_many(clock: Clock) -> None:
    book = RateLimiter(40, clock)
    for _ in range(1200):
        book.charge(come_from("192.0.2.1"), "", 1)
    with pytest.raises(RateLimited):
        book.charge(come_from("192.0.2.1"), "", 1)
    book.charge(come_from("192.0.2.2"), "", 1)
    book.charge(come_from(None), "", 1)
    book.charge(come_from("/run/rollhouse.sock"), "", 1)


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2:ffff::1", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("fe80::1%eth0", "fe80::1%eth1", True),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
    ],
)
def test_nobody_gets_more_by_choosing_another_address_of_their_own(clock: Clock, one: str, other: str, same: bool) -> None:
    book = RateLimiter(40, clock)
    for host in (one, other):
        book.charge(come_from(host), "", 1)
    assert (len(book) == 1) == same


def test_whoever_has_waited_long_enough_is_forgotten(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "_MOST_KNOWN", 100)
    book = RateLimiter(40, clock)
    for number in range(50):
        ask(book, f"{number}", 1)
    assert len(book) == 100
    clock.time += 10
    allowed(book, "busy", 1)
    assert len(book) == 2
    for number in range(1000):  # all of them at the same moment
        ask(book, f"{number}", 1)
        assert len(book) <= 100
    assert allowed(book, "busy", 1) == 0, "whoever asks for the most is remembered"
