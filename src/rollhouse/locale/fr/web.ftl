# Le navigateur. Sur un téléphone, boutons et étiquettes ont peu de place : faire court.

## Le cadre

web-home = Accueil de Rollhouse
web-skip = Aller au contenu
web-settings = Réglages
web-language = Langue
web-sound = Sons
web-more = Autres pages
web-close = Fermer
web-loading = Un instant…
web-unreachable = Impossible de joindre le serveur.
web-try-again = Réessayer
web-nowhere = Page introuvable.
web-back-to-lobby = Retour à l’accueil
web-unofficial = Rollhouse est une adaptation non officielle. Dicy Cards est un jeu d’Eric B. Vogel et une marque de Blue Orange ; Dicetto est édité par Tactic.

## L’accueil

web-welcome = À quoi voulez-vous jouer ?
web-which-game = Quel jeu ?
web-how-many = Joueurs
web-who-sits = Qui joue à la place { $number } ?
web-seat-bot = Robot : { $bot }
web-seat-link = Un ami, par lien
web-seat-here = Une personne sur cet appareil
# A bot’s own name, and its level
web-cards = Cartes
web-cards-tap = Choisissez une carte pour lire ce qu’elle fait.
web-your-name = Votre nom
web-name = Nom
web-name-of-seat = Nom pour la place { $number }
web-player = Joueur { $number }
web-play = Jouer
web-learn-short = Apprendre
## Apprendre en jouant

web-learn = Apprendre en jouant
web-learn-of = Apprendre { $game }
web-learn-lessons = Leçons
web-learn-next = Leçon suivante
web-learn-again = Recommencer
web-learn-rules = Retour aux règles
web-learn-once-more = Rejouer
web-learn-done = Vous connaissez maintenant tout le jeu. Une première partie ? Le coach vous prévient avant un coup qui coûte cher.
web-learn-first-game = Jouer une première partie
web-more-options = Plus d’options
web-who-starts = Qui commence ?
web-first-random = Au hasard
web-dice = Dés
web-dice-server = Dés virtuels
web-dice-real = De vrais dés et cartes, saisis à la main
web-dice-mixed = Vrais dés pour certains joueurs
web-real-dice-here = Vrais dés
web-clock = Pendule
web-clock-none = Sans pendule
web-clock-move = Temps limité par décision
web-clock-game = Temps limité par partie
web-clock-seconds = Secondes par décision
web-clock-minutes = Minutes par joueur
web-public = Tout le monde peut rejoindre la table
web-open-tables = Tables ouvertes
web-no-open-tables = Personne n’attend de joueurs pour le moment.
web-line-my-turn = À vous
web-line-waiting = En attente de joueurs
web-line-playing = En cours
web-line-turn-of = À { $name } de jouer
web-other-device = Continuer sur un autre appareil
web-other-device-how = Ouvrez ce lien sur l’autre appareil dans les 15 minutes. Il sert une seule fois et vous y connecte, avec votre nom et vos tables. Ne le partagez pas.
web-other-device-link = Lien pour l’autre appareil
web-other-device-qr = Code QR du lien pour l’autre appareil
web-claim = Continuer sur cet appareil
web-claim-what = Cet appareil utilisera le compte qui a créé ce lien, avec son nom et ses tables, à la place du sien.
web-claim-yes = Continuer
web-claim-no = Annuler
web-claim-loses = Cet appareil a ses propres tables, problèmes ou amis. Vous n’y aurez plus accès, sauf si vous créez d’abord un lien vers eux.
web-claim-replace = Les remplacer

## Les liens

web-copy = Copier
web-copied = Copié.
web-share = Partager

## Avant la partie

web-take-a-seat = Prenez place
web-name-of-friend = Un ami qui joue sur cet appareil
web-seat-free = Libre
web-sit = S’asseoir
web-sit-friend = Ajouter un ami
web-bot = Ajouter un robot
web-put-bot = Ajouter un robot à la place { $number }
web-rise = Quitter la place
web-remove = Retirer
web-begin = Commencer
web-seats-left =
    { $count ->
        [one] Il reste une place.
       *[other] Il reste { $count } places.
    }
web-all-here = Tout le monde est là.
web-sealing = Préparation des dés…
web-host-begins = Tout le monde est là. On attend que l’hôte commence.
web-invite = Inviter
web-invite-link = Lien vers cette table
web-invite-how = Envoyez le lien, ou scannez le code QR avec un téléphone. Aucun compte n’est nécessaire.
web-invite-watch = Toute personne qui a ce lien peut regarder, et discuter si l’hôte le permet.
web-invite-only-here = Ce lien ne fonctionne que sur cet ordinateur. Pour que des téléphones puissent se connecter, rendez Rollhouse accessible sur votre Wi-Fi.
web-invite-open-lan = Pour cela, arrêtez Rollhouse et relancez-le avec :
web-invite-open = Rendre accessible sur mon réseau
web-invite-open-how = Les téléphones et ordinateurs du même réseau pourront alors se connecter, jusqu’à l’arrêt de Rollhouse.
web-qr = Code QR du lien vers cette table
web-read-rules = Lire les règles

## À la table

web-seats = Joueurs
web-seat-you = vous
web-seat-of-device = sur cet appareil
web-seat-away = absent
web-seat-covered = un robot joue
web-seat-resigned = a abandonné
web-seat-timed-out = temps écoulé
web-seat-real-dice = vrais dés
web-cover = Laisser jouer un robot
web-claim-win = Réclamer la victoire
web-time-left = Temps restant
web-actions = Actions
web-roll = Lancer
web-undo = Reprendre le coup
web-resign = Abandonner
web-resign-sure = Abandonner la partie ?
web-resign-what = À deux, votre adversaire gagne ; à plus de deux, un robot continue pour vous.
web-resign-name = { $name } abandonne
web-play-on = Continuer
web-choices-of = Coups possibles : { $name }
web-plain-table = Table
web-plain-back = Retour
web-plain-choice = { $text }
web-die = Dé montrant { $face }
web-status-open = En attente de joueurs
web-status-over = La partie est terminée
web-status-dealing = Préparation de la table…
web-status-bot = { $name } réfléchit…
web-status-waiting = { $name } choisit son coup
web-status-will-roll = { $name } doit lancer les dés
web-status-will-enter = { $name } saisit ses dés ou ses cartes
# $alone is “one” when the reader holds a single seat, so that no name is needed
web-status-roll =
    { $alone ->
        [one] À vous de lancer les dés
       *[several] { $name }, lancez les dés
    }
web-status-hand =
    { $alone ->
        [one] Saisissez vos dés ou vos cartes
       *[several] { $name }, saisissez vos dés ou vos cartes
    }
web-status-your-turn =
    { $alone ->
        [one] À vous de jouer
       *[several] { $name }, à vous de jouer
    }
web-beside-table = Journal et discussion
web-table = Table
web-watching =
    { $count ->
        [one] Une personne regarde
       *[other] { $count } personnes regardent
    }
web-commitment = Ce nombre fixe les dés d’avance. Une fois la partie finie, chacun peut les vérifier :
web-reconnecting = Connexion perdue. Reconnexion…
web-offline = Hors ligne. La partie est sauvegardée.
web-offline-pending = Hors ligne. Votre coup partira plus tard.
web-sending = Envoi…
web-not-sent = Non envoyé : vous êtes hors ligne.
web-not-sent-late = Votre coup n’a pas été joué : un autre est passé avant.

## Le journal et la discussion

web-log = Journal
web-log-empty = Il ne s’est encore rien passé.
web-log-earlier = Voir ce qui précède
web-taken-back = Repris :
web-log-sat = { $name } a pris place.
web-log-bot = { $bot } (robot) a pris place.
web-log-seat-left = La place { $number } s’est libérée.
web-log-began = La partie a commencé.
web-log-entropy-dropped = { $names } : nombre pour les dés non révélé ; il a été écarté.
web-log-undone =
    { $count ->
        [one] { $name } a repris un coup.
       *[other] { $name } a repris { $count } coups.
    }
web-log-gave-up = { $name } a abandonné.
web-log-claimed = { $name } n’était plus là et perd la partie.
web-log-time = { $name } a épuisé son temps.
web-log-covered = Un robot a pris le relais de { $name } en son absence.
web-log-returned = { $name } est de retour.
web-chat = Discussion
web-chat-open =
    { $count ->
        [0] Ouvrir la discussion
        [one] Ouvrir la discussion : 1 message à lire
       *[other] Ouvrir la discussion : { $count } messages à lire
    }
web-chat-said = { $name } : { $text }
web-chat-say = Écrire un message
web-chat-empty = Pas encore de messages.
web-spectators-talk = Les spectateurs peuvent discuter
web-chat-from-watchers = Spectateurs
web-chat-players = Seuls les joueurs peuvent discuter.
web-send = Envoyer
web-spectator = Un spectateur
web-unread = à lire

## Vrais dés et vraies cartes

web-pad = Saisir vos dés
web-pad-left =
    { $count ->
        [one] Encore un dé
       *[other] Encore { $count } dés
    }
web-pad-full = Tous les dés sont saisis.
web-pad-entered = Dés saisis
web-pad-face = Ajouter un { $face }
web-pad-remove = Retirer ce { $face }
web-pad-clear = Effacer
web-pad-enter = Valider
web-pick = Saisir le résultat
web-pick-first = Qui commence ?
web-pick-card = Quelle carte a été piochée ?
web-pick-cards =
    { $count ->
        [0] Toutes les cartes sont choisies
        [one] Choisissez encore une carte
       *[other] Choisissez encore { $count } cartes
    }
web-pick-faces = Que montre chaque dé ? D’abord le joueur dont c’est le tour.
web-pick-die = Dé { $number }
web-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## La fin

web-rematch = Rejouer
web-rematch-yes = Accepter
web-rematch-willing = { $names } : d’accord pour une revanche. Elle commence quand tout le monde a accepté.
web-rematch-silent = En attente de l’accord de { $names }.
web-score = Score :
web-same-dice = Rejouer avec les mêmes dés
web-same-dice-waiting = Mêmes dés : en attente de l’accord de { $names }.
web-same-dice-asked = { $names } : rejouer les mêmes dés ? Tout le monde doit accepter.
web-same-dice-marked = Les mêmes dés que dans la partie précédente : tout le monde peut les connaître.
web-join-rematch = Rejoindre la partie suivante
web-rematch-asked = La partie suivante commence quand vous la rejoignez.
web-rematch-waiting = En attente de { $names }.
web-record-text = Partie (texte)
web-record-json = Partie (JSON)
web-end-more = Plus…

## La relecture

web-replay = Revoir
web-replay-of = Revoir : { $game }
web-replay-controls = Parcourir la partie
web-replay-start = Avant le premier coup
web-replay-move = Coup
web-replay-at = Coup { $ply } sur { $last }
web-replay-first = Premier coup
web-replay-back = Coup précédent
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-next = Coup suivant
web-replay-last = Dernier coup
web-play-on-from-here = Jouer à partir d’ici
web-share-replay = Partager cette partie

## Les règles

web-rules-of = Règles de { $game }
web-rules-search = Chercher dans les règles
web-rules-nothing = Aucun résultat dans les règles.
web-rules-contents = Sur cette page
web-rules-try = À essayer : { $lesson }
web-rules-try-card = À essayer sur le plateau
web-rules-all = Toutes les règles
web-rule = La règle

## La vérification des dés

web-check-dice = Vérifier les dés
web-check-how = Avant chaque partie, le serveur s’engage sur un nombre secret, et l’appareil de chaque joueur sur un nombre à lui. Quand tous sont fixés, les nombres des joueurs sont révélés ; le secret du serveur est publié à la fin de la partie. À partir de ces nombres, cette page recalcule chaque lancer, le compare à la partie enregistrée et indique ce que cela prouve.
web-check-paste = Partie enregistrée
web-check-file = Ou choisir un fichier
web-check-now = Vérifier
web-check-offline = Tout est calculé sur cet appareil ; une fois chargée, cette page se passe de réseau. Elle vérifie les dés. « rollhouse verify » vérifie aussi que chaque coup respecte les règles.
# $byhand counts what people rolled with real dice
web-check-ok = { $count ->
    [one] L’unique lancer virtuel est exactement celui qui était fixé avant la partie.
   *[other] Les { $count } lancers et tirages virtuels sont exactement ceux qui étaient fixés avant la partie.
}
web-check-none = Il n’y a rien à vérifier : cette partie ne contient aucun lancer virtuel.
web-check-by-hand = { $count ->
    [one] { $count } lancer a été fait avec de vrais dés et ne peut pas être vérifié.
   *[other] { $count } lancers et tirages ont été faits avec de vrais dés et cartes et ne peuvent pas être vérifiés.
}
web-check-elsewhere = { $count ->
    [one] { $count } lancer vient de la table dont cette partie est la suite. Vérifiez-le avec l’enregistrement de cette table.
   *[other] { $count } lancers et tirages viennent de la table dont cette partie est la suite. Vérifiez-les avec l’enregistrement de cette table.
}
web-check-roll = Le coup { $number } indique « { $value } », mais les dés donnent « { $derived } » : ces dés ne sont pas fiables.
web-check-not-over = La partie n’est pas finie : son secret sera publié à la fin.
web-check-commitment = Le secret ne correspond pas au sceau montré avant la partie : ces dés ne sont pas fiables.
web-check-part = Le nombre révélé pour la place { $seat } n’est pas celui sur lequel elle s’était engagée : ces dés ne sont pas fiables.
web-check-seal-other = Ce navigateur avait conservé un autre sceau avant le premier lancer ({ $seal }). Quelque chose a été changé depuis : ces dés ne sont pas fiables.
web-check-seal-same = Ce navigateur avait conservé le même sceau avant le premier lancer.
web-check-secret = Le secret de cet enregistrement est endommagé.
web-check-game = Cette page ne peut pas vérifier les parties de ce jeu.
web-check-not-verifiable = Cet enregistrement ne dit pas comment ses dés ont été produits : ils ne peuvent pas être vérifiés.
web-check-no-record = Ceci n’est pas l’enregistrement d’une partie.
