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
from rollhouse.server.workers.fair_semaphore import FairSemaphore, Priority

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


class Archives:
    """Writes ZIP files, one at a time and fair between users: reading a long game takes some 50 ms of processor time."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._turn = FairSemaphore(1)

    async def records(
        self,
        user_id: str,
        games: Sequence[GameLine],
        form: Form,
        statistics: Mapping[tuple[str, int], PlayStatistics],
        account: AccountData | None = None,
    ) -> bytes:
        """Return a ZIP file with the record of each game, their list as `games.json`, and the account data as `me.json`.

        Tables are loaded one by one in a thread, so that moves are not delayed.
        """
        async with self._turn.slot(Priority(user_id)):
            written: dict[str, str | None] = {}
            into = io.BytesIO()
            with zipfile.ZipFile(into, "w", zipfile.ZIP_DEFLATED) as archive:
                for game in games:
                    if game.table not in written:  # players who share a device have a line each
                        commits = await self._store.commits(game.table)
                        written[game.table] = await asyncio.to_thread(_add_record, archive, game, commits, form)
                await asyncio.to_thread(_add_lists, archive, games, written, account, statistics)
            return into.getvalue()


def _add_record(archive: zipfile.ZipFile, game: GameLine, commits: list[StoredCommit], form: Form) -> str | None:
    """Add a record, with the secret of dice that are public, and return the name of its file; None if it can't be read, or not yet."""
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
    name = f"{day}-{game.game}-{game.table}.{ending}"
    archive.writestr(name, text)
    return name


def _add_lists(
    archive: zipfile.ZipFile,
    games: Sequence[GameLine],
    written: Mapping[str, str | None],
    account: AccountData | None,
    statistics: Mapping[tuple[str, int], PlayStatistics],
) -> None:
    listed = [
        _Listed(**msgspec.structs.asdict(game), file=written[game.table], statistics=statistics.get((game.table, game.seat)))
        for game in games
    ]
    archive.writestr("games.json", msgspec.json.format(msgspec.json.encode(listed)))
    if account is not None:
        archive.writestr("me.json", msgspec.json.format(msgspec.json.encode(account)))
