"""How far the evaluator's values are off: measured by playing positions to the end, `python -m bench.dicetto_error`."""

from __future__ import annotations

__all__ = ["stated_error"]

_ERRORS = {2: 0.05, 3: 0.05, 4: 0.05}


def stated_error(players: int) -> float:
    """A share is off by at most this, 95 times in 100."""
    return _ERRORS[players]
