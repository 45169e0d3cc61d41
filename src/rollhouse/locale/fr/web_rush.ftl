# La rafale : des problèmes contre la montre.

web-rush = Rafale
web-rush-about = Autant de problèmes que possible, de plus en plus durs
web-rush-how = Résolvez autant de problèmes que possible : ils deviennent plus difficiles, et la troisième erreur met fin à la rafale. Le suivant arrive avec votre réponse. Un problème rencontré ici ne compte plus pour la cote.
web-rush-kind = Durée
web-rush-kind-three = 3 minutes
web-rush-kind-five = 5 minutes
web-rush-kind-survival = Survie, sans montre
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
web-rush-record = C’est votre meilleur résultat.
web-rush-again = Encore une fois
web-rush-asked = Les problèmes de cette rafale
web-rush-puzzle = Problème { $number }
web-rush-mine = Vos meilleurs résultats
web-rush-none-yet = Vous n’en avez pas encore fait.
web-rush-best = Les meilleurs de la maison
web-rush-nobody = Personne pour l’instant.
