# The Dicy Cards table in the browser. What stands on cards and buttons has little room: keep it short.

web-dicy-board = Dicy Cards table
web-dicy-race = The race to { $target } points
web-dicy-round = Round { $round }
web-dicy-lane =
    { $points ->
        [one] { $name }: { $points } point of { $target }
       *[other] { $name }: { $points } points of { $target }
    }
web-dicy-row =
    { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $count ->
        [one] { $count } Active card
       *[other] { $count } Active cards
    }
web-dicy-dice = Dice on the table
web-dicy-dice-waiting = Dice, not rolled yet
web-dicy-die = Die { $place } shows { $face }

## Cards

web-dicy-frozen = Frozen
web-dicy-card-active = { $card }, Active
web-dicy-card-frozen = { $card }, Frozen
web-dicy-card-nothing = { $card }, Active, no points with these dice
web-dicy-card-worth =
    { $points ->
        [one] { $card }, Active, { $points } point with { $dice }
       *[other] { $card }, Active, { $points } points with { $dice }
    }
web-dicy-freeze = Freeze
web-dicy-reset = Reset

## What is asked

web-dicy-ask-turn = Choose a card to score, or dice to reroll.
web-dicy-ask-score = { $card } with { $dice }
web-dicy-ask-dice = Choose dice for { $card }.
web-dicy-ask-reroll = Reroll { $dice }: which card will you freeze?
web-dicy-no-way-back = A reroll can’t be taken back in a game between people.
web-dicy-ask-freeze = Choose a card to freeze.
web-dicy-ask-reset = Choose a card to reset.
# Why a player has to turn a card
web-dicy-cause-freeze = { $name } scored { $card }: freeze a card.
web-dicy-cause-reset = { $name } scored { $card }: reset a card.
web-dicy-cause-skip = { $name } skipped: reset a card.
# Below the rule of a card that is Frozen
web-dicy-frozen-back = Frozen: you can reset it by skipping, or when another player’s skip or card lets you.
web-dicy-ask-all-frozen = All your cards are Frozen: you can only skip, which resets them.
web-dicy-score = Score { $points }
web-dicy-result-active = Active cards
web-dicy-score-cannot = Choose other dice
web-dicy-others = Reroll the rest
web-dicy-cancel = Cancel
web-dicy-keys = R: roll · 1–6: dice · A–E: cards · Shift + letter: freeze · I: other dice · S: skip · Esc: cancel

## Who is waited for

web-dicy-wait = Choose a card to read what it does.
web-dicy-status-freeze =
    { $who ->
        [me] Choose a card to freeze
        [ours] { $name }, choose a card to freeze
       *[other] { $name } is choosing a card to freeze
    }
web-dicy-status-reset =
    { $who ->
        [me] Choose a card to reset
        [ours] { $name }, choose a card to reset
       *[other] { $name } is choosing a card to reset
    }
web-dicy-must-freeze = Has to freeze a card
web-dicy-must-reset = Resets a card

web-about-dicy-cards = Six dice, five cards. First to 100.
web-goal-dicy-cards = first to { $target }

# The contents of the printed box
web-dicy-box-why = The rulebook shows sets B, C and D only as pictures, so ours are a guess. Choose the five cards of each set: the letter is printed in the corner of the card.
web-dicy-box-set = Set { $name }
web-dicy-box-chosen = { $count } of { $size } cards chosen
web-dicy-set-guess = Set { $name }: our guess
web-dicy-set-printed = Set { $name } from a printed box
