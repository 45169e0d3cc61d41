"""How tests start programs whose chances must be the same in every run."""

from __future__ import annotations

import sys
from pathlib import Path

__all__ = ["LATER_PROGRAM", "PROGRAM", "PYTHON_SCRIPT", "SEEDED_NODE"]

_HERE = Path(__file__).parent
PROGRAM = (sys.executable, str(_HERE / "program.py"))
"""The command `rollhouse`. What it draws follows the test that starts it."""
LATER_PROGRAM = (sys.executable, str(_HERE / "later.py"))
"""The same of a later release: a folder with its steps for the database comes next, then the last one's revision."""
PYTHON_SCRIPT = (sys.executable, str(_HERE / "script.py"))
"""Runs the Python program whose path comes next."""
SEEDED_NODE = ("--random-seed=1", "--import", (_HERE / "script.mjs").as_uri())
"""Flags for Node."""
