"""The composition root: builds every service of a running server, and starts its background jobs."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, fields
from functools import partial
from typing import Any

from litestar.datastructures import State
from litestar.di import Provide

from rollhouse.core.background import background_allowed
from rollhouse.lowlevel.connection_limits import ConnectionLimiter
from rollhouse.server.auth.bans import Bans
from rollhouse.server.auth.credentials_repository import CredentialsRepository
from rollhouse.server.auth.passkeys import Passkeys
from rollhouse.server.auth.rate_limit import RateLimiter
from rollhouse.server.auth.users import Auth
from rollhouse.server.clock import Clock
from rollhouse.server.config import Config
from rollhouse.server.features.account.deletion import AccountDeletion
from rollhouse.server.features.account.guest_expiry import GuestExpiry
from rollhouse.server.features.admin.moderation import Moderation
from rollhouse.server.features.admin.service import AdminService
from rollhouse.server.features.analysis.finished_games import FinishedGameAnalyser
from rollhouse.server.features.analysis.repository import AnalysisRepository
from rollhouse.server.features.analysis.service import AnalysisService
from rollhouse.server.features.boxes.repository import BoxRepository
from rollhouse.server.features.competitions.service import CompetitionService
from rollhouse.server.features.daily.repository import DailyRepository
from rollhouse.server.features.export.archive import Archives
from rollhouse.server.features.history.repository import HistoryRepository
from rollhouse.server.features.history.uploads import Uploads
from rollhouse.server.features.matchmaking.repository import MatchmakingRepository
from rollhouse.server.features.matchmaking.service import Matchmaker
from rollhouse.server.features.notifications.service import Notifier
from rollhouse.server.features.previews.pictures import Pictures
from rollhouse.server.features.previews.service import Previews
from rollhouse.server.features.profiles.service import Profiles
from rollhouse.server.features.puzzle_rush.repository import RushRepository
from rollhouse.server.features.puzzle_rush.service import RushService
from rollhouse.server.features.puzzles.repository import PuzzleRepository
from rollhouse.server.features.ratings.repository import RatingRepository
from rollhouse.server.features.retention.service import Retention
from rollhouse.server.features.social.seating import SeatPolicy
from rollhouse.server.features.social.service import SocialService
from rollhouse.server.features.standing_orders.repository import StandingOrderRepository
from rollhouse.server.features.standing_orders.service import StandingOrderService
from rollhouse.server.features.vacation.repository import VacationRepository
from rollhouse.server.features.vacation.service import VacationService
from rollhouse.server.features.watch.service import WatchService
from rollhouse.server.http.scheduler import Scheduler
from rollhouse.server.store.migrate import migrate
from rollhouse.server.store.rows import User
from rollhouse.server.store.store import Store
from rollhouse.server.tables.bots import BotWorkers
from rollhouse.server.tables.manager import CHANGED_CHANNEL, TableManager
from rollhouse.server.tables.observers import TableObservers
from rollhouse.server.tables.presence import HEARTBEAT_SECONDS, PRESENCE_CHANNEL, Presence
from rollhouse.server.tables.presence_broadcast import PresenceBroadcaster
from rollhouse.server.tables.replays import Replays
from rollhouse.server.tables.table_event import TableEvent
from rollhouse.server.transport.addresses import Addresses
from rollhouse.server.transport.lan import LanListener
from rollhouse.server.transport.missed_commits import MissedCommitChecker
from rollhouse.server.transport.news import News, PageDependencies
from rollhouse.server.transport.pubsub import PubSub, make_pubsub
from rollhouse.server.transport.sockets import ViewerDependencies

_DUE_TABLES_SECONDS = 0.5
_BANS_SECONDS = 1.0
_MISSED_COMMITS_SECONDS = 5.0
_SEEKS_SECONDS = 1.0
"""Bots take seats, and rating ranges widen, without a request."""
_COMPETITIONS_SECONDS = 60.0
"""A fallback: competitions advance when a game ends."""
_NOTIFICATIONS_SECONDS = 10.0
_PURGE_SECONDS = 3600.0
_FIRST_PURGE_SECONDS = 30.0


@dataclass(frozen=True)
class Services:
    """Everything that a running server consists of. Handlers ask for the services that they use, by these names."""

    config: Config
    clock: Clock
    store: Store
    pubsub: PubSub
    connections: ConnectionLimiter
    lan: LanListener
    addresses: Addresses
    auth: Auth
    passkeys: Passkeys
    rate_limiter: RateLimiter
    bans: Bans
    tables: TableManager
    presence: Presence
    presence_broadcaster: PresenceBroadcaster
    replays: Replays
    retention: Retention
    viewer: ViewerDependencies
    history: HistoryRepository
    uploads: Uploads
    ratings: RatingRepository
    daily: DailyRepository
    puzzles: PuzzleRepository
    rushes: RushService
    analysis: AnalysisService
    reviews: AnalysisRepository
    game_analyser: FinishedGameAnalyser
    account_deletion: AccountDeletion
    guest_expiry: GuestExpiry
    vacations: VacationService
    standing_orders: StandingOrderService
    matchmaker: Matchmaker
    competitions: CompetitionService
    social: SocialService
    notifier: Notifier
    admin: AdminService
    moderation: Moderation
    previews: Previews
    boxes: BoxRepository
    archives: Archives
    profiles: Profiles
    watch: WatchService
    page: PageDependencies


def _provide(name: str) -> Provide:
    def provide(state: State) -> Any:
        return getattr(state.services, name)

    return Provide(provide, sync_to_thread=False)


DEPENDENCIES = {field.name: _provide(field.name) for field in fields(Services)}
"""The services as Litestar dependencies: a handler's parameter `tables: NamedDependency[TableManager]` gets `Services.tables`."""


@asynccontextmanager
async def running_services(
    config: Config,
    clock: Clock,
    connections: ConnectionLimiter,
    rate_limiter: RateLimiter,
    listen_at: Callable[[str], Any] | None,
) -> AsyncIterator[Services]:
    """Build the services and run their background jobs until the context ends; then close everything in reverse order."""
    await asyncio.to_thread(migrate, config.database)
    async with AsyncExitStack() as closing:
        services = await _build(config, clock, connections, rate_limiter, listen_at, closing)
        await services.pubsub.subscribe(PRESENCE_CHANNEL, services.presence_broadcaster.on_presence_message)
        await closing.enter_async_context(services.pubsub.subscribed(CHANGED_CHANNEL, services.account_deletion.on_changed_tables))
        scheduler = Scheduler()
        closing.push_async_callback(scheduler.close)
        _schedule(scheduler, services)
        yield services


async def _build(
    config: Config,
    clock: Clock,
    connections: ConnectionLimiter,
    rate_limiter: RateLimiter,
    listen_at: Callable[[str], Any] | None,
    closing: AsyncExitStack,
) -> Services:
    pubsub = await closing.enter_async_context(make_pubsub(config))
    # The clock is asked each time, so that a test can set it.
    store = await closing.enter_async_context(Store(config.database, now=lambda: clock.now()))
    workers = BotWorkers(max(1, config.bot_workers // config.workers), programs=config.exec_bots)
    closing.push_async_callback(workers.close)
    news, bans, seat_policy = News(pubsub.publish), Bans(store), SeatPolicy(store)
    presence = Presence(
        pubsub.publish,
        grace_seconds=config.grace_seconds,
        single_node=config.single_node,
        counts=lambda user_id: not bans.is_banned(user_id),
    )
    vacations, orders = VacationRepository(store), StandingOrderRepository(store)
    game_ended, dice_published = TableEvent(), TableEvent()
    tables = TableManager(
        store,
        workers,
        pubsub.publish,
        single_node=config.single_node,
        bot_pace_seconds=config.bot_pace_seconds,
        now=store.now,
        observers=TableObservers(
            is_viewed=presence.is_viewed,
            last_vacation=vacations.last,
            standing_orders=orders.at_table,
            game_ended=game_ended.publish,
            seat_name=seat_policy.seat_name,
            dice_published=dice_published.publish,
            listed_changed=partial(_tell_lists, news),
        ),
        has_subscribers=pubsub.has_subscribers,
    )
    closing.push_async_callback(tables.close)
    analysis = AnalysisService.in_processes()
    closing.push_async_callback(analysis.close)
    broadcaster = PresenceBroadcaster(store, tables, presence, rate_limiter, grace_seconds=config.grace_seconds)
    closing.push_async_callback(broadcaster.close)
    lan, auth = LanListener(config, listen_at), Auth(store)
    history, reviews, puzzles = HistoryRepository(store), AnalysisRepository(store), PuzzleRepository(store)
    game_analyser = FinishedGameAnalyser(store, reviews, analysis, clock, single_node=config.single_node)
    closing.push_async_callback(game_analyser.close)
    dice_published.subscribe(game_analyser.on_dice_published)
    if _analyses_finished_games(config):
        game_ended.subscribe(game_analyser.enqueue)
        dice_published.subscribe(game_analyser.enqueue)
    vacation_service = VacationService(vacations, tables, clock)
    closing.push_async_callback(vacation_service.close)
    notifier = Notifier(store, presence.present, config, tell=news.tell)
    closing.push_async_callback(notifier.close)
    game_ended.subscribe(notifier.on_game_ended)
    competitions = CompetitionService(
        store,
        tables,
        clock,
        request_analysis=game_analyser.request,
        changed=lambda competition_id: news.changed(f"competition:{competition_id}"),
        seat_name=seat_policy.seat_name,
        notify=notifier.notify,
    )
    closing.push_async_callback(competitions.close)
    game_ended.subscribe(competitions.on_game_ended)
    deletion = AccountDeletion(store, tables, pubsub.publish)
    admin = AdminService(store, config, news.tell)
    ratings, social = RatingRepository(store), SocialService(store, tables, history, competitions, clock, news, notifier)
    matchmaker = Matchmaker(MatchmakingRepository(store), tables, ratings, clock, news)
    pictures, replays = Pictures(rate_limiter), Replays(rate_limiter)
    closing.push_async_callback(pictures.close)
    return Services(
        config=config,
        clock=clock,
        store=store,
        pubsub=pubsub,
        connections=connections,
        lan=lan,
        addresses=Addresses(config, lan),
        auth=auth,
        passkeys=Passkeys(CredentialsRepository(store), auth),
        rate_limiter=rate_limiter,
        bans=bans,
        tables=tables,
        presence=presence,
        presence_broadcaster=broadcaster,
        replays=replays,
        retention=Retention(config, store, tables, clock),
        viewer=ViewerDependencies(tables, presence, broadcaster, pubsub, MissedCommitChecker(store), bans, rate_limiter),
        history=history,
        uploads=Uploads(store),
        ratings=ratings,
        daily=DailyRepository(store),
        puzzles=puzzles,
        rushes=RushService(RushRepository(store), puzzles, clock),
        analysis=analysis,
        reviews=reviews,
        game_analyser=game_analyser,
        account_deletion=deletion,
        guest_expiry=GuestExpiry(config, store, clock, deletion),
        vacations=vacation_service,
        standing_orders=StandingOrderService(orders, tables),
        matchmaker=matchmaker,
        competitions=competitions,
        social=social,
        notifier=notifier,
        admin=admin,
        moderation=Moderation(store, admin, tables, competitions, pubsub.publish),
        previews=Previews(tables, replays, pictures, clock),
        boxes=BoxRepository(store),
        archives=Archives(store),
        profiles=Profiles(store, social, history, ratings, clock),
        watch=WatchService(store, ratings, presence, clock),
        page=PageDependencies(pubsub, rate_limiter, partial(_report_online, social, matchmaker), social.mark_offline, {}),
    )


async def _report_online(social: SocialService, matchmaker: Matchmaker, user: User, playing: bool) -> None:
    await social.report_online(user, playing=playing)
    await matchmaker.touch(user.user_id)


def _tell_lists(news: News, user_ids: tuple[str, ...], public: bool) -> None:
    """Tell the pages that list a table of its change."""
    news.tell(user_ids, "turns")
    if public:
        news.changed("tables")


def _analyses_finished_games(config: Config) -> bool:
    return config.analyse_finished and background_allowed()


def _schedule(scheduler: Scheduler, services: Services) -> None:
    """Start the background jobs."""

    async def purge() -> None:
        await services.retention.purge(services.presence.viewed_tables())
        await services.guest_expiry.purge()
        await services.notifier.purge()

    async def refresh_bans() -> None:
        if await services.bans.refresh():
            services.presence_broadcaster.on_bans_changed()

    scheduler.every(_DUE_TABLES_SECONDS, services.tables.process_due, name="due tables")
    scheduler.every(_BANS_SECONDS, refresh_bans, name="bans")
    scheduler.every(HEARTBEAT_SECONDS, services.presence_broadcaster.heartbeat, name="heartbeat")
    if not services.config.single_node:
        checker = services.viewer.missed_commits
        scheduler.every(_MISSED_COMMITS_SECONDS, checker.resync_stale, name="missed commits", first_after=_MISSED_COMMITS_SECONDS)
    scheduler.every(_SEEKS_SECONDS, services.matchmaker.process_due, name="seeks")
    scheduler.every(_COMPETITIONS_SECONDS, services.competitions.process_due, name="competitions")
    scheduler.every(_PURGE_SECONDS, purge, name="purge", first_after=_FIRST_PURGE_SECONDS)
    scheduler.every(_NOTIFICATIONS_SECONDS, services.notifier.enqueue, name="notifications")
    scheduler.run(services.notifier.outgoing.run(), name="outgoing calls")
    if _analyses_finished_games(services.config):
        scheduler.run(services.game_analyser.run(), name="finished games")
