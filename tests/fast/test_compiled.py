"""What was compiled is kept on disk, and made anew when anything that it is made of has changed; in a small package of our own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

MODULES = {
    "__init__": "",
    "compiled": """
from pathlib import Path
from rollhouse.fast.compiled import compiled_within
compiled = compiled_within(Path(__file__).parent, Path(__file__).parent / "data.toml")
""",
    "facts": """
from typing import NamedTuple
import tomllib
from pathlib import Path
STEP = 1
OFFSET = tomllib.loads((Path(__file__).parent / "data.toml").read_text())["offset"]
class Pair(NamedTuple):
    low: int
    high: int
""",
    "work": """
from house.compiled import compiled
from house.facts import OFFSET, STEP, Pair
@compiled
def width(pair):
    return (pair.high - pair.low) * STEP + OFFSET
def answer():
    found = width(Pair(2, 5))
    return found, "loaded" if width.stats.cache_hits else "compiled"
""",
}


@pytest.fixture
def package(tmp_path: Path) -> Path:
    folder = tmp_path / "house"
    folder.mkdir()
    for name, text in MODULES.items():
        (folder / f"{name}.py").write_text(text)
    (folder / "data.toml").write_text("offset = 0\n")
    return folder


def answer(package: Path, code: str = "from house.work import answer; print(*answer())") -> str:
    """What a new process says."""
    places = os.pathsep.join([str(package.parent), *sys.path])
    command = [sys.executable, "-c", code]
    ran = subprocess.run(command, env={**os.environ, "PYTHONPATH": places}, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.strip()


def replace(path: Path, old: str, new: str) -> None:
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))


def test_a_constant_of_another_module_is_compiled_in_anew(package: Path) -> None:
    assert answer(package) == "3 compiled"
    assert answer(package) == "3 loaded"
    replace(package / "facts.py", "STEP = 1", "STEP = 2")
    assert answer(package) == "6 compiled"
    assert answer(package) == "6 loaded"
    (package / "data.toml").write_text("offset = 4\n")
    assert answer(package) == "10 compiled"


def test_what_an_earlier_version_left_stops_nobody(package: Path) -> None:
    """The index of what was compiled names the module of every type in it, and that module may have moved since."""
    assert answer(package) == "3 compiled"
    (package / "facts.py").rename(package / "figures.py")
    replace(package / "work.py", "house.facts", "house.figures")
    assert answer(package) == "3 compiled"
    assert answer(package) == "3 loaded"


AT_ONCE = """
from unittest import mock
from house import compiled, work
from rollhouse.fast import compiled as fast

def another_process(name):
    with mock.patch.object(fast, "_OWN", name):
        return compiled.compiled(work.width.py_func)._cache._cache_file

one, other = another_process("one"), another_process("other")
save_index = one._save_index
def meanwhile(overloads):
    save_index(overloads)
    other._save_index({"floats": other._data_name(1)})  # it looked at the index before the first one wrote to it
    print("early:", another_process("third").load("floats"))
    other._save_data(other._data_name(1), "for floats")
one._save_index = meanwhile
one.save("integers", "for integers")
print("late:", another_process("fourth").load("floats"))
"""


def test_processes_that_compile_at_once_do_not_mix_their_code_up(package: Path) -> None:
    """Numba by itself would hand out the code for whole numbers to whoever asks for that for others."""
    assert answer(package, AT_ONCE).splitlines() == ["early: None", "late: for floats"]


def test_what_is_old_is_swept_away(package: Path) -> None:
    answer(package)
    (old,) = (package / "__pycache__").glob("work.width-*.nbc")
    long_ago = old.stat().st_mtime - 2 * 24 * 3600
    os.utime(old, (long_ago, long_ago))
    assert answer(package) == "3 loaded"  # still good
    replace(package / "facts.py", "STEP = 1", "STEP = 2")
    assert answer(package) == "6 compiled"
    (left,) = (package / "__pycache__").glob("work.width-*.nbc")
    assert left != old


WATCHED = """
from house.work import answer
from rollhouse.fast.compiled import compiling
told = []
with compiling(told.append):
    answer()
print(told)
"""


def test_whoever_waits_hears_how_far_the_compiler_is_and_nothing_where_all_is_there(package: Path) -> None:
    assert answer(package, WATCHED) == "[0.0, 0.0]"  # one function of one: done when the work is
    assert answer(package, WATCHED) == "[]"


def test_who_stops_listening_stops_the_work_and_leaves_the_compiler_whole(package: Path) -> None:
    stopping = WATCHED.replace("told.append", "lambda done: exit('stopped')").replace("print(told)", "")
    code = f"try:\n    exec({stopping!r})\nexcept SystemExit as told:\n    print(told)\nfrom house.work import answer\nprint(*answer())"
    assert answer(package, code).splitlines() == ["stopped", "3 compiled"]
