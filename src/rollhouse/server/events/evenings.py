"""Evenings that run themselves: rounds are paired, tables set and begun, results noted, each once, whichever node comes by first."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from sqlalchemy import Connection

from rollhouse.core.entropy import draw
from rollhouse.core.errors import RollhouseError
from rollhouse.core.registry import game as find_game
from rollhouse.play.entries import Opened, Options, Sat
from rollhouse.play.fair import SCHEME, commitment, new_secret
from rollhouse.server.events.bodies import NewEvening
from rollhouse.server.events.evenings_store import (
    Board,
    Evening,
    EveningSettings,
    EveningsStore,
    Listed,
    add_member,
    begin_round,
    call_off,
    claim_board,
    draw_lots,
    finish,
    note_winner,
    remove_member,
)
from rollhouse.server.events.pairing import over_after, paired
from rollhouse.server.events.running import begin_table, checked_name, one_of_many, run_for_ever, set_table
from rollhouse.server.store.rows import TableRow
from rollhouse.server.store.store import Store
from rollhouse.server.tables.house import House
from rollhouse.server.tables.setups import agreed_setup

__all__ = ["MOST_PEOPLE", "EveningError", "Evenings"]

MOST_PEOPLE = 64
_MOST_UNFINISHED = 5
_ID_BYTES = 10
_A_PAGE = 20
_DAY = 86_400.0
_LISTED = 14 * _DAY
"""Seconds for which an evening is listed to which nobody comes."""
_log = logging.getLogger("rollhouse.evenings")


class EveningError(RollhouseError):
    """Somebody asked an evening for what is not theirs to ask, or not now."""

    family = "evening"
    status = 403
    statuses = {"evening/unknown": 404}


class Evenings:
    """Every evening of the house."""

    def __init__(self, store: Store, house: House) -> None:
        self.store = EveningsStore(store)
        self._house = house

    async def run(self) -> None:
        """For ever."""
        await run_for_ever("the evenings", self.look_after)

    # --- what people do -----------------------------------------------------------------------------------------------------------------

    async def make(self, host: str, wish: NewEvening, *, limited: bool = True) -> str:
        """A new evening; its id."""
        if limited and await self.store.unfinished(host) >= _MOST_UNFINISHED:
            raise EveningError("evening/too-many", came=str(_MOST_UNFINISHED))
        game = find_game(wish.game)
        title = " ".join(wish.title.split())
        if not title or not title.isprintable():
            raise EveningError("evening/title")
        if wish.players > 2 and wish.format != "swiss":
            raise EveningError("evening/two-only")
        setups = [agreed_setup(game, {**wish.setup, "first": 0}, count) for count in range(2, wish.players + 1)]  # tables may be less full
        setup = msgspec.to_builtins(setups[0])
        settings = EveningSettings(title, game.id, setup, wish.format, wish.clock, wish.rounds, wish.duplicate, wish.public, wish.players)
        name = draw("evening", _ID_BYTES).hex()
        await self.store.create(name, host, settings, new_secret(), self._house.now())
        return name

    async def evening(self, name: str) -> Evening:
        """The evening with this id; `evening/unknown` if there is none."""
        found = await self.store.evening(name) if name.isalnum() and name.isascii() else None
        if found is None:
            raise EveningError("evening/unknown", came=name[:40])
        return found

    async def listed(self, after: str = "") -> tuple[list[Listed], str]:
        """Evenings that everybody may find and that are not over, a page of them; and what to ask for to see more."""
        return await self.store.listed(self._house.now() - _LISTED, _A_PAGE, after)

    async def join(self, name: str, who: str, called: str) -> None:
        """Take part, before it begins; whoever does already has another name."""

        def change(connection: Connection, evening: Evening) -> None:
            if evening.status != "open":
                raise EveningError("evening/begun")
            others = [one for one in evening.people if one.who != who]
            known = checked_name(called, (one.name for one in others))
            if len(others) >= MOST_PEOPLE:
                raise EveningError("evening/full", came=str(MOST_PEOPLE))
            lot = next((one.lot for one in evening.people if one.who == who), 1 + max((one.lot for one in others), default=0))
            add_member(connection, evening.id, who, known, lot, self._house.now())

        await self.store.change((await self.evening(name)).id, change)

    async def leave(self, name: str, who: str, whom: str) -> None:
        """Take part no more; the host may send anybody away. A game that is played is played on."""

        def change(connection: Connection, evening: Evening) -> None:
            if who not in (whom, evening.host):
                raise EveningError("evening/not-host")
            remove_member(connection, evening, whom)

        await self.store.change((await self.evening(name)).id, change)

    async def call_off(self, name: str, who: str) -> None:
        """The host may, as long as it has not begun; what has begun ends by itself."""

        def change(connection: Connection, evening: Evening) -> None:
            if evening.host != who:
                raise EveningError("evening/not-host")
            if evening.status != "open":
                raise EveningError("evening/begun")
            call_off(connection, evening.id, self._house.now())

        await self.store.change((await self.evening(name)).id, change)

    async def begin(self, name: str, who: str) -> None:
        """The host begins: lots are drawn, and the first round is paired."""
        found = await self.evening(name)
        order = {one.who: draw(f"lot {one.who}", 8) for one in found.people}

        def change(connection: Connection, evening: Evening) -> None:
            if evening.host != who:
                raise EveningError("evening/not-host")
            if evening.status != "open":
                raise EveningError("evening/begun")
            if len(evening.people) < 2:
                raise EveningError("evening/too-few")
            lots = sorted(evening.lots, key=lambda one: order.get(one, b""))
            draw_lots(connection, evening.id, lots)
            begin_round(
                connection, evening, paired(evening.settings.format, lots, [], 1, players=evening.settings.players), self._house.now()
            )

        await self.store.change(found.id, change)
        await self._go_on(found.id)

    # --- what happens by itself ---------------------------------------------------------------------------------------------------------

    async def look_after(self) -> None:
        """Every evening that is going on, one step further where it can go."""
        for name in await self.store.playing():
            try:
                await self._go_on(name)
            except RollhouseError as error:
                _log.warning("%s does not go on: %s", name, error.code)

    async def purge(self, days: float) -> None:
        """Evenings that never began go after so many days without anybody coming; 0 for never."""
        if days and (gone := await self.store.purge(self._house.now() - days * _DAY)):
            _log.info("%d evenings were removed: nobody had come to them for %g days", gone, days)

    async def _go_on(self, name: str) -> None:
        evening = await self.store.evening(name)
        if evening is None or evening.status != "playing":
            return
        now = [board for board in evening.boards if board.round == evening.round and board.second]
        rows = await self.store.rows([board.table_id for board in now if board.table_id])
        for board in now:
            if board.winner is None:
                await self._see_to(evening, board, rows.get(board.table_id))
        evening = await self.evening(name)
        now = [board for board in evening.boards if board.round == evening.round and board.second]
        if all(board.winner is not None for board in now):
            if evening.settings.duplicate:  # nobody plays with these dice any more
                for board in now:
                    await self._house.unseal(board.table_id)
            await self.store.change(name, self._next_round)

    async def _see_to(self, evening: Evening, board: Board, row: TableRow | None) -> None:
        if not board.table_id:
            await self._open(evening, board)
        elif row is None:  # it was taken away: nobody has lost
            await self._note(evening, board, "both")
        elif row.status == "open":
            await begin_table(self._house, row.id, evening.host)
        elif row.status == "over":
            winner = _winner(row, board)
            if winner == "both" and evening.settings.format == "knock-out":
                await self._open(evening, board)  # they play again
            else:
                await self._note(evening, board, winner)

    async def _note(self, evening: Evening, board: Board, winner: str) -> None:
        await self.store.change(evening.id, lambda connection, _: note_winner(connection, evening.id, board, winner))

    async def _open(self, evening: Evening, board: Board) -> None:
        """The table of a board, once: whichever node stores it first."""
        settings = evening.settings
        secret = _round_secret(evening, board) if settings.duplicate else new_secret()
        opened = Opened(
            settings.game,
            _setup_for(settings, len(board.people)),
            Options(clock=settings.clock, help=False),
            evening.host,
            commitment(secret),
            rules_version=find_game(settings.game).rules_version,
            scheme=SCHEME,
            withheld=settings.duplicate,
            evening=evening.id,
        )
        seated = [Sat(seat, who, evening.name(who) or str(seat + 1)) for seat, who in enumerate(board.people)]

        def provided(connection: Connection, table: str) -> bool:
            return claim_board(connection, evening.id, board, table)

        await set_table(self._house, opened, secret, seated, provided)

    def _next_round(self, connection: Connection, evening: Evening) -> None:
        """Under the evening's lock: everything is looked at once more."""
        now = [board for board in evening.boards if board.round == evening.round and board.second]
        if evening.status != "playing" or any(board.winner is None for board in now):
            return
        settings, lots = evening.settings, evening.lots
        if over_after(settings.format, len(lots), settings.rounds, evening.round, settings.players) or len(lots) - len(evening.gone) < 2:
            finish(connection, evening, self._house.now())
            return
        boards = paired(settings.format, lots, evening.games, evening.round + 1, evening.gone, settings.players)
        begin_round(connection, evening, boards, self._house.now())


def _round_secret(evening: Evening, board: Board) -> bytes:
    """The same dice at every table of a round; at a table that is played again, others."""
    return one_of_many(evening.secret, f"{board.round} {board.table_id}")


def _setup_for(settings: EveningSettings, players: int) -> dict[str, Any]:
    """The evening's setting for so many: at the last tables there may be one less."""
    if players == 2:
        return settings.setup
    built: dict[str, Any] = msgspec.to_builtins(find_game(settings.game).setup({**settings.setup, "players": players}))
    return built


def _winner(row: TableRow, board: Board) -> str:
    won = {seat.who for seat in row.seats if seat.won}
    if len(board.people) > 2:  # a bot that played for somebody who gave up, or whose time was over, wins for nobody
        there = {seat.who for seat in row.seats if seat.won and not seat.bot}
        return " ".join(str(place) for place, who in enumerate(board.people) if who in there)
    if (board.first in won and board.second in won) or not won:
        return "both"
    return "first" if board.first in won else "second"
