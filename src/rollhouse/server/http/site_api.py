"""The rest of the HTTP API: me, the games, health and figures."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import segno
from litestar import Controller, Request, Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery, JSONBody

from rollhouse import __version__
from rollhouse.analysis.lessons import lessons
from rollhouse.core.game import AnyGame
from rollhouse.core.registry import all_games, game_package
from rollhouse.locale import choose_language
from rollhouse.locale.files import browser_words
from rollhouse.lowlevel.connection_limits import ConnectionLimiter
from rollhouse.play.bots import bot_names, usual_bot
from rollhouse.server.auth.dependencies import CurrentUser
from rollhouse.server.auth.rate_limit import EXPENSIVE, RateLimiter, cost_of
from rollhouse.server.auth.schemas import Claim, Link, Me, Token, TokenLine
from rollhouse.server.auth.users import Auth, guest_cookie, no_cookie
from rollhouse.server.config import Config
from rollhouse.server.features.account.deletion import AccountDeletion
from rollhouse.server.features.account.guest_expiry import GuestExpiry
from rollhouse.server.features.analysis.service import Teacher
from rollhouse.server.features.tables.retention import Retention
from rollhouse.server.http.health import database_answers, readiness
from rollhouse.server.store.database import StoreError
from rollhouse.server.store.store import Store
from rollhouse.server.tables.manager import TableManager
from rollhouse.server.tables.presence import Presence
from rollhouse.server.tables.schemas import GameInfo, GameWords, OptionInfo, SectionInfo, ServerAddress
from rollhouse.server.transport.addresses import Addresses
from rollhouse.server.transport.lan import LanListener, is_loopback, lan_address
from rollhouse.server.transport.pubsub import PubSub

__all__ = ["GamesController", "MeController", "OpsController", "ServerAddressController"]


class MeController(Controller):
    """`/api/me`: a guest is made on the first visit."""

    path = "/api/me"
    tags = ["me"]

    @get("/", summary="Who I am")
    async def me(self, user: CurrentUser) -> Me:
        """My public id, name and language."""
        return Me(user.name, user.lang, user.user_id)

    @put("/", summary="Another name or language")
    async def change(self, auth: NamedDependency[Auth], user: CurrentUser, data: JSONBody[Me]) -> Me:
        """Change what others call me, or the language I am spoken to in."""
        changed = await auth.rename(user, data.name, data.lang)
        return Me(changed.name, changed.lang, changed.user_id)

    @delete("/", summary="Forget me", opt=EXPENSIVE, status_code=204)
    async def forget(
        self,
        auth: NamedDependency[Auth],
        rate_limiter: NamedDependency[RateLimiter],
        account_deletion: NamedDependency[AccountDeletion],
        addresses: NamedDependency[Addresses],
        request: Request[Any, Any, Any],
    ) -> Response[None]:
        """Everything of mine goes for good; games with others stay, without my name. Nothing happens for a stranger."""
        user = await auth.of(request)
        rate_limiter.charge(request, "" if user is None else user.user_id, cost_of(request))
        if user is not None:
            await account_deletion.forget(user.user_id)
        return Response(None, cookies=[no_cookie(secure=addresses.secure(request))])

    @post("/link", summary="Take me to another device", opt=EXPENSIVE)
    async def link(
        self, addresses: NamedDependency[Addresses], auth: NamedDependency[Auth], user: CurrentUser, request: Request[Any, Any, Any]
    ) -> Link:
        """An address that makes another device me, once, within a quarter of an hour."""
        url = addresses.url(request, "/link#" + await auth.link(user))
        return Link(url, segno.make(url, error="m").svg_data_uri(border=2, scale=4))

    @post("/claim", summary="Be who the link says", opt=EXPENSIVE)
    async def claim(
        self,
        rate_limiter: NamedDependency[RateLimiter],
        auth: NamedDependency[Auth],
        addresses: NamedDependency[Addresses],
        request: Request[Any, Any, Any],
        data: JSONBody[Claim],
    ) -> Response[Me]:
        """From now on this device is that guest; `table/claim-loses` where it would lose the one that it is now, unless that is meant."""
        rate_limiter.charge(request, "", cost_of(request))
        now = await auth.of(request)
        user, value = await auth.claim(data.token, now, replace=data.replace)
        return Response(Me(user.name, user.lang, user.user_id), cookies=[guest_cookie(value, secure=addresses.secure(request))])

    @post("/token", summary="A token for a program", opt=EXPENSIVE)
    async def token(self, auth: NamedDependency[Auth], user: CurrentUser) -> Token:
        """A bearer token with which a program plays as me."""
        return Token(await auth.program(user))

    @get("/tokens", summary="My devices and programs")
    async def tokens(self, auth: NamedDependency[Auth], user: CurrentUser, request: Request[Any, Any, Any]) -> list[TokenLine]:
        """Whatever is me by a cookie or a token, the latest first."""
        return await auth.tokens(user, request)

    @delete("/tokens/{token:str}", summary="No longer me")
    async def revoke(self, auth: NamedDependency[Auth], user: CurrentUser, request: Request[Any, Any, Any], token: FromPath[str]) -> None:
        """That device or program is a stranger from now on; a socket that it has open can do nothing after a minute."""
        await auth.revoke(user, token, request)


class GamesController(Controller):
    """`/api/games`: what can be played, with every name as a message."""

    path = "/api/games"
    tags = ["games"]

    @get("/", summary="The games", sync_to_thread=False)
    def listed(self, config: NamedDependency[Config]) -> list[GameInfo]:
        """Every game of the house, its options, its bots and its rules."""
        return [_info(game, config.exec_bots) for game in all_games().values()]

    @get("/{name:str}/words", summary="What a game says", sync_to_thread=True)
    def words(self, name: FromPath[str], lang: FromQuery[str] = "en") -> GameWords:
        """Its sentences in a language, as Fluent: for a client that was built without this game."""
        found = choose_language(lang, {})
        return GameWords(found, browser_words(game_package(name), found))


class ServerAddressController(Controller):
    """`/api/address`: who can come here."""

    path = "/api/address"
    tags = ["operation"]

    @get("/", summary="Where others find this house", sync_to_thread=False)
    def reach(
        self, addresses: NamedDependency[Addresses], lan: NamedDependency[LanListener], request: Request[Any, Any, Any]
    ) -> ServerAddress:
        """The address to give to others; empty where only this computer can come in."""
        return _reach(addresses, lan, request)

    @post("/lan", summary="Open this house to the local network", status_code=200, opt=EXPENSIVE)
    async def open_lan(
        self, lan: NamedDependency[LanListener], addresses: NamedDependency[Addresses], user: CurrentUser, request: Request[Any, Any, Any]
    ) -> ServerAddress:
        """For whoever sits at this computer, until the house closes: everybody in its network can come in."""
        await lan.open_lan(request)
        return _reach(addresses, lan, request)


def _reach(addresses: Addresses, lan: LanListener, request: Request[Any, Any, Any]) -> ServerAddress:
    url, opens = addresses.url(request, ""), lan.can_open(request)
    if not is_loopback(url) or url == lan.url:
        return ServerAddress(url, "", opens=False)
    return ServerAddress("", "rollhouse serve --lan" if lan_address() and not opens else "", opens=opens)


class OpsController(Controller):
    """For whoever runs the server."""

    tags = ["operation"]

    @get("/healthz", summary="Is everything well?", cache=False)
    async def health(self, store: NamedDependency[Store]) -> dict[str, str]:
        """Whether the database answers: soon, also where it does not."""
        if (found := await database_answers(store)) != "ok":
            raise StoreError(found, value="", location="healthz")
        return {"status": "ok", "version": __version__}

    @get("/readyz", summary="Can this node do its work?", cache=False)
    async def ready(
        self, store: NamedDependency[Store], pubsub: NamedDependency[PubSub], tables: NamedDependency[TableManager]
    ) -> Response[dict[str, Any]]:
        """Database, disk, channels and bots, each `ok` or what is wrong with it; 503 unless all are well."""
        found = await readiness(store, pubsub, tables)
        return Response(
            {"status": "ok" if found.ready else "not-ready", "parts": found.parts, "version": __version__},
            status_code=200 if found.ready else 503,
        )

    @get("/metrics", summary="Figures", media_type=MediaType.TEXT, cache=False, sync_to_thread=False)
    def metrics(
        self,
        tables: NamedDependency[TableManager],
        presence: NamedDependency[Presence],
        retention: NamedDependency[Retention],
        guest_expiry: NamedDependency[GuestExpiry],
        connections: NamedDependency[ConnectionLimiter],
        teacher: NamedDependency[Teacher],
        pubsub: NamedDependency[PubSub],
        store: NamedDependency[Store],
    ) -> str:
        """In the text format of Prometheus."""
        house, presence = tables, presence
        figures: dict[str, tuple[str, float]] = {
            "rollhouse_commits_total": ("counter", house.commit_count),
            "rollhouse_tables_live": ("gauge", house.loaded_count),
            "rollhouse_tables_unreadable": ("gauge", len(house.quarantine)),
            "rollhouse_tables_watched": ("gauge", len(presence.viewed_tables())),
            "rollhouse_tables_purged_total": ("counter", retention.purged),
            "rollhouse_guests_purged_total": ("counter", guest_expiry.purged),
            "rollhouse_connections": ("gauge", len(connections)),
            "rollhouse_connections_refused_total": ("counter", connections.refused_count),
            "rollhouse_teacher_waiting": ("gauge", teacher.waiting),
            "rollhouse_bot_wait_seconds": ("gauge", round(house.workers.longest_wait(), 1)),
            "rollhouse_channels_away": ("gauge", int(pubsub.has_gaps)),
        }
        if (room := store.room()) is not None:
            figures["rollhouse_disk_free_bytes"] = ("gauge", room)
        return "".join(f"# TYPE {name} {kind}\n{name} {value}\n" for name, (kind, value) in figures.items())


def _info(game: AnyGame, programs: Collection[str]) -> GameInfo:
    words = game.words
    return GameInfo(
        id=game.id,
        rules_version=game.rules_version,
        name=words.name(),
        fewest=game.players[0],
        most=game.players[-1],
        bots=[*bot_names(game), *(name for name in programs if name not in bot_names(game))],
        usual_bot=usual_bot(game),
        about_bots=dict(words.bots()),
        teaches=game.has_evaluator,
        lessons=len(lessons(game.id)),
        options=[
            OptionInfo(
                option.name,
                option.label,
                list(option.values),
                option.low,
                option.high,
                option.default,
                option.asked,
                {answer: list(cards) for answer, cards in option.cards.items()},
            )
            for option in words.options()
        ],
        guide=[
            SectionInfo(section.id, section.title, list(section.body), list(section.rulings), section.card) for section in words.guide()
        ],
        ids=dict(words.ids()),
    )
