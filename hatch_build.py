"""The build hook: builds the browser client and adds it to the wheel."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_STATIC = "src/rollhouse/server/static"


def _script(root: str) -> ModuleType:
    """`scripts/build_web.py`, which the Makefile runs too."""
    spec = importlib.util.spec_from_file_location("build_web", Path(root) / "scripts" / "build_web.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class WebBuildHook(BuildHookInterface):  # type: ignore[type-arg]  # hatchling's generic parameter is not exported
    """Builds the client for wheels; editable installs use the client in the tree, which `make play` builds."""

    def dependencies(self) -> list[str]:
        """The PyPI package of Node, where the machine has none that is new enough."""
        script = _script(self.root)
        return [] if script.is_fresh() or script.find_node() else [script.NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client and add it to the wheel, although git ignores it."""
        if version == "editable":
            return
        script = _script(self.root)
        try:
            script.build()
        except script.Missing as problem:
            self.app.abort(str(problem))
        build_data["artifacts"].append(f"{_STATIC}/**")
