# Correspondentiepartijen en vakantie.

web-clock-days = Correspondentie (dagen per beslissing)
web-clock-time-days = Tijd per beslissing
web-clock-days-how = Spelers hoeven niet tegelijk online te zijn. Wie geen tijd meer heeft, verliest.
web-clock-increment = Increment in seconden per beurt
web-line-my-turn-left = Jouw beurt, nog { $time }
web-line-turn-of-left = { $name } is aan de beurt, nog { $time }
web-seat-vacation = op vakantie tot { $day }
web-log-vacation = { $name } ging op vakantie: de klok werd stilgezet.
web-log-vacation-over = { $name } kwam terug van vakantie.

## Vakantie

web-vacation = Vakantie
web-vacation-how = Tijdens je vakantie staat je klok stil in correspondentiepartijen. Je hebt { $most } dagen per jaar.
web-vacation-days = Dagen
web-vacation-begin = Vakantie beginnen
web-vacation-left = Dagen over dit jaar: { $count }
web-vacation-until = Je bent op vakantie tot { $day }.
web-vacation-end = Vakantie beëindigen
web-orders = Vaste opdrachten
web-orders-how = Je reacties op de beurt van anderen worden automatisch uitgevoerd, in deze volgorde. Is er geen mogelijk, dan krijg je de vraag. Alleen jij ziet deze lijst, en je kunt hem altijd wijzigen.
web-orders-reaction = Reactie
web-orders-add = Toevoegen
web-orders-up = { $move } omhoog
web-orders-remove = { $move } verwijderen
web-orders-none = Geen opdrachten: je krijgt altijd de vraag.
