"""From messages to sentences, in one language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any

from rollhouse.core import registry
from rollhouse.core.errors import RollhouseError
from rollhouse.core.messages import Arg, Message, Seat, say
from rollhouse.locale.files import entries, game_files, house_files, plain_text
from rollhouse.locale.pseudo import PSEUDO, accented

if TYPE_CHECKING:
    from rollhouse.locale.sentences import Sentences

__all__ = ["Catalogue", "MissingWords", "catalogue"]

_SHOWN = 6
"""How many of the things that would have been allowed an error names."""
_QUOTED = 200
"""How much of what was refused is quoted: the reason must still fit beside it."""
_LONGEST = 1000
"""Fluent refuses arguments beyond 2500 characters; nobody reads that much of a quotation anyway."""


class MissingWords(LookupError):
    """A message that the catalogue has no sentence for, or a sentence that lacks an argument: a mistake of ours, never of a player."""


class Catalogue:
    """Every sentence of one language."""

    def __init__(self, lang: str, texts: Iterable[str], more: Callable[[], Iterable[str]] = tuple) -> None:
        """From the content of files; `more` gives what is read only for a key that is not among them."""
        self.lang = lang
        self._more: Callable[[], Iterable[str]] | None = more
        self._entries: dict[str, str] = {}
        self._plain: dict[str, str] = {}
        for text in texts:
            self._entries |= entries(text)

    def keys(self) -> frozenset[str]:
        """Every key there is a sentence for."""
        self._read_more()
        return frozenset(self._entries)

    def variables(self, key: str) -> frozenset[str]:
        """The arguments that this sentence mentions, whether it shows them or only chooses by them."""
        return frozenset() if self._as_it_is(key) is not None else self._sentences.variables(key)

    def say(self, message: Message, names: Sequence[str] = ()) -> str:
        """The message as a sentence; `names` are the players', by seat."""
        return self._format(message.key, {name: self._value(value, names) for name, value in message.args.items()})

    def error(self, error: RollhouseError, names: Sequence[str] = ()) -> str:
        """What was refused and why, and what would have been fine: `error-<code>`, then all that this sentence does not mention itself."""
        key = "error-" + error.code.replace("/", "-")
        facts: dict[str, Any] = {"value": _printable(error.value), "given": "yes" if error.value else "no"}
        facts |= {"location": _printable(error.location), "placed": "yes" if error.location else "no"}
        if error.line is not None:
            facts["line"] = error.line
        if error.reason is not None and not (error.expected and error.reason.key == "error-why-word"):  # the list says it better
            facts["reason"] = self.say(error.reason, names)
        if error.expected and not _gives_range(error.reason):
            facts["expected"] = self._choices(error.expected)
        text = self._format(key, facts)
        rest = facts.keys() - self.variables(key)
        if "line" in rest:
            text = self.say(say("error-at-line", line=facts["line"], text=text))
        parts = [text]
        if "reason" in rest:
            parts.append(facts["reason"])
        if error.rule:
            parts.append(self.say(say("error-rule", rule=self._rule(error.rule))))
        if "expected" in rest:
            parts.append(self.say(say("error-allowed", choices=facts["expected"])))
        return " ".join(parts)

    def number(self, value: float, digits: int | None = None) -> str:
        """A number as this language writes it, with exactly so many decimals where that is asked."""
        return self._sentences.numeral(value, "decimal", digits)

    def percent(self, share: float, digits: int = 0) -> str:
        """A share (0.25) in percent."""
        return self._sentences.numeral(share, "percent", digits)

    @cached_property
    def _sentences(self) -> Sentences:
        from rollhouse.locale.sentences import Sentences

        return Sentences(self.lang, self._written)

    def _read_more(self) -> None:
        more = self._more
        if more is not None:
            found = {key: entry for text in more() for key, entry in entries(text).items()}
            self._entries = {**self._entries, **found}  # all at once, and twice does no harm: threads share a catalogue
            self._more = None

    def _written(self, key: str) -> str:
        """The entry of a key, as its file has it."""
        if key not in self._entries:
            self._read_more()
        if key not in self._entries:
            raise MissingWords(f"no message {key!r} in {self.lang!r}")
        return self._entries[key]

    def _as_it_is(self, key: str) -> str | None:
        """The sentence of a key that needs no Fluent; None of one that does."""
        if key not in self._plain:
            text = plain_text(self._written(key))
            if text is None:
                return None
            self._plain[key] = accented(text) if self.lang == PSEUDO else text
        return self._plain[key]

    def _format(self, key: str, values: dict[str, Any]) -> str:
        plain = self._as_it_is(key)
        if plain is not None:
            return plain
        text, faults = self._sentences.say(key, values)
        if text is None:
            raise MissingWords(f"message {key!r} is empty in {self.lang!r}")
        if faults:
            raise MissingWords(f"message {key!r} in {self.lang!r}: " + "; ".join(map(str, faults)))
        return text

    def _value(self, value: Arg, names: Sequence[str]) -> str | float:
        match value:
            case Seat(index=seat):
                return names[seat] if 0 <= seat < len(names) else self._format("common-seat", {"number": seat + 1})
            case Message():
                return self.say(value, names)
            case ():
                return "–"
            case (int(), *_):
                return " ".join(map(str, value))
            case tuple():
                return self._sentences.list([str(self._value(one, names)) for one in value], "standard")
            case str():
                return _cut(value)
        return value

    def _rule(self, rule: str) -> str:
        """The title of the guide's section with this id, where all games that have one call it the same; a ruling's with its number."""
        told = [section for game in registry.all_games().values() for section in game.words.about(rule)]
        titles = {self.say(section.title) for section in told if section.id == rule}
        if not titles and told:
            return self.say(say("common-ruling", section=told[0].title, ruling=rule))
        return titles.pop() if len(titles) == 1 else rule

    def _choices(self, allowed: Sequence[str]) -> str:
        shown = [_printable(one) for one in allowed[:_SHOWN]]
        more = len(allowed) - len(shown)
        return self.say(say("error-and-more", shown=", ".join(shown), more=more)) if more else self._sentences.list(shown, "or")


def _gives_range(why: Message | None) -> bool:
    """Whether the reason says from where to where: then what is allowed need not be repeated."""
    return why is not None and {"low", "high"} <= why.args.keys()


def _cut(text: str, longest: int = _LONGEST) -> str:
    return text if len(text) <= longest else text[: longest - 1] + "…"


def _printable(text: str) -> str:
    """What came from outside, safe to show: control characters could move a terminal's cursor."""
    return "".join(char if char.isprintable() else "�" for char in _cut(text, _QUOTED))


@cache
def catalogue(lang: str) -> Catalogue:
    """The catalogue of a language, or of the pseudo-language that tests use."""
    written = "en" if lang == PSEUDO else lang
    return Catalogue(
        lang,
        (path.read_text(encoding="utf-8") for path in house_files(written)),
        lambda: (path.read_text(encoding="utf-8") for path in game_files(written)),
    )
