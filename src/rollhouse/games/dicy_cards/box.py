"""The sets of Dicy Cards that are printed on the cards only, as an owner of the box enters them."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from rollhouse.core.box import Box, Fault
from rollhouse.core.messages import say
from rollhouse.games.dicy_cards.cards import CARDS, ROW, Mode, modes

_Cards = Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=len(CARDS))]


class DicySets(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The sets by their letter, each with its five cards."""

    sets: Annotated[dict[str, _Cards], Meta(max_length=8)]


class DicyBox(Box[DicySets]):
    """The sets that the rulebook shows as pictures only."""

    content_type = DicySets
    file = "modes.toml"
    flag = "--modes"

    def shipped(self) -> DicySets:
        return DicySets({name: mode.cards for name, mode in modes().items() if mode.source == "our reading"})

    def faults(self, content: DicySets) -> tuple[Fault, ...]:
        wanted = self.shipped().sets
        found = [
            Fault(f"sets.{name}", "box/unknown-set", say("dicy-why-unknown-set", name=name)) for name in content.sets if name not in wanted
        ]
        for name in wanted:
            cards = content.sets.get(name, ())
            unknown = [card for card in cards if card not in CARDS]
            if unknown:
                found.append(Fault(f"sets.{name}", "box/unknown-card", say("dicy-why-unknown-card", card=unknown[0])))
            elif len(set(cards)) != ROW or len(cards) != ROW:
                found.append(Fault(f"sets.{name}", "box/five-cards", say("dicy-why-five-different", count=len(set(cards)))))
        return tuple(found)

    def toml(self, content: DicySets) -> str:
        known = [mode for mode in modes().values() if mode.source == "rulebook"]
        read = [Mode(name, cards, "printed cards") for name, cards in content.sets.items()]
        head = "# The sets of Dicy Cards as an owner of the box has read them: rollhouse play dicy-cards --modes FILE\n"
        return head + "".join(_block(mode) for mode in (*known, *read))

    def setups(self, content: DicySets) -> dict[str, dict[str, Any]]:
        return {name: {"mode": name, "cards": list(cards)} for name, cards in content.sets.items()}


def _block(mode: Mode) -> str:
    cards = ", ".join(f'"{card}"' for card in mode.cards)
    return f'\n[[mode]]\nid = "{mode.id}"\nsource = "{mode.source}"\ncards = [{cards}]\n'
