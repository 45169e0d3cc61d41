"""`/api/admin`, for callers with the admin token."""

from __future__ import annotations

from litestar import Controller, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from rollhouse.server.auth.admin import admin_only
from rollhouse.server.auth.bans import Bans
from rollhouse.server.features.admin.moderation import Moderation
from rollhouse.server.features.admin.schemas import (
    ActionLine,
    Answer,
    Ban,
    Banned,
    ChatLine,
    NewHost,
    PersonLine,
    RemoveMessage,
    Rename,
    SeatedTable,
    SiteStats,
)
from rollhouse.server.features.admin.service import AdminService
from rollhouse.server.features.social.schemas import ReportLine


class AdminController(Controller):
    """Administration, with the header `Rollhouse-Admin: TOKEN`."""

    path = "/api/admin"
    tags = ["operation"]
    guards = [admin_only]

    @get("/counts", summary="Get site statistics")
    async def statistics(self, admin: NamedDependency[AdminService]) -> SiteStats:
        """Counts users, tables, games, reports and bans; with the retention settings."""
        return await admin.statistics()

    @get("/people", summary="Search users")
    async def people(self, admin: NamedDependency[AdminService], search: FromQuery[str] = "") -> list[PersonLine]:
        """Lists users by part of their name or by public id, latest first, at most 200."""
        return await admin.people(search[:200])

    @put("/people/{user_id:str}/name", summary="Rename a user", status_code=204)
    async def rename(self, admin: NamedDependency[AdminService], user_id: FromPath[str], data: JSONBody[Rename]) -> None:
        """Renames a user, and locks or unlocks the name. Games that have begun keep the old one."""
        await admin.rename(user_id, data.name, locked=data.locked)

    @get("/tables", summary="List tables")
    async def tables(self, admin: NamedDependency[AdminService], status: FromQuery[str] = "") -> list[SeatedTable]:
        """Lists tables, latest first, at most 200; `status` is `open`, `playing` or `over`."""
        return await admin.tables(status)

    @post("/tables/{table:str}/end", summary="End a table", status_code=204)
    async def end_table(self, moderation: NamedDependency[Moderation], table: FromPath[str]) -> None:
        """Ends a running game as an unrated draw, or deletes a table whose game has not begun."""
        await moderation.end_table(table)

    @get("/tables/{table:str}/messages", summary="List a table's chat")
    async def messages(self, moderation: NamedDependency[Moderation], table: FromPath[str]) -> list[ChatLine]:
        """Lists a table's latest chat messages."""
        return await moderation.messages(table)

    @post("/tables/{table:str}/messages/remove", summary="Remove a message", status_code=204)
    async def remove_message(self, moderation: NamedDependency[Moderation], table: FromPath[str], data: JSONBody[RemoveMessage]) -> None:
        """Removes a chat message from history and screens."""
        await moderation.remove_message(table, data.user_id, data.at)

    @post("/tournaments/{name:str}/cancel", summary="Cancel a tournament", status_code=204)
    async def cancel_tournament(self, moderation: NamedDependency[Moderation], name: FromPath[str]) -> None:
        """Cancels a tournament; games of its round end as draws."""
        await moderation.cancel_tournament(name)

    @put("/tournaments/{name:str}/host", summary="Hand a tournament over", status_code=204)
    async def hand_over(self, moderation: NamedDependency[Moderation], name: FromPath[str], data: JSONBody[NewHost]) -> None:
        """Makes a member the host."""
        await moderation.hand_over_tournament(name, data.user_id)

    @get("/log", summary="Read the log of admins")
    async def log(self, admin: NamedDependency[AdminService]) -> list[ActionLine]:
        """Lists what admins did, latest first, at most 200."""
        return await admin.actions()

    @get("/reports", summary="List reports")
    async def reports(self, admin: NamedDependency[AdminService], closed: FromQuery[bool] = False) -> list[ReportLine]:
        """Lists reports with the chat messages they refer to, latest first."""
        return await admin.reports(closed=closed)

    @post("/reports/{report:str}/close", summary="Close a report", status_code=204)
    async def close(self, admin: NamedDependency[AdminService], report: FromPath[str], data: JSONBody[Answer]) -> None:
        """Closes a report, and sends the answer to its author."""
        await admin.close_report(report, data.answer)

    @get("/bans", summary="List bans")
    async def bans(self, admin: NamedDependency[AdminService]) -> list[Banned]:
        """Lists the bans in force, latest first."""
        return await admin.bans()

    @put("/bans/{user_id:str}", summary="Ban a user", status_code=204)
    async def ban(
        self, admin: NamedDependency[AdminService], bans: NamedDependency[Bans], user_id: FromPath[str], data: JSONBody[Ban]
    ) -> None:
        """Bans a user on every node within a second. Banned users can only read, export and delete their data."""
        await admin.ban(user_id, data.days, data.reason)
        await bans.refresh()

    @delete("/bans/{user_id:str}", summary="Lift a ban")
    async def unban(self, admin: NamedDependency[AdminService], bans: NamedDependency[Bans], user_id: FromPath[str]) -> None:
        """Lifts a ban on every node within a second."""
        await admin.unban(user_id)
        await bans.refresh()
