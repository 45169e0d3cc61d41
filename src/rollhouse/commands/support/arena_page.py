"""What `rollhouse arena` and `rollhouse levels` share: tables in Markdown, exact values made beforehand, and the output."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from math import isinf

import msgspec
from rich.console import Console

from rollhouse.arena.contest import Contest, LineUp
from rollhouse.arena.costs import Cost
from rollhouse.arena.forfeits import MAX_FORFEIT_SHARE, Forfeits
from rollhouse.arena.levels import Levels, Match, Setting, rungs
from rollhouse.arena.report import ratings_as_text
from rollhouse.commands.support.command import INTERRUPTED_EXIT_CODE
from rollhouse.commands.support.flags import write_out
from rollhouse.commands.support.progress_bar import progress_bar, shown_on
from rollhouse.core.game import CHANCE, AnyGame
from rollhouse.core.messages import Message, say
from rollhouse.core.registry import game as find_game
from rollhouse.core.statistics import Sample, Share
from rollhouse.core.teaching import evaluator_of
from rollhouse.locale import Catalogue
from rollhouse.play.bots import bot_label


def prepare(words: Catalogue, game: AnyGame, options: Mapping[str, object]) -> None:
    """Make the exact values for two players where they are missing, so that no bot waits for them."""
    state = game.start(game.setup({**options, "players": 2, "first": 0}))
    if state.to_act == CHANCE and state.turn < 0:
        return  # chance deals anew in every game
    with progress_bar(words) as progress:
        evaluator_of(game, state, if_missing="prepare", progress=progress)


@contextmanager
def game_progress(words: Catalogue, game: AnyGame) -> Iterator[Callable[[float], None]]:
    """A progress bar on the terminal, named after the game."""
    with shown_on(Console(file=sys.stderr), words) as bar:
        task = bar.add_task(words.say(game.words.name()), total=1.0)
        yield lambda done: bar.update(task, completed=done)


def stopped(words: Catalogue) -> int:
    """Say that the run was interrupted, and return its exit code."""
    print(words.say(say("arena-stopped-at-once")), file=sys.stderr)
    return INTERRUPTED_EXIT_CODE


def write(result: object, page: str, out: str | None, *, as_json: bool) -> int:
    """Write the page, or the result as JSON, to the file `out` or to the standard output."""
    text = msgspec.json.format(msgspec.json.encode(result)).decode() + "\n" if as_json else page
    write_out(text, out)
    return 0


# --- pages --------------------------------------------------------------------------------------------------------------------------


def forfeit_messages(words: Catalogue, name: Message | str, forfeits: Forfeits) -> Iterator[Message]:
    """How often a bot failed, by cause, and whether it was too often to judge its strength."""
    for code, count in forfeits.by_code.items():
        yield say("arena-forfeits", bot=name, count=count, games=forfeits.games, code=code)
    if forfeits.too_many:
        yield say("arena-no-verdict", bot=name, limit=words.percent(MAX_FORFEIT_SHARE))


def contest_page(contest: Contest, words: Catalogue) -> str:
    """The results of a contest in Markdown."""
    page, game = _Page(words, contest.bots), find_game(contest.game)
    most = max(lineup.games for lineup in contest.lineups)
    seed, two = str(contest.seed), contest.players == 2
    page.add("# " + words.say(say("contest-title", game=game.words.name())))
    page.forfeits(contest.forfeits)
    page.add(" ".join(words.say(message) for message in game.words.setup(game.setup(contest.setup))))
    several = say("contest-how-crowd", players=contest.players, games=most, seed=seed)
    page.say(say("contest-how", games=most, seed=seed) if two else several)
    page.noise(contest.noise())
    if contest.verdict is not None and contest.verdict.decided != "none":
        one, other = (bot_label(bot) for bot in contest.bots)
        verdict = contest.verdict
        page.say(say(f"contest-sprt-{verdict.decided}", one=one, other=other, low=verdict.low, high=verdict.high))
    ratings = [
        [page.names[one.bot], f"{words.number(one.mu, 1)} ({page.range(one.low, one.high)})", words.number(one.elo, 0)]
        for one in contest.ratings
    ]
    page.table([say("arena-player"), say("contest-rating"), say("levels-elo")], ratings)
    page.add("```text", *ratings_as_text(contest.ratings, page.names), "```")
    order = [rating.bot for rating in contest.ratings]
    names = [page.names[bot] for bot in order]
    page.say(say("contest-matrix"), heading=2)
    if two:
        shares = {(bot, other): share for lineup in contest.lineups for bot, other, share in _pairs(lineup)}
        page.table(["", *names], [[page.names[bot], *(page.share(shares.get((bot, other))) for other in order)] for bot in order])
    else:
        by_bot = [(lineup, dict(zip(lineup.bots, lineup.shares, strict=True))) for lineup in contest.lineups]
        rows = [[page.lineup(lineup), *(page.share(shares.get(bot)) for bot in order)] for lineup, shares in by_bot]
        page.table([say("contest-meeting"), *names], rows)
    page.say(say("contest-lengths"), heading=2)
    lengths = [[page.lineup(one), words.number(one.games), page.sample(one.turns), page.sample(one.decisions)] for one in contest.lineups]
    page.table([say("contest-meeting"), say("levels-games"), say("arena-turns"), say("arena-decisions")], lengths)
    page.costs(contest.costs, heading=2)
    return page.text()


def _pairs(lineup: LineUp) -> Iterator[tuple[str, str, Share]]:
    (bot, other), (share, other_share) = lineup.bots, lineup.shares
    yield bot, other, share
    yield other, bot, other_share


def levels_page(levels: Sequence[Levels], words: Catalogue) -> str:
    """The levels of some games in Markdown."""
    minutes = max(1, round(sum(one.seconds for one in levels) / 60))
    how = say("levels-how", games=levels[0].games, seed=str(levels[0].seed), minutes=minutes)
    heading = "# " + words.say(say("levels-title")) + "\n\n" + words.say(how) + "\n"
    return "\n".join([heading, *(_levels_of_game(one, words) for one in levels)])


def _levels_of_game(levels: Levels, words: Catalogue) -> str:
    page, game, first = _Page(words, levels.bots), find_game(levels.game), levels.settings[0]
    page.say(game.words.name(), heading=2)
    page.forfeits(levels.forfeits)
    page.noise(levels.noise())
    for setting in levels.settings:
        setup, *others = (words.say(message) for message in game.words.setup(game.setup(setting.setup)))
        page.add(" ".join((f"**{setup}**", *others)))
        _ladder(page, game, levels.bots, setting)
    page.say(say("levels-pairs"), heading=3)
    page.say(say("levels-pairs-how"))
    shares = {(match.bot, match.others): match.share for match in first.pairs}
    columns = levels.bots[:-1]
    rows = [
        [page.names[bot], words.number(first.ratings[bot], 0), *(page.share(shares.get((bot, other))) for other in columns)]
        for bot in levels.bots
    ]
    page.table(["", say("levels-elo"), *(page.names[bot] for bot in columns)], rows)
    page.costs(first.costs, heading=3)
    return page.text()


def _ladder(page: _Page, game: AnyGame, bots: Sequence[str], setting: Setting) -> None:
    """Each bot against the level below, at tables of every size: first the ladder, then the bots beside it."""
    matches = {(match.bot, match.others, match.players): match for match in (*setting.pairs, *setting.crowds)}
    sizes = sorted({players for _, _, players in matches})
    head: list[Message] = [say("arena-player"), say("levels-others")]
    for players in sizes:
        head += [say("levels-crowd", players=players), say("levels-step")]
    rows = []
    for below, bot in sorted(rungs(game, bots), key=lambda rung: not set(rung) <= set(game.ladder)):
        row = [page.names[bot], page.names[below]]
        for players in sizes:
            match = matches.get((bot, below, players))
            row += [page.stand_in(game, bot, players), ""] if match is None else [page.share(match.share), page.step(match)]
        rows.append(row)
    page.table(head, rows, names=2)


class _Page:
    """Blocks of Markdown, and the cells that the tables of both pages share."""

    def __init__(self, words: Catalogue, bots: Sequence[str]) -> None:
        self._words = words
        self._blocks: list[str] = []
        self.names = {bot: words.say(bot_label(bot)) for bot in bots}

    def text(self) -> str:
        return "\n\n".join(self._blocks) + "\n"

    def add(self, *lines: str) -> None:
        self._blocks.append("\n".join(lines))

    def say(self, message: Message, heading: int = 0) -> None:
        self.add("#" * heading + " " * bool(heading) + self._words.say(message))

    def table(self, head: Sequence[Message | str], rows: Sequence[Sequence[str]], names: int = 1) -> None:
        """A table whose first columns are names, and the others numbers."""
        titles = [title if isinstance(title, str) else self._words.say(title) for title in head]
        marks = ["---" if place < names else "---:" for place in range(len(head))]
        self.add(*("| " + " | ".join(cells) + " |" for cells in (titles, marks, *rows)))

    def noise(self, noise: float | None) -> None:
        if noise is not None:
            self.say(say("levels-noise", percent=self._words.percent(noise, 0)))

    def costs(self, costs: Sequence[Cost], heading: int) -> None:
        if not costs:
            return
        words = self._words
        self.say(say("levels-costs"), heading)
        head: list[Message | str] = [say("arena-player")]
        by_bot: dict[str, list[str]] = {cost.bot: [] for cost in costs}
        for players in sorted({cost.players for cost in costs}):
            alike = {cost.bot: cost for cost in costs if cost.players == players}
            self.say(say("levels-costs-how", players=players, exact="yes" if all(cost.exact for cost in alike.values()) else "no"))
            games = words.number(max(cost.games for cost in alike.values()))
            table = f"{words.say(say('levels-crowd', players=players))}, {games} {words.say(say('levels-games'))}"
            head += [f"{table}: {words.say(say('levels-cost'))}", say("levels-cost-game")]
            for bot, cells in by_bot.items():
                cost = alike.get(bot)
                cells += ["", ""] if cost is None else [self.cost(cost), words.number(100 * cost.game, 1)]
        self.table(head, [[self.names[bot], *cells] for bot, cells in by_bot.items()])

    def cost(self, cost: Cost) -> str:
        return f"{self._words.number(100 * cost.mean, 2)} ± {self._words.number(100 * cost.reach, 2)}"

    def forfeits(self, forfeits: Sequence[Forfeits]) -> None:
        for one in forfeits:
            for message in forfeit_messages(self._words, bot_label(one.bot), one):
                self.say(message)

    def range(self, low: float, high: float, digits: int = 1) -> str:
        return f"{self._words.number(low, digits)}–{self._words.number(high, digits)}"

    def share(self, share: Share | None) -> str:
        if share is None:
            return ""
        return f"{self._words.percent(share.value, 1)} ({self.range(100 * share.interval.low, 100 * share.interval.high)})"

    def sample(self, sample: Sample) -> str:
        return f"{self._words.number(sample.mean, 1)} ({self.range(sample.low, sample.high, 0)})"

    def lineup(self, lineup: LineUp) -> str:
        return " – ".join(self.names[bot] for bot in lineup.bots)

    def step(self, match: Match) -> str:
        low, high = match.step_interval.low, match.step_interval.high
        return f"{self._points(match.step)} ({self._points(low)} – {self._points(high)})"

    def _points(self, step: float) -> str:
        return f"{'+' if step >= 0 else '−'}{'∞' if isinf(step) else self._words.number(abs(step), 0)}"

    def stand_in(self, game: AnyGame, bot: str, players: int) -> str:
        other = game.plays_as(bot, players)
        return "" if other == bot else self._words.say(say("levels-plays-as", bot=bot_label(other)))
