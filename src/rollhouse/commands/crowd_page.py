"""What three or four bots at a table showed, as a page of Markdown."""

from __future__ import annotations

from rollhouse.arena.crowd import Crowd, LineUp
from rollhouse.arena.report import ratings_as_text
from rollhouse.commands.levels import table
from rollhouse.core.messages import say
from rollhouse.core.registry import game as find_game
from rollhouse.locale import Catalogue
from rollhouse.play.bots import bot_label

__all__ = ["crowd_page"]


def crowd_page(found: Crowd, words: Catalogue) -> str:
    """Tables, and the ratings as lines of text."""
    names = {bot: words.say(bot_label(bot)) for bot in found.bots}
    game = find_game(found.game)
    most = max(one.games for one in found.lineups)
    lines = ["# " + words.say(say("contest-title", game=game.words.name())), ""]
    lines += [" ".join(words.say(message) for message in game.words.setup(game.setup(found.setup))), ""]
    lines += [words.say(say("contest-how-crowd", players=found.players, games=most, seed=str(found.seed))), ""]
    noise = found.noise()
    if noise is not None:
        lines += [words.say(say("levels-noise", percent=words.percent(noise, 0))), ""]
    head = [words.say(say("arena-player")), words.say(say("contest-rating")), words.say(say("levels-elo"))]
    rated = [
        [
            names[one.bot],
            f"{words.number(one.mu, 1)} ({words.number(one.low, 1)}–{words.number(one.high, 1)})",
            words.number(one.elo, 0),
        ]
        for one in found.ratings
    ]
    lines += [*table(head, rated), "", "```text", *ratings_as_text(found.ratings, names), "```", ""]
    lines += ["## " + words.say(say("contest-matrix")), "", *_shares(found, names, words), ""]
    lines += ["## " + words.say(say("contest-lengths")), "", *_lengths(found, names, words)]
    for bot, count in found.faults.items():
        lines += ["", words.say(say("arena-faults", bot=bot_label(bot), count=count))]
    return "\n".join(lines) + "\n"


def _at_table(one: LineUp, names: dict[str, str]) -> str:
    return " – ".join(names[bot] for bot in one.bots)


def _shares(found: Crowd, names: dict[str, str], words: Catalogue) -> list[str]:
    """A row for each table; whoever did not sit there has none."""
    order = [one.bot for one in found.ratings]
    rows = []
    for one in found.lineups:
        shares = dict(zip(one.bots, one.shares, strict=True))
        cells = [
            f"{words.percent(shares[bot].value, 1)} ({words.number(100 * shares[bot].interval.low, 1)}–"
            f"{words.number(100 * shares[bot].interval.high, 1)})"
            if bot in shares
            else ""
            for bot in order
        ]
        rows.append([_at_table(one, names), *cells])
    return table([words.say(say("contest-meeting")), *(names[bot] for bot in order)], rows)


def _lengths(found: Crowd, names: dict[str, str], words: Catalogue) -> list[str]:
    head = [say("contest-meeting"), say("levels-games"), say("arena-turns"), say("arena-decisions")]
    rows = [
        [
            _at_table(one, names),
            words.number(one.games),
            *(
                f"{words.number(count.mean, 1)} ({words.number(count.low)}–{words.number(count.high)})"
                for count in (one.turns, one.decisions)
            ),
        ]
        for one in found.lineups
    ]
    return table([words.say(heading) for heading in head], rows)
