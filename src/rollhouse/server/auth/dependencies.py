"""Dependencies that handlers ask Litestar for by parameter name."""

from __future__ import annotations

from typing import TypeAlias

from litestar.di import NamedDependency

from rollhouse.server.store.rows import User

__all__ = ["CurrentUser"]

CurrentUser: TypeAlias = NamedDependency[User]
"""The caller, for a parameter `user: CurrentUser`. A caller without an account gets a new guest account and its cookie."""
