"""What was compiled is kept on disk, and made anew when anything that it is made of has changed; in a small package of our own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias

import pytest

pytestmark = pytest.mark.slow  # compiles

Answer: TypeAlias = Callable[..., str]

MODULES = {
    "__init__": "",
    "compiled": """
from pathlib import Path
from rollhouse.lowlevel.compiled import compiled_within
compiled = compiled_within(Path(__file__).parent, Path(__file__).parent / "data.toml")
""",
    "facts": """
from typing import NamedTuple
import tomllib
from pathlib import Path
STEP = 1
OFFSET = tomllib.loads((Path(__file__).parent / "data.toml").read_text())["offset"]
class Range(NamedTuple):
    low: int
    high: int
""",
    "work": """
from sample.compiled import compiled
from sample.facts import OFFSET, STEP, Range
@compiled
def width(given):
    return (given.high - given.low) * STEP + OFFSET
def answer():
    found = width(Range(2, 5))
    return found, "loaded" if width.stats.cache_hits else "compiled"
""",
}


@pytest.fixture
def package(tmp_path: Path) -> Path:
    folder = tmp_path / "sample"
    folder.mkdir()
    for name, text in MODULES.items():
        (folder / f"{name}.py").write_text(text)
    (folder / "data.toml").write_text("offset = 0\n")
    return folder


FORKING = """
import json, os, sys, traceback
import numba
numba.njit(lambda: 1)()
for line in sys.stdin:
    folder, code = json.loads(line)
    child = os.fork()
    if not child:
        sys.path.insert(0, folder)
        sys.dont_write_bytecode = True  # a module that was changed within a second would be taken for the old one
        ended = 0
        try:
            exec(code, {"__name__": "__main__"})
        except BaseException:
            traceback.print_exc(file=sys.stdout)
            ended = 1
        sys.stdout.flush()
        os._exit(ended)
    _, ended = os.waitpid(child, 0)
    print("ended", ended, flush=True)
"""
"""A process that has Numba, and nothing of ours: each of its children is a new process as far as we can tell, and starts at once."""


@pytest.fixture(scope="module")
def forking() -> Iterator[subprocess.Popen[str]]:
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(
        [sys.executable, "-c", FORKING], env=environ, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        yield process
        assert process.stdin is not None
        process.stdin.close()


@pytest.fixture
def answer(package: Path, forking: subprocess.Popen[str]) -> Answer:
    """What a new process says."""

    def asked(code: str = "from sample.work import answer; print(*answer())") -> str:
        assert forking.stdin is not None
        assert forking.stdout is not None
        print(json.dumps([str(package.parent), code]), file=forking.stdin, flush=True)
        said: list[str] = []
        while not (line := forking.stdout.readline()).startswith("ended "):
            assert line, "it is gone"
            said.append(line)
        assert line == "ended 0\n", said
        return "".join(said).strip()

    return asked


def replace(path: Path, old: str, new: str) -> None:
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))


def test_a_constant_of_another_module_is_compiled_in_anew(package: Path, answer: Answer) -> None:
    assert answer() == "3 compiled"
    assert answer() == "3 loaded"
    replace(package / "facts.py", "STEP = 1", "STEP = 2")
    assert answer() == "6 compiled"
    assert answer() == "6 loaded"
    (package / "data.toml").write_text("offset = 4\n")
    assert answer() == "10 compiled"


def test_what_an_earlier_version_left_does_no_harm(package: Path, answer: Answer) -> None:
    """The index of what was compiled names the module of every type in it, and that module may have moved since."""
    assert answer() == "3 compiled"
    (package / "facts.py").rename(package / "figures.py")
    replace(package / "work.py", "sample.facts", "sample.figures")
    assert answer() == "3 compiled"
    assert answer() == "3 loaded"


AT_ONCE = """
from unittest import mock
from sample import compiled, work
from rollhouse.lowlevel import compiled as fast

def another_process(name):
    with mock.patch.object(fast, "_PROCESS", name):
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


def test_processes_that_compile_at_once_do_not_mix_their_code_up(package: Path, answer: Answer) -> None:
    """Numba by itself would hand out the code for whole numbers to a process that asks for another type's."""
    assert answer(AT_ONCE).splitlines() == ["early: None", "late: for floats"]


def test_what_is_old_is_swept_away(package: Path, answer: Answer) -> None:
    answer()
    (old,) = (package / "__pycache__").glob("work.width-*.nbc")
    long_ago = old.stat().st_mtime - 2 * 24 * 3600
    os.utime(old, (long_ago, long_ago))
    assert answer() == "3 loaded"  # still good
    replace(package / "facts.py", "STEP = 1", "STEP = 2")
    assert answer() == "6 compiled"
    (left,) = (package / "__pycache__").glob("work.width-*.nbc")
    assert left != old


WATCHED = """
from sample.work import answer
from rollhouse.lowlevel.compiled import compiling
told = []
with compiling(told.append):
    answer()
print(told)
"""


def test_the_caller_is_told_how_far_the_compiler_is_and_nothing_where_all_is_there(package: Path, answer: Answer) -> None:
    assert answer(WATCHED) == "[0.0, 0.0]"  # one function of one: done when the work is
    assert answer(WATCHED) == "[]"


def test_a_caller_that_stops_listening_stops_the_work_and_leaves_the_compiler_whole(package: Path, answer: Answer) -> None:
    stopping = WATCHED.replace("told.append", "lambda done: exit('stopped')").replace("print(told)", "")
    code = f"try:\n    exec({stopping!r})\nexcept SystemExit as told:\n    print(told)\nfrom sample.work import answer\nprint(*answer())"
    assert answer(code).splitlines() == ["stopped", "3 compiled"]
