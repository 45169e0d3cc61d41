"""The catalogue's files as they are written: messages, variables, and what a parser could not read."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from rollhouse.locale.files import sources


@dataclass(frozen=True)
class Entry:
    """One message."""

    key: str
    variables: frozenset[str]
    text: str | None
    """The text of all its variants, without what is filled in; None if it has no value."""


@dataclass(frozen=True)
class Words:
    """One file's messages."""

    name: str
    entries: tuple[Entry, ...]
    junk: tuple[str, ...]
    """Passages that are no Fluent."""

    def variables(self) -> dict[str, frozenset[str]]:
        return {entry.key: entry.variables for entry in self.entries}


class _Parts(Visitor):
    """The variables and the text of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.text = ""

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  # the base looks methods up by node name
        self.text += node.value

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802  # the base looks methods up by node name
        self.text += node.value

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the base looks methods up by node name
        self.found.add(node.id.name)


def parse(name: str, text: str) -> Words:
    entries: list[Entry] = []
    junk: list[str] = []
    for one in FluentResource(text).body:
        if isinstance(one, ast.Junk):
            junk.append(one.content or "")
        elif isinstance(one, ast.Message):
            parts = _Parts()
            parts.visit(one)
            entries.append(Entry(one.id.name, frozenset(parts.found), parts.text if one.value is not None else None))
    return Words(name, tuple(entries), tuple(junk))


def _name(path: Path, language: str) -> str:
    """The file's name without its language: `common.ftl`, `dicy_cards/game.ftl`."""
    owner = path.parent.parent.parent.name
    return path.name if owner == "rollhouse" else f"{owner}/{path.name}"


@cache
def words(language: str) -> dict[str, Words]:
    """Every file of a language by its name."""
    named = {_name(path, language): path for path in sources(language)}
    return {name: parse(name, path.read_text(encoding="utf-8")) for name, path in named.items()}


def differences(english: Words, other: Words) -> list[str]:
    """Where a file does not say the same as the English one: keys too few or too many, other variables."""
    ours, theirs = english.variables(), other.variables()
    faults = [f"missing: {key}" for key in ours if key not in theirs]
    faults += [f"not in English: {key}" for key in theirs if key not in ours]
    faults += [f"{key}: {sorted(theirs[key])} instead of {sorted(ours[key])}" for key in ours if key in theirs and ours[key] != theirs[key]]
    return faults


def faults(file: Words) -> list[str]:
    """What is wrong with a file by itself."""
    found = [f"not Fluent: {passage!r}" for passage in file.junk]
    keys = [entry.key for entry in file.entries]
    found += [f"twice: {key}" for key in sorted({key for key in keys if keys.count(key) > 1})]
    found += [f"straight apostrophe: {entry.key}" for entry in file.entries if "'" in (entry.text or "")]
    return found + [f"no text: {entry.key}" for entry in file.entries if entry.text is None]
