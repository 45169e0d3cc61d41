# Dicetto dans le navigateur, en plus de ce que dit le jeu lui-même.

## La table

web-dicetto-table = Cartes sur la table
web-dicetto-pile =
    { $count ->
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
web-dicetto-lane = { $name } : { $count } cartes sur { $goal }
web-dicetto-goal =
    { $count ->
        [one] La première carte met fin à la partie
       *[other] Fin de la partie à { $count } cartes
    }
web-dicetto-reading = Notre hypothèse sur le paquet imprimé
web-dicetto-still =
    { $count ->
        [one] La partie n’avance plus : elle s’arrête après ce tour.
       *[other] La partie n’avance plus : elle s’arrête dans { $count } tours, sauf si une carte est prise.
    }
web-dicetto-if-stopped = Si elle s’arrête maintenant : { $scores }.
web-dicetto-stop = Accepter d’arrêter

## Cartes Bonus

web-dicetto-bonus = Cartes Bonus
web-dicetto-bonus-leads = En tête : { $name }
web-dicetto-result-cards = Cartes
web-dicetto-result-bonus = Bonus
web-dicetto-bonus-tied = égalité
web-dicetto-bonus-now = Pour l’instant : { $leader } ({ $counts }).

## Les dés

web-dicetto-dice-of = Dés : { $name }
web-dicetto-no-dice = plus de dés
web-dicetto-rolls-left =
    { $rolls ->
        [0] plus de lancer
        [one] encore { $rolls } lancer
       *[other] encore { $rolls } lancers
    }
web-dicetto-status-reroll =
    { $who ->
        [me] À vous : relancez des dés ou gardez-les
        [ours] { $name }, relancez des dés ou gardez-les
       *[other] { $name } choisit les dés à relancer
    }
web-dicetto-status-place =
    { $who ->
        [me] À vous de poser vos dés
        [ours] { $name }, posez vos dés
       *[other] { $name } pose ses dés
    }
web-dicetto-how-roll = Choisissez les dés à relancer.
web-dicetto-how-place = Choisissez une carte, ou des dés.
web-dicetto-how-card = Choisissez une carte pour { $dice }.
web-dicetto-how-end = Vous pouvez encore poser des dés. Finir le tour quand même ?
web-dicetto-how-done = Il n’y a plus rien à poser.
# Sous un dé : ce qu’il va devenir
web-dicetto-die-keep = garder
web-dicetto-die-reroll = relancer
web-dicetto-reroll =
    { $count ->
        [one] Relancer { $count } dé
       *[other] Relancer { $count } dés
    }
web-dicetto-reroll-all = Tout relancer
web-dicetto-keep = Tout garder
# Le seul bouton qui pose des dés : ce qu’il fait, et ce que cela vaut
web-dicetto-place = Poser { $dice } sur { $card } : { $worth }
web-dicetto-place-beat = Poser { $dice } sur { $card } et déloger { $holder } : { $worth }
web-dicetto-place-duel = Duel contre { $holder } avec { $dice } pour { $card } : { $worth }
web-dicetto-place-none = Poser des dés
web-dicetto-stay = Continuer à poser
# À côté de dés qui ont perdu un duel
web-dicetto-aside = duel perdu, hors jeu pour ce tour
web-dicetto-chosen = Choisis : { $dice }
web-dicetto-keys = Touches : 1–6 dés, A–E cartes, Entrée pose, F finit le tour

## Sur une carte : ce que donnerait la pose de dés

web-dicetto-beats = bat { $name }
web-dicetto-duel-with = duel : { $name }
# Ce que donne la carte Relance
web-dicetto-fourth = un 4e lancer
web-dicetto-lost-duel = duel perdu

## Le duel

web-dicetto-duel = Duel
web-dicetto-duel-tie = Égalité : on relance !
web-dicetto-duel-won =
    { $you ->
        [yes] Vous gagnez le duel
       *[no] { $name } gagne le duel
    }

web-about-dicetto = Quatre dés chacun. Prenez les cartes de la table, et gardez-les jusqu’à votre prochain tour.
web-goal-dicetto = { $cards_to_win ->
    [one] en une carte
   *[other] en { $cards_to_win } cartes
}
web-dicetto-logo = logo

# The contents of the printed box
web-dicetto-box-why = Le livret ne dit pas combien il y a de cartes de chaque sorte : notre paquet est une hypothèse. Comptez les cartes de votre boîte : combien, combien de points et combien avec le logo.
web-dicetto-box-copies = Cartes
web-dicetto-box-points = Points
web-dicetto-box-logos = Avec logo
web-dicetto-box-name = Nom du paquet
web-dicetto-box-another = Même carte, autres points
web-dicetto-box-remove = Retirer
web-dicetto-box-sum = { $count } cartes, { $logos } avec le logo, { $points } points en tout
web-dicetto-box-printed = La boîte contient { $count } cartes.
web-dicetto-deck = Paquet : { $name }
