"""Duplicate matches that run themselves: boards begin, tables are set, results compared, each once, whichever node comes by first."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

import msgspec
from sqlalchemy import Connection

from rollhouse.core.entropy import draw
from rollhouse.core.errors import RollhouseError
from rollhouse.core.registry import game as find_game
from rollhouse.play.bots import check_bot
from rollhouse.play.entries import BotSat, Entry, Opened, Options, Sat
from rollhouse.play.fair import SCHEME, commitment, new_secret
from rollhouse.play.seats import TableError
from rollhouse.play.session import Session
from rollhouse.server.features.competitions.matches.divergence import parting_of
from rollhouse.server.features.competitions.matches.repository import (
    Board,
    Match,
    MatchRepository,
    MatchSettings,
    Member,
    begin_board,
    claim_table,
    finish,
    note_parting,
    note_result,
    put_member,
    remove_member,
    rest_until,
    say_ready,
)
from rollhouse.server.features.competitions.matches.results import Ending, TableResult
from rollhouse.server.features.competitions.matches.schemas import NewMatch
from rollhouse.server.features.competitions.matches.slots import BOT_PLACE, BOTS, places, seats_of
from rollhouse.server.features.competitions.running import begin_table, checked_name, one_of_many, run_for_ever, set_table
from rollhouse.server.store.rows import TableRow
from rollhouse.server.store.store import Store
from rollhouse.server.tables.manager import TableManager
from rollhouse.server.tables.setups import agreed_setup
from rollhouse.server.wire.messages import Resign

__all__ = ["REST", "MatchError", "MatchService", "board_secret"]

REST = 120.0
"""Seconds between two boards, unless everybody is ready sooner. Where people have days for a move there are none."""
_MOST_UNFINISHED = 5
_ID_BYTES = 10
_log = logging.getLogger("rollhouse.matches")


class MatchError(RollhouseError):
    """Somebody asked a match for what is not theirs to ask, or not now."""

    family = "match"
    status = 403
    statuses = {"match/unknown": 404, "match/bot": 400}


class MatchService:
    """Every duplicate match of the house."""

    def __init__(self, store: Store, house: TableManager) -> None:
        self.store = MatchRepository(store)
        self._house = house

    async def run(self) -> None:
        """For ever."""
        await run_for_ever("the matches", self.process_due)

    # --- what people do -----------------------------------------------------------------------------------------------------------------

    async def make(self, host: str, criteria: NewMatch, *, limited: bool = True) -> str:
        """A new match; its id. Its dice are fixed from now on."""
        if limited and await self.store.unfinished(host) >= _MOST_UNFINISHED:
            raise MatchError("match/too-many", value=str(_MOST_UNFINISHED))
        game = find_game(criteria.game)
        if criteria.form == "duel":
            check_bot(game, criteria.bot, programs="never")
            if criteria.bot not in BOTS:
                raise MatchError("match/bot", value=criteria.bot[:40], expected=BOTS)
        setup = msgspec.to_builtins(agreed_setup(game, {**criteria.setup, "first": 0}, 2))
        bot = criteria.bot if criteria.form == "duel" else ""
        settings = MatchSettings(criteria.form, game.id, setup, criteria.clock, criteria.boards, bot)
        name = draw("match", _ID_BYTES).hex()
        await self.store.create(name, host, settings, new_secret(), self._house.now())
        return name

    async def match(self, name: str) -> Match:
        """The match with this id; `match/unknown` if there is none."""
        found = await self.store.match(name) if name.isalnum() and name.isascii() else None
        if found is None:
            raise MatchError("match/unknown", value=ascii(name)[:40])
        return found

    async def looked_at(self, name: str) -> Match:
        """The match, one step further where it can go: whoever waits for it need not wait for the house to come by."""
        match = await self.match(name)
        if match.status == "playing":
            with suppress(RollhouseError):  # the house tries again, and says so
                await self._go_on(match.id)
            match = await self.match(name)
        return match

    async def join(self, name: str, user_id: str, place: int, called: str) -> None:
        """Take a free place before it begins, or another one than before. Where people have days for a move, nobody needs to be ready."""

        def change(connection: Connection, match: Match) -> None:
            if match.status != "open":
                raise MatchError("match/begun")
            others = [one for one in match.people if one.user_id != user_id]
            if place >= places(match.settings.form) or any(one.place == place for one in others):
                raise MatchError("match/place-taken", value=str(place + 1))
            known = checked_name(called, (one.name for one in others))
            member = Member(place, user_id, known, match.settings.clock.correspondence, gone=False)
            put_member(connection, match, member)
            self._begin_if_ready(connection, match._replace(people=[*others, member]))

        await self._change(name, change)

    async def ready(self, name: str, user_id: str, *, ready: bool) -> None:
        """Say that the next board may begin, or not yet. With the last one's word it begins."""

        def change(connection: Connection, match: Match) -> None:
            mine = _own(match, user_id)
            if match.status == "over" or (match.status == "playing" and match.rests_until is None):
                return  # it has begun; or there is none any more
            say_ready(connection, match, mine, ready=ready)
            people = [one._replace(ready=ready) if one is mine else one for one in match.people]
            self._begin_if_ready(connection, match._replace(people=people))

        await self._change(name, change)

    async def leave(self, name: str, user_id: str) -> None:
        """Leave one's place before it begins; then, give the match up for one's side."""

        def change(connection: Connection, match: Match) -> None:
            if match.status == "over":
                raise MatchError("match/over")
            remove_member(connection, match, _own(match, user_id))

        await self._change(name, change)

    async def remove(self, name: str, user_id: str, place: int) -> None:
        """The host clears a place before it begins."""

        def change(connection: Connection, match: Match) -> None:
            _host_only(match, user_id)
            if match.status != "open":
                raise MatchError("match/begun")
            for one in match.people:
                if one.place == place:
                    remove_member(connection, match, one)

        await self._change(name, change)

    async def call_off(self, name: str, user_id: str) -> None:
        """The host calls it off, before it begins."""
        match = await self.match(name)
        _host_only(match, user_id)
        if match.status != "open":
            raise MatchError("match/begun")
        await self.store.remove(match.id)

    async def _change(self, name: str, change: Callable[[Connection, Match], None]) -> None:
        match = await self.match(name)
        await self.store.change(match.id, change)
        await self._go_on(match.id)

    def _begin_if_ready(self, connection: Connection, match: Match) -> None:
        if match.all_ready and match.given_up is None:
            begin_board(connection, match, self._house.now())

    # --- what happens by itself ---------------------------------------------------------------------------------------------------------

    async def process_due(self) -> None:
        """Every match that is going on, one step further where it can go."""
        for name in await self.store.playing():
            try:
                await self._go_on(name)
            except RollhouseError as error:
                _log.warning("%s does not go on: %s", name, error.code)

    async def _go_on(self, name: str) -> None:
        match = await self.store.match(name)
        if match is None or match.status != "playing":
            return
        board = match.boards[-1]
        if board.finished is None:
            rows = await self.store.rows([table for table in board.tables if table])
            for table in (0, 1):
                if board.results[table] is None:
                    await self._see_to(match, board, table, rows.get(board.tables[table]))
            match = await self.match(name)
            board = match.boards[-1]
        if board.finished is None:
            return
        if not board.compared:
            await self._compare(match, board)
        elif match.rests_until is not None and not self._rested(match):
            return
        await self.store.change(name, self._next)

    def _rested(self, match: Match) -> bool:
        """Whether a match between two boards goes on."""
        until = match.rests_until
        return match.all_ready or match.given_up is not None or (until is not None and until <= self._house.now())

    async def _see_to(self, match: Match, board: Board, table: int, row: TableRow | None) -> None:
        """One of the two tables of a board: it is set, begun, given up for those who have gone, and its result noted."""
        if not board.tables[table]:
            await self._open(match, board, table)
        elif row is None:  # it was taken away: nobody has won
            await self._note(match, board, table, TableResult((0, 1), (0, 0), "gone"))
        elif row.status == "open":
            await begin_table(self._house, row.id, row.host)
        elif row.status == "over":
            async with self._house.locked(row.id) as live:
                result = _result(live.session)
            await self._note(match, board, table, result)
        elif match.given_up is not None:
            await self._give_up(match, board, table)

    async def _give_up(self, match: Match, board: Board, table: int) -> None:
        """Whoever has gone gives up where they sit; where nobody of them sits, people play on if they like."""
        gone = {one.place: one.user_id for one in match.people if one.gone}
        for seat, place in enumerate(seats_of(match.settings.form, board.number)[table]):
            if place in gone:
                try:
                    await self._house.execute(board.tables[table], gone[place], Resign(seat=seat))
                except TableError:  # it is over by now
                    return

    async def _note(self, match: Match, board: Board, table: int, result: TableResult) -> None:
        await self.store.change(match.id, lambda connection, _: note_result(connection, match.id, board, table, result))

    async def _open(self, match: Match, board: Board, table: int) -> None:
        settings, secret = match.settings, board_secret(match, board.number)
        names = {one.place: one for one in match.people}
        seated: list[Entry] = []
        for seat, place in enumerate(seats_of(settings.form, board.number)[table]):
            seated.append(BotSat(seat, settings.bot) if place == BOT_PLACE else Sat(seat, names[place].user_id, names[place].name))
        opened = Opened(
            settings.game,
            settings.setup,
            Options(clock=settings.clock, help=False, chat=False),
            next(one.user_id for one in seated if isinstance(one, Sat)),
            commitment(secret),
            rules_version=find_game(settings.game).rules_version,
            scheme=SCHEME,
            withheld=True,
            match=match.id,
        )

        def claim(connection: Connection, name: str) -> bool:
            return claim_table(connection, match.id, board, table, name)

        await set_table(self._house, opened, secret, seated, claim)

    async def _compare(self, match: Match, board: Board) -> None:
        """Both tables are over: nobody plays with these dice any more, and where they parted can be told."""
        records = []
        for table in board.tables:
            try:
                await self._house.publish_secret(table)
                async with self._house.locked(table) as live:
                    records.append(live.session.record())
            except TableError:  # it was taken away
                continue
        divergence = await asyncio.to_thread(parting_of, *records) if len(records) == 2 else None
        await self.store.change(match.id, lambda connection, _: note_parting(connection, match.id, board, divergence))

    def _next(self, connection: Connection, match: Match) -> None:
        """Under the match's lock: everything is looked at once more."""
        now, board = self._house.now(), match.boards[-1]
        if match.status != "playing" or not board.compared:
            return
        if len(match.boards) >= match.settings.boards or match.given_up is not None:
            finish(connection, match, now)
        elif match.rests_until is None:
            rest_until(connection, match, now if match.settings.clock.correspondence else now + REST, now)
        elif self._rested(match):
            begin_board(connection, match, now)


def board_secret(match: Match, board: int) -> bytes:
    """What the dice of a board are made from, at both tables."""
    return one_of_many(match.secret, f"{match.id} board {board}")


def _own(match: Match, user_id: str) -> Member:
    mine = match.member(user_id)
    if mine is None:
        raise MatchError("match/not-yours")
    return mine


def _host_only(match: Match, user_id: str) -> None:
    if match.host != user_id:
        raise MatchError("match/not-host")


def _result(session: Session) -> TableResult:
    """How a game ended that is over."""
    assert session.ended is not None
    ending: Ending = "played"
    for one in session.seats:
        if one.resigned:
            ending = "time" if one.lapsed else "gave-up"
    return TableResult(session.ended.winners or (0, 1), tuple(session.game.position(session.state).scores), ending)
