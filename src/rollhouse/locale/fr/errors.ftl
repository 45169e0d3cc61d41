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

error-move-malformed = « { $value } » n’est pas un coup de ce jeu.
error-move-illegal = « { $value } » ne peut pas être joué maintenant.
error-move-stale = « { $value } » visait la position après { $location } coups, mais { $expected } ont déjà été joués.

## Positions sur une ligne

error-position-malformed =
    { $placed ->
        [no] « { $value } » n’est pas une position valide de ce jeu.
       *[yes] « { $value } » n’est pas un élément valide d’une position (champ : { $location }).
    }
error-position-impossible = « { $value } » ne peut se présenter dans aucune partie (champ : { $location }).

## Mise en place

error-setup-unknown = Il n’y a pas d’option « { $value } ».
error-setup-game = Il n’y a pas de jeu « { $value } ».
error-setup-game-broken = Le jeu « { $value } » vient d’un autre paquet et ne peut pas être chargé ({ $location }).
error-setup-bot-seconds = Nombre de secondes par coup de robot non valide : « { $value } ».
error-setup-language = Il n’y a pas de langue « { $value } ».
error-setup-players = Nombre de joueurs non valide : « { $value } ».
error-setup-first = Premier joueur non valide : « { $value } ».
error-setup-seat = Il n’y a pas de place « { $value } » dans cette partie.
error-setup-name = Nom non valide : « { $value } ». Un nom compte { $expected } caractères visibles.
error-setup-name-twice = Deux joueurs ne peuvent pas porter le même nom : « { $value } ».
error-setup-dice = Il n’y a pas de dés du type « { $value } ».

## Robots

error-bot-unknown = Ce jeu n’a pas de robot « { $value } ».
error-bot-broken = Le robot « { $value } » vient d’un autre paquet et ne peut pas être chargé ({ $location }).
error-bot-too-few = Il faut au moins deux robots pour les comparer ; ici : « { $value } ».
error-bot-command = « { $value } » n’est pas une ligne de commande valide.
error-bot-program = Le robot « { $value } » ne peut pas être lancé : « { $location } » n’est pas un programme exécutable.
error-bot-start = Le robot « { $value } » n’a pas pu être lancé. Erreur du système : { $location }.
error-bot-slow = Le robot « { $value } » n’a pas répondu en { $location } secondes.
error-bot-died = Le robot « { $value } » s’est arrêté avant d’avoir répondu ({ $location }).
error-bot-unreachable = Le robot « { $value } » n’a pas pu être joint ({ $location }).
error-bot-answer = Le robot « { $value } » a envoyé une réponse non valide : « { $location } ».
error-bot-illegal = Le robot « { $value } » a choisi « { $location } », qui ne peut pas être joué maintenant.
error-bot-gave-up = Le robot « { $value } » a renoncé : « { $location } ».
error-bot-failed = Le robot « { $value } » a échoué ({ $location }).

## Annulation

error-undo-nothing = Il n’y a aucun coup à reprendre.
error-undo-past-roll = Ce coup ne peut plus être repris : des dés ont été lancés ou une carte a été tirée depuis.

## Parties sauvegardées

error-save-ambiguous = Plusieurs parties sauvegardées commencent par « { $value } » : { $expected }
error-save-in-use = La partie « { $value } » est ouverte dans une autre fenêtre. Fermez-la d’abord.

## Parties enregistrées

error-record-none = « { $value } » n’est pas une partie enregistrée.
error-record-no-games = Vous n’avez encore aucune partie terminée ici.
error-record-unreadable = La partie enregistrée « { $value } » est illisible.
error-record-json =
    { $given ->
        [no] L’enregistrement n’est pas du JSON valide.
       *[yes] L’enregistrement « { $value } » n’est pas du JSON valide.
    }
error-record-format = Cette partie est enregistrée au format « { $value } » ; cette version de Rollhouse lit le format { $expected }.
error-record-game = Cette partie est celle d’un jeu qui n’est pas installé : « { $value } ».
error-record-rules = Cette partie suit la version « { $value } » des règles du jeu ; cette version de Rollhouse applique la version { $expected }.
error-record-setup =
    { $given ->
        [no] La mise en place de cette partie n’est pas valide ({ $location }).
       *[yes] La mise en place de cette partie n’est pas valide : « { $value } » ({ $location }).
    }
error-record-seats = Les places de cette partie sont « { $value } » alors qu’il faudrait « { $expected } ».
error-record-tag = « { $value } » n’est pas une étiquette valide.
error-record-tag-twice = L’étiquette « { $value } » apparaît deux fois.
error-record-tag-missing = L’étiquette « { $value } » manque.
error-record-malformed-move = Le coup { $location }, « { $value } », n’est pas un coup de ce jeu.
error-record-illegal-move = Le coup { $location }, « { $value } », ne peut pas être joué à cet endroit.
error-record-comment = Un commentaire porte sur le coup « { $value } » ; les coups sont numérotés { $expected }.
error-record-comment-open = Le commentaire qui commence par « { $value } » n’est pas fermé.
error-record-result = L’enregistrement annonce le résultat « { $value } » ; ses coups mènent à « { $expected } ».
error-record-too-long = L’enregistrement est trop long : « { $value } » pour un maximum de « { $expected } ».

## Fichiers de données

error-data-unreadable = Le fichier « { $value } » est illisible.
error-data-toml = Le fichier « { $value } » n’est pas du TOML valide.
error-data-schema = Le fichier « { $value } » n’a pas le contenu attendu.
error-data-content =
    { $placed ->
        [no] Il y a une erreur dans le fichier « { $value } ».
       *[yes] Il y a une erreur dans le fichier « { $value } », à « { $location } ».
    }

## Raisons

error-why-no-move = Cela n’a pas la forme d’un coup.
error-why-faces = Les dés montrent des nombres de 1 à 6 ; « { $faces } » ne se lit pas comme des dés.
error-why-number = Il faut un nombre entier de { $low } à { $high }.
error-why-only = Il faut { $low }.
error-why-whole = Il faut un nombre entier.
error-why-word = Cette valeur n’est pas acceptée.
error-why-os = Erreur du système : { $reason }.
error-why-parser = Erreur de lecture : { $reason }.
error-why-not-text = Ce n’est pas du texte UTF-8 valide.
error-why-too-large = La taille dépasse { $most } octets.
error-why-no-saved-game = Aucune partie sauvegardée ne porte ce nom.
error-why-extra = Il manque le paquet « { $package } ». Il s’installe avec : pip install "rollhouse[{ $extra }]"

## Parts that are not installed

error-extra-missing = Il faut pour cela le paquet « { $value } », qui n’est pas installé. Il s’installe avec : { $location }

## Les autres

error-people-unknown = Utilisateur introuvable.
error-people-bad-link = Ce lien a déjà servi, ou il a plus d’une semaine. Demandez-en un nouveau.
error-people-self = Vous ne pouvez pas faire cela avec vous-même.
error-people-not-friends = Ce joueur n’accepte d’invitations que de ses amis.
error-people-too-many-requests = Trop de vos demandes d’ami sont encore sans réponse.
error-people-name-taken = Un autre joueur porte le nom { $value }, ou un nom qui lui ressemble. Choisissez-en un autre.
error-people-not-open = La partie a commencé : il n’est plus possible de la rejoindre.
error-people-blocked = Vous ne pouvez pas jouer ici : l’un de vous a bloqué l’autre.
error-people-too-many = Limite atteinte ({ $value }).

error-sync-address = « { $value } » n’est pas l’adresse d’un serveur Rollhouse.
error-sync-token = Aucun jeton valide pour { $value }. Créez-en un là-bas, sous « Compte », et donnez-le à `rollhouse login`.
error-sync-unreachable = { $value } ne répond pas.
error-people-scope = Ce jeton { $value ->
    [upload] ne sert qu’à envoyer des parties
    [play] sert à jouer, pas à changer les réglages
   *[other] sert à autre chose
}.
error-people-browser-only = Seul un navigateur connecté peut le faire, pas un programme.
error-people-confirm = Confirmez d’abord que c’est vous : avec votre clé d’accès ou un code de secours.
error-people-banned = Vous êtes banni. Vous pouvez encore regarder, exporter vos données et supprimer votre compte.
error-people-banned-until = Vous êtes banni jusqu’au { $value }. Vous pouvez encore regarder, exporter vos données et supprimer votre compte.
error-admin-off = La page d’administration est désactivée. Pour l’activer, définissez ROLLHOUSE_ADMIN_TOKEN sur le serveur.
error-admin-token = Jeton d’administration non valide.
error-admin-no-report = Il n’y a pas de signalement ouvert { $value }.
error-admin-no-message = Ce message n’existe pas.
error-admin-what = Il n’y a pas d’action « { $value } ». Actions : { $expected }.
error-admin-arguments = Les arguments de « { $value } » ne conviennent pas. Utilisation : { $expected }
error-admin-days = « { $value } » n’est pas un nombre de jours de bannissement, ou le motif est trop long.
error-client-link = « { $value } » n’est pas le lien d’une table.
error-client-unreachable = Le serveur « { $value } » est injoignable.
error-client-refused = { $value }
error-client-gone = Le serveur ne vous admet plus à cette table. { $value }
error-client-offline = Non envoyé : il n’y a pas de connexion au serveur.
error-record-empty-folder = Il n’y a aucun enregistrement de partie dans « { $value } ».
error-setup-exec-bot-name = « { $value } » est le nom d’un robot intégré. Choisissez-en un autre.
error-setup-admin-token = ROLLHOUSE_ADMIN_TOKEN est trop court. Utilisez au moins { $expected } caractères aléatoires.
