# Solved games and odds: what `rollhouse solve`, `rollhouse odds` and `rollhouse atlas` are and show.

cli-solve = Solve Dicy Cards exactly, for one to three players.
cli-solve-players = 2 (solve for the share of the win), 1 (for the number of turns) or 3 (for all players’ shares; needs a GPU)
cli-solve-device = device to solve it on
cli-solve-threads = number of cores [default: all]
cli-solve-json = print the result as JSON
cli-odds = Show the best moves of a position in Dicy Cards, or the odds of a roll.
cli-odds-position = a position in one line (docs/notation.md), instead of the flags that describe one
cli-odds-dice = the six dice on the table, like 123466
cli-odds-active = your Active cards, or none [default: all]
cli-odds-scores = the scores: yours, then the others’, clockwise
cli-odds-theirs = another player’s Active cards, or none; repeat for each player, clockwise
cli-odds-players = number of players; 1 is solo
cli-odds-first = who starts the rounds: 1 is you, 2 the next player
cli-odds-react = the move of another player that you react to: a card by its id, or skip
cli-odds-turn = whose turn that was: 2 is the player after you
cli-odds-moves = number of best moves to show
cli-odds-points = show the odds of at least this many points
cli-odds-json = print everything as JSON
cli-atlas = Solve every deal of Dicy Cards and write the results as a table.
cli-atlas-deals = only this deal: a set by its name, or five cards; can be repeated
cli-atlas-games = number of games between perfect players per deal; a third as many are played with a greedy player in each seat
cli-atlas-out = write the table to this file (CSV, or JSON if it ends in .json) instead of printing it

solver-takes-about = Solving takes about { $seconds } seconds here if nothing else runs.
solver-title =
    { $players ->
        [one] Dicy Cards solo, to { $target } points, with { $cards }
        [3] Dicy Cards for three, to { $target } points, with { $cards }
       *[other] Dicy Cards for two, to { $target } points, with { $cards }
    }
# Beside the names that are the same in every language
solver-share = the first player’s share of the win with best play
solver-shares-of-three = the players’ shares of the win, in turn order, in the equilibrium of docs/solved.md
solver-turns = the expected number of turns with best play
solver-gap = the largest possible error of any exact value
solver-gain = the most a player could gain by playing one turn differently
solver-states = positions at the start of a turn
solver-seconds = time it took to compute them
solver-seconds-kept = time it took to compute them earlier; the stored result was used

solver-why-cards-not-known = In this mode the cards are dealt at random. Name the five cards.
solver-why-three-on-gpu = Three players are solved on a GPU only; on this processor it would take hours.
solver-why-no-values = Positions with this many players can’t be evaluated here.
solver-why-one-score-each =
    { $count ->
        [one] Give one score.
       *[other] Give a score for each of the { $count } players, starting with the player whose turn it is.
    }
solver-why-six-faces = Six dice are needed, each a number from 1 to 6.
solver-why-nothing-to-react = You can react to a skip, or to another player’s card whose effect reaches you.
solver-why-nothing-to-decide = There is no decision to make and no roll in this position.
solver-why-no-choice =
    { $count ->
        [0] You have no card to choose.
       *[other] You have only one card to choose, so there is no decision.
    }

## Odds of a position

odds-you = You
odds-them = The other player
# $number counts the other players, clockwise
odds-other = Player { $number } after you
odds-share = Your chance of winning with best play: { $share }
odds-turns = Expected turns with best play, including this one: { $turns }
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
odds-note = Each chance is the best you can get if you keep dice for that goal only. Every reroll freezes one of your cards. The last column shows which dice to keep with one reroll left.

## What is refused

error-tablebase-disk = The exact values can’t be stored in “{ $value }”.
error-tablebase-space = The exact values need { $value } MB, but “{ $location }” has only { $expected } MB free.
error-tablebase-memory = Solving this needs { $value } MB of memory, but only { $expected } MB are free.
error-tablebase-gpu = The GPU can’t be used.
error-why-other-content = The file’s content is not what was written to it.
error-setup-device = Unknown device “{ $value }”.
error-setup-threads = Invalid number of threads: “{ $value }”.
error-setup-scores = Invalid scores: “{ $value }”.
error-setup-active = “{ $value }” can’t be among the Active cards.
error-setup-roll = Invalid dice: “{ $value }”.
error-setup-theirs = Active cards were given for { $value } other players, but there are { $expected }.
error-setup-position = “{ $value }” can’t be combined with a position in one line.
error-setup-react = There is nothing to react to in “{ $value }”.
error-setup-turn = It can’t be the turn of player “{ $value }”.
error-setup-points = Invalid number of points: “{ $value }”.
error-setup-moves = Invalid number of moves to show: “{ $value }”.
