"""How far Dicy Cards' judges are off with three and four players: `python -m bench.calibration`, from positions that were played out.

What was played is kept in `results/rollouts-N.jsonl` (`scripts/train_dicy_cards/rollouts.py` wrote it, on a GPU). Printed is the table of
docs/bots.md; its drawing is made anew: every seat of every position, what it was judged across and what came of it upwards.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from math import ceil
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

import msgspec

from rollhouse.games.dicy_cards.cards import modes

__all__ = ["DRAWING", "Judged", "Position", "Spread", "drawing", "judged", "main", "positions", "spread"]

DRAWING = Path(__file__).parent.parent / "docs" / "images" / "calibration.svg"
_RESULTS = Path(__file__).parent / "results"
_SHARE = 0.95
_BINS = 10
_SIDE, _EDGE, _WIDE, _HIGH = 300, 46, 740, 392
_PAPER, _INK, _FAINT, _DOT, _MEAN = "#f6f5f2", "#22262b", "#c9c7c1", "#2a6f97", "#b8502a"
_DARK = "@media (prefers-color-scheme: dark) { svg { filter: invert(1) hue-rotate(180deg) } }"


class Judged(NamedTuple):
    """One seat of one position."""

    mode: str
    """Empty for cards without a name."""
    said: float
    came: float


class Spread(NamedTuple):
    """How far some seats were judged off."""

    seats: int
    mean: float
    within: float
    """95 times in 100."""
    most: float


class Position(msgspec.Struct, frozen=True):
    """One position, counted from whoever is about to begin a turn."""

    cards: tuple[str, ...]
    togo: tuple[int, ...]
    rows: tuple[int, ...]
    place: int
    """In the round."""
    turn: tuple[float, ...]
    """Everybody's share as the judge has it, with the turn on top."""
    played: tuple[float, ...]
    """And as it came out."""


def positions(players: int) -> list[Position]:
    """All that were played out for so many players."""
    lines = (_RESULTS / f"rollouts-{players}.jsonl").read_bytes().splitlines()
    return [msgspec.json.decode(line, type=Position) for line in lines]


def judged(players: int) -> list[Judged]:
    """The same, seat by seat."""
    names = {frozenset(mode.cards): name for name, mode in modes().items()}
    return [
        Judged(names.get(frozenset(one.cards), ""), said, came)
        for one in positions(players)
        for said, came in zip(one.turn, one.played, strict=True)
    ]


def spread(found: Sequence[Judged]) -> Spread:
    """Of the distances between what was said and what came."""
    off = sorted(abs(one.said - one.came) for one in found)
    return Spread(len(off), fmean(off), off[ceil(_SHARE * (len(off) - 1))], off[-1])


def drawing() -> str:
    """Three players on the left, four on the right."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDE} {_HIGH}" font-family="sans-serif" font-size="12" fill="{_INK}">',
        f"<style>{_DARK}</style>",
        f'<rect width="{_WIDE}" height="{_HIGH}" fill="{_PAPER}"/>',
    ]
    for place, players in enumerate((3, 4)):
        parts += [
            f'<g transform="translate({_EDGE + place * (_SIDE + _EDGE + 12)} 30)">',
            *_panel(players, judged(players), ("three players", "four players")[place]),
            "</g>",
        ]
    return "\n".join([*parts, "</svg>"]) + "\n"


def _panel(players: int, found: Sequence[Judged], title: str) -> Iterator[str]:
    for step in range(0, 101, 20):
        at = _SIDE * step / 100
        yield f'<path d="M{at:.0f} 0V{_SIDE}M0 {at:.0f}H{_SIDE}" stroke="{_FAINT}" stroke-width="0.6"/>'
        yield f'<text x="{at:.0f}" y="{_SIDE + 16}" text-anchor="middle">{step}%</text>'
        yield f'<text x="-6" y="{_SIDE - at + 4:.0f}" text-anchor="end">{step}%</text>'
    yield f'<path d="M0 {_SIDE}L{_SIDE} 0" stroke="{_INK}" stroke-width="0.8"/>'
    yield f'<g fill="{_DOT}" fill-opacity="0.5">'
    for one in found:
        yield f'<circle cx="{_SIDE * one.said:.1f}" cy="{_SIDE * (1 - one.came):.1f}" r="1.8"/>'
    yield "</g>"
    yield f'<g fill="{_MEAN}" stroke="{_PAPER}">'
    for number in range(_BINS):
        here = [one for one in found if number <= min(one.said * _BINS, _BINS - 1e-9) < number + 1]
        if here:
            said, came = fmean(one.said for one in here), fmean(one.came for one in here)
            yield f'<circle cx="{_SIDE * said:.1f}" cy="{_SIDE * (1 - came):.1f}" r="4.5"/>'
    yield "</g>"
    yield f'<text x="0" y="-10" font-weight="bold">{title}, {len(found) // players} positions</text>'
    yield f'<text x="{_SIDE / 2:.0f}" y="{_SIDE + 38}" text-anchor="middle">judged share of the win; upwards: what came of it</text>'


def main() -> int:
    """Print the table, and draw."""
    print("| players | cards | seats | off: mean | 95 in 100 below | most |\n| ---: | --- |" + " ---: |" * 4)
    for players in (3, 4):
        found = judged(players)
        for name, some in (*((mode, [one for one in found if one.mode == mode]) for mode in (*modes(), "")), ("all", found)):
            told = spread(some)
            print(f"| {players} | {name or 'other cards'} | {told.seats} | {told.mean:.4f} | {told.within:.4f} | {told.most:.4f} |")
    DRAWING.write_text(drawing(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
