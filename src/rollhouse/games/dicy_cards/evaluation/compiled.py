"""How the kernels of the evaluation are compiled."""

from __future__ import annotations

from pathlib import Path

from rollhouse.core import dice
from rollhouse.lowlevel.compiled import compiled_within

_HERE = Path(__file__).parent
_GAME = _HERE.parent
_SOLVER = _GAME / "solver"
compiled = compiled_within(
    _HERE,
    _GAME / "cards.py",
    _GAME / "cards.toml",
    _SOLVER / "facts.py",
    _SOLVER / "turn" / "dice_arrays.py",
    _SOLVER / "turn" / "turn_shares.py",
    Path(dice.__file__),
)
