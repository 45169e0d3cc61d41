# The daily challenge: the same dice for everyone.

web-daily = Daily challenge
web-daily-about = The same dice for everyone, one try
web-daily-how = Everyone plays the same dice and cards against the same bot, once. You are ranked by the quality of your decisions, because everyone has the same luck. There are no hints, and moves can’t be taken back.
web-daily-against = { $game }, against { $bot }
web-daily-play = Play
web-daily-go-on = Continue
web-daily-done = You have played today’s challenge. The dice are published when the day is over.
web-daily-today = Today
web-daily-yesterday = Yesterday
web-daily-none-finished = No one has finished it.
web-daily-cost = Cost per decision
web-daily-by-result = By result
web-daily-result = Result
web-daily-waiting = not known yet
web-daily-replay = Replay the best game
web-daily-fixed = Today’s dice are fixed by this number:
web-daily-revealed = Yesterday’s dice were made from this secret:
web-daily-tomorrow = Tomorrow’s dice are already fixed:
web-daily-of-table = Daily challenge: one try, no hints, the same dice for everyone.
web-daily-name = Your name, for the ranking
web-daily-played = Played by { $count }. The best results are shown.
web-daily-costs = Cost of each decision

web-share-result = Share your result
web-share-day = Rollhouse · { $what } · { $game } · { $date }
web-share-legend = One symbol per turn: { $fine } good, { $inaccuracy } inaccuracy, { $mistake } mistake, { $blunder } blunder. No spoilers.
