"""The commands by which tests start seeded programs."""

from __future__ import annotations

import sys
from pathlib import Path

__all__ = ["LATER_PROGRAM", "PROGRAM", "PYTHON_SCRIPT", "SEEDED_NODE"]

_HERE = Path(__file__).parent
PROGRAM = (sys.executable, str(_HERE / "program.py"))
"""The command `rollhouse`, seeded by the test that starts it."""
LATER_PROGRAM = (sys.executable, str(_HERE / "later.py"))
"""The command of a later release; its arguments begin with a folder of migrations and the last revision."""
PYTHON_SCRIPT = (sys.executable, str(_HERE / "script.py"))
"""Runs the Python program whose path comes next."""
SEEDED_NODE = ("--random-seed=1", "--import", (_HERE / "script.mjs").as_uri())
"""Flags for Node."""
