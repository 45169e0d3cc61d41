"""From messages to sentences: Fluent for the words and plurals, Babel for numbers and lists."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Literal

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from rollhouse.core import registry
from rollhouse.core.data import package_file
from rollhouse.core.errors import RollhouseError
from rollhouse.core.messages import Arg, Message, Seat, say
from rollhouse.locale.languages import TERRITORIES
from rollhouse.locale.pseudo import PSEUDO, accented, pseudo

__all__ = ["Catalogue", "MissingWords", "catalogue", "sources"]

_SHOWN = 6
"""How many of the things that would have been allowed an error names."""
_QUOTED = 200
"""How much of what was refused is quoted: the reason must still fit beside it."""
_LONGEST = 1000
"""Fluent refuses arguments beyond 2500 characters; nobody reads that much of a quotation anyway."""
_SLOTS = 0xE000
"""Private-use characters stand for a list's members while the words between them are accented."""
_BETWEEN = re.compile("[^\ue000-\uf8ff]+")


class MissingWords(LookupError):
    """A message that the catalogue has no sentence for, or a sentence that lacks an argument: a mistake of ours, never of a player."""


class Catalogue:
    """Every sentence of one language."""

    def __init__(self, lang: str, resources: Iterable[ast.Resource]) -> None:
        self.lang = lang
        self._locale = Locale.parse(TERRITORIES[lang])
        # No isolation marks: terminals show them as boxes, and none of our languages runs from right to left.
        self._bundle = FluentBundle([TERRITORIES[lang]], use_isolating=False)
        self._messages: dict[str, ast.Message] = {}
        for resource in resources:
            self._bundle.add_resource(resource)
            self._messages |= {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}

    def keys(self) -> frozenset[str]:
        """Every key there is a sentence for."""
        return frozenset(self._messages)

    def variables(self, key: str) -> frozenset[str]:
        """The arguments that this sentence mentions, whether it shows them or only chooses by them."""
        found = _Variables()
        found.visit(self._messages[key])
        return frozenset(found.names)

    def say(self, message: Message, names: Sequence[str] = ()) -> str:
        """The message as a sentence; `names` are the players', by seat."""
        return self._format(message.key, {name: self._value(value, names) for name, value in message.args.items()})

    def error(self, error: RollhouseError, names: Sequence[str] = ()) -> str:
        """What was refused and why, and what would have been fine: `error-<code>`, then all that this sentence does not mention itself."""
        key = "error-" + error.code.replace("/", "-")
        facts: dict[str, Any] = {"came": _printable(error.came), "given": "yes" if error.came else "no"}
        facts |= {"where": _printable(error.where), "placed": "yes" if error.where else "no"}
        if error.line is not None:
            facts["line"] = error.line
        if error.why is not None:
            facts["why"] = self.say(error.why, names)
        if error.allowed and not _gives_range(error.why):
            facts["allowed"] = self._choices(error.allowed)
        text = self._format(key, facts)
        rest = facts.keys() - self.variables(key)
        if "line" in rest:
            text = self.say(say("error-at-line", line=facts["line"], text=text))
        parts = [text]
        if "why" in rest:
            parts.append(facts["why"])
        if error.rule:
            parts.append(self.say(say("error-rule", rule=self._rule(error.rule))))
        if "allowed" in rest:
            parts.append(self.say(say("error-allowed", choices=facts["allowed"])))
        return " ".join(parts)

    def number(self, value: float, digits: int | None = None) -> str:
        """A number as this language writes it, with exactly so many decimals where that is asked."""
        return self._number(value, "decimal", digits)

    def percent(self, share: float, digits: int = 0) -> str:
        """A share (0.25) in percent."""
        return self._number(share, "percent", digits)

    def _number(self, value: float, style: str, digits: int | None) -> str:
        exactly = {} if digits is None else {"minimumFractionDigits": digits, "maximumFractionDigits": digits}
        return fluent_number(value, style=style, **exactly).format(self._locale)

    def _format(self, key: str, values: dict[str, Any]) -> str:
        if key not in self._messages:
            raise MissingWords(f"no message {key!r} in {self.lang!r}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise MissingWords(f"message {key!r} is empty in {self.lang!r}")
        text, faults = self._bundle.format_pattern(pattern, values)
        if faults:
            raise MissingWords(f"message {key!r} in {self.lang!r}: " + "; ".join(map(str, faults)))
        return str(text)

    def _value(self, value: Arg, names: Sequence[str]) -> str | float:
        match value:
            case Seat(index=seat):
                return names[seat] if 0 <= seat < len(names) else self._format("house-seat", {"number": seat + 1})
            case Message():
                return self.say(value, names)
            case ():
                return "–"
            case (int(), *_):
                return " ".join(map(str, value))
            case tuple():
                return self._list([str(self._value(one, names)) for one in value], "standard")
            case str():
                return _cut(value)
        return value

    def _list(self, parts: Sequence[str], style: Literal["standard", "or"]) -> str:
        if self.lang != PSEUDO:
            return format_list(parts, style=style, locale=self._locale)
        slots = [chr(_SLOTS + place) for place in range(len(parts))]
        joined = _BETWEEN.sub(lambda found: accented(found[0]), format_list(slots, style=style, locale=self._locale))
        return joined.translate({ord(slot): part for slot, part in zip(slots, parts, strict=True)})

    def _rule(self, rule: str) -> str:
        """The title of the guide's section with this id, where all games that have one call it the same; a ruling's with its number."""
        told = [section for game in registry.all_games().values() for section in game.words.about(rule)]
        titles = {self.say(section.title) for section in told if section.id == rule}
        if not titles and told:
            return self.say(say("house-ruling", section=told[0].title, ruling=rule))
        return titles.pop() if len(titles) == 1 else rule

    def _choices(self, allowed: Sequence[str]) -> str:
        shown = [_printable(one) for one in allowed[:_SHOWN]]
        more = len(allowed) - len(shown)
        return self.say(say("error-and-more", shown=", ".join(shown), more=more)) if more else self._list(shown, "or")


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the base looks methods up by node name
        self.names.add(node.id.name)


def _gives_range(why: Message | None) -> bool:
    """Whether the reason says from where to where: then what is allowed need not be repeated."""
    return why is not None and {"low", "high"} <= why.args.keys()


def _cut(text: str, longest: int = _LONGEST) -> str:
    return text if len(text) <= longest else text[: longest - 1] + "…"


def _printable(text: str) -> str:
    """What came from outside, safe to show: control characters could move a terminal's cursor."""
    return "".join(char if char.isprintable() else "�" for char in _cut(text, _QUOTED))


def sources(lang: str) -> list[Path]:
    """The files of a language: the house's own, area by area, and each game's."""
    packages = [type(game).__module__.rpartition(".")[0] for game in registry.all_games().values()]
    own = sorted(package_file(__package__, lang).glob("*.ftl"))
    return own + [path for package in packages for path in sorted(package_file(package, f"locale/{lang}").glob("*.ftl"))]


@cache
def catalogue(lang: str) -> Catalogue:
    """The catalogue of a language, or of the pseudo-language that tests use."""
    resources = [FluentResource(path.read_text(encoding="utf-8")) for path in sources("en" if lang == PSEUDO else lang)]
    return Catalogue(lang, map(pseudo, resources) if lang == PSEUDO else resources)
