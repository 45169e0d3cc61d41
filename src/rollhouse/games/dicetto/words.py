"""Dicetto in words: menus, summaries and the guide."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rollhouse.core.game import CHANCE, GAME_OVER, Outcome
from rollhouse.core.human_error import ERRING_LEVELS
from rollhouse.core.messages import Message, Seat, say
from rollhouse.core.words import Branch, Choice, Item, Option, Pick, Prompt, Section, Words
from rollhouse.games.dicetto.cards import COMBINATIONS, KINDS, REROLL, Card
from rollhouse.games.dicetto.deck import cards_of, shipped
from rollhouse.games.dicetto.error_kinds import ERROR_KINDS
from rollhouse.games.dicetto.events import bonus_name, card_face, card_name, spot_name
from rollhouse.games.dicetto.moves import (
    DONE,
    KEEP,
    REROLL_SPOT,
    SLOTS_AND_REROLL,
    SPOTS,
    DicettoMove,
    Done,
    Draw,
    Duel,
    First,
    Keep,
    LayBonus,
    Place,
    Reroll,
    Roll,
    Stop,
)
from rollhouse.games.dicetto.rules import SLOTS, DicettoState, draw_due, empty_slot, legal, quiet_turns_left, scores, stands_still
from rollhouse.games.dicetto.scoring import BONUS, LAID_OUT
from rollhouse.games.dicetto.setup import CARDS_TO_WIN, DEFAULT_MAX_TURNS, DEFAULT_QUIET_ROUNDS, QUIET_ROUNDS, TURNS, DicettoSetup

_TURNS_LEFT_SHOWN_ROUNDS = 2
"""So many rounds before the end by T13, the summary says how many turns are left."""


def kind_rule(kind: str) -> Message:
    """What goes on a card of this kind; the Reroll card counts as one here."""
    return say(f"dicetto-rule-{kind}")


def bonus_rule(card: str) -> Message:
    """Who gets the Bonus card, and for how many points."""
    return say(f"dicetto-bonus-rule-{card}", points=BONUS[card].points)


def _quiet_rounds(rounds: int) -> Message:
    """How long a game may stand still, where that is not the usual time."""
    never = rounds == QUIET_ROUNDS[-1]
    return say("dicetto-setup-quiet-rounds-never") if never else say("dicetto-setup-quiet-rounds", count=rounds)


def _face(card: Card) -> Message:
    return card_face(card.id, card.points, card.logo)


def _faces(cards: Iterable[Card]) -> list[tuple[Card, int]]:
    """Cards that look the same, as the first of them and how many there are."""
    alike: dict[tuple[str, int | None, int, bool], list[Card]] = {}
    for card in cards:
        alike.setdefault((card.kind, card.number, card.points, card.logo), []).append(card)
    return [(copies[0], len(copies)) for copies in alike.values()]


class DicettoWords(Words):
    """Dicetto in words."""

    def name(self) -> Message:
        return say("dicetto-name")

    def options(self) -> tuple[Option, ...]:
        with_or_without = (("true", say("dicetto-option-bonus-with")), ("false", say("dicetto-option-bonus-without")))
        return (
            Option("cards_to_win", say("dicetto-option-cards-to-win"), low=CARDS_TO_WIN[0], high=CARDS_TO_WIN[-1], default="10"),
            Option(
                "most_turns", say("dicetto-option-most-turns"), low=TURNS[0], high=TURNS[-1], default=str(DEFAULT_MAX_TURNS), asked=False
            ),
            Option(
                "quiet_rounds",
                say("dicetto-option-quiet-rounds"),
                low=QUIET_ROUNDS[0],
                high=QUIET_ROUNDS[-1],
                default=str(DEFAULT_QUIET_ROUNDS),
                asked=False,
            ),
            Option("bonus", say("dicetto-option-bonus"), with_or_without, default="true"),
            Option("deck", say("dicetto-option-deck"), asked=False, file=True),
        )

    def setup(self, setup: DicettoSetup) -> tuple[Message, ...]:
        lines = [
            say("dicetto-setup", count=setup.cards_to_win),
            *((say("dicetto-setup-most-turns", count=setup.most_turns),) if setup.most_turns != DEFAULT_MAX_TURNS else ()),
            *((_quiet_rounds(setup.quiet_rounds),) if setup.quiet_rounds != DEFAULT_QUIET_ROUNDS else ()),
            say("dicetto-setup-bonus") if setup.bonus else say("dicetto-setup-no-bonus"),
            say("dicetto-setup-deck", name=setup.deck_name, count=len(setup.deck)),
        ]
        if setup.reading:
            lines.append(say("dicetto-setup-our-reading"))
        return tuple(lines)

    # --- menus ----------------------------------------------------------------------------------------------------------------------

    def menu(self, state: DicettoState) -> Item:
        if state.to_act == CHANCE:
            return self._chance_menu(state)
        if state.rolls_left:
            question = say("dicetto-ask-roll", seat=Seat(state.turn), rolls=state.rolls_left)
            reroll = Prompt(say("dicetto-menu-reroll"), say("dicetto-ask-reroll", dice=state.dice), "reroll ")
            return Branch(question, question, (Choice(self.move(state, KEEP), KEEP), reroll))
        question = say("dicetto-ask-place", seat=Seat(state.turn))
        return Branch(question, question, (*self._placements(state), Choice(self.move(state, DONE), DONE)))

    def _placements(self, state: DicettoState) -> tuple[Item, ...]:
        """The highest placement on each card, most points first; then the way to any other."""
        found: dict[int, list[Place]] = {}
        for move in legal(state):
            if isinstance(move, Place):
                found.setdefault(move.spot, []).append(move)
        order = sorted(found, key=lambda spot: (-_points(state, spot), spot))
        items: list[Item] = [Choice(self.move(state, found[spot][0]), found[spot][0]) for spot in order]
        others: list[Item] = []
        for spot in order:
            if len(found[spot]) > 1:
                name = spot_name(SLOTS_AND_REROLL[spot], state.spots[spot].card)
                others.append(Prompt(name, say("dicetto-ask-dice-for", spot=name, dice=state.dice), f"place {SPOTS[spot]} "))
        if others:
            items.append(Branch(say("dicetto-menu-other-dice"), say("dicetto-ask-which-card"), tuple(others)))
        return tuple(items)

    def _chance_menu(self, state: DicettoState) -> Item:
        if state.rolling:
            question = say("dicetto-ask-rolled", seat=Seat(state.turn), count=state.rolling)
            return Prompt(say("common-menu-roll", count=state.rolling), question, "roll ")
        if state.duel >= 0:
            question = say("dicetto-ask-duel", seat=Seat(state.turn), holder=Seat(state.spots[state.duel].seat))
            return Prompt(say("dicetto-menu-duel"), question, "duel ")
        if state.first < 0:
            choices = tuple(Choice(say("common-name", seat=Seat(move.seat)), move) for move in legal(state) if isinstance(move, First))
            return Branch(say("common-menu-first"), say("dicetto-ask-oldest"), choices)
        if draw_due(state):
            return self._draw_menu(state)
        options = tuple((card, bonus_name(card)) for card in BONUS)
        return Pick(say("dicetto-menu-bonus"), say("dicetto-ask-bonus", count=LAID_OUT), "bonus ", LAID_OUT, options)

    def _draw_menu(self, state: DicettoState) -> Item:
        """One answer for each face left in the pile: copies of a face can't be told apart, so the first one left stands for all."""
        deck, slot = cards_of(state.setup.deck), empty_slot(state.spots) + 1
        faces = tuple(
            Choice(say("dicetto-menu-face", face=_face(card), count=count), Draw(card.id))
            for card, count in _faces(deck[card] for card in state.pile)
        )
        question = say("dicetto-ask-drawn-our-reading", slot=slot) if state.setup.reading else say("dicetto-ask-drawn", slot=slot)
        by_id = Prompt(say("dicetto-menu-card-id"), say("dicetto-ask-card-id"), "draw ")
        return Branch(say("dicetto-menu-draw"), question, (*faces, by_id))

    # --- positions and moves --------------------------------------------------------------------------------------------------------

    def summary(self, state: DicettoState) -> tuple[Message, ...]:
        if state.turn < 0:
            return ()
        pile = {"count": len(state.pile), "goal": state.setup.cards_to_win}
        lines = [say("dicetto-line-pile-our-reading", **pile) if state.setup.reading else say("dicetto-line-pile", **pile)]
        lines += [self._spot_line(state, spot) for spot in range(SLOTS)]
        lines.append(self._reroll_line(state))
        if state.bonus:
            lines.append(say("dicetto-line-bonus", cards=tuple(map(bonus_name, state.bonus))))
        left = state.setup.most_turns - state.turns
        if state.to_act != GAME_OVER and left < _TURNS_LEFT_SHOWN_ROUNDS * state.setup.players:
            lines.append(say("dicetto-line-last-turns", count=left))
        if stands_still(state):
            lines.append(say("dicetto-line-stands-still", count=quiet_turns_left(state) + 1))
        for seat, points in enumerate(scores(state)):
            lines.append(say("dicetto-line-seat", seat=Seat(seat), count=len(state.hands[seat]), points=points))
        if state.dice:
            lines.append(say("dicetto-line-dice", dice=state.dice))
        if state.aside:
            lines.append(say("dicetto-line-aside", dice=state.aside))
        return tuple(lines)

    def _spot_line(self, state: DicettoState, place: int) -> Message:
        spot = state.spots[place]
        if not spot.card:
            return say("dicetto-line-slot-empty", slot=place + 1)
        face = _face(cards_of(state.setup.deck)[spot.card])
        if not spot.dice:
            return say("dicetto-line-slot-free", slot=place + 1, face=face)
        return say("dicetto-line-slot-held", slot=place + 1, face=face, seat=Seat(spot.seat), dice=spot.dice, total=sum(spot.dice))

    def _reroll_line(self, state: DicettoState) -> Message:
        spot = state.spots[REROLL_SPOT]
        if spot.seat < 0:
            return say("dicetto-line-reroll-free")
        if not spot.dice:
            return say("dicetto-line-reroll-in-hand", seat=Seat(spot.seat))
        return say("dicetto-line-reroll-held", seat=Seat(spot.seat), dice=spot.dice, total=sum(spot.dice))

    def move(self, state: DicettoState, move: DicettoMove) -> Message:
        match move:
            case Place():
                return self._place(state, move)
            case Reroll(dice=dice):
                return say("dicetto-move-reroll", dice=dice)
            case Keep():
                return say("dicetto-move-keep", dice=state.dice)
            case Done():
                return say("dicetto-move-done", count=len(state.dice) + len(state.aside))
            case Roll(dice=dice):
                return say("common-move-roll", dice=dice)
            case Draw(card=card):
                return say("dicetto-move-draw", face=_face(cards_of(state.setup.deck)[card]))
            case Duel(mover=mine, holder=theirs):
                holder = Seat(state.spots[state.duel].seat)
                return say("dicetto-move-duel", seat=Seat(state.turn), mine=mine, holder=holder, theirs=theirs)
            case LayBonus(cards=cards):
                return say("dicetto-event-bonus", cards=tuple(map(bonus_name, cards)))
            case Stop():
                return say("dicetto-move-stop")
            case First(seat=seat):
                return say("dicetto-event-first", seat=Seat(seat))
        raise AssertionError(f"{move!r} is no move of this game")

    def _place(self, state: DicettoState, move: Place) -> Message:
        spot = state.spots[move.spot]
        name = spot_name(SLOTS_AND_REROLL[move.spot], spot.card)
        worth = say("dicetto-worth-roll") if spot.card == REROLL else say("dicetto-worth-points", points=_points(state, move.spot))
        if not spot.dice:
            return say("dicetto-move-place", dice=move.dice, spot=name, worth=worth)
        if sum(move.dice) > sum(spot.dice):
            return say("dicetto-move-beat", dice=move.dice, spot=name, worth=worth, holder=Seat(spot.seat))
        return say("dicetto-move-to-duel", dice=move.dice, spot=name, worth=worth, holder=Seat(spot.seat))

    def result(self, outcome: Outcome) -> tuple[Message, ...]:
        lines = [
            say(
                "dicetto-line-result",
                rank=one.rank,
                seat=Seat(one.seat),
                score=one.score,
                cards=one.details["cards"],
                dice=one.details["dice_points"],
                bonus=one.details["bonus_points"],
            )
            for one in outcome.standings
        ]
        return (*lines, outcome.reason)

    # --- the rules ------------------------------------------------------------------------------------------------------------------

    def bots(self) -> Mapping[str, Message]:
        return {
            "random": say("dicetto-bot-random"),
            "greedy": say("dicetto-bot-greedy"),
            **{level: say(f"common-level-{level}") for level in ERRING_LEVELS},
            "expert": say("dicetto-bot-expert"),
        }

    def guide(self) -> tuple[Section, ...]:
        parts = ("goal", "setup", "turn", "take", "roll", "place", "duel", "end")
        more = {"end": (say("dicetto-guide-end-quiet", count=DEFAULT_QUIET_ROUNDS),)}
        sections = [
            Section(part, say(f"dicetto-guide-{part}-title"), (say(f"dicetto-guide-{part}"), *more.get(part, ())), _rulings(part))
            for part in parts
        ]
        for kind in KINDS:
            title = say("dicetto-kind-number") if kind == "number" else card_name(kind)
            sections.append(Section(kind, title, (kind_rule(kind), say(f"dicetto-example-{kind}")), _rulings(kind), card=True))
        sections.append(Section(REROLL, say("dicetto-kind-reroll"), (kind_rule(REROLL),), _rulings(REROLL), card=True))
        sections += [Section(card, bonus_name(card), (bonus_rule(card),), card=True) for card in BONUS]
        sections.append(Section("deck", say("dicetto-guide-deck-title"), self._deck_lines(), _rulings("deck")))
        return tuple(sections)

    def _deck_lines(self) -> tuple[Message, ...]:
        deck = shipped()
        ours = (say("dicetto-guide-our-reading"),) if deck.reading else ()
        listed = (say("dicetto-guide-face", face=_face(card), count=count) for card, count in _faces(deck.cards))
        return (*ours, say("dicetto-guide-deck", count=len(deck.cards)), *listed)

    def cards(self) -> Mapping[str, Message]:
        return {card: card_name(card) for card in (*COMBINATIONS, REROLL)}

    def errors(self) -> Mapping[str, Message]:
        return {kind: say(f"dicetto-error-{kind}") for kind in ERROR_KINDS}

    def ids(self) -> Mapping[str, Message]:
        named = {card.id: card_name(card.id) for card in shipped().cards}
        return named | {REROLL: card_name(REROLL)} | {card: bonus_name(card) for card in BONUS}


_RULINGS: dict[str, tuple[str, ...]] = {
    "setup": ("T9",),
    "take": ("T6",),
    "place": ("T3", "T8", "T11", "T12"),
    "duel": ("T3",),
    "end": ("T5", "T6", "T7", "T13", "T14"),
    "chance": ("T1",),
    REROLL: ("T1", "T2", "T4"),
    "deck": ("T10",),
}
"""Which sections of the guide tell which rulings."""


def _rulings(section: str) -> tuple[str, ...]:
    return _RULINGS.get(section, ())


def _points(state: DicettoState, spot: int) -> int:
    card = state.spots[spot].card
    return 0 if card == REROLL else cards_of(state.setup.deck)[card].points
