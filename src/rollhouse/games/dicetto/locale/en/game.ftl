# Dicetto. Dice are placed on Dice cards and on the Reroll card; Bonus cards are given out at the end.

dicetto-name = Dicetto

## The cards

dicetto-card-number = Number { $number }
dicetto-card-pair = Pair
dicetto-card-two_pairs = Two pairs
dicetto-card-three = Three of a kind
dicetto-card-four = Four of a kind
dicetto-card-small_straight = Small straight
dicetto-card-large_straight = Large straight
dicetto-card-chance = Chance
dicetto-card-reroll = Reroll

# A card and the slot of the table it lies in
dicetto-spot = { $card } (slot { $slot })
# What is printed on a card
dicetto-face =
    { $points ->
        [one] { $card }, 1 point
       *[other] { $card }, { $points } points
    }
dicetto-face-logo =
    { $points ->
        [one] { $card }, 1 point, logo
       *[other] { $card }, { $points } points, logo
    }

dicetto-kind-number = Numbers 1 to 6
dicetto-kind-reroll = The Reroll card

dicetto-rule-number = Place one or more dice that show the number on the card, as many as you like.
dicetto-rule-pair = Place 2 dice with the same number.
dicetto-rule-two_pairs = Place 4 dice that make two pairs. Four dice with the same number count as two pairs too.
dicetto-rule-three = Place 3 dice with the same number.
dicetto-rule-four = Place 4 dice with the same number.
dicetto-rule-small_straight = Place 3 dice whose numbers follow one another.
dicetto-rule-large_straight = Place 4 dice whose numbers follow one another.
dicetto-rule-chance = Place one or more dice, whatever they show.
dicetto-rule-reroll =
    Place one or more dice, whatever they show. This card gives no points and does not count as one of your cards. But if your dice are
    still on it when your next turn begins, you may roll four times in that turn. Before you place dice, you lay it back on the table.

dicetto-example-number = Example: on number 5, one 5, or 5 5, or 5 5 5.
dicetto-example-pair = Example: 4 4.
dicetto-example-two_pairs = Example: 2 2 5 5.
dicetto-example-three = Example: 6 6 6.
dicetto-example-four = Example: 3 3 3 3.
dicetto-example-small_straight = Example: 2 3 4.
dicetto-example-large_straight = Example: 3 4 5 6.
dicetto-example-chance = Example: 1 5 6.

## Bonus cards

dicetto-bonus-fewest_logo = Fewest logos
dicetto-bonus-most_logo = Most logos
dicetto-bonus-fewest_cards = Fewest cards
dicetto-bonus-most_cards = Most cards
dicetto-bonus-most_straights = Most straights
dicetto-bonus-most_chance = Most Chance cards
dicetto-bonus-fewest_points = Fewest points
dicetto-bonus-most_numbers = Most number cards

dicetto-bonus-rule-fewest_logo = { $points } points for the player with the fewest cards with the Dicetto logo. On a tie, no one gets them.
dicetto-bonus-rule-most_logo = { $points } points for the player with the most cards with the Dicetto logo. On a tie, no one gets them.
dicetto-bonus-rule-fewest_cards = { $points } points for the player with the fewest Dice cards. On a tie, no one gets them.
dicetto-bonus-rule-most_cards = { $points } points for the player with the most Dice cards. On a tie, no one gets them.
dicetto-bonus-rule-most_straights = { $points } points for the player with the most straights, small and large together. On a tie, no one gets them.
dicetto-bonus-rule-most_chance = { $points } points for the player with the most Chance cards. On a tie, no one gets them.
dicetto-bonus-rule-fewest_points = { $points } points for the player with the fewest points on their Dice cards. On a tie, no one gets them.
dicetto-bonus-rule-most_numbers = { $points } points for the player with the most cards with a number from 1 to 6. On a tie, no one gets them.

## Set-up

dicetto-option-cards-to-win = Cards to win
dicetto-option-most-turns = Maximum number of turns, for all players together
dicetto-option-quiet-rounds = Rounds without a card taken before the game ends
dicetto-option-bonus = Bonus cards
dicetto-option-bonus-with = with Bonus cards
dicetto-option-bonus-without = without Bonus cards
dicetto-option-deck = A file with your own deck

dicetto-setup =
    { $count ->
        [one] The game ends as soon as a player has won a card.
       *[other] The game ends as soon as a player has won { $count } cards.
    }
dicetto-setup-most-turns =
    { $count ->
        [one] It ends after the first turn at the latest.
       *[other] It ends after { $count } turns at the latest.
    }
dicetto-setup-quiet-rounds = It ends earlier if no Dice card is taken for { $count } rounds.
dicetto-setup-quiet-rounds-never = It goes on even if no cards are taken.
dicetto-setup-bonus = With Bonus cards.
dicetto-setup-no-bonus = Without Bonus cards.
dicetto-setup-deck = Deck: { $name }, { $count } cards.
dicetto-setup-our-reading = The rulebook does not say how many cards of each kind there are, nor their points and logos: this deck is our best guess, and the printed cards may differ.

## What happens

dicetto-event-first = { $seat } goes first.
dicetto-event-drawn = Slot { $slot }: { $face }.
dicetto-event-bonus = The Bonus cards of this game are { $cards }.
dicetto-event-turn = { $seat }’s turn.
dicetto-event-took =
    { $seat } won { $cards } ({ $points ->
        [one] 1 point
       *[other] { $points } points
    }) and has { $count ->
        [one] 1 card
       *[other] { $count } cards
    } now.
dicetto-event-reroll-taken = { $seat } holds the Reroll card and may roll four times this turn.
dicetto-event-reroll-laid-back = { $seat } laid the Reroll card back on the table.
dicetto-event-rolled = { $seat } rolled { $dice }.
dicetto-event-rerolled = { $seat } got { $rolled }; the dice are now { $dice }.
dicetto-event-picked-up = { $seat } picked up { $dice } to reroll.
dicetto-event-kept = { $seat } kept { $dice }.
dicetto-event-placed = { $seat } placed { $dice } on { $spot }.
dicetto-event-returned = { $seat } was beaten on { $spot } and took { $dice } back.
dicetto-event-to-duel = { $seat } and { $holder } both had { $total } on { $spot }: a duel decides.
dicetto-event-duel-tied = Duel: { $seat } and { $holder } both rolled { $mine }; they roll again.
dicetto-event-duel-won = Duel: { $seat } rolled { $mine }, { $holder } { $theirs }. { $seat } won.
dicetto-event-duel-lost = Duel: { $seat } rolled { $mine }, { $holder } { $theirs }. { $holder } stayed, and { $seat } can’t place { $dice } this turn.
dicetto-event-done = { $seat } ended the turn.
dicetto-event-end =
    { $count ->
        [one] { $seat } has 1 card, which ends the game.
       *[other] { $seat } has { $count } cards, which ends the game.
    }
dicetto-event-end-no-cards = No Dice card is left, which ends the game.
dicetto-event-end-most-turns =
    { $count ->
        [one] There has been one turn, which ends the game.
       *[other] There have been { $count } turns, which ends the game.
    }
dicetto-event-end-quiet-rounds = For { $count } rounds no player took a Dice card, which ends the game.
dicetto-event-end-agreed = All players agreed to stop, which ends the game.
dicetto-event-stands-still = No Dice card was taken for { $rounds } rounds. The game ends after { $left } more turns, unless a card is taken.
dicetto-event-swept =
    { $points ->
        [one] { $seat } also won { $cards }, still carrying dice: 1 point.
       *[other] { $seat } also won { $cards }, still carrying dice: { $points } points.
    }
dicetto-event-bonus-won =
    { $points ->
        [one] Bonus card { $card }: 1 point for { $seat }.
       *[other] Bonus card { $card }: { $points } points for { $seat }.
    }
dicetto-event-bonus-tied = Bonus card { $card }: tied, so no one gets it.

dicetto-won-points = The most points win.
dicetto-won-shared = Equal on points: the win is shared.

## The position

dicetto-line-pile = Cards to win: { $goal }. Cards in the pile: { $count }.
dicetto-line-pile-our-reading = Cards to win: { $goal }. Cards in the pile: { $count }. (The deck is our best guess.)
dicetto-line-slot-free = { $slot }: { $face }
dicetto-line-slot-held = { $slot }: { $face }. On it: { $dice } by { $seat }, sum { $total }.
dicetto-line-slot-empty = { $slot }: empty
dicetto-line-reroll-free = Reroll card: free
dicetto-line-reroll-held = Reroll card. On it: { $dice } by { $seat }, sum { $total }.
dicetto-line-reroll-in-hand = Reroll card: { $seat } holds it, for a fourth roll.
dicetto-line-bonus = Bonus cards: { $cards }.
# Only when the number of turns is about to end the game
dicetto-line-last-turns =
    { $count ->
        [0] This is the last turn: the game ends after it.
        [one] After this turn there is one more, then the game ends.
       *[other] After this turn there are { $count } more, then the game ends.
    }
dicetto-line-stands-still =
    { $count ->
        [one] The game stands still: it ends after this turn. All players may agree to stop now.
       *[other] The game stands still: it ends in { $count } turns unless a card is taken. All players may agree to stop now.
    }
dicetto-line-seat =
    { $seat }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
dicetto-line-dice = Dice: { $dice }
dicetto-line-aside = Set aside after a lost duel: { $dice }
# One line of the final standings: the score, and what it is made of
dicetto-line-result =
    { $rank }. { $seat }: { $score ->
        [one] 1 point
       *[other] { $score } points
    } ({ $dice } from cards, { $bonus } bonus), { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.

## Choices

dicetto-ask-roll =
    { $rolls ->
        [one] { $seat }, reroll or keep? You have one roll left.
       *[other] { $seat }, reroll or keep? You have { $rolls } rolls left.
    }
dicetto-ask-reroll = Which of { $dice } will you reroll?
dicetto-ask-place = { $seat }, where will you place dice?
dicetto-ask-dice-for = Which of { $dice } will you place on { $spot }?
dicetto-ask-which-card = Which card will you place dice on?
dicetto-ask-rolled =
    { $count ->
        [one] { $seat } rolled one die: what does it show?
       *[other] { $seat } rolled { $count } dice: what do they show?
    }
dicetto-ask-duel = What did { $seat } roll, and then { $holder }?
dicetto-ask-oldest = Who starts? The rulebook says: the oldest.
dicetto-ask-drawn = Which card was drawn for slot { $slot }?
dicetto-ask-drawn-our-reading = Which card was drawn for slot { $slot }? (The deck is our best guess.)
dicetto-ask-card-id = Which card was drawn? Cards are called like pair#2 or number_3#1.
dicetto-ask-bonus = Which { $count } Bonus cards were drawn?

dicetto-menu-reroll = Reroll some dice
dicetto-menu-other-dice = Place other dice
dicetto-menu-duel = Enter the two dice of the duel
dicetto-menu-draw = Enter the card that was drawn
dicetto-menu-card-id = Enter the card by its id
dicetto-menu-bonus = Enter the Bonus cards that were drawn
# $count cards like this are left in the pile
dicetto-menu-face = { $face } ({ $count } left)

dicetto-worth-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
dicetto-worth-roll = a fourth roll next turn
dicetto-move-place = Place { $dice } on { $spot }: { $worth }
dicetto-move-beat = Place { $dice } on { $spot } and beat { $holder }: { $worth }
dicetto-move-to-duel = Place { $dice } on { $spot } if you win a duel against { $holder }: { $worth }
dicetto-move-reroll = Reroll { $dice }
dicetto-move-keep = Keep { $dice }
dicetto-move-done =
    { $count ->
        [0] End the turn
        [one] End the turn, with one die not placed
       *[other] End the turn, with { $count } dice not placed
    }
dicetto-move-stop = All players agree to stop
dicetto-move-draw = Draw { $face }
dicetto-move-duel = Duel: { $seat } rolls { $mine }, { $holder } { $theirs }

## Why something is refused

dicetto-error-stopped-rolling = Stopped rolling: rolling on was better
dicetto-error-rolled-on = Rolled on: keeping the dice was better
dicetto-error-wrong-reroll = Rerolled the wrong dice
dicetto-error-wrong-card = Placed dice on the wrong card
dicetto-error-wrong-dice = Placed the wrong dice on the right card
dicetto-error-stopped-placing = Placed too little
dicetto-error-placed-on = Placed too much

error-setup-cards_to_win = Invalid number of cards to win: “{ $value }”.
error-setup-most_turns = Invalid maximum number of turns: “{ $value }”.
error-setup-quiet_rounds = Invalid number of rounds without a card taken: “{ $value }”.
error-setup-bonus = “{ $value }” is neither “with” nor “without” (Bonus cards).
error-setup-deck = This deck can’t be used: “{ $value }”.
error-setup-deck_name = Invalid name for a deck: “{ $value }”.
error-setup-reading = Invalid value “{ $value }”: a deck is marked as our own guess or not.

dicetto-why-entry-number = A card with kind = "number" needs a number, and only such a card has one.
dicetto-why-entry-logo = There can’t be more logos ({ $logo }) than copies ({ $copies }).
dicetto-why-deck-size = A deck has { $low } to { $high } cards; this one has { $count }.
dicetto-why-deck-name = A name has 1 to { $most } visible characters.
dicetto-why-range = A whole number from { $low } to { $high }.
dicetto-why-token = A card is written like pair#2:1*: kind, copy, points (0 to 50), and * for the logo.
dicetto-why-card-twice = The card { $card } appears twice.
dicetto-why-unknown-slot = Dice are placed on slot 1, 2, 3 or 4, or on the Reroll card; “{ $slot }” is none of these.
dicetto-why-unknown-card = “{ $card }” can’t be a card. Cards are called like pair#2 or number_3#1.
dicetto-why-unknown-bonus = There is no Bonus card “{ $card }”.
dicetto-why-no-dice = Choose at least one die.
dicetto-why-keep-first = You can still roll. If you want to place dice now, keep first.
dicetto-why-no-rolls = You have no rolls left this turn.
dicetto-why-not-in-pile = { $card } is not in the pile.
dicetto-why-draw-first = A card has to be drawn from the pile first.
dicetto-why-duel-first = A duel has to be settled first: one die each.
dicetto-why-bonus-first = The Bonus cards have to be laid out first.
dicetto-why-slot-empty = There is no card in slot { $slot }: the pile has run out.
dicetto-why-own-dice = Your own dice are already on { $card }.
dicetto-why-no-stop = Players can agree to stop only once the table has announced that the game stands still, and not while dice are about to be rolled.
dicetto-why-lost-there = You lost a duel over { $card }; you can’t try again this turn.
dicetto-why-aside = { $dice } lost a duel and can’t be placed any more this turn.
dicetto-why-makes-number = { $card } takes only dice that show { $number }.
dicetto-why-makes-pair = { $card } takes exactly 2 dice with the same number.
dicetto-why-makes-two_pairs = { $card } takes exactly 4 dice that make two pairs.
dicetto-why-makes-three = { $card } takes exactly 3 dice with the same number.
dicetto-why-makes-four = { $card } takes exactly 4 dice with the same number.
dicetto-why-makes-small_straight = { $card } takes exactly 3 dice whose numbers follow one another.
dicetto-why-makes-large_straight = { $card } takes exactly 4 dice whose numbers follow one another.
dicetto-why-too-low = The dice of { $holder } on { $card } add up to { $held }; yours add up to { $total }, which is too low.

## The bots

dicetto-bot-random = plays a random move
dicetto-bot-greedy = goes for the single card with the most points, and looks one roll ahead
dicetto-bot-expert = plans its whole turn, and has learnt what follows from games against itself

## The guide to the rules

dicetto-guide-goal-title = The goal
dicetto-guide-goal =
    Place dice on cards and keep others from beating you there, so that the cards become yours. When a player has won 10 cards, or
    another number that you agreed on, the game ends and the most points win.
dicetto-guide-setup-title = Before the game
dicetto-guide-setup =
    The game is for 2 to 4 players; each has 4 dice of one colour. Shuffle the Dice cards and lay 4 of them face up, with the Reroll card
    beside them. If you play with Bonus cards, lay out 4 of the 8; the others are not used. Choose who starts, or let chance decide;
    by the rulebook it is the oldest.
dicetto-guide-turn-title = Your turn
dicetto-guide-turn = Take the cards that your dice are still on, roll, and place dice on one or more cards. Keep the dice you did not place. Then it is the next player’s turn, clockwise.
dicetto-guide-take-title = Taking cards
dicetto-guide-take =
    At the start of your turn, every card that still carries your dice is yours, and the dice come back to you. New cards from the pile
    fill the empty slots, as long as there are any.
dicetto-guide-roll-title = Rolling
dicetto-guide-roll =
    Roll all four dice. You may reroll as many of them as you like, and then once more: three rolls in all. You may stop
    earlier.
dicetto-guide-place-title = Placing dice
dicetto-guide-place =
    Place dice on one card after another and stop when you like. The dice on a card make what it asks for and nothing more, and a die goes on
    one card only. You add nothing to a card that already carries dice you placed this turn. If another player’s dice are there, compare the sums. If yours is higher, they take their dice back and keep them until
    their next turn. If it is equal, a duel decides. If it is lower, you can’t place there.
dicetto-guide-duel-title = Duels
dicetto-guide-duel =
    Both of you roll one die, again if it is a tie. The higher die gets the card. If you lose a duel in your own turn, the dice you
    wanted to place there can’t be placed any more this turn, and you can’t try that card again.
dicetto-guide-end-title = The end
dicetto-guide-end =
    As soon as a player takes their tenth card at the start of a turn, the game ends; they don’t roll. It also ends when no Dice card is left,
    and at the latest after 400 turns in all. Every card that carries dice then goes to the owner of the dice. Add up the points on your Dice cards, then those of the Bonus cards. The most
    points win; equal totals share the win.
dicetto-guide-end-quiet =
    Two players who both wait could go on forever. So, by a ruling of our own, the game also ends when no Dice card was taken for { $count } complete
    rounds (a setting). The table says so two rounds before; from then on all players may agree to stop at once.
dicetto-guide-deck-title = The deck
dicetto-guide-deck = There are { $count } Dice cards:
dicetto-guide-our-reading =
    The rulebook does not say how many cards of each kind there are, what they are worth or which carry the logo. What is listed here is our
    best guess, and the printed cards may differ; a file of your own can correct it.
dicetto-guide-face = { $count } × { $face }

## The teacher: where values come from, what to look at, and why

dicetto-values = An estimate: each turn is calculated exactly; what follows is judged by a model trained on many games. Average error { $mean } percentage points; 95% of errors are below { $error } (measured by playing positions to the end).

# A card in the middle of a sentence
dicetto-target =
    { $points ->
        [one] { $card } (1 point)
       *[other] { $card } ({ $points } points)
    }
dicetto-target-slot =
    { $points ->
        [one] { $card } (slot { $slot }, 1 point)
       *[other] { $card } (slot { $slot }, { $points } points)
    }
dicetto-target-reroll = the Reroll card
# A move in the middle of a sentence, after “with”
dicetto-doing-place = { $dice } on { $card }
dicetto-doing-reroll = a reroll of { $dice }
dicetto-doing-keep = the dice as they are
dicetto-doing-done = nothing more placed

dicetto-clue-end = As things stand, { $seat } is about to end the game, and you would not win it. What can still change that?
dicetto-clue-reroll = Look at { $card }: which of your dice would help there?
dicetto-clue-keep = Look at what the dice can do already: is there more to gain than to lose?
dicetto-clue-take = Look at what { $seat } is about to win: are your dice better somewhere?
dicetto-clue-duel = A duel is won half the time: where would that be worth it?
dicetto-clue-bonus = Look at the Bonus cards: where would one more card put you ahead?
dicetto-clue-hold = What is worth having, and which of your dice will still lie there when your next turn begins?
dicetto-clue-done = Look at what winning one more card would change: do you want every card you can get?

dicetto-reason-equal = All moves are equally good here.
dicetto-reason-by-chances = { $reason } More points would come from { $other }, but more wins from { $best }.
dicetto-reason-roll-over-points = { $reason } A fourth roll next turn is worth more here than { $target }.
dicetto-reason-near-the-end =
    { $count ->
        [one] { $reason } And time is short: { $seat } needs only one more card.
       *[other] { $reason } And time is short: { $seat } needs only { $count } more cards.
    }
# $number is how many cards end the game: “card number 10”
dicetto-reason-gives-last-card = With { $move } you would give { $seat } card number { $number }, which ends the game without a win for you. With { $best } it goes on.
dicetto-reason-lets-end = With { $move } { $seat } ends the game next turn without a win for you { $times }. With { $best }: { $other }.
dicetto-reason-ends-won = The game may end at the start of { $seat }’s turn. With { $best } you win it there { $times }; with { $move }, { $other }.
dicetto-reason-takes = { $dice } on { $target } beats the dice of { $seat }, who would otherwise win that card { $times }.
dicetto-reason-duel-for = A duel for { $target } is won half the time. Without it { $seat } wins that card { $times }.
dicetto-reason-duel-risk = A duel for { $target } is lost half the time, and then { $others } can’t be placed any more this turn. { $dice } on { $other } needs no duel.
dicetto-reason-holds = { $dice } on { $target } holds until your next turn { $times }; { $others } on { $other }, { $other_times }.
dicetto-reason-holds-better = On { $target }, { $dice } holds until your next turn { $times }; { $others }, { $other_times }.
dicetto-reason-holds-with = With { $best } your dice on { $target } hold until your next turn { $times }. With { $move }: { $other_times }.
dicetto-reason-idle = { $dice } on { $target } holds until your next turn { $times }. Dice that you don’t place win nothing.
dicetto-reason-idle-duel = A duel for { $target } is won half of the time; dice that you don’t place win nothing.
# $mine and $theirs are counts: “3 to 2”
dicetto-reason-bonus-gain = With { $target } you would be ahead for the Bonus card { $bonus } ({ $points } points): { $mine } to { $theirs }.
dicetto-reason-bonus-loss = With { $target } you would no longer be ahead for the Bonus card { $bonus } ({ $points } points): { $mine } to { $theirs }.
dicetto-reason-refuse-end = { $target } would be your card number { $number }, which ends the game, and as things stand you would not win it.
dicetto-reason-refuse-bonus = { $target } would cost you the lead for the Bonus card { $bonus } ({ $points } points): { $mine } to { $theirs }.
dicetto-reason-refuse-still =
    { $count ->
        [one] You win if the game stops after this turn, and taking { $target } would restart the count.
       *[other] You win if no card is taken for { $count } more turns, and taking { $target } would restart that count.
    }
dicetto-reason-refuse-gives = { $target } would give { $seat } the Bonus card { $bonus } ({ $points } points), which is tied now.
dicetto-reason-refuse-weakens = { $target } would count against you for the Bonus card { $bonus } ({ $points } points): { $mine } to { $theirs }.
dicetto-reason-more-cards = With { $best } your dice end up on { $count ->
        [one] one card
       *[other] { $count } cards
    }; with { $move }, on { $other ->
        [0] none
        [one] one
       *[other] { $other }
    }.
dicetto-reason-reroll-over-reroll = Rerolling { $dice } gets dice on { $target } { $times }; rerolling { $others }, { $other_times }.
dicetto-reason-reroll-over-reroll-total = Rerolling { $dice } gets { $total } or more on { $target } { $times }; rerolling { $others }, { $other_times }.
dicetto-reason-reroll-over-keep = Rerolling { $dice } gets dice on { $target } { $times }; the dice as they are, { $other_times }.
dicetto-reason-reroll-over-keep-total = Rerolling { $dice } gets { $total } or more on { $target } { $times }; the dice as they are, { $other_times }.
dicetto-reason-keep-over-reroll = The dice as they are go on { $target } { $times }; after rerolling { $others }, { $other_times }.
dicetto-reason-keep-over-reroll-total = The dice as they are give { $total } or more on { $target } { $times }; rerolling { $others }, { $other_times }.
dicetto-reason-reroll-over-reroll-elsewhere =
    { $total ->
        [1] Rerolling { $dice } gets dice on { $target } { $times }; after rerolling { $others } they are better used elsewhere.
       *[other] Rerolling { $dice } gets { $total } or more on { $target } { $times }; after rerolling { $others } they are better used elsewhere.
    }
dicetto-reason-reroll-over-keep-elsewhere =
    { $total ->
        [1] Rerolling { $dice } gets dice on { $target } { $times }; the dice as they are could go there too, but are better used elsewhere.
       *[other] Rerolling { $dice } gets { $total } or more on { $target } { $times }; the dice as they are could too, but do more elsewhere.
    }
dicetto-reason-keep-over-reroll-elsewhere =
    { $total ->
        [1] The dice as they are go on { $target } { $times }; after rerolling { $others } they are better used elsewhere.
       *[other] The dice as they are give { $total } or more on { $target } { $times }; after rerolling { $others } they are better used elsewhere.
    }
dicetto-reason-only = Only { $target } can still save you: rerolling { $dice } gets dice there { $times }.
dicetto-reason-otherwise = { $reason } Otherwise your dice still go on { $target } { $times }.
dicetto-reason-also = { $reason } They go on { $target } as well.
dicetto-reason-averages = With { $best } your dice end up on cards worth { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } points on average; with { $move }, { NUMBER($other, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
dicetto-reason-chances = Win chance: { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }% with { $best }, { NUMBER($other, minimumFractionDigits: 1, maximumFractionDigits: 1) }% with { $move }.
dicetto-reason-close = It hardly matters; { $best } is a little better.
dicetto-reason-ends-anyway = Do as you like: { $seat } ends the game next turn either way.

## Puzzles: what they are about

dicetto-theme-end = who ends the game, and when
dicetto-theme-end-about = The game may soon be over: end it, or put the end off.
dicetto-theme-dice = which dice to keep
dicetto-theme-dice-about = Roll again: which dice go, and which stay?
dicetto-theme-keep = stopping in time
dicetto-theme-keep-about = You could roll on, but these dice are good enough.
dicetto-theme-done = a card too many
dicetto-theme-done-about = Something could still be placed, but it is better to leave it.
dicetto-theme-duel = a duel that is worth it
dicetto-theme-duel-about = Another player holds a card with equal dice: fight for it.
dicetto-theme-take = taking a card from another player
dicetto-theme-take-about = Your dice beat those on a card: take it away.
dicetto-theme-strength = how many dice to place
dicetto-theme-strength-about = The card is clear. How many dice is it worth?
dicetto-theme-card = which card to go for
dicetto-theme-card-about = Several free cards would do: which one will hold?
