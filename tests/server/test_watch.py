"""Live games: only those whose players all allow it, the strongest first, with their spectators."""

from __future__ import annotations

from sqlalchemy import insert

from rollhouse.play.entries import BotSat, Options, Sat
from rollhouse.play.fair import NO_ENTROPY
from rollhouse.server.auth.schemas import Privacy
from rollhouse.server.features.profiles.repository import ProfileRepository
from rollhouse.server.features.ratings.repository import RatingRepository
from rollhouse.server.features.watch.service import WatchService
from rollhouse.server.ratings.scale import SIGMA, mu_of
from rollhouse.server.store.models import ratings
from rollhouse.server.store.store import Store
from rollhouse.server.tables.presence import Presence
from rollhouse.server.wire.messages import Resign
from tests.server.stored import SetClock, open_table, table_manager

OPEN_TO_ALL = Options(public=True)


async def test_live_games_are_listed_by_strength_if_all_their_players_allow_it(store: Store) -> None:
    clock = SetClock(1_000_000.0)
    tables = table_manager(store, now=clock.now)
    presence = Presence(lambda frame, channel: None, grace_seconds=1.0, single_node=True)
    watch = WatchService(store, RatingRepository(store), presence, clock)
    ana, bo, cy, di = [(await store.create_guest(name, "en"))[0].user_id for name in ("Ana", "Bo", "Cy", "Di")]
    rated = {
        "game": "dicy-cards",
        "name": "x",
        "sigma": SIGMA,
        "games": 20,
        "won": 9,
        "lower_bound": 0.0,
        "established": True,
        "updated": 1.0,
    }
    for user_id, points in ((ana, 1900), (bo, 1700), (cy, 1600)):
        await store.execute(insert(ratings).values(user_id=user_id, period="", mu=mu_of(points), **rated))
        await store.execute(insert(ratings).values(user_id=user_id, period="2026-11", mu=mu_of(100), **rated))

    async def game(one: str, other: str = "", options: Options = OPEN_TO_ALL) -> str:
        second = Sat(1, other, "Two", NO_ENTROPY) if other else BotSat(1, "casual")
        return await open_table(tables, Sat(0, one, "One", NO_ENTROPY), second, options=options)

    weak, strong, hidden = await game(cy, di), await game(ana, bo), await game(ana, bo, Options())
    lone, over = await game(bo), await game(ana, cy)
    await tables.execute(over, ana, Resign(seat=0))
    presence.add_request(strong, ana)
    for spectator in (di, "a guest"):
        presence.add_request(strong, spectator)
    found = await watch.live(di)
    assert [(one.table.id, one.strength, one.spectators) for one in found] == [(strong, 1800, 2), (lone, 1600, 0), (weak, 1550, 0)]
    assert hidden not in [one.table.id for one in found]
    assert found[2].table.my_seats == (1,)

    await ProfileRepository(store).set_privacy(bo, Privacy(watch=False))
    assert [one.table.id for one in await watch.live(di)] == [weak]
    assert [row.id for row in await store.public_tables("playing")] == [weak], "nor does the lobby list them"
    assert await ProfileRepository(store).public_game(ana) == "", "nor the page of the other player"
    assert await ProfileRepository(store).public_game(cy) == weak
    clock.time += 601
    assert await watch.live(di) == []
    await tables.close()
