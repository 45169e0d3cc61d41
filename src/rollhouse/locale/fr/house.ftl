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
house-menu-first = Choisir qui commence
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
        [one] Le lancer porte sur un seul dé ; vous en avez saisi { $rolled }.
       *[other] Le lancer porte sur { $count } dés ; vous en avez saisi { $rolled }.
    }
house-why-roll-first =
    { $count ->
        [one] Il faut d’abord lancer un dé.
       *[other] Il faut d’abord lancer { $count } dés.
    }
house-why-chance-acts = Il faut d’abord procéder à un tirage.
house-why-no-seat = Il n’y a pas de place { $seat } à cette table.
house-why-not-listed = Ce coup n’est pas possible maintenant.
house-why-dice-missing = Vous ne pouvez pas prendre { $chosen } parmi les dés sur la table : { $dice }.

# Une précision de règle, après le titre de la section qui la donne
house-ruling = { $section }, { $ruling }
house-dice-promise = Ce nombre fixe d’avance les dés de cette partie. Une fois la partie finie, « rollhouse verify » peut les vérifier : { $commitment }

## Ce que prouvent des dés vérifiés, et à qui

# $names est une liste de personnes
house-proved-hidden = { $names } : un nombre secret a été ajouté aux dés, que personne ne pouvait connaître avant que tous soient fixés. Personne n’a donc choisi ces dés, pas même un joueur qui gère le serveur. Toute personne dont l’appareil a conservé ce sceau avant le premier lancer peut en être sûre : { $seal }
house-proved-in-the-open = { $names } : un nombre a été ajouté aux dés au vu de tous. Cela leur montre que le serveur n’a pas changé son secret une fois la partie commencée. Mais un joueur qui connaissait ce secret et a ajouté son nombre après eux aurait pu choisir les dés.
house-proved-dropped = { $names } : le nombre promis n’a pas été révélé, et les dés ont été tirés à nouveau sans lui. Avec la complicité de la personne qui gère le serveur, on pouvait ainsi refuser une série de dés, mais pas en choisir une autre.
house-proved-trusting = { $names } : rien n’a été ajouté aux dés. Il faut croire que le serveur n’a pas triché avec tous ceux qui ont ajouté un nombre.
house-proved-by-nobody = Aucun joueur n’a rien ajouté à ces dés. Cela montre donc qu’ils n’ont pas été changés une fois la partie commencée, mais pas que personne ne les avait choisis avant.
house-proved-again = Ce sont les dés d’une partie précédente, lancés à nouveau parce que tous les joueurs étaient d’accord. Tout le monde pouvait les connaître d’avance.
house-proved-shared = D’autres joueurs ont eu les mêmes dés à une autre table. L’enregistrement de leur partie porte le même nombre, ce qui le prouve : { $commitment }
