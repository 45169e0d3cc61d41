# The teacher in the terminal: hints, the coach, the report after the game, puzzles and training.

advisor-off = The host has turned hints and the coach off at this table.
advisor-none = There is no help for { $game } yet: its positions can’t be evaluated.
advisor-later = There is nothing to decide now. Ask when it is your turn.
advisor-looking = One moment …
advisor-compiling = Getting ready, only once on this computer: { $percent }%
advisor-working = Working out the exact answer: { $percent }%
advisor-wait = Working out the exact answer: { $percent }%. Until it is ready, this is an estimate.
advisor-ready = The exact answer is ready: h gives a hint.
advisor-clue = { $clue } (h again: the move)
advisor-clue-so-far = { $clue } (an estimate so far; h again: the move)
advisor-clue-estimate = { $clue } (an estimate; h again: the move)
advisor-move = Best: { $move }
advisor-best-few = The best moves, with your chance of winning:
advisor-best-few-turns = The best moves, with the expected number of turns for the whole game:
advisor-candidate = { $value } · { $move }
advisor-coach-on = The coach is on: you are warned before a move that costs a lot.
advisor-coach-off = The coach is off.
# $mark is “Mistake” or “Blunder”
advisor-caution-mark = In the report this would be marked: { $mark }.
advisor-caution-estimate = This is an estimate.

## On the screen

advisor-hint = Hint
advisor-coach = Coach
advisor-report = Analysis
advisor-sign-off = hints off
advisor-sign-coach = coach on
# Very short
advisor-sign-working = exact { $percent }%
advisor-sign-compiling = getting ready { $percent }%
advisor-sign-looking = analysing { $percent }%
advisor-report-wait = an estimate so far; more exact values: { $percent }%
advisor-report-looking = analysing the game: { $percent }%
advisor-key-hint = Hint
advisor-key-coach = Coach
advisor-key-chances = Chances
advisor-key-report = Analysis
advisor-key-close = Close
advisor-key-scroll = Scroll
advisor-key-think = Think again
advisor-key-play = Play it anyway

## In lines

advisor-plain-commands = h: hint, c: coach on or off.
advisor-plain-stop = The exact answer for this game is worked out first. Ctrl-C stops it.
advisor-ask-anyway = p: play it anyway, Enter: think again:

## Puzzles

puzzle-title = Puzzle of { $day }
puzzle-none = There is no puzzle here.
puzzle-question = { $seat }, find the best move.
puzzle-commands = Type a number or a move. Enter: show the choices again, s: position, r: rules, q: quit.
## Lessons

learn-title = Lesson { $number } of { $count }: { $title }
learn-commands = When a lesson asks for a move, type its number or the move itself. s: position, r: rules, q: quit.
learn-press-enter = Press Enter to roll
learn-key-roll = Roll
learn-finished = Well done: you know the game. Play a first game with the coach: { $command }
error-setup-lesson = There is no lesson “{ $value }”.
error-setup-no-lessons = There are no lessons for “{ $value }” yet.
puzzle-another-day = This puzzle is from another day, so it does not count for your streak.
puzzle-answered = You have already answered today’s puzzle, so this time does not count.
puzzle-right = Right! There is no better move.
puzzle-nearly = Solved: it costs only { $cost }.
# $cost is “4.2 percentage points of winning chance”, $mark “Mistake” or “Blunder”
puzzle-wrong = Not quite: this costs { $cost } ({ $mark }).
puzzle-best = The best move: { $move }
puzzle-streak =
    { $current ->
        [0] You have no streak now. Solve the next puzzle to start one.
        [one] Your streak: one day. The longest: { $longest }.
       *[other] Your streak: { $current } days. The longest: { $longest }.
    }
puzzle-key-next = Continue

## Training with one's own errors

train-games =
    { $count ->
        [one] Analysing one finished game …
       *[other] Analysing { $count } finished games …
    }
train-none = There is nothing to train: you have no mistakes in finished games.
train-nothing-due =
    { $count ->
        [one] Nothing is due today. The next position comes back on { $day }.
       *[other] Nothing is due today. Of { $count } positions, the next comes back on { $day }.
    }
train-learnt-all = You have learnt every position.
train-due =
    { $count ->
        [one] One position is due.
       *[other] { $count } positions are due.
    }
train-title = Position { $number } of { $count }
train-theme = { $id }: { $name } ({ $count })
train-played = In the game you played: { $move }
train-again = It comes back on { $day }.
train-learnt = Learnt: it won’t come back.

## What is refused

error-setup-day = Invalid date: “{ $value }”.
error-why-date = Dates are written like 2026-01-31.
error-why-day-to-come = That day is in the future.
error-setup-coach = The coach is not available at this table.
error-why-no-help = The host has turned hints and the coach off.
