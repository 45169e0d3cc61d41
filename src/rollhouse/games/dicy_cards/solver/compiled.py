"""How the solver's kernels are compiled."""

from __future__ import annotations

from pathlib import Path

from rollhouse.fast.compiled import compiled_within

__all__ = ["compiled"]

compiled = compiled_within(Path(__file__).parent)
