# Partijen die dagen duren, en vakantie ervan.

web-clock-days = Dagen per beslissing
web-clock-time-days = Tijd voor een beslissing
web-clock-days-how = Niemand hoeft hier tegelijk te zijn. Wie geen tijd meer heeft, heeft opgegeven.
web-clock-increment = Seconden erbij na elke beurt
web-line-my-turn-left = Jouw beurt, nog { $time }
web-line-turn-of-left = { $name } is aan de beurt, nog { $time }
web-seat-vacation = met vakantie tot { $day }
web-log-vacation = { $name } is met vakantie: de klok staat stil.
web-log-vacation-over = { $name } is terug van vakantie.

## Vakantie

web-vacation = Vakantie
web-vacation-how = Waar je dagen hebt voor elke beslissing, staat je klok stil zolang je met vakantie bent: { $most } dagen per jaar.
web-vacation-days = Dagen
web-vacation-begin = Met vakantie gaan
web-vacation-left = Dagen over dit jaar: { $count }
web-vacation-until = Je bent met vakantie tot { $day }.
web-vacation-end = Ik ben terug
