"""Commands about the one game that is solved: the game solved, odds of a position, the atlas of all deals."""

from __future__ import annotations

from rollhouse.commands import Listed

__all__ = ["COMMANDS"]

COMMANDS = {
    "solve": Listed("rollhouse.games.dicy_cards.commands.solve:solve_command", "cli-solve"),
    "odds": Listed("rollhouse.games.dicy_cards.commands.odds:odds_command", "cli-odds"),
    "atlas": Listed("rollhouse.games.dicy_cards.commands.atlas:atlas_command", "cli-atlas"),
}
