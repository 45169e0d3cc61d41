"""Nothing is left to luck: one door to the system's randomness, closed in tests, and a check for whoever would go round it."""

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
DOOR = "src/rollhouse/core/entropy.py"
MAY_DRAW = {
    DOOR,
    "tests/seeding.py",
    "tests/entry/script.py",
    "tests/test_entropy.py",
    "examples/bot.py",  # what anybody might write; the tests start it with a seed
    "examples/http_bot.py",  # likewise
}
MAY_START = {"tests/entry/__init__.py", "tests/test_entropy.py"}
"""Those who may start `python -m rollhouse`, whose dice nobody has seeded."""


# --- the door ---------------------------------------------------------------------------------------------------------------------------


def test_outside_the_tests_it_is_the_system_that_answers() -> None:
    """In a process of its own, with the tests' seed in its environment: neither that nor anything else there is looked at."""
    code = "from rollhouse.core.entropy import draw, _source, _system; assert _source is _system; print(draw('x', 16).hex())"
    said = {subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout for _ in range(2)}
    assert len(said) == 2


def test_the_system_is_asked_for_as_much_as_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entropy, "_source", entropy._system)
    assert len(draw("x", 32)) == 32
    assert draw("x", 32) != draw("x", 32)


def test_a_text_is_fit_for_an_address() -> None:
    text = draw_text("x", 32)
    assert len(text) == 43
    assert set(text) <= set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")


# --- in tests ---------------------------------------------------------------------------------------------------------------------------


def test_the_same_test_draws_the_same_and_another_draws_others() -> None:
    seed_all("a test")
    first = [draw("x", 8), draw("y", 8), draw("x", 8), new_secret()]
    seed_all("a test")
    # Each purpose has a series of its own, in whatever order they are asked for.
    assert [new_secret(), draw("x", 8), draw("x", 8), draw("y", 8)] == [first[3], first[0], first[2], first[1]]
    seed_all("another test")
    assert draw("x", 8) not in first
    assert len(set(first)) == 4


def test_a_test_has_its_own_chances(request: pytest.FixtureRequest) -> None:
    assert os.environ[SEED] == request.node.nodeid
    assert draw("x", 8) == SeededEntropy(request.node.nodeid)("x", 8)


@pytest.fixture(scope="module")
def shared_draw() -> bytes:
    return draw("x", 8)


@pytest.mark.parametrize("asker", [1, 2])
def test_what_tests_share_is_drawn_the_same_whoever_asks_first(shared_draw: bytes, asker: int, request: pytest.FixtureRequest) -> None:
    assert shared_draw == SeededEntropy("tests/test_entropy.py shared_draw ")("x", 8)
    assert draw("x", 8) == SeededEntropy(request.node.nodeid)("x", 8)


LUCKY = {
    "random.random": "import random; random.random()",
    "random.choice": "import random; random.choice([1, 2])",
    "random.Random": "import random; random.Random()",
    "secrets.token_hex": "import secrets; secrets.token_hex(4)",
    "uuid.uuid4": "import uuid; uuid.uuid4()",
}


@pytest.mark.parametrize("code", LUCKY.values(), ids=LUCKY)
@pytest.mark.parametrize("module", ["rollhouse.play.somewhere", "tests.somewhere"])
def test_whoever_trusts_to_luck_is_refused(code: str, module: str) -> None:
    with pytest.raises(Unseeded, match=module):
        exec(compile(code, module, "exec"), {"__name__": module})
    exec(compile(code, "library", "exec"), {"__name__": "library"})  # libraries name their files as they like
    assert random.Random(3).random() == random.Random(3).random()


@pytest.mark.slow  # starts programs
def test_programs_of_a_test_draw_as_it_does(tmp_path: Path) -> None:
    """Two games with dice that no seed decides: the same test sees the same, another test others, and luck is refused there too."""

    def game(seed: str) -> str:
        settings = {**os.environ, SEED: seed, "ROLLHOUSE_DATA": str(tmp_path), "LC_ALL": "C.UTF-8"}
        command = [*PROGRAM, "play", "dicy-cards", "--plain", "--players", "bot:random,bot:random", "--target", "20"]
        said = subprocess.run(command, env=settings, capture_output=True, text=True, check=True, stdin=subprocess.DEVNULL).stdout
        return said[: said.rindex("The record")]  # whose name tells the time

    one, same, other = game("one"), game("one"), game("other")
    assert one == same
    assert one != other


# --- nobody goes round it ---------------------------------------------------------------------------------------------------------------


def luck_in(source: ast.Module) -> Iterator[tuple[int, str]]:
    """Where a file asks for what it can't repeat: the line, and what is there."""
    for node in ast.walk(source):
        match node:
            case ast.Import(names=names):
                yield from ((node.lineno, one.name) for one in names if one.name in ("secrets", "uuid"))
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
    """Where a file starts the program past the tests' entry."""
    for node in ast.walk(source):
        if isinstance(node, ast.List | ast.Tuple):
            said = [one.value if isinstance(one, ast.Constant) else None for one in node.elts]
            if ("-m", "rollhouse") in pairwise(said):
                yield node.lineno, "-m rollhouse"


def files(*folders: str) -> list[Path]:
    return [path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]


def test_nobody_goes_round_the_door() -> None:
    found = []
    for path in files("src", "tests", "examples"):
        name, source = path.relative_to(ROOT).as_posix(), ast.parse(path.read_text())
        if name not in MAY_DRAW:
            found += [f"{name}:{line}: {what}" for line, what in luck_in(source)]
        if name.startswith("tests/") and name not in MAY_START:
            found += [f"{name}:{line}: {what}" for line, what in started_in(source)]
    assert found == []


def test_the_check_sees_what_it_forbids() -> None:
    lucky = [
        "import secrets",
        "from random import choice",
        "random.Random()",
        "np.random.default_rng()",
        "random.shuffle(x)",
        "os.urandom(3)",
        "import uuid",
    ]
    for line in lucky:
        assert list(luck_in(ast.parse(line))), line
    for line in ["random.Random(3)", "np.random.default_rng(1)", "rng: random.Random", "rng.choice(x)"]:
        assert list(luck_in(ast.parse(line))) == [], line
    assert list(started_in(ast.parse('run([sys.executable, "-m", "rollhouse", "play"])')))
