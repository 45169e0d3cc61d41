"""Tournaments that run themselves: rounds are paired, tables set and begun, results noted, each once, whichever node comes by first."""

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
from rollhouse.server.features.competitions.running import begin_table, checked_name, one_of_many, run_for_ever, set_table
from rollhouse.server.features.competitions.tournaments.pairing import over_after, paired
from rollhouse.server.features.competitions.tournaments.repository import (
    Board,
    Listed,
    Tournament,
    TournamentRepository,
    TournamentSettings,
    add_member,
    begin_round,
    call_off,
    claim_board,
    draw_lots,
    finish,
    note_winner,
    remove_member,
)
from rollhouse.server.features.competitions.tournaments.schemas import NewTournament
from rollhouse.server.store.rows import TableRow
from rollhouse.server.store.store import Store
from rollhouse.server.tables.manager import TableManager
from rollhouse.server.tables.setups import agreed_setup

__all__ = ["MOST_PEOPLE", "TournamentError", "TournamentService"]

MOST_PEOPLE = 64
_MOST_UNFINISHED = 5
_ID_BYTES = 10
_A_PAGE = 20
_DAY = 86_400.0
_LISTED = 14 * _DAY
"""Seconds for which a tournament is listed to which nobody comes."""
_log = logging.getLogger("rollhouse.tournaments")


class TournamentError(RollhouseError):
    """Somebody asked a tournament for what is not theirs to ask, or not now."""

    family = "tournament"
    status = 403
    statuses = {"tournament/unknown": 404}


class TournamentService:
    """Every tournament of the house."""

    def __init__(self, store: Store, house: TableManager) -> None:
        self.store = TournamentRepository(store)
        self._house = house

    async def run(self) -> None:
        """For ever."""
        await run_for_ever("the tournaments", self.process_due)

    # --- what people do -----------------------------------------------------------------------------------------------------------------

    async def make(self, host: str, criteria: NewTournament, *, limited: bool = True) -> str:
        """A new tournament; its id."""
        if limited and await self.store.unfinished(host) >= _MOST_UNFINISHED:
            raise TournamentError("tournament/too-many", value=str(_MOST_UNFINISHED))
        game = find_game(criteria.game)
        title = " ".join(criteria.title.split())
        if not title or not title.isprintable():
            raise TournamentError("tournament/title")
        if criteria.players > 2 and criteria.format != "swiss":
            raise TournamentError("tournament/two-only")
        setups = [
            agreed_setup(game, {**criteria.setup, "first": 0}, count) for count in range(2, criteria.players + 1)
        ]  # tables may be less full
        setup = msgspec.to_builtins(setups[0])
        settings = TournamentSettings(
            title, game.id, setup, criteria.format, criteria.clock, criteria.rounds, criteria.duplicate, criteria.public, criteria.players
        )
        name = draw("tournament", _ID_BYTES).hex()
        await self.store.create(name, host, settings, new_secret(), self._house.now())
        return name

    async def tournament(self, name: str) -> Tournament:
        """The tournament with this id; `tournament/unknown` if there is none."""
        found = await self.store.tournament(name) if name.isalnum() and name.isascii() else None
        if found is None:
            raise TournamentError("tournament/unknown", value=name[:40])
        return found

    async def listed(self, after: str = "") -> tuple[list[Listed], str]:
        """Tournaments that everybody may find and that are not over, a page of them; and what to ask for to see more."""
        return await self.store.listed(self._house.now() - _LISTED, _A_PAGE, after)

    async def join(self, name: str, user_id: str, called: str) -> None:
        """Take part, before it begins; whoever does already has another name."""

        def change(connection: Connection, tournament: Tournament) -> None:
            if tournament.status != "open":
                raise TournamentError("tournament/begun")
            others = [one for one in tournament.people if one.user_id != user_id]
            known = checked_name(called, (one.name for one in others))
            if len(others) >= MOST_PEOPLE:
                raise TournamentError("tournament/full", value=str(MOST_PEOPLE))
            lot = next((one.lot for one in tournament.people if one.user_id == user_id), 1 + max((one.lot for one in others), default=0))
            add_member(connection, tournament.id, user_id, known, lot, self._house.now())

        await self.store.change((await self.tournament(name)).id, change)

    async def leave(self, name: str, user_id: str, whom: str) -> None:
        """Take part no more; the host may send anybody away. A game that is played is played on."""

        def change(connection: Connection, tournament: Tournament) -> None:
            if user_id not in (whom, tournament.host):
                raise TournamentError("tournament/not-host")
            remove_member(connection, tournament, whom)

        await self.store.change((await self.tournament(name)).id, change)

    async def call_off(self, name: str, user_id: str) -> None:
        """The host may, as long as it has not begun; what has begun ends by itself."""

        def change(connection: Connection, tournament: Tournament) -> None:
            if tournament.host != user_id:
                raise TournamentError("tournament/not-host")
            if tournament.status != "open":
                raise TournamentError("tournament/begun")
            call_off(connection, tournament.id, self._house.now())

        await self.store.change((await self.tournament(name)).id, change)

    async def begin(self, name: str, user_id: str) -> None:
        """The host begins: lots are drawn, and the first round is paired."""
        found = await self.tournament(name)
        order = {one.user_id: draw(f"lot {one.user_id}", 8) for one in found.people}

        def change(connection: Connection, tournament: Tournament) -> None:
            if tournament.host != user_id:
                raise TournamentError("tournament/not-host")
            if tournament.status != "open":
                raise TournamentError("tournament/begun")
            if len(tournament.people) < 2:
                raise TournamentError("tournament/too-few")
            lots = sorted(tournament.lots, key=lambda one: order.get(one, b""))
            draw_lots(connection, tournament.id, lots)
            begin_round(
                connection,
                tournament,
                paired(tournament.settings.format, lots, [], 1, players=tournament.settings.players),
                self._house.now(),
            )

        await self.store.change(found.id, change)
        await self._go_on(found.id)

    # --- what happens by itself ---------------------------------------------------------------------------------------------------------

    async def process_due(self) -> None:
        """Every tournament that is going on, one step further where it can go."""
        for name in await self.store.playing():
            try:
                await self._go_on(name)
            except RollhouseError as error:
                _log.warning("%s does not go on: %s", name, error.code)

    async def purge(self, days: float) -> None:
        """Tournaments that never began go after so many days without anybody coming; 0 for never."""
        if days and (gone := await self.store.purge(self._house.now() - days * _DAY)):
            _log.info("%d tournaments were removed: nobody had come to them for %g days", gone, days)

    async def _go_on(self, name: str) -> None:
        tournament = await self.store.tournament(name)
        if tournament is None or tournament.status != "playing":
            return
        now = [board for board in tournament.boards if board.round == tournament.round and board.second]
        rows = await self.store.rows([board.table_id for board in now if board.table_id])
        for board in now:
            if board.winner is None:
                await self._see_to(tournament, board, rows.get(board.table_id))
        tournament = await self.tournament(name)
        now = [board for board in tournament.boards if board.round == tournament.round and board.second]
        if all(board.winner is not None for board in now):
            if tournament.settings.duplicate:  # nobody plays with these dice any more
                for board in now:
                    await self._house.publish_secret(board.table_id)
            await self.store.change(name, self._next_round)

    async def _see_to(self, tournament: Tournament, board: Board, row: TableRow | None) -> None:
        if not board.table_id:
            await self._open(tournament, board)
        elif row is None:  # it was taken away: nobody has lost
            await self._note(tournament, board, "both")
        elif row.status == "open":
            await begin_table(self._house, row.id, tournament.host)
        elif row.status == "over":
            winner = _winner(row, board)
            if winner == "both" and tournament.settings.format == "knock-out":
                await self._open(tournament, board)  # they play again
            else:
                await self._note(tournament, board, winner)

    async def _note(self, tournament: Tournament, board: Board, winner: str) -> None:
        await self.store.change(tournament.id, lambda connection, _: note_winner(connection, tournament.id, board, winner))

    async def _open(self, tournament: Tournament, board: Board) -> None:
        """The table of a board, once: whichever node stores it first."""
        settings = tournament.settings
        secret = _round_secret(tournament, board) if settings.duplicate else new_secret()
        opened = Opened(
            settings.game,
            _setup_for(settings, len(board.people)),
            Options(clock=settings.clock, help=False),
            tournament.host,
            commitment(secret),
            rules_version=find_game(settings.game).rules_version,
            scheme=SCHEME,
            withheld=settings.duplicate,
            tournament=tournament.id,
        )
        seated = [Sat(seat, user_id, tournament.name(user_id) or str(seat + 1)) for seat, user_id in enumerate(board.people)]

        def provided(connection: Connection, table: str) -> bool:
            return claim_board(connection, tournament.id, board, table)

        await set_table(self._house, opened, secret, seated, provided)

    def _next_round(self, connection: Connection, tournament: Tournament) -> None:
        """Under the tournament's lock: everything is looked at once more."""
        now = [board for board in tournament.boards if board.round == tournament.round and board.second]
        if tournament.status != "playing" or any(board.winner is None for board in now):
            return
        settings, lots = tournament.settings, tournament.lots
        if (
            over_after(settings.format, len(lots), settings.rounds, tournament.round, settings.players)
            or len(lots) - len(tournament.gone) < 2
        ):
            finish(connection, tournament, self._house.now())
            return
        boards = paired(settings.format, lots, tournament.games, tournament.round + 1, tournament.gone, settings.players)
        begin_round(connection, tournament, boards, self._house.now())


def _round_secret(tournament: Tournament, board: Board) -> bytes:
    """The same dice at every table of a round; at a table that is played again, others."""
    return one_of_many(tournament.secret, f"{board.round} {board.table_id}")


def _setup_for(settings: TournamentSettings, players: int) -> dict[str, Any]:
    """The tournament's setting for so many: at the last tables there may be one less."""
    if players == 2:
        return settings.setup
    built: dict[str, Any] = msgspec.to_builtins(find_game(settings.game).setup({**settings.setup, "players": players}))
    return built


def _winner(row: TableRow, board: Board) -> str:
    won = {seat.user_id for seat in row.seats if seat.won}
    if len(board.people) > 2:  # a bot that played for somebody who gave up, or whose time was over, wins for nobody
        there = {seat.user_id for seat in row.seats if seat.won and not seat.bot}
        return " ".join(str(place) for place, user_id in enumerate(board.people) if user_id in there)
    if (board.first in won and board.second in won) or not won:
        return "both"
    return "first" if board.first in won else "second"
