# Duplicate-matches: twee tafels, dezelfde dobbelstenen.

web-match = Duplicate-match
web-match-how = Twee tafels krijgen dezelfde dobbelstenen: je vergelijkt het spel, niet het geluk van één worp. Partijen gaan vroeg uiteen en het meeste toeval blijft: gemeten 92 tot 99%. Na afloop zie je beide partijen naast elkaar: waar ze uiteengingen en wat elke beslissing kostte.
web-match-make = Match maken
web-match-form = Wie speelt
web-match-duel = Duel (1 tegen 1)
web-match-teams = Teams (2 tegen 2)
web-match-duel-how = Ieder speelt tegen dezelfde bot, op dezelfde plaats, met dezelfde dobbelstenen. Per correspondentie hoef je niet tegelijk online te zijn.
web-match-teams-how = Vier spelers in twee teams van twee. Jouw team speelt aan de ene tafel op de eerste plaats en aan de andere op de tweede.
web-match-boards = Spellen
web-match-bot = Tegenstander (bot)
web-match-open = wacht op spelers
web-match-plays = bezig
web-match-over = afgelopen
web-match-i-won = gewonnen
web-match-i-lost = verloren
web-match-no-players = Nog niemand
web-match-free = vrij
web-match-count = { $boards ->
    [one] één spel
   *[other] { $boards } spellen
}
web-match-minutes = { $time } per speler
web-match-days = { $time } per beslissing
web-match-invite = Stuur deze link aan de andere spelers.
web-match-qr = QR-code van de link naar deze match
web-match-side = Team { $side }
web-match-sit = Hier zitten
web-match-sit-at = Hier zitten: team { $side }
web-match-is-ready = klaar
web-match-ready = Ik ben er klaar voor
web-match-not-ready = Nog niet
web-match-waits = De match begint als alle plaatsen bezet zijn en iedereen klaar is.
web-match-waits-days = De match begint zodra alle plaatsen bezet zijn. Daarna speelt ieder wanneer het uitkomt.
web-match-leave = Verlaten
web-match-give-up = Match opgeven
web-match-give-up-sure = Match opgeven? Je team verliest hem dan.
web-match-call-off = Match annuleren
web-match-table = Naar je tafel
web-match-sealed = Je bent klaar. De andere tafel speelt nog met dezelfde dobbelstenen; de resultaten verschijnen als beide klaar zijn.
web-match-next = Het volgende spel begint als iedereen klaar is, of over { $seconds } s.
web-match-stand = Stand van de match
web-match-sides = Team
web-match-wins = Gewonnen partijen
web-match-points = Puntenverschil
web-match-won = { $count ->
    [one] { $names } heeft de match gewonnen.
   *[other] { $names } hebben de match gewonnen.
}
web-match-shared = De match is gelijk geëindigd.
web-match-given-up = { $names }: match opgegeven.
web-match-better = { $count ->
    [one] { $names } nam betere beslissingen, los van het geluk.
   *[other] { $names } namen betere beslissingen, los van het geluk.
}
web-match-better-too = { $count ->
    [one] { $names } nam ook betere beslissingen, los van het geluk.
   *[other] { $names } namen ook betere beslissingen, los van het geluk.
}
web-match-analysing = De beslissingen worden geanalyseerd …
web-match-board = Spel { $board } van { $boards }
web-match-of = Tafel { $table }
web-match-not-begun = niet begonnen
web-match-table-over = klaar
web-match-ended-gave-up = opgegeven
web-match-ended-time = tijd verstreken
web-match-ended-gone = tafel verwijderd
web-match-board-won = Spel gewonnen door { $names }
web-match-board-shared = Spel gelijk
web-match-cost = gemiddelde kosten per beslissing: { $cost }
web-match-compare = Tafels vergelijken
web-match-parted = { $decisions ->
    [0] Ze gingen bij de eerste beslissing uiteen.
    [one] Eén beslissing was aan beide tafels dezelfde, toen gingen ze uiteen:
   *[other] { $decisions } beslissingen waren aan beide tafels dezelfde, toen gingen ze uiteen:
}
web-match-alike = Beide tafels speelden tot het einde dezelfde zetten.
web-match-best = het beste
web-match-neither = Het beste was: { $move }
web-match-worst = Duurste beslissingen
web-match-look = Bekijken
web-match-of-table = Deze tafel hoort bij een duplicate-match: een andere tafel speelt met dezelfde dobbelstenen. Er zijn geen hints, en zetten kun je niet terugnemen.
web-match-back = Terug naar de match
web-match-rules = Regels en score
web-match-rules-dice = Dezelfde dobbelstenen: elke worp van elke beurt ligt voor de match vast en is aan beide tafels gelijk. Zolang beide tafels dezelfde beslissingen nemen, zijn hun partijen gelijk; daarna begint elke beurt nog met dezelfde dobbelstenen. Tot beide tafels klaar zijn, kunnen alleen hun spelers ze zien.
web-match-rules-score = Het team dat de meeste partijen van een spel wint, wint het spel; bij gelijke stand beslist het puntenverschil; anders is het gelijk. De match wordt beslist door spellen, dan gewonnen partijen, dan puntenverschil. Omdat partijen vroeg uiteengaan, nemen dezelfde dobbelstenen maar weinig geluk weg: de gemiddelde kosten per beslissing zeggen meer over wie goed speelde. Ratings veranderen niet.
web-match-rules-time = Wie niet komt opdagen, verliest op tijd. Geeft één speler de match op, dan verliest zijn team.
