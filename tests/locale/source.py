"""Which messages the source says, read off its syntax: keys, the arguments they get, families of keys, error codes, options."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import rollhouse

SOURCE = Path(rollhouse.__path__[0])
WEB = SOURCE.parent.parent / "web" / "src"
"""The browser client, which says messages of the same catalogue."""

SPEAKERS = {"say", "line"}
"""Functions whose first argument is a key: `say(…)` itself, and `line(…)` of the console."""
OPTION_READERS = {"number", "one_of", "flag", "text", "texts"}
"""The functions of `core.options` whose second argument is the name of an option; they raise `setup/<name>`."""
KEY = re.compile(r"[a-z]+(?:-[a-z0-9_]+)+")


@dataclass(frozen=True)
class Use:
    """A key that the source says somewhere."""

    key: str
    args: frozenset[str] | None
    """The arguments' names; None when they cannot be read off."""
    place: str


@dataclass(frozen=True)
class Source:
    """What one or more modules say."""

    uses: tuple[Use, ...]
    families: tuple[tuple[re.Pattern[str], str], ...]
    """Keys with a part that is known at run time only (`dicy-card-…`), and where they are said."""
    literals: frozenset[str]
    """Every text of the source."""
    options: frozenset[str]
    error_families: frozenset[str]
    code_families: tuple[re.Pattern[str], ...]
    """Codes with a part that is known at run time only (`setup/…`)."""

    @property
    def codes(self) -> frozenset[str]:
        """Every error code that is written out."""
        shape = re.compile(rf"(?:{'|'.join(sorted(self.error_families))})/[a-z_-]+")
        return frozenset(text for text in self.literals if shape.fullmatch(text))


def read(paths: list[Path]) -> Source:
    uses: list[Use] = []
    families: list[tuple[re.Pattern[str], str]] = []
    literals: set[str] = set()
    options: set[str] = set()
    errors: set[str] = set()
    joined: list[ast.JoinedStr] = []
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                literals.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                joined.append(node)
            elif isinstance(node, ast.ClassDef):
                errors.update(_family(node))
            elif isinstance(node, ast.Call) and node.args:
                name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr if isinstance(node.func, ast.Attribute) else ""
                place = f"{path.name}:{node.lineno}"
                if name in SPEAKERS:
                    for first in _alternatives(node.args[0]):
                        if isinstance(first, ast.JoinedStr):
                            families.append((_pattern(first), place))
                        else:
                            uses.append(Use(first.value, _names(node), place))
                if name in OPTION_READERS and len(node.args) > 1:
                    options.update(one.value for one in _alternatives(node.args[1]) if isinstance(one, _Text))
    shape = re.compile(rf"(?:{'|'.join(sorted(errors))})/")
    codes = tuple(_pattern(one) for one in joined if isinstance(one.values[0], ast.Constant) and shape.match(str(one.values[0].value)))
    return Source(tuple(uses), tuple(families), frozenset(literals), frozenset(options), frozenset(errors), codes)


class _Text(ast.Constant):
    value: str


def _alternatives(node: ast.expr) -> Iterator[_Text | ast.JoinedStr]:
    """The texts that an argument may be: itself, or both sides of a condition."""
    if isinstance(node, ast.IfExp):
        yield from _alternatives(node.body)
        yield from _alternatives(node.orelse)
    elif isinstance(node, ast.JoinedStr):
        yield node
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield _Text(node.value)


def _pattern(node: ast.JoinedStr) -> re.Pattern[str]:
    return re.compile("".join(re.escape(str(one.value)) if isinstance(one, ast.Constant) else "([a-z0-9_-]+)" for one in node.values))


def _names(call: ast.Call) -> frozenset[str] | None:
    names = [keyword.arg for keyword in call.keywords]
    return None if None in names or len(call.args) > 1 else frozenset(name for name in names if name is not None)


def _family(node: ast.ClassDef) -> Iterator[str]:
    for one in node.body:
        if isinstance(one, ast.Assign) and isinstance(one.value, ast.Constant):
            yield from (str(one.value.value) for target in one.targets if isinstance(target, ast.Name) and target.id == "family")


_WEB_NAMES = re.compile(r"""\b(?:class|id)="[^"{]*\"""")
"""Names for style sheets and labels: no messages, however they look."""
_WEB_TEXT = re.compile(r"""(["'])([^"'`\\\n]*)\1""")
_WEB_FAMILY = re.compile(r"`([a-z]+-[a-z0-9_-]*)\$\{[^`]*\}([a-z0-9_-]*)`")
_WEB_CALL = re.compile(r"""\b(?:t|message)\(\s*"([^"]+)"\s*(?:,\s*\{([^{}]*)\}\s*)?\)""")
_WEB_NAME = re.compile(r"\s*([a-z_]+)\s*(?::.*)?", re.DOTALL)


def read_web(paths: list[Path]) -> Source:
    """What the browser's sources say: `t("key", { name })`, `message("key", …)`, keys kept in tables, and families in templates."""
    uses: list[Use] = []
    families: list[tuple[re.Pattern[str], str]] = []
    literals: set[str] = set()
    for path in paths:
        text = _WEB_NAMES.sub("", path.read_text(encoding="utf-8").partition("<style>")[0])
        literals.update(found[2] for found in _WEB_TEXT.finditer(text))
        place = f"{path.parent.name}/{path.name}"
        families += [(re.compile(re.escape(one[1]) + "([a-z0-9_-]+)" + re.escape(one[2])), place) for one in _WEB_FAMILY.finditer(text)]
        uses += [Use(one[1], _web_names(one[2] or ""), place) for one in _WEB_CALL.finditer(text)]
    return Source(tuple(uses), tuple(families), frozenset(literals), frozenset(), frozenset(), ())


def _web_names(given: str) -> frozenset[str] | None:
    """The names in `name, number: 1 + 2`; None when a value holds commas of its own."""
    parts = [part for part in given.split(",") if part.strip()]
    names = [_WEB_NAME.fullmatch(part) for part in parts]
    if "(" in given or "[" in given or None in names:
        return None
    return frozenset(found[1] for found in names if found)


@cache
def source() -> Source:
    """Everything that Rollhouse says."""
    client = [path for path in sorted([*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]) if not path.name.endswith(".test.ts")]
    python, web = read(sorted(SOURCE.rglob("*.py"))), read_web(client)
    return Source(
        (*python.uses, *web.uses),
        (*python.families, *web.families),
        python.literals | web.literals,
        python.options,
        python.error_families,
        python.code_families,
    )
