"""Translation of messages and errors into one language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any

from rollhouse.core import registry
from rollhouse.core.errors import RollhouseError
from rollhouse.core.messages import Arg, Message, Seat, say
from rollhouse.locale.files import app_files, entries, game_files, plain_text
from rollhouse.locale.pseudo import PSEUDO, accented

if TYPE_CHECKING:
    from rollhouse.locale.sentences import Sentences

_MAX_CHOICES_SHOWN_IN_FULL = 16
"""So many expected values are all listed: the last one is not the least, the strongest bot say."""
_MAX_CHOICES_SHOWN = 6
"""The most expected values that an error lists of more."""
_MAX_QUOTED_LENGTH = 200
"""The most characters of refused input that an error quotes: the reason must still fit beside it."""
_MAX_ARGUMENT_LENGTH = 1000
"""The most characters of an argument: Fluent refuses more than 2500."""


class MissingWords(LookupError):
    """A message without an entry in the catalogue, or without an argument that its entry needs: a bug, never a user's fault."""


class Catalogue:
    """Every message of one language."""

    def __init__(self, lang: str, texts: Iterable[str], more: Callable[[], Iterable[str]] = tuple) -> None:
        """Read the content of files; `more` gives further files, read for a key that is not in the first ones."""
        self.lang = lang
        self._more: Callable[[], Iterable[str]] | None = more
        self._entries: dict[str, str] = {}
        self._plain: dict[str, str] = {}
        for text in texts:
            self._entries |= entries(text)

    def keys(self) -> frozenset[str]:
        """The keys of all messages."""
        self._read_more()
        return frozenset(self._entries)

    def variables(self, key: str) -> frozenset[str]:
        """The arguments that a message uses, shown or only selected by."""
        return frozenset() if self._as_it_is(key) is not None else self._sentences.variables(key)

    def say(self, message: Message, names: Sequence[str] = ()) -> str:
        """The message as a sentence; `names` are the players', by seat."""
        return self._format(message.key, {name: self._value(value, names) for name, value in message.args.items()})

    def can_say(self, message: Message) -> bool:
        """Whether the message can be said: one that was stored by an earlier release may be gone, or have other arguments."""
        if message.key not in self.keys() or not self.variables(message.key) <= message.args.keys():
            return False
        parts = (part for value in message.args.values() for part in (value if isinstance(value, tuple) else (value,)))
        return all(self.can_say(part) for part in parts if isinstance(part, Message))

    def error(self, error: RollhouseError, names: Sequence[str] = ()) -> str:
        """The text of an error: `error-<code>`, then the line, reason, rule and expected values that this message does not mention."""
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
        """A number as this language writes it, with exactly `digits` decimals if given."""
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
        """The entry of a key, as in its file."""
        if key not in self._entries:
            self._read_more()
        if key not in self._entries:
            raise MissingWords(f"no message {key!r} in {self.lang!r}")
        return self._entries[key]

    def _as_it_is(self, key: str) -> str | None:
        """The text of an entry without Fluent syntax; None for one with it."""
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
        """The title of the guide's section with this id, if all games agree on it; for a ruling, the title with its number."""
        sections = [section for game in registry.all_games().values() for section in game.words.about(rule)]
        titles = {self.say(section.title) for section in sections if section.id == rule}
        if not titles and sections:
            return self.say(say("common-ruling", section=sections[0].title, ruling=rule))
        return titles.pop() if len(titles) == 1 else rule

    def _choices(self, allowed: Sequence[str]) -> str:
        shown = [_printable(one) for one in allowed[: len(allowed) if len(allowed) <= _MAX_CHOICES_SHOWN_IN_FULL else _MAX_CHOICES_SHOWN]]
        more = len(allowed) - len(shown)
        return self.say(say("error-and-more", shown=", ".join(shown), more=more)) if more else self._sentences.list(shown, "or")


def _gives_range(why: Message | None) -> bool:
    """Whether the reason gives the range: then the expected values are not repeated."""
    return why is not None and "low" in why.args


def _cut(text: str, max_length: int = _MAX_ARGUMENT_LENGTH) -> str:
    return text if len(text) <= max_length else text[: max_length - 1] + "…"


def _printable(text: str) -> str:
    """Input that is safe to show: control characters could move a terminal's cursor."""
    return "".join(char if char.isprintable() else "�" for char in _cut(text, _MAX_QUOTED_LENGTH))


@cache
def catalogue(lang: str) -> Catalogue:
    """The catalogue of a language, or of the pseudo-language that tests use."""
    written = "en" if lang == PSEUDO else lang
    return Catalogue(
        lang,
        (path.read_text(encoding="utf-8") for path in app_files(written)),
        lambda: (path.read_text(encoding="utf-8") for path in game_files(written)),
    )
