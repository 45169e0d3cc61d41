# Parties par correspondance et vacances.

web-clock-days = Par correspondance (jours par décision)
web-clock-time-days = Temps par décision
web-clock-days-how = Les joueurs n’ont pas besoin d’être en ligne en même temps. Qui dépasse son temps perd la partie.
web-clock-increment = Incrément en secondes par tour
web-line-my-turn-left = À vous, encore { $time }
web-line-turn-of-left = À { $name } de jouer, encore { $time }
web-seat-holiday = en vacances jusqu’au { $day }
web-log-holiday = { $name } est en vacances : la pendule est arrêtée.
web-log-holiday-over = { $name } est de retour de vacances.

## Vacances

web-holiday = Vacances
web-holiday-how = Pendant vos vacances, votre pendule est arrêtée dans les parties par correspondance. Vous avez { $most } jours par an.
web-holiday-days = Jours
web-holiday-begin = Commencer les vacances
web-holiday-left = Jours restants cette année : { $count }
web-holiday-until = Vous êtes en vacances jusqu’au { $day }.
web-holiday-end = Terminer les vacances
