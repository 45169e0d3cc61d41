"""The system's randomness is read in one module only, `core/entropy.py`, which the tests seed; all other sources are forbidden."""

from __future__ import annotations

import ast
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from rollhouse.core import entropy
from rollhouse.core.entropy import draw, draw_text
from rollhouse.play.fair import new_secret
from tests.entry import PROGRAM
from tests.seeding import SEED, SeededEntropy, Unseeded, seed_all

ROOT = Path(__file__).parent.parent
ENTROPY = "src/rollhouse/core/entropy.py"
MAY_DRAW = {
    ENTROPY,
    "tests/seeding.py",
    "tests/entry/script.py",
    "tests/test_entropy.py",
    "examples/bot.py",  # code as a user writes it; the tests start it with a seed
    "examples/http_bot.py",  # likewise
}
MAY_START = {"tests/entry/__init__.py", "tests/test_entropy.py"}
"""Files that may start `python -m rollhouse`, which is not seeded."""


# --- the module -------------------------------------------------------------------------------------------------------------------------


def test_outside_the_tests_the_source_is_the_system() -> None:
    """In a process of its own, which ignores the tests' seed in its environment."""
    code = "from rollhouse.core.entropy import draw, _source, _system; assert _source is _system; print(draw('x', 16).hex())"
    outputs = {subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout for _ in range(2)}
    assert len(outputs) == 2


def test_the_system_returns_as_many_bytes_as_requested(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entropy, "_source", entropy._system)
    assert len(draw("x", 32)) == 32
    assert draw("x", 32) != draw("x", 32)


def test_a_random_text_is_safe_in_a_url() -> None:
    text = draw_text("x", 32)
    assert len(text) == 43
    assert set(text) <= set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")


# --- in tests ---------------------------------------------------------------------------------------------------------------------------


def test_the_same_seed_draws_the_same_and_another_seed_others() -> None:
    seed_all("a test")
    first = [draw("x", 8), draw("y", 8), draw("x", 8), new_secret()]
    seed_all("a test")
    # Each purpose has a series of its own, in any order of calls.
    assert [new_secret(), draw("x", 8), draw("x", 8), draw("y", 8)] == [first[3], first[0], first[2], first[1]]
    seed_all("another test")
    assert draw("x", 8) not in first
    assert len(set(first)) == 4


def test_each_test_is_seeded_by_its_name(request: pytest.FixtureRequest) -> None:
    assert os.environ[SEED] == request.node.nodeid
    assert draw("x", 8) == SeededEntropy(request.node.nodeid)("x", 8)


@pytest.fixture(scope="module")
def shared_draw() -> bytes:
    return draw("x", 8)


@pytest.mark.parametrize("asker", [1, 2])
def test_a_shared_fixture_is_seeded_by_its_name(shared_draw: bytes, asker: int, request: pytest.FixtureRequest) -> None:
    assert shared_draw == SeededEntropy("tests/test_entropy.py shared_draw ")("x", 8)
    assert draw("x", 8) == SeededEntropy(request.node.nodeid)("x", 8)


UNSEEDED = {
    "random.random": "import random; random.random()",
    "random.choice": "import random; random.choice([1, 2])",
    "random.Random": "import random; random.Random()",
    "secrets.token_hex": "import secrets; secrets.token_hex(4)",
    "uuid.uuid4": "import uuid; uuid.uuid4()",
}


@pytest.mark.parametrize("code", UNSEEDED.values(), ids=UNSEEDED)
@pytest.mark.parametrize("module", ["rollhouse.play.somewhere", "tests.somewhere"])
def test_unseeded_randomness_is_refused(code: str, module: str) -> None:
    with pytest.raises(Unseeded, match=module):
        exec(compile(code, module, "exec"), {"__name__": module})
    exec(compile(code, "library", "exec"), {"__name__": "library"})  # libraries name their files as they like
    assert random.Random(3).random() == random.Random(3).random()


@pytest.mark.slow  # starts programs
def test_programs_that_a_test_starts_are_seeded_by_it(tmp_path: Path) -> None:
    """The same test sees the same dice in a program without a seed of its own; another test sees others."""

    def game(seed: str) -> str:
        settings = {**os.environ, SEED: seed, "ROLLHOUSE_DATA": str(tmp_path), "LC_ALL": "C.UTF-8"}
        command = [*PROGRAM, "play", "dicy-cards", "--plain", "--players", "bot:random,bot:random", "--target", "20"]
        output = subprocess.run(command, env=settings, capture_output=True, text=True, check=True, stdin=subprocess.DEVNULL).stdout
        return output[: output.rindex("The record")]  # its name contains the time

    one, same, other = game("one"), game("one"), game("other")
    assert one == same
    assert one != other


# --- no other source -------------------------------------------------------------------------------------------------------------------


def unseeded_in(source: ast.Module) -> Iterator[tuple[int, str]]:
    """Each use of an unseeded source: the line, and its name."""
    for node in ast.walk(source):
        match node:
            case ast.Import(names=names):
                yield from ((node.lineno, alias.name) for alias in names if alias.name in ("secrets", "uuid"))
            case ast.ImportFrom(module=("secrets" | "random" | "uuid") as module):
                yield node.lineno, f"from {module}"
            case ast.Call(func=ast.Attribute(value=ast.Name("random"), attr="Random"), args=[], keywords=[]):
                yield node.lineno, "random.Random()"
            case ast.Call(func=ast.Attribute(attr="default_rng"), args=[], keywords=[]):
                yield node.lineno, "default_rng()"
            case ast.Attribute(value=ast.Name("random"), attr=name) if name != "Random":
                yield node.lineno, f"random.{name}"
            case ast.Attribute(value=ast.Name("os"), attr="urandom"):
                yield node.lineno, "os.urandom"


def started_in(source: ast.Module) -> Iterator[tuple[int, str]]:
    """Each line that starts the program other than through `tests/entry`."""
    for node in ast.walk(source):
        if isinstance(node, ast.List | ast.Tuple):
            words = [element.value if isinstance(element, ast.Constant) else None for element in node.elts]
            if ("-m", "rollhouse") in pairwise(words):
                yield node.lineno, "-m rollhouse"


def files(*folders: str) -> list[Path]:
    return [path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]


def test_no_file_uses_another_source() -> None:
    offences = []
    for path in files("src", "tests", "examples"):
        name, source = path.relative_to(ROOT).as_posix(), ast.parse(path.read_text())
        if name not in MAY_DRAW:
            offences += [f"{name}:{line}: {what}" for line, what in unseeded_in(source)]
        if name.startswith("tests/") and name not in MAY_START:
            offences += [f"{name}:{line}: {what}" for line, what in started_in(source)]
    assert offences == []


def test_the_check_finds_every_source() -> None:
    for line in (
        *("import secrets", "import uuid", "from random import choice", "random.Random()", "np.random.default_rng()"),
        *("random.shuffle(x)", "os.urandom(3)"),
    ):
        assert list(unseeded_in(ast.parse(line))), line
    for line in ["random.Random(3)", "np.random.default_rng(1)", "rng: random.Random", "rng.choice(x)"]:
        assert list(unseeded_in(ast.parse(line))) == [], line
    assert list(started_in(ast.parse('run([sys.executable, "-m", "rollhouse", "play"])')))
