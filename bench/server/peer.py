"""boardgame.io's server, driven over socket.io: the same client, the same kind of game, the same kind of choices."""

from __future__ import annotations

import asyncio
import random
import secrets
from functools import partial

import msgspec

from bench.server.link import Link, connect
from bench.server.load import VIEWERS, Load, Table

_ROOM = b"/dicy,"


class _G(msgspec.Struct):
    active: list[list[str]]
    dice: list[int]
    rolling: int


class _Context(msgspec.Struct):
    current: str = msgspec.field(name="currentPlayer")


class _State(msgspec.Struct):
    g: _G = msgspec.field(name="G")
    ctx: _Context
    id: int = msgspec.field(name="_stateID")


class _Seen(msgspec.Struct):
    id: int = msgspec.field(name="_stateID")


class _Synced(msgspec.Struct):
    state: _State


class _Update(msgspec.Struct, array_like=True):
    event: str
    match: str
    state: _State


class _UpdateSeen(msgspec.Struct, array_like=True):
    event: str
    match: str
    state: _Seen


class _Sync(msgspec.Struct, array_like=True):
    event: str
    match: str
    synced: _Synced


_update = msgspec.json.Decoder(_Update).decode
_update_seen = msgspec.json.Decoder(_UpdateSeen).decode
_sync = msgspec.json.Decoder(_Sync).decode


class PeerTable(Table):
    """A match of theirs."""

    def __init__(self, load: Load, port: int, rng: random.Random) -> None:
        super().__init__(load)
        self._port = port
        self._rng = rng
        self.match = secrets.token_hex(5).encode()
        self._state: _State | None = None

    async def open(self) -> None:
        path = "/socket.io/?EIO=4&transport=websocket"
        self.links = [await connect(self._port, path, partial(self.hear, viewer)) for viewer in range(VIEWERS)]
        while min(self.seen) < 0:
            await asyncio.sleep(0.001)

    def reopen(self) -> None:
        raise AssertionError("this game never ends")

    def choose(self) -> tuple[int, bytes] | None:
        state = self._state
        assert state is not None
        seat = int(state.ctx.current)
        if state.g.rolling:
            return seat, self._move(state, seat, b"roll", b"")
        active = state.g.active[seat]
        kind = self._rng.random() * 6
        if not active or kind < 1:
            return seat, self._move(state, seat, b"skip", b"")
        card = active[int(self._rng.random() * len(active))].encode()
        if kind < 2:
            return seat, self._move(state, seat, b"score", b'"%b"' % card)
        return seat, self._move(state, seat, b"freeze", b'"%b",%d' % (card, 1 + int(self._rng.random() * 6)))

    def _move(self, state: _State, seat: int, move: bytes, arguments: bytes) -> bytes:
        action = b'{"type":"MAKE_MOVE","payload":{"type":"%b","args":[%b],"playerID":"%d"}}' % (move, arguments, seat)
        return b'42%b["update",%b,%d,"%b","%d"]' % (_ROOM, action, state.id, self.match, seat)

    def hear(self, viewer: int, link: Link, text: bytes) -> None:
        """Something that came over a viewer's connection."""
        if text.startswith(b'42/dicy,["update"'):
            if viewer == 0:
                self._state = _update(text[8:]).state
                self.saw(0, self._state.id)
            else:
                self.saw(viewer, _update_seen(text[8:]).state.id)
        else:
            self._hear_other(viewer, link, text)

    def _hear_other(self, viewer: int, link: Link, text: bytes) -> None:
        if text == b"2":  # engine.io's own ping
            link.send(b"3")
        elif text.startswith(b"0"):
            link.send(b"40" + _ROOM)
        elif text.startswith(b"40" + _ROOM):
            link.send(b'42%b["sync","%b","%d",null,2]' % (_ROOM, self.match, viewer))
        elif text.startswith(b'42/dicy,["sync"'):
            self._state = _sync(text[8:]).synced.state
            self.saw(viewer, self._state.id)
