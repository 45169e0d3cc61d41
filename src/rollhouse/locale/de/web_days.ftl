# Korrespondenzpartien und Urlaub.

web-clock-days = Korrespondenz (Tage je Entscheidung)
web-clock-time-days = Zeit je Entscheidung
web-clock-days-how = Niemand muss gleichzeitig online sein. Läuft die Zeit ab, ist die Partie verloren.
web-clock-increment = Inkrement in Sekunden je Zug
web-line-my-turn-left = Du bist dran, noch { $time }
web-line-turn-of-left = { $name } ist dran, noch { $time }
web-seat-holiday = im Urlaub bis { $day }
web-log-holiday = { $name } ist im Urlaub: Die Uhr steht.
web-log-holiday-over = { $name } ist aus dem Urlaub zurück.

## Urlaub

web-holiday = Urlaub
web-holiday-how = Während deines Urlaubs steht deine Uhr in Korrespondenzpartien. Du hast { $most } Tage im Jahr.
web-holiday-days = Tage
web-holiday-begin = Urlaub beginnen
web-holiday-left = Tage, die dir dieses Jahr bleiben: { $count }
web-holiday-until = Du bist im Urlaub bis { $day }.
web-holiday-end = Urlaub beenden
