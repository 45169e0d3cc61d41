# Parties par correspondance et vacances.

web-clock-days = Par correspondance (jours par décision)
web-clock-time-days = Temps par décision
web-clock-days-how = Les joueurs n’ont pas besoin d’être en ligne en même temps. Qui dépasse son temps perd la partie.
web-clock-increment = Incrément en secondes par tour
web-line-my-turn-left = À vous, encore { $time }
web-line-turn-of-left = À { $name } de jouer, encore { $time }
web-seat-vacation = en vacances jusqu’au { $day }
web-log-vacation = { $name } est en vacances : la pendule a été arrêtée.
web-log-vacation-over = { $name } est de retour de vacances.

## Vacances

web-vacation = Vacances
web-vacation-how = Pendant vos vacances, votre pendule est arrêtée dans les parties par correspondance. Vous avez { $most } jours par an.
web-vacation-days = Jours
web-vacation-begin = Commencer les vacances
web-vacation-left = Jours restants cette année : { $count }
web-vacation-until = Vous êtes en vacances jusqu’au { $day }.
web-vacation-end = Terminer les vacances
web-orders = Consignes
web-orders-how = Vos réactions au tour des autres sont jouées automatiquement, dans cet ordre ; si aucune n’est possible, on vous demande. Vous seul voyez cette liste et pouvez la modifier à tout moment.
web-orders-reaction = Réaction
web-orders-add = Ajouter
web-orders-up = Monter : { $move }
web-orders-remove = Retirer : { $move }
web-orders-none = Aucune consigne : on vous demande toujours.
