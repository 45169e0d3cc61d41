# Duplicate matches: two tables, the same dice.

web-matches = Duplicate matches
web-matches-about = The same dice at two tables: who makes more of them?
web-match = Duplicate match
web-match-how = Two tables play the same dice. Whoever has bad luck here has it there too, and nobody can blame the dice. Afterwards both tables stand side by side: where they parted, and what each decision cost.
web-match-mine = Your matches
web-match-make = Make a match
web-match-form = Who plays
web-match-duel = Duel of two
web-match-teams = Teams of two
web-match-duel-how = Each of you plays the same bot, on the same seat, with the same dice. With days for each decision you need not be here at the same time.
web-match-teams-how = Four people, two a side: at one table your side has the first seat, at the other the second. Nobody sits at both.
web-match-boards = Boards
web-match-bot = Against which bot
web-match-open = waits for people
web-match-plays = being played
web-match-over = over
web-match-i-won = you won
web-match-i-lost = you lost
web-match-nobody = Nobody yet
web-match-free = free
web-match-count = { $boards ->
    [one] one board
   *[other] { $boards } boards
}
web-match-minutes = { $time } each
web-match-days = { $time } for each decision
web-match-invite = Send this address to whoever is to play.
web-match-qr = The match’s address, to be scanned
web-match-side = Side { $side }
web-match-sit = Sit here
web-match-sit-at = Sit here: side { $side }
web-match-is-ready = ready
web-match-ready = I’m ready
web-match-not-ready = Not yet
web-match-waits = It begins when every place is taken and everybody is ready.
web-match-waits-days = It begins as soon as every place is taken; then each plays when they like.
web-match-leave = Leave the place
web-match-give-up = Give the match up
web-match-give-up-sure = Really give it up? Your side has lost then.
web-match-call-off = Call it off
web-match-table = To your table
web-match-sealed = You are done here. The other table still plays the same dice: until it is over, nobody is told how either went.
web-match-next = The next board begins when everybody is ready, in { $seconds } s at the latest.
web-match-stand = How the match stands
web-match-sides = Side
web-match-wins = Games won
web-match-points = Points ahead
web-match-won = { $count ->
    [one] { $names } has won the match.
   *[other] { $names } have won the match.
}
web-match-shared = The match is a draw.
web-match-given-up = { $names }: gave the match up.
web-match-better = { $count ->
    [one] { $names } decided better, luck left out.
   *[other] { $names } decided better, luck left out.
}
web-match-better-too = { $count ->
    [one] { $names } decided better too, luck left out.
   *[other] { $names } decided better too, luck left out.
}
web-match-weighing = What the decisions cost is being worked out …
web-match-board = Board { $board } of { $boards }
web-match-of = Table { $table }
web-match-not-begun = not begun
web-match-table-over = finished
web-match-ended-gave-up = given up
web-match-ended-time = time ran out
web-match-ended-gone = the table is gone
web-match-board-won = Board for { $names }
web-match-board-shared = Board shared
web-match-cost = a decision cost { $cost } on average
web-match-compare = Where did they part?
web-match-dice = What fixes the dice
web-match-parted = { $decisions ->
    [0] They parted at the first decision.
    [one] One decision was the same at both tables, then they parted:
   *[other] { $decisions } decisions were the same at both tables, then they parted:
}
web-match-alike = Both tables were played alike, to the end.
web-match-best = best
web-match-neither = Best was: { $move }
web-match-worst = What cost most
web-match-look = Look at it
web-match-of-table = A table of a duplicate match: the same dice fall at another one. There is no help and nothing is taken back.
web-match-back = Back to the match
web-match-rules = How it is decided
web-match-rules-dice = The same dice: the same roll of the same turn has the same number at both tables, fixed before anybody sat down. As long as both decide alike, everything is alike; after that, equal turns begin with equal dice. Until both tables are over, only those who sit at one see it.
web-match-rules-score = A board goes to the side with more games won on it, then with more points ahead; equal in both, it is shared. The match goes by boards, then by games won, then by points. The same dice take only a little luck away, because games part early: what a decision cost on average is the better judge of who played well. Ratings are not changed.
web-match-rules-time = Whoever does not come loses that game by the clock. Whoever gives the match up has lost it for their side.
