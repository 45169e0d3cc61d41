"""A new, empty PostgreSQL cluster in a folder of its own, for tests and benchmarks. Root may not run one, so another user does."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path


def make_cluster(programs: Path) -> tuple[Path, tuple[int, int] | None]:
    """The folder with the cluster as `data`, and the ids of the user and group that must run it; None for the current user."""
    folder = Path(tempfile.mkdtemp(prefix="rollhouse-postgres-"))
    owner = _unprivileged_user() if os.geteuid() == 0 else None
    user, group = owner or (None, None)
    if owner is not None:
        os.chown(folder, *owner)
    settings = ["--username=postgres", "--auth=trust", "--no-sync", "--encoding=UTF8", "--locale=C"]
    command = [str(programs / "initdb"), "-D", "data", *settings]
    more = None if owner is None else ()
    made = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, user=user, group=group, extra_groups=more)
    if made.returncode:
        shutil.rmtree(folder)
        raise RuntimeError(f"initdb: {made.stderr}")
    return folder, owner


def _unprivileged_user() -> tuple[int, int]:
    for name in ("postgres", "nobody"):
        try:
            found = pwd.getpwnam(name)
        except KeyError:
            continue
        return found.pw_uid, found.pw_gid
    raise RuntimeError("PostgreSQL refuses to run as root, and there is neither a user postgres nor a user nobody")
