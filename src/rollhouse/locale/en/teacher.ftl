# The teacher in the terminal: hints, the coach, the report after the game, puzzles and training.

teacher-off = The host has turned hints and the coach off at this table.
teacher-none = Nobody can say yet what positions of { $game } are worth: there is no help here.
teacher-later = There is nothing to decide now: ask when it is your move.
teacher-looking = One moment …
teacher-compiling = Getting ready, once on this machine: { $percent } %
teacher-working = Working out the tablebase: { $percent } %
teacher-wait = Working out the tablebase: { $percent } %. Until it is there, this is an estimate.
teacher-ready = The tablebase is ready: h gives a hint.
teacher-clue = { $clue } (h again: the move)
teacher-clue-so-far = { $clue } (an estimate so far; h again: the move)
teacher-clue-estimate = { $clue } (an estimate; h again: the move)
teacher-move = Best: { $move }
teacher-best-few = The best moves, each with your chance to win:
teacher-best-few-turns = The best moves, each with the turns that the whole game will take:
teacher-candidate = { $value } · { $move }
teacher-coach-on = The coach is on: you are warned before a move that costs a lot.
teacher-coach-off = The coach is off.
# $mark is “Mistake” or “Blunder”
teacher-caution-mark = In a report this would be marked: { $mark }.
teacher-caution-estimate = This is an estimate.

## On the screen

teacher-hint = Hint
teacher-coach = Coach
teacher-report = Analysis
teacher-sign-off = hints off
teacher-sign-coach = coach on
# Very short
teacher-sign-working = tablebase { $percent } %
teacher-sign-compiling = getting ready { $percent } %
teacher-sign-looking = looking { $percent } %
teacher-report-wait = an estimate so far; the tablebase: { $percent } %
teacher-report-looking = looking at the game: { $percent } %
teacher-key-hint = Hint
teacher-key-coach = Coach
teacher-key-report = Analysis
teacher-key-close = Close
teacher-key-scroll = Scroll
teacher-key-think = Think again
teacher-key-play = Play it anyway

## In lines

teacher-plain-commands = h: a hint, c: the coach, on or off.
teacher-plain-stop = The tablebase for this game is worked out first. Ctrl-C stops it.
teacher-ask-anyway = p: play it anyway, Enter: think again:

## Puzzles

puzzle-title = The puzzle of { $day }
puzzle-none = There is no puzzle here.
puzzle-question = { $seat }, find the best move.
puzzle-commands = Type a number, or a move. Enter: the choices again, s: the position, r: rules, q: leave.
## Lessons

learn-title = Lesson { $number } of { $count }: { $title }
learn-commands = A lesson asks for a move: a number from the list, or a move. s shows the position, r the rules, q leaves.
learn-press-enter = Press Enter to roll
learn-key-roll = Roll
learn-finished = That was all: you know the game. A first game with the coach: { $command }
error-setup-lesson = There is no lesson “{ $value }”.
error-setup-no-lessons = There are no lessons for “{ $value }” yet.
puzzle-another-day = This is the puzzle of another day: it does not count for your streak.
puzzle-answered = You have answered today's puzzle already: this time does not count.
puzzle-right = Right! There is no better move.
puzzle-nearly = Solved: it costs only { $cost }.
# $cost is “4.2 points of winning chance”, $mark “Mistake” or “Blunder”
puzzle-wrong = Not quite: this costs { $cost } ({ $mark }).
puzzle-best = The best move: { $move }
puzzle-streak =
    { $current ->
        [0] Your streak begins again with the next puzzle that you solve.
        [one] Your streak: one day. The longest: { $longest }.
       *[other] Your streak: { $current } days. The longest: { $longest }.
    }
puzzle-key-next = Go on

## Training with one's own errors

train-games =
    { $count ->
        [one] Looking at one finished game …
       *[other] Looking at { $count } finished games …
    }
train-none = There is nothing to train with: no mistake in a finished game of yours.
train-nothing-due =
    { $count ->
        [one] Nothing is due today. The next position comes back on { $day }.
       *[other] Nothing is due today. Of { $count } positions, the next comes back on { $day }.
    }
train-learnt-all = You have learnt every position there was.
train-due =
    { $count ->
        [one] One position is due.
       *[other] { $count } positions are due.
    }
train-title = Position { $number } of { $count }
train-theme = { $id }: { $name } ({ $count })
train-played = In the game you played: { $move }
train-again = It comes back on { $day }.
train-learnt = You have learnt it: it does not come back.

## What is refused

error-setup-day = The day can't be “{ $value }”.
error-why-date = Days are written like 2026-01-31.
error-why-day-to-come = That day has not come yet.
error-setup-coach = The coach can't come to this table.
error-why-no-help = Its host has turned hints and the coach off.
