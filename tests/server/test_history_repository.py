"""Queries for a user's games, on both databases."""

from __future__ import annotations

import msgspec
import pytest
from sqlalchemy import text

from rollhouse.analysis.accuracy import Accuracy
from rollhouse.analysis.game_analysis import SeatAnalysis
from rollhouse.analysis.play_statistics import CardStatistics, ErrorStatistics, PlayStatistics
from rollhouse.server.features.analysis.repository import AnalysedSeat, AnalysisRepository
from rollhouse.server.features.history.repository import GameFilter, GamesError, HistoryRepository
from rollhouse.server.features.history.statistics import Wanted, statistics_of
from rollhouse.server.store.rows import Opponent, PlayedGame, Result, Summary
from rollhouse.server.store.store import Store
from tests.server.stored import FIRST, SECRET, played_game, query_plan, row

BO, GREEDY = Opponent("bo", "Bo Öster_100%"), Opponent(bot="greedy")


def part(table: str, started: float, *opponents: Opponent, seat: int = 0, user_id: str = "ana", result: Result | None = None) -> PlayedGame:
    return played_game(
        table,
        seat,
        user_id,
        game="dicetto" if table.startswith("d") else "dicy-cards",
        players=1 + len(opponents),
        mode={"bonus": True, "cards_to_win": 3, "deck_name": "é"},
        opponents=opponents,
        started=started,
        ended=None if result is None else started + 60,
        result=result,
    )


async def play(store: Store, *parts: PlayedGame) -> None:
    """A table's game, begun and, with a result, ended: each is a commit, and the rows come with it."""
    name, over = parts[0].table_id, parts[0].ended
    await store.create(row(name), FIRST, SECRET)
    running = tuple(msgspec.structs.replace(one, ended=None, result=None) for one in parts)
    assert await store.append(name, 2, b"[]", Summary(status="playing", updated=parts[0].started, played_games=running))
    assert await store.append(name, 3, b"[]", Summary(status="playing", updated=parts[0].started))
    if over is not None:
        assert await store.append(name, 4, b"[]", Summary(status="over", updated=over, played_games=parts))


async def found(store: Store, wanted: GameFilter | None = None, user_id: str = "ana") -> list[str]:
    games, following = await HistoryRepository(store).page(user_id, wanted or GameFilter(), 50)
    assert following == ""
    return [game.table_id for game in games]


async def test_games_are_found_by_every_filter(store: Store) -> None:
    await play(store, part("d1", 10.0, BO, result="won"), part("d1", 10.0, Opponent("ana", "Ana"), user_id="bo", seat=1, result="lost"))
    await play(store, part("c1", 20.0, GREEDY, result="lost"))
    await play(store, part("d2", 30.0, GREEDY, BO))
    await play(store, part("c2", 40.0, Opponent("ana", "Ana"), result="shared"), part("c2", 40.0, Opponent("ana", "Ana"), seat=1))
    assert await found(store) == ["c2", "c2", "d2", "c1", "d1"], "the latest first; friends at one device have a line each"
    assert await found(store, user_id="bo") == ["d1"], "not another user's"
    assert await found(store, user_id="eve") == []
    assert await found(store, GameFilter(game="dicetto")) == ["d2", "d1"]
    assert await found(store, GameFilter(status="running")) == ["c2", "d2"]
    assert await found(store, GameFilter(status="finished", game="dicy-cards")) == ["c2", "c1"]
    assert await found(store, GameFilter(result="lost")) == ["c1"]
    assert await found(store, GameFilter(opponent="ö")) == ["d2", "d1"]
    assert await found(store, GameFilter(opponent="ÖSTER_100%")) == ["d2", "d1"]
    assert await found(store, GameFilter(opponent="%")) == ["d2", "d1"], "no sign means anything but itself"
    assert await found(store, GameFilter(opponent="o_ö")) == []
    assert await found(store, GameFilter(opponent="gus", bots=("greedy",))) == ["d2", "c1"]
    assert await found(store, GameFilter(tables=("d1", "d2", "uploaded"))) == ["d2", "d1"]
    (game,), _ = await HistoryRepository(store).page("bo", GameFilter(), 1)
    assert game == part("d1", 10.0, Opponent("ana", "Ana"), user_id="bo", seat=1, result="lost"), "as it was put"


async def test_pages_follow_each_other_while_games_are_played(store: Store) -> None:
    games = HistoryRepository(store)
    for number in range(7):
        await play(store, part(f"c{number}", 0.1 * (number // 3), BO))  # several began at the same moment
    everything = await found(store)
    first, after = await games.page("ana", GameFilter(), 3)
    await play(store, part("c9", 99.0, BO))
    second, then = await games.page("ana", GameFilter(), 3, after)
    third, last = await games.page("ana", GameFilter(), 3, then)
    assert [game.table_id for page in (first, second, third) for game in page] == everything
    assert (len(third), last) == (1, "")


async def test_a_game_that_another_node_has_ended_first_is_ended_once(store: Store, database: str) -> None:
    await play(store, part("d1", 10.0, BO))
    won, lost = (part("d1", 10.0, BO, result=result) for result in ("won", "lost"))
    async with Store(database) as other:
        assert await other.append("d1", 4, b'["theirs"]', Summary(status="over", updated=11.0, played_games=(lost,)))
        assert not await store.append("d1", 4, b'["mine"]', Summary(status="over", updated=11.0, played_games=(won,)))
    assert (await HistoryRepository(store).page("ana", GameFilter(), 1))[0] == [lost]


async def test_they_go_with_their_table(store: Store) -> None:
    await play(store, part("d1", 10.0, BO, result="won"))
    await play(store, part("d2", 1000.0, BO, result="won"))
    assert await store.purge("over", 500.0) == ["d1"]
    assert await found(store) == ["d2"]


async def test_what_asks_for_nothing_is_refused(store: Store) -> None:
    games = HistoryRepository(store)
    for after in ("x", "1~2", "1~a~b", "one~d1~0", "1~\x00~0", "1~\ud800~0", "~~~"):
        with pytest.raises(GamesError, match="wire/malformed"):
            await games.page("ana", GameFilter(), 3, after)
    for wanted in (GameFilter(game="\x00"), GameFilter(opponent="\ud800"), GameFilter(bots=("\n",)), GameFilter(tables=("\x00",))):
        with pytest.raises(GamesError, match="wire/malformed"):
            await games.page("ana", wanted, 3)
    assert await games.page("ana", GameFilter(), 3, "1e400~d1~999999") == ([], "")


async def test_the_index_finds_them(database: str) -> None:
    """No sorting, and no scan of all games."""
    asked = "SELECT table_id FROM played_games WHERE user_id = 'ana' AND (started, table_id, seat) < (5.0, 'c1', 0)"
    query = f"{asked} ORDER BY started DESC, table_id DESC, seat DESC LIMIT 31"
    plan = query_plan(database, text(query))
    assert any("ix_played_games_user_id_started_table_id_seat" in line for line in plan), plan
    assert not any("sort" in line.lower() or "temp b-tree" in line.lower() for line in plan), plan


async def test_accuracy_is_stored_with_the_game(store: Store) -> None:
    games = HistoryRepository(store)
    played = Accuracy(12, 0.5, -0.125, "share", exact=True)
    await play(store, part("c1", 10.0, BO, result="won"), part("c1", 10.0, Opponent("ana", "Ana"), user_id="bo", seat=1, result="lost"))
    await play(store, part("c2", 20.0, GREEDY, result="won"), part("c2", 20.0, GREEDY, seat=1, result="lost"))
    await play(store, part("c3", 30.0, GREEDY))
    statistics = PlayStatistics(began=True, errors={"rolled-on": ErrorStatistics(1, 0.25)}, cards={"odd": CardStatistics(3, 27)})
    results = AnalysisRepository(store)
    await results.store_analysis("c1", [AnalysedSeat("ana", seat, SeatAnalysis(played, statistics), ()) for seat in (0, 1)])
    await results.store_analysis("c2", [AnalysedSeat("ana", seat, SeatAnalysis(None, PlayStatistics()), ()) for seat in (0, 1)])
    assert await games.analysed("bo", 10) == []
    (found,) = await games.analysed("ana", 10)
    assert (found.table_id, found.accuracy) == ("c1", played)
    assert [game.accuracy for game in (await games.page("ana", GameFilter(), 10))[0]] == [None, None, None, played]
    assert await games.statistics("ana", ["c1", "c3"]) == {("c1", 0): statistics}, "of these tables and this user only"
    assert (await games.statistics("ana", []), await games.statistics("bo", ["c1"])) == ({}, {})
    page = await games.played("ana", 10, lambda rows: statistics_of("ana", rows, Wanted(), 0.0))
    assert (page.games, page.analysed, page.results.won, page.beginning.won, page.cost, page.cards[0].points) == (3, 1, 2, 1, 0.5, 27)
    assert await games.played("ana", 1, lambda rows: [row.result for row in rows]) == ["lost"], "the latest"
