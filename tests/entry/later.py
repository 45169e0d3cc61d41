"""The program `rollhouse` of a later release, with more migrations: `later.py FOLDER REVISION COMMAND…`."""

from __future__ import annotations

import os
import sys
from functools import partial
from pathlib import Path

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parents[2])  # instead of this folder: where the package `tests` is
    from tests.seeding import SEED, forbid_unseeded, seed_all

    seed_all(os.environ[SEED])
    forbid_unseeded()
    from rollhouse.cli import main
    from rollhouse.server.store import migrate, models

    folder, models.REVISION = Path(sys.argv.pop(1)), sys.argv.pop(1)  # before another module reads it
    vars(migrate)["migrate"] = partial(migrate.migrate, also=folder)
    main()
