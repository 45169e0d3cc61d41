"""`/api/pictures`, and the pictures of tables and positions."""

from __future__ import annotations

from datetime import date
from typing import Annotated

from litestar import Controller, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, Parameter

from rollhouse.locale import choose_language
from rollhouse.server.auth.rate_limit import client_network
from rollhouse.server.features.previews.service import MAX_LINE_LENGTH, Previews
from rollhouse.server.transport.compression import UNCOMPRESSED
from rollhouse.server.transport.dependencies import AnyRequest
from rollhouse.server.transport.sockets import WireError

_PNG, _WEBP, _GIF = "image/png", "image/webp", "image/gif"
_CACHE_SECONDS = 300


class PicturesController(Controller):
    """Pictures of pages, for previews of links."""

    path = "/api/pictures"
    tags = ["pictures"]
    opt = UNCOMPRESSED

    @get("/home.png", summary="Get the picture of the front page", media_type=_PNG)
    async def home(self, previews: NamedDependency[Previews], request: AnyRequest, lang: FromQuery[str] = "en") -> Response[bytes]:
        """Returns a PNG of the front page, 1200 by 630 pixels."""
        return _picture(await previews.home_png(client_network(request), choose_language(lang, {})), _PNG)

    @get("/daily.png", summary="Get the picture of a daily challenge", media_type=_PNG)
    async def daily(
        self,
        previews: NamedDependency[Previews],
        request: AnyRequest,
        day: FromQuery[date],
        lang: FromQuery[str] = "en",
    ) -> Response[bytes]:
        """Returns a PNG of the day's game and rules, without its dice."""
        return _picture(await previews.daily_png(client_network(request), day, choose_language(lang, {})), _PNG)


class PositionPictureController(Controller):
    """Pictures of positions."""

    path = "/api/positions"
    tags = ["pictures"]
    opt = UNCOMPRESSED

    @get("/{game:str}/picture.png", summary="Get the picture of a position", media_type=_PNG)
    async def picture(
        self,
        previews: NamedDependency[Previews],
        request: AnyRequest,
        game: FromPath[str],
        line: FromQuery[str],
        lang: FromQuery[str] = "en",
    ) -> Response[bytes]:
        """Returns a PNG of the position that a line describes."""
        if len(line) > MAX_LINE_LENGTH:
            raise WireError("wire/too-long", value="line")
        return _picture(await previews.position_png(client_network(request), game, line, choose_language(lang, {})), _PNG)


class TablePicturesController(Controller):
    """Pictures of tables."""

    path = "/api/tables"
    tags = ["pictures"]
    opt = UNCOMPRESSED

    @get("/{name:str}/picture.png", summary="Get the picture of a table", media_type=_PNG)
    async def picture(
        self,
        previews: NamedDependency[Previews],
        request: AnyRequest,
        name: FromPath[str],
        ply: Annotated[int, Parameter(ge=-1, le=1_000_000)] = -1,
        lang: FromQuery[str] = "en",
    ) -> Response[bytes]:
        """Returns a PNG of the invitation, or of the position after `ply` moves, or the latest.

        A table whose dice are still played elsewhere shows no position.
        """
        return _picture(await previews.table_png(client_network(request), name, ply, choose_language(lang, {})), _PNG)

    @get("/{name:str}/game.webp", summary="Get a finished game as a WebP animation", media_type=_WEBP)
    async def webp(
        self, previews: NamedDependency[Previews], request: AnyRequest, name: FromPath[str], lang: FromQuery[str] = "en"
    ) -> Response[bytes]:
        """Returns a finished game as WebP, one frame per move, 120 at most."""
        return _picture(await previews.animation(client_network(request), name, "webp", choose_language(lang, {})), _WEBP)

    @get("/{name:str}/game.gif", summary="Get a finished game as a GIF animation", media_type=_GIF)
    async def gif(
        self, previews: NamedDependency[Previews], request: AnyRequest, name: FromPath[str], lang: FromQuery[str] = "en"
    ) -> Response[bytes]:
        """Returns a finished game as GIF, one frame per move, 120 at most."""
        return _picture(await previews.animation(client_network(request), name, "gif", choose_language(lang, {})), _GIF)


def _picture(content: bytes, media_type: str) -> Response[bytes]:
    return Response(content, media_type=media_type, headers={"Cache-Control": f"public, max-age={_CACHE_SECONDS}"})
