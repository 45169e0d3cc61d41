"""Spaced repetition: when a puzzle comes back, and streaks of days on which the daily puzzle was solved."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date, timedelta

import msgspec

REVIEW_AFTER_DAYS = (1, 3, 7, 21, 60)
"""Days until a puzzle comes back, by the times in a row that it was solved; after the last one it is learnt."""


class Review(msgspec.Struct, frozen=True):
    """When to see a puzzle again."""

    puzzle: str
    box: int = 0
    """How many times in a row it was solved."""
    due: date | None = None
    """None once it is learnt."""


class Streak(msgspec.Struct, frozen=True):
    """Days in a row with a solved daily puzzle."""

    current: int
    """Up to today, or up to yesterday while today's puzzle is still open."""
    longest: int


def reviewed(review: Review, solved: bool, today: date) -> Review:
    """The review after an answer: a solved puzzle comes back later each time, a missed one starts over tomorrow."""
    box = review.box + 1 if solved else 0
    if box >= len(REVIEW_AFTER_DAYS):
        return Review(review.puzzle, box)
    return Review(review.puzzle, box, today + timedelta(days=REVIEW_AFTER_DAYS[box]))


def due(reviews: Iterable[Review], today: date) -> list[Review]:
    """The reviews that are due today, the longest due first."""
    waiting = [(review.due, place, review) for place, review in enumerate(reviews) if review.due is not None and review.due <= today]
    return [review for _, _, review in sorted(waiting, key=lambda item: item[:2])]


def streak(solved: Sequence[date], today: date, *, missed_today: bool = False) -> Streak:
    """The streak from the days on which the daily puzzle was solved; a missed day ends it, today too."""
    longest = run = 0
    before: date | None = None
    for day in sorted(set(solved)):
        run = run + 1 if before is not None and day - before == timedelta(days=1) else 1
        longest = max(longest, run)
        before = day
    current = run if before is not None and before >= today - timedelta(days=1) and not missed_today else 0
    return Streak(current, longest)
