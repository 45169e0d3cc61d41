"""Standing orders on the server: secret, kept in the database, and a month of correspondence with and without them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import NamedTuple

import msgspec
import pytest

from rollhouse.core.errors import RollhouseError
from rollhouse.play.entries import Clock, Moved, Options, OrderFollowed, Sat, decode_entries
from rollhouse.play.fair import NO_ENTROPY
from rollhouse.play.session import Session
from rollhouse.server.features.standing_orders.repository import StandingOrderRepository
from rollhouse.server.features.standing_orders.service import StandingOrderService
from rollhouse.server.store.erasure import erase_users
from rollhouse.server.store.store import Store
from rollhouse.server.tables.manager import TableManager
from rollhouse.server.tables.observers import TableObservers
from rollhouse.server.wire.messages import Play, Roll
from tests.server.stored import SetClock, open_table, table_manager

VISIT_SECONDS = 28_800.0
"""Three players come once a day each."""
MONTH_VISITS = 90


class Server:
    """A server on virtual time, with three players of a correspondence game."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.clock = SetClock(1_000_000_000.0)
        self.repository = StandingOrderRepository(store)
        self.tables = self.node()
        self.ana = self.bo = self.cy = self.table = ""

    def node(self) -> TableManager:
        """A node without anything in memory, as after a restart."""
        return table_manager(self.store, now=self.clock.now, observers=TableObservers(standing_orders=self.repository.at_table))

    @property
    def orders(self) -> StandingOrderService:
        return StandingOrderService(self.repository, self.tables)

    async def begin(self, target: int = 60) -> None:
        """Begin a game of the three, who get accounts at their first."""
        names = ("Ana", "Bo", "Cy")
        if not self.ana:
            self.ana, self.bo, self.cy = [(await self.store.create_guest(name, "en"))[0].user_id for name in names]
        seats = [Sat(seat, user_id, names[seat], NO_ENTROPY) for seat, user_id in enumerate((self.ana, self.bo, self.cy))]
        options = Options(clock=Clock("move", 3 * 86_400))
        self.table = await open_table(self.tables, *seats, options=options, target=target)

    async def session(self) -> Session:
        return (await self.tables.load(self.table)).session

    async def visit(self, user_id: str, preferred: tuple[str, ...]) -> None:
        """Do all that waits for a user: roll, score or skip, and react as they prefer."""
        while (session := await self.session()).status == "playing":
            seat = session.awaited_seat()
            if seat is None or session.seats[seat].user_id != user_id:
                return
            if session.roll_due() is not None:
                await self.tables.execute(self.table, user_id, Roll(at=session.version))
                continue
            moves = [str(move) for move in session.game.legal(session.state)]
            wanted = [move for move in preferred if move in moves] if seat != session.state.turn else []
            scores = [move for move in moves if move.startswith("score")]
            move = (wanted or scores or (["skip"] if "skip" in moves else moves))[0]
            await self.tables.execute(self.table, user_id, Play(move=move, at=session.version))

    async def moves(self) -> list[str]:
        """All moves, and the word `order` before each that was ordered."""
        found = []
        for commit in await self.store.commits(self.table):
            for entry in decode_entries(commit.body):
                if isinstance(entry, Moved | OrderFollowed):
                    found.append(entry.move if isinstance(entry, Moved) else "order")
        return found


@pytest.fixture
async def server(store: Store) -> AsyncIterator[Server]:
    made = Server(store)
    await made.begin()
    yield made
    await made.tables.close()


async def all_reactions(server: Server) -> tuple[str, ...]:
    """Every reaction, the last card first: a preference that no default has."""
    return tuple(reversed([one.move for one in (await server.orders.orders(server.table, server.ana)).reactions]))


async def a_game(server: Server, *, ordered: bool) -> tuple[list[str], int]:
    """A game of players who come once a day, eight hours apart; its moves, and after how many visits it was over."""
    preferred = await all_reactions(server)
    if ordered:
        for user_id in (server.ana, server.bo, server.cy):
            await server.orders.order(server.table, user_id, preferred)
    visits = 0
    while (await server.session()).status == "playing":
        visits += 1
        server.clock.time += VISIT_SECONDS
        await server.tables.process_due()
        await server.visit((server.ana, server.bo, server.cy)[visits % 3], preferred)
        if visits == 4:  # a restart: orders are in the database
            await server.tables.close()
            server.tables = server.node()
    assert not any(seat.resigned for seat in (await server.session()).seats), "no clock ran out"
    return await server.moves(), visits


async def test_a_correspondence_game_is_the_same_in_fewer_days(store: Store) -> None:
    runs = []
    for ordered in (False, True):
        server = Server(store)
        await server.begin()
        runs.append(await a_game(server, ordered=ordered))
        await server.tables.close()
    (asked, visits_asked), (followed, visits_followed) = runs
    reactions = followed.count("order")
    assert "order" not in asked
    assert [move for move in followed if move != "order"] == asked, "the same moves, with the same dice"
    assert reactions > 3
    assert visits_followed < visits_asked <= MONTH_VISITS


class Month(NamedTuple):
    """What three players did in 30 days."""

    days: list[float]
    """How long each finished game took."""
    moves: int
    asked: int
    """Reactions that a player made on a visit."""
    ordered: int
    """Reactions that were made at once."""


async def a_month(server: Server, *, ordered: bool) -> Month:
    """Play one game after another for 30 days.

    Ana and Cy order all reactions, Cy from the tenth day on. Bo wants to be asked about half of them, and turns the others round halfway.
    """
    days, moves, begun = list[float](), list[str](), 0
    preferred = await all_reactions(server)
    some = preferred[::2]
    for visit in range(1, MONTH_VISITS + 1):
        if visit - 1 == begun and ordered:
            await server.orders.order(server.table, server.ana, preferred)
            await server.orders.order(server.table, server.bo, some if visit < MONTH_VISITS // 2 else some[::-1])
            if visit > 30:
                await server.orders.order(server.table, server.cy, preferred)
        server.clock.time += VISIT_SECONDS
        await server.tables.process_due()
        await server.visit((server.ana, server.bo, server.cy)[visit % 3], preferred)
        if visit == MONTH_VISITS // 3:  # a restart: orders are in the database
            await server.tables.close()
            server.tables = server.node()
            if ordered:
                await server.orders.order(server.table, server.cy, preferred)
        if (session := await server.session()).status != "playing" or visit == MONTH_VISITS:
            assert not any(seat.resigned for seat in session.seats), "no clock ran out"
            moves += await server.moves()
            if session.status != "playing":
                days.append((visit - begun) * VISIT_SECONDS / 86_400)
                begun = visit
                await server.begin(60 + 10 * len(days))
    reactions = sum(move.startswith(("freeze", "reset")) for move in moves)
    followed = moves.count("order")
    return Month(days, len(moves) - followed, reactions - followed, followed)


async def test_in_a_month_of_correspondence_more_games_are_finished(store: Store) -> None:
    months = []
    for ordered in (False, True):
        server = Server(store)
        await server.begin()
        months.append(await a_month(server, ordered=ordered))
        await server.tables.close()
    asked, followed = months
    assert asked.ordered == 0
    assert followed.ordered > followed.asked > 0, "most at once, and those that Bo wants to be asked about on a visit"
    assert len(followed.days) > len(asked.days) > 0
    assert followed.moves > asked.moves
    assert max(followed.days) < min(asked.days)


async def test_orders_are_secret_changeable_and_go_with_their_user(server: Server) -> None:
    first, *others = await all_reactions(server)
    await server.orders.order(server.table, server.ana, (first, first))
    assert (await server.orders.orders(server.table, server.ana)).moves == [first]
    assert (await server.orders.orders(server.table, server.bo)).moves == []
    async with server.tables.locked(server.table) as loaded:
        for user_id in (server.ana, server.bo, ""):
            assert b"order" not in msgspec.json.encode(server.tables.view(loaded, user_id))
    assert "order" not in await server.moves()
    await server.orders.order(server.table, server.ana, tuple(others[:2]))
    assert await server.repository.at_table(server.table) == {server.ana: tuple(others[:2])}
    await server.orders.order(server.table, server.ana, ())
    await server.orders.order(server.table, server.bo, (first,))
    await server.store.write(lambda connection: erase_users(connection, [server.bo]))
    assert await server.repository.at_table(server.table) == {}


async def test_an_order_that_fits_the_reaction_that_is_due_is_followed_at_once(server: Server) -> None:
    preferred = await all_reactions(server)
    while (session := await server.session()).state.to_act in (session.state.turn, -1):
        await server.visit(session.seats[session.awaited_seat() or 0].user_id, ())
        server.clock.time += VISIT_SECONDS
    waiting = session.seats[session.state.to_act].user_id
    await server.orders.order(server.table, waiting, preferred)
    assert (await server.moves()).count("order") == 1
    session = await server.session()
    assert session.seats[session.awaited_seat() or 0].user_id != waiting


async def test_what_can_not_be_ordered_is_refused(server: Server) -> None:
    for user_id, moves, code in (
        (server.ana, ("freeze nothing",), "order/unknown"),
        (server.ana, ("skip",), "order/unknown"),
        ("stranger", await all_reactions(server), "order/nothing-to-order"),
    ):
        with pytest.raises(RollhouseError, match=code):
            await server.orders.order(server.table, user_id, moves)
    quick = await open_table(server.tables, Sat(0, server.ana, "Ana", NO_ENTROPY), Sat(1, server.bo, "Bo", NO_ENTROPY))
    assert (await server.orders.orders(quick, server.ana)).reactions == []
    with pytest.raises(RollhouseError, match="order/nothing-to-order"):
        await server.orders.order(quick, server.ana, ())
