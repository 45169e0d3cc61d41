"""What handlers ask Litestar for, by the name and type of a parameter: `tables: TablesDep`.

Services of one feature only are asked for in its own `api.py`.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from litestar import Request
from litestar.di import NamedDependency

from rollhouse.server.auth.passkeys import Passkeys
from rollhouse.server.auth.rate_limit import RateLimiter
from rollhouse.server.auth.users import Auth
from rollhouse.server.clock import Clock
from rollhouse.server.config import Config
from rollhouse.server.store.rows import User
from rollhouse.server.store.store import Store
from rollhouse.server.tables.manager import TableManager
from rollhouse.server.tables.presence import Presence
from rollhouse.server.transport.addresses import Addresses

AnyRequest: TypeAlias = Request[Any, Any, Any]
CurrentUser: TypeAlias = NamedDependency[User]
"""The caller, as `user`. A caller without an account gets a new guest account and its cookie."""
ViewerId: TypeAlias = NamedDependency[str]
"""The caller's user id, as `viewer_id`; empty for a caller without an account, who gets none."""

AddressesDep: TypeAlias = NamedDependency[Addresses]
AuthDep: TypeAlias = NamedDependency[Auth]
ClockDep: TypeAlias = NamedDependency[Clock]
ConfigDep: TypeAlias = NamedDependency[Config]
PasskeysDep: TypeAlias = NamedDependency[Passkeys]
PresenceDep: TypeAlias = NamedDependency[Presence]
RateLimiterDep: TypeAlias = NamedDependency[RateLimiter]
StoreDep: TypeAlias = NamedDependency[Store]
TablesDep: TypeAlias = NamedDependency[TableManager]
