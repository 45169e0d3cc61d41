# Ce que quelqu’un fait encore et encore, en images.

web-play-statistics = Vos statistiques
web-play-when = Période
web-play-all-time = Depuis toujours
web-play-last-days = Les { $days } derniers jours
web-play-none-then = Vous n’avez terminé aucune partie pendant cette période.
web-play-go = Jouer
web-play-results = { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}, { $lost ->
    [one] { $lost } perdue
   *[other] { $lost } perdues
}
web-play-results-shared = { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}, { $shared ->
    [one] { $shared } partagée
   *[other] { $shared } partagées
}, { $lost ->
    [one] { $lost } perdue
   *[other] { $lost } perdues
}
web-play-no-games = aucune partie
web-play-won = Parties gagnées
web-play-wins = Victoires d’affilée
web-play-days = Jours d’affilée
web-play-longest = record : { $count }
web-play-most = Votre erreur la plus coûteuse
web-play-times = { $count ->
    [0] { $cost }
    [one] une fois, { $cost } en tout
   *[other] { $count } fois, { $cost } en tout
}
web-play-over = Une carte que vous surestimez
web-play-over-count = { $count ->
    [one] choisie une fois alors qu’un autre coup était meilleur : { $cost }
   *[other] choisie { $count } fois alors qu’un autre coup était meilleur : { $cost }
}
web-play-under = Une carte que vous sous-estimez
web-play-under-count = { $count ->
    [one] laissée une fois alors que c’était la meilleure : { $cost }
   *[other] laissée { $count } fois alors que c’était la meilleure : { $cost }
}
web-play-results-of-games = Résultats
web-play-errors-a-game = Erreurs par partie
web-play-by-seat = Premier joueur
web-play-beginning = Vous commencez
web-play-following = Un autre joueur commence
web-play-analysed = { $count } parties sur { $games } analysées jusqu’ici.
web-play-by-opponent = Par adversaire
web-play-unnamed = Joueur sans nom
web-play-others = { $count ->
    [one] Et une autre personne.
   *[other] Et { $count } autres.
}
web-play-by-mode = Réglages
web-play-usual = Par défaut
web-play-table = Afficher en tableau
web-play-errors = Erreurs
web-play-errors-how = La part de chaque type d’erreur dans le coût total de vos décisions.
web-play-no-errors = Aucune erreur jusqu’ici.
web-play-balance = Les cartes que vous jugez mal
web-play-balance-share = Trop : vous avez choisi la carte alors qu’un autre coup était meilleur. Trop peu : vous l’avez laissée alors que c’était la meilleure. En points de probabilité de victoire.
web-play-balance-turns = Trop : vous avez choisi la carte alors qu’un autre coup était meilleur. Trop peu : vous l’avez laissée alors que c’était la meilleure. En tours.
web-play-too-much = Trop
web-play-too-little = Trop peu
web-play-points = Points par carte
web-play-points-how = Les points que chaque carte vous a rapportés en moyenne, comparés aux meilleurs coups dans les mêmes positions.
web-play-best = Meilleurs coups
web-play-card = Carte
web-play-taken-you = Choisie par vous
web-play-taken-best = Choisie par les meilleurs coups
web-play-win = Points attendus de vos dés
web-play-win-how = La valeur de dés posés sur une carte : ses points, multipliés par la probabilité qu’ils y soient encore au début de votre prochain tour si les autres jouent bien. Vos placements sont comparés à ceux des meilleurs coups dans les mêmes positions.
web-play-win-of = { $won ->
    [one] { $won } gagnée sur { $taken }
   *[other] { $won } gagnées sur { $taken }
}
web-play-win-taken = Dés posés
web-play-win-won = Gagnée
web-play-win-points = Points par partie
web-play-not-counted = Au plus vos { $most } dernières parties terminées, sans celles où plusieurs personnes partageaient un appareil.
