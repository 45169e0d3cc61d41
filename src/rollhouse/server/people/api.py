"""Other people over HTTP: who waits to play."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, delete, get, put
from litestar.params import JSONBody

from rollhouse.server.context import Context, Guest, ServerContext
from rollhouse.server.limits import COST_OF_A_GUEST
from rollhouse.server.people.bodies import Pairing, Seek, Waiting
from rollhouse.server.people.pairing import wish_of
from rollhouse.server.people.pairing_store import Seeker
from rollhouse.server.store.rows import Identity
from rollhouse.server.tables.api import may_open

__all__ = ["PairingController"]


class PairingController(Controller):
    """`/api/pairing`: play with anybody who would like the same."""

    path = "/api/pairing"
    tags = ["people"]

    @get("/", summary="Who waits to play")
    async def waiting(self, context: ServerContext, guest: Guest) -> Pairing:
        """Everybody who waits, the longest first."""
        return await _pairing(context, guest, None)

    @put("/", summary="Wait for somebody to play with")
    async def seek(self, context: ServerContext, guest: Guest, request: Request[Any, Any, Any], data: JSONBody[Seek]) -> Pairing:
        """Asked again and again, every few seconds: whoever does not is not waited for. `table` is where to go, once somebody was found."""
        seeker = await context.matchmaker.seek(guest, data)
        if not seeker.found:
            party = await context.matchmaker.party_of(seeker, bots=context.matchmaker.bot_is_due(seeker, data))
            if party:
                await may_open(context, guest)
                context.charge(request, guest.who, COST_OF_A_GUEST)
                await context.matchmaker.seat(seeker, party, data.bot)
                seeker = await context.matchmaker.seek(guest, data)  # whoever was faster, it says where
        return await _pairing(context, guest, seeker)

    @delete("/", summary="Wait no longer")
    async def withdraw(self, context: ServerContext, guest: Guest) -> None:
        """Nobody is seated with me."""
        await context.matchmaker.store.withdraw(guest.who)


async def _pairing(context: Context, guest: Identity, seeker: Seeker | None) -> Pairing:
    now = context.house.now()
    found = [] if seeker is not None and seeker.found else await context.matchmaker.waiting(guest.who)
    waiting = []
    for one in found:
        wish = wish_of(one)
        waiting.append(Waiting(one.name, one.game, wish.setup, wish.pace, max(0.0, now - one.since), wish.players, one.who == guest.who))
    if seeker is None:
        return Pairing("", 0.0, waiting)
    return Pairing(seeker.found, max(0.0, now - seeker.since), waiting)
