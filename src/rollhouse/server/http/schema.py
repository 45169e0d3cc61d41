"""JSON Schema and TypeScript types of the wire and of the games' positions: `python -m rollhouse.server.http.schema FOLDER` writes them."""

from __future__ import annotations

import importlib
import pkgutil
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, get_args

import msgspec

from rollhouse.analysis.report import Report
from rollhouse.core.registry import all_games
from rollhouse.play.entries import Entry
from rollhouse.server.wire.messages import Command, Frame, PageCommand, PageFrame

UNIONS: dict[str, Any] = {"Command": Command, "Frame": Frame, "Entry": Entry, "PageCommand": PageCommand, "PageFrame": PageFrame}
"""Union types, by the name that clients use."""


def _bodies() -> Iterator[Any]:
    """Yield every body of the HTTP API: the public classes of the modules called `schemas`."""
    package = Path(__file__).parent.parent
    for info in pkgutil.walk_packages([str(package)], "rollhouse.server."):
        if info.name.rpartition(".")[2].endswith("schemas"):
            own = (item for item in vars(importlib.import_module(info.name)).values() if getattr(item, "__module__", "") == info.name)
            yield from (item for item in own if isinstance(item, type) and not item.__name__.startswith("_"))
    yield Report


_HANDWRITTEN_TYPES = ("Message", "TableChange", "WireEvent")
"""Types that depend on the games; they are written by hand in web/src/lib/messages.ts."""
_PREFIX = "#/$defs/"
_SIMPLE_TYPES = {
    "integer": "number",
    "number": "number",
    "string": "string",
    "boolean": "boolean",
    "null": "null",
    "object": "Record<string, unknown>",
}


def generated() -> dict[str, str]:
    """Return every generated file: its path in the repository, and its content."""
    positions = {f"web/src/games/{folder}/position.gen.ts": _typescript(parts) for folder, parts in _positions().items()}
    return {"docs/schemas/wire.schema.json": schema_text(), "web/src/wire.ts": typescript(), **positions}


def _positions() -> dict[str, dict[str, dict[str, Any]]]:
    """Return the types of each bundled game's positions, by the game's folder."""
    types = {}
    for game in all_games().values():
        package, _, folder = type(game).__module__.rpartition(".")[0].rpartition(".")
        if package == "rollhouse.games":
            types[folder] = _named([game.position_type])
    return types


def _components() -> dict[str, dict[str, Any]]:
    listed = [member for union in UNIONS.values() for member in get_args(union)]
    named = _named([*listed, *_bodies()])
    for name, union in UNIONS.items():
        named[name] = {"anyOf": [{"$ref": _PREFIX + member.__name__} for member in get_args(union)]}
    return dict(sorted(named.items()))


def _named(types: list[Any]) -> dict[str, dict[str, Any]]:
    _, parts = msgspec.json.schema_components(types, ref_template=_PREFIX + "{name}")
    return {_name(name): _renamed(part) for name, part in sorted(parts.items())}


def _name(name: str) -> str:
    """Msgspec spells names out with their modules where two are alike: the last part says enough, but a report's is called so."""
    module, _, last = name.rpartition(".")
    return f"Report{last}" if module.startswith("rollhouse.analysis") else last


def _renamed(part: Any) -> Any:
    if isinstance(part, Mapping):
        return {key: _PREFIX + _name(value.removeprefix(_PREFIX)) if key == "$ref" else _renamed(value) for key, value in part.items()}
    return [_renamed(one) for one in part] if isinstance(part, list) else part


def schema_text() -> str:
    """Return the JSON Schema of all messages and bodies."""
    document = {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": _components()}
    return msgspec.json.format(msgspec.json.encode(document)).decode() + "\n"


# --- TypeScript -------------------------------------------------------------------------------------------------------------------------


def typescript() -> str:
    """Return the types as TypeScript."""
    return _typescript(_components(), f'import type {{ {", ".join(_HANDWRITTEN_TYPES)} }} from "./lib/messages";')


def _typescript(parts: Mapping[str, Mapping[str, Any]], *first: str) -> str:
    head = "// Made from the server's types by `python -m rollhouse.server.http.schema .`; a test fails when it is out of date."
    return (
        "\n".join(
            [
                head,
                *first,
                *(line for name, part in parts.items() if name not in _HANDWRITTEN_TYPES for line in ("", *_declaration(name, part))),
            ]
        )
        + "\n"
    )


def _declaration(name: str, part: Mapping[str, Any]) -> Iterator[str]:
    yield from _comment(part, "")
    if part.get("type") != "object" or "properties" not in part:
        yield f"export type {name} = {_type(part)};"
        return
    yield f"export interface {name} {{"
    needed = part.get("required", ())
    for field, about in part["properties"].items():
        yield from _comment(about, "  ")
        yield f"  {field}{'' if field in needed else '?'}: {_type(about)};"
    yield "}"


def _comment(part: Mapping[str, Any], indent: str) -> Iterator[str]:
    if "description" in part:
        words = " ".join(part["description"].split())
        yield f"{indent}/** {words} */"


def _type(part: Mapping[str, Any]) -> str:
    if part.get("title") in _HANDWRITTEN_TYPES:
        return str(part["title"])
    if "$ref" in part:
        return str(part["$ref"]).removeprefix(_PREFIX)
    if "anyOf" in part:
        return " | ".join(dict.fromkeys(_type(one) for one in part["anyOf"]))
    if "enum" in part:
        return " | ".join(msgspec.json.encode(value).decode() for value in part["enum"])
    if "prefixItems" in part:
        return "[" + ", ".join(_type(one) for one in part["prefixItems"]) + "]"
    if part.get("type") == "array":
        inner = _type(part["items"]) if isinstance(part.get("items"), Mapping) else "unknown"
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if isinstance(part.get("additionalProperties"), Mapping) and part["additionalProperties"]:
        return f"Record<string, {_type(part['additionalProperties'])}>"
    return _SIMPLE_TYPES.get(part.get("type", ""), "unknown")


if __name__ == "__main__":
    for place, text in generated().items():
        (Path(sys.argv[1]) / place).write_text(text, encoding="utf-8")
