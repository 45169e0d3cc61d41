# Ce que disent tous les jeux et tous les clients.

## Personnes et robots

common-name = { $seat }
common-name-person = { $name }
common-name-gone = Joueur { $number } (supprimé)
# $bot est l’un des noms common-bot-…
common-name-bot = { $bot } (robot)
common-name-bot-numbered = { $bot } { $number } (robot)
common-bot-random = Hasard
common-bot-greedy = Glouton
common-bot-newcomer = Nouveau venu
common-bot-novice = Débutant
common-bot-casual = Amateur
common-bot-skilled = Confirmé
common-bot-expert = Expert
common-bot-perfect = Parfait
common-noted = { $seat } : { $note }
# Dit par un robot venu d’ailleurs, quand un autre a joué à sa place
common-stand-in = On a joué à ma place. { $fault }
# Une place sans nom
common-seat = Place { $number }

## Le hasard, quand une personne répond pour de vrais dés

common-menu-roll =
    { $count ->
        [one] Saisir le lancer d’un dé
       *[other] Saisir le lancer de { $count } dés
    }
common-menu-first = Dire qui commence
common-move-roll = Lancer { $dice }

## La fin d’une partie

# $winners est une liste de noms
common-event-won =
    { $count ->
        [one] { $winners } gagne la partie.
       *[other] { $winners } se partagent la victoire.
    }

## Pourquoi un coup est refusé, dans tous les jeux

common-why-over = La partie est terminée.
common-why-no-chance = C’est à { $seat } de jouer ; il n’y a rien à lancer ni à tirer maintenant.
common-why-roll-count =
    { $count ->
        [one] Le lancer porte sur un seul dé ; ici, il y en a { $rolled }.
       *[other] Le lancer porte sur { $count } dés ; ici, il y en a { $rolled }.
    }
common-why-roll-first =
    { $count ->
        [one] Il faut d’abord lancer un dé.
       *[other] Il faut d’abord lancer { $count } dés.
    }
common-why-chance-acts = Il faut d’abord procéder à un tirage.
common-why-no-seat = Il n’y a pas de place { $seat } à cette table.
common-why-not-listed = Ce coup ne fait pas partie de ceux que vous pouvez jouer maintenant.
common-why-dice-missing = Vous ne pouvez pas prendre { $chosen } parmi les dés sur la table : { $dice }.

# Une précision de règle, après le titre de la section qui la donne
common-ruling = { $section }, { $ruling }
common-dice-promise = Les dés de cette partie sont fixés d’avance par ce nombre ; une fois la partie finie, « rollhouse verify » peut les vérifier : { $commitment }

## Ce que prouvent des dés vérifiés, et à qui

# $names est une liste de personnes
common-proved-hidden = { $names } : chacun a ajouté une part que personne d’autre ne pouvait connaître avant que tous soient engagés. Personne n’a donc choisi ces dés, pas même la personne qui gère le serveur et joue aussi à cette table. C’est prouvé à ceux dont l’appareil avait noté ce sceau avant le premier lancer : { $seal }
common-proved-in-the-open = { $names } : part ajoutée au vu de tous. Cela leur montre que la maison n’a pas changé son secret une fois la partie commencée ; mais quelqu’un qui connaissait ce secret et a ajouté sa part plus tard aurait pu choisir les dés.
common-proved-dropped = { $names } : la part promise n’a pas été révélée, et les dés ont été tirés à nouveau sans elle. De mèche avec la personne qui gère le serveur, on pouvait ainsi refuser une série de dés, mais non en choisir une autre.
common-proved-trusting = { $names } : rien d’ajouté. Il leur faut croire que la maison n’était pas de mèche avec tous ceux qui ont ajouté une part.
common-proved-by-nobody = Aucune place n’a ajouté quoi que ce soit à ces dés. Cela montre donc qu’ils n’ont pas été changés une fois la partie commencée, mais non que personne ne les avait choisis avant.
common-proved-again = Ce sont les dés d’une partie précédente, lancés à nouveau parce que tous les joueurs étaient d’accord. Tout le monde pouvait les connaître d’avance.
common-proved-shared = D’autres ont joué avec ces dés à une autre table. L’enregistrement de leur partie porte le même nombre, ce qui montre que leurs dés étaient les mêmes : { $commitment }
