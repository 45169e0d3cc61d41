"""Tournaments and matches run by themselves on two nodes: each table is created once, and each result is counted once."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Collection
from typing import Any

import msgspec
import pytest

from rollhouse.core.errors import RollhouseError
from rollhouse.core.registry import game as find_game
from rollhouse.play.entries import Clock
from rollhouse.play.fair import commitment, verify
from rollhouse.server.features.competitions.competition import Board, Kind, TableResult
from rollhouse.server.features.competitions.match_rules import BREAK_SECONDS, board_secret, finished_scores, forfeited_team
from rollhouse.server.features.competitions.match_scoring import Form, match_score, slots
from rollhouse.server.features.competitions.repository import AnyCompetition
from rollhouse.server.features.competitions.schemas import MatchSettings, TournamentSettings
from rollhouse.server.features.competitions.service import CompetitionService, _winners
from rollhouse.server.features.competitions.tournament_formats import FormatName
from rollhouse.server.features.competitions.tournament_rules import standings_of
from rollhouse.server.features.competitions.views import match_view
from rollhouse.server.features.notifications.repository import Item
from rollhouse.server.features.notifications.schemas import ItemKind
from rollhouse.server.features.social.repository import SocialRepository
from rollhouse.server.features.social.seating import SeatPolicy
from rollhouse.server.store.erasure import erase_users
from rollhouse.server.store.store import Store
from rollhouse.server.tables.bots import Answer, BotWorkers
from rollhouse.server.wire.messages import Play, Resign, Roll
from rollhouse.server.workers.fair_semaphore import ANY_REQUESTER, Priority
from tests.server.stored import SetClock, table_manager

DAY = 86_400.0
FAST, CORRESPONDENCE = Clock("game", 600, 5), Clock("move", 86_400)


class SkippingBots(BotWorkers):
    """Bots that skip whenever they may, without thinking."""

    async def answer(self, game: str, bot: str, state: str, seed: int, ply: int, priority: Priority = ANY_REQUESTER) -> Answer:
        rules = find_game(game)
        moves = [str(move) for move in rules.legal(rules.decode(state))]
        return Answer("skip" if "skip" in moves else moves[0], None)


class Nodes:
    """Two nodes on one database, and a competition that they run."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.clock = SetClock()
        self.tables = [table_manager(store, SkippingBots(1), single_node=False, now=self.clock.now) for _ in range(2)]
        self.notified: set[tuple[tuple[str, ...], str, str, str]] = set()
        """User ids, kind, key and page."""
        self.services = [CompetitionService(store, tables, self.clock, notify=self.notify) for tables in self.tables]
        self.id = ""
        self.kind: Kind = "tournament"

    async def notify(self, user_ids: Collection[str], kind: ItemKind, key: str, item: Item) -> None:
        self.notified.add((tuple(sorted(user_ids)), kind, key, item.path))

    async def tournament(self, members: str, format: FormatName = "swiss", **more: Any) -> AnyCompetition:  # noqa: A002  # the field's name
        """A tournament that has started."""
        settings = TournamentSettings(title="Friday", game="dicy-cards", format=format, clock=FAST, setup={"target": 20}, **more)
        self.kind, self.id = "tournament", await self.services[0].create("tournament", "host", settings)
        for user_id in members:
            await self.services[1].join("tournament", self.id, user_id, f"P {user_id}")
        await self.services[1].start("tournament", self.id, "host")
        return await self.settle()

    async def match(self, form: Form, boards: Any = 1) -> AnyCompetition:
        """A match that has started; the user ids are the slots."""
        settings = MatchSettings(form=form, game="dicy-cards", clock=FAST, setup={"target": 20}, boards=boards)
        self.kind, self.id = "match", await self.services[0].create("match", "host", settings)
        for slot in range(slots(form)):
            await self.services[1].join("match", self.id, str(slot), f"P {slot}", slot)
        return await self.ready()

    async def ready(self) -> AnyCompetition:
        for member in (await self.now()).members:
            await self.services[member.slot % 2].ready("match", self.id, member.user_id, ready=True)
        return await self.settle()

    async def now(self) -> AnyCompetition:
        return await self.services[0].get(self.kind, self.id)

    async def settle(self) -> AnyCompetition:
        """Both nodes process what is due, at the same time and again, until nothing changes."""
        before = None
        while (now := await self.now()) != before:
            before = now
            await asyncio.gather(*(node.process_due() for node in self.services))
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
        async with self.tables[1].locked(board.table_id) as loaded:
            assert (loaded.session.status, tuple(seat.user_id for seat in loaded.session.seats)) == ("playing", board.players)


@pytest.fixture
async def nodes(store: Store) -> AsyncIterator[Nodes]:
    made = Nodes(store)
    yield made
    for node in made.services:
        await node.close()
    for tables in made.tables:
        await tables.close()


@pytest.mark.parametrize("format", ["swiss", "round-robin", "knock-out"])
async def test_a_tournament_runs_by_itself_and_each_table_is_created_once(nodes: Nodes, format: FormatName) -> None:  # noqa: A002  # as there
    tournament, rounds = await nodes.tournament("abcde", format), 0
    while tournament.status == "playing":
        rounds += 1
        boards = tournament.boards_of(rounds)
        seated = [user_id for board in boards for user_id in board.players]
        assert (tournament.round, len(seated)) == (rounds, len(set(seated)))
        for board in boards:
            if board.has_table:
                await nodes.check_seated(board)
                await nodes.win(board, min(board.players))
        tournament = await nodes.settle()
    assert rounds == {"swiss": 3, "round-robin": 5, "knock-out": 3}[format]
    tables = Counter(board.table_id for board in tournament.boards if board.has_table)
    assert set(tables.values()) == {1}
    assert sorted(await nodes.store.all_tables()) == sorted(tables), "no other table was created"
    standings = standings_of(tournament)
    assert standings[0].points == next(line.points for line in standings if line.user_id == "a"), "a player who wins every game leads"
    played = {
        (tuple(sorted(board.players)), "round", f"{nodes.id} {board.round}", f"/t/{board.table_id}")
        for board in tournament.boards
        if board.has_table
    }
    ended = (tuple("abcde"), "result", nodes.id, f"/tournament/{nodes.id}")
    assert nodes.notified == played | {ended}


async def test_a_finished_table_advances_its_tournament(nodes: Nodes) -> None:
    (board,) = (await nodes.tournament("ab")).boards
    await nodes.resign(board.players[0])
    nodes.services[1].on_game_ended("of no competition")
    nodes.services[1].on_game_ended(board.table_id)
    await nodes.services[1].close()
    tournament = await nodes.now()
    assert (tournament.status, tournament.boards[0].won) == ("over", board.players[1:])


async def test_at_a_table_of_three_a_bot_that_stands_in_wins_for_no_player(nodes: Nodes) -> None:
    (board,) = (await nodes.tournament("abc", players=3)).boards
    await nodes.check_seated(board)
    await nodes.win(board, board.players[0])
    tournament = await nodes.settle()
    assert (tournament.status, tournament.boards[0].won) == ("over", board.players[:1])
    row = await nodes.store.table(board.table_id)
    assert row is not None
    stood_in = msgspec.structs.replace(row, seats=tuple(msgspec.structs.replace(seat, bot="greedy", won=True) for seat in row.seats))
    assert _winners(stood_in, board) == ()


async def test_tables_with_the_same_dice_keep_them_secret_until_the_round_is_over(nodes: Nodes) -> None:
    one, other = (await nodes.tournament("abcd", rounds=1, duplicate=True)).boards
    rolls = await nodes.rolls(one)
    assert rolls == await nodes.rolls(other)
    assert len(rolls) >= 2
    await nodes.win(one, one.players[0])
    await nodes.settle()
    ended = (await nodes.tables[0].load(one.table_id)).session.ended
    assert ended is not None
    assert ended.secret == "", "the other table still plays with them"
    await nodes.win(other, other.players[0])
    assert (await nodes.settle()).status == "over"
    for board in (one, other):
        async with nodes.tables[1].locked(board.table_id) as loaded:
            assert loaded.session.ended is not None
            assert loaded.session.ended.secret == loaded.secret.hex()
            assert verify(loaded.session.record()).derived > 0


async def test_the_public_list_has_pages_and_drops_abandoned_tournaments(nodes: Nodes) -> None:
    node = nodes.services[0]

    def settings(title: str, *, public: bool) -> TournamentSettings:
        return TournamentSettings(title=title, game="dicetto", format="swiss", clock=FAST, public=public)

    hidden = await node.create("tournament", "host", settings("private", public=False), limited=False)
    ids = []
    for number in range(25):
        nodes.clock.time += number % 2  # some at the same moment
        ids.append(await node.create("tournament", "host", settings(str(number), public=True), limited=False))
    first, following = await node.public_tournaments()
    second, last = await node.public_tournaments(following)
    assert (len(first), len(second), last) == (20, 5, "")
    assert sorted(listed.id for listed in (*first, *second)) == sorted(ids)
    for nonsense in ("x", "~", "nan~", "1e999~é"):
        await node.public_tournaments(nonsense)
    nodes.clock.time += 10 * DAY
    await node.join("tournament", ids[3], "a", "Ana")
    nodes.clock.time += 5 * DAY
    assert [(listed.id, listed.people) for listed in (await node.public_tournaments())[0]] == [(ids[3], 1)]
    assert await node.repository.purge("open", nodes.clock.time - 14 * DAY) == 25
    assert (await node.get("tournament", ids[3])).status == "open"
    for gone in (ids[0], hidden):
        with pytest.raises(RollhouseError, match="tournament/unknown"):
            await node.get("tournament", gone)


async def test_a_cancelled_tournament_is_over_before_its_first_round(nodes: Nodes) -> None:
    node = nodes.services[0]
    settings = TournamentSettings(title="Friday", game="dicetto", format="swiss", clock=FAST, public=True)
    nodes.id = await node.create("tournament", "host", settings)
    with pytest.raises(RollhouseError, match="tournament/not-host"):
        await node.cancel("tournament", nodes.id, "eve")
    await node.cancel("tournament", nodes.id, "host")
    assert ((await nodes.now()).status, (await nodes.now()).round) == ("over", 0)
    assert (await node.public_tournaments())[0] == []
    for request in (node.cancel("tournament", nodes.id, "host"), node.join("tournament", nodes.id, "a", "Ana")):
        with pytest.raises(RollhouseError, match="tournament/begun"):
            await request


async def test_tournament_requests_that_are_refused(nodes: Nodes) -> None:
    node, settings = nodes.services[0], TournamentSettings(title="Friday", game="dicetto", format="swiss", clock=FAST)
    nodes.id = name = await node.create("tournament", "host", settings)

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
    assert [(member.name, member.slot) for member in (await nodes.now()).members] == [("Ana", 1), ("Bob", 2)]
    await node.start("tournament", name, "host")
    for late in (node.join("tournament", name, "c", "Cy"), node.start("tournament", name, "host")):
        with pytest.raises(RollhouseError, match="tournament/begun"):
            await late
    for _ in range(4):
        await create()
    with pytest.raises(RollhouseError, match="tournament/too-many"):
        await create()


async def test_a_match_of_teams_runs_by_itself_and_each_table_is_created_once(nodes: Nodes) -> None:
    match = await nodes.match("teams", 2)
    published = [board.commitment for board in match_view(match, "", [], nodes.clock.time).boards]
    for round_ in (1, 2):
        boards = match.boards_of(round_)
        assert (match.status, match.round) == ("playing", round_)
        for board in boards:
            await nodes.check_seated(board)
            opened = (await nodes.tables[1].load(board.table_id)).session.opened
            assert opened.commitment == published[round_ - 1], "fixed before the players took their places"
        first, second = [await nodes.rolls(board) for board in boards]
        assert first == second
        assert len(first) >= 2
        for user_id in "23":
            await nodes.resign(user_id)
        match = await nodes.settle()
        assert all(board.comparison is not None for board in match.boards)
        if round_ == 1:
            assert (match.status, match.next_round_at) == ("playing", nodes.clock.time + BREAK_SECONDS)
            match = await nodes.ready()
    assert match.status == "over"
    assert sorted(await nodes.store.all_tables()) == sorted(board.table_id for board in match.boards), "no other table was created"
    view = match_view(match, "", [], nodes.clock.time)
    assert (view.winner, view.sides[0].boards, view.sides[0].shares) == (0, 2.0, 4.0)
    assert {table.ending for board in view.boards for table in board.tables} == {"gave-up"}


async def test_only_its_players_see_a_table_before_both_are_over(nodes: Nodes) -> None:
    match = await nodes.match("teams")
    tables = [board.table_id for board in match.boards]
    left, right = [(await nodes.tables[1].load(table)).session for table in tables]
    for user_id in ("1", "3", "host", "eve", ""):
        with pytest.raises(RollhouseError, match="table/same-dice-elsewhere"):
            left.check_readable("table", user_id)
    for user_id in ("0", "2"):
        left.check_readable("table", user_id)
        with pytest.raises(RollhouseError, match="table/same-dice-elsewhere"):
            right.check_readable("table", user_id)
    with pytest.raises(RollhouseError, match="table/rated-no-undo"):
        left.undo("0", left.version, nodes.clock.time)
    with pytest.raises(RollhouseError, match="table/rated-no-cover"):
        left.cover("0", 1, nodes.clock.time)
    for you, own in (("0", 0), ("3", 1), ("", None)):
        view = match_view(match, you, [], nodes.clock.time)
        assert [table.table for table in view.boards[0].tables] == ["" if number != own else tables[number] for number in (0, 1)]
        assert view.table == ("" if own is None else tables[own])

    await nodes.resign("0")
    over, playing = match_view(await nodes.settle(), "3", [], nodes.clock.time).boards[0].tables
    assert (over.over, playing.over) == (True, False)
    assert (over.table, over.ending, over.seats[0].share, over.seats[0].score) == ("", None, None, None)
    async with nodes.tables[1].locked(tables[0]) as loaded:  # caught up with what the other node stored
        ended = loaded.session.ended
    assert ended is not None
    assert ended.secret == ""

    await nodes.resign("3")
    match = await nodes.settle()
    view = match_view(match, "eve", [], nodes.clock.time)
    assert [table.table for table in view.boards[0].tables] == tables
    for table in tables:
        async with nodes.tables[1].locked(table) as loaded:
            loaded.session.check_readable("record")
            assert loaded.secret == board_secret(match, 1)
            record = loaded.session.record()
            assert record.tags["Dice.secret"] == loaded.secret.hex()
            assert verify(record).shared
            assert commitment(loaded.secret) == view.boards[0].commitment
    assert view.winner == "both", "a game each"


async def test_a_duel_is_two_games_against_the_same_bot_on_the_same_seat(nodes: Nodes) -> None:
    match = await nodes.match("duel", 2)
    for seat in (0, 1):
        boards = match.boards_of(seat + 1)
        for board, user_id in zip(boards, "01", strict=True):
            seats = (await nodes.tables[0].load(board.table_id)).session.seats
            assert (seats[seat].user_id, seats[1 - seat].bot) == (user_id, "greedy")
        await nodes.resign("0")
        while (table := await nodes.tables[0].load(boards[1].table_id)).bot is not None or table.session.roll_due() != seat:
            await asyncio.sleep(0)  # a table is not due while its bot's task runs
        nodes.clock.time += 601  # the other player never came
        await nodes.tables[0].process_due()
        await nodes.settle()
        nodes.clock.time += BREAK_SECONDS
        match = await nodes.now()  # an overdue board starts when the match is looked at
    assert (match.status, match.boards[1].result) == ("over", TableResult((1,), (0, 0), "time"))
    assert [score.shares for score in match_score(finished_scores(match))] == [0.0, 0.0]


async def test_a_player_who_gives_the_match_up_loses_it_for_their_team(nodes: Nodes) -> None:
    await nodes.match("teams", 4)
    await nodes.services[0].leave("match", nodes.id, "1")
    match = await nodes.settle()
    assert match.status == "playing", "the other table may play on"
    assert match.boards[1].result is not None
    assert match.boards[1].result.ending == "gave-up"
    await nodes.resign("2")
    match = await nodes.settle()
    view = match_view(match, "0", [], nodes.clock.time)
    assert (match.status, match.round, view.given_up, view.winner) == ("over", 1, 0, 1)
    with pytest.raises(RollhouseError, match="match/over"):
        await nodes.services[0].leave("match", nodes.id, "0")


async def test_an_erased_account_gives_up_running_matches_and_keeps_finished_ones(nodes: Nodes) -> None:
    await nodes.match("duel")
    for user_id in "01":
        await nodes.resign(user_id)
    await nodes.settle()
    finished = nodes.id
    await nodes.match("duel")
    waiting = await nodes.services[0].create("match", "host", MatchSettings(form="duel", game="dicetto", clock=FAST))
    await nodes.services[0].join("match", waiting, "0", "Ana", 0)

    await nodes.store.write(lambda connection: erase_users(connection, ["0"]))
    over = await nodes.services[0].get("match", finished)
    assert (forfeited_team(over), over.members[0].name, over.members[0].gone) == (None, "–", False)
    playing = await nodes.settle()
    assert (forfeited_team(playing), playing.members[0].name) == (0, "–")
    assert (await nodes.services[0].get("match", waiting)).members == ()


async def test_match_requests_that_are_refused(nodes: Nodes) -> None:
    node, settings = nodes.services[0], MatchSettings(form="duel", game="dicetto", clock=FAST)
    nodes.kind, nodes.id = "match", await node.create("match", "host", settings)
    name = nodes.id

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
        (create(bot="unknown"), "bot/unknown"),
    ):
        with pytest.raises(RollhouseError, match=code):
            await request
    await node.join("match", name, "a", "Ana", 1)
    assert [member.slot for member in (await nodes.now()).members] == [1], "a member moves to another place"
    await node.remove("match", name, "host", "a")
    assert (await nodes.now()).members == ()
    await node.join("match", name, "a", "Ana", 0)
    await node.join("match", name, "b", "Bo", 1)
    await nodes.ready()
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


async def test_matches_are_listed_for_their_host_and_players_and_purged_with_their_tables(nodes: Nodes) -> None:
    node = nodes.services[0]
    name = await node.create("match", "host", MatchSettings(form="duel", game="dicetto", clock=FAST))
    await node.join("match", name, "a", "Ana", 0)
    for user_id, listed in (("a", [name]), ("host", [name]), ("b", [])):
        assert [match.id for match in await node.repository.matches_of(user_id, 5)] == listed
    assert await node.repository.purge("open", 1000.0) == 0
    assert await node.repository.purge("over", 2000.0) == 0
    assert await node.repository.purge("open", 1001.0) == 1
    assert await node.repository.get(name) is None


async def test_a_swiss_tournament_takes_late_arrivals_and_lets_players_sit_out(nodes: Nodes) -> None:
    tournament = await nodes.tournament("abcd", rounds=3)
    await nodes.services[0].join("tournament", nodes.id, "e", "P e")
    assert "e" not in {user_id for board in tournament.boards for user_id in board.players}
    await nodes.services[0].sit_out(nodes.id, "a", sits_out=True)
    for board in tournament.boards_of(1):
        await nodes.win(board, board.players[0])
    tournament = await nodes.settle()
    paired = [user_id for board in tournament.boards_of(2) for user_id in board.players]
    assert sorted(paired) == ["b", "c", "d", "e"], "the late one plays, the one who sits out does not, and none has a bye"
    await nodes.services[0].sit_out(nodes.id, "a", sits_out=False)
    for board in tournament.boards_of(2):
        await nodes.win(board, board.players[0])
    tournament = await nodes.settle()
    assert sorted(user_id for board in tournament.boards_of(3) for user_id in board.players) == list("abcde")
    with pytest.raises(RollhouseError, match="tournament/begun"):
        await nodes.services[0].join("tournament", nodes.id, "f", "P f")
    points = {line.user_id: line.points for line in standings_of(tournament)}
    assert sum(points.values()) == 4.0 + 1.0, "two rounds of two games, and the bye of the third"


async def test_a_player_who_does_not_come_loses_and_has_no_bye(nodes: Nodes) -> None:
    tournament = await nodes.tournament("abc", rounds=2)
    (board,) = [board for board in tournament.boards if board.has_table]
    absent = (await nodes.tables[0].load(board.table_id)).session.seats[0].user_id
    nodes.clock.time += FAST.seconds + 1
    await nodes.tables[0].process_due()
    tournament = await nodes.settle()
    member = tournament.member(absent)
    assert member is not None
    assert member.sits_out
    assert tournament.boards[0].result is not None
    assert absent not in {user_id for one in tournament.boards_of(2) for user_id in one.players}
    assert {line.user_id: line.points for line in standings_of(tournament)}[absent] == 0.0
    await nodes.services[1].sit_out(nodes.id, absent, sits_out=False)
    returned = (await nodes.now()).member(absent)
    assert returned is not None
    assert not returned.sits_out


async def test_a_host_who_is_deleted_hands_over_to_a_co_host_or_the_longest_standing_member(nodes: Nodes) -> None:
    settings = TournamentSettings(title="Friday", game="dicy-cards", format="swiss", clock=FAST, setup={"target": 20})
    service = nodes.services[0]
    names = []
    for cohost in ("", "c"):
        nodes.id = await service.create("tournament", "a", settings)
        for user_id in "abc":
            nodes.clock.time += 1
            await service.join("tournament", nodes.id, user_id, f"P {user_id}")
        with pytest.raises(RollhouseError, match="tournament/not-host"):
            await service.set_cohost(nodes.id, "b", "b", cohost=True)
        with pytest.raises(RollhouseError, match="tournament/not-host"):
            await service.start("tournament", nodes.id, "c")
        if cohost:
            await service.set_cohost(nodes.id, "a", cohost, cohost=True)
        names.append(nodes.id)
    empty = await service.create("tournament", "a", settings)
    await nodes.store.write(lambda connection: erase_users(connection, ["a"]))
    assert [(await service.get("tournament", name)).host for name in names] == ["b", "c"]
    assert (await service.get("tournament", empty)).status == "over", "no one is left to start it"
    await service.start("tournament", names[1], "c")
    with pytest.raises(RollhouseError, match="tournament/not-host"):
        await service.hand_over("tournament", names[0], "c", "c")
    await service.hand_over("tournament", names[0], None, "c")
    assert (await service.get("tournament", names[0])).host == "c", "the admin may always"


async def test_a_tournament_of_eight_with_a_late_arrival_a_no_show_and_a_host_who_leaves(nodes: Nodes) -> None:
    service = nodes.services[0]
    settings = TournamentSettings(title="Friday", game="dicy-cards", format="swiss", clock=FAST, setup={"target": 20}, rounds=4)
    nodes.id = await service.create("tournament", "a", settings)
    for user_id in "abcdefg":
        nodes.clock.time += 1
        await service.join("tournament", nodes.id, user_id, f"P {user_id}")
    await service.start("tournament", nodes.id, "a")
    first = (await nodes.settle()).boards_of(1)
    await nodes.services[1].join("tournament", nodes.id, "h", "P h")
    played = [board for board in first if board.has_table]
    assert len(played) == 3, "seven play, and one has a bye"
    missed = next(board for board in played if board.players[0] != "a")
    for board in played:
        if board is not missed:
            await nodes.win(board, min(board.players))
    nodes.clock.time += FAST.seconds + 1
    await nodes.tables[1].process_due()
    absent = missed.players[0]

    paired = {user_id for board in (await nodes.settle()).boards_of(2) for user_id in board.players}
    assert "h" in paired, "at a table or with a bye"
    assert absent not in paired, "until they return"
    await nodes.store.write(lambda connection: erase_users(connection, ["a"]))
    heir = next(user_id for user_id in "bcdefg")
    assert (await nodes.now()).host == heir, "the longest-standing member"
    await service.sit_out(nodes.id, absent, sits_out=False)
    for number in (2, 3, 4):
        for board in (await nodes.now()).boards_of(number):
            if board.has_table:
                await nodes.win(board, max(board.players))
        tournament = await nodes.settle()
        if number < 4:
            assert ("a" in {user_id for board in tournament.boards_of(number + 1) for user_id in board.players}) is False
            assert absent in {user_id for board in tournament.boards_of(number + 1) for user_id in board.players}
    assert (tournament.status, tournament.host, tournament.round) == ("over", heir, 4)
    lines = {line.user_id: line for line in standings_of(tournament)}
    assert max(lines.values(), key=lambda line: line.points).user_id == standings_of(tournament)[0].user_id
    games = [board for board in tournament.boards if board.has_table]
    byes = [board for board in tournament.boards if len(board.players) == 1]
    assert sum(line.points for line in lines.values()) == len(games) + len(byes), (
        "a point for each game and bye, none for a round that was missed"
    )
    assert len({board.table_id for board in games}) == len(games), "each table was created once"
    assert {key for _, kind, key, _ in nodes.notified if kind == "round"} == {f"{nodes.id} {number}" for number in (1, 2, 3, 4)}
    (ended,) = [user_ids for user_ids, kind, _, _ in nodes.notified if kind == "result"]
    assert ended == tuple("bcdefgh")


async def test_the_admin_cancels_a_running_tournament_and_its_games_end(nodes: Nodes) -> None:
    tournament = await nodes.tournament("abcd", duplicate=True)
    with pytest.raises(RollhouseError, match="tournament/begun"):
        await nodes.services[0].cancel("tournament", nodes.id, "host")
    await nodes.services[0].cancel("tournament", nodes.id, None)
    assert (await nodes.now()).status == "over"
    assert "result" in {kind for _, kind, _, _ in nodes.notified}
    for board in tournament.boards:
        async with nodes.tables[1].locked(board.table_id) as loaded:
            session = loaded.session
        assert session.status == "over"
        session.check_readable("record")


async def test_players_of_whom_one_blocked_the_other_are_not_paired(nodes: Nodes) -> None:
    people = {name: (await nodes.store.create_guest(name, "en"))[0].user_id for name in "abcd"}
    a, b, c, d = people.values()
    social = SocialRepository(nodes.store)
    await social.block(b, a, 1.0)
    settings = TournamentSettings(title="Friday", game="dicy-cards", format="swiss", clock=FAST, setup={"target": 20}, rounds=2)
    policy = SeatPolicy(nodes.store)
    service = CompetitionService(nodes.store, nodes.tables[0], nodes.clock, seat_name=policy.seat_name)
    nodes.id = await service.create("tournament", c, settings)
    for name, user_id in people.items():
        await service.join("tournament", nodes.id, user_id, f"P {name}")
    await service.start("tournament", nodes.id, c)
    tournament = await nodes.settle()
    assert {frozenset(board.players) for board in tournament.boards} <= {frozenset((one, other)) for one in (a, b) for other in (c, d)}
    await social.block(d, a, 2.0)
    other = await service.create("tournament", d, settings)
    with pytest.raises(RollhouseError, match="people/blocked"):
        await service.join("tournament", other, a, "P a")
    match = await service.create("match", c, MatchSettings(form="duel", game="dicy-cards", clock=FAST, setup={"target": 20}, boards=1))
    await service.join("match", match, b, "P b", 0)
    with pytest.raises(RollhouseError, match="people/blocked"):
        await service.join("match", match, a, "P a", 1)
