"""`python -m scripts.notebooks`: runs the notebooks in examples/notebooks, and keeps what they print and draw in them.

They are run as plain Python, cell by cell in one namespace: no kernel, no Jupyter. What a cell prints is its output, and so is every figure
that it shows. `--check` runs them and says which print something else now; the tests do the same.
"""

from __future__ import annotations

import argparse
import base64
import io
import json
import sys
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

NOTEBOOKS = Path(__file__).resolve().parent.parent / "examples" / "notebooks"


def run(path: Path) -> dict[str, Any]:
    """The notebook with the outputs of a fresh run."""
    import matplotlib

    matplotlib.use("agg")
    import matplotlib.pyplot as plt

    document: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    namespace: dict[str, Any] = {"__name__": "__main__"}
    plt.close("all")
    shown, plt.show = plt.show, lambda *_, **__: None
    try:
        for number, cell in enumerate((one for one in document["cells"] if one["cell_type"] == "code"), start=1):
            said = io.StringIO()
            with redirect_stdout(said):
                exec(compile("".join(cell["source"]), f"{path.name}[{number}]", "exec"), namespace)
            cell["execution_count"] = number
            cell["outputs"] = _stream(said.getvalue()) + [_drawing(plt.figure(one)) for one in plt.get_fignums()]
            plt.close("all")
    finally:
        plt.show = shown
    return document


def _stream(text: str) -> list[dict[str, Any]]:
    return [{"name": "stdout", "output_type": "stream", "text": text.splitlines(keepends=True)}] if text else []


def _drawing(figure: Any) -> dict[str, Any]:
    out = io.BytesIO()
    figure.savefig(out, format="png", dpi=90, metadata={"Software": None})
    return {"data": {"image/png": base64.b64encode(out.getvalue()).decode()}, "metadata": {}, "output_type": "display_data"}


def printed(document: dict[str, Any]) -> list[str]:
    """The text output of each cell, and its number of figures; pictures differ between releases of matplotlib."""
    told = []
    for cell in document["cells"]:
        outputs = cell.get("outputs", ())
        text = "".join(line for one in outputs for line in one.get("text", ()))
        told.append(f"{text}[{sum('data' in one for one in outputs)} figures]")
    return told


def main(arguments: list[str] | None = None) -> int:
    """Return 0, or 1 if a notebook's output has changed."""
    parser = argparse.ArgumentParser(prog="python -m scripts.notebooks", description="Run the notebooks of examples/notebooks.")
    parser.add_argument("--check", action="store_true", help="change nothing, and say what is different")
    given = parser.parse_args(arguments)
    different = []
    for path in sorted(NOTEBOOKS.glob("*.ipynb")):
        fresh = run(path)
        if given.check:
            different += [path.name] if printed(fresh) != printed(json.loads(path.read_text(encoding="utf-8"))) else []
        else:
            path.write_text(json.dumps(fresh, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    print(*different, sep="\n", end="\n" if different else "")
    return bool(different)


if __name__ == "__main__":
    sys.exit(main())
