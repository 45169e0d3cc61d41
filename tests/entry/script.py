"""Runs a Python program, such as an example, seeded by the test: `script.py PATH ARGUMENTS…`."""

from __future__ import annotations

import os
import runpy
import secrets
import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parents[2])  # instead of this folder: where the package `tests` is
    from tests.seeding import SEED, SeededEntropy, seed_all

    seed_all(os.environ[SEED])
    drawn = SeededEntropy(os.environ[SEED])
    secrets.token_hex = lambda nbytes=None: drawn("script", nbytes or secrets.DEFAULT_ENTROPY).hex()
    del sys.argv[0]
    runpy.run_path(sys.argv[0], run_name="__main__")
