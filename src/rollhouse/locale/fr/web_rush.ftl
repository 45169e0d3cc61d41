# La rafale : des problèmes contre la montre.

web-rush = Rafale
web-rush-about = Autant de problèmes que possible, de plus en plus difficiles
web-rush-how = Résolvez autant de problèmes que possible. Ils deviennent plus difficiles, et la troisième erreur met fin à la rafale. Les problèmes vus ici ne comptent plus pour la cote.
web-rush-kind = Durée
web-rush-kind-three = 3 minutes
web-rush-kind-five = 5 minutes
web-rush-kind-survival = Survie, sans pendule
web-rush-start = Commencer
web-rush-score = { $score ->
    [0] Aucun résolu
    [one] Un résolu
   *[other] { $score } résolus
}
web-rush-misses = { $count ->
    [0] Aucune erreur sur { $most }
    [one] Une erreur sur { $most }
   *[other] { $count } erreurs sur { $most }
}
web-rush-right = Juste. { $score }.
web-rush-wrong = Faux. { $misses }.
web-rush-left = Encore { $seconds } secondes
web-rush-give-up = Arrêter
web-rush-over = La rafale est finie
web-rush-record = Nouveau record personnel !
web-rush-again = Rejouer
web-rush-asked = Problèmes de cette rafale
web-rush-puzzle = Problème { $number }
web-rush-mine = Vos meilleurs résultats
web-rush-none-yet = Vous n’avez pas encore joué de rafale.
web-rush-best = Classement
web-rush-no-scores = Personne pour l’instant.
