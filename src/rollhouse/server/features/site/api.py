"""`/api/games`, `/api/address` and `/api/qr.svg`."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import lru_cache

from litestar import Controller, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from rollhouse.analysis.lessons import lesson_minutes, lesson_rule_of_thumb, lessons
from rollhouse.core.game import AnyGame
from rollhouse.core.registry import all_games, game_package
from rollhouse.locale import choose_language
from rollhouse.locale.files import browser_words
from rollhouse.play.bots import bot_names, usual_bot, usual_bots
from rollhouse.server.features.site.schemas import GameInfo, GameWords, OptionInfo, SectionInfo, ServerAddress
from rollhouse.server.transport.addresses import Addresses
from rollhouse.server.transport.dependencies import AddressesDep, AnyRequest, ConfigDep, CurrentUser
from rollhouse.server.transport.lan import LanListener, is_loopback, lan_address
from rollhouse.server.transport.qr import qr_svg
from rollhouse.server.transport.sockets import WireError

_QR_PATH = re.compile(r"/(t|tournament|match)/[\w-]{1,64}", re.ASCII)
_QR_CACHE_SECONDS = 86_400


class GamesController(Controller):
    """The games that can be played here."""

    path = "/api/games"
    tags = ["games"]

    @get("/", summary="List the games", sync_to_thread=False)
    def list_games(self, config: ConfigDep) -> list[GameInfo]:
        """Lists the games with their options, bots and rules."""
        return _games(tuple(config.exec_bots))

    @get("/{name:str}/words", summary="Get a game's catalogue", sync_to_thread=True)
    def words(self, name: FromPath[str], lang: FromQuery[str] = "en") -> GameWords:
        """Returns the game's sentences in a language, as Fluent, for clients built without this game."""
        chosen = choose_language(lang, {})
        return GameWords(chosen, _words(game_package(name), chosen))


class ServerAddressController(Controller):
    """The address at which others reach this server, and QR codes."""

    path = "/api"
    tags = ["operation"]

    @get("/address", summary="Get the server's address", sync_to_thread=False)
    def address(self, addresses: AddressesDep, lan: NamedDependency[LanListener], request: AnyRequest) -> ServerAddress:
        """Returns the address to share; empty while only this computer can reach the server."""
        return _address(addresses, lan, request)

    @post("/address/lan", summary="Open the server to the local network", status_code=200)
    async def open_lan(
        self, lan: NamedDependency[LanListener], addresses: AddressesDep, user: CurrentUser, request: AnyRequest
    ) -> ServerAddress:
        """Accepts connections from the local network until the server stops; from this computer only."""
        await lan.open_lan(request)
        return _address(addresses, lan, request)

    @get("/qr.svg", summary="Get a QR code", media_type="image/svg+xml", sync_to_thread=True)
    def qr(self, addresses: AddressesDep, request: AnyRequest, path: FromQuery[str]) -> Response[bytes]:
        """Returns the QR code of the page of a table, tournament or match (`path=/t/ID`) as SVG."""
        if not _QR_PATH.fullmatch(path):
            raise WireError("wire/malformed", value=ascii(path)[:80], location="path")
        headers = {"Cache-Control": f"private, max-age={_QR_CACHE_SECONDS}"}
        return Response(qr_svg(addresses.url(request, path)), media_type="image/svg+xml", headers=headers)


def _address(addresses: Addresses, lan: LanListener, request: AnyRequest) -> ServerAddress:
    url, opens = addresses.url(request, ""), lan.can_open(request)
    if not is_loopback(url) or url == lan.url:
        return ServerAddress(url, "", opens=False)
    return ServerAddress("", "rollhouse serve --lan" if lan_address() and not opens else "", opens=opens)


@lru_cache(maxsize=1)
def _games(programs: tuple[str, ...]) -> list[GameInfo]:
    """Return what the server says about its games: the same for every caller, and some milliseconds of work."""
    return [_info(game, programs) for game in all_games().values()]


_words = lru_cache(maxsize=64)(browser_words)


def _info(game: AnyGame, programs: Collection[str]) -> GameInfo:
    words = game.words
    return GameInfo(
        id=game.id,
        rules_version=game.rules_version,
        name=words.name(),
        min_players=game.players[0],
        max_players=game.players[-1],
        bots=[*bot_names(game), *(name for name in programs if name not in bot_names(game))],
        default_bot=usual_bot(game),
        default_bots=list(usual_bots(game)),
        bot_descriptions=dict(words.bots()),
        teaches=game.teaching is not None,
        lessons=len(lessons(game.id)),
        box=game.box is not None,
        lesson_minutes=lesson_minutes(game.id),
        rule_of_thumb=list(lesson_rule_of_thumb(game.id)),
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
