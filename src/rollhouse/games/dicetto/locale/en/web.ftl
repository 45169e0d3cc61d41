# Dicetto in the browser, beside what the game itself says.

## The table

web-dicetto-table = Cards on the table
web-dicetto-pile =
    { $count ->
        [one] 1 card in the pile
       *[other] { $count } cards in the pile
    }
web-dicetto-lane = { $name }: { $count } of { $goal } cards
web-dicetto-goal =
    { $count ->
        [one] The first card ends the game
       *[other] First to { $count } cards ends the game
    }
web-dicetto-reading = Our best guess at the printed deck
web-dicetto-still =
    { $count ->
        [one] The game stands still: it ends after this turn.
       *[other] The game stands still: it ends in { $count } turns unless a card is taken.
    }
web-dicetto-if-stopped = If it stops now: { $scores }.
web-dicetto-stop = Agree to stop

## Bonus cards

web-dicetto-bonus = Bonus cards
web-dicetto-bonus-leads = Ahead: { $name }
web-dicetto-result-cards = Cards won
web-dicetto-result-bonus = Bonus points
web-dicetto-bonus-tied = tied
web-dicetto-bonus-now = Now: { $leader } ({ $counts }).

## Dice

web-dicetto-dice-of = Dice: { $name }
web-dicetto-no-dice = no dice left
web-dicetto-rolls-left =
    { $rolls ->
        [0] no rolls left
        [one] 1 roll left
       *[other] { $rolls } rolls left
    }
web-dicetto-status-reroll =
    { $who ->
        [me] Your turn: reroll dice, or keep them
        [ours] { $name }, reroll dice, or keep them
       *[other] { $name } is choosing dice to reroll
    }
web-dicetto-status-place =
    { $who ->
        [me] Your turn: place your dice
        [ours] { $name }, place your dice
       *[other] { $name } is placing dice
    }
web-dicetto-how-roll = Choose the dice to reroll.
web-dicetto-how-place = Choose a card, or dice for one.
web-dicetto-how-card = Choose a card for { $dice }.
web-dicetto-how-end = You can still place dice. End the turn anyway?
web-dicetto-how-done = There is nothing left to place.
# Under a die: what will become of it
web-dicetto-die-keep = keep
web-dicetto-die-reroll = reroll
web-dicetto-reroll =
    { $count ->
        [one] Reroll 1 die
       *[other] Reroll { $count } dice
    }
web-dicetto-reroll-all = Reroll all
web-dicetto-keep = Keep all
# The one button that places dice: what it does, and what that is worth
web-dicetto-place = Place { $dice } on { $card }: { $worth }
web-dicetto-place-beat = Place { $dice } on { $card }, beat { $holder }: { $worth }
web-dicetto-place-duel = Duel { $holder } with { $dice } for { $card }: { $worth }
web-dicetto-place-none = Place dice
web-dicetto-stay = Keep placing
# Beside dice that lost a duel
web-dicetto-aside = lost a duel, out this turn
web-dicetto-chosen = Chosen: { $dice }
web-dicetto-keys = Keys: 1–6 dice, A–E cards, Enter places, F ends the turn

## On a card: what placing dice there would do

web-dicetto-beats = beats { $name }
web-dicetto-duel-with = duel: { $name }
# What the Reroll card gives
web-dicetto-fourth = a 4th roll
web-dicetto-lost-duel = duel lost

## The duel

web-dicetto-duel = Duel
web-dicetto-duel-tie = A tie: roll again!
web-dicetto-duel-won =
    { $you ->
        [yes] You win the duel
       *[no] { $name } wins the duel
    }

web-about-dicetto = Four dice each. Claim the cards on the table, and hold them until your next turn.
web-goal-dicetto = { $cards_to_win ->
    [one] first to { $cards_to_win } card
   *[other] first to { $cards_to_win } cards
}
web-dicetto-logo = logo

# The contents of the printed box
web-dicetto-box-why = The rulebook does not say how many cards of each kind there are, so our deck is a guess. Count the cards of your box: how many, how many points, and how many with the logo.
web-dicetto-box-copies = Cards
web-dicetto-box-points = Points
web-dicetto-box-logos = With logo
web-dicetto-box-name = Name of the deck
web-dicetto-box-another = Same card, other points
web-dicetto-box-remove = Remove
web-dicetto-box-sum = { $count } cards, { $logos } with the logo, { $points } points in all
web-dicetto-box-printed = The box holds { $count } cards.
web-dicetto-deck = Deck: { $name }
