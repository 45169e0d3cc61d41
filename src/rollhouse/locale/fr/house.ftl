# Ce que disent tous les jeux et tous les clients.

## Personnes et robots

house-name = { $seat }
house-name-person = { $name }
# $bot est l'un des noms house-bot-…
house-name-bot = { $bot } (robot)
house-name-bot-numbered = { $bot } { $number } (robot)
house-bot-random = Hasard
house-bot-greedy = Glouton
house-bot-novice = Débutant
house-bot-casual = Amateur
house-bot-skilled = Confirmé
house-bot-expert = Expert
house-bot-perfect = Parfait
house-noted = { $seat } : { $note }
# Dit par un robot venu d'ailleurs, quand un autre a joué à sa place
house-stand-in = On a joué à ma place. { $fault }
# Une place sans nom
house-seat = Place { $number }

## Le hasard, quand une personne répond pour de vrais dés

house-menu-roll =
    { $count ->
        [one] Saisir le lancer d'un dé
       *[other] Saisir le lancer de { $count } dés
    }
house-menu-first = Dire qui commence
house-move-roll = Lancer { $dice }

## La fin d'une partie

# $winners est une liste de noms
house-event-won =
    { $count ->
        [one] { $winners } gagne la partie.
       *[other] { $winners } se partagent la victoire.
    }

## Pourquoi un coup est refusé, dans tous les jeux

house-why-over = La partie est terminée.
house-why-no-chance = C'est à { $seat } de jouer ; il n'y a rien à lancer ni à tirer maintenant.
house-why-roll-count =
    { $count ->
        [one] Le lancer porte sur un seul dé ; ici, il y en a { $rolled }.
       *[other] Le lancer porte sur { $count } dés ; ici, il y en a { $rolled }.
    }
house-why-roll-first =
    { $count ->
        [one] Il faut d'abord lancer un dé.
       *[other] Il faut d'abord lancer { $count } dés.
    }
house-why-chance-acts = Il faut d'abord procéder à un tirage.
house-why-no-seat = Il n'y a pas de place { $seat } à cette table.
house-why-not-listed = Ce coup ne fait pas partie de ceux que vous pouvez jouer maintenant.
house-why-dice-missing = Vous ne pouvez pas prendre { $chosen } parmi les dés sur la table : { $dice }.

# Une précision de règle, après le titre de la section qui la donne
house-ruling = { $section }, { $ruling }
house-dice-promise = Les dés de cette partie sont fixés d’avance par ce nombre ; une fois la partie finie, « rollhouse verify » peut les vérifier : { $commitment }
