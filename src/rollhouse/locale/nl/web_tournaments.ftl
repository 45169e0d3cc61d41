# Avonden met veel tafels.

web-tournament = Een avond
web-tournament-make = Een avond maken
web-tournament-how = Stuur iedereen het adres, of toon deze pagina op de televisie. Zodra je begint, loopt hij vanzelf.
web-tournament-title = Hoe heet hij?
web-tournament-format = Wie tegen wie
web-tournament-swiss = Zwitsers: wie ongeveer even hoog staat
web-tournament-round-robin = Iedereen tegen iedereen
web-tournament-knock-out = Knock-out: wie verliest ligt eruit
web-tournament-rounds = Rondes (0: zoveel als nodig)
web-tournament-duplicate = Dezelfde dobbelstenen aan alle tafels van een ronde
web-tournament-join = Meedoen
web-tournament-leave = Niet meer meedoen
web-tournament-remove = { $name } wegsturen
web-tournament-begin = Beginnen
web-tournament-name = Je naam
web-tournament-waits = Wie deze avond heeft gemaakt, begint hem.
web-tournament-round = Ronde { $round } van { $rounds }
web-tournament-over = { $name } heeft de avond gewonnen.
web-tournament-off = { $name } is deze ronde vrij
web-tournament-plays = bezig
web-tournament-won = { $name } heeft gewonnen
web-tournament-shared = gedeeld
web-tournament-table = Naar je tafel
web-tournament-standings = Stand
web-tournament-person = Naam
web-tournament-points = Punten
web-tournament-against = Punten van tegenstanders
web-tournament-ties = Bij gelijke punten beslissen de punten van de tegenstanders, dan winst, dan het lot van het begin. Wie niet komt, verliest door de klok. Een vrije ronde telt als winst, behalve waar iedereen er een heeft.
web-tournament-earlier = Eerdere rondes
web-tournaments = Avonden
web-tournaments-about = Veel tafels, ronde na ronde, in de huiskamer of online
web-tournaments-now = Kom meedoen
web-tournaments-none = Er is nu geen avond aangekondigd. Bij sommige kom je alleen via het adres.
web-tournaments-people = { $count ->
    [0] nog niemand
    [one] één doet mee
   *[other] { $count } doen mee
}
web-tournament-come = je kunt nog meedoen
web-tournament-going = ronde { $round }
web-tournament-public = Iedereen vindt hem in de lijst van avonden
web-tournament-keep = In dit huis maakt wie een passkey heeft een avond.
web-tournament-clock = { $minutes } min per spel, { $seconds } s erbij per beurt
web-tournament-in = Je doet mee. Op deze pagina begint het vanzelf.
web-tournament-rename = Andere naam
web-tournament-qr = Het adres van deze avond als QR-code
web-tournament-scan = Scan om mee te doen
web-tournament-scan-table = Scan om je tafel te vinden
web-tournament-call-off = Afzeggen
web-tournament-called-off = Deze avond is afgezegd.
web-tournament-against-you = Je speelt tegen { $name }
web-tournament-wait = Je spel is voorbij. De volgende ronde begint als alle tafels klaar zijn.
web-tournament-you-off = Je bent deze ronde vrij.
web-tournament-setting = wordt gedekt
web-tournament-decided = Hoe de plaatsen worden bepaald
web-tournament-back = Terug naar de avond
web-tournament-list = Alle avonden
web-tournament-players = Spelers aan een tafel
web-tournament-at-table = tot { $count } aan een tafel
web-tournament-no-winner = niemand heeft gewonnen
web-tournament-ties-more = Met meer dan twee aan een tafel telt het gemiddelde van de tegenstanders, en een bot die voor iemand speelt wint voor niemand.
