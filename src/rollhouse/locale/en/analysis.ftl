# The teacher: reports, hints, the coach, puzzles.

analysis-lacks-values = Positions of this { $game } game can’t be evaluated yet. So there are no win chances, costs or luck here: only the scores and the rolls.
analysis-lacks-tablebase = The exact answer for this game has not been worked out yet. So there are no win chances, costs or luck here: only the scores and the rolls.
analysis-lacks-start = The game in this record has not begun: there is nothing to analyse yet.
analysis-lacks-end = The record ends before the game does: there is no result yet.

analysis-question-share = Your move: what gives you the best chance to win?
analysis-question-turns = Your move: what gets you there in the fewest turns?
analysis-puzzle-starts = { $seat } starts every round.
analysis-puzzle-level = Level { $level } of { $most }.
# $theme is said by the game, like "which dice to keep"
analysis-puzzle-theme = Theme: { $theme }.
analysis-puzzle-margin = A move that is not as good costs at least { $cost }.
analysis-only-move = There is only one move.
analysis-caution = Careful: this costs { $cost }.
analysis-caution-share =
    { $points ->
        [one] Careful: this lowers your winning chance by one percentage point.
       *[other] Careful: this lowers your winning chance by { $points } percentage points.
    }
analysis-cost-share =
    { $cost ->
        [1] 1 percentage point of winning chance
       *[other] { NUMBER($cost, maximumFractionDigits: 1) } percentage points of winning chance
    }
# $error is half the width of the 95 % interval, in percentage points of winning chance
analysis-cost-played = ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } percentage points, by playing both moves on { $games } times.
analysis-why-played-best = Played on { $games } times, this move came out best. The first estimate preferred another.
analysis-why-played-better = Played on { $games } times, the best move came out { $cost } better. The first estimate preferred another.
analysis-cost-turns =
    { $cost ->
        [one] { $cost } turn
       *[other] { $cost } turns
    }

# One line to share: it adds up. Signs come separately, so that it never reads "+ −3".
analysis-line-share =
    { $over ->
        [yes] { $seat }: { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
       *[no] { $seat }, so far: { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
    } = { NUMBER($expectation, minimumFractionDigits: 1, maximumFractionDigits: 1) } expected { $luck_sign ->
        [minus] −
       *[plus] +
    } { NUMBER($luck, minimumFractionDigits: 1, maximumFractionDigits: 1) } luck − { NUMBER($errors, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $exact ->
        [yes] own errors
       *[no] own errors (± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) })
    } { $gifts_sign ->
        [minus] −
       *[plus] +
    } { NUMBER($gifts, minimumFractionDigits: 1, maximumFractionDigits: 1) } errors of others
# The same where luck is told apart: dice, then cards, then duels.
analysis-line-expected =
    { $over ->
        [yes] { $seat }: { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
       *[no] { $seat }, so far: { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
    } = { NUMBER($expectation, minimumFractionDigits: 1, maximumFractionDigits: 1) } expected
analysis-line-dice = { $line } { $dice_sign ->
        [minus] −
       *[plus] +
    } { NUMBER($dice, minimumFractionDigits: 1, maximumFractionDigits: 1) } dice luck
analysis-line-cards = { $line } { $cards_sign ->
        [minus] −
       *[plus] +
    } { NUMBER($cards, minimumFractionDigits: 1, maximumFractionDigits: 1) } card luck
analysis-line-duels = { $line } { $duels_sign ->
        [minus] −
       *[plus] +
    } { NUMBER($duels, minimumFractionDigits: 1, maximumFractionDigits: 1) } duel luck
analysis-line-errors = { $line } − { NUMBER($errors, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $exact ->
        [yes] own errors
       *[no] own errors (± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) })
    } { $gifts_sign ->
        [minus] −
       *[plus] +
    } { NUMBER($gifts, minimumFractionDigits: 1, maximumFractionDigits: 1) } errors of others
analysis-line-conceded = { $line } { $conceded_sign ->
        [minus] −
       *[plus] +
    } { NUMBER($conceded, minimumFractionDigits: 1, maximumFractionDigits: 1) } by resignation or by the substitute
analysis-line-drift = { $line } { $drift_sign ->
        [minus] −
       *[plus] +
    } { NUMBER($drift, minimumFractionDigits: 1, maximumFractionDigits: 1) } rest (the estimate was off)
analysis-line-turns =
    { $over ->
        [yes] { $seat }: { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } turns
       *[no] { $seat }, so far: { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } turns
    } = { NUMBER($expectation, minimumFractionDigits: 1, maximumFractionDigits: 1) } expected { $luck_sign ->
        [minus] −
       *[plus] +
    } { NUMBER($luck, minimumFractionDigits: 1, maximumFractionDigits: 1) } luck + { NUMBER($errors, minimumFractionDigits: 1, maximumFractionDigits: 1) } own errors

analysis-mark-fine = Fine
analysis-mark-inaccuracy = Inaccuracy
analysis-mark-mistake = Mistake
analysis-mark-blunder = Blunder
analysis-praise-only = Only good move
analysis-praise-great = Great find

# Annotations of a record, told in a replay. $best is a move, in words or as it is written.
analysis-note-mark = { $mark }.
analysis-note-better = { $mark }; better: { $best }.
analysis-note-turns = { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } more turns expected.
analysis-note-share = { $seat } { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
analysis-note-shares = Chances: { $shares }.

# What `rollhouse analyse` shows.

analysis-working = Analysing the game
analysis-working-many = Analysing games
analysis-many-done = { $count ->
        [one] One record
       *[other] { $count } records
    } analysed; { $wrong ->
        [0] no errors.
        [one] one has an error.
       *[other] { $wrong } have errors.
    }
analysis-title = Analysis of a game of { $game }
analysis-curve = { $seat }’s win chance over the game:
analysis-curve-turns = Expected turns of the whole game for { $seat }:
analysis-decisions = Decisions that cost something
analysis-rolls = The rolls that mattered most
analysis-accounts = Decisions
analysis-praised = { $only ->
    [one] { $seat } found one move where every other was a mistake
   *[other] { $seat } found { $only } moves where every other was a mistake
}{ $great ->
    [0] .
    [one] , and { $great } of them was a great find.
   *[other] , and { $great } of them were great finds.
}
analysis-like = { $sure ->
    [yes] { $seat } played like { $level }.
   *[no] { $seat } played like { $level } (95%: { $low } to { $high }).
 }
analysis-head-ply = Move
analysis-head-player = Player
analysis-head-mark = Mark
analysis-head-move = Played → best, and why
analysis-head-luck = Luck
analysis-head-roll = Roll
analysis-head-decisions = All
analysis-head-average = Average cost
analysis-others-fine =
    { $count ->
        [0] No other decisions.
        [one] One other decision: it cost less than { $cost }.
       *[other] { $count } other decisions: each cost less than { $cost }.
    }
analysis-scores =
    { $score ->
        [one] { $seat }: { $score } point
       *[other] { $seat }: { $score } points
    }
analysis-roll-count =
    { $count ->
        [one] One roll or draw.
       *[other] { $count } rolls and draws.
    }

analysis-error-other = Something else

analysis-thumb = A rule of thumb for these cards
