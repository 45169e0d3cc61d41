# Correspondentiepartijen en vakantie.

web-clock-days = Correspondentie (dagen per beslissing)
web-clock-time-days = Tijd per beslissing
web-clock-days-how = Spelers hoeven niet tegelijk online te zijn. Wie geen tijd meer heeft, verliest.
web-clock-increment = Increment in seconden per beurt
web-line-my-turn-left = Jouw beurt, nog { $time }
web-line-turn-of-left = { $name } is aan de beurt, nog { $time }
web-seat-holiday = op vakantie tot { $day }
web-log-holiday = { $name } is op vakantie: de klok staat stil.
web-log-holiday-over = { $name } is terug van vakantie.

## Vakantie

web-holiday = Vakantie
web-holiday-how = Tijdens je vakantie staat je klok stil in correspondentiepartijen. Je hebt { $most } dagen per jaar.
web-holiday-days = Dagen
web-holiday-begin = Vakantie beginnen
web-holiday-left = Dagen over dit jaar: { $count }
web-holiday-until = Je bent op vakantie tot { $day }.
web-holiday-end = Vakantie beëindigen
