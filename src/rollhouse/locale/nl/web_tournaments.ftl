# Toernooien.

web-tournament = Toernooi
web-tournament-make = Toernooi maken
web-tournament-how = Stuur de link aan de spelers, of toon deze pagina op een tv. Zodra je begint, loopt het toernooi vanzelf.
web-tournament-title = Naam van het toernooi
web-tournament-format = Opzet
web-tournament-swiss = Zwitsers: tegenstanders met een vergelijkbare score
web-tournament-round-robin = Iedereen tegen iedereen
web-tournament-knock-out = Knock-out: wie verliest, ligt eruit
web-tournament-rounds = Rondes (0: automatisch)
web-tournament-duplicate = Dezelfde dobbelstenen aan alle tafels van een ronde
web-tournament-join = Meedoen
web-tournament-leave = Terugtrekken
web-tournament-remove = { $name } verwijderen
web-tournament-begin = Beginnen
web-tournament-name = Je naam
web-tournament-waits = Wachten tot de organisator begint.
web-tournament-late = Het toernooi is begonnen. Je kunt nog meedoen: je speelt vanaf de volgende ronde.
web-tournament-cohost = Mede-organisator
web-tournament-sit-out = Volgende rondes overslaan
web-tournament-return = Weer meespelen
web-tournament-sits-out = Je wordt niet ingedeeld tot je weer meespeelt. Een overgeslagen ronde levert geen punten op.
web-tournament-round = Ronde { $round } van { $rounds }
web-tournament-over = { $name } heeft het toernooi gewonnen.
web-tournament-off = { $name } heeft een vrije ronde
web-tournament-plays = bezig
web-tournament-won = { $name } heeft gewonnen
web-tournament-shared = gedeelde winst
web-tournament-table = Naar je tafel
web-tournament-standings = Stand
web-tournament-person = Naam
web-tournament-points = Punten
web-tournament-against = Punten van tegenstanders
web-tournament-ties = Bij gelijke punten beslissen de punten van de tegenstanders, dan het aantal overwinningen, dan een volgorde die aan het begin is geloot. Wie niet komt opdagen, verliest op tijd. Een vrije ronde telt als winst, tenzij iedereen er een heeft.
web-tournament-earlier = Eerdere rondes
web-tournaments = Toernooien
web-tournaments-about = Meerdere rondes aan veel tafels, thuis of online
web-tournaments-now = Open en bezig
web-tournaments-none = Er zijn nu geen openbare toernooien. Voor besloten toernooien heb je een link nodig.
web-tournaments-people = { $count ->
    [0] nog geen spelers
    [one] 1 speler
   *[other] { $count } spelers
}
web-tournament-come = open
web-tournament-going = ronde { $round }
web-tournament-public = In de openbare lijst tonen
web-tournament-keep = Je hebt een passkey nodig om hier een toernooi te maken.
web-tournament-clock = { $minutes } min per partij + { $seconds } s per beurt
web-tournament-in = Je doet mee. Deze pagina wordt bijgewerkt als het toernooi begint.
web-tournament-rename = Andere naam
web-tournament-qr = QR-code van de link naar dit toernooi
web-tournament-scan = Scan om mee te doen
web-tournament-scan-table = Scan om je tafel te vinden
web-tournament-call-off = Toernooi annuleren
web-tournament-called-off = Dit toernooi is geannuleerd.
web-tournament-against-you = Je speelt tegen { $name }
web-tournament-wait = Je partij is afgelopen. De volgende ronde begint als alle tafels klaar zijn.
web-tournament-you-off = Je hebt een vrije ronde.
web-tournament-setting = wordt voorbereid
web-tournament-decided = Bij gelijke stand
web-tournament-back = Terug naar het toernooi
web-tournament-list = Alle toernooien
web-tournament-players = Spelers per tafel
web-tournament-at-table = tot { $count } per tafel
web-tournament-no-winner = geen winnaar
web-tournament-ties-more = Met meer dan twee spelers per tafel telt het gemiddelde van de punten van de tegenstanders, en een overwinning van een invallende bot telt niet.
