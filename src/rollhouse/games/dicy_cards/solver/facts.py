"""The numbers that the solver's arrays are laid out by, each derived once from the cards and the dice.

Compiled code runs without bounds checks: what is wrong here is wrong memory there. So code that fills an array asserts that it fits.
"""

from __future__ import annotations

from rollhouse.core.dice import lattice, rolls
from rollhouse.games.dicy_cards.cards import CARDS, DICE, ROW, most_points

__all__ = ["BLOCK", "DICE", "EFFECTS", "FULL", "KEEPS", "MAX_POINTS", "ROLLS", "ROW", "ROWS", "TOUCHES", "block_count"]

ROLLS = len(rolls(DICE))
"""Different rolls of six dice: 462."""
KEEPS = lattice(DICE).first_roll
"""Different keeps of fewer than six: as many, as it happens."""
ROWS = 1 << ROW
"""Sets of Active cards: 32."""
FULL = ROWS - 1
"""All of them Active."""
BLOCK = ROWS * ROWS
"""Pairs of rows: the values of one pair of scores."""
MAX_POINTS = max(map(most_points, CARDS))
"""In one turn, with any of the cards: 36."""

EFFECTS = {"": 0, "neighbours_freeze": 1, "others_freeze": 1, "neighbours_reset": 2}
"""With two players the neighbours and the others are the same one person (D1)."""
TOUCHES = {"": 0, "neighbours_freeze": 1, "neighbours_reset": 2, "others_freeze": 3}
"""With four players they are not."""

assert EFFECTS.keys() == TOUCHES.keys() == {"", *(card.effect for card in CARDS.values())}


def block_count(target: int, reach: int) -> int:
    """How many blocks a tablebase has, the three for finished games included; `reach` is the most points that one turn can bring."""
    return (target + reach) * target + target * target + 3
