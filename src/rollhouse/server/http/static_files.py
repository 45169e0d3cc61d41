"""The files of the browser client, read and compressed once and kept in memory: some 2 MB."""

from __future__ import annotations

import asyncio
import gzip
import mimetypes
from collections.abc import Mapping
from pathlib import Path

from litestar import Response
from litestar.exceptions import NotFoundException

from rollhouse.server.transport.compression import compressed_response
from rollhouse.server.transport.dependencies import AnyRequest

_COMPRESSED_TYPES = ("font/", "image/png", "image/webp", "audio/")
"""Media types whose files are compressed by themselves."""
_TYPES = {".js": "text/javascript", ".css": "text/css; charset=utf-8", ".woff2": "font/woff2", ".txt": "text/plain; charset=utf-8"}
"""A system's own table may lack them or say otherwise."""
_files: dict[tuple[Path, int], bytes] = {}
"""The content of each file, as gzip unless its type is compressed, by path and time of change."""


async def static_file(request: AnyRequest, path: Path, headers: Mapping[str, str], media_type: str = "") -> Response[bytes]:
    """Return a file; raise 404 if there is none."""
    media_type = media_type or _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    packs = not media_type.startswith(_COMPRESSED_TYPES)
    try:
        key = path, path.stat().st_mtime_ns
        content = _files.get(key)
        if content is None:
            content = _files[key] = await asyncio.to_thread(_read, path, packs=packs)
    except OSError:
        raise NotFoundException from None
    if packs:
        return await compressed_response(request, content, media_type, headers)
    return Response(content, media_type=media_type, headers=dict(headers))


def _read(path: Path, *, packs: bool) -> bytes:
    content = path.read_bytes()
    return gzip.compress(content, mtime=0) if packs else content
