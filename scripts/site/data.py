"""The data of the interactive pages: the atlas and the levels, as scripts, because a page opened from disk can't fetch files."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from rollhouse.games.dicy_cards.atlas.deals import from_csv
from rollhouse.games.dicy_cards.cards import CARDS, modes
from rollhouse.games.dicy_cards.events import card_name
from rollhouse.locale import catalogue

_DOCS = Path(__file__).resolve().parents[2] / "docs"


def script(name: str, value: object) -> str:
    """A script that defines a constant."""
    return f"window.{name} = {json.dumps(value, ensure_ascii=False, separators=(',', ':'))};\n"


def atlas() -> dict[str, Any]:
    """Every deal in the order of the table, with rounded numbers."""
    words = catalogue("en")
    places = {card: place for place, card in enumerate(CARDS)}
    entries = from_csv((_DOCS / "atlas" / "atlas.csv").read_text(encoding="utf-8"))
    return {
        "cards": [{"id": card, "name": words.say(card_name(card))} for card in CARDS],
        "sets": {mode.id: sorted(places[card] for card in mode.cards) for mode in modes().values()},
        "games": entries[0].games,
        "greedy_games": entries[0].greedy_games,
        "deals": [
            {
                "cards": [places[card] for card in entry.cards],
                "first": round(entry.first_share, 6),
                "alone": round(entry.solo_turns, 3),
                "rounds": round(entry.rounds, 2),
                "skips": round(entry.skips, 2),
                "greedy": [round(entry.greedy_first, 4), round(entry.greedy_second, 4)],
                "facts": [
                    [round(fact.worth_first, 4), round(fact.worth_second, 4), round(fact.scored, 2), round(fact.frozen, 2), fact.points]
                    for fact in entry.facts
                ],
            }
            for entry in entries
        ],
    }


_SHARE = re.compile(r"([\d.]+)% \(([\d.]+)–([\d.]+)\)")


def levels() -> list[dict[str, Any]]:
    """The tables of docs/levels.md, game by game: steps of the ladder by setting, each against each, what a decision costs."""
    text = (_DOCS / "levels.md").read_text(encoding="utf-8")
    return [_game(part) for part in re.split(r"^## ", text, flags=re.MULTILINE)[1:]]


def _game(part: str) -> dict[str, Any]:
    name, _, rest = part.partition("\n")
    found: dict[str, Any] = {"game": name, "noise": int(re.findall(r"leaves (\d+)%", rest)[0]), "settings": [], "bots": [], "costs": {}}
    for title, more, table in re.findall(r"^(?:\*\*(.+?)\*\*(.*)|### .+)\n(?:\n[^|\n].*\n)*\n((?:\|.*\n)+)", rest, flags=re.MULTILINE):
        head, _, *rows = [[cell.strip() for cell in line.strip("|\n").split("|")] for line in table.splitlines()]
        if title:
            found["settings"].append({"title": title, "about": more.strip(), "steps": [_step(head, row) for row in rows]})
        elif head[1] == "Elo":
            for place, (bot, elo, *shares) in enumerate(rows):
                found["bots"].append({"name": bot, "elo": int(elo.replace(",", "")), "beats": [_share(share) for share in shares[:place]]})
        else:
            found["costs"] = {bot: float(cost.split(" ± ")[0]) for bot, cost, *_ in rows}
    return found


def _step(head: list[str], row: list[str]) -> dict[str, Any]:
    """One bot against those below it, for each number of players."""
    shares = {title.split()[0]: _share(cell) for title, cell in zip(head[2::2], row[2::2], strict=True)}
    return {"bot": row[0], "against": row[1], "shares": shares}


def _share(cell: str) -> list[float] | None:
    """The share and its interval, in percent; nothing where two bots are one."""
    found = _SHARE.fullmatch(cell)
    return [float(number) for number in found.groups()] if found else None
