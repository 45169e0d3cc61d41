"""`python -m scripts.site`: the documentation as a site in build/site, or with `--serve` on this machine while one writes."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

_ROOT = Path(__file__).resolve().parents[2]


def main(arguments: list[str] | None = None) -> int:
    """MkDocs' exit code: a warning is an error, for a page that is nearly right is wrong."""
    parser = argparse.ArgumentParser(prog="python -m scripts.site", description="Build the documentation.")
    parser.add_argument("--out", help="the folder to build it in (build/site)")
    parser.add_argument("--serve", action="store_true", help="show it at http://localhost:8000, and again whenever a page is saved")
    given = parser.parse_args(arguments)
    command = [sys.executable, "-m", "mkdocs", "serve" if given.serve else "build", "--strict"]
    if given.out and not given.serve:
        command += ["--site-dir", str(Path(given.out).resolve())]
    paths = os.pathsep.join([str(_ROOT), str(_ROOT / "src")])
    quiet = {"NO_MKDOCS_2_WARNING": "1"}  # Material's news about itself
    return subprocess.run(command, cwd=_ROOT, env={**os.environ, **quiet, "PYTHONPATH": paths}, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
