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
        [no] « { $value } » n’est pas une position de ce jeu.
       *[yes] « { $value } » ne peut pas se lire comme un élément de position (champ : { $location }).
    }
error-position-impossible = « { $value } » ne peut se présenter dans aucune partie (champ : { $location }).

## Mise en place

error-setup-unknown = Il n’y a pas d’option « { $value } ».
error-setup-game = Il n’y a pas de jeu « { $value } ».
error-setup-game-broken = Le jeu « { $value } » vient d’un autre paquet et ne peut pas être chargé ({ $location }).
error-setup-bot-seconds = « { $value } » n’est pas un nombre de secondes pour le coup d’un robot.
error-setup-language = Il n’y a pas de langue « { $value } ».
error-setup-players = Le nombre de joueurs ne peut pas être « { $value } ».
error-setup-first = La partie ne peut pas commencer par « { $value } ».
error-setup-seat = Il n’y a pas de place « { $value } » dans cette partie.
error-setup-name = « { $value } » ne peut pas être un nom : un nom compte { $expected } caractères affichables.
error-setup-name-twice = Le nom « { $value } » ne peut pas servir à deux personnes.
error-setup-dice = Il n’y a pas de dés du type « { $value } ».

## Robots

error-bot-unknown = Ce jeu n’a pas de robot « { $value } ».
error-bot-broken = Le robot « { $value } » vient d’un autre paquet et ne peut pas être chargé ({ $location }).
error-bot-too-few = Il faut au moins deux robots pour les comparer ; ici : « { $value } ».
error-bot-command = « { $value } » n’est pas une commande.
error-bot-program = Le robot « { $value } » ne peut pas jouer : aucun programme « { $location } » ne peut être exécuté.
error-bot-start = Le robot « { $value } » n’a pas pu être lancé. Le système indique : { $location }.
error-bot-slow = Le robot « { $value } » n’a pas répondu en { $location } secondes.
error-bot-died = Le robot « { $value } » s’est arrêté avant d’avoir répondu ({ $location }).
error-bot-unreachable = Le robot « { $value } » n’a pas pu être joint ({ $location }).
error-bot-answer = Le robot « { $value } » a dit « { $location } », ce qui n’est pas une réponse.
error-bot-illegal = Le robot « { $value } » a choisi « { $location } », qui ne peut pas être joué maintenant.
error-bot-gave-up = Le robot « { $value } » a renoncé : « { $location } ».
error-bot-failed = Le robot « { $value } » a échoué ({ $location }).

## Annulation

error-undo-nothing = Il n’y a encore aucun coup à reprendre.
error-undo-past-roll = Ce coup ne peut plus être repris : des dés ont été lancés ou une carte a été tirée depuis.

## Parties sauvegardées

error-save-ambiguous = Plusieurs parties sauvegardées commencent par « { $value } » : { $expected }
error-save-in-use = La partie « { $value } » est en cours dans une autre fenêtre. Quittez-la d’abord là-bas.

## Parties enregistrées

error-record-none = « { $value } » n’est pas une partie enregistrée.
error-record-no-games = Aucune partie n’a encore été terminée ici.
error-record-unreadable = La partie enregistrée « { $value } » est illisible.
error-record-json =
    { $given ->
        [no] La partie enregistrée n’est pas en JSON correct.
       *[yes] « { $value } » n’est pas une partie enregistrée en JSON correct.
    }
error-record-format = Cette partie est enregistrée au format « { $value } » ; cette version de Rollhouse lit le format { $expected }.
error-record-game = Cette partie est celle d’un jeu inconnu ici : « { $value } ».
error-record-rules = Cette partie suit la version « { $value } » des règles du jeu ; cette version de Rollhouse applique la version { $expected }.
error-record-setup =
    { $given ->
        [no] La mise en place de cette partie est impossible ({ $location }).
       *[yes] La mise en place de cette partie est impossible : « { $value } » ({ $location }).
    }
error-record-seats = Les places de cette partie sont « { $value } » alors qu’il faudrait « { $expected } ».
error-record-tag = « { $value } » n’est pas une étiquette de partie.
error-record-tag-twice = « { $value } » répète une étiquette.
error-record-tag-missing = L’étiquette « { $value } » manque.
error-record-malformed-move = Le coup { $location }, « { $value } », n’est pas un coup de ce jeu.
error-record-illegal-move = Le coup { $location }, « { $value } », ne peut pas être joué à cet endroit.
error-record-comment = Un commentaire porte sur le coup « { $value } » ; les coups sont { $expected }.
error-record-comment-open = Le commentaire qui commence par « { $value } » n’a pas de fin.
error-record-result = La partie annonce le résultat « { $value } » ; ses coups mènent à « { $expected } ».
error-record-too-long = La partie est trop longue : « { $value } » pour un maximum de « { $expected } ».

## Fichiers de données

error-data-unreadable = Le fichier « { $value } » est illisible.
error-data-toml = Le fichier « { $value } » n’est pas en TOML correct.
error-data-schema = Le fichier « { $value } » ne contient pas ce qu’il devrait.
error-data-content =
    { $placed ->
        [no] Il y a une erreur dans le fichier « { $value } ».
       *[yes] Il y a une erreur dans le fichier « { $value } », à « { $location } ».
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

error-extra-missing = Il faut pour cela le paquet « { $value } », qui n’est pas installé. Il s’installe avec : { $location }

## Les autres

error-people-unknown = Il n’y a personne de ce nom ici.
error-people-bad-link = Ce lien ne vaut plus : il a plus d’une semaine, ou quelqu’un l’a déjà utilisé. Demandez-en un autre.
error-people-self = C’est vous.
error-people-not-friends = On ne peut inviter que ses amis.
error-people-not-open = La partie y a commencé : plus personne ne peut s’asseoir.
error-people-too-many = Cela suffit pour l’instant : { $value } au plus.

error-sync-address = « { $value } » n’est l’adresse d’aucune maison.
error-sync-token = { $value } ne connaît pas ce jeton. « Vos parties » en crée un là-bas.
error-sync-unreachable = { $value } ne répond pas.
error-people-banned = Vous êtes exclu de cette maison. Vous pouvez encore regarder, emporter ce qui est à vous et le supprimer.
error-people-banned-until = Vous êtes exclu de cette maison jusqu’au { $value }. Vous pouvez encore regarder, emporter ce qui est à vous et le supprimer.
error-admin-off = Cette maison n’a pas de page de gestion : qui la tient définit ROLLHOUSE_OPERATOR_TOKEN.
error-admin-token = Ce n’est pas le jeton de gestion.
error-admin-no-report = Il n’y a pas de signalement ouvert { $value }.
error-admin-what = « { $value } » ne se fait pas ici ; ce qui se fait : { $expected }.
error-setup-admin-token = ROLLHOUSE_OPERATOR_TOKEN est trop court : { $expected } signes tirés au hasard.
