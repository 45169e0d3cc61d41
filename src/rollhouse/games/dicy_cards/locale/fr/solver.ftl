# Jeux résolus et probabilités : ce que montrent `rollhouse solve` et `rollhouse odds`.

cli-solve = Résoudre Dicy Cards exactement, pour un à trois joueurs.
cli-solve-players = 2 (pour la part de victoire), 1 (pour le nombre de tours) ou 3 (pour les parts de tous ; il faut un GPU)
cli-solve-device = appareil de calcul
cli-solve-threads = le nombre de cœurs [par défaut : tous]
cli-solve-json = afficher le résultat en JSON
cli-odds = Montrer les meilleurs coups d’une position de Dicy Cards, ou les chances d’un lancer.
cli-odds-position = une position sur une ligne (docs/notation.md), à la place des options qui en décrivent une
cli-odds-dice = les six dés sur la table, comme 123466
cli-odds-active = vos cartes actives, ou none pour aucune [par défaut : toutes]
cli-odds-scores = les scores : le vôtre, puis ceux des autres, dans le sens horaire
cli-odds-theirs = les cartes actives d’un autre joueur, ou none ; à répéter pour chacun, dans le sens horaire
cli-odds-players = le nombre de joueurs ; 1 pour jouer en solo
cli-odds-first = qui commence les manches : 1, c’est vous, 2, le joueur suivant
cli-odds-react = le coup d’un autre joueur auquel vous réagissez : une carte par son identifiant, ou skip
cli-odds-turn = de qui c’était le tour : 2 est le joueur après vous
cli-odds-moves = nombre de meilleurs coups à montrer
cli-odds-points = montrer les chances d’au moins ce nombre de points
cli-odds-json = tout afficher en JSON
cli-atlas = Résoudre toutes les donnes de Dicy Cards et écrire les résultats sous forme de tableau.
cli-atlas-deals = seulement cette donne : un ensemble par son nom, ou cinq cartes ; peut être répété
cli-atlas-games = nombre de parties entre joueurs parfaits par donne ; un tiers de ce nombre est joué avec un joueur glouton à chaque place
cli-atlas-out = écrire le tableau dans ce fichier (CSV, ou JSON s’il finit par .json) au lieu de l’afficher

solver-takes-about = La résolution prend ici environ { $seconds } secondes si rien d’autre ne tourne.
solver-title =
    { $players ->
        [one] Dicy Cards en solo, en { $target } points, avec { $cards }
        [3] Dicy Cards à trois, en { $target } points, avec { $cards }
       *[other] Dicy Cards à deux, en { $target } points, avec { $cards }
    }
# À côté des noms qui sont les mêmes dans toutes les langues
solver-share = la part de victoire du premier joueur, si chacun joue au mieux
solver-shares-of-three = les parts de victoire, dans l’ordre du tour, à l’équilibre de docs/solved.md
solver-turns = le nombre de tours attendu en jouant au mieux
solver-gap = l’erreur maximale d’une valeur exacte
solver-gain = ce qu’un joueur gagnerait au plus en jouant un tour autrement
solver-states = positions en début de tour
solver-seconds = le temps de les calculer
solver-seconds-kept = le temps de calcul, lors d’un calcul précédent dont le résultat était conservé

solver-why-cards-not-known = Dans ce mode, les cartes sont tirées au sort. Nommez les cinq cartes.
solver-why-three-on-gpu = À trois, le jeu n’est résolu que sur un GPU ; sur ce processeur, il faudrait des heures.
solver-why-no-values = Les positions à autant de joueurs ne peuvent pas être évaluées ici.
solver-why-one-score-each =
    { $count ->
        [one] Donnez un seul score.
       *[other] Donnez un score pour chacun des { $count } joueurs, en commençant par celui dont c’est le tour.
    }
solver-why-six-faces = Il faut six dés, chacun de 1 à 6.
solver-why-nothing-to-react = On réagit à un tour passé, ou à la carte d’un autre joueur dont l’effet vous atteint.
solver-why-nothing-to-decide = Dans cette position, il n’y a ni décision à prendre ni dé à lancer.
solver-why-no-choice =
    { $count ->
        [0] Vous n’avez aucune carte à choisir.
       *[other] Vous n’avez qu’une carte à choisir : il n’y a pas de décision à prendre.
    }

## Les chances dans une position

odds-you = Vous
odds-them = L’autre
# $number compte les autres joueurs, dans le sens horaire
odds-other = Joueur { $number } après vous
odds-share = Vos chances de gagner, en jouant au mieux : { $share }
odds-turns = Tours à prévoir, celui-ci compris : { $turns }
odds-move = Coup
odds-share-heading = Victoire
odds-turns-heading = Tours
odds-cost = Coût
odds-more-moves =
    { $count ->
        [one] Un autre coup est possible.
       *[other] { $count } autres coups sont possibles.
    }

## Les chances d’un lancer

odds-of-roll = Ce que { $dice } peut devenir
odds-before-roll = Avant le premier lancer
odds-now = d’emblée
# Le titre d’une colonne : en autant de relances
odds-rerolls =
    { $count ->
        [one] 1 relance
       *[other] { $count } relances
    }
odds-keep = garder
odds-points =
    { $count ->
        [one] 1 point ou plus
       *[other] { $count } points ou plus
    }
odds-note = Chaque chance est la meilleure possible si vous gardez les dés pour ce seul but. Chaque relance gèle une de vos cartes. La dernière colonne montre quels dés garder avec une seule relance.

## Ce qui est refusé

error-tablebase-disk = Les valeurs exactes ne peuvent pas être conservées dans « { $value } ».
error-tablebase-space = Les valeurs exactes demandent { $value } Mo, mais « { $location } » n’a que { $expected } Mo libres.
error-tablebase-memory = Cette résolution demande { $value } Mo de mémoire, mais seuls { $expected } Mo sont libres.
error-tablebase-gpu = Le processeur graphique ne peut pas être utilisé.
error-why-other-content = Le contenu du fichier n’est pas celui qui y a été écrit.
error-setup-device = Appareil inconnu : « { $value } ».
error-setup-threads = Nombre de fils d’exécution non valide : « { $value } ».
error-setup-scores = Scores non valides : « { $value } ».
error-setup-active = « { $value } » ne peut pas être parmi les cartes actives.
error-setup-roll = Dés non valides : « { $value } ».
error-setup-theirs = Des cartes actives ont été données pour { $value } autres joueurs ; il y en a { $expected }.
error-setup-position = « { $value } » ne peut pas se combiner avec une position sur une ligne.
error-setup-react = « { $value } » ne fait réagir personne.
error-setup-turn = Ce ne peut pas être le tour du joueur « { $value } ».
error-setup-points = Nombre de points non valide : « { $value } ».
error-setup-moves = Nombre de coups à montrer non valide : « { $value } ».
