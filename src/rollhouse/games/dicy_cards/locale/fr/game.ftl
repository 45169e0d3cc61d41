# Dicy Cards. Une carte est active ou gelée ; on la gèle, on la réinitialise.

dicy-name = Dicy Cards

## Les cartes

dicy-card-any_two = Deux au choix
dicy-card-low_six = Sans six
dicy-card-odd = Impairs
dicy-card-straight = Suite
dicy-card-two_pairs = Deux paires
dicy-card-sixes = Que des six
dicy-card-double_pair = Paire doublée
dicy-card-three_lowest = Trois plus bas
dicy-card-all_different = Tous différents
dicy-card-five_different = Cinq différents
dicy-card-forty_minus = Quarante moins
dicy-card-all_same = Tous pareils

dicy-rule-any_two = Prenez 2 dés quelconques et marquez leur somme. Ensuite, la personne à votre gauche et celle à votre droite gèlent chacune une de leurs cartes actives, à leur choix, si elles en ont une.
dicy-rule-low_six = Prenez les 6 dés, à condition qu’aucun ne montre un 6, et marquez leur somme.
dicy-rule-odd = Prenez de 1 à 6 dés, tous impairs (1, 3 ou 5), et marquez leur somme.
dicy-rule-straight = Prenez de 2 à 6 dés qui se suivent sans trou ni doublon, comme 3 4 5, et marquez leur somme.
dicy-rule-two_pairs = Prenez 4 dés qui forment deux paires de nombres différents et marquez leur somme.
dicy-rule-sixes = Prenez de 1 à 6 dés, uniquement des 6, et marquez leur somme. Ensuite, la personne à votre gauche et celle à votre droite réinitialisent chacune une de leurs cartes gelées, à leur choix, si elles en ont une.
dicy-rule-double_pair = Prenez 2 dés qui montrent le même nombre et marquez le double de leur somme.
dicy-rule-three_lowest = Prenez les 3 dés les plus bas des six et marquez leur somme. Ensuite, toutes les autres personnes gèlent une de leurs cartes actives, à leur choix, si elles en ont une.
dicy-rule-all_different = Prenez de 1 à 6 dés, tous différents, et marquez 4 points pour chacun.
dicy-rule-five_different = Prenez de 1 à 5 dés, tous différents, et marquez leur somme.
dicy-rule-forty_minus = Prenez les 6 dés et marquez 40 moins leur somme : les petits dés rapportent.
dicy-rule-all_same = Prenez de 1 à 6 dés qui montrent tous le même nombre et marquez 5 points pour chacun.

dicy-example-any_two = Exemple : 4 5 → 9 points.
dicy-example-low_six = Exemple : 1 2 3 4 5 5 → 20 points.
dicy-example-odd = Exemple : 1 1 3 5 5 → 15 points.
dicy-example-straight = Exemple : 2 3 4 → 9 points.
dicy-example-two_pairs = Exemple : 3 3 6 6 → 18 points.
dicy-example-sixes = Exemple : 6 6 6 → 18 points.
dicy-example-double_pair = Exemple : 4 4 → 16 points.
dicy-example-three_lowest = Exemple : 1 3 3 → 7 points.
dicy-example-all_different = Exemple : 1 2 5 6 → 16 points.
dicy-example-five_different = Exemple : 2 4 5 → 11 points.
dicy-example-forty_minus = Exemple : 1 2 3 3 4 6 → 21 points.
dicy-example-all_same = Exemple : 1 1 1 → 15 points.

## Modes et mise en place

dicy-mode-glacial = Glacique
dicy-mode-b = Mode Initié B (notre hypothèse)
dicy-mode-c = Mode Intermédiaire C (notre hypothèse)
dicy-mode-d = Interactions renforcées D (notre hypothèse)
dicy-mode-interglacial = Interglaglacique
dicy-mode-custom = Sur mesure
# Un jeu de cartes venu d’un fichier personnel
dicy-mode-other = { $name } (d’un fichier)
dicy-mode-corrected = Ensemble { $name } (d’une boîte imprimée)

dicy-option-mode = Mode de jeu
dicy-option-target = Points à atteindre
dicy-option-cards = Cinq cartes de votre choix, par leurs identifiants
dicy-option-modes = Un fichier avec vos propres modes de jeu

dicy-setup = { $mode }. Objectif : { $target } points.
dicy-setup-cards = Tout le monde joue avec { $cards }.
dicy-setup-our-reading = Le livret ne montre cet ensemble qu’en image : ces cinq cartes sont notre meilleure hypothèse, et les cartes imprimées peuvent différer.
dicy-setup-solo = Le jeu en solo est un ajout de Rollhouse : atteignez l’objectif en aussi peu de tours que possible.

## Ce qui se passe

dicy-event-first = { $seat } commence.
dicy-event-dealt = Les cinq cartes de la partie sont { $cards }.
dicy-event-rolled = { $seat } a lancé { $dice }.
dicy-event-rerolled = { $seat } a obtenu { $rolled } ; les dés sont maintenant { $dice }.
dicy-event-froze = { $seat } a gelé { $card } et relancé { $dice }.
dicy-event-scored =
    { $points ->
        [one] { $seat } a joué { $card } avec { $dice } : { $points } point, { $total } au total.
       *[other] { $seat } a joué { $card } avec { $dice } : { $points } points, { $total } au total.
    }
dicy-event-skipped =
    { $count ->
        [0] { $seat } a passé son tour.
        [one] { $seat } a passé son tour et réinitialisé une carte.
       *[other] { $seat } a passé son tour et réinitialisé { $count } cartes.
    }
dicy-event-frozen = { $seat } a dû geler { $card }.
dicy-event-reset = { $seat } a réinitialisé { $card }.
dicy-event-round = Manche { $round }.

dicy-won-points = Le score le plus élevé l’emporte.
dicy-won-active = Égalité de points : le plus grand nombre de cartes actives l’emporte.
dicy-won-shared = Égalité de points et de cartes actives : la victoire est partagée.
dicy-won-solo =
    { $rounds ->
        [one] Vous avez atteint l’objectif en un seul tour.
       *[other] Vous avez atteint l’objectif en { $rounds } tours.
    }

## La position

dicy-line-round = Manche { $round }, objectif { $target } points.
dicy-line-seat =
    { $score ->
        [one] { $seat } : { $score } point. Actives : { $active }. Gelées : { $frozen }.
       *[other] { $seat } : { $score } points. Actives : { $active }. Gelées : { $frozen }.
    }
dicy-line-all-active =
    { $score ->
        [one] { $seat } : { $score } point. Toutes les cartes sont actives.
       *[other] { $seat } : { $score } points. Toutes les cartes sont actives.
    }
dicy-line-all-frozen =
    { $score ->
        [one] { $seat } : { $score } point. Toutes les cartes sont gelées.
       *[other] { $seat } : { $score } points. Toutes les cartes sont gelées.
    }
dicy-line-dice = Dés : { $dice }
# Une ligne du classement final ; $active est le nombre de cartes actives
dicy-line-result =
    { $rank }. { $seat } : { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, { $active ->
        [one] { $active } carte active
       *[other] { $active } cartes actives
    }.

## Choix

dicy-ask-turn = { $seat }, que faites-vous ?
dicy-ask-freeze = { $seat }, quelle carte gelez-vous ?
dicy-ask-reset = { $seat }, quelle carte réinitialisez-vous ?
dicy-ask-which-freeze = Quelle carte gelez-vous ?
dicy-ask-which-score = Quelle carte jouez-vous ?
dicy-ask-reroll = Vous gelez { $card }. Quels dés relancez-vous parmi { $dice } ?
dicy-ask-select = Avec quels dés parmi { $dice } jouez-vous { $card } ?
dicy-ask-rolled =
    { $count ->
        [one] { $seat } a lancé un dé : que montre-t-il ?
       *[other] { $seat } a lancé { $count } dés : que montrent-ils ?
    }
dicy-ask-youngest = Qui commence ? D’après le livret, la personne la plus jeune.
dicy-ask-dealt = Quelles sont les { $count } cartes tirées ?

dicy-menu-reroll = Geler une carte et relancer
dicy-menu-other-dice = Marquer avec d’autres dés
dicy-menu-deal = Saisir les cartes tirées

dicy-card-now =
    { $points ->
        [one] { $card } (vaut { $points } point maintenant)
       *[other] { $card } (vaut { $points } points maintenant)
    }
dicy-card-now-nothing = { $card } (ne vaut rien maintenant)

dicy-move-score =
    { $points ->
        [one] Jouer { $card } avec { $dice } : { $points } point
       *[other] Jouer { $card } avec { $dice } : { $points } points
    }
dicy-move-freeze = Geler { $card }
dicy-move-reroll = Geler { $card } et relancer { $dice }
dicy-move-reset = Réinitialiser { $card }
dicy-move-skip =
    { $count ->
        [0] Passer le tour
        [one] Passer le tour et réinitialiser une carte
       *[other] Passer le tour et réinitialiser { $count } cartes
    }

## Pourquoi quelque chose est refusé

dicy-error-wrong-card = La mauvaise carte jouée
dicy-error-wrong-dice = La bonne carte jouée avec les mauvais dés
dicy-error-scored-too-soon = Marqué trop tôt : mieux valait relancer
dicy-error-rolled-on = Relancé : mieux valait marquer
dicy-error-wrong-reroll = Les mauvais dés relancés
dicy-error-wrong-frozen = La mauvaise carte gelée pour relancer
dicy-error-skipped = Passé : mieux valait jouer
dicy-error-did-not-skip = Joué : mieux valait passer
dicy-error-wrong-reaction = La mauvaise carte choisie en réaction aux autres

error-setup-mode = Il n’y a pas de mode de jeu « { $value } ».
error-setup-modes = « { $value } » n’est pas le nom d’un fichier de modes de jeu.
error-setup-cards =
    { $given ->
        [no] Aucune carte n’a été choisie. { $reason }
       *[yes] { $reason }
    }
error-setup-target = Nombre de points à atteindre non valide : « { $value } ».
error-setup-among = On ne peut pas tirer cinq cartes parmi « { $value } ».

dicy-why-unknown-card = Il n’y a pas de carte « { $card } ».
dicy-why-unknown-set = Il n’y a pas d’ensemble « { $name } ».
dicy-why-five-different =
    { $count ->
        [0] Il faut cinq cartes différentes.
        [one] Il faut cinq cartes différentes ; il n’y en a qu’une.
       *[other] Il faut cinq cartes différentes ; ici, il y en a { $count }.
    }
dicy-why-mode-twice = Le mode « { $mode } » apparaît deux fois.
dicy-why-cards-are-given = Le mode « { $mode } » a ses propres cartes.
dicy-why-reset-is-reaction = Vous ne pouvez réinitialiser une seule carte que si le coup d’un autre joueur le permet. Pour réinitialiser vos cartes, passez votre tour.
dicy-why-all-frozen = Toutes vos cartes sont gelées : vous ne pouvez que passer votre tour.
dicy-why-cannot-reset = { $card } ne fait pas partie de vos cartes gelées.
dicy-why-is-frozen = { $card } ne fait pas partie de vos cartes actives.
dicy-why-must-reset = { $seat } doit maintenant réinitialiser une carte gelée.
dicy-why-must-freeze = { $seat } doit maintenant geler une carte active.
dicy-why-not-in-game = { $card } ne fait pas partie des cinq cartes de cette partie.
dicy-why-reroll-none = Il faut relancer au moins un dé.
dicy-why-dice-exactly =
    { $exactly ->
        [one] { $card } demande exactement un dé ; vous en avez choisi { $count }.
       *[other] { $card } demande exactement { $exactly } dés ; vous en avez choisi { $count }.
    }
dicy-why-dice-count = { $card } demande de { $fewest } à { $most } dés ; vous en avez choisi { $count }.
dicy-why-condition-any = { $card } accepte tous les dés qui sont sur la table.
dicy-why-condition-no_six = { $card } n’accepte aucun 6.
dicy-why-condition-odd = { $card } n’accepte que des dés impairs : 1, 3 ou 5.
dicy-why-condition-run = { $card } demande des dés qui se suivent, sans trou ni doublon.
dicy-why-condition-two_pairs = { $card } demande deux paires de nombres différents.
dicy-why-condition-six = { $card } n’accepte que des 6.
dicy-why-condition-same = { $card } n’accepte que des dés qui montrent le même nombre.
dicy-why-condition-lowest = { $card } demande les dés les plus bas de la table, et aucun autre.
dicy-why-condition-different = { $card } n’accepte que des dés tous différents.

## Le guide des règles

dicy-guide-goal-title = Le but
dicy-guide-goal = Marquez des points avec vos cartes en donnant à chacune des dés qui lui conviennent. Quand quelqu’un atteint l’objectif, 100 points sauf si vous en décidez autrement, on termine la manche et le score le plus élevé l’emporte.
dicy-guide-setup-title = Avant la partie
dicy-guide-setup = On joue de 2 à 4, avec 6 dés. Tout le monde a devant soi les cinq mêmes cartes, en ligne. Une carte est active ou gelée : une carte active peut servir, une carte gelée ne le peut plus tant qu’on ne l’a pas réinitialisée, c’est-à-dire remise sur sa face active. Au début, toutes les cartes sont actives. Choisissez qui commence ou laissez faire le hasard ; d’après le livret, c’est la personne la plus jeune.
dicy-guide-turn-title = Votre tour
dicy-guide-turn = Lancez les six dés. Vous pouvez ensuite relancer aussi souvent que vos cartes le permettent ; pour finir, soit vous marquez avec une carte, soit vous passez. C’est alors le tour de la personne suivante, dans le sens horaire. Si toutes vos cartes sont gelées quand votre tour commence, vous ne lancez pas : vous ne pouvez que passer.
dicy-guide-score-title = Marquer
dicy-guide-score = Choisissez une de vos cartes actives et des dés qui lui conviennent. Les points sont à vous. Si la carte a un effet sur les autres, il se produit maintenant. Ensuite, la carte est gelée. Quand une carte laisse libre le nombre de dés, vous pouvez en utiliser moins que le maximum.
dicy-guide-reroll-title = Relancer
dicy-guide-reroll = Pour relancer, gelez une de vos cartes actives et choisissez les dés à relancer, au moins un. Vous pouvez recommencer tant qu’il vous reste des cartes actives. Vous pouvez même geler la dernière, mais il ne vous reste alors qu’à passer.
dicy-guide-skip-title = Passer
dicy-guide-skip = Si vous passez, vous ne marquez rien et toutes vos cartes gelées sont réinitialisées. Ensuite, chacune des autres personnes qui a des cartes gelées en réinitialise exactement une.
dicy-guide-reactions-title = Réagir au coup des autres
dicy-guide-reactions = Un tour passé ou l’effet d’une carte peut vous demander de réinitialiser ou de geler une carte. Si vous en avez une, c’est obligatoire, et c’est vous qui choisissez laquelle ; s’il n’y a qu’un seul choix, il se fait tout seul. On réagit dans le sens horaire, en commençant à gauche de la personne dont c’est le tour. À deux, la personne à votre gauche et celle à votre droite sont la même : elle réagit une seule fois. Un effet ne touche jamais les cartes de la personne qui l’a provoqué.
dicy-guide-end-title = La fin
dicy-guide-end = Dès que quelqu’un a atteint l’objectif, on continue jusqu’à ce que tout le monde ait joué le même nombre de tours. Le score le plus élevé l’emporte alors. En cas d’égalité, c’est le plus grand nombre de cartes actives qui compte ; si l’égalité demeure, la victoire est partagée.
dicy-guide-modes-title = Modes de jeu
dicy-guide-mode = { $mode } : { $cards }.
dicy-guide-modes-ours = Le livret ne montre les ensembles B, C et D qu’en image. Ceux donnés ici sont notre meilleure hypothèse, et les cartes imprimées peuvent différer ; un fichier à vous peut les corriger.
dicy-guide-interglacial = Interglaglacique : cinq cartes parmi toutes, tirées au hasard avant la partie. Tout le monde joue avec les mêmes.
dicy-guide-custom = Sur mesure : cinq cartes, celles que vous voulez.
dicy-guide-solo = En solo : le livret n’a pas de jeu pour une seule personne ; c’est un ajout de Rollhouse. Atteignez l’objectif en aussi peu de tours que possible. Les effets sur les autres sont sans objet.

## Le professeur : d’où viennent les valeurs, quoi regarder, et pourquoi

dicy-values-two = Exact : tiré du jeu résolu pour deux, à { $gap } près.
dicy-values-solo = Exact : tiré du jeu résolu en solitaire, à { $gap } près.
dicy-values-learned = Une estimation : chaque tour est calculé exactement ; la suite est jugée par un modèle entraîné sur de nombreuses parties. 95 % des erreurs sont inférieures à { $error } points de pourcentage (mesuré sur des parties résolues).
dicy-values-played-out = Une estimation : chaque tour est calculé exactement ; la suite est jugée par un modèle entraîné sur de nombreuses parties. 95 % des erreurs sont inférieures à { $error } points de pourcentage (mesuré en jouant { $positions } positions jusqu’au bout).
dicy-note-unsolved = À plus de deux, le jeu n’est pas résolu : ce robot joue comme l’expert.
dicy-note-solving = Cette partie est en cours de résolution ({ $percent } %) : en attendant, ce robot joue comme l’expert.
dicy-note-not-solved = Cette partie n’est pas résolue : ce robot joue comme l’expert.

dicy-bot-random = joue au hasard
dicy-bot-greedy = prend le plus de points tout de suite, sans jamais relancer
dicy-bot-expert = tient compte de la progression de chacun ; le plus fort à trois et à quatre
dicy-bot-perfect = ne se trompe jamais seul ou à deux une fois le jeu résolu ; en attendant, et à plus de deux, il joue comme l’expert

dicy-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

dicy-clue-equal = Ce choix ne change rien : tous les coups se valent.
dicy-clue-freeze = De laquelle de vos cartes pouvez-vous le mieux vous passer ?
dicy-clue-reset = Laquelle de vos cartes gelées sera la plus utile ?
dicy-clue-last-turn = { $frame } { $clue }
dicy-clue-race = Il ne manque que { $points } à { $seat }. { $clue }
dicy-clue-free = Si vous allez passer de toute façon, que vous coûte une relance ?
dicy-clue-reroll = Regardez { $card } : quelles sont les chances d’avoir de meilleurs dés pour cette carte ?
dicy-clue-several = Plusieurs cartes peuvent encore réussir : quels dés servent au plus grand nombre ?
dicy-clue-enough = Regardez ce que les dés offrent déjà : une relance a-t-elle des chances de faire mieux ?
dicy-clue-wins = Regardez les dés tels qu’ils sont : une de vos cartes gagne-t-elle déjà ?
dicy-clue-save = Le plus de points maintenant n’est pas forcément le mieux : quelle carte vaudra davantage plus tard ?
dicy-clue-skip = Regardez votre ligne de cartes : que vaudrait-elle avec toutes ses cartes actives ?

# Le dernier tour : ce qu’il faut pour gagner. $level est un point de moins que ce qui gagne à coup sûr ; $leaders : ceux qui ont le plus de points
dicy-last-turn = Votre dernier tour : vous gagnez avec { $points } ou plus.
dicy-last-turn-tie = Votre dernier tour : vous gagnez avec { $level } et plus de cartes actives que { $leaders }, ou avec { $needed } ou plus.
dicy-last-turn-shared = Votre dernier tour : vous gagnez avec { $points } ou plus, et partagez la victoire avec { $level } et autant de cartes actives que { $leaders }.
dicy-last-round =
    { $count ->
        [one] Votre dernier tour : avec { $points }, vous passez devant { $leaders }, mais { $seats } joue encore après vous.
       *[other] Votre dernier tour : avec { $points }, vous passez devant { $leaders }, mais { $seats } jouent encore après vous.
    }

# Un coup en quelques mots, entre guillemets dans une phrase
dicy-brief-score = Jouer { $card }
dicy-brief-reroll = Relancer { $dice }
dicy-brief-skip = Passer

dicy-reason-equal = Ici, tous les coups se valent.
# Une raison en deux phrases
dicy-reason-two = { $first } { $second }
dicy-reason-race = Il faut { $points } à { $seat }, qui, en l’état, peut y arriver au prochain tour { $times }.
dicy-reason-race-certain = Il faut { $points } à { $seat }, qui, en l’état, y arrivera à coup sûr au prochain tour.
dicy-reason-wins = « { $best } » gagne { $times }, « { $move } » { $other }.
dicy-reason-wins-shared = En comptant pour moitié une victoire partagée, « { $best } » gagne { $times }, « { $move } » { $other }.
dicy-reason-wins-on = « { $best } » gagne grâce à { $card } { $times }, « { $move } » { $other }.
dicy-reason-freezes-winner = Vous gèleriez { $card }, la carte qui gagne tout de suite.
dicy-reason-reroll-over-score = Relancer { $dice } donne plus de { $points } { $times } ; { $card } rapporte { $now } maintenant.
dicy-reason-reroll-over-score-on = Relancer { $dice } donne plus de { $points } avec { $target } { $times } ; { $card } rapporte { $now } maintenant.
dicy-reason-keeps-card = Gardez { $card } pour plus tard : après avoir relancé { $dice }, vous marquez avec une autre carte { $times }.
dicy-reason-skip-instead = Passer vaut mieux que { $points } avec { $card }, et les relances sont gratuites avant de passer.
dicy-reason-only-card = { $card } est votre seule carte active : prenez ses { $points }, car une relance la gèlerait.
dicy-reason-freezes-scorer = Cette relance gèle { $card } elle-même ; avec vos autres cartes, vous atteignez { $points } { $times }.
dicy-reason-freezes-scorer-never = Cette relance gèle { $card } elle-même et abandonne ses { $points }.
dicy-reason-no-better = Aucune relance ne peut rapporter plus que les { $points } de { $card }.
dicy-reason-score-over-reroll = { $card } rapporte { $points } maintenant ; relancer { $dice } fait mieux { $times }.
dicy-reason-score-over-reroll-never = { $card } rapporte { $points } maintenant, et relancer { $dice } ne fait jamais mieux.
dicy-reason-takes-lead = Les { $points } de { $card } vous donnent { $lead } d’avance sur { $seat } ; relancer { $dice } fait mieux { $times }.
dicy-reason-score-is-safe = { $card } rapporte { $points } maintenant ; relancer { $dice } finit avec moins { $times }.
dicy-reason-costs-card = Relancer { $dice } ajoute { NUMBER($added, minimumFractionDigits: 1, maximumFractionDigits: 1) } points en moyenne, mais gèle { $card }.
dicy-reason-reroll-over-reroll = Relancer { $dice } donne au moins { $points } { $times } ; relancer { $other } : { $other_times }.
dicy-reason-reroll-over-reroll-on = Relancer { $dice } donne au moins { $points } avec { $target } { $times } ; relancer { $other } : { $other_times }.
dicy-reason-free-rerolls = Vous passerez sans doute, donc les relances sont gratuites : relancer { $dice } rapporte encore des points { $times }.
dicy-reason-reaches = « { $best } » atteint { $target } dès ce tour { $times }, « { $move } » { $other }.
dicy-reason-will-score = Vous marquerez avec { $card } à ce tour : gelez donc { $best }.
dicy-reason-may-score = Vous pouvez encore marquer avec { $card } à ce tour ({ $times }) : gelez donc { $best }.
dicy-reason-later = { $card } vous rapportera davantage plus tard que { $best }.
dicy-reason-reset-later = { $best } vous sera plus utile que { $card }.
dicy-reason-worth-keeping = Gardez { $card } : sur un nouveau lancer, cette carte rapporte { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } points en moyenne, et { $best } { NUMBER($other, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
dicy-reason-worth-resetting = { $best } vaut davantage : sur un nouveau lancer, cette carte rapporte { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } points en moyenne, et { $card } { NUMBER($other, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
dicy-reason-save = { $card } rapporterait { $points }, mais gardez-la pour plus tard : c’est { $best } qu’il faut jouer.
dicy-reason-any-card = Geler { $best } ou { $card } revient au même.
dicy-reason-other-dice = { $card } rapporte { $points } avec { $dice }, et { $other } avec { $others }.
dicy-reason-more-points = { $best } rapporte { $points } maintenant, { $card } seulement { $other }.
dicy-reason-not-yet = Atteindre { $target } maintenant fait de cette manche la dernière : il faut alors { $points } à { $seat }, qui peut y arriver { $times }.
dicy-reason-effect-freeze = { $card } oblige aussi { $seat } à geler une carte, ce qui vaut à lui seul { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } points de probabilité de victoire.
dicy-reason-effect-reset = { $card } permet à { $seat } de réinitialiser une carte, ce qui coûte à lui seul { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } points de probabilité de victoire.
dicy-reason-effect-freeze-several = { $card } oblige aussi { $seats } à geler une carte, ce qui vaut à lui seul { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } points de probabilité de victoire.
dicy-reason-effect-reset-several = { $card } permet à { $seats } de réinitialiser une carte, ce qui coûte à lui seul { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } points de probabilité de victoire.
dicy-reason-score-over-skip =
    { $count ->
        [0] { $card } rapporte { $points } maintenant ; passer ne réinitialiserait rien.
        [one] { $card } rapporte { $points } maintenant ; passer ne réinitialiserait qu’une carte.
       *[other] { $card } rapporte { $points } maintenant ; passer réinitialiserait { $count } cartes et ne rapporterait rien.
    }
dicy-reason-skip-over-score = Passer rend actives les cinq cartes ; { $card } rapporterait { $points } et laisserait { $left ->
        [one] { $left } carte active
       *[other] { $left } cartes actives
    } sur 5.
dicy-reason-reroll-over-skip = Les relances sont gratuites avant de passer : relancer { $dice } rapporte encore des points { $times }.
dicy-reason-skip-over-last = Passer réinitialise les cinq cartes ; { $card } rapporterait { $points } mais n’en laisserait aucune active, et il faudrait de toute façon passer au prochain tour.
dicy-reason-averages = En moyenne, « { $best } » finit le tour avec { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } points et { NUMBER($active, minimumFractionDigits: 1, maximumFractionDigits: 1) } cartes actives, « { $move } » avec { NUMBER($other_mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } et { NUMBER($other_active, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
dicy-reason-cards-over-points = Les cartes qui restent actives l’emportent sur les points : sans adversaires, il vous faudrait encore { NUMBER($turns, minimumFractionDigits: 2, maximumFractionDigits: 2) } tours après « { $best } », { NUMBER($other_turns, minimumFractionDigits: 2, maximumFractionDigits: 2) } après « { $move } ».
dicy-reason-points-over-cards = Les points l’emportent sur les cartes qui restent actives : sans adversaires, il vous faudrait encore { NUMBER($turns, minimumFractionDigits: 2, maximumFractionDigits: 2) } tours après « { $best } », { NUMBER($other_turns, minimumFractionDigits: 2, maximumFractionDigits: 2) } après « { $move } ».
dicy-reason-tempo = Sans adversaires, il vous faudrait encore { NUMBER($turns, minimumFractionDigits: 2, maximumFractionDigits: 2) } tours après « { $best } », { NUMBER($other_turns, minimumFractionDigits: 2, maximumFractionDigits: 2) } après « { $move } ».
dicy-reason-close = Cela ne change presque rien ; « { $best } » est un peu mieux.
dicy-reason-either-freeze = Peu importe la carte que vous gelez ; { $best } vous sert un peu moins.
dicy-reason-either-reset = Peu importe la carte que vous réinitialisez ; { $best } vous sert un peu plus.
dicy-reason-chances = Chances de gagner : { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % avec « { $best } », { NUMBER($other, minimumFractionDigits: 1, maximumFractionDigits: 1) } % avec « { $move } ».
dicy-reason-turns = Nombre de tours attendu en tout : { NUMBER($turns, minimumFractionDigits: 2, maximumFractionDigits: 2) } avec « { $best } », { NUMBER($other, minimumFractionDigits: 2, maximumFractionDigits: 2) } avec « { $move } ».
# Deux relances qui diffèrent par la carte gelée et par les dés ; $all : l’une des deux choses fait à elle seule la différence
dicy-reason-the-card =
    { $all ->
        [yes] Les dés sont bons, pas la carte.
       *[no] La carte vous coûte plus que les dés.
    } { $reason }
dicy-reason-the-dice =
    { $all ->
        [yes] La carte est bonne, pas les dés.
       *[no] Les dés vous coûtent plus que la carte.
    } { $reason }

# De quoi parle un problème, après « Thème : »
dicy-theme-reaction = quelle carte, quand un autre vous oblige à choisir
dicy-theme-reaction-about = La carte d’un autre joueur vous fait geler ou réinitialiser une des vôtres : laquelle coûte le moins, ou rapporte le plus ?
dicy-theme-last = le dernier tour
dicy-theme-last-about = C’est le dernier tour, ou presque : seul compte ce qui gagne maintenant.
dicy-theme-effect = ce qu’une carte fait aux autres
dicy-theme-effect-about = L’effet d’une carte sur les autres vaut plus que ses points.
dicy-theme-fewer = moins de points maintenant, la meilleure carte pour plus tard
dicy-theme-fewer-about = Vous pourriez marquer plus de points, mais la carte vous manquerait plus tard.
dicy-theme-score = marquer au bon moment
dicy-theme-score-about = Vos points maintenant valent mieux que ce qu’un autre lancer peut apporter.
dicy-theme-card = quelle carte geler
dicy-theme-card-about = On voit quels dés relancer. Quelle carte le paie ?
dicy-theme-dice = quels dés garder
dicy-theme-dice-about = Il vaut la peine de relancer : quels dés partent, lesquels restent ?

## Une règle simple : ce qu’on peut retenir, une phrase par ligne

dicy-thumb-greedy = Jouez la carte qui rapporte le plus ; passez quand aucune ne rapporte.
dicy-thumb-enough = Jouez votre meilleure carte dès qu’elle rapporte { $points } points ou plus.
dicy-thumb-reroll = Sinon, gelez la dernière de vos cartes actives dans cet ordre, et relancez pour la première : { $order }.
dicy-thumb-card = { $card } ({ $keep })
dicy-thumb-last = S’il ne vous reste qu’une carte active, jouez-la pour { $points } points ou plus ; sinon, passez.
dicy-thumb-cost = Contre un joueur parfait, cela coûte { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } points de probabilité de victoire (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } ; à deux, jusqu’à 100).
dicy-thumb-keep-any_two = gardez deux dés forts, 5 ou 6
dicy-thumb-keep-low_six = gardez les 4 et les 5
dicy-thumb-keep-odd = gardez les 3 et les 5
dicy-thumb-keep-straight = gardez la plus longue suite
dicy-thumb-keep-two_pairs = gardez les paires
dicy-thumb-keep-sixes = gardez les 6
dicy-thumb-keep-double_pair = gardez deux dés forts, 5 ou 6
dicy-thumb-keep-three_lowest = gardez les 4, 5 et 6
dicy-thumb-keep-all_different = gardez un dé de chaque valeur
dicy-thumb-keep-five_different = gardez un dé de chaque valeur
dicy-thumb-keep-forty_minus = gardez les 1 et les 2
dicy-thumb-keep-all_same = gardez la valeur la plus fréquente
