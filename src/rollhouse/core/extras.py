"""Parts that not everybody installs: `pip install 'rollhouse[server]'`. What needs one of them says so, in one clear error."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

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
    ),
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
"""What each extra brings, by the name it is imported by; the first is looked for to know whether it is there."""


class MissingExtra(RollhouseError):
    """Something was asked for that needs a part of Rollhouse that is not installed."""

    family = "extra"
    status = 503  # whoever asks is not wrong: it is this house that lacks something

    def __init__(self, extra: str, package: str = "") -> None:
        super().__init__("extra/missing", value=package or PACKAGES[extra][0], location=f"pip install 'rollhouse[{extra}]'")
        self.extra = extra

    def __reduce__(self) -> tuple[type[MissingExtra], tuple[str, str]]:
        return type(self), (self.extra, self.value)  # it may have to travel from a worker's process


def has_extra(extra: str) -> bool:
    """Whether an extra is installed; nothing is imported for that."""
    return all(find_spec(package) is not None for package in PACKAGES[extra][:2])


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Around imports: what this extra would have brought, and is not there, becomes `extra/missing` with the line that installs it."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package not in PACKAGES[extra]:
            raise
        raise MissingExtra(extra, package) from None
