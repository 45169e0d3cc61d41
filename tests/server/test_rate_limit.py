"""The rate limiter, with a clock that the tests set."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from litestar.connection import ASGIConnection

from rollhouse.server.auth import rate_limit
from rollhouse.server.auth.rate_limit import RateLimited, RateLimiter
from tests.server.stored import SetClock


@pytest.fixture
def clock() -> SetClock:
    return SetClock()


def request_from(host: str | None) -> ASGIConnection[Any, Any, Any, Any]:
    return ASGIConnection({"type": "http", "client": None if host is None else (host, 1), "headers": []})  # type: ignore[arg-type]  # the rest of a scope is not looked at


def ask(limiter: RateLimiter, user_id: str, cost: int) -> None:
    """Send a request of a user, from an address of their own."""
    limiter.check(request_from(f"at {user_id}"), user_id, cost)


def allowed(limiter: RateLimiter, user_id: str, cost: int) -> int:
    """Return how many requests in a row are accepted."""
    count = 0
    while count < 10_000:
        try:
            ask(limiter, user_id, cost)
        except RateLimited:
            break
        count += 1
    return count


def test_a_burst_then_a_steady_rate(clock: SetClock) -> None:
    limiter = RateLimiter(40, clock.now)
    assert allowed(limiter, "ana", 1) == 120
    clock.time += 1
    assert allowed(limiter, "ana", 1) == 40
    clock.time += 1000
    assert allowed(limiter, "ana", 1) == 120, "unused requests are not saved beyond the burst"
    assert allowed(limiter, "bo", 1) == 120, "users are counted separately"


def test_expensive_requests_count_as_several(clock: SetClock) -> None:
    limiter = RateLimiter(40, clock.now)
    assert allowed(limiter, "ana", 10) == 12
    assert allowed(RateLimiter(2, clock.now), "ana", 10) == 1, "one request is always possible, whatever it costs"
    clock.time += 0.25
    assert allowed(limiter, "ana", 10) == 1


def test_a_refusal_says_how_long_to_wait(clock: SetClock) -> None:
    limiter = RateLimiter(2, clock.now)
    ask(limiter, "ana", 10)
    with pytest.raises(RateLimited) as refused:
        ask(limiter, "ana", 10)
    assert (refused.value.wait, refused.value.code, refused.value.value) == (5, "wire/rate-limited", "5")
    clock.time += refused.value.wait
    ask(limiter, "ana", 10)


def test_refused_requests_are_not_counted(clock: SetClock) -> None:
    limiter = RateLimiter(5, clock.now)
    allowed(limiter, "ana", 1)
    for _ in range(1000):
        assert allowed(limiter, "ana", 1) == 0
    clock.time += 0.2
    assert allowed(limiter, "ana", 1) == 1


def test_refused_requests_do_not_use_up_the_limit_of_the_address(clock: SetClock) -> None:
    limiter = RateLimiter(1, clock.now)
    limiter.check(request_from("192.0.2.1"), "ana", 10)
    for _ in range(1000):
        with pytest.raises(RateLimited):
            limiter.check(request_from("192.0.2.1"), "ana", 10)
    limiter.check(request_from("192.0.2.1"), "bo", 10)


def test_a_rate_of_0_is_unlimited_and_reading_is_free(clock: SetClock) -> None:
    limiter = RateLimiter(0, clock.now)
    assert allowed(limiter, "ana", 1) == 10_000
    assert allowed(RateLimiter(40, clock.now), "ana", 0) == 10_000
    assert len(limiter) == 0


def test_an_address_may_send_as_much_as_ten_users(clock: SetClock) -> None:
    limiter = RateLimiter(40, clock.now)
    for _ in range(1200):
        limiter.check(request_from("192.0.2.1"), "", 1)
    with pytest.raises(RateLimited):
        limiter.check(request_from("192.0.2.1"), "", 1)
    limiter.check(request_from("192.0.2.2"), "", 1)
    limiter.check(request_from(None), "", 1)
    limiter.check(request_from("/run/rollhouse.sock"), "", 1)


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
def test_addresses_of_one_network_count_as_one(clock: SetClock, one: str, other: str, same: bool) -> None:
    limiter = RateLimiter(40, clock.now)
    for host in (one, other):
        limiter.check(request_from(host), "", 1)
    assert (len(limiter) == 1) == same


def test_keys_at_rest_are_dropped(clock: SetClock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limit, "_MAX_KEYS", 100)
    limiter = RateLimiter(40, clock.now)
    for number in range(50):
        ask(limiter, f"{number}", 1)
    assert len(limiter) == 100
    clock.time += 10
    allowed(limiter, "busy", 1)
    assert len(limiter) == 2
    for number in range(1000):
        ask(limiter, f"{number}", 1)
        assert len(limiter) <= 100
    assert allowed(limiter, "busy", 1) == 0, "the busiest key is kept"


@pytest.mark.parametrize("name", [name for name, policy in rate_limit.POLICIES.items() if not policy.scaled])
def test_every_policy_allows_its_burst_and_then_one_request_per_interval(clock: SetClock, name: str) -> None:
    limiter, policy = RateLimiter(1000, clock.now), rate_limit.POLICIES[name]

    def accepted() -> int:
        count = 0
        with suppress(RateLimited):
            while True:
                limiter.consume({name: "a"})
                count += 1
        return count

    assert accepted() == policy.burst
    clock.time += policy.seconds
    assert accepted() == 1
    limiter.consume({name: "b"})
