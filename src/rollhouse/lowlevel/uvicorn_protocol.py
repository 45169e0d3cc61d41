"""A house that listens at one more address while it runs.

What it leans on: what uvicorn's `Server` makes connections from, and `servers`, which it closes at the end. Nothing here is for speed:
uvicorn itself listens to what it was given when it began.
"""

from __future__ import annotations

import asyncio
import socket

import uvicorn

__all__ = ["HouseServer"]


class HouseServer(uvicorn.Server):
    """The protocol server, with doors that can be opened later."""

    async def listen_at(self, host: str) -> int:
        """Listen there too, at the port that the house has already, and say which that is; an `OSError` where that is not possible."""
        port: int = self.servers[0].sockets[0].getsockname()[1]
        listening = socket.create_server((host, port), backlog=self.config.backlog)
        try:
            self.servers.append(
                await asyncio.get_running_loop().create_server(self._connection, sock=listening, backlog=self.config.backlog)
            )
        except BaseException:
            listening.close()
            raise
        return port

    def _connection(self) -> asyncio.Protocol:
        made: asyncio.Protocol = self.config.http_protocol_class(  # type: ignore[call-arg]  # as uvicorn itself makes them
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return made
