# Lessons of Dicy Cards: learn-dicy-cards-<lesson> is the title, -<step> what is asked, -<step>-right the answer to the right move, and
# -<step>-<name> the answer to others. Short: they are read beside the board.

learn-dicy-cards-turn = Your first turn
learn-dicy-cards-turn-1 = Everyone has the same five cards. With six dice you score points on them, in a race to 100. A turn begins with all six dice: roll them.
learn-dicy-cards-turn-1-right = Each card now shows what it would score: the sum of the dice that fit it.
learn-dicy-cards-turn-2 = On your turn you usually score one card. Take the one with the most points: the Straight takes consecutive numbers. Choose it, then press Score.
learn-dicy-cards-turn-2-right = 1 + 2 + 3 + 4 + 5 + 6: 21 points! A card that has scored is Frozen: it can’t be used until it is reset. Then your opponent rolled, and scored Two pairs: 2 + 2 + 3 + 3 = 10.
learn-dicy-cards-turn-2-less = Allowed, but it scores fewer points. The Straight takes all six dice here: 1 to 6, 21 points.
learn-dicy-cards-turn-2-skip = Skipping scores no points. You would do it to reset Frozen cards, and you have none yet.
learn-dicy-cards-turn-2-freeze = You could reroll by freezing a card, but these dice are as good as they get. That is the next lesson.

learn-dicy-cards-reroll = Rerolling costs a card
learn-dicy-cards-reroll-1 = If one 6 were a 4, your Straight would run from 1 to 6. To reroll, you freeze a card: choose one 6, then freeze Low six.
learn-dicy-cards-reroll-1-right = Low six is Frozen, and the die came up 4.
learn-dicy-cards-reroll-1-straight = Then the Straight itself would be Frozen, and you could not score it. Freeze a card that you don’t need.
learn-dicy-cards-reroll-1-other = Nearly: reroll one 6 and nothing else, and freeze Low six, which these dice don’t fit anyway.
learn-dicy-cards-reroll-1-score = Allowed, and safe. But when you are one die away from 21 points, a reroll is worth a card.
learn-dicy-cards-reroll-1-skip = Skipping scores no points, and you have nothing to reset.
learn-dicy-cards-reroll-2 = You could freeze another card and reroll any dice again, as often as you have Active cards. Now score the Straight.
learn-dicy-cards-reroll-2-right = 21 points, for two cards: the one that scored and the one you froze. You have three left.
learn-dicy-cards-reroll-2-less = The Straight scores 21 with all six dice: take them all.
learn-dicy-cards-reroll-2-skip = No points, after all that? Score the Straight first.
learn-dicy-cards-reroll-2-freeze = It can’t get better than this, and every reroll costs a card.

learn-dicy-cards-last_card = The last card
learn-dicy-cards-last_card-1 = Four of your cards are Frozen: only the Straight is left. Score it with 2 3 4.
learn-dicy-cards-last_card-1-right = 2 + 3 + 4 = 9 points are better than none. All your cards are Frozen now, so your next turn can only be a skip.
learn-dicy-cards-last_card-1-freeze = You could freeze your last Active card. But then nothing is left to score with, and you can only skip.
learn-dicy-cards-last_card-1-skip = Allowed: a skip resets your cards. But take the points first; the cards come back with the next skip.
learn-dicy-cards-last_card-1-fewer = You could use fewer dice. Here 2 3 4 score the most.

learn-dicy-cards-effects = Cards that affect others
learn-dicy-cards-effects-1 = Any two takes any two dice, and the snowflake means: your neighbours on the left and right must each freeze an Active card, if they have one. Score it with 6 6.
learn-dicy-cards-effects-1-right = 12 points, and your opponent had to freeze Odd. Then they did the same to you.
learn-dicy-cards-effects-1-score = Allowed. But Any two scores 12 points with 6 6, and costs your opponent a card.
learn-dicy-cards-effects-1-skip = Skipping would even reset one of your opponent’s cards, if they had a Frozen one.
learn-dicy-cards-effects-1-freeze = No need to reroll: 6 6 is the best you can get for Any two.
learn-dicy-cards-effects-2 = Your opponent scored Any two, so you must freeze a card, and you choose which. Give up the hardest one: Low six.
learn-dicy-cards-effects-2-right = It is Frozen as if you had used it. Other modes have other cards, and each one says how it scores. Sixes does the opposite: your neighbours each reset a card. Three lowest makes everyone else freeze one.
learn-dicy-cards-effects-2-other = You could. But this card will score more often than Low six, which needs all six dice without a 6.

learn-dicy-cards-skip = Skipping
learn-dicy-cards-skip-1 = All your cards are Frozen. Then there is no roll: you can only skip. Do it.
learn-dicy-cards-skip-1-right = All your cards are Active again. The price: no points, and everyone else resets one card of their choice. You may skip in any turn, after the roll; you must when you can’t or don’t want to score.

learn-dicy-cards-last_round = The last round
learn-dicy-cards-last_round-1 = This game goes to 20 instead of 100, and your opponent has 21. The round is always finished: you have one more turn. Roll.
learn-dicy-cards-last_round-1-right = The most points win, so you need 22.
learn-dicy-cards-last_round-2 = Find the card that beats 21.
learn-dicy-cards-last_round-2-right = 22 to 21: you win! Everyone gets the same number of turns, and then the most points win.
learn-dicy-cards-last_round-2-less = That would leave you behind 21, and the game would be over. Two pairs with 5 5 6 6 scores 22.
learn-dicy-cards-last_round-2-skip = There is no next turn: the game would be over, and lost.
learn-dicy-cards-last_round-2-freeze = No need to take a risk: one of your cards scores 22 right now.

learn-dicy-cards-tie = A tie
learn-dicy-cards-tie-1 = Your opponent has 21, and froze a card for it: three of their cards are Active. Your last turn: roll.
learn-dicy-cards-tie-1-right = You can reach 21 too. What happens then?
learn-dicy-cards-tie-2 = On a tie, the most Active cards win. Score the Straight without freezing anything.
learn-dicy-cards-tie-2-right = 21 each, and you have four Active cards to their three: you win. If those are equal too, you share the win.
learn-dicy-cards-tie-2-freeze = Every card you freeze now counts against you in the tie.
learn-dicy-cards-tie-2-less = Too few: you need all 21 for a tie.
learn-dicy-cards-tie-2-skip = Then you would have nothing, and lose to 21.

learn-dicy-cards-example-score = { $rule } Try it: score as much as you can with these dice on this card.

# What happened to the learner, in the second person: learn-you-<message of the event>
learn-you-dicy-event-rolled = You rolled { $dice }.
learn-you-dicy-event-rerolled = You got { $rolled }; the dice are now { $dice }.
learn-you-dicy-event-froze = You froze { $card } and rerolled { $dice }.
learn-you-dicy-event-scored =
    { $points ->
        [one] You scored { $card } with { $dice }: 1 point, { $total } in all.
       *[other] You scored { $card } with { $dice }: { $points } points, { $total } in all.
    }
learn-you-dicy-event-skipped =
    { $count ->
        [0] You skipped the turn.
        [one] You skipped the turn and reset one card.
       *[other] You skipped the turn and reset { $count } cards.
    }
learn-you-dicy-event-frozen = You had to freeze { $card }.
