"""The admin's desk over HTTP: for whoever has the token, and nobody else."""

from __future__ import annotations

import hmac
from typing import Any

from litestar import Controller, delete, get, post, put
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody

from rollhouse.server.auth.rate_limit import COST_OF_A_GUEST
from rollhouse.server.features.admin.schemas import Ban, Banned, PersonLine, Rename, SeatedTable, SiteStats
from rollhouse.server.features.admin.service import AdminError
from rollhouse.server.features.social.schemas import ReportLine
from rollhouse.server.http.context import Context, ServerContext

__all__ = ["AdminController", "is_admin"]

_HEADER = "rollhouse-admin"


def admin_only(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """`admin/off` where no token is set, `admin/token` for a wrong one; whoever tries many must wait."""
    context: Context = connection.app.state.context
    if not context.config.admin_token:
        raise AdminError("admin/off")
    if not is_admin(connection):
        raise AdminError("admin/token")


def is_admin(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether whoever calls has shown the token; whoever shows a wrong one is charged for it."""
    context: Context = connection.app.state.context
    token, shown = context.config.admin_token, connection.headers.get(_HEADER, "")
    if token and hmac.compare_digest(shown.encode(errors="surrogatepass"), token.encode()):
        return True
    if shown:
        context.charge(connection, "", COST_OF_A_GUEST)
    return False


class AdminController(Controller):
    """`/api/admin`, with the header `Rollhouse-Admin: TOKEN`."""

    path = "/api/admin"
    tags = ["operation"]
    guards = [admin_only]

    @get("/counts", summary="How much there is of everything")
    async def counts(self, context: ServerContext) -> SiteStats:
        """And how long it is kept."""
        return await context.desk.counts()

    @get("/people", summary="People")
    async def people(self, context: ServerContext, search: FromQuery[str] = "") -> list[PersonLine]:
        """Those whose name or public id has this in it, the latest first; 200 at most."""
        return await context.desk.people(search[:200])

    @put("/people/{user_id:str}/name", summary="Another name for somebody", status_code=204)
    async def rename(self, context: ServerContext, user_id: FromPath[str], data: JSONBody[Rename]) -> None:
        """From the next table on."""
        await context.desk.rename(user_id, data.name)

    @get("/tables", summary="Tables")
    async def tables(self, context: ServerContext, status: FromQuery[str] = "") -> list[SeatedTable]:
        """The latest first; 200 at most."""
        return await context.desk.tables(status)

    @get("/reports", summary="Reports")
    async def reports(self, context: ServerContext, closed: FromQuery[bool] = False) -> list[ReportLine]:
        """What people told about others, with what those had said; the latest first."""
        return await context.desk.reports(closed=closed)

    @post("/reports/{report:str}/close", summary="A report was looked into", status_code=204)
    async def close(self, context: ServerContext, report: FromPath[str]) -> None:
        """It is no longer among the open ones."""
        await context.desk.close_report(report)

    @get("/bans", summary="Who is shut out")
    async def bans(self, context: ServerContext) -> list[Banned]:
        """The latest first."""
        return await context.desk.bans()

    @put("/bans/{user_id:str}", summary="Shut somebody out", status_code=204)
    async def ban(self, context: ServerContext, user_id: FromPath[str], data: JSONBody[Ban]) -> None:
        """On every node, within a second."""
        await context.desk.ban(user_id, data.days, data.reason)
        await context.bans.look()

    @delete("/bans/{user_id:str}", summary="Let somebody in again")
    async def unban(self, context: ServerContext, user_id: FromPath[str]) -> None:
        """On every node, within a second."""
        await context.desk.unban(user_id)
        await context.bans.look()
