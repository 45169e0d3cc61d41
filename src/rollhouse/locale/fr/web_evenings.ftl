# Des soirées à plusieurs tables.

web-evening = Une soirée
web-evening-make = Créer une soirée
web-evening-how = Envoyez l’adresse à tout le monde, ou affichez cette page sur la télévision. Dès que vous commencez, tout se fait tout seul.
web-evening-title = Comment s’appelle-t-elle ?
web-evening-format = Qui joue contre qui
web-evening-swiss = Système suisse : ceux qui ont à peu près le même score
web-evening-round-robin = Tous contre tous
web-evening-knock-out = Élimination directe : qui perd est éliminé
web-evening-rounds = Tours (0 : autant qu’il en faut)
web-evening-duplicate = Les mêmes dés à toutes les tables d’un tour
web-evening-join = Participer
web-evening-leave = Ne plus participer
web-evening-remove = Retirer { $name }
web-evening-begin = Commencer
web-evening-name = Votre nom
web-evening-waits = La personne qui a créé cette soirée la commence.
web-evening-round = Tour { $round } sur { $rounds }
web-evening-over = { $name } a gagné la soirée.
web-evening-off = { $name } ne joue pas ce tour
web-evening-plays = en cours
web-evening-won = { $name } a gagné
web-evening-shared = partagé
web-evening-table = À votre table
web-evening-standings = Classement
web-evening-person = Nom
web-evening-points = Points
web-evening-against = Points des adversaires
web-evening-ties = À égalité de points : les points des adversaires décident, puis les victoires, puis le tirage au sort du début. Qui ne vient pas perd à la pendule. Un tour sans jouer compte comme une victoire, sauf là où chacun en a un.
web-evening-earlier = Tours précédents
web-evenings = Soirées
web-evenings-about = Plusieurs tables, tour après tour, au salon comme en ligne
web-evenings-now = Venez jouer
web-evenings-none = Aucune soirée n’est annoncée. À certaines, on ne vient que par leur adresse.
web-evenings-people = { $count ->
    [0] personne encore
    [one] { $count } participant
   *[other] { $count } participants
}
web-evening-come = encore ouverte
web-evening-going = tour { $round }
web-evening-public = Tout le monde la trouve dans la liste des soirées
web-evening-keep = Dans cette maison, il faut une clé d’accès pour créer une soirée.
web-evening-clock = { $minutes } min par partie, { $seconds } s de plus par tour de jeu
web-evening-in = Vous participez. Tout commencera tout seul sur cette page.
web-evening-rename = Changer de nom
web-evening-qr = L’adresse de cette soirée en code QR
web-evening-scan = Scannez pour participer
web-evening-scan-table = Scannez pour trouver votre table
web-evening-call-off = Annuler la soirée
web-evening-called-off = Cette soirée a été annulée.
web-evening-against-you = Vous jouez contre { $name }
web-evening-wait = Votre partie est finie. Le tour suivant commence dès que toutes les tables ont terminé.
web-evening-you-off = Vous ne jouez pas ce tour.
web-evening-setting = en préparation
web-evening-decided = Comment les places se décident
web-evening-back = Retour à la soirée
web-evening-list = Toutes les soirées
web-evening-players = Joueurs par table
web-evening-at-table = jusqu’à { $count } par table
web-evening-no-winner = personne n’a gagné
web-evening-ties-more = À plus de deux par table, on prend la moyenne des points des adversaires, et un robot qui joue pour quelqu’un ne gagne pour personne.
