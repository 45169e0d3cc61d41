# Ce que disent tous les jeux et tous les clients.

## Personnes et robots

common-name = { $seat }
common-name-person = { $name }
common-name-gone = Joueur { $number } (supprimé)
# $bot est l’un des noms common-bot-…
common-name-bot-own = { $name } ({ $bot })
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
common-level-newcomer = apprend encore les règles et fait souvent de grosses erreurs
common-level-novice = vient d’apprendre les règles ; connaît les bons coups, mais en joue souvent un autre
common-level-casual = joue de temps en temps et fait de petites erreurs
common-level-skilled = joue bien et fait peu d’erreurs, petites pour la plupart
common-noted = { $seat } : { $note }
common-stop-wanted = { $seat } est d’accord pour arrêter.
common-stop-declined = { $seat } préfère continuer.
common-order-followed = Une consigne de { $seat } a été suivie.
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
common-menu-first = Choisir qui commence
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
        [one] Le lancer porte sur un seul dé ; vous en avez saisi { $rolled }.
       *[other] Le lancer porte sur { $count } dés ; vous en avez saisi { $rolled }.
    }
common-why-roll-first =
    { $count ->
        [one] Il faut d’abord lancer un dé.
       *[other] Il faut d’abord lancer { $count } dés.
    }
common-why-chance-acts = Il faut d’abord procéder à un tirage.
common-why-no-seat = Il n’y a pas de place { $seat } à cette table.
common-why-not-listed = Ce coup n’est pas possible maintenant.
common-why-dice-missing = Vous ne pouvez pas prendre { $chosen } parmi les dés sur la table : { $dice }.

# Une précision de règle, après le titre de la section qui la donne
common-ruling = { $section }, { $ruling }
common-dice-promise = Ce nombre fixe d’avance les dés de cette partie. Une fois la partie finie, « rollhouse verify » peut les vérifier : { $commitment }

## Ce que prouvent des dés vérifiés, et à qui

# $names est une liste de personnes
common-proved-hidden = { $names } : un nombre secret a été ajouté aux dés, que personne ne pouvait connaître avant que tous soient fixés. Personne n’a donc choisi ces dés, pas même un joueur qui gère le serveur. Toute personne dont l’appareil a conservé ce sceau avant le premier lancer peut en être sûre : { $seal }
common-proved-in-the-open = { $names } : un nombre a été ajouté aux dés au vu de tous. Cela leur montre que le serveur n’a pas changé son secret une fois la partie commencée. Mais un joueur qui connaissait ce secret et a ajouté son nombre après eux aurait pu choisir les dés.
common-proved-dropped = { $names } : le nombre promis n’a pas été révélé, et les dés ont été tirés à nouveau sans lui. Avec la complicité de la personne qui gère le serveur, chacune de ces places pouvait ainsi refuser une série de dés, mais pas en choisir une autre.
common-proved-trusting = { $names } : rien n’a été ajouté aux dés. Il faut croire que le serveur n’a pas triché avec tous ceux qui ont ajouté un nombre.
common-proved-by-no-player = Aucun joueur n’a rien ajouté à ces dés. Cela montre donc qu’ils n’ont pas été changés une fois la partie commencée, mais pas que personne ne les avait choisis avant.
common-proved-again = Ce sont les dés d’une partie précédente, lancés à nouveau parce que tous les joueurs étaient d’accord. Tout le monde pouvait les connaître d’avance.
common-proved-shared = D’autres joueurs ont eu les mêmes dés à une autre table. L’enregistrement de leur partie porte le même nombre, ce qui le prouve : { $commitment }

## Une probabilité dans une phrase : « 44 fois sur 100 »

common-times = { $count } fois sur 100
common-times-rarely = moins d’une fois sur 100
common-times-nearly-always = plus de 99 fois sur 100
common-times-never = jamais
common-times-always = à coup sûr

## Changes of how a user signs in

account-change = { $what ->
    [passkey-added] Une clé d’accès a été ajoutée.
    [passkey-removed] Une clé d’accès a été supprimée.
    [codes-made] De nouveaux codes de secours ont été créés. Les anciens ne sont plus valables.
    [token-made] Un jeton a été créé pour un programme.
    [token-revoked] Un appareil ou un programme a été déconnecté.
    [link-made] Un lien pour un autre appareil a été créé.
    [address-set] L’adresse e-mail a été changée.
    [address-removed] L’adresse e-mail a été supprimée.
   *[deleted] Le compte a été supprimé.
}
