# Refus au sujet des pendules et des vacances.

error-table-correspondence = Ici, chacun a des jours pour un coup : aucun robot ne prend la place de personne.
error-setup-increment = Un tour ne peut pas donner ce nombre de secondes : { $value }.
error-vacation-begun = Vous êtes déjà en vacances.
error-vacation-too-long = Il ne reste pas autant de jours de vacances cette année : { $value }.
