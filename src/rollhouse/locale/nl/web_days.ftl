# Partijen die dagen duren, en vakantie ervan.

web-clock-days = Dagen per beslissing
web-clock-time-days = Tijd voor een beslissing
web-clock-days-how = Niemand hoeft hier tegelijk te zijn. Wie geen tijd meer heeft, heeft opgegeven.
web-clock-increment = Seconden erbij na elke beurt
web-line-my-turn-left = Jouw beurt, nog { $time }
web-line-turn-of-left = { $name } is aan de beurt, nog { $time }
web-seat-holiday = met vakantie tot { $day }
web-log-holiday = { $name } is met vakantie: de klok staat stil.
web-log-holiday-over = { $name } is terug van vakantie.

## Vakantie

web-holiday = Vakantie
web-holiday-how = Waar je dagen hebt voor elke beslissing, staat je klok stil zolang je met vakantie bent: { $most } dagen per jaar.
web-holiday-days = Dagen
web-holiday-begin = Met vakantie gaan
web-holiday-left = Dagen over dit jaar: { $count }
web-holiday-until = Je bent met vakantie tot { $day }.
web-holiday-end = Ik ben terug
