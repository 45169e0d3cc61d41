"""The compilation of the training kernels."""

from __future__ import annotations

from pathlib import Path

from rollhouse.core import dice
from rollhouse.games.dicetto import cards, evaluation, scoring
from rollhouse.lowlevel.compiled import compiled_within

_EVALUATION = sorted(Path(evaluation.__file__).parent.glob("*.py"))
compiled = compiled_within(Path(__file__).parent, *_EVALUATION, *(Path(str(module.__file__)) for module in (cards, scoring, dice)))
