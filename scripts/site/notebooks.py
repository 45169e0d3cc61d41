"""A notebook as a page: its words, its code, what it printed and drew when it was last run."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any


def as_markdown(path: Path) -> str:
    """The notebook's cells, one after the other."""
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return "\n\n".join(_cell(cell) for cell in cells) + f"\n\nThis page is `examples/notebooks/{path.name}`.\n"


def _cell(cell: dict[str, Any]) -> str:
    source = "".join(cell["source"])
    if cell["cell_type"] == "markdown":
        return source
    return "\n\n".join([f"```python\n{source}\n```", *(_output(one) for one in cell["outputs"])])


def _output(output: dict[str, Any]) -> str:
    if "data" in output:
        return f"![What the code above draws](data:image/png;base64,{output['data']['image/png']})"
    return "```text\n" + "".join(output["text"]) + "```"
