# Leçons de Dicetto : learn-dicetto-<leçon> est le titre, -<étape> ce qu’on demande, -<étape>-right la réponse au bon coup,
# -<étape>-<nom> la réponse aux autres. Court : on les lit à côté du plateau.

learn-dicetto-turn = Votre premier tour
learn-dicetto-turn-1 = Quatre dés chacun, et des cartes sur la table à prendre avec eux. Lancez vos dés.
learn-dicetto-turn-1-right = Vous avez jusqu’à trois lancers par tour, et choisissez chaque fois quels dés relancer.
learn-dicetto-turn-2 = Brelan vaut 3 points : c’est le chiffre dans son coin. Vous avez deux six. Relancez les deux autres : 1 et 4.
learn-dicetto-turn-2-right = Un troisième six !
learn-dicetto-turn-2-keep = Vous pourriez vous arrêter. Mais il reste deux lancers, et un troisième six irait sur Brelan, qui vaut 3 points.
learn-dicetto-turn-2-other = Gardez les deux six, et relancez 1 et 4.
learn-dicetto-turn-3 = Vous pourriez lancer encore une fois. Vous avez les six que vous vouliez : gardez tout.
learn-dicetto-turn-3-right = Maintenant, on pose les dés sur les cartes.
learn-dicetto-turn-3-reroll = Les six suffisent. Un lancer de plus n’apporterait rien ici.
learn-dicetto-turn-4 = Une carte prend exactement ce qu’elle demande. Choisissez Brelan, et posez 6 6 6.
learn-dicetto-turn-4-right = La carte porte vos dés. Elle n’est pas encore à vous : vous la gagnez au début de votre prochain tour, si vos dés y sont toujours.
learn-dicetto-turn-4-less = C’est permis, mais cela vaut moins. Brelan vaut 3 points.
learn-dicetto-turn-4-done = Posez d’abord vos dés : ce qui n’est pas posé ne prend rien.

learn-dicetto-several = Plusieurs cartes en un tour
learn-dicetto-several-1 = Vos dés peuvent aller sur plusieurs cartes, chaque dé sur une seule. Commencez par 6 6 sur Paire.
learn-dicetto-several-1-right = Il reste deux dés, et vous continuez.
learn-dicetto-several-1-fours = C’est aussi une paire. Mais les six n’iraient alors sur aucune autre carte : gardez les quatre pour Chiffre 4.
learn-dicetto-several-1-less = Vous pourriez. Mais gardez 6 6 pour Paire : ainsi 4 4 restent libres pour Chiffre 4.
learn-dicetto-several-1-done = Vous avez quatre dés à poser, et des cartes qui les prennent.
learn-dicetto-several-2 = Chiffre 4 prend autant de quatre que vous voulez. Une somme plus élevée est plus difficile à battre : posez les deux.
learn-dicetto-several-2-right = Deux cartes en un tour. Si vos dés y sont encore au prochain tour, elles vous donneront 1 point et 2 points.
learn-dicetto-several-2-one = Vous pourriez. Mais c’est la somme des dés qui décide : deux quatre sur Chiffre 4 tiennent mieux.
learn-dicetto-several-2-done = 4 4 vont encore sur Chiffre 4, pour 2 points.

learn-dicetto-winning = Gagner des cartes
learn-dicetto-winning-1 = Vos dés sont sur deux cartes. Finissez votre tour.
learn-dicetto-winning-1-right = Votre adversaire n’a rien posé, vos dés y sont donc encore : vous gagnez les deux cartes, 1 + 2 = 3 points, et reprenez vos dés. De nouvelles cartes de la pioche prennent leur place, et votre tour suivant commence.

learn-dicetto-beaten = Déloger les autres
learn-dicetto-beaten-1 = Votre adversaire a 3 3 sur Paire : 6 en tout. Une somme plus élevée le déloge. Posez 5 5.
learn-dicetto-beaten-1-right = Ses dés lui reviennent, et les vôtres prennent la carte. Cela peut aussi vous arriver avant votre prochain tour. Avec 2 2 (seulement 4), vous n’auriez pas pu poser là.
learn-dicetto-beaten-1-done = Vous pouvez lui prendre la carte : 5 5 battent 3 3.

learn-dicetto-duel = Les duels
learn-dicetto-duel-1 = Votre adversaire a 6 6 sur Paire, et vous aussi. À somme égale, un duel décide. Posez 6 6.
learn-dicetto-duel-1-right = Duel !
learn-dicetto-duel-1-done = Essayez : un duel peut vous donner la carte.
learn-dicetto-duel-2 = Chacun lance un dé, et relance en cas d’égalité. Le plus élevé a la carte. Lancez.
learn-dicetto-duel-2-right = 3 à 3, puis 5 à 2 : vous l’emportez, et la carte porte vos dés. En cas de défaite, ces dés ne pourraient plus servir ce tour-ci, et cette carte vous serait fermée.

learn-dicetto-reroll_card = La carte Relance
learn-dicetto-reroll_card-1 = Aucune carte ne prend vos dés, sauf Relance, qui les prend tous. Une somme plus élevée est plus difficile à battre : posez les quatre.
learn-dicetto-reroll_card-1-right = Personne ne vous a délogé : au début de votre tour, vous tenez la carte Relance. Elle ne vaut aucun point et ne compte pas comme une carte.
learn-dicetto-reroll_card-1-fewer = Vous pourriez en poser moins. Mais une somme plus élevée est plus difficile à battre : posez les quatre.
learn-dicetto-reroll_card-1-done = Relance prend n’importe quels dés : c’est mieux que rien.
learn-dicetto-reroll_card-2 = Ce tour-ci, vous avez quatre lancers. Ensuite, la carte retourne sur la table. Lancez.
learn-dicetto-reroll_card-2-right = Il vous reste trois lancers ; d’habitude, ce serait deux.

learn-dicetto-bonus = Les cartes Bonus
learn-dicetto-bonus-1 = On peut jouer avec des cartes Bonus : quatre des huit sont à côté de la table. L’une donne 3 points pour le plus de cartes Chiffre. Posez 5 5 sur Chiffre 5.
learn-dicetto-bonus-1-right = 2 points si la carte est encore à vous au prochain tour, et un pas vers la carte Bonus. Les cartes Bonus s’attribuent à la fin ; en cas d’égalité, personne ne reçoit la carte.
learn-dicetto-bonus-1-fewer = Vous pourriez poser un seul 5. Mais une somme plus élevée est plus difficile à battre : posez les deux.
learn-dicetto-bonus-1-pair = C’est permis. Mais Chiffre 5 vaut plus, et compte pour la carte Bonus.
learn-dicetto-bonus-1-done = Posez d’abord vos dés : Chiffre 5 prend vos cinq.

learn-dicetto-end = La fin
learn-dicetto-end-1 = La partie finit quand un joueur gagne sa dixième carte ; dans cette leçon, sa deuxième. Vous avez des dés sur Paire. Posez aussi 4 4 sur Chiffre 4.
learn-dicetto-end-1-right = Si personne ne vous déloge, vous gagnez les deux au début de votre prochain tour.
learn-dicetto-end-1-one = Posez les deux quatre sur Chiffre 4 : c’est la deuxième carte qu’il vous faut.
learn-dicetto-end-1-done = Une carte ne suffit pas ici. Posez 4 4 sur Chiffre 4.
learn-dicetto-end-2 = Finissez votre tour, et voyez ce que fait votre adversaire.
learn-dicetto-end-2-right = Votre adversaire a posé 1 2 3 sur Petite suite. Vous gagnez votre deuxième carte, et la partie s’arrête aussitôt : chacun gagne les cartes où sont ses dés. On additionne les points de ses cartes, et ceux des cartes Bonus. 3 points à 2 : vous gagnez ! À égalité, la victoire est partagée.

learn-dicetto-example-place = { $rule } À vous : posez sur la carte les dés de plus forte somme qu’elle accepte.
learn-dicetto-example-bonus = { $rule } Posez vos dés de façon à l’obtenir : ici, la première carte gagnée met fin à la partie.

# Ce qui arrive à l’élève, à la deuxième personne : learn-you-<message de l’événement>
learn-you-dicetto-event-turn = C’est à vous de jouer.
learn-you-dicetto-event-took =
    Vous gagnez { $cards } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }) et possédez maintenant { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
learn-you-dicetto-event-reroll-taken = Vous tenez la carte Relance et avez droit à quatre lancers ce tour-ci.
learn-you-dicetto-event-rolled = Vous avez lancé { $dice }.
learn-you-dicetto-event-rerolled = Vous avez obtenu { $rolled } ; les dés sont maintenant { $dice }.
learn-you-dicetto-event-picked-up = Vous relancez { $dice }.
learn-you-dicetto-event-kept = Vous gardez { $dice }.
learn-you-dicetto-event-placed = Vous avez posé { $dice } sur { $spot }.
learn-you-dicetto-event-to-duel = Vous et votre adversaire êtes à égalité sur { $spot }, avec { $total } : un duel décide.
learn-you-dicetto-event-duel-tied = Duel : vous avez tous deux fait { $mine } et relancez.
learn-you-dicetto-event-duel-won = Duel : vous avez fait { $mine }, votre adversaire { $theirs }. Vous l’emportez.
learn-you-dicetto-event-done = Vous finissez votre tour.
learn-you-dicetto-event-end =
    { $count ->
        [one] Vous avez { $count } carte, ce qui met fin à la partie.
       *[other] Vous avez { $count } cartes, ce qui met fin à la partie.
    }
learn-you-dicetto-event-bonus-won =
    { $points ->
        [one] Carte Bonus « { $card } » : { $points } point pour vous.
       *[other] Carte Bonus « { $card } » : { $points } points pour vous.
    }
