# Avonden met veel tafels.

web-evening = Een avond
web-evening-make = Een avond maken
web-evening-how = Stuur iedereen het adres, of toon deze pagina op de televisie. Zodra je begint, loopt hij vanzelf.
web-evening-title = Hoe heet hij?
web-evening-format = Wie tegen wie
web-evening-swiss = Zwitsers: wie ongeveer even hoog staat
web-evening-round-robin = Iedereen tegen iedereen
web-evening-knock-out = Knock-out: wie verliest ligt eruit
web-evening-rounds = Rondes (0: zoveel als nodig)
web-evening-duplicate = Dezelfde dobbelstenen aan alle tafels van een ronde
web-evening-join = Meedoen
web-evening-leave = Niet meer meedoen
web-evening-remove = { $name } wegsturen
web-evening-begin = Beginnen
web-evening-name = Je naam
web-evening-waits = Wie deze avond heeft gemaakt, begint hem.
web-evening-round = Ronde { $round } van { $rounds }
web-evening-over = { $name } heeft de avond gewonnen.
web-evening-off = { $name } is deze ronde vrij
web-evening-plays = bezig
web-evening-won = { $name } heeft gewonnen
web-evening-shared = gedeeld
web-evening-table = Naar je tafel
web-evening-standings = Stand
web-evening-person = Naam
web-evening-points = Punten
web-evening-against = Punten van tegenstanders
web-evening-ties = Bij gelijke punten beslissen de punten van de tegenstanders, dan winst, dan het lot van het begin. Wie niet komt, verliest door de klok. Een vrije ronde telt als winst, behalve waar iedereen er een heeft.
web-evening-earlier = Eerdere rondes
web-evenings = Avonden
web-evenings-about = Veel tafels, ronde na ronde, in de huiskamer of online
web-evenings-now = Kom meedoen
web-evenings-none = Er is nu geen avond aangekondigd. Bij sommige kom je alleen via het adres.
web-evenings-people = { $count ->
    [0] nog niemand
    [one] één doet mee
   *[other] { $count } doen mee
}
web-evening-come = je kunt nog meedoen
web-evening-going = ronde { $round }
web-evening-public = Iedereen vindt hem in de lijst van avonden
web-evening-keep = In dit huis maakt wie een passkey heeft een avond.
web-evening-clock = { $minutes } min per spel, { $seconds } s erbij per beurt
web-evening-in = Je doet mee. Op deze pagina begint het vanzelf.
web-evening-rename = Andere naam
web-evening-qr = Het adres van deze avond als QR-code
web-evening-scan = Scan om mee te doen
web-evening-scan-table = Scan om je tafel te vinden
web-evening-call-off = Afzeggen
web-evening-called-off = Deze avond is afgezegd.
web-evening-against-you = Je speelt tegen { $name }
web-evening-wait = Je spel is voorbij. De volgende ronde begint als alle tafels klaar zijn.
web-evening-you-off = Je bent deze ronde vrij.
web-evening-setting = wordt gedekt
web-evening-decided = Hoe de plaatsen worden bepaald
web-evening-back = Terug naar de avond
web-evening-list = Alle avonden
web-evening-players = Spelers aan een tafel
web-evening-at-table = tot { $count } aan een tafel
web-evening-no-winner = niemand heeft gewonnen
web-evening-ties-more = Met meer dan twee aan een tafel telt het gemiddelde van de tegenstanders, en een bot die voor iemand speelt wint voor niemand.
