"""Administration, for `rollhouse admin` and the admin page; works directly on the database."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from rollhouse.play.seats import checked_name
from rollhouse.server.auth.errors import AdminError, PeopleError
from rollhouse.server.config import Config
from rollhouse.server.features.admin.repository import STATUSES, AdminRepository
from rollhouse.server.features.admin.schemas import ActionLine, Banned, PersonLine, SeatedTable, SiteStats
from rollhouse.server.features.notifications.repository import Item, NotificationQueue
from rollhouse.server.features.social.repository import SocialRepository
from rollhouse.server.features.social.schemas import ReportLine
from rollhouse.server.store.store import Store


class AdminService:
    """Lists users, tables, reports and bans; renames and bans users.

    Args:
        store: The database.
        config: For the retention settings.
        tell: Called with users and the topic that has changed for them.

    """

    def __init__(self, store: Store, config: Config, tell: Callable[[Iterable[str], str], None] = lambda user_ids, topic: None) -> None:
        self._store = store
        self._config = config
        self._repository = AdminRepository(store)
        self._social = SocialRepository(store)
        self._notifications = NotificationQueue(store)
        self._tell = tell

    async def statistics(self) -> SiteStats:
        """Return the numbers of users, tables, games, reports and bans, the retention settings, and what the next purge deletes."""
        keep_days = {
            "open": self._config.delete_unused_after_days,
            "playing": self._config.delete_unfinished_after_days,
            "over": self._config.delete_finished_after_days,
            "guests": self._config.delete_guests_after_days,
        }
        return await self._repository.statistics(keep_days, self._store.now())

    async def people(self, search: str = "") -> list[PersonLine]:
        """Return users by name or public id, latest first, at most 200."""
        return await self._repository.people(_text(search), self._store.now())

    async def tables(self, status: str = "") -> list[SeatedTable]:
        """Return tables of a status, or of all, latest first, at most 200."""
        wanted = next((known for known in STATUSES if known == status), None)
        if status and wanted is None:
            raise AdminError("admin/what", value=status[:40], expected=STATUSES)
        return await self._repository.tables(wanted)

    async def reports(self, *, closed: bool = False) -> list[ReportLine]:
        """Return open or closed reports, latest first."""
        return await self._social.reports(closed=closed)

    async def close_report(self, report_id: str, answer: str = "") -> None:
        """Mark a report as handled, and notify the user who sent it, with an answer if there is one."""
        now = self._store.now()
        reporter = await self._social.close_report(_text(report_id), now)
        if reporter is None:
            raise AdminError("admin/no-report", value=_text(report_id)[:40])
        answer = _text(" ".join(answer.split()))
        await self._notifications.add_item((reporter,), "answer", report_id, now, Item("/people", text=answer))
        self._tell((reporter,), "bell")
        await self.note("close-report", report_id, answer=answer)

    async def bans(self) -> list[Banned]:
        """Return the bans in force, latest first."""
        return await self._repository.bans(self._store.now())

    async def ban(self, user_id: str, days: float | None = None, reason: str = "") -> None:
        """Ban a user for some days, or permanently; cancel their seeks and links."""
        user_id, reason = await self._existing(user_id), _text(reason)
        await self._repository.ban(user_id, self._store.now(), days, reason)
        await self.note("ban", user_id, days=days, reason=reason)

    async def unban(self, user_id: str) -> None:
        """Lift a ban."""
        user_id = await self._existing(user_id)
        await self._repository.unban(user_id)
        await self.note("unban", user_id)

    async def rename(self, user_id: str, name: str, *, locked: bool | None = None) -> None:
        """Rename a user, and lock the name or unlock it; None leaves that as it is. Games that have begun keep the old name."""
        name = checked_name(name)
        user_id = await self._existing(user_id)
        before = await self._social.person(user_id)
        if not await self._store.rename(user_id, name):
            raise PeopleError("people/name-taken", value=name)
        if locked is not None:
            await self._repository.lock_name(user_id, locked=locked)
        await self.note("rename", user_id, before="" if before is None else before.name, name=name, locked=locked)

    async def actions(self) -> list[ActionLine]:
        """Return what admins did, latest first, at most 200."""
        return await self._repository.actions()

    async def note(self, action: str, target: str, **details: Any) -> None:
        """Add a line to the log of what admins did."""
        await self._repository.add_action(action, _text(target), self._store.now(), details)

    async def _existing(self, user_id: str) -> str:
        if not user_id.isprintable() or await self._social.person(user_id) is None:
            raise PeopleError("people/unknown", value=ascii(user_id)[:40])
        return user_id


def _text(text: str) -> str:
    """Remove characters that some databases refuse."""
    return "".join(filter(str.isprintable, text))
