# Classement selon les résultats : tables classées, sa propre cote, les meilleurs de la maison.

web-rated = Classée
web-rated-about = Le résultat compte pour votre cote : ni aide, ni coup repris, les dés de la maison.
web-clock-rated = Deux minutes par coup
web-rated-table = Partie classée
web-rating = { $points } ± { $reach }
web-rating-of-seat = Cote : { $rating }
web-rating-after = Votre cote : { $points } ± { $reach }
web-rating-change = ({ $change } avec cette partie)
web-ratings = Selon les résultats
web-ratings-how = D’après les victoires en parties classées, sur une échelle semblable à celle des échecs : 400 points de plus, c’est dix victoires contre une. La vraie valeur se situe à l’intérieur du ± 95 fois sur 100. Une nouvelle personne commence à 1500, et les robots restent là où ils ont été mesurés.
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
web-leaderboard = Les meilleurs
web-leaderboard-about = Les plus forts, d’après les parties classées
web-leaderboard-month = Ce mois-ci
web-leaderboard-all = Depuis toujours
web-leaderboard-span = Période
web-leaderboard-how = Dans l’ordre du bas de l’intervalle : ce que quelqu’un vaut sûrement, non ce qu’il vaut peut-être.
web-leaderboard-place = Rang
web-leaderboard-name = Nom
web-leaderboard-rating = Cote
web-leaderboard-games = Parties
web-leaderboard-won = Gagnées
web-leaderboard-you = vous
web-leaderboard-provisional = Provisoires
web-leaderboard-provisional-how = Moins de { $games } parties classées : ces cotes peuvent encore beaucoup bouger.
web-leaderboard-none = Personne pour l’instant. Cochez « Classée » en ouvrant une table : les { $games } premières parties vous mènent ici.
