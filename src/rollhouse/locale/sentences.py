"""Formatting with Fluent (plurals, arguments) and Babel (numbers, lists). Imported on first use."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Literal, cast

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import ast
from fluent.syntax.visitor import Transformer, Visitor

from rollhouse.locale.languages import territory
from rollhouse.locale.pseudo import PSEUDO, accented

_SLOTS = 0xE000
"""Private-use characters stand for a list's members while the words between them are accented."""
_BETWEEN_MARKS = re.compile("[^\ue000-\uf8ff]+")


class Sentences:
    """The messages of one language, each parsed on first use. `written` returns the entry of a key, as in its file."""

    def __init__(self, lang: str, written: Callable[[str], str]) -> None:
        self._lang = lang
        self._written = written
        self._locale = Locale.parse(territory(lang))
        # No isolation marks: terminals show them as boxes, and none of our languages runs from right to left.
        self._bundle = FluentBundle([territory(lang)], use_isolating=False)
        self._asked: dict[str, frozenset[str]] = {}

    def variables(self, key: str) -> frozenset[str]:
        """The arguments that a message uses, shown or only selected by."""
        if key not in self._asked:
            self._parse(key)
        return self._asked[key]

    def say(self, key: str, values: dict[str, Any]) -> tuple[str | None, list[Exception]]:
        """The text with these values, and the errors in it; None for an entry without a text."""
        self.variables(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return None, []
        text, faults = self._bundle.format_pattern(pattern, values)
        return str(text), faults

    def numeral(self, value: float, style: str, digits: int | None) -> str:
        """A number as this language writes it, with exactly `digits` decimals if given."""
        exactly = {} if digits is None else {"minimumFractionDigits": digits, "maximumFractionDigits": digits}
        return fluent_number(value, style=style, **exactly).format(self._locale)

    def list(self, parts: Sequence[str], style: Literal["standard", "or"]) -> str:
        """`a, b and c`, as this language joins them."""
        if self._lang != PSEUDO:
            return format_list(parts, style=style, locale=self._locale)
        slots = [chr(_SLOTS + place) for place in range(len(parts))]
        joined = _BETWEEN_MARKS.sub(lambda found: accented(found[0]), format_list(slots, style=style, locale=self._locale))
        return joined.translate({ord(slot): part for slot, part in zip(slots, parts, strict=True)})

    def _parse(self, key: str) -> None:
        """Parse an entry, and those that it is made of. It counts as parsed once all of them are: threads share a catalogue."""
        asked: dict[str, frozenset[str]] = {}
        waiting = {key}
        while waiting:
            one = waiting.pop()
            resource = FluentResource(self._written(one))
            if self._lang == PSEUDO:
                resource = cast(ast.Resource, _Accents().visit(resource))
            self._bundle.add_resource(resource)
            found = _References()
            found.visit(resource)
            asked[one] = frozenset(found.variables)
            waiting |= found.messages - asked.keys()
        self._asked |= asked


class _Accents(Transformer):
    """Accents every text of an entry; arguments stay as they are."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802  # the base looks methods up by node name
        return ast.TextElement(accented(node.value))


class _References(Visitor):
    """The arguments and other messages that an entry refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the base looks methods up by node name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # the base looks methods up by node name
        self.messages.add(node.id.name)
