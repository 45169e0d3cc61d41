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
        [no] « { $came } » n’est pas une position de ce jeu.
       *[yes] « { $came } » ne peut pas se lire comme un élément de position (champ : { $where }).
    }
error-position-impossible = « { $came } » ne peut se présenter dans aucune partie (champ : { $where }).

## Mise en place

error-setup-unknown = Il n’y a pas d’option « { $came } ».
error-setup-game = Il n’y a pas de jeu « { $came } ».
error-setup-game-broken = Le jeu « { $came } » vient d’un autre paquet et ne peut pas être chargé ({ $where }).
error-setup-bot-seconds = « { $came } » n’est pas un nombre de secondes pour le coup d’un robot.
error-setup-language = Il n’y a pas de langue « { $came } ».
error-setup-players = Le nombre de joueurs ne peut pas être « { $came } ».
error-setup-first = La partie ne peut pas commencer par « { $came } ».
error-setup-seat = Il n’y a pas de place « { $came } » dans cette partie.
error-setup-name = « { $came } » ne peut pas être un nom : un nom compte { $allowed } caractères affichables.
error-setup-name-twice = Le nom « { $came } » ne peut pas servir à deux personnes.
error-setup-dice = Il n’y a pas de dés du type « { $came } ».

## Robots

error-bot-unknown = Ce jeu n’a pas de robot « { $came } ».
error-bot-broken = Le robot « { $came } » vient d’un autre paquet et ne peut pas être chargé ({ $where }).
error-bot-too-few = Il faut au moins deux robots pour les comparer ; ici : « { $came } ».
error-bot-command = « { $came } » n’est pas une commande.
error-bot-program = Le robot « { $came } » ne peut pas jouer : aucun programme « { $where } » ne peut être exécuté.
error-bot-start = Le robot « { $came } » n’a pas pu être lancé. Le système indique : { $where }.
error-bot-slow = Le robot « { $came } » n’a pas répondu en { $where } secondes.
error-bot-died = Le robot « { $came } » s’est arrêté avant d’avoir répondu ({ $where }).
error-bot-unreachable = Le robot « { $came } » n’a pas pu être joint ({ $where }).
error-bot-answer = Le robot « { $came } » a dit « { $where } », ce qui n’est pas une réponse.
error-bot-illegal = Le robot « { $came } » a choisi « { $where } », qui ne peut pas être joué maintenant.
error-bot-gave-up = Le robot « { $came } » a renoncé : « { $where } ».
error-bot-failed = Le robot « { $came } » a échoué ({ $where }).

## Annulation

error-undo-nothing = Il n’y a encore aucun coup à reprendre.
error-undo-past-roll = Ce coup ne peut plus être repris : des dés ont été lancés ou une carte a été tirée depuis.

## Parties sauvegardées

error-save-ambiguous = Plusieurs parties sauvegardées commencent par « { $came } » : { $allowed }
error-save-in-use = La partie « { $came } » est en cours dans une autre fenêtre. Quittez-la d’abord là-bas.

## Parties enregistrées

error-record-none = « { $came } » n’est pas une partie enregistrée.
error-record-no-games = Aucune partie n’a encore été terminée ici.
error-record-unreadable = La partie enregistrée « { $came } » est illisible.
error-record-json =
    { $given ->
        [no] La partie enregistrée n’est pas en JSON correct.
       *[yes] « { $came } » n’est pas une partie enregistrée en JSON correct.
    }
error-record-format = Cette partie est enregistrée au format « { $came } » ; cette version de Rollhouse lit le format { $allowed }.
error-record-game = Cette partie est celle d’un jeu inconnu ici : « { $came } ».
error-record-rules = Cette partie suit la version « { $came } » des règles du jeu ; cette version de Rollhouse applique la version { $allowed }.
error-record-setup =
    { $given ->
        [no] La mise en place de cette partie est impossible ({ $where }).
       *[yes] La mise en place de cette partie est impossible : « { $came } » ({ $where }).
    }
error-record-seats = Les places de cette partie sont « { $came } » alors qu’il faudrait « { $allowed } ».
error-record-tag = « { $came } » n’est pas une étiquette de partie.
error-record-tag-twice = « { $came } » répète une étiquette.
error-record-tag-missing = L’étiquette « { $came } » manque.
error-record-malformed-move = Le coup { $where }, « { $came } », n’est pas un coup de ce jeu.
error-record-illegal-move = Le coup { $where }, « { $came } », ne peut pas être joué à cet endroit.
error-record-comment = Un commentaire porte sur le coup « { $came } » ; les coups sont { $allowed }.
error-record-comment-open = Le commentaire qui commence par « { $came } » n’a pas de fin.
error-record-result = La partie annonce le résultat « { $came } » ; ses coups mènent à « { $allowed } ».
error-record-too-long = La partie est trop longue : « { $came } » pour un maximum de « { $allowed } ».

## Fichiers de données

error-data-unreadable = Le fichier « { $came } » est illisible.
error-data-toml = Le fichier « { $came } » n’est pas en TOML correct.
error-data-schema = Le fichier « { $came } » ne contient pas ce qu’il devrait.
error-data-content =
    { $placed ->
        [no] Il y a une erreur dans le fichier « { $came } ».
       *[yes] Il y a une erreur dans le fichier « { $came } », à « { $where } ».
    }

## Raisons

error-why-no-move = Cela n’a aucune des formes que prend un coup.
error-why-faces = Les dés montrent des nombres de 1 à 6 ; « { $faces } » ne se lit pas comme des dés.
error-why-number = Il faut un nombre entier de { $low } à { $high }.
error-why-whole = Il faut un nombre entier.
error-why-word = Ce mot ne convient pas ici.
error-why-os = Le système répond : { $reason }.
error-why-parser = L’analyseur répond : { $reason }.
error-why-not-text = Ce n’est pas du texte en UTF-8.
error-why-too-large = La taille dépasse { $most } octets.
error-why-no-saved-game = Aucune partie sauvegardée ne porte ce nom.
error-why-extra = Il manque le paquet « { $package } ». Il s’installe avec : pip install "rollhouse[{ $extra }]"

## Parts that are not installed

error-extra-missing = Il faut pour cela le paquet « { $came } », qui n’est pas installé. Il s’installe avec : { $where }

## Les autres

error-people-unknown = Il n’y a personne de ce nom ici.
error-people-bad-link = Ce lien ne vaut plus : il a plus d’une semaine, ou quelqu’un l’a déjà utilisé. Demandez-en un autre.
error-people-self = C’est vous.
error-people-not-friends = On ne peut inviter que ses amis.
error-people-not-open = La partie y a commencé : plus personne ne peut s’asseoir.
error-people-too-many = Cela suffit pour l’instant : { $came } au plus.

error-sync-address = « { $came } » n’est l’adresse d’aucune maison.
error-sync-token = { $came } ne connaît pas ce jeton. « Vos parties » en crée un là-bas.
error-sync-unreachable = { $came } ne répond pas.
error-people-banned = Vous êtes exclu de cette maison. Vous pouvez encore regarder, emporter ce qui est à vous et le supprimer.
error-people-banned-until = Vous êtes exclu de cette maison jusqu’au { $came }. Vous pouvez encore regarder, emporter ce qui est à vous et le supprimer.
error-operator-off = Cette maison n’a pas de page de gestion : qui la tient définit ROLLHOUSE_OPERATOR_TOKEN.
error-operator-token = Ce n’est pas le jeton de gestion.
error-operator-no-report = Il n’y a pas de signalement ouvert { $came }.
error-operator-what = « { $came } » ne se fait pas ici ; ce qui se fait : { $allowed }.
error-setup-operator-token = ROLLHOUSE_OPERATOR_TOKEN est trop court : { $allowed } signes tirés au hasard.
