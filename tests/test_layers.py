"""Which package may import which: the imports are read from the source, and every offence is listed at once."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from rollhouse.core.registry import all_games

SOURCE = Path(__file__).parent.parent / "src" / "rollhouse"

OUTSIDE_SERVER = {
    *("rollhouse", "rollhouse.core", "rollhouse.play", "rollhouse.analysis", "rollhouse.locale", "rollhouse.lowlevel"),
    *("rollhouse.pictures", "babel"),
    *(
        "msgspec",
        "litestar",
        "httptools",
        "cryptography",
        "segno",
        "webauthn",
        "openskill",
        "filelock",
        "sqlalchemy",
        "alembic",
        "psycopg",
        "redis",
    ),
}
"""What every package of the server may import from outside the server."""

SERVER_LAYERS: tuple[str, ...] = (
    *("clock", "smtp", "config", "ratings", "wire", "store", "workers", "auth", "tables", "transport", "features", "http"),
)
"""The folders (or single modules) of the server, lowest first: each may import those before it. Empty: the server is one package."""
SERVER_FEATURES: dict[str, set[str]] = {
    "account": {"notifications"},
    "admin": {"competitions", "notifications", "social"},
    "analysis": set(),
    "boxes": set(),
    "competitions": {"notifications"},
    "daily": {"analysis"},
    "export": {"analysis", "boxes", "competitions", "history", "notifications", "puzzle_rush", "puzzles", "ratings", "social", "vacation"},
    "history": {"analysis"},
    "lessons": {"analysis", "site"},
    "matchmaking": {"ratings", "social", "tables"},
    "notifications": set(),
    "positions": {"analysis"},
    "previews": {"daily"},
    "profiles": {"history", "ratings", "social"},
    "puzzle_rush": {"analysis", "puzzles"},
    "puzzles": {"analysis"},
    "ratings": set(),
    "retention": {"competitions"},
    "site": set(),
    "social": {"competitions", "history", "notifications"},
    "standing_orders": set(),
    "tables": set(),
    "training": {"analysis", "puzzles"},
    "vacation": set(),
    "watch": {"ratings"},
}
"""The folders of `server/features`, and the other features that each may import; the layer is called `features` above."""


def server_packages(layers: tuple[str, ...], features: Mapping[str, set[str]]) -> dict[str, set[str]]:
    """The rows of `MAY_IMPORT` for the server."""
    packages = {"server": set(OUTSIDE_SERVER)}
    for number, layer in enumerate(layers):
        below = OUTSIDE_SERVER | {f"rollhouse.server.{lower}" for lower in layers[:number]}
        packages[f"server.{layer}"] = below
        if layer == "features":
            for feature, others in features.items():
                packages[f"server.features.{feature}"] = below | {f"rollhouse.server.features.{other}" for other in others}
    return packages


BOARDS_IMPORT = ("rollhouse.terminal", "rollhouse.core", "rollhouse.play", "rollhouse.locale", "textual", "rich")
# What each package may import besides itself and the standard library: packages of ours, with all that is inside them, then libraries.
# A module belongs to the longest name here that its own begins with.
MAY_IMPORT: dict[str, set[str]] = {
    "core": {"msgspec"},
    "lowlevel": {"litestar", "uvicorn", "websockets", "numba", "llvmlite", "numpy"},
    "batch": {"rollhouse.core", "numpy", "jax"},
    "games": set(),
    "games.dicy_cards": {
        *("rollhouse.core", "rollhouse.lowlevel", "rollhouse.batch"),
        *("msgspec", "numpy", "numba", "jax", "cupy", "filelock", "platformdirs"),
    },
    "games.dicetto": {"rollhouse.core", "rollhouse.lowlevel", "rollhouse.batch", "msgspec", "numpy", "jax"},
    # The commands that a game adds are above the game.
    "games.dicy_cards.commands": {
        *("rollhouse.games.dicy_cards", "rollhouse.arena", "rollhouse.commands", "rollhouse.core", "rollhouse.locale"),
        *("msgspec", "rich", "click"),
    },
    "locale": {"rollhouse.core", "fluent", "babel"},
    "play": {"rollhouse.core", "msgspec", "platformdirs", "filelock"},
    "analysis": {"rollhouse.core", "rollhouse.locale", "msgspec"},
    "arena": {"rollhouse.core", "rollhouse.play", "msgspec", "openskill", "ray", "matplotlib"},
    "adapters": {
        *("rollhouse.core", "rollhouse.play", "rollhouse.locale"),
        *("msgspec", "numpy", "gymnasium", "pettingzoo", "pygame", "pyspiel"),
    },
    "pictures": {"rollhouse.core", "rollhouse.locale", "msgspec", "PIL", "resvg_py"},
    "pictures.boards.dicy_cards": {"rollhouse.pictures", "rollhouse.games.dicy_cards"},
    "pictures.boards.dicetto": {"rollhouse.pictures", "rollhouse.games.dicetto"},
    "client": {"rollhouse.core", "rollhouse.play", "msgspec", "websockets"},
    "terminal": {
        "rollhouse.client",
        "rollhouse.core",
        "rollhouse.play",
        "rollhouse.analysis",
        "rollhouse.locale",
        "msgspec",
        "textual",
        "rich",
    },
    # A game's board in the terminal knows its game.
    **{f"terminal.boards.{game}": {f"rollhouse.games.{game}", *BOARDS_IMPORT} for game in ("dicy_cards", "dicetto")},
    **server_packages(SERVER_LAYERS, SERVER_FEATURES),
    "commands": {
        *("rollhouse.client", "rollhouse.core", "rollhouse.play", "rollhouse.analysis", "rollhouse.arena", "rollhouse.locale"),
        "rollhouse.terminal",
        *("rollhouse.server", "rollhouse.lowlevel", "rollhouse.pictures", "msgspec", "rich", "click", "uvicorn"),
    },
    "cli": {"rollhouse", "rollhouse.core", "rollhouse.commands", "rollhouse.locale", "click"},
    "testing": {"rollhouse.core", "msgspec"},
    "__init__": {"rollhouse.core", "rollhouse.adapters", "rollhouse.analysis", "rollhouse.testing"},
    "__main__": {"rollhouse.cli"},
}
EXCEPTIONS = {
    "core.registry": {"rollhouse.games"},  # looks for game packages in the folder
}
"""Single modules that may import more than their package."""
SHARED_WORDS = {"chance", "reroll"}
"""Card ids that are also words of the engine: the player who rolls, and rolling again."""


def module_name(path: Path, source: Path = SOURCE) -> str:
    """`core/dice.py` is `core.dice`, `core/__init__.py` is `core`, and the package's own is `__init__`."""
    parts = path.relative_to(source).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" and len(parts) > 1 else parts)


def package_of(module: str, table: Mapping[str, set[str]]) -> str | None:
    """The longest name in the table that this module's begins with."""
    return max((name for name in table if f"{module}.".startswith(f"{name}.")), key=len, default=None)


def imports(path: Path, modules: set[str]) -> Iterator[str]:
    """The modules that a file imports; `from rollhouse.core import dice` is an import of `rollhouse.core.dice`."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            assert node.module is not None
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                yield inner if inner.removeprefix("rollhouse.") in modules else node.module


def offences(table: Mapping[str, set[str]], source: Path = SOURCE) -> list[str]:
    """Every import that the table does not allow, as `module imports module`."""
    names = {path: module_name(path, source) for path in sorted(source.rglob("*.py"))}
    modules = set(names.values())
    found = []
    for path, name in names.items():
        own = package_of(name, table)
        if own is None:
            found.append(f"{name} belongs to no package of the table")
            continue
        allowed = table[own] | EXCEPTIONS.get(name, set())
        for target in dict.fromkeys(imports(path, modules)):
            if not _may_import(own, target, allowed, table):
                found.append(f"{name} imports {target}")
    return found


def _may_import(own: str, target: str, allowed: set[str], table: Mapping[str, set[str]]) -> bool:
    top, _, inner = target.partition(".")
    if top != "rollhouse":
        return top in allowed or top in sys.stdlib_module_names
    if not inner:
        return "rollhouse" in allowed
    return package_of(inner, table) == own or any(f"{target}.".startswith(f"{name}.") for name in allowed - {"rollhouse"})


def test_imports_point_downwards() -> None:
    assert offences(MAY_IMPORT) == []


def test_the_table_names_every_package_and_no_other() -> None:
    assert {package_of(module_name(path), MAY_IMPORT) for path in SOURCE.rglob("*.py")} == set(MAY_IMPORT)
    if SERVER_LAYERS:
        folders = {path.parent.name for path in (SOURCE / "server").glob("*/__init__.py")}
        features = {path.parent.name for path in (SOURCE / "server" / "features").glob("*/__init__.py")}
        assert folders <= set(SERVER_LAYERS)
        assert features == set(SERVER_FEATURES)


def test_a_forbidden_import_is_found(tmp_path: Path) -> None:
    """Also inside the server: a layer that imports a higher one, and a feature that imports another one that it does not name."""
    files = {
        "core/__init__.py": "",
        "core/dice.py": "from rollhouse.server import wire\nimport textual.app\nimport json\n",
        "server/__init__.py": "",
        "server/wire/__init__.py": "from rollhouse.server import store\n",
        "server/store/__init__.py": "from rollhouse.server.wire import frames\nfrom rollhouse.core.dice import FACES\nimport sqlalchemy\n",
        "server/features/__init__.py": "",
        "server/features/ratings/__init__.py": "from rollhouse.server.features.daily import api\n",
        "server/features/daily/__init__.py": "import rollhouse.server.features.ratings\nimport rollhouse.server.store\n",
        "server/http/__init__.py": "from rollhouse.server.features.daily import api\n",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    layers = ("wire", "store", "features", "http")
    table = {"core": {"msgspec"}, **server_packages(layers, {"ratings": set(), "daily": {"ratings"}})}
    assert offences(table, tmp_path) == [
        "core.dice imports rollhouse.server.wire",
        "core.dice imports textual.app",
        "server.features.ratings imports rollhouse.server.features.daily",
        "server.wire imports rollhouse.server.store",
    ]


def test_no_module_outside_a_game_names_its_cards() -> None:
    """Card ids appear in their game, in its terminal board and in the tests only."""
    ids = {card for game in all_games().values() for card in game.words.ids()} - SHARED_WORDS
    named = {}
    for path in sorted(SOURCE.rglob("*.py")):
        name = module_name(path)
        if not name.startswith(("games.", "terminal.boards.dicy_cards", "terminal.boards.dicetto", "pictures.boards.")):
            named[name] = {node.value for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Constant)} & ids
    assert {name: cards for name, cards in named.items() if cards} == {}


def test_every_folder_is_on_the_map() -> None:
    """docs/architecture.md names every folder of the package, and no other."""
    page = (SOURCE.parent.parent / "docs" / "architecture.md").read_text(encoding="utf-8")
    named = set(re.findall(r"(?<![\w/])(\w+)/", page.partition("## The packages")[2].partition("## How a move travels")[0]))
    languages = {path.name for path in (SOURCE / "locale").iterdir() if path.is_dir()}
    built = {"__pycache__", "static"}
    folders = {path.name for path in SOURCE.rglob("*") if path.is_dir() and not built & set(path.relative_to(SOURCE).parts)} - languages
    assert folders <= named, f"not on the map: {sorted(folders - named)}"
    gone = named - folders - {"src", "rollhouse", "web", "docs", "tests"}
    assert not gone, f"on the map, but not there: {sorted(gone)}"


def test_features_do_not_import_each_other_in_a_circle() -> None:
    """The table above can be walked from features that import none."""
    left = {name: set(imports) for name, imports in SERVER_FEATURES.items()}
    while ready := [name for name, imports in left.items() if not imports]:
        for name in ready:
            del left[name]
        left = {name: imports - set(ready) for name, imports in left.items()}
    assert left == {}
