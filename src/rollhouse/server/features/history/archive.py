"""Games as files to take away: their records, and a list of them, in one archive."""

from __future__ import annotations

import asyncio
import io
import logging
import time
import zipfile
from collections.abc import Callable, Mapping, Sequence
from typing import Literal, TypeAlias

import msgspec

from rollhouse.analysis.play_statistics import PlayStatistics
from rollhouse.core.record import Record
from rollhouse.core.record_json import to_json
from rollhouse.core.record_text import to_text
from rollhouse.server.auth.schemas import PasskeyLine, TokenLine
from rollhouse.server.features.competitions.schemas import MatchLine
from rollhouse.server.features.history.schemas import GameLine
from rollhouse.server.features.puzzle_rush.repository import RushRow
from rollhouse.server.features.puzzles.repository import Answered, Solver
from rollhouse.server.features.ratings.repository import Rated
from rollhouse.server.features.social.schemas import Person
from rollhouse.server.store.rows import ReviewRow, StoredCommit
from rollhouse.server.store.store import Store
from rollhouse.server.tables.loaded_table import LoadedTable
from rollhouse.server.tables.observers import Vacation

__all__ = ["Everything", "Form", "records_archive"]

Form: TypeAlias = Literal["text", "json"]
_WRITERS: dict[Form, tuple[str, Callable[[Record], str]]] = {"text": ("txt", to_text), "json": ("json", to_json)}
_log = logging.getLogger(__name__)


class _Listed(GameLine, frozen=True):
    """A game, and the file of its record."""

    file: str | None
    """None where the record can't be read; whoever runs the house finds out why by `rollhouse inspect`."""
    habits: PlayStatistics | None
    """Which errors I made there and which cards I took; None until that is worked out."""


class Everything(msgspec.Struct, frozen=True, kw_only=True):
    """What the house keeps of somebody besides their games: `me.json` of their archive. Secrets are not in it."""

    user_id: str
    name: str
    lang: str
    created: float
    devices: list[TokenLine]
    """The devices and programs that are this guest."""
    passkeys: list[PasskeyLine]
    recovery_codes: int
    """How many are left."""
    puzzles: dict[str, bool]
    """The days whose puzzle was answered, and whether the first answer was right."""
    puzzle_answers: list[Answered]
    """The first answer to each puzzle."""
    puzzle_ratings: list[Solver]
    rushes: list[RushRow]
    positions: list[ReviewRow]
    """The positions that come back in the trainer."""
    vacations: list[Vacation]
    ratings: list[Rated]
    """By result, of all time and of each month."""
    matches: list[MatchLine]
    """Those that they took part in, or made, the latest thousand."""
    friends: list[Person]
    blocked: list[Person]
    """Whom they would rather not meet."""
    mail: str
    """The address that is written to when it is their turn; empty where there is none."""
    pushes: list[str]
    """Where their browsers are told so."""


async def records_archive(
    store: Store,
    games: Sequence[GameLine],
    form: Form,
    about: Everything | None,
    habits: Mapping[tuple[str, int], PlayStatistics],
) -> bytes:
    """A ZIP file with the record of every game and `games.json`, which lists them; and all that is known `about` somebody, as `me.json`.

    `habits` are those that are known, by table and seat.
    One game after the other: nobody's move waits for it.
    """
    written: dict[str, tuple[str, bytes] | None] = {}
    for game in games:
        if game.table not in written:  # friends at one device have a line each
            commits = await store.commits(game.table)
            written[game.table] = await asyncio.to_thread(_record, game, commits, form)
    return await asyncio.to_thread(_packed, games, written, about, habits)


def _record(game: GameLine, commits: list[StoredCommit], form: Form) -> tuple[str, bytes] | None:
    """The name of a game's file, and what is in it; None where it can't be read. The secret of its dice is in it once it is over."""
    ending, write = _WRITERS[form]
    try:
        # Nobody needs the dice for this: the secret of a game in progress stays where it is.
        text = write(LoadedTable.from_commits(game.table, b"", commits).session.record())
    except Exception:  # whatever a damaged commit makes of the rules
        _log.warning("%s could not be written into an archive", game.table)
        return None
    day = time.strftime("%Y-%m-%d", time.gmtime(game.started))
    return f"{day}-{game.game}-{game.table}.{ending}", text.encode()


def _packed(
    games: Sequence[GameLine],
    written: dict[str, tuple[str, bytes] | None],
    about: Everything | None,
    habits: Mapping[tuple[str, int], PlayStatistics],
) -> bytes:
    files = {table: None if found is None else found[0] for table, found in written.items()}
    listed = [_Listed(**msgspec.structs.asdict(game), file=files[game.table], habits=habits.get((game.table, game.seat))) for game in games]
    into = io.BytesIO()
    with zipfile.ZipFile(into, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("games.json", msgspec.json.format(msgspec.json.encode(listed)))
        if about is not None:
            archive.writestr("me.json", msgspec.json.format(msgspec.json.encode(about)))
        for found in written.values():
            if found is not None:
                archive.writestr(*found)
    return into.getvalue()
