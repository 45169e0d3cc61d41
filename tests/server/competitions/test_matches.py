"""Duplicate matches run themselves over any number of nodes: each board begins once, each table is set once, and nobody learns the dice."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import Connection

from rollhouse.core.errors import RollhouseError
from rollhouse.core.registry import game as find_game
from rollhouse.play.entries import Clock
from rollhouse.play.fair import commitment, verify
from rollhouse.server.features.competitions.matches.repository import Match
from rollhouse.server.features.competitions.matches.results import TableResult, match_score
from rollhouse.server.features.competitions.matches.schemas import NewMatch
from rollhouse.server.features.competitions.matches.service import REST, MatchService, board_secret
from rollhouse.server.features.competitions.matches.slots import Form, places, seats_of
from rollhouse.server.features.competitions.matches.views import match_view
from rollhouse.server.store.erasure import forget_people
from rollhouse.server.store.store import Store
from rollhouse.server.tables.bots import Answer, BotWorkers
from rollhouse.server.tables.manager import TableManager
from rollhouse.server.wire.messages import Play, Resign, Roll
from rollhouse.server.workers.fair_semaphore import ANY_REQUESTER, Turn

FAST, SLOW = Clock("game", 600, 5), Clock("move", 86_400)


class Skipping(BotWorkers):
    """Bots that do as little as they can, at once."""

    async def answer(self, game: str, bot: str, state: str, seed: int, ply: int, turn: Turn = ANY_REQUESTER) -> Answer:
        rules = find_game(game)
        moves = [str(move) for move in rules.legal(rules.decode(state))]
        return Answer("skip" if "skip" in moves else moves[0], None)


class Club:
    """A house with two nodes, and a match in it. People are called by their places."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.time = 1000.0
        self.houses = [TableManager(store, Skipping(1), lambda frame, channel: None, alone=False, now=lambda: self.time) for _ in range(2)]
        self.nodes = [MatchService(store, house) for house in self.houses]
        self.name = ""

    async def make(self, form: Form, boards: Any = 1, clock: Clock = FAST) -> Match:
        """A match in which everybody is ready."""
        self.name = await self.nodes[0].make("host", NewMatch(form, "dicy-cards", clock, {"target": 20}, boards))
        for place in range(places(form)):
            await self.nodes[1].join(self.name, str(place), place, f"P {place}")
        await self.ready()
        return await self.go_on()

    async def ready(self) -> None:
        for one in (await self.nodes[0].match(self.name)).people:
            await self.nodes[one.place % 2].ready(self.name, one.user_id, ready=True)

    async def go_on(self) -> Match:
        """Both nodes come by at once, and again, until nothing more changes."""
        before = None
        while (now := await self.nodes[0].match(self.name)) != before:
            before = now
            await asyncio.gather(*(node.process_due() for node in self.nodes), return_exceptions=False)
        return now

    async def resign(self, match: Match, place: int) -> None:
        """Somebody gives up their game of the board that is played."""
        board = match.boards[-1]
        for table, seats in enumerate(seats_of(match.settings.form, board.number)):
            if place in seats:
                await self.houses[0].execute(board.tables[table], str(place), Resign(seat=seats.index(place)))

    async def rolls(self, table: str) -> list[str]:
        """Everybody who is to act rolls and skips once; what fell."""
        for _ in range(2):
            live = await self.houses[0].load(table)
            seat = live.session.roll_due()
            assert seat is not None
            user_id = live.session.seats[seat].user_id
            version = await self.houses[0].execute(table, user_id, Roll(at=live.session.version))
            await self.houses[0].execute(table, user_id, Play(move="skip", at=version))
        return [move for move in (await self.houses[0].load(table)).session.record().moves if move.startswith("roll")]

    async def close(self) -> None:
        for house in self.houses:
            await house.close()


@pytest.fixture
async def club(store: Store) -> Any:
    made = Club(store)
    yield made
    await made.close()


async def test_a_match_of_teams_runs_by_itself_and_every_table_is_set_once(club: Club) -> None:
    match = await club.make("teams", 2)
    published = [one.commitment for one in match_view(match, "", [], club.time).boards]
    seen: list[str] = []
    for number in range(2):
        assert (match.status, len(match.boards)) == ("playing", number + 1)
        board = match.boards[-1]
        seen += board.tables
        for table, seats in zip(board.tables, seats_of("teams", number), strict=True):
            session = (await club.houses[1].load(table)).session
            assert (session.status, [one.user_id for one in session.seats]) == ("playing", list(map(str, seats)))
            assert session.opened.commitment == published[number], "fixed before anybody had a place"
        first, second = [await club.rolls(table) for table in board.tables]
        assert first == second
        assert len(first) >= 2
        await club.resign(match, 2)
        await club.resign(match, 3)
        match = await club.go_on()
        assert match.boards[number].compared
        if number == 0:
            assert (match.status, match.rests_until) == ("playing", club.time + REST), "people take a breath"
            await club.ready()
            match = await club.go_on()
    assert match.status == "over"
    assert len(set(seen)) == 4
    assert sorted(await club.store.all_tables()) == sorted(seen), "no other table was set"
    view = match_view(match, "", [], club.time)
    assert (view.winner, view.sides[0].boards, view.sides[0].shares) == (0, 2.0, 4.0)
    assert {one.ending for board in view.boards for one in board.tables} == {"gave-up"}


async def test_nobody_but_those_who_sit_there_sees_a_table_before_both_are_over(club: Club) -> None:
    match = await club.make("teams")
    board = match.boards[0]
    left, right = [(await club.houses[1].load(table)).session for table in board.tables]
    for user_id in ("1", "3", "host", "eve", ""):
        with pytest.raises(RollhouseError, match="table/same-dice-elsewhere"):
            left.check_visible(user_id)
    for user_id in ("0", "2"):
        left.check_visible(user_id)
        with pytest.raises(RollhouseError, match="table/same-dice-elsewhere"):
            right.check_visible(user_id)
    with pytest.raises(RollhouseError, match="table/rated-no-undo"):
        left.undo("0", left.version, club.time)
    with pytest.raises(RollhouseError, match="table/rated-no-cover"):
        left.cover("0", 1, club.time)
    for you, own in (("0", 0), ("3", 1)):
        view = match_view(match, you, [], club.time)
        assert [one.table for one in view.boards[0].tables] == ["" if place != own else board.tables[own] for place in (0, 1)]
        assert view.table == board.tables[own]

    await club.resign(match, 0)
    match = await club.go_on()
    view = match_view(match, "3", [], club.time)
    over, playing = view.boards[0].tables
    assert (over.over, playing.over) == (True, False)
    assert (over.table, over.ending, over.seats[0].share, over.seats[0].score) == ("", None, None, None), (
        "how it ended would tell the others"
    )
    ended = (await club.houses[1].load(board.tables[0])).session.ended
    assert ended is not None
    assert ended.secret == ""

    await club.resign(match, 3)
    match = await club.go_on()
    view = match_view(match, "eve", [], club.time)
    assert [one.table for one in view.boards[0].tables] == list(board.tables)
    for table in board.tables:
        async with club.houses[1].locked(table) as live:
            live.session.check_visible()
            assert live.secret == board_secret(match, 0)
            record = live.session.record()
            assert record.tags["Dice.secret"] == live.secret.hex()
            assert verify(record).shared
            assert commitment(live.secret) == view.boards[0].commitment
    assert view.winner == "both", "a game each"


async def test_a_duel_is_two_games_against_the_same_bot_on_the_same_seat(club: Club) -> None:
    match = await club.make("duel", 2)
    for number in range(2):
        for table, place in zip(match.boards[-1].tables, (0, 1), strict=True):
            seats = (await club.houses[0].load(table)).session.seats
            assert (seats[number].user_id, seats[1 - number].bot) == (str(place), "greedy")
        await club.resign(match, 0)
        while (await club.houses[0].load(match.boards[-1].tables[1])).session.roll_due() != number:
            await asyncio.sleep(0)
        club.time += 601  # the other one never came
        await club.houses[0].process_due()
        match = await club.go_on()
        club.time += REST
        match = await club.go_on()
    assert (match.status, match.boards[0].results[1]) == ("over", TableResult((1,), (0, 0), "time"))
    assert [one.shares for one in match_score(match.scores)] == [0.0, 0.0]


async def test_where_people_have_days_nobody_needs_to_be_ready(club: Club) -> None:
    club.name = await club.nodes[0].make("0", NewMatch("duel", "dicetto", SLOW, boards=2))
    await club.nodes[0].join(club.name, "0", 0, "Ana")
    await club.nodes[1].join(club.name, "1", 1, "Bo")
    match = await club.go_on()
    assert (match.status, len(match.boards)) == ("playing", 1)
    for place in (0, 1):
        await club.resign(match, place)
    assert len((await club.go_on()).boards) == 2, "at once"


async def test_whoever_gives_the_match_up_has_lost_it_for_their_side(club: Club) -> None:
    match = await club.make("teams", 4)
    await club.nodes[0].leave(club.name, "1")
    match = await club.go_on()
    assert match.status == "playing", "at the other table they may play on"
    assert match.boards[0].results[1] is not None
    assert match.boards[0].results[1].ending == "gave-up"
    await club.resign(match, 2)
    match = await club.go_on()
    view = match_view(match, "0", [], club.time)
    assert (match.status, len(match.boards), view.given_up, view.winner) == ("over", 1, 0, 1)
    with pytest.raises(RollhouseError, match="match/over"):
        await club.nodes[0].leave(club.name, "0")


async def test_whoever_leaves_the_house_gives_up_what_is_played_and_changes_nothing_that_is_over(club: Club) -> None:
    over = await club.make("duel")
    for place in (0, 1):
        await club.resign(over, place)
    over, first = await club.go_on(), club.name
    playing = await club.make("duel")
    second = club.name
    waiting = await club.nodes[0].make("host", NewMatch("duel", "dicetto", FAST))
    await club.nodes[0].join(waiting, "0", 0, "Ana")

    def forget(connection: Connection) -> None:
        forget_people(connection, ["0"])

    await club.store.write(forget)
    after = await club.nodes[0].match(first)
    assert (after.given_up, after.people[0].name, after.people[0].gone) == (None, "–", False)
    club.name = second
    playing = await club.go_on()
    assert (playing.given_up, playing.people[0].name) == (0, "–")
    assert (await club.nodes[0].match(waiting)).people == []


async def test_what_can_not_be_is_refused(club: Club) -> None:
    matches = club.nodes[0]
    criteria = NewMatch("duel", "dicetto", FAST)
    name = await matches.make("host", criteria)
    await matches.join(name, "a", 0, "Ana")
    for asked, code in (
        (matches.join(name, "b", 0, "Bo"), "match/place-taken"),
        (matches.join(name, "b", 2, "Bo"), "match/place-taken"),
        (matches.join(name, "b", 1, "ana"), "table/name-taken"),
        (matches.join(name, "b", 1, ""), "table/name"),
        (matches.join("nothing", "b", 1, "Bo"), "match/unknown"),
        (matches.join("no thing", "b", 1, "Bo"), "match/unknown"),
        (matches.ready(name, "b", ready=True), "match/not-yours"),
        (matches.leave(name, "b"), "match/not-yours"),
        (matches.remove(name, "a", 0), "match/not-host"),
        (matches.call_off(name, "a"), "match/not-host"),
        (matches.make("host", NewMatch("duel", "dicetto", FAST, bot="casual")), "match/bot"),
        (matches.make("host", NewMatch("duel", "dicetto", FAST, bot="nobody")), "bot/unknown"),
        (matches.make("host", NewMatch("duel", "chess", FAST)), "setup/game"),
    ):
        with pytest.raises(RollhouseError, match=code):
            await asked
    await matches.join(name, "a", 1, "Ana")
    assert [one.place for one in (await matches.match(name)).people] == [1], "they have changed their place"
    await matches.remove(name, "host", 1)
    assert (await matches.match(name)).people == []
    await matches.join(name, "a", 0, "Ana")
    await matches.join(name, "b", 1, "Bo")
    for user_id in ("a", "b"):
        await matches.ready(name, user_id, ready=True)
    for late, code in (
        (matches.join(name, "c", 0, "Cy"), "match/begun"),
        (matches.remove(name, "host", 0), "match/begun"),
        (matches.call_off(name, "host"), "match/begun"),
    ):
        with pytest.raises(RollhouseError, match=code):
            await late
    for _ in range(4):
        other = await matches.make("host", criteria)
    with pytest.raises(RollhouseError, match="match/too-many"):
        await matches.make("host", criteria)
    await matches.call_off(other, "host")
    await matches.make("host", criteria)


async def test_matches_go_with_their_tables(club: Club) -> None:
    name = await club.nodes[0].make("host", NewMatch("duel", "dicetto", FAST))
    await club.nodes[0].join(name, "a", 0, "Ana")
    store = club.nodes[0].store
    assert [one.id for one in await store.of("a", 5)] == [one.id for one in await store.of("host", 5)] == [name]
    assert await store.of("b", 5) == []
    assert await store.purge("open", 1000.0) == 0
    assert await store.purge("over", 2000.0) == 0
    assert await store.purge("open", 1001.0) == 1
    assert await store.match(name) is None
