"""Results of the arena as JSON, CSV, text and pictures (`rollhouse[plots]`)."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from rollhouse.arena.contest import Contest, Rating
from rollhouse.arena.simulate import PlayerResult, Summary
from rollhouse.core.errors import DataError
from rollhouse.core.extras import needs
from rollhouse.core.statistics import Interval, Sample

PICTURE_SUFFIXES = (".png", ".svg")
_CHART_COLUMNS = 41
_POINTS_COLUMNS = 7
CSV_COLUMNS = (
    *("game", "seed", "games", "complete", "seat", "player", "wins", "shared", "win_share", "win_share_low", "win_share_high"),
    *("points_mean", "points_low", "points_high", "points_sd", "points_median", "points_min", "points_max", "turns_mean", "decisions_mean"),
    "faults",
)


def to_json(summary: Summary) -> str:
    """The summary as indented JSON; `from_json` reads it back."""
    return msgspec.json.format(msgspec.json.encode(summary)).decode() + "\n"


def from_json(text: str | bytes) -> Summary:
    """The summary that `to_json` wrote."""
    return msgspec.json.decode(text, type=Summary)


def to_csv(summary: Summary) -> str:
    """The summary as CSV, one row per player; a spread or interval that a single game lacks is empty."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(CSV_COLUMNS)
    writer.writerows(_row(summary, player) for player in summary.players)
    return out.getvalue()


def _row(summary: Summary, player: PlayerResult) -> tuple[object, ...]:
    points = player.points
    return (
        *(summary.game, summary.seed, summary.games, "true" if summary.complete else "false"),
        *(player.seat, player.player, player.wins, player.shared),
        *(player.share.value, *_ends(player.share.interval)),
        *([""] * _POINTS_COLUMNS if points is None else _points(points)),
        *(summary.turns.mean, summary.decisions.mean),
        sum(player.faults.values()),
    )


def _points(points: Sample) -> tuple[object, ...]:
    spread = "" if points.sd is None else points.sd
    return (points.mean, *_ends(points.interval), spread, points.quantiles["0.5"], points.low, points.high)


def _ends(interval: Interval | None) -> tuple[object, object]:
    return ("", "") if interval is None else (interval.low, interval.high)


def ratings_as_text(ratings: Sequence[Rating], names: Mapping[str, str]) -> list[str]:
    """Each bot's rating as a point in its interval, one line per bot."""
    low, high = min(one.low for one in ratings), max(one.high for one in ratings)
    widest = max(len(names[one.bot]) for one in ratings)

    def column(value: float) -> int:
        return round((value - low) / ((high - low) or 1.0) * (_CHART_COLUMNS - 1))

    lines = []
    for one in ratings:
        cells = [" "] * _CHART_COLUMNS
        first, last = column(one.low), column(one.high)
        cells[first : last + 1] = ["─"] * (last + 1 - first)
        cells[first], cells[last] = "├", "┤"
        cells[column(one.mu)] = "●"
        lines.append(f"{names[one.bot]:{widest}} {''.join(cells)}".rstrip())
    return lines


def check_picture(path: str) -> None:
    """Check before a long run that a picture can be drawn.

    Raises:
        DataError: The file's suffix is not one of a picture.
        MissingExtra: matplotlib is not installed.

    """
    if Path(path).suffix.lower() not in PICTURE_SUFFIXES:
        raise DataError("data/picture", value=path, expected=PICTURE_SUFFIXES)
    with needs("plots"):
        import matplotlib  # noqa: F401  # whether it is there is all that is asked


def draw(contest: Contest, path: str, names: Mapping[str, str], words: Callable[[str], str]) -> None:
    """Draw the ratings and the shares of a contest of pairs. The same contest gives the same file."""
    with needs("plots"):
        import matplotlib
        from matplotlib.figure import Figure

    matplotlib.rcParams["svg.hashsalt"] = "rollhouse"
    order = [one.bot for one in contest.ratings]
    figure: Any = Figure(figsize=(4.6 + 0.9 * len(order), 1.6 + 0.45 * len(order)), layout="constrained")
    left, right = figure.subplots(1, 2, width_ratios=(1, 1.2))
    _draw_ratings(left, contest.ratings, names)
    left.set_xlabel(words("rating"))
    _draw_matrix(right, contest, order, names)
    right.set_xlabel(words("share"))
    metadata: dict[str, Any] = {"Date": None, "Creator": None} if path.lower().endswith(".svg") else {"Software": None}
    figure.savefig(path, dpi=150, metadata=metadata)


def _draw_ratings(axes: Any, ratings: Sequence[Rating], names: Mapping[str, str]) -> None:
    places = range(len(ratings))
    reaches = [[one.mu - one.low for one in ratings], [one.high - one.mu for one in ratings]]
    axes.errorbar([one.mu for one in ratings], places, xerr=reaches, fmt="o", capsize=4, color="#2a6f97")
    axes.set_yticks(places, [names[one.bot] for one in ratings])
    axes.invert_yaxis()
    axes.grid(visible=True, axis="x", linewidth=0.5)


def _draw_matrix(axes: Any, contest: Contest, order: Sequence[str], names: Mapping[str, str]) -> None:
    shares: dict[tuple[str, str], float] = {}
    for lineup in contest.lineups:
        (bot, other), (share, other_share) = lineup.bots, lineup.shares
        shares |= {(bot, other): share.value, (other, bot): other_share.value}
    cells = [[shares.get((bot, other), float("nan")) for other in order] for bot in order]
    axes.imshow(cells, vmin=0.0, vmax=1.0, cmap="RdBu", aspect="auto")
    axes.set_xticks(range(len(order)), [names[bot] for bot in order], rotation=30, ha="right")
    axes.set_yticks(range(len(order)), [names[bot] for bot in order])
    for row, bot in enumerate(order):
        for column, other in enumerate(order):
            if (bot, other) in shares:
                value = shares[bot, other]
                axes.text(column, row, f"{100 * value:.0f}", ha="center", va="center", color="white" if abs(value - 0.5) > 0.3 else "black")
