"""The folder of tablebases: finds complete ones, makes missing ones, and deletes the least recently used."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path

import platformdirs
from filelock import FileLock, Timeout

from rollhouse.core.evaluate import Progress
from rollhouse.core.messages import say
from rollhouse.games.dicy_cards.cards import CARDS
from rollhouse.games.dicy_cards.solver.tablebase.format import FORMAT, Damaged, TablebaseFile, TablebaseHeader, read_header, size
from rollhouse.games.dicy_cards.solver.tablebase.limits import TablebaseError, check_space
from rollhouse.games.dicy_cards.solver.tablebase.lookup import Tablebase
from rollhouse.games.dicy_cards.solver.tablebase.maker import SAVE_INTERVAL_SECONDS, Device, TablebaseMaker
from rollhouse.games.dicy_cards.solver.two.solve import WorkPlan, tablebase_shape

MAX_FOLDER_BYTES = 8 << 30
"""The size limit of a folder. The largest tablebase, to 500, takes half of it."""
_POLL_SECONDS = 1.0
"""The interval for reading another process's progress."""


def cache_folder(environ: Mapping[str, str] | None = None) -> Path:
    """Where tablebases are kept: `ROLLHOUSE_CACHE`, or the platform's place for what can be made again."""
    given = (os.environ if environ is None else environ).get("ROLLHOUSE_CACHE")
    return (Path(given) if given else platformdirs.user_cache_path("rollhouse", appauthor=False)) / "dicy-cards"


class TablebaseFolder:
    """The tablebases of one folder."""

    def __init__(
        self, folder: Path, rules_version: int, *, keep_bytes: int = MAX_FOLDER_BYTES, save_every: float = SAVE_INTERVAL_SECONDS
    ) -> None:
        self.folder = folder
        self.rules_version = rules_version
        self.keep_bytes = keep_bytes
        self.save_every = save_every
        self._open: dict[Path, Tablebase] = {}

    def path(self, cards: tuple[str, ...], target: int) -> Path:
        """Where the tablebase for these cards lies, or would."""
        places = "-".join(f"{place:02}" for place, card in enumerate(CARDS) if card in cards)
        return self.folder / f"two-{places}-to-{target}-rules-{self.rules_version}.table"

    def find(self, cards: tuple[str, ...], target: int) -> Tablebase | None:
        """The tablebase, when it is there and whole."""
        path = self.path(cards, target)
        if path not in self._open:
            try:
                self._open[path] = self._read(path, _in_order(cards), target)
            except Damaged:
                _throw_away(path)
                return None
            except OSError:
                return None
            with suppress(OSError):  # a folder that is only to be read from will do
                os.utime(path)  # the least recently used ones go first
        return self._open[path]

    def solve(
        self,
        cards: tuple[str, ...],
        target: int,
        *,
        progress: Progress = lambda done: None,
        threads: int | None = None,
        device: Device = "cpu",
    ) -> Tablebase:
        """The tablebase, made now if it is missing, resuming earlier work. Other processes that need it wait."""
        found = self.find(cards, target)
        if found is not None:
            return found
        cards = _in_order(cards)
        path = self.path(cards, target)
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            with self._alone(path, progress):
                found = self.find(cards, target)
                if found is None:
                    maker = TablebaseMaker(path, self.rules_version, cards, target, save_every=self.save_every)
                    self._make(maker, progress, threads, device)
                    found = self.find(cards, target)
        except OSError as error:
            reason = say("error-why-os", reason=error.strerror or type(error).__name__)
            raise TablebaseError("tablebase/disk", value=str(self.folder), reason=reason) from None
        if found is None:
            raise TablebaseError("tablebase/disk", value=str(self.folder), reason=say("error-why-other-content"))
        return found

    def header(self, cards: tuple[str, ...], target: int) -> TablebaseHeader | None:
        """The header of the finished tablebase; None where there is none."""
        try:
            return read_header(self.path(cards, target))
        except (OSError, Damaged):
            return None

    def _read(self, path: Path, cards: tuple[str, ...], target: int) -> Tablebase:
        header = read_header(path)
        shape = tablebase_shape(cards, target)
        work = WorkPlan(shape)
        expected = (FORMAT, self.rules_version, cards, target, work.count)
        if (header.format, header.rules_version, header.cards, header.target, header.step) != expected:
            raise Damaged
        file = TablebaseFile(path, shape)
        if file.checksums() != header.checksums or not file.holds(number for step in range(work.count) for number in work.blocks(step)):
            raise Damaged
        return Tablebase(cards, target, header.gap, file.block)

    # --- making -------------------------------------------------------------------------------------------------------------------------

    @contextmanager
    def _alone(self, path: Path, progress: Progress) -> Iterator[None]:
        """Lock this tablebase; while another process makes it, wait and report its progress."""
        lock = FileLock(path.with_suffix(".lock"))
        while not lock.is_locked:
            try:
                lock.acquire(timeout=_POLL_SECONDS)
            except Timeout:
                with suppress(OSError, Damaged):
                    header = read_header(path.with_suffix(".part"))
                    progress(WorkPlan(tablebase_shape(header.cards, header.target)).shares_done()[header.step])
        try:
            yield
        finally:
            lock.release()

    def _make(self, maker: TablebaseMaker, progress: Progress, threads: int | None, device: Device) -> None:
        if device == "gpu" or not maker.goes_on():
            _throw_away(maker.part)
            self._make_room(size(maker.shape))
            check_space(self.folder, size(maker.shape))
        if device == "gpu":
            maker.make_on_gpu(progress)
        else:
            maker.make(progress, threads)

    def _make_room(self, needed: int) -> None:
        """Delete the least recently used tablebases and stopped work until the folder is within its size limit."""
        found = []
        for path in (*self.folder.glob("*.table"), *self.folder.glob("*.part")):
            with suppress(FileNotFoundError):
                found.append((path.stat().st_mtime, path.stat().st_size, path))
        total = needed
        for _, taken, path in sorted(found, reverse=True):
            total += taken
            if total > self.keep_bytes:
                with suppress(Timeout), FileLock(path.with_suffix(".lock"), timeout=0):  # unless another process works on it
                    _throw_away(path)


def _in_order(cards: tuple[str, ...]) -> tuple[str, ...]:
    """The cards as rows are laid out: equal deals share a tablebase."""
    return tuple(card for card in CARDS if card in cards)


def _throw_away(path: Path) -> None:
    with suppress(OSError):  # where it can't be, it is at least not used
        path.unlink(missing_ok=True)
