# Wat iemand telkens weer doet, in beeld.

web-play-statistics = Je statistieken
web-play-when = Periode
web-play-all-time = Alles
web-play-last-days = De laatste { $days } dagen
web-play-none-then = In deze periode heb je geen partij uitgespeeld.
web-play-go = Nu spelen
web-play-results = { $won } gewonnen, { $lost } verloren
web-play-results-shared = { $won } gewonnen, { $shared } gedeeld, { $lost } verloren
web-play-no-games = geen partijen
web-play-won = Gewonnen partijen
web-play-wins = Op rij gewonnen
web-play-days = Dagen op rij
web-play-longest = langste reeks: { $count }
web-play-most = Je duurste fout
web-play-times = { $count ->
    [0] { $cost }
    [one] één keer, samen { $cost }
   *[other] { $count } keer, samen { $cost }
}
web-play-over = Een kaart die je overschat
web-play-over-count = { $count ->
    [one] één keer gekozen terwijl een andere zet beter was: { $cost }
   *[other] { $count } keer gekozen terwijl een andere zet beter was: { $cost }
}
web-play-under = Een kaart die je onderschat
web-play-under-count = { $count ->
    [one] één keer laten liggen terwijl hij het beste was: { $cost }
   *[other] { $count } keer laten liggen terwijl hij het beste was: { $cost }
}
web-play-results-of-games = Uitslagen
web-play-errors-a-game = Fouten per partij
web-play-by-seat = Eerste speler
web-play-beginning = Jij begint
web-play-following = Een andere speler begint
web-play-analysed = { $count } van de { $games } partijen geanalyseerd.
web-play-by-opponent = Per tegenstander
web-play-unnamed = Speler zonder naam
web-play-others = { $count ->
    [one] En nog één.
   *[other] En nog { $count }.
}
web-play-by-mode = Instellingen
web-play-usual = Standaard
web-play-table = Als tabel tonen
web-play-errors = Fouten
web-play-errors-how = Het aandeel van elke soort fout in de totale kosten van je beslissingen.
web-play-no-errors = Nog geen fout.
web-play-balance = Kaarten die je verkeerd inschat
web-play-balance-share = Te veel: je koos de kaart terwijl een andere zet beter was. Te weinig: je liet hem liggen terwijl hij het beste was. In procentpunten winkans.
web-play-balance-turns = Te veel: je koos de kaart terwijl een andere zet beter was. Te weinig: je liet hem liggen terwijl hij het beste was. In beurten.
web-play-too-much = Te veel
web-play-too-little = Te weinig
web-play-points = Punten per kaart
web-play-points-how = De punten die je gemiddeld met elke kaart scoorde, vergeleken met de beste zetten in dezelfde stellingen.
web-play-best = Beste zetten
web-play-card = Kaart
web-play-taken-you = Door jou gekozen
web-play-taken-best = Door de beste zetten gekozen
web-play-win = Verwachte punten van je dobbelstenen
web-play-win-how = De waarde van dobbelstenen op een kaart: de punten, maal de kans dat ze er aan het begin van je volgende beurt nog liggen als de anderen goed spelen. Jouw keuzes worden vergeleken met de beste zetten in dezelfde stellingen.
web-play-win-of = { $won } van { $taken } gewonnen
web-play-win-taken = Gelegd
web-play-win-won = Gewonnen
web-play-win-points = Punten per partij
web-play-not-counted = Hooguit je laatste { $most } uitgespeelde partijen, zonder partijen waarin meer mensen één apparaat deelden.
