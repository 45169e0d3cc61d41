"""The metadata hook of the build: the README and the project URLs, made by `scripts/index_readme.py`."""

from __future__ import annotations

import os
import runpy
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface


class IndexMetadataHook(MetadataHookInterface):
    """Fills in `readme` and `urls`."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Called by hatchling."""
        script = runpy.run_path(str(Path(self.root) / "scripts" / "index_readme.py"))
        files = os.environ.get("ROLLHOUSE_FILES", "")
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": script["readme_for_index"](text, files)}
        if files:
            metadata["urls"] = script["urls"](files)
