# Korrespondenzpartien und Urlaub.

web-clock-days = Korrespondenz (Tage je Entscheidung)
web-clock-time-days = Zeit je Entscheidung
web-clock-days-how = Ihr müsst nicht gleichzeitig online sein. Läuft die Zeit ab, ist die Partie verloren.
web-clock-increment = Inkrement in Sekunden je Zug
web-line-my-turn-left = Du bist dran, noch { $time }
web-line-turn-of-left = { $name } ist dran, noch { $time }
web-seat-vacation = im Urlaub bis { $day }
web-log-vacation = { $name } geht in den Urlaub: Die Uhr bleibt stehen.
web-log-vacation-over = { $name } kommt aus dem Urlaub zurück.

## Urlaub

web-vacation = Urlaub
web-vacation-how = Während deines Urlaubs steht deine Uhr in Korrespondenzpartien. Du hast { $most } Tage im Jahr.
web-vacation-days = Tage
web-vacation-begin = Urlaub beginnen
web-vacation-left = Übrige Urlaubstage in diesem Jahr: { $count }
web-vacation-until = Du bist im Urlaub bis { $day }.
web-vacation-end = Urlaub beenden
web-orders = Daueraufträge
web-orders-how = Deine Reaktionen auf die Züge anderer werden automatisch ausgeführt, in dieser Reihenfolge. Ist keine davon möglich, wirst du gefragt. Nur du siehst diese Liste, und du kannst sie jederzeit ändern.
web-orders-reaction = Reaktion
web-orders-add = Hinzufügen
web-orders-up = { $move }: nach oben
web-orders-remove = { $move }: entfernen
web-orders-none = Keine Aufträge: Du wirst immer gefragt.
