"""How the solver's kernels are compiled."""

from __future__ import annotations

from pathlib import Path

from rollhouse.core import dice
from rollhouse.lowlevel.compiled import compiled_within

_GAME = Path(__file__).parent.parent
compiled = compiled_within(Path(__file__).parent, _GAME / "cards.py", _GAME / "cards.toml", Path(dice.__file__))
"""What `facts` is derived from is compiled in like the solver's own constants."""
