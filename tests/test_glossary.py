"""One word for one thing (docs/glossary.md): the doubles that it forbids stay out of identifiers."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parent.parent
SOLVER = tuple(f"src/rollhouse/games/dicy_cards/{room}/" for room in ("solver", "atlas", "bots", "teacher"))
"""Where "table" could only mean a tablebase."""


class Rule(NamedTuple):
    """Words that no identifier below these folders has as a part, and what to say instead."""

    words: frozenset[str]
    instead: str
    within: tuple[str, ...] = ("src/", "bench/", "scripts/")
    but: frozenset[str] = frozenset()
    """Identifiers that may have them all the same, each for a reason that stands beside it."""


RULES = (
    Rule(frozenset({"teaching", "tutor"}), "teacher: helps with a game"),
    Rule(
        frozenset({"training", "study", "studies", "drill", "drills"}),
        "trainer: brings positions to solve",
        within=("src/", "bench/"),  # scripts also train models, which is another thing
    ),
    Rule(frozenset({"table", "tables"}), "tablebase: what the solver makes", within=SOLVER),
    Rule(
        frozenset({"hand", "hands"}),
        "dealer_seat: the seat whose person says what real dice or cards show",
        within=("src/rollhouse/core/", "src/rollhouse/play/", "src/rollhouse/server/", "src/rollhouse/analysis/", "src/rollhouse/arena/"),
        but=frozenset({"by_hand", "_WRITTEN_BY_HAND"}),  # the English idiom
    ),
    Rule(frozenset({"loss", "losses", "regret"}), "cost: what a move lowers the chance to win by", within=("src/rollhouse/",)),
    Rule(frozenset({"errand", "errands"}), "background_work"),
)


class Found(NamedTuple):
    """An identifier and where it stands."""

    name: str
    path: str
    line: int


def identifiers(path: Path) -> Iterator[Found]:
    """Every name that a module gives or uses: of variables, attributes, classes, functions, arguments and imports."""
    where = path.relative_to(ROOT).as_posix()
    for node in ast.walk(ast.parse(path.read_text())):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.ClassDef(name=name) | ast.FunctionDef(name=name):
                yield Found(name, where, node.lineno)
            case ast.AsyncFunctionDef(name=name) | ast.arg(arg=name) | ast.keyword(arg=str(name)):
                yield Found(name, where, node.lineno)
            case ast.alias(name=name, asname=other):
                yield Found(other or name.rpartition(".")[2], where, node.lineno)


def parts(name: str) -> set[str]:
    """`_TableFile` and `table_file` are made of the same words."""
    return {part.lower() for part in re.findall(r"[A-Z]?[a-z0-9]+|[A-Z]+(?![a-z])", name)}


def breaking(rule: Rule, found: Found) -> bool:
    return found.path.startswith(rule.within) and found.name not in rule.but and bool(parts(found.name) & rule.words)


@pytest.fixture(scope="module")
def everything() -> list[Found]:
    paths = [path for folder in ("src", "bench", "scripts") for path in sorted((ROOT / folder).rglob("*.py"))]
    return [found for path in paths for found in identifiers(path)]


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: min(rule.words))
def test_nothing_has_a_second_name(rule: Rule, everything: list[Found]) -> None:
    broken = [f"{found.path}:{found.line}: {found.name}" for found in everything if breaking(rule, found)]
    assert not broken, f"say {rule.instead}"


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: min(rule.words))
def test_no_exception_outlives_its_reason(rule: Rule, everything: list[Found]) -> None:
    assert rule.but <= {found.name for found in everything}


def test_every_family_of_errors_has_one_name() -> None:
    """`TableError` once was two classes, with codes that could be mistaken for each other's."""
    named: dict[str, list[str]] = {}
    for path in sorted((ROOT / "src").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.ClassDef) and any(isinstance(base, ast.Name) and base.id.endswith("Error") for base in node.bases):
                named.setdefault(node.name, []).append(path.relative_to(ROOT).as_posix())
    assert {name: paths for name, paths in named.items() if len(paths) > 1} == {}
    assert len(named) > 10


def test_a_double_would_be_found() -> None:
    for name in ("TwoTable", "table_file", "_tables", "TABLES"):
        assert breaking(RULES[2], Found(name, SOLVER[0] + "two/solve.py", 1)), name
    for name in ("tablebase", "executable", "stable"):
        assert not breaking(RULES[2], Found(name, SOLVER[0] + "two/solve.py", 1)), name
    assert not breaking(RULES[2], Found("Table", "src/rollhouse/play/table.py", 1))
