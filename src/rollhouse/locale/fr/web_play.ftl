# Ce que quelqu’un fait encore et encore, en images.

web-my-play = Votre jeu en images
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
web-play-longest = record : { $count }
web-play-most = Ce qui vous coûte le plus
web-play-times = { $count ->
    [0] { $cost }
    [one] une fois, { $cost } en tout
   *[other] { $count } fois, { $cost } en tout
}
web-play-over = Une carte que vous surestimez
web-play-over-told = { $count ->
    [one] prise une fois alors qu’il y avait mieux : { $cost }
   *[other] prise { $count } fois alors qu’il y avait mieux : { $cost }
}
web-play-under = Une carte que vous sous-estimez
web-play-under-told = { $count ->
    [one] laissée une fois alors que c’était la meilleure : { $cost }
   *[other] laissée { $count } fois alors que c’était la meilleure : { $cost }
}
web-play-results-of-games = Résultats
web-play-errors-a-game = Erreurs par partie
web-play-by-seat = Qui commence
web-play-beginning = Vous commencez
web-play-following = Quelqu’un d’autre commence
web-play-weighed = Connu pour { $count } parties sur { $games } jusqu’ici.
web-play-by-opponent = Contre qui
web-play-somebody = Quelqu’un
web-play-others = { $count ->
    [one] Et une autre personne.
   *[other] Et { $count } autres.
}
web-play-by-mode = Réglages
web-play-usual = Comme d’habitude
web-play-table = Sous forme de tableau
web-play-errors = Erreurs
web-play-errors-how = Ce que chaque sorte d’erreur vous a coûté, sur tout ce que vos décisions ont coûté.
web-play-no-errors = Aucune erreur jusqu’ici.
web-play-balance = Les cartes que vous jugez mal
web-play-balance-share = Trop : vous avez pris la carte alors qu’il y avait mieux. Trop peu : vous l’avez laissée alors que c’était la meilleure. En points de chances de gagner.
web-play-balance-turns = Trop : vous avez pris la carte alors qu’il y avait mieux. Trop peu : vous l’avez laissée alors que c’était la meilleure. En tours.
web-play-too-much = Trop
web-play-too-little = Trop peu
web-play-points = Points par carte
web-play-points-how = Ce qu’une carte vous a rapporté à chaque fois, à côté de ce que les meilleurs coups auraient rapporté dans les mêmes positions.
web-play-best = Meilleurs coups
web-play-card = Carte
web-play-taken-you = Prise par vous
web-play-taken-best = Prise par les meilleurs coups
web-play-win = Ce que gagnent vos dés
web-play-win-how = Ce que valent des dés sur une carte : ses points, multipliés par la probabilité qu’ils y soient encore au début de votre prochain tour si les autres jouent bien. Vos dés posés, à côté de ceux des meilleurs coups dans les mêmes positions.
web-play-win-of = { $won ->
    [one] { $won } gagnée sur { $taken }
   *[other] { $won } gagnées sur { $taken }
}
web-play-win-taken = Dés posés
web-play-win-won = Gagnée
web-play-win-points = Points par partie
web-play-not-counted = Sont comptées au plus vos { $most } dernières parties terminées, sans celles où des amis se passaient un même appareil.
