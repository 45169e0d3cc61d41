"""Results as JSON, CSV, pictures and lines of text."""

from __future__ import annotations

import csv
import io
import sys
from pathlib import Path

import msgspec
import pytest

from rollhouse.arena.contest import Contest, LineUp, Rating
from rollhouse.arena.report import CSV_COLUMNS, check_picture, draw, from_json, ratings_as_text, to_csv, to_json
from rollhouse.arena.simulate import Summary, simulate
from rollhouse.core.errors import DataError
from rollhouse.core.extras import MissingExtra
from rollhouse.core.registry import game
from rollhouse.core.statistics import Interval, Sample, Share, summarise
from tests.expecting import present

NAMES = {"greedy": "Greedy", "random": "Random"}


def found() -> Contest:
    lengths: Sample = summarise({10: 1, 12: 1})
    shares = (Share(0.9, Interval(0.7, 1.0)), Share(0.1, Interval(0.0, 0.3)))
    lineup = LineUp(("greedy", "random"), 20, shares, 0.97, lengths, lengths)
    ratings = (Rating("greedy", 30.0, 25.0, 35.0, 400.0), Rating("random", 20.0, 15.0, 25.0, 0.0))
    return Contest("dicetto", 2, "round-robin", 2, {}, 1, ("greedy", "random"), (lineup,), ratings, (), None, ())


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


@pytest.fixture(scope="module")
def summary() -> Summary:
    return present(simulate(game("dicy-cards"), {"mode": "interglacial"}, "bot:greedy,bot:random,bot:greedy", 40, 9, 1))


def test_json_gives_the_summary_back(summary: Summary) -> None:
    assert from_json(to_json(summary)) == summary


def test_json_has_what_its_readers_rely_on(summary: Summary) -> None:
    found = msgspec.json.decode(to_json(summary))
    assert (found["game"], found["seed"], found["games"], found["asked"], found["complete"]) == ("dicy-cards", 9, 40, 40, True)
    assert found["setup"]["mode"] == "interglacial"
    assert [(one["seat"], one["player"]) for one in found["players"]] == [(0, "bot:greedy"), (1, "bot:random"), (2, "bot:greedy")]
    assert set(found["players"][0]["share"]) == {"value", "interval"}
    assert set(found["players"][0]["points"]) == {"mean", "interval", "sd", "low", "high", "quantiles"}
    assert len(found["order"]) == 3
    assert set(found["turns"]) == set(found["decisions"]) == set(found["players"][0]["points"])


def test_csv_has_a_row_a_player(summary: Summary) -> None:
    rows = list(csv.DictReader(io.StringIO(to_csv(summary))))
    assert tuple(rows[0]) == CSV_COLUMNS
    assert [row["player"] for row in rows] == ["bot:greedy", "bot:random", "bot:greedy"]
    for row, player in zip(rows, summary.players, strict=True):
        assert (int(row["seat"]), int(row["wins"]), int(row["shared"])) == (player.seat, player.wins, player.shared)
        assert float(row["win_share"]) == player.share.value
        assert float(row["points_mean"]) == present(player.points).mean
        assert float(row["points_low"]) < present(player.points).mean < float(row["points_high"])
        assert (row["games"], row["complete"]) == ("40", "true")


def test_what_one_game_cannot_tell_is_empty() -> None:
    one = present(simulate(game("dicy-cards"), {}, "bot:greedy,bot:random", 1, 1, 1))
    row = next(csv.DictReader(io.StringIO(to_csv(one))))
    assert (row["points_low"], row["points_high"], row["points_sd"]) == ("", "", "")
    assert from_json(to_json(one)) == one
