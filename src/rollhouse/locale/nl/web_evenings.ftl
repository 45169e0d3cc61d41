# Toernooien.

web-evening = Toernooi
web-evening-make = Toernooi maken
web-evening-how = Stuur de link aan de spelers, of toon deze pagina op een tv. Zodra je begint, loopt het toernooi vanzelf.
web-evening-title = Naam van het toernooi
web-evening-format = Opzet
web-evening-swiss = Zwitsers: gelijkwaardige scores
web-evening-round-robin = Iedereen tegen iedereen
web-evening-knock-out = Knock-out: wie verliest, ligt eruit
web-evening-rounds = Rondes (0: automatisch)
web-evening-duplicate = Dezelfde dobbelstenen aan alle tafels van een ronde
web-evening-join = Meedoen
web-evening-leave = Terugtrekken
web-evening-remove = { $name } verwijderen
web-evening-begin = Beginnen
web-evening-name = Je naam
web-evening-waits = Wachten tot de organisator begint.
web-evening-round = Ronde { $round } van { $rounds }
web-evening-over = { $name } heeft het toernooi gewonnen.
web-evening-off = { $name } heeft een vrije ronde
web-evening-plays = bezig
web-evening-won = { $name } heeft gewonnen
web-evening-shared = gedeelde winst
web-evening-table = Naar je tafel
web-evening-standings = Stand
web-evening-person = Naam
web-evening-points = Punten
web-evening-against = Punten van tegenstanders
web-evening-ties = Bij gelijke punten beslissen de punten van de tegenstanders, dan het aantal overwinningen, dan een volgorde die aan het begin is geloot. Wie niet komt opdagen, verliest op tijd. Een vrije ronde telt als winst, tenzij iedereen er een heeft.
web-evening-earlier = Eerdere rondes
web-evenings = Toernooien
web-evenings-about = Meerdere rondes aan veel tafels, thuis of online
web-evenings-now = Open en bezig
web-evenings-none = Er zijn nu geen openbare toernooien. Voor besloten toernooien heb je een link nodig.
web-evenings-people = { $count ->
    [0] nog geen spelers
    [one] 1 speler
   *[other] { $count } spelers
}
web-evening-come = open
web-evening-going = ronde { $round }
web-evening-public = In de openbare lijst tonen
web-evening-keep = Je hebt een passkey nodig om hier een toernooi te maken.
web-evening-clock = { $minutes } min per partij + { $seconds } s per beurt
web-evening-in = Je doet mee. Deze pagina wordt bijgewerkt als het toernooi begint.
web-evening-rename = Andere naam
web-evening-qr = QR-code van de link naar dit toernooi
web-evening-scan = Scan om mee te doen
web-evening-scan-table = Scan om je tafel te vinden
web-evening-call-off = Toernooi annuleren
web-evening-called-off = Dit toernooi is geannuleerd.
web-evening-against-you = Je speelt tegen { $name }
web-evening-wait = Je partij is afgelopen. De volgende ronde begint als alle tafels klaar zijn.
web-evening-you-off = Je hebt een vrije ronde.
web-evening-setting = wordt voorbereid
web-evening-decided = Bij gelijke stand
web-evening-back = Terug naar het toernooi
web-evening-list = Alle toernooien
web-evening-players = Spelers per tafel
web-evening-at-table = tot { $count } per tafel
web-evening-no-winner = geen winnaar
web-evening-ties-more = Met meer dan twee spelers per tafel telt het gemiddelde van de punten van de tegenstanders, en een overwinning van een invallende bot telt niet.
