"""Standing orders: reactions that a player wants whenever they are due, so that they do not cost a day each."""

from __future__ import annotations

from rollhouse.core.errors import RollhouseError
from rollhouse.server.features.standing_orders.repository import StandingOrderRepository
from rollhouse.server.features.standing_orders.schemas import ReactionMove, StandingOrders
from rollhouse.server.tables.manager import TableManager


class OrderError(RollhouseError):
    """A standing order was refused."""

    family = "order"
    statuses = {"order/nothing-to-order": 403}


class StandingOrderService:
    """Shows and changes the standing orders of players. The game says what can be ordered."""

    def __init__(self, repository: StandingOrderRepository, tables: TableManager) -> None:
        self.repository = repository
        self._tables = tables

    async def orders(self, table_id: str, user_id: str) -> StandingOrders:
        """Return a user's orders at a table, and what can be ordered."""
        reactions = await self._reactions(table_id, user_id)
        moves = (await self.repository.at_table(table_id)).get(user_id, ())
        return StandingOrders(list(moves), reactions)

    async def order(self, table_id: str, user_id: str, moves: tuple[str, ...]) -> None:
        """Replace a user's orders, and make the reaction that is due if it is among them."""
        known = [reaction.move for reaction in await self._reactions(table_id, user_id)]
        if not known:
            raise OrderError("order/nothing-to-order")
        for move in moves:
            if move not in known:
                raise OrderError("order/unknown", value=move[:80], expected=tuple(known))
        await self.repository.set(table_id, user_id, tuple(dict.fromkeys(moves)))
        await self._tables.follow_orders(table_id)

    async def _reactions(self, table_id: str, user_id: str) -> list[ReactionMove]:
        async with self._tables.locked(table_id) as loaded:
            session = loaded.session
            session.check_readable("table", user_id)
            if not session.seats_of(user_id):
                return []
            words = session.game.words
            return [ReactionMove(text, words.move(session.state, move)) for text, move in session.reactions().items()]
