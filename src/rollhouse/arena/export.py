"""A summary for programs: JSON, or CSV with one row a player."""

from __future__ import annotations

import csv
import io

import msgspec

from rollhouse.arena.simulate import PlayerResult, Summary
from rollhouse.core.statistics import Interval

__all__ = ["COLUMNS", "from_json", "to_csv", "to_json"]

COLUMNS = (
    *("game", "seed", "games", "complete", "seat", "player", "wins", "shared", "win_share", "win_share_low", "win_share_high"),
    *("points_mean", "points_low", "points_high", "points_sd", "points_median", "points_min", "points_max", "turns_mean", "decisions_mean"),
    "faults",
)


def to_json(summary: Summary) -> str:
    """Everything, readable; `from_json` gives the summary back."""
    return msgspec.json.format(msgspec.json.encode(summary)).decode() + "\n"


def from_json(text: str | bytes) -> Summary:
    """The summary that `to_json` wrote."""
    return msgspec.json.decode(text, type=Summary)


def to_csv(summary: Summary) -> str:
    """A header, then one row a player; what a single game can't tell (a spread, an interval) is empty."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    writer.writerows(_row(summary, player) for player in summary.players)
    return out.getvalue()


def _row(summary: Summary, player: PlayerResult) -> tuple[object, ...]:
    points = player.points
    return (
        *(summary.game, summary.seed, summary.games, "true" if summary.complete else "false"),
        *(player.seat, player.player, player.wins, player.shared),
        *(player.share.value, *_ends(player.share.interval)),
        *(points.mean, *_ends(points.interval), "" if points.sd is None else points.sd),
        *(points.quantiles["0.5"], points.low, points.high, summary.turns.mean, summary.decisions.mean),
        sum(player.faults.values()),
    )


def _ends(interval: Interval | None) -> tuple[object, object]:
    return ("", "") if interval is None else (interval.low, interval.high)
