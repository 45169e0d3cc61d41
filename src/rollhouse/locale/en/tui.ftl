# The full-screen game. Key labels and card faces have little room: keep them short.

tui-resumed = Welcome back. The game goes on where you left it.
tui-not-saved = This could not be saved ({ $reason }), so it was not done. Try again.
tui-undone =
    { $count ->
        [one] One move taken back.
       *[other] { $count } moves taken back.
    }
tui-no-answer = That does not answer the question yet.
tui-can-undo = You can still take that back: u.

## Who is asked

tui-ask-roll = { $seat }, roll the dice when you are ready.
tui-is-playing = { $seat } is playing …
tui-is-dealt = The table is being laid …
tui-is-over = The game is over

## Keys

tui-key-roll = Roll
tui-key-choose = Choose
tui-key-enter = Confirm
tui-key-back = Back
tui-key-mark = Mark dice
tui-key-invert = Invert
tui-key-undo = Undo
tui-key-help = Help
tui-key-rules = Rules
tui-key-log = Log
tui-key-theme = Light/dark
tui-key-quit = Save and leave
tui-key-hurry = Hurry
tui-key-result = Result

## Help

tui-help-title = Help
tui-help-keys = Keys
tui-help-search = Search
tui-help-nothing = Nothing found.
tui-help-footer = ↑ ↓ section · ← → scroll · / search · Esc close
tui-help-key-enter = roll, score or place; whatever the line above the keys says
tui-help-key-letters = choose a card; once more to confirm it
tui-help-key-digits = mark a die that shows this number; again for the next one
tui-help-key-arrows = walk over dice and cards
tui-help-key-space = mark the die or choose the card you are on
tui-help-key-invert = mark all the other dice instead
tui-help-key-escape = forget what you chose
tui-help-key-undo = take back your last move, never past a roll
tui-help-key-hurry = don't wait for bots
tui-help-key-hint = a hint: first what to look at, then the move
tui-help-key-coach = the coach, on or off: a warning before a move that costs a lot
tui-help-key-report = the analysis, when the game is over
tui-help-key-help = this help; on a card, the rule of that card
tui-help-key-rules = the rules of the game
tui-help-key-log = scroll through what has happened
tui-help-key-theme = light or dark
tui-help-key-quit = leave; the game is saved

## The end

tui-end-look = Look at the table
tui-end-leave = Leave
tui-end-kept = The record of this game: { $path }

## Both games

tui-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Dicy Cards

tui-dicy-headline = round { $round } · to { $target } points
tui-dicy-active = Active
tui-dicy-frozen = ❆ Frozen
tui-dicy-nothing = no score now
tui-dicy-no-dice = No dice for this card.
tui-dicy-is-frozen = { $card } is Frozen: skip your turn to reset your cards.

# At most 14 characters, 10 where the card has an effect; ≠ stands for different, = for alike
tui-dicy-short-any_two = any 2
tui-dicy-short-low_six = 6 dice, no 6
tui-dicy-short-odd = 1 · 3 · 5
tui-dicy-short-straight = 1-2-3-…
tui-dicy-short-two_pairs = x x + y y
tui-dicy-short-sixes = 6 6 6 …
tui-dicy-short-double_pair = 2 × (x + x)
tui-dicy-short-three_lowest = 3 lowest
tui-dicy-short-all_different = all ≠, 4 each
tui-dicy-short-five_different = up to 5, all ≠
tui-dicy-short-forty_minus = 40 − all 6
tui-dicy-short-all_same = all =, 5 each

tui-dicy-effect-neighbours_freeze = neighbours freeze one
tui-dicy-effect-neighbours_reset = neighbours reset one
tui-dicy-effect-others_freeze = the others freeze one

tui-dicy-slip-freeze = ❆ Freeze one card
tui-dicy-slip-reset = ☼ Reset one card
tui-dicy-slip-reroll = ❆ Freeze a card, reroll

tui-dicy-ask-turn = { $seat }, choose a card to score, or mark dice to reroll.
tui-dicy-ask-confirm = { $seat }, Enter scores this; mark other dice if you like.
tui-dicy-ask-mark = { $seat }, mark the dice to reroll, then choose the card to freeze.
tui-dicy-ask-which-freeze = { $seat }, choose the card to freeze: the marked dice are rolled at once.
tui-dicy-ask-skip = { $seat }, all your cards are Frozen: you can only skip.

tui-dicy-key-card = Card
tui-dicy-key-score = Score
tui-dicy-key-freeze = Freeze
tui-dicy-key-reset = Reset
tui-dicy-key-reroll = Freeze + reroll
tui-dicy-key-skip = Skip

## Dicetto

tui-dicetto-headline = { $goal } cards to win · { $count } in the pile
tui-dicetto-our-reading = deck: our reading

# Short for points; at most 6 characters with a number of two digits
tui-dicetto-points =
    { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
tui-dicetto-logo = logo
tui-dicetto-roll = one roll more
tui-dicetto-free = free
tui-dicetto-empty = empty
tui-dicetto-lost = duel lost
# $who is a name, or only the sign of a player
tui-dicetto-beats = beats { $who }
tui-dicetto-duel = duel with { $who }
tui-dicetto-duel-title = Duel
tui-dicetto-no-dice = Mark the dice to place.
tui-dicetto-aside = set aside
tui-dicetto-rolls-left =
    { $count ->
        [one] { $count } roll left
       *[other] { $count } rolls left
    }

# At most 14 characters
tui-dicetto-short-chance = any dice
tui-dicetto-short-reroll = any dice

tui-dicetto-keep-first = First keep your dice; then you place them.
tui-dicetto-ask-mark = { $seat }, mark the dice to reroll, or keep them all.
tui-dicetto-ask-reroll = { $seat }, Enter rerolls the marked dice.
tui-dicetto-ask-place = { $seat }, choose a card to place dice on, or finish.
tui-dicetto-ask-confirm = { $seat }, Enter places the marked dice; mark others if you like.
tui-dicetto-ask-done = { $seat }, you can't place anything more: finish your turn.
tui-dicetto-ask-duel = A duel: { $seat } against { $holder }. Roll one die each!

tui-dicetto-key-reroll = Reroll
tui-dicetto-key-keep = Keep
tui-dicetto-key-card = Card
tui-dicetto-key-place = Place
tui-dicetto-key-done = Finish turn
