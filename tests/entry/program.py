"""The program `rollhouse`, seeded by the test that starts it."""

from __future__ import annotations

import os
import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parents[2])  # instead of this folder: where the package `tests` is
    from tests.seeding import SEED, forbid_unseeded, seed_all

    seed_all(os.environ[SEED])
    forbid_unseeded()
    from rollhouse.cli import main

    main()
