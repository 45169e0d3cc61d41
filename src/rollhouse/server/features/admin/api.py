"""The admin's desk over HTTP: for whoever has the token, and nobody else."""

from __future__ import annotations

import hmac
from typing import Any

from litestar import Controller, delete, get, post, put
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody

from rollhouse.server.auth.bans import Bans
from rollhouse.server.auth.rate_limit import COST_OF_A_GUEST, RateLimiter
from rollhouse.server.config import Config
from rollhouse.server.features.admin.schemas import Ban, Banned, PersonLine, Rename, SeatedTable, SiteStats
from rollhouse.server.features.admin.service import AdminError, AdminService
from rollhouse.server.features.social.schemas import ReportLine

__all__ = ["AdminController", "is_admin"]

_HEADER = "rollhouse-admin"


def admin_only(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """`admin/off` where no token is set, `admin/token` for a wrong one; whoever tries many must wait."""
    config: Config = connection.app.state.config
    if not config.admin_token:
        raise AdminError("admin/off")
    if not is_admin(connection):
        raise AdminError("admin/token")


def is_admin(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether whoever calls has shown the token; whoever shows a wrong one is charged for it."""
    config: Config = connection.app.state.config
    token, shown = config.admin_token, connection.headers.get(_HEADER, "")
    if token and hmac.compare_digest(shown.encode(errors="surrogatepass"), token.encode()):
        return True
    if shown:
        limiter: RateLimiter = connection.app.state.rate_limiter
        limiter.charge(connection, "", COST_OF_A_GUEST)
    return False


class AdminController(Controller):
    """`/api/admin`, with the header `Rollhouse-Admin: TOKEN`."""

    path = "/api/admin"
    tags = ["operation"]
    guards = [admin_only]

    @get("/counts", summary="How much there is of everything")
    async def counts(self, admin: NamedDependency[AdminService]) -> SiteStats:
        """And how long it is kept."""
        return await admin.counts()

    @get("/people", summary="People")
    async def people(self, admin: NamedDependency[AdminService], search: FromQuery[str] = "") -> list[PersonLine]:
        """Those whose name or public id has this in it, the latest first; 200 at most."""
        return await admin.people(search[:200])

    @put("/people/{user_id:str}/name", summary="Another name for somebody", status_code=204)
    async def rename(self, admin: NamedDependency[AdminService], user_id: FromPath[str], data: JSONBody[Rename]) -> None:
        """From the next table on."""
        await admin.rename(user_id, data.name)

    @get("/tables", summary="Tables")
    async def tables(self, admin: NamedDependency[AdminService], status: FromQuery[str] = "") -> list[SeatedTable]:
        """The latest first; 200 at most."""
        return await admin.tables(status)

    @get("/reports", summary="Reports")
    async def reports(self, admin: NamedDependency[AdminService], closed: FromQuery[bool] = False) -> list[ReportLine]:
        """What people told about others, with what those had said; the latest first."""
        return await admin.reports(closed=closed)

    @post("/reports/{report:str}/close", summary="A report was looked into", status_code=204)
    async def close(self, admin: NamedDependency[AdminService], report: FromPath[str]) -> None:
        """It is no longer among the open ones."""
        await admin.close_report(report)

    @get("/bans", summary="Who is shut out")
    async def bans(self, admin: NamedDependency[AdminService]) -> list[Banned]:
        """The latest first."""
        return await admin.bans()

    @put("/bans/{user_id:str}", summary="Shut somebody out", status_code=204)
    async def ban(
        self, admin: NamedDependency[AdminService], bans: NamedDependency[Bans], user_id: FromPath[str], data: JSONBody[Ban]
    ) -> None:
        """On every node, within a second."""
        await admin.ban(user_id, data.days, data.reason)
        await bans.look()

    @delete("/bans/{user_id:str}", summary="Let somebody in again")
    async def unban(self, admin: NamedDependency[AdminService], bans: NamedDependency[Bans], user_id: FromPath[str]) -> None:
        """On every node, within a second."""
        await admin.unban(user_id)
        await bans.look()
