"""The report on a game as text and tables, for both front ends: 80 columns or fewer, readable without colour."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from rollhouse.analysis.marks import MARKS, THRESHOLDS, Mark, mark_name
from rollhouse.analysis.played_like import like_in_words
from rollhouse.analysis.praise import PRAISES, Praise, praise_name
from rollhouse.analysis.report import Report
from rollhouse.core.evaluate import Unit
from rollhouse.core.messages import Message, Seat, say
from rollhouse.core.registry import game as find_game
from rollhouse.locale import Catalogue

SIGNS: dict[Mark, str] = {"fine": "", "inaccuracy": "?!", "mistake": "?", "blunder": "??"}
PRAISE_SIGNS: dict[Praise, str] = {"only": "!", "great": "!!"}
"""The signs of chess notation, printed beside the words."""
_STYLES: dict[Mark, str] = {"fine": "", "inaccuracy": "yellow", "mistake": "dark_orange", "blunder": "bold red"}
_CHART_COLUMNS = 60
_CHART_MARGIN_COLUMNS = 10
"""Columns for a chart's labels and frame."""
_CHART_ROWS = 8
_MAX_ROLLS_SHOWN = 5
_EIGHTHS = " ▁▂▃▄▅▆▇█"

_Line = Callable[..., None]


def show(report: Report, words: Catalogue, names: Sequence[str], console: Console, seat: int | None = None) -> None:
    """Print the report about one seat, or about all."""
    game = find_game(report.game)
    seats = tuple(range(len(report.seats))) if seat is None else (seat,)

    def line(message: Message, style: str = "") -> None:
        console.print(Text(words.say(message, names), style=style))

    line(say("analysis-title", game=game.words.name()), "bold")
    for message in game.words.setup(game.setup(report.setup)):
        line(message)
    if report.lacks is not None:
        line(report.lacks)
    if report.source is None:
        _show_scores(report, seats, line, console)
        return
    unit = report.source.unit
    line(report.source.about, "dim")
    for one in seats[:1] if len(report.seats) == 2 else seats:  # for two players the other curve is the mirror image
        line(say("analysis-curve-turns" if unit == "turns" else "analysis-curve", seat=Seat(one)))
        values = [point.values[one] for point in report.curve if point.values is not None]
        console.print(Text(chart(values, unit, words, _chart_width(console))))
    _show_decisions(report, unit, words, names, console)
    _show_rolls(report, unit, words, names, console, seats)
    _show_accounts(report, unit, words, names, console, seats)
    for one in seats:
        line(report.lines[one], "bold")
    if report.rule_of_thumb:
        line(say("analysis-thumb"), "bold")
    for message in report.rule_of_thumb:
        line(message)


def _chart_width(console: Console) -> int:
    return max(1, min(_CHART_COLUMNS, console.width - _CHART_MARGIN_COLUMNS))


def chart(values: Sequence[float], unit: Unit, words: Catalogue, width: int = _CHART_COLUMNS) -> str:
    """A chart of a seat's values: from 0 to 100 %, or in turns from the fewest to the most."""
    if unit == "turns":
        values = [-value for value in values]
        low, high = min(values), max(values)
        labels = {0: words.number(high, 1), _CHART_ROWS - 1: words.number(low, 1)}
    else:
        low, high = 0.0, 1.0
        labels = {0: words.percent(1), _CHART_ROWS // 2: words.percent(0.5), _CHART_ROWS - 1: words.percent(0)}
    heights = [round((value - low) / ((high - low) or 1.0) * 8 * _CHART_ROWS) for value in _sampled(values, width)]
    margin = max(map(len, labels.values()))
    lines = []
    for row in range(_CHART_ROWS):
        filled = "".join(_EIGHTHS[min(8, max(0, height - 8 * (_CHART_ROWS - 1 - row)))] for height in heights)
        lines.append(f"{labels.get(row, ''):>{margin}} │{filled}│")
    return "\n".join(lines)


def _sampled(values: Sequence[float], width: int) -> list[float]:
    """One value for each column."""
    return [values[round(place * (len(values) - 1) / max(1, width - 1))] for place in range(width)]


def _amount(value: float, unit: Unit, words: Catalogue) -> str:
    """A cost or an amount of luck, without its sign."""
    return words.number(abs(value), 2) if unit == "turns" else words.percent(abs(value), 1)


def _table(words: Catalogue, title: Message, *headings: Message) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), title=Text(words.say(title), style="bold"), title_justify="left")
    for heading in headings:
        table.add_column(Text(words.say(heading)), overflow="fold")
    return table


def _show_decisions(report: Report, unit: Unit, words: Catalogue, names: Sequence[str], console: Console) -> None:
    """The decisions with a cost: the move, a better one, and the reason."""
    headings = (say("analysis-head-ply"), say("analysis-head-player"), say("analysis-head-mark"), say("analysis-head-move"))
    table = _table(words, say("analysis-decisions"), *headings)
    shown = [decision for decision in report.decisions if decision.mark != "fine" or decision.praise is not None]
    for decision in shown:
        if decision.praise is not None:
            judged = f"{PRAISE_SIGNS[decision.praise]} {words.say(praise_name(decision.praise))}"
            told = Text(words.say(decision.words, names), style="bold")
            told.append("\n" + words.say(decision.why, names) + "\n", style="not bold")
            table.add_row(str(decision.ply + 1), Text(names[decision.seat]), Text(judged, style="green"), told)
            continue
        judged = f"{SIGNS[decision.mark]} {words.say(mark_name(decision.mark))}\n−{_amount(decision.cost, unit, words)}"
        told = Text(words.say(decision.words, names), style="bold")
        told.append("\n→ " + words.say(decision.best_words, names), style="not bold")
        told.append("\n" + words.say(decision.why, names) + "\n", style="not bold")
        if decision.games:
            played = say("analysis-cost-played", error=round(100 * decision.error, 1), games=decision.games)
            told.append(words.say(played) + "\n", style="not bold dim")
        table.add_row(str(decision.ply + 1), Text(names[decision.seat]), Text(judged, style=_STYLES[decision.mark]), told)
    if shown:
        console.print(table)
    console.print(
        Text(
            words.say(say("analysis-others-fine", count=len(report.decisions) - len(shown), cost=_amount(THRESHOLDS[unit][0], unit, words)))
        )
    )


def _show_rolls(report: Report, unit: Unit, words: Catalogue, names: Sequence[str], console: Console, seats: Sequence[int]) -> None:
    """The rolls that changed most for the player who rolled."""
    found = [(roll.luck[roll.seat], roll) for roll in report.rolls if roll.luck is not None and roll.seat in seats]
    table = _table(
        words,
        say("analysis-rolls"),
        say("analysis-head-ply"),
        say("analysis-head-player"),
        say("analysis-head-luck"),
        say("analysis-head-roll"),
    )
    for luck, roll in sorted(found, key=lambda one: -abs(one[0]))[:_MAX_ROLLS_SHOWN]:
        sign = "−" if luck < 0 else "+"
        told = Text(words.say(roll.words, names))
        table.add_row(str(roll.ply + 1), Text(names[roll.seat]), sign + _amount(luck, unit, words), told)
    if found:
        console.print(table)


def _show_accounts(report: Report, unit: Unit, words: Catalogue, names: Sequence[str], console: Console, seats: Sequence[int]) -> None:
    kinds = tuple(map(mark_name, MARKS))
    headings = (say("analysis-head-player"), say("analysis-head-decisions"), *kinds, say("analysis-head-average"))
    table = _table(words, say("analysis-accounts"), *headings)
    for column in table.columns[1:]:
        column.justify = "right"
    for seat in seats:
        account = report.accounts[seat]
        counts = [str(account.marks[name]) for name in MARKS]
        table.add_row(Text(names[seat]), str(account.decisions), *counts, _amount(account.average_cost, unit, words))
    console.print(table)
    for seat in seats:
        account = report.accounts[seat]
        only, great = (account.praise.get(name, 0) for name in PRAISES)
        if only or great:
            console.print(Text(words.say(say("analysis-praised", seat=Seat(seat), only=only + great, great=great), names)))
        if account.like is not None:
            console.print(Text(words.say(like_in_words(seat, account.like), names)))


def _show_scores(report: Report, seats: Sequence[int], line: _Line, console: Console) -> None:
    """What is known without values: the scores, and the number of rolls."""
    top = max((score for point in report.curve for score in point.scores), default=0) or 1
    for seat in seats:
        scores = _sampled([point.scores[seat] for point in report.curve], _chart_width(console))
        line(say("analysis-scores", seat=Seat(seat), score=report.curve[-1].scores[seat]))
        console.print(Text("".join(_EIGHTHS[max(0, round(8 * score / top))] for score in scores)))
    line(say("analysis-roll-count", count=len(report.rolls)))
