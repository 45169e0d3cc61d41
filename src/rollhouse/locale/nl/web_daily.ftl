# De uitdaging van de dag: dezelfde dobbelstenen voor iedereen.

web-daily = Dagelijkse uitdaging
web-daily-about = Dezelfde dobbelstenen voor iedereen, één poging
web-daily-how = Iedereen speelt dezelfde dobbelstenen en kaarten tegen dezelfde bot, één keer. De ranglijst gaat om de kwaliteit van je beslissingen, want het geluk is voor iedereen gelijk. Er zijn geen hints, en zetten kun je niet terugnemen.
web-daily-against = { $game }, tegen { $bot }
web-daily-play = Spelen
web-daily-go-on = Verder spelen
web-daily-done = Je hebt de uitdaging van vandaag gespeeld. De dobbelstenen worden gepubliceerd als de dag voorbij is.
web-daily-today = Vandaag
web-daily-yesterday = Gisteren
web-daily-none-finished = Niemand heeft hem uitgespeeld.
web-daily-cost = Kosten per beslissing
web-daily-by-result = Naar resultaat
web-daily-result = Resultaat
web-daily-waiting = nog niet bekend
web-daily-replay = Bekijk de beste partij
web-daily-fixed = Dit getal legt de dobbelstenen van vandaag vast:
web-daily-revealed = De dobbelstenen van gisteren kwamen uit dit geheim:
web-daily-tomorrow = De dobbelstenen van morgen liggen al vast:
web-daily-of-table = Dagelijkse uitdaging: één poging, zonder hints, dezelfde dobbelstenen voor iedereen.
web-daily-name = Je naam, voor de ranglijst
web-daily-played = { $count } keer gespeeld. De beste resultaten staan hier.
web-daily-costs = Kosten van elke beslissing

web-share-result = Deel je resultaat
web-share-day = Rollhouse · { $what } · { $game } · { $date }
web-share-legend = Eén teken per beurt: { $fine } goed, { $inaccuracy } onnauwkeurig, { $mistake } fout, { $blunder } blunder. Het verklapt niets.
