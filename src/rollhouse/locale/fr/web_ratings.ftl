# Classement selon les résultats : tables classées, sa propre cote, le classement.

web-rated = Classée
web-rated-about = Le résultat compte pour votre cote. Pas d’indices, pas de coup repris, dés virtuels.
web-clock-rated = Deux minutes par coup
web-rated-table = Partie classée
web-rating = { $points } ± { $reach }
web-rating-of-seat = Cote : { $rating }
web-rating-after = Votre cote : { $points } ± { $reach }
web-rating-change = ({ $change } avec cette partie)
web-ratings = Cote
web-ratings-how = Votre cote vient des résultats des parties classées, sur une échelle semblable à celle des échecs : 400 points d’avance, c’est dix victoires pour une défaite. Le ± donne l’intervalle de confiance à 95 %. Un nouveau joueur commence à 1500 ; les robots gardent leur cote mesurée.
web-ratings-games = { $games ->
    [one] Une partie classée,
   *[other] { $games } parties classées,
} { $won ->
    [0] aucune gagnée.
    [one] une gagnée.
   *[other] { $won } gagnées.
}
web-ratings-provisional = Provisoire : { $games ->
    [one] elle figurera au classement après une partie de plus.
   *[other] elle figurera au classement après { $games } parties de plus.
}
web-ratings-month = Ce mois-ci seulement : { $rating }
web-ratings-curve = Votre cote après chaque partie classée : { $points } maintenant.
web-leaderboard = Classement
web-leaderboard-about = Les plus forts en parties classées
web-leaderboard-month = Ce mois-ci
web-leaderboard-all = Depuis toujours
web-leaderboard-span = Période
web-leaderboard-how = Trié selon le bas de l’intervalle de confiance de la cote.
web-leaderboard-place = Rang
web-leaderboard-name = Nom
web-leaderboard-rating = Cote
web-leaderboard-games = Parties
web-leaderboard-won = Gagnées
web-leaderboard-you = vous
web-leaderboard-provisional = Provisoires
web-leaderboard-provisional-how = Moins de { $games } parties classées : ces cotes peuvent encore beaucoup changer.
web-leaderboard-none = Personne pour l’instant. Cochez « Classée » en créant une table ; vous serez classé après { $games } parties.
