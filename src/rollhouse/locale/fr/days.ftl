# Refus au sujet des pendules et des vacances.

error-table-slow = Un robot ne peut pas remplacer un joueur dans une partie par correspondance.
error-setup-increment = Incrément non valide : { $came } secondes par tour.
error-holiday-begun = Vous êtes déjà en vacances.
error-holiday-too-long = Il ne vous reste pas { $came } jours de vacances cette année.
