"""The deck of Dicetto, which is printed on the cards only, as an owner of the box enters it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from rollhouse.core.box import Box, Fault
from rollhouse.core.data import load_toml, package_file
from rollhouse.core.messages import say
from rollhouse.games.dicetto.cards import Kind
from rollhouse.games.dicetto.deck import MAX_NAME_LENGTH, MAX_POINTS, SIZES, DeckFile, Entry, deck_of, is_name

_MAX_FACES = 60
_Number = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)] | None


class EnteredFace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A printed face as a form has it; a number is null while its field is empty."""

    kind: Kind
    number: Annotated[int, Meta(ge=1, le=6)] | None = None
    copies: _Number = None
    points: _Number = None
    logo: _Number = None


class EnteredDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck as a form has it."""

    name: Annotated[str, Meta(max_length=200)]
    card: Annotated[tuple[EnteredFace, ...], Meta(max_length=_MAX_FACES)]


class DicettoBox(Box[EnteredDeck]):
    """The Dice cards of the box: how many of each kind, their points and logos."""

    content_type = EnteredDeck
    file = "deck.toml"
    flag = "--deck"

    def shipped(self) -> EnteredDeck:
        content = load_toml(package_file(__package__, "deck.toml"), DeckFile)
        return EnteredDeck(content.name, tuple(EnteredFace(one.kind, one.number, one.copies, one.points, one.logo) for one in content.card))

    def faults(self, content: EnteredDeck) -> tuple[Fault, ...]:
        found = [fault for place, face in enumerate(content.card) for fault in _faults(place, face)]
        if not is_name(content.name):
            found.append(Fault("name", "box/name", say("dicetto-why-deck-name", most=MAX_NAME_LENGTH)))
        count = sum(face.copies or 0 for face in content.card)
        if not found and count not in SIZES:
            found.append(Fault("card", "box/size", say("dicetto-why-deck-size", count=count, low=SIZES[0], high=SIZES[-1])))
        return tuple(found)

    def toml(self, content: EnteredDeck) -> str:
        head = "# The deck of Dicetto as an owner of the box has read it: rollhouse play dicetto --deck FILE\n\n"
        faces = "".join(_block(entry) for entry in _entries(content))
        return f'{head}name = {json.dumps(content.name, ensure_ascii=False)}\nsource = "printed cards"\n{faces}'

    def setups(self, content: EnteredDeck) -> dict[str, dict[str, Any]]:
        deck = deck_of(DeckFile(content.name, "printed cards", tuple(_entries(content))))
        return {"deck": {"deck": list(deck.tokens()), "deck_name": deck.name, "reading": False}}


def _faults(place: int, face: EnteredFace) -> Iterator[Fault]:
    where = f"card.{place}"
    if (face.kind == "number") != (face.number is not None):
        yield Fault(f"{where}.number", "box/number", say("dicetto-why-entry-number"))
    for field, value, low, high in (
        ("copies", face.copies, 0, SIZES[-1]),
        ("points", face.points, 0, MAX_POINTS),
        ("logo", face.logo, 0, SIZES[-1]),
    ):
        if value is None or not low <= value <= high:
            yield Fault(f"{where}.{field}", f"box/{field}", say("dicetto-why-range", low=low, high=high))
    if face.copies is not None and face.logo is not None and 0 <= face.copies < face.logo <= SIZES[-1]:
        yield Fault(f"{where}.logo", "box/logo", say("dicetto-why-entry-logo", logo=face.logo, copies=face.copies))


def _entries(content: EnteredDeck) -> Iterator[Entry]:
    """The faces that are in the box; a kind of which there is none is left out."""
    for face in content.card:
        if face.copies:
            yield Entry(face.kind, face.copies, face.points or 0, face.logo or 0, face.number)


def _block(entry: Entry) -> str:
    number = f"number = {entry.number}\n" if entry.number is not None else ""
    return f'\n[[card]]\nkind = "{entry.kind}"\n{number}copies = {entry.copies}\npoints = {entry.points}\nlogo = {entry.logo}\n'
