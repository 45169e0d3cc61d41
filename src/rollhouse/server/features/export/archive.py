"""ZIP archives of a user's games and data."""

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
from rollhouse.play.seats import TableError
from rollhouse.server.auth.schemas import PasskeyLine, TokenLine
from rollhouse.server.features.boxes.schemas import SavedBox
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

Form: TypeAlias = Literal["text", "json"]
_WRITERS: dict[Form, tuple[str, Callable[[Record], str]]] = {"text": ("txt", to_text), "json": ("json", to_json)}
_log = logging.getLogger(__name__)


class _Listed(GameLine, frozen=True):
    """A game and the file of its record."""

    file: str | None
    """None while other tables play with the same dice, and if the table can't be read; `rollhouse inspect` shows why."""
    statistics: PlayStatistics | None
    """Errors and cards of the player; None until the game is analysed."""


class AccountData(msgspec.Struct, frozen=True, kw_only=True):
    """All data of an account besides its games, for `me.json`. It contains no secrets."""

    user_id: str
    name: str
    lang: str
    created: float
    devices: list[TokenLine]
    """Devices and programs that are signed in."""
    passkeys: list[PasskeyLine]
    recovery_codes: int
    """The number of unused codes."""
    puzzles: dict[str, bool]
    """Whether the first answer to each day's puzzle was right."""
    puzzle_answers: list[Answered]
    """The first answer to each puzzle."""
    puzzle_ratings: list[Solver]
    rushes: list[RushRow]
    positions: list[ReviewRow]
    """Positions in the trainer."""
    vacations: list[Vacation]
    ratings: list[Rated]
    """All-time and monthly ratings by result."""
    matches: list[MatchLine]
    """Matches that the user joined or created, the latest thousand."""
    boxes: list[SavedBox]
    """Contents of printed boxes that the user has entered."""
    friends: list[Person]
    blocked: list[Person]
    mail: str
    """E-mail address for notifications; empty if there is none."""
    webhook: str
    """URL to which notifications are posted; empty if there is none."""
    pushes: list[str]
    """Endpoints of push subscriptions."""


async def records_archive(
    store: Store,
    games: Sequence[GameLine],
    form: Form,
    account: AccountData | None,
    statistics: Mapping[tuple[str, int], PlayStatistics],
) -> bytes:
    """Return a ZIP file with the record of each game, their list as `games.json`, and the account data as `me.json`.

    Tables are loaded one by one in a thread, so that moves are not delayed.
    """
    written: dict[str, tuple[str, bytes] | None] = {}
    for game in games:
        if game.table not in written:  # players who share a device have a line each
            commits = await store.commits(game.table)
            written[game.table] = await asyncio.to_thread(_record, game, commits, form)
    return await asyncio.to_thread(_packed, games, written, account, statistics)


def _record(game: GameLine, commits: list[StoredCommit], form: Form) -> tuple[str, bytes] | None:
    """Return name and content of a record's file; None if it can't be read, or not yet. It contains the secret of dice that are public."""
    ending, write = _WRITERS[form]
    try:
        # The secret of a running game is not needed, and must not be revealed.
        session = LoadedTable.from_commits(game.table, b"", commits).session
        session.check_readable("record")
        text = write(session.record())
    except TableError as error:
        _log.info("record not exported", extra={"table_id": game.table, "code": error.code})
        return None
    except Exception:  # a damaged commit may raise anything
        _log.warning("record not exported", extra={"table_id": game.table}, exc_info=True)
        return None
    day = time.strftime("%Y-%m-%d", time.gmtime(game.started))
    return f"{day}-{game.game}-{game.table}.{ending}", text.encode()


def _packed(
    games: Sequence[GameLine],
    written: dict[str, tuple[str, bytes] | None],
    account: AccountData | None,
    statistics: Mapping[tuple[str, int], PlayStatistics],
) -> bytes:
    files = {table: None if file is None else file[0] for table, file in written.items()}
    listed = [
        _Listed(**msgspec.structs.asdict(game), file=files[game.table], statistics=statistics.get((game.table, game.seat)))
        for game in games
    ]
    into = io.BytesIO()
    with zipfile.ZipFile(into, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("games.json", msgspec.json.format(msgspec.json.encode(listed)))
        if account is not None:
            archive.writestr("me.json", msgspec.json.format(msgspec.json.encode(account)))
        for file in written.values():
            if file is not None:
                archive.writestr(*file)
    return into.getvalue()
