# Erreurs des tournois.

error-evening-unknown = Tournoi introuvable.
error-evening-begun = Le tournoi a déjà commencé.
error-evening-full = Le tournoi est complet ({ $came } joueurs).
error-evening-not-host = Seul l’organisateur du tournoi peut faire cela.
error-evening-too-few = Un tournoi demande au moins deux joueurs.
error-evening-too-many = Vous avez { $came } tournois en cours. Annulez-en un, ou attendez la fin de l’un d’eux.
error-evening-title = Donnez un nom au tournoi.
error-evening-not-kept = Il faut une clé d’accès pour créer un tournoi ici. Créez-en une d’abord.
error-evening-two-only = Les tables de trois ou quatre ne sont possibles que dans un tournoi au système suisse.
