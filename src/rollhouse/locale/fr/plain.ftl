# Le mode texte, le choix de la partie et la relecture.

plain-numbered = { $number }. { $label }
plain-number-please = Tapez un nombre de 1 à { $most }.
plain-count-please = Il en faut { $count } ; vous en avez donné { $given }.
plain-commands = Tapez un numéro, ou un coup. Entrée : revoir les choix, s : la position, u : reprendre, r : les règles, ? : l’aide, q : quitter (la partie est sauvegardée).
# $example est un coup dans la notation
plain-help-move = Répondez par le numéro d’un choix, ou tapez un coup dans la notation, par exemple « { $example } ». Les dés se désignent par leur valeur : 12, c’est un 1 et un 2.
plain-help-roll = Appuyez sur Entrée pour lancer les dés.
plain-help-commands = s montre la position, u reprend votre dernier coup (entre humains, jamais au-delà d’un lancer), r affiche les règles, q quitte ; « rollhouse resume » vous ramène ici.
plain-help-stop = stop arrête la partie maintenant, si tous les joueurs sont d’accord.
plain-ask-roll = { $seat }, appuyez sur Entrée pour lancer (u : reprendre) :
plain-ask-bot = C’est à { $seat } ; appuyez sur Entrée (u : reprendre) :
plain-only-move = Un seul coup est possible : { $move }.
plain-ask-go-on = Appuyez sur Entrée pour le jouer :
plain-undone = { $count ->
    [one] Un coup repris.
   *[other] { $count } coups repris.
}
plain-over = La partie est terminée.
plain-ask-end = a : l’analyse de cette partie, n : la revanche, Entrée : quitter :
plain-heading-rulings = { $title } ({ $rulings })
plain-title = ==  { $title }  ==
plain-ask-game = Quel jeu ? (Entrée : 1)
plain-ask-number = { $option }, de { $low } à { $high } (Entrée : { $default }) :
plain-ask-option = { $option } ? (Entrée : { $default })
plain-who-plays = Qui joue ? Tapez le nom d’une personne, ou { $bots }.
plain-bot = { $id } ({ $bot })
plain-bot-about = { $id } : { $about }
plain-ask-seat = Place { $number } (Entrée : { $default }) :
plain-ask-more = Place { $number } (Entrée : plus de joueurs) :
plain-no-saves = Aucune partie n’est interrompue.
plain-kept = La partie est conservée dans { $path }
plain-saved = La partie est sauvegardée. Pour la reprendre : { $command }
plain-save = { $id } : { $game }, { $players }, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
plain-save-damaged = { $id } : fichier endommagé. { $reason }
plain-save-in-use = { $text } (en cours de jeu)
plain-save-deleted = Supprimée : { $id }
plain-synced = { $new ->
    [0] Aucune nouvelle partie ;
    [one] Une nouvelle partie ;
   *[other] { $new } nouvelles parties ;
} { $known ->
    [0] aucune n’y était déjà.
    [one] une y était déjà.
   *[other] { $known } y étaient déjà.
}
plain-sync-refused = { $name } a été refusé : { $reason }
plain-login-token = Jeton pour { $address }
plain-login-kept = Vous êtes connecté à { $address }.
plain-login-forgotten = Le jeton pour { $address } a été supprimé de cet ordinateur.
plain-partial = { $moves ->
    [0] Cette partie est endommagée dès le début. Pour la recommencer : { $command }
    [one] Cette partie est endommagée après le premier coup. Pour repartir de là : { $command }
   *[other] Cette partie est endommagée après le coup { $moves }. Pour repartir de là : { $command }
}
plain-bot-gone = Un robot de cette partie n’est plus disponible ici. Rien n’est perdu ; pour continuer avec un autre : { $command }
plain-unofficial = Rollhouse est une adaptation non officielle. Dicy Cards est un jeu d’Eric B. Vogel et une marque de Blue Orange ; Dicetto est édité par Tactic.
plain-ask-step = Coup { $ply } sur { $last }. Entrée : suivant, b : précédent, un numéro : y aller, q : quitter :
plain-no-step = « { $value } » n’est pas possible ici.
plain-comment = « { $text } »
plain-verified = { $count ->
    [one] { $count } lancer a été recalculé à partir du secret publié, et il est juste.
   *[other] { $count } lancers et tirages ont été recalculés à partir du secret publié, et tous sont justes.
}
plain-verified-none = Il n’y a rien à vérifier : cette partie ne contient aucun lancer virtuel.
plain-verified-same = Les { $count } parties ont été jouées avec les mêmes dés.
plain-verified-not-same = Ces parties n’ont pas toutes été jouées avec les mêmes dés.
plain-verified-seed = Les dés viennent de la graine { $seed }, qu’un joueur a choisie. Tout joueur qui la connaissait pouvait prévoir chaque lancer.
plain-verified-by-hand = { $count ->
    [one] { $count } lancer a été saisi à la main et ne peut pas être vérifié.
   *[other] { $count } lancers et tirages ont été saisis à la main et ne peuvent pas être vérifiés.
}
plain-verified-elsewhere = { $count ->
    [one] { $count } lancer vient de la table dont cette partie est la suite. Vérifiez-le avec l’enregistrement de cette table.
   *[other] { $count } lancers et tirages viennent de la table dont cette partie est la suite. Vérifiez-les avec l’enregistrement de cette table.
}
plain-serving = Rollhouse tourne à l’adresse { $address } (Ctrl-C pour l’arrêter)
plain-serving-others = Sur votre réseau, les autres peuvent ouvrir { $address }
plain-served = Rollhouse est arrêté. Toutes les parties sont conservées.
plain-serve-no-pages = Les pages ne sont pas construites : seuls des programmes peuvent jouer. « make play » les construit.
plain-few-files = Ce processus ne peut ouvrir que { $count } fichiers à la fois, et chaque connexion en prend un. Voyez `ulimit -n`, ou LimitNOFILE dans une unité systemd.
plain-backed-up = La copie est dans { $path }
plain-restored = La base de données a été restaurée depuis { $path }.
plain-moved-aside = L’ancienne base a été renommée { $path }.
plain-unreadable = { $table } est illisible : { $why }
plain-inspected =
    { $count ->
        [one] { $count } table a été ouverte.
       *[other] { $count } tables ont été ouvertes.
    } { $unreadable ->
        [0] Toutes sont lisibles.
        [one] L’une d’elles est illisible.
       *[other] { $unreadable } d’entre elles sont illisibles.
    }
