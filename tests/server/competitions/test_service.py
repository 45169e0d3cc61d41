"""Tournaments and matches run by themselves on two nodes: each table is created once, and each result is counted once."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection

from rollhouse.core.errors import RollhouseError
from rollhouse.core.registry import game as find_game
from rollhouse.play.entries import Clock
from rollhouse.play.fair import commitment, verify
from rollhouse.server.clock import Clock as ServerClock
from rollhouse.server.features.competitions.competition import Board, Kind, TableResult
from rollhouse.server.features.competitions.match_rules import BREAK_SECONDS, board_secret, finished_scores, forfeited_team
from rollhouse.server.features.competitions.match_scoring import Form, match_score, slots
from rollhouse.server.features.competitions.repository import AnyCompetition
from rollhouse.server.features.competitions.schemas import MatchSettings, TournamentSettings
from rollhouse.server.features.competitions.service import CompetitionService, _winners
from rollhouse.server.features.competitions.tournament_formats import FormatName
from rollhouse.server.features.competitions.tournament_rules import standings_of
from rollhouse.server.features.competitions.views import match_view
from rollhouse.server.store.erasure import erase_users
from rollhouse.server.store.store import Store
from rollhouse.server.tables.bots import Answer, BotWorkers
from rollhouse.server.tables.manager import TableManager
from rollhouse.server.wire.messages import Play, Resign, Roll
from rollhouse.server.workers.fair_semaphore import ANY_REQUESTER, Priority

DAY = 86_400.0
FAST, CORRESPONDENCE = Clock("game", 600, 5), Clock("move", 86_400)


class SkippingBots(BotWorkers):
    """Bots that skip whenever they may, without thinking."""

    async def answer(self, game: str, bot: str, state: str, seed: int, ply: int, priority: Priority = ANY_REQUESTER) -> Answer:
        rules = find_game(game)
        moves = [str(move) for move in rules.legal(rules.decode(state))]
        return Answer("skip" if "skip" in moves else moves[0], None)


class SetClock(ServerClock):
    """A clock that is set by hand."""

    time = 1000.0

    def now(self) -> float:
        return self.time


class Club:
    """Two nodes on one database, and a competition."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.clock = SetClock()
        self.tables = [TableManager(store, SkippingBots(1), lambda frame, channel: None, alone=False, now=self.clock.now) for _ in range(2)]
        self.nodes = [CompetitionService(store, tables, self.clock) for tables in self.tables]
        self.id = ""
        self.kind: Kind = "tournament"

    async def tournament(self, members: str, format: FormatName = "swiss", **more: Any) -> AnyCompetition:  # noqa: A002  # the field's name
        """A tournament that has started."""
        settings = TournamentSettings(title="Friday", game="dicy-cards", format=format, clock=FAST, setup={"target": 20}, **more)
        self.kind, self.id = "tournament", await self.nodes[0].create("tournament", "host", settings)
        for user_id in members:
            await self.nodes[1].join("tournament", self.id, user_id, f"P {user_id}")
        await self.nodes[1].start("tournament", self.id, "host")
        return await self.settle()

    async def match(self, form: Form, boards: Any = 1) -> AnyCompetition:
        """A match that has started; the user ids are the slots."""
        settings = MatchSettings(form=form, game="dicy-cards", clock=FAST, setup={"target": 20}, boards=boards)
        self.kind, self.id = "match", await self.nodes[0].create("match", "host", settings)
        for slot in range(slots(form)):
            await self.nodes[1].join("match", self.id, str(slot), f"P {slot}", slot)
        return await self.ready()

    async def ready(self) -> AnyCompetition:
        for member in (await self.now()).members:
            await self.nodes[member.slot % 2].ready("match", self.id, member.user_id, ready=True)
        return await self.settle()

    async def now(self) -> AnyCompetition:
        return await self.nodes[0].get(self.kind, self.id)

    async def settle(self) -> AnyCompetition:
        """Both nodes process what is due, at the same time and again, until nothing changes."""
        before = None
        while (now := await self.now()) != before:
            before = now
            await asyncio.gather(*(node.process_due() for node in self.nodes))
        return now

    async def resign(self, user_id: str) -> None:
        """The user resigns the game that they play now."""
        board = next(board for board in (await self.now()).boards if user_id in board.players and board.has_table and board.result is None)
        await self.tables[0].execute(board.table_id, user_id, Resign(seat=board.players.index(user_id)))

    async def win(self, board: Board, user_id: str) -> None:
        """The other players of a board resign."""
        for other in board.players:
            if other != user_id:
                await self.resign(other)

    async def rolls(self, board: Board) -> list[str]:
        """The dice after each of two players has rolled and skipped once."""
        for _ in range(2):
            session = (await self.tables[0].load(board.table_id)).session
            seat = session.roll_due()
            assert seat is not None
            version = await self.tables[0].execute(board.table_id, session.seats[seat].user_id, Roll(at=session.version))
            await self.tables[0].execute(board.table_id, session.seats[seat].user_id, Play(move="skip", at=version))
        moves = (await self.tables[0].load(board.table_id)).session.record().moves
        return [move for move in moves if move.startswith("roll")]

    async def check_seated(self, board: Board) -> None:
        session = (await self.tables[1].load(board.table_id)).session
        assert (session.status, tuple(seat.user_id for seat in session.seats)) == ("playing", board.players)


@pytest.fixture
async def club(store: Store) -> AsyncIterator[Club]:
    made = Club(store)
    yield made
    for node in made.nodes:
        await node.close()
    for tables in made.tables:
        await tables.close()


@pytest.mark.parametrize("format", ["swiss", "round-robin", "knock-out"])
async def test_a_tournament_runs_by_itself_and_each_table_is_created_once(club: Club, format: FormatName) -> None:  # noqa: A002  # as there
    tournament, rounds = await club.tournament("abcde", format), 0
    while tournament.status == "playing":
        rounds += 1
        boards = tournament.boards_of(rounds)
        seated = [user_id for board in boards for user_id in board.players]
        assert (tournament.round, len(seated)) == (rounds, len(set(seated)))
        for board in boards:
            if board.has_table:
                await club.check_seated(board)
                await club.win(board, min(board.players))
        tournament = await club.settle()
    assert rounds == {"swiss": 3, "round-robin": 5, "knock-out": 3}[format]
    tables = Counter(board.table_id for board in tournament.boards if board.has_table)
    assert set(tables.values()) == {1}
    assert sorted(await club.store.all_tables()) == sorted(tables), "no other table was created"
    standings = standings_of(tournament)
    assert standings[0].points == next(line.points for line in standings if line.user_id == "a"), "a player who wins every game leads"


async def test_a_finished_table_advances_its_tournament(club: Club) -> None:
    (board,) = (await club.tournament("ab")).boards
    await club.resign(board.players[0])
    club.nodes[1].on_table_ended("of no competition")
    club.nodes[1].on_table_ended(board.table_id)
    await club.nodes[1].close()
    tournament = await club.now()
    assert (tournament.status, tournament.boards[0].won) == ("over", board.players[1:])


async def test_at_a_table_of_three_a_bot_that_stands_in_wins_for_no_one(club: Club) -> None:
    (board,) = (await club.tournament("abc", players=3)).boards
    await club.check_seated(board)
    await club.win(board, board.players[0])
    tournament = await club.settle()
    assert (tournament.status, tournament.boards[0].won) == ("over", board.players[:1])
    row = await club.store.table(board.table_id)
    assert row is not None
    stood_in = msgspec.structs.replace(row, seats=tuple(msgspec.structs.replace(seat, bot="greedy", won=True) for seat in row.seats))
    assert _winners(stood_in, board) == ()


async def test_tables_with_the_same_dice_keep_them_secret_until_the_round_is_over(club: Club) -> None:
    one, other = (await club.tournament("abcd", rounds=1, duplicate=True)).boards
    rolls = await club.rolls(one)
    assert rolls == await club.rolls(other)
    assert len(rolls) >= 2
    await club.win(one, one.players[0])
    await club.settle()
    ended = (await club.tables[0].load(one.table_id)).session.ended
    assert ended is not None
    assert ended.secret == "", "the other table still plays with them"
    await club.win(other, other.players[0])
    assert (await club.settle()).status == "over"
    for board in (one, other):
        async with club.tables[1].locked(board.table_id) as live:
            assert live.session.ended is not None
            assert live.session.ended.secret == live.secret.hex()
            assert verify(live.session.record()).derived > 0


async def test_the_public_list_has_pages_and_drops_abandoned_tournaments(club: Club) -> None:
    node = club.nodes[0]

    def settings(title: str, *, public: bool) -> TournamentSettings:
        return TournamentSettings(title=title, game="dicetto", format="swiss", clock=FAST, public=public)

    hidden = await node.create("tournament", "host", settings("private", public=False), limited=False)
    ids = []
    for number in range(25):
        club.clock.time += number % 2  # some at the same moment
        ids.append(await node.create("tournament", "host", settings(str(number), public=True), limited=False))
    first, following = await node.public_tournaments()
    second, last = await node.public_tournaments(following)
    assert (len(first), len(second), last) == (20, 5, "")
    assert sorted(listed.id for listed in (*first, *second)) == sorted(ids)
    for nonsense in ("x", "~", "nan~", "1e999~é"):
        await node.public_tournaments(nonsense)
    club.clock.time += 10 * DAY
    await node.join("tournament", ids[3], "a", "Ana")
    club.clock.time += 5 * DAY
    assert [(listed.id, listed.people) for listed in (await node.public_tournaments())[0]] == [(ids[3], 1)]
    assert await node.repository.purge("open", club.clock.time - 14 * DAY) == 25
    assert (await node.get("tournament", ids[3])).status == "open"
    for gone in (ids[0], hidden):
        with pytest.raises(RollhouseError, match="tournament/unknown"):
            await node.get("tournament", gone)


async def test_a_cancelled_tournament_is_over_before_its_first_round(club: Club) -> None:
    node = club.nodes[0]
    settings = TournamentSettings(title="Friday", game="dicetto", format="swiss", clock=FAST, public=True)
    club.id = await node.create("tournament", "host", settings)
    with pytest.raises(RollhouseError, match="tournament/not-host"):
        await node.cancel("tournament", club.id, "eve")
    await node.cancel("tournament", club.id, "host")
    assert ((await club.now()).status, (await club.now()).round) == ("over", 0)
    assert (await node.public_tournaments())[0] == []
    for request in (node.cancel("tournament", club.id, "host"), node.join("tournament", club.id, "a", "Ana")):
        with pytest.raises(RollhouseError, match="tournament/begun"):
            await request


async def test_tournament_requests_that_are_refused(club: Club) -> None:
    node, settings = club.nodes[0], TournamentSettings(title="Friday", game="dicetto", format="swiss", clock=FAST)
    club.id = name = await node.create("tournament", "host", settings)

    def create(**changed: Any) -> Any:
        return node.create("tournament", "host", msgspec.structs.replace(settings, **changed))

    for request, code in (
        (node.start("tournament", name, "host"), "tournament/too-few"),
        (node.start("tournament", name, "eve"), "tournament/not-host"),
        (node.join("tournament", name, "a", ""), "table/name"),
        (node.join("tournament", "nothing", "a", "Ana"), "tournament/unknown"),
        (node.join("tournament", "no thing", "a", "Ana"), "tournament/unknown"),
        (node.get("match", name), "match/unknown"),
        (node.leave("tournament", name, "a"), "tournament/not-yours"),
        (node.remove("tournament", name, "eve", "a"), "tournament/not-host"),
        (create(title=" \u0007 "), "tournament/title"),
        (create(format="knock-out", players=3), "tournament/two-only"),
        (create(game="chess"), "setup/game"),
        (create(setup={"deck": "deck.toml"}), "setup/no-files"),
    ):
        with pytest.raises(RollhouseError, match=code):
            await request
    await node.join("tournament", name, "a", "Ana")
    with pytest.raises(RollhouseError, match="table/name-taken"):
        await node.join("tournament", name, "b", "ana")
    await node.join("tournament", name, "b", "Bo")
    await node.join("tournament", name, "b", "Bob")
    assert [(member.name, member.slot) for member in (await club.now()).members] == [("Ana", 1), ("Bob", 2)]
    await node.start("tournament", name, "host")
    for late in (node.join("tournament", name, "c", "Cy"), node.start("tournament", name, "host")):
        with pytest.raises(RollhouseError, match="tournament/begun"):
            await late
    for _ in range(4):
        await create()
    with pytest.raises(RollhouseError, match="tournament/too-many"):
        await create()


async def test_a_match_of_teams_runs_by_itself_and_each_table_is_created_once(club: Club) -> None:
    match = await club.match("teams", 2)
    published = [board.commitment for board in match_view(match, "", [], club.clock.time).boards]
    for round_ in (1, 2):
        boards = match.boards_of(round_)
        assert (match.status, match.round) == ("playing", round_)
        for board in boards:
            await club.check_seated(board)
            opened = (await club.tables[1].load(board.table_id)).session.opened
            assert opened.commitment == published[round_ - 1], "fixed before the players took their places"
        first, second = [await club.rolls(board) for board in boards]
        assert first == second
        assert len(first) >= 2
        for user_id in "23":
            await club.resign(user_id)
        match = await club.settle()
        assert all(board.comparison is not None for board in match.boards)
        if round_ == 1:
            assert (match.status, match.next_round_at) == ("playing", club.clock.time + BREAK_SECONDS)
            match = await club.ready()
    assert match.status == "over"
    assert sorted(await club.store.all_tables()) == sorted(board.table_id for board in match.boards), "no other table was created"
    view = match_view(match, "", [], club.clock.time)
    assert (view.winner, view.sides[0].boards, view.sides[0].shares) == (0, 2.0, 4.0)
    assert {table.ending for board in view.boards for table in board.tables} == {"gave-up"}


async def test_only_its_players_see_a_table_before_both_are_over(club: Club) -> None:
    match = await club.match("teams")
    tables = [board.table_id for board in match.boards]
    left, right = [(await club.tables[1].load(table)).session for table in tables]
    for user_id in ("1", "3", "host", "eve", ""):
        with pytest.raises(RollhouseError, match="table/same-dice-elsewhere"):
            left.check_visible(user_id)
    for user_id in ("0", "2"):
        left.check_visible(user_id)
        with pytest.raises(RollhouseError, match="table/same-dice-elsewhere"):
            right.check_visible(user_id)
    with pytest.raises(RollhouseError, match="table/rated-no-undo"):
        left.undo("0", left.version, club.clock.time)
    with pytest.raises(RollhouseError, match="table/rated-no-cover"):
        left.cover("0", 1, club.clock.time)
    for you, own in (("0", 0), ("3", 1), ("", None)):
        view = match_view(match, you, [], club.clock.time)
        assert [table.table for table in view.boards[0].tables] == ["" if number != own else tables[number] for number in (0, 1)]
        assert view.table == ("" if own is None else tables[own])

    await club.resign("0")
    over, playing = match_view(await club.settle(), "3", [], club.clock.time).boards[0].tables
    assert (over.over, playing.over) == (True, False)
    assert (over.table, over.ending, over.seats[0].share, over.seats[0].score) == ("", None, None, None)
    async with club.tables[1].locked(tables[0]) as loaded:  # caught up with what the other node stored
        ended = loaded.session.ended
    assert ended is not None
    assert ended.secret == ""

    await club.resign("3")
    match = await club.settle()
    view = match_view(match, "eve", [], club.clock.time)
    assert [table.table for table in view.boards[0].tables] == tables
    for table in tables:
        async with club.tables[1].locked(table) as live:
            live.session.check_visible()
            assert live.secret == board_secret(match, 1)
            record = live.session.record()
            assert record.tags["Dice.secret"] == live.secret.hex()
            assert verify(record).shared
            assert commitment(live.secret) == view.boards[0].commitment
    assert view.winner == "both", "a game each"


async def test_a_duel_is_two_games_against_the_same_bot_on_the_same_seat(club: Club) -> None:
    match = await club.match("duel", 2)
    for seat in (0, 1):
        boards = match.boards_of(seat + 1)
        for board, user_id in zip(boards, "01", strict=True):
            seats = (await club.tables[0].load(board.table_id)).session.seats
            assert (seats[seat].user_id, seats[1 - seat].bot) == (user_id, "greedy")
        await club.resign("0")
        while (table := await club.tables[0].load(boards[1].table_id)).bot is not None or table.session.roll_due() != seat:
            await asyncio.sleep(0)  # a table is not due while its bot's task runs
        club.clock.time += 601  # the other player never came
        await club.tables[0].process_due()
        await club.settle()
        club.clock.time += BREAK_SECONDS
        match = await club.now()  # an overdue board starts when the match is looked at
    assert (match.status, match.boards[1].result) == ("over", TableResult((1,), (0, 0), "time"))
    assert [score.shares for score in match_score(finished_scores(match))] == [0.0, 0.0]


async def test_a_player_who_gives_the_match_up_loses_it_for_their_team(club: Club) -> None:
    await club.match("teams", 4)
    await club.nodes[0].leave("match", club.id, "1")
    match = await club.settle()
    assert match.status == "playing", "the other table may play on"
    assert match.boards[1].result is not None
    assert match.boards[1].result.ending == "gave-up"
    await club.resign("2")
    match = await club.settle()
    view = match_view(match, "0", [], club.clock.time)
    assert (match.status, match.round, view.given_up, view.winner) == ("over", 1, 0, 1)
    with pytest.raises(RollhouseError, match="match/over"):
        await club.nodes[0].leave("match", club.id, "0")


async def test_an_erased_account_gives_up_running_matches_and_keeps_finished_ones(club: Club) -> None:
    await club.match("duel")
    for user_id in "01":
        await club.resign(user_id)
    await club.settle()
    finished = club.id
    await club.match("duel")
    waiting = await club.nodes[0].create("match", "host", MatchSettings(form="duel", game="dicetto", clock=FAST))
    await club.nodes[0].join("match", waiting, "0", "Ana", 0)

    def forget(connection: Connection) -> None:
        erase_users(connection, ["0"])

    await club.store.write(forget)
    over = await club.nodes[0].get("match", finished)
    assert (forfeited_team(over), over.members[0].name, over.members[0].gone) == (None, "–", False)
    playing = await club.settle()
    assert (forfeited_team(playing), playing.members[0].name) == (0, "–")
    assert (await club.nodes[0].get("match", waiting)).members == ()


async def test_match_requests_that_are_refused(club: Club) -> None:
    node, settings = club.nodes[0], MatchSettings(form="duel", game="dicetto", clock=FAST)
    club.kind, club.id = "match", await node.create("match", "host", settings)
    name = club.id

    def create(**changed: Any) -> Any:
        return node.create("match", "host", msgspec.structs.replace(settings, **changed))

    await node.join("match", name, "a", "Ana", 0)
    for request, code in (
        (node.join("match", name, "b", "Bo", 0), "match/place-taken"),
        (node.join("match", name, "b", "Bo", 2), "match/place-taken"),
        (node.join("match", name, "b", "ana", 1), "table/name-taken"),
        (node.ready("match", name, "b", ready=True), "match/not-yours"),
        (node.leave("match", name, "b"), "match/not-yours"),
        (node.remove("match", name, "a", "a"), "match/not-host"),
        (node.cancel("match", name, "a"), "match/not-host"),
        (create(bot="casual"), "match/bot"),
        (create(bot="nobody"), "bot/unknown"),
    ):
        with pytest.raises(RollhouseError, match=code):
            await request
    await node.join("match", name, "a", "Ana", 1)
    assert [member.slot for member in (await club.now()).members] == [1], "a member moves to another place"
    await node.remove("match", name, "host", "a")
    assert (await club.now()).members == ()
    await node.join("match", name, "a", "Ana", 0)
    await node.join("match", name, "b", "Bo", 1)
    await club.ready()
    for late in (node.join("match", name, "c", "Cy", 0), node.remove("match", name, "host", "a"), node.cancel("match", name, "host")):
        with pytest.raises(RollhouseError, match="match/begun"):
            await late
    for _ in range(4):
        other = await create()
    with pytest.raises(RollhouseError, match="match/too-many"):
        await create()
    await node.cancel("match", other, "host")
    with pytest.raises(RollhouseError, match="match/unknown"):
        await node.get("match", other)
    await create()


async def test_matches_are_listed_for_their_host_and_players_and_purged_with_their_tables(club: Club) -> None:
    node = club.nodes[0]
    name = await node.create("match", "host", MatchSettings(form="duel", game="dicetto", clock=FAST))
    await node.join("match", name, "a", "Ana", 0)
    for user_id, listed in (("a", [name]), ("host", [name]), ("b", [])):
        assert [match.id for match in await node.repository.matches_of(user_id, 5)] == listed
    assert await node.repository.purge("open", 1000.0) == 0
    assert await node.repository.purge("over", 2000.0) == 0
    assert await node.repository.purge("open", 1001.0) == 1
    assert await node.repository.get(name) is None
