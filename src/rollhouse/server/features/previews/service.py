"""What a link shows on other sites: the preview of each page."""

from __future__ import annotations

import asyncio
import gzip
from datetime import date
from functools import partial
from typing import Any
from urllib.parse import parse_qs, quote, urlencode

import msgspec
from babel.dates import format_date

from rollhouse.core.errors import RollhouseError
from rollhouse.core.game import AnyGame
from rollhouse.core.messages import Message, say
from rollhouse.core.record import Record
from rollhouse.core.registry import game as find_game
from rollhouse.locale import Catalogue, catalogue
from rollhouse.pictures.picture import Form
from rollhouse.play.players import labels
from rollhouse.play.seats import TableError
from rollhouse.play.session import Session
from rollhouse.server.clock import Clock
from rollhouse.server.features.daily.challenge import game_of, setup_of
from rollhouse.server.features.previews.pictures import Pictures
from rollhouse.server.tables.manager import TableManager
from rollhouse.server.tables.replays import Replays, state_after

MAX_LINE_LENGTH = 8000
"""The longest line of a position that is drawn, as for the positions' other endpoints."""
_HOME_GAMES = ("dicy-cards", "dicetto")


class Preview(msgspec.Struct, frozen=True):
    """The preview of a page."""

    title: str
    about: str
    picture: str
    """The path of its picture."""


class _Shown(msgspec.Struct, frozen=True):
    """What may be shown of a table."""

    session: Session
    names: tuple[str, ...]
    title: str
    about: str


class Previews:
    """Previews of pages in a language, and the pictures to them. Only what every visitor with the link may see is in them."""

    def __init__(self, tables: TableManager, replays: Replays, pictures: Pictures, clock: Clock) -> None:
        self._tables = tables
        self._replays = replays
        self._pictures = pictures
        self._clock = clock

    async def preview(self, path: str, query: str, lang: str) -> Preview:
        """The preview of a page by its address; that of the front page where the address has none of its own."""
        kind, _, rest = path.strip("/").partition("/")
        try:
            if kind in ("t", "r", "a") and rest:
                return await self._table(kind, rest, query, lang)
            if kind == "position" and rest:
                return self._position(rest, query, lang)
            if kind == "daily":
                title, note = self._daily(self._clock.today(), lang)
                return Preview(title, note, f"/api/pictures/daily.png?{urlencode({'day': self._clock.today().isoformat(), 'lang': lang})}")
        except (RollhouseError, ValueError):
            pass  # the page itself says what is wrong with the address
        title, about = self._home(lang)
        return Preview(title, about, f"/api/pictures/home.png?{urlencode({'lang': lang})}")

    # --- pictures ---------------------------------------------------------------------------------------------------------------------

    async def home_png(self, client: str, lang: str) -> bytes:
        """The picture of the front page."""
        return await self._pictures.cover(client, _HOME_GAMES, *self._home(lang))

    async def daily_png(self, client: str, day: date, lang: str) -> bytes:
        """The picture of a day's challenge: its game, without its dice."""
        return await self._pictures.cover(client, (game_of(day),), *self._daily(day, lang))

    async def position_png(self, client: str, game: str, line: str, lang: str) -> bytes:
        """The picture of a position that a link brings along; `position/…` where the line is no position."""
        rules = find_game(game)
        state = await asyncio.to_thread(rules.read_position, line)
        title = catalogue(lang).say(say("preview-position", game=rules.words.name()))
        return await self._pictures.position(client, rules.id, rules.encode(state), ("",) * state.setup.players, title, "", lang)

    async def table_png(self, client: str, table_id: str, ply: int, lang: str) -> bytes:
        """The picture of a table: the invitation while seats are taken, then the position after `ply` moves, or the latest (-1)."""
        async with self._tables.locked(table_id) as loaded:
            shown = _shown(loaded.session, "t", lang)
            session, game, words = loaded.session, loaded.session.game, catalogue(lang)
            if session.is_hidden or session.state is None:
                note = shown.about if session.is_hidden else words.say(game.words.setup(session.setup)[0])
                return await self._pictures.cover(client, (game.id,), shown.title, note)
            record, state, version = session.record(), session.state, session.version
        if 0 <= ply < len(record.moves):
            write = partial(_encoded_state, ply=ply)
            state = game.decode(gzip.decompress(await self._replays.of(client, table_id, version, f"state {ply}", write, record)).decode())
        note = words.say(say("picture-move", ply=ply if 0 <= ply < len(record.moves) else len(record.moves), last=len(record.moves)))
        return await self._pictures.position(client, game.id, game.encode(state), shown.names, shown.title, note, lang)

    async def animation(self, client: str, table_id: str, form: Form, lang: str) -> bytes:
        """A finished game as a moving picture; `table/not-over` before."""
        async with self._tables.locked(table_id) as loaded:
            loaded.session.check_readable("record")
            if loaded.session.status != "over":
                raise TableError("table/not-over")
            shown, record = _shown(loaded.session, "r", lang), loaded.session.record()
        return await self._pictures.animation(client, record, shown.names, shown.title, lang, form)

    # --- words ------------------------------------------------------------------------------------------------------------------------

    def _home(self, lang: str) -> tuple[str, str]:
        words = catalogue(lang)
        return words.say(say("preview-home")), words.say(say("preview-home-about"))

    def _daily(self, day: date, lang: str) -> tuple[str, str]:
        words = catalogue(lang)
        game = find_game(game_of(day))
        written = format_date(day, "long", locale=words.lang.replace("-", "_"))
        setup = words.say(game.words.setup(game.setup(setup_of(day)))[0])
        about = words.say(say("preview-daily-about", day=written))
        return words.say(say("preview-daily", game=game.words.name())), f"{setup} {about}"

    def _position(self, game: str, query: str, lang: str) -> Preview:
        rules, words = find_game(game), catalogue(lang)
        line = parse_qs(query).get("line", [""])[0]
        if not 0 < len(line) <= MAX_LINE_LENGTH:
            raise ValueError("no position")
        picture = f"/api/positions/{quote(rules.id, safe='')}/picture.png?{urlencode({'line': line, 'lang': lang})}"
        title = words.say(say("preview-position", game=rules.words.name()))
        return Preview(title, words.say(say("preview-position-about")), picture)

    async def _table(self, kind: str, table_id: str, query: str, lang: str) -> Preview:
        async with self._tables.locked(table_id) as loaded:
            shown = _shown(loaded.session, kind, lang)
            parameters = {"version": str(loaded.session.version), "lang": lang}
        ply = parse_qs(query).get("ply", [""])[0]
        if ply.isascii() and ply.isdecimal():
            parameters["ply"] = ply[:6]
        picture = f"/api/tables/{quote(table_id, safe='')}/picture.png?{urlencode(parameters)}"
        return Preview(shown.title, shown.about, picture)


def _shown(session: Session, kind: str, lang: str) -> _Shown:
    """What the preview of a table says: who invites, or who plays and with what result."""
    words, game = catalogue(lang), session.game
    seated = labels([seat.player() for seat in session.seats])
    names = tuple("" if seat.free else words.say(label) for seat, label in zip(session.seats, seated, strict=True))
    if session.status == "open" and not session.is_hidden:
        host = next((name for name, seat in zip(names, session.seats, strict=True) if seat.user_id == session.opened.host and name), "")
        title = (
            say("preview-invitation", name=host, game=game.words.name())
            if host
            else say("preview-invitation-nameless", game=game.words.name())
        )
        return _Shown(session, names, words.say(title), words.say(say("preview-invitation-about")))
    return _Shown(session, names, _players_title(session, game, names, words), words.say(_about(session, kind)))


def _players_title(session: Session, game: AnyGame, names: tuple[str, ...], words: Catalogue) -> str:
    state: Any = session.state
    shown = [name for name in names if name]
    if session.status == "over" and not session.is_hidden and state is not None:
        scores = game.position(state).scores
        shown = [f"{name} {score}" for name, score in zip(names, scores, strict=True)]
    return words.say(say("preview-table", game=game.words.name(), names=", ".join(shown)))


def _about(session: Session, kind: str) -> Message:
    if session.is_hidden:
        return say("preview-table-hidden")
    if session.status != "over":
        return say("preview-table-live")
    return say("preview-analysis-about" if kind == "a" else "preview-replay-about")


def _encoded_state(record: Record, *, ply: int) -> bytes:
    return find_game(record.game).encode(state_after(record, ply)).encode()
