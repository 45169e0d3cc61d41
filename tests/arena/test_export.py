"""The forms for programs."""

from __future__ import annotations

import csv
import io

import msgspec
import pytest

from rollhouse.arena.report import CSV_COLUMNS, from_json, to_csv, to_json
from rollhouse.arena.simulate import Summary, simulate
from rollhouse.core.registry import game


@pytest.fixture(scope="module")
def summary() -> Summary:
    found = simulate(game("dicy-cards"), {"mode": "interglacial"}, "bot:greedy,bot:random,bot:greedy", 40, 9, 1)
    assert found is not None
    return found


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


def test_json_says_nothing_about_the_machine(summary: Summary) -> None:
    names = set(msgspec.json.decode(to_json(summary)))
    assert names == {
        *("game", "rules_version", "setup", "seed", "asked", "games", "complete", "confidence"),
        *("players", "order", "decisions", "turns"),
    }


def test_csv_has_a_row_a_player(summary: Summary) -> None:
    rows = list(csv.DictReader(io.StringIO(to_csv(summary))))
    assert tuple(rows[0]) == CSV_COLUMNS
    assert [row["player"] for row in rows] == ["bot:greedy", "bot:random", "bot:greedy"]
    for row, player in zip(rows, summary.players, strict=True):
        assert (int(row["seat"]), int(row["wins"]), int(row["shared"])) == (player.seat, player.wins, player.shared)
        assert float(row["win_share"]) == player.share.value
        assert float(row["points_mean"]) == player.points.mean
        assert float(row["points_low"]) < player.points.mean < float(row["points_high"])
        assert (row["games"], row["complete"]) == ("40", "true")


def test_what_one_game_cannot_tell_is_empty() -> None:
    one = simulate(game("dicy-cards"), {}, "bot:greedy,bot:random", 1, 1, 1)
    assert one is not None
    row = next(csv.DictReader(io.StringIO(to_csv(one))))
    assert (row["points_low"], row["points_high"], row["points_sd"]) == ("", "", "")
    assert from_json(to_json(one)) == one
