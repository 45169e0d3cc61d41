# Les matchs en duplicate : deux tables, les mêmes dés.

web-matches = Matchs en duplicate
web-matches-about = Les mêmes dés à deux tables : qui en tire le plus ?
web-match = Match en duplicate
web-match-how = Deux tables jouent les mêmes dés. La malchance d’ici est aussi celle de là-bas, et personne ne peut accuser les dés. Ensuite, les deux tables se comparent : où elles se sont séparées, et ce que chaque décision a coûté.
web-match-mine = Vos matchs
web-match-make = Créer un match
web-match-form = Qui joue
web-match-duel = Duel à deux
web-match-teams = Équipes de deux
web-match-duel-how = Chacun affronte le même robot, à la même place, avec les mêmes dés. Avec des jours par décision, pas besoin d’être là en même temps.
web-match-teams-how = Quatre personnes, deux par camp : à une table votre camp a la première place, à l’autre la seconde. Personne n’est aux deux.
web-match-boards = Donnes
web-match-bot = Contre quel robot
web-match-open = attend du monde
web-match-plays = en cours
web-match-over = terminé
web-match-i-won = gagné
web-match-i-lost = perdu
web-match-nobody = Encore personne
web-match-free = libre
web-match-count = { $boards ->
    [one] une donne
   *[other] { $boards } donnes
}
web-match-minutes = { $time } par personne
web-match-days = { $time } par décision
web-match-invite = Envoyez cette adresse à qui doit jouer.
web-match-qr = L’adresse du match, à scanner
web-match-side = Camp { $side }
web-match-sit = S’asseoir ici
web-match-sit-at = S’asseoir ici : camp { $side }
web-match-is-ready = prêt
web-match-ready = Je suis prêt
web-match-not-ready = Pas encore
web-match-waits = Le match commence quand toutes les places sont prises et que tout le monde est prêt.
web-match-waits-days = Le match commence dès que toutes les places sont prises ; chacun joue alors quand il veut.
web-match-leave = Quitter la place
web-match-give-up = Abandonner le match
web-match-give-up-sure = Vraiment abandonner ? Votre camp aura perdu.
web-match-call-off = Annuler le match
web-match-table = À votre table
web-match-sealed = Vous avez fini. L’autre table joue encore les mêmes dés : jusqu’à ce qu’elle ait fini, aucun résultat n’est dévoilé.
web-match-next = La donne suivante commence quand tout le monde est prêt, dans { $seconds } s au plus tard.
web-match-stand = Où en est le match
web-match-sides = Camp
web-match-wins = Parties gagnées
web-match-points = Points d’avance
web-match-won = { $count ->
    [one] { $names } a gagné le match.
   *[other] { $names } ont gagné le match.
}
web-match-shared = Match nul.
web-match-given-up = { $names } : match abandonné.
web-match-better = { $count ->
    [one] { $names } a mieux décidé, la chance mise à part.
   *[other] { $names } ont mieux décidé, la chance mise à part.
}
web-match-better-too = { $count ->
    [one] { $names } a aussi mieux décidé, la chance mise à part.
   *[other] { $names } ont aussi mieux décidé, la chance mise à part.
}
web-match-weighing = Le coût des décisions est en cours de calcul…
web-match-board = Donne { $board } sur { $boards }
web-match-of = Table { $table }
web-match-not-begun = pas commencée
web-match-table-over = finie
web-match-ended-gave-up = abandon
web-match-ended-time = temps écoulé
web-match-ended-gone = la table n’existe plus
web-match-board-won = Donne pour { $names }
web-match-board-shared = Donne partagée
web-match-cost = coût moyen d’une décision : { $cost }
web-match-compare = Où se sont-elles séparées ?
web-match-dice = Ce qui fixe les dés
web-match-parted = { $decisions ->
    [0] Les tables se sont séparées dès la première décision.
    [one] Une décision a été la même aux deux tables, puis elles se sont séparées :
   *[other] { $decisions } décisions ont été les mêmes aux deux tables, puis elles se sont séparées :
}
web-match-alike = Les deux tables ont été jouées de la même façon, jusqu’au bout.
web-match-best = le meilleur coup
web-match-neither = Le meilleur coup : { $move }
web-match-worst = Ce qui a coûté le plus
web-match-look = Voir l’analyse
web-match-of-table = Une table d’un match en duplicate : les mêmes dés tombent à une autre table. Il n’y a pas d’aide, et aucun coup ne se reprend.
web-match-back = Retour au match
web-match-rules = Comment se décide le match
web-match-rules-dice = Les mêmes dés : le même lancer du même tour a le même nombre aux deux tables, fixé avant que quiconque s’assoie. Tant que les deux décident pareil, tout est pareil ; ensuite, les tours de même rang commencent avec les mêmes dés. Jusqu’à la fin des deux tables, seules les personnes assises à l’une la voient.
web-match-rules-score = Une donne revient au camp qui y a gagné le plus de parties, puis à celui qui a le plus de points d’avance ; à égalité, elle est partagée. Le match se décide aux donnes, puis aux parties gagnées, puis aux points. Les mêmes dés n’enlèvent qu’un peu de chance, car les parties se séparent tôt : le coût moyen d’une décision dit mieux qui a bien joué. Les classements ne changent pas.
web-match-rules-time = Qui ne vient pas perd cette partie à la pendule. Qui abandonne le match le perd pour son camp.
