"""Tablebases on disk: a damaged one is never used, stopped work is gone on with, and there is a limit to what is kept."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import msgspec
import numpy as np
import pytest
from filelock import FileLock

from rollhouse.games.dicy_cards.solver.tablebase import folder as folder_module
from rollhouse.games.dicy_cards.solver.tablebase import limits
from rollhouse.games.dicy_cards.solver.tablebase import maker as maker_module
from rollhouse.games.dicy_cards.solver.tablebase.folder import TablebaseFolder, cache_folder
from rollhouse.games.dicy_cards.solver.tablebase.format import TablebaseFile, TablebaseHeader, read_header, size
from rollhouse.games.dicy_cards.solver.tablebase.limits import TablebaseError
from rollhouse.games.dicy_cards.solver.two.cells import Shape, blocks
from rollhouse.games.dicy_cards.solver.two.solve import WorkPlan, fill_two, tablebase_shape
from tests.expecting import present, raised
from tests.games.dicy_cards.solver.decks import EFFECTS, GLACIAL

TARGET = 3
"""Shorter than any real game, and quick."""
SHAPE = tablebase_shape(GLACIAL, TARGET)
STEPS = WorkPlan(SHAPE).count
PAGE = 4096


@pytest.fixture
def tablebases(tmp_path: Path) -> TablebaseFolder:
    return TablebaseFolder(tmp_path, 1)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A complete file."""
    tablebases = TablebaseFolder(tmp_path_factory.mktemp("whole"), 1)
    tablebases.solve(GLACIAL, TARGET)
    return tablebases.path(GLACIAL, TARGET).read_bytes()


def put(tablebases: TablebaseFolder, content: bytes | bytearray) -> Path:
    path = tablebases.path(GLACIAL, TARGET)
    path.write_bytes(content)
    return path


def content(path: Path, shape: Shape = SHAPE) -> tuple[TablebaseHeader, bytes, bytes]:
    """All that a tablebase says, less how long it took."""
    header = msgspec.structs.replace(read_header(path), seconds=0.0)
    file = TablebaseFile(path, shape)
    return header, file.sums.tobytes(), file.pool[: (blocks(shape) - 3) * 1024].tobytes()


def counted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """From which step on tablebases are solved from now on."""
    begun: list[int] = []

    def fill(*given: object, done: int = 0, **more: object) -> float:
        begun.append(done)
        fill_with: Callable[..., float] = fill_two
        return fill_with(*given, done=done, **more)

    monkeypatch.setattr(maker_module, "fill_two", fill)
    return begun


def test_a_tablebase_is_made_once(tablebases: TablebaseFolder, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = counted(monkeypatch)
    reported: list[float] = []
    assert tablebases.find(GLACIAL, TARGET) is None
    made = tablebases.solve(GLACIAL, TARGET, progress=reported.append)
    assert reported == sorted(reported)
    assert (len(reported), reported[-1]) == (STEPS, 1.0)
    assert tablebases.solve(GLACIAL, TARGET) is made
    again = TablebaseFolder(tablebases.folder, 1)
    found = again.solve(tuple(reversed(GLACIAL)), TARGET)
    assert found.first_share((0, 0), (31, 31)) == made.first_share((0, 0), (31, 31))
    assert found.gap == made.gap
    assert begun == [0]
    assert {path.suffix for path in tablebases.folder.iterdir()} == {".table", ".lock"}


def test_the_same_bits_for_any_number_of_threads(tmp_path: Path) -> None:
    found = []
    for threads in (1, 2, 3):
        tablebases = TablebaseFolder(tmp_path / str(threads), 1)
        tablebases.solve(GLACIAL, TARGET, threads=threads)
        found.append(content(tablebases.path(GLACIAL, TARGET)))
    assert found[0] == found[1] == found[2]


# --- damage -----------------------------------------------------------------------------------------------------------------------------


def refused_and_made_again(tablebases: TablebaseFolder, damaged: bytes | bytearray, whole: bytes) -> None:
    path = put(tablebases, damaged)
    assert TablebaseFolder(tablebases.folder, 1).find(GLACIAL, TARGET) is None
    assert not path.exists()
    put(tablebases, damaged)
    TablebaseFolder(tablebases.folder, 1).solve(GLACIAL, TARGET)
    good = tablebases.folder / "good"
    good.write_bytes(whole)
    assert content(path) == content(good)


def flipped(whole: bytes, place: int) -> bytearray:
    changed = bytearray(whole)
    changed[place] ^= 0x10
    return changed


@pytest.mark.parametrize("place", [0, 20, 150, 1000, PAGE - 5, PAGE - 1])
def test_damage_in_the_header(tablebases: TablebaseFolder, whole: bytes, place: int) -> None:
    refused_and_made_again(tablebases, flipped(whole, place), whole)


def test_damage_in_the_checksums(tablebases: TablebaseFolder, whole: bytes) -> None:
    for number in (0, blocks(SHAPE) // 2, blocks(SHAPE) - 4):
        refused_and_made_again(tablebases, flipped(whole, PAGE + 4 * number + 1), whole)


def test_damage_in_any_block(tablebases: TablebaseFolder, whole: bytes) -> None:
    first = len(whole) - blocks(SHAPE) * 8192
    for number in range(blocks(SHAPE) - 3):  # the last three are for games that are over; they are not read back
        put(tablebases, flipped(whole, first + number * 8192 + number * 97 % 8192))
        assert TablebaseFolder(tablebases.folder, 1).find(GLACIAL, TARGET) is None, number
    refused_and_made_again(tablebases, flipped(whole, first + 5 * 8192), whole)


@pytest.mark.parametrize("kept", [0, 1, PAGE, -8192, -1])
def test_a_file_that_is_cut_off(tablebases: TablebaseFolder, whole: bytes, kept: int) -> None:
    refused_and_made_again(tablebases, whole[:kept], whole)


def test_a_file_that_is_too_long_or_something_else(tablebases: TablebaseFolder, whole: bytes) -> None:
    refused_and_made_again(tablebases, whole + b"\0", whole)
    refused_and_made_again(tablebases, b"\0" * len(whole), whole)


def test_other_rules_other_cards_another_target(tablebases: TablebaseFolder, whole: bytes) -> None:
    other = TablebaseFolder(tablebases.folder, 2)
    path = put(tablebases, whole)
    assert other.find(GLACIAL, TARGET) is None
    for mine in (other.path(GLACIAL, TARGET), tablebases.path(EFFECTS, TARGET), tablebases.path(GLACIAL, TARGET + 1)):
        shutil.copy(path, mine)
    assert other.find(GLACIAL, TARGET) is None
    assert tablebases.find(EFFECTS, TARGET) is None
    assert tablebases.find(GLACIAL, TARGET + 1) is None
    assert tablebases.find(GLACIAL, TARGET) is not None


# --- stopped work -----------------------------------------------------------------------------------------------------------------------


class Enough(Exception):
    pass


def stopped_after(tablebases: TablebaseFolder, steps: int) -> Path:
    """Work that was stopped once so many steps were done."""
    steps_done = 0

    def progress(done: float) -> None:
        nonlocal steps_done
        steps_done += 1
        if steps_done == steps:
            raise Enough

    with pytest.raises(Enough):
        tablebases.solve(GLACIAL, TARGET, progress=progress)
    return tablebases.path(GLACIAL, TARGET).with_suffix(".part")


@pytest.mark.parametrize("save_every", [0.0, 1e9], ids=["saved at every step", "saved at the end"])
@pytest.mark.parametrize("steps", range(1, STEPS + 1))
def test_stopped_work_is_gone_on_with(tmp_path: Path, whole: bytes, monkeypatch: pytest.MonkeyPatch, steps: int, save_every: float) -> None:
    tablebases = TablebaseFolder(tmp_path, 1, save_every=save_every)
    part = stopped_after(tablebases, steps)
    assert read_header(part).step == steps
    assert tablebases.find(GLACIAL, TARGET) is None
    begun = counted(monkeypatch)
    tablebases.solve(GLACIAL, TARGET)
    assert begun == ([steps] if steps < STEPS else [])
    assert not part.exists()
    (tmp_path / "good").write_bytes(whole)
    assert content(tablebases.path(GLACIAL, TARGET)) == content(tmp_path / "good")


@pytest.mark.parametrize("what", ["header", "block", "cut off", "other rules"])
def test_stopped_work_that_was_damaged_is_begun_again(
    tablebases: TablebaseFolder, whole: bytes, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    part = stopped_after(tablebases, 3)
    saved = part.read_bytes()
    done = WorkPlan(SHAPE).blocks(2)[0]
    match what:
        case "header":
            part.write_bytes(flipped(saved, 30))
        case "block":
            part.write_bytes(flipped(saved, len(saved) - (blocks(SHAPE) - done) * 8192))
        case "cut off":
            part.write_bytes(saved[:-1])
        case _:
            other = TablebaseFolder(tablebases.folder / "other", 2)
            (tablebases.folder / "other").mkdir()
            shutil.copy(stopped_after(other, 4), part)
    begun = counted(monkeypatch)
    tablebases.solve(GLACIAL, TARGET)
    assert begun == [0]
    (tablebases.folder / "good").write_bytes(whole)
    assert content(tablebases.path(GLACIAL, TARGET)) == content(tablebases.folder / "good")


ASK = """
import sys
from pathlib import Path
from rollhouse.games.dicy_cards.solver.tablebase import folder, maker
fill = maker.fill_two
def announced(*arguments, **options):
    print("solving")
    return fill(*arguments, **options)
maker.fill_two = announced
tablebase = folder.TablebaseFolder(Path(sys.argv[1]), 1).solve(tuple(sys.argv[2].split(",")), 12)
print(tablebase.first_share((0, 0), (31, 31)))
"""


def test_two_programs_that_want_the_same_tablebase_at_once(tmp_path: Path) -> None:
    command = [sys.executable, "-c", ASK, str(tmp_path), ",".join(GLACIAL)]
    programs = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    said = [program.communicate(timeout=300)[0].split() for program in programs]
    assert [program.returncode for program in programs] == [0, 0]
    assert sorted(map(len, said)) == [1, 2], "one of them solves, the other one waits for it"
    assert said[0][-1] == said[1][-1]


def test_compiling_is_no_part_of_the_seconds(tablebases: TablebaseFolder, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0

    def compile_solver() -> None:
        nonlocal now
        now += 60.0

    monkeypatch.setattr(maker_module, "compile_solver", compile_solver)
    monkeypatch.setattr(maker_module, "time", SimpleNamespace(monotonic=lambda: now))
    tablebases.solve(GLACIAL, TARGET)
    header = present(tablebases.header(GLACIAL, TARGET))
    assert (now, header.seconds) == (60.0, 0.0)


WORK = """
import sys
from pathlib import Path
from rollhouse.games.dicy_cards.solver.tablebase.folder import TablebaseFolder
tablebases = TablebaseFolder(Path(sys.argv[1]), 1, save_every=0)
tablebases.solve(tuple(sys.argv[2].split(",")), int(sys.argv[3]), progress=lambda done: print(done, flush=True))
"""


def test_kill_nine_loses_nothing_that_was_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    command = [sys.executable, "-c", WORK, str(tmp_path), ",".join(GLACIAL), "12"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        for _ in range(3):
            assert program.stdout.readline()
        program.kill()
    tablebases = TablebaseFolder(tmp_path, 1)
    saved = read_header(tablebases.path(GLACIAL, 12).with_suffix(".part")).step
    assert saved >= 3
    begun = counted(monkeypatch)
    tablebases.solve(GLACIAL, 12)
    assert begun == [saved]
    fresh = TablebaseFolder(tmp_path / "fresh", 1)
    fresh.solve(GLACIAL, 12)
    shape = tablebase_shape(GLACIAL, 12)
    one, other = (content(each.path(GLACIAL, 12), shape) for each in (tablebases, fresh))
    assert one == other


def test_a_waiting_process_reports_the_progress_of_the_other(
    tablebases: TablebaseFolder, whole: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    part = stopped_after(tablebases, 3)
    monkeypatch.setattr(folder_module, "_POLL_SECONDS", 0.01)
    reported: list[float] = []

    def progress(done: float) -> None:
        reported.append(done)
        raise Enough

    with FileLock(part.with_suffix(".lock")), pytest.raises(Enough):
        tablebases.solve(GLACIAL, TARGET, progress=progress)
    assert 0 < reported[0] < 1


# --- disk space -------------------------------------------------------------------------------------------------------------------------


def test_what_was_not_used_for_longest_goes_first(tmp_path: Path) -> None:
    one = size(SHAPE)
    tablebases = TablebaseFolder(tmp_path, 1, keep_bytes=3 * one)
    decks = [GLACIAL, EFFECTS, ("odd", "straight", "two_pairs", "sixes", "double_pair")]
    small = TARGET - 1  # the decks differ in the most points of a turn, and with it in size: smaller ones fit anyway
    for age, deck in enumerate(decks):
        tablebases.solve(deck, small)
        os.utime(tablebases.path(deck, small), (1000 + age, 1000 + age))
    TablebaseFolder(tmp_path, 1).find(GLACIAL, small)  # used just now
    abandoned = tmp_path / "two-abandoned.part"
    abandoned.write_bytes(b"\0" * one)
    os.utime(abandoned, (1, 1))
    TablebaseFolder(tmp_path, 1, keep_bytes=one + tablebases.path(GLACIAL, small).stat().st_size).solve(GLACIAL, TARGET)
    assert {path for path in tmp_path.iterdir() if path.suffix != ".lock"} == {
        tablebases.path(GLACIAL, small),
        tablebases.path(GLACIAL, TARGET),
    }


def test_work_in_progress_is_not_thrown_away(tmp_path: Path) -> None:
    tablebases = TablebaseFolder(tmp_path, 1, keep_bytes=1)
    other = tmp_path / "two-other.part"
    other.write_bytes(b"\0" * 100)
    with FileLock(other.with_suffix(".lock")):
        tablebases.solve(GLACIAL, TARGET)
    assert other.exists()
    tablebases.solve(EFFECTS, TARGET)
    assert not other.exists()
    assert tablebases.path(EFFECTS, TARGET).exists()


def test_too_little_room_on_the_disk(tablebases: TablebaseFolder, monkeypatch: pytest.MonkeyPatch) -> None:
    usage = shutil.disk_usage(tablebases.folder)
    monkeypatch.setattr(shutil, "disk_usage", lambda path: usage._replace(free=size(SHAPE) - 1))
    caught = raised(TablebaseError, tablebases.solve, GLACIAL, TARGET)
    assert (caught.code, caught.location) == ("tablebase/space", str(tablebases.folder))
    assert {path.suffix for path in tablebases.folder.iterdir()} == {".lock"}


def test_too_little_memory(tablebases: TablebaseFolder, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "_free_memory", lambda: 1 << 20)
    caught = raised(TablebaseError, tablebases.solve, GLACIAL, TARGET)
    assert caught.code == "tablebase/memory"
    assert caught.expected == ("1",)


def test_a_folder_that_can_only_be_read(tablebases: TablebaseFolder, whole: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*given: object, **more: object) -> None:
        raise PermissionError(13, "Permission denied")

    path = put(tablebases, whole)
    monkeypatch.setattr(os, "utime", refuse)
    monkeypatch.setattr(Path, "unlink", refuse)
    monkeypatch.setattr(FileLock, "acquire", refuse)
    assert TablebaseFolder(tablebases.folder, 1).solve(GLACIAL, TARGET).gap > 0
    path.write_bytes(flipped(whole, len(whole) // 2))
    damaged = TablebaseFolder(tablebases.folder, 1)
    assert damaged.find(GLACIAL, TARGET) is None
    assert raised(TablebaseError, damaged.solve, GLACIAL, TARGET).code == "tablebase/disk"


def test_where_tablebases_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    assert cache_folder({"ROLLHOUSE_CACHE": "/somewhere"}) == Path("/somewhere/dicy-cards")
    assert cache_folder({}).parts[-2:] == ("rollhouse", "dicy-cards")
    monkeypatch.setenv("ROLLHOUSE_CACHE", "/elsewhere")
    assert cache_folder() == Path("/elsewhere/dicy-cards")


# --- a GPU's tablebases -----------------------------------------------------------------------------------------------------------------


def test_a_tablebase_from_a_gpu_is_kept_like_any_other(tablebases: TablebaseFolder, whole: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not the GPU's work is tested here, but what becomes of it."""
    good = put(TablebaseFolder(tablebases.folder, 1), whole).rename(tablebases.folder / "good")
    pool = np.array(TablebaseFile(good, SHAPE).pool)

    class Module:
        @staticmethod
        def solve_on_gpu(cards: tuple[str, ...], target: int) -> tuple[np.ndarray[tuple[int, ...], np.dtype[np.float64]], float, float]:
            assert (cards, target) == (GLACIAL, TARGET)
            return pool, 1e-14, 2.5

    monkeypatch.setitem(sys.modules, "rollhouse.games.dicy_cards.solver.gpu.solve", Module)
    found = tablebases.solve(GLACIAL, TARGET, device="gpu")
    header = present(tablebases.header(GLACIAL, TARGET))
    assert (header.device, header.step, header.seconds) == ("gpu", STEPS, 2.5)
    assert 1e-14 < found.gap < 1e-9
    assert content(tablebases.path(GLACIAL, TARGET))[1:] == content(good)[1:]
