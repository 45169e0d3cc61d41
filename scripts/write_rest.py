"""Writes docs/rest.md, the list of HTTP endpoints, from the application's OpenAPI document: `python -m scripts.write_rest`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rollhouse.server.config import Config
from rollhouse.server.http.app import create_app

_ROOT = Path(__file__).resolve().parent.parent
_METHODS = ("get", "post", "put", "delete")
_HEAD = """\
# REST reference

Every endpoint of the HTTP API, from the OpenAPI document that a running server has at `/schema`. "Me" is the caller.
[protocol.md](protocol.md) explains identity, errors and the socket; [schemas/wire.schema.json](schemas/wire.schema.json) has all bodies.
"""


def page() -> str:
    """Return the page as Markdown."""
    document = create_app(Config(database="sqlite://")).openapi_schema.to_schema()
    sections: dict[str, list[str]] = {}
    for path, operations in sorted(document["paths"].items()):
        for method in _METHODS:
            if method in operations:
                operation = operations[method]
                sections.setdefault((operation.get("tags") or ["other"])[0], []).append(_line(method, path, operation))
    return _HEAD + "".join(f"\n## {name}\n\n" + "\n".join(lines) + "\n" for name, lines in sorted(sections.items()))


def _line(method: str, path: str, operation: dict[str, Any]) -> str:
    query = [parameter["name"] for parameter in operation.get("parameters", ()) if parameter["in"] == "query"]
    address = path + (f"?{'&'.join(query)}" if query else "")
    description = " ".join(operation.get("description", "").split("\n\n")[0].split())
    return f"- `{method.upper()} {address}`: {description}"


if __name__ == "__main__":
    (_ROOT / "docs" / "rest.md").write_text(page(), encoding="utf-8")
