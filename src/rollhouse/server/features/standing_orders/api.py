"""`/api/tables/ID/orders`: my standing orders in a correspondence game."""

from __future__ import annotations

from litestar import Controller, get, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from rollhouse.server.features.standing_orders.schemas import Orders, StandingOrders
from rollhouse.server.features.standing_orders.service import StandingOrderService
from rollhouse.server.transport.dependencies import CurrentUser


class StandingOrdersController(Controller):
    """My standing orders."""

    path = "/api/tables/{name:str}/orders"
    tags = ["tables"]

    @get("/", summary="Get my standing orders")
    async def orders(
        self, standing_orders: NamedDependency[StandingOrderService], user: CurrentUser, name: FromPath[str]
    ) -> StandingOrders:
        """Returns my standing orders at a correspondence table, which only I can see, and those that I can give."""
        return await standing_orders.orders(name, user.user_id)

    @put("/", summary="Set my standing orders")
    async def order(
        self, standing_orders: NamedDependency[StandingOrderService], user: CurrentUser, name: FromPath[str], data: JSONBody[Orders]
    ) -> StandingOrders:
        """Replaces my standing orders. When I am to react, the first ordered move that is legal is made at once."""
        await standing_orders.order(name, user.user_id, data.moves)
        return await standing_orders.orders(name, user.user_id)
