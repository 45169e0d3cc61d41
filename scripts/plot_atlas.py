"""`python -m scripts.plot_atlas`: the drawings of docs/atlas.md, from its table. They need matplotlib: pip install -e ".[plots]"."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import mean
from typing import Any

import matplotlib

from rollhouse.games.dicy_cards.atlas.deals import AtlasEntry, CardFacts, from_csv
from rollhouse.games.dicy_cards.cards import CARDS, modes
from rollhouse.games.dicy_cards.events import card_name
from rollhouse.locale import catalogue

_FOLDER = Path(__file__).parent.parent / "docs" / "atlas"
_PAPER, _INK, _FAINT = "#f6f5f2", "#22262b", "#c9c7c1"
_FIRST, _SECOND, _MARKED = "#b8502a", "#2a6f97", "#22262b"
_DARK = "<style>@media (prefers-color-scheme: dark) { svg { filter: invert(1) hue-rotate(180deg) } }</style>"
"""Drawn for a light page, on paper of its own; on a dark one light and dark change places, and hues stay."""
_WIDTH_INCHES = 7.2


def main() -> int:
    """Draw everything."""
    matplotlib.use("svg")
    matplotlib.rcParams.update(
        {
            "svg.fonttype": "none",  # text stays text
            "svg.hashsalt": "rollhouse",  # the same table gives the same files
            "font.family": "sans-serif",
            "font.size": 9,
            "figure.facecolor": _PAPER,
            "axes.facecolor": _PAPER,
            "axes.edgecolor": _FAINT,
            "axes.labelcolor": _INK,
            "text.color": _INK,
            "xtick.color": _INK,
            "ytick.color": _INK,
            "axes.spines.top": False,
            "axes.spines.right": False,
            "axes.axisbelow": True,
            "grid.color": _FAINT,
            "grid.linewidth": 0.5,
        }
    )
    entries = from_csv((_FOLDER / "atlas.csv").read_text(encoding="utf-8"))
    for name, draw in (("shares", _shares), ("length", _length), ("cards", _cards), ("greedy", _greedy)):
        (_FOLDER / f"{name}.svg").write_text(_drawn(draw, entries), encoding="utf-8")
    return 0


def _drawn(draw: Callable[[Any, list[AtlasEntry]], None], entries: list[AtlasEntry]) -> str:
    """The figure as a small SVG: a tenth of a point is fine enough."""
    from matplotlib.figure import Figure

    figure: Any = Figure(figsize=(_WIDTH_INCHES, 3.4), layout="constrained")
    draw(figure, entries)
    out = io.StringIO()
    figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    text = re.sub(r"\d+\.\d{2,}", lambda number: f"{float(number[0]):.1f}", out.getvalue())
    text = re.sub(r"[ \t]+$", "", text, flags=re.MULTILINE)
    return text.replace("<defs>", _DARK + "\n <defs>", 1)


def _fixed(entries: list[AtlasEntry]) -> dict[str, AtlasEntry]:
    """The fixed fives, as they are called."""
    found = {entry.cards: entry for entry in entries}
    return {mode.id.capitalize(): found[tuple(card for card in CARDS if card in mode.cards)] for mode in modes().values()}


def _percent(axis: Any) -> None:
    from matplotlib.ticker import MultipleLocator, PercentFormatter

    axis.set_major_locator(MultipleLocator(0.05))
    axis.set_major_formatter(PercentFormatter(1, decimals=0))


def _points(axes: Any, entries: list[AtlasEntry], at: Callable[[AtlasEntry], tuple[float, float]]) -> None:
    """A dot for each deal, and the fixed fives by name."""
    axes.plot(*zip(*map(at, entries), strict=True), "o", markersize=2.6, markeredgewidth=0, color=_SECOND, alpha=0.55)
    for name, entry in _fixed(entries).items():
        x, y = at(entry)
        axes.plot([x], [y], "o", markersize=6, color=_FIRST, markeredgecolor=_PAPER)
        axes.annotate(name, (x, y), xytext=(6, 4), textcoords="offset points", fontweight="bold")
    axes.grid(visible=True)


def _shares(figure: Any, entries: list[AtlasEntry]) -> None:
    axes = figure.add_subplot()
    bins = [0.32 + 0.005 * step for step in range(37)]
    counts, *_ = axes.hist([entry.first_share for entry in entries], bins=bins, color=_SECOND, edgecolor=_PAPER, linewidth=0.6)
    axes.axvline(0.5, color=_FIRST, linewidth=1.2)
    axes.annotate("even", (0.5, 1.08 * max(counts)), xytext=(-4, 0), textcoords="offset points", ha="right", va="top", color=_FIRST)
    for place, (name, entry) in enumerate(sorted(_fixed(entries).items(), key=lambda one: one[1].first_share)):
        height = max(counts) * (0.4, 0.55, 0.9, 1.08)[place]  # above the bars, and above each other
        axes.plot([entry.first_share] * 2, [0, height], color=_MARKED, linewidth=0.8)
        axes.annotate(name, (entry.first_share, height), xytext=(-3, 0), textcoords="offset points", ha="right", fontweight="bold")
    axes.set_xlabel("the first player's share of the win, both playing perfectly, to 100")
    axes.set_ylabel("deals")
    _percent(axes.xaxis)


def _length(figure: Any, entries: list[AtlasEntry]) -> None:
    axes = figure.add_subplot()
    _points(axes, entries, lambda entry: (entry.rounds, entry.first_share))
    axes.set_xlabel("rounds in a game of two perfect players")
    axes.set_ylabel("the first player's share")
    _percent(axes.yaxis)


def _cards(figure: Any, entries: list[AtlasEntry]) -> None:
    words = catalogue("en")
    facts: dict[str, list[CardFacts]] = {card: [] for card in CARDS}
    for entry in entries:
        for card, fact in zip(entry.cards, entry.facts, strict=True):
            facts[card].append(fact)
    order = sorted(facts, key=lambda card: mean(fact.worth_first + fact.worth_second for fact in facts[card]))
    left, right = figure.subplots(1, 2, sharey=True)
    places = range(len(order))
    seats = (("worth_first", "first player"), ("worth_second", "second player"))
    for axes, names in ((left, seats), (right, (("scored", "scored"), ("frozen", "frozen")))):
        for side, ((name, label), color) in enumerate(zip(names, (_FIRST, _SECOND), strict=True)):
            values = [mean(getattr(fact, name) for fact in facts[card]) for card in order]
            axes.barh([place + 0.2 - 0.4 * side for place in places], values, height=0.38, color=color, label=label)
        axes.grid(visible=True, axis="x")
        axes.legend(frameon=False, loc="lower right" if axes is left else "center right")
    left.set_yticks(list(places), [words.say(card_name(card)) for card in order])
    left.tick_params(axis="y", length=0)
    left.set_xlabel("what it costs to begin with it Frozen")
    _percent(left.xaxis)
    right.set_xlabel("times in a game, both players together")


def _greedy(figure: Any, entries: list[AtlasEntry]) -> None:
    axes = figure.add_subplot()
    _points(axes, entries, lambda entry: (entry.greedy_first, entry.greedy_second))
    axes.set_xlabel("a greedy first player's share against a perfect second")
    axes.set_ylabel("a greedy second player's\nagainst a perfect first")
    _percent(axes.xaxis)
    _percent(axes.yaxis)


if __name__ == "__main__":
    sys.exit(main())
