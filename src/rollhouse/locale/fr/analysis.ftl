# Le professeur : analyses, indices, coach, problèmes.

analysis-lacks-values = Les positions de cette partie de { $game } ne peuvent pas encore être évaluées. Il n’y a donc ici ni chances de gagner, ni coûts, ni part de chance : seulement les scores et les lancers.
analysis-lacks-tablebase = La réponse exacte pour cette partie n’a pas encore été calculée. Il n’y a donc ici ni chances de gagner, ni coûts, ni part de chance : seulement les scores et les lancers.
analysis-lacks-start = Dans cet enregistrement, la partie n’a pas commencé : il n’y a encore rien à analyser.
analysis-lacks-end = L’enregistrement s’arrête avant la fin de la partie : il n’y a pas encore de résultat.

analysis-question-share = À vous de jouer : quel coup vous donne le plus de chances de gagner ?
analysis-question-turns = À vous de jouer : quel coup vous mène au but en un minimum de tours ?
analysis-puzzle-starts = { $seat } commence chaque manche.
analysis-puzzle-level = Niveau { $level } sur { $most }.
# $theme vient du jeu, comme « quels dés garder »
analysis-puzzle-theme = Thème : { $theme }.
analysis-puzzle-margin = Un coup moins bon coûte au moins { $cost }.
analysis-only-move = Il n’y a qu’un seul coup.
analysis-caution = Attention : cela coûte { $cost }.
analysis-caution-share =
    { $points ->
        [one] Attention : cela réduit vos chances de gagner d’un point de pourcentage.
       *[other] Attention : cela réduit vos chances de gagner de { $points } points de pourcentage.
    }
analysis-cost-share =
    { $cost ->
        [one] { NUMBER($cost, maximumFractionDigits: 1) } point de probabilité de victoire
       *[other] { NUMBER($cost, maximumFractionDigits: 1) } points de probabilité de victoire
    }
# $error is half the width of the 95 % interval, in points of win chance
analysis-cost-played =
    { $error ->
        [one] ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } point de pourcentage, les deux coups rejoués { $games } fois.
       *[other] ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } points de pourcentage, les deux coups rejoués { $games } fois.
    }
analysis-why-played-best = Rejoué { $games } fois, ce coup donne le meilleur résultat. La première estimation en préférait un autre.
analysis-why-played-better = Rejoué { $games } fois, le meilleur coup rapporte { $cost } de plus. La première estimation en préférait un autre.
analysis-cost-turns =
    { $cost ->
        [one] { $cost } tour
       *[other] { $cost } tours
    }

# Une ligne à partager : le compte est juste. Les signes viennent à part, pour ne jamais écrire « + −3 ».
analysis-line-share =
    { $over ->
        [yes] { $seat } : { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
       *[no] { $seat }, jusqu’ici : { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
    } = { NUMBER($expectation, minimumFractionDigits: 1, maximumFractionDigits: 1) } attendu { $luck_sign ->
        [minus] −
       *[plus] +
    } { NUMBER($luck, minimumFractionDigits: 1, maximumFractionDigits: 1) } de chance − { NUMBER($errors, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $exact ->
        [yes] d’erreurs
       *[no] d’erreurs (± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) })
    } { $gifts_sign ->
        [minus] −
       *[plus] +
    } { NUMBER($gifts, minimumFractionDigits: 1, maximumFractionDigits: 1) } d’erreurs des autres
# La même, la chance étant détaillée : les dés, puis les cartes, puis les duels.
analysis-line-expected =
    { $over ->
        [yes] { $seat } : { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
       *[no] { $seat }, jusqu’ici : { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
    } = { NUMBER($expectation, minimumFractionDigits: 1, maximumFractionDigits: 1) } attendu
analysis-line-dice = { $line } { $dice_sign ->
        [minus] −
       *[plus] +
    } { NUMBER($dice, minimumFractionDigits: 1, maximumFractionDigits: 1) } de chance aux dés
analysis-line-cards = { $line } { $cards_sign ->
        [minus] −
       *[plus] +
    } { NUMBER($cards, minimumFractionDigits: 1, maximumFractionDigits: 1) } aux cartes
analysis-line-duels = { $line } { $duels_sign ->
        [minus] −
       *[plus] +
    } { NUMBER($duels, minimumFractionDigits: 1, maximumFractionDigits: 1) } aux duels
analysis-line-errors = { $line } − { NUMBER($errors, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $exact ->
        [yes] d’erreurs
       *[no] d’erreurs (± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) })
    } { $gifts_sign ->
        [minus] −
       *[plus] +
    } { NUMBER($gifts, minimumFractionDigits: 1, maximumFractionDigits: 1) } d’erreurs des autres
analysis-line-conceded = { $line } { $conceded_sign ->
        [minus] −
       *[plus] +
    } { NUMBER($conceded, minimumFractionDigits: 1, maximumFractionDigits: 1) } par abandon ou par le remplaçant
analysis-line-drift = { $line } { $drift_sign ->
        [minus] −
       *[plus] +
    } { NUMBER($drift, minimumFractionDigits: 1, maximumFractionDigits: 1) } reste (écart de l’estimation)
analysis-line-turns =
    { $over ->
        [yes] { $seat } : { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } tours
       *[no] { $seat }, jusqu’ici : { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } tours
    } = { NUMBER($expectation, minimumFractionDigits: 1, maximumFractionDigits: 1) } attendus { $luck_sign ->
        [minus] −
       *[plus] +
    } { NUMBER($luck, minimumFractionDigits: 1, maximumFractionDigits: 1) } de chance + { NUMBER($errors, minimumFractionDigits: 1, maximumFractionDigits: 1) } d’erreurs

analysis-mark-fine = Bon coup
analysis-mark-inaccuracy = Imprécision
analysis-mark-mistake = Erreur
analysis-mark-blunder = Gaffe
analysis-praise-only = Seul bon coup
analysis-praise-great = Belle trouvaille

# Annotations of a record, told in a replay. $best is a move, in words or as it is written.
analysis-note-mark = { $mark }.
analysis-note-better = { $mark } ; mieux : { $best }.
analysis-note-turns = Encore { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } tours à prévoir.
analysis-note-share = { $seat } { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
analysis-note-shares = Chances : { $shares }.

# Ce que montre `rollhouse analyse`.

analysis-working = Analyse de la partie
analysis-working-many = Analyse des parties
analysis-many-done = { $count ->
        [one] { $count } enregistrement analysé
       *[other] { $count } enregistrements analysés
    } ; { $wrong ->
        [0] aucune erreur.
        [one] un seul contient une erreur.
       *[other] { $wrong } contiennent une erreur.
    }
analysis-title = Analyse d’une partie de { $game }
analysis-curve = { $seat } : les chances de gagner au fil de la partie
analysis-curve-turns = { $seat } : le nombre de tours attendu pour toute la partie
analysis-decisions = Les décisions qui ont coûté quelque chose
analysis-rolls = Les lancers qui ont le plus compté
analysis-accounts = Décisions
analysis-praised = { $only ->
    [one] { $seat } a trouvé une fois le seul bon coup
   *[other] { $seat } a trouvé { $only } fois le seul bon coup
}{ $great ->
    [0] .
    [one] , dont { $great } belle trouvaille.
   *[other] , dont { $great } belles trouvailles.
}
analysis-like = { $sure ->
    [yes] { $seat } a joué comme { $level }.
   *[no] { $seat } a joué comme { $level } (95 % : de { $low } à { $high }).
 }
analysis-head-ply = Coup
analysis-head-player = Joueur
analysis-head-mark = Note
analysis-head-move = Joué → meilleur, et pourquoi
analysis-head-luck = Chance
analysis-head-roll = Lancer
analysis-head-decisions = Total
analysis-head-average = Coût moyen
analysis-others-fine =
    { $count ->
        [0] Aucune autre décision.
        [one] Une autre décision : elle a coûté moins de { $cost }.
       *[other] { $count } autres décisions : chacune a coûté moins de { $cost }.
    }
analysis-scores =
    { $score ->
        [one] { $seat } : { $score } point
       *[other] { $seat } : { $score } points
    }
analysis-roll-count =
    { $count ->
        [one] { $count } lancer ou tirage.
       *[other] { $count } lancers et tirages.
    }

analysis-error-other = Autre chose

analysis-thumb = Une règle simple pour ces cartes
