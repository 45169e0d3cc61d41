"""Optional dependencies (`pip install 'rollhouse[server]'`), and the error where one is missing."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import pairwise
from pathlib import PurePath

from rollhouse.core.errors import RollhouseError

__all__ = ["PACKAGES", "MissingExtra", "has_extra", "needs"]

PACKAGES = {
    "server": (
        "litestar",
        "uvicorn",
        "sqlalchemy",
        "alembic",
        "segno",
        "openskill",
        "websockets",
        "httptools",
        "uvloop",
        "webauthn",
        "cryptography",
        "PIL",
        "resvg_py",
    ),
    "client": ("websockets",),
    "solver": ("numpy", "numba", "llvmlite"),
    "cluster": ("psycopg", "redis"),
    "gpu": ("cupy",),
    "plots": ("matplotlib",),
    "arena": ("openskill",),
    "ray": ("ray",),
    "pettingzoo": ("pettingzoo", "gymnasium", "numpy", "pygame"),
    "gymnasium": ("gymnasium", "numpy", "pygame"),
    "openspiel": ("pyspiel", "numpy"),
    "jax": ("jax", "numpy"),
}
"""The packages of each extra, by import name; an extra is there where its first two are."""


def install_command(extra: str, prefix: str = sys.prefix) -> str:
    """The command that adds an extra to this installation, by pip, pipx or uv.

    >>> install_command("server", "/home/ana/.local/share/pipx/venvs/rollhouse")
    "pipx runpip rollhouse install 'rollhouse[server]'"
    """
    folders = PurePath(prefix).parts
    wanted = f"'rollhouse[{extra}]'"
    if "pipx" in folders:
        return f"pipx runpip rollhouse install {wanted}"
    if ("uv", "tools") in pairwise(folders):
        return f"uv pip install --python {sys.executable} {wanted}"
    return f"pip install {wanted}"


class MissingExtra(RollhouseError):
    """A feature needs an extra that is not installed."""

    family = "extra"
    status = 503  # not the client's fault: this server lacks something

    def __init__(self, extra: str, package: str = "") -> None:
        super().__init__("extra/missing", value=package or PACKAGES[extra][0], location=install_command(extra))
        self.extra = extra

    def __reduce__(self) -> tuple[type[MissingExtra], tuple[str, str]]:
        return type(self), (self.extra, self.value)  # it may be pickled in a worker process


def has_extra(extra: str) -> bool:
    """Whether an extra is installed; nothing is imported."""
    return all(find_spec(package) is not None for package in PACKAGES[extra][:2])


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Around imports: raise `MissingExtra` with the command that installs the extra where one of its packages is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package not in PACKAGES[extra]:
            raise
        raise MissingExtra(extra, package) from None
