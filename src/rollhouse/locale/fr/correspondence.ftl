# Refus au sujet des pendules et des vacances.

error-table-correspondence = Un robot ne peut pas remplacer un joueur dans une partie par correspondance.
error-setup-increment = Incrément non valide : { $value } secondes par tour.
error-vacation-begun = Vous êtes déjà en vacances.
error-vacation-too-long = Il ne vous reste pas { $value } jours de vacances cette année.
