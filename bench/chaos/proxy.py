"""A TCP proxy between two services, which can cut connections and can hang."""

import asyncio
from contextlib import suppress
from typing import Self


class Proxy:
    """Forwards connections from its own port to another one."""

    def __init__(self, to: int) -> None:
        self._to = to
        self._going = asyncio.Event()
        self._going.set()
        self._ends: set[asyncio.StreamWriter] = set()
        self._carrying: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None
        self.port = 0

    async def open(self) -> Self:
        """Start to listen."""
        self._server = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    def cut(self) -> None:
        """Abort every connection; new ones get through."""
        for end in list(self._ends):
            end.transport.abort()

    def hang(self) -> None:
        """Stop forwarding without closing any connection."""
        self._going.clear()

    def go_on(self) -> None:
        """Forward again, and what has come meanwhile."""
        self._going.set()

    async def close(self) -> None:
        """Close the port and all connections."""
        if self._server is not None:
            self._server.close()
        self.go_on()
        self.cut()
        for carrying in list(self._carrying):
            carrying.cancel()
        await asyncio.gather(*self._carrying, return_exceptions=True)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        carrying = asyncio.current_task()
        assert carrying is not None
        self._carrying.add(carrying)
        carrying.add_done_callback(self._carrying.discard)
        try:
            there, to = await asyncio.open_connection("127.0.0.1", self._to)
        except OSError:
            writer.transport.abort()
            return
        self._ends |= {writer, to}
        try:
            await asyncio.gather(self._pass_on(reader, to), self._pass_on(there, writer))
        finally:
            for end in (writer, to):
                self._ends.discard(end)
                end.transport.abort()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                await self._going.wait()
                if writer.is_closing():  # it was cut meanwhile
                    return
                writer.write(data)
                await writer.drain()
        with suppress(OSError):
            writer.close()
