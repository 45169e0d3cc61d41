# Des parties qui durent des jours, et des vacances.

web-clock-days = Des jours par décision
web-clock-time-days = Temps pour une décision
web-clock-days-how = Personne n’a besoin d’être là en même temps. À court de temps, on a abandonné.
web-clock-increment = Secondes en plus après chaque tour
web-line-my-turn-left = À vous, encore { $time }
web-line-turn-of-left = À { $name } de jouer, encore { $time }
web-seat-holiday = en vacances jusqu’au { $day }
web-log-holiday = { $name } est en vacances : la pendule est arrêtée.
web-log-holiday-over = { $name } est de retour de vacances.

## Vacances

web-holiday = Vacances
web-holiday-how = Là où vous avez des jours pour chaque décision, votre pendule s’arrête pendant vos vacances : { $most } jours par an.
web-holiday-days = Jours
web-holiday-begin = Partir en vacances
web-holiday-left = Jours restants cette année : { $count }
web-holiday-until = Vous êtes en vacances jusqu’au { $day }.
web-holiday-end = Je suis de retour
