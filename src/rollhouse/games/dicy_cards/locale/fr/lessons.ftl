# Leçons de Dicy Cards : learn-dicy-cards-<leçon> est le titre, -<étape> ce qu’on demande, -<étape>-right la réponse au bon coup,
# -<étape>-<nom> la réponse aux autres. Court : on les lit à côté du plateau.

learn-dicy-cards-turn = Votre premier tour
learn-dicy-cards-turn-1 = Tout le monde a les cinq mêmes cartes. Avec six dés, on y marque des points, dans une course à 100. Le tour commence avec les six dés : lancez-les.
learn-dicy-cards-turn-1-right = Chaque carte montre maintenant ce qu’elle rapporterait : la somme des dés qui lui conviennent.
learn-dicy-cards-turn-2 = À votre tour, vous marquez en général avec une carte. Prenez celle qui rapporte le plus : Suite prend des chiffres qui se suivent. Choisissez-la, puis marquez.
learn-dicy-cards-turn-2-right = 1 + 2 + 3 + 4 + 5 + 6 : 21 points ! Une carte qui a servi est gelée : elle reste inutilisable jusqu’à ce qu’on la réinitialise. Puis votre adversaire a lancé les dés et joué Deux paires : 2 + 2 + 3 + 3 = 10.
learn-dicy-cards-turn-2-less = C’est permis, mais cela rapporte moins. Ici, Suite prend les six dés : de 1 à 6, 21 points.
learn-dicy-cards-turn-2-skip = Passer ne rapporte rien. On le fait pour réinitialiser ses cartes gelées, et vous n’en avez pas encore.
learn-dicy-cards-turn-2-freeze = Vous pourriez relancer en gelant une carte, mais ces dés ne peuvent pas être meilleurs. C’est la leçon suivante.

learn-dicy-cards-reroll = Relancer coûte une carte
learn-dicy-cards-reroll-1 = Si un 6 était un 4, votre Suite irait de 1 à 6. Pour relancer, on gèle une carte : choisissez un 6, puis gelez Sans six.
learn-dicy-cards-reroll-1-right = Sans six est gelée, et le dé a donné 4.
learn-dicy-cards-reroll-1-straight = Alors Suite serait gelée elle-même, et vous ne pourriez plus marquer avec. Gelez une carte dont vous n’avez pas besoin.
learn-dicy-cards-reroll-1-other = Presque : relancez un seul 6, et gelez Sans six, à laquelle ces dés ne conviennent pas de toute façon.
learn-dicy-cards-reroll-1-score = C’est permis, et c’est sûr. Mais à un dé de 21 points, une relance vaut bien une carte.
learn-dicy-cards-reroll-1-skip = Passer ne rapporte rien, et vous n’avez rien à réinitialiser.
learn-dicy-cards-reroll-2 = Vous pourriez geler une autre carte et relancer encore les dés de votre choix, tant que vous avez des cartes actives. Marquez maintenant avec Suite.
learn-dicy-cards-reroll-2-right = 21 points, pour deux cartes : celle qui a marqué et celle que vous avez gelée. Il vous en reste trois.
learn-dicy-cards-reroll-2-less = Suite rapporte 21 avec les six dés : prenez-les tous.
learn-dicy-cards-reroll-2-skip = Aucun point, après tout cela ? Marquez d’abord avec Suite.
learn-dicy-cards-reroll-2-freeze = On ne peut pas faire mieux, et chaque relance coûte une carte.

learn-dicy-cards-last_card = La dernière carte
learn-dicy-cards-last_card-1 = Quatre de vos cartes sont gelées : il ne reste que Suite. Marquez avec 2 3 4.
learn-dicy-cards-last_card-1-right = 2 + 3 + 4 = 9 points valent mieux que rien. Toutes vos cartes sont gelées : à votre prochain tour, vous ne pourrez que passer.
learn-dicy-cards-last_card-1-freeze = Vous pourriez geler votre dernière carte active. Mais il ne resterait plus rien pour marquer : vous ne pourriez que passer.
learn-dicy-cards-last_card-1-skip = C’est permis : passer réinitialise vos cartes. Mais prenez d’abord les points, les cartes reviendront quand vous passerez.
learn-dicy-cards-last_card-1-fewer = Vous pourriez utiliser moins de dés. Ici, c’est 2 3 4 qui rapporte le plus.

learn-dicy-cards-effects = Les cartes qui touchent les autres
learn-dicy-cards-effects-1 = Deux au choix prend deux dés quelconques, et le flocon veut dire : vos voisins de gauche et de droite doivent chacun geler une carte active, s’ils en ont une. Marquez avec 6 6.
learn-dicy-cards-effects-1-right = 12 points, et votre adversaire a dû geler Impairs. Puis il vous a rendu la pareille.
learn-dicy-cards-effects-1-score = C’est permis. Mais Deux au choix rapporte 12 points avec 6 6, et coûte une carte à votre adversaire.
learn-dicy-cards-effects-1-skip = Passer laisserait même votre adversaire réinitialiser une carte, s’il en avait une de gelée.
learn-dicy-cards-effects-1-freeze = Inutile de relancer : 6 6 est le mieux que vous puissiez avoir pour Deux au choix.
learn-dicy-cards-effects-2 = Votre adversaire a marqué avec Deux au choix : vous devez geler une carte, celle que vous voulez. Sacrifiez la plus difficile : Sans six.
learn-dicy-cards-effects-2-right = Elle est gelée comme si vous l’aviez utilisée. D’autres modes ont d’autres cartes, et chacune dit comment elle rapporte. Que des six fait l’inverse : chacun de vos voisins réinitialise une carte. Trois plus bas oblige tous les autres à en geler une.
learn-dicy-cards-effects-2-other = Vous pourriez. Mais cette carte vous rapportera plus souvent que Sans six, qui demande six dés sans un seul 6.

learn-dicy-cards-skip = Passer
learn-dicy-cards-skip-1 = Toutes vos cartes sont gelées. On ne lance donc pas : on ne peut que passer. Faites-le.
learn-dicy-cards-skip-1-right = Toutes vos cartes sont de nouveau actives. Le prix : aucun point, et chacun des autres réinitialise une carte de son choix. Après le lancer, on peut passer à chaque tour ; on le doit si l’on ne peut ou ne veut pas marquer.

learn-dicy-cards-last_round = La dernière manche
learn-dicy-cards-last_round-1 = Cette partie se joue en 20 points au lieu de 100, et votre adversaire en a 21. On finit toujours la manche : il vous reste un tour. Lancez.
learn-dicy-cards-last_round-1-right = Le score le plus élevé l’emporte : il vous faut 22 points.
learn-dicy-cards-last_round-2 = Trouvez la carte qui bat 21.
learn-dicy-cards-last_round-2-right = 22 à 21 : vous gagnez ! Tout le monde joue le même nombre de tours, puis le score le plus élevé l’emporte.
learn-dicy-cards-last_round-2-less = Vous resteriez derrière 21, et la partie serait finie. Deux paires avec 5 5 6 6 rapporte 22.
learn-dicy-cards-last_round-2-skip = Il n’y a pas de tour suivant : la partie serait finie, et perdue.
learn-dicy-cards-last_round-2-freeze = Inutile de prendre un risque : une de vos cartes rapporte 22 tout de suite.

learn-dicy-cards-tie = L’égalité
learn-dicy-cards-tie-1 = Votre adversaire a 21 points, et a gelé une carte pour cela : trois de ses cartes sont actives. Votre dernier tour : lancez.
learn-dicy-cards-tie-1-right = Vous pouvez atteindre 21, vous aussi. Que se passe-t-il alors ?
learn-dicy-cards-tie-2 = À égalité de points, le plus grand nombre de cartes actives l’emporte. Marquez avec Suite sans rien geler.
learn-dicy-cards-tie-2-right = 21 partout, et quatre cartes actives contre trois : vous gagnez. Si les cartes sont aussi à égalité, la victoire est partagée.
learn-dicy-cards-tie-2-freeze = Chaque carte gelée maintenant compte contre vous en cas d’égalité.
learn-dicy-cards-tie-2-less = Trop peu : il vous faut les 21 pour égaliser.
learn-dicy-cards-tie-2-skip = Vous n’auriez rien, contre 21.

learn-dicy-cards-example-score = { $rule } À vous : marquez le plus de points possible avec ces dés et cette carte.

# Ce qui arrive à l’élève, à la deuxième personne : learn-you-<message de l’événement>
learn-you-dicy-event-rolled = Vous avez lancé { $dice }.
learn-you-dicy-event-rerolled = Vous avez obtenu { $rolled } ; les dés sont maintenant { $dice }.
learn-you-dicy-event-froze = Vous avez gelé { $card } et relancé { $dice }.
learn-you-dicy-event-scored =
    { $points ->
        [one] Vous avez joué { $card } avec { $dice } : { $points } point, { $total } au total.
       *[other] Vous avez joué { $card } avec { $dice } : { $points } points, { $total } au total.
    }
learn-you-dicy-event-skipped =
    { $count ->
        [0] Vous avez passé votre tour.
        [one] Vous avez passé votre tour et réinitialisé une carte.
       *[other] Vous avez passé votre tour et réinitialisé { $count } cartes.
    }
learn-you-dicy-event-frozen = Vous avez dû geler { $card }.
