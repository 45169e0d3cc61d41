"""What a contest showed, as a picture (`rollhouse[plots]`) and as a few lines of text."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from rollhouse.arena.contest import Contest, Rating
from rollhouse.core.errors import DataError
from rollhouse.core.extras import needs

__all__ = ["KINDS_OF_PICTURE", "as_text", "check_picture", "draw"]

KINDS_OF_PICTURE = (".png", ".svg")
_WIDTH = 41
"""Columns that the intervals take."""


def as_text(ratings: Sequence[Rating], names: Mapping[str, str]) -> list[str]:
    """Every bot's rating as a point in its interval, a line each, for terminals and for pages without pictures."""
    low, high = min(one.low for one in ratings), max(one.high for one in ratings)
    widest = max(len(names[one.bot]) for one in ratings)

    def column(value: float) -> int:
        return round((value - low) / ((high - low) or 1.0) * (_WIDTH - 1))

    lines = []
    for one in ratings:
        cells = [" "] * _WIDTH
        first, last = column(one.low), column(one.high)
        cells[first : last + 1] = ["─"] * (last + 1 - first)
        cells[first], cells[last] = "├", "┤"
        cells[column(one.mu)] = "●"
        lines.append(f"{names[one.bot]:{widest}} {''.join(cells)}".rstrip())
    return lines


def check_picture(path: str) -> None:
    """Refuse what would be found out too late: no matplotlib, or a kind of file that is no picture."""
    if Path(path).suffix.lower() not in KINDS_OF_PICTURE:
        raise DataError("data/picture", value=path, expected=KINDS_OF_PICTURE)
    with needs("plots"):
        import matplotlib  # noqa: F401  # whether it is there is all that is asked


def draw(found: Contest, path: str, names: Mapping[str, str], words: Callable[[str], str]) -> None:
    """Ratings with their intervals, and who won how much against whom. The same contest gives the same file."""
    with needs("plots"):
        import matplotlib
        from matplotlib.figure import Figure

    matplotlib.rcParams["svg.hashsalt"] = "rollhouse"
    order = [one.bot for one in found.ratings]
    figure: Any = Figure(figsize=(4.6 + 0.9 * len(order), 1.6 + 0.45 * len(order)), layout="constrained")
    left, right = figure.subplots(1, 2, width_ratios=(1, 1.2))
    _draw_ratings(left, found.ratings, names)
    left.set_xlabel(words("rating"))
    _draw_matrix(right, found, order, names)
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


def _draw_matrix(axes: Any, found: Contest, order: Sequence[str], names: Mapping[str, str]) -> None:
    shares = {(one.bot, one.other): one.share.value for one in found.meetings}
    shares |= {(other, bot): 1.0 - value for (bot, other), value in shares.items()}
    cells = [[shares.get((bot, other), float("nan")) for other in order] for bot in order]
    axes.imshow(cells, vmin=0.0, vmax=1.0, cmap="RdBu", aspect="auto")
    axes.set_xticks(range(len(order)), [names[bot] for bot in order], rotation=30, ha="right")
    axes.set_yticks(range(len(order)), [names[bot] for bot in order])
    for row, bot in enumerate(order):
        for column, other in enumerate(order):
            if (bot, other) in shares:
                value = shares[bot, other]
                axes.text(column, row, f"{100 * value:.0f}", ha="center", va="center", color="white" if abs(value - 0.5) > 0.3 else "black")
