# Les matchs en duplicate : deux tables, les mêmes dés.

web-match = Match en duplicate
web-match-how = Deux tables reçoivent les mêmes dés : on compare le jeu, pas la chance d’un lancer. Les parties divergent tôt, et l’essentiel du hasard demeure : de 92 à 99 % d’après nos mesures. Ensuite, vous voyez les deux parties côte à côte : où elles ont divergé, et ce que chaque décision a coûté.
web-match-make = Créer un match
web-match-form = Qui joue
web-match-duel = Duel (1 contre 1)
web-match-teams = Équipes (2 contre 2)
web-match-duel-how = Chacun affronte le même robot, à la même place, avec les mêmes dés. Par correspondance, pas besoin d’être en ligne en même temps.
web-match-teams-how = Quatre joueurs en deux équipes de deux. Votre équipe joue à la première place à une table et à la seconde à l’autre.
web-match-boards = Donnes
web-match-bot = Adversaire (robot)
web-match-open = en attente de joueurs
web-match-plays = en cours
web-match-over = terminé
web-match-i-won = gagné
web-match-i-lost = perdu
web-match-no-players = Encore personne
web-match-free = libre
web-match-count = { $boards ->
    [one] { $boards } donne
   *[other] { $boards } donnes
}
web-match-minutes = { $time } par joueur
web-match-days = { $time } par décision
web-match-invite = Envoyez ce lien aux autres joueurs.
web-match-qr = Code QR du lien vers ce match
web-match-side = Équipe { $side }
web-match-sit = S’asseoir ici
web-match-sit-at = S’asseoir ici : équipe { $side }
web-match-is-ready = prêt
web-match-ready = Je suis prêt
web-match-not-ready = Pas encore
web-match-waits = Le match commence quand toutes les places sont prises et que tout le monde est prêt.
web-match-waits-days = Le match commence quand toutes les places sont prises. Chacun joue ensuite quand il veut.
web-match-leave = Quitter
web-match-give-up = Abandonner le match
web-match-give-up-sure = Abandonner le match ? Votre équipe le perd.
web-match-call-off = Annuler le match
web-match-table = Aller à votre table
web-match-sealed = Vous avez fini. L’autre table joue encore les mêmes dés ; les résultats s’affichent quand les deux ont terminé.
web-match-next = La donne suivante commence quand tout le monde est prêt, ou dans { $seconds } s.
web-match-stand = Score du match
web-match-sides = Équipe
web-match-wins = Parties gagnées
web-match-points = Différence de points
web-match-won = { $count ->
    [one] { $names } a gagné le match.
   *[other] { $names } ont gagné le match.
}
web-match-shared = Match nul.
web-match-given-up = { $names } : match abandonné.
web-match-better = { $count ->
    [one] { $names } a pris de meilleures décisions, chance mise à part.
   *[other] { $names } ont pris de meilleures décisions, chance mise à part.
}
web-match-better-too = { $count ->
    [one] { $names } a aussi pris de meilleures décisions, chance mise à part.
   *[other] { $names } ont aussi pris de meilleures décisions, chance mise à part.
}
web-match-analysing = Analyse des décisions en cours…
web-match-board = Donne { $board } sur { $boards }
web-match-of = Table { $table }
web-match-not-begun = pas commencée
web-match-table-over = finie
web-match-ended-gave-up = abandon
web-match-ended-time = temps écoulé
web-match-ended-gone = table supprimée
web-match-board-won = Donne gagnée par { $names }
web-match-board-shared = Donne nulle
web-match-cost = coût moyen par décision : { $cost }
web-match-compare = Comparer les tables
web-match-parted = { $decisions ->
    [0] Les tables ont divergé dès la première décision.
    [one] Une décision a été la même aux deux tables, puis elles ont divergé :
   *[other] { $decisions } décisions ont été les mêmes aux deux tables, puis elles ont divergé :
}
web-match-alike = Les deux tables ont joué les mêmes coups jusqu’à la fin.
web-match-best = le meilleur coup
web-match-neither = Le meilleur coup : { $move }
web-match-worst = Décisions les plus coûteuses
web-match-look = Voir
web-match-of-table = Cette table fait partie d’un match en duplicate : une autre table joue les mêmes dés. Il n’y a pas d’indices, et les coups ne se reprennent pas.
web-match-back = Retour au match
web-match-rules = Règles et score
web-match-rules-dice = Mêmes dés : chaque lancer de chaque tour est fixé avant le match et identique aux deux tables. Tant que les deux tables prennent les mêmes décisions, leurs parties sont identiques ; ensuite, chaque tour commence encore avec les mêmes dés. Jusqu’à la fin des deux parties, seuls leurs joueurs peuvent les voir.
web-match-rules-score = L’équipe qui gagne le plus de parties d’une donne la remporte ; à égalité, la différence de points décide ; sinon la donne est nulle. Le match se décide aux donnes, puis aux parties gagnées, puis à la différence de points. Comme les parties divergent tôt, les mêmes dés n’enlèvent qu’un peu de chance : le coût moyen par décision dit mieux qui a bien joué. Les cotes ne changent pas.
web-match-rules-time = Un joueur absent perd au temps. Si un joueur abandonne le match, son équipe le perd.
