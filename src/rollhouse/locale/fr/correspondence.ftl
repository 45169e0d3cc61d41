# Refus au sujet des pendules et des vacances.

error-table-correspondence = Un robot ne peut pas remplacer un joueur dans une partie par correspondance.
error-setup-increment = Incrément non valide : { $value } secondes par tour.
error-vacation-begun = Vous êtes déjà en vacances.
error-vacation-too-long = Il ne vous reste pas { $value } jours de vacances cette année.
error-order-nothing-to-order = Aucune consigne n’est possible ici : les consignes sont réservées aux parties par correspondance où l’on réagit au tour des autres.
error-order-unknown = { $value } ne peut pas être prévu à l’avance ici.
