"""What admins do at tables and tournaments of a running server."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec

from rollhouse.server.auth.errors import AdminError
from rollhouse.server.features.admin.schemas import ChatLine
from rollhouse.server.features.admin.service import AdminService
from rollhouse.server.features.competitions.service import CompetitionService
from rollhouse.server.store.erasure import remove_message, remove_tables
from rollhouse.server.store.store import Store
from rollhouse.server.tables.manager import CHANGED_CHANNEL, TableManager


class Moderation:
    """Ends tables, removes messages, cancels tournaments and hands them over. Each action is logged."""

    def __init__(
        self,
        store: Store,
        admin: AdminService,
        tables: TableManager,
        competitions: CompetitionService,
        publish: Callable[[bytes, str], None],
    ) -> None:
        self._store = store
        self._admin = admin
        self._tables = tables
        self._competitions = competitions
        self._publish = publish

    async def end_table(self, table_id: str) -> None:
        """End a running game as a draw that is not rated; delete a table whose game has not begun."""
        if (await self._tables.load(table_id)).session.status == "open":
            await self._store.write(partial(remove_tables, table_ids=[table_id]))
            await self._reload([table_id])
        else:
            await self._tables.end(table_id)
        await self._admin.note("end-table", table_id)

    async def remove_message(self, table_id: str, user_id: str, at: float) -> None:
        """Remove a chat message from a table."""
        await self._tables.load(table_id)
        if not user_id.isprintable() or not await self._store.write(partial(remove_message, table_id=table_id, user_id=user_id, at=at)):
            raise AdminError("admin/no-message")
        await self._reload([table_id])
        await self._tables.remove_message(table_id, user_id, at)  # so that viewers remove it, too
        await self._admin.note("remove-message", table_id, user_id=user_id, at=at)

    async def messages(self, table_id: str) -> list[ChatLine]:
        """Return the latest chat messages of a table."""
        session = (await self._tables.load(table_id)).session
        return [
            ChatLine(message.user_id, message.name, message.text, message.at) for message in session.chat.latest if not message.reaction
        ]

    async def cancel_tournament(self, competition_id: str) -> None:
        """Cancel a tournament, running or not."""
        await self._competitions.cancel("tournament", competition_id, None)
        await self._admin.note("cancel-tournament", competition_id)

    async def hand_over_tournament(self, competition_id: str, user_id: str) -> None:
        """Make a member the host of a tournament."""
        await self._competitions.hand_over("tournament", competition_id, None, user_id)
        await self._admin.note("hand-over", competition_id, user_id=user_id)

    async def _reload(self, table_ids: list[str]) -> None:
        """Load tables again on every node."""
        await self._tables.reload(table_ids)
        self._publish(msgspec.json.encode(table_ids), CHANGED_CHANNEL)
