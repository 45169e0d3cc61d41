# Des soirées à plusieurs tables.

web-tournament = Une soirée
web-tournament-make = Créer une soirée
web-tournament-how = Envoyez l’adresse à tout le monde, ou affichez cette page sur la télévision. Dès que vous commencez, tout se fait tout seul.
web-tournament-title = Comment s’appelle-t-elle ?
web-tournament-format = Qui joue contre qui
web-tournament-swiss = Système suisse : ceux qui ont à peu près le même score
web-tournament-round-robin = Tous contre tous
web-tournament-knock-out = Élimination directe : qui perd est éliminé
web-tournament-rounds = Tours (0 : autant qu’il en faut)
web-tournament-duplicate = Les mêmes dés à toutes les tables d’un tour
web-tournament-join = Participer
web-tournament-leave = Ne plus participer
web-tournament-remove = Retirer { $name }
web-tournament-begin = Commencer
web-tournament-name = Votre nom
web-tournament-waits = La personne qui a créé cette soirée la commence.
web-tournament-round = Tour { $round } sur { $rounds }
web-tournament-over = { $name } a gagné la soirée.
web-tournament-off = { $name } ne joue pas ce tour
web-tournament-plays = en cours
web-tournament-won = { $name } a gagné
web-tournament-shared = partagé
web-tournament-table = À votre table
web-tournament-standings = Classement
web-tournament-person = Nom
web-tournament-points = Points
web-tournament-against = Points des adversaires
web-tournament-ties = À égalité de points : les points des adversaires décident, puis les victoires, puis le tirage au sort du début. Qui ne vient pas perd à la pendule. Un tour sans jouer compte comme une victoire, sauf là où chacun en a un.
web-tournament-earlier = Tours précédents
web-tournaments = Soirées
web-tournaments-about = Plusieurs tables, tour après tour, au salon comme en ligne
web-tournaments-now = Venez jouer
web-tournaments-none = Aucune soirée n’est annoncée. À certaines, on ne vient que par leur adresse.
web-tournaments-people = { $count ->
    [0] personne encore
    [one] { $count } participant
   *[other] { $count } participants
}
web-tournament-come = encore ouverte
web-tournament-going = tour { $round }
web-tournament-public = Tout le monde la trouve dans la liste des soirées
web-tournament-keep = Dans cette maison, il faut une clé d’accès pour créer une soirée.
web-tournament-clock = { $minutes } min par partie, { $seconds } s de plus par tour de jeu
web-tournament-in = Vous participez. Tout commencera tout seul sur cette page.
web-tournament-rename = Changer de nom
web-tournament-qr = L’adresse de cette soirée en code QR
web-tournament-scan = Scannez pour participer
web-tournament-scan-table = Scannez pour trouver votre table
web-tournament-call-off = Annuler la soirée
web-tournament-called-off = Cette soirée a été annulée.
web-tournament-against-you = Vous jouez contre { $name }
web-tournament-wait = Votre partie est finie. Le tour suivant commence dès que toutes les tables ont terminé.
web-tournament-you-off = Vous ne jouez pas ce tour.
web-tournament-setting = en préparation
web-tournament-decided = Comment les places se décident
web-tournament-back = Retour à la soirée
web-tournament-list = Toutes les soirées
web-tournament-players = Joueurs par table
web-tournament-at-table = jusqu’à { $count } par table
web-tournament-no-winner = personne n’a gagné
web-tournament-ties-more = À plus de deux par table, on prend la moyenne des points des adversaires, et un robot qui joue pour quelqu’un ne gagne pour personne.
