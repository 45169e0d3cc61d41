"""Answers that are compressed once, outside the event loop, instead of for every request on it."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Mapping

from litestar import Response

from rollhouse.server.transport.dependencies import AnyRequest

NOT_COMPRESSED_HERE = "not_compressed_here"
"""The option of handlers whose answers are sent as they are: pictures and archives gain nothing, others bring their own compression."""
UNCOMPRESSED = {NOT_COMPRESSED_HERE: True}


def accepts_gzip(request: AnyRequest) -> bool:
    """Return whether a client can read gzip."""
    return "gzip" in request.headers.get("accept-encoding", "")


async def compressed_response(request: AnyRequest, compressed: bytes, media_type: str, headers: Mapping[str, str]) -> Response[bytes]:
    """Return a response with this gzip content, unpacked for clients that do not accept it. The handler needs the option `UNCOMPRESSED`."""
    varies = {**headers, "Vary": "Accept-Encoding"}
    if accepts_gzip(request):
        return Response(compressed, media_type=media_type, headers={**varies, "Content-Encoding": "gzip"})
    return Response(await asyncio.to_thread(gzip.decompress, compressed), media_type=media_type, headers=varies)
