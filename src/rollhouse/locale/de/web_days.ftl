# Spiele, die Tage dauern, und Urlaub davon.

web-clock-days = Tage je Entscheidung
web-clock-time-days = Zeit für eine Entscheidung
web-clock-days-how = Niemand muss gleichzeitig da sein. Wessen Zeit abläuft, der hat aufgegeben.
web-clock-increment = Sekunden mehr nach jedem Zug
web-line-my-turn-left = Du bist dran, noch { $time }
web-line-turn-of-left = { $name } ist dran, noch { $time }
web-seat-holiday = im Urlaub bis { $day }
web-log-holiday = { $name } ist im Urlaub: Die Uhr steht.
web-log-holiday-over = { $name } ist aus dem Urlaub zurück.

## Urlaub

web-holiday = Urlaub
web-holiday-how = Wo du Tage für jede Entscheidung hast, steht deine Uhr, solange du im Urlaub bist: { $most } Tage im Jahr.
web-holiday-days = Tage
web-holiday-begin = In Urlaub gehen
web-holiday-left = Tage, die dir dieses Jahr bleiben: { $count }
web-holiday-until = Du bist im Urlaub bis { $day }.
web-holiday-end = Ich bin zurück
