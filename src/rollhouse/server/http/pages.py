"""Serves the browser client: its files, and one page for every address that it draws itself."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath

from rollhouse.locale.languages import accepted_language
from rollhouse.pictures.picture import HEIGHT, WIDTH
from rollhouse.server.features.previews.service import Preview, Previews
from rollhouse.server.http.static_files import static_file
from rollhouse.server.transport.compression import UNCOMPRESSED
from rollhouse.server.transport.dependencies import AddressesDep, AnyRequest

STATIC = Path(__file__).parent.parent / "static"
INDEX = STATIC / "index.html"
ASSETS = "/assets/"
SCREENS = [
    "/",
    *(f"/{name}/{{rest:path}}" for name in ("t", "r", "a", "tournament", "match", "position", "puzzles", "rules", "learn", "me", "box")),
    "/play",
    "/training",
    "/account",
    "/watch",
    "/tv",
    "/leaderboard",
    "/daily",
    "/check",
    "/link",
    "/friend",
    "/people",
    "/admin",
    "/puzzle",
    "/puzzles",
    "/rush",
    "/train",
    "/me",
    "/signin",
    "/email",
    "/tournament",
    "/match",
]
"""The addresses that the browser client draws itself; a test compares them with `web/src/screens.ts`."""
_PROFILE_PATH = "/{at_name:str}"
"""The page of a user, `/@name`: a parameter must be a whole part of a path."""
_ROOT_FILES = {
    "sw.js": "text/javascript",
    "manifest.webmanifest": "application/manifest+json",
    "icon.svg": "image/svg+xml",
    "third-party-licenses.txt": "text/plain; charset=utf-8",
}
"""Files that must lie at the root, and their types: a browser takes a service worker only as JavaScript."""
_YEAR_SECONDS = 31_536_000
_MAX_FILE_NAME_BYTES = 255


def _could_be_a_file(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Raise 404 for names that no file system accepts."""
    path = connection.url.path
    if not path.isprintable() or max(map(len, path.encode().split(b"/"))) > _MAX_FILE_NAME_BYTES:
        raise NotFoundException


def _could_be_a_person(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Raise 404 for an unknown address that is not `/@name`."""
    if not connection.path_params.get("at_name", "@").startswith("@"):
        raise NotFoundException


def _tags(preview: Preview, address: str, picture: str) -> str:
    """Return the tags from which other sites make the preview of a link."""
    tags = {
        "og:site_name": "Rollhouse",
        "og:type": "website",
        "og:url": address,
        "og:title": preview.title,
        "og:description": preview.about,
        "og:image": picture,
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": preview.title,
    }
    properties = "".join(f'<meta property="{name}" content="{escape(content)}">' for name, content in tags.items())
    return (
        f'{properties}<meta name="twitter:card" content="summary_large_image"><meta name="description" content="{escape(preview.about)}">'
    )


def page_handlers() -> list[Any]:
    """Return the handlers of the browser client; none where it was not built."""
    if not INDEX.is_file():
        return []

    @get([*SCREENS, _PROFILE_PATH], include_in_schema=False, guards=[_could_be_a_person])
    async def page(previews: NamedDependency[Previews], addresses: AddressesDep, request: AnyRequest) -> Response[str]:
        lang = accepted_language(request.query_params.get("lang") or request.headers.get("accept-language") or "")
        preview = await previews.preview(request.url.path, request.url.query, lang)
        address, picture = addresses.url(request, request.url.path), addresses.url(request, preview.picture)
        html = INDEX.read_text(encoding="utf-8").replace("</title>", f"</title>{_tags(preview, address, picture)}", 1)
        return Response(html, media_type="text/html", headers={"Cache-Control": "no-cache", "Vary": "Accept-Language"})

    @get([f"/{name}" for name in _ROOT_FILES], include_in_schema=False, opt=UNCOMPRESSED)
    async def root_file(request: AnyRequest) -> Response[bytes]:
        name = request.url.path.lstrip("/")
        return await static_file(request, STATIC / name, {"Cache-Control": "no-cache"}, _ROOT_FILES[name])

    @get(f"{ASSETS}{{name:str}}", include_in_schema=False, guards=[_could_be_a_file], opt=UNCOMPRESSED)
    async def asset(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
        return await static_file(request, STATIC / "assets" / name, {"Cache-Control": f"public, max-age={_YEAR_SECONDS}, immutable"})

    return [page, root_file, asset]
