"""A new, empty PostgreSQL cluster in a folder of its own, for tests and benches. Root may not run one: it is somebody else's then."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path

__all__ = ["make_cluster"]


def make_cluster(programs: Path) -> tuple[Path, tuple[int, int] | None]:
    """A folder in which the cluster lies as `data`, and user and group of who must run it, where that is not us."""
    folder = Path(tempfile.mkdtemp(prefix="rollhouse-postgres-"))
    owner = _somebody_else() if os.geteuid() == 0 else None
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


def _somebody_else() -> tuple[int, int]:
    for name in ("postgres", "nobody"):
        try:
            found = pwd.getpwnam(name)
        except KeyError:
            continue
        return found.pw_uid, found.pw_gid
    raise RuntimeError("PostgreSQL refuses to run as root, and there is neither a user postgres nor a user nobody")
