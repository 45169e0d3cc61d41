"""Tournaments run themselves over any number of nodes: each round is paired once, each table set once, each result counted once."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import msgspec
import pytest

from rollhouse.core.errors import RollhouseError
from rollhouse.play.entries import Clock
from rollhouse.play.fair import verify
from rollhouse.server.features.competitions.tournaments.pairing import Format, standings
from rollhouse.server.features.competitions.tournaments.repository import Board, Tournament
from rollhouse.server.features.competitions.tournaments.schemas import NewTournament
from rollhouse.server.features.competitions.tournaments.service import TournamentService, _winner
from rollhouse.server.store.store import Store
from rollhouse.server.tables.bots import BotWorkers
from rollhouse.server.tables.manager import TableManager
from rollhouse.server.wire.messages import Play, Resign, Roll

DAY = 86_400.0


class Hall:
    """A house with two nodes, and a tournament in it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.time = 1000.0
        self.houses = [
            TableManager(store, BotWorkers(1), lambda frame, channel: None, alone=False, now=lambda: self.time) for _ in range(2)
        ]
        self.nodes = [TournamentService(store, house) for house in self.houses]
        self.name = ""

    async def make(self, people: str, format: Format, **more: Any) -> None:  # noqa: A002  # as there
        criteria = NewTournament("Friday", "dicy-cards", format, Clock("game", 600, 5), {"target": 20}, **more)
        self.name = await self.nodes[0].make("host", criteria)
        for user_id in people:
            await self.nodes[1].join(self.name, user_id, f"P {user_id}")
        await self.nodes[1].begin(self.name, "host")

    async def go_on(self) -> Tournament:
        """Both nodes come by at once, and again, until nothing more changes."""
        before = None
        while (now := await self.nodes[0].tournament(self.name)) != before:
            before = now
            await asyncio.gather(*(node.process_due() for node in self.nodes), return_exceptions=False)
        return now

    async def win(self, board: Board, user_id: str) -> None:
        """The other one gives up."""
        seat = 1 if user_id == board.first else 0
        await self.houses[0].execute(board.table_id, board.second if seat else board.first, Resign(seat=seat))

    async def close(self) -> None:
        for house in self.houses:
            await house.close()


@pytest.fixture
async def hall(store: Store) -> Any:
    made = Hall(store)
    yield made
    await made.close()


@pytest.mark.parametrize("format", ["swiss", "round-robin", "knock-out"])
async def test_an_tournament_runs_by_itself_and_every_table_is_set_once(hall: Hall, format: Format) -> None:  # noqa: A002  # as there
    await hall.make("abcde", format)
    rounds = 0
    while (tournament := await hall.go_on()).status == "playing":
        rounds += 1
        assert tournament.round == rounds
        now = [board for board in tournament.boards if board.round == rounds]
        seated = [user_id for board in now for user_id in (board.first, board.second) if user_id]
        assert len(seated) == len(set(seated))
        for board in now:
            if board.second:
                view = await hall.houses[1].load(board.table_id)
                assert (view.session.status, [one.user_id for one in view.session.seats]) == ("playing", [board.first, board.second])
                await hall.win(board, min(board.first, board.second))
    assert rounds == {"swiss": 3, "round-robin": 5, "knock-out": 3}[format]
    tables = Counter(board.table_id for board in tournament.boards if board.second)
    assert set(tables.values()) == {1}
    assert sorted(await hall.store.all_tables()) == sorted(tables), "no other table was set"
    table = standings(format, tournament.lots, tournament.games)
    assert table[0].points == next(one.points for one in table if one.user_id == "a"), "who wins every game is not behind anybody"


async def test_whoever_does_not_come_loses_by_the_clock(hall: Hall) -> None:
    await hall.make("ab", "swiss")
    board = (await hall.go_on()).boards[0]
    hall.time += 601
    await hall.houses[0].process_due()
    tournament = await hall.go_on()
    assert (tournament.status, tournament.boards[0].winner) == ("over", "second")
    assert board.first == tournament.boards[0].first


async def test_three_at_a_table_run_by_themselves_and_no_bot_wins_for_anybody(hall: Hall) -> None:
    await hall.make("abcde", "swiss", players=3)
    rounds = 0
    while (tournament := await hall.go_on()).status == "playing":
        rounds += 1
        now = [board for board in tournament.boards if board.round == rounds]
        assert sorted(len(board.people) for board in now) == [2, 3]
        for board in now:
            view = await hall.houses[1].load(board.table_id)
            assert (view.session.status, tuple(one.user_id for one in view.session.seats)) == ("playing", board.people)
            for seat, user_id in enumerate(board.people[1:], start=1):
                await hall.houses[0].execute(board.table_id, user_id, Resign(seat=seat))
    assert rounds == 2
    assert all(board.won == board.people[:1] for board in tournament.boards)
    assert sum(one.points for one in standings("swiss", tournament.lots, tournament.games)) == 4.0
    board = next(board for board in tournament.boards if len(board.people) == 3)
    row = await hall.store.table(board.table_id)
    assert row is not None
    stood_in = msgspec.structs.replace(row, seats=tuple(msgspec.structs.replace(seat, bot="greedy", won=True) for seat in row.seats))
    assert _winner(stood_in, board) == "", "whoever gave up has not won by the bot that played on"


async def test_duplicate_tables_have_the_same_dice_and_nobody_learns_them_from_the_other(hall: Hall) -> None:
    await hall.make("abcd", "swiss", rounds=1, duplicate=True)
    one, other = (await hall.go_on()).boards
    rolls = []
    for board in (one, other):
        for user_id in (board.first, board.second):
            version = (await hall.houses[0].load(board.table_id)).session.version
            version = await hall.houses[0].execute(board.table_id, user_id, Roll(at=version))
            await hall.houses[0].execute(board.table_id, user_id, Play(move="skip", at=version))
        rolls.append([move for move in (await hall.houses[0].load(board.table_id)).session.record().moves if move.startswith("roll")])
    assert rolls[0] == rolls[1]
    assert len(rolls[0]) >= 2
    await hall.win(one, one.first)
    await hall.go_on()
    ended = (await hall.houses[0].load(one.table_id)).session.ended
    assert ended is not None
    assert ended.secret == "", "the others still play with them"
    await hall.win(other, other.first)
    assert (await hall.go_on()).status == "over"
    for board in (one, other):
        async with hall.houses[1].locked(board.table_id) as live:
            assert live.session.ended is not None
            assert live.session.ended.secret == live.secret.hex()
            assert verify(live.session.record()).derived > 0


async def test_who_leaves_is_not_paired_any_more_and_the_host_may_send_away(hall: Hall) -> None:
    await hall.make("abcd", "round-robin")
    tournament = await hall.go_on()
    with pytest.raises(RollhouseError, match="tournament/not-host"):
        await hall.nodes[0].leave(hall.name, "a", "b")
    await hall.nodes[0].leave(hall.name, "host", "d")
    for board in tournament.boards:
        await hall.win(board, board.first)
    tournament = await hall.go_on()
    assert all("d" not in (board.first, board.second) for board in tournament.boards if board.round == 2)
    assert [board.winner for board in tournament.boards if board.round == 2 and not board.second] == [None]


async def test_a_list_is_read_page_by_page_and_forgets_what_nobody_comes_to(hall: Hall) -> None:
    tournaments = hall.nodes[0]
    hall.name = await tournaments.make("host", NewTournament("private", "dicetto", "swiss", Clock("game", 600)), limited=False)
    made = []
    for number in range(25):
        hall.time += number % 2  # some at the same moment
        criteria = NewTournament(str(number), "dicetto", "swiss", Clock("game", 600), public=True)
        made.append(await tournaments.make("host", criteria, limited=False))
    first, following = await tournaments.listed()
    second, nothing = await tournaments.listed(following)
    assert (len(first), len(second), nothing) == (20, 5, "")
    assert sorted(one.id for one in (*first, *second)) == sorted(made)
    hall.time += 10 * DAY
    await tournaments.join(made[3], "a", "Ana")
    hall.time += 5 * DAY
    assert [(one.id, one.people) for one in (await tournaments.listed())[0]] == [(made[3], 1)]
    await tournaments.purge(0.0)
    assert (await tournaments.tournament(made[0])).status == "open", "kept for good"
    await tournaments.purge(14.0)
    assert (await tournaments.tournament(made[3])).status == "open"
    for gone in (made[0], hall.name):
        with pytest.raises(RollhouseError, match="tournament/unknown"):
            await tournaments.tournament(gone)


async def test_what_can_not_be_is_refused(hall: Hall) -> None:
    tournaments = hall.nodes[0]
    criteria = NewTournament("Friday", "dicetto", "swiss", Clock("game", 600))
    hall.name = name = await tournaments.make("host", criteria)
    for asked, code in (
        (tournaments.begin(name, "host"), "tournament/too-few"),
        (tournaments.begin(name, "eve"), "tournament/not-host"),
        (tournaments.join(name, "a", ""), "table/name"),
        (tournaments.join("nothing", "a", "Ana"), "tournament/unknown"),
        (tournaments.join("no thing", "a", "Ana"), "tournament/unknown"),
        (tournaments.make("host", NewTournament(" ", "dicetto", "swiss", Clock("game", 600))), "tournament/title"),
        (tournaments.make("host", NewTournament("x", "dicetto", "knock-out", Clock("game", 600), players=3)), "tournament/two-only"),
        (tournaments.make("host", NewTournament("x", "chess", "swiss", Clock("game", 600))), "setup/game"),
    ):
        with pytest.raises(RollhouseError, match=code):
            await asked
    await tournaments.join(name, "a", "Ana")
    with pytest.raises(RollhouseError, match="table/name-taken"):
        await tournaments.join(name, "b", "ana")
    await tournaments.join(name, "b", "Bo")
    await tournaments.join(name, "b", "Bob")
    await tournaments.begin(name, "host")
    for late in (tournaments.join(name, "c", "Cy"), tournaments.begin(name, "host")):
        with pytest.raises(RollhouseError, match="tournament/begun"):
            await late
    for _ in range(4):
        await tournaments.make("host", criteria)
    with pytest.raises(RollhouseError, match="tournament/too-many"):
        await tournaments.make("host", criteria)
