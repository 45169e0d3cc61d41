# Dicy Cards on the full screen. Key labels and card faces have little room: keep them short.

terminal-dicy-headline = round { $round } · to { $target } points
terminal-dicy-active = Active
terminal-dicy-frozen = ❆ Frozen
terminal-dicy-nothing = no score now
terminal-dicy-no-dice = No dice for this card.
terminal-dicy-is-frozen = { $card } is Frozen: skip your turn to reset your cards.

# At most 14 characters, 10 where the card has an effect; ≠ stands for different, = for alike
terminal-dicy-short-any_two = any 2
terminal-dicy-short-low_six = 6 dice, no 6
terminal-dicy-short-odd = 1 · 3 · 5
terminal-dicy-short-straight = 1-2-3-…
terminal-dicy-short-two_pairs = x x + y y
terminal-dicy-short-sixes = 6 6 6 …
terminal-dicy-short-double_pair = 2 × (x + x)
terminal-dicy-short-three_lowest = 3 lowest
terminal-dicy-short-all_different = all ≠, 4 each
terminal-dicy-short-five_different = up to 5, all ≠
terminal-dicy-short-forty_minus = 40 − all 6
terminal-dicy-short-all_same = all =, 5 each

terminal-dicy-effect-neighbours_freeze = neighbours freeze one
terminal-dicy-effect-neighbours_reset = neighbours reset one
terminal-dicy-effect-others_freeze = the others freeze one

terminal-dicy-slip-freeze = ❆ Freeze one card
terminal-dicy-slip-reset = ☼ Reset one card
terminal-dicy-slip-reroll = ❆ Freeze a card, reroll

terminal-dicy-ask-turn = { $seat }, choose a card to score, or mark dice to reroll.
terminal-dicy-ask-confirm = { $seat }, Enter scores this; mark other dice if you like.
terminal-dicy-ask-mark = { $seat }, mark the dice to reroll, then choose the card to freeze.
terminal-dicy-ask-which-freeze = { $seat }, choose the card to freeze: the marked dice are rolled at once.
terminal-dicy-ask-skip = { $seat }, all your cards are Frozen: you can only skip.

terminal-dicy-key-card = Card
terminal-dicy-key-score = Score
terminal-dicy-key-freeze = Freeze
terminal-dicy-key-reset = Reset
terminal-dicy-key-reroll = Freeze + reroll
terminal-dicy-key-skip = Skip
