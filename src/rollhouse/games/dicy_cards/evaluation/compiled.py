"""How the kernels of the evaluation are compiled."""

from __future__ import annotations

from pathlib import Path

from rollhouse.core import dice
from rollhouse.lowlevel.compiled import compiled_within

_HERE = Path(__file__).parent
_GAME = _HERE.parent
compiled = compiled_within(_HERE, _GAME / "cards.py", _GAME / "cards.toml", _GAME / "solver" / "facts.py", Path(dice.__file__))
