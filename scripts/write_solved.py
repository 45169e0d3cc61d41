"""Writes the figures of docs/solved.md, from the atlas and from what was measured: `python -m scripts.write_solved`.

A figure of that page stands between marks with its name; don't edit it by hand. A test fails when the page is out of date.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import pairwise
from math import comb
from pathlib import Path
from statistics import median
from typing import Any

from rollhouse.games.dicy_cards.atlas.deals import AtlasEntry, from_csv
from rollhouse.games.dicy_cards.cards import CARDS, modes
from rollhouse.games.dicy_cards.solver.turn.play_turn import TURN_ROUNDING
from rollhouse.games.dicy_cards.solver.two.solve import WorkPlan, state_count, tablebase_shape

_ROOT = Path(__file__).parent.parent
PAGE = _ROOT / "docs" / "solved.md"
_DICE, _FACES, _TARGET = 6, 6, 100
_MARKED = re.compile(r"<!-- (\w[\w-]*) -->.*?<!-- / -->", re.DOTALL)


class _Figures:
    """The figures of the page by name."""

    def __init__(self) -> None:
        self.entries = from_csv((_ROOT / "docs" / "atlas" / "atlas.csv").read_text(encoding="utf-8"))
        self.shares = sorted(entry.first_share for entry in self.entries)
        self.solver: dict[str, Any] = json.loads((_ROOT / "bench" / "results" / "solver.json").read_text(encoding="utf-8"))
        three = json.loads((_ROOT / "bench" / "results" / "three-players.json").read_text(encoding="utf-8"))
        self.three: dict[str, dict[str, Any]] = three["sets"]
        self.shape = tablebase_shape(tuple(modes()["glacial"].cards), _TARGET)

    def named(self) -> dict[str, Callable[[], str]]:
        """Each figure's words."""
        return {
            "deals": lambda: f"{len(self.entries)}",
            "best-share": lambda: f"{self.shares[-1]:.2%}",
            "worst-share": lambda: f"{self.shares[0]:.2%}",
            "median-share": lambda: f"{median(self.shares):.2%}",
            "glacial-share": lambda: f"{self._set('glacial').first_share:.10f}",
            "gap": lambda: _power(max(entry.gap for entry in self.entries)),
            "positions": lambda: f"{state_count(self.shape):,}",
            "reach": lambda: f"{self.shape.reach}",
            "steps": lambda: f"{WorkPlan(self.shape).count}",
            "rolls": lambda: f"{comb(_DICE + _FACES - 1, _DICE)}",
            "handfuls": lambda: f"{comb(_DICE + _FACES, _DICE)}",
            "turn-rounding": lambda: _power(TURN_ROUNDING),
            "step-rounding": lambda: _power(3 * TURN_ROUNDING),
            "table-shares": self._spread,
            "table-sets": self._sets,
            "table-three": self._three,
            "three-gain": lambda: _power(max(one["gain"] for one in self.three.values())),
            "whole-seconds": lambda: f"{self.solver['whole']['wall']:.0f}",
            "plain-share": lambda: f"{self.solver['plain'][0]['share']:.12f}",
            "plain-ours": lambda: f"{self.solver['ours'][0]['share']:.12f}",
            "plain-target": lambda: f"{self.solver['target']}",
        }

    def _set(self, mode: str) -> AtlasEntry:
        cards = tuple(card for card in CARDS if card in modes()[mode].cards)
        return next(entry for entry in self.entries if entry.cards == cards)

    def _spread(self) -> str:
        bounds = (0.0, 0.35, 0.40, 0.45, 0.46, 0.47, 0.48, 0.49, 0.5)
        rows = ["| the first player's share | deals |", "|---|---:|"]
        for low, high in pairwise(bounds):
            count = sum(low <= share < high for share in self.shares)
            rows.append(f"| {f'{low:.0%} to {high:.0%}' if low else f'below {high:.0%}'} | {count} |")
        rows.append(f"| a half or more | {sum(share >= 0.5 for share in self.shares)} |")
        return _block(rows)

    def _sets(self) -> str:
        rows = ["| set | the first player's share | turns alone | rounds of perfect players |", "|---|---:|---:|---:|"]
        for mode in modes():
            entry = self._set(mode)
            rows.append(f"| {mode.capitalize()} | {entry.first_share:.8f} | {entry.solo_turns:.6f} | {entry.rounds:.2f} |")
        return _block(rows)

    def _three(self) -> str:
        rows = ["| set | to 40: first, second, third | to 30 | to 20 | to 40 took |", "|---|---|---|---|---:|"]
        for mode in modes():
            if mode in self.three:
                found = self.three[mode]
                shares = " | ".join(" ".join(f"{share:.4f}" for share in found["openings"][target - 1]) for target in (40, 30, 20))
                rows.append(f"| {mode.capitalize()} | {shares} | {found['seconds']:.0f} s |")
        return _block(rows)


def _block(rows: list[str]) -> str:
    return "\n\n" + "\n".join(rows) + "\n\n"


def _power(number: float) -> str:
    """A bound, never below itself, as people write it."""
    exponent = 0
    while number < 1:
        number, exponent = number * 10, exponent - 1
    digits = -(-number * 10 // 1) / 10
    return f"{digits:.1f}·10{''.join('⁰¹²³⁴⁵⁶⁷⁸⁹'[int(one)] if one != '-' else '⁻' for one in str(exponent))}"


def written(page: str) -> str:
    """The page with the figures as they are now. What is marked and not known is an error."""
    figures = _Figures().named()
    return _MARKED.sub(lambda found: f"<!-- {found[1]} -->{figures[found[1]]()}<!-- / -->", page)


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
