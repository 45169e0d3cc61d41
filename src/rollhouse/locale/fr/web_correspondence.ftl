# Des parties qui durent des jours, et des vacances.

web-clock-days = Des jours par décision
web-clock-time-days = Temps pour une décision
web-clock-days-how = Personne n’a besoin d’être là en même temps. À court de temps, on a abandonné.
web-clock-increment = Secondes en plus après chaque tour
web-line-my-turn-left = À vous, encore { $time }
web-line-turn-of-left = À { $name } de jouer, encore { $time }
web-seat-vacation = en vacances jusqu’au { $day }
web-log-vacation = { $name } est en vacances : la pendule est arrêtée.
web-log-vacation-over = { $name } est de retour de vacances.

## Vacances

web-vacation = Vacances
web-vacation-how = Là où vous avez des jours pour chaque décision, votre pendule s’arrête pendant vos vacances : { $most } jours par an.
web-vacation-days = Jours
web-vacation-begin = Partir en vacances
web-vacation-left = Jours restants cette année : { $count }
web-vacation-until = Vous êtes en vacances jusqu’au { $day }.
web-vacation-end = Je suis de retour
