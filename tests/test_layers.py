"""Arrows point one way: which room may import which, read off the source itself."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from rollhouse.core.registry import all_games

SOURCE = Path(__file__).parent.parent / "src" / "rollhouse"

# What each room may know besides itself: rooms of ours, then libraries. The standard library is open to all.
MAY_IMPORT: dict[str, set[str]] = {
    "core": {"msgspec"},
    "lowlevel": {"litestar", "uvicorn", "websockets", "numba", "llvmlite", "numpy"},
    "batch": {"rollhouse.core", "numpy", "jax"},
    "games": set(),
    "games.dicy_cards": {
        "rollhouse.core",
        "rollhouse.lowlevel",
        "rollhouse.batch",
        "msgspec",
        "numpy",
        "numba",
        "jax",
        "cupy",
        "filelock",
        "platformdirs",
    },
    "games.dicetto": {"rollhouse.core", "rollhouse.lowlevel", "rollhouse.batch", "msgspec", "numpy", "jax"},
    # The commands that a game brings sit on top of it.
    "games.dicy_cards.commands": {
        "rollhouse.games.dicy_cards",
        "rollhouse.arena",
        "rollhouse.commands",
        "rollhouse.core",
        "rollhouse.locale",
        "msgspec",
        "rich",
        "click",
    },
    "locale": {"rollhouse.core", "fluent", "babel"},
    "play": {"rollhouse.core", "msgspec", "platformdirs", "filelock"},
    "analysis": {"rollhouse.core", "msgspec"},
    "arena": {"rollhouse.core", "rollhouse.play", "msgspec", "openskill", "ray", "matplotlib"},
    "adapters": {
        "rollhouse.core",
        "rollhouse.play",
        "rollhouse.locale",
        "msgspec",
        "numpy",
        "gymnasium",
        "pettingzoo",
        "pygame",
        "pyspiel",
    },
    "terminal": {"rollhouse.core", "rollhouse.play", "rollhouse.analysis", "rollhouse.locale", "msgspec", "textual", "rich"},
    "server": {
        "rollhouse",
        "rollhouse.core",
        "rollhouse.play",
        "rollhouse.analysis",
        "rollhouse.locale",
        "rollhouse.lowlevel",
        "msgspec",
        "litestar",
        "cryptography",
        "segno",
        "webauthn",
        "openskill",
        "filelock",
        "sqlalchemy",
        "alembic",
        "psycopg",
        "redis",
    },
    "commands": {
        "rollhouse.core",
        "rollhouse.play",
        "rollhouse.analysis",
        "rollhouse.arena",
        "rollhouse.locale",
        "rollhouse.terminal",
        "rollhouse.server",
        "rollhouse.lowlevel",
        "msgspec",
        "rich",
        "click",
        "uvicorn",
    },
    "cli": {"rollhouse", "rollhouse.core", "rollhouse.commands", "rollhouse.locale", "click"},
    "testing": {"rollhouse.core", "msgspec"},
    "__init__": {"rollhouse.core", "rollhouse.adapters", "rollhouse.analysis", "rollhouse.testing"},
    "__main__": {"rollhouse.cli"},
}
# The drawings of a game know that game.
DRAWINGS = {f"terminal/boards/{game}": f"rollhouse.games.{game}" for game in ("dicy_cards", "dicetto")}
# Card ids that are also words of the house: who rolls, and rolling again.
HOUSE_WORDS = {"chance", "reroll"}
# The registry finds the rooms by looking at the package itself.
REGISTRY = {"core/registry.py": {"rollhouse.games"}}


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            assert node.module is not None
            if node.module == "rollhouse":
                rooms = {one.stem for one in SOURCE.iterdir()}
                yield from (f"rollhouse.{alias.name}" if alias.name in rooms else "rollhouse" for alias in node.names)
            else:
                yield node.module


def room(module: str) -> str:
    """`rollhouse.core.dice` is in `rollhouse.core`, `rollhouse.games.dicetto.rules` in `rollhouse.games.dicetto`."""
    parts = module.split(".")
    if parts[0] != "rollhouse":
        return parts[0]
    deep = 4 if parts[3:4] == ["commands"] else 3
    return ".".join(parts[: deep if parts[1:2] == ["games"] else 2])


def modules() -> list[Path]:
    return sorted(SOURCE.rglob("*.py"))


def own_room(path: Path) -> str:
    parts = path.relative_to(SOURCE).parts
    if parts[0] != "games" or len(parts) < 3:
        return parts[0].removesuffix(".py")
    return ".".join(parts[: 3 if parts[2] == "commands" else 2])


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_follow_the_arrows(path: Path) -> None:
    inside = path.relative_to(SOURCE).as_posix()
    own = own_room(path)
    allowed = MAY_IMPORT[own] | {f"rollhouse.{own}"} | REGISTRY.get(inside, set())
    allowed |= {game for drawing, game in DRAWINGS.items() if inside.startswith(drawing)}
    foreign = {name for name in imports(path) if room(name) not in allowed and room(name) not in sys.stdlib_module_names}
    assert not foreign, f"{inside} may not import {sorted(foreign)}"


def test_every_room_is_listed() -> None:
    assert {own_room(path) for path in modules()} == set(MAY_IMPORT)


def test_the_check_sees_a_forbidden_import(tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text("from rollhouse.terminal import app\nimport textual.app\nfrom rollhouse.games.dicetto import rules\n")
    assert [room(name) for name in imports(tmp_path / "bad.py")] == ["rollhouse.terminal", "textual", "rollhouse.games.dicetto"]


def test_nothing_outside_a_game_names_its_cards() -> None:
    """Cards are called by an id only in their game, in its drawings, and in the tests."""
    ids = {card for game in all_games().values() for card in game.words.ids()} - HOUSE_WORDS
    for path in modules():
        inside = path.relative_to(SOURCE).as_posix()
        if own_room(path).startswith("games.") or inside.startswith(tuple(DRAWINGS)):
            continue
        named = {node.value for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Constant)} & ids
        assert not named, f"{inside} names {named}"


def test_files_stay_small() -> None:
    """One concept a file: what grows beyond 600 lines wants to be two."""
    root = SOURCE.parent.parent
    long = {
        str(path.relative_to(root)): count
        for folder in ("src", "tests", "bench")
        for path in (root / folder).rglob("*.py")
        if (count := len(path.read_text().splitlines())) > 600
    }
    assert not long


def test_every_room_is_on_the_map() -> None:
    """docs/architecture.md names every folder of the package, under the folder that it is in."""
    page = (SOURCE.parent.parent / "docs" / "architecture.md").read_text(encoding="utf-8")
    rooms = page.partition("## The rooms")[2].partition("## How a move travels")[0]
    named = set(re.findall(r"(?<![\w/])(\w+)/", rooms))
    languages = {one.name for one in (SOURCE / "locale").iterdir() if one.is_dir()}
    built = {"__pycache__", "static"}
    folders = {path.name for path in SOURCE.rglob("*") if path.is_dir() and not built & set(path.relative_to(SOURCE).parts)} - languages
    assert folders <= named, f"not on the map: {sorted(folders - named)}"
    gone = named - folders - {"src", "rollhouse", "web", "docs", "tests"}
    assert not gone, f"on the map, but not there: {sorted(gone)}"
