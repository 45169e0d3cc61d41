# Ce que disent tous les jeux et tous les clients.

## Personnes et robots

house-name = { $seat }
house-name-person = { $name }
house-name-gone = Joueur { $number } (supprimé)
# $bot est l’un des noms house-bot-…
house-name-bot = { $bot } (robot)
house-name-bot-numbered = { $bot } { $number } (robot)
house-bot-random = Hasard
house-bot-greedy = Glouton
house-bot-newcomer = Nouveau venu
house-bot-novice = Débutant
house-bot-casual = Amateur
house-bot-skilled = Confirmé
house-bot-expert = Expert
house-bot-perfect = Parfait
house-noted = { $seat } : { $note }
# Dit par un robot venu d’ailleurs, quand un autre a joué à sa place
house-stand-in = On a joué à ma place. { $fault }
# Une place sans nom
house-seat = Place { $number }

## Le hasard, quand une personne répond pour de vrais dés

house-menu-roll =
    { $count ->
        [one] Saisir le lancer d’un dé
       *[other] Saisir le lancer de { $count } dés
    }
house-menu-first = Dire qui commence
house-move-roll = Lancer { $dice }

## La fin d’une partie

# $winners est une liste de noms
house-event-won =
    { $count ->
        [one] { $winners } gagne la partie.
       *[other] { $winners } se partagent la victoire.
    }

## Pourquoi un coup est refusé, dans tous les jeux

house-why-over = La partie est terminée.
house-why-no-chance = C’est à { $seat } de jouer ; il n’y a rien à lancer ni à tirer maintenant.
house-why-roll-count =
    { $count ->
        [one] Le lancer porte sur un seul dé ; ici, il y en a { $rolled }.
       *[other] Le lancer porte sur { $count } dés ; ici, il y en a { $rolled }.
    }
house-why-roll-first =
    { $count ->
        [one] Il faut d’abord lancer un dé.
       *[other] Il faut d’abord lancer { $count } dés.
    }
house-why-chance-acts = Il faut d’abord procéder à un tirage.
house-why-no-seat = Il n’y a pas de place { $seat } à cette table.
house-why-not-listed = Ce coup ne fait pas partie de ceux que vous pouvez jouer maintenant.
house-why-dice-missing = Vous ne pouvez pas prendre { $chosen } parmi les dés sur la table : { $dice }.

# Une précision de règle, après le titre de la section qui la donne
house-ruling = { $section }, { $ruling }
house-dice-promise = Les dés de cette partie sont fixés d’avance par ce nombre ; une fois la partie finie, « rollhouse verify » peut les vérifier : { $commitment }

## Ce que prouvent des dés vérifiés, et à qui

# $names est une liste de personnes
house-proved-hidden = { $names } : chacun a ajouté une part que personne d’autre ne pouvait connaître avant que tous soient engagés. Personne n’a donc choisi ces dés, pas même la personne qui gère le serveur et joue aussi à cette table. C’est prouvé à ceux dont l’appareil avait noté ce sceau avant le premier lancer : { $seal }
house-proved-in-the-open = { $names } : part ajoutée au vu de tous. Cela leur montre que la maison n’a pas changé son secret une fois la partie commencée ; mais quelqu’un qui connaissait ce secret et a ajouté sa part plus tard aurait pu choisir les dés.
house-proved-dropped = { $names } : la part promise n’a pas été révélée, et les dés ont été tirés à nouveau sans elle. De mèche avec la personne qui gère le serveur, on pouvait ainsi refuser une série de dés, mais non en choisir une autre.
house-proved-trusting = { $names } : rien d’ajouté. Il leur faut croire que la maison n’était pas de mèche avec tous ceux qui ont ajouté une part.
house-proved-by-nobody = Aucune place n’a ajouté quoi que ce soit à ces dés. Cela montre donc qu’ils n’ont pas été changés une fois la partie commencée, mais non que personne ne les avait choisis avant.
house-proved-again = Ce sont les dés d’une partie précédente, lancés à nouveau parce que tous les joueurs étaient d’accord. Tout le monde pouvait les connaître d’avance.
house-proved-shared = D’autres ont joué avec ces dés à une autre table. L’enregistrement de leur partie porte le même nombre, ce qui montre que leurs dés étaient les mêmes : { $commitment }
