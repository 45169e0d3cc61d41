"""`__all__` is what a module offers, and what it offers is in `__all__`."""

from __future__ import annotations

import ast
import importlib
import importlib.util
import pkgutil
import re
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

import rollhouse

ROOT = Path(__file__).parent.parent
# Not everybody has the libraries that these need.
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
    # Small modules that games of other packages read moves and settings with, and the doors to the frameworks of others.
    assert helpers == {"adapters", "notation", "options"}
    public = {name for name in dir(rollhouse) if not name.startswith("_")} - modules - {"annotations", "Any", "TYPE_CHECKING"}
    assert sorted(rollhouse.__all__) == sorted(public | helpers)
    assert all(getattr(rollhouse, name) is not None for name in rollhouse.__all__)
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        rollhouse.nothing  # noqa: B018  # looking is the test


DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md"), *(ROOT / "examples").rglob("*.py")]


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_no_document_reaches_behind_the_package(path: Path) -> None:
    """What people are shown they may rely on, so it is imported from `rollhouse` itself."""
    deep = re.findall(r"(?:from|import) rollhouse\.[\w.]+", path.read_text(encoding="utf-8"))
    assert not deep, f"{path.name}: {deep}"


@pytest.mark.parametrize("name", MODULES)
def test_every_module_exports_what_it_says(name: str) -> None:
    module = importlib.import_module(name)
    declared = list(module.__all__)
    assert declared == list(dict.fromkeys(declared)), "a name twice"
    missing = [one for one in declared if not hasattr(module, one)]
    assert not missing, f"{name} promises {missing}"


@pytest.mark.parametrize("name", MODULES)
def test_what_others_use_is_exported(name: str) -> None:
    """A name that another module of ours imports is public, so it is in `__all__`."""
    module = importlib.import_module(name)
    assert module.__file__ is not None
    used = imported_from().get(name, set())
    assert used <= set(module.__all__), f"{name} should export {sorted(used - set(module.__all__))}"


@cache
def imported_from() -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for name in MODULES:
        path = importlib.import_module(name).__file__
        assert path is not None
        for node in ast.walk(ast.parse(Path(path).read_text())):
            if isinstance(node, ast.ImportFrom) and node.module in MODULES:
                found.setdefault(node.module, set()).update(alias.name for alias in node.names)
    return found
