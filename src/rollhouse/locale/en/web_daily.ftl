# The challenge of the day: the same dice for everybody.

web-daily = Challenge of the day
web-daily-about = The same dice for everybody, one try
web-daily-how = Everybody plays the same dice and cards against the same bot, once and to the end. What counts is how well you decide: your luck is everybody’s. There is no help, and nothing is taken back.
web-daily-against = { $game }, against { $bot }
web-daily-play = Play your try
web-daily-go-on = Go on with your try
web-daily-done = Your try is played. The dice are told when the day is over.
web-daily-today = Today
web-daily-yesterday = Yesterday
web-daily-nobody = Nobody has played it to the end.
web-daily-cost = A decision cost
web-daily-by-result = By result
web-daily-result = Result
web-daily-waiting = not known yet
web-daily-replay = Replay the best game
web-daily-dice = The dice
web-daily-fixed = Today’s dice are fixed by this number:
web-daily-revealed = Yesterday’s were made from this secret:
web-daily-tomorrow = Tomorrow’s are fixed already:
web-daily-of-table = Challenge of the day: one try, without help, the same dice for everybody.
web-daily-name = Your name, for the ranking
web-daily-played = { $count } have played it, the best of them stand here.
web-daily-costs = What each decision cost
