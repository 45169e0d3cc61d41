# Dicetto. On pose des dés sur les cartes Dés et sur la carte Relance ; les cartes Bonus sont attribuées à la fin.

dicetto-name = Dicetto

## Les cartes

dicetto-card-number = Chiffre { $number }
dicetto-card-pair = Paire
dicetto-card-two_pairs = Deux paires
dicetto-card-three = Brelan
dicetto-card-four = Carré
dicetto-card-small_straight = Petite suite
dicetto-card-large_straight = Grande suite
dicetto-card-chance = Chance
dicetto-card-reroll = Relance

# Une carte et sa place sur la table
dicetto-spot = { $card } (place { $slot })
# Ce qui est imprimé sur une carte
dicetto-face =
    { $points ->
        [one] { $card }, { $points } point
       *[other] { $card }, { $points } points
    }
dicetto-face-logo =
    { $points ->
        [one] { $card }, { $points } point, logo
       *[other] { $card }, { $points } points, logo
    }

dicetto-kind-number = Chiffres de 1 à 6
dicetto-kind-reroll = La carte Relance

dicetto-rule-number = Posez un ou plusieurs dés qui montrent le chiffre de la carte, autant que vous voulez.
dicetto-rule-pair = Posez 2 dés identiques.
dicetto-rule-two_pairs = Posez 4 dés qui forment deux paires. Quatre dés identiques comptent aussi comme deux paires.
dicetto-rule-three = Posez 3 dés identiques.
dicetto-rule-four = Posez 4 dés identiques.
dicetto-rule-small_straight = Posez 3 dés dont les chiffres se suivent.
dicetto-rule-large_straight = Posez 4 dés dont les chiffres se suivent.
dicetto-rule-chance = Posez un ou plusieurs dés, quels qu’ils soient.
dicetto-rule-reroll =
    Posez un ou plusieurs dés, quels qu’ils soient. Cette carte ne donne aucun point et ne compte pas parmi vos cartes. Mais si vos dés
    s’y trouvent encore au début de votre tour suivant, vous avez droit à quatre lancers pendant ce tour. Avant de poser vos dés, vous la
    remettez sur la table.

dicetto-example-number = Exemple : sur le chiffre 5, un seul 5, ou 5 5, ou 5 5 5.
dicetto-example-pair = Exemple : 4 4.
dicetto-example-two_pairs = Exemple : 2 2 5 5.
dicetto-example-three = Exemple : 6 6 6.
dicetto-example-four = Exemple : 3 3 3 3.
dicetto-example-small_straight = Exemple : 2 3 4.
dicetto-example-large_straight = Exemple : 3 4 5 6.
dicetto-example-chance = Exemple : 1 5 6.

## Cartes Bonus

dicetto-bonus-fewest_logo = Le moins de logos
dicetto-bonus-most_logo = Le plus de logos
dicetto-bonus-fewest_cards = Le moins de cartes
dicetto-bonus-most_cards = Le plus de cartes
dicetto-bonus-most_straights = Le plus de cartes Suite
dicetto-bonus-most_chance = Le plus de cartes Chance
dicetto-bonus-fewest_points = Le moins de points
dicetto-bonus-most_numbers = Le plus de cartes Chiffre

dicetto-bonus-rule-fewest_logo = { $points } points au joueur qui a le moins de cartes avec le logo Dicetto. À égalité, personne ne les reçoit.
dicetto-bonus-rule-most_logo = { $points } points au joueur qui a le plus de cartes avec le logo Dicetto. À égalité, personne ne les reçoit.
dicetto-bonus-rule-fewest_cards = { $points } points au joueur qui a le moins de cartes Dés. À égalité, personne ne les reçoit.
dicetto-bonus-rule-most_cards = { $points } points au joueur qui a le plus de cartes Dés. À égalité, personne ne les reçoit.
dicetto-bonus-rule-most_straights = { $points } points au joueur qui a le plus de suites, petites et grandes ensemble. À égalité, personne ne les reçoit.
dicetto-bonus-rule-most_chance = { $points } points au joueur qui a le plus de cartes Chance. À égalité, personne ne les reçoit.
dicetto-bonus-rule-fewest_points = { $points } points au joueur qui a le moins de points sur ses cartes Dés. À égalité, personne ne les reçoit.
dicetto-bonus-rule-most_numbers = { $points } points au joueur qui a le plus de cartes portant un chiffre de 1 à 6. À égalité, personne ne les reçoit.

## Mise en place

dicetto-option-cards-to-win = Nombre de cartes à gagner
dicetto-option-most-turns = Nombre maximal de tours, tous joueurs confondus
dicetto-option-quiet-rounds = Fin de la partie après tant de manches sans carte prise
dicetto-option-bonus = Cartes Bonus
dicetto-option-bonus-with = avec les cartes Bonus
dicetto-option-bonus-without = sans les cartes Bonus
dicetto-option-deck = Un fichier avec votre propre paquet de cartes

dicetto-setup =
    { $count ->
        [one] La partie se termine dès qu’un joueur a gagné une carte.
       *[other] La partie se termine dès qu’un joueur a gagné { $count } cartes.
    }
dicetto-setup-most-turns =
    { $count ->
        [one] Elle s’arrête au plus tard après le premier tour.
       *[other] Elle s’arrête au plus tard après { $count } tours.
    }
dicetto-setup-quiet-rounds = Elle s’arrête plus tôt si aucune carte Dés n’est prise pendant { $count } manches.
dicetto-setup-quiet-rounds-never = Elle continue même si aucune carte n’est prise.
dicetto-setup-bonus = Avec les cartes Bonus.
dicetto-setup-no-bonus = Sans les cartes Bonus.
dicetto-setup-deck = Paquet : { $name }, { $count } cartes.
dicetto-setup-our-reading = Le livret ne dit ni combien il y a de cartes de chaque sorte, ni leurs points, ni leurs logos : ce paquet est notre meilleure hypothèse, et les cartes imprimées peuvent différer.

## Ce qui se passe

dicetto-event-first = { $seat } commence.
dicetto-event-drawn = Place { $slot } : { $face }.
dicetto-event-bonus = Les cartes Bonus de cette partie : { $cards }.
dicetto-event-turn = C’est à { $seat } de jouer.
dicetto-event-took =
    { $seat } a gagné { $cards } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }) et possède maintenant { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
dicetto-event-reroll-taken = { $seat } tient la carte Relance et a droit à quatre lancers ce tour-ci.
dicetto-event-reroll-laid-back = { $seat } a remis la carte Relance sur la table.
dicetto-event-rolled = { $seat } a lancé { $dice }.
dicetto-event-rerolled = { $seat } a obtenu { $rolled } ; les dés sont maintenant { $dice }.
dicetto-event-picked-up = { $seat } a repris { $dice } pour les relancer.
dicetto-event-kept = { $seat } a gardé { $dice }.
dicetto-event-placed = { $seat } a posé { $dice } sur { $spot }.
dicetto-event-returned = { $seat } a perdu sa place sur { $spot } et repris { $dice }.
dicetto-event-to-duel = { $seat } et { $holder } étaient à égalité sur { $spot }, avec { $total } : un duel décide.
dicetto-event-duel-tied = Duel : { $seat } et { $holder } ont fait { $mine } et relancent.
dicetto-event-duel-won = Duel : { $seat } a fait { $mine }, { $holder } { $theirs }. { $seat } l’a emporté.
dicetto-event-duel-lost = Duel : { $seat } a fait { $mine }, { $holder } { $theirs }. { $holder } a gardé la place et { $seat } ne peut plus poser { $dice } ce tour-ci.
dicetto-event-done = { $seat } a terminé son tour.
dicetto-event-end =
    { $count ->
        [one] { $seat } a { $count } carte, ce qui met fin à la partie.
       *[other] { $seat } a { $count } cartes, ce qui met fin à la partie.
    }
dicetto-event-end-no-cards = Il ne reste plus de carte Dés, ce qui met fin à la partie.
dicetto-event-end-most-turns =
    { $count ->
        [one] Un tour a été joué, ce qui met fin à la partie.
       *[other] { $count } tours ont été joués, ce qui met fin à la partie.
    }
dicetto-event-end-quiet-rounds = Aucune carte Dés n’a été prise pendant { $count } manches, ce qui met fin à la partie.
dicetto-event-end-agreed = Tous les joueurs sont d’accord pour s’arrêter, ce qui met fin à la partie.
dicetto-event-stands-still = Aucune carte Dés n’a été prise depuis { $rounds } manches. La partie s’arrête dans { $left } tours, sauf si une carte est prise.
dicetto-event-swept =
    { $points ->
        [one] { $seat } a gagné aussi { $cards }, où ses dés se trouvaient encore : { $points } point.
       *[other] { $seat } a gagné aussi { $cards }, où ses dés se trouvaient encore : { $points } points.
    }
dicetto-event-bonus-won =
    { $points ->
        [one] Carte Bonus « { $card } » : { $points } point pour { $seat }.
       *[other] Carte Bonus « { $card } » : { $points } points pour { $seat }.
    }
dicetto-event-bonus-tied = Carte Bonus « { $card } » : égalité, personne ne la reçoit.

dicetto-won-points = Le score le plus élevé l’emporte.
dicetto-won-shared = Égalité de points : la victoire est partagée.

## La position

dicetto-line-pile = Cartes à gagner : { $goal }. Cartes dans la pioche : { $count }.
dicetto-line-pile-our-reading = Cartes à gagner : { $goal }. Cartes dans la pioche : { $count }. (Le paquet est notre meilleure hypothèse.)
dicetto-line-slot-free = { $slot } : { $face }
dicetto-line-slot-held = { $slot } : { $face }. Dessus : { $dice } ({ $seat }), somme { $total }.
dicetto-line-slot-empty = { $slot } : vide
dicetto-line-reroll-free = Carte Relance : libre
dicetto-line-reroll-held = Carte Relance. Dessus : { $dice } ({ $seat }), somme { $total }.
dicetto-line-reroll-in-hand = Carte Relance : { $seat } la tient, pour un quatrième lancer.
dicetto-line-bonus = Cartes Bonus : { $cards }.
# Seulement quand le nombre de tours va mettre fin à la partie
dicetto-line-last-turns =
    { $count ->
        [0] C’est le dernier tour : ensuite, la partie s’arrête.
        [one] Après ce tour, il en reste un, puis la partie s’arrête.
       *[other] Après ce tour, il en reste { $count }, puis la partie s’arrête.
    }
dicetto-line-stands-still =
    { $count ->
        [one] La partie n’avance plus : elle s’arrête après ce tour. D’un commun accord, vous pouvez arrêter maintenant.
       *[other] La partie n’avance plus : elle s’arrête dans { $count } tours, sauf si une carte est prise. D’un commun accord, vous pouvez arrêter maintenant.
    }
dicetto-line-seat =
    { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
dicetto-line-dice = Dés : { $dice }
dicetto-line-aside = Mis de côté après un duel perdu : { $dice }
# Une ligne du classement final : le score et sa composition
dicetto-line-result =
    { $rank }. { $seat } : { $score ->
        [one] { $score } point
       *[other] { $score } points
    } ({ $dice } des cartes, { $bonus } de bonus), { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.

## Choix

dicetto-ask-roll =
    { $rolls ->
        [one] { $seat }, relancer ou garder ? Il vous reste un lancer.
       *[other] { $seat }, relancer ou garder ? Il vous reste { $rolls } lancers.
    }
dicetto-ask-reroll = Quels dés relancez-vous parmi { $dice } ?
dicetto-ask-place = { $seat }, où voulez-vous poser des dés ?
dicetto-ask-dice-for = Quels dés posez-vous sur { $spot }, parmi { $dice } ?
dicetto-ask-which-card = Sur quelle carte voulez-vous poser des dés ?
dicetto-ask-rolled =
    { $count ->
        [one] { $seat } a lancé un dé : que montre-t-il ?
       *[other] { $seat } a lancé { $count } dés : que montrent-ils ?
    }
dicetto-ask-duel = Qu’a fait { $seat }, puis { $holder } ?
dicetto-ask-oldest = Qui commence ? Selon le livret, la personne la plus âgée.
dicetto-ask-drawn = Quelle carte a été piochée pour la place { $slot } ?
dicetto-ask-drawn-our-reading = Quelle carte a été piochée pour la place { $slot } ? (Le paquet est notre meilleure hypothèse.)
dicetto-ask-card-id = Quelle carte a été piochée ? Les cartes s’appellent par exemple pair#2 ou number_3#1.
dicetto-ask-bonus = Quelles { $count } cartes Bonus ont été tirées ?

dicetto-menu-reroll = Relancer des dés
dicetto-menu-other-dice = Poser d’autres dés
dicetto-menu-duel = Saisir les deux dés du duel
dicetto-menu-draw = Saisir la carte piochée
dicetto-menu-card-id = Saisir l’identifiant de la carte
dicetto-menu-bonus = Saisir les cartes Bonus tirées
# Il reste $count cartes comme celle-ci dans la pioche
dicetto-menu-face = { $face } (reste { $count })

dicetto-worth-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
dicetto-worth-roll = un quatrième lancer au tour suivant
dicetto-move-place = Poser { $dice } sur { $spot } : { $worth }
dicetto-move-beat = Poser { $dice } sur { $spot } et déloger { $holder } : { $worth }
dicetto-move-to-duel = Poser { $dice } sur { $spot } en cas de duel gagné contre { $holder } : { $worth }
dicetto-move-reroll = Relancer { $dice }
dicetto-move-keep = Garder { $dice }
dicetto-move-done =
    { $count ->
        [0] Finir le tour
        [one] Finir le tour, un dé non posé
       *[other] Finir le tour, { $count } dés non posés
    }
dicetto-move-stop = Arrêter d’un commun accord
dicetto-move-draw = Piocher { $face }
dicetto-move-duel = Duel : { $seat } fait { $mine }, { $holder } { $theirs }

## Pourquoi quelque chose est refusé

dicetto-error-stopped-rolling = Arrêté de lancer : mieux valait relancer
dicetto-error-rolled-on = Relancé : mieux valait garder les dés
dicetto-error-wrong-reroll = Les mauvais dés relancés
dicetto-error-wrong-card = Des dés posés sur la mauvaise carte
dicetto-error-wrong-dice = Les mauvais dés posés sur la bonne carte
dicetto-error-stopped-placing = Trop peu de dés posés
dicetto-error-placed-on = Trop de dés posés

error-setup-cards_to_win = Nombre de cartes à gagner non valide : « { $value } ».
error-setup-most_turns = Nombre maximal de tours non valide : « { $value } ».
error-setup-quiet_rounds = Nombre de manches sans carte prise non valide : « { $value } ».
error-setup-bonus = « { $value } » n’est ni « with » ni « without » (avec ou sans cartes Bonus).
error-setup-deck = Ce paquet ne peut pas être utilisé : « { $value } ».
error-setup-deck_name = Nom de paquet non valide : « { $value } ».
error-setup-reading = Valeur non valide « { $value } » : un paquet est marqué comme notre hypothèse, ou non.

dicetto-why-entry-number = Une carte avec kind = "number" a besoin d’un chiffre (number), et elle seule en a un.
dicetto-why-entry-logo = Il ne peut pas y avoir plus de logos ({ $logo }) que d’exemplaires ({ $copies }).
dicetto-why-deck-size = Un paquet compte de { $low } à { $high } cartes ; celui-ci en compte { $count }.
dicetto-why-deck-name = Un nom compte de 1 à { $most } caractères visibles.
dicetto-why-range = Un nombre entier de { $low } à { $high }.
dicetto-why-token = Une carte s’écrit comme pair#2:1* : sorte, exemplaire, points (de 0 à 50), et * pour le logo.
dicetto-why-card-twice = La carte { $card } apparaît deux fois.
dicetto-why-unknown-slot = Les dés se posent à la place 1, 2, 3 ou 4, ou sur la carte Relance ; « { $slot } » n’en fait pas partie.
dicetto-why-unknown-card = « { $card } » ne peut pas être une carte. Les cartes s’appellent par exemple pair#2 ou number_3#1.
dicetto-why-unknown-bonus = Il n’y a pas de carte Bonus « { $card } ».
dicetto-why-no-dice = Choisissez au moins un dé.
dicetto-why-keep-first = Vous pouvez encore lancer. Pour poser des dés tout de suite, gardez d’abord vos dés.
dicetto-why-no-rolls = Il ne vous reste aucun lancer ce tour-ci.
dicetto-why-not-in-pile = { $card } n’est pas dans la pioche.
dicetto-why-draw-first = Il faut d’abord piocher une carte.
dicetto-why-duel-first = Il faut d’abord régler un duel : un dé chacun.
dicetto-why-bonus-first = Il faut d’abord disposer les cartes Bonus.
dicetto-why-slot-empty = Il n’y a pas de carte à la place { $slot } : la pioche est épuisée.
dicetto-why-own-dice = Vos propres dés sont déjà sur { $card }.
dicetto-why-no-stop = On ne peut s’arrêter d’un commun accord qu’une fois annoncé que la partie n’avance plus, et pas quand des dés vont être lancés.
dicetto-why-lost-there = Vous avez perdu un duel pour { $card } ; vous ne pouvez pas réessayer ce tour-ci.
dicetto-why-aside = { $dice } : ces dés ont perdu un duel et ne peuvent plus être posés ce tour-ci.
dicetto-why-makes-number = { $card } n’accepte que des dés qui montrent { $number }.
dicetto-why-makes-pair = { $card } demande exactement 2 dés identiques.
dicetto-why-makes-two_pairs = { $card } demande exactement 4 dés qui forment deux paires.
dicetto-why-makes-three = { $card } demande exactement 3 dés identiques.
dicetto-why-makes-four = { $card } demande exactement 4 dés identiques.
dicetto-why-makes-small_straight = { $card } demande exactement 3 dés dont les chiffres se suivent.
dicetto-why-makes-large_straight = { $card } demande exactement 4 dés dont les chiffres se suivent.
dicetto-why-too-low = Sur { $card }, { $holder } a { $held } en tout ; vos dés font { $total }, c’est trop peu.

## Les robots

dicetto-bot-random = joue au hasard
dicetto-bot-greedy = vise la carte qui vaut le plus de points et prévoit un seul lancer
dicetto-bot-expert = prévoit tout son tour et a appris la suite en jouant contre lui-même

## Le guide des règles

dicetto-guide-goal-title = Le but
dicetto-guide-goal =
    Posez des dés sur des cartes et ne vous en laissez pas déloger, pour que les cartes soient à vous. Dès qu’un joueur a gagné
    10 cartes, ou un autre nombre convenu, la partie se termine et le score le plus élevé l’emporte.
dicetto-guide-setup-title = Avant la partie
dicetto-guide-setup =
    On joue de 2 à 4, chacun avec 4 dés d’une couleur. Mélangez les cartes Dés et étalez-en 4, avec la carte Relance à côté. Si vous jouez
    avec les cartes Bonus, étalez-en 4 sur les 8 ; les autres ne servent pas. Décidez qui commence, ou laissez faire le hasard ; selon le
    livret, c’est la personne la plus âgée.
dicetto-guide-turn-title = Votre tour
dicetto-guide-turn = Prenez les cartes où vos dés sont restés, lancez, puis posez des dés sur une ou plusieurs cartes. Gardez les dés que vous n’avez pas posés. Ensuite vient le tour de la personne à votre gauche.
dicetto-guide-take-title = Prendre des cartes
dicetto-guide-take =
    Au début de votre tour, chaque carte qui porte encore vos dés est à vous, et vous récupérez ces dés. De nouvelles cartes de la pioche
    remplissent les places vides, tant qu’il y en a.
dicetto-guide-roll-title = Lancer
dicetto-guide-roll =
    Lancez vos quatre dés. Vous pouvez en relancer autant que vous voulez, puis encore une fois : trois lancers en tout. Rien ne vous
    empêche de vous arrêter avant.
dicetto-guide-place-title = Poser des dés
dicetto-guide-place =
    Posez des dés sur une carte après l’autre, et arrêtez-vous quand vous voulez. Les dés posés sur une carte forment ce qu’elle demande,
    rien de plus, et chaque dé ne va que sur une carte. N’ajoutez rien sur une carte où vous avez déjà posé des dés ce tour-ci. Si les dés de quelqu’un d’autre s’y trouvent, comparez les sommes. Si la vôtre est
    plus forte, l’autre reprend ses dés et les garde jusqu’à son prochain tour. À égalité, un duel décide. Si elle est plus faible, vous ne
    pouvez pas poser là.
dicetto-guide-duel-title = Les duels
dicetto-guide-duel =
    Vous lancez un dé chacun, et recommencez en cas d’égalité. Le plus fort a la carte. Si vous perdez un duel pendant votre tour, les dés
    que vous vouliez poser là ne peuvent plus l’être ailleurs ce tour-ci, et vous ne pouvez pas retenter cette carte.
dicetto-guide-end-title = La fin
dicetto-guide-end =
    Dès que quelqu’un prend sa dixième carte au début d’un tour, la partie s’arrête, sans nouveau lancer. Elle s’arrête aussi quand il ne
    reste plus de carte Dés, et au plus tard après 400 tours en tout. Toute carte qui porte alors des dés revient à leur propriétaire. Additionnez les points de vos cartes Dés, puis
    ceux des cartes Bonus. Le score le plus élevé l’emporte ; à égalité, la victoire est partagée.
dicetto-guide-end-quiet =
    Deux joueurs qui attendent tous deux pourraient jouer sans fin. C’est pourquoi, selon une règle à nous, la partie s’arrête aussi quand aucune carte Dés n’a été
    prise pendant { $count } manches complètes (réglable). La table l’annonce deux manches avant ; dès lors, tous ensemble, les joueurs peuvent décider d’arrêter aussitôt.
dicetto-guide-deck-title = Le paquet
dicetto-guide-deck = Il y a { $count } cartes Dés :
dicetto-guide-our-reading =
    Le livret ne dit pas combien il y a de cartes de chaque sorte, ce qu’elles valent, ni lesquelles portent le logo. La liste donnée ici
    est notre meilleure hypothèse, et les cartes imprimées peuvent différer ; un fichier à vous peut la corriger.
dicetto-guide-face = { $count } × { $face }

## Le professeur : d’où viennent les valeurs, où regarder, et pourquoi

dicetto-values = Une estimation : chaque tour est calculé exactement ; la suite est jugée par un modèle entraîné sur de nombreuses parties. Erreur moyenne : { $mean } points de pourcentage ; 95 % des erreurs sont inférieures à { $error } (mesuré en jouant des positions jusqu’au bout).

# Une carte au milieu d’une phrase
dicetto-target =
    { $points ->
        [one] { $card } ({ $points } point)
       *[other] { $card } ({ $points } points)
    }
dicetto-target-slot =
    { $points ->
        [one] { $card } (place { $slot }, { $points } point)
       *[other] { $card } (place { $slot }, { $points } points)
    }
dicetto-target-reroll = la carte Relance
# Un coup au milieu d’une phrase, après deux-points ou entre parenthèses
dicetto-doing-place = { $dice } sur { $card }
dicetto-doing-reroll = relancer { $dice }
dicetto-doing-keep = garder les dés tels quels
dicetto-doing-done = ne plus rien poser

dicetto-clue-end = En l’état, { $seat } va terminer la partie, et vous ne la gagneriez pas. Qu’est-ce qui peut encore y changer quelque chose ?
dicetto-clue-reroll = Regardez { $card } : lesquels de vos dés y seraient utiles ?
dicetto-clue-keep = Regardez ce que les dés permettent déjà : y a-t-il plus à gagner qu’à perdre ?
dicetto-clue-take = Regardez ce que { $seat } va gagner : vos dés sont-ils plus forts quelque part ?
dicetto-clue-duel = Un duel se gagne une fois sur deux : où en vaudrait-il la peine ?
dicetto-clue-bonus = Regardez les cartes Bonus : où une carte de plus vous ferait-elle passer devant ?
dicetto-clue-hold = Qu’est-ce qui vaut la peine d’être gagné, et lesquels de vos dés seront encore là au début de votre prochain tour ?
dicetto-clue-done = Regardez ce que changerait une carte de plus : voulez-vous toutes les cartes possibles ?

dicetto-reason-equal = Ici, tous les coups se valent.
dicetto-reason-by-chances = { $reason } « { $other } » rapporterait plus de points, mais « { $best } » gagne plus souvent.
dicetto-reason-roll-over-points = { $reason } Ici, un quatrième lancer au prochain tour vaut plus que { $target }.
dicetto-reason-near-the-end =
    { $count ->
        [one] { $reason } Et le temps presse : il ne manque qu’une carte à { $seat }.
       *[other] { $reason } Et le temps presse : il ne manque que { $count } cartes à { $seat }.
    }
# $number est le nombre de cartes qui termine la partie : « sa carte numéro 10 »
dicetto-reason-gives-last-card = Ce coup ({ $move }) laisserait à { $seat } sa carte numéro { $number } : la partie se terminerait là, sans victoire pour vous. Avec l’autre ({ $best }), elle continue.
dicetto-reason-lets-end = Avec ce coup ({ $move }), { $seat } termine la partie au prochain tour sans victoire pour vous { $times }. Avec le meilleur ({ $best }) : { $other }.
dicetto-reason-ends-won = La partie peut se terminer quand { $seat } commence son tour. Vous l’y gagnez { $times } avec le meilleur coup ({ $best }), { $other } avec l’autre ({ $move }).
dicetto-reason-takes = { $dice } sur { $target } déloge { $seat }, qui sinon gagnerait cette carte { $times }.
dicetto-reason-duel-for = Un duel pour { $target } se gagne une fois sur deux. Sans lui, { $seat } gagne cette carte { $times }.
dicetto-reason-duel-risk = Un duel pour { $target } se perd une fois sur deux, et vous ne pouvez alors plus poser { $others } ce tour-ci. { $dice } sur { $other } se passe de duel.
dicetto-reason-holds = { $dice } sur { $target } tient jusqu’à votre prochain tour { $times } ; { $others } sur { $other }, { $other_times }.
dicetto-reason-holds-better = Sur { $target }, { $dice } tient jusqu’à votre prochain tour { $times } ; { $others }, { $other_times }.
dicetto-reason-holds-with = Avec le meilleur coup ({ $best }), vos dés sur { $target } tiennent jusqu’à votre prochain tour { $times }. Avec l’autre ({ $move }) : { $other_times }.
dicetto-reason-idle = { $dice } sur { $target } tient jusqu’à votre prochain tour { $times }. Les dés que l’on ne pose pas ne gagnent rien.
dicetto-reason-idle-duel = Un duel pour { $target } se gagne une fois sur deux ; des dés non posés ne gagnent rien.
# $mine et $theirs sont des nombres : « 3 à 2 »
dicetto-reason-bonus-gain = Avec { $target }, vous passeriez devant pour la carte Bonus « { $bonus } » ({ $points } points) : { $mine } à { $theirs }.
dicetto-reason-bonus-loss = Avec { $target }, vous ne seriez plus devant pour la carte Bonus « { $bonus } » ({ $points } points) : { $mine } à { $theirs }.
dicetto-reason-refuse-end = { $target } serait votre carte numéro { $number }, qui termine la partie, et en l’état vous ne la gagneriez pas.
dicetto-reason-refuse-bonus = { $target } vous coûterait la tête pour la carte Bonus « { $bonus } » ({ $points } points) : { $mine } à { $theirs }.
dicetto-reason-refuse-still =
    { $count ->
        [one] Vous gagnez si la partie s’arrête après ce tour, et prendre { $target } ferait repartir le compte de zéro.
       *[other] Vous gagnez si aucune carte n’est prise pendant { $count } tours encore, et prendre { $target } ferait repartir ce compte de zéro.
    }
dicetto-reason-refuse-gives = { $target } donnerait à { $seat } la carte Bonus « { $bonus } » ({ $points } points), pour l’instant à égalité.
dicetto-reason-refuse-weakens = { $target } compterait contre vous pour la carte Bonus « { $bonus } » ({ $points } points) : { $mine } à { $theirs }.
dicetto-reason-more-cards = Le meilleur coup ({ $best }) pose des dés sur { $count ->
        [one] une carte
       *[other] { $count } cartes
    } ; l’autre ({ $move }) { $other ->
        [0] sur aucune
        [one] sur une seule
       *[other] sur { $other }
    }.
dicetto-reason-reroll-over-reroll = Relancer { $dice } mène à { $target } { $times } ; relancer { $others }, { $other_times }.
dicetto-reason-reroll-over-reroll-total = Relancer { $dice } donne { $total } ou plus sur { $target } { $times } ; relancer { $others }, { $other_times }.
dicetto-reason-reroll-over-keep = Relancer { $dice } mène à { $target } { $times } ; les dés tels quels, { $other_times }.
dicetto-reason-reroll-over-keep-total = Relancer { $dice } donne { $total } ou plus sur { $target } { $times } ; les dés tels quels, { $other_times }.
dicetto-reason-keep-over-reroll = Les dés tels quels mènent à { $target } { $times } ; relancer { $others }, { $other_times }.
dicetto-reason-keep-over-reroll-total = Les dés tels quels donnent { $total } ou plus sur { $target } { $times } ; relancer { $others }, { $other_times }.
dicetto-reason-reroll-over-reroll-elsewhere =
    { $total ->
        [1] Relancer { $dice } mène à { $target } { $times } ; après avoir relancé { $others }, les dés servent mieux ailleurs.
       *[other] Relancer { $dice } donne { $total } ou plus sur { $target } { $times } ; après avoir relancé { $others }, les dés servent mieux ailleurs.
    }
dicetto-reason-reroll-over-keep-elsewhere =
    { $total ->
        [1] Relancer { $dice } mène à { $target } { $times } ; les dés tels quels pourraient y aller aussi, mais servent mieux ailleurs.
       *[other] Relancer { $dice } donne { $total } ou plus sur { $target } { $times } ; les dés tels quels le pourraient aussi, mais servent mieux ailleurs.
    }
dicetto-reason-keep-over-reroll-elsewhere =
    { $total ->
        [1] Les dés tels quels mènent à { $target } { $times } ; après avoir relancé { $others }, ils servent mieux ailleurs.
       *[other] Les dés tels quels donnent { $total } ou plus sur { $target } { $times } ; après avoir relancé { $others }, ils servent mieux ailleurs.
    }
dicetto-reason-only = Seule { $target } peut encore vous sauver : relancer { $dice } y mène { $times }.
dicetto-reason-otherwise = { $reason } Sinon, vos dés vont quand même sur { $target } { $times }.
dicetto-reason-also = { $reason } Ils vont aussi sur { $target }.
dicetto-reason-averages = Points des cartes sur lesquelles vos dés finissent, en moyenne : { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ $best }) contre { NUMBER($other, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ $move }).
dicetto-reason-chances = Chances de gagner : { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ $best }) contre { NUMBER($other, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ $move }).
dicetto-reason-close = Cela ne change presque rien ; un peu mieux : { $best }.
dicetto-reason-ends-anyway = Faites comme vous voulez : { $seat } termine la partie au prochain tour de toute façon.

## Les problèmes : leur sujet

dicetto-theme-end = qui termine la partie, et quand
dicetto-theme-end-about = La partie peut bientôt finir : terminez-la, ou retardez la fin.
dicetto-theme-dice = quels dés garder
dicetto-theme-dice-about = Il faut relancer : quels dés partent, lesquels restent ?
dicetto-theme-keep = s’arrêter à temps
dicetto-theme-keep-about = Vous pourriez relancer, mais ces dés suffisent.
dicetto-theme-done = une carte de trop
dicetto-theme-done-about = On pourrait encore poser des dés, mais mieux vaut s’abstenir.
dicetto-theme-duel = un duel qui en vaut la peine
dicetto-theme-duel-about = Un autre joueur tient une carte avec des dés égaux : disputez-la.
dicetto-theme-take = prendre une carte à un autre joueur
dicetto-theme-take-about = Vos dés battent ceux d’une carte : prenez-la.
dicetto-theme-strength = combien de dés poser
dicetto-theme-strength-about = La carte est claire. Combien de dés vaut-elle ?
dicetto-theme-card = quelle carte viser
dicetto-theme-card-about = Plusieurs cartes libres conviendraient : laquelle tiendra ?
