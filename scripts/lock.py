"""`python -m scripts.lock`: lock every package that the server or the tests need, with its version and hashes.

`--audit` checks them for known vulnerabilities instead. Both need uv (`pip install uv`) and the network.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCKS = {ROOT / "requirements" / "site.txt": ("server", "solver", "cluster"), ROOT / "requirements" / "dev.txt": ("dev",)}
"""Each lock, and the extras that it is for."""
_MIN_PYTHON = "3.11"


def digest() -> str:
    """A digest of the dependencies in pyproject.toml: it changes with them."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = {key: project[key] for key in ("requires-python", "dependencies", "optional-dependencies")}
    return hashlib.sha256(json.dumps(named, sort_keys=True).encode()).hexdigest()[:16]


def _lock(uv: str, path: Path, extras: tuple[str, ...], *, upgrade: bool) -> None:
    """Write a lock for all supported systems and Pythons. Locked versions stay, unless they no longer fit."""
    command = [uv, "pip", "compile", "pyproject.toml", "--universal", "--python-version", _MIN_PYTHON, "--generate-hashes", "--quiet"]
    command += [word for extra in extras for word in ("--extra", extra)]
    command += ["--no-emit-index-url", "--no-annotate", "--no-header", "--output-file", str(path)]
    subprocess.run([*command, *(["--upgrade"] if upgrade else [])], cwd=ROOT, check=True)
    head = f"# Made by `python -m scripts.lock` for [{','.join(extras)}], from the dependencies {digest()} of pyproject.toml.\n"
    path.write_text(head + path.read_text(encoding="utf-8"), encoding="utf-8")


def main(arguments: list[str] | None = None) -> int:
    """Return 0, 1 if a package has a known vulnerability, 2 without uv."""
    parser = argparse.ArgumentParser(prog="python -m scripts.lock", description="Lock every dependency by its hashes.")
    parser.add_argument("--upgrade", action="store_true", help="take the newest versions that fit")
    parser.add_argument("--audit", action="store_true", help="ask whether a locked version is known to be dangerous (pip-audit)")
    given = parser.parse_args(arguments)
    uv = shutil.which("uv")
    if uv is None:
        print("There is no uv here: pip install uv", file=sys.stderr)
        return 2
    if given.audit:
        audit = [uv, "tool", "run", "pip-audit", "--require-hashes", "--disable-pip", "--strict"]
        return max(subprocess.run([*audit, "--requirement", str(path)], cwd=ROOT, check=False).returncode for path in LOCKS)
    for path, extras in LOCKS.items():
        _lock(uv, path, extras, upgrade=given.upgrade)
    return 0


if __name__ == "__main__":
    sys.exit(main())
