# Les tournois.

web-evening = Tournoi
web-evening-make = Créer un tournoi
web-evening-how = Envoyez le lien aux joueurs, ou affichez cette page sur un téléviseur. Une fois commencé, le tournoi se déroule tout seul.
web-evening-title = Nom du tournoi
web-evening-format = Formule
web-evening-swiss = Système suisse : à scores proches
web-evening-round-robin = Toutes rondes : tous contre tous
web-evening-knock-out = Élimination directe
web-evening-rounds = Rondes (0 : automatique)
web-evening-duplicate = Les mêmes dés à toutes les tables d’une ronde
web-evening-join = Participer
web-evening-leave = Se retirer
web-evening-remove = Retirer { $name }
web-evening-begin = Commencer
web-evening-name = Votre nom
web-evening-waits = En attente du début, donné par l’organisateur.
web-evening-round = Ronde { $round } sur { $rounds }
web-evening-over = { $name } a gagné le tournoi.
web-evening-off = { $name } est exempt
web-evening-plays = en cours
web-evening-won = { $name } a gagné
web-evening-shared = victoire partagée
web-evening-table = Aller à votre table
web-evening-standings = Classement
web-evening-person = Nom
web-evening-points = Points
web-evening-against = Points des adversaires
web-evening-ties = Les égalités sont départagées par les points des adversaires, puis les victoires, puis un ordre tiré au sort au début. Un joueur absent perd au temps. Une exemption compte comme une victoire, sauf si chacun en a une.
web-evening-earlier = Rondes précédentes
web-evenings = Tournois
web-evenings-about = Plusieurs rondes à de nombreuses tables, chez vous ou en ligne
web-evenings-now = Ouverts et en cours
web-evenings-none = Aucun tournoi public pour le moment. Les tournois privés demandent un lien.
web-evenings-people = { $count ->
    [0] pas encore de joueurs
    [one] { $count } joueur
   *[other] { $count } joueurs
}
web-evening-come = ouvert
web-evening-going = ronde { $round }
web-evening-public = Afficher dans la liste publique
web-evening-keep = Il faut une clé d’accès pour créer un tournoi ici.
web-evening-clock = { $minutes } min par partie + { $seconds } s par tour
web-evening-in = Vous participez. Cette page s’actualise quand le tournoi commence.
web-evening-rename = Changer de nom
web-evening-qr = Code QR du lien vers ce tournoi
web-evening-scan = Scannez pour participer
web-evening-scan-table = Scannez pour trouver votre table
web-evening-call-off = Annuler le tournoi
web-evening-called-off = Ce tournoi a été annulé.
web-evening-against-you = Vous jouez contre { $name }
web-evening-wait = Votre partie est finie. La ronde suivante commence quand toutes les tables ont terminé.
web-evening-you-off = Vous êtes exempt pour cette ronde.
web-evening-setting = en préparation
web-evening-decided = Départage
web-evening-back = Retour au tournoi
web-evening-list = Tous les tournois
web-evening-players = Joueurs par table
web-evening-at-table = jusqu’à { $count } par table
web-evening-no-winner = pas de vainqueur
web-evening-ties-more = À plus de deux par table, on prend la moyenne des points des adversaires, et la victoire d’un robot remplaçant ne compte pas.
