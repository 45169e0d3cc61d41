# Le professeur dans le navigateur : indices et coach à la table, analyse, entraînement, problème du jour.

web-hint = Indice
web-hint-move = Montrer le coup
web-hint-play = Jouer ce coup
web-hint-why = Pourquoi ?
web-hint-about = Quelle est la précision ?
## One sentence after the game: $luck and $moves are points of winning chance

web-truth-cost =
    { $played ->
        [well] Bien joué :
       *[more] Vous auriez pu mieux jouer :
    } { $of ->
        [dice] les dés vous ont coûté
       *[all] la chance vous a coûté
    } { $luck } points de probabilité de victoire, vos coups { $moves }.
web-truth-gave =
    { $played ->
        [well] Bien joué :
       *[more] Vous auriez pu mieux jouer :
    } { $of ->
        [dice] les dés vous ont rapporté
       *[all] la chance vous a rapporté
    } { $luck } points de probabilité de victoire, vos coups en ont coûté { $moves }.
web-truth-waits = On calcule la part de la chance et celle de vos choix…
web-coach = Coach
web-coach-what = Le coach vous prévient avant un coup qui coûte cher
web-coach-is-on = Le coach est activé. Il vous prévient avant un coup qui coûte cher.
web-coach-is-off = Le coach est désactivé.
web-coach-not-yet = Le coach n’est pas encore prêt. En attendant, il ne peut pas vous prévenir.
web-coach-estimate = Ceci est une estimation.
web-hint-estimate = Une bonne estimation. La réponse exacte est encore en cours de calcul ({ $percent } %).
web-coach-asks = Vraiment ?
web-coach-think = Réfléchir encore
web-coach-play = Jouer quand même
web-coach-waits = Rien n’est joué. Choisissez un autre coup, ou de nouveau le même.
web-help-allowed = Autoriser les indices et le coach
web-help-on = Les indices et le coach sont autorisés à cette table.
web-help-off = Sans indices
web-help-off-why = L’hôte a désactivé les indices et le coach à cette table.

web-analysis-preparing = Calcul en cours…
web-analysis-preparing-so-far = Calcul de la réponse exacte… { $done }
web-analysis-best-few = Les meilleurs coups
web-analysis-chance = Chances de gagner
web-analysis-expected-turns = Tours en tout
web-analysis-turns =
    { $turns ->
        [one] { NUMBER($turns, minimumFractionDigits: 1) } tour
       *[other] { NUMBER($turns, minimumFractionDigits: 1) } tours
    }
web-analysis-your-move = votre coup

## L’analyse

web-analysis = Analyse
web-analysis-of = Analyse : { $game }
web-analysis-waits = Vous pouvez partir et revenir plus tard : l’analyse continue sans vous.
web-analysis-estimates = Ce sont des estimations. Des valeurs plus exactes les remplaceront dès qu’elles seront prêtes.
web-analysis-share = Partager cette analyse
web-analysis-account = Chance ou talent ?
web-analysis-player = Joueur
web-analysis-term-expected = Attendu
web-analysis-term-luck = Chance
web-analysis-term-dice = Chance aux dés
web-analysis-term-cards = Chance aux cartes
web-analysis-term-duels = Chance aux duels
web-analysis-term-own = Erreurs personnelles
web-analysis-term-others = Erreurs des autres
web-analysis-term-conceded = Abandon, remplaçant
web-analysis-term-drift = Reste (estimation)
web-analysis-term-result = Résultat
web-analysis-copy-line = Copier ce résumé
web-analysis-copy-by-hand = Ce navigateur ne permet pas de copier. Sélectionnez le texte et copiez-le vous-même.
web-analysis-marks = Décisions : { $name }
# À côté de leur nombre
web-analysis-count-fine = { $count ->
    [one] bon coup
   *[other] bons coups
}
web-analysis-count-only = { $count ->
    [one] seul bon coup
   *[other] seuls bons coups
}
web-analysis-count-great = { $count ->
    [one] belle trouvaille
   *[other] belles trouvailles
}
web-analysis-count-inaccuracy = { $count ->
    [one] imprécision
   *[other] imprécisions
}
web-analysis-count-mistake = { $count ->
    [one] erreur
   *[other] erreurs
}
web-analysis-count-blunder = { $count ->
    [one] gaffe
   *[other] gaffes
}
# $cost : « 4,2 points de probabilité de victoire », ou un nombre de tours
web-analysis-average =
    { $count ->
        [0] Aucune décision.
        [one] Une décision ; elle a coûté { $cost }.
       *[other] { $count } décisions ; en moyenne, chacune a coûté { $cost }.
    }
web-analysis-curve = Chances de gagner
web-analysis-curve-of = Chances de gagner : { $name }
web-analysis-turns-curve = Nombre de tours prévu
web-analysis-scores-curve = Scores
web-analysis-curve-summary = { $name } : les chances de gagner sont passées de { $from } à { $to } ; toutes les valeurs sont dans le tableau plus bas.
web-analysis-scrub = Parcourir la partie
web-analysis-previous-error = Erreur précédente
web-analysis-next-error = Erreur suivante
web-analysis-position = Position
web-analysis-played = { $name } : { $move }.
web-analysis-cost = Cela a coûté { $cost }.
web-analysis-best = Le meilleur : { $move }
web-analysis-luck-of-roll = Chance pour { $name } : { $luck }
web-analysis-lists = Décisions, chance et chiffres
web-analysis-tab-decisions = Décisions
web-analysis-tab-luck = Chance
web-analysis-rolls = Lancers
web-analysis-tab-table = Tableau
web-analysis-all-decisions = Montrer les { $count } décisions
web-analysis-no-errors = Aucune erreur notable.
web-analysis-luck-what = Ce que chaque lancer a changé pour { $name }.
web-analysis-in-order = Dans l’ordre de la partie
web-analysis-table = Chaque coup, avec les chances de gagner qui le suivent
web-analysis-happened = Événement

## Les problèmes

web-opponent = Adversaire
web-opponent-numbered = Adversaire { $number }
web-puzzle = Problème du jour
web-puzzle-about = Une position, un seul meilleur coup
web-puzzle-game = Choisir le jeu
web-puzzle-counts = Jouez votre coup sur le plateau. Votre première réponse du jour compte.
web-puzzle-none = Il n’y a pas de problème aujourd’hui.
web-puzzle-solved = Vous avez résolu le problème du jour. Vous pouvez le rejouer pour le plaisir.
web-puzzle-missed = Vous avez déjà répondu au problème du jour. Vous pouvez le rejouer pour le plaisir.
web-puzzle-done = Résolu pour aujourd’hui
web-puzzle-tomorrow = Le suivant arrive demain.
web-streak =
    { $count ->
        [one] Un jour d’affilée
       *[other] { $count } jours d’affilée
    }
web-streak-longest =
    { $count ->
        [one] Record : un jour
       *[other] Record : { $count } jours
    }
web-solve-right = Exact !
web-solve-wrong = Ce n’est pas le meilleur coup : il coûte { $cost }.
web-train = Vos erreurs
web-train-about = Des positions de vos parties, à rejouer mieux
web-train-note = Vous avez fait une erreur ici dans votre partie. Trouvez un meilleur coup.
web-train-at = { $number } sur { $count }
web-train-preparing = Analyse de vos dernières parties…
web-train-next = Suivante
web-train-game = Voir dans la partie
web-train-again = Revient le { $day }.
web-train-learnt = Acquise : elle ne reviendra plus.
web-train-done = { $solved } sur { $count } résolues
web-train-nothing-due = Rien à revoir aujourd’hui
web-train-empty = Pas encore d’erreurs à travailler
web-train-total =
    { $count ->
        [one] Vous avez une position en tout ; elle revient le moment venu.
       *[other] Vous avez { $count } positions en tout ; elles reviennent le moment venu.
    }
web-train-how = Terminez une partie de Dicy Cards. Les positions où vous avez fait une erreur seront ici, à travailler.

## Une position seule, par son lien

web-position-of = Position de { $game }
web-position-link = Lien vers cette seule position
web-position-link-how = Ce lien montre le plateau et la valeur des meilleurs coups, mais pas la partie.
