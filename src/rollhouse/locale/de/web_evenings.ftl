# Turniere.

web-evening = Turnier
web-evening-make = Turnier anlegen
web-evening-how = Schick allen den Link, oder zeig diese Seite auf einem Fernseher. Sobald du startest, läuft das Turnier von selbst.
web-evening-title = Name des Turniers
web-evening-format = Modus
web-evening-swiss = Schweizer System: ähnliche Punkte
web-evening-round-robin = Alle gegen alle
web-evening-knock-out = K.-o.: Wer verliert, ist draußen
web-evening-rounds = Runden (0: automatisch)
web-evening-duplicate = Die gleichen Würfel an allen Tischen einer Runde
web-evening-join = Mitmachen
web-evening-leave = Zurückziehen
web-evening-remove = { $name } entfernen
web-evening-begin = Beginnen
web-evening-name = Dein Name
web-evening-waits = Das Turnier ist noch nicht gestartet.
web-evening-round = Runde { $round } von { $rounds }
web-evening-over = { $name } hat das Turnier gewonnen.
web-evening-off = { $name } hat spielfrei
web-evening-plays = spielen
web-evening-won = { $name } hat gewonnen
web-evening-shared = geteilter Sieg
web-evening-table = Zu deinem Tisch
web-evening-standings = Stand
web-evening-person = Name
web-evening-points = Punkte
web-evening-against = Punkte der Gegner
web-evening-ties = Bei gleichen Punkten entscheiden die Punkte der Gegner, dann die Siege, dann eine zu Beginn geloste Reihenfolge. Wer nicht erscheint, verliert auf Zeit. Spielfrei zählt als Sieg, außer wenn alle einmal spielfrei haben.
web-evening-earlier = Frühere Runden
web-evenings = Turniere
web-evenings-about = Mehrere Runden an vielen Tischen, zu Hause oder online
web-evenings-now = Offen und laufend
web-evenings-none = Zurzeit gibt es keine öffentlichen Turniere. Für private brauchst du einen Link.
web-evenings-people = { $count ->
    [0] noch niemand dabei
    [one] 1 dabei
   *[other] { $count } dabei
}
web-evening-come = offen
web-evening-going = Runde { $round }
web-evening-public = In der öffentlichen Liste zeigen
web-evening-keep = Um hier ein Turnier anzulegen, brauchst du einen Passkey.
web-evening-clock = { $minutes } min je Partie + { $seconds } s je Zug
web-evening-in = Du machst mit. Diese Seite aktualisiert sich, wenn das Turnier beginnt.
web-evening-rename = Name ändern
web-evening-qr = QR-Code des Links zu diesem Turnier
web-evening-scan = Scannen und mitmachen
web-evening-scan-table = Scannen und deinen Tisch finden
web-evening-call-off = Turnier absagen
web-evening-called-off = Dieses Turnier wurde abgesagt.
web-evening-against-you = Du spielst gegen { $name }
web-evening-wait = Deine Partie ist vorbei. Die nächste Runde beginnt, wenn alle Tische fertig sind.
web-evening-you-off = Du hast diese Runde spielfrei.
web-evening-setting = wird vorbereitet
web-evening-decided = Feinwertung
web-evening-back = Zurück zum Turnier
web-evening-list = Alle Turniere
web-evening-players = Personen je Tisch
web-evening-at-table = bis zu { $count } je Tisch
web-evening-no-winner = kein Sieg
web-evening-ties-more = Mit mehr als zwei an einem Tisch zählt der Durchschnitt der Gegnerpunkte, und der Sieg eines eingesprungenen Bots zählt nicht.
