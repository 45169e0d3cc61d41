# De uitdaging van de dag: dezelfde dobbelstenen voor iedereen.

web-daily = Uitdaging van de dag
web-daily-about = Dezelfde dobbelstenen voor iedereen, één poging
web-daily-how = Iedereen speelt dezelfde dobbelstenen en kaarten tegen dezelfde bot, één keer en tot het einde. Het gaat erom hoe goed je beslist: je geluk heeft iedereen. Er is geen hulp, en niets wordt teruggenomen.
web-daily-against = { $game }, tegen { $bot }
web-daily-play = Speel je poging
web-daily-go-on = Ga verder met je poging
web-daily-done = Je poging is gespeeld. De dobbelstenen worden verteld als de dag voorbij is.
web-daily-today = Vandaag
web-daily-yesterday = Gisteren
web-daily-nobody = Niemand heeft hem uitgespeeld.
web-daily-cost = Een beslissing kostte
web-daily-by-result = Naar resultaat
web-daily-result = Resultaat
web-daily-waiting = nog niet bekend
web-daily-replay = Bekijk de beste partij
web-daily-dice = De dobbelstenen
web-daily-fixed = Dit getal legt de dobbelstenen van vandaag vast:
web-daily-revealed = Die van gisteren kwamen uit dit geheim:
web-daily-tomorrow = Die van morgen liggen al vast:
web-daily-of-table = Uitdaging van de dag: één poging, zonder hulp, dezelfde dobbelstenen voor iedereen.
web-daily-name = Je naam, voor de ranglijst
web-daily-played = { $count } hebben hem gespeeld; de besten staan hier.
web-daily-costs = Wat elke beslissing kostte
