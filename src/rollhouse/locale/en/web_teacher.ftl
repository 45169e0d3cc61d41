# The teacher in the browser: hints and the coach at the table, the analysis, the trainer, the daily puzzle.

web-hint = Hint
web-hint-move = Show the move
web-hint-play = Play this
web-hint-why = Why?
web-hint-about = How exact is this?
## One sentence after the game: $luck and $moves are percentage points of winning chance

web-truth-cost =
    { $played ->
        [well] You played well:
       *[more] You could have played better:
    } { $of ->
        [dice] the dice
       *[all] luck
    } cost you { $luck } percentage points of winning chance, your moves { $moves }.
web-truth-gave =
    { $played ->
        [well] You played well:
       *[more] You could have played better:
    } { $of ->
        [dice] the dice
       *[all] luck
    } gave you { $luck } percentage points of winning chance, your moves cost { $moves }.
web-truth-waits = Working out what was luck and what was skill …
web-coach = Coach
web-coach-what = The coach warns you before a costly move
web-coach-is-on = The coach is on. It warns you before a costly move.
web-coach-is-off = The coach is off.
web-coach-not-yet = The coach is not ready yet. Until then it can’t warn you.
web-coach-estimate = This is an estimate.
web-hint-estimate = A good estimate. The exact answer is still being worked out ({ $percent }%).
web-coach-asks = Are you sure?
web-coach-think = Think again
web-coach-play = Play it anyway
web-coach-waits = Not played. Choose another move, or the same one again.
web-help-allowed = Allow hints and the coach
web-help-on = Hints and the coach are allowed at this table.
web-help-off = Hints off
web-help-off-why = The host has turned hints and the coach off at this table.

web-analysis-preparing = Working it out …
web-analysis-preparing-so-far = Working out the exact answer … { $done }
web-analysis-best-few = The best moves
web-analysis-chance = Win chance
web-analysis-expected-turns = Total turns
web-analysis-turns =
    { $turns ->
        [one] { NUMBER($turns, minimumFractionDigits: 1) } turn
       *[other] { NUMBER($turns, minimumFractionDigits: 1) } turns
    }
web-analysis-your-move = your move

## The analysis

web-analysis = Analysis
web-analysis-of = Analysis: { $game }
web-analysis-waits = You can leave and come back later: the analysis continues without you.
web-analysis-estimates = These are estimates. More exact values replace them as soon as they are ready.
web-analysis-share = Share this analysis
web-analysis-account = Luck or skill?
web-analysis-player = Player
web-analysis-term-expected = Expected
web-analysis-term-luck = Luck
web-analysis-term-dice = Dice luck
web-analysis-term-cards = Card luck
web-analysis-term-duels = Duel luck
web-analysis-term-own = Own errors
web-analysis-term-others = Others’ errors
web-analysis-term-conceded = Resignation, substitute
web-analysis-term-drift = Rest (the estimate was off)
web-analysis-term-result = Result
web-analysis-copy-line = Copy this summary
web-analysis-copy-by-hand = This browser does not allow copying. Select the text and copy it yourself.
web-analysis-marks = Decisions of { $name }
# Beside how many there were
web-analysis-count-fine = { $count ->
    [one] good move
   *[other] good moves
}
web-analysis-count-only = { $count ->
    [one] only good move
   *[other] only good moves
}
web-analysis-count-great = { $count ->
    [one] great find
   *[other] great finds
}
web-analysis-count-inaccuracy = { $count ->
    [one] inaccuracy
   *[other] inaccuracies
}
web-analysis-count-mistake = { $count ->
    [one] mistake
   *[other] mistakes
}
web-analysis-count-blunder = { $count ->
    [one] blunder
   *[other] blunders
}
# $cost is “4.2 percentage points of winning chance”, or so many turns
web-analysis-average =
    { $count ->
        [one] One decision; it cost { $cost }.
       *[other] { $count } decisions; on average each cost { $cost }.
    }
web-analysis-curve = Win chances
web-analysis-curve-of = Win chance: { $name }
web-analysis-turns-curve = Expected total turns
web-analysis-scores-curve = Scores
web-analysis-curve-summary = The win chance of { $name } went from { $from } to { $to }. All values are in the table below.
web-analysis-scrub = Step through the game
web-analysis-previous-error = Previous error
web-analysis-next-error = Next error
web-analysis-position = Position
web-analysis-played = { $name }: { $move }.
web-analysis-cost = It cost { $cost }.
web-analysis-best = Best: { $move }
web-analysis-luck-of-roll = Luck for { $name }: { $luck }
web-analysis-lists = Decisions, luck and numbers
web-analysis-tab-decisions = Decisions
web-analysis-tab-luck = Luck
web-analysis-rolls = Rolls
web-analysis-tab-table = Table
web-analysis-all-decisions = Show all { $count } decisions
web-analysis-no-errors = No errors worth mentioning.
web-analysis-luck-what = How each roll changed the position of { $name }.
web-analysis-in-order = In order of play
web-analysis-table = Every move, with the win chances after it
web-analysis-happened = Event

## Puzzles

web-opponent = Opponent
web-opponent-numbered = Opponent { $number }
web-puzzle = Daily puzzle
web-puzzle-about = One position, one best move
web-puzzle-game = Choose the game
web-puzzle-counts = Make your move on the board. Your first answer of the day counts.
web-puzzle-none = There is no puzzle for today.
web-puzzle-solved = You have solved today’s puzzle. You can try it again for fun.
web-puzzle-missed = You have already answered today’s puzzle. You can try it again for fun.
web-puzzle-done = Solved for today
web-puzzle-tomorrow = The next one comes tomorrow.
web-streak =
    { $count ->
        [one] One day in a row
       *[other] { $count } days in a row
    }
web-streak-longest =
    { $count ->
        [one] Longest: one day
       *[other] Longest: { $count } days
    }
web-solve-right = Correct!
web-solve-wrong = Not the best move: it costs { $cost }.
web-train = Your mistakes
web-train-about = Positions from your own games, to solve again
web-train-note = You made a mistake here in your own game. Find a better move.
web-train-at = { $number } of { $count }
web-train-preparing = Analysing your latest games …
web-train-next = Next
web-train-game = See it in the game
web-train-again = Comes back on { $day }.
web-train-learnt = Learnt: it won’t come back.
web-train-done = { $solved } of { $count } solved
web-train-nothing-due = Nothing due today
web-train-empty = No mistakes to train yet
web-train-total =
    { $count ->
        [one] You have one position in total; it comes back when it is due.
       *[other] You have { $count } positions in total; they come back when they are due.
    }
web-train-how = Finish a game of Dicy Cards. The positions where you made a mistake will be here to practise.

## A position by itself, by its link

web-position-of = { $game } position
web-position-link = Link to this position only
web-position-link-how = It shows the board and the value of the best moves, but not the game.
