# Le navigateur. Sur un téléphone, boutons et étiquettes ont peu de place : faire court.

## La maison

web-home = Rollhouse, vers l’accueil
web-skip = Aller au contenu
web-settings = Réglages
web-language = Langue
web-theme-auto = Couleurs : comme l’appareil
web-theme-light = Couleurs : claires
web-theme-dark = Couleurs : sombres
web-sound = Sons
web-more = Autres pages
web-close = Fermer
web-loading = Un instant…
web-unreachable = La maison ne répond pas pour le moment.
web-try-again = Réessayer
web-nowhere = Il n’y a rien ici.
web-back-to-lobby = Retour à l’accueil
web-unofficial = Rollhouse est une adaptation non officielle. Dicy Cards est un jeu d’Eric B. Vogel et une marque de Blue Orange ; Dicetto est édité par Tactic.

## L’accueil

web-welcome = À quoi joue-t-on ?
web-which-game = Quel jeu ?
web-how-many = Joueurs
web-who-sits = Qui prend la place { $number } ?
web-seat-bot = Robot : { $bot }
web-seat-link = Un ami, par un lien
web-seat-here = Quelqu’un ici, sur cet appareil
# A bot’s own name, and its level
web-name-bot = { $name } ({ $bot })
web-cards = Cartes
web-cards-tap = Touchez une carte pour lire ce qu’elle fait.
web-your-name = Votre nom
web-name = Nom
web-name-of-seat = Nom pour la place { $number }
web-player = Joueur { $number }
web-play = Jouer
web-play-game = Jouer à { $game }
web-learn-short = Apprendre
web-puzzle-short = Problème
web-puzzle-of = Problème du jour : { $game }
web-open-table = Ouvrir la table
web-link-follows = Vous recevrez un lien à envoyer à vos amis.
## Apprendre en jouant

web-learn = Apprendre en jouant
web-learn-of = Apprendre { $game }
web-learn-new = Première visite ?
web-learn-how = Apprenez { $game } en jouant : deux minutes, sur le vrai plateau.
web-learn-on = { $game } : continuez avec la leçon { $number } sur { $count }.
web-learn-lessons = Leçons
web-learn-next = Leçon suivante
web-learn-again = Depuis le début
web-learn-rules = Retour aux règles
web-learn-once-more = Encore une fois
web-learn-done = Vous savez tout. Une première partie ? Le coach vous prévient avant un coup qui coûte cher.
web-learn-first-game = Jouer une première partie
web-more-options = Plus d’options
web-who-starts = Qui commence ?
web-first-random = Au hasard
web-dice = Dés
web-dice-house = La maison lance
web-dice-real = De vrais dés et cartes, saisis à la main
web-dice-mixed = De vrais dés à certaines places
web-real-dice-here = Vrais dés
web-clock = Pendule
web-clock-none = Sans pendule
web-clock-move = Un temps par décision
web-clock-game = Un temps pour toute la partie
web-clock-seconds = Secondes par décision
web-clock-minutes = Minutes pour la partie
web-public = Ouverte à tout le monde
web-my-tables = Vos tables
web-open-tables = Tables ouvertes
web-no-open-tables = Personne n’attend de joueurs pour le moment.
web-nobody-yet = Encore personne
web-line-my-turn = À vous
web-line-waiting = En attente de joueurs
web-line-playing = En cours
web-line-over = Terminée
web-line-won = Victoire : { $names }
web-line-turn-of = À { $name } de jouer
web-other-device = Continuer sur un autre appareil
web-other-device-how = Ouvrez ce lien sur l’autre appareil dans le quart d’heure : il sert une seule fois, et emporte votre nom et vos tables. Gardez-le pour vous.
web-other-device-link = Lien pour l’autre appareil
web-other-device-qr = Le lien en image, pour l’appareil photo de l’autre appareil
web-claim = Continuer sur cet appareil
web-claim-what = Cet appareil reprend le nom et les tables de celui qui a créé ce lien. Son ancien nom est oublié.
web-claim-yes = Reprendre
web-claim-no = Ne rien faire
web-claim-loses = Cet appareil a ses propres tables, problèmes ou amis. Sans un lien qui y mène, vous ne pourrez plus y revenir.
web-claim-replace = Y renoncer

## Les liens

web-copy = Copier
web-copied = Copié.
web-share = Partager

## Avant la partie

web-take-a-seat = Prenez place
web-name-of-friend = Nom d’un ami sur cet appareil
web-seat-free = Libre
web-sit = S’asseoir
web-sit-friend = Installer un ami
web-bot = Robot
web-put-bot = Mettre un robot à la place { $number }
web-rise = Se lever
web-remove = Libérer
web-begin = Commencer
web-seats-left =
    { $count ->
        [one] Il reste une place.
       *[other] Il reste { $count } places.
    }
web-all-here = Tout le monde est là.
web-sealing = Tirage des dés…
web-host-begins = Tout le monde est là ; l’hôte lance la partie.
web-invite = Inviter
web-invite-link = Lien vers cette table
web-invite-how = Envoyez le lien, ou visez l’image avec un téléphone. Aucun compte n’est nécessaire.
web-invite-watch = Qui a ce lien peut regarder, et parler si l’hôte le permet.
web-invite-only-here = Seul cet ordinateur peut entrer : la maison n’est pas ouverte à votre réseau.
web-invite-open-lan = Pour l’ouvrir, fermez la maison et relancez-la avec :
web-invite-open = L’ouvrir à mon réseau
web-invite-open-how = Les téléphones et ordinateurs du même réseau pourront alors entrer, jusqu’à la fermeture de la maison.
web-qr = Le lien de la table en image
web-read-rules = Lire les règles

## À la table

web-seats = Joueurs
web-seat-you = vous
web-seat-of-device = sur cet appareil
web-seat-away = absent
web-seat-covered = un robot joue
web-seat-resigned = a abandonné
web-seat-lapsed = temps écoulé
web-seat-real-dice = vrais dés
web-cover = Laisser jouer un robot
web-time-left = Temps restant
web-actions = Que faire
web-roll = Lancer
web-undo = Reprendre le coup
web-resign = Abandonner
web-resign-sure = Abandonner la partie ?
web-resign-what = À deux, l’autre gagne ; à plus de deux, un robot continue pour vous.
web-resign-name = { $name } abandonne
web-play-on = Continuer
web-choices-of = Ce que { $name } peut faire
web-plain-table = La table
web-plain-back = Retour
web-plain-choice = { $text }
web-die = Dé montrant { $face }
web-status-open = En attente de joueurs
web-status-over = La partie est terminée
web-status-dealing = La table se prépare…
web-status-bot = { $name } réfléchit…
web-status-waiting = On attend { $name }
web-status-will-roll = { $name } va lancer les dés
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
web-status-react =
    { $alone ->
        [one] C’est à vous de choisir
       *[several] { $name }, à vous de choisir
    }
web-status-your-turn =
    { $alone ->
        [one] À vous de jouer
       *[several] { $name }, à vous de jouer
    }
web-beside-table = À côté de la table
web-table = Table
web-watching =
    { $count ->
        [one] Une personne regarde
       *[other] { $count } personnes regardent
    }
web-commitment = Ce nombre fixe les dés d’avance ; la partie finie, chacun peut les vérifier :
web-reconnecting = Connexion perdue. Reconnexion…
web-offline = Pas de connexion. La partie est à l’abri et reprendra à votre retour.
web-not-sent = Non envoyé : pas de connexion pour le moment.

## Le journal et la discussion

web-log = Journal
web-log-empty = Il ne s’est encore rien passé.
web-log-earlier = Voir ce qui précède
web-taken-back = Repris :
web-log-sat = { $name } prend place.
web-log-bot = { $bot } (robot) prend place.
web-log-rose = La place { $number } est de nouveau libre.
web-log-began = La partie commence.
web-log-parts-dropped = { $names } : part des dés non révélée ; elle est écartée.
web-log-took-back =
    { $count ->
        [one] { $name } reprend un coup.
       *[other] { $name } reprend { $count } coups.
    }
web-log-gave-up = { $name } abandonne.
web-log-time = { $name } n’a plus de temps.
web-log-covered = Un robot joue pour { $name }, en son absence.
web-log-returned = { $name } est de retour.
web-chat = Discussion
web-chat-say = Dire quelque chose
web-chat-empty = Personne n’a encore rien dit.
web-spectators-talk = Ceux qui regardent peuvent parler
web-chat-from-watchers = De ceux qui regardent
web-chat-players = Ici, seuls ceux qui jouent parlent.
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
web-pick = Ce qui est sorti
web-pick-first = Qui commence ?
web-pick-card = Quelle carte a été piochée ?
web-pick-cards =
    { $count ->
        [0] Toutes les cartes sont choisies
        [one] Choisissez encore une carte
       *[other] Choisissez encore { $count } cartes
    }
web-pick-faces = Que montre chaque dé ? D’abord le joueur dont c’est le tour.
web-pick-die = Dé { $number }
web-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## La fin

web-rematch = Rejouer
web-rematch-yes = Dire oui
web-rematch-willing = { $names } : d’accord pour une revanche. Elle commence dès que tout le monde a dit oui.
web-rematch-silent = On attend encore le oui de { $names }.
web-score = Score :
web-same-dice = Rejouer avec les mêmes dés
web-same-dice-waiting = Mêmes dés : on attend encore l’accord des autres ({ $names }).
web-same-dice-asked = { $names } : mêmes dés souhaités. Il faut que tous le veuillent.
web-same-dice-marked = Les mêmes dés que dans la partie précédente : tout le monde peut les connaître.
web-join-rematch = Rejoindre la partie suivante
web-rematch-asked = Une revanche est prête : elle commence quand vous la rejoignez.
web-rematch-waiting = On attend encore { $names }.
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
web-replay-first = Au début
web-replay-back = Un coup en arrière
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-next = Un coup en avant
web-replay-last = À la fin
web-play-on-from-here = Jouer à partir d’ici
web-share-replay = Partager cette partie

## Les règles

web-rules-of = Règles de { $game }
web-rules-search = Chercher dans les règles
web-rules-nothing = Les règles n’en disent rien.
web-rules-contents = Sur cette page
web-rules-try = À jouer : { $lesson }
web-rules-try-card = À essayer sur le plateau
web-rules-all = Toutes les règles
web-rule = La règle

## La vérification des dés

web-check-dice = Vérifier les dés
web-check-how = Avant chaque partie, la maison s’engage sur un nombre secret, et chaque joueur sur un nombre à lui ; quand tous sont engagés, les nombres des joueurs sont révélés. La partie finie, le secret est publié à son tour. À partir de là, cette page recalcule chaque lancer, le compare à la partie enregistrée et dit ce que cela prouve.
web-check-paste = L’enregistrement d’une partie
web-check-file = Ou choisir son fichier
web-check-now = Vérifier
web-check-offline = Tout est calculé sur cet appareil ; une fois chargée, cette page se passe de réseau. Elle vérifie les dés ; « rollhouse verify » vérifie aussi que chaque coup respecte les règles.
# $byhand counts what people rolled with real dice
web-check-ok = { $count ->
    [one] L’unique lancer de la maison est exactement celui qui était fixé avant la partie.
   *[other] Les { $count } lancers et tirages de la maison sont exactement ceux qui étaient fixés avant la partie.
}
web-check-none = Il n’y a rien à recalculer : la maison n’a fait aucun lancer dans cette partie.
web-check-by-hand = { $count ->
    [one] { $count } lancer a été fait avec de vrais dés ; personne ne peut le vérifier.
   *[other] { $count } lancers et tirages ont été faits avec de vrais dés et cartes ; personne ne peut les vérifier.
}
web-check-elsewhere = { $count ->
    [one] { $count } lancer vient de la table dont cette partie est la suite ; son propre enregistrement peut être vérifié.
   *[other] { $count } lancers et tirages viennent de la table dont cette partie est la suite ; son propre enregistrement peut être vérifié.
}
web-check-roll = Le coup { $number } dit « { $came } », mais les dés donnent « { $derived } » : on ne peut pas s’y fier.
web-check-not-over = La partie n’est pas finie : son secret sera publié à la fin.
web-check-commitment = Le secret ne correspond pas au sceau montré avant la partie : on ne peut pas se fier à ces dés.
web-check-part = La part de la place { $seat } n’est pas celle sur laquelle elle s’était engagée : on ne peut pas se fier à ces dés.
web-check-seal-other = Ce navigateur avait noté un autre sceau avant le premier lancer ({ $seal }) : quelque chose a été changé depuis, et on ne peut pas se fier à ces dés.
web-check-seal-same = Ce navigateur avait noté le même sceau avant le premier lancer.
web-check-secret = Le secret de cet enregistrement est endommagé.
web-check-game = Cette page ne connaît pas le jeu de cet enregistrement.
web-check-not-verifiable = Ce n’étaient pas les dés de la maison : il n’y a rien à recalculer.
web-check-no-record = Ceci n’est pas l’enregistrement d’une partie.
