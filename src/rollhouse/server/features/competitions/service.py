"""Tournaments and duplicate matches: users create, join and leave them; then they run by themselves.

The rules of a competition say which steps are due, and the service carries them out. A table is created together with the claim to its
board, and every other step is stored only if the competition is still as the rules saw it. So each step happens once on any
number of nodes.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from typing import Any, TypeAlias

from sqlalchemy import Connection

from rollhouse.core.entropy import draw
from rollhouse.core.errors import RollhouseError
from rollhouse.core.registry import game as find_game
from rollhouse.play.entries import BotSat, Opened, Options, Sat
from rollhouse.play.fair import new_secret
from rollhouse.play.players import told_apart
from rollhouse.play.seats import TableError, checked_name
from rollhouse.server.clock import Clock
from rollhouse.server.features.competitions import steps
from rollhouse.server.features.competitions.competition import Board, Comparison, Ending, Kind, Member, Settings, TableResult
from rollhouse.server.features.competitions.divergence import divergence_of
from rollhouse.server.features.competitions.match_rules import MatchRules
from rollhouse.server.features.competitions.repository import (
    AnyCompetition,
    Change,
    CompetitionRepository,
    claim_table,
    delete_competitions,
    hand_over,
    load_competition,
    put_member,
    remove_member,
    save_step,
)
from rollhouse.server.features.competitions.rules import Rules, TableFacts
from rollhouse.server.features.competitions.schemas import MatchView, TournamentLine, TournamentView
from rollhouse.server.features.competitions.tournament_formats import FORMATS
from rollhouse.server.features.competitions.tournament_rules import TournamentRules
from rollhouse.server.features.competitions.views import finished_tables, match_view, tournament_view
from rollhouse.server.features.notifications.repository import Item
from rollhouse.server.features.notifications.schemas import ItemKind
from rollhouse.server.store.rows import TableRow
from rollhouse.server.store.store import Store
from rollhouse.server.tables.manager import TableManager
from rollhouse.server.tables.observers import SeatName, asked_name
from rollhouse.server.wire.messages import Begin, Resign
from rollhouse.server.workers.background_tasks import BackgroundTasks

RULES: dict[Kind, Rules[Any]] = {"tournament": TournamentRules(), "match": MatchRules()}
Notify: TypeAlias = Callable[[Collection[str], ItemKind, str, Item], Awaitable[None]]
"""Notifies users of an item, once for each key."""
_MAX_UNFINISHED_PER_USER = 5
_ID_BYTES = 10
_MAX_ANALYSED_USERS_PER_VIEW = 4
_PAGE_SIZE = 20
_LISTED_SECONDS = 14 * 86_400.0
"""How long a public tournament is listed after its last change."""
_log = logging.getLogger("rollhouse.competitions")


async def _notify_no_one(user_ids: Collection[str], kind: ItemKind, key: str, item: Item) -> None:
    """Send nothing."""


class CompetitionService:
    """All tournaments and duplicate matches.

    Args:
        store: The database.
        tables: The tables of this node.
        clock: The server's clock.
        request_analysis: Called with users whose games are shown, but not analysed yet.
        changed: Called with the id of a competition after it has changed.
        seat_name: As for tables (`TableObservers`).
        notify: Called when a round starts and when a competition ends.

    """

    def __init__(
        self,
        store: Store,
        tables: TableManager,
        clock: Clock,
        *,
        request_analysis: Callable[[str], object] = lambda user_id: None,
        changed: Callable[[str], None] = lambda competition_id: None,
        seat_name: SeatName = asked_name,
        notify: Notify = _notify_no_one,
    ) -> None:
        self.repository = CompetitionRepository(store, changed)
        self._changed = changed
        self._store = store
        self._tables = tables
        self._clock = clock
        self._request_analysis = request_analysis
        self._seat_name = seat_name
        self._notify = notify
        self._advancing = BackgroundTasks()

    # --- requests -----------------------------------------------------------------------------------------------------------------------

    async def create(self, kind: Kind, host: str, settings: Settings, *, limited: bool = True) -> str:
        """Create a competition and return its id. Dice that tables share are fixed from now on."""
        rules = RULES[kind]
        if limited and await self.repository.unfinished(kind, host) >= _MAX_UNFINISHED_PER_USER:
            raise rules.error("too-many", value=str(_MAX_UNFINISHED_PER_USER))
        competition_id = draw(kind, _ID_BYTES).hex()
        await self.repository.create(kind, competition_id, host, rules.checked(settings), new_secret(), self._clock.now())
        return competition_id

    async def get(self, kind: Kind, competition_id: str) -> AnyCompetition:
        """The competition of this kind with this id, with its next round if that is overdue."""
        known = competition_id.isalnum() and competition_id.isascii()
        competition = await self.repository.get(competition_id) if known else None
        if competition is None or competition.kind != kind:
            raise RULES[kind].error("unknown", value=ascii(competition_id)[:40])
        if competition.next_round_at is not None and competition.next_round_at <= self._clock.now():
            await self._try_to_advance(competition_id)
            return await self.repository.get(competition_id) or competition
        return competition

    async def tournament_view(self, competition_id: str, you: str) -> TournamentView:
        """The tournament as the user with this id sees it."""
        return tournament_view(await self.get("tournament", competition_id), you)

    async def match_view(self, competition_id: str, you: str) -> MatchView:
        """The match as the user with this id sees it. Games that are not analysed yet are analysed because it is looked at."""
        match = await self.get("match", competition_id)
        tables = finished_tables(match)
        performances = await self.repository.performances(tables) if tables else []
        waiting = [performance.user_id for performance in performances if not performance.analysed]
        for user_id in waiting[:_MAX_ANALYSED_USERS_PER_VIEW]:
            self._request_analysis(user_id)
        return match_view(match, you, performances, self._clock.now())

    async def public_tournaments(self, after: str = "") -> tuple[list[TournamentLine], str]:
        """A page of the public tournaments that are not over, and the cursor of the next page."""
        return await self.repository.public_tournaments(self._clock.now() - _LISTED_SECONDS, _PAGE_SIZE, after)

    async def join(self, kind: Kind, competition_id: str, user_id: str, name: str, slot: int = 0) -> None:
        """Make a user a member of an open competition, or of a Swiss tournament that goes on. A member changes their name or slot.

        Raises `people/blocked` where the user and the host, or another player of a match, have blocked each other.
        """
        seen = await self.get(kind, competition_id)
        others = {seen.host, *(member.user_id for member in seen.members if kind == "match")} - {"", user_id}
        own = await self._seat_name(user_id, others, name)

        def change(connection: Connection, competition: AnyCompetition) -> None:
            taken = [member.name for member in competition.members if member.user_id != user_id]
            # A user whose name is given can't choose another if it is taken.
            called = name if own == name else told_apart([*taken, own])[-1]
            member, now = RULES[kind].joined(competition, user_id, checked_name(called, taken), slot), self._clock.now()
            put_member(connection, competition, member._replace(joined=member.joined or now), now)

        await self._change(kind, competition_id, change)

    async def sit_out(self, competition_id: str, user_id: str, *, sits_out: bool) -> None:
        """Say whether a member of a Swiss tournament is paired from the next round on; rounds that they sit out give no points."""

        def change(connection: Connection, competition: AnyCompetition) -> None:
            if competition.status == "over" or not FORMATS[competition.settings.format].allows_absence:
                raise RULES["tournament"].error("over" if competition.status == "over" else "swiss-only")
            member = self._member(competition, user_id)
            put_member(connection, competition, member._replace(sits_out=sits_out), self._clock.now())

        await self._change("tournament", competition_id, change)

    async def set_cohost(self, competition_id: str, host: str, user_id: str, *, cohost: bool) -> None:
        """Let a member do what the host may, or no longer; only the host decides that."""

        def change(connection: Connection, competition: AnyCompetition) -> None:
            if competition.host != host:
                raise RULES["tournament"].error("not-host")
            put_member(connection, competition, self._member(competition, user_id)._replace(cohost=cohost), self._clock.now())

        await self._change("tournament", competition_id, change)

    async def hand_over(self, kind: Kind, competition_id: str, host: str | None, user_id: str) -> None:
        """Make a member the host, as the host; None for the admin."""

        def change(connection: Connection, competition: AnyCompetition) -> None:
            if host is not None and competition.host != host:
                raise RULES[kind].error("not-host")
            hand_over(connection, competition, self._member(competition, user_id).user_id)

        await self._change(kind, competition_id, change)

    async def ready(self, kind: Kind, competition_id: str, user_id: str, *, ready: bool) -> None:
        """Say whether a member is ready for the next round, which starts when all are."""

        def change(connection: Connection, competition: AnyCompetition) -> None:
            member = self._member(competition, user_id)
            if competition.status == "open" or competition.next_round_at is not None:
                put_member(connection, competition, member._replace(ready=ready), self._clock.now())

        await self._change(kind, competition_id, change)

    async def leave(self, kind: Kind, competition_id: str, user_id: str) -> None:
        """Leave. Before the start the place is free again; after it the member is not paired any more, or gives the match up."""

        def change(connection: Connection, competition: AnyCompetition) -> None:
            if competition.status == "over":
                raise RULES[kind].error("over")
            remove_member(connection, competition, self._member(competition, user_id))

        await self._change(kind, competition_id, change)

    async def remove(self, kind: Kind, competition_id: str, host: str, user_id: str) -> None:
        """Remove a member, as the host. A match that has started keeps its players."""

        def change(connection: Connection, competition: AnyCompetition) -> None:
            self._check_host(competition, host)
            if kind == "match":
                self._check_open(competition)
            if (member := competition.member(user_id)) is not None:
                remove_member(connection, competition, member)

        await self._change(kind, competition_id, change)

    async def cancel(self, kind: Kind, competition_id: str, user_id: str | None) -> None:
        """Cancel an open competition, as the host; None for the admin, who may also cancel a running one: its games end.

        Of an open match nothing is left; the page of any other competition says that it is over.
        """
        seen = await self.get(kind, competition_id)

        def change(connection: Connection, competition: AnyCompetition) -> None:
            self._check_host(competition, user_id)
            if user_id is not None:
                self._check_open(competition)
            if competition.status == "over":
                raise RULES[kind].error("over")
            if kind == "match" and competition.status == "open":
                delete_competitions(connection, [competition.id])
            else:
                save_step(connection, competition, steps.Finish(), self._clock.now())

        await self.repository.change(seen.id, change)
        if seen.kind == "tournament":
            await self._notify_of_end(seen, without=user_id or "")
        for board in seen.boards_of(seen.round):
            if board.table_id:
                with suppress(TableError):  # the table was removed, or its game is over
                    await self._tables.end(board.table_id)
                with suppress(TableError):
                    await self._tables.publish_secret(board.table_id)

    async def start(self, kind: Kind, competition_id: str, user_id: str) -> None:
        """Start an open competition, as the host: lots are drawn, and the first round is paired."""

        def change(connection: Connection, competition: AnyCompetition) -> None:
            self._check_host(competition, user_id)
            self._check_open(competition)
            if len(competition.members) < 2:
                raise RULES[kind].error("too-few")
            drawn = sorted(competition.members, key=lambda member: draw(f"lot {member.user_id}", 8))
            members = tuple(member._replace(slot=slot) for slot, member in enumerate(drawn))
            for member in members:
                put_member(connection, competition, member, self._clock.now())
            self._start_round(connection, competition._replace(members=members))

        await self._change(kind, competition_id, change)

    async def _change(self, kind: Kind, competition_id: str, change: Change) -> None:
        """Change a competition, start it where it starts by itself, and carry out what is due then."""

        def work(connection: Connection, competition: AnyCompetition) -> None:
            change(connection, competition)
            changed = load_competition(connection, competition.id)
            if changed is not None and changed.status == "open" and RULES[kind].starts_by_itself(changed):
                self._start_round(connection, changed)

        await self.repository.change((await self.get(kind, competition_id)).id, work)
        await self._try_to_advance(competition_id)

    def _start_round(self, connection: Connection, competition: AnyCompetition) -> None:
        save_step(connection, competition, steps.StartRound(RULES[competition.kind].next_round(competition)), self._clock.now())

    @staticmethod
    def _check_open(competition: AnyCompetition) -> None:
        if competition.status != "open":
            raise RULES[competition.kind].error("begun")

    @staticmethod
    def _check_host(competition: AnyCompetition, user_id: str | None) -> None:
        if user_id is not None and not competition.is_host(user_id):
            raise RULES[competition.kind].error("not-host")

    @staticmethod
    def _member(competition: AnyCompetition, user_id: str) -> Member:
        member = competition.member(user_id)
        if member is None:
            raise RULES[competition.kind].error("not-yours")
        return member

    # --- steps --------------------------------------------------------------------------------------------------------------------------

    def on_game_ended(self, table_id: str) -> None:
        """Advance the competition to which a finished table belongs, if there is one."""
        self._advancing.start(self._advance_table(table_id))

    async def process_due(self) -> None:
        """Advance every competition that is being played: breaks end, and steps that failed are tried again."""
        for competition_id in await self.repository.playing():
            await self._try_to_advance(competition_id)

    async def close(self) -> None:
        """Wait for the steps that are being carried out."""
        await self._advancing.finish()

    async def _advance_table(self, table_id: str) -> None:
        with suppress(RollhouseError):  # the store is away: `process_due` finds it later
            competition_id = await self.repository.of_table(table_id)
            if competition_id is not None:
                await self._try_to_advance(competition_id)

    async def _try_to_advance(self, competition_id: str) -> None:
        try:
            await self._advance(competition_id)
        except RollhouseError as error:  # `process_due` tries again
            _log.warning("competition could not advance", extra={"competition_id": competition_id, "code": error.code})

    async def _advance(self, competition_id: str) -> None:
        """Carry out the steps that are due, and those that are due then, until the competition waits."""
        before: tuple[AnyCompetition, list[steps.Step]] | None = None
        while (competition := await self.repository.get(competition_id)) is not None and competition.status == "playing":
            due = RULES[competition.kind].next_steps(competition, await self._facts(competition), self._clock.now())
            if not due or (competition, due) == before:
                return
            before = competition, due
            changes = [left for step in due if (left := await self._carry_out(competition, step)) is not None]
            await self._save(competition, changes)
            if steps.Finish() in changes:
                await self._notify_of_end(competition)

    async def _notify_of_end(self, competition: AnyCompetition, *, without: str = "") -> None:
        members = [member.user_id for member in competition.members if not member.gone and member.user_id not in ("", without)]
        await self._notify(members, "result", competition.id, _item(competition, f"/{competition.kind}/{competition.id}"))

    async def _save(self, seen: AnyCompetition, changes: Sequence[steps.Step]) -> None:
        """Store steps, unless the competition has changed since the rules saw it: then they look at it again."""

        def change(connection: Connection, competition: AnyCompetition) -> None:
            if competition == seen:
                for step in changes:
                    save_step(connection, competition, step, self._clock.now())

        if changes:
            await self.repository.change(seen.id, change)

    async def _carry_out(self, competition: AnyCompetition, step: steps.Step) -> steps.Step | None:
        """Do what a step asks for at tables, and return what is left of it to be stored."""
        match step:
            case steps.OpenTable():
                await self._open_table(competition, step.board)
            case steps.BeginTable():
                await self._begin_table(competition, step.board, step.board.table_id)
            case steps.ResignSeat():
                with suppress(TableError):  # the game is over by now
                    await self._tables.execute(step.board.table_id, step.board.players[step.seat], Resign(seat=step.seat))
            case steps.RevealDice():
                for board in step.boards:
                    with suppress(TableError):  # the table was removed
                        await self._tables.publish_secret(board.table_id)
            case steps.CompareTables():
                return steps.RecordComparison(step.boards, await self._compared(step.boards))
            case _:
                return step
        return None

    async def _open_table(self, competition: AnyCompetition, board: Board) -> None:
        """Create the table of a board, unless another node has done so, and begin its game. Absent players lose on time."""
        rules, settings = RULES[competition.kind], competition.settings
        shared = rules.dice_secret(competition, board)
        secret = shared or new_secret()
        opened = Opened.with_secret(
            find_game(settings.game),
            rules.table_setup(settings, len(board.players)),
            Options(clock=settings.clock, help=False, chat=competition.kind == "tournament"),
            rules.table_host(competition, board),
            secret,
            withheld=shared is not None,
            tournament=competition.id if competition.kind == "tournament" else "",
            match=competition.id if competition.kind == "match" else "",
        )
        names = told_apart([competition.name(user_id) or str(seat + 1) for seat, user_id in enumerate(board.players)])
        seated = [Sat(seat, user_id, names[seat]) if user_id else BotSat(seat, settings.bot) for seat, user_id in enumerate(board.players)]
        table_id = await self._tables.open(
            opened, secret, *seated, provided=lambda connection, table_id: claim_table(connection, competition, board, table_id)
        )
        if table_id:
            await self._begin_table(competition, board, table_id)
            self._changed(competition.id)
            item = _item(competition, f"/t/{table_id}", board.round)
            await self._notify([user_id for user_id in board.players if user_id], "round", f"{competition.id} {board.round}", item)

    async def _begin_table(self, competition: AnyCompetition, board: Board, table_id: str) -> None:
        with suppress(TableError):  # another node has begun it
            await self._tables.execute(table_id, RULES[competition.kind].table_host(competition, board), Begin())

    async def _compared(self, boards: Sequence[Board]) -> Comparison:
        """The comparison of two finished tables, whose dice become public."""
        records = []
        for board in boards:
            with suppress(TableError):  # the table was removed
                await self._tables.publish_secret(board.table_id)
                async with self._tables.locked(board.table_id) as table:
                    records.append(table.session.record())
        return Comparison(await asyncio.to_thread(divergence_of, *records) if len(records) == 2 else None)

    async def _facts(self, competition: AnyCompetition) -> dict[str, TableFacts]:
        """The tables of the current round whose results are not stored, by id."""
        boards = [board for board in competition.boards_of(competition.round) if board.table_id and board.result is None]
        rows = await self._store.tables_with([board.table_id for board in boards])
        return {
            board.table_id: TableFacts(row.status, await self._result(competition, board, row) if row.status == "over" else None)
            for board in boards
            if (row := rows.get(board.table_id)) is not None
        }

    async def _result(self, competition: AnyCompetition, board: Board, row: TableRow) -> TableResult:
        """The result of a finished table. Only matches need the scores, which are in the table itself."""
        winners = _winners(row, board)
        async with self._tables.locked(row.id) as table:
            session = table.session
        if competition.kind == "tournament":
            allows_absence = FORMATS[competition.settings.format].allows_absence
            return TableResult(winners, absent=session.absent_seats() if allows_absence else ())
        ending: Ending = "played"
        for seat in session.seats:
            if seat.resigned:
                ending = "time" if seat.lapsed else "gave-up"
        return TableResult(winners, tuple(session.game.position(session.state).scores), ending)


def _item(competition: AnyCompetition, path: str, round_number: int = 0) -> Item:
    title = competition.settings.title if competition.kind == "tournament" else ""
    return Item(path, game=competition.settings.game, title=title, round=round_number)


def _winners(row: TableRow, board: Board) -> tuple[int, ...]:
    """The seats that won. At a larger table a bot that played on for a member wins for no one; a game of two without a winner is drawn."""
    won = tuple(seat for seat, line in enumerate(row.seats) if line.won)
    if len(board.players) > 2:
        return tuple(seat for seat in won if not row.seats[seat].bot)
    return won or (0, 1)
