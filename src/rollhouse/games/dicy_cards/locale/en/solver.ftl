# Solved games and odds: what `rollhouse solve`, `rollhouse odds` and `rollhouse atlas` are and show.

cli-solve = Solve Dicy Cards for two players, or alone: exactly.
cli-solve-players = 2 (a share of the win), or 1 (turns to the target)
cli-solve-device = what to solve it on
cli-solve-threads = how many cores (all of them, unless you say otherwise)
cli-solve-json = print the result as JSON
cli-odds = Show the best moves of a position in Dicy Cards, or the odds of a roll.
cli-odds-position = a position in one line (docs/notation.md), instead of all flags that describe one
cli-odds-dice = the six dice on the table, like 123466
cli-odds-active = your Active cards, or none (otherwise: all of them)
cli-odds-scores = the scores: yours, then the others’, clockwise
cli-odds-theirs = another player’s Active cards, or none; once for each of them, clockwise
cli-odds-players = how many play; 1 is alone
cli-odds-first = who starts the rounds: 1 is you, 2 the next player
cli-odds-react = what another player has done that you react to: a card by its id, or skip
cli-odds-turn = in whose turn that was: 2 is the player after you
cli-odds-moves = how many of the best moves to show
cli-odds-points = of how many points, at least, to show the odds
cli-odds-json = print everything as JSON
cli-atlas = Solve every deal of Dicy Cards, and write what is known of each as a table.
cli-atlas-deals = only this deal: a set by its name, or five cards; can be given several times
cli-atlas-games = how many games between perfect players to play with each deal, and a third as many with a greedy one in each seat
cli-atlas-out = write the table to this file (CSV, or JSON if it ends in .json) instead of printing it

solver-title =
    { $players ->
        [one] Dicy Cards alone, to { $target } points, with { $cards }
       *[other] Dicy Cards for two, to { $target } points, with { $cards }
    }
# Beside the names that are the same in every language
solver-share = the first player's share of the win, both playing as well as possible
solver-turns = the fewest turns that can be expected
solver-gap = no value in the tablebase is off by more than this
solver-states = positions at the start of a turn
solver-seconds = what it took to compute them
solver-seconds-kept = what it took to compute them, some time ago: they were still there

solver-why-cards-not-known = Chance deals the cards there. Name the five that you mean.
solver-why-no-values = Nothing here can tell what positions of so many players are worth.
solver-why-one-score-each =
    { $count ->
        [one] There must be one score.
       *[other] There must be a score for each of the { $count } players, with whoever is on turn first.
    }
solver-why-six-faces = Six dice are needed, each a number from 1 to 6.
solver-why-nothing-to-react = You react to a skip, or to a card of another player whose effect reaches you.
solver-why-nothing-to-decide = No player is to decide there, and no dice are to be rolled.
solver-why-no-choice =
    { $count ->
        [0] You have no card to choose.
       *[other] You have a single card to choose: nobody asks you.
    }

## Odds of a position

odds-you = You
odds-them = The other player
# $number counts the other players, clockwise
odds-other = Player { $number } after you
odds-share = Your chance to win, played as well as possible: { $share }
odds-turns = Turns you can expect to need, this one included: { $turns }
odds-move = Move
odds-share-heading = Win
odds-turns-heading = Turns
odds-cost = Cost
odds-more-moves =
    { $count ->
        [one] One more move is possible.
       *[other] { $count } more moves are possible.
    }

## Odds of a roll

odds-of-roll = What { $dice } can become
odds-before-roll = Before the first roll
odds-now = now
# The heading of a column: within so many rerolls
odds-rerolls =
    { $count ->
        [one] 1 reroll
       *[other] { $count } rerolls
    }
odds-keep = keep
odds-points =
    { $count ->
        [one] 1 point or more
       *[other] { $count } points or more
    }
odds-note = Each chance is the most that can be had when the dice are kept for that aim alone. Every reroll freezes one of the cards. The last column says what to keep when there is a single reroll.

## What is refused

error-tablebase-disk = The tablebase can't be kept in “{ $came }”.
error-tablebase-space = The tablebase needs { $came } MB, and “{ $where }” has room for { $allowed } MB.
error-tablebase-memory = To solve this, { $came } MB of memory are needed, and { $allowed } MB are free.
error-tablebase-gpu = The GPU can't be used.
error-why-other-content = What was written there reads back differently.
error-setup-device = It can't be solved on “{ $came }”.
error-setup-threads = The number of threads can't be “{ $came }”.
error-setup-scores = The scores can't be “{ $came }”.
error-setup-active = “{ $came }” can't be among the Active cards.
error-setup-roll = The dice can't be “{ $came }”.
error-setup-theirs = Active cards were given for { $came } other players; there are { $allowed }.
error-setup-position = “{ $came }” can't be asked about like this: a position in one line stands by itself.
error-setup-react = There is nothing to react to in “{ $came }”.
error-setup-turn = It can't be the turn of player “{ $came }”.
error-setup-points = The number of points can't be “{ $came }”.
error-setup-moves = The number of moves to show can't be “{ $came }”.
