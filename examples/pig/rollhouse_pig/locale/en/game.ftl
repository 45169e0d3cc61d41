pig-name = Pig
pig-option-target = points to win
pig-setup = The first to { $target } points wins.
pig-reason = The target was { $target } points.

## What is asked

pig-ask = { $seat }, you have { $pot } this turn. Roll again or hold?
pig-ask-first = Who starts?
pig-ask-rolled = What did { $seat } roll?
pig-move-again = Roll again
pig-move-hold = Hold

## What happened, and where the game stands

pig-event-started = { $seat } starts.
pig-event-rolled = { $seat } rolls { $face }: { $pot } so far.
pig-event-lost = { $seat } rolls 1 and loses the { $pot } of this turn.
pig-event-held = { $seat } holds, scores { $pot } and has { $score }.
pig-score = { $seat }: { $score }
pig-pot = { $seat }, this turn: { $pot }

## The rules

pig-guide-turn-title = A turn
pig-guide-turn = Roll the die as often as you like and add up what it shows. Hold to score the sum. A 1 ends the turn without points.
pig-guide-end-title = The end
pig-guide-end = The first player to hold with the target reached wins at once.
