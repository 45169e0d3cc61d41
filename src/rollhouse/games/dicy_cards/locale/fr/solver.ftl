# Jeux résolus et probabilités : ce que montrent `rollhouse solve` et `rollhouse odds`.

cli-solve = Résoudre Dicy Cards, à deux ou en solitaire : exactement.
cli-solve-players = 2 (une part de la victoire), ou 1 (des tours jusqu’à l’objectif)
cli-solve-device = sur quoi le résoudre
cli-solve-threads = le nombre de cœurs (tous, sauf indication contraire)
cli-solve-json = afficher le résultat en JSON
cli-odds = Montrer les meilleurs coups d’une position de Dicy Cards, ou les chances d’un lancer.
cli-odds-position = une position sur une ligne (docs/notation.md), à la place des options qui en décrivent une
cli-odds-dice = les six dés sur la table, comme 123466
cli-odds-active = vos cartes actives, ou none pour aucune (sinon : toutes)
cli-odds-scores = les scores : le vôtre, puis ceux des autres, dans le sens horaire
cli-odds-theirs = les cartes actives d’un autre joueur, ou none ; une fois pour chacun, dans le sens horaire
cli-odds-players = le nombre de joueurs ; 1 pour jouer en solitaire
cli-odds-first = qui commence les manches : 1, c’est vous, 2, le joueur suivant
cli-odds-react = ce qu’a fait un autre joueur et qui vous fait réagir : une carte par son identifiant, ou skip
cli-odds-turn = pendant le tour de qui : 2, c’est le joueur après vous
cli-odds-moves = le nombre de coups à montrer, les meilleurs d’abord
cli-odds-points = à partir de combien de points montrer les chances
cli-odds-json = tout afficher en JSON
cli-atlas = Résoudre toutes les donnes de Dicy Cards, et écrire ce que l’on sait de chacune sous forme de tableau.
cli-atlas-deals = seulement cette donne : un ensemble par son nom, ou cinq cartes ; peut être répété
cli-atlas-games = le nombre de parties entre joueurs parfaits pour chaque donne, et un tiers de ce nombre avec un joueur glouton à chaque place
cli-atlas-out = écrire le tableau dans ce fichier (CSV, ou JSON s’il finit par .json) au lieu de l’afficher

solver-title =
    { $players ->
        [one] Dicy Cards en solitaire, en { $target } points, avec { $cards }
       *[other] Dicy Cards à deux, en { $target } points, avec { $cards }
    }
# À côté des noms qui sont les mêmes dans toutes les langues
solver-share = la part de victoire de qui commence, si chacun joue au mieux
solver-turns = le plus petit nombre de tours que l’on peut espérer
solver-gap = aucune valeur de la base ne s’écarte davantage de la vraie
solver-states = positions en début de tour
solver-seconds = le temps de les calculer
solver-seconds-kept = le temps qu’a pris leur calcul, il y a un moment : elles étaient encore là

solver-why-cards-not-known = Les cartes y sont tirées au sort. Nommez les cinq qui vous intéressent.
solver-why-no-values = Rien ici ne peut dire ce que valent les positions à autant de joueurs.
solver-why-one-score-each =
    { $count ->
        [one] Il faut un seul score.
       *[other] Il faut un score pour chacun des { $count } joueurs, en commençant par celui dont c’est le tour.
    }
solver-why-six-faces = Il faut six dés, chacun de 1 à 6.
solver-why-nothing-to-react = On réagit à un tour passé, ou à la carte d’un autre joueur dont l’effet vous atteint.
solver-why-nothing-to-decide = Personne n’y a de choix à faire, et aucun dé n’est à lancer.
solver-why-no-choice =
    { $count ->
        [0] Vous n’avez aucune carte à choisir.
       *[other] Vous n’avez qu’une carte à choisir : on ne vous demande rien.
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
odds-cost = Perte
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
odds-note = Chaque chance est la meilleure possible quand on garde les dés pour ce seul but. Chaque relance gèle une des cartes. La dernière colonne dit quels dés garder s’il n’y a qu’une relance.

## Ce qui est refusé

error-tablebase-disk = La base de solutions ne peut pas être conservée dans « { $came } ».
error-tablebase-space = La base de solutions demande { $came } Mo, et « { $where } » n’a de place que pour { $allowed } Mo.
error-tablebase-memory = Cette résolution demande { $came } Mo de mémoire ; { $allowed } Mo sont libres.
error-tablebase-gpu = Le processeur graphique ne peut pas être utilisé.
error-why-other-content = Ce qui y a été écrit se relit autrement.
error-setup-device = La résolution ne peut pas se faire sur « { $came } ».
error-setup-threads = Le nombre de fils d’exécution ne peut pas être « { $came } ».
error-setup-scores = Les scores ne peuvent pas être « { $came } ».
error-setup-active = « { $came } » ne peut pas être parmi les cartes actives.
error-setup-roll = Les dés ne peuvent pas être « { $came } ».
error-setup-theirs = Des cartes actives ont été données pour { $came } autres joueurs ; il y en a { $allowed }.
error-setup-position = On ne peut pas interroger ainsi « { $came } » : une position sur une ligne se suffit à elle-même.
error-setup-react = « { $came } » ne fait réagir personne.
error-setup-turn = Ce ne peut pas être le tour du joueur « { $came } ».
error-setup-points = Le nombre de points ne peut pas être « { $came } ».
error-setup-moves = Le nombre de coups à montrer ne peut pas être « { $came } ».
