# Les tournois.

web-tournament = Tournoi
web-tournament-make = Créer un tournoi
web-tournament-how = Envoyez le lien aux joueurs, ou affichez cette page sur un téléviseur. Une fois commencé, le tournoi se déroule tout seul.
web-tournament-title = Nom du tournoi
web-tournament-format = Formule
web-tournament-swiss = Système suisse : à scores proches
web-tournament-round-robin = Toutes rondes : tous contre tous
web-tournament-knock-out = Élimination directe
web-tournament-rounds = Rondes (0 : automatique)
web-tournament-duplicate = Les mêmes dés à toutes les tables d’une ronde
web-tournament-join = Participer
web-tournament-leave = Se retirer
web-tournament-remove = Retirer { $name }
web-tournament-begin = Commencer
web-tournament-name = Votre nom
web-tournament-waits = L’organisateur n’a pas encore lancé le tournoi.
web-tournament-late = Le tournoi a commencé. Vous pouvez encore y entrer : vous jouerez dès la prochaine ronde.
web-tournament-cohost = Co-organisateur
web-tournament-sit-out = Sauter les prochaines rondes
web-tournament-return = Reprendre
web-tournament-sits-out = Vous n’êtes pas apparié tant que vous n’avez pas repris. Une ronde sautée ne rapporte aucun point.
web-tournament-round = Ronde { $round } sur { $rounds }
web-tournament-over = { $name } a gagné le tournoi.
web-tournament-off = { $name } est exempt
web-tournament-plays = en cours
web-tournament-won = { $name } a gagné
web-tournament-shared = victoire partagée
web-tournament-table = Aller à votre table
web-tournament-standings = Classement
web-tournament-person = Nom
web-tournament-points = Points
web-tournament-against = Points des adversaires
web-tournament-ties = Les égalités sont départagées par les points des adversaires, puis les victoires, puis un ordre tiré au sort au début. Un joueur absent perd au temps. Une exemption compte comme une victoire, sauf si chacun en a une.
web-tournament-earlier = Rondes précédentes
web-tournaments = Tournois
web-tournaments-about = Plusieurs rondes à de nombreuses tables, chez vous ou en ligne
web-tournaments-now = Ouverts et en cours
web-tournaments-none = Aucun tournoi public pour le moment. Les tournois privés demandent un lien.
web-tournaments-people = { $count ->
    [0] pas encore de joueurs
    [one] { $count } joueur
   *[other] { $count } joueurs
}
web-tournament-come = ouvert
web-tournament-going = ronde { $round }
web-tournament-public = Afficher dans la liste publique
web-tournament-keep = Il faut une clé d’accès pour créer un tournoi ici.
web-tournament-clock = { $minutes } min par partie + { $seconds } s par tour
web-tournament-in = Vous participez. Cette page s’actualise quand le tournoi commence.
web-tournament-rename = Changer de nom
web-tournament-qr = Code QR du lien vers ce tournoi
web-tournament-scan = Scannez pour participer
web-tournament-scan-table = Scannez pour trouver votre table
web-tournament-call-off = Annuler le tournoi
web-tournament-called-off = Ce tournoi a été annulé.
web-tournament-against-you = Vous jouez contre { $name }
web-tournament-wait = Votre partie est finie. La ronde suivante commence quand toutes les tables ont terminé.
web-tournament-you-off = Vous êtes exempt pour cette ronde.
web-tournament-setting = en préparation
web-tournament-decided = Départage
web-tournament-back = Retour au tournoi
web-tournament-list = Tous les tournois
web-tournament-players = Joueurs par table
web-tournament-at-table = jusqu’à { $count } par table
web-tournament-no-winner = pas de vainqueur
web-tournament-ties-more = À plus de deux par table, on prend la moyenne des points des adversaires, et la victoire d’un robot remplaçant ne compte pas.
