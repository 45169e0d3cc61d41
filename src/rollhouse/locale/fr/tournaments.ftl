# Erreurs des tournois.

error-tournament-unknown = Tournoi introuvable.
error-tournament-begun = Le tournoi a déjà commencé.
error-tournament-full = Le tournoi est complet ({ $value } joueurs).
error-tournament-not-host = Seul l’organisateur du tournoi peut faire cela.
error-tournament-too-few = Un tournoi demande au moins deux joueurs.
error-tournament-too-many = Vous avez { $value } tournois en cours. Annulez-en un, ou attendez la fin de l’un d’eux.
error-tournament-title = Donnez un nom au tournoi.
error-tournament-not-kept = Il faut une clé d’accès pour créer un tournoi ici. Créez-en une d’abord.
error-tournament-swiss-only = On ne peut sauter une ronde que dans un tournoi au système suisse.
error-tournament-two-only = Les tables de trois ou quatre ne sont possibles que dans un tournoi au système suisse.
error-tournament-over = Le tournoi est terminé.
error-tournament-not-yours = Vous ne participez pas à ce tournoi.
