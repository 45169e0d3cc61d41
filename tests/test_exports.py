"""The public interface is what `rollhouse` exports; a leading underscore marks what a module keeps for itself."""

from __future__ import annotations

import ast
import importlib
import importlib.util
import pkgutil
import re
from pathlib import Path
from types import ModuleType

import pytest

import rollhouse

ROOT = Path(__file__).parent.parent
# Modules of optional extras, which are not installed everywhere.
NEEDED = {
    "cupy": ("rollhouse.games.dicy_cards.solver.gpu", "rollhouse.games.dicy_cards.atlas.on_gpu"),
    "pettingzoo": ("rollhouse.adapters.pettingzoo_envs",),
    "gymnasium": ("rollhouse.adapters.gymnasium_env",),
    "pyspiel": ("rollhouse.adapters.openspiel_games",),
    "openskill": ("rollhouse.arena.skill",),
    "ray": ("rollhouse.arena.on_ray",),
    "jax": ("rollhouse.batch", "rollhouse.games.dicy_cards.batch", "rollhouse.games.dicetto.batch"),
}
WITHOUT = tuple(name for library, names in NEEDED.items() if not importlib.util.find_spec(library) for name in names)
MODULES = sorted(
    info.name
    for info in pkgutil.walk_packages(rollhouse.__path__, "rollhouse.")
    if not info.ispkg and not info.name.endswith("__main__") and not info.name.startswith(WITHOUT)
)


def test_the_package_exports_what_it_says() -> None:
    modules = {name for name, value in vars(rollhouse).items() if isinstance(value, ModuleType)}
    helpers = {name for name, value in vars(rollhouse).items() if isinstance(value, ModuleType) and name in rollhouse.__all__}
    # Small modules with which games of other packages read moves and settings, and the adapters to other frameworks.
    assert helpers == {"adapters", "notation", "options"}
    public = {name for name in dir(rollhouse) if not name.startswith("_")} - modules - {"annotations", "Any", "TYPE_CHECKING"}
    assert sorted(rollhouse.__all__) == sorted(public | helpers)
    assert all(getattr(rollhouse, name) is not None for name in rollhouse.__all__)
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        rollhouse.nothing  # noqa: B018  # looking is the test


def test_the_former_name_of_the_end_of_a_game_works_for_one_release_more() -> None:
    with pytest.deprecated_call(match="GAME_OVER"):
        assert rollhouse.NOBODY == rollhouse.GAME_OVER


def test_no_document_imports_from_inside_the_package() -> None:
    """The documents show the public interface, which is imported from `rollhouse` itself, or from `rollhouse.client`."""
    documents = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md"), *(ROOT / "examples").rglob("*.py")]
    deep = {
        path.name: re.findall(r"(?:from|import) rollhouse\.(?!client import)[\w.]+", path.read_text(encoding="utf-8")) for path in documents
    }
    assert {name: lines for name, lines in deep.items() if lines} == {}


def test_modules_import_no_private_names_of_each_other() -> None:
    used = imported_names()
    private = [f"{module}: {name}" for module, names in used.items() for name in names if name.startswith("_")]
    assert sorted(private) == []


def test_where_a_module_lists_what_it_offers_others_use_only_that() -> None:
    wrong = []
    used = imported_names()
    for name in MODULES:
        module = importlib.import_module(name)
        if not hasattr(module, "__all__"):
            continue
        declared = list(module.__all__)
        wrong += [f"{name}: __all__ names {one} twice" for one in {one for one in declared if declared.count(one) > 1}]
        wrong += [f"{name}: __all__ names {one}, which does not exist" for one in declared if not hasattr(module, one)]
        wrong += [f"{name}: {one} is imported by another module, but is not in __all__" for one in used.get(name, set()) - set(declared)]
    assert sorted(wrong) == []


def imported_names() -> dict[str, set[str]]:
    """By module, the names that other modules of the package import from it."""
    names: dict[str, set[str]] = {}
    for module in MODULES:
        path = importlib.import_module(module).__file__
        assert path is not None
        for node in ast.walk(ast.parse(Path(path).read_text())):
            if isinstance(node, ast.ImportFrom) and node.module in MODULES:
                names.setdefault(node.module, set()).update(alias.name for alias in node.names)
    return names
