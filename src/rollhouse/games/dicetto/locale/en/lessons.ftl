# Lessons of Dicetto: learn-dicetto-<lesson> is the title, -<step> what is asked, -<step>-right the answer to the right move, and
# -<step>-<name> the answer to others. Short: they are read beside the board.

learn-dicetto-turn = Your first turn
learn-dicetto-turn-1 = Four dice each, and cards on the table to claim with them. Roll your dice.
learn-dicetto-turn-1-right = You may roll up to three times in a turn, and choose each time which dice.
learn-dicetto-turn-2 = Three of a kind is worth 3 points: the number in its corner. You have two sixes. Reroll the other two: 1 and 4.
learn-dicetto-turn-2-right = A third six!
learn-dicetto-turn-2-keep = You could stop here. But you have two rolls left, and a third six fits Three of a kind, worth 3 points.
learn-dicetto-turn-2-other = Keep the two sixes, and reroll 1 and 4.
learn-dicetto-turn-3 = You could roll once more. The sixes are what you wanted: keep all.
learn-dicetto-turn-3-right = Now you place dice on cards.
learn-dicetto-turn-3-reroll = The sixes are enough. One more roll would win nothing here.
learn-dicetto-turn-4 = A card takes exactly what it asks for. Choose Three of a kind, and place 6 6 6.
learn-dicetto-turn-4-right = The card carries your dice. It is not yours yet: you win it at the beginning of your next turn, if your dice are still there.
learn-dicetto-turn-4-less = Allowed, but worth less. Three of a kind is worth 3 points.
learn-dicetto-turn-4-done = Place your dice first: what is not placed claims nothing.

learn-dicetto-several = Several cards in a turn
learn-dicetto-several-1 = Your dice may go on several cards, each die on one. Begin with 6 6 on Pair.
learn-dicetto-several-1-right = Two dice are left, and you go on.
learn-dicetto-several-1-fours = Also a pair. But then the sixes fit no other card, and the fours would: keep those for Number 4.
learn-dicetto-several-1-less = You could. But use 6 6 for Pair: then 4 4 are free for Number 4.
learn-dicetto-several-1-done = You have four dice to place, and cards that take them.
learn-dicetto-several-2 = Number 4 takes as many fours as you like. A higher sum is harder to beat: place both.
learn-dicetto-several-2-right = Two cards in one turn. If your dice are still there next turn, they give you 1 point and 2 points.
learn-dicetto-several-2-one = You could. But the sum of the dice decides who is beaten: two fours on Number 4 hold better.
learn-dicetto-several-2-done = 4 4 still fit on Number 4, for 2 points.

learn-dicetto-winning = Winning cards
learn-dicetto-winning-1 = Your dice lie on two cards. End your turn.
learn-dicetto-winning-1-right = Your opponent placed nothing, so your dice are still there: you win both cards, 1 + 2 = 3 points, and take your dice back. New cards from the pile take their places, and your next turn begins.

learn-dicetto-beaten = Beating others
learn-dicetto-beaten-1 = Your opponent has 3 3 on Pair: together 6. A higher sum beats them. Place 5 5 there.
learn-dicetto-beaten-1-right = Their dice go back to them, and yours hold the card. The same can happen to you until your next turn. With 2 2 (only 4) you could not have placed there.
learn-dicetto-beaten-1-done = You can take the card from them: 5 5 beat 3 3.

learn-dicetto-duel = Duels
learn-dicetto-duel-1 = Your opponent has 6 6 on Pair, and so have you. With equal sums a duel decides. Place 6 6 there.
learn-dicetto-duel-1-right = A duel!
learn-dicetto-duel-1-done = Try it: a duel can win you the card.
learn-dicetto-duel-2 = Each of you rolls one die; on a tie you roll again. The higher die gets the card. Roll.
learn-dicetto-duel-2-right = 3 to 3, and then 5 to 2: you win, and the card carries your dice. If you had lost, these dice would be out for this turn, and you could not have tried this card again.

learn-dicetto-reroll_card = The Reroll card
learn-dicetto-reroll_card-1 = No card takes your dice except the Reroll card, which takes any dice. A higher sum is harder to beat: place all four.
learn-dicetto-reroll_card-1-right = No one beat you: you hold the Reroll card at the beginning of your turn. It is worth no points, and does not count as a card.
learn-dicetto-reroll_card-1-fewer = You could place fewer. But a higher sum is harder to beat: place all four.
learn-dicetto-reroll_card-1-done = The Reroll card takes any dice: better than nothing.
learn-dicetto-reroll_card-2 = In this turn you may roll four times. Then the card goes back on the table. Roll.
learn-dicetto-reroll_card-2-right = You have three rolls left; normally it would be two.

learn-dicetto-bonus = Bonus cards
learn-dicetto-bonus-1 = You can play with Bonus cards: four of the eight lie beside the table. One gives 3 points for the most number cards. Place 5 5 on Number 5.
learn-dicetto-bonus-1-right = 2 points if it is still yours next turn, and a step towards the Bonus card. Bonus cards are given out at the end; on a tie, no one gets the card.
learn-dicetto-bonus-1-fewer = You could place one 5. But a higher sum is harder to beat: place both.
learn-dicetto-bonus-1-pair = Allowed. But Number 5 is worth more, and counts for the Bonus card.
learn-dicetto-bonus-1-done = Place your dice first: Number 5 takes your fives.

learn-dicetto-end = The end
learn-dicetto-end-1 = The game ends when a player wins their tenth card; in this lesson, their second. You have dice on Pair. Place 4 4 on Number 4 too.
learn-dicetto-end-1-right = If no one beats you, you win both at the beginning of your next turn.
learn-dicetto-end-1-one = Place both fours on Number 4: it is the second card that you need.
learn-dicetto-end-1-done = One card is not enough here. Place 4 4 on Number 4.
learn-dicetto-end-2 = End your turn, and see what your opponent does.
learn-dicetto-end-2-right = They placed 1 2 3 on Small straight. You won your second card, which ends the game at once: all cards with dice go to the owners of the dice. Add up the points on your cards, and those of Bonus cards. 3 points to 2: you win! With equal points, the win is shared.

learn-dicetto-example-place = { $rule } Try it: place the dice with the highest sum that the card takes.
learn-dicetto-example-bonus = { $rule } Place your dice so that it will be yours: here the first card won ends the game.

# What happened to the learner, in the second person: learn-you-<message of the event>
learn-you-dicetto-event-turn = Your turn.
learn-you-dicetto-event-took =
    You won { $cards } ({ $points ->
        [one] 1 point
       *[other] { $points } points
    }) and have { $count ->
        [one] 1 card
       *[other] { $count } cards
    } now.
learn-you-dicetto-event-reroll-taken = You hold the Reroll card and may roll four times this turn.
learn-you-dicetto-event-rolled = You rolled { $dice }.
learn-you-dicetto-event-rerolled = You got { $rolled }; the dice are now { $dice }.
learn-you-dicetto-event-picked-up = You reroll { $dice }.
learn-you-dicetto-event-kept = You keep { $dice }.
learn-you-dicetto-event-placed = You placed { $dice } on { $spot }.
learn-you-dicetto-event-to-duel = You and your opponent both have { $total } on { $spot }: a duel decides.
learn-you-dicetto-event-duel-tied = Duel: you both rolled { $mine }, and roll again.
learn-you-dicetto-event-duel-won = Duel: you rolled { $mine }, your opponent { $theirs }. You win.
learn-you-dicetto-event-done = You end your turn.
learn-you-dicetto-event-end =
    { $count ->
        [one] You have 1 card, which ends the game.
       *[other] You have { $count } cards, which ends the game.
    }
learn-you-dicetto-event-bonus-won =
    { $points ->
        [one] Bonus card { $card }: 1 point for you.
       *[other] Bonus card { $card }: { $points } points for you.
    }
