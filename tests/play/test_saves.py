"""Games on disk: old or new after a crash, never half; two players of one game never overwrite each other."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from rollhouse.core.errors import RecordError
from rollhouse.core.record_text import read_file
from rollhouse.play.saves import SavedGame, SaveError, SaveFacts, Saves, data_folder
from tests.walks import SETUPS, walk

RECORD = walk(*SETUPS[0], seed=1)


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    return Saves(tmp_path)


def begun(saves: Saves, moves: int = 4) -> SavedGame:
    return saves.write(saves.new(RECORD.cut(moves), "virtual", 7))


def file_of(saves: Saves, name: str) -> Path:
    return saves.games / f"{name}.json"


def damage(saves: Saves, name: str, ply: int, move: str) -> None:
    """Write another move into a saved game."""
    content = json.loads(file_of(saves, name).read_text())
    content["record"]["moves"][ply] = move
    file_of(saves, name).write_text(json.dumps(content))


def files(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_a_new_game_is_not_on_disk_until_something_happens(saves: Saves, tmp_path: Path) -> None:
    saves.new(RECORD.cut(0), "virtual", None)
    assert saves.ids() == ()
    assert files(tmp_path) == set()


def test_what_is_written_is_read_back(saves: Saves, tmp_path: Path) -> None:
    saved = begun(saves)
    found = Saves(tmp_path).read(saved.id)
    assert found == saved
    assert (found.record, found.dice, found.seed) == (RECORD.cut(4), "virtual", 7)
    assert found.updated
    assert files(tmp_path) == {f"games/{saved.id}.json"}


def test_the_latest_game_comes_first(saves: Saves) -> None:
    one, two = begun(saves), begun(saves)
    os.utime(file_of(saves, one.id), ns=(1, 10**18))
    os.utime(file_of(saves, two.id), ns=(1, 2 * 10**18))
    assert saves.ids() == (two.id, one.id)


@pytest.mark.parametrize(("target", "error"), [((Path, "replace"), KeyboardInterrupt()), ((os, "fsync"), OSError(28, "No space left"))])
def test_a_crash_or_a_full_disk_leaves_the_old_file(
    saves: Saves, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, target: tuple[object, str], error: BaseException
) -> None:
    saved = begun(saves)

    def fail(*_: object) -> None:
        raise error

    with monkeypatch.context() as patched:
        patched.setattr(*target, fail)
        with pytest.raises(type(error)):
            saves.write(replace(saved, record=RECORD.cut(6)))
    assert files(tmp_path) == {f"games/{saved.id}.json"}
    assert Saves(tmp_path).read(saved.id) == saved
    saves.write(replace(saved, record=RECORD.cut(6)))
    assert Saves(tmp_path).read(saved.id).record == RECORD.cut(6)


def test_content_is_on_the_disk_before_it_gets_its_name(saves: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    steps: list[str] = []
    sync, rename = os.fsync, Path.replace

    def synced(handle: int) -> None:
        steps.append("sync")
        sync(handle)

    def renamed(self: Path, target: Path) -> Path:
        steps.append("rename")
        return rename(self, target)

    monkeypatch.setattr(os, "fsync", synced)
    monkeypatch.setattr(Path, "replace", renamed)
    begun(saves)
    assert steps == ["sync", "rename", "sync"]  # the file, its name, the folder that holds the name


def test_two_programs_that_go_on_with_one_game_write_two(tmp_path: Path) -> None:
    original = begun(Saves(tmp_path))
    here, there = Saves(tmp_path), Saves(tmp_path)
    mine, theirs = here.read(original.id), there.read(original.id)
    theirs = there.write(replace(theirs, record=RECORD.cut(6)))
    mine = here.write(replace(mine, record=RECORD.cut(5)))
    assert theirs.id == original.id
    assert mine.id != original.id
    theirs = there.write(replace(theirs, record=RECORD.cut(8)))
    mine = here.write(replace(mine, record=RECORD.cut(7)))
    look = Saves(tmp_path)
    assert {name: look.read(name).record for name in look.ids()} == {theirs.id: RECORD.cut(8), mine.id: RECORD.cut(7)}


def test_a_game_that_another_program_finished_is_not_overwritten(tmp_path: Path) -> None:
    original = begun(Saves(tmp_path))
    here, there = Saves(tmp_path), Saves(tmp_path)
    mine, theirs = here.read(original.id), there.read(original.id)
    kept = there.finish(there.write(replace(theirs, record=RECORD)))
    other = here.write(replace(mine, record=RECORD.cut(5)))
    assert other.id != original.id
    assert here.finish(here.write(replace(other, record=RECORD))) != kept
    assert len(list(here.records.iterdir())) == 2


def test_a_finished_game_becomes_a_record(saves: Saves, tmp_path: Path) -> None:
    saved = saves.write(replace(begun(saves), record=RECORD))
    saves.lock(saved.id)
    path = saves.finish(saved)
    saves.release()
    assert path == tmp_path / "records" / f"{saved.id}.txt"
    assert read_file(path) == RECORD
    assert saves.ids() == ()
    assert files(tmp_path) == {f"records/{saved.id}.txt"}


def test_a_finished_game_whose_last_move_is_taken_back_goes_on_under_its_name(saves: Saves) -> None:
    saved = saves.write(replace(begun(saves), record=RECORD))
    saves.finish(saved)
    again = saves.write(replace(saved, record=RECORD.cut(len(RECORD.moves) - 1)))
    assert again.id == saved.id
    assert saves.ids() == (saved.id,)


def test_a_copied_file_is_a_game_of_its_own(saves: Saves) -> None:
    saved = begun(saves)
    file_of(saves, "my copy").write_bytes(file_of(saves, saved.id).read_bytes())
    copy = saves.read("my copy")
    saves.write(replace(copy, record=RECORD.cut(6)))
    assert saves.read(saved.id).record == RECORD.cut(4)
    assert saves.read("my copy").record == RECORD.cut(6)


# --- finding, listing, deleting, exporting -----------------------------------------------------------------------------------------


def named(saves: Saves, name: str, moves: int = 4) -> SavedGame:
    return saves.write(replace(saves.new(RECORD.cut(moves), "virtual", 7), id=name))


def test_the_beginning_of_an_id_is_enough(saves: Saves) -> None:
    for name in ("2026-ab", "2026-abc", "2027-x"):
        named(saves, name)
    assert (saves.find("2027"), saves.find("2026-abc"), saves.find("2026-ab")) == ("2027-x", "2026-abc", "2026-ab")
    with pytest.raises(SaveError) as several:
        saves.find("2026")
    assert (several.value.code, several.value.value, sorted(several.value.expected)) == ("save/ambiguous", "2026", ["2026-ab", "2026-abc"])
    for name in ("", "2028", "x", "../2027-x"):
        with pytest.raises(RecordError) as none:
            saves.find(name)
        assert (none.value.code, none.value.value, len(none.value.expected)) == ("record/unreadable", name, 3)


def test_a_list_says_what_there_is_and_leaves_no_secret_in_it(saves: Saves, tmp_path: Path) -> None:
    whole = saves.write(replace(begun(saves, 6), secret="ab" * 32))
    damaged = named(saves, "damaged")
    damage(saves, "damaged", 2, "hop")
    (saves.games / "ruined.json").write_text("{")
    found = {facts.id: facts for facts in saves.facts()}
    assert set(found) == {whole.id, "damaged", "ruined"}
    assert found[whole.id] == SaveFacts(whole.id, RECORD.cut(6), whole.updated, in_use=False)
    assert "ab" * 32 not in str(found)
    assert (found["damaged"].record, found["damaged"].updated) == (RECORD.cut(2), damaged.updated)
    assert (found["ruined"].record, found["ruined"].updated) == (None, "")
    codes = [facts.damage and facts.damage.code for facts in (found[whole.id], found["damaged"], found["ruined"])]
    assert codes == [None, "record/malformed-move", "record/json"]
    saves.lock(whole.id)
    assert [facts.id for facts in Saves(tmp_path).facts() if facts.in_use] == [whole.id]


def test_a_game_can_be_deleted_and_exported_by_the_beginning_of_its_id(saves: Saves) -> None:
    one, two = named(saves, "one", 5), named(saves, "two", 6)
    assert (saves.export("on"), saves.export("two")) == (one.record, two.record)
    assert saves.delete("on") == "one"
    assert saves.ids() == ("two",)
    with pytest.raises(RecordError):
        saves.delete("one")


def test_a_game_that_is_played_is_not_deleted(saves: Saves, tmp_path: Path) -> None:
    saved = begun(saves)
    saves.lock(saved.id)
    for program in (saves, Saves(tmp_path)):
        with pytest.raises(SaveError) as caught:
            program.delete(saved.id)
        assert caught.value.code == "save/in-use"
    saves.release()
    assert saves.delete(saved.id) == saved.id


# --- one at a time -----------------------------------------------------------------------------------------------------------------


def test_a_game_is_played_by_one_at_a_time(saves: Saves, tmp_path: Path) -> None:
    saved = begun(saves)
    other = Saves(tmp_path)
    saves.lock(saved.id)
    saves.lock(saved.id)  # by the same one, once more
    with pytest.raises(SaveError) as caught:
        other.lock(saved.id)
    assert (caught.value.code, caught.value.value) == ("save/in-use", saved.id)
    saves.release()
    other.lock(saved.id)


HOLDER = """
import sys
from pathlib import Path
from rollhouse.play.saves import Saves
saves = Saves(Path(sys.argv[1]))
saves.lock(sys.argv[2])
print("held", flush=True)
sys.stdin.read()
"""


def test_a_killed_program_holds_no_lock(saves: Saves, tmp_path: Path) -> None:
    saved = begun(saves)
    with subprocess.Popen([sys.executable, "-c", HOLDER, str(tmp_path), saved.id], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"held\n"
        with pytest.raises(SaveError):
            saves.lock(saved.id)
        holder.kill()
        holder.wait()
    saves.lock(saved.id)


def test_where_nothing_can_be_written_nothing_is_held(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("in the way of a folder")
    Saves(tmp_path).lock("x")


# --- what is wrong --------------------------------------------------------------------------------------------------------------------


def refused(saves: Saves, name: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        saves.read(name)
    return caught.value


@pytest.mark.parametrize("name", ["", ".", "..", "../games/x", "../secret", "/etc/passwd", "a/b", "none", "nul\0"])
def test_only_games_of_this_folder_are_read(saves: Saves, tmp_path: Path, name: str) -> None:
    saved = begun(saves)
    (tmp_path / "secret.json").write_bytes(file_of(saves, saved.id).read_bytes())
    error = refused(saves, name)
    assert (error.code, error.value, error.expected) == ("record/unreadable", name, (saved.id,))


def test_a_damaged_move_leaves_the_moves_before_it(saves: Saves) -> None:
    saved = begun(saves, 6)
    damage(saves, saved.id, 4, "roll 7")
    error = refused(saves, saved.id)
    assert error.code == "record/malformed-move"
    assert isinstance(error.usable, SavedGame)
    assert error.usable == replace(saved, record=RECORD.cut(4))


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[]", b"null", b'{"id":"x"}', b"\xff\xfe", b'{"id":"\xff"}', b"[" * 100_000, b'{"id":1,"record":{}}']
)
def test_a_ruined_file_is_refused(saves: Saves, content: bytes) -> None:
    saved = begun(saves)
    path = file_of(saves, saved.id)
    path.write_bytes(content)
    error = refused(saves, saved.id)
    assert (error.code, error.value, error.usable) == ("record/json", str(path), None)


def test_a_folder_in_place_of_a_game_is_refused(saves: Saves) -> None:
    (saves.games / "folder.json").mkdir(parents=True)
    assert refused(saves, "folder").code == "record/unreadable"


def test_where_games_are_kept() -> None:
    assert data_folder({"ROLLHOUSE_DATA": "/somewhere"}) == Path("/somewhere")
    assert data_folder({"ROLLHOUSE_DATA": ""}).name == data_folder({}).name == "rollhouse"
