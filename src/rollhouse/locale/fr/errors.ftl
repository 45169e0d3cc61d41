# Ce qui a été refusé et pourquoi : une phrase error-<code> pour chaque code. Elle peut utiliser
#   $came   ce qui a été donné ; $given vaut « no » quand il n’y a rien
#   $where  le coup, le champ ou l’endroit dans un fichier ; $placed vaut « no » quand il n’y en a pas
#   $why, $allowed, $line
# Parmi les trois dernières, celles que la phrase ne cite pas sont ajoutées autour d’elle.

error-at-line = Ligne { $line } : { $text }
error-rule = (Règle : { $rule }.)
error-allowed = Accepté : { $choices }.
error-and-more = { $shown } et { $more } de plus

## Coups

error-move-malformed = « { $came } » n’est pas un coup de ce jeu.
error-move-illegal = « { $came } » ne peut pas être joué maintenant.
error-move-stale = « { $came } » visait la position après { $where } coups, mais { $allowed } ont déjà été joués.

## Positions sur une ligne

error-position-malformed =
    { $placed ->
        [no] « { $came } » n’est pas une position valide de ce jeu.
       *[yes] « { $came } » n’est pas un élément valide d’une position (champ : { $where }).
    }
error-position-impossible = « { $came } » ne peut se présenter dans aucune partie (champ : { $where }).

## Mise en place

error-setup-unknown = Il n’y a pas d’option « { $came } ».
error-setup-game = Il n’y a pas de jeu « { $came } ».
error-setup-game-broken = Le jeu « { $came } » vient d’un autre paquet et ne peut pas être chargé ({ $where }).
error-setup-bot-seconds = Nombre de secondes par coup de robot non valide : « { $came } ».
error-setup-language = Il n’y a pas de langue « { $came } ».
error-setup-players = Nombre de joueurs non valide : « { $came } ».
error-setup-first = Premier joueur non valide : « { $came } ».
error-setup-seat = Il n’y a pas de place « { $came } » dans cette partie.
error-setup-name = Nom non valide : « { $came } ». Un nom compte { $allowed } caractères visibles.
error-setup-name-twice = Deux joueurs ne peuvent pas porter le même nom : « { $came } ».
error-setup-dice = Il n’y a pas de dés du type « { $came } ».

## Robots

error-bot-unknown = Ce jeu n’a pas de robot « { $came } ».
error-bot-broken = Le robot « { $came } » vient d’un autre paquet et ne peut pas être chargé ({ $where }).
error-bot-too-few = Il faut au moins deux robots pour les comparer ; ici : « { $came } ».
error-bot-command = « { $came } » n’est pas une ligne de commande valide.
error-bot-program = Le robot « { $came } » ne peut pas être lancé : « { $where } » n’est pas un programme exécutable.
error-bot-start = Le robot « { $came } » n’a pas pu être lancé. Erreur du système : { $where }.
error-bot-slow = Le robot « { $came } » n’a pas répondu en { $where } secondes.
error-bot-died = Le robot « { $came } » s’est arrêté avant d’avoir répondu ({ $where }).
error-bot-unreachable = Le robot « { $came } » n’a pas pu être joint ({ $where }).
error-bot-answer = Le robot « { $came } » a envoyé une réponse non valide : « { $where } ».
error-bot-illegal = Le robot « { $came } » a choisi « { $where } », qui ne peut pas être joué maintenant.
error-bot-gave-up = Le robot « { $came } » a renoncé : « { $where } ».
error-bot-failed = Le robot « { $came } » a échoué ({ $where }).

## Annulation

error-undo-nothing = Il n’y a aucun coup à reprendre.
error-undo-past-roll = Ce coup ne peut plus être repris : des dés ont été lancés ou une carte a été tirée depuis.

## Parties sauvegardées

error-save-ambiguous = Plusieurs parties sauvegardées commencent par « { $came } » : { $allowed }
error-save-in-use = La partie « { $came } » est ouverte dans une autre fenêtre. Fermez-la d’abord.

## Parties enregistrées

error-record-none = « { $came } » n’est pas une partie enregistrée.
error-record-no-games = Vous n’avez encore aucune partie terminée ici.
error-record-unreadable = La partie enregistrée « { $came } » est illisible.
error-record-json =
    { $given ->
        [no] L’enregistrement n’est pas du JSON valide.
       *[yes] L’enregistrement « { $came } » n’est pas du JSON valide.
    }
error-record-format = Cette partie est enregistrée au format « { $came } » ; cette version de Rollhouse lit le format { $allowed }.
error-record-game = Cette partie est celle d’un jeu qui n’est pas installé : « { $came } ».
error-record-rules = Cette partie suit la version « { $came } » des règles du jeu ; cette version de Rollhouse applique la version { $allowed }.
error-record-setup =
    { $given ->
        [no] La mise en place de cette partie n’est pas valide ({ $where }).
       *[yes] La mise en place de cette partie n’est pas valide : « { $came } » ({ $where }).
    }
error-record-seats = Les places de cette partie sont « { $came } » alors qu’il faudrait « { $allowed } ».
error-record-tag = « { $came } » n’est pas une étiquette valide.
error-record-tag-twice = L’étiquette « { $came } » apparaît deux fois.
error-record-tag-missing = L’étiquette « { $came } » manque.
error-record-malformed-move = Le coup { $where }, « { $came } », n’est pas un coup de ce jeu.
error-record-illegal-move = Le coup { $where }, « { $came } », ne peut pas être joué à cet endroit.
error-record-comment = Un commentaire porte sur le coup « { $came } » ; les coups sont numérotés { $allowed }.
error-record-comment-open = Le commentaire qui commence par « { $came } » n’est pas fermé.
error-record-result = La partie annonce le résultat « { $came } » ; ses coups mènent à « { $allowed } ».
error-record-too-long = La partie est trop longue : « { $came } » pour un maximum de « { $allowed } ».

## Fichiers de données

error-data-unreadable = Le fichier « { $came } » est illisible.
error-data-toml = Le fichier « { $came } » n’est pas du TOML valide.
error-data-schema = Le fichier « { $came } » n’a pas le contenu attendu.
error-data-content =
    { $placed ->
        [no] Il y a une erreur dans le fichier « { $came } ».
       *[yes] Il y a une erreur dans le fichier « { $came } », à « { $where } ».
    }

## Raisons

error-why-no-move = Cela n’a pas la forme d’un coup.
error-why-faces = Les dés montrent des nombres de 1 à 6 ; « { $faces } » ne se lit pas comme des dés.
error-why-number = Il faut un nombre entier de { $low } à { $high }.
error-why-whole = Il faut un nombre entier.
error-why-word = Cette valeur n’est pas acceptée.
error-why-os = Erreur du système : { $reason }.
error-why-parser = Erreur de lecture : { $reason }.
error-why-not-text = Ce n’est pas du texte UTF-8 valide.
error-why-too-large = La taille dépasse { $most } octets.
error-why-no-saved-game = Aucune partie sauvegardée ne porte ce nom.
error-why-extra = Il manque le paquet « { $package } ». Il s’installe avec : pip install "rollhouse[{ $extra }]"

## Parts that are not installed

error-extra-missing = Il faut pour cela le paquet « { $came } », qui n’est pas installé. Il s’installe avec : { $where }

## Les autres

error-people-unknown = Utilisateur introuvable.
error-people-bad-link = Ce lien a déjà servi, ou il a plus d’une semaine. Demandez-en un nouveau.
error-people-self = Vous ne pouvez pas faire cela avec vous-même.
error-people-not-friends = Vous ne pouvez inviter que vos amis.
error-people-not-open = La partie a commencé : il n’est plus possible de la rejoindre.
error-people-too-many = Limite atteinte ({ $came }).

error-sync-address = « { $came } » n’est pas l’adresse d’un serveur Rollhouse.
error-sync-token = Jeton non valide pour { $came }. Vous pouvez en créer un là-bas, sous « Vos parties ».
error-sync-unreachable = { $came } ne répond pas.
error-people-banned = Vous êtes banni. Vous pouvez encore regarder, exporter vos données et supprimer votre compte.
error-people-banned-until = Vous êtes banni jusqu’au { $came }. Vous pouvez encore regarder, exporter vos données et supprimer votre compte.
error-operator-off = La page d’administration est désactivée. Pour l’activer, définissez ROLLHOUSE_OPERATOR_TOKEN sur le serveur.
error-operator-token = Jeton d’administration non valide.
error-operator-no-report = Il n’y a pas de signalement ouvert { $came }.
error-operator-what = Il n’y a pas d’action « { $came } ». Actions : { $allowed }.
error-setup-operator-token = ROLLHOUSE_OPERATOR_TOKEN est trop court. Utilisez au moins { $allowed } caractères aléatoires.
