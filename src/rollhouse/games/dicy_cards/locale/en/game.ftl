# Dicy Cards. Cards are Active or Frozen; to freeze and to reset are what happens to them.

dicy-name = Dicy Cards

## The cards

dicy-card-any_two = Any two
dicy-card-low_six = Low six
dicy-card-odd = Odd
dicy-card-straight = Straight
dicy-card-two_pairs = Two pairs
dicy-card-sixes = Sixes
dicy-card-double_pair = Double pair
dicy-card-three_lowest = Three lowest
dicy-card-all_different = All different
dicy-card-five_different = Five different
dicy-card-forty_minus = Forty minus
dicy-card-all_same = All same

dicy-rule-any_two = Take any 2 dice and score their sum. Then the neighbour on your left and the one on your right each freeze an Active card that they choose, if they have one.
dicy-rule-low_six = Take all 6 dice, as long as none of them is a 6, and score their sum.
dicy-rule-odd = Take 1 to 6 dice, all of them odd (1, 3 or 5), and score their sum.
dicy-rule-straight = Take 2 to 6 dice that follow one another without gaps or repeats, like 3 4 5, and score their sum.
dicy-rule-two_pairs = Take 4 dice that make two pairs of different numbers and score their sum.
dicy-rule-sixes = Take 1 to 6 dice, all of them sixes, and score their sum. Then the neighbour on your left and the one on your right each reset a Frozen card that they choose, if they have one.
dicy-rule-double_pair = Take 2 dice with the same number and score twice their sum.
dicy-rule-three_lowest = Take the 3 lowest of the six dice and score their sum. Then everyone else freezes an Active card that they choose, if they have one.
dicy-rule-all_different = Take 1 to 6 dice, no two of them alike, and score 4 points for each.
dicy-rule-five_different = Take 1 to 5 dice, no two of them alike, and score their sum.
dicy-rule-forty_minus = Take all 6 dice and score 40 minus their sum, so low dice are good.
dicy-rule-all_same = Take 1 to 6 dice, all with the same number, and score 5 points for each.

dicy-example-any_two = Example: 4 5 → 9 points.
dicy-example-low_six = Example: 1 2 3 4 5 5 → 20 points.
dicy-example-odd = Example: 1 1 3 5 5 → 15 points.
dicy-example-straight = Example: 2 3 4 → 9 points.
dicy-example-two_pairs = Example: 3 3 6 6 → 18 points.
dicy-example-sixes = Example: 6 6 6 → 18 points.
dicy-example-double_pair = Example: 4 4 → 16 points.
dicy-example-three_lowest = Example: 1 3 3 → 7 points.
dicy-example-all_different = Example: 1 2 5 6 → 16 points.
dicy-example-five_different = Example: 2 4 5 → 11 points.
dicy-example-forty_minus = Example: 1 2 3 3 4 6 → 21 points.
dicy-example-all_same = Example: 1 1 1 → 15 points.

## Modes and set-up

dicy-mode-glacial = Glacial
dicy-mode-b = Beginner Mode B (our guess)
dicy-mode-c = Intermediate Mode C (our guess)
dicy-mode-d = Increased Interactions D (our guess)
dicy-mode-interglacial = Interglacial
dicy-mode-custom = Custom
# A set from a player's own file
dicy-mode-other = { $name } (from a file)
dicy-mode-corrected = Set { $name } (from a printed box)

dicy-option-mode = Game mode
dicy-option-target = Points to reach
dicy-option-cards = Five cards of your choice, by their ids
dicy-option-modes = A file with your own game modes

dicy-setup = { $mode }. Target: { $target } points.
dicy-setup-cards = Everyone plays with { $cards }.
dicy-setup-our-reading = The rulebook shows this set only as a picture: these five cards are our best guess, and the printed cards may differ.
dicy-setup-solo = Solo play is Rollhouse’s own addition: reach the target in as few turns as you can.

## What happens

dicy-event-first = { $seat } goes first.
dicy-event-dealt = The five cards of this game are { $cards }.
dicy-event-rolled = { $seat } rolled { $dice }.
dicy-event-rerolled = { $seat } got { $rolled }; the dice are now { $dice }.
dicy-event-froze = { $seat } froze { $card } and rerolled { $dice }.
dicy-event-scored =
    { $points ->
        [one] { $seat } scored { $card } with { $dice }: 1 point, { $total } in all.
       *[other] { $seat } scored { $card } with { $dice }: { $points } points, { $total } in all.
    }
dicy-event-skipped =
    { $count ->
        [0] { $seat } skipped the turn.
        [one] { $seat } skipped the turn and reset one card.
       *[other] { $seat } skipped the turn and reset { $count } cards.
    }
dicy-event-frozen = { $seat } had to freeze { $card }.
dicy-event-reset = { $seat } reset { $card }.
dicy-event-round = Round { $round }.

dicy-won-points = The most points win.
dicy-won-active = Equal on points: the most Active cards win.
dicy-won-shared = Equal on points and on Active cards: the win is shared.
dicy-won-solo =
    { $rounds ->
        [one] You reached the target in a single turn.
       *[other] You reached the target in { $rounds } turns.
    }

## The position

dicy-line-round = Round { $round }, to { $target } points.
dicy-line-seat =
    { $score ->
        [one] { $seat }: 1 point. Active: { $active }. Frozen: { $frozen }.
       *[other] { $seat }: { $score } points. Active: { $active }. Frozen: { $frozen }.
    }
dicy-line-all-active =
    { $score ->
        [one] { $seat }: 1 point. All cards are Active.
       *[other] { $seat }: { $score } points. All cards are Active.
    }
dicy-line-all-frozen =
    { $score ->
        [one] { $seat }: 1 point. All cards are Frozen.
       *[other] { $seat }: { $score } points. All cards are Frozen.
    }
dicy-line-dice = Dice: { $dice }
# One line of the final standings; $active is the number of Active cards
dicy-line-result =
    { $rank }. { $seat }: { $score ->
        [one] 1 point
       *[other] { $score } points
    }, { $active ->
        [one] 1 Active card
       *[other] { $active } Active cards
    }.

## Choices

dicy-ask-turn = { $seat }, what will you do?
dicy-ask-freeze = { $seat }, which card will you freeze?
dicy-ask-reset = { $seat }, which card will you reset?
dicy-ask-which-freeze = Which card will you freeze?
dicy-ask-which-score = Which card will you score?
dicy-ask-reroll = You freeze { $card }. Which of { $dice } will you reroll?
dicy-ask-select = Which of { $dice } will you score { $card } with?
dicy-ask-rolled =
    { $count ->
        [one] { $seat } rolled one die: what does it show?
       *[other] { $seat } rolled { $count } dice: what do they show?
    }
dicy-ask-youngest = Who starts? The rulebook says: the youngest.
dicy-ask-dealt = Which { $count } cards were drawn?

dicy-menu-reroll = Freeze a card and reroll
dicy-menu-other-dice = Score with other dice
dicy-menu-deal = Enter the cards that were drawn

dicy-card-now =
    { $points ->
        [one] { $card } (worth 1 point now)
       *[other] { $card } (worth { $points } points now)
    }
dicy-card-now-nothing = { $card } (worth nothing now)

dicy-move-score =
    { $points ->
        [one] Score { $card } with { $dice }: 1 point
       *[other] Score { $card } with { $dice }: { $points } points
    }
dicy-move-freeze = Freeze { $card }
dicy-move-reroll = Freeze { $card } and reroll { $dice }
dicy-move-reset = Reset { $card }
dicy-move-skip =
    { $count ->
        [0] Skip the turn
        [one] Skip the turn and reset one card
       *[other] Skip the turn and reset { $count } cards
    }

## Why something is refused

dicy-error-wrong-card = Scored the wrong card
dicy-error-wrong-dice = Scored the right card with the wrong dice
dicy-error-scored-too-soon = Scored too soon: rolling on was better
dicy-error-rolled-on = Rolled on: scoring was better
dicy-error-wrong-reroll = Rerolled the wrong dice
dicy-error-wrong-frozen = Froze the wrong card for a reroll
dicy-error-skipped = Skipped: playing on was better
dicy-error-did-not-skip = Played on: skipping was better
dicy-error-wrong-reaction = Chose the wrong card when others made you react

error-setup-mode = There is no game mode “{ $value }”.
error-setup-modes = “{ $value }” is not the name of a file with game modes.
error-setup-cards =
    { $given ->
        [no] No cards were chosen. { $reason }
       *[yes] { $reason }
    }
error-setup-target = Invalid target score: “{ $value }”.
error-setup-among = Five cards can’t be dealt from “{ $value }”.

dicy-why-unknown-card = There is no card “{ $card }”.
dicy-why-unknown-set = There is no set “{ $name }”.
dicy-why-five-different =
    { $count ->
        [0] A set has five different cards.
        [one] A set has five different cards; this one has 1.
       *[other] A set has five different cards; this one has { $count }.
    }
dicy-why-mode-twice = The mode “{ $mode }” appears twice.
dicy-why-cards-are-given = The mode “{ $mode }” has its own cards.
dicy-why-reset-is-reaction = You can reset a single card only when another player’s move lets you. To reset your own cards, skip the turn.
dicy-why-all-frozen = All your cards are Frozen: you can only skip the turn.
dicy-why-cannot-reset = { $card } is not one of your Frozen cards.
dicy-why-is-frozen = { $card } is not one of your Active cards.
dicy-why-must-reset = { $seat } has to reset one Frozen card now.
dicy-why-must-freeze = { $seat } has to freeze one Active card now.
dicy-why-not-in-game = { $card } is not among the five cards of this game.
dicy-why-reroll-none = A reroll takes at least one die.
dicy-why-dice-exactly =
    { $exactly ->
        [one] { $card } takes exactly one die; you chose { $count }.
       *[other] { $card } takes exactly { $exactly } dice; you chose { $count }.
    }
dicy-why-dice-count = { $card } takes { $fewest } to { $most } dice; you chose { $count }.
dicy-why-condition-any = { $card } takes any dice that are on the table.
dicy-why-condition-no_six = { $card } takes no sixes.
dicy-why-condition-odd = { $card } takes only odd dice: 1, 3 or 5.
dicy-why-condition-run = { $card } takes dice that follow one another, without gaps or repeats.
dicy-why-condition-two_pairs = { $card } takes two pairs of different numbers.
dicy-why-condition-six = { $card } takes only sixes.
dicy-why-condition-same = { $card } takes only dice with the same number.
dicy-why-condition-lowest = { $card } takes the lowest dice on the table, and no others.
dicy-why-condition-different = { $card } takes only dice that are all different.

## The guide to the rules

dicy-guide-goal-title = The goal
dicy-guide-goal = Score with your cards by giving each of them dice that fit. When a player reaches the target, 100 points unless you agree on another, the round is finished and the most points win.
dicy-guide-setup-title = Before the game
dicy-guide-setup = The game is for 2 to 4 players and 6 dice. Everyone has the same five cards in a row in front of them. A card is Active or Frozen: Active cards can be used, Frozen cards can’t until they are reset, that is, turned back to Active. All cards begin Active. Choose who starts, or let chance decide; by the rulebook it is the youngest.
dicy-guide-turn-title = Your turn
dicy-guide-turn = Roll all six dice. You may then reroll, as often as your cards allow, and in the end you either score a card or skip. After that the next player clockwise has a turn. If all your cards are Frozen when your turn begins, you don’t roll: you can only skip.
dicy-guide-score-title = Scoring
dicy-guide-score = Choose one of your Active cards and dice that it takes. The points are yours. If the card has an effect on others, that happens now. Then the card freezes. Where a card leaves the number of dice open, you may use fewer than you could.
dicy-guide-reroll-title = Rerolling
dicy-guide-reroll = To reroll, freeze one of your Active cards and pick the dice to roll again, at least one of them. You can go on for as long as you have Active cards. You may even freeze the last one, but then only skipping is left.
dicy-guide-skip-title = Skipping
dicy-guide-skip = When you skip, you score nothing and all your Frozen cards are reset. Then each of the others who has Frozen cards resets exactly one.
dicy-guide-reactions-title = When others make you react
dicy-guide-reactions = A skip or a card’s effect may tell you to reset or to freeze one card. If you have such a card, you must, and you choose which one; with only one to choose from, it happens by itself. Players react clockwise, beginning to the left of the one whose turn it is. With two players, the neighbour on the left and the one on the right are the same person, who reacts once. An effect never touches the cards of the player who caused it.
dicy-guide-end-title = The end
dicy-guide-end = Once a player has reached the target, go on until everyone has had the same number of turns. Then the most points win. If there is a tie, the most Active cards win; if that is equal too, the win is shared.
dicy-guide-modes-title = Game modes
dicy-guide-mode = { $mode }: { $cards }.
dicy-guide-modes-ours = The rulebook shows sets B, C and D only as pictures. What is listed here is our best guess, and the printed cards may differ; a file of your own can correct it.
dicy-guide-interglacial = Interglacial: five of all the cards, drawn at random before the game. Everyone plays with the same five.
dicy-guide-custom = Custom: any five cards that you like.
dicy-guide-solo = Solo: the rulebook has no game for one; this is Rollhouse’s own addition. Reach the target in as few turns as you can. Effects on others do nothing.

## The teacher: where values come from, what to look at, and why

dicy-values-two = Exact: from the solved game for two players, off by at most { $gap }.
dicy-values-solo = Exact: from the solved game for one player, off by at most { $gap }.
dicy-values-learned = An estimate: each turn is calculated exactly; what follows is judged by a model trained on many games. 95% of errors are below { $error } percentage points (measured against solved games).
dicy-values-played-out = An estimate: each turn is calculated exactly; what follows is judged by a model trained on many games. 95% of errors are below { $error } percentage points (measured by playing { $positions } positions to the end).
dicy-note-unsolved = The game for more than two players is not solved: this bot plays like the expert.
dicy-note-solving = This game is still being solved ({ $percent }%): until then this bot plays like the expert.
dicy-note-not-solved = This game is not solved: this bot plays like the expert.

dicy-bot-random = plays a random move
dicy-bot-greedy = takes the most points it can get at once, and never rerolls
dicy-bot-expert = considers every player’s progress; the strongest with three and four players
dicy-bot-perfect = makes no mistakes with one or two players once the game is solved; until then, and with more players, it plays like the expert

dicy-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

dicy-clue-equal = This choice makes no difference: all moves are equally good.
dicy-clue-freeze = Which of your cards can you best do without?
dicy-clue-reset = Which of your Frozen cards will be the most useful?
dicy-clue-last-turn = { $frame } { $clue }
dicy-clue-race = { $seat } is only { $points } short. { $clue }
dicy-clue-free = If you are going to skip anyway, what does a reroll cost you?
dicy-clue-reroll = Look at { $card }: how likely are better dice for it?
dicy-clue-several = Several cards can still become good: which dice help most of them?
dicy-clue-enough = Look at what the dice show already: how likely is a reroll to beat that?
dicy-clue-wins = Look at the dice as they are: does one of your cards win already?
dicy-clue-save = The most points now may not be best: which card will be worth more later?
dicy-clue-skip = Look at your row: what would it be worth with every card Active again?

# The seat’s last turn: what it takes to win it. $level is one point less than the points that win outright; $leaders are the players with the most points
dicy-last-turn = Your last turn: you win with { $points } or more.
dicy-last-turn-tie = Your last turn: you win with { $level } and more Active cards than { $leaders }, or with { $needed } or more.
dicy-last-turn-shared = Your last turn: you win with { $points } or more, and share the win with { $level } and as many Active cards as { $leaders }.
dicy-last-round =
    { $count ->
        [one] Your last turn: { $points } put you ahead of { $leaders }, but { $seats } still has a turn.
       *[other] Your last turn: { $points } put you ahead of { $leaders }, but { $seats } still have a turn each.
    }

# A move in as few words as possible, in quotation marks within a sentence
dicy-brief-score = Score { $card }
dicy-brief-reroll = Reroll { $dice }
dicy-brief-skip = Skip

dicy-reason-equal = All moves are equally good here.
# A reason of two sentences
dicy-reason-two = { $first } { $second }
dicy-reason-race = { $seat } needs { $points } and, as things stand, can get there next turn { $times }.
dicy-reason-race-certain = { $seat } needs { $points } and, as things stand, is sure to get there next turn.
dicy-reason-wins = “{ $best }” wins { $times }, “{ $move }” { $other }.
dicy-reason-wins-shared = Counting a shared win as half, “{ $best }” wins { $times }, “{ $move }” { $other }.
dicy-reason-wins-on = “{ $best }” wins on { $card } { $times }, “{ $move }” { $other }.
dicy-reason-freezes-winner = You would freeze { $card }, the card that wins now.
dicy-reason-reroll-over-score = Rerolling { $dice } gets more than { $points } { $times }; { $card } scores { $now } now.
dicy-reason-reroll-over-score-on = Rerolling { $dice } gets more than { $points } on { $target } { $times }; { $card } scores { $now } now.
dicy-reason-keeps-card = Keep { $card } for later: after rerolling { $dice } you score another card { $times }.
dicy-reason-skip-instead = A skip is better than { $points } on { $card }, and rerolls before a skip are free.
dicy-reason-only-card = { $card } is your only Active card: take its { $points }, since a reroll would freeze it.
dicy-reason-freezes-scorer = That reroll freezes { $card } itself; with your other cards you get { $points } or more { $times }.
dicy-reason-freezes-scorer-never = That reroll freezes { $card } itself and gives up its { $points }.
dicy-reason-no-better = No reroll can score more than the { $points } of { $card }.
dicy-reason-score-over-reroll = { $card } scores { $points } now; rerolling { $dice } beats that { $times }.
dicy-reason-score-over-reroll-never = { $card } scores { $points } now, and rerolling { $dice } never beats that.
dicy-reason-takes-lead = The { $points } of { $card } put you { $lead } ahead of { $seat }; rerolling { $dice } beats that { $times }.
dicy-reason-score-is-safe = { $card } scores { $points } now; rerolling { $dice } ends with less { $times }.
dicy-reason-costs-card = Rerolling { $dice } adds { NUMBER($added, minimumFractionDigits: 1, maximumFractionDigits: 1) } points on average, but freezes { $card }.
dicy-reason-reroll-over-reroll = Rerolling { $dice } gets { $points } or more { $times }; rerolling { $other }: { $other_times }.
dicy-reason-reroll-over-reroll-on = Rerolling { $dice } gets { $points } or more on { $target } { $times }; rerolling { $other }: { $other_times }.
dicy-reason-free-rerolls = You will probably skip, so rerolls are free: rerolling { $dice } still scores { $times }.
dicy-reason-reaches = “{ $best }” reaches { $target } this turn { $times }, “{ $move }” { $other }.
dicy-reason-will-score = You will score { $card } this turn, so freeze { $best }.
dicy-reason-may-score = You may still score { $card } this turn ({ $times }), so freeze { $best }.
dicy-reason-later = { $card } will be worth more to you later than { $best }.
dicy-reason-reset-later = { $best } will be worth more to you than { $card }.
dicy-reason-worth-keeping = Keep { $card }: on a fresh roll it scores { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } points on average, { $best } { NUMBER($other, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
dicy-reason-worth-resetting = { $best } is worth more: on a fresh roll it scores { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } points on average, { $card } { NUMBER($other, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
dicy-reason-save = { $card } would score { $points }, but keep it for later: { $best } is the one to score.
dicy-reason-any-card = It makes no difference whether { $best } or { $card } is frozen.
dicy-reason-other-dice = { $card } scores { $points } with { $dice }, and { $other } with { $others }.
dicy-reason-more-points = { $best } scores { $points } now, { $card } only { $other }.
dicy-reason-not-yet = Reaching { $target } now makes this the last round: { $seat } then needs { $points } and can get there { $times }.
dicy-reason-effect-freeze = { $card } also makes { $seat } freeze a card, which alone is worth { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } percentage points of winning chance.
dicy-reason-effect-reset = { $card } lets { $seat } reset a card, which alone costs { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } percentage points of winning chance.
dicy-reason-effect-freeze-several = { $card } also makes { $seats } freeze a card each, which alone is worth { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } percentage points of winning chance.
dicy-reason-effect-reset-several = { $card } lets { $seats } reset a card each, which alone costs { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } percentage points of winning chance.
dicy-reason-score-over-skip =
    { $count ->
        [0] { $card } scores { $points } now; a skip would reset nothing.
        [one] { $card } scores { $points } now; a skip would reset only one card.
       *[other] { $card } scores { $points } now; a skip would reset { $count } cards and score nothing.
    }
dicy-reason-skip-over-score = A skip makes all five cards Active again; { $card } would score { $points } and leave { $left } of 5 Active.
dicy-reason-reroll-over-skip = Rerolls before a skip are free: rerolling { $dice } still scores { $times }.
dicy-reason-skip-over-last = A skip resets all five cards; { $card } would score { $points } but leave none Active, so that, as things stand, you would skip next turn anyway.
dicy-reason-averages = On average “{ $best }” ends the turn with { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } points and { NUMBER($active, minimumFractionDigits: 1, maximumFractionDigits: 1) } Active cards, “{ $move }” with { NUMBER($other_mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } and { NUMBER($other_active, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
dicy-reason-cards-over-points = The cards that stay Active outweigh the points: without opponents you would need { NUMBER($turns, minimumFractionDigits: 2, maximumFractionDigits: 2) } more turns after “{ $best }”, { NUMBER($other_turns, minimumFractionDigits: 2, maximumFractionDigits: 2) } after “{ $move }”.
dicy-reason-points-over-cards = The points outweigh the cards that stay Active: without opponents you would need { NUMBER($turns, minimumFractionDigits: 2, maximumFractionDigits: 2) } more turns after “{ $best }”, { NUMBER($other_turns, minimumFractionDigits: 2, maximumFractionDigits: 2) } after “{ $move }”.
dicy-reason-tempo = Without opponents you would need { NUMBER($turns, minimumFractionDigits: 2, maximumFractionDigits: 2) } more turns after “{ $best }”, { NUMBER($other_turns, minimumFractionDigits: 2, maximumFractionDigits: 2) } after “{ $move }”.
dicy-reason-close = It hardly matters; “{ $best }” is a little better.
dicy-reason-either-freeze = It hardly matters which card you freeze; { $best } is worth a little less to you.
dicy-reason-either-reset = It hardly matters which card you reset; { $best } is worth a little more to you.
dicy-reason-chances = Win chance: { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }% with “{ $best }”, { NUMBER($other, minimumFractionDigits: 1, maximumFractionDigits: 1) }% with “{ $move }”.
dicy-reason-turns = Expected turns in all: { NUMBER($turns, minimumFractionDigits: 2, maximumFractionDigits: 2) } with “{ $best }”, { NUMBER($other, minimumFractionDigits: 2, maximumFractionDigits: 2) } with “{ $move }”.
# Two rerolls that differ in the frozen card and in the dice: $all says whether one of them alone makes the difference
dicy-reason-the-card =
    { $all ->
        [yes] The dice are fine, the card is not.
       *[no] The card costs you more than the dice.
    } { $reason }
dicy-reason-the-dice =
    { $all ->
        [yes] The card is fine, the dice are not.
       *[no] The dice cost you more than the card.
    } { $reason }

# What a puzzle is about, after "Theme:"
dicy-theme-reaction = which card, when others make you choose
dicy-theme-reaction-about = Another player’s card makes you freeze or reset one of yours: which one hurts least, or helps most?
dicy-theme-last = the last turn
dicy-theme-last-about = It is the last turn, or nearly: only what wins now counts.
dicy-theme-effect = what a card does to others
dicy-theme-effect-about = The effect of a card on the others is worth more than its points.
dicy-theme-fewer = fewer points now, the better card later
dicy-theme-fewer-about = You could score more points, but you would miss the card later.
dicy-theme-score = scoring in time
dicy-theme-score-about = Your points now are better than what another roll may give.
dicy-theme-card = which card to freeze
dicy-theme-card-about = It is clear what to reroll. Which card pays for it?
dicy-theme-dice = which dice to keep
dicy-theme-dice-about = It pays to roll again: which dice go, and which stay?

## A rule of thumb: what a person can remember, one sentence per line

dicy-thumb-greedy = Score the card with the most points; skip when no card scores.
dicy-thumb-enough = Score your best card as soon as it scores { $points } points or more.
dicy-thumb-reroll = Otherwise freeze the last of your Active cards in this order, and reroll for the first: { $order }.
dicy-thumb-card = { $card } ({ $keep })
dicy-thumb-last = With only one Active card, score it for { $points } points or more; otherwise skip.
dicy-thumb-cost = Against a perfect player this costs { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } percentage points of winning chance (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }; two players, to 100).
dicy-thumb-keep-any_two = keep two high dice, 5 or 6
dicy-thumb-keep-low_six = keep 4s and 5s
dicy-thumb-keep-odd = keep 3s and 5s
dicy-thumb-keep-straight = keep the longest run
dicy-thumb-keep-two_pairs = keep pairs
dicy-thumb-keep-sixes = keep 6s
dicy-thumb-keep-double_pair = keep two high dice, 5 or 6
dicy-thumb-keep-three_lowest = keep 4s, 5s and 6s
dicy-thumb-keep-all_different = keep one die of each value
dicy-thumb-keep-five_different = keep one die of each value
dicy-thumb-keep-forty_minus = keep 1s and 2s
dicy-thumb-keep-all_same = keep the most frequent value
