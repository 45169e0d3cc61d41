"""Dicy Cards in words: menus, summaries and the guide."""

from __future__ import annotations

from collections.abc import Mapping

from rollhouse.core.game import CHANCE, Outcome
from rollhouse.core.human_error import ERRING_LEVELS
from rollhouse.core.messages import Arg, Message, Seat, say
from rollhouse.core.words import Branch, Choice, Item, Option, Pick, Prompt, Section, Words
from rollhouse.games.dicy_cards.cards import CARDS, ROW, modes, points, selections
from rollhouse.games.dicy_cards.error_kinds import ERROR_KINDS
from rollhouse.games.dicy_cards.events import card_name
from rollhouse.games.dicy_cards.moves import SKIP, Deal, DicyMove, First, Freeze, Reset, Roll, Score, Skip
from rollhouse.games.dicy_cards.rules import DicyState, active_ids, legal
from rollhouse.games.dicy_cards.setup import MODES, TARGETS, DicySetup

_RULINGS: dict[str, tuple[str, ...]] = {
    "goal": ("D10",),
    "setup": ("D8",),
    "score": ("D4", "D6"),
    "reroll": ("D2", "D3"),
    "reactions": ("D1", "D5", "D6"),
    "end": ("D7",),
    "modes": ("D9", "D10"),
}
"""Which sections of the guide tell which rulings."""


def mode_name(mode: str) -> Message:
    """The mode's name; a set from a user's own file is called what the file calls it."""
    return say(f"dicy-mode-{mode}") if mode in MODES else say("dicy-mode-other", name=mode)


def card_rule(card: str) -> Message:
    """What the card asks for, gives and does."""
    return say(f"dicy-rule-{card}")


def _names(cards: tuple[str, ...]) -> tuple[Message, ...]:
    return tuple(map(card_name, cards))


class DicyWords(Words):
    """Dicy Cards in words."""

    def name(self) -> Message:
        return say("dicy-name")

    def options(self) -> tuple[Option, ...]:
        return (
            Option(
                "mode",
                say("dicy-option-mode"),
                tuple((mode, mode_name(mode)) for mode in MODES if mode != "custom"),
                default="glacial",
                cards={mode.id: mode.cards for mode in modes().values()},
            ),
            Option("target", say("dicy-option-target"), low=TARGETS[0], high=TARGETS[-1], default="100"),
            Option("cards", say("dicy-option-cards"), asked=False),
            Option("modes", say("dicy-option-modes"), asked=False, file=True),
        )

    def setup(self, setup: DicySetup) -> tuple[Message, ...]:
        shipped = modes().get(setup.mode)
        corrected = shipped is not None and set(shipped.cards) != set(setup.cards)  # by a modes file of the user's own (D9)
        name = say("dicy-mode-corrected", name=setup.mode.upper()) if corrected else mode_name(setup.mode)
        lines = [say("dicy-setup", mode=name, target=setup.target)]
        if setup.cards:
            lines.append(say("dicy-setup-cards", cards=_names(setup.cards)))
        if shipped is not None and shipped.source == "our reading" and not corrected:
            lines.append(say("dicy-setup-our-reading"))
        if setup.players == 1:
            lines.append(say("dicy-setup-solo"))
        return tuple(lines)

    def menu(self, state: DicyState) -> Item:
        if state.to_act == CHANCE:
            return self._chance_menu(state)
        moves = legal(state)
        if state.waiting:
            question = say("dicy-ask-reset" if state.resetting else "dicy-ask-freeze", seat=Seat(state.to_act))
            return Branch(question, question, tuple(Choice(self.move(state, move), move) for move in moves))
        seat = say("dicy-ask-turn", seat=Seat(state.to_act))
        return Branch(seat, seat, (*self._scores(state), *self._reroll(state), Choice(self.move(state, SKIP), SKIP)))

    def _scores(self, state: DicyState) -> tuple[Item, ...]:
        items: list[Item] = []
        for card in active_ids(state, state.turn):
            found = selections(card, state.dice)
            if not found:
                continue
            best = Choice(self.move(state, Score(card, found[0])), Score(card, found[0]))
            items.append(best)
        return tuple(sorted(items, key=_points_first))

    def _reroll(self, state: DicyState) -> tuple[Item, ...]:
        cards = active_ids(state, state.turn)
        if not cards or not state.dice:
            return ()
        other = tuple(
            Prompt(card_name(card), say("dicy-ask-select", card=card_name(card), dice=state.dice), f"score {card} ")
            for card in cards
            if len(selections(card, state.dice)) > 1
        )
        freeze = tuple(
            Prompt(self._could_score(state, card), say("dicy-ask-reroll", card=card_name(card), dice=state.dice), f"freeze {card} ")
            for card in cards
        )
        items: list[Item] = [Branch(say("dicy-menu-reroll"), say("dicy-ask-which-freeze"), freeze)]
        if other:
            items.append(Branch(say("dicy-menu-other-dice"), say("dicy-ask-which-score"), other))
        return tuple(items)

    def _could_score(self, state: DicyState, card: str) -> Message:
        found = selections(card, state.dice)
        if not found:
            return say("dicy-card-now-nothing", card=card_name(card))
        return say("dicy-card-now", card=card_name(card), points=points(card, found[0]))

    def _chance_menu(self, state: DicyState) -> Item:
        if state.rolling:
            asked: dict[str, Arg] = {"seat": Seat(state.turn), "count": state.rolling}
            label = say("common-menu-roll", count=state.rolling)
            return Prompt(label, say("dicy-ask-rolled", **asked), "roll ")
        if state.first < 0:
            choices = tuple(Choice(say("common-name", seat=Seat(move.seat)), move) for move in legal(state) if isinstance(move, First))
            return Branch(say("common-menu-first"), say("dicy-ask-youngest"), choices)
        options = tuple((card, card_name(card)) for card in CARDS)
        return Pick(say("dicy-menu-deal"), say("dicy-ask-dealt", count=ROW), "deal ", ROW, options)

    def summary(self, state: DicyState) -> tuple[Message, ...]:
        if state.turn < 0:
            return ()
        lines = [say("dicy-line-round", round=state.round, target=state.setup.target)]
        for seat in range(state.setup.players):
            active = active_ids(state, seat)
            frozen = tuple(card for card in state.cards if card not in active)
            who: dict[str, Arg] = {"seat": Seat(seat), "score": state.scores[seat]}
            if not frozen:
                lines.append(say("dicy-line-all-active", **who))
            elif not active:
                lines.append(say("dicy-line-all-frozen", **who))
            else:
                lines.append(say("dicy-line-seat", **who, active=_names(active), frozen=_names(frozen)))
        if state.dice:
            lines.append(say("dicy-line-dice", dice=state.dice))
        return tuple(lines)

    def move(self, state: DicyState, move: DicyMove) -> Message:
        match move:
            case Score(card=card, dice=dice):
                return say("dicy-move-score", card=card_name(card), dice=dice, points=points(card, dice))
            case Freeze(card=card, reroll=()):
                return say("dicy-move-freeze", card=card_name(card))
            case Freeze(card=card, reroll=reroll):
                return say("dicy-move-reroll", card=card_name(card), dice=reroll)
            case Reset(card=card):
                return say("dicy-move-reset", card=card_name(card))
            case Skip():
                return say("dicy-move-skip", count=len(state.cards) - len(active_ids(state, state.turn)))
            case Roll(dice=dice):
                return say("common-move-roll", dice=dice)
            case Deal(cards=cards):
                return say("dicy-event-dealt", cards=_names(cards))
            case First(seat=seat):
                return say("dicy-event-first", seat=Seat(seat))
        raise AssertionError(f"{move!r} is no move of this game")

    def result(self, outcome: Outcome) -> tuple[Message, ...]:
        lines = [
            say("dicy-line-result", rank=one.rank, seat=Seat(one.seat), score=one.score, active=one.details["active"])
            for one in outcome.standings
        ]
        return (*lines, outcome.reason)

    def bots(self) -> Mapping[str, Message]:
        return {
            "random": say("dicy-bot-random"),
            "greedy": say("dicy-bot-greedy"),
            **{level: say(f"common-level-{level}") for level in ERRING_LEVELS},
            "expert": say("dicy-bot-expert"),
            "perfect": say("dicy-bot-perfect"),
        }

    def guide(self) -> tuple[Section, ...]:
        parts = ("goal", "setup", "turn", "score", "reroll", "skip", "reactions", "end")
        sections = [Section(part, say(f"dicy-guide-{part}-title"), (say(f"dicy-guide-{part}"),), _RULINGS.get(part, ())) for part in parts]
        listed = [say("dicy-guide-mode", mode=mode_name(mode.id), cards=_names(mode.cards)) for mode in modes().values()]
        others = [say(f"dicy-guide-{part}") for part in ("modes-ours", "interglacial", "custom", "solo")]
        sections.append(Section("modes", say("dicy-guide-modes-title"), (*listed, *others), _RULINGS["modes"]))
        sections += [Section(card, card_name(card), (card_rule(card), say(f"dicy-example-{card}")), card=True) for card in CARDS]
        return tuple(sections)

    def cards(self) -> Mapping[str, Message]:
        return self.ids()

    def errors(self) -> Mapping[str, Message]:
        return {kind: say(f"dicy-error-{kind}") for kind in ERROR_KINDS}

    def ids(self) -> Mapping[str, Message]:
        return {card: card_name(card) for card in CARDS}


def _points_first(item: Item) -> int:
    move = item.move if isinstance(item, Choice) else None
    return -points(move.card, move.dice) if isinstance(move, Score) else 0
