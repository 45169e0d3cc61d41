# Wat iemand telkens weer doet, in beeld.

web-my-play = Je spel in beeld
web-play-when = Wanneer
web-play-all-time = Altijd
web-play-last-days = De laatste { $days } dagen
web-play-none-then = In deze tijd heb je geen partij uitgespeeld.
web-play-go = Nu spelen
web-play-results = { $won } gewonnen, { $lost } verloren
web-play-results-shared = { $won } gewonnen, { $shared } gedeeld, { $lost } verloren
web-play-no-games = geen partijen
web-play-won = Gewonnen partijen
web-play-wins = Op rij gewonnen
web-play-days = Dagen op rij
web-play-longest = langste reeks: { $count }
web-play-most = Wat je het meest kost
web-play-times = { $count ->
    [0] { $cost }
    [one] één keer, samen { $cost }
   *[other] { $count } keer, samen { $cost }
}
web-play-over = Een kaart die je overschat
web-play-over-told = { $count ->
    [one] één keer genomen terwijl iets anders beter was: { $cost }
   *[other] { $count } keer genomen terwijl iets anders beter was: { $cost }
}
web-play-under = Een kaart die je onderschat
web-play-under-told = { $count ->
    [one] één keer laten liggen terwijl hij het beste was: { $cost }
   *[other] { $count } keer laten liggen terwijl hij het beste was: { $cost }
}
web-play-results-of-games = Uitslagen
web-play-errors-a-game = Fouten per partij
web-play-by-seat = Wie begint
web-play-beginning = Jij begint
web-play-following = Iemand anders begint
web-play-weighed = Tot nu toe bekend van { $count } van de { $games } partijen.
web-play-by-opponent = Tegen wie
web-play-somebody = Iemand
web-play-others = { $count ->
    [one] En nog één.
   *[other] En nog { $count }.
}
web-play-by-mode = Instellingen
web-play-usual = Zoals gewoonlijk
web-play-table = Als tabel
web-play-errors = Fouten
web-play-errors-how = Wat elke soort fout je heeft gekost, van alles wat je beslissingen hebben gekost.
web-play-no-errors = Nog geen fout.
web-play-balance = Kaarten die je verkeerd inschat
web-play-balance-share = Te veel: je nam de kaart terwijl iets anders beter was. Te weinig: je liet hem liggen terwijl hij het beste was. In punten winkans.
web-play-balance-turns = Te veel: je nam de kaart terwijl iets anders beter was. Te weinig: je liet hem liggen terwijl hij het beste was. In beurten.
web-play-too-much = Te veel
web-play-too-little = Te weinig
web-play-points = Punten per kaart
web-play-points-how = Wat een kaart je telkens opleverde, naast wat de beste zetten in dezelfde stellingen hadden opgeleverd.
web-play-best = Beste zetten
web-play-card = Kaart
web-play-taken-you = Door jou genomen
web-play-taken-best = Door de beste zetten genomen
web-play-win = Wat je dobbelstenen winnen
web-play-win-how = Wat dobbelstenen op een kaart waard zijn: de punten, maal de kans dat ze er aan het begin van je volgende beurt nog liggen als de anderen goed spelen. Jouw keuzes naast de beste zetten in dezelfde stellingen.
web-play-win-of = { $won } van { $taken } gewonnen
web-play-win-taken = Gelegd
web-play-win-won = Gewonnen
web-play-win-points = Punten per partij
web-play-not-counted = Geteld zijn hooguit je laatste { $most } uitgespeelde partijen, zonder die waarin vrienden één apparaat doorgaven.
