# Spiele, die Tage dauern, und Urlaub davon.

web-clock-days = Tage je Entscheidung
web-clock-time-days = Zeit für eine Entscheidung
web-clock-days-how = Niemand muss gleichzeitig da sein. Wessen Zeit abläuft, der hat aufgegeben.
web-clock-increment = Sekunden mehr nach jedem Zug
web-line-my-turn-left = Du bist dran, noch { $time }
web-line-turn-of-left = { $name } ist dran, noch { $time }
web-seat-vacation = im Urlaub bis { $day }
web-log-vacation = { $name } ist im Urlaub: Die Uhr steht.
web-log-vacation-over = { $name } ist aus dem Urlaub zurück.

## Urlaub

web-vacation = Urlaub
web-vacation-how = Wo du Tage für jede Entscheidung hast, steht deine Uhr, solange du im Urlaub bist: { $most } Tage im Jahr.
web-vacation-days = Tage
web-vacation-begin = In Urlaub gehen
web-vacation-left = Tage, die dir dieses Jahr bleiben: { $count }
web-vacation-until = Du bist im Urlaub bis { $day }.
web-vacation-end = Ich bin zurück
