# Dicetto on the full screen. Key labels and card faces have little room: keep them short.

terminal-dicetto-headline = { $goal } cards to win · { $count } in the pile
terminal-dicetto-our-reading = deck: our guess

# Short for points; at most 6 characters with a number of two digits
terminal-dicetto-points =
    { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
terminal-dicetto-logo = logo
terminal-dicetto-roll = one more roll
terminal-dicetto-free = free
terminal-dicetto-empty = empty
terminal-dicetto-lost = duel lost
# $who is a name, or only the sign of a player
terminal-dicetto-beats = beats { $who }
terminal-dicetto-duel = duel with { $who }
terminal-dicetto-duel-title = Duel
terminal-dicetto-no-dice = Mark the dice to place.
terminal-dicetto-aside = set aside
terminal-dicetto-rolls-left =
    { $count ->
        [one] { $count } roll left
       *[other] { $count } rolls left
    }

# At most 14 characters
terminal-dicetto-short-chance = any dice
terminal-dicetto-short-reroll = any dice

terminal-dicetto-keep-first = First keep your dice; then you place them.
terminal-dicetto-ask-mark = { $seat }, mark the dice to reroll, or keep them all.
terminal-dicetto-ask-reroll = { $seat }, Enter rerolls the marked dice.
terminal-dicetto-ask-place = { $seat }, choose a card to place dice on, or finish.
terminal-dicetto-ask-confirm = { $seat }, Enter places the marked dice; mark others if you like.
terminal-dicetto-ask-done = { $seat }, you can’t place anything more: finish your turn.
terminal-dicetto-ask-duel = A duel: { $seat } against { $holder }. Roll one die each!

terminal-dicetto-key-reroll = Reroll
terminal-dicetto-key-keep = Keep
terminal-dicetto-key-card = Card
terminal-dicetto-key-place = Place
terminal-dicetto-key-done = Finish turn
