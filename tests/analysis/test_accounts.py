"""Accounts in one line: the numbers on it add up, in every language."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollhouse.analysis.accounts import Account, adding_up, shared_line
from rollhouse.core.evaluate import Unit
from rollhouse.locale import LANGUAGES, catalogue

numbers = st.floats(-300, 300)


@given(st.lists(numbers, min_size=1, max_size=8), st.integers(0, 3))
def test_rounded_parts_add_up(parts: list[float], digits: int) -> None:
    rounded = adding_up(parts, digits)
    assert abs(sum(rounded) - sum(parts)) <= 0.5 * 10**-digits + 1e-9  # half-way, either way is right
    assert all(abs(one - part) < 10**-digits for one, part in zip(rounded, parts, strict=True))


@given(st.lists(numbers, min_size=2, max_size=8))
def test_rounding_turns_no_sign_round(parts: list[float]) -> None:
    for one, part in zip(adding_up(parts), parts, strict=True):
        assert one == 0 or (one > 0) == (part > 0)


def account(
    expectation: float, luck: float, errors: float, gifts: float, conceded: float = 0.0, drift: float = 0.0, *, over: bool = True
) -> Account:
    total = expectation + luck - errors + gifts + conceded + drift
    return Account(0, expectation, luck, {"dice": luck}, errors, gifts, conceded, drift, total, total if over else None, 4, errors / 4, {})


def summed(text: str) -> tuple[float, float]:
    """What stands before the equals sign, and what the numbers after it add up to."""
    text = re.sub(r"(\d),(\d)", r"\1.\2", text.replace("\u00a0", " "))
    before, after = re.sub(r" \(± \d+\.\d\)", "", text).split("=")
    terms = re.findall(r"([+−]?) ?(\d+\.\d)", after)
    return float(re.findall(r"(\d+\.\d)", before)[-1]), sum(float(number) * (-1 if sign == "−" else 1) for sign, number in terms)


shares = st.floats(0, 1)


@given(shares, st.floats(-3, 3), st.floats(0, 3), st.floats(-1, 3), st.sampled_from(LANGUAGES), st.booleans())
def test_the_line_adds_up(expectation: float, luck: float, errors: float, gifts: float, language: str, won: bool) -> None:
    conceded = float(won) - (expectation + luck - errors + gifts)
    for exact in (True, False):
        one = account(expectation, luck, errors, gifts, conceded)
        total, parts = summed(catalogue(language).say(shared_line(one, "share", exact=exact), ["Ana"]))
        assert total == pytest.approx(parts, abs=1e-6) == 100.0 * won


@pytest.mark.parametrize(
    ("one", "unit", "exact", "line"),
    [
        (
            account(0.471, 0.348, 0.059, 0.24),
            "share",
            True,
            "Ana: 100.0% = 47.1 expected + 34.8 luck − 5.9 own errors + 24.0 errors of others",
        ),
        (
            account(0.471, -0.048, 0.059, 0.24, over=False),
            "share",
            True,
            "Ana, so far: 60.4% = 47.1 expected − 4.8 luck − 5.9 own errors + 24.0 errors of others",
        ),
        (
            account(0.25, 0.5, 0.1, -0.05, 0.0, 0.4),
            "share",
            False,
            "Ana: 100.0% = 25.0 expected + 50.0 luck − 10.0 own errors (± 40.0) − 5.0 errors of others + 40.0 rest (the estimate was off)",
        ),
        (
            account(0.5, 0.1, 0.0, 0.0, -0.6),
            "share",
            True,
            "Ana: 0.0% = 50.0 expected + 10.0 luck − 0.0 own errors + 0.0 errors of others − 60.0 by resignation or by the substitute",
        ),
        (account(-11.4, 0.3, 0.9, 0.0), "turns", True, "Ana: 12.0 turns = 11.4 expected − 0.3 luck + 0.9 own errors"),
    ],
)
def test_the_line_in_english(one: Account, unit: Unit, exact: bool, line: str) -> None:
    assert catalogue("en").say(shared_line(one, unit, exact=exact), ["Ana"]) == line
