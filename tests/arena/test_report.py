"""A contest as a picture and as lines of text."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from rollhouse.arena.contest import Contest, Meeting, Rating
from rollhouse.arena.report import check_picture, draw, ratings_as_text
from rollhouse.core.errors import DataError
from rollhouse.core.extras import MissingExtra
from rollhouse.core.statistics import Interval, Sample, Share, summarise

NAMES = {"greedy": "Greedy", "random": "Random"}


def found() -> Contest:
    lengths: Sample = summarise({10: 1, 12: 1})
    meeting = Meeting("greedy", "random", 20, Share(0.9, Interval(0.7, 1.0)), 0.97, lengths, lengths)
    ratings = (Rating("greedy", 30.0, 25.0, 35.0, 400.0), Rating("random", 20.0, 15.0, 25.0, 0.0))
    return Contest("dicetto", 2, "round-robin", {}, 1, ("greedy", "random"), (meeting,), ratings, (), None, {})


def test_intervals_in_lines() -> None:
    assert ratings_as_text(found().ratings, NAMES) == [
        "Greedy                     ├─────────●─────────┤",
        "Random ├─────────●─────────┤",
    ]
    one = Rating("greedy", 25.0, 25.0, 25.0, 0.0)
    assert ratings_as_text([one], NAMES) == ["Greedy ●"]


def test_pictures(tmp_path: Path) -> None:
    words = {"rating": "Rating", "share": "wins in 100"}.__getitem__
    for name in ("a.png", "a.svg", "b.svg"):
        draw(found(), str(tmp_path / name), NAMES, words)
    assert (tmp_path / "a.png").read_bytes().startswith(b"\x89PNG")
    assert (tmp_path / "a.svg").read_bytes() == (tmp_path / "b.svg").read_bytes()
    assert "<svg" in (tmp_path / "a.svg").read_text(encoding="utf-8")


def test_what_can_not_be_drawn_is_said_before_anything_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    check_picture("ratings.png")
    with pytest.raises(DataError, match="data/picture"):
        check_picture("ratings.doc")
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(MissingExtra, match="extra/missing"):
        check_picture("ratings.png")
