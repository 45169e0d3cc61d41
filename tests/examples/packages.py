"""Installed packages of others: a folder with their code and their entry points."""

from __future__ import annotations

import atexit
import importlib
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from zipfile import ZipFile

import pytest

from rollhouse.core import registry
from rollhouse.locale import catalogue as locale_catalogue
from rollhouse.play import bots

ROOT = Path(__file__).parent.parent.parent
PIG = ROOT / "examples" / "pig"


@cache
def installed(project: Path) -> Path:
    """The folder into which a project's wheel is unpacked, as an installer does: an environment of its own, apart from the developer's."""
    folder = Path(tempfile.mkdtemp(prefix="rollhouse-installed-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(build, cwd=project, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    with ZipFile(wheel) as packed:
        packed.extractall(folder)
    wheel.unlink()
    return folder


def offering(into: Path, name: str, entry_points: dict[str, dict[str, str]]) -> Path:
    """A folder with the metadata of a package that offers these entry points."""
    info = into / f"{name.replace('-', '_')}-1.0.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0.0\n")
    groups = (f"[{group}]\n" + "".join(f"{key} = {value}\n" for key, value in points.items()) for group, points in entry_points.items())
    (info / "entry_points.txt").write_text("\n".join(groups))
    return into


def _forget() -> None:
    importlib.invalidate_caches()
    registry.all_games.cache_clear()
    registry.game_packages.cache_clear()
    bots._offered.cache_clear()
    locale_catalogue.cache_clear()


@contextmanager
def with_packages(monkeypatch: pytest.MonkeyPatch, *folders: Path) -> Iterator[None]:
    """The packages of these folders are installed, here and in processes that are started from here."""
    with monkeypatch.context() as patched:
        patched.delenv("ROLLHOUSE_ENTRY_POINTS", raising=False)
        patched.setattr(sys, "path", [*map(str, folders), *sys.path])
        _forget()
        yield
    _forget()
